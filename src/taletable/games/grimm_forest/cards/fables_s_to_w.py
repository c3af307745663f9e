"""Plain fables, from Search the Past to the Wishing Well."""

from __future__ import annotations

from typing import ClassVar, Final

from taletable.games.grimm_forest.card import COMPANY, Card
from taletable.games.grimm_forest.frames import CardChoice, ForestQuestion, ForestTask, ResourceQuestion, SeatQuestion
from taletable.games.grimm_forest.phases import AT_END, AT_REVEAL, CARDS_UP, TIDY
from taletable.games.grimm_forest.pieces import NONE, Amounts, kinds, plus, total
from taletable.games.grimm_forest.questions import ask_who
from taletable.games.grimm_forest.resource_questions import let_give
from taletable.games.grimm_forest.table import Forest
from taletable.games.grimm_forest.verbs import (
    draw,
    gain,
    idle,
    lose,
    pass_on,
    take_from_discard,
)
from taletable.games.grimm_forest.vocabulary import CARD, LOCATIONS, NOWHERE, PASS, RESOURCE, SEAT
from taletable.kernel import Args
from taletable.kernel.cards import different


class Recover(CardChoice):
    """Which card to take from the discard pile."""

    __slots__ = ("count",)
    name: ClassVar = "recover"
    clause: ClassVar = "11.25"
    args: ClassVar = (("count", "count"),)
    refusals: ClassVar = (*ForestQuestion.refusals, "not-discarded")
    steps: ClassVar = (TIDY,)
    missing: ClassVar[str] = "not-discarded"

    def __init__(self, count: int) -> None:
        self.count = count

    def legal(self, table: Forest, seat: int) -> list[int]:
        return [CARD + card for card in different(table.discard)]

    def choose(self, table: Forest, seat: int, action: int) -> None:
        take_from_discard(table, seat, action - CARD, SEARCH_THE_PAST.number)
        SEARCH_THE_PAST.recover(table, seat, self.count - 1)

    def fits(self, table: Forest, seat: int) -> bool:
        return 1 <= self.count <= 2


class SearchThePast(Card):
    """Two cards from the discard pile."""

    id = "search-the-past"
    clause = "11.25"
    moments: ClassVar = (AT_END,)
    needs = COMPANY
    frames: ClassVar = (Recover,)

    def act(self, table: Forest, seat: int, window: int) -> None:
        self.recover(table, seat, 2)

    def recover(self, table: Forest, seat: int, count: int) -> None:
        """Ask while there is a choice."""
        if count > 0 and len(table.discard) > count and len(different(table.discard)) > 1:
            table.ask(seat, Recover(count))
            return
        for card in table.discard[:count]:
            take_from_discard(table, seat, card, self.number)


SEARCH_THE_PAST: Final = SearchThePast()


class ShareTheWealth(Card):
    """Two resources from every opponent who gathered five or more."""

    id = "share-the-wealth"
    clause = "11.26"
    moments: ClassVar = (AT_END,)

    def act(self, table: Forest, seat: int, window: int) -> None:
        for other in reversed(table.opponents(seat)):
            gathered = table.players[other].gathered
            if total(gathered) >= 5:
                let_give(table, other, seat, 2, self.number, gathered)


SHARE_THE_WEALTH: Final = ShareTheWealth()


class SpyNetwork(Card):
    """A fable for every player here."""

    id = "spy-network"
    clause = "11.27"
    moments: ClassVar = (AT_END,)

    def act(self, table: Forest, seat: int, window: int) -> None:
        if table.players[seat].pig != NOWHERE:
            draw(table, seat, 1 + len(table.others_here(seat)), self.number)


SPY_NETWORK: Final = SpyNetwork()


class GiftQuestion(ResourceQuestion):
    """A question about the other player of a gift, and what is in it so far."""

    __slots__ = ("brick", "other", "straw", "wood")
    clause: ClassVar = "11.29"
    args: ClassVar = (("other", "seat"), ("straw", "count"), ("wood", "count"), ("brick", "count"))
    steps: ClassVar = (TIDY,)

    def __init__(self, other: int, straw: int, wood: int, brick: int) -> None:
        self.other = other
        self.straw = straw
        self.wood = wood
        self.brick = brick

    def given(self) -> Amounts:
        """What is in the gift."""
        return (self.straw, self.wood, self.brick)

    def prompt(self, table: Forest, seat: int) -> Args:
        return {"seat": self.other, "count": total(self.given())}


class Gift(GiftQuestion):
    """What else to put into the gift, or that this is all."""

    __slots__ = ()
    name: ClassVar = "gift"

    def legal(self, table: Forest, seat: int) -> list[int]:
        found = THOUGHTFUL_GIFT.kinds_to_give(table, seat, self.other, self.given())
        return [*[RESOURCE + resource for resource in found], PASS]

    def choose(self, table: Forest, seat: int, action: int) -> None:
        """The gift is made when nothing more can be in it, or nothing more is wanted."""
        given = self.given()
        if action != PASS:
            given = plus(given, action - RESOURCE, 1)
        if action != PASS and THOUGHTFUL_GIFT.kinds_to_give(table, seat, self.other, given):
            table.ask(seat, Gift(self.other, given[0], given[1], given[2]))
        else:
            THOUGHTFUL_GIFT.give(table, seat, self.other, given)

    def shows(self, table: Forest, seat: int) -> bool:
        return table.questions[seat] is None

    def default(self, table: Forest, seat: int) -> int:
        return self.legal(table, seat)[0]

    def fits(self, table: Forest, seat: int) -> bool:
        given, store = self.given(), table.players[seat].store
        if self.other == seat or total(given) > 2 or any([given[n] > store[n] for n in range(3)]):
            return False
        return total(given) == 0 or bool(THOUGHTFUL_GIFT.kinds_to_return(table, self.other, given))


class ReturnGift(GiftQuestion):
    """What to give for a gift, to the other who has made it."""

    __slots__ = ()
    name: ClassVar = "return"

    def legal(self, table: Forest, seat: int) -> list[int]:
        return [RESOURCE + resource for resource in THOUGHTFUL_GIFT.kinds_to_return(table, seat, self.given())]

    def choose(self, table: Forest, seat: int, action: int) -> None:
        pass_on(table, seat, self.other, action - RESOURCE, total(self.given()), THOUGHTFUL_GIFT.number)

    def fits(self, table: Forest, seat: int) -> bool:
        return self.other != seat


class ThoughtfulGift(Card):
    """Give an opponent up to three, get as many of another kind (13.14)."""

    id = "thoughtful-gift"
    clause = "11.29"
    moments: ClassVar = (AT_END,)
    varied_by = "gift_types"
    optional = True
    two_steps = True
    frames: ClassVar = (Gift, ReturnGift)

    def act(self, table: Forest, seat: int, window: int) -> None:
        ask_who(table, seat, self)

    def who(self, table: Forest, seat: int) -> list[int]:
        """The opponents with whom anything can be exchanged."""
        return [other for other in table.opponents(seat) if self.kinds_to_give(table, seat, other, NONE)]

    def chose_who(self, table: Forest, seat: int, other: int) -> None:
        table.ask(seat, Gift(other, 0, 0, 0))

    def kinds_to_give(self, table: Forest, seat: int, other: int, given: Amounts) -> list[int]:
        """What can go into the gift next: the other must have as many of a kind that is not in it."""
        if total(given) == 3:
            return []
        mixed = table.options["gift_types"] == "mixed"
        mine, theirs = table.players[seat].store, table.players[other].store
        found: list[int] = []
        for resource in range(3):
            if mine[resource] == given[resource] or (not mixed and total(given) != given[resource]):
                continue
            gift = plus(given, resource, 1)
            if any([gift[back] == 0 and theirs[back] >= total(gift) for back in range(3)]):
                found.append(resource)
        return found

    def give(self, table: Forest, seat: int, other: int, given: Amounts) -> None:
        """The gift is made; the other chooses what comes back. Nothing is a gift, too."""
        if total(given) == 0:
            return
        for resource in kinds(given):
            pass_on(table, seat, other, resource, given[resource], self.number)
        back = self.kinds_to_return(table, other, given)
        if len(back) == 1:
            pass_on(table, other, seat, back[0], total(given), self.number)
        else:
            table.ask(other, ReturnGift(seat, given[0], given[1], given[2]))

    def kinds_to_return(self, table: Forest, other: int, given: Amounts) -> list[int]:
        """What can come back: enough of a kind that was not in the gift."""
        theirs = table.players[other].store
        return [resource for resource in range(3) if given[resource] == 0 and theirs[resource] >= total(given)]


THOUGHTFUL_GIFT: Final = ThoughtfulGift()


class Trades(ForestTask):
    """One player's dealings with the merchant."""

    __slots__ = ("seat",)
    name: ClassVar = "trades"
    args: ClassVar = (("seat", "seat"),)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def happen(self, table: Forest) -> None:
        if tradable(table, self.seat):
            table.ask(self.seat, TRADE)

    def fits(self, table: Forest, place: int) -> bool:
        return table.stage() == TIDY


class Trade(ResourceQuestion):
    """What to give to the merchant, two of it."""

    __slots__ = ()
    name: ClassVar = "trade"
    clause: ClassVar = "11.30"
    steps: ClassVar = (TIDY,)

    def legal(self, table: Forest, seat: int) -> list[int]:
        found = [RESOURCE + resource for resource in tradable(table, seat)]
        return found if table.options["merchant"] == "must" else [*found, PASS]

    def choose(self, table: Forest, seat: int, action: int) -> None:
        if action != PASS:
            table.ask(seat, TradeFor(action - RESOURCE))

    def shows(self, table: Forest, seat: int) -> bool:
        return table.questions[seat] is None


class TradeFor(ResourceQuestion):
    """What to get from the merchant, three of it."""

    __slots__ = ("resource",)
    name: ClassVar = "trade-for"
    clause: ClassVar = "11.30"
    args: ClassVar = (("resource", "resource"),)
    steps: ClassVar = (TIDY,)

    def __init__(self, resource: int) -> None:
        self.resource = resource

    def legal(self, table: Forest, seat: int) -> list[int]:
        return [RESOURCE + resource for resource in range(3) if resource != self.resource]

    def choose(self, table: Forest, seat: int, action: int) -> None:
        lose(table, seat, self.resource, 2, WANDERING_MERCHANT.number)
        gain(table, seat, action - RESOURCE, 3, WANDERING_MERCHANT.number)

    def fits(self, table: Forest, seat: int) -> bool:
        return table.players[seat].store[self.resource] >= 2


def tradable(table: Forest, seat: int) -> list[int]:
    """The resources of which a seat has two."""
    store = table.players[seat].store
    return [resource for resource in range(3) if store[resource] >= 2]


class WanderingMerchant(Card):
    """Two of a kind for three of another, for everybody here (13.6)."""

    id = "wandering-merchant"
    clause = "11.30"
    moments: ClassVar = (AT_END,)
    varied_by = "merchant"
    frames: ClassVar = (Trades, Trade, TradeFor)

    def act(self, table: Forest, seat: int, window: int) -> None:
        location = table.players[seat].pig
        if location != NOWHERE:
            for other in reversed(table.here(location)):
                table.agenda.append(Trades(other))
            if not any([tradable(table, other) for other in table.here(location)]):
                idle(table, seat, self.number)


TRADE: Final = Trade()
WANDERING_MERCHANT: Final = WanderingMerchant()


class WellSecond(SeatQuestion):
    """With whose card that of the first player is swapped."""

    __slots__ = ("first",)
    name: ClassVar = "well"
    clause: ClassVar = "11.31"
    args: ClassVar = (("first", "seat"),)
    steps: ClassVar = (CARDS_UP,)

    def __init__(self, first: int) -> None:
        self.first = first

    def legal(self, table: Forest, seat: int) -> list[int]:
        return [SEAT + other for other in range(table.seats) if other != self.first]

    def choose(self, table: Forest, seat: int, action: int) -> None:
        WISHING_WELL.exchange(table, self.first, action - SEAT)


class WishingWell(Card):
    """Swap any two face-down gather cards."""

    id = "wishing-well"
    clause = "11.31"
    moments: ClassVar = (AT_REVEAL,)
    two_steps = True
    frames: ClassVar = (WellSecond,)

    def act(self, table: Forest, seat: int, window: int) -> None:
        if table.seats == 2:
            self.exchange(table, 0, 1)
        else:
            ask_who(table, seat, self)

    def who(self, table: Forest, seat: int) -> list[int]:
        return list(range(table.seats))

    def chose_who(self, table: Forest, seat: int, other: int) -> None:
        table.ask(seat, WellSecond(other))

    def exchange(self, table: Forest, one: int, two: int) -> None:
        """The cards change places; who knew a card knows where it went, and both players look."""
        a, b = table.players[one], table.players[two]
        a.gather_card, b.gather_card = b.gather_card, a.gather_card
        a.gather_owner, b.gather_owner = b.gather_owner, a.gather_owner
        a.gather_known_by, b.gather_known_by = b.gather_known_by | 1 << one, a.gather_known_by | 1 << two
        if table.story is not None:
            table.tell("exchanged", {"seat": one, "seat_other": two, "card": self.id})
            table.tell("redrawn", {"seat": one, "location": LOCATIONS[a.gather_card]}, (one,), self.clause)
            table.tell("redrawn", {"seat": two, "location": LOCATIONS[b.gather_card]}, (two,), self.clause)


WISHING_WELL: Final = WishingWell()
