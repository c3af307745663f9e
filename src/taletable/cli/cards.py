"""The card sheet of a game: printed with its sources, or one of your own checked."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from rich import box
from rich.console import Console
from rich.table import Table as Grid

from taletable.cli.editions import edition_of
from taletable.games import game as find_game
from taletable.kernel import Message
from taletable.locales import texts

if TYPE_CHECKING:
    from pathlib import Path

    from taletable.locales import Texts


def show(id: str, file: Path | None, edition: str | None, language: str) -> int:
    """Print a sheet, ours or another, as an edition has it; a mistake in it is told by line and card."""
    game = find_game(id)
    rules = game.settled({}) if edition is None else edition_of(game, edition)
    rows = game.sheet("" if file is None else file.read_text("utf-8"), rules)
    if not rows:
        raise ValueError(f"{id} has no card sheet: its cards are all alike but for their names")
    spoken = texts(language)
    fields = [field for field in rows[0] if field not in ("source", "says")]
    grid = Grid(*[spoken.text(f"cli-card-{field}") for field in fields], box=box.SIMPLE_HEAD)
    grid.add_column(spoken.text("cli-card-source"))
    sources: Counter[str] = Counter()
    for row in rows:
        source = row["source"]
        assert isinstance(source, dict)
        sources.update(source.values())
        grid.add_row(*[_cell(spoken, id, row, field) for field in fields], _by_source(source))
    console = Console(highlight=False, width=190)
    console.print(grid)
    total = sum(sources.values())
    shares = ", ".join(f"{name} {100 * count // total}%" for name, count in sources.most_common())
    console.print(spoken.text("cli-card-sources", shares=shares))
    return 0


def _cell(spoken: Texts, game: str, row: dict[str, object], field: str) -> str:
    """A cell, in the reader's language where the game has words for it: a message, or a sentence in ``says``."""
    says, value = row.get("says"), row[field]
    if isinstance(says, dict) and field in says:
        return spoken.sentence(says[field])
    if isinstance(value, Message):
        return spoken.message(value)
    return _name(spoken, game, str(value)) if field == "id" else str(value)


def _name(spoken: Texts, game: str, id: str) -> str:
    """What a row is about: a card, or something else that is printed on."""
    ids = [f"{game}-{sort}-{id}" for sort in ("card", "setting", "pact")]
    return next((spoken.text(found) for found in ids if spoken.has(found)), id)


def _by_source(source: dict[str, str]) -> str:
    """Sources with their fields, such as `book: points, effect; house: copies`."""
    fields: dict[str, list[str]] = {}
    for field, name in source.items():
        fields.setdefault(name, []).append(field)
    return "; ".join(f"{name}: {', '.join(listed)}" for name, listed in fields.items())
