"""What cards are made of: who is here, gain, lose, give, take, draw, befriend; and the choices many cards share."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from taletable.games.grimm_forest.cards import (
    ALI_BABA,
    CHINNY_CHIN_CHIN,
    LITTLE_MERMAID,
    NAMES,
    NOTHING,
    RAPUNZEL,
    THOUGHTFUL_GIFT,
    TOM_THUMB,
)
from taletable.games.grimm_forest.pieces import NONE, Amounts, Cards, added, kinds, plus, total, without
from taletable.games.grimm_forest.text import clause_of
from taletable.games.grimm_forest.words import (
    ASK_GAIN,
    ASK_GIVE,
    ASK_GRAB,
    ASK_LOSE,
    ASK_OFFER,
    ASK_TAKE,
    ASK_TUCK,
    ASK_WHERE,
    ASK_WHO,
    GAINS,
    GATHER,
    GIVES,
    LOCATION,
    LOCATIONS,
    LOSES,
    NOWHERE,
    PASS,
    RESOURCE,
    RESOURCES,
    SEAT,
)

if TYPE_CHECKING:
    from taletable.games.grimm_forest.table import Forest
    from taletable.kernel import Args, Frame


# Who is where.


def in_turn(table: Forest) -> list[int]:
    """All seats in turn order (1.7)."""
    return [(table.first + place) % table.seats for place in range(table.seats)]


def opponents(table: Forest, seat: int) -> list[int]:
    """The other seats in turn order."""
    return [other for other in in_turn(table) if other != seat]


def here(table: Forest, location: int) -> list[int]:
    """Who is on a location, in turn order."""
    return [seat for seat in in_turn(table) if table.players[seat].pig == location]


def others_here(table: Forest, seat: int) -> list[int]:
    """The opponents on a seat's location, in turn order; a pig that is nowhere has no company."""
    location = table.players[seat].pig
    if location == NOWHERE:
        return []
    return [other for other in here(table, location) if other != seat]


def alone(table: Forest, seat: int) -> bool:
    """Whether no other pig is on this one's location (2.6); a pig that is nowhere is not alone."""
    return table.players[seat].pig != NOWHERE and not others_here(table, seat)


def usable(table: Forest, seat: int) -> list[int]:
    """The gather cards a seat can use: all but those under the Little Mermaid (12.13)."""
    tucked = table.players[seat].tucked
    return [location for location in range(len(table.places)) if not tucked >> location & 1]


def unplayed(table: Forest, seat: int) -> list[int]:
    """The gather cards in a seat's hand: usable, and not lying before anybody."""
    out = [player.front for player in table.players if player.colour == seat]
    return [location for location in usable(table, seat) if location not in out]


# Resources.


def gain(table: Forest, seat: int, resource: int, count: int, card: int) -> None:
    """From the supply."""
    player = table.players[seat]
    player.store = plus(player.store, resource, count)
    if table.story is not None and count:
        table.tell("gained", {"seat": seat, "resource": RESOURCES[resource], "count": count, "card": NAMES[card]})


def gain_each(table: Forest, seat: int, card: int) -> None:
    """One of each resource."""
    for resource in range(3):
        gain(table, seat, resource, 1, card)


def lose(table: Forest, seat: int, resource: int, count: int, card: int) -> None:
    """To the supply."""
    player = table.players[seat]
    player.store = plus(player.store, resource, -count)
    if table.story is not None and count:
        table.tell("lost", {"seat": seat, "resource": RESOURCES[resource], "count": count, "card": NAMES[card]})


def pass_on(table: Forest, giver: int, taker: int, resource: int, count: int, card: int) -> None:
    """From one player to another; a Bridge Troll may even take from its own player."""
    loser = table.players[giver]
    loser.store = plus(loser.store, resource, -count)
    winner = table.players[taker]
    winner.store = plus(winner.store, resource, count)
    if table.story is not None and count:
        table.tell(
            "passed",
            {
                "seat": giver,
                "seat_to": taker,
                "resource": RESOURCES[resource],
                "count": count,
                "card": NAMES[card],
            },
        )


def add(table: Forest, location: int, resource: int, count: int, card: int) -> None:
    """From the supply to a location."""
    place = table.places[location]
    place.pile = plus(place.pile, resource, count)
    if table.story is not None:
        table.tell(
            "added",
            {
                "location": LOCATIONS[location],
                "resource": RESOURCES[resource],
                "count": count,
                "card": NAMES[card],
            },
        )


def grab(table: Forest, seat: int, location: int, resource: int, count: int, card: int) -> None:
    """From a location, without gathering (2.7)."""
    place = table.places[location]
    place.pile = plus(place.pile, resource, -count)
    player = table.players[seat]
    player.store = plus(player.store, resource, count)
    if table.story is not None and count:
        table.tell(
            "grabbed",
            {
                "seat": seat,
                "location": LOCATIONS[location],
                "resource": RESOURCES[resource],
                "count": count,
                "card": NAMES[card],
            },
        )


# Choices of resources. Where there is nothing to choose, nobody is asked.


def let_gain(table: Forest, seats: list[int], count: int, one: int, card: int) -> None:
    """These seats, in this order, gain resources of their choice; with ``one`` all of a kind."""
    for seat in reversed(seats):
        table.agenda.append((GAINS, seat, count, one, card))


def let_lose(table: Forest, seats: list[int], card: int) -> None:
    """These seats, in this order, lose a resource of their choice."""
    for seat in reversed(seats):
        table.agenda.append((LOSES, seat, card))


def lose_one(table: Forest, seat: int, card: int) -> None:
    """A resource of the seat's choice."""
    found = kinds(table.players[seat].store)
    if len(found) == 1:
        lose(table, seat, found[0], 1, card)
    elif found:
        table.ask(seat, (ASK_LOSE, card))


def let_give(table: Forest, giver: int, taker: int, count: int, card: int, quota: Amounts) -> None:
    """The giver chooses what to give, no more of each resource than the quota allows."""
    most = [min(count, quota[resource]) for resource in range(3)]
    table.agenda.append((GIVES, giver, taker, count, card, most[0], most[1], most[2]))


def give_some(table: Forest, frame: Frame) -> None:
    """Give what is left to give, or ask."""
    _, giver, taker, count, card, straw, wood, brick = frame
    store = table.players[giver].store
    quota = (min(straw, store[0]), min(wood, store[1]), min(brick, store[2]))
    found = kinds(quota)
    if not found or count <= 0:
        return
    if len(found) > 1 and total(quota) > count:
        table.ask(giver, (ASK_GIVE, taker, count, card, quota[0], quota[1], quota[2]))
        return
    for resource in found:
        pass_on(table, giver, taker, resource, min(count, quota[resource]), card)


def let_take(table: Forest, taker: int, victim: int, count: int, one: int, card: int) -> None:
    """The taker chooses what to take from a player's store."""
    store = table.players[victim].store
    found = kinds(store)
    if not found or count <= 0:
        return
    if len(found) > 1 and (one or total(store) > count):
        table.ask(taker, (ASK_TAKE, victim, count, one, card))
        return
    for resource in found:
        _take(table, victim, taker, resource, min(count, store[resource]), card)


def _take(table: Forest, victim: int, taker: int, resource: int, count: int, card: int) -> None:
    """Ali Baba remembers from whom, and what."""
    pass_on(table, victim, taker, resource, count, card)
    if card == ALI_BABA:
        table.players[taker].vow = victim * 3 + resource


def let_grab(table: Forest, seat: int, location: int, count: int, card: int) -> None:
    """The seat chooses what to take from a location."""
    pile = table.places[location].pile
    found = kinds(pile)
    if not found or count <= 0:
        return
    if len(found) > 1 and total(pile) > count:
        table.ask(seat, (ASK_GRAB, location, count, card))
        return
    for resource in found:
        grab(table, seat, location, resource, min(count, pile[resource]), card)


def resource_choices(table: Forest, seat: int, ask: Frame) -> list[int]:
    """The answers to a choice of resources."""
    kind = ask[0]
    if kind == ASK_GAIN:
        return [RESOURCE, RESOURCE + 1, RESOURCE + 2]
    if kind == ASK_LOSE:
        found = kinds(table.players[seat].store)
    elif kind == ASK_GIVE:
        found = kinds((ask[4], ask[5], ask[6]))
    elif kind == ASK_TAKE:
        found = kinds(table.players[ask[1]].store)
    else:
        found = kinds(table.places[ask[1]].pile)
    return [RESOURCE + resource for resource in found]


def choose_resource(table: Forest, seat: int, ask: Frame, action: int) -> None:
    """Carry out a choice of a resource, and ask for the next one."""
    kind = ask[0]
    resource = action - RESOURCE
    if kind == ASK_GAIN:
        _, count, one, card = ask
        gain(table, seat, resource, count if one else 1, card)
        if count > 1 and not one:
            table.ask(seat, (ASK_GAIN, count - 1, one, card))
    elif kind == ASK_LOSE:
        lose(table, seat, resource, 1, ask[1])
    elif kind == ASK_GIVE:
        _, taker, count, card, straw, wood, brick = ask
        pass_on(table, seat, taker, resource, 1, card)
        left = plus((straw, wood, brick), resource, -1)
        give_some(table, (GIVES, seat, taker, count - 1, card, left[0], left[1], left[2]))
    elif kind == ASK_TAKE:
        _, victim, count, one, card = ask
        taken = min(count, table.players[victim].store[resource]) if one else 1
        _take(table, victim, seat, resource, taken, card)
        if not one:
            let_take(table, seat, victim, count - 1, one, card)
    else:
        _, location, count, card = ask
        grab(table, seat, location, resource, 1, card)
        let_grab(table, seat, location, count - 1, card)


# Choices of a player or a location: for each card who can be chosen, and what follows.

Candidates = Callable[["Forest", int], list[int]]
Chosen = Callable[["Forest", int, int], None]
WHO: dict[int, tuple[Candidates, Chosen]] = {}
WHERE: dict[int, tuple[Candidates, Chosen]] = {}
OPTIONAL: Final = (CHINNY_CHIN_CHIN, THOUGHTFUL_GIFT, TOM_THUMB)


def everybody(table: Forest, _seat: int) -> list[int]:
    """All seats."""
    return list(range(table.seats))


def everywhere(table: Forest, _seat: int) -> list[int]:
    """All locations."""
    return list(range(len(table.places)))


def ask_who(table: Forest, seat: int, card: int) -> None:
    """Let a seat choose a player for a card; where there is nothing to choose, it is done."""
    candidates, chosen = WHO[card]
    _choose(table, seat, candidates(table, seat), chosen, (ASK_WHO, card))


def ask_where(table: Forest, seat: int, card: int) -> None:
    """Let a seat choose a location for a card."""
    candidates, chosen = WHERE[card]
    _choose(table, seat, candidates(table, seat), chosen, (ASK_WHERE, card))


def _choose(table: Forest, seat: int, found: list[int], chosen: Chosen, ask: Frame) -> None:
    if len(found) == 1 and ask[1] not in OPTIONAL:
        chosen(table, seat, found[0])
    elif found:
        table.ask(seat, ask)


def who_or_where(table: Forest, seat: int, ask: Frame) -> list[int]:
    """The answers to a choice of a player or a location."""
    if ask[0] == ASK_WHO:
        found = sorted([SEAT + other for other in WHO[ask[1]][0](table, seat)])
    else:
        found = sorted([LOCATION + location for location in WHERE[ask[1]][0](table, seat)])
    if ask[1] in OPTIONAL:
        found.append(PASS)
    return found


def choose_who_or_where(table: Forest, seat: int, ask: Frame, action: int) -> None:
    """Carry out a choice of a player or a location."""
    if action == PASS:
        return
    if ask[0] == ASK_WHO:
        WHO[ask[1]][1](table, seat, action - SEAT)
    else:
        WHERE[ask[1]][1](table, seat, action - LOCATION)


# Fables, and who knows of them.


def learn(table: Forest, observer: int, holder: int, card: int) -> None:
    """The observer knows that this card is in the holder's hand."""
    player = table.players[observer]
    known = player.known
    player.known = (*known[:holder], added(known[holder], card), *known[holder + 1 :])


def learn_all(table: Forest, holder: int, card: int) -> None:
    """Everybody has seen this card go into the holder's hand."""
    for observer in range(table.seats):
        if observer != holder:
            learn(table, observer, holder, card)


def set_known(table: Forest, observer: int, holder: int, cards: Cards) -> None:
    """All that the observer knows of a hand."""
    player = table.players[observer]
    known = player.known
    if known[holder] != cards:
        player.known = (*known[:holder], cards, *known[holder + 1 :])


def unlearn(table: Forest, holder: int, card: int) -> None:
    """Everybody sees this card leave the holder's hand."""
    for observer in range(table.seats):
        set_known(table, observer, holder, without(table.players[observer].known[holder], card))


def top_fable(table: Forest) -> int:
    """Take the top card of the deck; an empty deck is made of the discards (1.8)."""
    if not table.deck:
        if not table.discard:
            return NOTHING
        cards = list(table.discard)
        table.dice.shuffle(cards)
        table.deck = tuple(cards)
        table.discard = ()
        if table.story is not None:
            table.tell("reshuffled", {})
    card = table.deck[-1]
    table.deck = table.deck[:-1]
    return card


def knowing_top(table: Forest) -> list[int]:
    """The seats that know the top card of the deck; they are about to lose sight of it."""
    found: list[int] = []
    for seat in range(table.seats):
        player = table.players[seat]
        if player.tops > 0:
            found.append(seat)
            player.tops -= 1
    return found


def idle(table: Forest, seat: int, card: int) -> None:
    """Tell that a fable has no effect."""
    if table.story is not None:
        table.tell("idle", {"seat": seat, "card": NAMES[card]})


def draw(table: Forest, seat: int, count: int, by: int = NOTHING) -> None:
    """Fables from the deck to the hand, by a card or an action; in which order they came nobody needs to know."""
    drawn: Cards = ()
    player = table.players[seat]
    for _ in range(count):
        knowing = knowing_top(table)
        card = top_fable(table)
        if card == NOTHING:
            break
        drawn = added(drawn, card)
        player.hand = added(player.hand, card)
        for observer in knowing:
            if observer != seat:
                learn(table, observer, seat, card)
    if table.story is not None and drawn:
        args: Args = {"seat": seat, "count": len(drawn)}
        if by == NOTHING:
            table.tell("drew", args)
        else:
            table.tell("drew-by", {**args, "card": NAMES[by]})
        for card in drawn:
            table.tell("drawn", {"seat": seat, "card": NAMES[card]}, (seat,), "" if by == NOTHING else clause_of(by))


def peek(table: Forest, seat: int, count: int, by: int) -> None:
    """Take fables from the deck to look at them; who knew them knows who has them."""
    found: Cards = ()
    for _ in range(count):
        knowing = knowing_top(table)
        card = top_fable(table)
        if card != NOTHING:
            found = added(found, card)
            for observer in knowing:
                if observer != seat:
                    learn(table, observer, seat, card)
    table.drawn = found
    if table.story is not None:
        table.tell("peeked", {"seat": seat, "count": len(found), "card": NAMES[by]})


def throw(table: Forest, card: int) -> None:
    """A fable to the discard pile, face up."""
    table.discard = (*table.discard, card)


def throw_from_hand(table: Forest, seat: int, card: int, by: int) -> None:
    """A fable from a hand to the discard pile."""
    player = table.players[seat]
    player.hand = without(player.hand, card)
    unlearn(table, seat, card)
    throw(table, card)
    tell_thrown(table, seat, card, by)


def tell_thrown(table: Forest, seat: int, card: int, by: int) -> None:
    """Tell which fable somebody discards, and why."""
    if table.story is not None:
        table.tell("threw", {"seat": seat, "card": NAMES[card], "card_by": NAMES[by]}, clause=clause_of(by))


def slip(table: Forest, giver: int, taker: int, card: int, by: int) -> None:
    """A fable from one hand to another. Only these two see it; others forget what they knew of the giver's hand."""
    loser, winner = table.players[giver], table.players[taker]
    loser.hand = without(loser.hand, card)
    winner.hand = added(winner.hand, card)
    for observer in range(table.seats):
        if observer not in (giver, taker):
            set_known(table, observer, giver, ())
    set_known(table, taker, giver, without(winner.known[giver], card))
    learn(table, giver, taker, card)
    if table.story is not None:
        args: Args = {"seat": giver, "seat_to": taker, "card_by": NAMES[by]}
        table.tell("slipped", args, clause=clause_of(by))
        table.tell("slipped-seen", {**args, "card": NAMES[card]}, (giver, taker), clause_of(by))


def take_from_discard(table: Forest, seat: int, card: int, by: int) -> None:
    """A fable from the discard pile to a hand, for all to see."""
    place = len(table.discard) - 1 - table.discard[::-1].index(card)
    table.discard = (*table.discard[:place], *table.discard[place + 1 :])
    player = table.players[seat]
    player.hand = added(player.hand, card)
    learn_all(table, seat, card)
    if table.story is not None:
        args: Args = {"seat": seat, "card": NAMES[card], "card_by": NAMES[by]}
        table.tell("recovered", args, clause=clause_of(by))


# Friends.


def top_friend(table: Forest) -> int:
    """Take the top friend of the deck; an empty deck is made of the discards (1.8)."""
    if not table.friend_deck:
        if not table.friend_discard:
            return NOTHING
        cards = list(table.friend_discard)
        table.dice.shuffle(cards)
        table.friend_deck = tuple(cards)
        table.friend_discard = ()
    card = table.friend_deck[-1]
    table.friend_deck = table.friend_deck[:-1]
    return card


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
    table.ask(seat, (ASK_OFFER,))


# Why a friend leaves, and by which clause.
PARTINGS: Final = {"new": "7.2", "giant": "11.12", "frog-prince": "12.6", "stopped": "9.3", "released": "6.13"}


def part(table: Forest, seat: int, why: str) -> None:
    """A friend leaves, and with it whatever was on it or under it (7.2)."""
    player = table.players[seat]
    card = player.friend
    if card == NOTHING:
        return
    player.friend = NOTHING
    player.vow = NOTHING
    table.friend_discard = (*table.friend_discard, card)
    if card == RAPUNZEL:
        table.tower = NONE
    elif card == LITTLE_MERMAID:
        player.tucked = 0
        player.shown = 0
    if table.story is not None:
        table.tell("parted", {"seat": seat, "card": NAMES[card], "name": why}, clause=PARTINGS[why])


def befriend(table: Forest, seat: int, card: int, giver: int, clause: str = "") -> None:
    """A new friend, kept or given by somebody else; the old one goes (7.2)."""
    part(table, seat, "new")
    table.players[seat].friend = card
    if table.story is not None:
        if giver == seat:
            table.tell("befriended", {"seat": seat, "card": NAMES[card]}, clause=clause)
        else:
            table.tell("given", {"seat": giver, "seat_to": seat, "card": NAMES[card]}, clause=clause)
    if card == LITTLE_MERMAID:
        table.ask(seat, (ASK_TUCK,))


def owner_of(table: Forest, friend: int) -> int:
    """Who has this friend."""
    for seat in range(table.seats):
        if table.players[seat].friend == friend:
            return seat
    return NOTHING


# Pigs.


def go(table: Forest, seat: int, location: int, card: int) -> None:
    """A card sends a pig to a location."""
    table.players[seat].pig = location
    if table.story is not None:
        table.tell("moved", {"seat": seat, "location": LOCATIONS[location], "card": NAMES[card]})


def gather_actions(locations: list[int]) -> list[int]:
    """The actions that name these gather cards."""
    return [GATHER + location for location in locations]
