"""Copies of an SQLite database: one that is made while people play, and one that takes the place of what is there."""

from __future__ import annotations

import os
import shlex
import sqlite3
import tempfile
import time
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

from sqlalchemy import URL
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError

from taletable.server.storage.files import OUR_FOLDER, Lock, file_of
from taletable.server.storage.store import PATIENCE, Store, url_of

if TYPE_CHECKING:
    from collections.abc import Iterator

BESIDE: Final = ("-wal", "-shm", "-journal")  # what SQLite puts beside a database


def back_up(database: str, file: Path, force: bool) -> None:
    """Copy a database to a file, as it is at one moment; those who play are not kept waiting."""
    url = url_of(database)
    if url.get_backend_name() != "sqlite":
        dump = f"pg_dump --format=custom --file={shlex.quote(str(file))} {_shown(database)}"
        raise ValueError(f"a PostgreSQL database is backed up by its own program: {dump}")
    source = _file(url)
    if not source.exists():
        raise ValueError(f"there is no database {source}")
    if file.exists() and file.samefile(source):
        raise ValueError(f"{file} is the database itself")
    if file.exists() and not force:
        raise ValueError(f"{file} is there already; --force replaces it")
    lock = Lock(source)
    try:
        with _beside(file) as copy:
            _copy(source, copy)
            _check(copy, source)
            _put(copy, file)
    finally:
        lock.release()


def restore(database: str, file: Path) -> Path | None:
    """Put a backup in the place of a database, brought to the present shape; where the old one is kept, if any."""
    url = url_of(database)
    if url.get_backend_name() != "sqlite":
        load = f"pg_restore --clean --if-exists --no-owner --dbname={_shown(database)}"
        raise ValueError(f"a PostgreSQL database is restored by its own program: {load} {shlex.quote(str(file))}")
    place = _file(url)
    if not file.exists():
        raise ValueError(f"there is no file {file}")
    if place.exists() and file.samefile(place):
        raise ValueError(f"{file} is the database itself")
    place.parent.mkdir(mode=OUR_FOLDER, parents=True, exist_ok=True)
    lock = Lock(place, alone=True)
    try:
        with _beside(place) as copy:
            _copy(file, copy)
            _check(copy, file)
            _migrate(copy)
            old = _set_aside(place)
            _put(copy, place)
    finally:
        lock.release()
    return old


def _file(url: URL) -> Path:
    file = file_of(url)
    if file is None:
        raise ValueError("this database is not in a file")
    return file


def _shown(database: str) -> str:
    """A URL as the programs of PostgreSQL read it; they ask for the password, or find it in ~/.pgpass."""
    given = make_url(database)
    plain = URL.create("postgresql", given.username, None, given.host, given.port, given.database, given.query)
    return shlex.quote(plain.render_as_string())


@contextmanager
def _beside(file: Path) -> Iterator[Path]:
    """A file of a passing name in the same folder, which only its owner can read; gone afterwards, whatever happens."""
    made, name = tempfile.mkstemp(prefix=f".{file.name}.", suffix=".part", dir=file.parent)
    os.close(made)
    try:
        yield Path(name)
    finally:
        for suffix in ("", ".lock", *BESIDE):
            Path(f"{name}{suffix}").unlink(missing_ok=True)


def _copy(source: Path, copy: Path) -> None:
    """All pages in one step, which sees what is in the write-ahead log and nothing that comes later."""
    try:
        with (
            closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=rw", PATIENCE, uri=True)) as old,
            closing(sqlite3.connect(copy, PATIENCE)) as new,
        ):
            old.backup(new)
            new.execute("PRAGMA journal_mode = DELETE")  # one file, with nothing beside it
    except sqlite3.DatabaseError as error:
        raise ValueError(f"{source} cannot be copied: {error}") from None


def _check(copy: Path, source: Path) -> None:
    """A copy must be sound, and one of ours."""
    with closing(sqlite3.connect(copy)) as connection:
        try:
            found = str(connection.execute("PRAGMA integrity_check").fetchone()[0])
        except sqlite3.DatabaseError as error:
            found = str(error)
        if found != "ok":
            raise ValueError(f"{source} is damaged: {found}")
        ours = {"alembic_version", "tables", "entries"}
        if not ours <= {name for (name,) in connection.execute("SELECT name FROM sqlite_master")}:
            raise ValueError(f"{source} is not a database of taletable")


def _migrate(copy: Path) -> None:
    """Refuses what is newer than this version."""
    store = Store(f"sqlite:///{copy}")
    try:
        store.migrate()
    except DBAPIError as error:
        raise ValueError(f"the backup cannot be brought to the present shape: {error.orig}") from None
    finally:
        store.close()
    with closing(sqlite3.connect(copy)) as connection:
        connection.execute("PRAGMA journal_mode = DELETE")


def _set_aside(place: Path) -> Path | None:
    """Give what is there another name, together with what was not yet written from its log into it."""
    if not place.exists():
        return None
    old = place.with_name(f"{place.name}.before-{time.strftime('%Y%m%d-%H%M%S')}")
    number = 1
    while old.exists():
        number += 1
        old = old.with_name(f"{old.name.partition('+')[0]}+{number}")
    for suffix in (*BESIDE, ""):  # a log must never stay behind with another database
        with_it = Path(f"{place}{suffix}")
        if with_it.exists():
            with_it.rename(f"{old}{suffix}")
    return old


def _put(copy: Path, place: Path) -> None:
    """Rename it, for good, even if the machine goes down the next moment."""
    copy.replace(place)
    if os.name == "posix":
        folder = os.open(place.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)
