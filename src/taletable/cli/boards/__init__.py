"""How each game's table is drawn in a terminal. A drawing is made from a view, so it shows no more than that."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.console import RenderableType

    from taletable.kernel import View
    from taletable.locales import Texts


def draw(view: View, texts: Texts, names: list[str]) -> RenderableType:
    """The table, as the viewer sees it; ``names`` tell who sits where."""
    drawing: RenderableType = import_module(f"taletable.cli.boards.{view['game']}").draw(view, texts, names)
    return drawing
