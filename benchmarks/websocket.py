"""`python -m benchmarks.websocket`: what the fast path of WebSockets saves, next to other ways in the same run.

First the transport alone (`benchmarks.relay`): a message comes in, and an update of 1.5 KB goes out to the four viewers
of a room, over our fast path, plain ASGI on uvicorn, Granian and picows. Then the whole server, with the fast path and
without it: an update is then a snapshot of the room, since only the fast path can tell when a viewer does not keep up.
What counts is the processor time of the server for each update, as a ratio to plain ASGI on uvicorn.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median

import msgspec
import uvloop

from benchmarks import parse
from benchmarks.server import HERE, SEATS, Hall, Line, Table, run, running, sit_down, used
from tests.kit import free_port

PLAIN = "plain"
TICK = 1 / os.sysconf("SC_CLK_TCK")  # the least that can be measured
OTHERS = ("granian==2.8.7", "picows==2.3.1")  # not part of the product: installed beside it for this benchmark
ORDER = b'{"kind":"order","number":1,"do":{"kind":"act","decision":1,"action":7}}'
WITHOUT_FAST_PATH = (
    "from taletable.server import serve; serve.choose_websocket = lambda: 'auto'; "
    "from taletable.cli import main; raise SystemExit(main(['serve']))"
)


class Cost(msgspec.Struct):
    """What one run came to."""

    speed: float  # updates a second
    cost: float  # microseconds of processor time for each


class Relay:
    """Many rooms, in each of which the next message is sent when everybody has the update that follows the last."""

    def __init__(self, rooms: int, messages: int) -> None:
        self.tables = [Table(number, Hall(0, 0)) for number in range(rooms)]
        for number, table in enumerate(self.tables):
            table.lines = [Viewer(self, table, seat, f"/room/{number}") for seat in range(SEATS)]
        self.left = messages
        self.missing = rooms * SEATS
        self.playing = rooms
        self.ready, self.done = asyncio.Event(), asyncio.Event()

    def opened(self) -> None:
        self.missing -= 1
        if not self.missing:
            self.ready.set()

    def heard(self, table: Table) -> None:
        table.version += 1
        if table.version % SEATS == SEATS - 1:
            self.next(table)

    def next(self, table: Table) -> None:
        if self.left:
            self.left -= 1
            table.lines[self.left % SEATS].say(ORDER)
            return
        self.playing -= 1
        if not self.playing:
            self.done.set()


class Viewer(Line):
    def __init__(self, relay: Relay, table: Table, seat: int, path: str) -> None:
        super().__init__(table, seat, path)
        self.relay = relay

    def opened(self) -> None:
        self.relay.opened()

    def hear(self, message: bytes) -> None:
        self.relay.heard(self.table)


async def relayed(way: str, rooms: int, messages: int, place: Path) -> Cost:
    """One run of one way, whose server starts and ends with it."""
    port, relay = free_port(), Relay(rooms, messages)
    env = {**os.environ, "TALETABLE_LINES": "100000"}
    env["PYTHONPATH"] = os.pathsep.join([*filter(None, [env.get("PYTHONPATH")]), str(place)])
    command = [sys.executable, "-m", "benchmarks.relay", way, str(port)]
    with running(command, f"http://127.0.0.1:{port}/", env) as server:
        for table in relay.tables:
            for line in table.lines:
                await asyncio.get_running_loop().create_connection(lambda line=line: line, "127.0.0.1", port)  # type: ignore[misc]
        await relay.ready.wait()
        await asyncio.sleep(0.2)
        start, before = time.perf_counter(), used(server)
        for table in relay.tables:
            relay.next(table)
        await relay.done.wait()
        took, cost = time.perf_counter() - start, max(TICK, used(server) - before)
    return Cost(SEATS * messages / took, 1e6 * cost / (SEATS * messages))


@contextmanager
def product(fast: bool, compiled: str) -> Iterator[tuple[int, subprocess.Popen[bytes]]]:
    """The whole server, with the fast path or without it."""
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        settings = {"PORT": port, "DATABASE": f"sqlite:///{folder}/load.sqlite3", "PACE": 1e9, "LINES": 100_000}
        env = {**os.environ, **{f"TALETABLE_{name}": str(value) for name, value in settings.items()}}
        if compiled:
            env["PYTHONPATH"] = str(Path(compiled).resolve())
        command = [sys.executable, *(("-m", "taletable", "serve") if fast else ("-c", WITHOUT_FAST_PATH))]
        with running(command, f"http://127.0.0.1:{port}/health", env) as child:
            yield port, child


async def played(fast: bool, game: str, tables: int, compiled: str) -> Cost:
    hall = Hall(2 * tables, tables)
    with product(fast, compiled) as (port, server):
        await asyncio.to_thread(sit_down, hall, f"http://127.0.0.1:{port}", game)
        found = await run(hall, port, server)
    return Cost(SEATS * found.speed, found.cost / SEATS)


def install(place: Path) -> list[str]:
    """The other ways that can be installed here."""
    ways = []
    for package in OTHERS:
        name = package.partition("==")[0]
        if not (place / name).is_dir():
            command = [sys.executable, "-m", "pip", "install", "-q", "--target", str(place), "--upgrade", package]
            if subprocess.run(command, check=False, stderr=subprocess.DEVNULL).returncode:
                print(f"{package} cannot be installed here, and is left out")
                continue
        ways.append(name)
    return ways


def show(title: str, runs: dict[str, list[Cost]]) -> None:
    """Medians, and the ratios of each run to the plain one of the same round."""
    print(title)
    for way, costs in runs.items():
        ratios = sorted(plain.cost / one.cost for plain, one in zip(runs[PLAIN], costs, strict=True))
        print(
            f"  {way}: {median(one.speed for one in costs):,.0f} updates a second, "
            f"{median(one.cost for one in costs):.1f} µs of a processor each; "
            f"plain costs {median(ratios):.2f} times that ({ratios[0]:.2f} to {ratios[-1]:.2f})",
            flush=True,
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rooms", type=int, default=25, help="of four viewers each")
    parser.add_argument("--messages", type=int, default=40_000, help="that are relayed in a round")
    parser.add_argument("--rounds", type=int, default=5, help="how often each is run, in turn; the median counts")
    parser.add_argument("--game", default="zavarushka", help="which game the whole server plays")
    parser.add_argument("--compiled", default="", help="a folder with the compiled rules")
    parser.add_argument("--alone", action="store_true", help="without the other servers, which have to be installed")
    chosen = parse(parser, rooms=2, messages=40, rounds=1, alone=True)
    place = HERE.parent / "build" / "websockets"
    ways = ["fast", PLAIN, *([] if chosen.alone else install(place))]
    relays: dict[str, list[Cost]] = {way: [] for way in ways}
    servers: dict[str, list[Cost]] = {"fast": [], PLAIN: []}
    # One after the other, again and again: how fast the machine is at a time is the same for all.
    for _ in range(chosen.rounds):
        for way, costs in relays.items():
            costs.append(uvloop.run(relayed(way, chosen.rooms, chosen.messages, place)))
        for way, costs in servers.items():
            costs.append(uvloop.run(played(way == "fast", chosen.game, chosen.rooms, chosen.compiled)))
    show("the transport alone:", relays)
    show(f"the whole server, {chosen.game}:", servers)


if __name__ == "__main__":
    main()
