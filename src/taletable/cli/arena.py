"""Bots against bots: progress while they play, then a table, a line of JSON, a report."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from rich.console import Console
from rich.text import Text

from taletable.arena import Contest, Result, Tournament
from taletable.arena.players import DIED, FAILED, ILLEGAL, LATE, check
from taletable.arena.report import page, results_table
from taletable.arena.schedule import line_ups
from taletable.arena.statistics import Summary, summaries
from taletable.cli import running
from taletable.locales import Texts, texts
from taletable.reports.plots import Writer

if TYPE_CHECKING:
    from taletable.kernel import Game, Options

UNFINISHED = 1
FAULT_MESSAGES = {
    ILLEGAL: "cli-arena-illegal",
    LATE: "cli-arena-late",
    DIED: "cli-arena-died",
    FAILED: "cli-arena-failed",
}


class Wanted(NamedTuple):
    """What the command line asks for, beside the contest."""

    games: int
    where: running.Where
    stop: bool
    target: float | None
    out: Path | None
    html: Path | None
    json: bool
    language: str


def contest(game: Game, bots: Sequence[str], seats: int | None, seed: int, options: Options, limit: float) -> Contest:
    """The contest, if it can be played; a seat for each bot unless somebody says how many."""
    counts = game.counts(options)
    if seats is None:
        seats = len(bots) if len(bots) in counts else min(counts, default=0)
    game.seated(seats, options)
    if limit <= 0:
        raise ValueError(f"--limit must be more than 0 seconds, not {limit:g}")
    for name in bots:
        check(name)
    return Contest(game.id, tuple(bots), seats, seed, options, limit)


def run(contest: Contest, wanted: Wanted) -> int:
    """Play, and show the results."""
    tournament = Tournament(contest, running.at_least_one("--games", wanted.games), _target(contest, wanted))
    wanted.where.check()
    if wanted.html is not None:
        running.check_writable(wanted.html)
    console = Console(stderr=True, highlight=False)
    spoken = texts(wanted.language)
    if not running.play(tournament, wanted.where, wanted.out, console, spoken):
        return UNFINISHED
    _show(contest, tournament, wanted, spoken, console)
    return 0


def _target(contest: Contest, wanted: Wanted) -> float | None:
    """The share to test with ``--stop``: what is asked for, or what the first bot would have among equals."""
    if not wanted.stop:
        if wanted.target is not None:
            raise ValueError("--target is the share at which --stop decides; give --stop, too")
        return None
    if len(contest.bots) == 1:
        raise ValueError("with one bot there is nothing to decide, so --stop needs a second one")
    if wanted.target is not None:
        return wanted.target
    return line_ups(len(contest.bots), contest.seats)[0].count(0) / contest.seats


def _show(contest: Contest, tournament: Tournament[Result], wanted: Wanted, spoken: Texts, errors: Console) -> None:
    results = tournament.results
    found = summaries(contest, results, anytime=wanted.stop)
    notes = _notes(contest, tournament, wanted, spoken)
    faults = [_faults(one, spoken) for one in found if one.faults]
    if wanted.html is not None:
        running.write_whole(wanted.html, page(contest, results, found, spoken, [*notes, *faults]))
    for fault in faults:
        errors.print(Text(fault, "bold"), soft_wrap=True)
    if wanted.json:
        print(json.dumps(as_data(contest.game, len(results), found), ensure_ascii=False))
        return
    console = Console(highlight=False)
    for note in notes:
        console.print(Text(note), soft_wrap=True)
    console.print(running.grid(results_table(found, spoken)))
    if wanted.html is not None:
        console.print(Text(spoken.text("cli-arena-report", file=str(wanted.html))), soft_wrap=True)


def _notes(contest: Contest, tournament: Tournament[Result], wanted: Wanted, spoken: Texts) -> list[str]:
    """What was played, and what was decided."""
    games, deals = len(tournament.results), tournament.complete * tournament.schedule.deals_in_round
    notes = [spoken.text("cli-arena-played", games=games, deals=deals, seats=contest.seats, seed=str(contest.seed))]
    target = _target(contest, wanted)
    if target is not None:
        share = [result.share(0) for result in tournament.results if 0 in result.players]
        above = sum(share) / len(share) > target
        said = "cli-arena-undecided"
        if tournament.decided:
            said = "cli-arena-above" if above else "cli-arena-below"
        percent = Writer(spoken.text("cli-decimal-mark")).percent(target)
        notes.append(spoken.text(said, bot=contest.bots[0], share=percent))
        notes.append(spoken.text("cli-arena-anytime"))
    return notes


def _faults(one: Summary, spoken: Texts) -> str:
    kinds = [f"{spoken.text(FAULT_MESSAGES[kind])} {count}" for kind, count in sorted(one.faults.items())]
    total = sum(one.faults.values())
    return spoken.text("cli-arena-faults", bot=one.bot, count=total, of=one.decisions, kinds=", ".join(kinds))


def as_data(game: str, games: int, found: Sequence[Summary]) -> dict[str, object]:
    """The results as `--json` prints them."""
    players = [
        {
            "bot": one.bot,
            "share": round(one.share.value, 4),
            "low": round(one.share.low, 4),
            "high": round(one.share.high, 4),
            "points": round(one.points.value, 3),
            "ms": round(one.ms, 4),
        }
        for one in found
    ]
    return {"game": game, "games": games, "players": players}
