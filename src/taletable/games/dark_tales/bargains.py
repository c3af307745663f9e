"""Pacts with the sea witch are played: a deal for their player, and another one for everybody."""

from __future__ import annotations

from typing import ClassVar

from taletable.games.dark_tales import pacts
from taletable.games.dark_tales.cards import FIRST_FOR_ALL, FIRST_PACT, PACTS
from taletable.games.dark_tales.cursor import CAUSES, NO_CURSOR, NO_ONE, NO_ZONE, Cursor
from taletable.games.dark_tales.deals import Offer, payable
from taletable.games.dark_tales.programs import Run
from taletable.games.dark_tales.table import Tale
from taletable.games.dark_tales.vocabulary import YES
from taletable.kernel import Args, Task


class ForAll(Task[Tale]):
    """The second deal of a pact, which so many players have been offered."""

    __slots__ = ("pact", "place")
    name: ClassVar = "for-all"
    args: ClassVar = (("pact", "pact"), ("place", "count"))

    def __init__(self, pact: int, place: int) -> None:
        self.pact = pact
        self.place = place

    def run(self, table: Tale) -> None:
        """Whoever can pay may, from the player of the turn on; a question gives no hand away (7.6)."""
        table.reveal()
        for place in range(self.place, table.seats):
            seat = (table.active + place) % table.seats
            if seems_to_pay(table, seat, self.pact):
                table.agenda.append(ForAll(self.pact, place + 1))
                table.ask(seat, SecondDeal(Cursor(FIRST_FOR_ALL + self.pact, 0, NO_ONE, NO_ZONE)))
                return


class SecondDeal(Offer):
    """Whether to make the second deal of a pact."""

    __slots__ = ()
    name: ClassVar = "second"
    clause: ClassVar = "7.6"

    def choose(self, table: Tale, seat: int, action: int) -> None:
        if action == YES:
            table.agenda.append(Run(seat, self.at.moved(1)))

    def prompt(self, table: Tale, seat: int) -> Args:
        return {"source": CAUSES[self.at.cause], "deal": self.says(table)}

    def fits(self, table: Tale, seat: int) -> bool:
        """The pact is being offered to one after the other."""
        top = table.agenda[-1]
        return (
            isinstance(top, ForAll)
            and self.at.numbers() == (FIRST_FOR_ALL + top.pact, 0, NO_ONE, NO_ZONE)
            and seems_to_pay(table, seat, top.pact)
        )


FRAMES = (ForAll, SecondDeal)


def playable(table: Tale, seat: int) -> list[int]:
    """The pacts of a seat whose first price can be paid (7.4)."""
    held = pacts.held(table, seat)
    return [pact for pact in held if payable(table, seat, table.sheet.pacts[pact].first[0], NO_CURSOR, openly=False)]


def seems_to_pay(table: Tale, seat: int, pact: int) -> bool:
    """Whether a pact has a second deal, and the seat can pay for it, for all that others can tell."""
    second = table.sheet.pacts[pact].second
    return bool(second) and payable(table, seat, second[0], NO_CURSOR, openly=True)


def play(table: Tale, seat: int, pact: int) -> None:
    """A pact is played: its first deal for its player, then the second for everybody in turn (7.4, 7.6)."""
    pacts.lay_down(table, seat, pact)
    if table.story is not None:
        table.tell("bargained", {"seat": seat, "pact": PACTS[pact]})
    table.agenda.append(ForAll(pact, 0))
    table.agenda.append(Run(seat, Cursor(FIRST_PACT + pact, 1, NO_ONE, NO_ZONE)))
