"""What moves at the table: points, cards in hands and in play, and what a seat knows of other hands."""

from __future__ import annotations

from typing import Final

from taletable.games.dark_tales.cards import DAY_CARD, FRONT, MIDDLE, NAMES, NIGHT_CARD, NO_CARD
from taletable.games.dark_tales.cursor import CAUSES, NO_ONE, Cursor
from taletable.games.dark_tales.language import ALWAYS, BY_DAY, BY_NIGHT, EVERY_KIND, IN_FRONT, SCORE, WITH_CARD, Step
from taletable.games.dark_tales.table import Cards, Items, Tale
from taletable.kernel.cards import added, onto, replaced, without

# How points are told, by where they come from.
SCORED: Final = ("scored", "scored", "scored-lasting", "scored-deal", "scored-pact", "scored-ball")


# Small things.


def in_turn(table: Tale, seat: int) -> list[int]:
    """All seats, clockwise from one."""
    return [(seat + place) % table.seats for place in range(table.seats)]


def others(table: Tale, seat: int) -> list[int]:
    """The other seats, clockwise."""
    return [(seat + place) % table.seats for place in range(1, table.seats)]


def plus(items: Items, item: int, count: int) -> Items:
    """The items with so many more (or fewer) of one."""
    found = list(items)
    found[item] += count
    return tuple(found)


def score(table: Tale, seat: int, points: int, where: int, cause: int, clause: str = "") -> None:
    """Points for a seat, for something; they can be lost, too."""
    if points == 0:
        return
    tally = list(table.tallies[seat])
    tally[where] += points
    table.tallies[seat] = tuple(tally)
    if table.story is not None:
        if points < 0:
            table.tell("lost", {"seat": seat, "points": -points, "source": CAUSES[cause]}, clause=clause)
        elif cause < NO_ONE:
            table.tell(SCORED[where], {"seat": seat, "points": points, "card": NAMES[cause]}, clause=clause)
        else:
            table.tell(SCORED[where], {"seat": seat, "points": points, "source": CAUSES[cause]}, clause=clause)


def is_at(table: Tale, step: Step, at: Cursor) -> bool:
    """Whether the time of day, or the company, is right for a step."""
    if step.when == ALWAYS:
        return True
    if step.when == BY_DAY:
        return table.sky == DAY_CARD
    if step.when == BY_NIGHT:
        return table.sky == NIGHT_CARD
    wanted = Step(SCORE)
    if step.when == WITH_CARD:
        wanted.cards = (step.company,)
        return count(table, wanted) > 0
    wanted.kinds = 1 << step.company
    itself = at.zone in (FRONT, MIDDLE) and table.sheet.cards[at.card].kind == step.company
    return count(table, wanted) > (1 if itself else 0)


def draw(table: Tale, seat: int, count: int, cause: int, clause: str = "") -> None:
    """Cards from the deck, as far as there are any."""
    drawn: Cards = ()
    left = max(0, len(table.deck) - count)
    for card in table.deck[left:]:
        drawn = added(drawn, card)
        table.hands[seat] = added(table.hands[seat], card)
    table.deck = table.deck[:left]
    if table.story is not None and drawn:
        source = CAUSES[cause]
        table.tell("drew", {"seat": seat, "count": len(drawn), "source": source}, clause=clause)
        for card in drawn:
            table.tell("drawn", {"seat": seat, "card": NAMES[card], "source": source}, (seat,), clause)


def banned(table: Tale, seat: int) -> bool:
    """Whether somebody else's Witch keeps a seat from drawing by effects (4.8)."""
    for other in others(table, seat):
        for card in table.fronts[other]:
            if table.sheet.cards[card].bans:
                return True
    return False


def observers(table: Tale, seat: int) -> list[int]:
    """Who can learn of a seat's hand: the other seats, and the public, which is counted after the last seat."""
    found = others(table, seat)
    found.append(table.seats)
    return found


def set_known(table: Tale, observer: int, holder: int, cards: Cards) -> None:
    """All that an observer knows of a hand."""
    known = table.known[observer]
    if known[holder] != cards:
        table.known[observer] = replaced(known, holder, cards)


def into_hand(table: Tale, seat: int, card: int, cause: int, clause: str = "") -> None:
    """A card that everybody has seen comes into a hand."""
    table.hands[seat] = added(table.hands[seat], card)
    for observer in observers(table, seat):
        set_known(table, observer, seat, added(table.known[observer][seat], card))
    if table.story is not None:
        table.tell("fetched", {"seat": seat, "card": NAMES[card], "source": CAUSES[cause]}, clause=clause)


def out_of_hand(table: Tale, seat: int, card: int) -> None:
    """A card leaves a hand for everybody to see."""
    table.hands[seat] = without(table.hands[seat], card)
    for observer in observers(table, seat):
        if card in table.known[observer][seat]:
            set_known(table, observer, seat, without(table.known[observer][seat], card))


def throw(table: Tale, card: int) -> None:
    """On top of the discard pile."""
    table.discard = onto(table.discard, card)


# Cards in play. A place is a seat for what lies before it, or one more than the last for the middle.


def is_meant(table: Tale, step: Step, card: int) -> bool:
    """Whether a step is about such a card."""
    return bool(step.kinds >> table.sheet.cards[card].kind & 1) or card in step.cards


def lying(table: Tale, place: int, at: Cursor) -> Cards:
    """What lies at a place, without the card that is being carried out."""
    card = at.card
    if place == table.seats:
        return without(table.middle, card) if at.zone == MIDDLE and card in table.middle else table.middle
    front = table.fronts[place]
    return without(front, card) if at.zone == FRONT and place == table.active and card in front else front


def targets(table: Tale, seat: int, step: Step, at: Cursor) -> list[tuple[int, int]]:
    """The cards a step can choose, each with its place. Day and Night only where any card will do (4.5)."""
    found: list[tuple[int, int]] = []
    for place in range(table.seats + 1):
        if step.place == IN_FRONT and place != seat:
            continue
        for other in lying(table, place, at):
            if is_meant(table, step, other):
                found.append((other, place))
    if step.kinds == EVERY_KIND and step.place != IN_FRONT and table.sky != NO_CARD:
        found.append((table.sky, table.seats))
    return found


def count(table: Tale, step: Step) -> int:
    """How many such cards are in play, the one that is being played included (4.7)."""
    found = 0
    for front in table.fronts:
        for card in front:
            if is_meant(table, step, card):
                found += 1
    for card in table.middle:
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
