"""Rehearses an upgrade: replays stored games with this version of the rules, and tells which would change.

It reads and never writes, so it is run by the new version beside servers of the old one. What a game is held against:

- what is stored with it: who was asked after each entry, whether it was over, and the results of those that are;
- a trace that the old version has written: digests of each part of a table's position, and of the answers it allows.
"""

from __future__ import annotations

import json
import multiprocessing
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from hashlib import sha256
from typing import Any, Final, Literal

import msgspec
from sqlalchemy import Column, Connection, Engine, inspect, select

from taletable.server import room_storage, table_list
from taletable.server.room import Room
from taletable.server.storage import Store, failures_in_words
from taletable.server.storage.files import file_of
from taletable.server.storage.schema import entries, results, tables
from taletable.server.storage.sheets import Sheets
from taletable.server.storage.store import url_of

TABLES_IN_JOB: Final = 20
DIGITS: Final = 12  # of a digest

Outcome = Literal["same", "differs", "does-not-load", "apart"]


class Trace(msgspec.Struct):
    """A table as a version of the rules makes it from the first entries of its log."""

    table: str
    version: int  # the seq of the last of these entries
    parts: dict[str, str] = {}  # digests of the parts of the position
    answers: dict[str, str] = {}  # digests of the legal answers of each seat that is asked


class Finding(msgspec.Struct):
    """What became of a table."""

    table: str
    game: str
    rules: int
    status: str
    outcome: Outcome
    words: str = ""  # what differs, or why it does not load; in English
    at: int | None = None  # the first entry after which it differs, where that is known
    trace: Trace | None = None


class Job(msgspec.Struct):
    """Tables to be replayed in one process."""

    url: str
    ids: list[str]
    traces: list[Trace] = []


def stored_tables(url: str, finished: bool) -> list[str]:
    """The tables to be replayed, the oldest first; a ValueError if a newer version has used the database."""
    file = file_of(url_of(url))
    if file is not None and not file.exists():
        raise ValueError(f"there is no database {file}")
    found = select(tables.c.id).order_by(tables.c.created, tables.c.id)
    if not finished:
        found = found.where(tables.c.ended.is_(None), tables.c.status != "over")
    store = Store(url)
    try:
        with failures_in_words():
            store.is_migrated()
            with reading(store.engine) as connection:
                return list(connection.execute(found).scalars())
    finally:
        store.close()


@contextmanager
def reading(engine: Engine) -> Iterator[Connection]:
    """A connection that the database itself lets do nothing but read."""
    if engine.dialect.name == "sqlite":
        with engine.connect() as connection:
            connection.exec_driver_sql("PRAGMA query_only = ON")
            yield connection
    else:
        with engine.connect().execution_options(postgresql_readonly=True) as connection:
            yield connection


def rehearse(
    url: str, ids: Sequence[str], processes: int, traces: Mapping[str, Trace] | None = None
) -> Iterator[Finding]:
    """What becomes of each table, in parallel processes; in this one where one is enough."""
    known = traces or {}
    jobs = [
        Job(url, list(some), [known[id] for id in some if id in known])
        for some in (ids[begin : begin + TABLES_IN_JOB] for begin in range(0, len(ids), TABLES_IN_JOB))
    ]
    if processes == 1:
        for job in jobs:
            yield from replay_all(job)
        return
    with ProcessPoolExecutor(min(processes, len(jobs)) or 1, multiprocessing.get_context("spawn")) as pool:
        for found in pool.map(replay_all, jobs):
            yield from found


def replay_all(job: Job) -> list[Finding]:
    """The tables of a job."""
    store, sheets = Store(job.url), Sheets()
    traces = {trace.table: trace for trace in job.traces}
    try:
        with failures_in_words(), reading(store.engine) as connection:
            shape = columns(connection)
            return [replay(connection, shape, id, sheets, traces.get(id)) for id in job.ids]
    finally:
        store.close()


def replay(
    connection: Connection, shape: list[list[Column[Any]]], id: str, sheets: Sheets, trace: Trace | None
) -> Finding:
    """One table: whether this version makes the same of its log."""
    head, rows = _stored(connection, shape, id)
    if head is None:
        return Finding(id, "?", 0, "gone", "same")
    sheet = None if head.get("sheet") is None else sheets.load(connection, head["sheet"])
    found = Finding(id, head["game"], head["version"], head["status"], "same")
    try:
        room = room_storage.empty(head, sheet)
        _play(room, rows, found, trace)
    except Exception as error:
        found.outcome = "does-not-load"
        found.words = f"{type(error).__name__}: {error}" if not isinstance(error, ValueError) else str(error)
        return found
    if found.outcome == "same":
        _compare_end(connection, room, head, found)
    return found


def columns(connection: Connection) -> list[list[Column[Any]]]:
    """The columns of `tables` and `entries` that the database has: an upgrade may be about to add some."""
    found = inspect(connection)
    there = [{column["name"] for column in found.get_columns(table.name)} for table in (tables, entries)]
    return [
        [column for column in table.columns if column.name in names]
        for table, names in zip((tables, entries), there, strict=True)
    ]


def _stored(
    connection: Connection, shape: list[list[Column[Any]]], id: str
) -> tuple[dict[str, Any] | None, list[dict[str, Any]]]:
    """A table and its log as they are stored."""
    head = connection.execute(select(*shape[0]).where(tables.c.id == id)).mappings().first()
    log = select(*shape[1]).where(entries.c.table == id).order_by(entries.c.seq)
    rows = [dict(row) for row in connection.execute(log).mappings()]
    return None if head is None else {**dict.fromkeys(tables.c.keys()), **head}, rows


def _play(room: Room, rows: list[dict[str, Any]], found: Finding, trace: Trace | None) -> None:
    """Apply the log, and notice the first entry after which something is not as it was."""
    if not room.game.plays(room.head.version):
        raise ValueError(
            f"it was begun by version {room.head.version} of the rules, and this version plays {room.game.oldest} "
            f"to {room.game.version}"
        )
    for number, row in enumerate(rows):
        room.apply(room_storage.entry(row))
        last_of_commit = number + 1 == len(rows) or rows[number + 1]["at"] != row["at"]
        stored = row.get("waiting")
        if found.outcome == "same" and last_of_commit and stored is not None:
            now = table_list.waiting_bits(room)
            if now != stored:
                found.outcome, found.at = "differs", row["seq"]
                found.words = f"after entry {row['seq']} seats {_seats(now)} are asked, and it was {_seats(stored)}"
        if trace is not None and row["seq"] == trace.version and found.outcome == "same":
            _compare(trace, trace_of(room), found)
    found.trace = trace_of(room)


def _seats(bits: int) -> list[int]:
    return [seat for seat in range(bits.bit_length()) if bits >> seat & 1]


def trace_of(room: Room) -> Trace:
    """Digests of a table: of each part of its position, and of what each seat may answer."""
    trace = Trace(room.head.id, room.version)
    if room.table is not None:
        trace.parts = {name: _digest(part) for name, part in room.table.position().items()}
        for seat in room.table.waiting:
            names = [room.game.actions[action] for action in room.table.actions(seat)]
            trace.answers[str(seat)] = _digest(names)
    return trace


def _digest(part: object) -> str:
    return sha256(json.dumps(part, sort_keys=True).encode()).hexdigest()[:DIGITS]


def _compare(before: Trace, now: Trace, found: Finding) -> None:
    """What both know of the position must be the same; a part that only one of them has says nothing."""
    differing = [name for name in before.parts if name in now.parts and before.parts[name] != now.parts[name]]
    if before.answers != now.answers:
        differing.append("legal answers")
    if differing:
        found.outcome, found.at = "differs", now.version
        found.words = f"at entry {now.version} these are not as the old version has them: {', '.join(differing)}"


def _compare_end(connection: Connection, room: Room, head: Mapping[str, Any], found: Finding) -> None:
    """Whether it is over, and with which results."""
    if room.status != head["status"]:
        found.outcome, found.at = "differs", room.version
        found.words = f"it would be '{room.status}', and is '{head['status']}'"
    elif room.status == "broken":
        found.outcome, found.words = "apart", "whoever runs the server has ended it or set it apart"
    elif room.table is not None and room.status == "over":
        stored = select(results.c.seat, results.c.rank, results.c.score).where(results.c.table == room.head.id)
        now = {one.seat: (one.rank, one.score) for one in room.table.standings}
        for seat, rank, score in connection.execute(stored):
            if now[seat] != (rank, score):
                found.outcome = "differs"
                found.words = f"seat {seat} would have rank and score {now[seat]}, and has {(rank, score)}"
