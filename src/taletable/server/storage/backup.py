"""Backup and restore of an SQLite database: online backup, integrity check, atomic rename."""

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

SQLITE_SUFFIXES: Final = ("-wal", "-shm", "-journal")  # of the files that SQLite puts beside a database


def back_up(database: str, file: Path, force: bool) -> None:
    """Copy a database to a file by SQLite's online backup: a consistent snapshot, while a server goes on using it."""
    dump = f"pg_dump --format=custom --file={shlex.quote(str(file))} {{url}}"
    source = _sqlite_file(database, f"a PostgreSQL database is backed up by its own program: {dump}")
    if not source.exists():
        raise ValueError(f"there is no database {source}")
    _refuse_same(file, source)
    if file.exists() and not force:
        raise ValueError(f"{file} is there already; --force replaces it")
    with Lock(source), _checked_copy(source, file) as copy:
        _rename_durably(copy, file)


def restore(database: str, file: Path) -> Path | None:
    """Replace a database by a backup, migrated to the newest schema; where the old one is kept, if any."""
    load = f"pg_restore --clean --if-exists --no-owner --dbname={{url}} {shlex.quote(str(file))}"
    place = _sqlite_file(database, f"a PostgreSQL database is restored by its own program: {load}")
    if not file.exists():
        raise ValueError(f"there is no file {file}")
    _refuse_same(file, place)
    place.parent.mkdir(mode=OUR_FOLDER, parents=True, exist_ok=True)
    with Lock(place, alone=True), _checked_copy(file, place) as copy:
        _migrate(copy)
        old = _rename_old(place)
        _rename_durably(copy, place)
    return old


def _sqlite_file(database: str, otherwise: str) -> Path:
    """The file of an SQLite database; for PostgreSQL a ValueError with a sentence that takes its ``{url}``."""
    url = url_of(database)
    if url.get_backend_name() != "sqlite":
        raise ValueError(otherwise.replace("{url}", _without_password(database)))
    file = file_of(url)
    if file is None:
        raise ValueError("this database is not in a file")
    return file


def _refuse_same(file: Path, database: Path) -> None:
    if file.exists() and database.exists() and file.samefile(database):
        raise ValueError(f"{file} is the database itself")


def _without_password(database: str) -> str:
    """A URL for the programs of PostgreSQL, which ask for the password or find it in ~/.pgpass; quoted for a shell."""
    given = make_url(database)
    plain = URL.create("postgresql", given.username, None, given.host, given.port, given.database, given.query)
    return shlex.quote(plain.render_as_string())


@contextmanager
def _checked_copy(source: Path, target: Path) -> Iterator[Path]:
    """A sound copy of a database in a temporary file (mode 600) beside its target, removed unless it is renamed."""
    made, name = tempfile.mkstemp(prefix=f".{target.name}.", suffix=".part", dir=target.parent)
    os.close(made)
    try:
        _copy(source, Path(name))
        _check(Path(name), source)
        yield Path(name)
    finally:
        for suffix in ("", ".lock", *SQLITE_SUFFIXES):
            Path(f"{name}{suffix}").unlink(missing_ok=True)


def _copy(source: Path, copy: Path) -> None:
    """SQLite's online backup of all pages in one step: a snapshot, write-ahead log included."""
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
    """PRAGMA integrity_check, and whether the tables are ours."""
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
    """Run the migrations on the copy; a schema that is newer than this version is refused."""
    store = Store(f"sqlite:///{copy}")
    try:
        store.migrate()
    except DBAPIError as error:
        raise ValueError(f"the backup cannot be brought to the present shape: {error.orig}") from None
    finally:
        store.close()
    with closing(sqlite3.connect(copy)) as connection:
        connection.execute("PRAGMA journal_mode = DELETE")


def _rename_old(place: Path) -> Path | None:
    """Rename the database that is there, together with its write-ahead log."""
    if not place.exists():
        return None
    old = place.with_name(f"{place.name}.before-{time.strftime('%Y%m%d-%H%M%S')}")
    number = 1
    while old.exists():
        number += 1
        old = old.with_name(f"{old.name.partition('+')[0]}+{number}")
    for suffix in (*SQLITE_SUFFIXES, ""):  # SQLite would apply a log that stays behind to the new database
        with_it = Path(f"{place}{suffix}")
        if with_it.exists():
            with_it.rename(f"{old}{suffix}")
    return old


def _rename_durably(copy: Path, place: Path) -> None:
    """Rename and fsync the folder, so that the rename survives a power failure."""
    copy.replace(place)
    if os.name == "posix":
        folder = os.open(place.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)
