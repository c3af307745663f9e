"""The games on the shelf."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules

from taletable.kernel import Game, Record, Table
from taletable.kernel import replay as _replay
from taletable.kernel.options import unknown

_SHELF = tuple(sorted([folder.name for folder in iter_modules(__path__) if folder.ispkg]))
_opened: dict[str, Game] = {}


def games() -> tuple[str, ...]:
    """The ids of all games, in alphabetical order."""
    return _SHELF


# `taletable.games` is this function; `import taletable.games.zavarushka as z` finds what is below it by this name.
games.__name__ = __name__


def game(id: str) -> Game:
    """The game with this id."""
    if id not in _opened:
        if id not in _SHELF:
            raise ValueError(unknown(f"there is no game {id!r} here", str(id), games()))
        found = import_module(f"taletable.games.{id}").GAME
        assert isinstance(found, Game)
        _opened[id] = found
    return _opened[id]


def replay(record: Record, upto: int | None = None, listen: bool = False) -> Table:
    """The table after the first ``upto`` actions of a record, or after all of them."""
    return _replay(game(record.game), record, upto, listen)
