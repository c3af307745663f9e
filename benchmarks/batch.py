"""`python -m benchmarks.batch`: many tables at once beside as many single environments, in one run on one core.

Both play at random by the masks they are shown; choosing is not counted. The last line of a game has several batches in
processes of their own beside one, as a multiple of what one does.
"""

from __future__ import annotations

import argparse
import time
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from multiprocessing import get_context
from typing import Any

import numpy as np

import taletable as tt
from benchmarks import parse

SINGLE = 5.0  # times the decisions of single environments
PROCESSES = 1.8  # times the decisions of one process, with two


def chosen(masks: Any, random: np.random.Generator) -> Any:
    """A legal answer by each mask."""
    return (masks * (random.random(masks.shape, np.float32) + 0.001)).argmax(-1)


def batched(game: str, count: int, seconds: float, clock: Any = time.process_time) -> float:
    """Decisions a second of a batch."""
    random = np.random.default_rng(1)
    batch = tt.batch(game, count, seed=1)
    answers = chosen(batch.masks, random)
    best = 0.0
    for _ in range(5):
        spent, steps = 0.0, 0
        while spent < seconds / 5:
            begin = clock()
            batch.step(answers)
            spent += clock() - begin
            steps += 1
            answers = chosen(batch.masks, random)
        best = max(best, steps * count / spent)
    return best


def single(game: str, count: int, seconds: float) -> float:
    """Decisions a second of as many PettingZoo environments, stepped one after the other."""
    module = import_module(f"taletable.envs.pettingzoo.{game}_v0")
    random = np.random.default_rng(1)
    environments = [module.env() for _ in range(count)]
    for seed, environment in enumerate(environments):
        environment.reset(seed=seed)
    best = 0.0
    for _ in range(5):
        spent, steps = 0.0, 0
        while spent < seconds / 5:
            for environment in environments:
                begin = time.process_time()
                seen, _, terminated, truncated, _ = environment.last()
                spent += time.process_time() - begin
                answer = None if terminated or truncated else int(chosen(seen["action_mask"], random))
                begin = time.process_time()
                if answer is None:
                    environment.reset()
                else:
                    environment.step(answer)
                    steps += 1
                spent += time.process_time() - begin
        best = max(best, steps / spent)
    return best


def in_processes(game: str, count: int, seconds: float, processes: int) -> float:
    """Decisions a second, by the wall clock, of one batch in each of so many processes."""
    with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
        list(pool.map(wall, [(game, count, 0.01)] * processes))
        return sum(pool.map(wall, [(game, count, seconds)] * processes))


def wall(work: tuple[str, int, float]) -> float:
    """`batched` by the wall clock."""
    return batched(*work, time.perf_counter)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=256, help="tables of a batch")
    parser.add_argument("--seconds", type=float, default=2.0, help="how long to measure each figure")
    asked = parse(parser, count=4, seconds=0.02)
    for game in tt.games():
        many, one = batched(game, asked.count, asked.seconds), single(game, asked.count, asked.seconds)
        alone, both = (in_processes(game, asked.count, asked.seconds, processes) for processes in (1, 2))
        print(
            f"{game}: {many:,.0f} decisions a second in a batch of {asked.count}, {one:,.0f} one by one: "
            f"{many / one:.1f} times ({'holds' if many / one >= SINGLE else 'DOES NOT HOLD'}, {SINGLE}); "
            f"two processes {both / alone:.2f} times one "
            f"({'holds' if both / alone >= PROCESSES else 'DOES NOT HOLD'}, {PROCESSES})",
            flush=True,
        )


if __name__ == "__main__":
    main()
