"""Quick match: a game with the next who comes. For each game at most one person waits; whoever comes next joins them.

The row of a game in `quick_matches` is a lease: whoever waits renews it by asking again, and whoever does not is not
waited with any more. A new table and its lease are stored in one transaction, so of two who come at once, in whatever
processes, only one opens a table. After a minute bots take the free seats, if that is wished for (`Rooms.seat_bots`).
"""

from __future__ import annotations

from typing import Final, NamedTuple

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

import taletable as tt
from taletable.locales import Language
from taletable.server.people import Person
from taletable.server.requests import LiveClock, MySeat, NewTable, OpenSeat, Terms
from taletable.server.room import OPEN, PLAYING
from taletable.server.storage.schema import quick_matches, sitters, tables

LEASE: Final = 45.0  # seconds; a page that waits asks three times as often
PATIENCE: Final = 60.0  # seconds until bots sit down, for those who wish it


class SomebodyWaits(Exception):
    """A table is not opened: somebody who was faster waits at another one."""


class Waiting(NamedTuple):
    """Somebody who waits for the next who comes, and where."""

    game: str
    table: str
    person: str
    since: float
    bot: str | None  # the level that takes the free seats if nobody comes


def waiting(connection: Connection, now: float) -> list[Waiting]:
    """Who waits, at most one for each game: they sit at a table that has not begun, and have asked not long ago."""
    row = quick_matches.c
    found = (
        select(row.game, row.table, row.person, row.since, row.bot)
        .join(tables, tables.c.id == row.table)
        .join(sitters, (sitters.c.table == tables.c.id) & (sitters.c.person == row.person))
        .where(row.until > now, tables.c.status == OPEN)
        .order_by(row.since)
    )
    return [Waiting(*one) for one in connection.execute(found)]


def waiting_for(connection: Connection, game: str, now: float) -> Waiting | None:
    """Who waits for somebody to play this game with."""
    return next((one for one in waiting(connection, now) if one.game == game), None)


def out_of_patience(connection: Connection, now: float) -> list[Waiting]:
    """Who has waited long enough, and wishes to play a bot instead."""
    return [one for one in waiting(connection, now) if one.bot is not None and one.since + PATIENCE <= now]


def begun(connection: Connection, game: str, person: str, now: float) -> str | None:
    """The table at which somebody has waited until just now, if the game has begun there: they ask once too often."""
    row = quick_matches.c
    found = (
        select(row.table)
        .join(tables, tables.c.id == row.table)
        .where(row.game == game, row.person == person, row.until > now, tables.c.status == PLAYING)
    )
    return connection.execute(found).scalar()


def claim(connection: Connection, game: str, table: str, person: str, bot: str | None, now: float) -> None:
    """Be the one who waits at this game, in the transaction that stores the table; `SomebodyWaits` if there is one."""
    if waiting_for(connection, game, now) is not None:
        raise SomebodyWaits
    connection.execute(delete(quick_matches).where(quick_matches.c.game == game))
    row = {"game": game, "table": table, "person": person, "since": now, "until": now + LEASE, "bot": bot}
    connection.execute(insert(quick_matches), row)


def renew(connection: Connection, found: Waiting, bot: str | None, now: float) -> None:
    """Wait on, for a bot or for none."""
    same = quick_matches.c.game == found.game, quick_matches.c.table == found.table
    connection.execute(update(quick_matches).where(*same).values(until=now + LEASE, bot=bot))


def new_table(game: str, person: Person) -> NewTable:
    """The table of somebody who waits: the fewest who can play, a clock, since they need not know each other, rated."""
    known = tt.game(game)
    options = known.proposed(person.language)
    seats = min(known.seat_counts(**options))
    spoken = msgspec.convert(person.language, Language)
    terms = Terms(LiveClock(), bot_pace="unhurried", begins="when-full", language=spoken)
    return NewTable(game, [MySeat(), *[OpenSeat()] * (seats - 1)], dict(options), False, terms)
