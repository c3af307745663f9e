"""What a seat knows of a table, as numbers: a module for each game, compiled with the rules.

A module has ``NAMES``, what each number is, and ``features(table, seat)``. They say nothing that the view from that
seat does not show; the leak law runs over them. Values are learned from them (`taletable.learn`).
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from taletable.kernel import Game, Table

Features = Callable[["Table", int], list[float]]


def features_of(game: Game) -> Features | None:
    """What makes features of this game's tables; None if nobody has written it."""
    module = f"{__name__}.{game.id}"
    if find_spec(module) is None:
        return None
    found: Features = import_module(module).features
    return found


def names_of(game: Game) -> tuple[str, ...]:
    """What each number is."""
    names: tuple[str, ...] = import_module(f"{__name__}.{game.id}").NAMES
    return names
