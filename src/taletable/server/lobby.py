"""The lobby: public tables with a seat that anybody may take, listed from stored columns; no room is loaded for it.

An open table changes only when somebody sits down, leaves or is ready, so a move in a game changes nothing here.
"""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Select, case, func, select, tuple_, update

import taletable as tt
from taletable.server.names import lookalikes
from taletable.server.refusals import refusal
from taletable.server.requests import Terms
from taletable.server.room import OPEN, PLAYING, Sitter
from taletable.server.storage.schema import ADDRESSED, JOINABLE, RUNNING, entries, tables
from taletable.server.table_list import summary

MOST_SHOWN: Final = 5  # public tables of one host
MOST_LISTED: Final = 100
LIVELY: Final = 1_800.0  # seconds since something last happened in a game that is worth watching
FORGOTTEN: Final = 14 * 86_400.0  # seconds after which nobody expects others to come
MOST_TABLES: Final = 200  # that one person may have opened and not finished


def query(now: float) -> Select[Any]:
    """A fair list: few tables of one host (`MOST_SHOWN`), and if there are too many, the newest of each address first.

    So whoever opens many tables, as however many guests, hides their own tables and nobody else's.
    """
    newest = (tables.c.created.desc(), tables.c.id)
    host = case((tables.c.host == "", tables.c.id), else_=tables.c.host)  # of those without a host, each on its own
    address = func.coalesce(tables.c.origin, host)
    playable = [(id, tt.game(id).version) for id in tt.games()]
    found = (
        select(
            *[tables.c[name] for name in ("id", "game", "public", "created", "terms", "seating")],
            func.row_number().over(partition_by=host, order_by=newest).label("of_host"),
            func.row_number().over(partition_by=address, order_by=newest).label("of_address"),
        )
        .where(JOINABLE, tables.c.created > now - FORGOTTEN, tuple_(tables.c.game, tables.c.version).in_(playable))
        .subquery()
    )
    fair = (found.c.of_address, found.c.created.desc(), found.c.id)
    return select(found).where(found.c.of_host <= MOST_SHOWN).order_by(*fair).limit(MOST_LISTED)


def summaries(connection: Connection) -> list[dict[str, object]]:
    """What the lobby shows, the newest first."""
    return _listed(connection.execute(query(time.time())).mappings(), OPEN)


def running_query(now: float) -> Select[Any]:
    """The newest public games that are not over, few of one host: who is asked, and when something last happened."""
    host = case((tables.c.host == "", tables.c.id), else_=tables.c.host)
    place = func.row_number().over(partition_by=host, order_by=(tables.c.created.desc(), tables.c.id))
    columns = [tables.c[name] for name in ("id", "game", "public", "created", "terms", "seating")]
    known = select(*columns, place.label("of_host")).where(RUNNING, tables.c.created > now - FORGOTTEN).subquery()
    last = select(entries.c.at).where(entries.c.table == known.c.id).order_by(entries.c.seq.desc()).limit(1)
    bits = select(entries.c.waiting).where(entries.c.table == known.c.id, entries.c.waiting.is_not(None))
    waiting = bits.order_by(entries.c.seq.desc()).limit(1)
    found = select(known, last.scalar_subquery().label("last"), waiting.scalar_subquery().label("waiting"))
    return found.where(known.c.of_host <= MOST_SHOWN).order_by(known.c.created.desc()).limit(MOST_LISTED)


def running(connection: Connection) -> list[dict[str, object]]:
    """Games to watch, the newest first: public ones in which something has happened not long ago."""
    now = time.time()
    rows = connection.execute(running_query(now)).mappings()
    return _listed([row for row in rows if row["last"] is not None and row["last"] > now - LIVELY], PLAYING)


def _listed(rows: Iterable[Any], status: str) -> list[dict[str, object]]:
    rows = sorted(rows, key=lambda row: row["created"], reverse=True)
    listed: list[tuple[Any, Terms, list[Sitter]]] = []
    for row in rows:
        try:
            terms = msgspec.json.decode(row["terms"], type=Terms)
            listed.append((row, terms, msgspec.json.decode(row["seating"], type=list[Sitter])))
        except msgspec.MsgspecError:
            continue  # the table is broken, and says so to whoever opens it
    twins = lookalikes((one.who, one.name) for _, _, seating in listed for one in seating)
    return [
        summary(row, status, terms, [one.shown(one.who in twins) for one in seating], _waiting(row, seating))
        for row, terms, seating in listed
    ]


def _waiting(row: Any, seating: list[Sitter]) -> list[int]:
    """The seats that are asked, in a game that is not over."""
    bits = row.get("waiting") or 0
    return [seat for seat in range(len(seating)) if bits >> seat & 1]


def check(connection: Connection, host: str, origin: str | None, most: float) -> None:
    """Refuse whoever has opened too many tables that are not over, and everybody at an address with too many."""
    unfinished = tables.c.status.in_((OPEN, PLAYING))
    own = select(func.count()).where(tables.c.host == host, unfinished)
    if connection.execute(own).scalar_one() >= MOST_TABLES:
        raise refusal("too-many-tables")
    if origin is not None:
        there = select(func.count()).where(tables.c.origin == origin, ADDRESSED)
        if connection.execute(there).scalar_one() >= most:
            raise refusal("too-many-tables-there")


def has_old_addresses(connection: Connection) -> bool:
    """Whether there are addresses to be forgotten."""
    return connection.execute(select(tables.c.id).where(*_expired()).limit(1)).first() is not None


def forget_addresses(connection: Connection) -> None:
    """Delete the hashed addresses of tables that have left the lobby."""
    connection.execute(update(tables).where(*_expired()).values(origin=None))


def _expired() -> tuple[Any, ...]:
    return ADDRESSED, tables.c.created <= time.time() - FORGOTTEN
