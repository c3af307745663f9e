"""The rulebooks: numbered clauses in our own words, a Markdown file for each game and language.

A section begins with ``## 3. Title``; a clause with its bold number, ``**3.2** …``, and ends with a blank line.
"""

from __future__ import annotations

import re
from functools import cache
from importlib import resources
from typing import NamedTuple

_SECTION = re.compile(r"## (?P<number>\d+)\. (?P<title>.+)")
_CLAUSE = re.compile(r"\*\*(?P<number>\d+\.\d+)\*\* (?P<text>.+)", re.DOTALL)


class Rulebook(NamedTuple):
    """A game's rules in one language."""

    title: str
    sections: dict[str, str]
    clauses: dict[str, str]


def parse(source: str) -> Rulebook:
    """The rulebook a Markdown text stands for; a ValueError where a number is missing or out of order."""
    title = ""
    sections: dict[str, str] = {}
    clauses: dict[str, str] = {}
    for paragraph in re.split(r"\n\s*\n", source.strip()):
        section, clause = _SECTION.fullmatch(paragraph), _CLAUSE.fullmatch(paragraph)
        if section:
            sections[section["number"]] = section["title"]
        elif clause:
            number = clause["number"]
            part, _, place = number.partition(".")
            if part != str(len(sections)) or int(place) != 1 + sum(other.split(".")[0] == part for other in clauses):
                raise ValueError(f"clause {number} is out of order")
            clauses[number] = " ".join(clause["text"].split())
        elif paragraph.startswith("# "):
            title = paragraph.removeprefix("# ")
        elif not clauses:
            continue  # an introduction
        else:
            raise ValueError(f"this paragraph has no number: {paragraph[:60]!r}")
    return Rulebook(title, sections, clauses)


@cache
def rulebook(game: str, language: str) -> Rulebook:
    """The rules of a game in a language."""
    file = resources.files("taletable.games") / game / "rulebook" / f"{language}.md"
    return parse(file.read_text("utf-8"))
