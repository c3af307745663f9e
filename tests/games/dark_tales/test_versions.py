"""Games that were begun by version 1 of the rules, by which points could be lost that one does not have."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.games.dark_tales.tale import GAME, position, teller
from tests.golden.telling import recorded, tell
from tests.kit.payloads import payload, viewers

PLAYED = {file.stem: file.read_text("utf-8") for file in sorted((Path(__file__).parent / "version_1").glob("*.txt"))}
END = "--- the end ---"


def end(text: str) -> list[str]:
    """The table at the end of a golden text, and who has scored what; the words for it may change."""
    lines = text.partition(END)[2].splitlines()
    return [line.partition(":")[0] if line.startswith("   ") else line for line in lines]


@pytest.mark.parametrize("name", PLAYED)
def test_a_game_that_was_played_by_version_1_ends_as_ever(name: str) -> None:
    record = recorded(PLAYED[name])
    assert (record.version, GAME.version, GAME.oldest) == (1, 2, 1)
    assert end(tell(record)) == end(PLAYED[name])


def test_what_grows_from_a_game_of_version_1_keeps_to_it() -> None:
    record = recorded(PLAYED["mermaid"])
    table = GAME.start(record.seats, record.seed, record.options, listen=True, version=1)
    for seat, action in record.actions:
        read = GAME.arrange(json.loads(json.dumps(table.position())))
        assert read == table
        for viewer in viewers(table):
            assert payload(table.imagine(viewer, 1), viewer) == payload(table, viewer)
        assert table.version == table.copy().version == table.view(seat)["version"] == 1
        table.act(seat, action)
    assert table.record() == record


def test_by_version_1_points_can_be_lost_that_one_does_not_have() -> None:
    place = position(teller("king", pacts="three-hundred-years"), teller("king"), expansion="mermaid")
    table = GAME.arrange({**place, "version": 1})
    table.act(0, "pact three-hundred-years")
    assert table.view(0)["players"][0]["score"] == -2
    assert GAME.number("pact three-hundred-years") not in GAME.arrange(place).actions(0)


def test_former_ids_are_read() -> None:
    place = position(teller("king"), teller("king"), expansion="cinderella", settings=["a-ball", "b1"])
    with pytest.raises(ValueError, match="those of Cinderella are in play beside two others"):
        GAME.arrange(place)
    assert set(GAME.renamed.values()) <= {str(row["id"]) for row in GAME.sheet("", {})}
