"""Short ways to say what a kingdom looks like.

Unless a test says otherwise the tiles of two players lie like this, and seat 0 (red) is in its last turn but one:

    a1 tower   b1 castle  c1 forest
    a2 farm    b2 farm    c2 farm
"""

from __future__ import annotations

from typing import Any

import pytest

import taletable as tt
from tests.kit.scenario import Scenario

COLOURS = {"r": "red", "b": "blue", "y": "yellow", "g": "green"}


def clause(*numbers: str) -> pytest.MarkDecorator:
    return pytest.mark.clause("zavarushka", *numbers)


def cards(text: str) -> list[str]:
    """`"rking bqueen"` as cards: the first letter is the colour."""
    return [f"{COLOURS[word[0]]} {word[1:]}" for word in text.split()]


def position(
    hand: str = "", *, seats: int = 2, turns: int = -1, others: str = "", tiles: str = "", first: int = 0, **stacks: str
) -> dict[str, Any]:
    """A kingdom: the hand of seat 0 (and of the others), and what lies on which tile, bottom to top."""
    written: dict[str, Any] = {
        "seats": seats,
        "first": first,
        "turns": 4 * seats if turns < 0 else turns,
        "stacks": {tile: cards(text) for tile, text in stacks.items()},
        "hands": [hand.split() or None] + [others.split() or None] * (seats - 1),
    }
    if tiles:
        written["tiles"] = tiles.split()
    return written


class Kingdom(Scenario):
    def lies(self, **stacks: str) -> Kingdom:
        """What lies on a tile, bottom to top: `lies(a1="red dwarf, blue king")`."""
        written = self.table.position()["stacks"]
        for place, cards in stacks.items():
            assert ", ".join(written.get(place, [])) == cards
        return self


def kingdom(hand: str = "", **stacks: Any) -> Kingdom:
    return Kingdom(tt.game("zavarushka").arrange(position(hand, **stacks), listen=True))


def points(*, seats: int = 2, tiles: str = "", **stacks: Any) -> list[int]:
    """What each seat scores if the game ends with these stacks."""
    laid = position(seats=seats, turns=6 * seats, tiles=tiles, **stacks)
    table = tt.game("zavarushka").arrange(laid)
    assert table.over
    scores = [0] * seats
    for standing in table.standings:
        scores[standing.seat] = standing.score
    assert table.view(None)["points"] == scores
    return scores


def line(seat: int, what: str, *, seats: int = 2, tiles: str = "", **stacks: Any) -> tuple[int, list[tuple[str, int]]]:
    """One line of a seat's score pad: the points, and each reason with its share."""
    table = tt.game("zavarushka").arrange(position(seats=seats, turns=6 * seats, tiles=tiles, **stacks))
    for standing in table.standings:
        if standing.seat == seat:
            for entry in standing.breakdown:
                if entry.what == what:
                    return entry.points, [(part.why, part.points) for part in entry.parts]
    raise AssertionError(f"no line {what}")
