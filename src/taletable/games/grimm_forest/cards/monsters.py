"""Monsters: how they are laid, stopped, and what each of them does."""

from __future__ import annotations

from typing import ClassVar, Final

from taletable.games.grimm_forest.card import CARDS, Card, Friend, friend_of
from taletable.games.grimm_forest.frames import ForestQuestion, ForestTask, refused
from taletable.games.grimm_forest.phases import AT_BEFORE, AT_END, AT_REVEAL, HARVEST, TIDY
from taletable.games.grimm_forest.pieces import NONE, house, kinds, level_of, material_of, monster, total
from taletable.games.grimm_forest.questions import ask_where, ask_who
from taletable.games.grimm_forest.resource_questions import let_give
from taletable.games.grimm_forest.sheet import MONSTER, MONSTERS, NAMES, NOTHING
from taletable.games.grimm_forest.table import Forest
from taletable.games.grimm_forest.verbs import idle, lose, part, throw_from_hand
from taletable.games.grimm_forest.vocabulary import (
    BRICK,
    HOUSE,
    LOCATIONS,
    NOWHERE,
    PARTS,
    PASS,
    PLOT,
    RESOURCES,
    SECTIONS,
    YES,
)
from taletable.kernel import Args, IllegalAction
from taletable.kernel.cards import added, without


class Monster(Card):
    """A monster is put on a location when it is revealed, and strikes at its second moment unless it is stopped."""

    sort = MONSTER
    kin = ""  # what those who stop it know it by

    def act(self, table: Forest, seat: int, window: int) -> None:
        if window == AT_REVEAL:
            ask_where(table, seat, self)
        else:
            self.prowl(table, seat)

    def where(self, table: Forest, seat: int) -> list[int]:
        """Where none is, or in Grandma's House and nowhere else (9.1, 11.13)."""
        places = table.places
        lures = [location for location in range(len(places)) if CARDS[places[location].unique].attracts_monsters]
        return lures or [location for location in range(len(places)) if not places[location].monsters]

    def chose_where(self, table: Forest, seat: int, location: int) -> None:
        """There it stands, until the end of the gather phase."""
        place = table.places[location]
        place.monsters = added(place.monsters, monster(self.number, seat))
        if table.story is not None:
            table.tell("laid", {"seat": seat, "card": self.id, "location": LOCATIONS[location], "role": "monster"})

    def deny_where(self, table: Forest, location: int) -> IllegalAction:
        args: Args = {"location": LOCATIONS[location]}
        place = table.places[location]
        if not CARDS[place.unique].attracts_monsters and not place.monsters:
            return refused("grandma", args, "11.13")
        return refused("monster-there", args, "9.1")

    def may_ask(self, table: Forest, seat: int) -> bool:
        laid = table.lair_of(self.number, seat) != NOWHERE
        return super().may_ask(table, seat) and table.players[seat].fable == self.number and not laid

    def prowl(self, table: Forest, seat: int) -> None:
        """It is about to act: it may be stopped, or it strikes."""
        location = table.lair_of(self.number, seat)
        table.struck |= 1 << seat
        table.agenda.append(Strike(self.number, seat, location))
        table.agenda.append(React(self.number, seat, location, 0))

    def is_harmless(self, table: Forest, seat: int, location: int) -> bool:
        """Whether there is nothing it could do to anybody here."""
        return not any([self.can_harm(table, victim) for victim in table.here(location)])

    def can_harm(self, table: Forest, victim: int) -> bool:
        """Whether there is anything it could do to a player."""
        return total(table.players[victim].store) > 0

    def strike(self, table: Forest, seat: int, location: int) -> None:
        """Nobody stops it."""


# Whether a friend hunts.
NOT: Final = 0
MAY: Final = 1
MUST: Final = 2


class Guardian(Friend):
    """A friend who can stop monsters, and is discarded for it (9.3)."""

    stays = False  # it is not discarded

    def stops(self, beast: Monster) -> bool:
        """Whether this is a monster it can stop, wherever it is."""
        return False

    def hunts(self, table: Forest, seat: int, location: int) -> int:
        """Whether it stops a monster on this location before anybody else could."""
        return NOT

    def stop(self, table: Forest, seat: int, beast: Monster) -> None:
        """It stops a monster."""
        if table.story is not None:
            table.tell("stopped", {"seat": seat, "card": self.id, "card_monster": beast.id})
        part(table, seat, "stopped", "9.3")


def monster_of(card: int) -> Monster:
    """The monster with this number."""
    found = CARDS[card]
    assert isinstance(found, Monster)
    return found


# Stopping.


class React(ForestTask):
    """First a hunter, then in turn order whoever can discard a friend may stop a monster (9.3, 12.11).

    Place 0 is the hunter's, 1 that of the first in turn order.
    """

    __slots__ = ("card", "location", "place", "seat")
    name: ClassVar = "react"
    args: ClassVar = (("card", "card"), ("seat", "seat"), ("location", "location"), ("place", "place"))

    def __init__(self, card: int, seat: int, location: int, place: int) -> None:
        self.card = card
        self.seat = seat
        self.location = location
        self.place = place

    def happen(self, table: Forest) -> None:
        beast = monster_of(self.card)
        if self.place == 0:
            for seat in range(table.seats):
                friend = friend_of(table, seat)
                if not isinstance(friend, Guardian):
                    continue
                hunts = friend.hunts(table, seat, self.location)
                if hunts == MAY:
                    self.ask(table, seat, 1)
                    return
                if hunts == MUST:
                    table.agenda.pop()  # its strike does not happen
                    friend.stop(table, seat, beast)
                    return
        if beast.is_harmless(table, self.seat, self.location):
            return
        order = table.in_turn()
        for number in range(max(self.place - 1, 0), table.seats):
            friend = friend_of(table, order[number])
            if isinstance(friend, Guardian) and friend.stops(beast):
                self.ask(table, order[number], number + 2)
                return

    def ask(self, table: Forest, seat: int, next_place: int) -> None:
        """Ask a seat whether its friend stops the monster."""
        table.agenda.append(React(self.card, self.seat, self.location, next_place))
        table.ask(seat, Stop(table.players[seat].friend, self.card, self.seat, self.location))

    def fits(self, table: Forest, place: int) -> bool:
        return table.agenda[place - 1] == Strike(self.card, self.seat, self.location)


class Stop(ForestQuestion):
    """Whether a friend stops a monster (9.3)."""

    __slots__ = ("card", "friend", "location", "owner")
    name: ClassVar = "stop"
    clause: ClassVar = "9.3"
    args: ClassVar = (("friend", "card"), ("card", "card"), ("owner", "seat"), ("location", "location"))
    steps: ClassVar = (HARVEST, TIDY)

    def __init__(self, friend: int, card: int, owner: int, location: int) -> None:
        self.friend = friend
        self.card = card
        self.owner = owner
        self.location = location

    def legal(self, table: Forest, seat: int) -> list[int]:
        return [YES, PASS]

    def choose(self, table: Forest, seat: int, action: int) -> None:
        if action == YES:
            table.agenda.pop()  # nobody else is asked
            table.agenda.pop()  # its strike does not happen
            self.guardian().stop(table, seat, monster_of(self.card))

    def default(self, table: Forest, seat: int) -> int:
        return YES if self.guardian().stays and table.version > 1 else PASS

    def guardian(self) -> Guardian:
        """The friend who can stop it."""
        found = CARDS[self.friend]
        assert isinstance(found, Guardian)
        return found

    def prompt(self, table: Forest, seat: int) -> Args:
        return {
            "card": NAMES[self.friend],
            "card_monster": NAMES[self.card],
            "seat": self.owner,
            "location": LOCATIONS[self.location],
        }

    def fits(self, table: Forest, seat: int) -> bool:
        """A monster is about to act, and this friend can stop it."""
        strike = Strike(self.card, self.owner, self.location)
        react = table.agenda[-1]
        if table.agenda[-2:-1] != [strike] or not isinstance(react, React):
            return False
        friend = friend_of(table, seat)
        if friend.number != self.friend or not isinstance(friend, Guardian):
            return False
        return friend.stays or friend.stops(monster_of(self.card))


class Strike(ForestTask):
    """A monster that nobody has stopped acts."""

    __slots__ = ("card", "location", "seat")
    name: ClassVar = "strike"
    args: ClassVar = (("card", "card"), ("seat", "seat"), ("location", "location"))

    def __init__(self, card: int, seat: int, location: int) -> None:
        self.card = card
        self.seat = seat
        self.location = location

    def happen(self, table: Forest) -> None:
        beast = monster_of(self.card)
        if table.story is not None and beast.is_harmless(table, self.seat, self.location):
            idle(table, self.seat, self.card)
        beast.strike(table, self.seat, self.location)

    def fits(self, table: Forest, place: int) -> bool:
        return table.stage() in (HARVEST, TIDY) and self.card in MONSTERS


FRAMES: Final = (React, Strike, Stop)


# The Big Bad Wolf.


def houses_to_blow(table: Forest, victim: int) -> list[int]:
    """The different houses that can be blown at: not those of brick (11.2)."""
    return sorted({number for number in table.players[victim].houses if material_of(number) != BRICK})


def section_of(number: int) -> int:
    """The top section of a house."""
    return material_of(number) * PARTS + level_of(number) - 1


class Blow(ForestTask):
    """The wolf's player chooses a house of a victim's (11.2)."""

    __slots__ = ("seat", "victim")
    name: ClassVar = "blow"
    args: ClassVar = (("seat", "seat"), ("victim", "seat"))

    def __init__(self, seat: int, victim: int) -> None:
        self.seat = seat
        self.victim = victim

    def happen(self, table: Forest) -> None:
        found = houses_to_blow(table, self.victim)
        if len(found) == 1:
            BIG_BAD_WOLF.damage(table, self.victim, found[0])
        elif found:
            sections = {section_of(number) for number in found}
            if len(sections) == 1:
                table.ask(self.seat, ChooseHousePlot(self.victim, section_of(found[0])))
            else:
                table.ask(self.seat, ChooseHouse(self.victim))

    def fits(self, table: Forest, place: int) -> bool:
        return table.stage() == TIDY


class ChooseHouse(ForestQuestion):
    """At which house to blow."""

    __slots__ = ("victim",)
    name: ClassVar = "house"
    clause: ClassVar = "11.2"
    args: ClassVar = (("victim", "seat"),)
    refusals: ClassVar = (*ForestQuestion.refusals, "no-house")
    steps: ClassVar = (TIDY,)

    def __init__(self, victim: int) -> None:
        self.victim = victim

    def legal(self, table: Forest, seat: int) -> list[int]:
        return sorted({HOUSE + section_of(number) for number in houses_to_blow(table, self.victim)})

    def choose(self, table: Forest, seat: int, action: int) -> None:
        """Which house, and on which plot if there are two alike."""
        section = action - HOUSE
        alike = [number for number in houses_to_blow(table, self.victim) if section_of(number) == section]
        if len(alike) > 1:
            table.ask(seat, ChooseHousePlot(self.victim, section))
        else:
            BIG_BAD_WOLF.damage(table, self.victim, alike[0])

    def shows(self, table: Forest, seat: int) -> bool:
        return table.questions[seat] is None

    def refuse(self, table: Forest, seat: int, action: int) -> IllegalAction:
        if HOUSE <= action < PLOT:
            return refused("no-house", {"section": SECTIONS[action - HOUSE]}, self.clause)
        return super().refuse(table, seat, action)


class ChooseHousePlot(ForestQuestion):
    """At which of two houses that look alike: they stand on different plots."""

    __slots__ = ("section", "victim")
    name: ClassVar = "house-plot"
    clause: ClassVar = "11.2"
    args: ClassVar = (("victim", "seat"), ("section", "section"))
    steps: ClassVar = (TIDY,)

    def __init__(self, victim: int, section: int) -> None:
        self.victim = victim
        self.section = section

    def alike(self, table: Forest) -> list[int]:
        """The houses to choose from."""
        return [number for number in houses_to_blow(table, self.victim) if section_of(number) == self.section]

    def legal(self, table: Forest, seat: int) -> list[int]:
        return sorted({PLOT + (number & 1) for number in self.alike(table)})

    def choose(self, table: Forest, seat: int, action: int) -> None:
        for number in self.alike(table):
            if number & 1 == action - PLOT:
                BIG_BAD_WOLF.damage(table, self.victim, number)


class BigBadWolf(Monster):
    """Blows the top section off a house of everybody here, but not off one of brick."""

    id = "big-bad-wolf"
    clause = "11.2"
    moments: ClassVar = (AT_REVEAL, AT_END)
    kin = "wolf"
    frames: ClassVar = (Blow, ChooseHouse, ChooseHousePlot)

    def can_harm(self, table: Forest, victim: int) -> bool:
        return bool(houses_to_blow(table, victim))

    def strike(self, table: Forest, seat: int, location: int) -> None:
        for victim in reversed(table.here(location)):
            table.agenda.append(Blow(seat, victim))

    def damage(self, table: Forest, victim: int, number: int) -> None:
        """The top section goes back to the supply; a house that loses its floor is gone."""
        player = table.players[victim]
        player.houses = without(player.houses, number)
        level = level_of(number) - 1
        if level > 0:
            player.houses = added(player.houses, house(material_of(number), level, number & 1))
        if table.story is not None:
            args: Args = {"seat": victim, "section": SECTIONS[section_of(number)], "card": self.id}
            now: Args = {"resource": RESOURCES[material_of(number)], "level": level, "corner": bool(number & 1)}
            table.tell("blown", {**args, **now})


BIG_BAD_WOLF: Final = BigBadWolf()


# The others.


class BridgeTroll(Monster):
    """Half of what an opponent here has gathered, chosen from what was gathered (13.12)."""

    id = "bridge-troll"
    clause = "11.3"
    moments: ClassVar = (AT_REVEAL, AT_END)
    kin = "troll"
    varied_by = "troll_target"

    def is_harmless(self, table: Forest, seat: int, location: int) -> bool:
        return not self.who(table, seat)

    def strike(self, table: Forest, seat: int, location: int) -> None:
        ask_who(table, seat, self)

    def who(self, table: Forest, seat: int) -> list[int]:
        """Opponents on its location, or by 13.12 anybody there, if one of them has something to give.

        By version 1 no opponent who has not.
        """
        location = table.lair_of(self.number, seat)
        found = [victim for victim in table.here(location) if victim != seat]
        able = [
            victim
            for victim in found
            if total(table.players[victim].gathered) > 1 and total(table.players[victim].store)
        ]
        if table.version == 1:
            found = able
        if able and table.options["troll_target"] == "any" and table.players[seat].pig == location:
            found.append(seat)
        return found if able else []

    def chose_who(self, table: Forest, seat: int, other: int) -> None:
        gathered = table.players[other].gathered
        if other != seat:
            let_give(table, other, seat, total(gathered) // 2, self.number, gathered)
        if other == seat or total(gathered) < 2 or total(table.players[other].store) == 0:
            idle(table, seat, self.number)

    def may_ask_who(self, table: Forest, seat: int) -> bool:
        return table.stage() == TIDY


BRIDGE_TROLL: Final = BridgeTroll()


class Dragon(Monster):
    """Everybody here loses all their resources."""

    id = "dragon"
    clause = "11.9"
    moments: ClassVar = (AT_REVEAL, AT_BEFORE)
    kin = "dragon"

    def strike(self, table: Forest, seat: int, location: int) -> None:
        for victim in table.here(location):
            for resource in kinds(table.players[victim].store):
                lose(table, victim, resource, table.players[victim].store[resource], self.number)


DRAGON: Final = Dragon()


class Giant(Monster):
    """Everybody here loses their friend, their fables, and one of each resource."""

    id = "giant"
    clause = "11.12"
    moments: ClassVar = (AT_REVEAL, AT_END)
    kin = "giant"

    def can_harm(self, table: Forest, victim: int) -> bool:
        player = table.players[victim]
        return player.friend != NOTHING or player.hand != () or super().can_harm(table, victim)

    def strike(self, table: Forest, seat: int, location: int) -> None:
        for victim in table.here(location):
            player = table.players[victim]
            part(table, victim, "giant", self.clause)
            for card in player.hand:
                throw_from_hand(table, victim, card, self.number)
            for resource in kinds(player.store):
                lose(table, victim, resource, 1, self.number)


GIANT: Final = Giant()


class Wolf(Monster):
    """Everything here is gone before it is gathered, if a pig is here to be robbed."""

    id = "wolf"
    clause = "11.32"
    moments: ClassVar = (AT_REVEAL, AT_BEFORE)
    kin = "wolf"

    def is_harmless(self, table: Forest, seat: int, location: int) -> bool:
        return not table.here(location) or total(table.places[location].pile) == 0

    def strike(self, table: Forest, seat: int, location: int) -> None:
        place = table.places[location]
        if not table.here(location):
            return
        if table.story is not None:
            for resource in kinds(place.pile):
                args: Args = {"location": LOCATIONS[location], "resource": RESOURCES[resource]}
                table.tell("devoured", {**args, "count": place.pile[resource], "card": self.id})
        place.pile = NONE


WOLF: Final = Wolf()
