"""How a simple player values a table for a seat: a module for each game that has more to say than the points.

These modules are compiled with the rules; a search calls them at every leaf.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from taletable.kernel import Game, Table

Evaluate = Callable[["Table", int], int]


def evaluator(game: Game) -> Evaluate:
    """What values tables of this game: its own module here, or the lead in points."""
    module = f"{__name__}.{game.id}"
    if find_spec(module) is None:
        return lead
    found: Evaluate = import_module(module).evaluate
    return found


def lead(table: Table, seat: int) -> int:
    """A seat's lead over the best of the others."""
    points = table.points()
    return points[seat] - max([points[other] for other in range(table.seats) if other != seat])
