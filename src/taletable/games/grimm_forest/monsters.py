"""Monsters: how they are laid, stopped, and what they do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from taletable.games.grimm_forest.cards import (
    BIG_BAD_WOLF,
    BRIDGE_TROLL,
    DRAGON,
    GIANT,
    GRANDMAS_HOUSE,
    HUNTSMAN,
    JACK_THE_GIANT_SLAYER,
    MAGIC_FLUTE,
    MONSTERS,
    NAMES,
    NOTHING,
    RED_RIDING_HOOD,
    WOLF,
    WOODCUTTER,
)
from taletable.games.grimm_forest.pieces import (
    NONE,
    added,
    house,
    kinds,
    level_of,
    material_of,
    monster,
    total,
    without,
)
from taletable.games.grimm_forest.verbs import (
    WHERE,
    WHO,
    ask_where,
    ask_who,
    everywhere,
    gain_each,
    here,
    idle,
    in_turn,
    learn_all,
    let_give,
    lose,
    owner_of,
    part,
    throw_from_hand,
)
from taletable.games.grimm_forest.words import (
    ASK_HOUSE,
    ASK_HOUSE_PLOT,
    ASK_STOP,
    BLOW,
    BRICK,
    HOUSE,
    LOCATIONS,
    PARTS,
    PASS,
    PLOT,
    REACT,
    RESOURCES,
    SECTIONS,
    STRIKE,
)

if TYPE_CHECKING:
    from taletable.games.grimm_forest.table import Forest
    from taletable.kernel import Frame

# Who can be discarded to stop what (9.3).
STOPPERS: Final[dict[int, tuple[int, ...]]] = {
    BIG_BAD_WOLF: (RED_RIDING_HOOD, WOODCUTTER),
    BRIDGE_TROLL: (WOODCUTTER,),
    DRAGON: (WOODCUTTER,),
    GIANT: (JACK_THE_GIANT_SLAYER, WOODCUTTER),
    WOLF: (RED_RIDING_HOOD, WOODCUTTER),
}


def flute(table: Forest, seat: int) -> None:
    """All monsters played this round go to the player of the Magic Flute (11.19)."""
    player = table.players[seat]
    if not any([other.fable in MONSTERS for other in table.players]):
        idle(table, seat, MAGIC_FLUTE)
    for other in in_turn(table):
        card = table.players[other].fable
        if card in MONSTERS:
            table.players[other].fable = NOTHING
            player.hand = added(player.hand, card)
            learn_all(table, seat, card)
            if table.story is not None:
                table.tell("fluted", {"seat": seat, "card": NAMES[card]})


def lay(table: Forest, seat: int, card: int) -> None:
    """A monster must be put somewhere (9.1)."""
    ask_where(table, seat, card)


def lairs(table: Forest, seat: int) -> list[int]:
    """Where a monster can be laid: where none is, or in Grandma's House and nowhere else (9.1, 11.13)."""
    house = [location for location in everywhere(table, seat) if table.places[location].unique == GRANDMAS_HOUSE]
    return house or [location for location in everywhere(table, seat) if not table.places[location].monsters]


def put(table: Forest, seat: int, location: int) -> None:
    """There it stands, until the end of the gather phase."""
    card = table.players[seat].fable
    place = table.places[location]
    place.monsters = added(place.monsters, monster(card, seat))
    if table.story is not None:
        table.tell("laid", {"seat": seat, "card": NAMES[card], "location": LOCATIONS[location]})


def lair_of(table: Forest, number: int) -> int:
    """Where a monster stands; -1 if it does not."""
    for location in range(len(table.places)):
        if number in table.places[location].monsters:
            return location
    return NOTHING


def prowl(table: Forest, seat: int, card: int) -> None:
    """A monster is about to act: it may be stopped, or it strikes."""
    location = lair_of(table, monster(card, seat))
    table.struck |= 1 << seat
    table.agenda.append((STRIKE, card, seat, location))
    table.agenda.append((REACT, card, seat, location, 0))


def react(table: Forest, frame: Frame) -> None:
    """First the Huntsman, then in turn order whoever can discard a friend (9.3, 12.11)."""
    _, card, seat, location, place = frame
    if place == 0 and _hunts(table, location):
        hunter = owner_of(table, HUNTSMAN)
        if table.options["huntsman_cancels"] == "one" and (table.version > 1 or _more_to_come(table, location)):
            table.agenda.append((REACT, card, seat, location, 1))
            table.ask(hunter, (ASK_STOP, HUNTSMAN, card, seat, location))
            return
        slay(table, hunter, card)
        return
    order = in_turn(table)
    if not is_harmless(table, card, seat, location):
        # Place 1 is the first in turn order; 0 was the Huntsman's.
        for number in range(max(place - 1, 0), table.seats):
            friend = table.players[order[number]].friend
            if friend in STOPPERS[card]:
                table.agenda.append((REACT, card, seat, location, number + 2))
                table.ask(order[number], (ASK_STOP, friend, card, seat, location))
                return


def _hunts(table: Forest, location: int) -> bool:
    hunter = owner_of(table, HUNTSMAN)
    if hunter == NOTHING or table.players[hunter].pig != location:
        return False
    return not table.hunted or table.options["huntsman_cancels"] == "all"


def _more_to_come(table: Forest, location: int) -> bool:
    """Whether another monster here has yet to act: version 1 asked only then."""
    return any([not table.struck >> (number & 3) & 1 for number in table.places[location].monsters])


def slay(table: Forest, hunter: int, card: int) -> None:
    """The Huntsman stops the monster and is paid for it; its strike, next on the agenda, does not happen."""
    table.agenda.pop()
    table.hunted = True
    if table.story is not None:
        table.tell("stopped", {"seat": hunter, "card": NAMES[HUNTSMAN], "card_monster": NAMES[card]})
    gain_each(table, hunter, HUNTSMAN)


def answer_stop(table: Forest, seat: int, ask: Frame, action: int) -> None:
    """A friend stops the monster, or does not."""
    if action == PASS:
        return
    _, friend, card = ask[:3]
    table.agenda.pop()  # nobody else is asked
    if friend == HUNTSMAN:
        slay(table, seat, card)
        return
    table.agenda.pop()
    if table.story is not None:
        table.tell("stopped", {"seat": seat, "card": NAMES[friend], "card_monster": NAMES[card]})
    part(table, seat, "stopped")


def is_harmless(table: Forest, card: int, seat: int, location: int) -> bool:
    """Whether there is nothing the monster could do."""
    found = here(table, location)
    if card == WOLF:
        return not found or total(table.places[location].pile) == 0
    if card == DRAGON:
        return not any([total(table.players[victim].store) for victim in found])
    if card == BIG_BAD_WOLF:
        return not any([blowable(table, victim) for victim in found])
    if card == BRIDGE_TROLL:
        return not toll_payers(table, seat)
    return not any(
        [
            table.players[victim].friend != NOTHING
            or table.players[victim].hand != ()
            or total(table.players[victim].store) > 0
            for victim in found
        ]
    )


def strike(table: Forest, frame: Frame) -> None:
    """Nobody stops it."""
    _, card, seat, location = frame
    found = here(table, location)
    if table.story is not None and is_harmless(table, card, seat, location):
        idle(table, seat, card)
    if card == WOLF:
        _devour(table, location)
    elif card == DRAGON:
        for victim in found:
            for resource in kinds(table.players[victim].store):
                lose(table, victim, resource, table.players[victim].store[resource], DRAGON)
    elif card == GIANT:
        for victim in found:
            _trample(table, victim)
    elif card == BIG_BAD_WOLF:
        for victim in reversed(found):
            table.agenda.append((BLOW, seat, victim))
    else:
        ask_who(table, seat, BRIDGE_TROLL)


def _devour(table: Forest, location: int) -> None:
    """Everything here is gone, if a pig is here to be robbed (11.32)."""
    place = table.places[location]
    if here(table, location):
        if table.story is not None:
            for resource in kinds(place.pile):
                table.tell(
                    "devoured",
                    {
                        "location": LOCATIONS[location],
                        "resource": RESOURCES[resource],
                        "count": place.pile[resource],
                        "card": NAMES[WOLF],
                    },
                )
        place.pile = NONE


def _trample(table: Forest, victim: int) -> None:
    """Friend, fables, and one of each resource (11.12)."""
    player = table.players[victim]
    part(table, victim, "giant")
    for card in player.hand:
        throw_from_hand(table, victim, card, GIANT)
    for resource in kinds(player.store):
        lose(table, victim, resource, 1, GIANT)


# The Bridge Troll.


def toll_payers(table: Forest, seat: int) -> list[int]:
    """Who can be chosen: opponents on its location, or by 13.12 anybody there, if one of them has something to give.

    By version 1 no opponent who has not.
    """
    location = lair_of(table, monster(BRIDGE_TROLL, seat))
    found = [victim for victim in here(table, location) if victim != seat]
    able = [
        victim for victim in found if total(table.players[victim].gathered) > 1 and total(table.players[victim].store)
    ]
    if table.version == 1:
        found = able
    if able and table.options["troll_target"] == "any" and table.players[seat].pig == location:
        found.append(seat)
    return found if able else []


def toll(table: Forest, seat: int, victim: int) -> None:
    """Half of what was gathered, chosen from what was gathered (11.3)."""
    gathered = table.players[victim].gathered
    if victim != seat:
        let_give(table, victim, seat, total(gathered) // 2, BRIDGE_TROLL, gathered)
    if victim == seat or total(gathered) < 2 or total(table.players[victim].store) == 0:
        idle(table, seat, BRIDGE_TROLL)


# The Big Bad Wolf.


def blowable(table: Forest, victim: int) -> list[int]:
    """The different houses the wolf can blow at: not those of brick (11.2)."""
    return sorted({number for number in table.players[victim].houses if material_of(number) != BRICK})


def section_of(number: int) -> int:
    """The top section of a house."""
    return material_of(number) * PARTS + level_of(number) - 1


def blow(table: Forest, frame: Frame) -> None:
    """The wolf's player chooses a house of this victim."""
    _, seat, victim = frame
    found = blowable(table, victim)
    if len(found) == 1:
        damage(table, victim, found[0])
    elif found:
        sections = {section_of(number) for number in found}
        if len(sections) == 1:
            table.ask(seat, (ASK_HOUSE_PLOT, victim, section_of(found[0])))
        else:
            table.ask(seat, (ASK_HOUSE, victim))


def damage(table: Forest, victim: int, number: int) -> None:
    """The top section goes back to the supply; a house that loses its floor is gone."""
    player = table.players[victim]
    player.houses = without(player.houses, number)
    level = level_of(number) - 1
    if level > 0:
        player.houses = added(player.houses, house(material_of(number), level, number & 1))
    if table.story is not None:
        table.tell("blown", {"seat": victim, "section": SECTIONS[section_of(number)], "card": NAMES[BIG_BAD_WOLF]})


def house_choices(table: Forest, ask: Frame) -> list[int]:
    """The answers to the wolf's questions."""
    found = blowable(table, ask[1])
    if ask[0] == ASK_HOUSE:
        return sorted({HOUSE + section_of(number) for number in found})
    return sorted({PLOT + (number & 1) for number in found if section_of(number) == ask[2]})


def choose_house(table: Forest, seat: int, ask: Frame, action: int) -> None:
    """Which house, and on which plot if there are two alike."""
    victim = ask[1]
    found = blowable(table, victim)
    if ask[0] == ASK_HOUSE:
        alike = [number for number in found if section_of(number) == action - HOUSE]
        if len(alike) > 1:
            table.ask(seat, (ASK_HOUSE_PLOT, victim, action - HOUSE))
        else:
            damage(table, victim, alike[0])
        return
    for number in found:
        if section_of(number) == ask[2] and number & 1 == action - PLOT:
            damage(table, victim, number)


WHO.update({BRIDGE_TROLL: (toll_payers, toll)})
WHERE.update(dict.fromkeys(MONSTERS, (lairs, put)))
