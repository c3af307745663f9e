"""`taletable work`: processes that search for bots and do studies for all servers on a database, and serve nobody."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import logging.config
import secrets
import signal
import time
from functools import partial
from typing import Final

import msgspec

from taletable.server import search_jobs
from taletable.server.archive import Archive
from taletable.server.bus import Bus
from taletable.server.cluster import channels_of, namespace
from taletable.server.jobs import Answer, Failed, decode_job, encode
from taletable.server.logs import configuration
from taletable.server.search_jobs import Taken
from taletable.server.settings import Settings
from taletable.server.storage import DatabaseUnavailable, Store, failures_in_words
from taletable.server.study_work import StudyWork
from taletable.server.worker_pool import JobError
from taletable.server.workers import SEARCH_SECONDS, Workers
from taletable.version import VERSION, build

RETRY: Final = 1.0  # seconds until the database is tried again
LOOK: Final = 1.0  # seconds between two looks for studies, such as reviews, without a bus
SELDOM: Final = 10.0  # seconds between two looks for anything with a bus, which tells of what is asked
FORGET: Final = 60.0  # seconds between two looks for searches that nobody waits for

log: Final = logging.getLogger("taletable.work")


class Work:
    """The searches that this process takes, several at once."""

    def __init__(self, store: Store, processes: int, archive: Archive | None = None) -> None:
        self.store = store
        self.processes = processes
        self.name = secrets.token_hex(8)
        self.workers = Workers(processes)
        self.studies = StudyWork(store, self.workers.study, most=processes, archive=archive)
        self.bus: Bus | None = None
        self._wake = asyncio.Event()  # set when there may be a search
        self._study = asyncio.Event()  # set when there may be a study

    async def connect(self, url: str) -> None:
        """Hear of searches by the bus."""
        secret = await namespace(self.store)
        self.bus = Bus(url, channels_of(secret), self.name, self)
        self.bus.open()

    async def run(self) -> None:
        """Take searches until this is cancelled."""
        tasks = [asyncio.create_task(self._take_turns()) for _ in range(self.processes)]
        tasks += [asyncio.create_task(self._forget()), asyncio.create_task(self._take_up_studies())]
        try:
            await asyncio.gather(*tasks)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await self.studies.close()
            await self.workers.close()
            with contextlib.suppress(DatabaseUnavailable):
                await self.store.write(partial(search_jobs.put_back, worker=self.name))
            if self.bus is not None:
                await self.bus.close()

    async def _take_turns(self) -> None:
        while True:
            try:
                taken = None
                if await self.store.read(partial(search_jobs.has_work, now=time.time())):
                    taken = await self.store.write(partial(search_jobs.take, worker=self.name, now=time.time()))
                if taken is not None:
                    self._wake.set()  # there may be more, for the others
                    await self._do(taken)
                else:
                    await self._until_told(self._wake, SELDOM if self._hears_all else search_jobs.POLL)
            except DatabaseUnavailable:
                await asyncio.sleep(RETRY)  # the log has been told by the store

    async def _do(self, taken: Taken) -> None:
        searching = asyncio.create_task(self._search(taken))
        try:
            while not (await asyncio.wait({searching}, timeout=search_jobs.LEASE / 3))[0]:
                until = time.time() + search_jobs.LEASE
                renewed = await self.store.write(partial(search_jobs.renew, id=taken.id, worker=self.name, until=until))
                if not renewed:
                    return  # another one has it, or nobody waits for it
            answer = encode(searching.result())
        finally:
            searching.cancel()
        if await self.store.write(partial(search_jobs.give, id=taken.id, answer=answer)) and self.bus is not None:
            self.bus.tell("searched", taken.key)

    async def _search(self, taken: Taken) -> Answer:
        try:
            job = decode_job(taken.body)
            return await self.workers.searches.submit(job, cost=SEARCH_SECONDS["master"])
        except msgspec.DecodeError as error:
            return Failed(f"this worker does not know such a search; is it of another version? {error}")
        except JobError as error:
            return Failed(str(error))

    @property
    def _hears_all(self) -> bool:
        return self.bus is not None and self.bus.live

    async def _until_told(self, event: asyncio.Event, longest: float) -> None:
        """Wait for word by the bus, but not for ever."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(longest):
                await event.wait()
        event.clear()

    async def _take_up_studies(self) -> None:
        while True:
            with contextlib.suppress(DatabaseUnavailable):
                await self.studies.take_up()
            # While some are being done, the next ones wait for them to end.
            await self._until_told(self._study, SELDOM if self._hears_all and not self.studies.busy else LOOK)

    async def _forget(self) -> None:
        while True:
            await asyncio.sleep(FORGET)
            with contextlib.suppress(DatabaseUnavailable):
                await self.store.write(partial(search_jobs.forget, now=time.time()))

    # What comes over the bus.

    def version_told(self, table: str, version: int) -> None:
        """Tables are not followed here."""

    def told(self, what: str, which: str) -> None:
        """A server asks for a search, or for a study."""
        if what == "search":
            self._wake.set()
        elif what == "study":
            self._study.set()

    def process_ended(self, process: str) -> None:
        """What a worker has begun is done by another one."""
        asyncio.get_running_loop().create_task(self._put_back(process))

    async def _put_back(self, process: str) -> None:
        with contextlib.suppress(DatabaseUnavailable):
            await self.store.write(partial(search_jobs.put_back, worker=process))
        self._wake_all()

    def bus_returned(self) -> None:
        """Look for work at once."""
        self._wake_all()

    def bus_lost(self) -> None:
        """From now on the database is asked more often."""
        self._wake_all()

    def _wake_all(self) -> None:
        self._wake.set()
        self._study.set()


def work(settings: Settings) -> None:
    """Run until SIGINT or SIGTERM."""
    logging.config.dictConfig(configuration(settings.logs))
    store = Store(settings.url)
    try:
        with failures_in_words():
            if not store.is_migrated():
                raise ValueError(
                    "this database is not of the shape that this version needs; run `taletable migrate` first"
                )
            store.open()
            log.info("taletable %s with %s takes searches", VERSION, build())
            asyncio.run(_run(store, settings))
    finally:
        store.close()


async def _run(store: Store, settings: Settings) -> None:
    found = Work(store, max(1, settings.bot_workers), Archive(settings.archive_folder))
    if settings.bus:
        await found.connect(settings.bus)
    running = asyncio.create_task(found.run())
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):  # on Windows Ctrl+C raises KeyboardInterrupt
            loop.add_signal_handler(number, running.cancel)
    with contextlib.suppress(asyncio.CancelledError):
        await running
