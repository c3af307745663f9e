"""Who has built what, and who wins."""

from __future__ import annotations

from typing import Final

from taletable.games.grimm_forest.pieces import all_complete, complete
from taletable.games.grimm_forest.table import Forest
from taletable.games.grimm_forest.vocabulary import BRICK, RESOURCES, WOOD
from taletable.kernel import Line, Part, Scoring, Standing

HOUSES: Final = "houses"
WHYS: Final = (HOUSES,)
TO_WIN: Final = 3


class ForestScoring(Scoring[Forest]):
    """Three complete houses win; of those who have them the sturdier (10.1, 10.2)."""

    def points(self, table: Forest) -> list[int]:
        """Everybody's complete houses."""
        return [all_complete(player.houses) for player in table.players]

    def standings(self, table: Forest) -> tuple[Standing, ...]:
        """The strongest first; who is as strong shares the place."""
        scores = self.points(table)
        ranked = sorted([(strength(table, seat, scores[seat]), -seat) for seat in range(table.seats)], reverse=True)
        found: list[Standing] = []
        for place, (strong, other) in enumerate(ranked):
            rank = found[-1].rank if place and ranked[place - 1][0] == strong else place + 1
            found.append(Standing(-other, rank, scores[-other], _pad(table, -other)))
        return tuple(found)


def strength(table: Forest, seat: int, score: int) -> tuple[int, int, int, int]:
    """What ranks a seat: complete houses, but three are enough; of brick; of wood; the sturdiest token (10.2)."""
    houses = table.players[seat].houses
    tokens = [material + 1 for material in range(3) if table.tokens[material] == seat]
    return min(score, TO_WIN), complete(houses, BRICK), complete(houses, WOOD), max(tokens, default=0)


def _pad(table: Forest, seat: int) -> tuple[Line, ...]:
    """The complete houses of each material, the sturdiest last, and who was the first to build one."""
    lines: list[Line] = []
    for material in range(3):
        count = complete(table.players[seat].houses, material)
        first = 1 if table.tokens[material] == seat else 0
        parts = (Part(HOUSES, count, {"first": first}),) if count or first else ()
        lines.append(Line(RESOURCES[material], count, parts))
    return tuple(lines)
