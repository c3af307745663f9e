"""What the laws must know of Dark Tales."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from tests.games.properties import Properties

if TYPE_CHECKING:
    from taletable.kernel import Table

WILD = Path(__file__).with_name("wild.toml").read_text("utf-8")


def pieces(table: Table) -> object:
    """All cards, pacts and tokens, wherever they lie, and all items."""
    written: dict[str, Any] = table.position()
    piles = ("deck", "middle", "discard", "removed", "resolving", "ball", "pact_deck", "pact_discard")
    cards = [card for zone in piles for card in written[zone]]
    cards += [card for player in written["players"] for zone in ("hand", "front", "pacts") for card in player[zone]]
    if written["time"] != "neither" and written["options"]["expansion"] != "cinderella":
        cards.append(written["time"])
    tokens = [*written["stack"], *[token for player in written["players"] for token in player["tokens"]]]
    cards += [token.rpartition("-")[0] for token in tokens]
    supply = table.view(None)["supply"]
    held = [player["items"] for player in written["players"]]
    assert min(supply.values()) >= 0
    assert min(count for items in held for count in items.values()) >= 0
    return sorted(cards), {item: count + sum(items[item] for items in held) for item, count in supply.items()}


PROPERTIES = Properties(
    pieces=pieces,
    texts={"deck_file": WILD},
    minor=("setting_a", "setting_b"),
    ways=((3, {"expansion": "mermaid"}), (2, {"expansion": "cinderella", "short": True})),
    tallied=("cards", "effects", "lasting", "deals", "pacts", "balls"),
    memories=("known",),
    lists=("deck", "hands"),
)
