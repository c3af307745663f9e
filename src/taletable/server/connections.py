"""The open connections of this process: how many there may be, of one client and in all, and which are overdue."""

from __future__ import annotations

import asyncio
import sys
from collections import Counter
from functools import lru_cache
from typing import TYPE_CHECKING, Final, Protocol
from weakref import WeakKeyDictionary

from taletable.server.addresses import KEPT, client_key, is_within
from taletable.server.settings import Settings, from_environment

if TYPE_CHECKING:
    from uvicorn.server import ServerState

RESERVED: Final = 200  # file descriptors for the database, files of the page, and worker processes
WANTED_FILES: Final = 65_536
OFTEN: Final = 1.0  # seconds between two looks for connections that are overdue


class Connection(Protocol):
    """A connection as its protocol class knows it."""

    client: tuple[str, int] | None

    def abort(self) -> None:
        """Close at once, whatever has not been sent yet."""

    def close_if_overdue(self, now: float) -> None:
        """Close if the other side has been too slow."""


class Client:
    """The connections of one client."""

    __slots__ = ("open", "waiting")

    def __init__(self) -> None:
        self.open = 0
        self.waiting: dict[Connection, None] = {}


class Connections:
    """All connections of a server; those whose request has not fully arrived can be closed to make room for others."""

    def __init__(self, settings: Settings) -> None:
        self.request_timeout = settings.request_timeout
        self.idle_timeout = settings.idle_timeout
        self.of_one_client = settings.lines + settings.connections
        self.most = min(settings.all_connections, spare_files())
        self.proxies = settings.proxy_networks
        self.closed: Counter[str] = Counter()  # by reason, for the metrics
        self._open: dict[Connection, str] = {}
        self._waiting: dict[Connection, None] = {}  # the oldest first
        self._clients: dict[str, Client] = {}
        self._is_proxy = lru_cache(KEPT)(self._belongs_to_proxy)
        self._timer: asyncio.TimerHandle | None = None

    def __len__(self) -> int:
        return len(self._open)

    def enter(self, connection: Connection) -> bool:
        """Let a connection in if there is room, or if room can be made by closing the one that has waited longest."""
        host = connection.client[0] if connection.client else ""
        key = client_key(host)
        client = self._clients.get(key) or Client()
        limited = not self._is_proxy(host)
        if limited and client.open >= self.of_one_client and not self._make_room(client.waiting):
            return False
        if len(self._open) >= self.most and not self._make_room(self._waiting):
            return False
        client.open += 1
        self._clients[key] = client
        self._open[connection] = key
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(self._often, self._look_for_overdue)
        return True

    def leave(self, connection: Connection) -> None:
        """A connection is gone, or about to be."""
        key = self._open.pop(connection, None)
        if key is None:
            return
        self._waiting.pop(connection, None)
        client = self._clients[key]
        client.waiting.pop(connection, None)
        client.open -= 1
        if not client.open:
            del self._clients[key]

    def wait(self, connection: Connection) -> None:
        """A connection waits for a request to arrive."""
        key = self._open.get(connection)
        if key is not None and connection not in self._waiting:
            self._waiting[connection] = self._clients[key].waiting[connection] = None

    def work(self, connection: Connection) -> None:
        """A request has arrived; its connection is not closed to make room."""
        if connection in self._waiting:
            del self._waiting[connection]
            del self._clients[self._open[connection]].waiting[connection]

    def _make_room(self, waiting: dict[Connection, None]) -> bool:
        oldest = next(iter(waiting), None)
        if oldest is None:
            return False
        self.leave(oldest)
        oldest.abort()
        self.closed["room"] += 1
        return True

    def _belongs_to_proxy(self, host: str) -> bool:
        return is_within(host, self.proxies)

    @property
    def _often(self) -> float:
        return min(OFTEN, self.request_timeout / 4, self.idle_timeout / 4)

    def _look_for_overdue(self) -> None:
        loop = asyncio.get_running_loop()
        now = loop.time()
        for connection in list(self._open):
            connection.close_if_overdue(now)
        self._timer = loop.call_later(self._often, self._look_for_overdue) if self._open else None


KNOWN: Final[WeakKeyDictionary[ServerState, Connections]] = WeakKeyDictionary()


def connections_of(server: ServerState) -> Connections:
    """The connections of a server of uvicorn, by the settings of the environment."""
    found = KNOWN.get(server)
    if found is None:
        found = KNOWN[server] = Connections(from_environment())
    return found


def raise_file_limit() -> None:
    """Every connection is an open file: allow this process, and those it starts, as many as the system lets it."""
    if sys.platform != "win32":
        import resource  # noqa: PLC0415 (Windows has no such limit)

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = WANTED_FILES if hard == resource.RLIM_INFINITY else min(hard, WANTED_FILES)
        if soft != resource.RLIM_INFINITY and soft < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def spare_files() -> int:
    """How many connections there can be at most, so that files are left for everything else."""
    most = WANTED_FILES
    if sys.platform != "win32":
        import resource  # noqa: PLC0415

        soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
        most = WANTED_FILES if soft == resource.RLIM_INFINITY else soft
    return most - min(RESERVED, most // 2)
