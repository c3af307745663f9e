"""Leases: which process runs the bots and clocks of a table, and who takes them up when it has died.

`tables.runner` is the process that does, `tables.due` until when it has to. Whoever stores the next entry of a table
becomes its runner, unless bots still think elsewhere. When a lease is over any process may claim it; each claims what
no other one is just claiming (SKIP LOCKED), and loads only that. What two processes do nevertheless is decided by the
key of the log.
"""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import ColumnElement, Connection, func, select, update

from taletable.server import room_storage, schedule
from taletable.server.refusals import Refusal
from taletable.server.storage.schema import tables

if TYPE_CHECKING:
    from taletable.server.active_room import ActiveRoom
    from taletable.server.room import Room
    from taletable.server.room_storage import Lease
    from taletable.server.rooms import Rooms

LATE: Final = 1.0  # seconds after which a runner is late, where there are several processes
CHECK: Final = 15.0  # seconds between two looks for overdue tables, where a bus tells that a process has died
AT_ONCE: Final = 50  # tables that are claimed together
ROUNDS: Final = 20  # claims at one look


def next_due(connection: Connection) -> float | None:
    """When the next table is due."""
    found: float | None = connection.execute(select(func.min(tables.c.due))).scalar()
    return found


def overdue(connection: Connection, now: float) -> list[str]:
    """Tables that some process has to take up."""
    return _unclaimed(connection, tables.c.due <= now)


def claim_overdue(connection: Connection, now: float, process: str | None, until: float) -> list[str]:
    """Take up some tables that are overdue, so that no other process does before ``until``."""
    return _claim(connection, overdue(connection, now), process, until)


def claim_of(connection: Connection, dead: str, process: str, until: float) -> list[str]:
    """Take up some tables that a dead process would have to look after before ``until``."""
    return _claim(connection, _unclaimed(connection, tables.c.runner == dead, tables.c.due < until), process, until)


def extend(connection: Connection, id: str, process: str, until: float | None) -> bool:
    """Move the lease of a table; whether this process still has it."""
    own = update(tables).where(tables.c.id == id, tables.c.runner == process)
    return bool(connection.execute(own.values(due=until)).rowcount)


def _unclaimed(connection: Connection, *which: ColumnElement[bool]) -> list[str]:
    found = select(tables.c.id).where(*which).order_by(tables.c.due).limit(AT_ONCE)
    return list(connection.execute(found.with_for_update(skip_locked=True)).scalars())


def _claim(connection: Connection, ids: list[str], process: str | None, until: float) -> list[str]:
    if ids:
        connection.execute(update(tables).where(tables.c.id.in_(ids)).values(due=until, runner=process))
    return ids


class Leases:
    """The leases of one process."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self._next_look = 0.0

    @property
    def holder(self) -> str | None:
        """Who is the runner of what this process takes up; nobody need know where there is one process only."""
        return self.rooms.process if self.rooms.shared else None

    def first(self, room: Room) -> Lease:
        """Of a table that is opened here and may have begun: until when it is taken up here, if it has to be."""
        due = schedule.due(room)
        return due, self.holder if due is not None else None

    def has(self, active: ActiveRoom) -> bool:
        """Whether this process runs a table."""
        return not self.rooms.shared or active.runner == self.rooms.process

    def left_to(self, active: ActiveRoom, asked: list[tuple[int, str]]) -> bool:
        """Whether another process goes on running a table: one where bots think that were ``asked`` before a change."""
        elsewhere = not self.has(active) and active.runner is not None
        holds = active.due is not None and active.due > time.time()
        return elsewhere and holds and not set(asked).isdisjoint(active.room.bot_turns())

    async def look(self) -> None:
        """Every second: renew leases, and take up what is overdue, as often as that has to be looked for."""
        if self.rooms.shared:
            await self._renew()
        if not self.rooms.hears_all or time.time() >= self._next_look:
            await self.take_up_overdue()

    async def take_up_overdue(self) -> None:
        """Take up the tables that are overdue, such as those of a process that has crashed."""
        late = LATE if self.rooms.shared else 0.0
        due = await self.rooms.store.read(next_due)
        if due is not None and due <= time.time() - late:
            await self._take_up(lambda now: partial(claim_overdue, now=now - late, process=self.holder))
            due = await self.rooms.store.read(next_due)
        now = time.time()
        self._next_look = now + CHECK if due is None else max(now, min(now + CHECK, due + late))

    async def take_over(self, dead: str) -> None:
        """Take up what a dead process would have to look after soon; the rest is found when it is overdue."""
        await self._take_up(lambda _: partial(claim_of, dead=dead, process=self.rooms.process))

    async def _take_up(self, claims: Callable[[float], Callable[..., list[str]]]) -> None:
        for _ in range(ROUNDS):
            now = time.time()
            until = now + schedule.TAKE_OVER
            claim: Callable[[Connection], list[str]] = partial(claims(now), until=until)
            ids = await self.rooms.store.write(claim)
            for id in ids:
                with contextlib.suppress(Refusal):  # while there is no room for it in memory
                    active = await self.rooms.find(id, fresh=False)
                    await self.rooms.catch_up_with(id)  # a command of whoever runs the server makes a table due
                    async with active.lock:
                        await self._begin(active, until)
            if len(ids) < AT_ONCE or not self.rooms.cache.has_room():
                break

    async def _begin(self, active: ActiveRoom, until: float) -> None:
        """Run a table that was claimed, and be its runner until something has to be done there, if that is later."""
        active.due, active.runner = await self.rooms.store.read(partial(room_storage.lease_of, id=active.id))
        self.rooms.run(active)
        due = schedule.due(active.room)
        if active.due == until and not active.room.bot_turns() and (due is None or due > until):
            settle = partial(room_storage.settle, id=active.id, until=until, due=due)
            if await self.rooms.store.write(settle):
                active.due = due

    async def _renew(self) -> None:
        """Keep other processes from taking up tables whose bots still think, or wait for their turn to think, here."""
        for active in [active for active in self.rooms.cache if active.thinking]:
            async with active.lock:
                now = time.time()
                soon = active.due is not None and active.due < now + schedule.TAKE_OVER / 2
                if active.thinking and soon and self.has(active):
                    until = now + schedule.TAKE_OVER
                    renew: Any = partial(extend, id=active.id, process=self.rooms.process, until=until)
                    if await self.rooms.store.write(renew):
                        active.due = until
