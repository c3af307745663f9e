"""A table as text and as an SVG picture: the drawing of the terminal, which is made from a view."""

from __future__ import annotations

import io
import re
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from rich.console import Console

    from taletable.kernel import Table

HUMAN: Final = "human"  # text on standard output
ANSI: Final = "ansi"  # text
SVG: Final = "svg"
MODES: Final = (HUMAN, ANSI, SVG)
WIDTH: Final = 110


def checked_mode(mode: str | None) -> str | None:
    """The render mode, if there is such a one."""
    if mode is not None and mode not in MODES:
        raise ValueError(f"there is no render mode '{mode}'; known: {', '.join(MODES)}")
    return mode


def drawing(table: Table, seat: int | None, mode: str | None) -> str | None:
    """What a seat sees (None: a spectator), drawn in this mode; nothing is left to return of what was shown."""
    if mode == HUMAN:
        _console(table, seat, None)
        return None
    if mode == ANSI:
        text = io.StringIO()
        _console(table, seat, text)
        return text.getvalue()
    return _svg(table, seat) if mode == SVG else None


def _console(table: Table, seat: int | None, file: io.StringIO | None) -> Console:
    """A console that the table was printed on; None is standard output."""
    # Loaded by whoever draws: the terminal knows much more than boards.
    from rich.console import Console  # noqa: PLC0415

    from taletable.cli.boards import draw  # noqa: PLC0415
    from taletable.locales import texts  # noqa: PLC0415

    console = Console(file=file, width=WIDTH, record=file is not None)
    console.print(draw(table.view(seat), texts("en"), [f"player_{other}" for other in range(table.seats)]))
    return console


def _svg(table: Table, seat: int | None) -> str:
    picture = _console(table, seat, io.StringIO()).export_svg(title=table.game.id)
    # A picture fetches nothing: any fixed-width font will do.
    return re.sub(r"@font-face \{.*?\}", "", picture, flags=re.DOTALL)
