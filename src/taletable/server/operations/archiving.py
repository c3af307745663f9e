"""Moves games that are over from the database to the archive: store, verify by replay, then delete.

A game leaves the database in these steps, and whoever is interrupted between any two of them goes on with the next run:
its log is closed by an entry, so that no server adds to it any more; a file with it is written and synced; the file is
read again and replayed; where it is replaces its rows in the database, in one transaction; when all games of the file
have left, its checksum is written.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update

import taletable as tt
from taletable.server import archive, room_storage, table_list
from taletable.server.archive import Damaged, Game
from taletable.server.operations import archive_files
from taletable.server.operations.archive_files import Place
from taletable.server.operations.session import Session
from taletable.server.people import existing_people
from taletable.server.room import Room
from taletable.server.storage import Conflict
from taletable.server.storage.archived import location
from taletable.server.storage.schema import archived, archived_people, entries, sitters, tables
from taletable.server.storage.sheets import Sheets

GAMES_IN_FILE: Final = 2_000  # more of a month go to another file, so that writing one anew takes seconds
GAMES_IN_TRANSACTION: Final = 20  # servers write in between

Progress = Callable[[int], None]  # is told how many more games are done


class Moved(msgspec.Struct):
    """What a run has done."""

    games: int = 0
    files: list[str] = []
    rewritten: list[str] = []  # without the names of those who were forgotten
    left: list[str] = []  # tables that cannot be moved, because they do not replay
    busy: list[str] = []  # tables to which something was added meanwhile; the next run takes them
    strange: list[str] = []  # files with games that this database does not know; they are left as they are


class Line(msgspec.Struct):
    """A file of the archive in a list."""

    file: str
    games: int
    since: float
    until: float
    bytes: int
    there: bool


def due(connection: Connection, before: float) -> list[tuple[str, float]]:
    """The games that ended before a moment, the oldest first; those that share their deal are still compared."""
    ended = select(tables.c.id, tables.c.ended).where(tables.c.ended < before, tables.c.deal.is_(None))
    return [(id, at) for id, at in connection.execute(ended.order_by(tables.c.ended, tables.c.id))]


async def move(session: Session, before: float, progress: Progress = lambda _: None) -> Moved:
    """Move all games that ended before a moment; what an interrupted run has begun is finished first."""
    folder, moved = session.archive.folder, Moved()
    with archive_files.locked(folder):
        for file in archive_files.files(folder):
            if not archive_files.is_complete(file):
                await _finish(session, file, moved, progress)
        await _clean(session, moved)
        todo = await session.store.read(partial(due, before=before))
        for month, ids in _batches(todo):
            packed: list[bytes] = []
            for begin in range(0, len(ids), GAMES_IN_TRANSACTION):
                some = ids[begin : begin + GAMES_IN_TRANSACTION]
                packed += filter(None, await asyncio.gather(*[_closed(session, id, moved) for id in some]))
            if packed:
                file = archive_files.new_file(folder, month)
                await asyncio.to_thread(archive_files.write, file, packed)
                await _finish(session, file, moved, progress)
    return moved


def _batches(todo: list[tuple[str, float]]) -> Iterator[tuple[str, list[str]]]:
    """The games for each file."""
    months: dict[str, list[str]] = {}
    for id, ended in todo:
        months.setdefault(archive_files.month_of(ended), []).append(id)
    for month, ids in months.items():
        for begin in range(0, len(ids), GAMES_IN_FILE):
            yield month, ids[begin : begin + GAMES_IN_FILE]


async def _closed(session: Session, id: str, moved: Moved) -> bytes | None:
    """A game whose log is closed, packed for a file; none if it does not replay, or a server was faster."""
    game, room = await session.store.read(partial(_load, id=id, sheets=session.rooms.sheets))
    if room.ended is None:
        moved.left.append(id)
        return None
    if not room.archived:
        closing: list[Any] = [room.version + 1, time.time(), "archived", None, None, None, None]
        try:
            await session.store.append([(id, *closing)])
        except Conflict:
            moved.busy.append(id)
            return None
        game.entries.append(closing)
    return await asyncio.to_thread(lambda: archive.encoded(_with_record(game, room)))


def _load(connection: Connection, id: str, sheets: Sheets) -> tuple[Game, Room]:
    head, rows, sheet = room_storage.fetch(connection, id, sheets)
    sitting = select(sitters.c.seat, sitters.c.person).where(sitters.c.table == id).order_by(sitters.c.seat)
    seated = [(seat, person) for seat, person in connection.execute(sitting)]
    return archive.of_rows(head, rows, sheet, seated), room_storage.load(head, rows, sheet)


def _with_record(game: Game, room: Room) -> Game:
    """A line with its record, which needs nothing but the rules to be replayed."""
    return msgspec.structs.replace(game, record=None if room.table is None else room.record().dumps())


async def _finish(session: Session, file: Path, moved: Moved, progress: Progress) -> None:
    """Verify a file, and take its games out of the database."""
    there: list[Place] = []
    stale = False
    for one in archive_files.games(file):
        try:
            await asyncio.to_thread(verify, one.game, session.rooms.sheets)
            there.append(one)
        except Damaged:
            moved.left.append(one.game.id)
            stale = True
        if len(there) == GAMES_IN_TRANSACTION:
            stale |= await _replace(session, file, there, moved, progress)
            there = []
    stale |= await _replace(session, file, there, moved, progress)
    await asyncio.to_thread(archive_files.complete, file)
    moved.files.append(file.name)
    if stale:
        await _rewrite(session, file, moved)


def verify(game: Game, sheets: Sheets) -> None:
    """Replay a line in both ways, as a room and as a record; `Damaged` if they do not lead to the same end."""
    room = game.room(sheets)
    if room.ended is None:
        raise Damaged(f"table {game.id} in the archive does not replay")
    if game.record is None or room.table is None:
        return
    played = tt.Record.loads(game.record)
    if played != room.record() or tt.replay(played).position() != room.table.position():
        raise Damaged(f"the record of table {game.id} in the archive does not lead to the end of the game")


async def _replace(session: Session, file: Path, there: list[Place], moved: Moved, progress: Progress) -> bool:
    """Take games out of the database that are in a file; whether some are not taken, so that the file is too long."""
    done, busy = await session.store.write(partial(_replace_rows, file=file.name, there=there), exclusive=True)
    moved.games += done
    moved.busy += busy
    progress(len(there))
    return done < len(there)


def _replace_rows(connection: Connection, file: str, there: list[Place]) -> tuple[int, list[str]]:
    """One transaction: where each game is takes the place of its rows, unless its log has changed meanwhile."""
    done, busy = 0, []
    for game, place, packed in there:
        newest = select(func.max(entries.c.seq)).where(entries.c.table == game.id)
        where = location(connection, game.id)
        if where is not None:
            done += where["file"] == file
            continue
        if connection.execute(select(tables.c.id).where(tables.c.id == game.id)).first() is None:
            continue
        if connection.execute(newest).scalar() != game.last:
            busy.append(game.id)
            continue
        row = {"table": game.id, "file": file, "place": place, "size": len(packed), "game": game.table["game"]}
        connection.execute(insert(archived), {**row, "ended": game.table["ended"], "outdated": False})
        names = [{"person": who, "table": game.id} for who in sorted(game.names)]
        if names:
            connection.execute(insert(archived_people), names)
        # The last entry stays: nobody who still has the room in memory can add to its log.
        connection.execute(delete(entries).where(entries.c.table == game.id, entries.c.seq < game.last))
        connection.execute(delete(sitters).where(sitters.c.table == game.id))
        connection.execute(delete(tables).where(tables.c.id == game.id))
        done += 1
    return done, busy


async def _clean(session: Session, moved: Moved) -> None:
    """Write files anew that have names of people who were forgotten, and remove those that have no games any more."""
    outdated, used = await session.store.read(_files_in_use)
    for file in archive_files.files(session.archive.folder):
        if file.name in outdated or file.name not in used:
            await _rewrite(session, file, moved)


def _files_in_use(connection: Connection) -> tuple[set[str], set[str]]:
    used = select(archived.c.file).distinct()
    outdated = connection.execute(used.where(archived.c.outdated)).scalars()
    return set(outdated), set(connection.execute(used).scalars())


async def _rewrite(session: Session, file: Path, moved: Moved) -> None:
    """Write a file anew with the games that are in it, without the names of those who were forgotten."""
    read = session.store.read
    rows = {row["table"]: row for row in await read(partial(_rows_of, file=file.name))}
    kept: list[bytes] = []
    places: list[dict[str, Any]] = []
    place = 0
    for one in archive_files.games(file):
        row, packed = rows.get(one.game.id), one.packed
        if row is None or row["place"] != one.place:
            if not await read(partial(_is_known, id=one.game.id)):
                moved.strange.append(file.name)
                return
            continue
        if row["outdated"]:
            known = await read(partial(existing_people, ids=sorted(one.game.names)))
            packed = await asyncio.to_thread(_scrubbed, one.game, one.game.names - known, session.rooms.sheets)
        kept.append(packed)
        places.append({"of": one.game.id, "place": place, "size": len(packed)})
        place += len(packed)
    new = archive_files.new_file(file.parent, file.name[:7])
    if kept:
        await asyncio.to_thread(archive_files.write, new, kept)
        await session.store.write(partial(_move_rows, places=places, old=file.name, new=new.name))
        await asyncio.to_thread(archive_files.complete, new)
    await asyncio.to_thread(archive_files.remove, file)
    moved.rewritten.append(file.name)


def _is_known(connection: Connection, id: str) -> bool:
    """Whether a game is anywhere but in a line of a file, so that the line can go."""
    stored = connection.execute(select(tables.c.id).where(tables.c.id == id)).first()
    return stored is not None or location(connection, id) is not None


def _rows_of(connection: Connection, file: str) -> list[Any]:
    return list(connection.execute(select(archived).where(archived.c.file == file)).mappings())


def _scrubbed(game: Game, forgotten: set[str], sheets: Sheets) -> bytes:
    without = game.without(forgotten)
    clean = _with_record(without, without.room(sheets))
    verify(clean, sheets)
    return archive.encoded(clean)


def _move_rows(connection: Connection, places: list[dict[str, Any]], old: str, new: str) -> None:
    for one in places:
        theirs = update(archived).where(archived.c.table == one["of"], archived.c.file == old)
        connection.execute(theirs.values(file=new, place=one["place"], size=one["size"], outdated=False))


async def restore(session: Session, id: str) -> None:
    """Put a game back into the database; its line is taken out of the file."""
    with archive_files.locked(session.archive.folder):
        where = await session.store.read(partial(location, id=id))
        if where is None:
            raise ValueError(f"there is no table {id} in the archive")
        try:
            game = session.archive.read(where)
        except FileNotFoundError:
            raise ValueError(f"{where['file']} is not in {session.archive.folder}") from None
        known = await session.store.read(partial(existing_people, ids=sorted(game.names)))
        game = game.without(game.names - known) if game.names - known else game
        await asyncio.to_thread(game.room, session.rooms.sheets)
        restoring = partial(_restore_rows, game=game, known=known, file=where["file"])
        await session.store.write(restoring, exclusive=True)
        await session.store.write(partial(room_storage.make_due, ids=[id]))
        await _rewrite(session, session.archive.folder / where["file"], Moved())


def _restore_rows(connection: Connection, game: Game, known: set[str], file: str) -> None:
    head = {name: value for name, value in game.head().items() if name in tables.c}
    room = game.room(Sheets())
    connection.execute(insert(tables), {**head, **table_list.stored(room)})
    connection.execute(delete(entries).where(entries.c.table == game.id))
    restored = dict.fromkeys(entries.columns.keys()) | {
        "table": game.id,
        "seq": game.last + 1,
        "at": time.time(),
        "kind": "restored",
    }
    connection.execute(insert(entries), [*game.rows(), restored])
    seated = [{"table": game.id, "seat": seat, "person": who} for seat, who in game.sitters if who in known]
    if seated:
        connection.execute(insert(sitters), seated)
    connection.execute(delete(archived).where(archived.c.table == game.id))
    # The file still has the line: if this is interrupted, the next run writes it anew.
    connection.execute(update(archived).where(archived.c.file == file).values(outdated=True))
    connection.execute(delete(archived_people).where(archived_people.c.table == game.id))


async def listed(session: Session) -> list[Line]:
    """The files of the archive as the database knows them."""
    columns = (func.count(), func.min(archived.c.ended), func.max(archived.c.ended), func.sum(archived.c.size))
    found = select(archived.c.file, *columns).group_by(archived.c.file).order_by(archived.c.file)
    rows = await session.store.read(lambda connection: connection.execute(found).all())
    folder = session.archive.folder
    return [
        Line(file, games, since, until, int(size), (folder / file).is_file())
        for file, games, since, until, size in rows
    ]


async def check(session: Session, progress: Progress = lambda _: None) -> list[str]:
    """What is wrong with the archive: files that are gone or changed, games that do not replay."""
    wrong = []
    for line in await listed(session):
        file = session.archive.folder / line.file
        try:
            if not line.there:
                raise Damaged(f"{file} is gone, and {line.games} games with it")
            if archive_files.is_complete(file) and not await asyncio.to_thread(archive_files.is_sound, file):
                raise Damaged(f"{file} does not have the checksum it was written with")
            for one in archive_files.games(file):
                await asyncio.to_thread(verify, one.game, session.rooms.sheets)
                progress(1)
        except Damaged as damage:
            wrong.append(str(damage))
    return wrong
