"""The vocabulary: ten names, twelve tiles, and doing nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from taletable.games.zavarushka.cards import COUNT, NAMES
from taletable.games.zavarushka.land import EVERY_TILE, MOST_COLUMNS
from taletable.games.zavarushka.stacks import NOBODY

if TYPE_CHECKING:
    from taletable.games.zavarushka.table import Kingdom

FIRST_TILE: Final = COUNT
PASS: Final = FIRST_TILE + len(EVERY_TILE)
ACTIONS: Final = (*[f"card {name}" for name in NAMES], *[f"tile {tile}" for tile in EVERY_TILE], "pass")


def tile_of(table: Kingdom, action: int) -> int:
    """The tile an action names; -1 where this kingdom has no such tile."""
    word = action - FIRST_TILE
    row, column = word // MOST_COLUMNS, word % MOST_COLUMNS
    land = table.land
    return row * land.columns + column if row < land.rows and column < land.columns else NOBODY
