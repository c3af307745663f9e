"""What the builder and the tests read in Markdown: code blocks, links and anchors."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

_FENCE = re.compile(r"^( *)(`{3,}|~{3,})([^\n`]*)\n(.*?)^\1\2[ \t]*$", re.MULTILINE | re.DOTALL)
_CODE = re.compile(r"(`+)(?!`)(?:(?!\n\n).)+?(?<!`)\1(?!`)", re.DOTALL)
_LINK = re.compile(r"(?P<image>!?)\[(?P<text>(?:[^\[\]]|\[[^\[\]]*\])*)\]\((?P<target>[^()\s]+)\)")
_HEADING = re.compile(r"^#+ +(.+?)(?: *\{ *#([\w.-]+) *\})? *$", re.MULTILINE)
_NAMED = re.compile(r"\{ *#([\w.-]+) *\}|<\w+ id=\"([^\"]+)\"")
_INDENTED = re.compile(r"(?:^|\n\n)((?:(?: {4}|\t)[^\n]*\n?|\n(?= {4}))+)")


def fenced(text: str, language: str) -> list[str]:
    """The fenced blocks of code in this language."""
    return [found[4] for found in _FENCE.finditer(text) if found[3].strip() == language]


def shell_lines(text: str) -> list[str]:
    """The lines of code that are commands: those of indented blocks, and of blocks that say so."""
    prose = _FENCE.sub("", text)
    blocks = [found[1] for found in _INDENTED.finditer(prose)]
    for language in ("sh", "shell", "console", "bash"):
        blocks += fenced(text, language)
    lines = [line.strip().removeprefix("$ ") for block in blocks for line in block.replace("\\\n", " ").splitlines()]
    return [line for line in lines if line]


def inline_code(text: str) -> list[str]:
    """What stands between backticks, on one line."""
    return [" ".join(found[0].strip("`").split()) for found in _CODE.finditer(_FENCE.sub("", text))]


def links(text: str) -> list[str]:
    """The targets of all links and pictures."""
    prose = _CODE.sub("code", _FENCE.sub("", text))
    return [found["target"] for found in _LINK.finditer(prose)]


def relink(text: str, change: Callable[[re.Match[str]], str]) -> str:
    """The text with each link changed (`image`, `text` and `target` of the match); code is left alone."""
    kept: list[str] = []

    def keep(found: re.Match[str]) -> str:
        kept.append(found[0])
        return f"\0{len(kept) - 1}\0"

    def put_back(part: str) -> str:
        while "\0" in part:
            part = re.sub(r"\0(\d+)\0", lambda found: kept[int(found[1])], part)
        return part

    return put_back(_LINK.sub(change, _CODE.sub(keep, _FENCE.sub(keep, text))))


def anchors(text: str) -> set[str]:
    """The ids that a link can lead to: of headings, as Python-Markdown makes them, and those given by hand."""
    prose = _FENCE.sub("", text)
    found = {name for pair in _NAMED.findall(prose) for name in pair if name}
    for title, given in _HEADING.findall(prose):
        id = given or slug(title)
        number = 0
        while id in found and not given:
            number += 1
            id = f"{slug(title)}_{number}"
        found.add(id)
    return found


def slug(title: str) -> str:
    """The id of a heading."""
    shown = re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", title)
    return re.sub(r"[-\s]+", "-", re.sub(r"[^\w\s-]", "", shown).strip().lower())
