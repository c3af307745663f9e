"""`python -m benchmarks.storage`: a server with many stored games: how it starts, and what a table takes to be there.

Games of all kinds are played half through and stored. Then the real server starts on that file, next to one on an empty
file in the same run, and every table is asked for once: it is made again from its log and stays in memory.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

import taletable as tt
from benchmarks.server import free_port
from taletable.server.people import Person
from taletable.server.requests import Act, MySeat, NewTable, OpenSeat, Ready, Sit, Start
from taletable.server.rooms import Rooms
from taletable.server.storage import Store
from taletable.server.workers import Workers

PEOPLE = [Person(f"p{seat}", "guest", f"P{seat}", "en", 0) for seat in range(1, 4)]


async def fill(url: str, game: str, count: int, part: float) -> tuple[list[str], int]:
    """So many tables of a game, played by chance up to a part of a game's usual length; their ids, and all answers."""
    store = Store(url)
    store.migrate()
    store.open()
    rooms = Rooms(store, Workers(), shared=False)
    length = tt.game(game).start(4, 1, {}, listen=False)
    dice, usual = random.Random(1), 0
    while not length.over:
        seat = length.waiting[0]
        length.act(seat, dice.choice(length.actions(seat)))
        usual += 1

    async def one(host: Person) -> str:
        people = [host, *PEOPLE]
        room = await rooms.open_table(host, NewTable(game, [MySeat(), OpenSeat(), OpenSeat(), OpenSeat()]))
        id = room.head.id
        for person in PEOPLE:
            await rooms.do(person, id, Sit())
            await rooms.do(person, id, Ready())
        await rooms.do(host, id, Start())
        for _ in range(int(usual * part)):
            table = room.table
            assert table is not None
            if table.over:
                break
            seat = dice.choice(table.waiting)
            number = room.asked[seat]
            assert number is not None
            await rooms.do(people[seat], id, Act(number, dice.choice(table.actions(seat))))
        return id

    ids = await asyncio.gather(*[one(Person(f"h{number}", "guest", "H", "en", 0)) for number in range(count)])
    answers = sum(len(live.room.actions) for live in rooms.cache)
    await rooms.close()
    store.close()
    return ids, answers


def memory(child: subprocess.Popen[bytes]) -> float:
    """Kilobytes that a process holds."""
    status = Path(f"/proc/{child.pid}/status").read_text()
    return float(status.partition("VmRSS:")[2].split()[0])


def ask(url: str) -> None:
    urllib.request.urlopen(url).read()


def start(url: str, compiled: str) -> tuple[subprocess.Popen[bytes], str, float]:
    port = free_port()
    env = {**os.environ, "TALETABLE_PORT": str(port), "TALETABLE_DATABASE": url, "TALETABLE_PACE": "1000000"}
    if compiled:
        env["PYTHONPATH"] = str(Path(compiled).resolve())
    began = time.perf_counter()
    child = subprocess.Popen([sys.executable, "-m", "taletable", "serve"], env=env, stderr=subprocess.DEVNULL)
    while True:
        try:
            ask(f"http://127.0.0.1:{port}/health")
            return child, f"http://127.0.0.1:{port}", time.perf_counter() - began
        except OSError:
            time.sleep(0.01)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=1000, help="how many are stored, of all games together")
    parser.add_argument("--compiled", default="", help="a folder with the compiled rules")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        full, empty = (f"sqlite:///{folder}/{name}.sqlite3" for name in ("full", "empty"))
        games = tt.games()
        kept = {game: asyncio.run(fill(full, game, chosen.tables // len(games), 0.5)) for game in games}
        for name, url in (("no tables", empty), (f"{chosen.tables} tables", full)):
            times = []
            for _ in range(3):
                child, _, took = start(url, chosen.compiled)
                times.append(took)
                child.terminate()
                child.wait()
            print(f"{name} stored: up in {min(times):.2f} s")
        child, address, _ = start(full, chosen.compiled)
        try:
            for game, (ids, answers) in kept.items():
                before, began = memory(child), time.perf_counter()
                for id in ids:
                    ask(f"{address}/api/tables/{id}")
                took, grown = time.perf_counter() - began, memory(child) - before
                began = time.perf_counter()
                for id in ids:
                    ask(f"{address}/api/tables/{id}")
                asking = time.perf_counter() - began
                print(
                    f"{game}: {answers / len(ids):.0f} answers each, made again in "
                    f"{1000 * (took - asking) / len(ids):.1f} ms, {grown / len(ids):.0f} KB in memory"
                )
        finally:
            child.terminate()
            child.wait()


if __name__ == "__main__":
    main()
