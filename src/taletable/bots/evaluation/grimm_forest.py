"""How a simple player values a table: what is built, what is stored for it, and what else helps. A resource is 100."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from taletable.games.grimm_forest.building import COSTS
from taletable.games.grimm_forest.card import friend_of
from taletable.games.grimm_forest.pieces import ROOF, level_of, material_of
from taletable.games.grimm_forest.sheet import NOTHING

if TYPE_CHECKING:
    from taletable.games.grimm_forest.table import Forest

BUILT: Final[tuple[int, ...]] = (0, 300, 900, 2100)  # somewhat more than was paid, by the sections of a house
WON: Final = 100_000
FABLES: Final[tuple[int, ...]] = (0, 130, 230, 290, 320)  # by how many are in the hand
TO_WIN: Final = 3
WHOLE_HOUSE: Final = 12


def evaluate(table: Forest, seat: int) -> int:
    """What the seat has, less a part of what the best of the others has."""
    rivals = [worth(table, other) for other in range(table.seats) if other != seat]
    return worth(table, seat) - 2 * max(rivals) // 5


def worth(table: Forest, seat: int, fables: int = -1) -> int:
    """Houses, resources as far as they are of use, fables, a friend, and actions to come.

    ``fables`` is how many cards others see in the hand, where what it holds is not to be told.
    """
    player = table.players[seat]
    levels = sorted([level_of(number) for number in player.houses], reverse=True)
    value = sum([BUILT[level] for level in levels[:TO_WIN]]) + sum([BUILT[level] // 4 for level in levels[TO_WIN:]])
    if len(levels) >= TO_WIN and levels[TO_WIN - 1] == ROOF:
        value += WON
    for material in range(3):
        value += of_use(table, seat, material, player.store[material])
        value += 150 * (table.tokens[material] == seat)
    held = len(player.hand) if fables < 0 else fables
    value += FABLES[min(held, len(FABLES) - 1)]
    value += 250 * (player.friend != NOTHING)
    waits = table.turn == NOTHING or (table.turn - table.first) % table.seats < (seat - table.first) % table.seats
    value += 120 * (player.bonus - player.penalty if waits else 0)
    return value + 60 * friend_of(table, seat).hoard(table)


def of_use(table: Forest, seat: int, material: int, count: int) -> int:
    """Resources for the house that is being built are worth their price, for one to be begun less, others little."""
    needed, price = WHOLE_HOUSE, 70
    for number in table.players[seat].houses:
        if material_of(number) == material and level_of(number) < ROOF:
            needed = sum(COSTS[level_of(number) + 1 :])
            price = 95
    return price * min(count, needed) + 25 * max(0, count - needed)
