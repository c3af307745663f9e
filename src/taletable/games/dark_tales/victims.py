"""Other players: whom a step robs, or whose hand it reaches into."""

from __future__ import annotations

from typing import ClassVar

from taletable.games.dark_tales.cards import NAMES
from taletable.games.dark_tales.cursor import CAUSES, Cursor
from taletable.games.dark_tales.language import GIVE, ITEMS, ROB, SWAP, Step
from taletable.games.dark_tales.pieces import observers, others, set_known
from taletable.games.dark_tales.questions import CURSOR, StepQuestion
from taletable.games.dark_tales.table import Tale
from taletable.games.dark_tales.vocabulary import CARD, ITEM, SEAT
from taletable.kernel import AnyQuestion, Args
from taletable.kernel.cards import added, different, put_in, take_out, without


class ChooseVictim(StepQuestion):
    """Which other player."""

    __slots__ = ()
    name: ClassVar = "victim"
    clause: ClassVar = "4.6"
    verbs: ClassVar = (ROB, SWAP, GIVE)
    refusals: ClassVar = (*StepQuestion.refusals, "no-player")

    def legal(self, table: Tale, seat: int) -> list[int]:
        return sorted([SEAT + other for other in victims(table, seat, self.step(table))])

    def choose(self, table: Tale, seat: int, action: int) -> None:
        meet(table, seat, self.at, action - SEAT)

    def is_half(self, following: AnyQuestion | None) -> bool:
        return isinstance(following, ChooseLoot)


class VictimQuestion(StepQuestion):
    """What passes between the seat and another one."""

    __slots__ = ("other",)
    clause: ClassVar = "4.6"
    args: ClassVar = (*CURSOR, ("other", "seat"))

    def __init__(self, at: Cursor, other: int) -> None:
        self.at = at
        self.other = other

    def asked_by(self, table: Tale, seat: int, step: Step) -> bool:
        return step.verb in self.verbs and self.other != seat

    def prompt(self, table: Tale, seat: int) -> Args:
        return {"source": CAUSES[self.at.cause], "seat": self.other}


class ChooseLoot(VictimQuestion):
    """Which item is taken."""

    __slots__ = ()
    name: ClassVar = "loot"
    verbs: ClassVar = (ROB,)
    refusals: ClassVar = (*StepQuestion.refusals, "no-item")

    def legal(self, table: Tale, seat: int) -> list[int]:
        return [ITEM + item for item in loot(table, self.other)]

    def choose(self, table: Tale, seat: int, action: int) -> None:
        rob(table, seat, self.other, action - ITEM, self.at.cause)


class ChooseGift(VictimQuestion):
    """Which card is given."""

    __slots__ = ()
    name: ClassVar = "give"
    verbs: ClassVar = (SWAP, GIVE)
    refusals: ClassVar = (*StepQuestion.refusals, "not-in-hand")
    no_card: ClassVar = "not-in-hand"

    def legal(self, table: Tale, seat: int) -> list[int]:
        return different(tuple(table.hands[seat]), CARD)

    def choose(self, table: Tale, seat: int, action: int) -> None:
        slip(table, seat, self.other, action - CARD, self.at.cause)


FRAMES = (ChooseVictim, ChooseLoot, ChooseGift)


def victims(table: Tale, seat: int, step: Step) -> list[int]:
    """Who can be robbed, or swapped with: whoever has anything."""
    if step.verb == ROB:
        return [other for other in others(table, seat) if sum(table.items[other])]
    if step.verb == GIVE:
        return list(others(table, seat))
    return [other for other in others(table, seat) if table.hands[other]]


def victimise(table: Tale, seat: int, at: Cursor) -> None:
    """Whom, if there is a choice."""
    found = victims(table, seat, at.step(table.sheet))
    if len(found) == 1:
        meet(table, seat, at, found[0])
    elif found:
        table.ask(seat, ChooseVictim(at))


def meet(table: Tale, seat: int, at: Cursor, other: int) -> None:
    """Take an item of your choice, or a card at random and give one back (4.6)."""
    verb = at.step(table.sheet).verb
    if verb == ROB:
        found = loot(table, other)
        if len(found) > 1:
            table.ask(seat, ChooseLoot(at, other))
        else:
            rob(table, seat, other, found[0], at.cause)
        return
    if verb == SWAP:
        held = table.hands[other]
        slip(table, other, seat, held[table.dice.below(len(held))], at.cause)
    table.ask(seat, ChooseGift(at, other))


def loot(table: Tale, other: int) -> list[int]:
    """The items that can be taken from a player."""
    return [item for item in range(len(ITEMS)) if table.items[other][item]]


def rob(table: Tale, seat: int, other: int, item: int, cause: int) -> None:
    """An item changes hands."""
    table.items[other][item] -= 1
    table.items[seat][item] += 1
    if table.story is not None:
        args: Args = {"seat": seat, "seat_other": other, "item": ITEMS[item], "source": CAUSES[cause]}
        table.tell("robbed", args)


def slip(table: Tale, giver: int, taker: int, card: int, cause: int) -> None:
    """A card from hand to hand. Only these two see it; others forget what they knew of the giver's hand."""
    take_out(table.hands[giver], card)
    put_in(table.hands[taker], card)
    for observer in observers(table, giver):
        if observer != taker:
            set_known(table, observer, giver, ())
    if card in table.known[taker][giver]:
        set_known(table, taker, giver, without(table.known[taker][giver], card))
    set_known(table, giver, taker, added(table.known[giver][taker], card))
    if table.story is not None:
        args: Args = {"seat": giver, "seat_to": taker, "source": CAUSES[cause]}
        table.tell("slipped", args)
        table.tell("slipped-seen", {**args, "card": NAMES[card]}, (giver, taker))
