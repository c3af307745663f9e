"""The course of play: set-up and turns."""

from __future__ import annotations

from typing import ClassVar, Final

from taletable.games.zavarushka.cards import ALL, ASIDE, COUNT
from taletable.games.zavarushka.questions import CHOOSE_CARD
from taletable.games.zavarushka.table import TURNS, Kingdom
from taletable.kernel import Setup, Task


class KingdomSetup(Setup[Kingdom]):
    """Set-up."""

    def deal(self, table: Kingdom) -> None:
        """Shuffle the tiles (1.3), put three cards of each colour aside (1.4), choose who begins (1.6)."""
        tiles = list(table.land.terrains)
        table.dice.shuffle(tiles)
        table.tiles = tuple(tiles)
        for seat in range(table.seats):
            names = list(range(COUNT))
            table.dice.shuffle(names)
            table.hands[seat] = ALL
            for name in names[:ASIDE]:
                table.hands[seat] &= ~(1 << name)
        first = table.options["first"]
        table.first = first if isinstance(first, int) else table.dice.below(table.seats)
        if table.story is not None:
            table.tell("begins", {"seat": table.first})
        self.resume(table)

    def resume(self, table: Kingdom) -> None:
        """The next turn."""
        table.agenda.append(TURN)


class Turn(Task[Kingdom]):
    """The next player's turn, or the end of the game after six each."""

    __slots__ = ()
    name: ClassVar = "turn"

    def run(self, table: Kingdom) -> None:
        if table.turns == TURNS * table.seats:
            return
        seat = table.active
        table.agenda.append(END_TURN)
        if table.playable(seat):
            table.ask(seat, CHOOSE_CARD)
        else:
            skip(table, seat)


class EndTurn(Task[Kingdom]):
    """A turn is over."""

    __slots__ = ()
    name: ClassVar = "end-turn"

    def run(self, table: Kingdom) -> None:
        table.turns += 1
        table.agenda.append(TURN)


TURN: Final = Turn()
END_TURN: Final = EndTurn()
TASKS = (Turn, EndTurn)


def skip(table: Kingdom, seat: int) -> None:
    """Nothing but Dragon and Dwarf in hand: the last turn is skipped, and everybody knows why (2.5)."""
    table.skipped |= 1 << seat
    if table.story is not None:
        table.tell("skipped", {"seat": seat})
