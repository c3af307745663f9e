"""Searches of bots that worker processes take from the database (`taletable work`), on this machine or on others.

A search is a row of `jobs`, named by the digest of what is asked, so whoever asks for the same decision gets the same
answer, and it is searched once. A worker takes a row with a lease; when it dies another one does the search. The first
answer counts.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from functools import partial
from hashlib import blake2b
from typing import Final, NamedTuple

from sqlalchemy import ColumnElement, Connection, delete, func, insert, select, update

from taletable.server.jobs import Answer, Failed, Job, decode_answer, encode
from taletable.server.storage import Conflict, Store
from taletable.server.storage.schema import jobs
from taletable.server.worker_pool import JobError, JobTimeout

LEASE: Final = 10.0  # seconds after which a search is given to another worker, unless the one that has it renews it
LIMIT: Final = 60.0  # seconds after which nobody waits for an answer any more
UNTAKEN: Final = 15.0  # seconds after which nobody waits for a worker to begin
POLL: Final = 0.2  # seconds between two looks for an answer, or for work, without a bus
POLL_SELDOM: Final = 2.0  # with a bus, which tells of both
ATTEMPTS: Final = 3  # workers that may die of one search
CANDIDATES: Final = 10  # searches among which a worker chooses one that no other one is just taking
KEPT: Final = 600.0  # seconds after which a search for which nobody waits is deleted


class Taken(NamedTuple):
    """A search that a worker has taken."""

    id: int
    key: str
    body: bytes


class State(NamedTuple):
    """How far a search is."""

    answer: bytes | None
    taken: bool


def ask(connection: Connection, key: str, flow: str, body: bytes, now: float) -> None:
    """Ask for a search, unless somebody has asked for the same."""
    if connection.execute(select(jobs.c.id).where(jobs.c.key == key)).first() is None:
        row = {"key": key, "flow": flow, "body": body, "created": now, "until": 0.0, "attempts": 0}
        connection.execute(insert(jobs), row)


def state(connection: Connection, key: str) -> State | None:
    """How far a search is; None if it is not there."""
    row = connection.execute(select(jobs.c.answer, jobs.c.worker).where(jobs.c.key == key)).first()
    return None if row is None else State(row.answer, row.worker is not None)


def remove(connection: Connection, key: str) -> None:
    """Delete a search: its answer was read, or nobody waits for it any more."""
    connection.execute(delete(jobs).where(jobs.c.key == key))


def _open(now: float) -> tuple[ColumnElement[bool], ...]:
    return jobs.c.answer.is_(None), jobs.c.until <= now, jobs.c.attempts < ATTEMPTS


def has_work(connection: Connection, now: float) -> bool:
    """Whether there is a search to be taken."""
    return connection.execute(select(jobs.c.id).where(*_open(now)).limit(1)).first() is not None


def take(connection: Connection, worker: str, now: float) -> Taken | None:
    """Take a search: of each flow the oldest first, and flows in turn, so that none keeps the others waiting."""
    turn = func.row_number().over(partition_by=jobs.c.flow, order_by=jobs.c.id).label("turn")
    unanswered = select(jobs.c.id, turn, jobs.c.until, jobs.c.attempts).where(jobs.c.answer.is_(None)).subquery()
    free = select(unanswered.c.id).where(unanswered.c.until <= now, unanswered.c.attempts < ATTEMPTS)
    ids = list(connection.execute(free.order_by(unanswered.c.turn, unanswered.c.id).limit(CANDIDATES)).scalars())
    if not ids:
        return None
    chosen = select(jobs).where(jobs.c.id.in_(ids), *_open(now)).with_for_update(skip_locked=True)
    rows = {row.id: row for row in connection.execute(chosen)}
    row = next((rows[id] for id in ids if id in rows), None)
    if row is None:
        return None
    taken = {"worker": worker, "until": now + LEASE, "attempts": row.attempts + 1}
    connection.execute(update(jobs).where(jobs.c.id == row.id).values(taken))
    return Taken(row.id, row.key, row.body)


def renew(connection: Connection, id: int, worker: str, until: float) -> bool:
    """Go on with a search; not if another worker has it, or nobody waits for it."""
    own = update(jobs).where(jobs.c.id == id, jobs.c.worker == worker, jobs.c.answer.is_(None))
    return bool(connection.execute(own.values(until=until)).rowcount)


def give(connection: Connection, id: int, answer: bytes) -> bool:
    """Store an answer, if it is the first one."""
    first = update(jobs).where(jobs.c.id == id, jobs.c.answer.is_(None))
    return bool(connection.execute(first.values(answer=answer)).rowcount)


def put_back(connection: Connection, worker: str) -> None:
    """Let others do what a worker has begun, because it ends or has died."""
    begun = update(jobs).where(jobs.c.worker == worker, jobs.c.answer.is_(None))
    connection.execute(begun.values(until=0.0))


def forget(connection: Connection, now: float) -> None:
    """Delete the searches for which nobody waits any more."""
    connection.execute(delete(jobs).where(jobs.c.created < now - KEPT))


class SharedSearches:
    """The searches that a server asks others to do; in the place of a pool of processes of its own."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.tell: Callable[[str, str], None] = lambda *_: None
        self.hears_all: Callable[[], bool] = lambda: False
        self._waiting: dict[str, asyncio.Event] = {}

    def told(self, key: str) -> None:
        """A worker tells that it has answered."""
        if key in self._waiting:
            self._waiting[key].set()

    async def submit(
        self, job: Job, flow: str = "", cost: float = 0.0, wanted: Callable[[], bool] = lambda: True
    ) -> Answer:
        """Ask for a search and wait for its answer."""
        body = encode(job)
        key = blake2b(body, digest_size=16).hexdigest()
        told = self._waiting.setdefault(key, asyncio.Event())
        began = time.monotonic()
        try:
            while True:
                found = await self.store.read(partial(state, key=key))
                if found is not None and found.answer is not None:
                    answer = decode_answer(found.answer)
                    break
                if not wanted():
                    raise JobError("nobody waits for this search any more")
                waited = time.monotonic() - began
                if waited > LIMIT:
                    raise JobTimeout(f"no worker process has answered within {LIMIT:.0f} seconds")
                if waited > UNTAKEN and (found is None or not found.taken):
                    raise JobError("no worker process takes up searches; is `taletable work` running?")
                if found is None:
                    await self._ask(key, flow, body)
                await self._until_told(told)
        except JobError:
            await self.store.write(partial(remove, key=key))
            raise
        finally:
            self._waiting.pop(key, None)
        await self.store.write(partial(remove, key=key))
        if isinstance(answer, Failed):
            raise JobError(answer.trace)
        return answer

    async def _ask(self, key: str, flow: str, body: bytes) -> None:
        try:
            await self.store.write(partial(ask, key=key, flow=flow, body=body, now=time.time()))
        except Conflict:
            return  # another process has just asked for it
        self.tell("search", key)

    async def _until_told(self, told: asyncio.Event) -> None:
        try:
            async with asyncio.timeout(POLL_SELDOM if self.hears_all() else POLL):
                await told.wait()
        except TimeoutError:
            return
        told.clear()
