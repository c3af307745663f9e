"""The Grimm Forest as numbers: stores, houses, fables, friends, what lies where, and how far the round is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from taletable.bots.evaluation.grimm_forest import of_use, worth
from taletable.games.grimm_forest.building import COSTS
from taletable.games.grimm_forest.phases import OVER, STEPS
from taletable.games.grimm_forest.pieces import ROOF, level_of, material_of
from taletable.games.grimm_forest.sheet import FABLES, NOTHING
from taletable.games.grimm_forest.sheet import NAMES as CARDS
from taletable.games.grimm_forest.vocabulary import LOCATIONS, NOWHERE, RESOURCES

if TYPE_CHECKING:
    from taletable.games.grimm_forest.table import Forest

FRIENDS: Final = len(CARDS) - FABLES
PLACES: Final = len(LOCATIONS)
HOUSES: Final = 3
DIGITS: Final = 4

# A block for the seat itself, and one for the strongest of the others.
STORE: Final = 0
LEVELS: Final = STORE + 3  # of the best three houses, one number for each level reached
MATERIAL: Final = LEVELS + HOUSES * ROOF  # complete houses of each material
BUILDING: Final = MATERIAL + 3  # the level of the house of a material that is being built
TOKENS: Final = BUILDING + 3
MISSING: Final = TOKENS + 3
WORTH: Final = MISSING + 1
CARDS_HELD: Final = WORTH + 1
FRIEND: Final = CARDS_HELD + 1
ACTIONS: Final = FRIEND + FRIENDS
HOARD: Final = ACTIONS + 1
MOVED: Final = HOARD + 1
BLOCK: Final = MOVED + 1

HAND: Final = 2 * BLOCK
LAID: Final = HAND + FABLES  # the fable before the seat
DUE: Final = LAID + FABLES
PILES: Final = DUE + FABLES
GOES: Final = PILES + PLACES  # where the seat's gather card leads
BRINGS: Final = GOES + PLACES
SHARED: Final = BRINGS + 1
STAGE: Final = SHARED + 1
FIRST: Final = STAGE + OVER + 1
LEFT: Final = FIRST + 1
LEAD: Final = LEFT + 1
OTHERS: Final = LEAD + 1
ROUND: Final = OTHERS + 1
MONSTERS: Final = ROUND + 1
SEATS: Final = MONSTERS + PLACES
SIZE: Final = SEATS + 3

_BLOCK: Final = (
    *[f"store: {resource}" for resource in RESOURCES],
    *[f"house {place + 1} has level {level + 1}" for place in range(HOUSES) for level in range(ROOF)],
    *[f"complete of {resource}" for resource in RESOURCES],
    *[f"level of {resource} house being built" for resource in RESOURCES],
    *[f"token: {resource}" for resource in RESOURCES],
    "resources missing for three houses",
    "hand-made value",
    "fables in hand",
    *[f"friend: {card}" for card in CARDS[FABLES:]],
    "actions more or fewer",
    "resources on the friend",
    "has built this round",
)
NAMES: Final = (
    *[f"own: {name}" for name in _BLOCK],
    *[f"rival: {name}" for name in _BLOCK],
    *[f"hand: {card}" for card in CARDS[:FABLES]],
    *[f"laid: {card}" for card in CARDS[:FABLES]],
    *[f"due: {card}" for card in CARDS[:FABLES]],
    *[f"pile: {location}" for location in LOCATIONS],
    *[f"gathers at: {location}" for location in LOCATIONS],
    "use of what is gathered alone",
    "use of what is gathered by two",
    *[f"step: {step}" for step in (*STEPS, "over")],
    "first player",
    "actions left",
    "lead in hand-made value",
    "hand-made value of the other rivals",
    "round",
    *[f"monsters: {location}" for location in LOCATIONS],
    *[f"{seats} seats" for seats in (2, 3, 4)],
)


def features(table: Forest, seat: int) -> list[float]:
    """What the seat knows."""
    found = [0.0] * SIZE
    seats = table.seats
    values = [worth(table, other) for other in range(seats)]
    rival = -1
    others = 0
    for step in range(1, seats):
        other = (seat + step) % seats
        others += values[other]
        if rival < 0 or values[other] > values[rival]:
            rival = other
    _block(table, seat, values[seat], found, 0)
    _block(table, rival, values[rival], found, BLOCK)
    player = table.players[seat]
    for card in player.hand:
        found[HAND + card] += 1.0
    if player.fable != NOTHING:
        found[LAID + player.fable] = 1.0
    if player.due != NOTHING:
        found[DUE + player.due] = 1.0
    for location in range(len(table.places)):
        place = table.places[location]
        found[PILES + location] = (place.pile[0] + place.pile[1] + place.pile[2]) / 6.0
        found[MONSTERS + location] = len(place.monsters) / 2.0
    location = player.pig if player.pig != NOWHERE else player.gather_card
    if location != NOWHERE:
        found[GOES + location] = 1.0
        pile = table.places[location].pile
        alone = 0
        shared = 0
        for material in range(3):
            if pile[material]:
                stored = player.store[material]
                alone += of_use(table, seat, material, stored + pile[material]) - of_use(table, seat, material, stored)
                half = pile[material] // 2
                shared += of_use(table, seat, material, stored + half) - of_use(table, seat, material, stored)
        found[BRINGS] = alone / 500.0
        found[SHARED] = shared / 500.0
    found[STAGE + table.stage()] = 1.0
    found[FIRST] = 1.0 if table.first == seat else 0.0
    found[LEFT] = table.left / 2.0 if table.turn == seat else 0.0
    found[LEAD] = max(-4.0, min(4.0, (values[seat] - values[rival]) / 1500.0))
    found[OTHERS] = min(4.0, (others - values[rival]) / 6000.0)
    found[ROUND] = table.round / 10.0
    found[SEATS + seats - 2] = 1.0
    return found


def _block(table: Forest, seat: int, value: int, found: list[float], base: int) -> None:
    player = table.players[seat]
    levels: list[int] = []
    for number in player.houses:
        level = level_of(number)
        levels.append(level)
        if level == ROOF:
            found[base + MATERIAL + material_of(number)] += 1.0
        else:
            found[base + BUILDING + material_of(number)] = level / 2.0
    levels.sort(reverse=True)
    missing = HOUSES * (COSTS[1] + COSTS[2] + COSTS[3])
    for place in range(min(HOUSES, len(levels))):
        for level in range(levels[place]):
            found[base + LEVELS + place * ROOF + level] = 1.0
            missing -= COSTS[level + 1]
    for material in range(3):
        found[base + STORE + material] = player.store[material] / 6.0
        if table.tokens[material] == seat:
            found[base + TOKENS + material] = 1.0
    found[base + MISSING] = missing / 36.0
    found[base + WORTH] = min(value, 12_000) / 3000.0
    found[base + CARDS_HELD] = len(player.hand) / 3.0
    if player.friend != NOTHING:
        found[base + FRIEND + player.friend - FABLES] = 1.0
    found[base + ACTIONS] = float(player.bonus - player.penalty)
    if table.turn != NOTHING:
        turn = (table.turn - table.first) % table.seats
        if turn >= (seat - table.first) % table.seats:
            found[base + MOVED] = 1.0
