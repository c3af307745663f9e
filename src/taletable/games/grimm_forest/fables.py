"""What each fable does. A function reads like its card; what must wait for an answer is asked, and answered below."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from taletable.games.grimm_forest.cards import (
    CHINNY_CHIN_CHIN,
    CONSULT_THE_ORACLE,
    CRYSTAL_BALL,
    CURSE_OF_DARKNESS,
    CUTTING_CORNERS,
    FAERIE_FEAST,
    FRIENDLY_GAME,
    FROG_PRINCE,
    GHOSTLY_WHISPERS,
    GRANDMAS_HOUSE,
    HARVEST_MOON,
    HIDDEN_STASH,
    HIRED_HELP,
    LITTLE_HELPERS,
    LONELY_CASTLE,
    MYSTERIOUS_STRANGER,
    NAMES,
    NIGHT_OF_REVELRY,
    NOTHING,
    POWERFUL_FRIENDS,
    ROAR,
    ROYAL_WEDDING,
    SEARCH_THE_PAST,
    SHARE_THE_WEALTH,
    SPY_NETWORK,
    TAXATION,
    THOUGHTFUL_GIFT,
    WANDERING_MERCHANT,
    WISHING_WELL,
)
from taletable.games.grimm_forest.pieces import added, different, kinds, plus, total, without
from taletable.games.grimm_forest.verbs import (
    WHERE,
    WHO,
    alone,
    ask_where,
    ask_who,
    befriend,
    draw,
    everybody,
    everywhere,
    gain,
    gain_each,
    gather_actions,
    go,
    here,
    idle,
    in_turn,
    let_gain,
    let_give,
    let_grab,
    let_lose,
    let_take,
    lose,
    offer_friend,
    opponents,
    others_here,
    pass_on,
    peek,
    slip,
    take_from_discard,
    throw,
    throw_from_hand,
    top_friend,
    unplayed,
    usable,
)
from taletable.games.grimm_forest.words import (
    ASK_FRIEND,
    ASK_GIFT,
    ASK_KEEP,
    ASK_PAY,
    ASK_RECOVER,
    ASK_RETURN,
    ASK_SWAP,
    ASK_TRADE,
    ASK_TRADE_FOR,
    ASK_USE,
    ASK_WELL,
    BRICK,
    CARD,
    GATHER,
    LOCATIONS,
    MARKET,
    NOWHERE,
    PASS,
    RESOURCE,
    SEAT,
    STRAW,
    TRADES,
    WOOD,
)

if TYPE_CHECKING:
    from taletable.games.grimm_forest.table import Forest
    from taletable.kernel import Args, Frame


# When revealed.


def crystal_ball(table: Forest, seat: int) -> None:
    """Look at an opponent's gather card; then perhaps change your own (11.6)."""
    ask_who(table, seat, CRYSTAL_BALL)


def gaze(table: Forest, seat: int, other: int) -> None:
    """The ball shows the card."""
    player = table.players[other]
    player.seen |= 1 << seat
    if table.story is not None:
        args: Args = {"seat": seat, "seat_other": other, "location": LOCATIONS[player.front]}
        table.tell("looked", {"seat": seat, "seat_other": other, "card": NAMES[CRYSTAL_BALL]})
        table.tell("saw-gather", args, (seat,), "11.6")
    table.ask(seat, (ASK_SWAP,))


def swap(table: Forest, seat: int, location: int) -> None:
    """Another gather card from the hand takes the place of the one that lies there."""
    player = table.players[seat]
    player.front = location
    player.colour = seat
    player.seen = 1 << seat
    if table.story is not None:
        table.tell("swapped", {"seat": seat, "card": NAMES[CRYSTAL_BALL]})


def curse_of_darkness(table: Forest, seat: int) -> None:
    """Every opponent's gather card is drawn anew at random; its owner may look (11.7)."""
    drawable = [_drawable(table, other) for other in range(table.seats)]
    for other in opponents(table, seat):
        cards = drawable[other]
        player = table.players[other]
        if not cards:
            continue
        player.front = cards[table.dice.below(len(cards))]
        player.colour = other
        player.seen = 1 << other
        if table.story is not None:
            table.tell("cursed", {"seat": other, "card": NAMES[CURSE_OF_DARKNESS]})
            table.tell("redrawn", {"seat": other, "location": LOCATIONS[player.front]}, (other,))


def _drawable(table: Forest, seat: int) -> list[int]:
    """What a seat can mix: not what lies before somebody else, which version 1 let it draw all the same."""
    away = [player.front for player in table.players if player.colour == seat]
    if table.version == 1:
        away = []
    elif table.players[seat].colour == seat:
        away.remove(table.players[seat].front)
    return [location for location in usable(table, seat) if location not in away]


def wishing_well(table: Forest, seat: int) -> None:
    """Swap any two face-down gather cards (11.31)."""
    if table.seats == 2:
        exchange(table, 0, 1)
    else:
        ask_who(table, seat, WISHING_WELL)


def exchange(table: Forest, one: int, two: int) -> None:
    """The cards change places; who knew a card knows where it went, and both players look."""
    a, b = table.players[one], table.players[two]
    a.front, b.front = b.front, a.front
    a.colour, b.colour = b.colour, a.colour
    a.seen, b.seen = b.seen | 1 << one, a.seen | 1 << two
    if table.story is not None:
        table.tell("exchanged", {"seat": one, "seat_other": two, "card": NAMES[WISHING_WELL]})
        table.tell("redrawn", {"seat": one, "location": LOCATIONS[a.front]}, (one,), "11.31")
        table.tell("redrawn", {"seat": two, "location": LOCATIONS[b.front]}, (two,), "11.31")


def night_of_revelry(table: Forest, seat: int) -> None:
    """A friend of your choice for you, and a random one for everybody else (11.21)."""
    found: list[int] = []
    for _ in range(table.seats):
        card = top_friend(table)
        if card != NOTHING:
            found.append(card)
    table.offer = tuple(sorted(found))
    if table.story is not None:
        for card in table.offer:
            table.tell("came", {"seat": seat, "card": NAMES[card], "card_by": NAMES[NIGHT_OF_REVELRY]})
    if found:
        table.ask(seat, (ASK_FRIEND, NIGHT_OF_REVELRY))


def revel(table: Forest, seat: int, card: int) -> None:
    """The player has chosen; the others get what is left."""
    rest = list(without(table.offer, card))
    table.offer = ()
    table.dice.shuffle(rest)
    befriend(table, seat, card, seat, "11.21")
    for other in opponents(table, seat):
        if rest:
            befriend(table, other, rest.pop(), other, "11.21")


def friend_choices(table: Forest, card: int) -> list[int]:
    """The friends that were drawn; for the Frog Prince those that were discarded, but himself (13.5)."""
    if card == NIGHT_OF_REVELRY:
        return list(table.offer)
    return different(without(table.friend_discard, FROG_PRINCE))


def hired_help(table: Forest, seat: int) -> None:
    """Pay two resources, or the card is gone (11.16)."""
    if total(table.players[seat].store) < 2:
        dismiss(table, seat)
    else:
        table.ask(seat, (ASK_PAY, 2))


def dismiss(table: Forest, seat: int, clause: str = "") -> None:
    """Nobody pays: the card is discarded at once."""
    player = table.players[seat]
    throw(table, player.fable)
    if table.story is not None:
        name = NAMES[player.fable]
        table.tell("unpaid", {"seat": seat, "card": name, "name": name}, clause=clause)
    player.fable = NOTHING


def lay_unique(table: Forest, seat: int, card: int) -> None:
    """A unique location needs a location without one (9.5)."""
    if free_for_unique(table, seat):
        ask_where(table, seat, card)
    else:
        dismiss(table, seat, "9.5")


def free_for_unique(table: Forest, _seat: int) -> list[int]:
    """The locations without a unique location."""
    return [location for location in range(len(table.places)) if table.places[location].unique == NOTHING]


def put_unique(table: Forest, seat: int, location: int) -> None:
    """It lies there until its condition is fulfilled."""
    place = table.places[location]
    card = table.players[seat].fable
    place.unique = card
    place.layer = seat
    table.players[seat].fable = NOTHING
    if table.story is not None:
        args: Args = {"seat": seat, "card": NAMES[card], "location": LOCATIONS[location]}
        table.tell("laid", args, clause="9.5")


# Before gathering.


def chinny_chin_chin(table: Forest, seat: int) -> None:
    """Run from a monster; if none was played, draw a fable instead (11.4)."""
    if not table.prowled:
        draw(table, seat, 1, CHINNY_CHIN_CHIN)
        return
    location = table.players[seat].pig
    if location != NOWHERE and table.places[location].monsters:
        ask_where(table, seat, CHINNY_CHIN_CHIN)


def elsewhere(table: Forest, seat: int) -> list[int]:
    """All other locations."""
    return [location for location in range(len(table.places)) if location != table.players[seat].pig]


def escape(table: Forest, seat: int, location: int) -> None:
    """Away from the monster."""
    go(table, seat, location, CHINNY_CHIN_CHIN)


def roar(table: Forest, seat: int) -> None:
    """Every opponent here runs wherever a random gather card leads (11.23)."""
    for other in others_here(table, seat):
        cards = usable(table, other)
        go(table, other, cards[table.dice.below(len(cards))], ROAR)


# At the end of the gather phase.


def friendly_game(table: Forest, seat: int) -> None:
    """Take two resources from an opponent here (11.1, 13.13)."""
    ask_who(table, seat, FRIENDLY_GAME)


def _partners(table: Forest, seat: int) -> list[int]:
    """The opponents here, if any of them has something to take; by version 1 only those who have."""
    found = others_here(table, seat)
    rich = [other for other in found if total(table.players[other].store)]
    return found if rich and table.version > 1 else rich


def _win(table: Forest, seat: int, other: int) -> None:
    one = 1 if table.options["choice_types"] == "one" else 0
    if total(table.players[other].store) == 0:
        idle(table, seat, FRIENDLY_GAME)
    let_take(table, seat, other, 2, one, FRIENDLY_GAME)


def consult_the_oracle(table: Forest, seat: int) -> None:
    """Alone: perhaps a random fable from every hand (11.5)."""
    if alone(table, seat) and any([table.players[other].hand for other in opponents(table, seat)]):
        table.ask(seat, (ASK_USE, CONSULT_THE_ORACLE))


def prophesy(table: Forest, seat: int) -> None:
    """A fable at random from every opponent who holds one."""
    for other in opponents(table, seat):
        hand = table.players[other].hand
        if hand:
            slip(table, other, seat, hand[table.dice.below(len(hand))], CONSULT_THE_ORACLE)


def cutting_corners(table: Forest, seat: int) -> None:
    """Alone: the card becomes a cheaper plot (11.8)."""
    if alone(table, seat):
        player = table.players[seat]
        player.corners += 1
        player.fable = NOTHING
        if table.story is not None:
            table.tell("corner", {"seat": seat})


def ghostly_whispers(table: Forest, seat: int) -> None:
    """Alone: draw four, keep two (11.11)."""
    if alone(table, seat):
        peek(table, seat, 4, GHOSTLY_WHISPERS)
        _keep_on(table, seat, 2)


def _keep_on(table: Forest, seat: int, count: int) -> None:
    """Ask what to keep while there is a choice; the rest is discarded."""
    if len(table.drawn) > count > 0:
        table.ask(seat, (ASK_KEEP, GHOSTLY_WHISPERS, count))
        return
    for card in table.drawn:
        player = table.players[seat]
        player.hand = added(player.hand, card)
        if count == 0:
            throw_from_hand(table, seat, card, GHOSTLY_WHISPERS)
    table.drawn = ()


def harvest_moon(table: Forest, seat: int) -> None:
    """Half of what lies on a location where nobody gathered (11.14)."""
    ask_where(table, seat, HARVEST_MOON)


def deserted(table: Forest, _seat: int) -> list[int]:
    """The locations where nobody gathered, and where there is anything to take half of."""
    return [
        location
        for location in range(len(table.places))
        if not is_busy(table, location) and total(table.places[location].pile) > 1
    ]


def is_busy(table: Forest, location: int) -> bool:
    """Whether somebody has gathered on a location this round; version 1 looked for pigs that are there now."""
    return table.places[location].gathered if table.version > 1 else bool(here(table, location))


def reap(table: Forest, seat: int, location: int) -> None:
    """Half of it, rounding down."""
    let_grab(table, seat, location, total(table.places[location].pile) // 2, HARVEST_MOON)


def hidden_stash(table: Forest, seat: int) -> None:
    """Two of what the location gives for everybody on it (11.15)."""
    location = table.players[seat].pig
    if location == MARKET:
        let_gain(table, here(table, location), 2, 1, HIDDEN_STASH)
    elif location != NOWHERE:
        for other in here(table, location):
            gain(table, other, location, 2, HIDDEN_STASH)


def little_helpers(table: Forest, seat: int) -> None:
    """Alone: two more actions (11.17)."""
    if alone(table, seat):
        more_actions(table, seat, 2, LITTLE_HELPERS)


def more_actions(table: Forest, seat: int, count: int, card: int) -> None:
    """Further actions in this round's turn."""
    table.players[seat].bonus += count
    if table.story is not None:
        table.tell("busier", {"seat": seat, "count": count, "card": NAMES[card]})


def mysterious_stranger(table: Forest, seat: int) -> None:
    """Alone: a friend (11.20)."""
    if alone(table, seat):
        offer_friend(table, seat, top_friend(table), MYSTERIOUS_STRANGER)


def powerful_friends(table: Forest, seat: int) -> None:
    """An action from every opponent here (11.22, 13.8)."""
    found = others_here(table, seat)
    for other in found:
        player = table.players[other]
        if player.penalty == 0 or table.options["powerful_friends"] == "stack":
            player.penalty += 1
            if table.story is not None:
                table.tell("hindered", {"seat": other, "card": NAMES[POWERFUL_FRIENDS]})
    if found:
        more_actions(table, seat, len(found), POWERFUL_FRIENDS)


def search_the_past(table: Forest, seat: int) -> None:
    """With company: two cards from the discard pile (11.25)."""
    if others_here(table, seat):
        _recover_on(table, seat, 2)


def _recover_on(table: Forest, seat: int, count: int) -> None:
    """Ask while there is a choice."""
    if count > 0 and len(table.discard) > count and len(different(table.discard)) > 1:
        table.ask(seat, (ASK_RECOVER, count))
        return
    for card in table.discard[:count]:
        take_from_discard(table, seat, card, SEARCH_THE_PAST)


def share_the_wealth(table: Forest, seat: int) -> None:
    """Two from every opponent who gathered five or more (11.26)."""
    for other in reversed(opponents(table, seat)):
        gathered = table.players[other].gathered
        if total(gathered) >= 5:
            let_give(table, other, seat, 2, SHARE_THE_WEALTH, gathered)


def spy_network(table: Forest, seat: int) -> None:
    """A fable for every player here (11.27)."""
    if table.players[seat].pig != NOWHERE:
        draw(table, seat, 1 + len(others_here(table, seat)), SPY_NETWORK)


def thoughtful_gift(table: Forest, seat: int) -> None:
    """Give up to three, get as many of another kind (11.29)."""
    ask_who(table, seat, THOUGHTFUL_GIFT)


def gift_takers(table: Forest, seat: int) -> list[int]:
    """The opponents with whom anything can be exchanged."""
    return [other for other in opponents(table, seat) if gift_kinds(table, seat, other, (0, 0, 0))]


def gift_kinds(table: Forest, seat: int, other: int, given: tuple[int, int, int]) -> list[int]:
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


def give_gift(table: Forest, seat: int, other: int, given: tuple[int, int, int]) -> None:
    """The gift is made; the other chooses what comes back. Nothing is a gift, too."""
    if total(given) == 0:
        return
    for resource in kinds(given):
        pass_on(table, seat, other, resource, given[resource], THOUGHTFUL_GIFT)
    back = gift_returns(table, other, given)
    if len(back) == 1:
        pass_on(table, other, seat, back[0], total(given), THOUGHTFUL_GIFT)
    else:
        table.ask(other, (ASK_RETURN, seat, given[0], given[1], given[2]))


def gift_returns(table: Forest, other: int, given: tuple[int, int, int]) -> list[int]:
    """What can come back: enough of a kind that was not in the gift."""
    theirs = table.players[other].store
    return [resource for resource in range(3) if given[resource] == 0 and theirs[resource] >= total(given)]


def wandering_merchant(table: Forest, seat: int) -> None:
    """Two of a kind for three of another, for everybody here (11.30)."""
    location = table.players[seat].pig
    if location != NOWHERE:
        for other in reversed(here(table, location)):
            table.agenda.append((TRADES, other))
        if not any([tradable(table, other) for other in here(table, location)]):
            idle(table, seat, WANDERING_MERCHANT)


def trade(table: Forest, seat: int) -> None:
    """One player's dealings with the merchant."""
    if tradable(table, seat):
        table.ask(seat, (ASK_TRADE,))


def tradable(table: Forest, seat: int) -> list[int]:
    """The resources of which a seat has two."""
    store = table.players[seat].store
    return [resource for resource in range(3) if store[resource] >= 2]


# Next round.


def feast(table: Forest, seat: int) -> None:
    """Three resources for everybody where it was laid (11.10, 13.13)."""
    one = 1 if table.options["choice_types"] == "one" else 0
    let_gain(table, here(table, table.players[seat].feast), 3, one, FAERIE_FEAST)


def lay_feast(table: Forest, seat: int) -> None:
    """At the start of its round the feast is laid anywhere."""
    ask_where(table, seat, FAERIE_FEAST)


def put_feast(table: Forest, seat: int, location: int) -> None:
    """Here it will be."""
    table.players[seat].feast = location
    if table.story is not None:
        args: Args = {"seat": seat, "card": NAMES[FAERIE_FEAST], "location": LOCATIONS[location]}
        table.tell("laid", args, clause="11.10")


def taxation(table: Forest, seat: int) -> None:
    """Half of everything from opponents elsewhere, brick first (11.28)."""
    company = others_here(table, seat)
    for other in opponents(table, seat):
        if other not in company:
            due = total(table.players[other].store) // 2
            for resource in (BRICK, WOOD, STRAW):
                paid = min(due, table.players[other].store[resource])
                lose(table, other, resource, paid, TAXATION)
                due -= paid


# Unique locations.


def grandmas_house(table: Forest, location: int) -> None:
    """Two resources for everybody here (11.13)."""
    let_gain(table, here(table, location), 2, 0, GRANDMAS_HOUSE)


def lonely_castle(table: Forest, location: int) -> None:
    """One of each for whoever is alone here (11.18)."""
    found = here(table, location)
    if len(found) == 1:
        gain_each(table, found[0], LONELY_CASTLE)


def royal_wedding(table: Forest, location: int) -> None:
    """Whoever is not here loses a resource, a pig that is nowhere too (11.24)."""
    absent = [seat for seat in in_turn(table) if table.players[seat].pig != location]
    let_lose(table, absent, ROYAL_WEDDING)


def is_spent(table: Forest, location: int) -> bool:
    """Whether the unique location here has met its end (9.6)."""
    place = table.places[location]
    pigs = len(here(table, location))
    if place.unique == GRANDMAS_HOUSE:
        return table.prowled if table.options["grandma_discard"] == "any_played" else bool(place.monsters)
    if place.unique == LONELY_CASTLE:
        return pigs >= min(3, table.seats)
    return pigs == 0


# Questions and answers.


def _ask_gift(table: Forest, seat: int, other: int) -> None:
    table.ask(seat, (ASK_GIFT, other, 0, 0, 0))


def _ask_well(table: Forest, seat: int, other: int) -> None:
    table.ask(seat, (ASK_WELL, other))


def legal(table: Forest, seat: int, ask: Frame) -> list[int]:
    """All answers to a question of a fable, ascending."""
    kind = ask[0]
    if kind == ASK_WELL:
        return [SEAT + other for other in range(table.seats) if other != ask[1]]
    if kind == ASK_PAY:
        found = [RESOURCE + resource for resource in kinds(table.players[seat].store)]
        return found if ask[1] == 1 else [*found, PASS]
    if kind == ASK_SWAP:
        return [*gather_actions(unplayed(table, seat)), PASS]
    if kind == ASK_FRIEND:
        return [CARD + card for card in friend_choices(table, ask[1])]
    if kind == ASK_RECOVER:
        return [CARD + card for card in different(table.discard)]
    if kind == ASK_GIFT:
        _, other, straw, wood, brick = ask
        return [RESOURCE + resource for resource in gift_kinds(table, seat, other, (straw, wood, brick))] + [PASS]
    if kind == ASK_RETURN:
        return [RESOURCE + resource for resource in gift_returns(table, seat, (ask[2], ask[3], ask[4]))]
    if kind == ASK_TRADE:
        found = [RESOURCE + resource for resource in tradable(table, seat)]
        return found if table.options["merchant"] == "must" else [*found, PASS]
    return [RESOURCE + resource for resource in range(3) if resource != ask[1]]  # what to trade for


def resolve(table: Forest, seat: int, ask: Frame, action: int) -> None:
    """Carry out an answer to a question of a fable."""
    kind = ask[0]
    if kind == ASK_WELL:
        exchange(table, ask[1], action - SEAT)
    elif kind == ASK_PAY:
        _pay(table, seat, ask[1], action)
    elif kind == ASK_SWAP:
        if action != PASS:
            swap(table, seat, action - GATHER)
    elif kind == ASK_FRIEND:
        _choose_friend(table, seat, ask[1], action - CARD)
    elif kind == ASK_RECOVER:
        take_from_discard(table, seat, action - CARD, SEARCH_THE_PAST)
        _recover_on(table, seat, ask[1] - 1)
    elif kind == ASK_GIFT:
        _gift_on(table, seat, ask, action)
    elif kind == ASK_RETURN:
        count = total((ask[2], ask[3], ask[4]))
        pass_on(table, seat, ask[1], action - RESOURCE, count, THOUGHTFUL_GIFT)
    elif kind == ASK_TRADE:
        if action != PASS:
            table.ask(seat, (ASK_TRADE_FOR, action - RESOURCE))
    else:
        lose(table, seat, ask[1], 2, WANDERING_MERCHANT)
        gain(table, seat, action - RESOURCE, 3, WANDERING_MERCHANT)


def _pay(table: Forest, seat: int, count: int, action: int) -> None:
    if action == PASS:
        dismiss(table, seat)
        return
    lose(table, seat, action - RESOURCE, 1, HIRED_HELP)
    if count > 1:
        table.ask(seat, (ASK_PAY, count - 1))


def _choose_friend(table: Forest, seat: int, card: int, friend: int) -> None:
    if card == NIGHT_OF_REVELRY:
        revel(table, seat, friend)
    else:
        table.friend_discard = without(table.friend_discard, friend)
        offer_friend(table, seat, friend, FROG_PRINCE)


def _gift_on(table: Forest, seat: int, ask: Frame, action: int) -> None:
    """One more resource for the gift; it is made when nothing more can be in it, or nothing more is wanted."""
    _, other, straw, wood, brick = ask
    given = (straw, wood, brick)
    if action != PASS:
        given = plus(given, action - RESOURCE, 1)
    if action != PASS and gift_kinds(table, seat, other, given):
        table.ask(seat, (ASK_GIFT, other, given[0], given[1], given[2]))
    else:
        give_gift(table, seat, other, given)


def keep(table: Forest, seat: int, count: int, card: int) -> None:
    """One of the whispered fables is kept."""
    table.drawn = without(table.drawn, card)
    player = table.players[seat]
    player.hand = added(player.hand, card)
    _keep_on(table, seat, count - 1)


WHO.update(
    {
        FRIENDLY_GAME: (_partners, _win),
        CRYSTAL_BALL: (opponents, gaze),
        THOUGHTFUL_GIFT: (gift_takers, _ask_gift),
        WISHING_WELL: (everybody, _ask_well),
    }
)
WHERE.update(
    {
        CHINNY_CHIN_CHIN: (elsewhere, escape),
        FAERIE_FEAST: (everywhere, put_feast),
        HARVEST_MOON: (deserted, reap),
        GRANDMAS_HOUSE: (free_for_unique, put_unique),
        LONELY_CASTLE: (free_for_unique, put_unique),
        ROYAL_WEDDING: (free_for_unique, put_unique),
    }
)
ACTS: Final[dict[int, Callable[[Forest, int], None]]] = {
    FRIENDLY_GAME: friendly_game,
    CHINNY_CHIN_CHIN: chinny_chin_chin,
    CONSULT_THE_ORACLE: consult_the_oracle,
    CRYSTAL_BALL: crystal_ball,
    CURSE_OF_DARKNESS: curse_of_darkness,
    CUTTING_CORNERS: cutting_corners,
    GHOSTLY_WHISPERS: ghostly_whispers,
    HARVEST_MOON: harvest_moon,
    HIDDEN_STASH: hidden_stash,
    HIRED_HELP: hired_help,
    LITTLE_HELPERS: little_helpers,
    MYSTERIOUS_STRANGER: mysterious_stranger,
    NIGHT_OF_REVELRY: night_of_revelry,
    POWERFUL_FRIENDS: powerful_friends,
    ROAR: roar,
    SEARCH_THE_PAST: search_the_past,
    SHARE_THE_WEALTH: share_the_wealth,
    SPY_NETWORK: spy_network,
    THOUGHTFUL_GIFT: thoughtful_gift,
    WANDERING_MERCHANT: wandering_merchant,
    WISHING_WELL: wishing_well,
}
UNIQUE_ACTS: Final[dict[int, Callable[[Forest, int], None]]] = {
    GRANDMAS_HOUSE: grandmas_house,
    LONELY_CASTLE: lonely_castle,
    ROYAL_WEDDING: royal_wedding,
}
