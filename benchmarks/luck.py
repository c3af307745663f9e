"""`python -m benchmarks.luck`: whether reviews tell luck from skill, over many games of bots.

Luck must average to nothing: its mean for the first seat has a 95 % interval, which should hold 0. That of the better
level tells how much of its skill is taken for luck. Skill must separate
the levels: what a game's mistakes cost the better level and the worse one, and the interval of the difference. The
spread of what is left of the result without luck and mistakes is the remainder's. Bots change seats after each game,
and of those who are asked at the same time any may answer first: a bot that answers last looks further than the others,
to what is revealed, and whoever sits there would always have that advantage.
"""

from __future__ import annotations

import argparse
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Final

import taletable as tt
from benchmarks import parse
from taletable.bots import Chair, bot
from taletable.kernel import Record
from taletable.study import review

SEED: Final = 515_253  # of all deals; apart from those of tests, tuning and learning


def played(game: str, bots: list[str], seed: int) -> Record:
    """A game of these bots."""
    table = tt.game(game).deal(len(bots), seed)
    sitting = [bot(name, seed + seat) for seat, name in enumerate(bots)]
    order = Random(seed)
    while table.waiting:
        seat = order.choice(table.waiting)
        table.answer(seat, sitting[seat].choose(Chair(table, seat)))
    return table.record(tuple(bots))


def interval(values: list[float]) -> tuple[float, float]:
    """The mean, and half of its 95 % interval."""
    return fmean(values), 1.96 * stdev(values) / sqrt(len(values))


def measure(game: str, better: str, worse: str, games: int, budget: int, seed: int) -> str:
    """A line of figures."""
    luck: list[float] = []
    skilled: list[float] = []
    results: list[float] = []
    rest: list[float] = []
    costs: dict[str, list[float]] = {better: [], worse: []}
    for number in range(games):
        bots = [better, worse] if number % 2 else [worse, better]
        found = review(played(game, bots, seed + number), budget, number)
        for seat, name in enumerate(bots):
            costs[name].append(-(found.summaries[seat].own or 0.0))
        luck.append(found.summaries[0].luck)
        skilled.append(found.summaries[bots.index(better)].luck)
        results.append(found.summaries[0].result)
        rest.append(found.summaries[0].remainder or 0.0)
    mean, half = interval(luck)
    taken, margin = interval(skilled)
    gap, doubt = interval([low - high for high, low in zip(costs[better], costs[worse], strict=True)])
    return (
        f"{game}: {games} games, luck {mean:+.3f} ± {half:.3f} ({'holds' if abs(mean) <= half else 'DOES NOT HOLD'}), "
        f"that of {better} {taken:+.3f} ± {margin:.3f}; "
        f"mistakes of {better} {fmean(costs[better]):.3f}, of {worse} {fmean(costs[worse]):.3f}, "
        f"difference {gap:+.3f} ± {doubt:.3f} ({'separates' if gap > doubt else 'DOES NOT SEPARATE'}); "
        f"spread of results {stdev(results):.2f}, of luck {stdev(luck):.2f}, of remainders {stdev(rest):.2f}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100, help="of each game")
    parser.add_argument("--game", choices=tt.games(), action="append", help="only this game; several are possible")
    parser.add_argument("--better", default="casual")
    parser.add_argument("--worse", default="novice")
    parser.add_argument("--budget", type=int, default=100, help="of each decision")
    parser.add_argument("--seed", type=int, default=SEED)
    chosen = parse(parser, games=2, budget=1)
    for game in chosen.game or tt.games():
        print(measure(game, chosen.better, chosen.worse, chosen.games, chosen.budget, chosen.seed), flush=True)


if __name__ == "__main__":
    main()
