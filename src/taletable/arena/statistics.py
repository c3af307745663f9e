"""What the games show: shares of wins with confidence intervals, points and times.

The games of one deal belong together (the same cards with other seats), so the deal is the unit: a bot's share of a
deal is one observation, and the spread of these observations makes the interval.
"""

from __future__ import annotations

from collections import defaultdict
from math import sqrt
from statistics import NormalDist, fmean
from typing import TYPE_CHECKING, Final, NamedTuple

from taletable.arena.ratings import Rating, rate
from taletable.arena.sequential import confidence_sequence

if TYPE_CHECKING:
    from collections.abc import Sequence

    from taletable.arena.match import Contest, Result

CONFIDENCE: Final = 0.95
Z: Final = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)


class Interval(NamedTuple):
    """An estimate with its 95 % confidence interval."""

    value: float
    low: float
    high: float


class Summary(NamedTuple):
    """What is known of one bot. ``even`` is the share it would have if all bots were equal."""

    bot: str
    games: int
    share: Interval
    even: float
    points: Interval
    rating: Rating
    ms: float
    decisions: int
    faults: dict[str, int]
    by_seat: tuple[float, ...]  # of one seat's wins, when the bot sits on it; NaN where it never did


def summaries(contest: Contest, results: Sequence[Result], anytime: bool = False) -> list[Summary]:
    """Every bot of a contest, in the order of its command.

    With ``anytime`` the intervals of shares hold although somebody has looked at the results to decide when to stop.
    """
    ratings = rate(len(contest.bots), results)
    return [
        _summary(contest, number, [result for result in results if number in result.players], ratings[number], anytime)
        for number in range(len(contest.bots))
    ]


def _summary(contest: Contest, number: int, results: list[Result], rating: Rating, anytime: bool) -> Summary:
    own = [(result, seat) for result in results for seat, player in enumerate(result.players) if player == number]
    decisions = sum(result.decisions[seat] for result, seat in own)
    nanoseconds = sum(result.nanoseconds[seat] for result, seat in own)
    faults: dict[str, int] = defaultdict(int)
    for result in results:
        for seat, kind, count in result.faults:
            faults[kind] += count * (result.players[seat] == number)
    won = [result.share(number) for result in results]
    points = by_deal([result for result, _ in own], [float(result.points[seat]) for result, seat in own])
    if anytime:
        # The bets of a confidence sequence need units of the same mean: rounds, in which everybody meets everybody.
        rounds = by_deal(results, won, contest.schedule.deals_in_round)
        share = Interval(fmean(won), *confidence_sequence(rounds))
    else:
        share = share_interval(by_deal(results, won), len(results))
    return Summary(
        contest.bots[number],
        len(results),
        share,
        len(own) / len(results) / contest.seats,
        mean_interval(points),
        rating,
        nanoseconds / decisions / 1e6 if decisions else 0.0,
        decisions,
        {kind: count for kind, count in faults.items() if count},
        tuple(_on_seat(own, seat) for seat in range(contest.seats)),
    )


def _on_seat(own: list[tuple[Result, int]], seat: int) -> float:
    won = [seat_share(result, seat) for result, sat in own if sat == seat]
    return fmean(won) if won else float("nan")


def seat_share(result: Result, seat: int) -> float:
    """What part of the win is a seat's."""
    return (result.ranks[seat] == 1) / result.ranks.count(1)


def by_deal(results: Sequence[Result], values: Sequence[float], together: int = 1) -> list[float]:
    """The mean of each deal, or of so many deals together, in their order."""
    deals: dict[int, list[float]] = defaultdict(list)
    for result, value in zip(results, values, strict=True):
        deals[result.deal // together].append(value)
    return [fmean(deals[deal]) for deal in sorted(deals)]


def share_interval(deals: Sequence[float], games: int) -> Interval:
    """Wilson's score interval for a share, with the effective number of games.

    That number is how many independent games would spread as the deals do; no more than were played, and no more than
    there are deals where they do not spread at all because all was won or lost.
    """
    share = fmean(deals)
    spread = fmean([(deal - share) ** 2 for deal in deals]) / len(deals)
    binomial = share * (1 - share)
    if binomial <= 1e-12:
        effective = float(len(deals))
    else:
        effective = min(float(games), binomial / spread) if spread else float(games)
    return wilson(share, effective)


def wilson(share: float, effective: float) -> Interval:
    """Wilson's score interval for a share of so many independent games."""
    binomial = share * (1 - share)
    centre = (share + Z * Z / (2 * effective)) / (1 + Z * Z / effective)
    half = Z * sqrt(binomial / effective + Z * Z / (4 * effective**2)) / (1 + Z * Z / effective)
    return Interval(share, max(0.0, centre - half), min(1.0, centre + half))


def mean_interval(deals: Sequence[float]) -> Interval:
    """The mean of what is not bounded, such as points, by the normal distribution."""
    mean = fmean(deals)
    if len(deals) < 2:
        return Interval(mean, float("-inf"), float("inf"))
    half = Z * sqrt(sum((deal - mean) ** 2 for deal in deals) / (len(deals) - 1) / len(deals))
    return Interval(mean, mean - half, mean + half)
