"""Plain fables, from the Little Helpers to Roar."""

from __future__ import annotations

from typing import ClassVar, Final

from taletable.games.grimm_forest.card import COMPANY, NOBODY_ELSE, Card
from taletable.games.grimm_forest.phases import AT_BEFORE, AT_END, AT_REVEAL
from taletable.games.grimm_forest.questions import ChooseFriend, offer_friend
from taletable.games.grimm_forest.sheet import MONSTERS, NAMES, NOTHING
from taletable.games.grimm_forest.table import Forest
from taletable.games.grimm_forest.verbs import (
    befriend,
    go,
    idle,
    learn_all,
    more_actions,
    top_friend,
)
from taletable.kernel.cards import added, without


class LittleHelpers(Card):
    """Two more actions."""

    id = "little-helpers"
    clause = "11.17"
    moments: ClassVar = (AT_END,)
    needs = NOBODY_ELSE

    def act(self, table: Forest, seat: int, window: int) -> None:
        more_actions(table, seat, 2, self.number)


LITTLE_HELPERS: Final = LittleHelpers()


class MagicFlute(Card):
    """All monsters played this round come to your hand. Of two flutes the first in turn order takes them all."""

    id = "magic-flute"
    clause = "11.19"

    def revealed(self, table: Forest, seat: int) -> None:
        player = table.players[seat]
        if not any([other.fable in MONSTERS for other in table.players]):
            idle(table, seat, self.number)
        for other in table.in_turn():
            card = table.players[other].fable
            if card in MONSTERS:
                table.players[other].fable = NOTHING
                player.hand = added(player.hand, card)
                learn_all(table, seat, card)
                if table.story is not None:
                    table.tell("fluted", {"seat": seat, "seat_from": other, "card": NAMES[card]})


MAGIC_FLUTE: Final = MagicFlute()


class MysteriousStranger(Card):
    """A friend."""

    id = "mysterious-stranger"
    clause = "11.20"
    moments: ClassVar = (AT_END,)
    needs = NOBODY_ELSE

    def act(self, table: Forest, seat: int, window: int) -> None:
        offer_friend(table, seat, top_friend(table), self.number)


MYSTERIOUS_STRANGER: Final = MysteriousStranger()


class NightOfRevelry(Card):
    """A friend of your choice for you, and a random one for everybody else."""

    id = "night-of-revelry"
    clause = "11.21"
    moments: ClassVar = (AT_REVEAL,)
    draws_friends = True

    def act(self, table: Forest, seat: int, window: int) -> None:
        found: list[int] = []
        for _ in range(table.seats):
            card = top_friend(table)
            if card != NOTHING:
                found.append(card)
        table.offer = tuple(sorted(found))
        if table.story is not None:
            for card in table.offer:
                table.tell("came", {"seat": seat, "card": NAMES[card], "card_by": self.id})
        if found:
            table.ask(seat, ChooseFriend(self.number))

    def friends(self, table: Forest) -> list[int]:
        return list(table.offer)

    def chose_friend(self, table: Forest, seat: int, friend: int) -> None:
        rest = list(without(table.offer, friend))
        table.offer = ()
        table.dice.shuffle(rest)
        befriend(table, seat, friend, seat, self.clause)
        for other in table.opponents(seat):
            if rest:
                befriend(table, other, rest.pop(), other, self.clause)


NIGHT_OF_REVELRY: Final = NightOfRevelry()


class PowerfulFriends(Card):
    """An action from every opponent here (13.8)."""

    id = "powerful-friends"
    clause = "11.22"
    moments: ClassVar = (AT_END,)
    needs = COMPANY
    varied_by = "powerful_friends"

    def act(self, table: Forest, seat: int, window: int) -> None:
        found = table.others_here(seat)
        for other in found:
            player = table.players[other]
            if player.penalty == 0 or table.options["powerful_friends"] == "stack":
                player.penalty += 1
                if table.story is not None:
                    table.tell("hindered", {"seat": other, "card": self.id})
        more_actions(table, seat, len(found), self.number)


POWERFUL_FRIENDS: Final = PowerfulFriends()


class Roar(Card):
    """Every opponent here runs wherever a random gather card leads (13.3)."""

    id = "roar"
    clause = "11.23"
    moments: ClassVar = (AT_BEFORE, AT_END)
    needs = COMPANY
    varied_by = "roar_window"
    scatters = True

    def acts_at(self, table: Forest, window: int) -> bool:
        return window == (AT_BEFORE if table.options["roar_window"] == "before_gather" else AT_END)

    def act(self, table: Forest, seat: int, window: int) -> None:
        for other in table.others_here(seat):
            cards = table.usable(other)
            go(table, other, cards[table.dice.below(len(cards))], self.number)


ROAR: Final = Roar()
