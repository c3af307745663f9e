"""A person's tables, listed from stored columns: no room is loaded and no game replayed, however many there are.

`tables.seating` is stored with the entries that change a seat, and `entries.waiting` with every entry, so that a move
is still one INSERT.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Select, and_, func, or_, select, update

import taletable as tt
from taletable.server.requests import Terms
from taletable.server.responses import encoder
from taletable.server.room import BROKEN, OPEN, OVER, PLAYING, Room, SeatSummary, Sitter
from taletable.server.storage.schema import entries, sitters, tables

MOST_UNFINISHED: Final = 500  # tables of one person that are not over and are listed
# Kinds of entries that change a seat.
SEAT_CHANGES: Final = frozenset(("sit", "bot", "clear", "keep", "ready", "away", "return", "resign"))
COLUMNS: Final = ("id", "game", "version", "seats", "options", "terms", "public", "status", "created", "seating")


def stored(room: Room) -> dict[str, Any]:
    """The columns of a table that lists read."""
    return _columns(room.sitters, room.head.public and room.status == OPEN)


def _columns(seating: list[Sitter], joinable: bool) -> dict[str, Any]:
    free = sum(one.kind == "open" for one in seating) if joinable else 0
    return {"free": free, "seating": encoder.encode(seating).decode()}


def waiting_bits(room: Room) -> int:
    """The seats that are asked, as `entries.waiting` has them: a bit for each seat."""
    return sum(1 << seat for seat in room.waiting)


def query(person: str, past: int) -> Select[Any]:
    """A person's tables with their seat, the newest first; of those that are over only some, after all others."""
    seat = select(sitters.c.table, func.max(sitters.c.seat).label("you")).where(sitters.c.person == person)
    own = seat.group_by(sitters.c.table).subquery()
    is_over = or_(tables.c.status == OVER, tables.c.ended.is_not(None))
    newest = func.row_number().over(partition_by=is_over, order_by=(tables.c.created.desc(), tables.c.id))
    columns = [*(tables.c[name] for name in COLUMNS), own.c.you, is_over.label("is_over"), newest.label("place")]
    found = select(*columns).join(own, own.c.table == tables.c.id).subquery()
    last = select(entries.c.waiting).where(entries.c.table == found.c.id, entries.c.waiting.is_not(None))
    waiting = last.order_by(entries.c.seq.desc()).limit(1).scalar_subquery().label("waiting")
    listed = or_(and_(~found.c.is_over, found.c.place <= MOST_UNFINISHED), and_(found.c.is_over, found.c.place <= past))
    return select(found, waiting).where(listed).order_by(found.c.is_over, found.c.place)


def of_person(connection: Connection, person: str, past: int) -> list[dict[str, object]]:
    """The tables of a person, those first that wait for them, then the newest; of those that are over only some."""
    rows = connection.execute(query(person, past)).mappings()
    summaries = [{**_my_summary(row), "you": row["you"]} for row in rows]
    return sorted(summaries, key=lambda summary: summary["you"] not in summary["waiting"])


def _my_summary(row: Any) -> dict[str, object]:
    """What can be read of a table; broken if its head is of no use. Whether its log replays, only loading tells."""
    terms, seating = _read(row["terms"], Terms), _read(row["seating"] or "", list[Sitter])
    status, bits = row["status"], row["waiting"]
    if None in (terms, seating) or not _plays(row["game"], row["version"], row["options"]):
        status = BROKEN
    if status == PLAYING and bits is None:
        status = BROKEN
    seats = SeatSummary(seating or [Sitter() for _ in range(row["seats"])]).shown
    waiting = [seat for seat in range(row["seats"]) if bits >> seat & 1] if status == PLAYING else []
    return summary(row, status, terms or Terms(), seats, waiting)


def summary(
    row: Any, status: str, terms: Terms, seats: list[dict[str, object]], waiting: list[int]
) -> dict[str, object]:
    """The same as `Room.summary`, from the columns of a table."""
    return {
        "id": row["id"],
        "game": row["game"],
        "status": status,
        "public": row["public"],
        "created": row["created"],
        "seats": seats,
        "clock": msgspec.to_builtins(terms.clock),
        "waiting": waiting,
        "language": terms.language,
    }


def _read(stored: str, kind: Any) -> Any:
    try:
        return msgspec.json.decode(stored, type=kind)
    except msgspec.MsgspecError:
        return None


@lru_cache(1_000)
def _plays(game: str, version: int, options: str) -> bool:
    """Whether a game can be played by these rules with these options; a card sheet is stored apart from them."""
    try:
        known = tt.game(game)
        known.settled(msgspec.json.decode(options, type=dict))
        return known.plays(version)
    except (ValueError, msgspec.MsgspecError):
        return False


def forget_person(connection: Connection, person: str) -> None:
    """Take somebody out of the seats of all their tables, as `Room` does when it reads that they are forgotten."""
    columns = (tables.c.id, tables.c.public, tables.c.status, tables.c.seating)
    theirs = select(*columns).join(sitters, sitters.c.table == tables.c.id).where(sitters.c.person == person)
    for id, public, status, seating in connection.execute(theirs).all():
        known: list[Sitter] | None = _read(seating or "", list[Sitter])
        if known is None:
            changed: dict[str, Any] = {"free": 0, "seating": None}  # it cannot be listed anyway
        else:
            left = [one.forgotten(status) if one.who == person else one for one in known]
            changed = _columns(left, public and status == OPEN)
        connection.execute(update(tables).where(tables.c.id == id).values(changed))
