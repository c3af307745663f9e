"""Pacts with the sea witch: how they come and go. How they are played, `bargains` says."""

from __future__ import annotations

from typing import ClassVar

from taletable.games.dark_tales.cards import PACTS
from taletable.games.dark_tales.cursor import CAUSES, Cursor
from taletable.games.dark_tales.language import DROP_PACT
from taletable.games.dark_tales.pieces import in_turn
from taletable.games.dark_tales.questions import StepQuestion, refused
from taletable.games.dark_tales.table import Tale
from taletable.games.dark_tales.vocabulary import PACT
from taletable.kernel import IllegalAction
from taletable.kernel.cards import different, onto, replaced, without


class DropPact(StepQuestion):
    """Which of one's pacts is discarded."""

    __slots__ = ()
    name: ClassVar = "drop"
    clause: ClassVar = "7.3"
    verbs: ClassVar = (DROP_PACT,)
    refusals: ClassVar = (*StepQuestion.refusals, "not-held")

    def legal(self, table: Tale, seat: int) -> list[int]:
        return [PACT + pact for pact in held(table, seat)]

    def choose(self, table: Tale, seat: int, action: int) -> None:
        drop(table, seat, action - PACT, self.at.cause)

    def deny(self, table: Tale, seat: int, action: int) -> IllegalAction:
        return refused("not-held", {"pact": PACTS[action - PACT]}, self.clause)


FRAMES = (DropPact,)


def take(table: Tale, seat: int, cause: int) -> None:
    """The top pact; an empty deck is made of the discarded ones (7.2)."""
    if not table.pact_deck:
        cards = list(table.pact_discard)
        table.dice.shuffle(cards)
        table.pact_deck = tuple(cards)
        table.pact_discard = ()
    if table.pact_deck:
        pact = table.pact_deck[-1]
        table.pact_deck = table.pact_deck[:-1]
        table.pacts = replaced(table.pacts, seat, (*table.pacts[seat], pact))
        if table.story is not None:
            table.tell("bound", {"seat": seat, "source": CAUSES[cause]})
            table.tell("bound-by", {"seat": seat, "pact": PACTS[pact], "source": CAUSES[cause]}, (seat,))


def all_take(table: Tale, seat: int, cause: int) -> None:
    """Everybody takes one, beginning with a seat (7.2)."""
    for other in in_turn(table, seat):
        take(table, other, cause)


def begin_drop(table: Tale, seat: int, at: Cursor) -> None:
    """Which pact, if there are several; how many one has is no secret, but which they are is."""
    if len(table.pacts[seat]) > 1:
        table.ask(seat, DropPact(at))
    elif table.pacts[seat]:
        drop(table, seat, table.pacts[seat][0], at.cause)


def drop(table: Tale, seat: int, pact: int, cause: int) -> None:
    """A pact is discarded (7.3)."""
    lay_down(table, seat, pact)
    if table.story is not None:
        table.tell("freed", {"seat": seat, "pact": PACTS[pact], "source": CAUSES[cause]})


def lay_down(table: Tale, seat: int, pact: int) -> None:
    """A pact goes onto the discard pile of pacts."""
    table.pacts = replaced(table.pacts, seat, without(table.pacts[seat], pact))
    table.pact_discard = onto(table.pact_discard, pact)


def held(table: Tale, seat: int) -> list[int]:
    """The different pacts of a seat."""
    return different(table.pacts[seat])
