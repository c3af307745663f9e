"""Several processes on one database: what each has to know of the others, by the bus or by asking the database.

With a bus nobody asks while nothing happens, but every quarter of a minute for what nobody tells. Without one, and
while Redis is away, the tables that somebody watches are asked for ten times a second, and people twice a second.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Coroutine
from functools import partial
from hashlib import blake2b
from typing import Any, Final, Literal

from taletable.server.bus import Bus
from taletable.server.people import CACHE_SECONDS, People
from taletable.server.rate_limits import RateLimits
from taletable.server.rooms import Rooms
from taletable.server.storage import DatabaseUnavailable, Store, clock
from taletable.server.storage.secret_keys import secret_key
from taletable.server.study_work import StudyWork

POLL: Final = 0.1  # seconds between two looks for new versions without a bus
TRUSTED: Final = 0.5  # seconds for which a person in the cache is trusted without a bus
ASK_PEOPLE: Final = 0.5  # seconds between two looks for those who have signed out, without a bus
SELDOM: Final = 15.0  # with a bus: for what nobody tells, since no server has changed it, or one that is without Redis
CLOCK: Final = 60.0  # seconds between two looks at the clock of the database
CLOCK_WRONG: Final = 1.0  # seconds between two clocks that are worth a word, since time limits and leases go by them
AGAIN: Final = 1.0  # seconds until the database is asked again for what may have been missed
ASK_STUDIES: Final = 10.0  # seconds between two looks for studies that were put off, with a bus
NAMESPACE: Final = "bus"  # the secret that tells installations apart which share a Redis

log: Final = logging.getLogger("taletable")


async def namespace(store: Store) -> bytes:
    """The secret that tells installations apart which share a Redis: all processes on a database share it."""
    return await secret_key(store, NAMESPACE)


def channels_of(secret: bytes) -> str:
    """How the channels and keys of an installation begin; whoever sees them does not learn the secret."""
    return f"taletable:{blake2b(secret, digest_size=8).hexdigest()}"


class Cluster:
    """What one process hears of the others, and does about it. Without ``url`` there is no bus."""

    def __init__(self, url: str, rooms: Rooms, people: People, limits: RateLimits) -> None:
        self.url = url
        self.rooms = rooms
        self.people = people
        self.limits = limits
        self.bus: Bus | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._people_next = 0.0
        self._studies_next = 0.0
        self._study_asked = False
        self.clock_off = 0.0  # seconds between this clock and that of the database

    async def open(self) -> None:
        """Connect to the bus if there is one."""
        self.bus_lost()
        if not self.url:
            return
        secret = await namespace(self.rooms.store)
        self.bus = self.rooms.bus = Bus(self.url, channels_of(secret), self.rooms.process, self)
        self.bus.spent = self.limits
        self.limits.share(secret, self.bus.limits_taken)
        self.people.announce = partial(self.bus.tell, "person")
        searches = self.rooms.workers.shared_searches
        if searches is not None:
            searches.tell, searches.hears_all = self.bus.tell, lambda: self.rooms.hears_all
        self.bus.open()

    async def close(self) -> None:
        """Tell the others that this process ends."""
        for task in list(self._tasks):
            task.cancel()
        if self.bus is not None:
            await self.bus.close()

    @property
    def polls(self) -> bool:
        """Whether what other processes do has to be looked for."""
        return self.rooms.shared and not self.rooms.hears_all

    @property
    def bus_state(self) -> Literal["ok", "away"] | None:
        """For `/health`: whether the bus works, if there is one."""
        return None if self.bus is None else "ok" if self.bus.live else "away"

    # What comes over the bus.

    def version_told(self, table: str, version: int) -> None:
        """A table has a new version."""
        self.rooms.version_told(table, version)

    def told(self, what: str, which: str) -> None:
        """Somebody has changed something about themselves, or a search has its answer."""
        searches = self.rooms.workers.shared_searches
        if what == "searched" and searches is not None:
            searches.told(which)
        elif what == "study":
            self._study_asked = True
        elif what == "person":
            self.people.drop(which)
            watching = {(person, epoch) for person, epoch in self.rooms.watching() if person == which}
            if watching:
                self._spawn(self._refresh(watching))

    def process_ended(self, process: str) -> None:
        """Take up what another process would have done, and look for what it has stored and could not tell."""
        self._spawn(self.rooms.leases.take_over(process))
        self._spawn(self._look_for_all())

    def bus_returned(self) -> None:
        """Look once for all that may have been missed. What was taken of rate limits meanwhile is no debt."""
        self.limits.forget_taken()
        self.people.trusted_for = CACHE_SECONDS
        self.people.drop_all()
        self._people_next = 0.0
        self._spawn(self._look_for_all())

    def bus_lost(self) -> None:
        """From now on the database is asked."""
        self.people.trusted_for = TRUSTED if self.polls else CACHE_SECONDS
        self._people_next = 0.0

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and not isinstance(task.exception(), DatabaseUnavailable | None):
            log.error("something went wrong while other processes were heard", exc_info=task.exception())

    # What is asked of the database.

    async def _look_for_all(self) -> None:
        """Look once for all that may have been missed; again, while the database is away, too."""
        while True:
            try:
                await self.rooms.catch_up_all()
                return
            except DatabaseUnavailable:
                await asyncio.sleep(AGAIN)

    async def poll_tables(self) -> None:
        """Look for new versions: while nobody tells of them at once, else seldom."""
        if self.bus is not None:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(SELDOM):
                    await self.bus.away.wait()
        await self.rooms.catch_up()

    def study_asked(self, table: str) -> None:
        """Somebody has asked here for a study of a table."""
        self._study_asked = True
        if self.bus is not None:
            self.bus.tell("study", table)

    async def take_up_studies(self, studies: StudyWork) -> None:
        """Begin studies that are due; with a bus when somebody has asked for one, and now and then."""
        now = time.monotonic()
        if not self.rooms.hears_all or self._study_asked or studies.busy or now >= self._studies_next:
            self._study_asked, self._studies_next = False, now + ASK_STUDIES
            await studies.take_up()

    async def check_clock(self) -> None:
        """Compare clocks: whose clock is fast ends others' time too early, and takes over what others still do."""
        off = abs(await self.rooms.store.read(clock.ahead))
        if off > CLOCK_WRONG >= self.clock_off:
            log.error("this clock and that of the database are %.1f seconds apart; time limits go by it", off)
        self.clock_off = off

    async def check_people(self) -> None:
        """Look for those who have signed out or muted somebody at another process."""
        now = time.monotonic()
        if now >= self._people_next:
            self._people_next = now + (ASK_PEOPLE if self.polls else SELDOM if self.rooms.shared else CACHE_SECONDS)
            try:
                await self._refresh(self.rooms.watching())
            except DatabaseUnavailable:
                self._people_next = now
                raise

    async def _refresh(self, watching: set[tuple[str, int]]) -> None:
        """Close the WebSockets of people who have signed out or were deleted, and apply the mutes of the others."""
        if not watching:
            return
        self.rooms.close_websockets(await self.people.outdated(watching))
        if self.rooms.shared:
            self.rooms.set_mutes(await self.people.mutes_of([person for person, _ in watching]))
