"""Card sheets: what is printed on the cards, as TOML that a person can edit, read with complaints by line and card."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

from taletable.kernel.options import unknown
from taletable.kernel.position import mapping, sequence, shown, whole, word
from taletable.kernel.renaming import renew_all

# Where a fact comes from: a rule book, another public source, a conclusion, or our own invention.
SOURCES: Final = ("book", "public", "inferred", "house")

KEPT: Final = 32

# What a line of a sheet may hold. The time `tomllib` takes grows with the square of the parts of a dotted key, and a
# key does not go over the end of a line: so these limits make it linear in the length of the sheet.
LONGEST_LINE: Final = 1_000
MOST_DOTS: Final = 20
MOST_BRACKETS: Final = 50


class Entry:
    """One table of a sheet, such as a card, taken apart field by field."""

    __slots__ = ("fields", "id", "line", "lines", "what")

    def __init__(self, what: str, fields: dict[str, Any], line: int, lines: dict[str, int]) -> None:
        self.what = what
        self.fields = fields
        self.line = line
        self.lines = lines
        self.id = fields["id"] if isinstance(fields.get("id"), str) else "?"

    def wrong(self, field: str, complaint: str) -> ValueError:
        """A complaint about a field, with its line."""
        return ValueError(f"line {self.lines.get(field, self.line)}, {self.what} '{self.id}': {complaint}")

    def text(self, field: str) -> str:
        """A text that must be there."""
        found = self.fields.get(field)
        if not isinstance(found, str):
            raise self.wrong(field, f"{field} must be a text, not {shown(found)}")
        return found

    def whole(self, field: str, low: int, high: int) -> int:
        """A whole number that must be there."""
        return self._checked(field, lambda value: whole(value, field, low, high))

    def word(self, field: str, words: tuple[str, ...]) -> int:
        """One of these words, as its place among them."""
        return self._checked(field, lambda value: word(value, field, words))

    def flag(self, field: str) -> bool:
        """True or false; false where nothing is said."""
        found = self.fields.get(field, False)
        if not isinstance(found, bool):
            raise self.wrong(field, f"{field} must be true or false, not {shown(found)}")
        return found

    def sources(self, groups: tuple[str, ...]) -> dict[str, str]:
        """Where each group of fields comes from."""
        found = self.fields.get("source")
        if not isinstance(found, dict):
            raise self.wrong("source", f"source must name a source for {', '.join(groups)}")
        for group in groups:
            if found.get(group) not in SOURCES:
                raise self.wrong("source", f"the source of its {group} must be one of: {', '.join(SOURCES)}")
        return {group: str(found[group]) for group in groups}

    def only(self, fields: tuple[str, ...]) -> None:
        """Complain of a field that means nothing."""
        for field in self.fields:
            if field not in fields:
                raise self.wrong(field, unknown(f"there is no field '{field}'", field, fields))

    def _checked(self, field: str, check: Any) -> int:
        try:
            number: int = check(self.fields.get(field))
        except ValueError as error:
            raise self.wrong(field, str(error)) from None
        return number


Sheet = TypeVar("Sheet")


class Sheets(Generic[Sheet]):
    """The sheets of a game by their text: our own, which has none, and the last few that were asked for.

    Threads may ask at the same time: at worst a sheet is parsed twice.
    """

    def __init__(self, own: Sheet, parse: Callable[[str], Sheet]) -> None:
        self.own = own
        self.parse = parse
        self.kept: dict[str, Sheet] = {}

    def of(self, text: str) -> Sheet:
        """The sheet a text stands for."""
        if not text:
            return self.own
        found = self.kept.pop(text, None)
        if found is None:
            found = self.parse(text)
            if len(self.kept) >= KEPT:
                self.kept.pop(next(iter(self.kept)), None)  # the one that was not asked for the longest
        self.kept[text] = found
        return found


def fetched(options: dict[str, object], name: str) -> dict[str, object]:
    """The options with a sheet that was given as a path read; a table keeps its text, so a record needs no file."""
    given = options.get(name)
    if not isinstance(given, str) or not given or "\n" in given:
        return options
    try:
        return {**options, name: Path(given).read_text("utf-8")}
    except OSError as error:
        raise ValueError(f"{name}: cannot read '{given}': {error.strerror}") from None


def check_totals(head: dict[str, Any], text: str, counts: dict[str, int]) -> None:
    """Hold the totals a sheet declares against what its cards add up to."""
    totals = head.get("totals")
    names = list(counts)
    if not isinstance(totals, dict):
        raise ValueError(f"the sheet has no [totals] with {' and '.join(names)}, the number of cards of both sorts")
    for name, count in counts.items():
        if totals.get(name) != count:
            line = next((n for n, line in enumerate(text.splitlines(), 1) if line.strip().startswith(name)), 1)
            found = shown(totals.get(name))
            raise ValueError(f"line {line}, [totals]: {name} is {found}, but the copies of its cards add up to {count}")


def read(text: str, what: str, renamed: Mapping[str, str] | None = None) -> tuple[dict[str, Any], list[Entry]]:
    """The head of a sheet and its entries ``[[what]]``, in order, with former words (`renaming`) replaced."""
    _check_lines(text)
    try:
        found = tomllib.loads(text)
    except RecursionError:
        raise ValueError("the sheet is not TOML: its lists and tables are nested too deep") from None
    except tomllib.TOMLDecodeError as error:
        raise ValueError(f"the sheet is not TOML: {error}") from None
    if renamed:
        found = renew_all(found, renamed)
    listed = sequence(found.pop(what, []), f"[[{what}]]")
    places = _places(text, what)
    entries = []
    for number, fields in enumerate(listed):
        line, lines = places[number] if number < len(places) else (1, {})
        entries.append(Entry(what, mapping(fields, f"[[{what}]]"), line, lines))
    if not entries:
        raise ValueError(f"the sheet has no [[{what}]]")
    return found, entries


def _check_lines(text: str) -> None:
    """Complain of a line that no sheet needs and that would take long to parse, in time linear in the text.

    What is inside of strings counts, too: that is simple, and cannot be fooled.
    """
    for number, line in enumerate(text.split("\n"), 1):
        if len(line) > LONGEST_LINE:
            raise ValueError(
                f"line {number} of the sheet has {len(line)} characters; at most {LONGEST_LINE} are allowed"
            )
        if line.startswith("#"):
            continue
        dots = line.count(".")
        if dots > MOST_DOTS:
            raise ValueError(f"line {number} of the sheet has {dots} dots; at most {MOST_DOTS} are allowed")
        brackets = line.count("[") + line.count("{")
        if brackets > MOST_BRACKETS:
            raise ValueError(
                f"line {number} of the sheet opens {brackets} lists and tables; at most {MOST_BRACKETS} are allowed"
            )


def _places(text: str, what: str) -> list[tuple[int, dict[str, int]]]:
    """The line of every ``[[what]]``, and of every field below it."""
    places: list[tuple[int, dict[str, int]]] = []
    for number, line in enumerate(text.splitlines(), 1):
        stripped = line.strip()
        if stripped.startswith(f"[[{what}]]"):
            places.append((number, {}))
        elif "=" in stripped and places:
            places[-1][1].setdefault(stripped.partition("=")[0].strip().partition(".")[0], number)
    return places
