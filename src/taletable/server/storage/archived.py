"""The database's part of the archive: which file a game is in, and whose names stand there."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, delete, select, update

from taletable.server.storage.schema import archived, archived_people


def location(connection: Connection, id: str) -> Any:
    """The row of a game in the archive; None if it is not there."""
    return connection.execute(select(archived).where(archived.c.table == id)).mappings().first()


def games_of(connection: Connection, person: str) -> list[str]:
    """The games in the archive where somebody's name stands."""
    found = select(archived_people.c.table).where(archived_people.c.person == person)
    return list(connection.execute(found.order_by(archived_people.c.table)).scalars())


def forget_person(connection: Connection, person: str) -> None:
    """Nobody reads somebody's name in the archive from now on; `taletable archive` takes it out of the files."""
    theirs = select(archived_people.c.table).where(archived_people.c.person == person)
    connection.execute(update(archived).where(archived.c.table.in_(theirs)).values(outdated=True))
    connection.execute(delete(archived_people).where(archived_people.c.person == person))
