"""The cache of rooms in memory: least recently used first out, within a limit of bytes.

A room can be made again from its log at any time, so whatever nobody watches may go.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, Generic, Protocol, TypeVar

SLACK: Final = 0.05  # so much of the limit is freed at once, so that not every new room evicts another
HARD: Final = 1.25  # times the limit: from here on no further room is taken in


class Cached(Protocol):
    """What the cache has to know of a room."""

    id: str

    @property
    def size(self) -> int:
        """Bytes of memory it takes, at most."""

    @property
    def idle(self) -> bool:
        """Whether nobody watches it and nothing is going on there."""


Kept = TypeVar("Kept", bound=Cached)


class RoomCache(Generic[Kept]):
    """Rooms by their id, those used least recently first."""

    def __init__(self, limit: int, evicted: Callable[[Kept], None]) -> None:
        self.limit = limit
        self.bytes = 0
        self._evicted = evicted
        self._rooms: dict[str, Kept] = {}
        self._sizes: dict[str, int] = {}
        self._evict_at = limit

    def __len__(self) -> int:
        return len(self._rooms)

    def __contains__(self, id: str) -> bool:
        return id in self._rooms

    def __getitem__(self, id: str) -> Kept:
        return self._rooms[id]

    def __iter__(self) -> Iterator[Kept]:
        return iter(list(self._rooms.values()))

    def has_room(self) -> bool:
        """Whether a further room can be taken in; not while all that are here are in use."""
        if self.bytes >= HARD * self.limit:
            self._evict()
        return self.bytes < HARD * self.limit

    def get(self, id: str) -> Kept | None:
        """A room, if it is here; from now on it is the one used last."""
        found = self._rooms.pop(id, None)
        if found is not None:
            self._rooms[id] = found
        return found

    def put(self, room: Kept) -> Kept:
        """Take a room in, unless it is here already."""
        kept = self._rooms.setdefault(room.id, room)
        self.weigh(kept)
        return kept

    def weigh(self, room: Kept) -> None:
        """Count what a room takes now, and evict others if that is too much."""
        if self._rooms.get(room.id) is not room:
            return
        size = room.size
        self.bytes += size - self._sizes.get(room.id, 0)
        self._sizes[room.id] = size
        if self.bytes > self._evict_at:
            self._evict(room)

    def clear(self) -> None:
        """Let go of everything."""
        self._rooms.clear()
        self._sizes.clear()
        self.bytes = 0

    def _evict(self, but: Kept | None = None) -> None:
        wanted = (1 - SLACK) * self.limit
        for room in list(self._rooms.values()):
            if self.bytes <= wanted:
                break
            if room is not but and room.idle:
                del self._rooms[room.id]
                self.bytes -= self._sizes.pop(room.id)
                self._evicted(room)
        # Where most rooms are in use, not every change looks through all of them again.
        self._evict_at = max(self.limit, int(self.bytes * (1 + SLACK)))
