"""The time of day, the settings, what lies in the middle and before everybody, and the viewer's own cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.console import Group
from rich.text import Text

from taletable.games.dark_tales.cards import SETTINGS, sheet_of
from taletable.games.dark_tales.text import setting_text

if TYPE_CHECKING:
    from rich.console import RenderableType

    from taletable.kernel import View
    from taletable.locales import Texts

GAME: Final = "dark_tales"
SEATS: Final = ("bold red", "bold blue", "bold yellow", "bold green")
SKY: Final = {"day": ("☀", "bold yellow"), "night": ("☾", "bold blue"), None: ("·", "dim")}


def draw(view: View, texts: Texts, names: list[str]) -> RenderableType:
    """The common tale, the players, and the viewer's hand."""
    mark, style = SKY[view["time"]]
    cards = len(view["discard"])
    head = texts.text("cli-tale", deck=view["deck"], discard=cards)
    parts: list[RenderableType] = [Text.assemble((f"{mark} ", style), (head, "bold"))]
    sheet = sheet_of(str(view["options"]["deck_file"]))
    for id in view["settings"]:
        setting = sheet.settings[SETTINGS.index(id)]
        parts.append(Text(texts.text(f"{GAME}-setting-{id}"), "italic"))
        for number, line in enumerate(setting_text(setting), 1):
            parts.append(Text(f"   {number} {texts.sentence(line)}", "dim"))
    parts.append(Text.assemble((texts.text("cli-middle") + " ", "bold"), _list(view["middle"], texts)))
    for seat in range(view["seats"]):
        parts += _player(view, texts, names, seat)
    if view["seat"] is not None:
        parts.append(Text.assemble((texts.text("cli-hand") + " ", "bold"), _list(view["hand"], texts)))
        parts += _known(view, texts, names)
    return Group(*parts)


def _player(view: View, texts: Texts, names: list[str], seat: int) -> list[Text]:
    player = view["players"][seat]
    mark = "► " if seat in view["waiting"] else "  "
    items = " · ".join(
        f"{texts.text(f'{GAME}-item-{item}')} {count}" for item, count in player["items"].items() if count
    )
    head = Text.assemble(
        mark,
        (names[seat], SEATS[seat]),
        f"  {texts.text('cli-points', points=player['score'])}",
        (f"  {texts.text('cli-cards', cards=player['hand'])}", "dim"),
        f"  {items}" if items else "",
    )
    lines = [head]
    if player["front"]:
        lines.append(Text(f"     {_list(player['front'], texts)}"))
    return lines


def _known(view: View, texts: Texts, names: list[str]) -> list[Text]:
    return [
        Text(texts.text("cli-known", name=names[seat], cards=_list(cards, texts)), "dim")
        for seat, cards in enumerate(view["known"])
        if cards
    ]


def _list(cards: list[str], texts: Texts) -> str:
    return ", ".join(texts.text(f"{GAME}-card-{card}") for card in cards) or "–"
