"""Games that were begun by version 1 of the rules, which marked what leaves no choice after each answer."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import taletable as tt
from tests.games.fairy_tale.tale import GAME, position
from tests.golden.telling import recorded, tell
from tests.kit.payloads import payload, viewers

PLAYED = (Path(__file__).parent / "version_1.txt").read_text("utf-8")
RECORD = recorded(PLAYED)


def test_a_game_that_was_played_by_version_1_is_told_as_ever() -> None:
    assert (RECORD.version, GAME.version, GAME.oldest) == (1, 2, 1)
    assert tell(RECORD) == PLAYED
    with pytest.raises(ValueError, match="action 127 of the record"):
        tt.replay(RECORD._replace(version=2))


def test_what_grows_from_a_game_of_version_1_keeps_to_it() -> None:
    table = GAME.start(RECORD.seats, RECORD.seed, RECORD.options, listen=True, version=1)
    turned = 0
    for seat, action in RECORD.actions:
        read = GAME.arrange(json.loads(json.dumps(table.position())))
        assert read == table
        for viewer in viewers(table):
            world = table.imagine(viewer, 1)
            assert payload(world, viewer) == payload(table, viewer)
            assert GAME.arrange(world.position()) == world
        for one in (read, table.copy(), table):
            assert one.version == one.view(seat)["version"] == 1
            turned += one.decision(seat).kind.startswith("choose")  # type: ignore[union-attr]
            one.act(seat, action)
        if table.acted > table.fence:
            undone = tt.undo(table, seat)
            assert undone.version == 1
    assert table.record() == RECORD
    assert turned > 0


def test_a_record_that_grew_from_a_position_goes_by_its_own_version() -> None:
    laid = position("demon settler")
    record = GAME.arrange(laid).record()._replace(version=1, position=laid)
    assert [tt.replay(record).version, tt.replay(record._replace(version=2)).version] == [1, 2]


def test_version_1_asks_again_depending_on_the_answer() -> None:
    """The leak that version 2 closes: a knight and a dragon are to be turned, and there is only one knight."""
    card = "knight cloud-dragon copper-dragon"
    waiting = []
    for answer in ("knight", "cloud-dragon"):
        table = GAME.arrange({**position("demon werewolf", card, card), "version": 1})
        table.act(0, "card demon")
        table.act(1, "card werewolf")
        table.act(0, f"card {answer}")
        waiting.append(table.waiting)
        world = table.imagine(1, 1)
        assert world.view(1) == table.view(1)
    assert waiting == [(0, 1), (1,)]


def test_other_versions_are_refused() -> None:
    assert [GAME.plays(version) for version in range(4)] == [False, True, True, False]
    for version in (0, 3):
        with pytest.raises(ValueError, match=f"played by version {version} of fairy_tale; the rules here are 2"):
            tt.replay(RECORD._replace(version=version))
        with pytest.raises(ValueError, match=f"this position is of version {version} of fairy_tale"):
            GAME.arrange({"version": version})
