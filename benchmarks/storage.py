"""`python -m benchmarks.storage`: a server with many stored games: how it starts, and what a table takes to be there.

Games of all kinds are played half through and stored. Then the real server starts on that file, next to one on an empty
file in the same run, and every table is asked for once: it is made again from its log and stays in memory.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import tempfile
import time
import urllib.request
from pathlib import Path

import taletable as tt
from benchmarks import parse
from taletable.server.people import Person
from taletable.server.requests import Act, MySeat, NewTable, OpenSeat, Ready, Sit, Start
from taletable.server.rooms import Rooms
from taletable.server.storage import Store
from taletable.server.workers import Workers
from tests.server.kit import FreshServer, Server

PEOPLE = [Person(f"p{seat}", "guest", f"P{seat}", "en", 0) for seat in range(1, 4)]


async def fill(url: str, game: str, count: int, part: float) -> tuple[list[str], int]:
    """So many tables of a game, played by chance up to a part of a game's usual length; their ids, and all answers."""
    store = Store(url)
    store.migrate()
    store.open()
    rooms = Rooms(store, Workers(), shared=False)
    dice, usual = random.Random(1), tt.playout(tt.game(game).deal(4, 1), 1)

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


def memory(server: Server) -> float:
    """Kilobytes that a server holds."""
    assert server.child is not None
    status = Path(f"/proc/{server.child.pid}/status").read_text()
    return float(status.partition("VmRSS:")[2].split()[0])


def ask(url: str) -> None:
    urllib.request.urlopen(url).read()


def start(folder: Path, url: str) -> tuple[Server, float]:
    """A server, and how many seconds it took to answer."""
    server = FreshServer(folder, url)
    began = time.perf_counter()
    server.start()
    return server, time.perf_counter() - began


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=1000, help="how many are stored, of all games together")
    parser.add_argument("--rounds", type=int, default=3, help="how often each server is started; the best counts")
    games = tt.games()
    chosen = parse(parser, tables=len(games), rounds=1)
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        full, empty = (f"sqlite:///{folder}/{name}.sqlite3" for name in ("full", "empty"))
        kept = {game: asyncio.run(fill(full, game, chosen.tables // len(games), 0.5)) for game in games}
        for name, url in (("no tables", empty), (f"{chosen.tables} tables", full)):
            times = []
            for _ in range(chosen.rounds):
                server, took = start(folder, url)
                times.append(took)
                server.stop()
            print(f"{name} stored: up in {min(times):.2f} s")
        server, _ = start(folder, full)
        try:
            for game, (ids, answers) in kept.items():
                before, began = memory(server), time.perf_counter()
                for id in ids:
                    ask(f"{server.url}/api/tables/{id}")
                took, grown = time.perf_counter() - began, memory(server) - before
                began = time.perf_counter()
                for id in ids:
                    ask(f"{server.url}/api/tables/{id}")
                asking = time.perf_counter() - began
                print(
                    f"{game}: {answers / len(ids):.0f} answers each, made again in "
                    f"{1000 * (took - asking) / len(ids):.1f} ms, {grown / len(ids):.0f} KB in memory"
                )
        finally:
            server.stop()


if __name__ == "__main__":
    main()
