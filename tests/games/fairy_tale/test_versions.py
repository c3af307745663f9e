"""Games that were begun by earlier rules: version 1 marked what leaves no choice after each answer, and up to version 2
cards and factions had names of our own."""

from __future__ import annotations

import ast
import json
from pathlib import Path
from typing import Any

import pytest

import taletable as tt
from taletable.games.fairy_tale.cards import CATEGORIES, NAMES, RENAMED, sheet_of
from taletable.games.fairy_tale.text import text_of
from taletable.kernel.renaming import renew, renew_all
from tests.games.fairy_tale.tale import GAME, position
from tests.golden.telling import recorded, tell
from tests.kit.payloads import payload, viewers

HERE = Path(__file__).parent
# Golden games as they were written then, and what version they are of.
PLAYED = {
    name: (HERE / f"{name}.txt").read_text("utf-8")
    for name in ("version_1", "version_2_advanced", "version_2_own_sheet")
}
RECORD = recorded(PLAYED["version_1"])


def the_end(told: str) -> dict[str, Any]:
    """The last position of a golden game, but for its options."""
    lines = told.partition("--- the end ---\n")[2].partition("\n\n")[0].splitlines()
    found = dict(line.split(": ", 1) for line in lines if not line.startswith("options: "))
    return {key: value if key == "game" else ast.literal_eval(value) for key, value in found.items()}


def the_scores(told: str) -> list[str]:
    """Who ended where, with how many points, and what each card brought."""
    lines = told.partition("--- the end ---\n")[2].partition("\n\n")[2].splitlines()
    return [renew(line.partition(":")[0] if line.startswith(" ") else line, RENAMED) for line in lines]


@pytest.mark.parametrize("name", PLAYED)
def test_a_game_from_before_is_played_again_to_the_same_end(name: str) -> None:
    record = recorded(PLAYED[name])
    assert (record.version, GAME.version, GAME.oldest) == (int(name[8]), 3, 1)
    assert the_end(tell(record)) == renew_all(the_end(PLAYED[name]), RENAMED)
    assert the_scores(tell(record)) == the_scores(PLAYED[name])
    again = tt.replay(record).record()
    assert again == record._replace(actions=tuple((seat, renew(action, RENAMED)) for seat, action in record.actions))


@pytest.mark.parametrize("name", PLAYED)
def test_a_position_from_before_is_read(name: str) -> None:
    record = recorded(PLAYED[name])
    assert GAME.arrange({**the_end(PLAYED[name]), "options": record.options}) == tt.replay(record)


def test_a_sheet_from_before_has_the_same_cards() -> None:
    former = str(recorded(PLAYED["version_2_own_sheet"]).options["deck_file"])
    assert 'id = "pearl-dragon"' in former
    present = (HERE / "wild.toml").read_text("utf-8")
    assert sheet_of(former).decks == sheet_of(present).decks
    for one, other in zip(sheet_of(former).cards, sheet_of(present).cards, strict=True):
        assert (one.id, text_of(one)) == (other.id, text_of(other))


def test_no_former_word_is_in_use() -> None:
    assert not set(RENAMED) & {*NAMES, *CATEGORIES}
    assert set(RENAMED.values()) <= {*NAMES, *CATEGORIES}


def test_a_game_of_version_1_cannot_be_played_by_later_rules() -> None:
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
        if table.action_count > table.undo_floor:
            undone = tt.undo(table, seat)
            assert undone.version == 1
    assert table.record() == tt.replay(RECORD).record()
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
    assert [GAME.plays(version) for version in range(5)] == [False, True, True, True, False]
    for version in (0, 4):
        with pytest.raises(ValueError, match=f"played by version {version} of fairy_tale; the rules here are 3"):
            tt.replay(RECORD._replace(version=version))
        with pytest.raises(ValueError, match=f"this position is of version {version} of fairy_tale"):
            GAME.arrange({"version": version})
