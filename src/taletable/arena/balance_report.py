"""The findings of a survey as tables, as a page that opens offline, and as data."""

from __future__ import annotations

import csv
import json
from base64 import b64encode
from html import escape
from io import StringIO
from math import isfinite
from typing import TYPE_CHECKING, Final

from taletable.arena import balance
from taletable.arena.balance import CARD_POINTS, CARD_SHARE, SHARES, Finding, chance
from taletable.kernel.events import HELD, JOINED, PLAYED
from taletable.kernel.options import plain
from taletable.reports.plots import Row, Writer, document, dots, histogram, section, table

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from taletable.arena.balance import CellFigures
    from taletable.arena.statistics import Interval
    from taletable.arena.survey import Survey
    from taletable.locales import Texts

USE_TITLES: Final = {HELD: "cli-balance-held", PLAYED: "cli-balance-played", JOINED: "cli-balance-joined"}
WHOLE: Final = {
    balance.POINTS: "cli-balance-points",
    balance.LENGTH: "cli-balance-length",
    balance.DECISIONS: "cli-arena-length",
}
STAR: Final = " ★"
FIELDS: Final = (
    "seats",
    "variant",
    "measure",
    "item",
    "observations",
    "value",
    "low",
    "high",
    "against",
    "expected",
    "difference",
    "difference_low",
    "difference_high",
    "p",
    "marked",
)


# Data.


def as_rows(found: Iterable[Finding]) -> list[dict[str, object]]:
    """The findings as flat rows; what is not known is None."""
    rows = []
    for one in found:
        gap: tuple[float | None, ...] = one.difference or (None, None, None)
        cells = (*one[:5], *one.value, one.against, one.expected, *gap, one.p, one.marked)
        rows.append(dict(zip(FIELDS, [_plain(cell) for cell in cells], strict=True)))
    return rows


def _plain(cell: object) -> object:
    if isinstance(cell, float):
        return round(cell, 6) if isfinite(cell) else None
    return cell


def as_json(survey: Survey, games: int, found: Iterable[Finding]) -> str:
    """One line of JSON."""
    head = {"game": survey.game, "bot": survey.bot, "games": games, "seed": survey.seed, "compared": survey.compared}
    return json.dumps({**head, "findings": as_rows(found)}, ensure_ascii=False)


def as_csv(found: Iterable[Finding]) -> str:
    """A line for each finding."""
    out = StringIO()
    writer = csv.DictWriter(out, FIELDS, lineterminator="\n")
    writer.writeheader()
    writer.writerows(as_rows(found))
    return out.getvalue()


# Words.


class BalanceWords:
    """Findings in the reader's language."""

    def __init__(self, survey: Survey, texts: Texts) -> None:
        self.survey = survey
        self.texts = texts
        self.write = Writer(texts.text("cli-decimal-mark"))

    def say(self, id: str, **args: str | int) -> str:
        """A message of the terminal."""
        return self.texts.text(id, **args)

    def card(self, item: str) -> str:
        """A card by its sort and id (`card king`)."""
        return self.texts.text(f"{self.survey.game}-{item.replace(' ', '-', 1)}")

    def figure(self, one: Finding) -> str:
        """What a figure is of."""
        if one.measure == balance.PLACE_SHARE:
            return self.say("cli-balance-place", number=int(one.item))
        if one.measure in (balance.SOURCE, balance.WINNERS_SOURCE):
            return self.texts.line(self.survey.game, one.item)
        return self.say(WHOLE[one.measure]) if one.measure in WHOLE else self.card(one.item)

    def value(self, one: Finding) -> str:
        """A share in percent, anything else with two decimals."""
        return (self.write.percent if one.measure in SHARES else self.write.hundredths)(one.value.value)

    def interval(self, one: Finding) -> str:
        """The ends of its interval."""
        if one.measure in SHARES:
            return f"{self.write.tenths(100 * one.value.low)}–{self.write.tenths(100 * one.value.high)}"
        return self.between(one.value, self.write.hundredths)

    def gap(self, one: Finding) -> str:
        """The difference with its interval, and a star if it stays after the correction."""
        if one.difference is None:
            return "–"
        write = self.write.percentage_points if one.measure in SHARES else self.write.signed
        ends = self.between(one.difference, write)
        return f"{write(one.difference.value)} ({ends}){STAR if one.marked else ''}"

    def between(self, interval: Interval, write: Callable[[float], str]) -> str:
        """Both ends."""
        return f"{write(interval.low)} … {write(interval.high)}" if isfinite(interval.low) else "–"

    def notes(self, games: int) -> list[str]:
        """What was played, and what must not be concluded from it."""
        found = [self.say("cli-balance-games", bot=self.survey.bot, games=games, seed=str(self.survey.seed))]
        if self.survey.compared:
            labels = ", ".join(self.survey.labels)
            summary = self.texts.text(f"{self.survey.game}-option-{self.survey.compared}")
            found.append(f"{self.survey.compared} ({labels}): {summary}")
        return [*found, self.say("cli-balance-caveat", bot=self.survey.bot)]

    def chance(self, found: Iterable[Finding]) -> str:
        """What to expect of so many intervals."""
        tested, expected, outside, marked = chance(found)
        said = self.write.tenths(expected)
        return self.say("cli-balance-chance", tested=tested, expected=said, outside=outside, marked=marked)


class Cell:
    """The findings of one cell, as tables."""

    def __init__(self, words: BalanceWords, found: Sequence[Finding], seats: int, variant: str) -> None:
        self.words = words
        self.own = [one for one in found if (one.seats, one.variant, one.against) == (seats, variant, "")]

    def of(self, *measures: str) -> list[Finding]:
        """Those of some measures."""
        return [one for one in self.own if one.measure in measures]

    def places(self) -> list[list[str]]:
        """Share of wins and points by place in the order of play."""
        say = self.words.say
        head = [say(id) for id in ("cli-balance-by-place", "cli-arena-wins", "cli-arena-interval")]
        shares, points = self.of(balance.PLACE_SHARE), self.of(balance.PLACE_POINTS)
        rows = [
            [self.words.figure(one), self.words.value(one), self.words.interval(one), self.words.gap(one), got]
            for one, got in zip(shares, [self.words.value(one) for one in points], strict=True)
        ]
        return [[*head, say("cli-balance-gap"), say("cli-arena-points")], *rows]

    def whole(self) -> list[list[str]]:
        """Points and length."""
        rows = [[self.words.figure(one), self.words.value(one), self.words.interval(one)] for one in self.of(*WHOLE)]
        return [[self.words.say(id) for id in ("cli-balance-figure", "cli-balance-mean", "cli-arena-interval")], *rows]

    def sources(self) -> list[list[str]]:
        """Mean points by line of the score pad, of a player and of a winner."""
        winners = {one.item: self.words.value(one) for one in self.of(balance.WINNERS_SOURCE)}
        ranked = sorted(self.of(balance.SOURCE), key=lambda one: -one.value.value)
        rows = [
            [self.words.figure(one), self.words.value(one), self.words.interval(one), winners.get(one.item, "–")]
            for one in ranked
        ]
        ids = ("cli-balance-sources", "cli-balance-mean", "cli-arena-interval", "cli-balance-winner")
        return [[self.words.say(id) for id in ids], *rows]

    def cards(self, use: str) -> list[list[str]]:
        """Share of wins and points of those who have used a card, the best first."""
        words = self.words
        points = {one.item: one for one in self.of(CARD_POINTS[use])}
        rows = [
            [
                words.figure(one),
                str(one.observations),
                words.value(one),
                words.interval(one),
                words.gap(one),
                words.value(points[one.item]),
                words.gap(points[one.item]),
            ]
            for one in ranked_by_gap(self.of(CARD_SHARE[use]))
        ]
        ids = ("cli-arena-wins", "cli-arena-interval", "cli-balance-gap", "cli-arena-points", "cli-balance-gap-points")
        return [[words.say(USE_TITLES[use]), words.say("cli-balance-times"), *map(words.say, ids)], *rows]


def marked_cards(words: BalanceWords, found: Iterable[Finding], use: str) -> list[list[str]]:
    """Of these findings the cards of one use whose difference stays after the correction, in a few columns."""
    marked = [one for one in found if one.measure == CARD_SHARE[use] and one.marked]
    rows = [
        [_named(words, one), str(one.observations), words.value(one), words.gap(one)] for one in ranked_by_gap(marked)
    ]
    ids = ("cli-balance-times", "cli-arena-wins", "cli-balance-gap")
    return [[words.say(USE_TITLES[use]), *map(words.say, ids)], *rows]


def _named(words: BalanceWords, one: Finding) -> str:
    """A card, and where it was compared the variants."""
    return f"{words.figure(one)} · {one.variant} − {one.against}" if one.against else words.figure(one)


def ranked_by_gap(found: Iterable[Finding]) -> list[Finding]:
    """The largest difference first; those without one last."""
    return sorted(found, key=lambda one: (one.difference is None, -one.difference.value if one.difference else 0.0))


def side_by_side(words: BalanceWords, found: Sequence[Finding], seats: int, variants: Sequence[int]) -> list[list[str]]:
    """Figures of the whole game with a column for each of these variants, and for each difference from the first."""
    labels = [words.survey.labels[number] for number in variants]
    by_key = {(one.variant, one.against, one.measure, one.item): one for one in found if one.seats == seats}
    head = [words.say("cli-balance-figure"), *labels, *[f"{label} − {labels[0]}" for label in labels[1:]]]
    rows = []
    for one in [one for one in found if (one.seats, one.variant, one.against) == (seats, labels[0], "")]:
        if one.measure in (balance.PLACE_SHARE, balance.SOURCE, *WHOLE):
            columns = [by_key.get((label, "", one.measure, one.item)) for label in labels]
            gaps = [by_key.get((label, labels[0], one.measure, one.item)) for label in labels[1:]]
            values = ["–" if column is None else words.value(column) for column in columns]
            rows.append([words.figure(one), *values, *["–" if gap is None else words.gap(gap) for gap in gaps]])
    return [head, *rows]


def compared_cards(words: BalanceWords, found: Sequence[Finding], use: str) -> list[list[str]]:
    """What a card brings in a variant, less what it brings in the first one."""
    points = {(one.variant, one.item): one for one in found if one.against and one.measure == CARD_POINTS[use]}
    rows = [
        [
            _named(words, one),
            str(one.observations),
            words.value(one),
            words.gap(one),
            words.gap(points[one.variant, one.item]),
        ]
        for one in ranked_by_gap([one for one in found if one.against and one.measure == CARD_SHARE[use]])
    ]
    ids = ("cli-balance-times", "cli-arena-wins", "cli-balance-gap", "cli-balance-gap-points")
    return [[words.say(USE_TITLES[use]), *map(words.say, ids)], *rows]


# The page.


def page(
    survey: Survey,
    cells: dict[tuple[int, int], CellFigures],
    found: Sequence[Finding],
    texts: Texts,
    notes: Sequence[str],
) -> str:
    """The whole file."""
    words = BalanceWords(survey, texts)
    title = words.say("cli-balance-title", game=texts.text(f"{survey.game}-title"))
    games = len(next(iter(cells.values())).observations)
    said = (*notes, words.say("cli-balance-legend"))
    parts = [f"<h1>{escape(title)}</h1>", *[f"<p>{escape(note)}</p>" for note in said]]
    for seats in survey.seats:
        parts.append(f'<h2 class="chapter">{escape(words.say("cli-balance-players", seats=seats))}</h2>')
        if survey.compared:
            parts += _comparison(words, found, seats)
        for number in range(len(survey.variants)):
            inside = _cell(words, Cell(words, found, seats, survey.labels[number]), cells[seats, number])
            parts += _folded(survey.labels[number], inside) if survey.compared else inside
    options = ", ".join(f"{name}={plain(value)}" for name, value in survey.variants[0].items())
    parts += [f"<h2>{escape(words.say('cli-arena-options'))}</h2>", f"<p>{escape(options)}</p>"]
    parts += [f"<h2>{escape(words.say('cli-balance-data'))}</h2>", _downloads(survey, games, found)]
    return document(title, texts.language, parts)


def _folded(title: str, parts: Sequence[str]) -> list[str]:
    return [f"<details><summary>{escape(title)}</summary>", *parts, "</details>"]


def _downloads(survey: Survey, games: int, found: Sequence[Finding]) -> str:
    """The data, within the page."""
    links = []
    for name, kind, text in (
        ("json", "application/json", as_json(survey, games, found)),
        ("csv", "text/csv", as_csv(found)),
    ):
        encoded = b64encode(text.encode()).decode()
        links.append(
            f'<a download="balance-{survey.game}.{name}" href="data:{kind};base64,{encoded}">{name.upper()}</a>'
        )
    return f"<p>{' · '.join(links)}</p>"


def _cell(words: BalanceWords, cell: Cell, figures: CellFigures) -> list[str]:
    """All of one cell: places, length, sources, cards."""
    say, write = words.say, words.write
    shares = cell.of(balance.PLACE_SHARE)
    parts = [
        section(
            say("cli-arena-by-seat"),
            dots([Row(words.figure(one), one.value, one.expected, not one.marked) for one in shares], write.percent),
        ),
        table(cell.places()),
        f"<p>{escape(words.chance(shares))}</p>",
        table(cell.whole()),
    ]
    for title, values in (
        ("cli-balance-length", [one.length for one in figures.observations]),
        ("cli-arena-length", [sum(one.decisions) for one in figures.observations]),
    ):
        if len(set(values)) > 1:
            parts.append(section(say(title), histogram(values)))
    ranked = sorted(cell.of(balance.SOURCE), key=lambda one: -one.value.value)
    if ranked:
        rows = [Row(words.figure(one), one.value) for one in ranked]
        parts.append(section(say("cli-balance-sources"), dots(rows, write.hundredths)))
        parts += _folded(say("cli-balance-all"), [table(cell.sources())])
    for use, title in USE_TITLES.items():
        cards = cell.of(CARD_SHARE[use])
        parts += _card_plot(words, say(title), cards)
        if cards:
            parts += _folded(say("cli-balance-all"), [table(cell.cards(use))])
    tested = cell.of(*CARD_SHARE.values())
    return [*parts, f"<p>{escape(words.chance(tested))}</p>"] if tested else parts


def _card_plot(words: BalanceWords, title: str, cards: Sequence[Finding]) -> list[str]:
    """How much more those win who have used a card; what does not stay after the correction is faint."""
    rows = [
        Row(words.figure(one), one.difference, 0.0, not one.marked) for one in ranked_by_gap(cards) if one.difference
    ]
    if not rows:
        return []
    return [section(title, dots(rows, words.write.percentage_points))]


def _comparison(words: BalanceWords, found: Sequence[Finding], seats: int) -> list[str]:
    """The variants side by side, and what changes for each card."""
    gaps = [one for one in found if one.seats == seats and one.against]
    parts = [table(side_by_side(words, found, seats, range(len(words.survey.variants))))]
    for use, title in USE_TITLES.items():
        for variant in dict.fromkeys(one.variant for one in gaps):
            cards = [one for one in gaps if (one.measure, one.variant) == (CARD_SHARE[use], variant)]
            parts += _card_plot(words, f"{words.say(title)}: {variant} − {words.survey.labels[0]}", cards)
        rows = compared_cards(words, gaps, use)
        if len(rows) > 1:
            parts += _folded(words.say("cli-balance-all"), [table(rows)])
    tested = [one for one in gaps if one.measure in CARD_SHARE.values()]
    return [*parts, f"<p>{escape(words.chance(tested))}</p>"] if tested else parts
