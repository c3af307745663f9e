"""Taletable: a table for fairy-tale games.

>>> import taletable as tt
>>> table = tt.game("zavarushka").deal(seats=2, seed=7)
>>> table.act(table.waiting[0], table.actions(table.waiting[0])[0])
"""

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
    "game",
    "games",
    "playout",
    "replay",
    "undo",
]


def _in_english(message: Message) -> str:
    # Loaded when the first error is read, so that `import taletable` needs nothing but the standard library.
    from taletable.locales import texts  # noqa: PLC0415

    return texts("en").message(message)


set_formatter(_in_english)
