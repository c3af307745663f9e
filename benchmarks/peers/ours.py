"""Our games, each with its largest options, too. Prints JSON."""

from __future__ import annotations

import json
import random
import sys
from typing import Any

import taletable as tt
from benchmarks.peers.clock import Figures, rate
from taletable.bots.search.tree import Search
from taletable.bots.tuning import tuning
from taletable.bots.values import hand_made, learned
from taletable.version import build

WAYS: list[tuple[str, int, dict[str, Any]]] = [
    ("zavarushka", 2, {}),
    ("zavarushka", 4, {}),
    ("fairy_tale", 2, {}),
    ("fairy_tale", 5, {"deck": "advanced"}),
    ("grimm_forest", 2, {}),
    ("grimm_forest", 4, {"edition": "pl"}),
    ("dark_tales", 2, {}),
    ("dark_tales", 4, {"expansion": "cinderella"}),
]
ITERATIONS = 200


def measured(id: str, seats: int, options: dict[str, Any], seconds: float) -> Figures:
    game = tt.game(id)
    lot = random.Random(1)
    seeds = iter(range(1_000_000_000))
    settled = game.settled(options)

    def loop() -> int:
        table = game.start(seats, next(seeds), settled)
        count = 0
        while not table.over:
            seat = table.waiting[0]
            table.act(seat, lot.choice(table.actions(seat)))
            count += 1
        return count

    def playouts() -> int:
        seed = next(seeds)
        return tt.playout(game.start(seats, seed, settled), seed)

    whole = game.start(seats, 1, settled)
    length = tt.playout(whole, 1)
    middle = tt.replay(whole.record(), upto=length // 2)

    def copies() -> int:
        for _ in range(100):
            middle.copy()
        return 100

    def worlds() -> int:
        middle.imagine(middle.waiting[0], next(seeds))
        return 1

    def iterations() -> int:
        seat = middle.waiting[0]
        search = Search(middle, seat, learned(game), hand_made(game), tuning(game).settings, next(seeds))
        search.run(ITERATIONS)
        return ITERATIONS

    return {
        "python loop": rate(loop, seconds),
        "playouts": rate(playouts, seconds),
        "copies": rate(copies, seconds),
        "imagine": rate(worlds, seconds),
        "iterations": rate(iterations, seconds),
    }


def main() -> None:
    seconds = float(sys.argv[1])
    found = {}
    for id, seats, options in WAYS:
        told = "".join(f" {value}" for value in options.values())
        found[f"{id} {seats}{told}"] = measured(id, seats, options, seconds)
    print(json.dumps({"version": build(), "games": found}))


if __name__ == "__main__":
    main()
