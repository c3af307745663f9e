"""What the laws must know of «Несказочная заварушка»."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.games.properties import Properties

if TYPE_CHECKING:
    from taletable.kernel import Table


def pieces(table: Table) -> object:
    """Forty cards at most, none twice: what is on tiles and in hands, and three of each colour aside."""
    written = table.position()
    colours = ("red", "blue", "yellow", "green")
    known = [card for stack in written["stacks"].values() for card in stack]
    known += [f"{colours[seat]} {name}" for seat, hand in enumerate(written["hands"]) for name in hand]
    assert len(known) == len(set(known))
    return sorted(written["tiles"]), [10 - sum(card.startswith(colour) for card in known) for colour in colours]


PROPERTIES = Properties(pieces=pieces, ways=((3, {"first": 2}),))
