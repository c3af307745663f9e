"""What cards are made of: gain, lose, pass on, draw, discard, befriend, go. Nobody is asked anything here."""

from __future__ import annotations

from taletable.games.grimm_forest.card import CARDS
from taletable.games.grimm_forest.pieces import Cards, plus
from taletable.games.grimm_forest.sheet import NAMES, NOTHING
from taletable.games.grimm_forest.table import Forest
from taletable.games.grimm_forest.vocabulary import LOCATIONS, RESOURCES
from taletable.kernel import Args
from taletable.kernel.cards import added, onto, without

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
            table.tell("reshuffled", {"count": len(cards)})
    card = table.deck[-1]
    table.deck = table.deck[:-1]
    return card


def knowing_top(table: Forest) -> list[int]:
    """The seats that know the top card of the deck; they are about to lose sight of it."""
    found: list[int] = []
    for seat in range(table.seats):
        player = table.players[seat]
        if player.known_top > 0:
            found.append(seat)
            player.known_top -= 1
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
            table.tell("drawn", {"seat": seat, "card": NAMES[card]}, (seat,), "" if by == NOTHING else CARDS[by].clause)


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
    table.discard = onto(table.discard, card)


def dismiss(table: Forest, seat: int, clause: str = "") -> None:
    """The fable before a player is not paid for, or has no place: it is discarded at once."""
    player = table.players[seat]
    throw(table, player.fable)
    if table.story is not None:
        name = NAMES[player.fable]
        table.tell("unpaid", {"seat": seat, "card": name, "name": name}, clause=clause)
    player.fable = NOTHING


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
        table.tell("threw", {"seat": seat, "card": NAMES[card], "card_by": NAMES[by]}, clause=CARDS[by].clause)


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
        table.tell("slipped", args, clause=CARDS[by].clause)
        table.tell("slipped-seen", {**args, "card": NAMES[card]}, (giver, taker), CARDS[by].clause)


def take_from_discard(table: Forest, seat: int, card: int, by: int) -> None:
    """A fable from the discard pile to a hand, for all to see."""
    place = len(table.discard) - 1 - table.discard[::-1].index(card)
    table.discard = (*table.discard[:place], *table.discard[place + 1 :])
    player = table.players[seat]
    player.hand = added(player.hand, card)
    learn_all(table, seat, card)
    if table.story is not None:
        args: Args = {"seat": seat, "card": NAMES[card], "card_by": NAMES[by]}
        table.tell("recovered", args, clause=CARDS[by].clause)


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


def part(table: Forest, seat: int, why: str, clause: str) -> None:
    """A friend leaves for a reason, and with it whatever was on it or under it (7.2)."""
    player = table.players[seat]
    card = player.friend
    if card == NOTHING:
        return
    player.friend = NOTHING
    player.friend_memory = NOTHING
    table.friend_discard = onto(table.friend_discard, card)
    CARDS[card].leaves(table, seat)
    if table.story is not None:
        table.tell("parted", {"seat": seat, "card": NAMES[card], "name": why}, clause=clause)


def befriend(table: Forest, seat: int, card: int, giver: int, clause: str = "") -> None:
    """A new friend, kept or given by somebody else; the old one goes (7.2)."""
    part(table, seat, "new", "7.2")
    table.players[seat].friend = card
    if table.story is not None:
        if giver == seat:
            table.tell("befriended", {"seat": seat, "card": NAMES[card]}, clause=clause)
        else:
            table.tell("given", {"seat": giver, "seat_to": seat, "card": NAMES[card]}, clause=clause)
    CARDS[card].joins(table, seat)


# Pigs.


def go(table: Forest, seat: int, location: int, card: int) -> None:
    """A card sends a pig to a location."""
    table.players[seat].pig = location
    if table.story is not None:
        table.tell("moved", {"seat": seat, "location": LOCATIONS[location], "card": NAMES[card]})


def more_actions(table: Forest, seat: int, count: int, card: int) -> None:
    """Further actions in this round's turn."""
    table.players[seat].bonus += count
    if table.story is not None:
        table.tell("busier", {"seat": seat, "count": count, "card": NAMES[card]})
