"""What moves at the table: points, cards in hands and in play, and what a seat knows of other hands."""

from __future__ import annotations

from typing import Final

from taletable.games.dark_tales.cards import DAY_CARD, FRONT, MIDDLE, NAMES, NIGHT_CARD, NO_CARD
from taletable.games.dark_tales.cursor import CAUSES, NO_ONE, Cursor
from taletable.games.dark_tales.language import ALWAYS, BY_DAY, BY_NIGHT, EVERY_KIND, IN_FRONT, WITH_CARD, Step
from taletable.games.dark_tales.table import Cards, Tale
from taletable.kernel import seats
from taletable.kernel.cards import added, onto, put_in, replaced, take_out, without
from taletable.kernel.seats import Seats

# How points are told, by where they come from.
SCORED: Final = ("scored", "scored", "scored-lasting", "scored-deal", "scored-pact", "scored-ball")


# Small things.


def in_turn(table: Tale, seat: int) -> Seats:
    """All seats, clockwise from one."""
    return seats.clockwise(seat, table.seats)


def others(table: Tale, seat: int) -> Seats:
    """The other seats, clockwise."""
    return seats.others(seat, table.seats)


def score(table: Tale, seat: int, points: int, where: int, cause: int, clause: str = "") -> None:
    """Points for a seat, for something; they can be lost, too."""
    if points == 0:
        return
    table.tallies[seat][where] += points
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
    if step.when == WITH_CARD:
        return count_all(table, 0, 1 << step.company) > 0
    itself = at.zone in (FRONT, MIDDLE) and table.sheet.cards[at.card].kind == step.company
    return count_all(table, 1 << step.company, 0) > (1 if itself else 0)


def draw(table: Tale, seat: int, count: int, cause: int, clause: str = "") -> None:
    """Cards from the deck, as far as there are any."""
    drawn: list[int] = []
    for _ in range(min(count, len(table.deck))):
        card = table.deck.pop()
        put_in(table.hands[seat], card)
        drawn.append(card)
    if table.story is not None and drawn:
        source = CAUSES[cause]
        table.tell("drew", {"seat": seat, "count": len(drawn), "source": source}, clause=clause)
        for card in sorted(drawn):
            table.tell("drawn", {"seat": seat, "card": NAMES[card], "source": source}, (seat,), clause)


def banned(table: Tale, seat: int) -> bool:
    """Whether somebody else's Witch keeps a seat from drawing by effects (4.8)."""
    bans = table.sheet.bans
    for other in others(table, seat):
        for card in table.fronts[other]:
            if bans >> card & 1:
                return True
    return False


def observers(table: Tale, seat: int) -> Seats:
    """Who can learn of a seat's hand: the other seats, and the public, which is counted after the last seat."""
    return seats.others(seat, table.seats + 1)


def set_known(table: Tale, observer: int, holder: int, cards: Cards) -> None:
    """All that an observer knows of a hand."""
    known = table.known[observer]
    if known[holder] != cards:
        table.known[observer] = replaced(known, holder, cards)


def into_hand(table: Tale, seat: int, card: int, cause: int, clause: str = "") -> None:
    """A card that everybody has seen comes into a hand."""
    put_in(table.hands[seat], card)
    for observer in observers(table, seat):
        set_known(table, observer, seat, added(table.known[observer][seat], card))
    if table.story is not None:
        table.tell("fetched", {"seat": seat, "card": NAMES[card], "source": CAUSES[cause]}, clause=clause)


def out_of_hand(table: Tale, seat: int, card: int) -> None:
    """A card leaves a hand for everybody to see."""
    take_out(table.hands[seat], card)
    for observer in observers(table, seat):
        known = table.known[observer][seat]
        if known:
            set_known(table, observer, seat, without(known, card))


def throw(table: Tale, card: int) -> None:
    """On top of the discard pile."""
    table.discard = onto(table.discard, card)


# Cards in play. A place is a seat for what lies before it, or one more than the last for the middle.


def lying(table: Tale, place: int, at: Cursor) -> Cards:
    """What lies at a place, without the card that is being carried out."""
    if place == table.seats:
        return without(table.middle, at.card) if at.zone == MIDDLE else table.middle
    front = table.fronts[place]
    return without(front, at.card) if at.zone == FRONT and place == table.active else front


def targets(table: Tale, seat: int, step: Step, at: Cursor) -> int:
    """The cards a step can choose, a set of names. Day and Night only where any card will do (4.5)."""
    if step.place == IN_FRONT:
        return meant_among(table, step, lying(table, seat, at))
    found = 0
    for place in range(table.seats + 1):
        found |= meant_among(table, step, lying(table, place, at))
    if can_be_sky(table, step):
        found |= 1 << table.sky
    return found


def can_be_sky(table: Tale, step: Step) -> bool:
    """Whether a step can choose Day or Night."""
    return step.kinds == EVERY_KIND and step.place != IN_FRONT and table.sky != NO_CARD


def places_of(table: Tale, seat: int, step: Step, at: Cursor, card: int) -> int:
    """Where a card lies that a step can choose, a set of places."""
    found = 0
    for place in range(table.seats + 1):
        if (place == seat or step.place != IN_FRONT) and card in lying(table, place, at):
            found |= 1 << place
    if card == table.sky and can_be_sky(table, step):
        found |= 1 << table.seats
    return found


def meant_among(table: Tale, step: Step, cards: Cards) -> int:
    """Those of some cards that a step is about, a set of names."""
    found = 0
    kinds = table.sheet.kinds
    for card in cards:
        if step.kinds & kinds[card]:
            found |= 1 << card
        else:
            found |= step.names & 1 << card
    return found


def count(table: Tale, step: Step) -> int:
    """How many cards that a step is about are in play, the one that is being played included (4.7)."""
    return count_all(table, step.kinds, step.names)


def count_all(table: Tale, kinds: int, names: int) -> int:
    """How many cards of these kinds, or of these names, are in play."""
    found = 0
    of_card = table.sheet.kinds
    for front in table.fronts:
        for card in front:
            if kinds & of_card[card] or names >> card & 1:
                found += 1
    for card in table.middle:
        if kinds & of_card[card] or names >> card & 1:
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
