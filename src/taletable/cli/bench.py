"""How fast the rules of this installation run, next to a fixed piece of reference work in the same run."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final, NamedTuple

from rich import box
from rich.console import Console
from rich.table import Table as Grid

import taletable as tt
from taletable.bots.search.tree import Search
from taletable.bots.tuning import tuning
from taletable.bots.values import hand_made, learned

if TYPE_CHECKING:
    from collections.abc import Callable

    from taletable.kernel import Game, Table

ITERATIONS: Final = 100  # of a search, which begins anew each time


class Speed(NamedTuple):
    """How often something was done in a second."""

    what: str
    per_second: float


def reference() -> int:
    """One piece of reference work: a fixed loop of plain Python, the same on every machine and in every build."""
    sieve = [True] * 2000
    for number in range(2, 45):
        if sieve[number]:
            for multiple in range(number * number, 2000, number):
                sieve[multiple] = False
    return 1


def rate(work: Callable[[], int], seconds: float) -> float:
    """Things done in a second: the best of five stretches, so that a busy machine disturbs less."""
    work()
    best = 0.0
    for _ in range(5):
        done = 0
        begin = time.perf_counter()
        while time.perf_counter() - begin < seconds / 5:
            done += work()
        best = max(best, done / (time.perf_counter() - begin))
    return best


def middle(game: Game, seats: int) -> Table:
    """A table half-way through a game."""
    table = game.deal(seats, 1)
    length = tt.playout(table, 1)
    return tt.replay(table.record(), upto=length // 2)


def measure(game: Game, seats: int, seconds: float) -> list[Speed]:
    """Every figure for one game and seat count."""
    table = middle(game, seats)
    games = iter(range(1_000_000_000))

    def decisions() -> int:
        seed = next(games)
        return tt.playout(game.deal(seats, seed), seed)

    def whole_game() -> int:
        decisions()
        return 1

    def copies() -> int:
        for _ in range(100):
            table.copy()
        return 100

    def views() -> int:
        for seat in range(seats):
            table.view(seat)
        return seats

    def worlds() -> int:
        table.imagine(table.waiting[0], next(games))
        return 1

    def iterations() -> int:
        settings = tuning(game).settings
        search = Search(table, table.waiting[0], learned(game), hand_made(game), settings, next(games))
        search.run(ITERATIONS)
        return ITERATIONS

    works = {
        "decisions": decisions,
        "games": whole_game,
        "copies": copies,
        "views": views,
        "imagine": worlds,
        "iterations": iterations,
    }
    return [Speed(what, rate(work, seconds)) for what, work in works.items()]


def show(seconds: float, games: tuple[str, ...]) -> int:
    """Print the table."""
    pace = rate(reference, seconds)
    grid = Grid("game", "seats", "what", "per second", "per reference", box=box.SIMPLE_HEAD)
    for number in range(2, 5):
        grid.columns[number - 1].justify = "right"
    for id in games:
        game = tt.game(id)
        for seats in game.seat_counts():
            for speed in measure(game, seats, seconds):
                grid.add_row(id, str(seats), speed.what, f"{speed.per_second:,.0f}", f"{speed.per_second / pace:.2f}")
    console = Console(highlight=False)
    console.print(f"Reference work: {pace:,.0f} a second (a sieve of 2,000 numbers in plain Python).")
    console.print(grid)
    return 0
