"""What a survey shows, as a flat list of findings: report, terminal, JSON and CSV are made from them.

Every figure is a ratio of sums over deals (wins by holdings, points by seats), and the deal is the unit: how much each
deal moves the ratio (its influence, by linearization) makes the interval, and the differences of influences that of a
difference on paired deals. Of many intervals some miss by chance, so p-values are corrected for the false discovery
rate (Benjamini and Hochberg, 1995).
"""

from __future__ import annotations

from collections import defaultdict
from math import inf, sqrt
from statistics import NormalDist
from typing import TYPE_CHECKING, Final, NamedTuple

from taletable.arena.statistics import CONFIDENCE, Interval, Z, seat_share, wilson
from taletable.kernel.events import USES

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from taletable.arena.survey import Observation, Survey

# Measures of a finding.
PLACE_SHARE: Final = "place-share"
PLACE_POINTS: Final = "place-points"
POINTS: Final = "points"
LENGTH: Final = "length"
DECISIONS: Final = "decisions"
SOURCE: Final = "source"
WINNERS_SOURCE: Final = "winners-source"
REASON: Final = "reason"
CARD_SHARE: Final = {use: f"{use}-share" for use in USES}
CARD_POINTS: Final = {use: f"{use}-points" for use in USES}
CARD_MEASURES: Final = (*CARD_SHARE.values(), *CARD_POINTS.values())
SHARES: Final = (PLACE_SHARE, *CARD_SHARE.values())

FEW: Final = 20  # deals in which a card was used; with fewer there is no interval
NORMAL: Final = NormalDist()


class Ratio:
    """A ratio of two sums over the same deals."""

    def __init__(self, tops: Sequence[float], bottoms: Sequence[float]) -> None:
        total = sum(bottoms)
        self.value = sum(tops) / total
        self.count = total
        self.deals = sum(bottom > 0 for bottom in bottoms)
        self.influences = [(top - self.value * bottom) / total for top, bottom in zip(tops, bottoms, strict=True)]

    def interval(self, is_share: bool) -> Interval:
        """With its confidence interval; of a share by Wilson's score with the effective number of observations."""
        error = standard_error(self.influences)
        if not is_share:
            return Interval(self.value, self.value - Z * error, self.value + Z * error)
        binomial = self.value * (1 - self.value)
        spread = 0 < error < inf and binomial > 1e-12
        effective = min(self.count, binomial / error**2) if spread else float(self.deals)
        return wilson(self.value, effective)


class Difference(NamedTuple):
    """A difference with its interval, and how likely one as large would be by chance."""

    value: Interval
    p: float


def standard_error(influences: Sequence[float]) -> float:
    """The standard error of a figure that each deal moves so much."""
    deals = len(influences)
    return sqrt(deals / (deals - 1) * sum(one * one for one in influences)) if deals > 1 else inf


def difference(one: Ratio, other: Ratio) -> Difference:
    """Of two ratios over the same deals."""
    pairs = zip(one.influences, other.influences, strict=True)
    return _tested(one.value - other.value, standard_error([mine - theirs for mine, theirs in pairs]))


def _tested(value: float, error: float) -> Difference:
    p = 2 * (1 - NORMAL.cdf(abs(value) / error)) if error else float(value == 0)
    return Difference(Interval(value, value - Z * error, value + Z * error), p)


class Finding(NamedTuple):
    """One figure of one cell.

    ``difference`` is from ``expected`` (an even share; for a card the mean of all cards of its sort and use), or, where
    ``against`` names a variant, from the same figure there. ``marked`` says that it stays after the correction.
    """

    seats: int
    variant: str
    measure: str
    item: str
    observations: int
    value: Interval
    against: str = ""
    expected: float | None = None
    difference: Interval | None = None
    p: float | None = None
    marked: bool = False

    @property
    def outside(self) -> bool:
        """Whether the interval of the difference leaves zero out."""
        return self.difference is not None and not self.difference.low <= 0 <= self.difference.high


Figures = dict[tuple[str, str], Ratio]


class CellFigures:
    """All ratios of one cell, by measure and item, from its observations in the order of the deals."""

    def __init__(self, seats: int, observations: Sequence[Observation]) -> None:
        self.seats = seats
        self.observations = observations
        self.ratios: Figures = {}
        self.expected: Figures = {}  # of all cards of a use together, by measure and sort
        self._whole()
        self._sources()
        for use in USES:
            self._cards(use)

    def _per_game(self, value: Callable[[Observation], float], among: int = 1) -> Ratio:
        return Ratio([value(one) for one in self.observations], [float(among)] * len(self.observations))

    def _whole(self) -> None:
        for place in range(self.seats):
            games = [(one, _at(one, place)) for one in self.observations]
            even = [1.0] * len(games)
            self.ratios[PLACE_SHARE, str(place + 1)] = Ratio([seat_share(one, seat) for one, seat in games], even)
            self.ratios[PLACE_POINTS, str(place + 1)] = Ratio([one.points[seat] for one, seat in games], even)
        self.ratios[POINTS, ""] = self._per_game(lambda one: sum(one.points), self.seats)
        if any(one.length for one in self.observations):
            self.ratios[LENGTH, ""] = self._per_game(lambda one: one.length)
        self.ratios[DECISIONS, ""] = self._per_game(lambda one: sum(one.decisions))

    def _sources(self) -> None:
        """Mean points of a player, and of a winner, by line of the score pad and by reason."""
        lines: dict[tuple[str, str], list[float]] = defaultdict(self._zeros)
        for number, one in enumerate(self.observations):
            for seat, line, why, points in one.sources:
                lines[SOURCE, line][number] += points
                if why:
                    lines[REASON, f"{line} {why}"][number] += points
                if one.ranks[seat] == 1:
                    lines[WINNERS_SOURCE, line][number] += points
        players = [float(self.seats)] * len(self.observations)
        winners = [float(one.ranks.count(1)) for one in self.observations]
        for key in sorted(lines):
            self.ratios[key] = Ratio(lines[key], winners if key[0] == WINNERS_SOURCE else players)

    def _cards(self, use: str) -> None:
        """For each card, wins and points of the seats that have used it."""
        wins, points, counts = (defaultdict[str, list[float]](self._zeros) for _ in range(3))
        for number, one in enumerate(self.observations):
            for seat, uses in enumerate(one.uses):
                for named in uses:
                    found, _, card = named.partition(" ")
                    if found == use:
                        for item in (card, card.partition(" ")[0]):
                            wins[item][number] += seat_share(one, seat)
                            points[item][number] += one.points[seat]
                            counts[item][number] += 1
        for measure, tops in ((CARD_SHARE[use], wins), (CARD_POINTS[use], points)):
            for item in sorted(counts):
                among = self.ratios if " " in item else self.expected
                among[measure, item] = Ratio(tops[item], counts[item])

    def _zeros(self) -> list[float]:
        return [0.0] * len(self.observations)


def _at(one: Observation, place: int) -> int:
    """The seat at a place of the order of play."""
    return (one.first + place) % len(one.players)


def figures(survey: Survey, observations: Iterable[Observation]) -> dict[tuple[int, int], CellFigures]:
    """The figures of each cell, by seats and variant."""
    played: dict[int, list[Observation]] = defaultdict(list)
    for one in sorted(observations, key=lambda one: one.deal):
        played[one.turn].append(one)
    return {cell: CellFigures(cell.seats, played[number]) for number, cell in enumerate(survey.cells)}


def findings(survey: Survey, cells: dict[tuple[int, int], CellFigures]) -> list[Finding]:
    """Everything that a survey shows, cell by cell; the comparisons with the first variant follow each cell."""
    found: list[Finding] = []
    for seats in survey.seats:
        first = cells[seats, 0]
        for variant in range(len(survey.variants)):
            cell = cells[seats, variant]
            found += _alone(cell, survey.labels[variant])
            if variant:
                found += _compared(cell, first, survey.labels[variant], survey.labels[0])
    return corrected(found)


def _alone(cell: CellFigures, label: str) -> list[Finding]:
    found = []
    for (measure, item), ratio in cell.ratios.items():
        one = Finding(cell.seats, label, measure, item, round(ratio.count), ratio.interval(measure in SHARES))
        if measure == PLACE_SHARE:
            tested = _tested(ratio.value - 1 / cell.seats, standard_error(ratio.influences))
            one = one._replace(expected=1 / cell.seats, difference=tested.value, p=tested.p)
        elif measure in CARD_MEASURES:
            mean = cell.expected[measure, item.partition(" ")[0]]
            one = one._replace(expected=mean.value)
            if ratio.deals >= FEW:
                tested = difference(ratio, mean)
                one = one._replace(difference=tested.value, p=tested.p)
        found.append(one)
    return found


def _compared(cell: CellFigures, first: CellFigures, label: str, against: str) -> list[Finding]:
    found = []
    for key, ratio in cell.ratios.items():
        other = first.ratios.get(key)
        if other is None or (key[0] in CARD_MEASURES and min(ratio.deals, other.deals) < FEW):
            continue
        value = ratio.interval(key[0] in SHARES)
        tested = difference(ratio, other)
        found.append(
            Finding(cell.seats, label, *key, round(ratio.count), value, against, other.value, tested.value, tested.p)
        )
    return found


def family(one: Finding) -> tuple[object, ...]:
    """Findings that are corrected together: cards by share, cards by points, everything else by its measure."""
    if one.measure in CARD_MEASURES:
        return one.seats, one.variant, one.against, "cards", one.measure in SHARES
    return one.seats, one.variant, one.against, one.measure, False


def corrected(found: Sequence[Finding]) -> list[Finding]:
    """The findings with those marked that stay when the false discovery rate of each family is held at 5 %."""
    families: dict[tuple[object, ...], list[int]] = defaultdict(list)
    for number, one in enumerate(found):
        if one.p is not None:
            families[family(one)].append(number)
    marked: set[int] = set()
    for numbers in families.values():
        marked |= {numbers[place] for place in discoveries([found[number].p or 0.0 for number in numbers])}
    return [one._replace(marked=number in marked) for number, one in enumerate(found)]


def discoveries(ps: Sequence[float], rate: float = 1 - CONFIDENCE) -> set[int]:
    """The places of the p-values that Benjamini and Hochberg's procedure lets pass."""
    order = sorted(range(len(ps)), key=lambda place: ps[place])
    last = max((rank for rank, place in enumerate(order, 1) if ps[place] <= rate * rank / len(ps)), default=0)
    return set(order[:last])


class Chance(NamedTuple):
    """How many findings were tested together, how many intervals would miss by chance, how many do, and what stays."""

    tested: int
    expected: float
    outside: int
    marked: int


def chance(found: Iterable[Finding]) -> Chance:
    """What to expect of so many intervals."""
    tested = [one for one in found if one.p is not None]
    return Chance(
        len(tested),
        (1 - CONFIDENCE) * len(tested),
        sum(one.outside for one in tested),
        sum(one.marked for one in tested),
    )
