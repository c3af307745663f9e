"""What a seat gets when the game is over. All of them together get nothing: every reward is zero-sum."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from taletable.kernel import Table

Reward = Callable[["Table"], list[float]]


def by_rank(table: Table) -> list[float]:
    """The share of the others a seat is ahead of, less that of those ahead of it: 1 for first alone, -1 for last."""
    ranks = _by_seat(table, [(standing.seat, standing.rank) for standing in table.standings])
    return [
        sum((other > rank) - (other < rank) for other in ranks) / (table.seats - 1)  # a lower rank is better
        for rank in ranks
    ]


def by_score(table: Table) -> list[float]:
    """The points of a seat above the mean of all."""
    scores = _by_seat(table, [(standing.seat, standing.score) for standing in table.standings])
    mean = sum(scores) / table.seats
    return [score - mean for score in scores]


def _by_seat(table: Table, pairs: list[tuple[int, int]]) -> list[int]:
    found = [0] * table.seats
    for seat, value in pairs:
        found[seat] = value
    return found


REWARDS: Final[dict[str, Reward]] = {"rank": by_rank, "score": by_score}


def reward_of(name: str) -> Reward:
    """The reward of this name."""
    if name not in REWARDS:
        raise ValueError(f"there is no reward '{name}'; known: {', '.join(REWARDS)}")
    return REWARDS[name]
