"""Pebbles and the bonus (3.2); who has equally many shares the place (3.3)."""

from __future__ import annotations

from typing import Final

from taletable.games.pebbles.table import Heap
from taletable.kernel import Line, Part, Scoring, Standing

WHYS: Final = ("taken", "bonus")


class HeapScoring(Scoring[Heap]):
    """Most points win."""

    def points(self, table: Heap) -> list[int]:
        return [table.taken[seat] + table.bonuses[seat] for seat in range(table.seats)]

    def standings(self, table: Heap) -> tuple[Standing, ...]:
        points = self.points(table)
        order = sorted(range(table.seats), key=lambda seat: -points[seat])
        return tuple([Standing(seat, _rank(points, seat), points[seat], _pad(table, seat)) for seat in order])


def _rank(points: list[int], seat: int) -> int:
    return 1 + sum([other > points[seat] for other in points])


def _pad(table: Heap, seat: int) -> tuple[Line, ...]:
    taken = Part("taken", table.taken[seat], {"count": table.taken[seat]})
    bonus = Part("bonus", table.bonuses[seat], {"count": table.bonuses[seat]})
    return (Line("heap", taken.points, (taken,)), Line("bonus", bonus.points, (bonus,)))
