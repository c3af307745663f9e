"""The worked example of the rule book: Green beats Blue by twelve to six.

The picture is lost; three kingdoms fit all its figures. Green is seat 0 (red here), Blue seat 1.
"""

from __future__ import annotations

from typing import Any

import pytest

import taletable as tt
from tests.games.zavarushka.kingdom import clause, position

FIRST = "castle farm farm farm tower forest"
SECOND = "castle farm tower farm farm forest"

KINGDOMS: dict[str, tuple[str, dict[str, Any]]] = {
    "F1": (
        FIRST,
        {
            "a1": "rdwarf rking bqueen",
            "b1": "bpeasant rdragon",
            "c1": "bking rpeasant",
            "a2": "bdwarf bprincess",
            "b2": "rprincess bdragon rknight",
        },
    ),
    "F2": (
        SECOND,
        {
            "a1": "rdwarf rking bqueen",
            "b1": "bpeasant rdragon",
            "c1": "bking rprincess bdragon rknight",
            "a2": "bdwarf bprincess",
            "b2": "rpeasant",
        },
    ),
    "F3": (
        FIRST,
        {
            "a1": "rking",
            "b1": "bdwarf bpeasant rdragon",
            "c1": "bking bqueen rpeasant",
            "b2": "rdwarf rprincess bdragon rknight",
            "c2": "bprincess",
        },
    ),
}

PADS = {
    0: {"king": 3, "queen": 0, "princess": 3, "knight": 3, "peasant": 1, "dwarf": 2},
    1: {"king": 2, "queen": 3, "princess": 0, "knight": 0, "peasant": 0, "dwarf": 1},
}


def pads(name: str, without: str = "") -> tuple[dict[int, dict[str, int]], list[int]]:
    """Each seat's score pad, and the seats in the order they finished."""
    tiles, stacks = KINGDOMS[name]
    left: dict[str, Any] = {
        tile: " ".join(card for card in text.split() if card != without) for tile, text in stacks.items()
    }
    table = tt.game("zavarushka").arrange(position(turns=12, tiles=tiles, **left))
    standings = table.standings
    return (
        {standing.seat: {line.what: line.points for line in standing.breakdown} for standing in standings},
        [standing.seat for standing in standings],
    )


def total(pad: dict[str, int]) -> int:
    return sum(pad.values())


@clause("6.1", "6.8")
@pytest.mark.parametrize("name", KINGDOMS)
def test_green_beats_blue_by_twelve_to_six(name: str) -> None:
    found, order = pads(name)
    assert found == PADS
    assert (total(found[0]), total(found[1])) == (12, 6)
    assert order == [0, 1]


@clause("4.1", "6.6")
@pytest.mark.parametrize("name", KINGDOMS)
def test_but_for_the_dragon_the_peasant_would_bring_four(name: str) -> None:
    found, _ = pads(name, without="rdragon")
    assert found[1]["peasant"] == 4
    assert found[1]["queen"] == 4
    assert (total(found[0]), total(found[1])) == (12, 11)


@clause("4.2", "6.9")
def test_without_the_knight_the_first_kingdom_is_a_tie_that_the_seat_decides() -> None:
    found, order = pads("F1", without="rknight")
    assert found[0]["princess"] == 0
    assert (total(found[0]), total(found[1])) == (6, 6)
    assert order == [0, 1]


@clause("4.1")
def test_without_the_knight_the_second_kingdoms_blue_king_sleeps_too() -> None:
    found, _ = pads("F2", without="rknight")
    assert (total(found[0]), total(found[1])) == (6, 4)


@clause("6.7", "4.1")
def test_without_the_knight_the_third_kingdoms_dwarf_counts_only_the_dragon() -> None:
    found, order = pads("F3", without="rknight")
    assert found[0]["dwarf"] == 1
    assert (total(found[0]), total(found[1])) == (5, 6)
    assert order == [1, 0]


def test_the_pad_says_why() -> None:
    tiles, stacks = KINGDOMS["F1"]
    table = tt.game("zavarushka").arrange(position(turns=12, tiles=tiles, **stacks))
    why = {
        (standing.seat, line.what): [(part.why, part.points) for part in line.parts]
        for standing in table.standings
        for line in standing.breakdown
    }
    assert why[0, "king"] == [("castle", 1), ("farms", 2)]
    assert why[0, "queen"] == [("absent", 0)]
    assert why[0, "princess"] == [("tower", 2), ("with-knight", 1)]
    assert why[1, "king"] == [("farms", 1), ("forests", 1)]
    assert why[1, "queen"] == [("with-king", 1), ("own-near", 2)]
    assert why[1, "princess"] == [("nothing", 0)]
    assert why[1, "peasant"] == [("blocked", 0)]
