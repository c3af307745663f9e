"""Each benchmark is run as a command, in its short form; and where a server refuses something, it fails."""

from __future__ import annotations

import asyncio
import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

import benchmarks
import taletable as tt
from benchmarks.peers.__main__ import promises
from benchmarks.server import Hall, OurLine, Refused, sit_down
from taletable.version import build
from tests.server.kit import Server

FILES = sorted(Path(benchmarks.__file__).parent.glob("[!_]*.py"))
# The one against OpenSpiel runs where OpenSpiel is installed, in tests/envs/test_openspiel.py.
COMMANDS = [file.stem for file in FILES if "argparse" in file.read_text("utf-8") and file.stem != "ismcts"]
# What each command prints; GAME stands for every game.
FIGURES = {
    "batch": [
        r"GAME: [\d,]+ decisions a second in a batch of 4, [\d,]+ one by one: [\d.]+ times",
        r"two processes [\d.]+",
    ],
    "cluster": [
        r"1 servers, GAME: [\d,]+ actions a second; p50 [\d.]+ ms, p99",
        r"2 servers, GAME: [\d,]+ actions a second",
        r"processor time of an action: [\d,]+ µs of the servers, [\d,]+ of the players",
        r"an update at another server: p50 [\d.]+ ms, p99 [\d.]+ ms later: at most 50 ms (holds|DOES NOT HOLD)",
        r"GAME: \d+ rows and [\d,]+ bytes of rows a game",
        r"the log takes [\d,]+ bytes a row, with its indexes",
        r"20 viewers of one server: [\d.]+ kB each",
    ],
    "dark_tales": [r"turns \d+-\d+", r"points from .+ \d+%", r"winner / chance"],
    "engine": [r"Reference work: [\d,]+ a second", r"GAME \d +decisions +[\d,]+", r"holds|DOES NOT HOLD"],
    "levels": [
        r"GAME 2: novice@1 v random: [\d.]+ % \([\d.]+-[\d.]+\) of 2 games, [\d.]+ ms a decision: .*(holds|HOLD)"
    ],
    "luck": [
        r"GAME: 2 games, luck [+-][\d.]+ ± [\d.]+ \((holds|DOES NOT HOLD)\), that of casual [+-][\d.]+ ± [\d.]+; mistakes of",
        r"SEPARATE|separates",
    ],
    "masters": [r"nobody thinks: .+ p99", r"masters think: .+ p99", r"p99 is \d+\.\d\d times that without"],
    "page": [r"GAME: board usable after \d+ ms; [1-9]\d* updates drawn"],
    "server": [r"boardgame\.io: [\d,]+ moves a second", r"GAME: [\d,]+ moves a second", r"[\d.]+ times the yardstick"],
    "sizing": [
        r"A game has \d+ entries and takes [\d.]+ kB in the database",
        r"server processes +\d+ +\d+ +\d+",
        r"1,000,000 players: what breaks first: .+",
    ],
    "storage": [
        r"no tables stored: up in [\d.]+ s",
        r"\d+ tables stored: up in",
        r"GAME: \d+ answers each, made again",
    ],
    "study": [
        r"GAME: a review of \d+ answers takes [\d.]+ s \((holds|DOES NOT HOLD)\)",
        r"no reviews: .+ p99",
        r"reviews are made: .+ p99",
        r"p99 is \d+\.\d\d times that without .*(holds|DOES NOT HOLD)",
    ],
    "websocket": [r"the transport alone:", r"updates a second"],
}
# The forms of those that have several.
FORMS = {
    "dark_tales": [f"--expansion={choice}" for choice in tt.game("dark_tales").options["expansion"].choices or ()],
    "engine": [f"--compiled={Path(tt.__file__).parents[1]}"],
    "page": ["", "--phone"],
}
CASES = [(command, form) for command in COMMANDS for form in FORMS.get(command, [""])]


@pytest.mark.parametrize(("command", "form"), CASES, ids=[" ".join(case).strip() for case in CASES])
def test_a_benchmark_runs_and_prints_its_figures(command: str, form: str) -> None:
    line = [sys.executable, "-m", f"benchmarks.{command}", "--short", *form.split()]
    done = subprocess.run(line, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    for figure in FIGURES[command]:
        for game in tt.games() if "GAME" in figure else [""]:
            assert re.search(figure.replace("GAME", game), done.stdout), (figure, game, done.stdout)
    if command == "engine":
        assert ("There is no compiled build here" in done.stdout) is not build().startswith("compiled")


def test_our_speed_is_measured_for_every_game_and_held_against_the_peers() -> None:
    line = [sys.executable, "-m", "benchmarks.peers.ours", "0.005"]
    done = subprocess.run(line, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    games = json.loads(done.stdout)["games"]
    assert {name.split()[0] for name in games} == set(tt.games())
    assert all(figure > 0 for figures in games.values() for figure in figures.values())
    fast, slow = {"python loop": 1e9, "playouts": 1e9, "iterations": 1e9}, {"python loop": 1.0}
    peers: dict[str, dict[str, dict[str, float]]] = {"open_spiel": {"hearts": fast}, "rlcard": {"uno": slow}}
    kept = {one["promise"]: one["holds"] for one in promises(games, peers)}
    assert [holds for promise, holds in kept.items() if "hearts" in promise] == [False] * 2 * len(tt.games())
    assert [holds for promise, holds in kept.items() if "uno" in promise] == [True]


def test_a_server_that_limits_requests_is_not_measured(tmp_path: Path) -> None:
    async def people() -> None:
        with Server(tmp_path, pace=0.01) as server:
            await asyncio.to_thread(sit_down, Hall(10, 10), server.url, tt.games()[0])

    with pytest.raises(Refused, match="429"):
        asyncio.run(people())


OPENED = b"HTTP/1.1 101 Switching Protocols\r\n\r\n"


@pytest.mark.parametrize(
    ("sent", "complaint"),
    [
        (b"HTTP/1.1 429 Too Many Requests\r\nRetry-After: 1\r\n\r\n", "429 Too Many Requests"),
        (OPENED + b'\x81\x12{"kind":"refused"}', "an answer was refused"),
        (OPENED, "has closed a WebSocket"),
    ],
)
def test_a_benchmark_fails_when_a_websocket_is_refused_or_closed_or_an_answer_refused(
    sent: bytes, complaint: str
) -> None:
    async def serve(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(sent)
        writer.close()

    async def come() -> None:
        hall = Hall(1, 1)
        hall.tables[0].lines = [OurLine(hall.tables[0], 0, "/")]
        async with await asyncio.start_server(serve, "127.0.0.1", 0) as server:
            await hall.connect(server.sockets[0].getsockname()[1])

    with pytest.raises(Refused, match=complaint):
        asyncio.run(come())
