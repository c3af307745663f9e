"""Tasks and timers of rooms: answers of bots and stand-ins, and deadlines."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial
from typing import Any, Final

from taletable.server import commands, pace
from taletable.server.active_room import ActiveRoom
from taletable.server.room import PLAYING, Entry, Room
from taletable.server.seeds import for_decision, for_pause
from taletable.server.storage import DatabaseUnavailable
from taletable.server.workers import Workers

TAKE_OVER: Final = 15.0  # lease: seconds after which another process may take up a bot that does not answer
GRACE: Final = 20.0  # seconds after the server, or its database, has come back in which no deadline passes

Change = Callable[[ActiveRoom, Callable[[float], list[Entry]]], Awaitable[None]]

log: Final = logging.getLogger("taletable.rooms")


def due(room: Room) -> float | None:
    """When any process has to take up this room, should this one not live to do it; stored in `tables.due`."""
    if room.status != PLAYING:
        return None
    if room.bot_turns():
        return time.time() + TAKE_OVER
    return room.next_deadline()


class Schedule:
    """The tasks and timers of all rooms in memory. ``change`` decides, stores and broadcasts entries of a room.

    ``bot_pause`` are the seconds an unhurried bot takes for an ordinary decision.
    """

    def __init__(self, workers: Workers, change: Change, bot_pause: float = 0.0) -> None:
        self.workers = workers
        self.bot_pause = bot_pause
        self.resumed_at = time.time()  # since when what people answer can be stored
        self._change = change
        self._tasks: set[asyncio.Task[None]] = set()

    def run(self, active: ActiveRoom) -> None:
        """Start a task for each bot or stand-in that is asked, and set the timer of the next deadline."""
        room = active.room
        for seat, level in room.bot_turns():
            number = room.asked[seat]
            assert number is not None
            if (seat, number) not in active.thinking:
                active.thinking.add((seat, number))
                self._spawn(self._answer(active, seat, number, level))
        if active.alarm is not None:
            active.alarm.cancel()
            active.alarm = None
        deadline = room.next_deadline() if room.status == PLAYING else None
        if deadline is not None:
            wait = max(deadline, self.resumed_at + GRACE) - time.time()
            active.alarm = asyncio.get_running_loop().call_later(max(0.01, wait), self._deadline_passed, active)

    def _deadline_passed(self, active: ActiveRoom) -> None:
        if active.loaded_room is not None and time.time() < self.resumed_at + GRACE:
            self.run(active)  # the database was away since the timer was set
            return
        active.changing += 1  # it is not evicted before its change begins
        self._spawn(self._time_out(active))

    async def _time_out(self, active: ActiveRoom) -> None:
        active.changing -= 1
        await self._change(active, lambda now: commands.time_out(active.room, now))

    async def _answer(self, active: ActiveRoom, seat: int, number: int, level: str) -> None:
        try:
            table, head = active.room.table, active.room.head
            if table is None or active.room.asked[seat] != number:
                return
            began = time.monotonic()
            given = sum(actor == seat for actor, _ in active.room.actions)
            seed = for_decision(head.seed, seat, given)
            wanted = partial(_is_asked, active, seat, number)
            chosen = await self.workers.choose(table, seat, level, seed, head.host, wanted, head.deal is not None)
            chance = for_pause(head.seed, seat, given)
            pause = pace.pause(head.terms.bot_pace, self.bot_pause, chosen.choices, chance)
            await asyncio.sleep(max(0.0, began + pause - time.monotonic()))
            await self._change(active, lambda now: commands.answer_for(active.room, seat, number, chosen.action, now))
        finally:
            active.thinking.discard((seat, number))

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and not isinstance(task.exception(), DatabaseUnavailable | None):
            log.error("something went wrong beside a table", exc_info=task.exception())

    def close(self) -> None:
        """Cancel all tasks; what they would have done is stored as due."""
        for task in list(self._tasks):
            task.cancel()


def _is_asked(active: ActiveRoom, seat: int, number: int) -> bool:
    """Whether a bot's answer is still of use: not after an undo, or when whoever was away has come back."""
    return active.loaded_room is None or active.loaded_room.awaits_bot(seat, number)


def cancel_alarm(active: ActiveRoom) -> None:
    """Another process runs the room, or it goes out of memory; some process takes it up when it is due."""
    if active.alarm is not None:
        active.alarm.cancel()
        active.alarm = None
