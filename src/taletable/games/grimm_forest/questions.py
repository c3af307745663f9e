"""The questions that many cards put, beside choices of resources: whom, where, whether, and which card.

Where there is nothing to choose, nobody is asked.
"""

from __future__ import annotations

from typing import ClassVar

from taletable.games.grimm_forest.card import CARDS, Card
from taletable.games.grimm_forest.frames import (
    CardChoice,
    ForestQuestion,
    SeatQuestion,
    in_build_turn,
    no_player,
    refused,
)
from taletable.games.grimm_forest.phases import CARDS_UP, TIDY, TURN
from taletable.games.grimm_forest.sheet import NAMES, NOTHING
from taletable.games.grimm_forest.table import Forest
from taletable.games.grimm_forest.verbs import befriend
from taletable.games.grimm_forest.vocabulary import (
    CARD,
    KEEP,
    LOCATION,
    PASS,
    RESOURCE,
    SEAT,
    YES,
)
from taletable.kernel import Args, IllegalAction
from taletable.kernel.cards import different


def ask_who(table: Forest, seat: int, card: Card) -> None:
    """Let a seat choose a player for a card; where there is nothing to choose, it is done."""
    found = card.who(table, seat)
    if len(found) == 1 and not card.optional:
        card.chose_who(table, seat, found[0])
    elif found:
        table.ask(seat, Who(card.number))


def ask_where(table: Forest, seat: int, card: Card) -> None:
    """Let a seat choose a location for a card; where there is nothing to choose, it is done."""
    found = card.where(table, seat)
    if len(found) == 1 and not card.optional:
        card.chose_where(table, seat, found[0])
    elif found:
        table.ask(seat, Where(card.number))


class ByCard(ForestQuestion):
    """A choice that a card lets its player make."""

    __slots__ = ("card",)
    clause: ClassVar = "2.3"
    args: ClassVar = (("card", "card"),)

    def __init__(self, card: int) -> None:
        self.card = card

    def prompt(self, table: Forest, seat: int) -> Args:
        return {"card": NAMES[self.card], "name": NAMES[self.card]}

    def rule(self, table: Forest) -> str:
        return CARDS[self.card].clause


class Who(ByCard):
    """A player, for a card."""

    __slots__ = ()
    name: ClassVar = "who"
    refusals: ClassVar = (*ByCard.refusals, "no-player")

    def legal(self, table: Forest, seat: int) -> list[int]:
        card = CARDS[self.card]
        found = sorted([SEAT + other for other in card.who(table, seat)])
        return [*found, PASS] if card.optional else found

    def choose(self, table: Forest, seat: int, action: int) -> None:
        if action != PASS:
            CARDS[self.card].chose_who(table, seat, action - SEAT)

    def refuse(self, table: Forest, seat: int, action: int) -> IllegalAction:
        if SEAT <= action < CARD:
            return no_player(table, action - SEAT, self.rule(table))
        return super().refuse(table, seat, action)

    def shows(self, table: Forest, seat: int) -> bool:
        return table.questions[seat] is None or not CARDS[self.card].two_steps

    def fits(self, table: Forest, seat: int) -> bool:
        card = CARDS[self.card]
        return card.may_ask_who(table, seat) and bool(card.who(table, seat))


class Where(ByCard):
    """A location, for a card."""

    __slots__ = ()
    name: ClassVar = "where"
    refusals: ClassVar = (
        *ByCard.refusals,
        "no-market",
        "monster-there",
        "grandma",
        "unique-there",
        "same-place",
        "gathered-there",
        "nothing-there",
    )

    def legal(self, table: Forest, seat: int) -> list[int]:
        card = CARDS[self.card]
        found = sorted([LOCATION + location for location in card.where(table, seat)])
        return [*found, PASS] if card.optional else found

    def choose(self, table: Forest, seat: int, action: int) -> None:
        if action != PASS:
            CARDS[self.card].chose_where(table, seat, action - LOCATION)

    def refuse(self, table: Forest, seat: int, action: int) -> IllegalAction:
        if not LOCATION <= action < RESOURCE:
            return super().refuse(table, seat, action)
        location = action - LOCATION
        if location >= len(table.places):
            return refused("no-market", {}, "8.4")
        return CARDS[self.card].deny_where(table, location)

    def fits(self, table: Forest, seat: int) -> bool:
        card = CARDS[self.card]
        return card.may_ask(table, seat) and bool(card.where(table, seat))


class Use(ByCard):
    """Whether to use a card."""

    __slots__ = ()
    name: ClassVar = "use"

    def legal(self, table: Forest, seat: int) -> list[int]:
        return [YES, PASS]

    def choose(self, table: Forest, seat: int, action: int) -> None:
        if action == YES:
            CARDS[self.card].use(table, seat)

    def fits(self, table: Forest, seat: int) -> bool:
        card = CARDS[self.card]
        return card.usable and card.may_ask(table, seat)


# Cards.


class Keep(CardChoice):
    """Which of the fables that were drawn to keep, so many of them."""

    __slots__ = ("card", "count")
    name: ClassVar = "keep"
    clause: ClassVar = "11.11"
    args: ClassVar = (("card", "card"), ("count", "count"))
    steps: ClassVar = (TIDY, TURN)

    def __init__(self, card: int, count: int) -> None:
        self.card = card
        self.count = count

    def legal(self, table: Forest, seat: int) -> list[int]:
        return [CARD + card for card in different(table.drawn)]

    def choose(self, table: Forest, seat: int, action: int) -> None:
        CARDS[self.card].kept(table, seat, action - CARD, self.count)

    def prompt(self, table: Forest, seat: int) -> Args:
        return {"card": NAMES[self.card], "count": self.count, "name": NAMES[self.card]}

    def rule(self, table: Forest) -> str:
        return CARDS[self.card].clause

    def fits(self, table: Forest, seat: int) -> bool:
        card = CARDS[self.card]
        if table.stage() != card.step() or not 1 <= self.count <= card.keeps:
            return False
        return table.stage() == TIDY or in_build_turn(table, seat)

    def is_of_drawn(self) -> bool:
        return True


class ChooseFriend(CardChoice):
    """Which of several friends to get, by a card."""

    __slots__ = ("card",)
    name: ClassVar = "friend"
    clause: ClassVar = "7.1"
    args: ClassVar = (("card", "card"),)
    steps: ClassVar = (CARDS_UP, TIDY)

    def __init__(self, card: int) -> None:
        self.card = card

    def legal(self, table: Forest, seat: int) -> list[int]:
        return [CARD + friend for friend in CARDS[self.card].friends(table)]

    def choose(self, table: Forest, seat: int, action: int) -> None:
        CARDS[self.card].chose_friend(table, seat, action - CARD)

    def prompt(self, table: Forest, seat: int) -> Args:
        return {"card": NAMES[self.card], "name": NAMES[self.card]}

    def fits(self, table: Forest, seat: int) -> bool:
        return table.stage() == CARDS[self.card].step()

    def is_of_offer(self) -> bool:
        return CARDS[self.card].draws_friends


def offer_friend(table: Forest, seat: int, card: int, by: int = NOTHING) -> None:
    """Show a friend that a card, walls or a reward brought; its finder keeps it or gives it away (7.1)."""
    if card == NOTHING:
        return
    table.offer = (card,)
    if table.story is not None:
        if by == NOTHING:
            table.tell("met", {"seat": seat, "card": NAMES[card]})
        else:
            table.tell("met-by", {"seat": seat, "card": NAMES[card], "card_by": NAMES[by]})
    table.ask(seat, OFFER)


class Offer(SeatQuestion):
    """Whether to keep a friend, or whom to give it to (7.1)."""

    __slots__ = ()
    name: ClassVar = "offer"
    clause: ClassVar = "7.1"
    steps: ClassVar = (TIDY, TURN)

    def legal(self, table: Forest, seat: int) -> list[int]:
        return [*[SEAT + other for other in range(table.seats) if other != seat], KEEP]

    def choose(self, table: Forest, seat: int, action: int) -> None:
        card = table.offer[0]
        table.offer = ()
        if action == KEEP:
            befriend(table, seat, card, seat)
        else:
            befriend(table, action - SEAT, card, seat, "7.1")

    def default(self, table: Forest, seat: int) -> int:
        return KEEP

    def prompt(self, table: Forest, seat: int) -> Args:
        return {"card": NAMES[table.offer[0]]}

    def fits(self, table: Forest, seat: int) -> bool:
        return len(table.offer) == 1

    def is_of_offer(self) -> bool:
        return True


OFFER = Offer()
FRAMES = (Who, Where, Use, Keep, ChooseFriend, Offer)
