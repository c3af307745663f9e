"""What the laws must know of Fairy Tale."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from tests.games.properties import Properties

if TYPE_CHECKING:
    from taletable.kernel import Table

WILD = Path(__file__).with_name("wild.toml").read_text("utf-8")


def pieces(table: Table) -> object:
    """The whole deck: undealt, in packs or hands, in rows, thrown away."""
    written: dict[str, Any] = table.position()
    cards = [*written["deck"], *[card for cards in written["discards"] for card in cards]]
    cards += [card.strip("()") for row in written["rows"] for card in row]
    cards += [card for hand in written["hands"] for card in hand]
    for pack, picks in zip(written["packs"], written["picks"], strict=False):
        left = list(pack)
        for card in picks:
            left.remove(card)
        cards += left
    return sorted(cards)


def puzzle(table: Table) -> bool:
    """After cards of this draft were laid: which pick was each of them?"""
    return bool(table.packs and table.play)  # type: ignore[attr-defined]


PROPERTIES = Properties(
    pieces=pieces,
    texts={"deck_file": WILD},
    shown_only=("draft_memory",),
    ways=((4, {"deck": "advanced", "teams": True}), (3, {"draft_memory": True})),
    memories=("gone",),
    unordered=("discards",),
    lists=("hands",),
    puzzle=puzzle,
)
