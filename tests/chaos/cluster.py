"""Chaos in a cluster: servers, a worker, Redis and PostgreSQL die at random while many play, and lines are cut on the way.

Players repeat orders, several at once and out of order, by lines that lead to different servers. At the end every record is
what was acknowledged, every table of the database replays, and no log and no Redis has anything that names a game.

python -m tests.chaos.cluster --kills 500 --players 200
"""

from __future__ import annotations

import argparse
import asyncio
import os
import signal
import subprocess
import sys
import tempfile
import threading
import time
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import httpx
from websockets.exceptions import WebSocketException

import taletable as tt
from taletable.server.operations.rehearsal import rehearse, stored_tables
from tests.chaos.test_kill import Mortal
from tests.kit import chance
from tests.server.kit import Line, Refused, Server
from tests.server.postgres import Cluster
from tests.server.redis import RedisServer

if TYPE_CHECKING:
    import random

LOST = (OSError, TimeoutError, httpx.TransportError, httpx.HTTPStatusError, WebSocketException)
NOT_DONE = ("server-refusal-away-database", "server-refusal-busy", "server-refusal-overloaded", "")  # and asked again
TOO_LATE = ("server-refusal-late", "server-refusal-over", "kernel-refusal-not-asked")
PATIENCE = 3.0  # seconds without a word, after which a player comes back by a new line
LONGEST = 600.0  # seconds for one game
CUT = 0.002  # chance that a line is cut when something comes along it
SLOW = 0.05  # and that it is delayed, so that lines overtake each other
LONGEST_DELAY = 0.05  # seconds
TWICE = 0.1  # chance that an order is given twice at the same time, by two lines
AGAIN = 0.1  # and that it is given again afterwards
LATE = 0.05  # and that an earlier one comes once more
FAR = 1_000_000  # where the numbers of such orders begin
ACTIONS = 200  # acknowledged for each kill, before a long chaos ends


class Balancer:
    """A TCP balancer that sends every line to any server that takes it, delays some of it, and cuts some lines."""

    def __init__(self, ports: list[int], dice: random.Random) -> None:
        self.ports = ports
        self.dice = dice
        self.cut = 0
        self.loop = asyncio.new_event_loop()
        self.port = 0
        self._ready = threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)

    def start(self) -> None:
        self._thread.start()
        self._ready.wait()

    def stop(self) -> None:
        self.loop.call_soon_threadsafe(self.loop.stop)
        self._thread.join()

    def _run(self) -> None:
        server = self.loop.run_until_complete(asyncio.start_server(self._carry, "127.0.0.1", 0))
        self.port = server.sockets[0].getsockname()[1]
        self._ready.set()
        self.loop.run_forever()
        server.close()
        self.loop.run_until_complete(self._end())
        self.loop.close()

    async def _end(self) -> None:
        tasks = asyncio.all_tasks() - {asyncio.current_task()}
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        ends = [writer]
        try:
            for port in self.dice.sample(self.ports, len(self.ports)):
                with suppress(OSError):
                    there, back = await asyncio.open_connection("127.0.0.1", port)
                    ends.append(back)
                    ways = [
                        asyncio.create_task(self._pipe(reader, back)),
                        asyncio.create_task(self._pipe(there, writer)),
                    ]
                    await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
                    for way in ways:
                        way.cancel()
                    await asyncio.gather(*ways, return_exceptions=True)
                    return
        finally:
            for end in ends:
                end.transport.abort()

    async def _pipe(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while said := await reader.read(65_536):
            fate = self.dice.random()
            if fate < CUT:
                self.cut += 1
                return
            if fate < CUT + SLOW:
                await asyncio.sleep(self.dice.random() * LONGEST_DELAY)
            writer.write(said)
            await writer.drain()


class Front(Server):
    """Where players find the cluster."""

    def __init__(self, folder: Path, port: int) -> None:
        super().__init__(folder)
        self.port = port


class Player:
    """Somebody who asks again until they are answered, by whichever line, and perhaps twice."""

    def __init__(self, front: Front, name: str, dice: random.Random, faults: list[BaseException]) -> None:
        self.front = front
        self.faults = faults  # of anybody, after which nobody goes on
        self.name = name
        self.dice = dice
        self.guest = self.asks(lambda: front.guest(name))
        self.line: Line | None = None
        self.table = ""
        self.acknowledged: list[str] = []
        self.heard: list[str] = []  # while the game went on
        self.marks = 0
        self.newest = 0
        self.order: dict[str, Any] = {}  # the last one

    def asks(self, what: Any) -> Any:
        """Ask until it is answered; whatever is asked so may be done twice."""
        end = time.monotonic() + LONGEST
        while True:
            self._stop_at_a_fault()
            try:
                return what()
            except LOST:
                assert time.monotonic() < end
            except Refused as refused:
                if refused.message not in NOT_DONE:
                    raise
            time.sleep(0.02)

    def _stop_at_a_fault(self) -> None:
        if self.faults:
            raise RuntimeError(f"{self.name} stops because of a fault") from self.faults[0]

    def tries(self, *kinds: str) -> None:
        """Sit down, be ready or start; a second time it may be refused, because it was done the first time."""
        for kind in kinds:
            with suppress(Refused):
                self.asks(lambda kind=kind: self.guest.does(self.table, kind))

    def plays(self) -> None:
        """Play until the game is over."""
        end = time.monotonic() + LONGEST
        while True:
            self._stop_at_a_fault()
            assert time.monotonic() < end, f"{self.name} has not come to the end of {self.table}"
            try:
                line = self._watching()
                if line.state["room"]["status"] == "over":
                    self._leaves()
                    return
                if line.decision is None:
                    line.hear(PATIENCE)
                else:
                    self._act(line.decision)
            except LOST:
                self._leaves()

    def _watching(self) -> Line:
        if self.line is None:
            self.line = self.guest.watches(self.table, self.newest or None)
            seen = self.line.state["version"]
            assert seen >= self.newest, "what was told is forgotten"
        self.newest = max(self.newest, self.line.state["version"])
        return self.line

    def _leaves(self) -> None:
        if self.line is not None:
            for said, message in zip(self.line.raw, self.line.heard, strict=True):
                if message.get("room", {}).get("status") == "playing":
                    self.heard.append(said)
            with suppress(*LOST):
                self.line.close()
            self.line = None

    def _act(self, decision: dict[str, Any]) -> None:
        """Answer a question until that is acknowledged, or it is not asked any more."""
        action = self.dice.choice(decision["actions"])
        self.marks += 1
        before, order = self.order, {"decision": decision["number"], "action": action}
        self.order = order = {**order, "mark": f"{self.name}{self.marks}"}
        if before and self.dice.random() < LATE:
            self._repeats(before)
        end = time.monotonic() + LONGEST
        twice, again = self.dice.random() < TWICE, self.dice.random() < AGAIN
        while True:
            self._stop_at_a_fault()
            assert time.monotonic() < end
            try:
                if twice:
                    self._watching().say({"kind": "order", "number": FAR + self.marks, "do": {"kind": "act", **order}})
                if twice or self.dice.random() < 0.2:  # at any server
                    version = self.guest.does(self.table, "act", **order)
                else:
                    version = self._watching().does("act", **order)
                if again:
                    again = False
                    continue
            except LOST:
                self._leaves()
                continue
            except Refused as refused:
                if refused.message in TOO_LATE:
                    self._hears(self.newest + 1)
                    return
                if refused.message in NOT_DONE:
                    time.sleep(0.05)
                    continue
                raise
            self.acknowledged.append(tt.game(self._game()).actions[action])
            self._hears(version)
            return

    def _repeats(self, order: dict[str, Any]) -> None:
        """Give an order again that was answered long ago; whatever is said to it, it is not carried out again."""
        with suppress(*LOST, Refused):
            self.guest.does(self.table, "act", **order)

    def _hears(self, version: int) -> None:
        """Wait for an update; whoever does not hear of it comes back by a new line."""
        try:
            self._watching().until(lambda state: state["version"] >= version, PATIENCE)
        except LOST:
            self._leaves()

    def _game(self) -> str:
        game: str = self.asks(self._watching).state["game"]
        return game


class Outcome(NamedTuple):
    """What has happened."""

    games: int
    acknowledged: int
    kills: dict[str, int]
    cut: int


class Chaos:
    """A cluster, those who play there, and whoever kills."""

    def __init__(self, folder: Path, postgres: Cluster, redis: RedisServer, servers: int, name: str) -> None:
        self.dice = chance.dice("chaos", name)
        self.postgres = postgres
        self.redis = redis
        self.database = postgres.url(postgres.database())
        self.kills = {"server": 0, "worker": 0, "redis": 0, "postgresql": 0}
        self.servers = []
        for number in range(servers):
            place = folder / f"server{number}"
            place.mkdir()
            self.servers.append(Mortal(place, self.database, bus=redis.url, bot_workers=0))
        self.balancer = Balancer([one.port for one in self.servers], chance.dice("balancer", name))
        self.folder = folder
        self.worker: subprocess.Popen[bytes] | None = None
        self.games = 0
        self.acknowledged = 0
        self.faults: list[BaseException] = []
        self.named: set[str] = set()  # what no log may tell: tables, people, seeds
        self._lock = threading.Lock()
        self._over = threading.Event()

    def run(self, kills: int, tables: int, searches: bool = False, actions: int = 0) -> Outcome:
        """Play at so many tables at once until so much was killed and acknowledged, and then to the end."""
        with ExitStack() as stack:
            for server in self.servers:
                server.start()
                stack.callback(server.stop)
            stack.callback(self._stop_worker)
            self._start_worker()
            self.balancer.start()
            stack.callback(self.balancer.stop)
            front = Front(self.folder, self.balancer.port)
            stack.callback(lambda: [thing.close() for thing in front.open_things])
            threads = [
                threading.Thread(target=self._play, args=(front, number, searches), daemon=True)
                for number in range(tables)
            ]
            for thread in threads:
                thread.start()
            try:
                while sum(self.kills.values()) < kills or self.acknowledged < actions:
                    time.sleep(self.dice.uniform(0.0, 0.5))
                    if self.faults:
                        break
                    self._kill()
            finally:
                self._over.set()
            for thread in threads:
                thread.join()
            if self.faults:
                raise self.faults[0]
            self._check_what_is_left()
        return Outcome(self.games, self.acknowledged, self.kills, self.balancer.cut)

    def _check_what_is_left(self) -> None:
        """Every table loads as it is stored; nothing that names a game is anywhere but in the database."""
        ids = stored_tables(self.database, finished=True)
        differing = [found for found in rehearse(self.database, ids, 1) if found.outcome != "same"]
        assert len(ids) >= self.games
        assert not differing, differing[0]
        for log in self.folder.rglob("*.log"):
            told = log.read_text("utf-8")
            assert "Traceback" not in told, told
            assert not (names := [name for name in self.named if name in told]), f"{log} names {names}"
        keys = self.redis.ask("KEYS", "*").split()
        assert all(":limit:" in key for key in keys), keys
        assert not any(name in key for key in keys for name in self.named)

    def _start_worker(self) -> None:
        environment = {**os.environ, "TALETABLE_DATABASE": self.database, "TALETABLE_BUS": self.redis.url}
        with (self.folder / "worker.log").open("ab") as log:
            command = [sys.executable, "-m", "taletable", "work"]
            self.worker = subprocess.Popen(command, env=environment, stdout=log, stderr=log)

    def _stop_worker(self) -> None:
        assert self.worker is not None
        self.worker.kill()
        self.worker.wait()

    def _kill(self) -> None:
        assert self.worker is not None
        if self.worker.poll() is not None:  # it ends when it begins without a database, and whoever runs it tries again
            self._start_worker()
        what = self.dice.choices(list(self.kills), [60, 16, 14, 10])[0]
        self.kills[what] += 1
        if what == "server":
            server = self.dice.choice(self.servers)
            server.kill()
            server.start()
        elif what == "worker":
            self._stop_worker()
            self._start_worker()
        elif what == "redis":
            self.redis.kill()
            self.redis.start()
        else:
            self.postgres.stop(self.dice.choice(["fast", "immediate"]))
            self.postgres.start()

    def _play(self, front: Front, number: int, searches: bool) -> None:
        try:
            game = tt.games()[number % len(tt.games())]
            for turn in range(1_000_000):
                self._play_once(front, game, f"{number}.{turn}", searches and number % 10 == 9)
                if self._over.is_set():
                    break
        except BaseException as error:
            self.faults.append(error)

    def _play_once(self, front: Front, game: str, name: str, searches: bool) -> None:
        dice = chance.dice("plays", name)
        ann, bob = (Player(front, f"{who}{name}", dice, self.faults) for who in ("Ann", "Bob"))
        seats = ["me", "open", *(["strong"] if searches else ["random"] if dice.random() < 0.3 else [])]
        ann.table = bob.table = ann.asks(lambda: ann.guest.opens(game, seats))
        bob.tries("sit", "ready")
        ann.tries("start")
        others = threading.Thread(target=self._guard, args=(bob,), daemon=True)
        others.start()
        ann.plays()
        others.join()
        text = ann.asks(lambda: ann.guest.get(f"/api/tables/{ann.table}/record"))
        record = tt.Record.loads(text)
        assert tt.replay(record).over
        for seat, player in enumerate((ann, bob)):
            done = [action for actor, action in record.actions if actor == seat]
            assert done == player.acknowledged, f"{player.name} at {player.table}"
            assert isinstance(record.seed, bytes)
            assert not any(record.seed.hex() in said for said in player.heard), "the seed was told before the end"
        with self._lock:
            assert isinstance(record.seed, bytes)
            self.named |= {ann.table, ann.name, bob.name, record.seed.hex()}
            self.games += 1
            self.acknowledged += len(ann.acknowledged) + len(bob.acknowledged)
        for player in (ann, bob):
            player.guest.http.close()

    def _guard(self, player: Player) -> None:
        try:
            player.plays()
        except BaseException as error:
            self.faults.append(error)


def main() -> None:
    parser = argparse.ArgumentParser(description="Kill what a cluster is made of, again and again, while many play.")
    parser.add_argument("--kills", type=int, default=500)
    parser.add_argument("--players", type=int, default=200)
    parser.add_argument("--actions", type=int, help=f"acknowledged, at least ({ACTIONS} for each kill)")
    parser.add_argument("--servers", type=int, default=2)
    chosen = parser.parse_args()
    name = os.environ.get(chance.NAME, "1")
    print(f"seed: {chance.NAME}={name}")
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    postgres, redis = Cluster(), RedisServer()
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        stack.callback(postgres.end)
        postgres.begin()
        stack.callback(redis.end)
        redis.start()
        began = time.monotonic()
        chaos = Chaos(Path(folder), postgres, redis, chosen.servers, f"long {name}")
        actions = ACTIONS * chosen.kills if chosen.actions is None else chosen.actions
        found = chaos.run(chosen.kills, chosen.players // 2, searches=True, actions=actions)
    print(f"{found.games} games, {found.acknowledged} acknowledged actions, {sum(found.kills.values())} kills")
    print(
        f"{found.kills}, {found.cut} lines cut, in {time.monotonic() - began:.0f} s; nothing lost, nothing done twice"
    )


if __name__ == "__main__":
    main()
