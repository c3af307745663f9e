"""The heap, and what everybody has taken."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

if TYPE_CHECKING:
    from rich.console import RenderableType

    from taletable.kernel import View
    from taletable.locales import Texts


def draw(view: View, texts: Texts, names: list[str]) -> RenderableType:
    """A line for the heap and one for each player."""
    lines = ["o" * view["left"]]
    for seat, name in enumerate(names):
        lines.append(f"{'►' if seat in view['waiting'] else ' '} {name}  {'o' * view['taken'][seat]}")
    return Text("\n".join(lines))
