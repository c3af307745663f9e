"""Dark Tales as numbers: points, items, cards in hand and in play, settings, and how far the game is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from taletable.bots.evaluation.dark_tales import worth
from taletable.games.dark_tales.cards import DAY_CARD, NIGHT_CARD, SETTINGS
from taletable.games.dark_tales.cards import NAMES as CARDS
from taletable.games.dark_tales.language import ITEMS
from taletable.games.dark_tales.palace import promise
from taletable.games.dark_tales.scoring import ending, kept, majorities

if TYPE_CHECKING:
    from taletable.games.dark_tales.table import Tale

MANY: Final = len(CARDS)

# A block for the seat itself, and one for the strongest of the others.
SCORED: Final = 0
ENDING: Final = 1
KEPT: Final = 2
HELD: Final = 3
WORTH: Final = 4
BALL: Final = 5
TOKENS: Final = 6
PICTURES: Final = 7
ITEM: Final = 8
FRONT: Final = ITEM + len(ITEMS)
BLOCK: Final = FRONT + MANY

HAND: Final = 2 * BLOCK
CENTRE: Final = HAND + MANY
SETTING: Final = CENTRE + MANY
DAY: Final = SETTING + len(SETTINGS)
NIGHT: Final = DAY + 1
DECK: Final = DAY + 2
ROUNDS: Final = DAY + 3
ACTIVE: Final = DAY + 4
LEAD: Final = DAY + 5
OTHERS: Final = DAY + 6
EXPANSION: Final = DAY + 7
SEATS: Final = EXPANSION + 2
LATE: Final = SEATS + 3
SIZE: Final = LATE + 4

_BLOCK: Final = (
    "points scored",
    "points of setting B",
    "pacts",
    "cards in hand",
    "hand-made value",
    "points at a ball",
    "tokens",
    "points of pictures",
    *[f"item: {item}" for item in ITEMS],
    *[f"front: {card}" for card in CARDS],
)
NAMES: Final = (
    *[f"own: {name}" for name in _BLOCK],
    *[f"rival: {name}" for name in _BLOCK],
    *[f"hand: {card}" for card in CARDS],
    *[f"middle: {card}" for card in CARDS],
    *[f"setting: {setting}" for setting in SETTINGS],
    "day",
    "night",
    "deck",
    "turns left",
    "own turn",
    "lead in points",
    "points of the other rivals",
    "the little mermaid",
    "cinderella",
    *[f"{seats} seats" for seats in (2, 3, 4)],
    *[f"at most {turns} turns left" for turns in range(4)],
)


def features(table: Tale, seat: int) -> list[float]:
    """What the seat knows."""
    found = [0.0] * SIZE
    seats = table.seats
    points = table.points()
    rival = -1
    others = 0
    for step in range(1, seats):
        other = (seat + step) % seats
        others += points[other]
        if rival < 0 or points[other] > points[rival]:
            rival = other
    _block(table, seat, found, 0)
    _block(table, rival, found, BLOCK)
    for card in table.hands[seat]:
        found[HAND + card] += 1.0
    for card in table.middle:
        found[CENTRE + card] += 1.0
    found[SETTING + table.settings[0]] = 1.0
    found[SETTING + table.settings[1]] = 1.0
    if table.sky == DAY_CARD:
        found[DAY] = 1.0
    elif table.sky == NIGHT_CARD:
        found[NIGHT] = 1.0
    left = len(table.deck)
    for hand in table.hands:
        left += len(hand)
    found[DECK] = len(table.deck) / 30.0
    found[ROUNDS] = left / (10.0 * seats)
    found[ACTIVE] = 1.0 if table.active == seat else 0.0
    found[LEAD] = (points[seat] - points[rival]) / 8.0
    found[OTHERS] = (others - points[rival]) / 60.0
    if table.options["expansion"] == "mermaid":
        found[EXPANSION] = 1.0
    elif table.palace:
        found[EXPANSION + 1] = 1.0
    found[SEATS + seats - 2] = 1.0
    turns = left // seats
    for most in range(4):
        if turns <= most:
            found[LATE + most] = 1.0
    return found


def _block(table: Tale, seat: int, found: list[float], base: int) -> None:
    found[base + SCORED] = sum(table.tallies[seat]) / 20.0
    found[base + ENDING] = sum(ending(table, seat)) / 6.0
    found[base + KEPT] = kept(table, seat) / 6.0
    found[base + HELD] = len(table.hands[seat]) / 4.0
    found[base + WORTH] = worth(table, seat) / 300.0
    items = table.items[seat]
    for item in range(len(items)):
        found[base + ITEM + item] = items[item] / 2.0
    for card in table.fronts[seat]:
        found[base + FRONT + card] += 1.0
    if table.palace:
        found[base + BALL] = promise(table, seat) / 10.0
        found[base + TOKENS] = len(table.tokens[seat]) / 4.0
        found[base + PICTURES] = sum([got for _, got in majorities(table, seat)]) / 8.0
