"""The standings, as the game's score pad shows them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich import box
from rich.table import Table as Grid
from rich.text import Text

if TYPE_CHECKING:
    from rich.console import RenderableType

    from taletable.kernel import Table
    from taletable.locales import Texts


def scorepad(table: Table, texts: Texts, names: list[str]) -> list[RenderableType]:
    """One column a player, then the reasons behind every number."""
    game = table.game.id
    standings = table.standings
    pad = Grid(box=box.SIMPLE_HEAD)
    pad.add_column("")
    for standing in standings:
        pad.add_column(names[standing.seat], justify="right")
    for place, line in enumerate(standings[0].breakdown):
        points = [str(standing.breakdown[place].points) for standing in standings]
        pad.add_row(texts.text(f"{game}-card-{line.what}"), *points)
    pad.add_section()
    pad.add_row(texts.text("cli-total"), *[str(standing.score) for standing in standings], style="bold")
    found: list[RenderableType] = [pad]
    for standing in standings:
        found.append(Text(texts.text("cli-rank", rank=standing.rank, name=names[standing.seat]), "bold"))
        for line in standing.breakdown:
            why = ", ".join(texts.why(game, part) for part in line.parts)
            found.append(Text(f"   {texts.text(f'{game}-card-{line.what}')} {line.points}: {why}"))
    return found
