"""The bus: processes tell each other through Redis what they have stored (publish and subscribe).

Redis keeps nothing but rate limits, and nothing is lost with it: a message only says where to look, and whoever may
have missed one looks in storage. Messages name tables and people, and say nothing of what happens at a table.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Final, Protocol

if TYPE_CHECKING:
    from redis.asyncio.connection import AbstractConnection

HEARTBEAT: Final = 1.0  # seconds between two heartbeats of a process
SILENCE: Final = 3.0  # seconds without its own heartbeat: the bus is away; without that of another process: it has died
CONNECTING: Final = 2.0  # seconds until Redis must have answered
RETRY: Final = 0.5  # seconds between two attempts to connect
LIMITS_PAUSE: Final = 0.05  # seconds in which rate limits are gathered before Redis is told
MOST_AT_ONCE: Final = 1_000  # channels or keys in one command
MOST_UNSENT: Final = 10_000  # messages kept while Redis is away; it is looked for what they tell anyway

# Token buckets that all processes share. A bucket is stored as the time at which it will be full again (generic cell
# rate algorithm). What was taken elsewhere meanwhile can leave it empty and more, but never by more than it holds.
SETTLE: Final = """
local clock = redis.call('TIME')
local now = clock[1] + clock[2] / 1000000
local left = {}
for i, key in ipairs(KEYS) do
    local rate, burst, taken = tonumber(ARGV[3 * i - 2]), tonumber(ARGV[3 * i - 1]), tonumber(ARGV[3 * i])
    local full = math.max(now, tonumber(redis.call('GET', key) or 0)) + taken / rate
    full = math.min(full, now + 2 * burst / rate)
    redis.call('SET', key, string.format('%.6f', full), 'PX', math.ceil((full - now) * 1000) + 1)
    left[i] = string.format('%.6f', burst - (full - now) * rate)
end
return left
"""

log: Final = logging.getLogger("taletable.bus")


class Listener(Protocol):
    """Who hears what comes over the bus."""

    def version_told(self, table: str, version: int) -> None:
        """A table has a new version; 0 if it is not known which one."""

    def told(self, what: str, which: str) -> None:
        """Another process says something of a person or of the jobs."""

    def process_ended(self, process: str) -> None:
        """Another process has ended, or died: it may have stored what it could not tell."""

    def bus_returned(self) -> None:
        """From now on all is heard; what was told before may have been missed."""

    def bus_lost(self) -> None:
        """From now on nothing is heard."""


class Spent(Protocol):
    """Where what was taken of rate limits is gathered until it is told."""

    def take_out(self, most: int) -> list[tuple[str, float, float, int, Callable[[float], None]]]:
        """Keys with rate, burst, what was taken of them, and what to do with the tokens that are left everywhere."""


class Bus:
    """The connections of one process to Redis: one listens, one speaks. If either fails both are made anew."""

    def __init__(self, url: str, namespace: str, process: str, listener: Listener) -> None:
        self.process = process
        self.live = False  # whether all is heard that others tell
        self.away = asyncio.Event()  # set while that is not so
        self.away.set()
        self.spent: Spent | None = None
        self._new_connection = connections(url)
        self._namespace = namespace
        self._listener = listener
        self._everybody = f"{namespace}:all"
        self._followed: dict[
            str, asyncio.Future[None] | None
        ] = {}  # the channels of tables; pending ones with a future
        self._changes: dict[str, bool] = {}  # channels to subscribe to, or to unsubscribe from
        self._versions: dict[str, int] = {}  # not yet told
        self._messages: list[str] = []
        self._limits: asyncio.TimerHandle | None = None  # set from the first token that is taken until Redis is told
        self._limits_ready = False
        self._wake = asyncio.Event()
        self._heard: dict[str, float] = {}  # when each process was last heard
        self._task: asyncio.Task[None] | None = None
        self._away_since: float | None = None
        self._closing = asyncio.Event()
        self._settle = ""

    # What the server says.

    def open(self) -> None:
        """Connect, and go on trying."""
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Tell the others that this process ends, if Redis is there, and close the connections."""
        if self.live:
            self.tell("ended", self.process)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(CONNECTING):
                    while self.live and (self._messages or self._versions):
                        await asyncio.sleep(0.01)
        self._closing.set()
        if self._task is not None:
            await self._task

    def tell_version(self, table: str, version: int) -> None:
        """A table has a new version, which is stored."""
        if table in self._versions or len(self._versions) < MOST_UNSENT:
            self._versions[table] = version
        self._wake.set()

    def tell(self, what: str, which: str) -> None:
        """Tell all processes something."""
        if len(self._messages) < MOST_UNSENT:
            self._messages.append(f"{what} {which}")
        self._wake.set()

    def limits_taken(self) -> None:
        """Something was taken of rate limits; Redis is told soon."""
        if self.live and self._limits is None:
            self._limits = asyncio.get_running_loop().call_later(LIMITS_PAUSE, self._tell_limits)

    async def follow(self, table: str) -> None:
        """Hear of a table from now on; at once while Redis is away, since it is looked for in storage then."""
        channel = self._channel(table)
        if channel not in self._followed:
            self._followed[channel] = None
            if self.live:
                self._followed[channel] = asyncio.get_running_loop().create_future()
                self._changes[channel] = True
                self._wake.set()
        pending = self._followed[channel]
        if pending is not None:
            await asyncio.shield(pending)

    def unfollow(self, table: str) -> None:
        """Hear no more of a table."""
        channel = self._channel(table)
        if channel in self._followed:
            self._confirmed(channel)
            del self._followed[channel]
            if self.live:
                self._changes[channel] = False
                self._wake.set()

    def _tell_limits(self) -> None:
        self._limits, self._limits_ready = None, True
        self._wake.set()

    def _channel(self, table: str) -> str:
        return f"{self._namespace}:table:{table}"

    # The connections.

    async def _run(self) -> None:
        while not self._closing.is_set():
            listening, speaking = self._new_connection(), self._new_connection()
            tasks: list[asyncio.Task[None]] = []
            try:
                await self._connect(listening, speaking)
                self._came()
                works = self._listen(listening), self._speak(listening, speaking), self._beat(), self._until_closing()
                tasks = [asyncio.create_task(work) for work in works]
                done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
                for task in done:
                    task.result()
            except Exception as error:
                self._went(error)
            finally:
                self.live = False
                await _end(*tasks)
                for connection in (listening, speaking):
                    with contextlib.suppress(Exception):
                        await connection.disconnect(nowait=True)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(RETRY):
                    await self._until_closing()

    async def _until_closing(self) -> None:
        await self._closing.wait()

    async def _connect(self, listening: AbstractConnection, speaking: AbstractConnection) -> None:
        async with asyncio.timeout(CONNECTING):
            for connection in (listening, speaking):
                await connection.connect()  # type: ignore[no-untyped-call]
            await speaking.send_command("SCRIPT", "LOAD", SETTLE)
            self._settle = _text(await speaking.read_response())
        self._changes.clear()
        known: set[str] = set()
        while some := [one for one in (self._everybody, *self._followed) if one not in known][:MOST_AT_ONCE]:
            async with asyncio.timeout(CONNECTING):
                await listening.send_command("SUBSCRIBE", *some)
                for _ in some:
                    await listening.read_response()
            known.update(some)

    def _came(self) -> None:
        self.live = True
        self.away.clear()
        self._heard = {self.process: time.monotonic()}
        self._limits_ready = True
        self._wake.set()
        if self._away_since is not None:
            log.warning("the bus works again, after %.0f seconds", time.monotonic() - self._away_since)
            self._away_since = None
        self._listener.bus_returned()

    def _went(self, error: Exception) -> None:
        self.live = False
        if self._away_since is None:
            log.error("the bus fails, other processes are asked for by way of the database: %s", error or repr(error))
            self._away_since = time.monotonic()
        for channel in self._followed:
            self._confirmed(channel)
        self.away.set()
        self._listener.bus_lost()

    async def _listen(self, listening: AbstractConnection) -> None:
        while True:
            async with asyncio.timeout(SILENCE):  # its own heartbeat comes every second
                message = await listening.read_response()
            kind, channel = _text(message[0]), _text(message[1])
            if kind == "subscribe":
                self._confirmed(channel)
            elif kind == "message":
                self._hear(channel, _text(message[2]))

    def _hear(self, channel: str, said: str) -> None:
        if channel != self._everybody:
            self._listener.version_told(channel.rpartition(":")[2], int(said))
            return
        what, _, which = said.partition(" ")
        if what == "alive":
            self._heard[which] = time.monotonic()
        elif what == "ended":
            if which != self.process and self._heard.pop(which, None) is not None:
                self._listener.process_ended(which)
        else:
            self._listener.told(what, which)

    async def _beat(self) -> None:
        """The heartbeat, by which others know that this process lives, and itself that it hears all that is told."""
        while True:
            self.tell("alive", self.process)
            await asyncio.sleep(HEARTBEAT)
            own = self._heard[self.process]
            if time.monotonic() - own > SILENCE:
                raise TimeoutError("its own heartbeat does not come back")
            for process, heard in list(self._heard.items()):
                if own - heard > SILENCE:
                    del self._heard[process]
                    self._listener.process_ended(process)

    async def _speak(self, listening: AbstractConnection, speaking: AbstractConnection) -> None:
        """Send what is to be told: all that has gathered meanwhile at once, and what was not sent again later."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            async with asyncio.timeout(CONNECTING):
                await self._subscribe(listening)
                await self._publish(speaking)
                if self._limits_ready:
                    self._limits_ready = False
                    await self._settle_limits(speaking)

    async def _subscribe(self, listening: AbstractConnection) -> None:
        changes, self._changes = self._changes, {}
        for command, wanted in (("SUBSCRIBE", True), ("UNSUBSCRIBE", False)):
            channels = [channel for channel, change in changes.items() if change is wanted]
            for begin in range(0, len(channels), MOST_AT_ONCE):
                await listening.send_command(command, *channels[begin : begin + MOST_AT_ONCE])

    async def _publish(self, speaking: AbstractConnection) -> None:
        versions, messages = self._versions, self._messages
        if not versions and not messages:
            return
        self._versions, self._messages = {}, []
        told = [("PUBLISH", self._channel(table), str(version)) for table, version in versions.items()]
        told += [("PUBLISH", self._everybody, message) for message in messages]
        try:
            await speaking.send_packed_command(speaking.pack_commands(told))
            for _ in told:
                await speaking.read_response()
        except BaseException:
            self._versions = {**versions, **self._versions}
            self._messages = [one for one in messages if not one.startswith("alive ")] + self._messages
            raise

    async def _settle_limits(self, speaking: AbstractConnection) -> None:
        taken = [] if self.spent is None else self.spent.take_out(MOST_AT_ONCE)
        if not taken:
            return
        keys = [f"{self._namespace}:limit:{key}" for key, *_ in taken]
        values = [value for _, rate, burst, count, _ in taken for value in (rate, burst, count)]
        await speaking.send_command("EVALSHA", self._settle, len(keys), *keys, *values)
        for (*_, settle), left in zip(taken, await speaking.read_response(), strict=True):
            settle(float(left))
        if len(taken) == MOST_AT_ONCE:
            self.limits_taken()

    def _confirmed(self, channel: str) -> None:
        pending = self._followed.get(channel)
        if pending is not None:
            self._followed[channel] = None
            if not pending.done():
                pending.set_result(None)


async def _end(*tasks: asyncio.Task[None]) -> None:
    """Cancel tasks, again if need be: the driver loses a cancellation that comes just when it has an answer."""
    while pending := [task for task in tasks if not task.done()]:
        for task in pending:
            task.cancel()
        await asyncio.wait(pending, timeout=0.1)
    for task in tasks:
        if not task.cancelled():
            task.exception()  # mark it as retrieved


def _text(said: Any) -> str:
    return said.decode() if isinstance(said, bytes) else str(said)


def connections(url: str) -> Callable[[], AbstractConnection]:
    """What makes connections to a Redis server; a ValueError if there cannot be any."""
    if not url.startswith(("redis://", "rediss://", "unix://")):
        raise ValueError("a bus is given as redis://HOST:PORT, rediss://HOST:PORT or unix:///SOCKET")
    if find_spec("redis") is None:
        raise ValueError("the bus needs its driver: pip install 'taletable[redis]'")
    from redis.asyncio import ConnectionPool  # noqa: PLC0415 (optional)
    from redis.asyncio.retry import Retry  # noqa: PLC0415
    from redis.backoff import NoBackoff  # noqa: PLC0415

    # A connection that were made anew by itself would hide that messages were missed.
    pool: ConnectionPool = ConnectionPool.from_url(
        url, protocol=2, retry=Retry(NoBackoff(), 0), socket_connect_timeout=CONNECTING
    )
    return pool.make_connection
