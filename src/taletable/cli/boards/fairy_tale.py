"""The rows of all players, what each card scores or lacks, and the viewer's own cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.console import Group
from rich.text import Text

from taletable.kernel import Part

if TYPE_CHECKING:
    from rich.console import RenderableType

    from taletable.kernel import View
    from taletable.locales import Texts

SEATS: Final = ("bold red", "bold blue", "bold yellow", "bold green", "bold")
LACKS: Final = ("not-most", "not-any", "too-few", "too-few-both", "missing", "missing-both")


def draw(view: View, texts: Texts, names: list[str]) -> RenderableType:
    """Everybody's row, then what the viewer holds."""
    parts: list[RenderableType] = []
    if not view["over"]:
        way = texts.text(f"fairy_tale-way-{view['way']}")
        drafts = view["options"]["drafts"]
        parts.append(Text(texts.text("cli-draft", draft=view["draft"], drafts=drafts, way=way), "bold"))
    for seat in range(view["seats"]):
        parts += _player(view, texts, names, seat)
    parts += _own(view, texts)
    return Group(*parts)


def _player(view: View, texts: Texts, names: list[str], seat: int) -> list[Text]:
    mark = "► " if seat in view["waiting"] else "  "
    row = view["rows"][seat]
    lines = [Text.assemble(mark, (names[seat], SEATS[seat]), "  ", _sum(view, texts, seat))]
    if row:
        lines.append(Text("     ").append(Text(", ").join([_card(entry, texts) for entry in row])))
    for entry in row:
        if entry["why"] in LACKS:
            why = texts.why("fairy_tale", Part(entry["why"], 0, entry["args"]))
            lines.append(Text(f"     · {_name(entry['card'], texts)}: {why}", "dim"))
    return lines


def _sum(view: View, texts: Texts, seat: int) -> str:
    """A seat's points; of a team, its own and those of both."""
    points = view["points"][seat]
    if not view["options"]["teams"]:
        return texts.text("cli-points", points=points)
    return texts.text("fairy_tale-sum-team", points=sum(entry["points"] for entry in view["rows"][seat]), team=points)


def _card(entry: View, texts: Texts) -> Text:
    """A card with its points, apart from the number of a chapter; one that lies face down stands in brackets."""
    name = _name(entry["card"], texts)
    return Text(f"({name})", "dim") if entry["down"] else Text(f"{name}: {entry['points']}")


def _own(view: View, texts: Texts) -> list[Text]:
    if view["seat"] is None:
        return []
    lines = []
    if view["options"]["draft_memory"]:
        for pack in view["memory"]["packs"]:
            lines.append(Text(texts.text("cli-passed", cards=_list(pack["cards"], texts)), "dim"))
    if view["pack"]:
        lines.append(Text.assemble((texts.text("cli-pack") + " ", "bold"), _list(view["pack"], texts)))
    if view["hand"]:
        lines.append(Text.assemble((texts.text("cli-hand") + " ", "bold"), _list(view["hand"], texts)))
    return lines


def _list(cards: list[str], texts: Texts) -> str:
    return ", ".join(_name(card, texts) for card in cards)


def _name(card: str, texts: Texts) -> str:
    return texts.text(f"fairy_tale-card-{card}")
