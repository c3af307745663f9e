"""Choices of resources: what to gain, lose, give, take from a player or from a location, by a card.

Where there is nothing to choose, nobody is asked.
"""

from __future__ import annotations

from typing import ClassVar, Final

from taletable.games.grimm_forest.card import CARDS
from taletable.games.grimm_forest.frames import ForestTask, ResourceQuestion
from taletable.games.grimm_forest.phases import TIDY, TURN
from taletable.games.grimm_forest.pieces import Amounts, kinds, plus, total
from taletable.games.grimm_forest.table import Forest
from taletable.games.grimm_forest.verbs import gain, grab, lose, pass_on
from taletable.games.grimm_forest.vocabulary import RESOURCE


class ResourceByCard(ResourceQuestion):
    """A choice of a resource that a card lets somebody make."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card

    def rule(self, table: Forest) -> str:
        return CARDS[self.card].clause


def let_gain(table: Forest, seats: list[int], count: int, one: int, card: int) -> None:
    """These seats, in this order, gain resources of their choice; with ``one`` all of a kind."""
    for seat in reversed(seats):
        table.agenda.append(Gains(seat, count, one, card))


class Gains(ForestTask):
    """A seat gains resources of its choice."""

    __slots__ = ("card", "count", "one", "seat")
    name: ClassVar = "gains"
    args: ClassVar = (("seat", "seat"), ("count", "count"), ("one", "kinds"), ("card", "card"))

    def __init__(self, seat: int, count: int, one: int, card: int) -> None:
        self.seat = seat
        self.count = count
        self.one = one
        self.card = card

    def happen(self, table: Forest) -> None:
        table.ask(self.seat, Gain(self.count, self.one, self.card))

    def fits(self, table: Forest, place: int) -> bool:
        return table.stage() in (TIDY, TURN) and 1 <= self.count <= 3


class Gain(ResourceByCard):
    """What to gain from the supply."""

    __slots__ = ("count", "one")
    name: ClassVar = "gain"
    clause: ClassVar = "2.7"
    args: ClassVar = (("count", "count"), ("one", "kinds"), ("card", "card"))
    steps: ClassVar = (TIDY, TURN)

    def __init__(self, count: int, one: int, card: int) -> None:
        super().__init__(card)
        self.count = count
        self.one = one

    def legal(self, table: Forest, seat: int) -> list[int]:
        return [RESOURCE, RESOURCE + 1, RESOURCE + 2]

    def choose(self, table: Forest, seat: int, action: int) -> None:
        gain(table, seat, action - RESOURCE, self.count if self.one else 1, self.card)
        if self.count > 1 and not self.one:
            table.ask(seat, Gain(self.count - 1, self.one, self.card))

    def fits(self, table: Forest, seat: int) -> bool:
        return 1 <= self.count <= 3


def let_lose(table: Forest, seats: list[int], card: int) -> None:
    """These seats, in this order, lose a resource of their choice."""
    for seat in reversed(seats):
        table.agenda.append(Loses(seat, card))


class Loses(ForestTask):
    """A seat loses a resource of its choice."""

    __slots__ = ("card", "seat")
    name: ClassVar = "loses"
    args: ClassVar = (("seat", "seat"), ("card", "card"))

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def happen(self, table: Forest) -> None:
        found = kinds(table.players[self.seat].store)
        if len(found) == 1:
            lose(table, self.seat, found[0], 1, self.card)
        elif found:
            table.ask(self.seat, Lose(self.card))


class Lose(ResourceByCard):
    """What to lose to the supply."""

    __slots__ = ()
    name: ClassVar = "lose"
    clause: ClassVar = "2.5"
    args: ClassVar = (("card", "card"),)
    steps: ClassVar = (TIDY,)

    def legal(self, table: Forest, seat: int) -> list[int]:
        return [RESOURCE + resource for resource in kinds(table.players[seat].store)]

    def choose(self, table: Forest, seat: int, action: int) -> None:
        lose(table, seat, action - RESOURCE, 1, self.card)


def let_give(table: Forest, giver: int, taker: int, count: int, card: int, quota: Amounts) -> None:
    """The giver chooses what to give, no more of each resource than the quota allows."""
    straw, wood, brick = quota
    table.agenda.append(Gives(giver, taker, count, card, min(count, straw), min(count, wood), min(count, brick)))


def give_some(table: Forest, giver: int, taker: int, count: int, card: int, quota: Amounts) -> None:
    """Give what is left to give, or ask."""
    store = table.players[giver].store
    quota = (min(quota[0], store[0]), min(quota[1], store[1]), min(quota[2], store[2]))
    found = kinds(quota)
    if not found or count <= 0:
        return
    if len(found) > 1 and total(quota) > count:
        table.ask(giver, Give(taker, count, card, quota[0], quota[1], quota[2]))
        return
    for resource in found:
        pass_on(table, giver, taker, resource, min(count, quota[resource]), card)


class Gives(ForestTask):
    """A seat gives another so many resources of its choice, of each kind no more than a quota."""

    __slots__ = ("brick", "card", "count", "giver", "straw", "taker", "wood")
    name: ClassVar = "gives"
    args: ClassVar = (
        ("giver", "seat"),
        ("taker", "seat"),
        ("count", "count"),
        ("card", "card"),
        ("straw", "count"),
        ("wood", "count"),
        ("brick", "count"),
    )

    def __init__(self, giver: int, taker: int, count: int, card: int, straw: int, wood: int, brick: int) -> None:
        self.giver = giver
        self.taker = taker
        self.count = count
        self.card = card
        self.straw = straw
        self.wood = wood
        self.brick = brick

    def happen(self, table: Forest) -> None:
        give_some(table, self.giver, self.taker, self.count, self.card, (self.straw, self.wood, self.brick))


class Give(ResourceByCard):
    """What to give to another player."""

    __slots__ = ("brick", "count", "straw", "taker", "wood")
    name: ClassVar = "give"
    clause: ClassVar = "2.5"
    args: ClassVar = (
        ("taker", "seat"),
        ("count", "count"),
        ("card", "card"),
        ("straw", "count"),
        ("wood", "count"),
        ("brick", "count"),
    )

    def __init__(self, taker: int, count: int, card: int, straw: int, wood: int, brick: int) -> None:
        super().__init__(card)
        self.taker = taker
        self.count = count
        self.straw = straw
        self.wood = wood
        self.brick = brick

    def legal(self, table: Forest, seat: int) -> list[int]:
        return [RESOURCE + resource for resource in kinds((self.straw, self.wood, self.brick))]

    def choose(self, table: Forest, seat: int, action: int) -> None:
        resource = action - RESOURCE
        pass_on(table, seat, self.taker, resource, 1, self.card)
        left = plus((self.straw, self.wood, self.brick), resource, -1)
        give_some(table, seat, self.taker, self.count - 1, self.card, left)

    def fits(self, table: Forest, seat: int) -> bool:
        straw, wood, brick = table.players[seat].store
        return self.straw <= straw and self.wood <= wood and self.brick <= brick


def let_take(table: Forest, taker: int, victim: int, count: int, one: int, card: int) -> None:
    """The taker chooses what to take from a player's store."""
    store = table.players[victim].store
    found = kinds(store)
    if not found or count <= 0:
        return
    if len(found) > 1 and (one or total(store) > count):
        table.ask(taker, Take(victim, count, one, card))
        return
    for resource in found:
        _take(table, victim, taker, resource, min(count, store[resource]), card)


def _take(table: Forest, victim: int, taker: int, resource: int, count: int, card: int) -> None:
    pass_on(table, victim, taker, resource, count, card)
    CARDS[card].took(table, taker, victim, resource)


class Take(ResourceByCard):
    """What to take from another player."""

    __slots__ = ("count", "one", "victim")
    name: ClassVar = "take"
    clause: ClassVar = "2.5"
    args: ClassVar = (("victim", "seat"), ("count", "count"), ("one", "kinds"), ("card", "card"))

    def __init__(self, victim: int, count: int, one: int, card: int) -> None:
        super().__init__(card)
        self.victim = victim
        self.count = count
        self.one = one

    def legal(self, table: Forest, seat: int) -> list[int]:
        return [RESOURCE + resource for resource in kinds(table.players[self.victim].store)]

    def choose(self, table: Forest, seat: int, action: int) -> None:
        resource = action - RESOURCE
        taken = min(self.count, table.players[self.victim].store[resource]) if self.one else 1
        _take(table, self.victim, seat, resource, taken, self.card)
        if not self.one:
            let_take(table, seat, self.victim, self.count - 1, self.one, self.card)

    def fits(self, table: Forest, seat: int) -> bool:
        return self.victim != seat and self.count > 0 and CARDS[self.card].may_take(table, seat)


def let_grab(table: Forest, seat: int, location: int, count: int, card: int) -> None:
    """The seat chooses what to take from a location."""
    pile = table.places[location].pile
    found = kinds(pile)
    if not found or count <= 0:
        return
    if len(found) > 1 and total(pile) > count:
        table.ask(seat, Grab(location, count, card))
        return
    for resource in found:
        grab(table, seat, location, resource, min(count, pile[resource]), card)


class Grab(ResourceByCard):
    """What to take from a location."""

    __slots__ = ("count", "location")
    name: ClassVar = "grab"
    clause: ClassVar = "2.7"
    args: ClassVar = (("location", "location"), ("count", "count"), ("card", "card"))

    def __init__(self, location: int, count: int, card: int) -> None:
        super().__init__(card)
        self.location = location
        self.count = count

    def legal(self, table: Forest, seat: int) -> list[int]:
        return [RESOURCE + resource for resource in kinds(table.places[self.location].pile)]

    def choose(self, table: Forest, seat: int, action: int) -> None:
        grab(table, seat, self.location, action - RESOURCE, 1, self.card)
        let_grab(table, seat, self.location, self.count - 1, self.card)

    def fits(self, table: Forest, seat: int) -> bool:
        return self.count > 0


FRAMES: Final = (Gains, Loses, Gives, Gain, Lose, Give, Take, Grab)
