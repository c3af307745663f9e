"""The time of day, the settings, what lies in the middle and before everybody, and the viewer's own cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.console import Group
from rich.text import Text

from taletable.games.dark_tales.cards import PACTS, SETTINGS, sheet_of
from taletable.games.dark_tales.text import pact_text, setting_text

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
            mark = f"{number})" if setting.deals else "·"  # deals are chosen by number
            parts.append(Text(f"   {mark} {texts.sentence(line)}", "dim"))
    parts += _piles(view, texts)
    parts.append(_row("cli-middle", _list(view["middle"], texts), texts))
    if "ball" in view:
        parts.append(_row("cli-ball", _list(view["ball"], texts), texts))
    for seat in range(view["seats"]):
        parts += _player(view, texts, names, seat)
    if view["seat"] is not None:
        parts.append(_row("cli-hand", _list(view["hand"], texts), texts))
        if view.get("pacts"):
            parts.append(_row("cli-own-pacts", "", texts))
            for pact in view["pacts"]:
                said = " · ".join(texts.sentence(line) for line in pact_text(sheet.pacts[PACTS.index(pact)]))
                parts.append(Text.assemble(f"   {texts.text(f'{GAME}-pact-{pact}')}  ", (said, "dim")))
        parts += _known(view, texts, names)
    if "proposal" in view:
        parts.append(_row("cli-dance", _couples(view["proposal"], texts), texts))
    return Group(*parts)


def _piles(view: View, texts: Texts) -> list[Text]:
    """What lies in piles: the supply, what shows on top, and how much there is."""
    said = [texts.text(f"{GAME}-pile-supply", items=_items(view["supply"], texts) or "–")]
    if view["discard"]:
        said.append(texts.text(f"{GAME}-pile-discard", card=texts.text(f"{GAME}-card-{view['discard'][-1]}")))
    if view["removed"]:
        said.append(texts.text(f"{GAME}-pile-removed", count=len(view["removed"])))
    if "pact_deck" in view:
        said.append(texts.text(f"{GAME}-pile-pacts", deck=view["pact_deck"], discard=len(view["pact_discard"])))
    if "stack" in view:
        said.append(texts.text("cli-stack", tokens=view["stack"]["tokens"]))
        if view["stack"]["top"]:
            said.append(texts.text(f"{GAME}-pile-top", side=_side(view["stack"]["top"], texts)))
    return [Text(" ".join(said), "dim")]


def _items(items: dict[str, int], texts: Texts) -> str:
    return " · ".join(f"{texts.text(f'{GAME}-item-{item}')} {count}" for item, count in items.items() if count)


def _player(view: View, texts: Texts, names: list[str], seat: int) -> list[Text]:
    player = view["players"][seat]
    mark = "► " if seat in view["waiting"] else "  "
    items = _items(player["items"], texts)
    head = Text.assemble(
        mark,
        (names[seat], SEATS[seat]),
        f"  {texts.text('cli-points', points=player['score'])}",
        (f"  {texts.text('cli-cards', cards=player['hand'])}", "dim"),
        (f"  {texts.text('cli-pacts', count=player['pacts'])}" if player.get("pacts") else "", "dim"),
        f"  {items}" if items else "",
    )
    lines = [head]
    if player["front"]:
        lines.append(Text(f"     {_list(player['front'], texts)}"))
    if player.get("tokens"):
        lines.append(
            Text(f"     {texts.text('cli-tokens')} {', '.join(_token(token, texts) for token in player['tokens'])}")
        )
    if player.get("couples"):
        lines.append(Text(f"     ♪ {_couples(player['couples'], texts)}"))
    return lines


def _row(title: str, text: str, texts: Texts) -> Text:
    return Text.assemble((texts.text(title) + " ", "bold"), text)


def _token(token: View, texts: Texts) -> str:
    """What shows, and what is below if the viewer may know it."""
    below = token["below"]
    return _side(token["up"], texts) + (f" ({_side(below, texts)})" if below else "")


def _side(side: View, texts: Texts) -> str:
    several = f" ×{side['count']}" if side["count"] > 1 else ""
    points = f" +{side['points']}" if side["points"] else ""
    return texts.text(f"{GAME}-picture-{side['picture']}") + several + points


def _couples(couples: list[View], texts: Texts) -> str:
    return ", ".join(" + ".join(texts.text(f"{GAME}-card-{card}") for card in couple["cards"]) for couple in couples)


def _known(view: View, texts: Texts, names: list[str]) -> list[Text]:
    return [
        Text(texts.text("cli-known", name=names[seat], cards=_list(cards, texts)), "dim")
        for seat, cards in enumerate(view["known"])
        if cards
    ]


def _list(cards: list[str], texts: Texts) -> str:
    return ", ".join(texts.text(f"{GAME}-card-{card}") for card in cards) or "–"
