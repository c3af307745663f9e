"""The card sheet of a game: printed with its sources, or one of your own checked."""

from __future__ import annotations

import re
from collections import Counter
from importlib import resources
from typing import TYPE_CHECKING, Final

from rich import box
from rich.console import Console
from rich.table import Table as Grid

from taletable.cli import finding
from taletable.cli.editions import edition_of
from taletable.games import game as find_game
from taletable.kernel import Message
from taletable.kernel.sheet import SOURCES
from taletable.locales import texts

if TYPE_CHECKING:
    from pathlib import Path

    from taletable.cli.finding import Row
    from taletable.kernel import Game, Options, Sentence
    from taletable.locales import Texts

SAID: Final = ("faction", "kind", "points", "tokens", "note", "goes", "effect", "lasting")  # by what a card says, too


def show(id: str, file: Path | None, edition: str | None, raw: bool, language: str) -> int:
    """Print a sheet, ours or another, as an edition has it; a mistake in it is told by line and card."""
    game = find_game(id)
    rules = game.settled({}) if edition is None else edition_of(game, edition)
    text = "" if file is None else file.read_text("utf-8")
    rows, words = game.sheet(text, rules), game.sheet_words(text)
    if not rows:
        raise ValueError(f"{id} has no card sheet: its cards are all alike but for their names")
    if raw:
        print(text or (resources.files(f"taletable.games.{id}") / "cards.toml").read_text("utf-8"), end="")
        return 0
    if text and game.sheet_option:
        rules = {**rules, game.sheet_option: text}
    spoken = texts(language)
    console = Console(highlight=False, width=190)
    console.print(_grid(game, rows, words, rules, spoken))
    counts: Counter[str] = Counter()
    for row in rows:
        counts.update(_sources(row).values())
    listed = [f"{spoken.text(f'cli-source-{name}')} {share} %" for name, share in shares(counts)]
    console.print(spoken.text("cli-card-sources", shares=", ".join(listed)))
    return 0


def shares(counts: Counter[str]) -> list[tuple[str, int]]:
    """Percentages that add up to 100: the largest remainders are rounded up. The most frequent comes first."""
    total = sum(counts.values())
    found = {name: 100 * count // total for name, count in counts.most_common()}
    by_remainder = sorted(found, key=lambda name: -(100 * counts[name] % total))
    for name in by_remainder[: 100 - sum(found.values())]:
        found[name] += 1
    return list(found.items())


def _grid(game: Game, rows: list[Row], words: list[dict[str, Sentence]], rules: Options, spoken: Texts) -> Grid:
    """The rows in words. Where a game has no words for its cells, it says what its cards say instead."""
    fields = [field for field in columns(rows[0]) if words or field not in SAID]
    heads = ["id", *fields, *([] if words else ["effect"]), "source"]
    grid = Grid(*[spoken.text(f"cli-card-{field}") for field in heads], box=box.SIMPLE_HEAD)
    for row, worded in zip(rows, words or [{}] * len(rows), strict=True):
        name = _cell(spoken, row, worded, "id") if words else finding.named(row, game.id, spoken.language)
        cells = [_cell(spoken, row, worded, field) for field in fields]
        said = [] if words else [_text(game, row, rules, spoken)]
        grid.add_row(name, *cells, *said, _by_source(spoken, _sources(row)))
    return grid


def columns(row: Row) -> list[str]:
    """The fields of a row that are read, beside its name: not data for programs."""
    return [field for field, value in row.items() if field != "id" and not isinstance(value, (dict, list))]


def _cell(spoken: Texts, row: Row, words: dict[str, Sentence], field: str) -> str:
    """A value as it is read: by the game's own words for it, a message, a word of the sheet, or as it stands."""
    value = row[field]
    if field in words:
        return spoken.sentence(words[field])
    if isinstance(value, Message):
        return spoken.message(value)
    word = f"cli-word-{value}"
    return spoken.text(word) if spoken.has(word) else str(value)


def _text(game: Game, row: Row, rules: Options, spoken: Texts) -> str:
    """What is printed on a card, or on something else that no action stands for."""
    if "says" in row:
        said = finding.says(row)
    else:
        named = [number for number, name in enumerate(game.actions) if _names(name, str(row["id"]))]
        said = game.about(named[0], rules)
    return " · ".join(spoken.sentence(sentence) for sentence in said)


def _names(action: str, id: str) -> bool:
    """Whether an action names this card or pact, or a side of this token."""
    verb, _, what = action.partition(" ")
    return what == id or (verb == "token" and what.startswith(f"{id}-"))


def _sources(row: Row) -> dict[str, str]:
    source = row["source"]
    assert isinstance(source, dict)
    return source


def _by_source(spoken: Texts, source: dict[str, str]) -> str:
    """Sources with their fields, such as `book: points, effect; ours: copies`."""
    fields: dict[str, list[str]] = {}
    for field, name in source.items():
        fields.setdefault(name, []).append(_field(spoken, field))
    return "; ".join(
        f"{spoken.text(f'cli-source-{name}')}: {', '.join(fields[name])}" for name in sorted(fields, key=SOURCES.index)
    )


def _field(spoken: Texts, field: str) -> str:
    """What a fact is about: a column, or `line 3` of a setting."""
    line = re.fullmatch(r"line (\d+)", field)
    return spoken.text("cli-card-line", number=line[1]) if line else spoken.text(f"cli-card-{field}")
