"""The archive: games that are over, moved from the database to compressed files, and read from there by their link.

A file is a sequence of gzip members, one for each game, so that `zcat` prints a line of JSON for each, and one game is
read without the others. docs/archive.md describes the format.
"""

from __future__ import annotations

import gzip
import logging
import zlib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec

from taletable.server import room_storage
from taletable.server.logs import fingerprint
from taletable.server.people import existing_people
from taletable.server.refusals import refusal
from taletable.server.room import Room
from taletable.server.storage.archived import location
from taletable.server.storage.schema import entries, tables
from taletable.server.storage.sheets import Sheet, Sheets

if TYPE_CHECKING:
    from sqlalchemy import Connection

FORMAT: Final = 1
SUFFIX: Final = ".jsonl.gz"
NAMES: Final = {"sit": '{"name":""}', "say": '{"name":"","text":""}'}  # of those who were forgotten
GZIP: Final = 31  # window bits of zlib: one gzip member
CHUNK: Final = 1 << 16

log: Final = logging.getLogger("taletable.archive")


class Damaged(ValueError):
    """A file of the archive cannot be read."""


class Game(msgspec.Struct):
    """A line of a file: all that the database had of a game, and its record, which replays by itself."""

    format: int
    table: dict[str, Any]  # the row of `tables`, the seed as hexadecimal digits
    sheet: str | None
    sitters: list[tuple[int, str]]
    entries: list[list[Any]]  # the rows of `entries` without their table
    record: str | None  # None where a game was ended before it began

    @property
    def id(self) -> str:
        """The id of the table."""
        return str(self.table["id"])

    @property
    def last(self) -> int:
        """The seq of the last entry."""
        return int(self.entries[-1][0])

    @property
    def names(self) -> set[str]:
        """Those whose names stand in the log."""
        return {row["who"] for row in self.rows() if row["kind"] in NAMES and row["who"] is not None}

    def head(self) -> dict[str, Any]:
        """The row of `tables`."""
        return {**self.table, "seed": bytes.fromhex(self.table["seed"])}

    def rows(self) -> list[dict[str, Any]]:
        """The rows of `entries`."""
        columns = [column.name for column in entries.columns][1:]
        return [{"table": self.id, **dict(zip(columns, row, strict=True))} for row in self.entries]

    def room(self, sheets: Sheets) -> Room:
        """The room that this game makes."""
        return room_storage.load(self.head(), self.rows(), self.shared_sheet(sheets))

    def shared_sheet(self, sheets: Sheets) -> Sheet | None:
        """Its card sheet, the same for all rooms in memory."""
        return None if self.sheet is None else sheets.of_text(self.sheet)

    def without(self, forgotten: set[str]) -> Game:
        """The same game without the names and words of some people; its record has to be made anew."""
        kind, who, value = (list(entries.columns.keys()).index(name) - 1 for name in ("kind", "who", "value"))
        changed = [list(row) for row in self.entries]
        for row in changed:
            if row[who] in forgotten and row[kind] in NAMES:
                row[value] = NAMES[row[kind]]
        sitters = [(seat, person) for seat, person in self.sitters if person not in forgotten]
        return msgspec.structs.replace(
            self, entries=changed, sitters=sitters, table={**self.table, "seating": None}, record=None
        )


def of_rows(head: Mapping[str, Any], rows: list[Any], sheet: Sheet | None, sitters: list[tuple[int, str]]) -> Game:
    """A game as the database has it, without its record."""
    table = {column.name: head[column.name] for column in tables.columns}
    table["seed"] = bytes(head["seed"]).hex()
    log = [[row[column.name] for column in entries.columns][1:] for row in rows]
    return Game(FORMAT, table, None if sheet is None else sheet.text, sitters, log, None)


def encoded(game: Game) -> bytes:
    """The gzip member of a game; the same game makes the same bytes."""
    return gzip.compress(msgspec.json.encode(game) + b"\n", mtime=0)


def decoded(member: bytes, file: Path) -> Game:
    """The game of a gzip member; `Damaged` if it is none."""
    try:
        return msgspec.json.decode(gzip.decompress(member), type=Game)
    except (OSError, EOFError, zlib.error, msgspec.MsgspecError) as error:
        raise Damaged(f"{file} is damaged: {error}") from None


def members(file: Path) -> Iterator[tuple[int, bytes]]:
    """The gzip members of a file, each with its place."""
    with file.open("rb") as source:
        place, waiting = 0, b""
        while True:
            member, unpacking = bytearray(), zlib.decompressobj(GZIP)
            while not unpacking.eof:
                waiting = waiting or source.read(CHUNK)
                if not waiting:
                    if member:
                        raise Damaged(f"{file} is damaged: it ends in the middle of a game")
                    return
                try:
                    unpacking.decompress(waiting)
                except zlib.error as error:
                    raise Damaged(f"{file} is damaged: {error}") from None
                used = len(waiting) - len(unpacking.unused_data)
                member += waiting[:used]
                waiting = waiting[used:]
            yield place, bytes(member)
            place += len(member)


def fetch(
    connection: Connection, id: str, sheets: Sheets, archive: Archive | None
) -> tuple[Any, list[Any], Sheet | None]:
    """The head of a table, its log and its card sheet, from the database or the archive; no head if it is nowhere."""
    head, rows, sheet = room_storage.fetch(connection, id, sheets)
    if head is None and rows and archive is not None:
        return archive.fetch(connection, id, sheets)
    return head, rows, sheet


class Archive:
    """The folder of the archive, as the server reads it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def fetch(self, connection: Connection, id: str, sheets: Sheets) -> tuple[Any, list[Any], Sheet | None]:
        """The head of a game, its log and its card sheet, as `room_storage.fetch` has them; no head if it is not here.

        Names of people who were forgotten are left out, also before the files were written anew.
        """
        where = location(connection, id)
        if where is None:
            return None, [], None
        try:
            game = self.read(where)
        except FileNotFoundError:
            log.error("%s is not in the folder that TALETABLE_ARCHIVE names", where["file"])
            raise refusal("archive-away", {"file": where["file"]}) from None
        except Damaged:
            log.exception("table %s cannot be read from the archive", fingerprint(id))
            raise refusal("archive-away", {"file": where["file"]}) from None
        if where["outdated"]:
            game = game.without(game.names - existing_people(connection, list(game.names)))
        return game.head(), game.rows(), game.shared_sheet(sheets)

    def find(self, connection: Connection, id: str) -> Game | None:
        """A game for programs that tell nobody's name; none if it is not here, or cannot be read."""
        where = location(connection, id)
        try:
            return None if where is None else self.read(where)
        except (FileNotFoundError, Damaged):
            return None

    def read(self, where: Mapping[str, Any]) -> Game:
        """The game at a place of a file; `Damaged` if another one is there."""
        file = self.folder / where["file"]
        with file.open("rb") as source:
            source.seek(where["place"])
            game = decoded(source.read(where["size"]), file)
        if game.id != where["table"]:
            raise Damaged(f"{file} is damaged: another game is where this one should be")
        return game
