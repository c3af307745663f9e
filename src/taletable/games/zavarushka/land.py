"""The kingdom's ground: terrain, size, names of tiles, and which tiles are next to which."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from taletable.games.zavarushka.types import Terrain

TOWER: Final = 0
CASTLE: Final = 1
FOREST: Final = 2
FARM: Final = 3

TERRAINS: Final[tuple[Terrain, ...]] = ("tower", "castle", "forest", "farm")

MOST_COLUMNS: Final = 4
EVERY_TILE: Final = tuple(f"{column}{row}" for row in (1, 2, 3) for column in "abcd")


class Land:
    """A kingdom's shape for one number of players. Tiles are numbered along the rows."""

    __slots__ = ("columns", "near", "rows", "terrains", "tiles", "words")

    def __init__(self, rows: int, columns: int, terrains: tuple[int, ...]) -> None:
        self.rows = rows
        self.columns = columns
        self.terrains = terrains
        # A tile's number in the vocabulary, which has room for the largest kingdom.
        self.words = tuple([row * MOST_COLUMNS + column for row in range(rows) for column in range(columns)])
        self.tiles = tuple([EVERY_TILE[word] for word in self.words])
        self.near = tuple([self._near(tile) for tile in range(rows * columns)])

    def _near(self, tile: int) -> tuple[int, ...]:
        """The tiles that share an edge with this one (3.5)."""
        row, column = tile // self.columns, tile % self.columns
        beside = ((row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column))
        return tuple([r * self.columns + c for r, c in beside if 0 <= r < self.rows and 0 <= c < self.columns])


# 1.2: the tiles for two, three and four players.
LANDS: Final = {
    2: Land(2, 3, (TOWER, CASTLE, FOREST, FARM, FARM, FARM)),
    3: Land(3, 3, (TOWER, TOWER, CASTLE, CASTLE, FOREST, FOREST, FARM, FARM, FARM)),
    4: Land(3, 4, (TOWER, TOWER, TOWER, CASTLE, CASTLE, CASTLE, FOREST, FOREST, FOREST, FARM, FARM, FARM)),
}
