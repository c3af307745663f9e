"""What the laws must know of Pebbles."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.games.properties import Properties

if TYPE_CHECKING:
    from taletable.kernel import Table


def pieces(table: Table) -> object:
    """No pebble appears or vanishes."""
    written = table.position()
    return written["left"] + sum(written["taken"])


PROPERTIES = Properties(pieces=pieces, undoable=False, worlds=4)
