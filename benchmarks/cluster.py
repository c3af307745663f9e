"""`make bench-cluster`: several server processes on one PostgreSQL, with a Redis between them, all on this machine.

Four people at each table sit at different servers, as a balancer would send them. What counts as the time of a move is
from sending it to the update at the last of the four. The delay of an update is from when whoever moved hears of it to
when somebody at another server does, while little else happens. Then: what a viewer costs who only watches, and what a
game leaves in the database. PostgreSQL, Redis and the players take their part of the same cores; the processor time of
an action tells what the limit is.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import resource
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, NamedTuple, cast

import uvloop

import taletable as tt
from benchmarks import parse
from benchmarks.server import SEATS, Hall, OurLine, Question, Table, ask, sit_down, used
from tests.kit.waiting import eventually
from tests.server.kit import FreshServer
from tests.server.postgres import Cluster
from tests.server.redis import RedisServer


class SpreadTable(Table):
    """A table whose seats are at several servers."""

    def __init__(self, seed: int, hall: SpreadHall) -> None:
        super().__init__(seed, hall)
        self.spread = hall
        self.mover = 0
        self.at = [0.0] * SEATS

    def heard(self, seat: int, version: int, question: Any) -> None:
        self.at[seat] = time.perf_counter()
        others = [self.versions[other] for other in range(SEATS) if other != seat]
        if self.playing and min(version, *others) > self.version:
            ports = self.spread.ports
            own = self.mover % len(ports)
            self.spread.delays += [
                self.at[one] - self.at[self.mover] for one in range(SEATS) if one % len(ports) != own
            ]
        super().heard(seat, version, question)


class SpreadHall(Hall):
    """Tables whose seats are at servers in turn."""

    def __init__(self, count: int, at_once: int, ports: list[int]) -> None:
        super().__init__(0, at_once)
        self.ports = ports
        self.delays: list[float] = []
        self.tables = [SpreadTable(number, self) for number in range(count)]
        self.waiting = list(self.tables)
        self.missing = count

    async def come(self) -> None:
        """Everybody comes, and has seen their table."""
        loop = asyncio.get_running_loop()
        for table in self.tables:
            for line in table.lines:
                port = self.ports[line.seat % len(self.ports)]
                await loop.create_connection(lambda line=line: line, "127.0.0.1", port)  # type: ignore[misc]
        await self.until(self.all_here)


class SpreadLine(OurLine):
    """A line whose table knows who has moved."""

    def answer(self, question: Question) -> bytes:
        assert isinstance(self.table, SpreadTable)
        self.table.mover = self.seat
        return super().answer(question)


class Idle(asyncio.Protocol):
    """A viewer who only watches."""

    def __init__(self, path: str) -> None:
        self.path = path
        self.transport: asyncio.Transport | None = None
        self.open = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)
        self.transport.write(
            f"GET {self.path} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        assert self.transport is not None
        if not self.open:
            self.open = True
            self.transport.write(_frame(0x81, b'{"kind":"hello"}'))
        elif data[0] == 0x89 and len(data) == 2 + data[1]:  # a ping, after a while without anything else
            self.transport.write(_frame(0x8A, data[2:]))


def _frame(kind: int, message: bytes) -> bytes:
    return bytes([kind, 0x80 | len(message)]) + b"\0\0\0\0" + message


@contextmanager
def servers(
    count: int, postgres: Cluster, redis: RedisServer, **settings: object
) -> Iterator[tuple[list[FreshServer], str]]:
    """So many servers on a new database, which hear each other."""
    name = postgres.database()
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        found = []
        for number in range(count):
            place = Path(folder) / str(number)
            place.mkdir()
            found.append(FreshServer(place, postgres.url(name), bus=redis.url, **settings))  # type: ignore[arg-type]
        for server in found:
            stack.enter_context(server)
        for server in found:
            eventually(lambda server=server: server.get("/health").json()["bus"] == "ok", "the bus")  # type: ignore[misc]
        yield found, name


class Played(NamedTuple):
    """What came of some games: times in milliseconds, sorted."""

    speed: float  # actions a second
    times: list[float]
    delays: list[float]  # of updates at other servers
    servers: float  # microseconds of processor time that an action took all servers together
    players: float  # and all who played


async def play(found: list[FreshServer], game: str, count: int, at_once: int) -> Played:
    """Play so many games of four at these servers."""
    hall = SpreadHall(max(count, at_once), at_once, [server.port for server in found])
    await asyncio.to_thread(sit_down, hall, found[0].url, game)
    for table in hall.tables:
        lines = [line for line in table.lines if isinstance(line, OurLine)]
        table.lines = [SpreadLine(table, line.seat, *line_facts(line)) for line in lines]
    await hall.come()
    children = [server.child for server in found if isinstance(server.child, subprocess.Popen)]
    before, own = sum(map(used, children)), time.process_time()
    times, took = await hall.play(children[0])
    actions = len(times)
    servers, players = sum(map(used, children)) - before, time.process_time() - own
    return Played(
        actions / took,
        sorted(1000 * one for one in times),
        sorted(1000 * one for one in hall.delays),
        1e6 * servers / actions,
        1e6 * players / actions,
    )


def line_facts(line: OurLine) -> tuple[str, str]:
    """The path and the cookie with which a line is opened."""
    path = line.hello.partition(" ")[2].partition(" ")[0]
    return path, line.hello.partition("Cookie: ")[2].partition("\r\n")[0]


def percent(sorted_times: list[float], part: int) -> float:
    return sorted_times[part * len(sorted_times) // 100]


def memory(server: FreshServer) -> int:
    """Bytes of memory that a server process takes."""
    assert server.child is not None
    status = Path(f"/proc/{server.child.pid}/status").read_text()
    return 1024 * int(status.partition("VmRSS:")[2].split()[0])


async def watch(server: FreshServer, viewers: int) -> float:
    """Bytes for each of so many spectators of one game."""
    cookie = ask(f"{server.url}/api/guests", {"name": "Ann"})[1]
    seats = [{"kind": "me"}, {"kind": "open"}]
    id = ask(f"{server.url}/api/tables", {"game": "zavarushka", "seats": seats}, cookie)[0]["id"]
    before, loop = memory(server), asyncio.get_running_loop()
    for _ in range(viewers):
        await loop.create_connection(lambda: Idle(f"/api/tables/{id}/live"), "127.0.0.1", server.port)

    def watched() -> int:
        text = server.get("/metrics").text
        return int(float(text.partition("\ntaletable_viewers ")[2].partition("\n")[0]))

    await asyncio.to_thread(eventually, lambda: watched() == viewers, "that all watch")
    return (memory(server) - before) / viewers


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--servers", nargs="+", type=int, default=[1, 2, 4])
    parser.add_argument("--tables", type=int, default=25, help="how many are played at once")
    parser.add_argument("--moves", type=int, default=8000, help="at least so many of each game")
    parser.add_argument("--games", nargs="+", default=list(tt.games()), help="which games")
    parser.add_argument("--viewers", type=int, default=10_000, help="who watch one table")
    chosen = parse(parser, servers=[1, 2], tables=2, moves=1, viewers=20)
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    postgres, redis = Cluster(), RedisServer()
    with ExitStack() as stack:
        stack.callback(postgres.end)
        postgres.begin()
        stack.callback(redis.end)
        redis.start()
        for count in chosen.servers:
            with servers(count, postgres, redis) as (found, name):
                for game in chosen.games:
                    length = tt.playout(tt.game(game).deal(SEATS, 1), 1)
                    enough = max(1, chosen.moves // length)
                    played = uvloop.run(play(found, game, enough, chosen.tables))
                    times = played.times
                    print(
                        f"{count} servers, {game}: {played.speed:,.0f} actions a second; "
                        f"p50 {percent(times, 50):.1f} ms, p99 {percent(times, 99):.1f} ms ({len(times)} actions)\n"
                        f"  processor time of an action: {played.servers:,.0f} µs of the servers, "
                        f"{played.players:,.0f} of the players; PostgreSQL and Redis have what is left of "
                        f"{os.cpu_count()} cores",
                        flush=True,
                    )
                    if count > 1:
                        delays = uvloop.run(play(found, game, max(1, enough // 10), 1)).delays
                        p99 = percent(delays, 99)
                        print(
                            f"  an update at another server: p50 {percent(delays, 50):.1f} ms, p99 {p99:.1f} ms later: "
                            f"at most 50 ms {'holds' if p99 <= 50 else 'DOES NOT HOLD'}",
                            flush=True,
                        )
                if count == chosen.servers[-1]:
                    rows = postgres.sql(
                        'SELECT game, count(*), count(DISTINCT "table"), sum(pg_column_size(entries.*)) '
                        'FROM entries JOIN tables ON tables.id = entries."table" '
                        "WHERE status = 'over' GROUP BY game ORDER BY game",
                        name,
                    )
                    for game, entries, games, size in rows:
                        print(f"{game}: {entries / games:,.0f} rows and {size / games:,.0f} bytes of rows a game")
                    postgres.sql("VACUUM entries", name)
                    ((whole, rows_there),) = postgres.sql(
                        "SELECT pg_total_relation_size('entries'), count(*) FROM entries", name
                    )
                    print(f"the log takes {whole / rows_there:,.0f} bytes a row, with its indexes")
        with servers(1, postgres, redis, all_connections=2 * chosen.viewers) as (found, _):
            each = uvloop.run(watch(found[0], chosen.viewers))
            print(f"{chosen.viewers:,} viewers of one server: {each / 1000:.1f} kB each")


if __name__ == "__main__":
    main()
