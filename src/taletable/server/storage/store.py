"""The database: one writer thread with group commit, a pool of reader threads, and the migrations."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
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

Result = TypeVar("Result")
Row = tuple[Any, ...]

MOST_IN_COMMIT: Final = 500  # jobs of one group commit
ROWS_IN_INSERT: Final = 50  # rows of one INSERT statement
READERS: Final = 4  # threads, each with a connection of the pool
PATIENCE: Final = 5  # lock and connection timeout: seconds until the database counts as unavailable
TRIES: Final = 10  # of a transaction that PostgreSQL could not serialize
# PostgreSQL: other writers wait. As the first statement of a transaction it comes before the snapshot is taken.
LOCK_LOGS: Final = "LOCK TABLE entries IN SHARE ROW EXCLUSIVE MODE"
MIGRATION_LOCK: Final = 0x7A1E  # key of the advisory lock of PostgreSQL under which migrations run
PROVEN: Final = 60.0  # health check: seconds for which the last commit proves that the database can be written
PROBE_BYTES: Final = 40_000  # more database pages than a move needs, so that a probe does not succeed where moves fail
PROBE: Final = text(
    "INSERT INTO server_secrets (name, value) VALUES ('probe', :value) "
    "ON CONFLICT (name) DO UPDATE SET value = excluded.value"
)
STATEMENT_ERRORS: Final = (DataError, IntegrityError, ProgrammingError)  # the statement is wrong, not the database


class DatabaseUnavailable(Exception):
    """The database cannot be reached or written; the transaction was rolled back."""


class CannotStore(DatabaseUnavailable):
    """The database can be read, but not written."""


class Conflict(Exception):
    """A unique key is taken: another process has written the same; rolled back (optimistic concurrency)."""


@contextmanager
def failures_in_words() -> Iterator[None]:
    """For commands: what fails of the database becomes a sentence (ValueError)."""
    try:
        yield
    except DBAPIError as error:
        raise ValueError(f"the database does not do it: {str(error.orig).strip()}") from None
    except DatabaseUnavailable as error:
        raise ValueError(f"the database does not do it: {str(error).strip()}") from None


@cache
def _insertion(rows: int, blank: str) -> str:
    """INSERT of so many log entries in one statement; cached as text, because it runs for every move."""
    columns = ", ".join(f'"{column.name}"' for column in entries.columns)
    row = f"({', '.join([blank] * len(entries.columns))})"
    return f"INSERT INTO entries ({columns}) VALUES {', '.join([row] * rows)}"


_key: Final = itemgetter(0, 1)


class Job(Generic[Result]):
    """A unit of work for the writer thread: rows to insert into `entries`, and a function to run with them.

    An ``exclusive`` one has a transaction to itself, in which no other process adds to a log.
    """

    __slots__ = ("done", "exclusive", "finished", "rows", "work")

    def __init__(
        self,
        rows: list[Row],
        work: Callable[[Connection], Result] | None,
        done: asyncio.Future[Any],
        exclusive: bool = False,
    ) -> None:
        self.rows = rows
        self.work = work
        self.done = done
        self.exclusive = exclusive
        self.finished = False  # the writer is done with it, even if whoever waited was cancelled


class Store:
    """A database by its URL, with its writer thread, its pool of reader threads and its migrations."""

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
        self._queued: list[Job[Any]] = []
        self._jobs: SimpleQueue[list[Job[Any]] | None] = SimpleQueue()
        self._readers = ThreadPoolExecutor(READERS, "reader")
        self._writer: threading.Thread | None = None
        self._open: Connection | None = None

    def migrate(self, to: str = "head") -> None:
        """Run the Alembic migrations up to a revision, under a lock."""
        # Imported lazily: Alembic is slow to import, and a migrated database does not need it.
        from alembic import command  # noqa: PLC0415
        from alembic.config import Config  # noqa: PLC0415

        config = Config()
        config.set_main_option("script_location", "taletable.server.storage:migrations")
        self.is_migrated()  # raises if the schema is newer
        with self.engine.connect().execution_options(writing=True) as connection:
            if not self.is_sqlite:
                connection.execution_options(
                    isolation_level="READ COMMITTED"
                )  # to see what was migrated while we waited for the lock
                connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})")
            config.attributes["connection"] = connection
            command.upgrade(config, to)
            connection.commit()

    def is_migrated(self) -> bool:
        """Whether the schema is at the newest revision; a ValueError if at one that only a newer version knows."""
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
        """Start the writer thread."""
        self._writer = threading.Thread(target=self._run_writer, name="writer", daemon=True)
        self._writer.start()

    def close(self) -> None:
        """Commit what is queued, stop the threads, and release the file lock."""
        if self._writer is not None:
            self._jobs.put(None)
            self._writer.join()
            self._writer = None
        self._readers.shutdown()
        self.engine.dispose()
        if self._lock is not None:
            self._lock.release()
            self._lock = None

    async def read(self, work: Callable[[Connection], Result]) -> Result:
        """Run a function on a pooled connection in a reader thread."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._run_read, work)

    async def write(self, work: Callable[[Connection], Result], exclusive: bool = False) -> Result:
        """Run a function in the writer thread; committed and durable when this returns.

        With ``exclusive`` no other process adds to a log meanwhile, so that there is no `Conflict`.
        """
        result: Result = await self._enqueue([], work, exclusive)
        return result

    def append(self, rows: list[Row], work: Callable[[Connection], None] | None = None) -> Awaitable[None]:
        """Insert log entries and run a function in the same transaction; a `Conflict` if another process was faster."""
        return self._enqueue(rows, work)

    async def check(self) -> None:
        """`DatabaseUnavailable` if nothing can be read or stored.

        A recent commit is proof enough; else a row is written and removed (`probe`).
        """
        await self.read(lambda connection: connection.exec_driver_sql("SELECT 1").scalar())
        if self.outage.reason is not None:
            raise CannotStore(self.outage.reason)
        if self.outage.unproven > PROVEN:
            await self.probe()

    async def probe(self) -> None:
        """Write and overwrite a row; when that succeeds, an outage is over."""
        try:
            for value in (bytes(PROBE_BYTES), b""):
                await self.write(partial(_probe, value=value))
        except DatabaseUnavailable as error:
            raise CannotStore(str(error)) from None
        self.outage.end()

    async def _enqueue(self, rows: list[Row], work: Callable[[Connection], Any] | None, exclusive: bool = False) -> Any:
        loop = asyncio.get_running_loop()
        job: Job[Any] = Job(rows, work, loop.create_future(), exclusive)
        if not self._queued:
            loop.call_soon(self._submit)
        self._queued.append(job)
        try:
            return await job.done
        except (
            asyncio.CancelledError
        ):  # the writer has it already: wait for the outcome before the cancellation goes on
            if job.done.cancelled() and not job.finished:
                job.done = loop.create_future()
                await asyncio.wait([job.done])
                job.done.exception()
            raise

    def _submit(self) -> None:
        """Hand all jobs of this iteration of the event loop to the writer thread at once."""
        self._jobs.put(self._queued)
        self._queued = []

    def _run_read(self, work: Callable[[Connection], Result]) -> Result:
        try:
            with self.engine.connect() as connection:
                return work(connection)
        except DBAPIError as error:
            if not _is_unavailable(error):
                raise
            self.outage.begin(str(error.orig).strip())
            raise DatabaseUnavailable(str(error.orig)) from None

    # The writer.

    def _run_writer(self) -> None:
        closing = False
        while not closing:
            jobs: list[Job[Any]] = []
            while not closing and (not jobs or (len(jobs) < MOST_IN_COMMIT and not self._jobs.empty())):
                fresh = self._jobs.get()
                jobs += fresh or ()
                closing = fresh is None
            self._write_batch([job for job in jobs if not job.exclusive])
            for job in jobs:
                if job.exclusive:
                    self._write_batch([job])
        if self._open is not None:
            self._open.close()
            self._open = None

    def _write_batch(self, jobs: list[Job[Any]]) -> None:
        """Group commit: all jobs in one transaction, tried again after a serialization failure."""
        if not jobs:
            return
        results: list[Any] = []
        for _ in range(TRIES):
            try:
                results = self._commit(jobs)
                break
            except DBAPIError as error:
                results = [DatabaseUnavailable(str(error.orig))] * len(jobs)
                if not _is_serialization_failure(error):
                    break
            except Exception as error:
                results = [error] * len(jobs)
                break
        if isinstance(results[0], DatabaseUnavailable):
            self.outage.begin(str(results[0]))
        elif any(job.rows and not isinstance(result, Exception) for job, result in zip(jobs, results, strict=True)):
            self.outage.end()  # without rows nothing need have been written
        jobs[0].done.get_loop().call_soon_threadsafe(_resolve, jobs, results)

    def _commit(self, jobs: list[Job[Any]]) -> list[Any]:
        """One transaction. The connection to SQLite stays open; the pool pings one to PostgreSQL before use."""
        connection = self._open or self.engine.connect().execution_options(writing=True)
        self._open = None
        try:
            results = _autocommit(connection, jobs) if self.is_sqlite else None
            if results is None:
                if jobs[0].exclusive and not self.is_sqlite:  # in SQLite every writer is alone (BEGIN IMMEDIATE)
                    connection.exec_driver_sql(LOCK_LOGS)
                results = _execute_batch(connection, jobs)
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
    if len(rows) > ROWS_IN_INSERT or any(job.work is not None for job in jobs):
        return None
    raw = connection.connection.driver_connection
    assert isinstance(raw, sqlite3.Connection)
    try:
        raw.execute(_insertion(len(rows), "?"), tuple(chain.from_iterable(rows)))
    except sqlite3.OperationalError as error:
        raise DatabaseUnavailable(str(error)) from None  # a second wait for the lock would not help
    except sqlite3.Error:
        return None  # rolled back; the slow path finds out which job is to blame
    return [None] * len(jobs)


def _execute_batch(connection: Connection, jobs: list[Job[Any]]) -> list[Any]:
    """All jobs together; if that fails, each in a savepoint of its own."""
    try:
        return _execute(connection, jobs)
    except Exception as error:
        if _is_unavailable(error):
            raise
        connection.rollback()
        return [_in_savepoint(connection, job) for job in jobs]


def _execute(connection: Connection, jobs: list[Job[Any]]) -> list[Any]:
    """Insert the rows, sorted by key so that two processes do not deadlock, and run the functions."""
    rows = sorted([row for job in jobs for row in job.rows], key=_key)
    blank = "?" if connection.dialect.paramstyle == "qmark" else "%s"
    for begin in range(0, len(rows), ROWS_IN_INSERT):
        some = rows[begin : begin + ROWS_IN_INSERT]
        connection.exec_driver_sql(_insertion(len(some), blank), tuple(chain.from_iterable(some)))
    return [job.work(connection) if job.work is not None else None for job in jobs]


def _in_savepoint(connection: Connection, job: Job[Any]) -> Any:
    try:
        with connection.begin_nested():
            return _execute(connection, [job])[0]
    except IntegrityError as error:
        return Conflict(str(error.orig))
    except Exception as error:
        if _is_unavailable(error):
            raise
        return error


def _is_unavailable(error: Exception) -> bool:
    """Whether the database failed, and not the statement."""
    return isinstance(error, DBAPIError) and not isinstance(error, STATEMENT_ERRORS)


def _is_serialization_failure(error: DBAPIError) -> bool:
    """SQLSTATE class 40 of PostgreSQL: rolled back because of another transaction, and worth a retry."""
    return str(getattr(error.orig, "sqlstate", "")).startswith("40")


def _resolve(jobs: list[Job[Any]], results: list[Any]) -> None:
    """On the event loop: resolve the futures of the jobs."""
    for job, result in zip(jobs, results, strict=True):
        job.finished = True
        if job.done.done():
            continue
        if isinstance(result, Exception):
            job.done.set_exception(result)
        else:
            job.done.set_result(result)


def url_of(text: str) -> URL:
    """Parse a database URL, with timeouts for PostgreSQL unless it has its own."""
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
        raise ValueError("PostgreSQL needs its driver: pip install 'psycopg[binary]'")
    waiting = {
        "connect_timeout": str(PATIENCE),
        "tcp_user_timeout": str(PATIENCE * 1000),
        "options": f"-c lock_timeout={PATIENCE}s",
    }
    return url.set(drivername="postgresql+psycopg", query={**waiting, **url.query})


def _engine(store: Store) -> Engine:
    if not store.is_sqlite:
        # Snapshot isolation: an update of a row that was changed since the snapshot fails, and is tried again.
        return create_engine(store.url, isolation_level="REPEATABLE READ", pool_pre_ping=True, pool_size=READERS + 1)
    engine = create_engine(store.url, connect_args={"timeout": PATIENCE}, pool_size=READERS + 1)

    @event.listens_for(engine, "connect")
    def set_pragmas(connection: Any, _: Any) -> None:
        """WAL with synchronous=FULL: what was committed survives a power failure."""
        connection.isolation_level = None  # no implicit BEGIN of the driver: see below
        for setting in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
            connection.execute(f"PRAGMA {setting}")

    @event.listens_for(engine, "begin")
    def begin_transaction(connection: Connection) -> None:
        """BEGIN IMMEDIATE takes the write lock before the first read, so that no upgrade of a lock can fail."""
        writing = connection.get_execution_options().get("writing")
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")

    return engine
