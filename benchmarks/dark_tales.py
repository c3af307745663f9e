"""`python -m benchmarks.dark_tales`: how balanced our proposal for Dark Tales is, by games of bots against themselves.

Much of what is printed on the cards is not publicly known, and ours to choose. The table shows how long games last,
where points come from, and what each card brings: how often it is played in a game, its points each time, its share of
all points, and how often the winner was among those who played it, against how often chance would have it.
"""

from __future__ import annotations

import argparse
from collections import Counter

from rich import box
from rich.console import Console
from rich.table import Table as Grid

import taletable as tt
from benchmarks import parse
from taletable.bots import Chair, bot
from taletable.games.dark_tales.scoring import LINES


def play(seats: int, seed: int, name: str, expansion: str) -> tt.Table:
    """One game of bots of a kind."""
    table = tt.game("dark_tales").start(seats, seed, {"expansion": expansion}, listen=True)
    bots = [bot(name, seed * 4 + seat) for seat in range(seats)]
    while not table.over:
        seat = table.waiting[0]
        table.act(seat, bots[seat].choose(Chair(table, seat)))
    return table


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200, help="how many games for each seat count and bot")
    expansions = tuple(str(one) for one in tt.game("dark_tales").options["expansion"].choices or ())
    parser.add_argument("--expansion", choices=expansions, default="none")
    parser.add_argument("--bots", choices=("random", "greedy"), nargs="+", default=("random", "greedy"))
    chosen = parse(parser, games=2)
    console = Console(highlight=False, width=140)
    for name in chosen.bots:
        for seats in tt.game("dark_tales").seat_counts(expansion=chosen.expansion):
            tables = [play(seats, seed, name, chosen.expansion) for seed in range(chosen.games)]
            report(console, tables, seats, f"{name}, expansion {chosen.expansion}")


def report(console: Console, tables: list[tt.Table], seats: int, name: str) -> None:
    turns = sorted(table.view(None)["turns"] for table in tables)
    winners = sorted(table.standings[0].score for table in tables)
    lines: Counter[str] = Counter()
    plays: Counter[str] = Counter()
    points: Counter[str] = Counter()
    with_winner: Counter[str] = Counter()
    by_anybody: dict[str, float] = {}
    balls = 0
    for table in tables:
        best = {standing.seat for standing in table.standings if standing.rank == 1}
        for standing in table.standings:
            lines.update({line.what: line.points for line in standing.breakdown})
        players: dict[str, set[int]] = {}
        pact = ""
        for event in table.events_for(None):
            kind, args = event.kind, event.args
            pact = f"pact {args['pact']}" if kind == "bargained" else pact
            card = str(args.get("card", "a ball" if kind == "scored-ball" else pact))
            if kind in ("played", "bargained"):
                plays[card] += 1
                players.setdefault(card, set()).add(int(str(args["seat"])))
            elif kind in ("scored", "scored-pact", "scored-ball"):
                points[card] += int(str(args["points"]))
                balls += kind == "scored-ball"
        for card, seen in players.items():
            with_winner[card] += bool(seen & best)
            by_anybody[card] = by_anybody.get(card, 0.0) + len(seen) / seats
    total = sum(lines.values())
    count = len(tables)
    console.print(f"\n{name}, {seats} players, {count} games", style="bold")
    console.print(f"turns {turns[0]}-{turns[-1]}, half of them {turns[count // 4]}-{turns[3 * count // 4]}")
    console.print(f"the winner's points {winners[0]}-{winners[-1]}, in the middle {winners[count // 2]}")
    console.print("points from " + ", ".join(f"{line} {100 * lines[line] / total:.0f}%" for line in LINES))
    grid = Grid("card", "played a game", "points each time", "share", "winner / chance", box=box.SIMPLE_HEAD)
    for card, got in points.most_common():
        luck = with_winner[card] / by_anybody[card] if card in by_anybody else 0
        plays[card] = plays[card] or balls
        grid.add_row(
            card,
            f"{plays[card] / count:.1f}",
            f"{got / plays[card]:.1f}",
            f"{100 * got / total:.1f}%",
            f"{luck:.2f}",
        )
    console.print(grid)


if __name__ == "__main__":
    main()
