"""What the steps of a card do, one by one. What must wait for an answer is asked; the run goes on after it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from taletable.games.dark_tales.cards import (
    DAY_CARD,
    FIRST_DEAL,
    FIRST_LASTING,
    FRONT,
    MIDDLE,
    MOST_DEALS,
    NAMES,
    NIGHT_CARD,
    NO_CARD,
)
from taletable.games.dark_tales.language import (
    AGAIN,
    BY_DAY,
    BY_NIGHT,
    DEAL,
    DISCARD,
    DRAW,
    EVERY_KIND,
    FETCH,
    FETCH_DISCARD,
    FETCH_TOP,
    IN_FRONT,
    ITEMS,
    NIGHT,
    PAY,
    REMOVE,
    REMOVE_TOP,
    ROB,
    SCORE,
    SCORE_PER,
    SWAP,
    TAKE,
    TIME,
    USE,
    Step,
)
from taletable.games.dark_tales.words import (
    ASK_DEAL,
    ASK_DISCARDED,
    ASK_GIVE,
    ASK_ITEM,
    ASK_LOOT,
    ASK_MAY,
    ASK_TARGET,
    ASK_VICTIM,
    ASK_WHERE,
    PLAY,
    RUN,
)

if TYPE_CHECKING:
    from taletable.games.dark_tales.table import Cards, Items, Tale
    from taletable.kernel import Frame

# Where points come from.
CORNER: Final = 0
EFFECT: Final = 1
LASTING: Final = 2
DEALS: Final = 3

NO_ONE: Final = len(NAMES)  # in a frame: no card is being played
NO_ZONE: Final = 3


# Small things.


def in_turn(table: Tale, seat: int) -> list[int]:
    """All seats, clockwise from one."""
    return [(seat + place) % table.seats for place in range(table.seats)]


def others(table: Tale, seat: int) -> list[int]:
    """The other seats, clockwise."""
    return in_turn(table, seat)[1:]


def plus(items: Items, item: int, count: int) -> Items:
    """The items with so many more (or fewer) of one."""
    found = list(items)
    found[item] += count
    return (found[0], found[1], found[2], found[3])


def added(cards: Cards, card: int) -> Cards:
    """Sorted cards with one more."""
    place = 0
    while place < len(cards) and cards[place] < card:
        place += 1
    return (*cards[:place], card, *cards[place:])


def without(cards: Cards, card: int) -> Cards:
    """The cards less one."""
    place = cards.index(card)
    return (*cards[:place], *cards[place + 1 :])


def different(cards: Cards) -> list[int]:
    """The different ones, ascending."""
    found = sorted(cards)
    for place in range(len(found) - 1, 0, -1):
        if found[place] == found[place - 1]:
            del found[place]
    return found


def score(table: Tale, seat: int, points: int, where: int, card: int) -> None:
    """Points for a seat, for something."""
    if points == 0:
        return
    tally = list(table.tallies[seat])
    tally[where] += points
    table.tallies[seat] = (tally[0], tally[1], tally[2], tally[3])
    if table.story is not None:
        if card < NO_ONE:
            table.tell("scored", {"seat": seat, "points": points, "card": NAMES[card]})
        else:
            table.tell("scored-deal", {"seat": seat, "points": points})


def is_at(table: Tale, when: int) -> bool:
    """Whether the time of day is right for a step."""
    if when == BY_DAY:
        return table.sky == DAY_CARD
    return when != BY_NIGHT or table.sky == NIGHT_CARD


def draw(table: Tale, seat: int, count: int) -> None:
    """Cards from the deck, as far as there are any."""
    drawn: Cards = ()
    for _ in range(min(count, len(table.deck))):
        card = table.deck[-1]
        table.deck = table.deck[:-1]
        drawn = added(drawn, card)
        table.hands[seat] = added(table.hands[seat], card)
    if table.story is not None and drawn:
        table.tell("drew", {"seat": seat, "count": len(drawn)})
        for card in drawn:
            table.tell("drawn", {"seat": seat, "card": NAMES[card]}, (seat,))


def banned(table: Tale, seat: int) -> bool:
    """Whether somebody else's Witch keeps a seat from drawing by effects (4.8)."""
    for other in others(table, seat):
        for card in table.fronts[other]:
            if table.sheet.cards[card].bans:
                return True
    return False


def set_known(table: Tale, observer: int, holder: int, cards: Cards) -> None:
    """All that an observer knows of a hand."""
    known = table.known[observer]
    if known[holder] != cards:
        table.known[observer] = (*known[:holder], cards, *known[holder + 1 :])


def into_hand(table: Tale, seat: int, card: int) -> None:
    """A card that everybody has seen comes into a hand."""
    table.hands[seat] = added(table.hands[seat], card)
    for observer in others(table, seat):
        set_known(table, observer, seat, added(table.known[observer][seat], card))
    if table.story is not None:
        table.tell("fetched", {"seat": seat, "card": NAMES[card]})


def out_of_hand(table: Tale, seat: int, card: int) -> None:
    """A card leaves a hand for everybody to see."""
    table.hands[seat] = without(table.hands[seat], card)
    for observer in others(table, seat):
        if card in table.known[observer][seat]:
            set_known(table, observer, seat, without(table.known[observer][seat], card))


def throw(table: Tale, card: int) -> None:
    """On top of the discard pile."""
    table.discard = (*table.discard, card)


# Cards in play. A place is a seat for what lies before it, or one more than the last for the middle.


def is_meant(table: Tale, step: Step, card: int) -> bool:
    """Whether a step is about such a card."""
    return bool(step.kinds >> table.sheet.cards[card].kind & 1) or card in step.cards


def lying(table: Tale, place: int, card: int, zone: int) -> Cards:
    """What lies at a place, without the card that is being played."""
    if place == table.seats:
        return without(table.middle, card) if zone == MIDDLE and card in table.middle else table.middle
    front = table.fronts[place]
    return without(front, card) if zone == FRONT and place == table.active and card in front else front


def targets(table: Tale, seat: int, step: Step, card: int, zone: int) -> list[tuple[int, int]]:
    """The cards a step can choose, each with its place. Day and Night only where any card will do (4.5)."""
    places = [seat] if step.place == IN_FRONT else [*range(table.seats), table.seats]
    found: list[tuple[int, int]] = []
    for place in places:
        for other in lying(table, place, card, zone):
            if is_meant(table, step, other):
                found.append((other, place))
    if step.kinds == EVERY_KIND and step.place != IN_FRONT and table.sky != NO_CARD:
        found.append((table.sky, table.seats))
    return found


def count(table: Tale, step: Step) -> int:
    """How many such cards are in play, the one that is being played included (4.7)."""
    found = 0
    for cards in (*table.fronts, table.middle):
        for card in cards:
            if is_meant(table, step, card):
                found += 1
    return found


def pick_up(table: Tale, place: int, card: int) -> None:
    """A card leaves its place."""
    if place < table.seats:
        table.fronts[place] = without(table.fronts[place], card)
    elif card == table.sky:
        table.sky = NO_CARD
    else:
        table.middle = without(table.middle, card)


# Running a program.


def run(table: Tale, frame: Frame) -> None:
    """The steps of a program, until one of them asks something; what follows it waits on the agenda."""
    _, seat, program, place, card, zone = frame
    steps = table.sheet.programs[program]
    while place < len(steps):
        step = steps[place]
        place += 1
        if not is_at(table, step.when):
            continue
        if step.verb <= DRAW and not step.may:
            perform(table, seat, program, place - 1, card, zone)
            continue
        waiting: Frame = (RUN, seat, program, place, card, zone)
        table.agenda.append(waiting)
        _begin(table, seat, program, place - 1, card, zone)
        if table.owed or table.agenda[-1] is not waiting:
            return
        table.agenda.pop()


def _begin(table: Tale, seat: int, program: int, place: int, card: int, zone: int) -> None:
    """Do a step, or ask whether to do it."""
    step = table.sheet.programs[program][place]
    if not step.may:
        perform(table, seat, program, place, card, zone)
    elif is_possible(table, seat, program, place, card, zone):
        table.ask(seat, (ASK_MAY, program, place, card, zone))
    else:
        decline(table, step)


def decline(table: Tale, step: Step) -> None:
    """A step is left out; with a deal everything that belongs to it."""
    if step.verb == DEAL:
        _, seat, program, place, card, zone = table.agenda.pop()
        table.agenda.append((RUN, seat, program, place + step.count, card, zone))


def is_possible(table: Tale, seat: int, program: int, place: int, card: int, zone: int) -> bool:
    """Whether a step that may be done could do anything."""
    step = table.sheet.programs[program][place]
    if step.verb == DEAL:
        return can_pay(table, seat, program, place, card, zone)
    if step.verb == DRAW:
        return bool(table.deck) and not banned(table, seat)
    if step.verb == USE:
        return bool(deals(table, seat, card, zone))
    return True


def deals(table: Tale, seat: int, card: int, zone: int) -> list[int]:
    """The deals of setting A that a seat could make, as programs; a card that lets it make one is no price for it."""
    first = FIRST_DEAL + MOST_DEALS * table.settings[0]
    return [
        program
        for program in range(first, first + MOST_DEALS)
        if table.sheet.programs[program] and can_pay(table, seat, program, 0, card, zone)
    ]


def can_pay(table: Tale, seat: int, program: int, place: int, card: int, zone: int) -> bool:
    """Whether the price of a deal can be paid: every item of it, and a card for every card of it (5.2)."""
    steps = table.sheet.programs[program]
    deal = steps[place]
    held = table.items[seat]
    needs = deal.needs
    loose = 0  # items of several kinds, paid from what the others leave
    for item in range(4):
        if held[item] < needs[item]:
            return False
    for step in steps[place + 1 : place + 1 + deal.costs]:
        if step.verb != PAY:
            if not targets(table, seat, step, card, zone):
                return False
        elif step.items not in (1, 2, 4, 8):
            free = [held[item] - needs[item] for item in range(4) if step.items >> item & 1]
            loose += step.count
            if sum(free) < loose:
                return False
    return True


def perform(table: Tale, seat: int, program: int, place: int, card: int, zone: int) -> None:
    """Do a step, or ask what it needs to know."""
    step = table.sheet.programs[program][place]
    verb = step.verb
    if verb in (SCORE, SCORE_PER):
        _score(table, seat, program, step, card)
    elif verb == DRAW:
        if not banned(table, seat):
            draw(table, seat, step.count)
    elif verb in (TAKE, PAY):
        items(table, seat, (ASK_ITEM, program, place, card, zone, step.count))
    elif verb in (DISCARD, REMOVE, FETCH):
        _aim(table, seat, program, place, card, zone)
    elif verb == FETCH_DISCARD:
        if discarded(table, step):
            table.ask(seat, (ASK_DISCARDED, program, place, card, zone))
    elif verb in (FETCH_TOP, REMOVE_TOP):
        _top(table, seat, verb)
    elif verb in (ROB, SWAP):
        victimise(table, seat, program, place, card, zone)
    else:
        _perform_more(table, seat, program, place, card, zone)


def _perform_more(table: Tale, seat: int, program: int, place: int, card: int, zone: int) -> None:
    """Steps about the turn itself. A deal that must be made if it can be is made: its price comes next."""
    step = table.sheet.programs[program][place]
    if step.verb == TIME:
        _turn_sky(table, step.count)
    elif step.verb == USE:
        table.ask(seat, (ASK_DEAL, program, place, card, zone))
    elif step.verb == AGAIN:
        table.agenda.insert(1, (PLAY,))
    elif not can_pay(table, seat, program, place, card, zone):
        decline(table, step)


def _score(table: Tale, seat: int, program: int, step: Step, card: int) -> None:
    points = step.count
    if step.verb == SCORE_PER:
        points *= count(table, step)
        points = min(points, step.cap) if step.cap else points
    where = EFFECT if program < FIRST_LASTING else LASTING if program < FIRST_DEAL else DEALS
    score(table, seat, points, where, card if program < FIRST_DEAL else NO_ONE)


def _top(table: Tale, seat: int, verb: int) -> None:
    """The top card of the discard pile, into the hand or out of the game."""
    if table.discard:
        card = table.discard[-1]
        table.discard = table.discard[:-1]
        if verb == FETCH_TOP:
            into_hand(table, seat, card)
        else:
            remove(table, card)


def remove(table: Tale, card: int) -> None:
    """Out of the game."""
    table.removed = added(table.removed, card)
    if table.story is not None:
        table.tell("removed", {"card": NAMES[card]})


def _turn_sky(table: Tale, time: int) -> None:
    """It becomes day or night by a card that lies in the middle already: there is nothing to do but to tell (2.2)."""
    if table.story is not None:
        table.tell("night" if time == NIGHT else "day", {})


# Items.


def choosable(table: Tale, seat: int, step: Step) -> list[int]:
    """The items a step can take from the supply, or that can be paid with."""
    pool = table.supply if step.verb == TAKE else table.items[seat]
    return [item for item in range(len(ITEMS)) if step.items >> item & 1 and pool[item] > 0]


def items(table: Tale, seat: int, ask: Frame) -> None:
    """Take or pay items until there are enough, asking where there is a choice (5.1)."""
    _, program, place, card, zone, left = ask
    step = table.sheet.programs[program][place]
    while left > 0:
        found = choosable(table, seat, step)
        if not found:
            return
        if len(found) > 1:
            table.ask(seat, (ASK_ITEM, program, place, card, zone, left))
            return
        move_item(table, seat, step, found[0])
        left -= 1


def move_item(table: Tale, seat: int, step: Step, item: int) -> None:
    """One item between the supply and a player."""
    change = 1 if step.verb == TAKE else -1
    table.items[seat] = plus(table.items[seat], item, change)
    table.supply = plus(table.supply, item, -change)
    if table.story is not None:
        table.tell("took" if change > 0 else "paid", {"seat": seat, "item": ITEMS[item]})


# Cards to choose.


def _aim(table: Tale, seat: int, program: int, place: int, card: int, zone: int) -> None:
    """Which card in play: nobody is asked where there is nothing to choose, and nothing happens where there is none."""
    found = targets(table, seat, table.sheet.programs[program][place], card, zone)
    if not found:
        return
    names = different(tuple([other for other, _ in found]))
    if len(names) > 1:
        table.ask(seat, (ASK_TARGET, program, place, card, zone))
    else:
        point(table, seat, program, place, card, zone, names[0])


def point(table: Tale, seat: int, program: int, place: int, card: int, zone: int, chosen: int) -> None:
    """The name is chosen; where it lies matters too."""
    found = targets(table, seat, table.sheet.programs[program][place], card, zone)
    where = different(tuple([spot for other, spot in found if other == chosen]))
    if len(where) > 1:
        table.ask(seat, (ASK_WHERE, program, place, card, zone, chosen))
    else:
        hit(table, seat, table.sheet.programs[program][place], chosen, where[0])


def hit(table: Tale, seat: int, step: Step, chosen: int, where: int) -> None:
    """What happens to the card that was chosen."""
    pick_up(table, where, chosen)
    if step.verb == DISCARD:
        throw(table, chosen)
        if table.story is not None:
            table.tell("discarded", {"seat": seat, "card": NAMES[chosen]})
    elif step.verb == REMOVE:
        remove(table, chosen)
    else:
        into_hand(table, seat, chosen)


def discarded(table: Tale, step: Step) -> list[int]:
    """The discarded cards a step can bring back."""
    found = [card for card in table.discard if is_meant(table, step, card) and card != step.but]
    return different(tuple(found))


def bring_back(table: Tale, seat: int, card: int) -> None:
    """From anywhere in the discard pile, the last copy of it."""
    place = len(table.discard) - 1 - table.discard[::-1].index(card)
    table.discard = (*table.discard[:place], *table.discard[place + 1 :])
    into_hand(table, seat, card)


# Other players.


def victims(table: Tale, seat: int, step: Step) -> list[int]:
    """Who can be robbed, or swapped with: whoever has anything."""
    if step.verb == ROB:
        return [other for other in others(table, seat) if sum(table.items[other])]
    return [other for other in others(table, seat) if table.hands[other]]


def victimise(table: Tale, seat: int, program: int, place: int, card: int, zone: int) -> None:
    """Whom, if there is a choice."""
    found = victims(table, seat, table.sheet.programs[program][place])
    if len(found) == 1:
        meet(table, seat, program, place, card, zone, found[0])
    elif found:
        table.ask(seat, (ASK_VICTIM, program, place, card, zone))


def meet(table: Tale, seat: int, program: int, place: int, card: int, zone: int, other: int) -> None:
    """Take an item of your choice, or a card at random and give one back (4.6)."""
    if table.sheet.programs[program][place].verb == ROB:
        found = [item for item in range(len(ITEMS)) if table.items[other][item]]
        if len(found) > 1:
            table.ask(seat, (ASK_LOOT, program, place, card, zone, other))
        else:
            rob(table, seat, other, found[0])
        return
    hand = table.hands[other]
    slip(table, other, seat, hand[table.dice.below(len(hand))])
    table.ask(seat, (ASK_GIVE, program, place, card, zone, other))


def rob(table: Tale, seat: int, other: int, item: int) -> None:
    """An item changes hands."""
    table.items[other] = plus(table.items[other], item, -1)
    table.items[seat] = plus(table.items[seat], item, 1)
    if table.story is not None:
        table.tell("robbed", {"seat": seat, "seat_other": other, "item": ITEMS[item]})


def slip(table: Tale, giver: int, taker: int, card: int) -> None:
    """A card from hand to hand. Only these two see it; others forget what they knew of the giver's hand."""
    table.hands[giver] = without(table.hands[giver], card)
    table.hands[taker] = added(table.hands[taker], card)
    for observer in range(table.seats):
        if observer not in (giver, taker):
            set_known(table, observer, giver, ())
    if card in table.known[taker][giver]:
        set_known(table, taker, giver, without(table.known[taker][giver], card))
    set_known(table, giver, taker, added(table.known[giver][taker], card))
    if table.story is not None:
        table.tell("slipped", {"seat": giver, "seat_to": taker})
        table.tell("slipped-seen", {"seat": giver, "seat_to": taker, "card": NAMES[card]}, (giver, taker))
