"""Short ways to lay out a game of Fairy Tale.

Unless a test says otherwise it is the last reveal of the last draft with the advanced deck: everybody holds the card to
be played and two Settlers or Sprites that do nothing, and the game is over when the effects are done.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

import taletable as tt
from tests.kit import scenario

if TYPE_CHECKING:
    from tests.kit.scenario import Scenario

GAME = tt.game("fairy_tale")
IDLE = ("homesteaders", "mischievous-fairy")


def clause(*numbers: str) -> pytest.MarkDecorator:
    return pytest.mark.clause("fairy_tale", *numbers)


def position(cards: str, *rows: str, **more: Any) -> dict[str, Any]:
    """A game in which each seat is about to play its card; rows as `"dragon-cave (demon)"`, brackets face down."""
    played = cards.split()
    laid = [row.split() for row in rows] + [[] for _ in range(len(played) - len(rows))]
    return {
        "seats": len(played),
        "options": {"deck": "advanced", **more},
        "draft": more.get("drafts", 4),
        "play": 2,
        "rows": laid,
        "hands": [[card, *IDLE] for card in played],
    }


def reveal(cards: str, *rows: str, **more: Any) -> Scenario:
    """Everybody plays their card."""
    table = scenario("fairy_tale", position(cards, *rows, **more))
    for seat, card in enumerate(cards.split()):
        table.seat(seat).plays(f"card {card}")
    return table


def rows(table: tt.Table) -> list[str]:
    """The rows as they are written in a position."""
    return [" ".join(row) for row in table.position()["rows"]]


def ended(*laid: str, **more: Any) -> tt.Table:
    """A finished game with these rows; a Trickster is still to be named."""
    options = {"deck": "advanced", **more}
    seats = len(laid)
    return GAME.arrange({"seats": seats, "options": options, "draft": 4, "rows": [row.split() for row in laid]})


def points(*laid: str, **more: Any) -> list[int]:
    return ended(*laid, **more).points()


def why(seat: int, card: str, *laid: str) -> tuple[int, str, dict[str, Any]]:
    """The first part of a card's line on the score pad."""
    table = ended(*laid)
    for standing in table.standings:
        if standing.seat == seat:
            for line in standing.breakdown:
                if line.what == card:
                    return line.points, line.parts[0].why, line.parts[0].args
    raise AssertionError(f"no line for {card}")
