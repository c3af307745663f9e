"""A review in words, and as a page that opens offline: a curve one can click, turning points first."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

import taletable as tt
from taletable.reports.names import names_of
from taletable.reports.plots import Point, Writer, curves, document, section, table
from taletable.study.review import CHOICE

if TYPE_CHECKING:
    from taletable.kernel import Decision, Record
    from taletable.locales import Texts
    from taletable.study import Judgment, Review
    from taletable.study.review import Moment, TurningPoint

COLUMNS = (
    "study-player",
    "study-start",
    "study-luck",
    "study-own",
    "study-others",
    "study-remainder",
    "study-result",
    "study-like",
)
WITHHELD = "–"  # what a player keeps private


class ReviewWords:
    """A review in the reader's language."""

    def __init__(self, record: Record, review: Review, texts: Texts) -> None:
        self.review = review
        self.texts = texts
        self.write = Writer(texts.text("cli-decimal-mark"))
        game = review.game
        self.names = names_of(record.players, [texts.seat(game, seat) for seat in range(review.seats)])
        self.decisions: list[Decision] = []
        played = tt.replay(record, 0)
        for seat, action in record.actions:
            decision = played.decision(seat)
            assert decision is not None
            self.decisions.append(decision)
            played.act(seat, action)
        self.title = texts.text("study-title", game=texts.text(f"{game}-title"))
        self.note = texts.text("study-note", answers=len(review.moments), budget=review.budget, seed=str(review.seed))

    def say(self, id: str, **args: str | int) -> str:
        """A message of the terminal."""
        return self.texts.text(id, **args)

    def answer(self, number: int, action: str) -> str:
        """An answer to the question of the moment with this number."""
        return self.texts.answer(self.review.game, action, self.decisions[number - 1], self.names)

    def asked(self, moment: Moment) -> str:
        """What was asked."""
        return self.texts.prompt(self.review.game, self.decisions[moment.number - 1], self.names)

    def judged(self, number: int) -> tuple[Moment, Judgment]:
        """The moment with this number, one with a judgment."""
        moment = self.review.moments[number - 1]
        assert moment.judgment is not None
        return moment, moment.judgment

    def change(self, value: float | None) -> str:
        """A part of the win, in percentage points with its sign; a dash where it is withheld."""
        return WITHHELD if value is None else self.write.percentage_points(value)

    def mistake(self, number: int) -> str:
        """An answer that was not the best."""
        moment, judgment = self.judged(number)
        return self.say(
            "study-mistake",
            number=number,
            who=self.names[moment.seat],
            answer=self.answer(number, moment.action),
            better=self.answer(number, judgment.best),
            lost=self.change(-judgment.loss),
        )

    def turning_point(self, point: TurningPoint) -> str:
        """A turning point as a sentence."""
        if point.kind == CHOICE:
            return self.mistake(point.number)
        who, change = self.names[point.seat], self.change(point.change)
        if not point.number:
            return self.say("study-turning-deal", who=who, change=change)
        moment = self.review.moments[point.number - 1]
        return self.say(
            "study-turning-luck",
            number=point.number,
            who=who,
            change=change,
            actor=self.names[moment.seat],
            answer=self.answer(point.number, moment.action),
        )

    def turning_points(self) -> list[str]:
        """All of them, or that there is none."""
        points = [self.turning_point(point) for point in self.review.turning_points]
        return points or [self.say("study-turning-none")]

    def summary_table(self) -> list[list[str]]:
        """A head and a row for each seat."""
        rows = [[self.say(id) for id in COLUMNS]]
        for one in self.review.summaries:
            parts = [self.change(part) for part in (one.luck, one.own, one.others, one.remainder)]
            like = WITHHELD
            if one.engine_like is not None and one.decisions is not None:
                like = self.say("study-like-of", like=one.engine_like, all=one.decisions)
            start, result = self.write.percent(one.start), self.write.percent(one.result)
            rows.append([self.names[one.seat], start, *parts, result, like])
        return rows

    def highlights(self, seat: int) -> list[str]:
        """The best and the costliest moment of a seat."""
        one = self.review.summaries[seat]
        who = self.names[seat]
        said: list[str] = []
        if one.best:
            moment, judgment = self.judged(one.best)
            answer = self.answer(one.best, moment.action)
            gap = self.change(judgment.gap)
            said.append(self.say("study-best", who=who, number=one.best, answer=answer, gap=gap))
        if one.costliest:
            said.append(self.say("study-costliest", who=who, number=one.costliest))
        elif one.own is None:
            said.append(self.say("study-private", who=who))
        else:
            said.append(self.say("study-faultless", who=who))
        return said

    def mistakes(self, seat: int) -> list[str]:
        """What a seat would better have answered otherwise."""
        return [
            self.mistake(moment.number)
            for moment in self.review.moments
            if moment.seat == seat and moment.judgment is not None and not moment.judgment.engine_like
        ]

    def luck(self, luck: tuple[float, ...]) -> str:
        """What chance has brought each seat."""
        shares = [f"{name} {self.change(change)}" for name, change in zip(self.names, luck, strict=True)]
        return self.say("study-luck-of", shares=", ".join(shares))


def page(words: ReviewWords) -> str:
    """The whole file."""
    review = words.review
    say = words.say
    points = [
        f'<li><a href="#m{point.number}">{escape(words.turning_point(point))}</a></li>'
        for point in review.turning_points
    ] or [f"<li>{escape(say('study-turning-none'))}</li>"]
    parts = [
        f"<h1>{escape(words.title)}</h1>",
        f"<p>{escape(words.note)}</p>",
        f"<h2>{escape(say('study-turning'))}</h2>",
        f"<ul>{''.join(points)}</ul>",
        section(say("study-curve"), curves([_curve(words, seat) for seat in range(review.seats)], words.write.percent)),
        f"<h2>{escape(say('study-summary'))}</h2>",
        table(words.summary_table()),
        f"<p>{escape(say('study-explained'))}</p>",
        *[f"<p>{escape(line)}</p>" for seat in range(review.seats) for line in words.highlights(seat)],
        f"<h2>{escape(say('study-all'))}</h2>",
        f'<article id="m0"><h3>{escape(say("study-deal"))}</h3><p>{escape(words.luck(review.deal))}</p></article>',
        *[_article(words, moment) for moment in review.moments if moment.judgment is not None or moment.luck],
    ]
    return document(words.title, words.texts.language, parts)


def _curve(words: ReviewWords, seat: int) -> tuple[str, list[Point]]:
    """A seat's curve; each decision can be clicked, and says what was answered."""
    last = len(words.review.moments)
    points: list[Point] = []
    for at, value in dict.fromkeys(words.review.curve(seat)):  # the engine's own answers change nothing: one point
        if 1 <= at <= last:
            moment = words.review.moments[at - 1]
            said = f"{at}. {words.names[seat]}: {words.answer(at, moment.action)}, {words.write.percent(value)}"
            points.append(Point(at, value, f"#m{at}", said))
        else:
            points.append(Point(at, value))
    return words.names[seat], points


def _article(words: ReviewWords, moment: Moment) -> str:
    """One answer with all that was found out about it."""
    title = f"{moment.number}. {words.names[moment.seat]}: {words.answer(moment.number, moment.action)}"
    parts = [f'<article id="m{moment.number}"><h3>{escape(title)}</h3><p>{escape(words.asked(moment))}</p>']
    judgment = moment.judgment
    if judgment is not None:
        rows = [[words.say("study-answer"), words.say("study-chance"), words.say("study-looked"), ""]]
        for answer in judgment.answers:
            label = words.answer(moment.number, answer.action)
            why = " ".join([words.texts.message(reason.message) for reason in answer.reasons])
            chance, looked = words.write.percent(answer.expected), words.write.percent(answer.share)
            rows.append([f"{label} ✓" if answer.action == moment.action else label, chance, looked, why])
        parts.append(table(rows))
        if not judgment.engine_like:
            parts.append(f"<p>{escape(words.say('study-lost', lost=words.change(-judgment.loss)))}</p>")
    if moment.luck:
        parts.append(f"<p>{escape(words.luck(moment.luck))}</p>")
    return "".join([*parts, "</article>"])
