"""`taletable review FILE`: a finished game against the engine, in the terminal, as a page, as data."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from rich.console import Console
from rich.text import Text

import taletable as tt
from taletable.cli import running
from taletable.kernel import Record
from taletable.locales import texts
from taletable.reports.review import ReviewWords, page
from taletable.study.review import Review, finished, review


class Wanted(NamedTuple):
    """What the command line asks for, beside the record."""

    budget: int
    seed: int
    html: Path | None
    json: Path | None
    language: str


def record_in(file: Path) -> Record:
    """The record in a file; a ValueError where it holds something else."""
    try:
        return tt.Record.loads(file.read_text("utf-8"))
    except UnicodeDecodeError:
        raise ValueError(f"{file} is no record: it is not even text") from None


def run(file: Path, wanted: Wanted) -> int:
    """Review the game, and show what was found."""
    running.at_least_one("--budget", wanted.budget)
    record = record_in(file)
    finished(record)
    for out in (wanted.html, wanted.json):
        if out is not None:
            running.check_writable(out)
    spoken = texts(wanted.language)
    with running.bar(spoken.text("study-reviewing"), Console(stderr=True, highlight=False)) as progress:
        task = progress.add_task("", total=len(record.actions))
        found = review(record, wanted.budget, wanted.seed, lambda done, _: progress.update(task, completed=done))
    words = ReviewWords(record, found, spoken)
    if wanted.html is not None:
        running.write_whole(wanted.html, page(words))
    if wanted.json is not None:
        running.write_whole(wanted.json, found.dumps() + "\n")
    _show(words, found)
    for out in (wanted.html, wanted.json):
        if out is not None:
            print(spoken.text("cli-arena-report", file=str(out)))
    return 0


def _show(words: ReviewWords, found: Review) -> None:
    console = Console(highlight=False)
    console.print(Text(words.title, "bold"))
    console.print(Text(words.note), soft_wrap=True)
    _chapter(console, words, "study-turning", words.turning_points())
    _chapter(console, words, "study-summary", [])
    console.print(running.grid(words.summary_table()))
    console.print(Text(words.say("study-explained")), soft_wrap=True)
    for seat in range(found.seats):
        _chapter(console, words, "", [*words.highlights(seat), *words.mistakes(seat)])


def _chapter(console: Console, words: ReviewWords, title: str, lines: list[str]) -> None:
    console.print()
    if title:
        console.print(Text(words.say(title), "bold"))
    for line in lines:
        console.print(Text(line), soft_wrap=True)
