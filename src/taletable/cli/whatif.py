"""`taletable whatif FILE --step N`: how a recorded game ends when bots play on from there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Console
from rich.text import Text

from taletable.cli import running
from taletable.cli.review import record_in
from taletable.locales import texts
from taletable.reports.names import names_of
from taletable.reports.plots import Writer
from taletable.study import play_out, table_at

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path


def run(file: Path, step: int, games: int, bots: Sequence[str], seed: int, seat: int | None, language: str) -> int:
    """Let bots play on, and show how it ends."""
    running.at_least_one("--games", games)
    record = record_in(file)
    table = table_at(record, step)
    spoken = texts(language)
    game = table.game.id
    names = names_of(record.players, [spoken.seat(game, one) for one in range(table.seats)])
    with running.bar(spoken.text("study-playing-on"), Console(stderr=True, highlight=False)) as progress:
        task = progress.add_task("", total=games)
        found = play_out(table, games, bots, seed, seat, lambda done, _: progress.update(task, completed=done))
    console = Console(highlight=False)
    asked, _ = record.actions[step - 1]
    decision = table.decision(asked)
    assert decision is not None
    question = spoken.prompt(game, decision, names)
    said = spoken.text("study-whatif", step=step, who=names[asked], question=question, games=games, seed=str(seed))
    console.print(Text(said), soft_wrap=True)
    known = spoken.text("study-whatif-open") if seat is None else spoken.text("study-whatif-seat", who=names[seat])
    console.print(Text(known), soft_wrap=True)
    write = Writer(spoken.text("cli-decimal-mark"))
    head = ("study-player", "cli-arena-bot", "cli-arena-wins", "study-error", "cli-arena-points")
    rows = [[spoken.text(id) for id in head]]
    for one in found.seats:
        cells = [write.percent(one.share), write.percent(one.error), write.tenths(one.points)]
        rows.append([names[one.seat], one.bot, *cells])
    console.print(running.grid(rows))
    return 0
