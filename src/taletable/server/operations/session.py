"""A database as commands use it beside servers that run: by the same logs, with no bots and no clocks of its own."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final

from taletable.server.active_room import ActiveRoom
from taletable.server.archive import Archive
from taletable.server.cluster import Cluster
from taletable.server.people import People
from taletable.server.rate_limits import RateLimits
from taletable.server.refusals import Refusal
from taletable.server.room import Entry, Room
from taletable.server.rooms import Rooms
from taletable.server.schedule import Schedule
from taletable.server.settings import Settings
from taletable.server.storage import Store, failures_in_words
from taletable.server.workers import Workers

CONNECTING: Final = 3.0  # seconds in which the bus must be there; without it servers look for themselves
LOOK: Final = 0.01


class NoSchedule(Schedule):
    """Bots and clocks are for servers; what this process adds to a log makes the table due, so one takes it up."""

    def run(self, active: ActiveRoom) -> None:
        """Nothing is run."""


class Speaker(Cluster):
    """Tells the servers what is stored here, and takes over nothing from them."""

    async def connected(self) -> None:
        """Wait for the bus, if there is one and it answers."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(CONNECTING):
                while self.bus is not None and not self.bus.live:
                    await asyncio.sleep(LOOK)

    def process_ended(self, process: str) -> None:
        """It is for servers to take up what another one would have done."""


class Session:
    """A database that is open, with its rooms and people."""

    def __init__(self, settings: Settings) -> None:
        self.store = Store(settings.url)
        self.archive = Archive(settings.archive_folder)
        self.rooms = Rooms(self.store, Workers(), shared=True, archive=self.archive)
        self.rooms.schedule = NoSchedule(self.rooms.workers, _no_change)
        self.people = People(self.store)
        self.cluster = Speaker(settings.bus, self.rooms, self.people, RateLimits(settings.pace, settings.lines))

    async def open(self) -> None:
        """Start the writer, and connect to the bus; a ValueError if the database has another shape."""
        if not await asyncio.to_thread(self.store.is_migrated):
            raise ValueError("this database is not of the shape that this version needs; run `taletable migrate` first")
        self.store.open()
        await self.cluster.open()
        await self.cluster.connected()

    async def close(self) -> None:
        """Everything is stored, and the servers were told."""
        await self.rooms.close()
        await self.cluster.close()
        self.people.passwords.close()
        await asyncio.to_thread(self.store.close)

    async def room(self, id: str) -> Room:
        """A room by its id; a ValueError if there is none."""
        try:
            return (await self.rooms.find(id)).room
        except Refusal as refused:
            raise ValueError(refused.response("en").reason) from None

    async def intervene(self, id: str, decide: Callable[[Room, float], list[Entry]]) -> Room:
        """Change a table; a ValueError if there is none, or that cannot be."""
        await self.room(id)
        return await self.rooms.intervene(id, decide)


async def _no_change(active: ActiveRoom, decide: Callable[[float], list[Entry]]) -> None:
    """What `NoSchedule` never calls."""


@asynccontextmanager
async def session(settings: Settings) -> AsyncIterator[Session]:
    """Open the database of a server, which must have the shape of this version."""
    opened = Session(settings)
    with failures_in_words():
        try:
            await opened.open()
            yield opened
        finally:
            await opened.close()
