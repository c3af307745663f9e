"""The only question: how many."""

from __future__ import annotations

from typing import ClassVar, Final

from taletable.games.pebbles.table import Heap
from taletable.kernel import Args, IllegalAction, Question, refusal

MOST: Final = 3
ACTIONS: Final = tuple([f"take {count}" for count in range(1, MOST + 1)])


class Take(Question[Heap]):
    """One to three pebbles, and no more than there are."""

    __slots__ = ()
    name: ClassVar = "take"
    clause: ClassVar = "2.1"
    refusals: ClassVar = ("too-many",)

    def legal(self, table: Heap, seat: int) -> list[int]:
        return list(range(min(MOST, table.left)))

    def resolve(self, table: Heap, seat: int, action: int) -> None:
        table.reveal()
        table.taken[seat] += action + 1
        table.left -= action + 1
        if table.story is not None:
            table.tell("took", {"seat": seat, "count": action + 1, "left": table.left})

    def refuse(self, table: Heap, seat: int, action: int) -> IllegalAction:
        return refusal("pebbles-refusal-too-many", {"count": action + 1, "left": table.left}, "2.2")

    def prompt(self, table: Heap, seat: int) -> Args:
        return {"left": table.left}


TAKE: Final = Take()
QUESTIONS: Final = (Take,)
