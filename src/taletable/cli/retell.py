"""A recorded game, told again."""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING

from rich.console import Console
from rich.text import Text

import taletable as tt
from taletable.cli.boards import draw
from taletable.cli.scorepad import scorepad
from taletable.locales import texts
from taletable.reports.names import names_of

if TYPE_CHECKING:
    from pathlib import Path


def retell(file: Path, upto: int | None, language: str) -> int:
    """Everything that happened in the open, how the table stands, and the score pad if the game is over."""
    record = tt.Record.loads(file.read_text("utf-8"))
    table = tt.replay(record, upto, listen=True)
    spoken = texts(language)
    seats = [spoken.seat(table.game.id, seat) for seat in range(table.seats)]
    names = names_of(record.players, seats)
    labels = [name if name == seat else f"{name} ({seat})" for name, seat in zip(names, seats, strict=True)]
    console = Console(highlight=False)
    for event in table.events_for(None):
        console.print(Text(spoken.event(table.game.id, event, names)))
    console.print(draw(table.view(None), spoken, labels))
    if table.over:
        console.print(*scorepad(table, spoken, labels), sep="\n")
    return 0


def verify(file: Path, shown: str | None, language: str) -> int:
    """Whether a game was dealt from the seed whose hash was shown beforehand, and follows the rules to its end.

    If nobody says which hash was shown, the hash of the record's own seed is told, to be held against it by eye.
    """
    record = tt.Record.loads(file.read_text("utf-8"))
    spoken = texts(language)
    fits = True
    if isinstance(record.seed, bytes):
        found = sha256(record.seed).hexdigest()
        fits = shown is None or shown.strip().lower() == found
        said = "cli-verify-own-hash" if shown is None else "cli-verify-hash" if fits else "cli-verify-other-hash"
        print(spoken.text(said, hash=found))
    elif shown is None:
        print(spoken.text("cli-verify-no-hash"))
    else:
        raise ValueError("this game was not dealt from a hidden seed, so there is no hash to hold against it")
    if not tt.replay(record).over:
        raise ValueError("the record ends before the game does")
    print(spoken.text("cli-verify-rules"))
    return 0 if fits else 1
