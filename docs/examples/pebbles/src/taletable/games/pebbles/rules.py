"""The course of play: set-up and turns."""

from __future__ import annotations

from typing import ClassVar, Final

from taletable.games.pebbles.questions import TAKE
from taletable.games.pebbles.table import Heap
from taletable.kernel import Setup, Task

BONUSES: Final = (1, 2, 3, 4, 5, 6)


class HeapSetup(Setup[Heap]):
    """Set-up."""

    def deal(self, table: Heap) -> None:
        """The heap (1.1), a secret bonus each (1.2), and who begins (1.3)."""
        table.left = int(table.options["heap"])
        bonuses = list(BONUSES)
        table.dice.shuffle(bonuses)
        for seat in range(table.seats):
            table.bonuses[seat] = bonuses[seat]
            if table.story is not None:
                table.tell("dealt", {"seat": seat, "bonus": bonuses[seat]}, (seat,))
        table.first = table.dice.below(table.seats)
        self.resume(table)

    def resume(self, table: Heap) -> None:
        table.agenda.append(TURN)


class Turn(Task[Heap]):
    """The next turn, while there is anything to take (3.1)."""

    __slots__ = ()
    name: ClassVar = "turn"

    def run(self, table: Heap) -> None:
        if table.left:
            table.agenda.append(END_TURN)
            table.ask(table.active, TAKE)


class EndTurn(Task[Heap]):
    """A turn is over."""

    __slots__ = ()
    name: ClassVar = "end-turn"

    def run(self, table: Heap) -> None:
        table.turns += 1
        table.agenda.append(TURN)


TURN: Final = Turn()
END_TURN: Final = EndTurn()
TASKS: Final = (Turn, EndTurn)
