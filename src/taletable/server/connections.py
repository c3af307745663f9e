"""The registry of open connections: limits for one client and for all, eviction of the oldest idle one, timeouts."""

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
SWEEP_INTERVAL: Final = 1.0  # seconds between two sweeps for connections whose timeout has passed


class Connection(Protocol):
    """What the registry needs of a protocol instance."""

    client: tuple[str, int] | None

    def abort(self) -> None:
        """Close without flushing the write buffer."""

    def close_if_overdue(self, now: float) -> None:
        """Close if a timeout has passed."""


class Client:
    """The connections of one client."""

    __slots__ = ("open", "waiting")

    def __init__(self) -> None:
        self.open = 0
        self.waiting: dict[Connection, None] = {}


class Connections:
    """The connections of one uvicorn server. An idle one, whose request has not fully arrived, can be evicted."""

    def __init__(self, settings: Settings) -> None:
        self.request_timeout = settings.request_timeout
        self.idle_timeout = settings.idle_timeout
        self.of_one_client = settings.lines + settings.connections
        self.most = min(settings.all_connections, spare_files())
        self.proxies = settings.proxy_networks
        self.closed: Counter[str] = Counter()  # by reason, for the metrics
        self._open: dict[Connection, str] = {}
        self._waiting: dict[Connection, None] = {}  # idle ones, the oldest first
        self._clients: dict[str, Client] = {}
        self._is_proxy = lru_cache(KEPT)(self._belongs_to_proxy)
        self._timer: asyncio.TimerHandle | None = None

    def __len__(self) -> int:
        return len(self._open)

    def enter(self, connection: Connection) -> bool:
        """Admit a connection within the limits, if need be by evicting the one that has been idle longest."""
        host = connection.client[0] if connection.client else ""
        key = client_key(host)
        client = self._clients.get(key) or Client()
        limited = not self._is_proxy(host)
        if limited and client.open >= self.of_one_client and not self._evict_oldest(client.waiting):
            return False
        if len(self._open) >= self.most and not self._evict_oldest(self._waiting):
            return False
        client.open += 1
        self._clients[key] = client
        self._open[connection] = key
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(self._sweep_interval, self._sweep)
        return True

    def leave(self, connection: Connection) -> None:
        """Remove a connection that is closed, or about to be."""
        key = self._open.pop(connection, None)
        if key is None:
            return
        self._waiting.pop(connection, None)
        client = self._clients[key]
        client.waiting.pop(connection, None)
        client.open -= 1
        if not client.open:
            del self._clients[key]

    def mark_idle(self, connection: Connection) -> None:
        """Make a connection evictable: it waits for a request."""
        key = self._open.get(connection)
        if key is not None and connection not in self._waiting:
            self._waiting[connection] = self._clients[key].waiting[connection] = None

    def mark_busy(self, connection: Connection) -> None:
        """Protect a connection from eviction: a request has arrived."""
        if connection in self._waiting:
            del self._waiting[connection]
            del self._clients[self._open[connection]].waiting[connection]

    def _evict_oldest(self, waiting: dict[Connection, None]) -> bool:
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
    def _sweep_interval(self) -> float:
        return min(SWEEP_INTERVAL, self.request_timeout / 4, self.idle_timeout / 4)

    def _sweep(self) -> None:
        loop = asyncio.get_running_loop()
        now = loop.time()
        for connection in list(self._open):
            connection.close_if_overdue(now)
        self._timer = loop.call_later(self._sweep_interval, self._sweep) if self._open else None


BY_SERVER: Final[WeakKeyDictionary[ServerState, Connections]] = WeakKeyDictionary()


def connections_of(server: ServerState) -> Connections:
    """The registry of a uvicorn server, made on first use by the settings of the environment."""
    found = BY_SERVER.get(server)
    if found is None:
        found = BY_SERVER[server] = Connections(from_environment())
    return found


def raise_file_limit() -> None:
    """Raise RLIMIT_NOFILE, for this process and its children: every connection is an open file."""
    if sys.platform != "win32":
        import resource  # noqa: PLC0415 (Windows has no such limit)

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = WANTED_FILES if hard == resource.RLIM_INFINITY else min(hard, WANTED_FILES)
        if soft != resource.RLIM_INFINITY and soft < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def spare_files() -> int:
    """How many connections RLIMIT_NOFILE allows, with some files left for everything else."""
    most = WANTED_FILES
    if sys.platform != "win32":
        import resource  # noqa: PLC0415

        soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
        most = WANTED_FILES if soft == resource.RLIM_INFINITY else soft
    return most - min(RESERVED, most // 2)
