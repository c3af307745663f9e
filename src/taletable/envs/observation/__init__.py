"""What a seat sees, as a flat list of numbers: a module for each game.

A module has ``GameObserver``, made from a table of the game: the number of seats and the options decide how long the
list is. It says what the view from the seat and its question say, and nothing else; laws hold both.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING

from taletable.envs.observation.observer import Observer, Piece
from taletable.kernel import Dice
from taletable.kernel.dice import key_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from taletable.kernel import Game

__all__ = ["Observer", "Piece", "observable", "observer_of"]


def observable(game: Game) -> bool:
    """Whether somebody has written how this game is observed."""
    return find_spec(f"{__name__}.{game.id}") is not None


def observer_of(game: Game, seats: int, options: Mapping[str, object] | None = None) -> Observer:
    """How tables of this game with so many seats and these options are observed."""
    settled = game.settled(options or {})
    blank = game.blank(game.seated(seats, settled), settled, Dice(key_of(0)))
    found: Observer = import_module(f"{__name__}.{game.id}").GameObserver(blank)
    return found
