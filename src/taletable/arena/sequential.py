"""A sequential test: results may be looked at after every deal, and the error stays below 5 % all the same.

The test bets against the hypothesis that a bot's mean share of a deal is ``mean``. Each bettor stakes a fixed part of
its capital on every deal, up or down; if the hypothesis is true, no bettor can expect a gain, so the mean of their
capitals is a martingale, and ever reaches 20 times its beginning with a probability of 1/20 at most (Ville's
inequality). The means against which nobody has won that much make a confidence sequence (Waudby-Smith and Ramdas,
"Estimating means of bounded random variables by betting", 2023).
"""

from __future__ import annotations

from math import exp, log1p
from statistics import fmean
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

ERROR: Final = 0.05
BETTORS: Final = 12  # on each side
STEPS: Final = 20  # of a bisection: to a millionth
LARGEST: Final = 500.0  # exponent


def bets(mean: float) -> list[float]:
    """What each bettor stakes for a deal that is 1 above the mean; nobody can lose more than everything."""
    stakes = [(bettor + 0.5) / BETTORS for bettor in range(BETTORS)]
    return [*[stake / mean for stake in stakes], *[-stake / (1 - mean) for stake in stakes]]


def is_refuted(deals: Sequence[float], mean: float) -> bool:
    """Whether these deals, numbers from 0 to 1, rule out this mean."""
    logarithms = [sum(log1p(bet * (deal - mean)) for deal in deals) for bet in bets(mean)]
    return fmean(exp(min(LARGEST, one)) for one in logarithms) >= 1 / ERROR


class SequentialTest:
    """The same deal by deal, so that each costs the same however many there were."""

    def __init__(self, mean: float) -> None:
        if not 0 < mean < 1:
            raise ValueError(f"a share to test lies between 0 and 1, not at {mean:g}")
        self.mean = mean
        self._bets = bets(mean)
        self._capitals = [1.0] * len(self._bets)

    def add(self, deal: float) -> bool:
        """Bet on the next deal; True if the mean is refuted now."""
        for number, bet in enumerate(self._bets):
            self._capitals[number] *= 1 + bet * (deal - self.mean)
        return fmean(self._capitals) >= 1 / ERROR


def confidence_sequence(deals: Sequence[float]) -> tuple[float, float]:
    """All means that are not refuted, as an interval; valid at any time, so wider than one for a planned end."""
    mean = fmean(deals)
    low = _edge(mean, 0.0, lambda guess: is_refuted(deals, guess))
    high = _edge(mean, 1.0, lambda guess: is_refuted(deals, guess))
    return low, high


def _edge(inside: float, outside: float, refuted: Callable[[float], bool]) -> float:
    """Where means begin to be refuted, on the way from one that is not."""
    if inside == outside or not refuted(outside + (inside - outside) * 1e-9):
        return outside
    for _ in range(STEPS):
        middle = (inside + outside) / 2
        inside, outside = (inside, middle) if refuted(middle) else (middle, outside)
    return outside
