"""What was measured to be good for each game (docs/bots-diary.md), a module for each, and how its value is learned."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING

from taletable.bots.search.tree import Settings

if TYPE_CHECKING:
    from collections.abc import Mapping

    from taletable.kernel import Game


@dataclass(frozen=True, slots=True)
class Course:
    """How a game is learned: in which ways it is played (seats and options), and what a lead in points counts.

    ``margin`` is the lead that makes the odds e times as good; two fifths of what is learned is that, the rest who has
    won. Where points say little it is 0, and only the win counts. ``breadth`` is how many turns are looked at.
    """

    ways: tuple[tuple[int, Mapping[str, object]], ...]
    margin: float
    breadth: int


@dataclass(frozen=True, slots=True)
class Tuning:
    """How bots play a game.

    ``scale`` is what of the hand-made value makes the odds e times as good. ``careless`` is how often in a hundred a
    novice answers without a thought. A casual player looks at the end of the turn in ``worlds`` worlds, or, where that
    is too little, searches for ``casual`` iterations. ``strong`` and ``master`` are iterations, too. Without a
    ``course`` nothing is learned. ``counted`` is what its points are, where reasons say it otherwise
    (`explanation.OTHER_POINTS`).
    """

    scale: float = 5.0
    settings: Settings = field(default_factory=Settings)
    careless: int = 40
    worlds: int = 4
    casual: int = 0
    strong: int = 200
    master: int = 1500
    course: Course | None = None
    counted: str = ""


@cache
def tuning(game: Game) -> Tuning:
    """The tuning of a game; of one that has none, something moderate."""
    module = f"{__name__}.{game.id}"
    if find_spec(module) is None:
        return Tuning()
    found: Tuning = import_module(module).TUNING
    return found
