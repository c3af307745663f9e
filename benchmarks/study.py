"""`python -m benchmarks.study`: how long a review takes, and whether others' moves wait for reviews.

First a game of two casual bots in each game is reviewed on one core. Then people play as in `benchmarks.server`, with a
pause before each move, once while a server makes reviews in the background and once while it makes none; both are run
in turn, so that how fast the machine is at a time is the same for both.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import subprocess
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import uvloop

import taletable as tt
from benchmarks import parse
from benchmarks.masters import paced_hall
from benchmarks.server import SEATS, Run, ask, median, run, sit_down
from taletable.bots import Chair, bot
from taletable.kernel import Record
from taletable.study import review
from taletable.study.weighing import BUDGET
from tests.kit.waiting import eventually
from tests.server.kit import FreshServer

LONGEST = 60.0  # seconds of one core for a review of a game of two
RATIO = 1.25  # of the p99 of others' moves with reviews to that without


def casual_game(game: str, seed: int) -> Record:
    """A game of two casual bots."""
    table = tt.game(game).deal(2, seed)
    players = [bot("casual", seed), bot("casual", seed + 1)]
    while not table.over:
        seat = table.waiting[0]
        table.act(seat, players[seat].choose(Chair(table, seat)))
    return table.record()


def verdict(kept: bool) -> str:
    return "holds" if kept else "DOES NOT HOLD"


@contextmanager
def our_server(budget: int) -> Iterator[tuple[int, subprocess.Popen[bytes]]]:
    with (
        tempfile.TemporaryDirectory() as folder,
        FreshServer(Path(folder), pace=1e9, lines=100_000, review_budget=budget) as server,
    ):
        assert isinstance(server.child, subprocess.Popen)
        yield server.port, server.child


def look(url: str) -> dict[str, object]:
    with urllib.request.urlopen(url) as answer:
        found: dict[str, object] = json.load(answer)
        return found


def ask_for_reviews(url: str, count: int) -> list[str]:
    """Games of bots, all games in turn, of which reviews are being made: the address of each."""
    host = ask(f"{url}/api/guests", {"name": "Host"})[1]
    tables: list[str] = []
    for number in range(count):
        seats = [{"kind": "bot", "level": "novice"}] * 2
        wanted = {"game": tt.games()[number % len(tt.games())], "seats": seats, "public": True}
        table = f"{url}/api/tables/{ask(f'{url}/api/tables', wanted, host)[0]['id']}"
        ask(f"{table}/commands", {"kind": "start"}, host)
        tables.append(table)
    for table in tables:
        eventually(lambda table=table: look(table)["status"] == "over", "that bots have played")  # type: ignore[misc]
        ask(f"{table}/review", None, host)
    if tables:
        eventually(lambda: look(f"{tables[0]}/review")["done"] != 0, "that a review is made")
    return [f"{table}/review" for table in tables]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--budget", type=int, default=BUDGET, help="imagined games for each decision")
    parser.add_argument("--game", default="zavarushka", choices=tt.games(), help="what the people play")
    parser.add_argument("--tables", type=int, default=25, help="how many tables of people are played at once")
    parser.add_argument("--moves", type=int, default=8000, help="at least so many in a run")
    parser.add_argument("--reviews", type=int, default=8, help="reviews that are made meanwhile")
    parser.add_argument("--rounds", type=int, default=5, help="how often each is run, in turn; the median counts")
    chosen = parse(parser, budget=1, tables=2, moves=1, reviews=1, rounds=1)
    for game in tt.games():
        record = casual_game(game, 1)
        begun = time.process_time()
        review(record, chosen.budget)
        took = time.process_time() - begun
        print(f"{game}: a review of {len(record.actions)} answers takes {took:.1f} s ({verdict(took < LONGEST)})")
    length = tt.playout(tt.game(chosen.game).deal(SEATS, 1), 1)

    async def people(reviews: int) -> tuple[Run, int]:
        """One run, and how many reviews were not done by then."""
        hall = paced_hall(max(chosen.tables, chosen.moves // length), chosen.tables)
        with our_server(chosen.budget) as (port, server):
            url = f"http://127.0.0.1:{port}"
            await asyncio.to_thread(sit_down, hall, url, chosen.game)
            asked = await asyncio.to_thread(ask_for_reviews, url, reviews)
            found = await run(hall, port, server)
            states = [await asyncio.to_thread(look, one) for one in asked]
            return found, sum(state["state"] != "done" for state in states)

    pairs = [(uvloop.run(people(0))[0], uvloop.run(people(chosen.reviews))) for _ in range(chosen.rounds)]
    print(f"no reviews: {median([alone for alone, _ in pairs])}")
    print(f"reviews are made: {median([beside for _, (beside, _) in pairs])}")
    print(f"  {min(left for _, (_, left) in pairs)} of {chosen.reviews} were still being made at the end")
    ratios = sorted(beside.p99 / alone.p99 for alone, (beside, _) in pairs)
    middle = ratios[len(ratios) // 2]
    print(
        f"  p99 is {middle:.2f} times that without ({ratios[0]:.2f} to {ratios[-1]:.2f}): {verdict(middle <= RATIO)}",
        flush=True,
    )


if __name__ == "__main__":
    main()
