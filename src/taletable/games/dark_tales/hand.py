"""One's own hand: what a step can choose from it, and cards that are shown, discarded, or laid down without effect.

Which card, `programs.ChooseFromHand` asks: it stands where cards are played, since that runs another program.
"""

from __future__ import annotations

from taletable.games.dark_tales.cards import NAMES
from taletable.games.dark_tales.cursor import CAUSES, NO_ONE
from taletable.games.dark_tales.language import SHOW_PAIR, Step
from taletable.games.dark_tales.pieces import meant_among, observers, out_of_hand, set_known, throw
from taletable.games.dark_tales.table import Tale
from taletable.kernel import Args
from taletable.kernel.cards import added, different, onto, without
from taletable.kernel.sets import members


def choices(table: Tale, seat: int, step: Step, first: int) -> list[int]:
    """The cards of a hand a step can choose: of its kinds, any if it names none, or another of the kind of one."""
    hand = tuple(table.hands[seat])
    cards = table.sheet.cards
    if step.verb == SHOW_PAIR:
        if first != NO_ONE:
            return different(tuple([card for card in without(hand, first) if cards[card].kind == cards[first].kind]))
        kinds = [cards[card].kind for card in hand]
        return different(tuple([card for card in hand if kinds.count(cards[card].kind) > 1]))
    if step.kinds == 0 and not step.cards:
        return different(hand)
    return members(meant_among(table, step, hand))


def enter(table: Tale, seat: int, card: int, cause: int) -> None:
    """A card is laid before its player without effect (7.11)."""
    out_of_hand(table, seat, card)
    table.fronts[seat] = onto(table.fronts[seat], card)
    if table.story is not None:
        table.tell("entered", {"seat": seat, "card": NAMES[card], "source": CAUSES[cause]})


def discard(table: Tale, seat: int, card: int, cause: int) -> None:
    """A card of the hand is discarded."""
    out_of_hand(table, seat, card)
    throw(table, card)
    if table.story is not None:
        args: Args = {"seat": seat, "card": NAMES[card], "source": CAUSES[cause]}
        table.tell("discarded", args, clause="4.3")


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
    hand = tuple(table.hands[seat])
    for observer in observers(table, seat):
        set_known(table, observer, seat, hand)
    if table.story is not None:
        for card in hand:
            table.tell("showed", {"seat": seat, "card": NAMES[card], "source": CAUSES[cause]})
