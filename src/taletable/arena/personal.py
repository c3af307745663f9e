"""The statistics of one person: how their games went, and which cards they play or leave to their loss.

No I/O; the server stores what `look_through` finds of each game, and has `tally` add it up.
"""

from __future__ import annotations

from collections import defaultdict
from itertools import pairwise
from math import inf, isfinite
from statistics import fmean
from typing import TYPE_CHECKING, Final, Literal

import msgspec
from msgspec import Struct

import taletable as tt
from taletable.arena.balance import Ratio, difference, discoveries
from taletable.arena.card_uses import CardUses
from taletable.arena.statistics import Interval, mean_interval, wilson
from taletable.kernel.events import HELD

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Sequence

    from taletable.kernel import Record

FEW: Final = 5  # games; of cards used or left in fewer nothing is said, and fewer have no interval of points
MOST_CARDS: Final = 40
MOST_GROUPS: Final = 12
PERIODS: Final = 8  # of time, with as many games in each
Verdict = Literal["overrated", "underrated", ""]


class GameFacts(Struct):
    """What a game has shown: ranks and points of all seats, and what one of them has done with cards."""

    ranks: list[int]
    scores: list[int]
    uses: list[str]


class PlayedGame(Struct):
    """A game of a person: ``variant`` are the options that are not the usual ones; ``opponents`` people, or a level."""

    game: str
    seat: int
    ended: float
    variant: dict[str, bool | int | str]
    opponents: str
    facts: GameFacts

    @property
    def seats(self) -> int:
        """How many played."""
        return len(self.facts.ranks)

    @property
    def share(self) -> float:
        """The person's part of the win."""
        return (self.facts.ranks[self.seat] == 1) / self.facts.ranks.count(1)

    @property
    def margin(self) -> float:
        """Their points above the mean of the others."""
        others = [score for seat, score in enumerate(self.facts.scores) if seat != self.seat]
        return self.facts.scores[self.seat] - fmean(others) if others else 0.0


class Estimate(Struct):
    """A figure with its 95 % confidence interval, if there are enough games for one."""

    value: float
    low: float | None
    high: float | None


class Group(Struct):
    """Games that have something in common: seat and number of seats, options, opponents, or the time they were played.

    ``share`` is the part of wins, ``even`` what it would be if all were equal; ``margin`` the points above the others'.
    """

    by: Literal["seat", "variant", "opponents", "time"]
    played: int
    share: Estimate
    even: float
    margin: Estimate
    seat: int | None = None
    seats: int | None = None
    variant: dict[str, bool | int | str] | None = None
    opponents: str | None = None
    since: float | None = None
    until: float | None = None


class CardHabit(Struct):
    """A card that was at hand in ``held`` games and used in ``used`` of them.

    ``worth`` is how many more points above the others' the person had in games where they used it than in games where
    they had it and did not. It is overrated or underrated where that differs from nothing by more than chance, also
    after the correction for so many cards (Benjamini and Hochberg).
    """

    card: str
    held: int
    used: int
    worth: Estimate
    verdict: Verdict


class GameStatistics(Struct):
    """The games of one kind. ``streak`` counts the wins up to now, ``longest`` the longest run of them."""

    game: str
    played: int
    share: Estimate
    even: float
    margin: Estimate
    score: float
    streak: int
    longest: int
    groups: list[Group]
    cards: list[CardHabit]


def look_through(record: Record, seat: int) -> GameFacts:
    """Play a game over again, and note what came of it."""
    table = tt.replay(record, 0, listen=True)
    cards = CardUses(table)
    for actor, action in record.actions:
        table.act(actor, action)
        cards.look()
    if not table.over:
        raise ValueError("this game is not over")
    standings = sorted(table.standings, key=lambda one: one.seat)
    ranks, scores = [one.rank for one in standings], [one.score for one in standings]
    return GameFacts(ranks, scores, sorted(cards.uses()[seat]))


def tally(games: Sequence[PlayedGame]) -> list[GameStatistics]:
    """The statistics of each game, those played most first."""
    by_game: dict[str, list[PlayedGame]] = defaultdict(list)
    for one in sorted(games, key=lambda one: one.ended):
        by_game[one.game].append(one)
    found = [_of_game(game, played) for game, played in by_game.items()]
    return sorted(found, key=lambda one: (-one.played, one.game))


def _of_game(game: str, played: list[PlayedGame]) -> GameStatistics:
    wins = [one.facts.ranks[one.seat] == 1 for one in played]
    runs = [0]
    for won in wins:
        runs.append(runs[-1] + 1 if won else 0)
    whole = _group("time", played)
    return GameStatistics(
        game,
        len(played),
        whole.share,
        whole.even,
        whole.margin,
        fmean([one.facts.scores[one.seat] for one in played]),
        runs[-1],
        max(runs),
        _groups(played),
        _cards(played),
    )


def _groups(played: list[PlayedGame]) -> list[Group]:
    found = []
    for some in _apart(played, lambda one: (one.seats, one.seat)):
        found.append(_group("seat", some, seat=some[0].seat, seats=some[0].seats))
    found.sort(key=lambda one: (one.seats or 0, one.seat or 0))
    for some in _apart(played, lambda one: msgspec.json.encode(one.variant, order="deterministic")):
        found.append(_group("variant", some, variant=some[0].variant))
    for some in _apart(played, lambda one: one.opponents):
        found.append(_group("opponents", some, opponents=some[0].opponents))
    periods = max(1, min(PERIODS, len(played) // FEW))
    bounds = [len(played) * number // periods for number in range(periods + 1)]
    for begin, end in pairwise(bounds):
        some = played[begin:end]
        found.append(_group("time", some, since=some[0].ended, until=some[-1].ended))
    return found


def _apart(played: list[PlayedGame], key: Callable[[PlayedGame], Hashable]) -> list[list[PlayedGame]]:
    """Games by what they have in common, the largest groups first."""
    found: dict[Hashable, list[PlayedGame]] = defaultdict(list)
    for one in played:
        found[key(one)].append(one)
    return sorted(found.values(), key=len, reverse=True)[:MOST_GROUPS]


def _group(
    by: Literal["seat", "variant", "opponents", "time"],
    played: list[PlayedGame],
    *,
    seat: int | None = None,
    seats: int | None = None,
    variant: dict[str, bool | int | str] | None = None,
    opponents: str | None = None,
    since: float | None = None,
    until: float | None = None,
) -> Group:
    share = wilson(fmean([one.share for one in played]), float(len(played)))
    margin = mean_interval([one.margin for one in played])
    if len(played) < FEW:
        margin = Interval(margin.value, -inf, inf)
    even = fmean([1 / one.seats for one in played])
    figures = (len(played), _estimate(share), even, _estimate(margin))
    return Group(by, *figures, seat, seats, variant, opponents, since, until)


def _estimate(interval: Interval) -> Estimate:
    bounded = isfinite(interval.low) and isfinite(interval.high)
    return Estimate(interval.value, interval.low if bounded else None, interval.high if bounded else None)


def _cards(played: list[PlayedGame]) -> list[CardHabit]:
    """Cards that were used often enough, and left often enough: those first whose worth is clearest."""
    margins = [one.margin for one in played]
    known = [_had_and_used(one) for one in played]
    compared = []
    for card in sorted({card for had, _ in known for card in had}):
        used = [float(card in using) for _, using in known]
        left = [float(card in had and card not in using) for had, using in known]
        if sum(used) >= FEW and sum(left) >= FEW:
            sums = [[margin * one for margin, one in zip(margins, those, strict=True)] for those in (used, left)]
            compared.append((card, used, left, difference(Ratio(sums[0], used), Ratio(sums[1], left))))
    marked = discoveries([found.p for *_, found in compared])
    habits = [
        (found.p, CardHabit(card, round(sum(used) + sum(left)), round(sum(used)), _estimate(found.value), verdict))
        for number, (card, used, left, found) in enumerate(compared)
        for verdict in [_verdict(found.value.value) if number in marked else ""]
    ]
    return [habit for _, habit in sorted(habits, key=lambda one: (one[0], one[1].card))[:MOST_CARDS]]


def _verdict(worth: float) -> Verdict:
    return "overrated" if worth < 0 else "underrated"


def _had_and_used(one: PlayedGame) -> tuple[set[str], set[str]]:
    had, used = set(), set()
    for named in one.facts.uses:
        use, _, card = named.partition(" ")
        had.add(card)
        if use != HELD:
            used.add(card)
    return had, used
