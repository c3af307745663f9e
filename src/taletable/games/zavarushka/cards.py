"""The forty characters: four colours, ten names each. A card is ``seat * 10 + name``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from taletable.games.zavarushka.types import CardName

KING: Final = 0
QUEEN: Final = 1
PRINCESS: Final = 2
KNIGHT: Final = 3
PEASANT: Final = 4
DWARF: Final = 5
DRAGON: Final = 6
WITCH: Final = 7
FAIRY: Final = 8
WIZARD: Final = 9

NAMES: Final[tuple[CardName, ...]] = (
    "king",
    "queen",
    "princess",
    "knight",
    "peasant",
    "dwarf",
    "dragon",
    "witch",
    "fairy",
    "wizard",
)
COLOURS: Final = ("red", "blue", "yellow", "green")

COUNT: Final = 10
ORDINARY: Final = 6  # names below this one score, the others are magic
ASIDE: Final = 3

# Hands are sets of names, one bit each.
ALL: Final = (1 << COUNT) - 1
NOT_LAST: Final = (1 << DRAGON) | (1 << DWARF)  # may not be played in one's last turn (2.4)
