"""The pace of bots: how long one takes for an answer at a table where people want to follow what happens."""

from __future__ import annotations

from math import log2
from typing import Final

from taletable.server.requests import BotPace

# How many pauses of the server's setting an ordinary decision takes.
FACTORS: Final[dict[BotPace, float]] = {"instant": 0.0, "unhurried": 1.0, "slow": 2.5}
HARDEST: Final = 2.0  # ordinary decisions that the hardest one takes


def difficulty(choices: int) -> float:
    """How hard it is to choose among so many: 1 is ordinary, for four."""
    return min(HARDEST, 0.4 + 0.3 * log2(max(1, choices)))


def pause(pace: BotPace, seconds: float, choices: int, chance: float) -> float:
    """Seconds from a question to its answer; ``chance``, from 0 to 1, varies them by a third."""
    return FACTORS[pace] * seconds * difficulty(choices) * (2 + 2 * chance) / 3
