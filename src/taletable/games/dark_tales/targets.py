"""Cards that a step chooses: in play, or among those that were discarded."""

from __future__ import annotations

from typing import ClassVar

from taletable.games.dark_tales import palace
from taletable.games.dark_tales.cards import NAMES
from taletable.games.dark_tales.cursor import CAUSES, NO_ONE, Cursor
from taletable.games.dark_tales.language import CALL, DISCARD, FETCH, FETCH_DISCARD, FETCH_TOP, NOTHING, REMOVE, Step
from taletable.games.dark_tales.pieces import into_hand, meant_among, others, pick_up, places_of, targets, throw
from taletable.games.dark_tales.questions import CURSOR, StepQuestion
from taletable.games.dark_tales.table import Tale
from taletable.games.dark_tales.vocabulary import CARD, MIDDLE, PASS, SEAT
from taletable.kernel import AnyQuestion, Args
from taletable.kernel.cards import added
from taletable.kernel.sets import highest, is_one, members


class ChooseTarget(StepQuestion):
    """Which card in play."""

    __slots__ = ()
    name: ClassVar = "target"
    clause: ClassVar = "4.5"
    verbs: ClassVar = (DISCARD, REMOVE, FETCH)
    refusals: ClassVar = (*StepQuestion.refusals, "not-in-play")

    def legal(self, table: Tale, seat: int) -> list[int]:
        return members(targets(table, seat, self.step(table), self.at), CARD)

    def choose(self, table: Tale, seat: int, action: int) -> None:
        point(table, seat, self.at, action - CARD)

    def is_half(self, following: AnyQuestion | None) -> bool:
        return isinstance(following, ChooseWhere)

    def prompt(self, table: Tale, seat: int) -> Args:
        return self.prompt_with_verb(table)


class ChooseWhere(StepQuestion):
    """Which of several cards of the name."""

    __slots__ = ("chosen",)
    name: ClassVar = "where"
    clause: ClassVar = "4.5"
    args: ClassVar = (*CURSOR, ("chosen", "card"))
    verbs: ClassVar = ChooseTarget.verbs
    refusals: ClassVar = (*StepQuestion.refusals, "no-player")

    def __init__(self, at: Cursor, chosen: int) -> None:
        self.at = at
        self.chosen = chosen

    def legal(self, table: Tale, seat: int) -> list[int]:
        places = members(places_of(table, seat, self.step(table), self.at, self.chosen))
        return [MIDDLE if place == table.seats else SEAT + place for place in places]

    def choose(self, table: Tale, seat: int, action: int) -> None:
        place = table.seats if action == MIDDLE else action - SEAT
        hit(table, seat, self.at, self.chosen, place)

    def asked_by(self, table: Tale, seat: int, step: Step) -> bool:
        return step.verb in self.verbs and self.chosen < NO_ONE

    def prompt(self, table: Tale, seat: int) -> Args:
        return {"source": CAUSES[self.at.cause], "card": NAMES[self.chosen]}


class ChooseDiscarded(StepQuestion):
    """Which card from the discard pile."""

    __slots__ = ()
    name: ClassVar = "discarded"
    clause: ClassVar = "4.5"
    verbs: ClassVar = (FETCH_DISCARD,)
    refusals: ClassVar = (*StepQuestion.refusals, "not-discarded")
    no_card: ClassVar = "not-discarded"

    def legal(self, table: Tale, seat: int) -> list[int]:
        return members(discarded(table, self.step(table)), CARD)

    def choose(self, table: Tale, seat: int, action: int) -> None:
        bring_back(table, seat, action - CARD, self.at.cause)


class CallFromOthers(StepQuestion):
    """From before whom a card is called into the hand, if from anybody."""

    __slots__ = ()
    name: ClassVar = "call"
    clause: ClassVar = "7.9"
    verbs: ClassVar = (CALL,)
    refusals: ClassVar = ("other", "no-player")

    def legal(self, table: Tale, seat: int) -> list[int]:
        return [*sorted([SEAT + other for other in callable_from(table, seat, self.step(table))]), PASS]

    def choose(self, table: Tale, seat: int, action: int) -> None:
        if action != PASS:
            card = self.step(table).cards[0]
            pick_up(table, action - SEAT, card)
            into_hand(table, seat, card, self.at.cause, "7.9")


FRAMES = (ChooseTarget, ChooseWhere, ChooseDiscarded, CallFromOthers)


def aim(table: Tale, seat: int, at: Cursor) -> None:
    """Which card in play: nobody is asked where there is nothing to choose, and nothing happens where there is none."""
    found = targets(table, seat, at.step(table.sheet), at)
    if is_one(found):
        point(table, seat, at, highest(found))
    elif found:
        table.ask(seat, ChooseTarget(at))


def point(table: Tale, seat: int, at: Cursor, chosen: int) -> None:
    """The name is chosen; where it lies matters too."""
    where = places_of(table, seat, at.step(table.sheet), at, chosen)
    if is_one(where):
        hit(table, seat, at, chosen, highest(where))
    else:
        table.ask(seat, ChooseWhere(at, chosen))


def hit(table: Tale, seat: int, at: Cursor, chosen: int, where: int) -> None:
    """What happens to the card that was chosen. With Cinderella, Day and Night stay whatever happens (8.3)."""
    verb = at.step(table.sheet).verb
    if table.palace and chosen == table.sky and where == table.seats:
        if table.story is not None:
            table.tell("stays", {"card": NAMES[chosen], "source": CAUSES[at.cause]})
        return
    pick_up(table, where, chosen)
    if verb == DISCARD:
        throw(table, chosen)
        if table.story is not None:
            table.tell("discarded", {"seat": seat, "card": NAMES[chosen], "source": CAUSES[at.cause]})
    elif verb == REMOVE:
        remove(table, chosen, at.cause)
    else:
        into_hand(table, seat, chosen, at.cause)


def remove(table: Tale, card: int, cause: int) -> None:
    """Out of the game; but with Cinderella to the ball."""
    if table.palace:
        palace.leave(table, card, cause)
        return
    table.removed = added(table.removed, card)
    if table.story is not None:
        table.tell("removed", {"card": NAMES[card], "source": CAUSES[cause]})


# The discard pile.


def take_top(table: Tale, seat: int, verb: int, cause: int) -> None:
    """The top card of the discard pile, into the hand or out of the game."""
    if table.discard:
        card = table.discard[-1]
        table.discard = table.discard[:-1]
        if verb == FETCH_TOP:
            into_hand(table, seat, card, cause)
        else:
            remove(table, card, cause)


def search_discard(table: Tale, seat: int, at: Cursor) -> None:
    """Which discarded card, if there is one that a step can bring back."""
    if discarded(table, at.step(table.sheet)):
        table.ask(seat, ChooseDiscarded(at))


def discarded(table: Tale, step: Step) -> int:
    """The discarded cards a step can bring back, a set of names."""
    found = meant_among(table, step, table.discard)
    return found if step.but == NOTHING else found & ~(1 << step.but)


def bring_back(table: Tale, seat: int, card: int, cause: int, clause: str = "") -> None:
    """From anywhere in the discard pile, the last copy of it."""
    place = len(table.discard) - 1 - table.discard[::-1].index(card)
    table.discard = (*table.discard[:place], *table.discard[place + 1 :])
    into_hand(table, seat, card, cause, clause)


def call(table: Tale, seat: int, at: Cursor) -> None:
    """From the discard pile, or else from before another player, if one likes (7.9)."""
    step = at.step(table.sheet)
    found = discarded(table, step)
    if found:
        bring_back(table, seat, highest(found), at.cause, "7.9")
    elif callable_from(table, seat, step):
        table.ask(seat, CallFromOthers(at))


def callable_from(table: Tale, seat: int, step: Step) -> list[int]:
    """The other players before whom such a card lies."""
    return [other for other in others(table, seat) if meant_among(table, step, table.fronts[other])]
