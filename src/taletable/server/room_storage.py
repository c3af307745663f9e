"""Rooms in the database: the rows of a table's head, its log and its seats, and a room loaded from them."""

from __future__ import annotations

import contextlib
import logging
import time
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, bindparam, delete, func, insert, select, update

import taletable as tt
from taletable.server import table_list
from taletable.server.logs import fingerprint
from taletable.server.refusals import Refusal, refusal
from taletable.server.requests import Terms
from taletable.server.responses import encoder
from taletable.server.room import OPEN, Entry, Head, Room, broken
from taletable.server.storage import sheets as sheet_storage
from taletable.server.storage.schema import entries, sitters, tables
from taletable.server.storage.sheets import Sheet, Sheets
from taletable.server.storage.store import Row

Lease = tuple[float | None, str | None]  # when a table is due, and which process runs it until then

UPDATE_HEAD: Final = update(tables).where(tables.c.id == bindparam("of"))  # compiled by SQLAlchemy only once

log: Final = logging.getLogger("taletable.rooms")


def fetch(connection: Connection, id: str, sheets: Sheets) -> tuple[Any, list[Any], Sheet | None]:
    """The head of a table, its log, and its card sheet if it has one."""
    head = connection.execute(select(tables).where(tables.c.id == id)).mappings().first()
    rows = connection.execute(select(entries).where(entries.c.table == id).order_by(entries.c.seq)).mappings()
    sheet = None if head is None or head["sheet"] is None else sheets.load(connection, head["sheet"])
    return head, list(rows), sheet


def newest_versions(connection: Connection, ids: list[str]) -> list[tuple[str, int]]:
    """The last seq of each of these logs."""
    newest = select(entries.c.table, func.max(entries.c.seq)).where(entries.c.table.in_(ids))
    return [(id, seq) for id, seq in connection.execute(newest.group_by(entries.c.table))]


def news(connection: Connection, id: str, version: int) -> tuple[list[Entry], float | None, str | None]:
    """The entries of a log after a version, when the table is due, and which process runs it until then."""
    later = select(entries).where(entries.c.table == id, entries.c.seq > version).order_by(entries.c.seq)
    rows = connection.execute(later).mappings()
    due, runner = lease_of(connection, id)
    return [entry(row) for row in rows], due, runner


def lease_of(connection: Connection, id: str) -> Lease:
    """When a table is due, and which process runs it until then."""
    found = connection.execute(select(tables.c.due, tables.c.runner).where(tables.c.id == id)).first()
    return (None, None) if found is None else (found.due, found.runner)


def opened_by(connection: Connection, person: str) -> list[str]:
    """Tables of a host that have not begun."""
    opened = select(tables.c.id).where(tables.c.host == person, tables.c.status == OPEN)
    return list(connection.execute(opened).scalars())


def insert_table(connection: Connection, room: Room, origin: str | None, lease: Lease = (None, None)) -> None:
    """Store the head of a new table, its card sheet and its seats; its log is appended by the store."""
    if room.head.sheet is not None:
        sheet_storage.store(connection, room.head.sheet)
    head = {**head_row(room.head), "status": room.status, "due": lease[0], "runner": lease[1], "origin": origin}
    connection.execute(insert(tables), {**head, **table_list.stored(room)})
    store_sitters(connection, room)


def with_sheet(game: str, options: dict[str, bool | int | str], sheet: Sheet | None) -> dict[str, bool | int | str]:
    """Options with the text of a sheet that is stored apart from them, the same string for all who share it."""
    return options if sheet is None else {**options, tt.game(game).sheet_option: sheet.text}


def load(head: Any, rows: list[Any], sheet: Sheet | None) -> Room:
    """A room replayed from its log. Runs in a thread: it takes long, and a card sheet may have to be parsed."""
    id = head["id"]
    try:
        room = empty(head, sheet)
        if room.game.plays(head["version"]):
            for row in rows:
                room.apply(entry(row))
            return room
        trouble = refusal("other-version", {"stored": head["version"], "known": room.game.version})
        log.warning("table %s was begun by version %s of %s", fingerprint(id), head["version"], head["game"])
    except Exception:
        trouble = refusal("broken")
        log.exception("table %s does not replay", fingerprint(id))
    return _broken(head, rows, trouble)


def _broken(head: Any, rows: list[Any], trouble: Refusal) -> Room:
    """A table as far as it can be read; neither its game nor its terms need be known."""
    plain = Head(
        head["id"],
        head["game"],
        head["version"],
        head["seats"],
        {},
        Terms(),
        bytes(head["seed"]),
        head["host"],
        head["public"],
        head["created"],
        deal=head["deal"],
    )
    read: list[Entry] = []
    for row in rows:
        with contextlib.suppress(msgspec.DecodeError):
            read.append(entry(row))
    return broken(plain, read, rows[-1]["seq"] if rows else 0, trouble)


def make_due(connection: Connection, ids: list[str]) -> None:
    """Some process has to take up these tables at once, and reads what was added to their logs."""
    connection.execute(update(tables).where(tables.c.id.in_(ids)).values(due=time.time()))


def settle(connection: Connection, id: str, until: float, due: float | None) -> bool:
    """Nothing is to be done before ``due`` at a table that was claimed; whether it is still claimed."""
    claimed = update(tables).where(tables.c.id == id, tables.c.due == until)
    return bool(connection.execute(claimed.values(due=due)).rowcount)


def store_sitters(connection: Connection, room: Room) -> None:
    """Store who sits where, by which people find their tables."""
    connection.execute(delete(sitters).where(sitters.c.table == room.head.id))
    rows = [
        {"table": room.head.id, "seat": seat, "person": one.who}
        for seat, one in enumerate(room.sitters)
        if one.who is not None
    ]
    if rows:
        connection.execute(insert(sitters), rows)


def head_changes(room: Room, status: str, made: list[Entry]) -> dict[str, Any]:
    """The columns of a table's head that these entries change; it had some status before them."""
    head: dict[str, Any] = {}
    if room.status != status:
        head |= {"status": room.status, "ended": room.ended}
        if room.ended is not None:
            head["origin"] = None
    if room.status != status or any(entry.kind in table_list.SEAT_CHANGES for entry in made):
        head |= table_list.stored(room)
    return head


def head_row(head: Head) -> dict[str, Any]:
    """A head as a row of `tables`; the text of a card sheet is stored apart."""
    options = head.options if head.sheet is None else {**head.options, tt.game(head.game).sheet_option: ""}
    return {
        "id": head.id,
        "game": head.game,
        "version": head.version,
        "seats": head.seats,
        "options": encoder.encode(options).decode(),
        "sheet": None if head.sheet is None else head.sheet.hash,
        "terms": encoder.encode(head.terms).decode(),
        "seed": head.seed,
        "host": head.host,
        "public": head.public,
        "status": OPEN,
        "created": head.created,
        "deal": head.deal,
    }


def empty(head: Any, sheet: Sheet | None) -> Room:
    """The room of a table before the first entry of its log."""
    return Room(_head(head, sheet))


def _head(row: Any, sheet: Sheet | None) -> Head:
    if row["sheet"] is not None and sheet is None:
        raise ValueError("its card sheet is not there")
    return Head(
        row["id"],
        row["game"],
        row["version"],
        row["seats"],
        with_sheet(row["game"], msgspec.json.decode(row["options"]), sheet),
        msgspec.json.decode(row["terms"], type=Terms),
        bytes(row["seed"]),
        row["host"],
        row["public"],
        row["created"],
        sheet,
        row["deal"],
    )


def entry_rows(room: Room, made: list[Entry]) -> list[Row]:
    """The last entries of a room, which it has applied, in the order of the columns of `entries`."""
    id, waiting = room.head.id, table_list.waiting_bits(room)
    return [
        (
            id,
            one.seq,
            one.at,
            one.kind,
            one.seat,
            one.who,
            encoder.encode(one.value).decode() if one.value else None,
            waiting,
        )
        for one in made
    ]


def entry(row: Any) -> Entry:
    """A row of `entries` as an entry."""
    value = msgspec.json.decode(row["value"]) if row["value"] else {}
    return Entry(row["seq"], row["at"], row["kind"], row["seat"], row["who"], value)
