"""The kingdom: one cell a tile, the top character first, sleepers marked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich import box
from rich.console import Group
from rich.table import Table as Grid
from rich.text import Text

if TYPE_CHECKING:
    from rich.console import RenderableType

    from taletable.kernel import View
    from taletable.locales import Texts

SEATS: Final = ("bold red", "bold blue", "bold yellow", "bold green")
GROUND: Final = {"tower": "▲", "castle": "♜", "forest": "♣", "farm": "≈"}
CELL: Final = 16
TURNS: Final = 6


def draw(view: View, texts: Texts, names: list[str]) -> RenderableType:
    """The players, the kingdom, and the viewer's hand."""
    parts: list[RenderableType] = [_players(view, texts, names), _kingdom(view, texts)]
    if view["hand"] is not None:
        hand = "  ".join(texts.text(f"zavarushka-card-{name}") for name in view["hand"])
        parts.append(Text.assemble((texts.text("cli-hand") + "  ", "bold"), hand))
    return Group(*parts)


def _players(view: View, texts: Texts, names: list[str]) -> Grid:
    table = Grid(box=None, padding=(0, 2, 0, 0), show_header=False)
    for seat in range(view["seats"]):
        turn = min(TURNS, (view["turns"] - (seat - view["first"]) % view["seats"]) // view["seats"] + 1)
        table.add_row(
            "►" if seat in view["waiting"] else " ",
            Text(names[seat], SEATS[seat]),
            texts.text("cli-points", points=view["points"][seat]),
            texts.text("cli-cards", cards=view["hands"][seat]),
            texts.text("cli-turn", turn=turn, turns=TURNS) if seat == view["active"] else "",
        )
    return table


def _kingdom(view: View, texts: Texts) -> Grid:
    table = Grid(box=box.SQUARE, show_header=False, show_lines=True, padding=(0, 1))
    for _ in range(view["columns"]):
        table.add_column(width=CELL, no_wrap=True, overflow="ellipsis")
    tiles = view["tiles"]
    for row in range(view["rows"]):
        table.add_row(*[_tile(tile, texts) for tile in tiles[row * view["columns"] : (row + 1) * view["columns"]]])
    return table


def _tile(tile: View, texts: Texts) -> Text:
    terrain = tile["terrain"]
    cell = Text.assemble((tile["tile"], "bold"), f" {GROUND[terrain]} ", texts.text(f"zavarushka-terrain-{terrain}"))
    for card in reversed(tile["cards"]):
        colour = texts.text(f"zavarushka-seat-{card['seat']}")
        name = texts.text(f"zavarushka-card-{card['card']}")
        style = f"{SEATS[card['seat']]} strike dim" if card["blocked"] else SEATS[card["seat"]]
        cell.append("\n")
        cell.append(f"{colour[0]} {name}", style)
        if card["blocked"]:
            cell.append(" zZ", "dim")
    return cell
