"""Quick contests: random bots at the shortest game."""

from __future__ import annotations

import taletable as tt
from taletable.arena import Contest, Result, Tournament

GAME = "zavarushka"


def contest(*bots: str, seats: int = 2, seed: int = 1, limit: float = 10.0) -> Contest:
    return Contest(GAME, bots, seats, seed, tt.game(GAME).settled({}), limit)


def played(contest: Contest, games: int, workers: int = 1, target: float | None = None) -> Tournament[Result]:
    tournament = Tournament(contest, games, target)
    for _ in tournament.run(workers):
        pass
    return tournament


def timeless(results: list[Result]) -> list[tuple[object, ...]]:
    """Results without the time they took, which is never the same."""
    return [(one.seating, one.ranks, one.points, one.decisions, one.faults) for one in results]
