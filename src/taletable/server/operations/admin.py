"""Tables and people, as whoever runs the server sees them: listed, ended, set apart, exported, forgotten."""

from __future__ import annotations

import base64
import time
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Select, Table, func, or_, select

from taletable.server import room_storage
from taletable.server.operations.session import Session
from taletable.server.people import Person
from taletable.server.room import Sitter
from taletable.server.storage import archived
from taletable.server.storage.schema import SCHEMA, entries, people, results, sitters, tables

# Columns that an export leaves out, secrets of the server: how somebody signs in, and how a game was dealt.
SECRET: Final = ("password", "hash", "seed", "origin")
OWNERS: Final = ("person", "who", "host")  # columns that name somebody; `people` has them in its key
ELSEWHERE: Final = ("archived_people",)  # an index; the games themselves are in the export
JSON: Final = ("settings", "options", "terms", "seating", "value")  # columns that are JSON


class TableLine(msgspec.Struct):
    """A table in a list."""

    id: str
    game: str
    status: str
    public: bool
    created: float
    ended: float | None
    entries: int
    people: list[str]


class PersonLine(msgspec.Struct):
    """A person in a list."""

    id: str
    name: str
    kind: str
    login: str | None
    language: str
    created: float
    tables: int
    results: int


def list_tables(connection: Connection, status: str | None, game: str | None, who: str, most: int) -> list[TableLine]:
    """Tables, the newest first: of a status, of a game, with somebody by their id, login or name."""
    last = select(func.max(entries.c.seq)).where(entries.c.table == tables.c.id).scalar_subquery()
    found = select(tables, last.label("last")).order_by(tables.c.created.desc(), tables.c.id).limit(most)
    if status is not None:
        found = found.where(tables.c.status == status)
    if game is not None:
        found = found.where(tables.c.game == game)
    if who:
        theirs = select(sitters.c.table).where(sitters.c.person.in_(_matching(who).with_only_columns(people.c.id)))
        found = found.where(tables.c.id.in_(theirs))
    return [
        TableLine(
            row["id"],
            row["game"],
            row["status"],
            bool(row["public"]),
            row["created"],
            row["ended"],
            row["last"] or 0,
            _seated(row["seating"]),
        )
        for row in connection.execute(found).mappings()
    ]


def _seated(seating: str | None) -> list[str]:
    try:
        known = msgspec.json.decode(seating or "[]", type=list[Sitter])
    except msgspec.MsgspecError:
        return []
    return [one.name or one.level for one in known if one.kind in ("person", "bot")]


def list_people(connection: Connection, who: str, most: int) -> list[PersonLine]:
    """People, the newest first: all, or those with this id, login or part of a name."""
    sat = select(func.count()).where(sitters.c.person == people.c.id).scalar_subquery().label("sat")
    ended = select(func.count()).where(results.c.person == people.c.id).scalar_subquery().label("ended")
    wanted = _matching(who) if who else select(people)
    found = wanted.add_columns(sat, ended).order_by(people.c.created.desc(), people.c.id).limit(most)
    return [
        PersonLine(
            row["id"],
            row["name"],
            row["kind"],
            row["login"],
            row["language"],
            row["created"],
            row["sat"],
            row["ended"],
        )
        for row in connection.execute(found).mappings()
    ]


def _matching(who: str) -> Select[Any]:
    named = people.c.name.icontains(who, autoescape=True)
    return select(people).where(or_(people.c.id == who, people.c.login == who.lower(), named))


async def find_person(session: Session, who: str) -> Person:
    """Somebody by id or login; never by name, which many can share."""

    def find(connection: Connection) -> str | None:
        exact = or_(people.c.id == who, people.c.login == who.lower())
        found: str | None = connection.execute(select(people.c.id).where(exact)).scalar()
        return found

    id = await session.store.read(find)
    person = None if id is None else await session.people.find(id)
    if person is None:
        raise ValueError(f"nobody has the id or login '{who}'; `taletable admin people` lists them")
    return person


async def export(session: Session, person: Person) -> dict[str, Any]:
    """All that the database and the archive have of somebody, by table of the database."""
    found = await session.store.read(lambda connection: rows_of(connection, person.id))
    games = await session.store.read(lambda connection: archived.games_of(connection, person.id))
    found["archive"] = [
        [_row(row) for row in (await _archived_game(session, id)) if row["who"] == person.id] for id in games
    ]
    return {"exported": time.time(), "person": person.id, **found}


async def _archived_game(session: Session, id: str) -> list[Any]:
    where = await session.store.read(lambda connection: archived.location(connection, id))
    return session.archive.read(where).rows()


def rows_of(connection: Connection, person: str) -> dict[str, Any]:
    """The rows of all tables of the database that name somebody: whatever is added to the schema is in it."""
    found: dict[str, Any] = {}
    for table in SCHEMA.sorted_tables:
        owners = owners_of(table)
        if owners and table.name not in ELSEWHERE:
            theirs = select(table).where(or_(*[table.c[name] == person for name in owners]))
            ordered = theirs.order_by(*table.primary_key.columns)
            found[table.name] = [_row(row) for row in connection.execute(ordered).mappings()]
    return found


def owners_of(table: Table) -> list[str]:
    """The columns of a table of the database that name a person."""
    return ["id"] if table.name == "people" else [name for name in OWNERS if name in table.c]


def _row(row: Any) -> dict[str, Any]:
    return {name: _plain(name, value) for name, value in row.items() if name not in SECRET}


def _plain(name: str, value: Any) -> Any:
    if isinstance(value, bytes | memoryview):
        return base64.b64encode(bytes(value)).decode()
    if name in JSON and isinstance(value, str):
        try:
            return msgspec.json.decode(value)
        except msgspec.MsgspecError:
            return value
    return value


async def forget(session: Session, person: Person) -> list[str]:
    """Delete somebody as they could do it themselves; the tables where their name stood. Servers notice at once."""
    await session.rooms.leave_all(person)
    ids = await session.people.forget(person)
    await session.store.write(lambda connection: room_storage.make_due(connection, ids))
    return ids
