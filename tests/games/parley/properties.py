"""What the laws must know of parley, the game of the tests' own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.games.properties import Properties

if TYPE_CHECKING:
    from taletable.kernel import Table


def pieces(table: Table) -> object:
    return sorted(table.position()["cards"])


PROPERTIES = Properties(pieces=pieces, clauses=frozenset(("1", "2", "3")), texts={"motto": "anything"})
