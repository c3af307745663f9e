"""`python -m taletable.learn GAME`: generations of self-play and training, and in the end a file of weights."""

from __future__ import annotations

import argparse
import json
import os
import sys
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import numpy as np

import taletable as tt
from taletable.bots.features import names_of
from taletable.bots.tuning import tuning
from taletable.learn.examples import Chunk, duel, examples
from taletable.learn.network import Learner

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    Rows = tuple[NDArray[np.float16], NDArray[np.float32]]

CHUNK: Final = 25
EPOCHS: Final = 4
HELD_BACK: Final = 20  # one row in so many is not learned but measured
DEALS: Final = 10_000_000  # apart from those that tests and measurements play
DUELS: Final = 5_000_000


def arguments(given: Sequence[str] | None) -> argparse.Namespace:
    """What is asked for."""
    parser = argparse.ArgumentParser(prog="python -m taletable.learn", description=__doc__.partition(": ")[2])
    parser.add_argument("game", choices=[id for id in tt.games() if tuning(tt.game(id)).course])
    parser.add_argument("--folder", type=Path, default=None, help="where it keeps its progress (build/learn/GAME)")
    parser.add_argument("--out", type=Path, default=None, help="the file of weights (GAME.json in that folder)")
    parser.add_argument("--generations", type=int, default=8)
    parser.add_argument("--games", type=int, default=6000, help="in each generation")
    parser.add_argument("--window", type=int, default=3, help="generations that are learned from at once")
    parser.add_argument("--hidden", type=int, default=24, help="units of the hidden layer")
    parser.add_argument("--temperature", type=float, default=0.3, help="how much worse a turn may be that is tried")
    parser.add_argument("--iterations", type=int, default=0, help="of a search for each turn of the games")
    parser.add_argument("--start", type=Path, default=None, help="a file of weights to go on from")
    parser.add_argument("--duels", type=int, default=100, help="deals against greedy-0 after each generation")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args(given)


class Run:
    """A run that can be interrupted: everything it needs to go on stands in its folder."""

    def __init__(self, asked: argparse.Namespace) -> None:
        self.asked = asked
        self.folder: Path = asked.folder or Path("build", "learn", asked.game)
        self.folder.mkdir(parents=True, exist_ok=True)
        self.curve: list[dict[str, Any]] = []
        if self._file("curve.jsonl").exists():
            lines = self._file("curve.jsonl").read_text("utf-8").splitlines()
            self.curve = [json.loads(line) for line in lines]
        self.names = names_of(tt.game(asked.game))
        self.learner = Learner(len(self.names), asked.hidden, asked.seed)
        self.weights: dict[str, Any] | None = None
        if asked.start is not None:
            self.weights = json.loads(asked.start.read_text("utf-8"))
        if self.curve:
            self.weights = json.loads(self._file("weights.json").read_text("utf-8"))

    def _file(self, name: str) -> Path:
        return self.folder / name

    def generation(self, pool: ProcessPoolExecutor) -> None:
        """Play, learn, measure, note."""
        asked, number = self.asked, len(self.curve)
        first = DEALS + asked.seed * 100_000_000 + number * asked.games
        warmth = asked.temperature * (1.0 if self.weights else 1.5)
        chunks = [
            Chunk(asked.game, self.weights, first + start, min(CHUNK, asked.games - start), warmth, asked.iterations)
            for start in range(0, asked.games, CHUNK)
        ]
        played: list[Rows] = []
        for done, part in enumerate(pool.map(examples, chunks), 1):
            played.append(part)
            tell(f"generation {number + 1}: {min(done * CHUNK, asked.games)} of {asked.games} games", over=True)
        rows = np.concatenate([part[0] for part in played])
        shares = np.concatenate([part[1] for part in played])
        np.savez_compressed(self._file(f"examples-{number}.npz"), rows=rows, shares=shares)
        held, learned = rows[::HELD_BACK].astype(np.float32), shares[::HELD_BACK]
        known, results = self._window(number)
        if self.weights is not None:
            self.learner.load(self.weights)  # as they were written, so that a run that was interrupted ends the same
        self.learner.random = np.random.default_rng([asked.seed, number])
        self.learner.train(known, results, EPOCHS)
        self.weights = self.learner.exported(self.names)
        noted = {
            "generation": number + 1,
            "games": (number + 1) * asked.games,
            "loss": round(self.learner.loss(known[:50_000], results[:50_000]), 4),
            "held_back": round(self.learner.loss(held, learned), 4),
            **self._measured(pool),
        }
        self.curve.append(noted)
        self._file("weights.json").write_text(json.dumps(self.weights), "utf-8")
        with self._file("curve.jsonl").open("a", encoding="utf-8") as file:
            file.write(json.dumps(noted) + "\n")
        tell(json.dumps(noted))

    def _window(self, number: int) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
        """What is learned from: the last generations, less what is held back."""
        rows, shares = [], []
        for old in range(max(0, number + 1 - self.asked.window), number + 1):
            with np.load(self._file(f"examples-{old}.npz")) as kept:
                learned = np.arange(len(kept["rows"])) % HELD_BACK != 0
                rows.append(kept["rows"][learned].astype(np.float32))
                shares.append(kept["shares"][learned])
        self._file(f"examples-{number - self.asked.window}.npz").unlink(missing_ok=True)
        return np.concatenate(rows), np.concatenate(shares)

    def _measured(self, pool: ProcessPoolExecutor) -> dict[str, Any]:
        duels = self.asked.duels
        if not duels:
            return {}
        chunks = [
            Chunk(self.asked.game, self.weights, DUELS + start, min(5, duels - start), 0.0)
            for start in range(0, duels, 5)
        ]
        share = sum(pool.map(duel, chunks)) / (2 * duels)
        return {"against_greedy": round(share, 4)}

    def ship(self) -> Path:
        """The file of weights, with the command and the figures that made it."""
        assert self.weights is not None
        asked = self.asked
        command = (
            f"python -m taletable.learn {asked.game} --generations {len(self.curve)} --games {asked.games} "
            f"--window {asked.window} --hidden {asked.hidden} --temperature {asked.temperature} --seed {asked.seed}"
        )
        if asked.iterations:
            command += f" --iterations {asked.iterations}"
        if asked.start is not None:
            begun = json.loads(asked.start.read_text("utf-8"))["command"]
            command = f"{begun}; then from there {command} --start {asked.start.name}"
        out: Path = asked.out or self._file(f"{asked.game}.json")
        weights = {"command": command, "curve": self.curve, **self.weights}
        lines = [f"{json.dumps(name)}: {_compact(value)}" for name, value in weights.items()]
        out.write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")
        return out


def _compact(value: object) -> str:
    """A row of numbers to a line."""
    if isinstance(value, list) and value and isinstance(value[0], list | dict):
        return "[\n" + ",\n".join(json.dumps(row, separators=(",", ":")) for row in value) + "\n]"
    return json.dumps(value, separators=(",", ":"))


def tell(line: str, over: bool = False) -> None:
    """Progress, on standard error; on a terminal one line is written over the other."""
    if not over:
        sys.stderr.write(f"\r{line}\n" if sys.stderr.isatty() else f"{line}\n")
    elif sys.stderr.isatty():
        sys.stderr.write(f"\r{line}")
        sys.stderr.flush()


def main(given: Sequence[str] | None = None) -> int:
    """The command."""
    asked = arguments(given)
    run = Run(asked)
    with ProcessPoolExecutor(asked.workers, get_context("spawn")) as pool:
        while len(run.curve) < asked.generations:
            run.generation(pool)
    sys.stdout.write(f"{run.ship()}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
