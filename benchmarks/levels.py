"""`python -m benchmarks.levels`: how strong the levels are, on deals that nothing was tuned or learned on.

Each row is one level against another; the share of wins of the first has a 95 % interval by deal, and its time for a
decision is that of the processor. The ways are all numbers of seats and the options that change a game much: there each
level plays the one below, and 100 / seats is what it would win if it were no better. `--folder` keeps a journal for
each row, so that a run of hours can be interrupted.
"""

from __future__ import annotations

import argparse
from contextlib import nullcontext
from itertools import pairwise
from pathlib import Path
from typing import Final, NamedTuple

import taletable as tt
from benchmarks import parse
from taletable.arena.journal import Journal
from taletable.arena.match import Contest
from taletable.arena.statistics import Summary, summaries
from taletable.arena.tournament import Tournament
from taletable.bots import LEVELS

SEED: Final = 414_243  # of all deals; apart from those of tests, tuning and learning


class Row(NamedTuple):
    """Who plays whom; ``promised`` is the share in per cent of each game, at least and at most."""

    game: str
    bots: tuple[str, ...]
    seats: int = 2
    options: tuple[tuple[str, str], ...] = ()
    promised: tuple[int, int] | None = None

    @property
    def name(self) -> str:
        """The row in words, good for a file, too."""
        options = "".join(f" {name}={value}" for name, value in self.options)
        return f"{self.game} {self.seats}{options}: {self.bots[0]} v {self.bots[1]}"


# What was promised, by game: at least so many per cent.
BEATS: Final = {
    ("casual", "random", 2): {"zavarushka": 98, "fairy_tale": 97, "grimm_forest": 98, "dark_tales": 97},
    ("casual", "random", 4): {"zavarushka": 95, "fairy_tale": 75, "grimm_forest": 95, "dark_tales": 75},
    ("strong", "greedy-0", 2): {"zavarushka": 88, "fairy_tale": 90, "grimm_forest": 80, "dark_tales": 86},
    ("master", "strong", 2): {"zavarushka": 58, "fairy_tale": 65, "grimm_forest": 60, "dark_tales": 60},
}
# The options that change a game much, with two seats.
OPTIONS: Final = {
    "fairy_tale": [("deck", "advanced")],
    "grimm_forest": [("edition", "ru"), ("edition", "pl")],
    "dark_tales": [("expansion", "mermaid"), ("expansion", "cinderella")],
}


def promises(games: list[str]) -> list[Row]:
    """The rows that were promised."""
    rows = [Row(game, ("novice", "random"), promised=(70, 85)) for game in games]
    for (level, other, seats), shares in BEATS.items():
        rows += [Row(game, (level, other), seats, promised=(shares[game], 100)) for game in games]
    return rows


def ways(games: list[str]) -> list[Row]:
    """Each level against the one below, with three and four seats and with other options."""
    rows: list[Row] = []
    for game in games:
        for below, level in pairwise(LEVELS):
            rows += [Row(game, (level, below), seats) for seats in (3, 4)]
            rows += [Row(game, (level, below), 2, (option,)) for option in OPTIONS.get(game, [])]
    return rows


def play(row: Row, games: int, seed: int, workers: int, folder: Path | None) -> Summary:
    """The games of a row, and what they show of its first level."""
    game = tt.game(row.game)
    contest = Contest(row.game, row.bots, row.seats, seed, game.settled(dict(row.options)))
    tournament = Tournament(contest, games)
    file = None if folder is None else folder / f"{row.name.replace(': ', ' ').replace(' ', '-')}.jsonl"
    with nullcontext() if file is None else Journal(file, contest) as journal:
        for _ in tournament.run(workers, journal):
            pass
    return summaries(contest, tournament.results)[0]


def limited(row: Row, budget: int) -> Row:
    """The row with so many iterations for every level."""
    return row._replace(bots=tuple(f"{bot}@{budget}" if bot in LEVELS else bot for bot in row.bots))


def verdict(row: Row, found: Summary) -> str:
    """Whether what was promised holds, and whether the interval leaves a doubt."""
    if row.promised is None:
        return "clearly better" if found.share.low > 1 / row.seats else "NOT clearly better"
    low, high = row.promised
    holds = low <= 100 * found.share.value <= high
    doubt = not low <= 100 * found.share.low or not 100 * found.share.high <= high
    words = "holds" if holds else "DOES NOT HOLD"
    return f"{words}{', within the interval' if doubt and holds else ''} ({low}-{high} %)"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=400, help="of each row, at least")
    parser.add_argument("--only", default="", help="the rows with these words in their names")
    parser.add_argument("--game", choices=tt.games(), action="append", help="only of this game; several are possible")
    parser.add_argument("--ways", action="store_true", help="other numbers of seats and options instead")
    parser.add_argument("--seed", type=int, default=SEED, help="another one for tuning")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--folder", type=Path, default=None)
    parser.add_argument("--budget", type=int, default=0, help="iterations of every level, instead of its own")
    chosen = parse(parser, games=1, budget=1)
    games = chosen.game or list(tt.games())
    for row in ways(games) if chosen.ways else promises(games):
        if chosen.only in row.name:
            measured = row if not chosen.budget else limited(row, chosen.budget)
            found = play(measured, chosen.games, chosen.seed, chosen.workers, chosen.folder)
            share, low, high = (100 * part for part in found.share)
            print(
                f"{measured.name}: {share:.1f} % ({low:.1f}-{high:.1f}) of {found.games} games, "
                f"{found.ms:.1f} ms a decision: {verdict(row, found)}",
                flush=True,
            )


if __name__ == "__main__":
    main()
