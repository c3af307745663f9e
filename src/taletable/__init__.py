"""Taletable: a table for fairy-tale games.

>>> import taletable as tt
>>> table = tt.game("zavarushka").deal(seats=2, seed=7)
>>> table.act(table.waiting[0], table.actions(table.waiting[0])[0])
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from taletable.games import game, games, replay
from taletable.kernel import (
    Decision,
    Event,
    Game,
    IllegalAction,
    Message,
    Option,
    Record,
    Standing,
    Table,
    playout,
    set_formatter,
    undo,
)
from taletable.version import VERSION

if TYPE_CHECKING:
    from taletable.envs.batch import Batch

__version__ = VERSION

__all__ = [
    "Decision",
    "Event",
    "Game",
    "IllegalAction",
    "Option",
    "Record",
    "Standing",
    "Table",
    "batch",
    "game",
    "games",
    "playout",
    "replay",
    "undo",
]


def batch(game: str, count: int, seed: int = 0, **options: Any) -> Batch:
    """Many tables that are stepped together and seen as NumPy arrays; `taletable.envs.batch.Batch` says how."""
    from taletable.envs.batch import Batch  # noqa: PLC0415 (NumPy is an extra)

    return Batch(game, count, seed, **options)


def _in_english(message: Message) -> str:
    # Loaded when the first error is read, so that `import taletable` needs nothing but the standard library.
    from taletable.locales import texts  # noqa: PLC0415

    return texts("en").message(message)


set_formatter(_in_english)
