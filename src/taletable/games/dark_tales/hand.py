"""Steps about one's own hand: playing, showing and discarding cards, and laying them down without effect."""

from __future__ import annotations

from typing import TYPE_CHECKING

from taletable.games.dark_tales import palace
from taletable.games.dark_tales.cards import DAY_CARD, FRONT, MIDDLE, NAMES, NIGHT_CARD, NO_CARD
from taletable.games.dark_tales.language import ENTER, SHOW_PAIR, THROW, Step
from taletable.games.dark_tales.language import PLAY as PLAY_ONE
from taletable.games.dark_tales.pieces import (
    CAUSES,
    CORNER,
    NO_ONE,
    NO_ZONE,
    added,
    cause_of,
    different,
    is_meant,
    observers,
    out_of_hand,
    score,
    set_known,
    throw,
    without,
)
from taletable.games.dark_tales.words import ASK_HAND, RUN, SETTLE

if TYPE_CHECKING:
    from taletable.games.dark_tales.table import Tale
    from taletable.kernel import Args, Frame


def play(table: Tale, seat: int, card: int, clause: str = "") -> None:
    """A card from the hand goes where its symbol says, scores its corner (4.2), brings tokens (8.5), and acts (4.3)."""
    printed = table.sheet.cards[card]
    out_of_hand(table, seat, card)
    if table.story is not None:
        table.tell("played", {"seat": seat, "card": NAMES[card]}, clause=clause)
    zone = printed.goes
    if card in (NIGHT_CARD, DAY_CARD):
        if table.sky != NO_CARD:
            throw(table, table.sky)
        table.sky = card
        zone = NO_ZONE
    elif zone == FRONT:
        table.fronts[seat] = (*table.fronts[seat], card)
    elif zone == MIDDLE:
        table.middle = (*table.middle, card)
    else:
        table.resolving = (*table.resolving, card)
        table.agenda.append((SETTLE, card))
    score(table, seat, printed.points, CORNER, card)
    table.agenda.append((RUN, seat, card, 0, card, zone))
    if printed.tokens and table.palace:
        palace.take_or_turn(table, seat, printed.tokens)


def choices(table: Tale, seat: int, step: Step, first: int) -> list[int]:
    """The cards of a hand a step can choose: of its kinds, any if it names none, or another of the kind of one."""
    hand = table.hands[seat]
    cards = table.sheet.cards
    if step.verb == SHOW_PAIR:
        if first != NO_ONE:
            return different(tuple([card for card in without(hand, first) if cards[card].kind == cards[first].kind]))
        kinds = [cards[card].kind for card in hand]
        return different(tuple([card for card in hand if kinds.count(cards[card].kind) > 1]))
    if step.kinds == 0 and not step.cards:
        return different(hand)
    return different(tuple([card for card in hand if is_meant(table, step, card)]))


def begin(table: Tale, seat: int, program: int, place: int, card: int, zone: int) -> None:
    """Ask which card, if there is any that will do."""
    step = table.sheet.programs[program][place]
    wanted = 2 if step.verb == SHOW_PAIR else step.count
    if choices(table, seat, step, NO_ONE):
        table.ask(seat, (ASK_HAND, program, place, card, zone, wanted, NO_ONE))


def choose(table: Tale, seat: int, ask: Frame, chosen: int) -> None:
    """A card of the hand is played, shown, discarded, or laid before its player."""
    _, program, place, card, zone, left, first = ask
    step = table.sheet.programs[program][place]
    cause = cause_of(program, card)
    if step.verb == PLAY_ONE:
        play(table, seat, chosen, "7.5")
    elif step.verb == ENTER:
        out_of_hand(table, seat, chosen)
        table.fronts[seat] = (*table.fronts[seat], chosen)
        if table.story is not None:
            table.tell("entered", {"seat": seat, "card": NAMES[chosen], "source": CAUSES[cause]})
    elif step.verb == THROW:
        out_of_hand(table, seat, chosen)
        throw(table, chosen)
        if table.story is not None:
            args: Args = {"seat": seat, "card": NAMES[chosen], "source": CAUSES[cause]}
            table.tell("discarded", args, clause="4.3")
    else:
        show(table, seat, chosen, 2 if chosen == first else 1, cause)
    if left > 1:
        shown = chosen if step.verb == SHOW_PAIR else NO_ONE
        table.ask(seat, (ASK_HAND, program, place, card, zone, left - 1, shown))


def show(table: Tale, seat: int, card: int, copies: int, cause: int) -> None:
    """Everybody sees that a card is in a hand, so many times at least."""
    for observer in observers(table, seat):
        known = table.known[observer][seat]
        if known.count(card) < copies:
            set_known(table, observer, seat, added(known, card))
    if table.story is not None:
        table.tell("showed", {"seat": seat, "card": NAMES[card], "source": CAUSES[cause]})


def show_all(table: Tale, seat: int, cause: int) -> None:
    """The whole hand is shown."""
    for observer in observers(table, seat):
        set_known(table, observer, seat, table.hands[seat])
    if table.story is not None:
        for card in table.hands[seat]:
            table.tell("showed", {"seat": seat, "card": NAMES[card], "source": CAUSES[cause]})
