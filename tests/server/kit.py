"""A real server as a child process, and people who come to it over real sockets.

with Server(tmp_path) as server:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table = ann.opens("zavarushka", ["me", "open"])
    bob.does(table, "sit")
    ann.does(table, "start")
    line = bob.watches(table)
"""

from __future__ import annotations

import os
import signal
import ssl
import subprocess
import sys
import time
from contextlib import ExitStack, contextmanager
from typing import TYPE_CHECKING, Any, Self

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.kit import chance, free_port
from tests.kit.forks import Life, fork
from tests.kit.waiting import PATIENCE, eventually

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path
    from types import TracebackType

View = dict[str, Any]
TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)  # nobody needs it here, and to make one takes longer than to ask


class Refused(Exception):
    """What the server did not do, and why."""

    def __init__(self, told: View) -> None:
        super().__init__(told)
        self.message: str = told["message"]
        self.reason: str = told["reason"]
        self.clause: str | None = told.get("clause")


class Server:
    """The product as it is run, on a database in a folder of the test's own."""

    module = "taletable"
    forked = True

    def __init__(
        self,
        folder: Path,
        database: str = "",
        workers: int = 1,
        pace: float = 1e6,
        shared: bool = False,
        lines: int = 10_000,
        seed: str | None = None,
        bot_pause: float = 0,
        review_budget: int = 2,
        bus: str = "",
        **settings: object,
    ) -> None:
        self.folder = folder
        self.port = free_port()
        self.database = database or f"sqlite:///{folder / 'taletable.sqlite3'}"
        self.workers = workers
        self.pace = pace
        self.shared = shared
        self.lines = lines
        self.seed = chance.seed() if seed is None else seed
        self.bot_pause = bot_pause
        self.review_budget = review_budget
        self.bus = bus
        self.settings = settings
        self.child: subprocess.Popen[bytes] | Life | None = None
        self.open_things: list[Line | httpx.Client] = []

    @property
    def environment(self) -> dict[str, str]:
        settings = {
            "PORT": self.port,
            "DATABASE": self.database,
            "WORKERS": self.workers,
            "PACE": self.pace,
            "SHARED": self.shared,
            "LINES": self.lines,
            "SEED": self.seed,
            "BOT_PAUSE": self.bot_pause,
            "REVIEW_BUDGET": self.review_budget,
            "BUS": self.bus,
            **{name.upper(): value for name, value in self.settings.items()},
        }
        return {**os.environ, **{f"TALETABLE_{name}": str(value) for name, value in settings.items()}}

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> Self:
        with (self.folder / "server.log").open("ab") as log:
            if self.forked:
                self.child = fork(self.module, ["serve"], self.environment, log)
            else:
                command = [sys.executable, "-m", self.module, "serve"]
                self.child = subprocess.Popen(
                    command, env=self.environment, stdout=log, stderr=log, start_new_session=True
                )
        eventually(self.answers, "that the server answers")
        return self

    def answers(self) -> bool:
        """Whether it is up; a server that has ended says why in its log."""
        if self.child is not None and self.child.poll() is not None:
            raise RuntimeError(self.log())
        try:
            return self.get("/health").status_code == 200
        except httpx.TransportError:
            return False

    def get(self, path: str, **more: Any) -> httpx.Response:
        """What a stranger is answered."""
        return httpx.get(f"{self.url}{path}", timeout=PATIENCE, verify=TLS, **more)

    def log(self) -> str:
        return (self.folder / "server.log").read_text("utf-8")

    def kill(self) -> None:
        """As if the power had failed."""
        assert self.child is not None
        os.killpg(self.child.pid, signal.SIGKILL)
        self.child.wait()
        self.child = None

    @contextmanager
    def frozen(self) -> Iterator[None]:
        """As if the cable had been pulled: nobody answers, and no line is closed."""
        assert self.child is not None
        os.killpg(self.child.pid, signal.SIGSTOP)
        try:
            yield
        finally:
            os.killpg(self.child.pid, signal.SIGCONT)

    def stop(self) -> None:
        for thing in self.open_things:
            thing.close()
        self.open_things.clear()
        if self.child is not None:
            self.child.terminate()
            try:
                self.child.wait(PATIENCE)
            finally:
                os.killpg(self.child.pid, signal.SIGKILL) if self.child.poll() is None else None
            self.child = None

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()

    def guest(self, name: str, language: str = "en") -> Guest:
        guest = Guest(self)
        guest.post("/api/guests", {"name": name, "language": language})
        return guest


class FreshServer(Server):
    """A server in a Python of its own, which imports everything itself."""

    forked = False


class Guest:
    """Somebody with a cookie."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.http = httpx.Client(base_url=server.url, timeout=PATIENCE, verify=TLS)
        server.open_things.append(self.http)

    def post(self, path: str, body: Any, **headers: str) -> Any:
        return self.heard(self.http.post(path, json=body, headers=headers))

    def get(self, path: str) -> Any:
        return self.heard(self.http.get(path))

    @staticmethod
    def heard(answer: httpx.Response) -> Any:
        if answer.status_code in (401, 404, 409, 503):
            told = answer.json()
            raise Refused({"message": told.get("message", ""), "reason": told.get("reason", told.get("detail", ""))})
        answer.raise_for_status()
        return answer.json() if answer.headers.get("content-type", "").startswith("application/json") else answer.text

    def opens(self, game: str, seats: list[str], **more: Any) -> str:
        """Open a table: a seat is `me`, `open`, or the level of a bot."""
        wanted = [{"kind": seat} if seat in ("me", "open") else {"kind": "bot", "level": seat} for seat in seats]
        return str(self.post("/api/tables", {"game": game, "seats": wanted, **more})["id"])

    def does(self, table: str, kind: str, **more: Any) -> int:
        return int(self.post(f"/api/tables/{table}/commands", {"kind": kind, **more})["version"])

    def watches(self, table: str, have: int | None = None) -> Line:
        return Line(self, table, have)


class Line:
    """One WebSocket, with what has come over it."""

    def __init__(self, guest: Guest, table: str, have: int | None = None) -> None:
        cookie = "; ".join(f"{name}={value}" for name, value in guest.http.cookies.items())
        url = f"ws://127.0.0.1:{guest.server.port}/api/tables/{table}/live"
        self._closing = ExitStack()
        headers = {"Cookie": cookie}
        # No pings of its own: a thread would draw them from `random`, which Hypothesis watches while it makes requests.
        line = connect(
            url, additional_headers=headers, compression=None, close_timeout=0.1, max_size=None, ping_interval=None
        )
        self.socket: ClientConnection = self._closing.enter_context(line)
        guest.server.open_things.append(self)
        self.raw: list[str] = []
        self.heard: list[View] = []
        self.answers: dict[int, View] = {}
        self.state: View = {}
        self.number = 0
        self.say({"kind": "hello", "have": have})
        self.hear()

    def say(self, message: View) -> None:
        self.socket.send(msgspec.json.encode(message).decode())

    def hear(self, timeout: float = PATIENCE) -> View:
        """The next message, whatever it is."""
        said = self.socket.recv(timeout, decode=True)
        message: View = msgspec.json.decode(said)
        self.raw.append(said)
        self.heard.append(message)
        if message["kind"] in ("done", "refused"):
            self.answers[message["number"]] = message
        elif message["kind"] in ("state", "update"):
            self.state = {**({} if message["kind"] == "state" else self.state), "decision": None, **message}
        return message

    def does(self, kind: str, **more: Any) -> int:
        """An order, and the version it led to."""
        self.number += 1
        number = self.number
        self.say({"kind": "order", "number": number, "do": {"kind": kind, **more}})
        while number not in self.answers:
            self.hear()
        answer = self.answers[number]
        if answer["kind"] == "refused":
            raise Refused(answer)
        return int(answer["version"])

    def until(self, wanted: Any, timeout: float = PATIENCE) -> View:
        """Hear until the state is as wanted."""
        end = time.monotonic() + timeout
        while not wanted(self.state):
            self.hear(max(0.01, end - time.monotonic()))
        return self.state

    @property
    def decision(self) -> View | None:
        found: View | None = self.state.get("decision")
        return found

    def acts(self, action: str | int, **more: Any) -> int:
        assert self.decision is not None
        return self.does("act", decision=self.decision["number"], action=action, **more)

    def close(self) -> None:
        self._closing.close()


def begun(server: Server, game: str = "zavarushka") -> tuple[str, list[Guest], list[Line]]:
    """Ann and Bob at a table that has begun."""
    people = [server.guest("Ann"), server.guest("Bob")]
    table = people[0].opens(game, ["me", "open"])
    people[1].does(table, "sit")
    people[1].does(table, "ready")
    people[0].does(table, "start")
    return table, people, [person.watches(table) for person in people]


def act(lines: list[Line]) -> int:
    """Whoever is asked does the first thing that is allowed."""
    line = next(line for line in lines if line.decision is not None)
    assert line.decision is not None
    version = line.acts(line.decision["actions"][0])
    for other in lines:
        other.until(lambda state: state["version"] >= version)
    return version


def play_out(lines: list[Line], seed: int, most: int = 5000) -> int:
    """People who do anything they may until the game is over; how many answers that took."""
    dice = chance.dice("plays out", seed)
    acted = 0
    settle(lines)
    while lines[0].state["room"]["status"] == "playing":
        ready = [line for line in lines if line.decision is not None]
        if ready:
            line = dice.choice(ready)
            assert line.decision is not None
            line.acts(dice.choice(line.decision["actions"]))
            acted += 1
            assert acted < most
        else:  # it is for somebody who is not here
            lines[0].hear()
        settle(lines)
    return acted


def settle(lines: list[Line]) -> None:
    """Hear until no bot or stand-in is to answer and everybody has heard as much: what follows is up to these people."""
    while True:
        newest = max(line.state["version"] for line in lines)
        for line in lines:
            line.until(lambda state, newest=newest: state["version"] >= newest)
        if len({line.state["version"] for line in lines}) > 1:
            continue
        room = lines[0].state["room"]
        asked = [room["seats"][seat] for seat in room["waiting"]] if room["status"] == "playing" else []
        if not any(one["kind"] == "bot" or one["away"] or one["resigned"] for one in asked):
            return
        lines[0].hear()


__all__ = [
    "TLS",
    "ConnectionClosed",
    "FreshServer",
    "Guest",
    "Line",
    "Refused",
    "Server",
    "act",
    "begun",
    "play_out",
    "settle",
]
