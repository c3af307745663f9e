"""The rulebooks: numbered clauses in our own words, a Markdown file for each game and language.

A section begins with ``## 3. Title``; a clause with its bold number, ``**3.2** …``, and ends with a blank line.

After a clause may come variants, what it says under other options: ``**3.2 [edition=pl]** …``, or with several options
``**3.2 [teams=true, drafts=5|6]** …``. The clause itself holds where no variant fits; where several do, the last one.
"""

from __future__ import annotations

import re
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, NamedTuple

from taletable.kernel.options import plain

if TYPE_CHECKING:
    from taletable.kernel import Options

_SECTION = re.compile(r"## (?P<number>\d+)\. (?P<title>.+)")
_CLAUSE = re.compile(r"\*\*(?P<number>\d+\.\d+)( \[(?P<when>[^]]+)\])?\*\* (?P<text>.+)", re.DOTALL)
_CONDITION = re.compile(r"(?P<name>\w+)=(?P<values>\w+(\|\w+)*)")


class Variant(NamedTuple):
    """What a clause says where each of these options has one of these values."""

    when: dict[str, tuple[str, ...]]
    text: str

    def fits(self, options: Options) -> bool:
        """Whether this is what holds with these options."""
        return all(plain(options[name]) in values for name, values in self.when.items())


class Rulebook(NamedTuple):
    """A game's rules in one language: those of its default options, and what clauses say under others."""

    title: str
    sections: dict[str, str]
    clauses: dict[str, str]
    variants: dict[str, list[Variant]]

    def played(self, options: Options) -> Rulebook:
        """The rules as a table with these options plays by them."""
        fitting = {
            number: variant.text
            for number, variants in self.variants.items()
            for variant in variants
            if variant.fits(options)
        }
        return self._replace(clauses={**self.clauses, **fitting})


def parse(source: str) -> Rulebook:
    """The rulebook a Markdown text stands for; a ValueError where a number is missing or out of order."""
    title = ""
    sections: dict[str, str] = {}
    clauses: dict[str, str] = {}
    variants: dict[str, list[Variant]] = {}
    for paragraph in re.split(r"\n\s*\n", source.strip()):
        section, clause = _SECTION.fullmatch(paragraph), _CLAUSE.fullmatch(paragraph)
        if section:
            sections[section["number"]] = section["title"]
        elif clause and clause["when"]:
            number = clause["number"]
            if number != next(reversed(clauses), None):
                raise ValueError(f"a variant of clause {number} does not follow it")
            variants.setdefault(number, []).append(Variant(_conditions(clause["when"]), _line(clause["text"])))
        elif clause:
            number = clause["number"]
            part, _, place = number.partition(".")
            if part != str(len(sections)) or int(place) != 1 + sum(other.split(".")[0] == part for other in clauses):
                raise ValueError(f"clause {number} is out of order")
            clauses[number] = _line(clause["text"])
        elif paragraph.startswith("# "):
            title = paragraph.removeprefix("# ")
        elif not clauses:
            continue  # an introduction
        else:
            raise ValueError(f"this paragraph has no number: {paragraph[:60]!r}")
    return Rulebook(title, sections, clauses, variants)


def _line(text: str) -> str:
    return " ".join(text.split())


def _conditions(text: str) -> dict[str, tuple[str, ...]]:
    found: dict[str, tuple[str, ...]] = {}
    for part in text.split(", "):
        condition = _CONDITION.fullmatch(part)
        if condition is None:
            raise ValueError(f"a condition is written option=value, not {part!r}")
        found[condition["name"]] = tuple(condition["values"].split("|"))
    return found


@cache
def rulebook(game: str, language: str) -> Rulebook:
    """The rules of a game in a language."""
    file = resources.files("taletable.games") / game / "rulebook" / f"{language}.md"
    return parse(file.read_text("utf-8"))
