"""The database: one writer thread with group commit, a pool of reader threads, and the migrations."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache, partial
from importlib.util import find_spec
from itertools import chain
from operator import itemgetter
from queue import SimpleQueue
from typing import Any, Final, Generic, TypeVar

from sqlalchemy import URL, Connection, Engine, create_engine, event, inspect, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DataError, DBAPIError, IntegrityError, ProgrammingError

from taletable.server.storage.files import Lock, create, file_of
from taletable.server.storage.outage import Outage
from taletable.server.storage.schema import NEWEST, VERSIONS, entries

Kept = TypeVar("Kept")
Row = tuple[Any, ...]

MOST_AT_ONCE: Final = 500
ROWS_AT_ONCE: Final = 50
READERS: Final = 4
PATIENCE: Final = 5  # seconds until a locked database counts as unavailable
TRIES: Final = 10
# PostgreSQL: other writers wait. As the first statement of a transaction it comes before the snapshot is taken.
LOCK_LOGS: Final = "LOCK TABLE entries IN SHARE ROW EXCLUSIVE MODE"
MIGRATING: Final = 0x7A1E  # the lock of whoever migrates
PROVEN: Final = 60.0  # seconds for which something that was stored proves that more can be
PROBE_BYTES: Final = 40_000  # more pages than a move can need, so that it does not succeed where moves fail
PROBE: Final = text(
    "INSERT INTO server_secrets (name, value) VALUES ('probe', :value) "
    "ON CONFLICT (name) DO UPDATE SET value = excluded.value"
)
ANSWERS: Final = (DataError, IntegrityError, ProgrammingError)  # errors of a statement, not of the database


class DatabaseUnavailable(Exception):
    """The database does not answer; nothing was changed."""


class CannotStore(DatabaseUnavailable):
    """The database can be read, and nothing can be stored."""


class Conflict(Exception):
    """Somebody else has written here in the meantime; nothing was changed."""


@cache
def _insertion(rows: int, blank: str) -> str:
    """INSERT of so many log entries in one statement; cached as text, because it runs for every move."""
    columns = ", ".join(f'"{column.name}"' for column in entries.columns)
    row = f"({', '.join([blank] * len(entries.columns))})"
    return f"INSERT INTO entries ({columns}) VALUES {', '.join([row] * rows)}"


_key: Final = itemgetter(0, 1)


class Job(Generic[Kept]):
    """Something to be written: rows for the log of a table, and what else has to change with them.

    An ``exclusive`` one has a transaction to itself, in which no other process adds to a log.
    """

    __slots__ = ("done", "exclusive", "finished", "rows", "work")

    def __init__(
        self,
        rows: list[Row],
        work: Callable[[Connection], Kept] | None,
        done: asyncio.Future[Any],
        exclusive: bool = False,
    ) -> None:
        self.rows = rows
        self.work = work
        self.done = done
        self.exclusive = exclusive
        self.finished = False  # the writer has come back, even if nobody waits any more


class Store:
    """A database, by its URL."""

    def __init__(self, url: str) -> None:
        self.url = url_of(url)
        self.is_sqlite = self.url.get_backend_name() == "sqlite"
        self.file = file_of(self.url)
        self._lock: Lock | None = None
        if self.file is not None:
            create(self.file)
            self._lock = Lock(self.file)
        self.engine = _engine(self)
        self.outage = Outage()
        self._fresh: list[Job[Any]] = []
        self._jobs: SimpleQueue[list[Job[Any]] | None] = SimpleQueue()
        self._readers = ThreadPoolExecutor(READERS, "reader")
        self._writer: threading.Thread | None = None
        self._open: Connection | None = None

    def migrate(self, to: str = "head") -> None:
        """Bring the database to the shape this version needs, or to one on the way there."""
        # Imported lazily: Alembic is slow to import, and a migrated database does not need it.
        from alembic import command  # noqa: PLC0415
        from alembic.config import Config  # noqa: PLC0415

        config = Config()
        config.set_main_option("script_location", "taletable.server.storage:migrations")
        self.is_migrated()  # not if it is newer
        with self.engine.connect().execution_options(writing=True) as connection:
            if not self.is_sqlite:
                connection.execution_options(isolation_level="READ COMMITTED")  # to see what others did while we waited
                connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({MIGRATING})")
            config.attributes["connection"] = connection
            command.upgrade(config, to)
            connection.commit()

    def is_migrated(self) -> bool:
        """Whether the database has the shape this version needs; a ValueError if only a newer version knows it."""
        with self.engine.connect() as connection:
            if not inspect(connection).has_table("alembic_version"):
                return False
            found = connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar()
        if found is not None and found not in VERSIONS:
            raise ValueError(
                f"this database has the shape '{found}', which this version of taletable does not know (it knows "
                f"'{NEWEST}' and older ones): it was used by a newer version; install that one, or restore a backup"
            )
        return bool(found == NEWEST)

    def open(self) -> None:
        """Begin to write."""
        self._writer = threading.Thread(target=self._write_for_ever, name="writer", daemon=True)
        self._writer.start()

    def close(self) -> None:
        """Write what is waiting, and stop."""
        if self._writer is not None:
            self._jobs.put(None)
            self._writer.join()
            self._writer = None
        self._readers.shutdown()
        self.engine.dispose()
        if self._lock is not None:
            self._lock.release()
            self._lock = None

    async def read(self, work: Callable[[Connection], Kept]) -> Kept:
        """What a question to the database answers."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._ask, work)

    async def write(self, work: Callable[[Connection], Kept], exclusive: bool = False) -> Kept:
        """Change something; it is kept for good when this returns. With ``exclusive`` no log grows meanwhile."""
        kept: Kept = await self._enqueue([], work, exclusive)
        return kept

    def append(self, rows: list[Row], work: Callable[[Connection], None] | None = None) -> Awaitable[None]:
        """Add to the log of a table, and change what belongs to it; a `Conflict` if others were faster."""
        return self._enqueue(rows, work)

    async def check(self) -> None:
        """`DatabaseUnavailable` if nothing can be read or stored.

        What was stored lately is proof enough; else a row is written and removed (`probe`).
        """
        await self.read(lambda connection: connection.exec_driver_sql("SELECT 1").scalar())
        if self.outage.reason is not None:
            raise CannotStore(self.outage.reason)
        if self.outage.unproven > PROVEN:
            await self.probe()

    async def probe(self) -> None:
        """Store something and remove it again; when that succeeds, an outage is over."""
        try:
            for value in (bytes(PROBE_BYTES), b""):
                await self.write(partial(_probe, value=value))
        except DatabaseUnavailable as error:
            raise CannotStore(str(error)) from None
        self.outage.end()

    async def _enqueue(
        self, rows: list[Row], work: Callable[[Connection], Any] | None, exclusive: bool = False
    ) -> Any:
        loop = asyncio.get_running_loop()
        job: Job[Any] = Job(rows, work, loop.create_future(), exclusive)
        if not self._fresh:
            loop.call_soon(self._hand_over)
        self._fresh.append(job)
        try:
            return await job.done
        except asyncio.CancelledError:  # it cannot be called off any more: go on when it is known how it ended
            if job.done.cancelled() and not job.finished:
                job.done = loop.create_future()
                await asyncio.wait([job.done])
                job.done.exception()
            raise

    def _hand_over(self) -> None:
        """Wake the writer once for all that has come in since the loop last came by."""
        self._jobs.put(self._fresh)
        self._fresh = []

    def _ask(self, work: Callable[[Connection], Kept]) -> Kept:
        try:
            with self.engine.connect() as connection:
                return work(connection)
        except DBAPIError as error:
            if not _is_unavailable(error):
                raise
            self.outage.begin(str(error.orig).strip())
            raise DatabaseUnavailable(str(error.orig)) from None

    # The writer.

    def _write_for_ever(self) -> None:
        closing = False
        while not closing:
            jobs: list[Job[Any]] = []
            while not closing and (not jobs or (len(jobs) < MOST_AT_ONCE and not self._jobs.empty())):
                fresh = self._jobs.get()
                jobs += fresh or ()
                closing = fresh is None
            self._write([job for job in jobs if not job.exclusive])
            for job in jobs:
                if job.exclusive:
                    self._write([job])
        if self._open is not None:
            self._open.close()
            self._open = None

    def _write(self, jobs: list[Job[Any]]) -> None:
        """All of them in one commit; if one of them cannot be, each on its own within it."""
        if not jobs:
            return
        results: list[Any] = []
        for _ in range(TRIES):
            try:
                results = self._commit(jobs)
                break
            except DBAPIError as error:
                results = [DatabaseUnavailable(str(error.orig))] * len(jobs)
                if not _lost_a_race(error):
                    break
            except Exception as error:
                results = [error] * len(jobs)
                break
        if isinstance(results[0], DatabaseUnavailable):
            self.outage.begin(str(results[0]))
        elif any(job.rows and not isinstance(result, Exception) for job, result in zip(jobs, results, strict=True)):
            self.outage.end()  # without rows there may have been nothing to store
        jobs[0].done.get_loop().call_soon_threadsafe(_tell, jobs, results)

    def _commit(self, jobs: list[Job[Any]]) -> list[Any]:
        """The connection to a file stays open; one to a server, which may go away, is looked at before each use."""
        connection = self._open or self.engine.connect().execution_options(writing=True)
        self._open = None
        try:
            results = _autocommit(connection, jobs) if self.is_sqlite else None
            if results is None:
                if jobs[0].exclusive and not self.is_sqlite:  # in SQLite every writer is alone (BEGIN IMMEDIATE)
                    connection.exec_driver_sql(LOCK_LOGS)
                results = _all(connection, jobs)
                connection.commit()
        except BaseException:
            connection.close()
            raise
        if self.is_sqlite:
            self._open = connection
        else:
            connection.close()
        return results


def _probe(connection: Connection, value: bytes) -> None:
    connection.execute(PROBE, {"value": value})


def _autocommit(connection: Connection, jobs: list[Job[Any]]) -> list[Any] | None:
    """SQLite fast path: one INSERT in autocommit mode, without BEGIN and COMMIT; nearly every move goes so."""
    rows = [row for job in jobs for row in job.rows]
    if len(rows) > ROWS_AT_ONCE or any(job.work is not None for job in jobs):
        return None
    raw = connection.connection.driver_connection
    assert isinstance(raw, sqlite3.Connection)
    try:
        raw.execute(_insertion(len(rows), "?"), tuple(chain.from_iterable(rows)))
    except sqlite3.OperationalError as error:
        raise DatabaseUnavailable(str(error)) from None  # to wait once more for a file that is locked would help nobody
    except sqlite3.Error:
        return None  # nothing was kept; what is wrong will be found the long way
    return [None] * len(jobs)


def _all(connection: Connection, jobs: list[Job[Any]]) -> list[Any]:
    try:
        return _together(connection, jobs)
    except Exception as error:
        if _is_unavailable(error):
            raise
        connection.rollback()
        return [_alone(connection, job) for job in jobs]


def _together(connection: Connection, jobs: list[Job[Any]]) -> list[Any]:
    """In one order everywhere, so that two processes do not wait for each other."""
    rows = sorted([row for job in jobs for row in job.rows], key=_key)
    blank = "?" if connection.dialect.paramstyle == "qmark" else "%s"
    for begin in range(0, len(rows), ROWS_AT_ONCE):
        some = rows[begin : begin + ROWS_AT_ONCE]
        connection.exec_driver_sql(_insertion(len(some), blank), tuple(chain.from_iterable(some)))
    return [job.work(connection) if job.work is not None else None for job in jobs]


def _alone(connection: Connection, job: Job[Any]) -> Any:
    try:
        with connection.begin_nested():
            return _together(connection, [job])[0]
    except IntegrityError as error:
        return Conflict(str(error.orig))
    except Exception as error:
        if _is_unavailable(error):
            raise
        return error


def _is_unavailable(error: Exception) -> bool:
    """Whether the database failed, and not the statement."""
    return isinstance(error, DBAPIError) and not isinstance(error, ANSWERS)


def _lost_a_race(error: DBAPIError) -> bool:
    """Whether another process was in the way; then nothing has happened, and all can be done again."""
    return str(getattr(error.orig, "sqlstate", "")).startswith("40")


def _tell(jobs: list[Job[Any]], results: list[Any]) -> None:
    """Back on the loop: whoever waits may go on."""
    for job, result in zip(jobs, results, strict=True):
        job.finished = True
        if job.done.done():
            continue
        if isinstance(result, Exception):
            job.done.set_exception(result)
        else:
            job.done.set_result(result)


def url_of(text: str) -> URL:
    """Where a database is. What it says itself of how long to wait for PostgreSQL counts more than our patience."""
    try:
        url = make_url(text)
        kind = url.get_backend_name()
    except ArgumentError:
        kind = ""
    if kind == "sqlite":
        return url
    if kind != "postgresql":
        raise ValueError("a database is given as sqlite:///FILE or postgresql://USER@HOST/NAME")
    if find_spec("psycopg") is None:
        raise ValueError("for PostgreSQL, install what it needs: pip install 'taletable[postgresql]'")
    waiting = {
        "connect_timeout": str(PATIENCE),
        "tcp_user_timeout": str(PATIENCE * 1000),
        "options": f"-c lock_timeout={PATIENCE}s",
    }
    return url.set(drivername="postgresql+psycopg", query={**waiting, **url.query})


def _engine(store: Store) -> Engine:
    if not store.is_sqlite:
        # Whoever changes what another process has changed since we read it is told so, and begins again.
        return create_engine(store.url, isolation_level="REPEATABLE READ", pool_pre_ping=True, pool_size=READERS + 1)
    engine = create_engine(store.url, connect_args={"timeout": PATIENCE}, pool_size=READERS + 1)

    @event.listens_for(engine, "connect")
    def settle(connection: Any, _: Any) -> None:
        """Nothing that was committed is lost, not even when the machine goes down."""
        connection.isolation_level = None  # transactions begin where we say, below
        for setting in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
            connection.execute(f"PRAGMA {setting}")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        """Whoever is going to write waits for other processes before it reads anything."""
        writing = connection.get_execution_options().get("writing")
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")

    return engine
