"""A recorded game, told again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Console

import taletable as tt
from taletable.cli.boards import draw
from taletable.cli.scorepad import scorepad
from taletable.locales import texts

if TYPE_CHECKING:
    from pathlib import Path


def retell(file: Path, upto: int | None, language: str) -> int:
    """Everything that happened in the open, how the table stands, and the score pad if the game is over."""
    table = tt.replay(tt.Record.loads(file.read_text("utf-8")), upto, listen=True)
    spoken = texts(language)
    names = [spoken.seat(table.game.id, seat) for seat in range(table.seats)]
    console = Console(highlight=False)
    for event in table.told(None):
        console.print(spoken.event(table.game.id, event, names))
    console.print(draw(table.view(None), spoken, names))
    if table.over:
        console.print(*scorepad(table, spoken, names), sep="\n")
    return 0
