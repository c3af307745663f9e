"""`make bench-peers`: our four games beside other libraries, in one run on one core.

The others are installed into an environment of their own (`build/yardstick/peers`). All of them are measured one after
the other, several times, and the best figure of each counts. What is promised is a ratio of two figures of this run.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import venv
from pathlib import Path
from typing import Any

from rich import box
from rich.console import Console
from rich.table import Table as Grid

from benchmarks import parse

ROOT = Path(__file__).parents[2]
WANTED = ("open_spiel>=1.6", "rlcard>=1.2", "pettingzoo[classic]>=1.26", "catanatron>=3.2", "chess>=1.11")
PEERS = ("open_spiel", "rlcard", "pettingzoo", "catanatron", "chess")
WHATS = ("python loop", "playouts", "copies", "imagine", "iterations", "iterations in Python")

# How fast random play to the end is promised to be, as a multiple of hearts in OpenSpiel's C++ loop, by game.
PLAYOUTS = {"zavarushka": 1.0, "fairy_tale": 1.0, "grimm_forest": 0.5, "dark_tales": 0.5}
TIMES_PYTHON = 10.0  # and as a multiple of what a Python loop gets from every other library

Found = dict[str, dict[str, Any]]


def environment() -> Path:
    """The Python of the peers' own environment, which is made if it is not there."""
    folder = ROOT / "build" / "yardstick" / "peers"
    python = folder / "bin" / "python"
    if not (folder / ".ready").exists():
        print("Installing the other libraries (once) …", flush=True)
        venv.create(folder, clear=True, with_pip=True)
        subprocess.run([python, "-m", "pip", "install", "-q", "--disable-pip-version-check", *WANTED], check=True)
        (folder / ".ready").touch()
    return python


def child(python: str, module: str, arguments: list[str], path: str) -> dict[str, Any]:
    """What one measurement prints."""
    search = os.pathsep.join(part for part in (path, str(ROOT)) if part)
    command = [python, "-W", "ignore", "-m", f"benchmarks.peers.{module}", *arguments]
    surroundings = {**os.environ, "PYTHONPATH": search, "TF_CPP_MIN_LOG_LEVEL": "3"}
    ended = subprocess.run(command, env=surroundings, capture_output=True, text=True, check=False)
    if ended.returncode:
        sys.exit(f"{' '.join(arguments) or 'taletable'}: {ended.stderr.strip().splitlines()[-1:]}")
    found: dict[str, Any] = json.loads(ended.stdout.strip().splitlines()[-1])
    return found


def better(best: Found, run: Found) -> None:
    """Keep the better of two figures everywhere."""
    for name, figures in run.items():
        kept = best.setdefault(name, {})
        for what, value in figures.items():
            kept[what] = max(kept.get(what, 0.0), value)


def show(ours: Found, theirs: dict[str, Found], versions: dict[str, str], console: Console) -> None:
    grid = Grid("library", "game", *WHATS, box=box.SIMPLE_HEAD)
    for column in grid.columns[2:]:
        column.justify = "right"
    for library, games in {"taletable": ours, **theirs}.items():
        for name, figures in games.items():
            cells = [f"{figures[what]:,.0f}" if what in figures else "" for what in WHATS]
            grid.add_row(versions[library], name, *cells)
        grid.add_section()
    console.print("How often in a second of one core:")
    console.print(grid)


def promises(ours: Found, theirs: dict[str, Found]) -> list[dict[str, Any]]:
    """What is promised, what was found, and whether it holds."""
    hearts = theirs["open_spiel"]["hearts"]
    rows: list[dict[str, Any]] = []

    def row(text: str, ratio: float, bound: float) -> None:
        rows.append({"promise": text, "at least": bound, "found": round(ratio, 2), "holds": ratio >= bound})

    for name, figures in ours.items():
        game, seats, *_ = name.split()
        if len(name.split()) == 2 and seats == "2":
            playouts, iterations = (figures[what] / hearts[what] for what in ("playouts", "iterations"))
            row(f"{name}: playouts / OpenSpiel's C++ loop, hearts", playouts, PLAYOUTS[game])
            row(f"{name}: iterations / OpenSpiel's C++ IS-MCTS, hearts", iterations, 1.0)
    slowest = min(ours, key=lambda name: ours[name]["playouts"])
    for library, games in theirs.items():
        if library != "open_spiel":
            fastest = max(games, key=lambda name: games[name]["python loop"])
            ratio = ours[slowest]["playouts"] / games[fastest]["python loop"]
            row(f"{slowest} (our slowest): playouts / {library}, {fastest}", ratio, TIMES_PYTHON)
    return rows


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--compiled", default="", metavar="FOLDER", help="where the compiled package lies")
    parser.add_argument("--seconds", type=float, default=1.0, help="how long to measure each figure")
    parser.add_argument("--rounds", type=int, default=3, help="how often to measure each library")
    parser.add_argument("--json", type=Path, default=None, help="a file for all figures")
    chosen = parse(parser, seconds=0.005, rounds=1)
    python = str(environment())
    ours: Found = {}
    theirs: dict[str, Found] = {peer: {} for peer in PEERS}
    versions: dict[str, str] = {}
    for number in range(chosen.rounds):
        run = child(sys.executable, "ours", [str(chosen.seconds)], chosen.compiled)
        versions["taletable"] = run["version"]
        better(ours, run["games"])
        for peer in PEERS:
            run = child(python, "theirs", [peer, str(chosen.seconds)], "")
            versions[peer] = run["version"]
            better(theirs[peer], run["games"])
        print(f"round {number + 1} of {chosen.rounds}", flush=True)
    console = Console(highlight=False, width=160)
    show(ours, theirs, versions, console)
    kept = promises(ours, theirs)
    grid = Grid("ratio", "at least", "found", "", box=box.SIMPLE_HEAD)
    for one in kept:
        verdict = "holds" if one["holds"] else "DOES NOT HOLD"
        grid.add_row(one["promise"], str(one["at least"]), str(one["found"]), verdict)
    console.print(grid)
    if chosen.json is not None:
        figures = {"versions": versions, "taletable": ours, **theirs, "promises": kept}
        chosen.json.write_text(json.dumps(figures, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
