"""Friends, from the Seven Dwarves to the Woodcutter."""

from __future__ import annotations

from typing import ClassVar, Final

from taletable.games.grimm_forest.card import COMPANY, NOBODY_ELSE, Friend
from taletable.games.grimm_forest.cards.monsters import Guardian, Monster
from taletable.games.grimm_forest.frames import ForestTask, HandQuestion
from taletable.games.grimm_forest.phases import AT_CARDS, AT_END, AT_START, TIDY
from taletable.games.grimm_forest.pieces import total
from taletable.games.grimm_forest.questions import Use, ask_where, ask_who
from taletable.games.grimm_forest.resource_questions import let_grab, let_take
from taletable.games.grimm_forest.sheet import NOTHING
from taletable.games.grimm_forest.table import Forest
from taletable.games.grimm_forest.verbs import add, gain, go, knowing_top, more_actions, slip, top_fable
from taletable.games.grimm_forest.vocabulary import CARD, WOOD


class SevenDwarves(Friend):
    """One more action."""

    id = "seven-dwarves"
    clause = "12.20"
    moments: ClassVar = (AT_END,)
    needs = NOBODY_ELSE

    def act(self, table: Forest, seat: int, window: int) -> None:
        more_actions(table, seat, 1, self.number)


SEVEN_DWARVES: Final = SevenDwarves()


class SleepingBeauty(Friend):
    """Somebody will play the top card of the deck."""

    id = "sleeping-beauty"
    clause = "12.21"
    moments: ClassVar = (AT_START,)

    def act(self, table: Forest, seat: int, window: int) -> None:
        ask_who(table, seat, self)

    def who(self, table: Forest, seat: int) -> list[int]:
        return list(range(table.seats))

    def chose_who(self, table: Forest, seat: int, other: int) -> None:
        table.asleep = other
        player = table.players[other]
        for observer in knowing_top(table):
            player.fable_known_by |= 1 << observer
        player.fable = top_fable(table)
        if table.story is not None:
            table.tell("dreams", {"seat": other, "card": self.id})

    def may_ask(self, table: Forest, seat: int) -> bool:
        return super().may_ask(table, seat) and table.asleep == NOTHING


SLEEPING_BEAUTY: Final = SleepingBeauty()


class Surrenders(ForestTask):
    """What one opponent gives to Snow White's friend."""

    __slots__ = ("giver", "taker")
    name: ClassVar = "surrenders"
    args: ClassVar = (("giver", "seat"), ("taker", "seat"))

    def __init__(self, giver: int, taker: int) -> None:
        self.giver = giver
        self.taker = taker

    def happen(self, table: Forest) -> None:
        hand = table.players[self.giver].hand
        if len(hand) == 1:
            slip(table, self.giver, self.taker, hand[0], SNOW_WHITE.number)
        elif hand:
            table.ask(self.giver, Surrender(self.taker))  # of equal cards too: others must not see that they are
        else:
            let_take(table, self.taker, self.giver, 1, 0, SNOW_WHITE.number)

    def fits(self, table: Forest, place: int) -> bool:
        return table.stage() == TIDY


class Surrender(HandQuestion):
    """Which fable to give to Snow White's friend."""

    __slots__ = ("taker",)
    name: ClassVar = "surrender"
    clause: ClassVar = "12.22"
    args: ClassVar = (("taker", "seat"),)
    steps: ClassVar = (TIDY,)

    def __init__(self, taker: int) -> None:
        self.taker = taker

    def choose(self, table: Forest, seat: int, action: int) -> None:
        slip(table, seat, self.taker, action - CARD, SNOW_WHITE.number)

    def fits(self, table: Forest, seat: int) -> bool:
        return self.taker != seat


class SnowWhite(Friend):
    """A fable from every opponent here, or a resource."""

    id = "snow-white"
    clause = "12.22"
    moments: ClassVar = (AT_END,)
    needs = COMPANY
    frames: ClassVar = (Surrenders, Surrender)

    def act(self, table: Forest, seat: int, window: int) -> None:
        for other in reversed(table.others_here(seat)):
            table.agenda.append(Surrenders(other, seat))


SNOW_WHITE: Final = SnowWhite()


class Thumbelina(Friend):
    """Perhaps to a random place instead."""

    id = "thumbelina"
    clause = "12.23"
    moments: ClassVar = (AT_CARDS,)
    usable = True

    def act(self, table: Forest, seat: int, window: int) -> None:
        table.ask(seat, Use(self.number))

    def use(self, table: Forest, seat: int) -> None:
        cards = table.unplayed(seat)
        go(table, seat, cards[table.dice.below(len(cards))], self.number)


THUMBELINA: Final = Thumbelina()


class TomThumb(Friend):
    """Perhaps a resource from any location."""

    id = "tom-thumb"
    clause = "12.24"
    moments: ClassVar = (AT_START,)
    optional = True

    def act(self, table: Forest, seat: int, window: int) -> None:
        ask_where(table, seat, self)

    def where(self, table: Forest, seat: int) -> list[int]:
        return [location for location in range(len(table.places)) if total(table.places[location].pile)]

    def chose_where(self, table: Forest, seat: int, location: int) -> None:
        let_grab(table, seat, location, 1, self.number)


TOM_THUMB: Final = TomThumb()


class Woodcutter(Guardian):
    """Two wood for you and two for the Forest, as a special action; he stops any monster."""

    id = "woodcutter"
    clause = "12.25"
    has_special = True

    def special(self, table: Forest, seat: int) -> None:
        gain(table, seat, WOOD, 2, self.number)
        add(table, WOOD, WOOD, 2, self.number)  # the Forest has the number of its wood

    def stops(self, beast: Monster) -> bool:
        return True


WOODCUTTER: Final = Woodcutter()
