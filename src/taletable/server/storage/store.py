"""One door to the database. Everything is written by one thread, many changes in one commit; nothing waits for it."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from typing import Any, Final, Generic, TypeVar

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, create_engine, event, insert
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError, IntegrityError

from taletable.server.storage.schema import entries

Kept = TypeVar("Kept")
Row = dict[str, Any]

MOST_AT_ONCE: Final = 500
READERS: Final = 4
PATIENCE: Final = 5  # seconds until a database that is locked counts as away


class Away(Exception):
    """The database does not answer; nothing was changed."""


class Conflict(Exception):
    """Somebody else has written here in the meantime; nothing was changed."""


class Job(Generic[Kept]):
    """Something to be written: rows for the log of a table, and what else has to change with them."""

    __slots__ = ("done", "rows", "work")

    def __init__(self, rows: list[Row], work: Callable[[Connection], Kept] | None, done: asyncio.Future[Any]) -> None:
        self.rows = rows
        self.work = work
        self.done = done


class Store:
    """A database, by its URL."""

    def __init__(self, url: str) -> None:
        self.url = make_url(url)
        if self.url.drivername == "postgresql":
            self.url = self.url.set(drivername="postgresql+psycopg")
        self.is_sqlite = self.url.get_backend_name() == "sqlite"
        if self.is_sqlite and self.url.database:
            Path(self.url.database).parent.mkdir(parents=True, exist_ok=True)
        self.engine = _engine(self)
        self._jobs: SimpleQueue[Job[Any] | None] = SimpleQueue()
        self._readers = ThreadPoolExecutor(READERS, "reader")
        self._writer: threading.Thread | None = None

    def migrate(self) -> None:
        """Bring the database to the shape this version needs."""
        config = Config()
        config.set_main_option("script_location", "taletable.server.storage:migrations")
        with self.engine.connect() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
            connection.commit()

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

    async def read(self, work: Callable[[Connection], Kept]) -> Kept:
        """What a question to the database answers."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._ask, work)

    async def write(self, work: Callable[[Connection], Kept]) -> Kept:
        """Change something; it is kept for good when this returns."""
        kept: Kept = await self._enqueue([], work)
        return kept

    async def append(self, rows: list[Row], work: Callable[[Connection], None] | None = None) -> None:
        """Add to the log of a table, and change what belongs to it; a `Conflict` if others were faster."""
        await self._enqueue(rows, work)

    async def _enqueue(self, rows: list[Row], work: Callable[[Connection], Any] | None) -> Any:
        job: Job[Any] = Job(rows, work, asyncio.get_running_loop().create_future())
        self._jobs.put(job)
        return await job.done

    def _ask(self, work: Callable[[Connection], Kept]) -> Kept:
        try:
            with self.engine.connect() as connection:
                return work(connection)
        except DBAPIError as error:
            raise Away(str(error.orig)) from None

    # The writer.

    def _write_for_ever(self) -> None:
        closing = False
        while not closing:
            jobs = [self._jobs.get()]
            while len(jobs) < MOST_AT_ONCE and not self._jobs.empty():
                jobs.append(self._jobs.get())
            closing = None in jobs
            self._write([job for job in jobs if job is not None])

    def _write(self, jobs: list[Job[Any]]) -> None:
        """All of them in one commit; if one of them cannot be, each on its own within it."""
        if not jobs:
            return
        try:
            with self.engine.connect().execution_options(writing=True) as connection:
                try:
                    results = _together(connection, jobs)
                except IntegrityError:
                    connection.rollback()
                    results = [_alone(connection, job) for job in jobs]
                connection.commit()
        except DBAPIError as error:
            results = [Away(str(error.orig))] * len(jobs)
        except Exception as error:
            results = [error] * len(jobs)
        jobs[0].done.get_loop().call_soon_threadsafe(_tell, jobs, results)


def _together(connection: Connection, jobs: list[Job[Any]]) -> list[Any]:
    rows = [row for job in jobs for row in job.rows]
    if rows:
        connection.execute(insert(entries), rows)
    return [job.work(connection) if job.work is not None else None for job in jobs]


def _alone(connection: Connection, job: Job[Any]) -> Any:
    try:
        with connection.begin_nested():
            return _together(connection, [job])[0]
    except IntegrityError as error:
        return Conflict(str(error.orig))


def _tell(jobs: list[Job[Any]], results: list[Any]) -> None:
    """Back on the loop: whoever waits may go on."""
    for job, result in zip(jobs, results, strict=True):
        if job.done.done():
            continue
        if isinstance(result, Exception):
            job.done.set_exception(result)
        else:
            job.done.set_result(result)


def _engine(store: Store) -> Engine:
    if not store.is_sqlite:
        return create_engine(store.url, pool_pre_ping=True, pool_size=READERS + 1)
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
