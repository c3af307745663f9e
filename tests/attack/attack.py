"""An attack on a real server from many addresses of this machine, beside people who play honestly.

    python -m tests.attack --requests 100000 --seed 7

It prints figures and ends with 1 if the server was hurt: an answer 5xx, a table that does not replay or stands still, a
callback that held the event loop for too long, memory that grows without end, an honest player who could not finish.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import secrets
import signal
import sqlite3
import statistics
import sys
import tempfile
import time
from collections import Counter
from contextlib import closing, suppress
from pathlib import Path
from typing import Any, Final
from urllib.parse import quote

import msgspec

import taletable as tt
from tests.attack import hostile
from tests.attack.client import Answer, Closed, Http, Socket
from tests.server.kit import FreshServer, Server

ATTACKERS: Final = 24
HONEST: Final = 4
HOLD: Final = 0.050  # seconds of CPU for which no callback may hold the loop
GROWTH: Final = 1.3  # times the memory after a third of the attack
MEMORY: Final = 48  # megabytes for rooms: full soon, so that growth beyond it is seen
TOLD: Final = 400
STILL: Final = 90.0  # seconds in which every table that bots play must have moved on

BODIES: Final[dict[tuple[str, str], Any]] = {
    ("post", "/api/guests"): {"name": "Eve", "language": "ru"},
    ("patch", "/api/me"): {"name": "Eva", "settings": {"size": "large", "sound": True}},
    ("post", "/api/me/tokens"): {"label": "bot"},
    ("post", "/api/sign-out"): {"everywhere": False},
    ("post", "/api/tables"): {
        "game": "zavarushka",
        "seats": [{"kind": "me"}, {"kind": "bot", "level": "random"}],
        "options": {},
        "public": True,
        "terms": {"clock": {"kind": "live", "bank": 60, "refill": 5}, "stand_in": "random"},
    },
    ("post", "/api/tables/{table}/commands"): {"kind": "say", "text": "hello", "mark": "m"},
    ("post", "/api/tables/{table}/mute"): {"seat": 0, "mute": True},
}
PASSWORDS: Final = {("post", "/api/me/account"), ("post", "/api/sign-in")}  # each costs a hash: seldom
CREDENTIALS: Final = {"login": "eve", "password": "correct horse"}


class WatchedServer(FreshServer):
    """A server whose event loop is timed."""

    module = "tests.attack.loop_probe"

    @property
    def environment(self) -> dict[str, str]:
        root = str(Path(__file__).parents[2])
        path = os.pathsep.join(filter(None, (os.environ.get("PYTHONPATH"), root)))
        more = {"TALETABLE_LOOP_PROBE": str(self.probe_file), "TALETABLE_MEMORY": str(MEMORY), "PYTHONPATH": path}
        return {**super().environment, **more}

    @property
    def probe_file(self) -> Path:
        return self.folder / "loop.json"

    def loop(self) -> dict[str, Any]:
        """What the probe has seen."""
        found: dict[str, Any] = json.loads(self.probe_file.read_text("utf-8"))
        return found

    def forget_start(self) -> None:
        """What the loop did before anybody came counts for nothing."""
        assert self.child is not None
        os.kill(self.child.pid, signal.SIGUSR2)

    @property
    def megabytes(self) -> float:
        """The memory of the process that serves."""
        assert self.child is not None
        for line in Path(f"/proc/{self.child.pid}/status").read_text("utf-8").splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) / 1024
        raise RuntimeError("no VmRSS")

    @property
    def open_files(self) -> int:
        assert self.child is not None
        return len(os.listdir(f"/proc/{self.child.pid}/fd"))


class Figures:
    """What has happened so far."""

    def __init__(self, wanted: int) -> None:
        self.wanted = wanted
        self.requests = 0
        self.statuses: Counter[str] = Counter()
        self.hurt: list[str] = []
        self.health: list[float] = []
        self.memory: list[float] = []
        self.games = 0

    @property
    def over(self) -> bool:
        return self.requests >= self.wanted

    def count(self, what: str, status: int) -> None:
        """A request was answered, or not."""
        self.requests += 1
        self.statuses[f"{status // 100}xx" if status >= 100 else "closed"] += 1
        if status >= 500:
            self.blame(f"{status} for {what}")

    def blame(self, what: str) -> None:
        if len(self.hurt) < TOLD:
            self.hurt.append(what[:TOLD])


class Attacker:
    """Somebody who sends whatever comes to mind, from an address of their own."""

    def __init__(self, number: int, seed: int, port: int, routes: list[tuple[str, str]], figures: Figures) -> None:
        self.dice = random.Random(f"{seed} {number}")
        self.http = Http(port, f"127.0.{number // 200 + 1}.{number % 200 + 1}")
        self.routes = routes
        self.figures = figures
        self.cookies: list[str] = []
        self.tables: list[str] = []

    async def attack(self) -> None:
        ways = (
            self.any_route,
            self.any_route,
            self.any_route,
            self.bad_head,
            self.bad_sheet,
            self.bad_socket,
            self.play,
        )
        while not self.figures.over:
            try:
                if not self.cookies or self.dice.random() < 0.002:
                    await self.come_in()
                weights = (30, 30, 30, 8, 2, 4, 4)
                await self.dice.choices(ways, weights)[0]()
            except (Closed, OSError):
                await self.http.close()
                self.figures.count("closed", 0)
            except TimeoutError:
                self.figures.blame("no answer within a minute")
        await self.http.close()

    async def ask(
        self, method: str, target: str, body: bytes | None = None, cookie: str = "", **headers: str
    ) -> Answer:
        answer = await self.http.ask(method, target, body, cookie, **headers)
        self.figures.count(f"{method} {target[:100]} {(body or b'')[:200]!r}", answer.status)
        if b"Traceback" in answer.body:
            self.figures.blame(f"a traceback for {method} {target[:100]}")
        return answer

    async def come_in(self) -> None:
        """A new guest, whose cookie is kept; of the old ones some."""
        body = msgspec.json.encode({"name": f"Eve {self.dice.randrange(1000)}", "language": "pl"})
        answer = await self.ask("POST", "/api/guests", body)
        if not answer.cookie:
            raise Closed
        self.cookies = [*self.cookies[-4:], answer.cookie]

    def cookie(self) -> str:
        match self.dice.randrange(10):
            case 0:
                return ""
            case 1:
                return f"taletable={self.dice.choice(['', 'a.b.c', 'x' * 3_000, '%00', 'й'])}"
            case 2:
                return self.dice.choice(self.cookies)[:-3]
            case _:
                return self.dice.choice(self.cookies)

    async def any_route(self) -> None:
        """A route of the interface with anything in it."""
        dice = self.dice
        method, template = dice.choice(self.routes)
        if (method, template) in PASSWORDS and dice.random() > 0.01:
            return
        if (method, template) == ("delete", "/api/me") and dice.random() > 0.1:
            return
        game = dice.choice(tt.games())
        target = template
        for name, known in (("table", self.tables[-20:]), ("game", [game]), ("language", ["en", "ru", "pl"])):
            if f"{{{name}}}" in target:
                target = target.replace(f"{{{name}}}", quote(hostile.path(dice, known), safe="%"))
        if template.endswith("/seats"):
            target += "?options=" + quote(json.dumps(hostile.options(dice, game))[: dice.choice([2_000, 9_000])])
        elif template.endswith("/replay"):
            target += (
                f"?step={dice.choice([0, 1, 50, -1, 10**9, 'x'])}&eyes={dice.choice(['all', 'none', 0, 9, '٣', 'x'])}"
            )
        if dice.random() < 0.02:
            method = dice.choice(["head", "put", "options", "delete", "trace"])
        await self._send(method, template, target, game)

    async def _send(self, method: str, template: str, target: str, game: str) -> None:
        dice = self.dice
        sample = BODIES.get((method, template), CREDENTIALS if (method, template) in PASSWORDS else None)
        body = None
        if sample is not None:
            if template == "/api/tables":
                sample = {**sample, "game": game, "options": hostile.options(dice, game)}
                seats = dice.choice([2, 2, 3, 4])
                sample["seats"] = [{"kind": dice.choice(["me", "open", "bot", "invited"])} for _ in range(seats)]
            elif template.endswith("/commands"):
                sample = hostile.order(dice, None)
            body = hostile.mangled(dice, sample) if dice.random() < 0.6 else msgspec.json.encode(sample)
        if dice.random() < 0.02:
            body = hostile.large(dice)
        answer = await self.ask(method.upper(), target, body, self.cookie())
        if answer.status == 201 and template == "/api/tables":
            self.tables.append(msgspec.json.decode(answer.body)["id"])

    async def bad_head(self) -> None:
        """Bytes that are no request, or too much of one."""
        data = hostile.head(self.dice, f"127.0.0.1:{self.http.port}")
        self.figures.count(f"head {data[:80]!r}", await self.http.send_raw(data))

    async def bad_sheet(self) -> None:
        """A table with a card sheet that is made to be slow, large or wrong."""
        game = self.dice.choice(hostile.SHEETED)
        sheet = hostile.sheet(self.dice, game)
        seats = [{"kind": "me"}, {"kind": "bot"}]
        body = msgspec.json.encode({"game": game, "seats": seats, "options": {"deck_file": sheet}})
        await self.ask("POST", "/api/tables", body, self.dice.choice(self.cookies))

    async def bad_socket(self) -> None:
        """Frames that no browser sends, at a table that exists."""
        socket = await self._socket()
        try:
            if self.dice.random() < 0.8:
                socket.send(hostile.frame(b'{"kind":"hello","have":null}'))
                await socket.hear()
            for _ in range(self.dice.randrange(1, 6)):
                socket.send(hostile.frames(self.dice))
                self.figures.count("a frame", 200)
            while await socket.hear(0.05) is not None:
                pass
        finally:
            await socket.close()

    async def _socket(self) -> Socket:
        if not self.tables:
            sample = {"game": "zavarushka", "seats": [{"kind": "me"}, {"kind": "bot", "level": "random"}]}
            answer = await self.ask("POST", "/api/tables", msgspec.json.encode(sample), self.cookies[-1])
            if answer.status != 201:
                await self.come_in()
                raise Closed
            self.tables.append(msgspec.json.decode(answer.body)["id"])
        return await Socket.open(self.http, self.dice.choice(self.tables[-20:]), self.dice.choice(self.cookies))

    async def play(self) -> None:
        """Orders over a socket: some that count, some that do not, faster than answers come."""
        socket = await self._socket()
        dice = self.dice
        try:
            socket.send(
                hostile.frame(msgspec.json.encode({"kind": "hello", "have": dice.choice([None, 0, 5, -1, 10**9])}))
            )
            await socket.hear()
            for number in range(dice.randrange(5, 60)):
                order = {"kind": "order", "number": number, "do": hostile.order(dice, socket.question)}
                raw = hostile.mangled(dice, order) if dice.random() < 0.05 else msgspec.json.encode(order)
                socket.send(hostile.frame(raw))
                self.figures.count("an order", 200)
                if dice.random() < 0.7:
                    while number not in socket.answers and await socket.hear(2.0) is not None:
                        pass
        finally:
            if socket.code and socket.code not in (1000, 1002, 1003, 1007, 1009, 4400, 4401, 4403, 4404, 4429):
                self.figures.blame(f"a socket was closed with {socket.code}")
            await socket.close()


class Honest:
    """Somebody who plays whole games against bots meanwhile, and expects them to end."""

    def __init__(self, number: int, seed: int, port: int, figures: Figures) -> None:
        self.dice = random.Random(f"honest {seed} {number}")
        self.attacker = Attacker(1_000 + number, seed, port, [], figures)
        self.figures = figures
        self.game = tt.games()[number % len(tt.games())]

    async def play(self) -> None:
        while not self.figures.over:
            await self.play_one()
        await self.attacker.http.close()

    async def play_one(self) -> None:
        one = self.attacker
        await one.come_in()
        sample = {"game": self.game, "seats": [{"kind": "me"}, {"kind": "bot", "level": "greedy"}]}
        answer = await one.ask("POST", "/api/tables", msgspec.json.encode(sample), one.cookies[-1])
        if answer.status != 201:
            self.figures.blame(f"an honest player could not open a table: {answer.status} {answer.body[:200]!r}")
            return
        socket = await Socket.open(one.http, msgspec.json.decode(answer.body)["id"], one.cookies[-1])
        try:
            socket.send(hostile.frame(b'{"kind":"hello","have":null}'))
            await self._order(socket, 1, {"kind": "start"})
            number = 1
            while socket.state.get("room", {}).get("status") != "over":
                if socket.question is None:
                    if await socket.hear() is None:
                        self.figures.blame(f"an honest game of {self.game} stands still")
                        return
                    continue
                number += 1
                question = socket.question
                socket.question = None
                action = self.dice.choice(question["actions"])
                await self._order(socket, number, {"kind": "act", "decision": question["number"], "action": action})
            self.figures.games += 1
        except Closed:
            self.figures.blame(f"an honest player of {self.game} was thrown out with {socket.code}")
        finally:
            await socket.close()

    async def _order(self, socket: Socket, number: int, order: dict[str, Any]) -> None:
        socket.send(hostile.frame(msgspec.json.encode({"kind": "order", "number": number, "do": order})))
        self.figures.requests += 1
        while number not in socket.answers:
            if await socket.hear() is None:
                raise Closed
        if socket.answers[number]["kind"] != "done":
            self.figures.blame(f"an honest order was refused: {socket.answers[number]['reason']}")


async def _watch(server: WatchedServer, figures: Figures) -> None:
    """How soon the server says that it is well, and how much memory it has, every second."""
    http = Http(server.port, "127.0.250.1")
    while not figures.over:
        began = time.perf_counter()
        with suppress(Closed):
            answer = await http.ask("GET", "/health")
            if answer.status != 200:
                figures.blame(f"/health says {answer.status}")
            figures.health.append(time.perf_counter() - began)
        figures.memory.append(server.megabytes)
        await asyncio.sleep(1)
    await http.close()


async def _attack(server: WatchedServer, seed: int, figures: Figures) -> None:
    http = Http(server.port, "127.0.250.2")
    schema = msgspec.json.decode((await http.ask("GET", "/schema/openapi.json")).body)
    await http.close()
    routes = [(method, path) for path, found in schema["paths"].items() for method in found]
    routes += [("get", "/"), ("get", "/table/{table}"), ("get", "/metrics"), ("get", "/assets/x.js"), ("get", "/api")]
    attackers = [Attacker(number, seed, server.port, routes, figures) for number in range(ATTACKERS)]
    honest = [Honest(number, seed, server.port, figures) for number in range(HONEST)]
    await asyncio.gather(_watch(server, figures), *[one.attack() for one in attackers], *[one.play() for one in honest])


def _overdue(database: Path) -> int:
    """Tables that nobody looks after though something has to happen there."""
    with closing(sqlite3.connect(database)) as connection:
        found = connection.execute("SELECT count(*) FROM tables WHERE due < ?", (time.time() - 20,)).fetchone()
    return int(found[0])


async def _broken(server: Server, database: Path) -> tuple[int, list[str]]:
    """All tables, asked for at a server that was started again: those that it cannot go on with."""
    with closing(sqlite3.connect(database)) as connection:
        ids = [id for (id,) in connection.execute("SELECT id FROM tables")]
    http = Http(server.port, "127.0.250.3")
    broken = []
    for id in ids:
        answer = await http.ask("GET", f"/api/tables/{id}")
        if answer.status != 200 or msgspec.json.decode(answer.body)["status"] == "broken":
            broken.append(id)
    await http.close()
    return len(ids), broken


def attack(folder: Path, requests: int, seed: int) -> tuple[dict[str, Any], list[str]]:
    """Attack a server of its own in a folder; figures, and what has hurt it."""
    figures = Figures(requests)
    server = WatchedServer(folder)
    database = folder / "taletable.sqlite3"
    began = time.monotonic()
    with server:
        server.forget_start()
        files, memory = server.open_files, server.megabytes
        asyncio.run(_attack(server, seed, figures))
        lasted = time.monotonic() - began
        loop = _settled(server)
        after = server.open_files
    with Server(folder) as again:
        end = time.monotonic() + STILL
        while (stuck := _overdue(database)) and time.monotonic() < end:
            time.sleep(0.5)
        tables, broken = asyncio.run(_broken(again, database))
    third = figures.memory[len(figures.memory) // 3 :]
    told = {
        "seed": seed,
        "requests": figures.requests,
        "seconds": round(lasted),
        "answers": dict(sorted(figures.statuses.items())),
        "5xx": figures.statuses["5xx"],
        "loop_cpu_ms": round(1000 * loop["cpu"], 1),
        "loop_wall_ms": round(1000 * loop["wall"], 1),
        "gc_cpu_ms": [round(1000 * used, 1) for used in loop["collecting"]],
        "memory_mb": [round(memory), round(third[0]), round(max(third)), round(third[-1])],
        "open_files": [files, after],
        "tables": tables,
        "tables_broken": len(broken),
        "tables_stuck": stuck,
        "honest_games": figures.games,
        "health_ms": {
            "median": round(1000 * statistics.median(figures.health), 1),
            "worst": round(1000 * max(figures.health), 1),
        },
    }
    hurt = figures.hurt
    if loop["cpu"] > HOLD:
        hurt += [f"the loop was held for {1000 * used:.0f} ms of CPU by {name}" for used, _, name in loop["slow"]]
    if len(figures.memory) > 60 and third[-1] > GROWTH * third[0]:
        hurt.append(f"memory grew from {third[0]:.0f} to {third[-1]:.0f} MB")
    if after > files + ATTACKERS:
        hurt.append(f"{after - files} more files are open than before")
    if broken or stuck:
        hurt.append(f"{len(broken)} tables are broken, {stuck} stand still")
    if "Traceback" in server.log():
        hurt.append("a traceback is in the log:\n" + server.log()[server.log().index("Traceback") :][:2_000])
    return told, hurt


def _settled(server: WatchedServer) -> dict[str, Any]:
    """The figures of the loop when all connections of the attackers are gone, as far as they go."""
    for _ in range(100):
        time.sleep(0.1)
        if server.open_files < ATTACKERS:
            break
    return server.loop()


def main() -> int:
    asked = argparse.ArgumentParser(
        prog="python -m tests.attack", description=__doc__.splitlines()[0] if __doc__ else ""
    )
    asked.add_argument("--requests", type=int, default=100_000)
    asked.add_argument("--seed", type=int, default=None, help="attack in the same way again")
    wanted = asked.parse_args()
    seed = secrets.randbits(31) if wanted.seed is None else wanted.seed
    print(f"seed {seed}", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        told, hurt = attack(Path(folder), wanted.requests, seed)
    for complaint in hurt:
        print(f"hurt: {complaint}", file=sys.stderr)
    print(json.dumps(told, indent=2))
    return 1 if hurt else 0
