"""`make bench`: the speed of the rules, plain and compiled, next to reference work in the same run.

Each build is measured in processes of its own, in turn, several times; the best of each is shown. The lines below the
table hold the ratios we promise against what was measured.
"""

from __future__ import annotations

import argparse
import copy
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from rich import box
from rich.console import Console
from rich.table import Table as Grid

import taletable as tt
from benchmarks import parse
from taletable.cli.bench import measure, middle, rate, reference
from taletable.version import build

PLAIN = str(Path(__file__).parents[1] / "src")
# The ratios we promise: what is divided by what, and at least (or at most) how much that is; of some games more.
PROMISES = (
    ("compiled random play / plain random play", "compiled decisions", "plain decisions", ">=", 4),
    ("compiled copy / plain copy", "compiled copies", "plain copies", ">=", 3),
    ("plain copy / plain copy.deepcopy", "plain copies", "plain deepcopies", ">=", 20),
    ("compiled search / plain search", "compiled iterations", "plain iterations", ">=", 5),
    ("random decisions in the time of a view, plain", "plain decisions", "plain views", "<=", 25),
    ("random decisions in the time of a view, compiled", "compiled decisions", "compiled views", "<=", 25),
)
MORE = {("compiled iterations", "zavarushka"): 10, ("compiled iterations", "fairy_tale"): 10}

Figures = dict[str, dict[str, float]]


def child(seconds: float) -> None:
    """Measure this build and print the figures as JSON."""
    figures: dict[str, Any] = {"build": build(), "reference": rate(reference, seconds), "games": {}}
    for game in map(tt.game, tt.games()):
        for seats in game.seat_counts():
            found = {speed.what: speed.per_second for speed in measure(game, seats, seconds)}
            figures["games"][f"{game.id} {seats}"] = found
            if not build().startswith("compiled"):
                table = middle(game, seats)

                def deep(table: tt.Table = table) -> int:
                    # What never changes a copy shares; deepcopy is allowed to do so too.
                    shared = (
                        table.game,
                        table.past,
                        table.dice.begun,
                        getattr(table, "land", None),
                        getattr(table, "sheet", None),
                    )
                    copy.deepcopy(table, {id(thing): thing for thing in shared})
                    return 1

                found["deepcopies"] = rate(deep, seconds)
    print(json.dumps(figures))


def run_child(path: str, seconds: float) -> dict[str, Any]:
    command = [sys.executable, "-m", "benchmarks.engine", "--child", "--seconds", str(seconds)]
    environment = {**os.environ, "PYTHONPATH": path}
    found = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    figures: dict[str, Any] = json.loads(found.stdout)
    return figures


def best(runs: list[dict[str, Any]]) -> dict[str, Any]:
    games: dict[str, Figures] = {}
    for name in runs[0]["games"]:
        whats = runs[0]["games"][name]
        games[name] = {what: max(run["games"][name][what] for run in runs) for what in whats}
    return {"build": runs[0]["build"], "reference": max(run["reference"] for run in runs), "games": games}


def show(builds: dict[str, dict[str, Any]]) -> None:
    console = Console(highlight=False, width=150)
    pace = max(figures["reference"] for figures in builds.values())
    console.print(f"Reference work: {pace:,.0f} a second (a sieve of 2,000 numbers in plain Python).")
    console.print("Columns: how often in a second, and in brackets how often in the time of one piece of that work.")
    grid = Grid("game and seats", "what", *builds, box=box.SIMPLE_HEAD)
    for column in grid.columns[2:]:
        column.justify = "right"
    for name, figures in builds["plain"]["games"].items():
        for what in figures:
            cells = [
                f"{found[what]:,.0f} ({found[what] / pace:.2f})" if what in found else ""
                for found in (build_["games"][name] for build_ in builds.values())
            ]
            grid.add_row(name, what, *cells)
        grid.add_section()
    console.print(grid)
    console.print(promises(builds))


def promises(builds: dict[str, dict[str, Any]]) -> Grid:
    names = list(builds["plain"]["games"])
    grid = Grid("ratio", "promised", *names, box=box.SIMPLE_HEAD)
    for label, top, bottom, sign, usual in PROMISES:
        cells = []
        for name in names:
            bound = MORE.get((top, name.split()[0]), usual)
            figures = {
                f"{build_} {what}": value
                for build_, found in builds.items()
                for what, value in found["games"][name].items()
            }
            if top not in figures or bottom not in figures:
                cells.append("not measured")
                continue
            ratio = figures[top] / figures[bottom]
            kept = ratio >= bound if sign == ">=" else ratio <= bound
            more = f" of {bound}" if bound != usual else ""
            cells.append(f"{ratio:.1f}{more} {'holds' if kept else 'DOES NOT HOLD'}")
        grid.add_row(label, f"{sign} {usual}", *cells)
    return grid


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--compiled", default="", metavar="FOLDER", help="where the compiled package lies")
    parser.add_argument("--seconds", type=float, default=0.5, help="how long to measure each figure")
    parser.add_argument("--rounds", type=int, default=3, help="how often to measure each build")
    parser.add_argument("--child", action="store_true", help=argparse.SUPPRESS)
    chosen = parse(parser, seconds=0.005, rounds=1)
    if chosen.child:
        child(chosen.seconds)
        return
    runs: dict[str, list[dict[str, Any]]] = {}
    for _ in range(chosen.rounds):
        runs.setdefault("plain", []).append(run_child(PLAIN, chosen.seconds))
        found = run_child(chosen.compiled, chosen.seconds)
        if found["build"].startswith("compiled"):
            runs.setdefault("compiled", []).append(found)
    if "compiled" not in runs:
        print("There is no compiled build here (no C compiler, or TALETABLE_PURE=1): only plain Python is measured.")
    show({name: best(found) for name, found in runs.items()})


if __name__ == "__main__":
    main()
