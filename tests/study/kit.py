"""Games to study: played by quick bots, and with a blunder in them that needs no search to be one."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

import taletable as tt
from taletable.bots import Chair, bot
from taletable.bots.search.model import outcome
from taletable.kernel import Record, Table

FOLDER: Final = Path(__file__).parent / "blunders"


@cache
def played(game: str, seats: int = 2, seed: int = 3, player: str = "greedy") -> Record:
    """A finished game."""
    table = tt.game(game).deal(seats, seed)
    sitting = [bot(player, seed + seat) for seat in range(seats)]
    while not table.over:
        seat = table.waiting[0]
        table.act(seat, sitting[seat].choose(Chair(table, seat)))
    return table.record(tuple([player] * seats))


class Blunder(NamedTuple):
    """The last answers of a game, of which the ``number``-th has lost for certain what another would have won."""

    game: str
    number: int
    seat: int
    given: str
    winning: str

    def record(self) -> Record:
        return Record.loads((FOLDER / f"{self.game}.record").read_text("utf-8"))


BLUNDERS: Final = (
    Blunder("dark_tales", 4, 1, "deal 3", "pass"),
    Blunder("fairy_tale", 4, 0, "card bronze-dragon", "card children-of-the-dragon"),
    Blunder("grimm_forest", 4, 0, "build wood-floor", "build straw-roof"),
    Blunder("zavarushka", 4, 0, "tile a1", "tile c2"),
)


def ends(table: Table, seat: int, action: str, worlds: int = 20) -> set[float]:
    """The shares of the win that an answer leads to, in worlds of this seat in which everybody plays on at random."""
    found = set()
    for seed in range(worlds):
        world = table.imagine(seat, seed)
        world.act(seat, action)
        tt.playout(world, seed)
        found.add(outcome(world)[seat])
    return found
