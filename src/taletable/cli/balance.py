"""Whether a game is fair, as far as a bot's play can show: one bot on all seats, many games, a report."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from rich.console import Console
from rich.text import Text

from taletable.arena import Tournament
from taletable.arena.balance import CARD_SHARE, Finding, figures, findings
from taletable.arena.balance_report import (
    BalanceWords,
    Cell,
    as_csv,
    as_json,
    marked_cards,
    page,
    side_by_side,
)
from taletable.arena.players import check
from taletable.arena.survey import Survey
from taletable.cli import running
from taletable.cli.arena import UNFINISHED
from taletable.kernel.options import plain, unknown
from taletable.locales import texts

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from taletable.kernel import Game

BOT: Final = "greedy"  # who plays unless somebody else is named
GAMES: Final = 400
SOURCES: Final = 12  # of points, the largest ones, that a terminal shows
DEFAULT: Final = "default"  # the label of an empty text, such as no card sheet of one's own


class Wanted(NamedTuple):
    """What the command line asks for, beside the survey."""

    games: int
    where: running.Where
    out: Path | None
    csv: Path | None
    json: bool
    language: str


def survey(
    game: Game, bot: str, seats: Sequence[int] | None, seed: int, chosen: Mapping[str, object], compared: str | None
) -> Survey:
    """The survey, if it can be played; with every number of seats that the options allow unless some are named."""
    check(bot)
    name, values = _comparison(game, compared)
    wanted = [{**chosen, name: value} for value in values] or [{**chosen}]
    variants = [game.settled(game.fetch(options)) for options in wanted]
    counts = [count for count in game.counts(variants[0]) if all(count in game.counts(one) for one in variants)]
    for options in variants:
        for count in seats or counts[:1] or [0]:
            game.seated(count, options)
    labels = tuple(plain(value) or DEFAULT for value in values) or ("",)
    return Survey(game.id, bot, tuple(dict.fromkeys(seats or counts)), seed, tuple(variants), name, labels)


def _comparison(game: Game, compared: str | None) -> tuple[str, list[object]]:
    """The option to compare and its values: `NAME` for all of them, `NAME=A,B` for some."""
    if compared is None:
        return "", []
    name, equals, listed = compared.partition("=")
    option = game.options.get(name)
    if option is None:
        raise ValueError(unknown(f"{game.id} has no option '{name}' to compare", name, tuple(game.options)))
    choices = option.choices or ()
    if not equals:
        if not choices:
            raise ValueError(f"'{name}' can be any text: say what to compare, --compare {name}=A,B")
        return name, [*choices]
    found: list[object] = []
    for word in listed.split(","):
        found.append(next((choice for choice in choices if str(choice).lower() == word.lower()), word))
    if len(set(found)) < 2:
        raise ValueError(f"--compare needs two values at least: --compare {name}=A,B")
    return name, found


def run(survey: Survey, wanted: Wanted) -> int:
    """Play, and show what was found."""
    tournament = Tournament(survey, running.at_least_one("--games", wanted.games))
    wanted.where.check()
    for file in (wanted.out, wanted.csv):
        if file is not None:
            running.check_writable(file)
    console = Console(stderr=True, highlight=False)
    spoken = texts(wanted.language)
    if not running.play(tournament, wanted.where, _journal(wanted.out), console, spoken):
        return UNFINISHED
    cells = figures(survey, tournament.results)
    found = findings(survey, cells)
    words = BalanceWords(survey, spoken)
    notes = words.notes(tournament.complete)
    if wanted.out is not None:
        running.write_whole(wanted.out, page(survey, cells, found, spoken, notes))
    if wanted.csv is not None:
        running.write_whole(wanted.csv, as_csv(found))
    if wanted.json:
        print(as_json(survey, tournament.complete, found))
    else:
        _show(words, found, notes, wanted.out)
    return 0


def _journal(report: Path | None) -> Path | None:
    """The games are kept beside the report, so that the same command goes on from there."""
    if report is None:
        return None
    if report.suffix == ".jsonl":
        raise ValueError(f"--out names the report, such as {report.with_suffix('.html')}; the games lie beside it")
    return report.with_suffix(".jsonl")


def _show(words: BalanceWords, found: Sequence[Finding], notes: Sequence[str], report: Path | None) -> None:
    """The main figures as tables, and the cards that are out of line."""
    console = Console(highlight=False)
    for note in notes:
        console.print(Text(note), soft_wrap=True)
    for seats in words.survey.seats:
        console.print()
        console.print(Text(words.say("cli-balance-players", seats=seats), "bold"))
        if words.survey.compared:
            for other in range(1, len(words.survey.variants)):
                console.print(running.grid(side_by_side(words, found, seats, (0, other))))
            tested = [one for one in found if one.seats == seats and one.against]
        else:
            cell = Cell(words, found, seats, "")
            console.print(running.grid(cell.places()))
            console.print(running.grid(cell.whole()))
            console.print(running.grid(cell.sources()[: 1 + SOURCES]))
            tested = cell.own
        for use in CARD_SHARE:
            rows = marked_cards(words, tested, use)
            if len(rows) > 1:
                console.print(running.grid(rows))
        tested = [one for one in tested if one.measure in CARD_SHARE.values()]
        if tested:
            console.print(Text(words.chance(tested)), soft_wrap=True)
    if report is not None:
        console.print(Text(words.say("cli-arena-report", file=str(report))), soft_wrap=True)
