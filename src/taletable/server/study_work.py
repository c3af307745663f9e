"""Doing studies in the background: whichever process takes one up does it part by part, and keeps each part.

A process takes up what is due, and holds it by a lease that it renews; when it dies, another one goes on from the last
part that was stored. It needs the database and somebody who runs jobs, nothing else of a server.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final

import msgspec

from taletable.kernel import Record
from taletable.server import room_storage
from taletable.server import study_storage as storage
from taletable.server.archive import Archive, fetch
from taletable.server.commands import check_usable
from taletable.server.jobs import Answer, DoPart, PartDone, PutTogether, StudyDone
from taletable.server.logs import fingerprint
from taletable.server.refusals import Refusal, refusal
from taletable.server.room import OVER
from taletable.server.storage import Conflict, DatabaseUnavailable, Store
from taletable.server.storage.sheets import Sheets
from taletable.server.study_storage import Study

LEASE: Final = 30.0  # seconds after which another process goes on with a study whose process has died
MOST_AT_ONCE: Final = 4  # studies of one process, which take turns; so a short one need not wait for a long one
TRIES: Final = 3  # failures in a row, after which a study is given up
RETRY: Final = 10.0  # seconds until the next try
KEPT_ENDINGS: Final = 30 * 86_400.0  # seconds

Run = Callable[[DoPart | PutTogether, str], Awaitable[Answer]]  # a job, and the study that it belongs to

log: Final = logging.getLogger("taletable.studies")


class StudyWork:
    """The studies that this process does. ``run`` has a job done by somebody, as fast as nobody else is disturbed."""

    def __init__(
        self,
        store: Store,
        run: Run,
        most: int = MOST_AT_ONCE,
        lease: float = LEASE,
        archive: Archive | None = None,
    ) -> None:
        self.store = store
        self.run = run
        self.archive = archive
        self.most = most
        self.lease = lease
        self.done = 0
        self.failed = 0
        self.counts = {storage.WAITING: 0, storage.RUNNING: 0}  # of all processes, when they were last counted
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._sheets = Sheets()

    @property
    def busy(self) -> bool:
        """Whether this process does any."""
        return bool(self._tasks)

    async def take_up(self) -> None:
        """Begin what is due, as far as there is time for it here."""
        self.counts = await self.store.read(storage.counts)
        now = time.time()
        free = self.most - len(self._tasks)
        if free <= 0:
            return
        for id in await self.store.read(partial(storage.due, now=now, most=free)):
            try:
                study = await self.store.write(partial(storage.claim, id=id, now=now, until=now + self.lease))
            except msgspec.DecodeError as error:
                log.warning("a study is left to others, because it was asked for by another version: %s", error)
                continue
            if study is not None and id not in self._tasks:
                task = self._tasks[id] = asyncio.get_running_loop().create_task(self._do(study))
                task.add_done_callback(partial(self._ended, id))

    def _ended(self, id: str, task: asyncio.Task[None]) -> None:
        del self._tasks[id]
        if not task.cancelled() and task.exception() is not None:
            log.error("a study could not be done", exc_info=task.exception())

    async def _do(self, study: Study) -> None:
        """Do a study. Without the database its lease runs out; whatever else goes wrong is tried again."""
        try:
            await self._carry_out(study)
            self.done += 1
        except (DatabaseUnavailable, Conflict):
            return  # where another process does the same, that one goes on
        except Refusal as refused:
            log.warning("table %s cannot be studied: %s", fingerprint(study.table), refused.message.id)
            await self._fail(study, None)
        except Exception:
            log.exception("a study of table %s failed", fingerprint(study.table))
            failures = study.failures + 1
            await self._fail(study, None if failures >= TRIES else time.time() + RETRY)

    async def _fail(self, study: Study, again: float | None) -> None:
        self.failed += again is None
        await self.store.write(partial(storage.fail, id=study.id, again=again))

    async def _carry_out(self, study: Study) -> None:
        text = (await self._record(study.table)).dumps()
        parts = await self.store.read(partial(storage.parts, id=study.id))
        first = parts[-1][0] + 1 if parts else 1
        while first <= study.of:
            done = await self._leased(study, DoPart(text, study.wanted, first))
            assert isinstance(done, PartDone)
            until = time.time() + self.lease
            await self.store.write(
                partial(
                    storage.keep_part, id=study.id, first=first, last=done.last, found=bytes(done.found), until=until
                )
            )
            parts.append((done.last, done.found))
            first = done.last + 1
        whole = await self._leased(study, PutTogether(text, study.wanted, [found for _, found in parts]))
        assert isinstance(whole, StudyDone)
        await self.store.write(partial(storage.finish, id=study.id, found=bytes(whole.found)))

    async def _leased(self, study: Study, job: DoPart | PutTogether) -> Answer:
        """Have a job done, and keep the study meanwhile."""
        task = asyncio.ensure_future(self.run(job, study.id))
        try:
            while not (await asyncio.wait({task}, timeout=self.lease / 3))[0]:
                until = time.time() + self.lease
                await self.store.write(partial(storage.renew, id=study.id, until=until))
            return task.result()
        finally:
            task.cancel()

    async def _record(self, table: str) -> Record:
        """The finished game of a table, without names."""
        head, rows, sheet = await self.store.read(partial(fetch, id=table, sheets=self._sheets, archive=self.archive))
        if head is None:
            raise refusal("no-table")
        room = await asyncio.to_thread(room_storage.load, head, rows, sheet)
        check_usable(room)
        if room.table is None or room.status != OVER:
            raise refusal("not-over")
        return room.record()._replace(players=())

    async def forget_endings(self) -> None:
        """How bots have ended games is not kept for ever."""
        await self.store.write(partial(storage.forget_endings, before=time.time() - KEPT_ENDINGS))

    async def close(self) -> None:
        """Stop, and let other processes, or this one when it is back, go on at once."""
        tasks = dict(self._tasks)
        for task in tasks.values():
            task.cancel()
        await asyncio.gather(*tasks.values(), return_exceptions=True)
        for id in tasks:
            try:
                await self.store.write(partial(storage.put_back, id=id, at=time.time()))
            except DatabaseUnavailable:
                return
