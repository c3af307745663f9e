"""`python -m benchmarks.server`: how many moves a second one server process takes, with everybody's update and storage.

People over real WebSockets on loopback play at many tables at once, four at each, as fast as they are answered. Every
move is stored for good before anybody hears of it. Its time is from sending it to the update at the last of the four.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

import msgspec

import taletable as tt


class Question(msgspec.Struct):
    number: int
    actions: list[int]


class Heard(msgspec.Struct):
    """The little that a player in a hurry reads."""

    kind: str
    version: int = 0
    decision: Question | None = None


decoder = msgspec.json.Decoder(Heard)


class Person(asyncio.Protocol):
    """A WebSocket with no more to it than a benchmark needs."""

    def __init__(self, table: Table, seat: int, path: str, cookie: str) -> None:
        self.table = table
        self.seat = seat
        self.hello = (
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n\r\n"
        )
        self.rest = b""
        self.open = False
        self.orders = 0
        self.transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(self.hello.encode())

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
            self.open = True
            self.say(b'{"kind":"hello"}')
        while len(data) >= 2:
            size, start = data[1] & 127, 2
            if size == 126:
                size, start = int.from_bytes(data[2:4], "big"), 4
            elif size == 127:
                size, start = int.from_bytes(data[2:10], "big"), 10
            if len(data) < start + size:
                break
            if data[0] & 15 == 1:
                self.hear(data[start : start + size])
            data = data[start + size :]
        self.rest = data

    def hear(self, message: bytes) -> None:
        if message.startswith((b'{"kind":"done"', b'{"kind":"refused"')):
            if message.startswith(b'{"kind":"refused"'):
                self.table.refused += 1
            return
        heard = decoder.decode(message)
        self.table.heard(self, heard)

    def act(self, question: Question) -> None:
        self.orders += 1
        action = self.table.dice.choice(question.actions)
        do = b'{"kind":"act","decision":%d,"action":%d}' % (question.number, action)
        self.say(b'{"kind":"order","number":%d,"do":%s}' % (self.orders, do))


class Table:
    """Four people, of whom those who are asked answer when all have heard of the last answer."""

    def __init__(self, seed: int) -> None:
        self.dice = random.Random(seed)
        self.people: list[Person] = []
        self.times: list[float] = []
        self.refused = 0
        self.moves = 0
        self.versions = [0] * 4
        self.questions: list[Question | None] = [None] * 4
        self.sent = 0.0
        self.version = 0
        self.done = asyncio.Event()

    def heard(self, person: Person, heard: Heard) -> None:
        self.versions[person.seat] = heard.version
        self.questions[person.seat] = heard.decision
        if min(self.versions) <= self.version:
            return
        now = time.perf_counter()
        self.version = min(self.versions)
        if self.sent:
            self.times.append(now - self.sent)
            self.moves += 1
        asked = [seat for seat, question in enumerate(self.questions) if question is not None]
        if not asked:
            self.done.set()
            return
        seat = self.dice.choice(asked)
        question = self.questions[seat]
        assert question is not None
        self.sent = time.perf_counter()
        self.people[seat].act(question)


def ask(url: str, body: object, cookie: str = "") -> tuple[dict[str, object], str]:
    order = urllib.request.Request(
        url, msgspec.json.encode(body), {"Content-Type": "application/json", "Cookie": cookie}
    )
    with urllib.request.urlopen(order) as answer:
        return msgspec.json.decode(answer.read() or b"{}"), answer.headers.get("Set-Cookie", "").partition(";")[0]


async def measure(url: str, port: int, game: str, count: int) -> list[Table]:
    cookies = [ask(f"{url}/api/guests", {"name": f"P{seat}"})[1] for seat in range(4)]
    tables = []
    for number in range(count):
        seats = [{"kind": "me"}, *[{"kind": "open"}] * 3]
        id = ask(f"{url}/api/tables", {"game": game, "seats": seats}, cookies[0])[0]["id"]
        for cookie in cookies[1:]:
            for kind in ("sit", "ready"):
                ask(f"{url}/api/tables/{id}/commands", {"kind": kind}, cookie)
        ask(f"{url}/api/tables/{id}/commands", {"kind": "start"}, cookies[0])
        table = Table(number)
        table.people = [Person(table, seat, f"/api/tables/{id}/live", cookies[seat]) for seat in range(4)]
        tables.append(table)
    loop = asyncio.get_running_loop()
    for table in tables:
        for person in table.people:
            await loop.create_connection(lambda person=person: person, "127.0.0.1", port)  # type: ignore[misc]
    await asyncio.gather(*[table.done.wait() for table in tables])
    for table in tables:
        for person in table.people:
            assert person.transport is not None
            person.transport.close()
    return tables


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=25, help="how many are played at once")
    parser.add_argument("--games", nargs="+", default=list(tt.games()), help="which games")
    parser.add_argument("--compiled", default="", help="a folder with the compiled rules")
    chosen = parser.parse_args()
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port = int(found.getsockname()[1])
    with tempfile.TemporaryDirectory() as folder:
        settings = {"PORT": port, "DATABASE": f"sqlite:///{folder}/load.sqlite3", "PACE": 1e9}
        env = {**os.environ, **{f"TALETABLE_{name}": str(value) for name, value in settings.items()}}
        if chosen.compiled:
            env["PYTHONPATH"] = str(Path(chosen.compiled).resolve())
        server = subprocess.Popen([sys.executable, "-m", "taletable", "serve"], env=env, stderr=subprocess.DEVNULL)
        try:
            url = f"http://127.0.0.1:{port}"
            for _ in range(200):
                try:
                    urllib.request.urlopen(f"{url}/health").close()
                    break
                except OSError:
                    time.sleep(0.1)
            for game in chosen.games:
                start = time.perf_counter()
                tables = asyncio.run(measure(url, port, game, chosen.tables))
                times = sorted(one for table in tables for one in table.times)
                busy = max(sum(table.times) for table in tables)
                print(
                    f"{game}: {len(times) / busy:,.0f} moves a second, p50 {1000 * times[len(times) // 2]:.1f} ms, "
                    f"p99 {1000 * times[99 * len(times) // 100]:.1f} ms ({len(times)} moves, "
                    f"{sum(table.refused for table in tables)} refused, {time.perf_counter() - start:.1f} s in all)"
                )
        finally:
            server.terminate()
            server.wait()


if __name__ == "__main__":
    main()
