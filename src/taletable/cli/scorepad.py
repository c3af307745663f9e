"""The standings, as the game's score pad shows them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich import box
from rich.table import Table as Grid
from rich.text import Text

if TYPE_CHECKING:
    from rich.console import RenderableType

    from taletable.kernel import Line, Standing, Table
    from taletable.locales import Texts


def scorepad(table: Table, texts: Texts, names: list[str]) -> list[RenderableType]:
    """The columns of the pad where everybody scores by the same lines, then the reasons behind every number."""
    game = table.game.id
    standings = table.standings
    alike = len({tuple(line.what for line in standing.breakdown) for standing in standings}) == 1
    found: list[RenderableType] = [_columns(game, standings, texts, names)] if alike else []
    for standing in standings:
        own = f"{game}-points"  # where they are something else than points
        points = texts.text(own if texts.has(own) else "cli-points", points=standing.score)
        found.append(Text(f"{texts.text('cli-rank', rank=standing.rank, name=names[standing.seat])}: {points}", "bold"))
        for line in standing.breakdown:
            why = ", ".join(_reasons(game, line, texts, names))
            found.append(Text(f"   {texts.line(game, line.what)} {line.points}{why and f': {why}'}"))
    return found


def _reasons(game: str, line: Line, texts: Texts, names: list[str]) -> list[str]:
    """What the points of a line were given for, and how many of them where there are several reasons."""
    whys = [texts.why(game, part, names) for part in line.parts]
    if len(whys) == 1:
        return whys
    return [f"{why} {part.points:+}" if part.points else why for why, part in zip(whys, line.parts, strict=True)]


def _columns(game: str, standings: tuple[Standing, ...], texts: Texts, names: list[str]) -> Grid:
    pad = Grid(box=box.SIMPLE_HEAD)
    pad.add_column("")
    for standing in standings:
        pad.add_column(names[standing.seat], justify="right")
    for place, line in enumerate(standings[0].breakdown):
        points = [str(standing.breakdown[place].points) for standing in standings]
        pad.add_row(texts.line(game, line.what), *points)
    pad.add_section()
    pad.add_row(texts.text("cli-total"), *[str(standing.score) for standing in standings], style="bold")
    return pad
