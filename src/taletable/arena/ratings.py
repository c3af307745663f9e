"""Ratings by the Bradley-Terry model on the scale of Elo: 400 points more are odds of ten to one; their mean is 0.

Of each game every pair of seats of different bots is compared by rank; a shared rank is half a win for both. Each pair
of bots that has met begins with half a win on each side, so that whoever never loses has a rating, too. Intervals are
made by leaving out one group of deals after another (jackknife), since the games of one deal are not independent; they
are no narrower than the model itself would have them (Fisher information), which counts where nothing varies.
"""

from __future__ import annotations

from math import log, log10, sqrt
from statistics import NormalDist, fmean
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence

    from taletable.arena.match import Result

GROUPS: Final = 50
ELO: Final = 400 / log(10)  # points of a rating in a unit of log-odds
ROUNDS: Final = 2000  # of the iteration, at most
EXACT: Final = 1e-7
Z: Final = NormalDist().inv_cdf(0.975)

Wins = list[list[float]]


class Rating(NamedTuple):
    """A rating with its 95 % interval; none where there are fewer than two deals."""

    value: float
    low: float | None
    high: float | None


def rate(bots: int, results: Sequence[Result]) -> list[Rating]:
    """The rating of every bot."""
    deals = sorted({result.deal for result in results})
    groups = min(GROUPS, len(deals))
    group_of = {deal: place % groups for place, deal in enumerate(deals)}
    wins = [_nothing(bots) for _ in range(groups)]
    for result in results:
        _count(result, wins[group_of[result.deal]])
    total = _sum(bots, wins)
    values = bradley_terry(total)
    if groups < 2:
        return [Rating(value, None, None) for value in values]
    without = [bradley_terry(_minus(total, part), values) for part in wins]
    rated = []
    for number, value in enumerate(values):
        error = max(_jackknife([one[number] for one in without]), _model_error(total, values, number))
        rated.append(Rating(value, value - Z * error, value + Z * error))
    return rated


def _jackknife(without: list[float]) -> float:
    """The standard error, from the estimates without each group."""
    mean, groups = fmean(without), len(without)
    return sqrt((groups - 1) / groups * sum((one - mean) ** 2 for one in without))


def _model_error(wins: Wins, values: list[float], number: int) -> float:
    """The standard error if all comparisons were independent, and everybody has met everybody as often."""
    chances = [1 / (1 + 10 ** ((other - values[number]) / 400)) for other in values]
    met = [wins[number][other] + wins[other][number] for other in range(len(values))]
    information = sum((count + 1) * chance * (1 - chance) for count, chance in zip(met, chances, strict=True) if count)
    return ELO * (len(values) - 1) / len(values) / sqrt(information) if information else 0.0


def _nothing(bots: int) -> Wins:
    return [[0.0] * bots for _ in range(bots)]


def _count(result: Result, wins: Wins) -> None:
    for seat, player in enumerate(result.players):
        for other in range(seat):
            rival = result.players[other]
            if rival != player:
                won = 0.5 + 0.5 * (
                    (result.ranks[seat] < result.ranks[other]) - (result.ranks[seat] > result.ranks[other])
                )
                wins[player][rival] += won
                wins[rival][player] += 1 - won


def _sum(bots: int, parts: list[Wins]) -> Wins:
    return [[sum(part[row][column] for part in parts) for column in range(bots)] for row in range(bots)]


def _minus(total: Wins, part: Wins) -> Wins:
    return [[one - other for one, other in zip(*rows, strict=True)] for rows in zip(total, part, strict=True)]


def bradley_terry(wins: Wins, begin: list[float] | None = None) -> list[float]:
    """The likeliest ratings, by Newman's iteration ("Efficient computation of rankings from pairwise comparisons")."""
    bots = range(len(wins))
    # Half a win on each side for those who have met.
    met = [[wins[one][other] + 0.5 * (wins[one][other] + wins[other][one] > 0) for other in bots] for one in bots]
    strength = [10 ** (value / 400) for value in begin or [0.0] * len(wins)]
    for _ in range(ROUNDS):
        before = list(strength)
        for one in bots:
            rivals = [other for other in bots if met[one][other] + met[other][one] > 0]
            if rivals:
                up = sum(met[one][other] * strength[other] / (strength[one] + strength[other]) for other in rivals)
                down = sum(met[other][one] / (strength[one] + strength[other]) for other in rivals)
                strength[one] = up / down
        scale = 10 ** fmean(log10(one) for one in strength)
        strength = [one / scale for one in strength]
        if all(abs(log10(one / other)) < EXACT for one, other in zip(strength, before, strict=True)):
            break
    return [400 * log10(one) for one in strength]
