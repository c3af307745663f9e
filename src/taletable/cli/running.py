"""What commands that play many games share: checks before hours of play, progress, files written whole."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from rich import box
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid
from rich.text import Text

from taletable.arena.journal import Journal

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import Console

    from taletable.arena import Tournament
    from taletable.arena.match import ResultT
    from taletable.locales import Texts


class Where(NamedTuple):
    """Where games are played: in how many processes, or on a Ray cluster by its address."""

    workers: int | None
    cluster: str | None

    def check(self) -> None:
        """A ValueError if that is nowhere."""
        if self.workers is not None:
            at_least_one("--workers", self.workers)

    @property
    def most(self) -> int:
        """The most games at a time; a cluster that is not limited takes as many as it has processors (0)."""
        return self.workers or (1 if self.cluster is None else 0)


def at_least_one(option: str, number: int) -> int:
    """The number of an option, if it is one."""
    if number < 1:
        raise ValueError(f"{option} must be at least 1, not {number}")
    return number


def check_writable(file: Path) -> None:
    """Before hours of play, not after them."""
    part = _part(file)
    try:
        part.touch()
        part.unlink()
    except OSError as error:
        raise ValueError(f"{file} cannot be written: {error.strerror}") from None
    if file.is_dir():
        raise ValueError(f"{file} cannot be written: it is a directory")


def write_whole(file: Path, text: str) -> None:
    """Write a file that is never seen half."""
    _part(file).write_text(text, "utf-8")
    _part(file).replace(file)


def _part(file: Path) -> Path:
    return file.with_name(file.name + ".part")


def play(tournament: Tournament[ResultT], where: Where, file: Path | None, console: Console, texts: Texts) -> bool:
    """All games, with a progress bar where somebody watches; False if somebody has interrupted it."""
    try:
        with ExitStack() as stack:
            journal = None if file is None else stack.enter_context(Journal(file, tournament.contest))
            if journal is not None and journal.results:
                console.print(Text(texts.text("cli-arena-resumed", count=len(journal.results), file=str(file))))
            _watch(tournament, where, journal, console, texts)
    except KeyboardInterrupt:
        said = texts.text("cli-arena-stopped") if file is None else texts.text("cli-arena-interrupted", file=str(file))
        console.print(Text(said))
        return False
    return True


def _watch(
    tournament: Tournament[ResultT], where: Where, journal: Journal[ResultT] | None, console: Console, texts: Texts
) -> None:
    with bar(texts.text("cli-arena-playing"), console) as progress:
        task = progress.add_task("", total=tournament.games, completed=len(journal.results) if journal else 0)
        for _ in tournament.run(where.most, journal, where.cluster):
            progress.update(task, completed=tournament.played)


def bar(title: str, console: Console) -> Progress:
    """A progress bar that goes away; none where nobody watches."""
    columns = (TextColumn(title), BarColumn(), TextColumn("{task.completed}/{task.total}"), TimeRemainingColumn())
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)


def grid(rows: Sequence[Sequence[str]]) -> Grid:
    """A head and rows as a table; all columns but the first are numbers."""
    head, *body = rows
    found = Grid(box=box.SIMPLE_HEAD, collapse_padding=True, pad_edge=False)
    for place, title in enumerate(head):
        found.add_column(Text(title), justify="right" if place else "left", overflow="fold", no_wrap=place > 0)
    for row in body:
        found.add_row(*[Text(cell) for cell in row])
    return found
