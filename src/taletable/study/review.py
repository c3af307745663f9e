"""The review of a finished game: every decision against the engine's, and luck told apart from skill.

How chances are defined where cards are hidden. A decision is judged by the share of the win that the seat could expect
*from what it knew at that moment*, found by search in worlds it could imagine: never from what others held. So the
chances of two seats at one moment need not add up to 1, and they change when something comes to light, although nothing
has moved on the table. Luck looks back at the finished game with open cards (`luck.py`), by the learned values: there
the chances of all seats add up to 1, and what one gains the others lose.

What a seat has ended with, minus what it could expect before the deal, is the sum of

- luck: each deal, draw and die, and how answers met that were given in secret at the same time, against the average;
- its own mistakes: each answer against the best, so never more than nothing;
- the mistakes of the others, which it gains by: with more than two players every other seat gets an even part;
- the remainder, which is shown: what search and values do not see in the same way, what others' open answers have told,
  and the errors of all estimates.

The same record, budget and seed give the same review, also when it is made in pieces: what is found out about an
answer depends on nothing that was found out about the others.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from taletable.bots import Chair
from taletable.games import replay
from taletable.kernel.chance import Xorshift
from taletable.study.luck import Step, chances, is_closed, luck_of, luck_of_the_deal
from taletable.study.weighing import AS_GOOD, BUDGET, DIGITS, Judgment, judge

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Sequence

    from taletable.kernel import Record, Table

FORMAT: Final = 1  # of `Review` as data
TURNING_POINTS: Final = 5
SWING: Final = 0.05  # of the win: what changes less is no turning point
CHOICE: Final = "choice"
LUCK: Final = "luck"


class Moment(Struct, frozen=True):
    """One answer of the record, the ``number``-th.

    ``question`` is the kind of what was asked. Without a choice there is no judgment. ``luck`` is what came of it for
    each seat, nothing where it had no consequences yet.
    """

    number: int
    seat: int
    question: str
    action: str
    judgment: Judgment | None
    luck: tuple[float, ...]


class TurningPoint(Struct, frozen=True):
    """Where the game was decided: a mistake or a stroke of luck (`kind`), whose, and by how much it changed."""

    number: int
    seat: int
    kind: str
    change: float


class Summary(Struct, frozen=True):
    """A seat's whole game. ``result`` = ``start`` + ``luck`` + ``own`` + ``others`` + ``remainder``.

    ``own`` is what its mistakes have cost, ``others`` what it gained by those of others. Of its ``decisions``, those
    with a choice, ``engine_like`` were the engine's or as good. ``best`` is the number of the answer that was the most
    ahead of the next best one, if one was clearly ahead, ``costliest`` of the one that lost most; 0 where there is
    none. What would tell of judgments that are withheld is None (`Review.without`).
    """

    seat: int
    start: float
    luck: float
    own: float | None
    others: float | None
    remainder: float | None
    result: float
    decisions: int | None
    engine_like: int | None
    best: int
    costliest: int


class Review(Struct, frozen=True):
    """A finished game, reviewed. ``deal`` is the luck of the deal for each seat."""

    format: int
    game: str
    version: int
    seats: int
    players: tuple[str, ...]
    budget: int
    seed: int
    deal: tuple[float, ...]
    moments: tuple[Moment, ...]
    turning_points: tuple[TurningPoint, ...]
    summaries: tuple[Summary, ...]

    def dumps(self) -> str:
        """The review as JSON."""
        return msgspec.json.encode(self).decode()

    @staticmethod
    def loads(text: str) -> Review:
        """The review that a text stands for, or a ValueError."""
        try:
            found = msgspec.json.decode(text, type=Review)
        except (msgspec.DecodeError, UnicodeError) as error:
            raise ValueError(f"this is no review: {error}") from None
        if found.format != FORMAT:
            raise ValueError(f"this review has format {found.format}; here it is {FORMAT}")
        return found

    def curve(self, seat: int) -> list[tuple[int, float]]:
        """A seat's chances over the game: at each of its decisions before and after it, at the start and at the end."""
        summary = self.summaries[seat]
        points = [(0, summary.start)]
        for moment in self.moments:
            if moment.seat == seat and moment.judgment is not None:
                points += [(moment.number, moment.judgment.before), (moment.number, moment.judgment.after)]
        return [*points, (len(self.moments) + 1, summary.result)]

    def without(self, seats: Collection[int]) -> Review:
        """The review without the judgments of some seats, and without whatever they could be worked out from.

        What others gained by the mistakes of these seats, and what remains, would tell the sum of them.
        """
        moments = [replace(moment, judgment=None) if moment.seat in seats else moment for moment in self.moments]
        summaries = [
            replace(one, own=None, others=None, remainder=None, decisions=None, engine_like=None, best=0, costliest=0)
            if one.seat in seats
            else replace(one, others=None, remainder=None)
            for one in self.summaries
        ]
        if not seats:
            return self
        points = _turning_points(self.deal, moments)
        return replace(self, moments=tuple(moments), turning_points=points, summaries=tuple(summaries))


class Piece(Struct, frozen=True):
    """The moments of a review from the ``first`` number on. The first piece has the start and luck of the deal."""

    first: int
    moments: tuple[Moment, ...]
    start: tuple[float, ...] = ()
    deal: tuple[float, ...] = ()


def finished(record: Record) -> Table:
    """The table at the end of a record; a ValueError where there is none."""
    table = replay(record)
    if not table.over:
        raise ValueError(
            f"this game is not over: the record ends after {len(record.actions)} answers, "
            f"while seat {table.waiting[0]} is asked; only finished games can be reviewed"
        )
    return table


def review(
    record: Record, budget: int = BUDGET, seed: int = 0, progress: Callable[[int, int], None] | None = None
) -> Review:
    """The review of a finished game. ``progress`` is told after each answer how many of how many are done."""
    if budget < 1:
        raise ValueError(f"the budget of a review is at least 1 iteration a decision, not {budget}")
    end = finished(record)

    def told(done: int) -> bool:
        if progress is not None:
            progress(done, len(record.actions))
        return True

    return whole(record, end, [piece(record, 1, budget, seed, told)], budget, seed)


def piece(record: Record, first: int, budget: int, seed: int, go_on: Callable[[int], bool]) -> Piece:
    """A part of a review: from the ``first`` answer on, and after each as long as ``go_on`` of its number says so."""
    table = replay(record, 0)
    worlds = min(40, max(4, budget // 10))
    start: Sequence[float] = ()
    deal: Sequence[float] = ()
    if first == 1:
        start, deal = luck_of_the_deal(record, table, 4 * worlds, _chance(seed, 0).word())
    moments: list[Moment] = []
    step: Step | None = None
    for number, (seat, name) in enumerate(record.actions, 1):
        action = table.game.number(name)
        before = table.copy()
        table.answer(seat, action)
        step = step or Step(before, [], table)
        step.answers.append((seat, action))
        closed = is_closed(before, seat, table)
        if number >= first:
            moments.append(_moment(number, step, closed, before, budget, worlds, _chance(seed, number)))
            if not go_on(number):
                break
        if closed:
            step = None
    return Piece(first, tuple(moments), tuple(start), tuple(deal))


def _moment(number: int, step: Step, closed: bool, before: Table, budget: int, worlds: int, chance: Xorshift) -> Moment:
    """The last answer of a step; when the step is closed, with the luck that it has brought."""
    seat, action = step.answers[-1]
    chair = Chair(before, seat)
    judgment = judge(chair, action, budget, chance.word())
    luck = _rounded(luck_of(step, worlds, chance.word())) if closed else ()
    name = before.game.actions[action]
    return Moment(number, seat, chair.decision.kind, name, judgment, luck if any(luck) else ())


def _chance(seed: int, number: int) -> Xorshift:
    """The chance for an answer by its number, the same whatever was looked at before; that of the deal for 0."""
    return Xorshift(seed * 1_000_003 + number)


def whole(record: Record, end: Table, pieces: Sequence[Piece], budget: int, seed: int) -> Review:
    """The review that pieces in their order make, and the table at the end of the record."""
    moments = [moment for part in pieces for moment in part.moments]
    if [moment.number for moment in moments] != list(range(1, len(record.actions) + 1)):
        raise ValueError("these pieces do not make a review of this record")
    start, deal = pieces[0].start, pieces[0].deal
    summaries = [_summary(seat, start, deal, chances(end), moments) for seat in range(record.seats)]
    return Review(
        format=FORMAT,
        game=record.game,
        version=record.version,
        seats=record.seats,
        players=record.players,
        budget=budget,
        seed=seed,
        deal=_rounded(deal),
        moments=tuple(moments),
        turning_points=_turning_points(deal, moments),
        summaries=tuple(summaries),
    )


def _rounded(values: Sequence[float]) -> tuple[float, ...]:
    return tuple([round(value, DIGITS) + 0.0 for value in values])


def _gained(seat: int, seats: int, judgments: list[tuple[int, Judgment | None]]) -> float:
    """What a seat gains by the mistakes of the others."""
    return sum([one.loss for other, one in judgments if one is not None and other != seat]) / (seats - 1)


def _summary(
    seat: int, start: Sequence[float], deal: Sequence[float], result: Sequence[float], moments: list[Moment]
) -> Summary:
    own = [(moment, moment.judgment) for moment in moments if moment.seat == seat and moment.judgment is not None]
    luck = deal[seat] + sum([moment.luck[seat] for moment in moments if moment.luck])
    lost = sum([judgment.loss for _, judgment in own])
    gained = _gained(seat, len(start), [(moment.seat, moment.judgment) for moment in moments])
    good = [(moment, judgment) for moment, judgment in own if judgment.engine_like]
    found = [
        (judgment.gap, -moment.number)
        for moment, judgment in good
        if moment.action == judgment.best and judgment.gap > AS_GOOD
    ]
    costs = [(judgment.loss, -moment.number) for moment, judgment in own if not judgment.engine_like]
    return Summary(
        seat=seat,
        start=round(start[seat], DIGITS),
        luck=round(luck, DIGITS),
        own=round(-lost, DIGITS) + 0.0,
        others=round(gained, DIGITS),
        remainder=round(result[seat] - start[seat] - luck + lost - gained, DIGITS),
        result=round(result[seat], DIGITS),
        decisions=len(own),
        engine_like=len(good),
        best=-max(found, default=(0.0, 0))[1],
        costliest=-max(costs, default=(0.0, 0))[1],
    )


def _turning_points(deal: Sequence[float], moments: list[Moment]) -> tuple[TurningPoint, ...]:
    """The largest mistakes and strokes of luck, in the order of the game; the deal is number 0."""
    found: list[TurningPoint] = []
    for number, luck in [(0, tuple(deal)), *[(moment.number, moment.luck) for moment in moments if moment.luck]]:
        seat = max(range(len(luck)), key=lambda one: abs(luck[one]))
        found.append(TurningPoint(number, seat, LUCK, round(luck[seat], DIGITS)))
    for moment in moments:
        if moment.judgment is not None and not moment.judgment.engine_like:
            found.append(TurningPoint(moment.number, moment.seat, CHOICE, -moment.judgment.loss))
    swings = [point for point in found if abs(point.change) >= SWING]
    largest = sorted(swings, key=lambda point: -abs(point.change))[:TURNING_POINTS]
    return tuple(sorted(largest, key=lambda point: (point.number, point.kind)))
