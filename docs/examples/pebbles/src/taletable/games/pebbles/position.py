"""A table as text.

    {"seats": 2, "left": 7, "taken": [5, 3], "bonuses": [1, 6], "first": 0, "turns": 4}

Left out, nothing is taken, seat 0 begins, the bonuses are the lowest, and the next turn begins.
"""

from __future__ import annotations

from taletable.games.pebbles.rules import BONUSES, END_TURN, TURN
from taletable.games.pebbles.table import Heap
from taletable.kernel import Positions, Reader, View
from taletable.kernel.position import sequence, whole


class HeapPositions(Positions[Heap]):
    """A table as text, and back."""

    def write(self, table: Heap, position: View) -> None:
        position["left"] = table.left
        position["taken"] = list(table.taken)
        position["bonuses"] = list(table.bonuses)
        position["first"] = table.first
        position["turns"] = table.turns

    def read(self, table: Heap, reader: Reader) -> None:
        seats = table.seats
        heap = int(table.options["heap"])
        table.taken = _numbers(reader, "taken", [0] * seats, 0, heap)
        table.bonuses = _numbers(reader, "bonuses", list(BONUSES[:seats]), 1, len(BONUSES))
        table.left = whole(reader.take("left", max(0, heap - sum(table.taken))), "left", 0, heap)
        table.first = whole(reader.take("first", 0), "first", 0, seats - 1)
        table.turns = whole(reader.take("turns", 0), "turns", 0, heap)

    def validate(self, table: Heap) -> None:
        if table.left + sum(table.taken) != table.options["heap"]:
            raise ValueError(f"left and taken must be {table.options['heap']} pebbles together")
        if len(set(table.bonuses)) != table.seats:
            raise ValueError("bonuses: there is one of each")
        asked = table.waiting
        if asked and (asked != (table.active,) or table.agenda != [END_TURN] or not table.left):
            raise ValueError(f"asks: only seat {table.active} is asked, and the agenda is [['end-turn']]")
        if not asked and table.agenda != [TURN] and (table.agenda or table.left):
            raise ValueError("agenda: where nobody is asked it is [['turn']], or empty when the heap is")


def _numbers(reader: Reader, key: str, default: list[int], low: int, high: int) -> list[int]:
    listed = sequence(reader.take(key, default), key, len(default))
    return [whole(number, f"{key}[{place}]", low, high) for place, number in enumerate(listed)]
