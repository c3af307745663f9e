"""`python -m benchmarks.sizing`: how many processes and how much storage so many players need, on paper.

What a game takes in the database (SQLite) and in the archive is measured here. What one process of this machine does
comes from the benchmarks that measure it, and is given as arguments: orders a second (`make bench-server`), memory of
an idle connection, commits a second of the database. The table says what that means for so many players at once, and
what breaks first.
"""

from __future__ import annotations

import argparse
import asyncio
import sqlite3
import tempfile
from contextlib import closing
from math import ceil
from pathlib import Path
from typing import NamedTuple

import taletable as tt
from benchmarks import parse
from taletable.server.operations import archiving
from taletable.server.operations.session import session
from taletable.server.settings import Settings
from tests.server.games import played, rooms_at, two_people

PLAYERS = (1_000, 100_000, 1_000_000)
HEADROOM = 0.5  # of what was measured is planned with: evenings are not even, and a process may be lost
LATER = 4_000_000_000.0  # a moment after everything
MONTH = 30.0


class Game(NamedTuple):
    """What finished games take, each on average."""

    entries: float
    stored: float  # bytes in the database, indexes included
    archived: float  # bytes in the archive
    left: float  # bytes in the database after it was archived


class Measured(NamedTuple):
    """What one process does."""

    orders: float  # a second, with a p99 that is good enough
    connection: float  # kilobytes of memory of an idle connection
    base: float  # megabytes of memory of a process without anybody
    commits: float  # group commits a second of the database
    rows: float  # entries in a commit, under load


class Habits(NamedTuple):
    """How people play."""

    pause: float  # seconds between two answers of a person
    hours: float  # that somebody who is there plays a day
    games: float  # minutes of a game
    bots: float  # seconds of a core that bots think, for each answer of a person


async def measure(games: int) -> Game:
    """Play some games of each kind by chance, store them, and move them to the archive."""
    with tempfile.TemporaryDirectory() as folder:
        file, archive = Path(folder) / "t.sqlite3", Path(folder) / "archive"
        settings = Settings(database=f"sqlite:///{file}", archive=str(archive))
        async with rooms_at(settings.url, archive) as rooms:
            people = await two_people(rooms)
            empty = _size(file)
            count = 0
            for _ in range(games):
                for id in tt.games():
                    await played(rooms, people, id)
                    count += 1
        with closing(sqlite3.connect(file)) as connection:
            (entries,) = connection.execute("SELECT count(*) FROM entries").fetchone()
        full = _size(file)
        async with session(settings) as opened:
            await archiving.move(opened, LATER)
        packed = sum(one.stat().st_size for one in archive.glob("*.gz"))
        return Game(entries / count, (full - empty) / count, packed / count, (_size(file) - empty) / count)


def _size(file: Path) -> int:
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        connection.execute("VACUUM")
    return file.stat().st_size


def column(players: int, game: Game, one: Measured, habits: Habits) -> dict[str, str]:
    """What so many people who are there at the same time need."""
    orders = players / habits.pause
    by_orders = orders / (one.orders * HEADROOM)
    connections = 10_000 * HEADROOM
    processes = max(2, ceil(max(by_orders, players / connections)))
    memory = processes * one.base / 1e3 + players * one.connection / 1e6
    finished = players / 2 * habits.hours * 60 / habits.games  # two at a table
    commits = orders / one.rows
    bots = orders * habits.bots / HEADROOM
    breaks = {
        "orders of one process": by_orders / processes,
        "connections of one process": players / connections / processes,
        "commits of one database": commits / (one.commits * HEADROOM),
    }
    first = max(breaks, key=lambda name: breaks[name])
    return {
        "orders a second": f"{orders:,.0f}",
        "server processes": f"{processes:,}",
        "memory of servers": f"{memory:,.1f} GB",
        "cores for bots": f"{bots:,.0f}",
        "commits a second": f"{commits:,.0f}",
        "databases": f"{ceil(commits / (one.commits * HEADROOM)):,}",
        "messages on the bus": f"{orders:,.0f}/s",
        "games a day": f"{finished:,.0f}",
        "entries a day": f"{finished * game.entries:,.0f}",
        "database grows by": f"{finished * game.stored * MONTH / 1e9:,.1f} GB a month",
        "of it after archiving": f"{finished * game.left * MONTH / 1e9:,.1f} GB a month",
        "archive grows by": f"{finished * game.archived * MONTH / 1e9:,.1f} GB a month",
        "breaks first": f"{first} ({breaks[first]:.0%} of what is planned with)",
    }


def main() -> None:
    """Measure, and print the table."""
    parser = argparse.ArgumentParser(prog="benchmarks.sizing", description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=25, help="of each kind are stored (25)")
    parser.add_argument("--orders", type=float, help="orders a second of one process: make bench-server")
    parser.add_argument("--connection-kb", type=float, help="kilobytes of an idle connection: benchmarks of the bus")
    parser.add_argument("--process-mb", type=float, help="megabytes of a process without anybody")
    parser.add_argument("--commits", type=float, help="commits a second of the database: pgbench -n -c 8 -T 30")
    parser.add_argument("--rows", type=float, default=1.0, help="entries in a commit under load (1: the worst)")
    parser.add_argument("--pause", type=float, default=10.0, help="seconds between two answers of a person (10)")
    parser.add_argument("--hours", type=float, default=4.0, help="a day that the server is that full (4)")
    parser.add_argument("--minutes", type=float, default=25.0, help="of a game (25)")
    parser.add_argument("--bot-seconds", type=float, default=0.2, help="of a core for each answer of a person (0.2)")
    chosen = parse(parser, games=1, orders=1000.0, connection_kb=40.0, process_mb=120.0, commits=1000.0)
    given = (chosen.orders, chosen.connection_kb, chosen.process_mb, chosen.commits)
    if None in given:
        parser.error("give what was measured: --orders, --connection-kb, --process-mb, --commits")
    game = asyncio.run(measure(chosen.games))
    habits = Habits(chosen.pause, chosen.hours, chosen.minutes, chosen.bot_seconds)
    columns = [column(players, game, Measured(*given, chosen.rows), habits) for players in PLAYERS]
    print(
        f"A game has {game.entries:.0f} entries and takes {game.stored / 1e3:.1f} kB in the database, "
        f"{game.archived / 1e3:.1f} kB in the archive and then {game.left / 1e3:.2f} kB in the database.\n"
    )
    wide = max(map(len, columns[0])) + 2
    print(f"{'players at once':{wide}}" + "".join(f"{players:>28,}" for players in PLAYERS))
    for name in list(columns[0])[:-1]:
        print(f"{name:{wide}}" + "".join(f"{one[name]:>28}" for one in columns))
    for players, one in zip(PLAYERS, columns, strict=True):
        print(f"\n{players:,} players: what breaks first: {one['breaks first']}", end="")
    print()


if __name__ == "__main__":
    main()
