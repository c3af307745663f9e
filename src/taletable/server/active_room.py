"""A room in memory, with its lock, its viewers, and what is going on there."""

from __future__ import annotations

import asyncio

from taletable.server.room import Room
from taletable.server.storage import DatabaseUnavailable
from taletable.server.viewer import Viewer


class ActiveRoom:
    """A room in memory. Changes hold its lock."""

    def __init__(self, room: Room) -> None:
        self.id = room.head.id
        self.loaded_room: Room | None = room  # None while its log cannot be read
        self.lock = asyncio.Lock()
        self.storage_down_since: float | None = None  # None while storing works
        self.viewers: set[Viewer] = set()
        self.thinking: set[tuple[int, int]] = set()
        self.changing = 0  # changes that are running or wait for the lock
        self.due: float | None = None
        self.runner: str | None = None  # the process that runs its bots and clocks until it is due
        self.told = 0  # the newest version that other processes have told of
        self.in_doubt = False  # entries may be stored of which the others were not told
        self.alarm: asyncio.TimerHandle | None = None

    @property
    def room(self) -> Room:
        """The room, as loaded from its log; `DatabaseUnavailable` if it could not be."""
        if self.loaded_room is None:
            raise DatabaseUnavailable("the log of this table could not be read")
        return self.loaded_room

    def is_spectator(self, who: str) -> bool:
        """Whether somebody has no seat here; not while nobody can tell."""
        return self.loaded_room is not None and self.loaded_room.seat_of(who) is None

    @property
    def size(self) -> int:
        """Bytes of memory it takes, at most."""
        return 0 if self.loaded_room is None else self.loaded_room.size

    @property
    def idle(self) -> bool:
        """Whether nobody watches it and nothing is going on there."""
        return not (self.viewers or self.thinking or self.changing or self.lock.locked())

    @property
    def version(self) -> int:
        """The seq of the last entry that is loaded."""
        return -1 if self.loaded_room is None else self.loaded_room.version
