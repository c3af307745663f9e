"""The locations and who stands there, everybody's stores, friends and houses, and the viewer's own cards."""

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

GAME: Final = "grimm_forest"
SEATS: Final = ("bold yellow", "bold blue", "bold magenta", "bold green")
RESOURCES: Final = ("straw", "wood", "brick")
COLOURS: Final = {"straw": "yellow", "wood": "green", "brick": "red"}
BUILT: Final = ("", "▁", "▁▄", "▁▄▲")


def draw(view: View, texts: Texts, names: list[str]) -> RenderableType:
    """The forest, the players, and the viewer's hand."""
    head = texts.text("cli-round", round=view["round"], name=names[view["first"]])
    parts: list[RenderableType] = [Text(head, "bold"), _forest(view, texts, names), _piles(view, texts)]
    for seat in range(view["seats"]):
        parts += _player(view, texts, names, seat)
    parts += _own(view, texts, names)
    return Group(*parts)


def _name(texts: Texts, kind: str, word: str) -> str:
    return texts.text(f"{GAME}-{kind}-{word}")


def _amounts(texts: Texts, found: dict[str, int]) -> Text:
    """Resources with their names: `straw 5 · wood 2`."""
    words = [Text(f"{_name(texts, 'resource', r)} {found[r]}", COLOURS[r]) for r in RESOURCES if found[r]]
    return Text(" · ").join(words) if words else Text("–", "dim")


def _forest(view: View, texts: Texts, names: list[str]) -> Grid:
    grid = Grid(box=box.SIMPLE, show_header=False, padding=(0, 1), pad_edge=False)
    for place in view["locations"]:
        pigs = Text(", ").join([Text(names[seat].partition(" (")[0], SEATS[seat]) for seat in place["pigs"]])
        cards = [Text(_name(texts, "card", monster["card"]), "bold red") for monster in place["monsters"]]
        if place["unique"] is not None:
            cards.append(Text(_name(texts, "card", place["unique"]), "bold"))
        location = Text(_name(texts, "location", place["location"]), "bold")
        grid.add_row(location, _amounts(texts, place["pile"]), pigs, Text(", ").join(cards))
    return grid


def _piles(view: View, texts: Texts) -> Text:
    """How many cards are left in the decks, and how many were discarded."""
    discarded = {"discard": len(view["discard"]), "gone": len(view["friend_discard"])}
    return Text(texts.text("cli-forest", deck=view["deck"], friends=view["friend_deck"], **discarded), "dim")


def _player(view: View, texts: Texts, names: list[str], seat: int) -> list[Text]:
    player = view["players"][seat]
    mark = "► " if seat in view["waiting"] else "  "
    lines = [
        Text.assemble(mark, (names[seat], SEATS[seat]), "  ")
        .append_text(_amounts(texts, player["store"]))
        .append(f"  {texts.text('cli-fables', count=player['hand'])}", "dim")
    ]
    houses = [
        Text(f"{_name(texts, 'resource', house['material'])} {BUILT[house['level']]}", COLOURS[house["material"]])
        for house in player["houses"]
    ]
    if player["friend"] is not None:
        friend = _name(texts, "card", player["friend"])
        lines.append(Text.assemble("     ", (texts.text("cli-friend", card=friend), "italic")))
        if player["friend"] == "rapunzel":
            lines[-1].append("  ").append_text(_amounts(texts, view["tower"]))
    if houses:
        lines.append(Text("     ").append_text(Text("  ").join(houses)))
    lines += [Text(f"     {text}", "dim") for text in _before(texts, player)]
    return lines


def _before(texts: Texts, player: View) -> list[str]:
    """What lies before a player this round."""
    found = []
    if player["fable"] not in (None, "hidden"):
        found.append(texts.text("cli-played", card=_name(texts, "card", player["fable"])))
    if player["due"] is not None:
        found.append(texts.text("cli-due", card=_name(texts, "card", player["due"])))
    return found


def _own(view: View, texts: Texts, names: list[str]) -> list[Text]:
    if view["seat"] is None:
        return []
    lines = [_cards("cli-hand", view["hand"], texts)]
    if view["drawn"]:
        lines.append(_cards("cli-looking", view["drawn"], texts))
    if view["top"]:
        lines.append(_cards("cli-top", view["top"], texts))
    for seat, cards in enumerate(view["known"]):
        if cards:
            listed = ", ".join(_name(texts, "card", card) for card in cards)
            lines.append(Text(texts.text("cli-known", name=names[seat], cards=listed), "dim"))
    return [line for line in lines if line.plain]


def _cards(label: str, cards: list[str], texts: Texts) -> Text:
    listed = ", ".join(_name(texts, "card", card) for card in cards)
    return Text.assemble((texts.text(label) + " ", "bold"), listed) if cards else Text("")
