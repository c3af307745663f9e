"""`python -m benchmarks.masters`: how long moves of people take while masters think at other tables, and while none do.

The people play as in `benchmarks.server`, with a pause before each move, since it is the time of a move that counts
and not how many there can be. Both are run in turn, so that how fast the machine is at a time is the same for both.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import urllib.request

import uvloop

import taletable as tt
from benchmarks import parse
from benchmarks.server import SEATS, Hall, Run, Table, ask, median, our_server, run, sit_down
from tests.kit.waiting import eventually

PAUSE = 0.05  # seconds before a move, on average
BEGUN = 3  # the version of a table that two bots were seated at and that was started


class PacedTable(Table):
    """People who take a moment before they move."""

    def move(self) -> None:
        pause = PAUSE * self.dice.uniform(0.5, 1.5)
        asyncio.get_running_loop().call_later(pause, super().move)


def paced_hall(count: int, at_once: int) -> Hall:
    hall = Hall(count, at_once)
    hall.tables = [PacedTable(number, hall) for number in range(count)]
    hall.waiting = list(hall.tables)
    return hall


def seat_masters(url: str, count: int) -> list[str]:
    """Tables where masters play each other, all games in turn."""
    host = ask(f"{url}/api/guests", {"name": "Host"})[1]
    tables: list[str] = []
    for number in range(count):
        seats = [{"kind": "bot", "level": "master"}] * 2
        opened = ask(f"{url}/api/tables", {"game": tt.games()[number % len(tt.games())], "seats": seats}, host)[0]
        tables.append(str(opened["id"]))
        ask(f"{url}/api/tables/{tables[-1]}/commands", {"kind": "start"}, host)
    if tables:  # the process that thinks has been started when one of them has answered
        eventually(lambda: look(url, tables[0])["version"] != BEGUN, "that a master answers")
    return tables


def look(url: str, table: str) -> dict[str, object]:
    with urllib.request.urlopen(f"{url}/api/tables/{table}") as answer:
        found: dict[str, object] = json.load(answer)
        return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="zavarushka", choices=tt.games(), help="what the people play")
    parser.add_argument("--tables", type=int, default=25, help="how many tables of people are played at once")
    parser.add_argument("--moves", type=int, default=8000, help="at least so many in a run")
    parser.add_argument("--masters", type=int, default=20, help="tables where masters think")
    parser.add_argument("--rounds", type=int, default=5, help="how often each is run, in turn; the median counts")
    chosen = parse(parser, tables=2, moves=1, masters=2, rounds=1)
    length = tt.playout(tt.game(chosen.game).deal(SEATS, 1), 1)

    async def people(masters: int) -> tuple[Run, int]:
        """One run, and how many tables of masters were not over by then."""
        hall = paced_hall(max(chosen.tables, chosen.moves // length), chosen.tables)
        with our_server() as (port, server):
            url = f"http://127.0.0.1:{port}"
            await asyncio.to_thread(sit_down, hall, url, chosen.game)
            thinking = await asyncio.to_thread(seat_masters, url, masters)
            found = await run(hall, port, server)
            states = [await asyncio.to_thread(look, url, table) for table in thinking]
            return found, sum(state["status"] == "playing" for state in states)

    pairs = [(uvloop.run(people(0))[0], uvloop.run(people(chosen.masters))) for _ in range(chosen.rounds)]
    print(f"nobody thinks: {median([alone for alone, _ in pairs])}")
    print(f"masters think: {median([beside for _, (beside, _) in pairs])}")
    left = min(left for _, (_, left) in pairs)
    print(f"  {left} of {chosen.masters} tables of masters were still thinking at the end")
    ratios = sorted(beside.p99 / alone.p99 for alone, (beside, _) in pairs)
    print(
        f"  p99 is {ratios[len(ratios) // 2]:.2f} times that without ({ratios[0]:.2f} to {ratios[-1]:.2f})", flush=True
    )


if __name__ == "__main__":
    main()
