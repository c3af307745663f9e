"""Zavarushka as numbers: points by character, who lies where in a stack, hands, and turns to come."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from taletable.games.zavarushka.cards import COUNT, ORDINARY
from taletable.games.zavarushka.cards import NAMES as CARDS
from taletable.games.zavarushka.scoring import gains
from taletable.games.zavarushka.stacks import blocked, top
from taletable.games.zavarushka.table import TURNS

if TYPE_CHECKING:
    from taletable.games.zavarushka.stacks import Stack
    from taletable.games.zavarushka.table import Kingdom

# A block for the seat itself, and one for the strongest of the others.
POINTS: Final = 0
BY_CARD: Final = 1
AWAKE: Final = BY_CARD + ORDINARY
BLOCKED: Final = AWAKE + COUNT
TOPS: Final = BLOCKED + COUNT
LEFT: Final = TOPS + COUNT  # in the hand; of the others what may be there
TURNS_LEFT: Final = LEFT + COUNT
BLOCK: Final = TURNS_LEFT + 1
LEAD: Final = 2 * BLOCK
NEXT: Final = LEAD + 1
OTHERS: Final = LEAD + 2
SEATS: Final = LEAD + 3
SIZE: Final = SEATS + 3

_BLOCK: Final = (
    "points",
    *[f"points of {card}" for card in CARDS[:ORDINARY]],
    *[f"{card} awake" for card in CARDS],
    *[f"{card} blocked" for card in CARDS],
    *[f"{card} on top" for card in CARDS],
    *[f"{card} left" for card in CARDS],
    "turns left",
)
NAMES: Final = (
    *[f"own: {name}" for name in _BLOCK],
    *[f"rival: {name}" for name in _BLOCK],
    "lead",
    "next to move",
    "points of the other rivals",
    *[f"{seats} seats" for seats in (2, 3, 4)],
)


def features(table: Kingdom, seat: int) -> list[float]:
    """What the seat knows."""
    found = [0.0] * SIZE
    seats = table.seats
    scored = gains(table)
    points = [0] * seats
    for card, _, gained in scored:
        points[card // COUNT] += gained
    rival = -1
    others = 0
    for step in range(1, seats):
        other = (seat + step) % seats
        others += points[other]
        if rival < 0 or points[other] > points[rival]:
            rival = other
    for card, _, gained in scored:
        if card // COUNT == seat:
            found[BY_CARD + card % COUNT] += gained / 3.0
        elif card // COUNT == rival:
            found[BLOCK + BY_CARD + card % COUNT] += gained / 3.0
    played = 0
    for stack in table.stacks:
        if stack:
            played |= _stack(stack, seat, rival, found)
    hand = table.hands[seat]
    for name in range(COUNT):
        if hand >> name & 1:
            found[LEFT + name] = 1.0
        if not played >> name & 1:
            found[BLOCK + LEFT + name] = 1.0
    found[POINTS] = points[seat] / 10.0
    found[BLOCK + POINTS] = points[rival] / 10.0
    found[TURNS_LEFT] = _turns_left(table, seat) / 6.0
    found[BLOCK + TURNS_LEFT] = _turns_left(table, rival) / 6.0
    found[LEAD] = (points[seat] - points[rival]) / 5.0
    found[NEXT] = 1.0 if table.active == seat else 0.0
    found[OTHERS] = (others - points[rival]) / 20.0
    found[SEATS + seats - 2] = 1.0
    return found


def _stack(stack: Stack, seat: int, rival: int, found: list[float]) -> int:
    """Who lies on a tile; which names of the rival, one bit each."""
    played = 0
    asleep = blocked(stack)
    highest = top(stack)
    for place in range(len(stack)):
        card = stack[place]
        name = card % COUNT
        base = name
        if card // COUNT == rival:
            base += BLOCK
            played |= 1 << name
        elif card // COUNT != seat:
            continue
        found[base + (BLOCKED if asleep[place] else AWAKE)] = 1.0
        if card == highest:
            found[base + TOPS] = 1.0
    return played


def _turns_left(table: Kingdom, seat: int) -> int:
    """Turns to come, the present one included."""
    place = (seat - table.first) % table.seats
    return TURNS - (table.turns + table.seats - 1 - place) // table.seats
