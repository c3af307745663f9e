"""What the laws must know of The Grimm Forest."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from tests.games.properties import Properties

if TYPE_CHECKING:
    from taletable.kernel import Table

WILD = Path(__file__).with_name("wild.toml").read_text("utf-8")


def pieces(table: Table) -> object:
    """All fables and friends, wherever they lie, and no more than five of any section."""
    written: dict[str, Any] = table.position()
    fables = [*written["deck"], *written["discard"], *written["drawn"]]
    friends = [*written["friend_deck"], *written["friend_discard"], *written["offer"]]
    for player in written["players"]:
        fables += [*player["hand"], *["cutting-corners"] * player["corners"]]
        fables += [player[key] for key in ("fable", "due") if player[key] is not None]
        friends += [player["friend"]] if player["friend"] is not None else []
        assert min(player["store"].values()) >= 0
    for place in written["locations"].values():
        fables += [place["unique"]] if place["unique"] is not None else []
        assert min(place["pile"].values()) >= 0
    assert min(table.view(None)["sections"].values()) >= 0
    return sorted(fables), sorted(friends)


PROPERTIES = Properties(
    pieces=pieces,
    texts={"deck_file": WILD},
    ways=((2, {"edition": "ru"}), (3, {"edition": "pl", "advanced": "basic"})),
    memories=("known",),
)
