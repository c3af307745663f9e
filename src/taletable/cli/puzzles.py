"""`taletable puzzles GAME`: look for positions where one answer is clearly the best, and write them to a file."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Console

from taletable.cli import running
from taletable.locales import texts
from taletable.study import puzzles

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from taletable.kernel import Game


def run(
    game: Game,
    seats: int | None,
    options: Mapping[str, object],
    count: int,
    out: Path,
    seed: int,
    budget: int,
    gap: float,
    language: str,
) -> int:
    """Play until so many puzzles were found. The file is written after each, so that an interrupted run keeps them."""
    running.at_least_one("--count", count)
    running.at_least_one("--budget", budget)
    if not 0 < gap < 1:
        raise ValueError(f"--gap is a share of the win between 0 and 1, not {gap:g}")
    running.check_writable(out)
    seated = seats if seats is not None else min(game.seat_counts(**options), default=0)
    spoken = texts(language)
    found: list[puzzles.Puzzle] = []
    played = [0]
    with running.bar(spoken.text("study-finding"), Console(stderr=True, highlight=False)) as progress:
        task = progress.add_task("", total=count)
        search = puzzles.find(game, seated, options, seed, budget, gap, played.append)
        while len(found) < count:
            found.append(next(search))
            running.write_whole(out, puzzles.dumps(found))
            progress.update(task, completed=len(found))
    print(spoken.text("study-puzzles-found", count=len(found), file=str(out), games=played[-1]))
    return 0
