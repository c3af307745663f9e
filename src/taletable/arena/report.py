"""The results of an arena as a page that opens offline."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Final

from taletable.arena.statistics import Interval, Summary, by_deal, seat_share, share_interval
from taletable.kernel.options import plain
from taletable.reports.plots import Row, Writer, bars, document, dots, histogram, section, table

if TYPE_CHECKING:
    from collections.abc import Sequence

    from taletable.arena.match import Contest, Result
    from taletable.locales import Texts

COLUMNS: Final = (
    "cli-arena-bot",
    "cli-arena-games",
    "cli-arena-wins",
    "cli-arena-interval",
    "cli-arena-even",
    "cli-arena-points",
    "cli-arena-elo",
    "cli-arena-ms",
)


def page(
    contest: Contest, results: Sequence[Result], summaries: Sequence[Summary], texts: Texts, notes: Sequence[str]
) -> str:
    """The whole file."""
    title = texts.text("cli-arena-title", game=texts.text(f"{contest.game}-title"))
    say = texts.text
    write = Writer(say("cli-decimal-mark"))
    seats = [say("cli-arena-seat", number=seat + 1) for seat in range(contest.seats)]
    wins = [by_deal(results, [seat_share(result, seat) for result in results]) for seat in range(contest.seats)]
    parts = [
        f"<h1>{escape(title)}</h1>",
        *[f"<p>{escape(note)}</p>" for note in notes],
        table(results_table(summaries, texts)),
        f"<p>{escape(say('cli-arena-legend'))}</p>",
        section(
            say("cli-arena-share"),
            dots([Row(one.bot, one.share, one.even) for one in summaries], write.percent, shares=True),
        ),
        section(say("cli-arena-rating"), dots([_rating(one) for one in summaries], write.whole)),
        section(say("cli-arena-points"), dots([Row(one.bot, one.points) for one in summaries], write.tenths)),
        section(
            say("cli-arena-by-seat"),
            dots(
                [
                    Row(seat, share_interval(won, len(results)), 1 / contest.seats)
                    for seat, won in zip(seats, wins, strict=True)
                ],
                write.percent,
                shares=True,
            ),
        ),
        table([[say("cli-arena-bot"), *seats], *[_seats(one, write) for one in summaries]]),
        section(say("cli-arena-length"), histogram([sum(result.decisions) for result in results])),
        section(say("cli-arena-time"), bars([(one.bot, one.ms) for one in summaries], write.ms)),
        f"<h2>{escape(say('cli-arena-options'))}</h2>",
        "<p>" + escape(", ".join(f"{name}={plain(value)}" for name, value in contest.options.items())) + "</p>",
    ]
    return document(title, texts.language, parts)


def results_table(summaries: Sequence[Summary], texts: Texts) -> list[list[str]]:
    """A head and a row for each bot, in words."""
    write = Writer(texts.text("cli-decimal-mark"))
    return [[texts.text(id) for id in COLUMNS], *[_row(one, write) for one in summaries]]


def _row(one: Summary, write: Writer) -> list[str]:
    rating = write.whole(one.rating.value)
    if one.rating.low is not None:
        rating += f"±{write.whole(one.rating.value - one.rating.low)}"
    interval = f"{write.tenths(100 * one.share.low)}–{write.tenths(100 * one.share.high)}"
    share, even = write.percent(one.share.value), write.percent(one.even)
    return [one.bot, str(one.games), share, interval, even, write.tenths(one.points.value), rating, write.ms(one.ms)]


def _rating(one: Summary) -> Row:
    value, low, high = one.rating
    return Row(one.bot, Interval(value, value if low is None else low, value if high is None else high))


def _seats(one: Summary, write: Writer) -> list[str]:
    return [one.bot, *[write.percent(share) for share in one.by_seat]]
