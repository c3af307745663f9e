"""Pages that open offline: one HTML file with plots as inline SVG, without scripts or references."""

from __future__ import annotations

from collections import Counter
from html import escape
from math import ceil, floor, isfinite, isnan, log10
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from taletable.arena.statistics import Interval

STYLE: Final = """
:root { color-scheme: light dark; --ink: #1d1b26; --soft: #6a6677; --line: #d9d5e3; --mark: #6b3fa0; --paper: #fbfaf7 }
@media (prefers-color-scheme: dark) {
  :root { --ink: #ece9f5; --soft: #a39eb3; --line: #3d384d; --mark: #b795e8; --paper: #17151f }
}
body { background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; margin: 0 auto;
  max-width: 60rem; padding: 1.5rem }
h1 { font-size: 1.6rem; margin: 0 } h2 { font-size: 1.15rem; margin: 2rem 0 .5rem }
h2::first-letter { text-transform: uppercase }
h2.chapter { border-top: 1px solid var(--line); font-size: 1.35rem; margin-top: 3rem; padding-top: 1.2rem }
p { color: var(--soft); margin: .3rem 0 } code { overflow-wrap: anywhere }
.wide { overflow-x: auto }
table { border-collapse: collapse; font-variant-numeric: tabular-nums }
th, td { border-bottom: 1px solid var(--line); padding: .3rem .8rem .3rem 0; text-align: right; white-space: nowrap }
th:first-child, td:first-child { min-width: 7rem; overflow-wrap: anywhere; text-align: left; white-space: normal }
th { color: var(--soft); font-weight: 500 }
svg { display: block; height: auto; max-width: 100%; min-width: 30rem }
svg text { fill: var(--ink); font: 13px system-ui, sans-serif } svg .soft { fill: var(--soft) }
svg .grid { stroke: var(--line) } svg .even { stroke: var(--soft); stroke-dasharray: 3 3 }
svg .whisker { stroke: var(--mark); stroke-width: 2 } svg .mark { fill: var(--mark) } svg .faint { opacity: .4 }
svg .line { fill: none; stroke-width: 2 } svg .dot { stroke: var(--paper) } svg a:hover .dot { stroke: var(--ink) }
svg .seat0 { color: #6b3fa0 } svg .seat1 { color: #c9761a } svg .seat2 { color: #2d8a5b } svg .seat3 { color: #c2395a }
svg .seat4 { color: #3a7ec2 } svg .line { stroke: currentColor } svg .dot, svg text.name { fill: currentColor }
article { border-top: 1px solid var(--line); padding: .4rem .6rem } article:target { background: var(--line) }
article h3 { font-size: 1rem; margin: 0 }
article td:last-child { min-width: 14rem; text-align: left; white-space: normal }
details { margin: .5rem 0 } summary { color: var(--soft); cursor: pointer } a { color: var(--mark) }
"""

WIDTH: Final = 640
LABEL: Final = 200  # the column of names
ROW: Final = 30
LONGEST: Final = 26  # characters of a name beside a plot
BARS: Final = 24  # of a histogram, at most


class Row(NamedTuple):
    """A line of a plot: a value with its interval, and what equal bots would have; a faint one says little."""

    label: str
    value: Interval
    even: float | None = None
    faint: bool = False


def document(title: str, language: str, parts: Sequence[str]) -> str:
    """The whole file."""
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head><meta charset="utf-8"><title>{escape(title)}</title>'
        f'<meta name="viewport" content="width=device-width, initial-scale=1"><style>{STYLE}</style></head>\n'
        "<body>\n" + "\n".join(parts) + "\n</body>\n</html>\n"
    )


class Writer:
    """Numbers in the reader's language."""

    def __init__(self, mark: str) -> None:
        self.mark = mark

    def _digits(self, value: float, digits: int) -> str:
        return f"{round(value, digits) + 0.0:.{digits}f}".replace(".", self.mark).replace("-", "−")  # no minus zero

    def whole(self, value: float) -> str:
        """Without decimals."""
        return self._digits(value, 0)

    def tenths(self, value: float) -> str:
        """One decimal."""
        return self._digits(value, 1)

    def hundredths(self, value: float) -> str:
        """Two decimals."""
        return self._digits(value, 2)

    def signed(self, value: float) -> str:
        """Two decimals and the sign."""
        return ("+" if value > 0 else "") + self._digits(value, 2)

    def percentage_points(self, value: float) -> str:
        """A difference of shares."""
        return ("+" if value > 0 else "") + self._digits(100 * value, 1)

    def percent(self, value: float) -> str:
        """A share; none where there is no value."""
        return "–" if isnan(value) else f"{self._digits(100 * value, 1)} %"

    def ms(self, value: float) -> str:
        """Milliseconds, with the more decimals the fewer they are."""
        return self._digits(value, 3 if value < 1 else 2 if value < 10 else 0)


def table(rows: Sequence[Sequence[str]]) -> str:
    """A head and rows."""
    head, *body = rows
    lines = ["<tr>" + "".join(f"<th>{escape(cell)}</th>" for cell in head) + "</tr>"]
    lines += ["<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in body]
    return f'<div class="wide"><table>{"".join(lines)}</table></div>'


def section(title: str, plot: str) -> str:
    """A plot with its title."""
    label = f'<svg aria-label="{escape(title)}" '
    return f'<h2>{escape(title)}</h2>\n<div class="wide">{plot.replace("<svg ", label, 1)}</div>'


def _svg(height: int, parts: Sequence[str]) -> str:
    return f'<svg role="img" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}">{"".join(parts)}</svg>'


def _name(label: str, y: int) -> str:
    short = label if len(label) <= LONGEST else "…" + label[1 - LONGEST :]  # a command ends with what tells it apart
    return f'<text x="0" y="{y + 4}">{escape(short)}<title>{escape(label)}</title></text>'


def dots(rows: Sequence[Row], write: Callable[[float], str], shares: bool = False) -> str:
    """A dot with its interval for each row, and a dashed mark at what equal bots would have."""
    ticks = [0.0, 0.25, 0.5, 0.75, 1.0] if shares else _ticks(_numbers(rows))
    low, high = ticks[0], ticks[-1]
    right = WIDTH - 80

    def x(value: float) -> float:
        return round(LABEL + (min(max(value, low), high) - low) / (high - low) * (right - LABEL), 1)

    bottom = ROW * len(rows) + 4
    parts = []
    for at in ticks:
        parts.append(f'<line class="grid" x1="{x(at)}" x2="{x(at)}" y1="0" y2="{bottom}"/>')
        parts.append(f'<text class="soft" text-anchor="middle" x="{x(at)}" y="{bottom + 18}">{write(at)}</text>')
    for number, row in enumerate(rows):
        y = ROW * number + ROW // 2
        if row.even is not None:
            parts.append(f'<line class="even" x1="{x(row.even)}" x2="{x(row.even)}" y1="{y - 13}" y2="{y + 13}"/>')
        parts.append(_name(row.label, y))
        faint = " faint" if row.faint else ""
        ends = f'x1="{x(row.value.low)}" x2="{x(row.value.high)}"'
        parts.append(f'<line class="whisker{faint}" {ends} y1="{y}" y2="{y}"/>')
        parts.append(f'<circle class="mark{faint}" cx="{x(row.value.value)}" cy="{y}" r="5"/>')
        parts.append(f'<text x="{right + 14}" y="{y + 4}">{write(row.value.value)}</text>')
    return _svg(bottom + 26, parts)


def _numbers(rows: Sequence[Row]) -> list[float]:
    """All that must be within the ticks."""
    return [one for row in rows for one in (*row.value, row.even) if one is not None and isfinite(one)]


def _ticks(numbers: Sequence[float]) -> list[float]:
    """Round numbers around these, in steps of 1, 2 or 5 times a power of ten."""
    low, high = min(numbers), max(numbers)
    power = 10.0 ** floor(log10((high - low) / 5 or 1))
    step = next(size * power for size in (1, 2, 5, 10) if (high - low) / (size * power) <= 5)
    first, last = floor(low / step), max(ceil(high / step), floor(low / step) + 1)
    return [number * step for number in range(first, last + 1)]


def bars(rows: Sequence[tuple[str, float]], write: Callable[[float], str]) -> str:
    """A bar for each row, from zero."""
    most = max(value for _, value in rows) or 1.0
    parts = []
    for number, (label, value) in enumerate(rows):
        y = ROW * number + ROW // 2
        width = round(value / most * (WIDTH - 80 - LABEL), 1)
        parts.append(_name(label, y))
        parts.append(f'<rect class="mark" x="{LABEL}" y="{y - 8}" width="{max(width, 1.0)}" height="16" rx="2"/>')
        parts.append(f'<text x="{LABEL + width + 8}" y="{y + 4}">{write(value)}</text>')
    return _svg(ROW * len(rows), parts)


def histogram(values: Sequence[int]) -> str:
    """How often each number comes; neighbours share a bar where there are many."""
    low, high = min(values), max(values)
    step = -(-(high - low + 1) // BARS)
    counts = Counter((value - low) // step for value in values)
    most, height = max(counts.values()), 140
    count = (high - low) // step + 1
    width = min(40.0, WIDTH / count)
    parts = []
    for number in range(count):
        tall = round(counts[number] / most * height, 1)
        first, last = low + number * step, low + (number + 1) * step - 1
        said = f"{first}" if first == last else f"{first}–{last}"
        x = round(number * width, 1)
        parts.append(
            f'<rect class="mark" x="{x}" y="{height + 16 - tall}" width="{round(width - 2, 1)}" height="{tall}">'
            f"<title>{said}: {counts[number]}</title></rect>"
        )
        if number % 4 == 0:
            parts.append(f'<text class="soft" x="{x}" y="{height + 34}">{first}</text>')
    return _svg(height + 42, parts)


class Point(NamedTuple):
    """A point of a curve; who follows its ``link`` reads more, and ``said`` is what it tells on its own."""

    at: int
    value: float
    link: str = ""
    said: str = ""


def curves(lines: Sequence[tuple[str, Sequence[Point]]], write: Callable[[float], str]) -> str:
    """Shares from 0 to 1 over time, a curve for each name; points with a link can be clicked."""
    left, top, height = 64, 30, 220
    last = max(point.at for _, points in lines for point in points) or 1

    def x(at: int) -> float:
        return round(left + at / last * (WIDTH - left - 12), 1)

    def y(value: float) -> float:
        return round(top + (1 - value) * height, 1)

    parts = []
    for at in (0.0, 0.25, 0.5, 0.75, 1.0):
        parts.append(f'<line class="grid" x1="{left}" x2="{WIDTH}" y1="{y(at)}" y2="{y(at)}"/>')
        parts.append(f'<text class="soft" text-anchor="end" x="{left - 8}" y="{y(at) + 4}">{write(at)}</text>')
    for number, (name, points) in enumerate(lines):
        seat = f"seat{number % 5}"
        start = left + number * (WIDTH - left) // len(lines)
        parts.append(f'<text class="name {seat}" x="{start}" y="16">● {escape(name)}</text>')
        path = " ".join(f"{x(point.at)},{y(point.value)}" for point in points)
        parts.append(f'<polyline class="line {seat}" points="{path}"/>')
        for point in points:
            if point.link:
                dot = f'<circle class="dot {seat}" cx="{x(point.at)}" cy="{y(point.value)}" r="5"/>'
                title = f"<title>{escape(point.said)}</title>"
                parts.append(f'<a href="{escape(point.link)}" aria-label="{escape(point.said)}">{dot}{title}</a>')
    return _svg(top + height + 12, parts)
