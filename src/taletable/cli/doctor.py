"""`taletable doctor`: what is in the way of a server, and what to do about it."""

from __future__ import annotations

import json
import sys
from typing import TYPE_CHECKING, Final

from rich.console import Console
from rich.text import Text

from taletable.locales import texts

if TYPE_CHECKING:
    import argparse

MARKS: Final = {"ok": ("✓", "green"), "note": ("·", "cyan"), "warning": ("!", "yellow"), "problem": ("✗", "red")}


def run(chosen: argparse.Namespace) -> int:
    """Print each finding as it comes; 1 if there is a problem."""
    from taletable.server.operations.doctor import examine  # noqa: PLC0415 (a server is heavy)

    said, console = texts(chosen.lang), Console(highlight=False, soft_wrap=True)
    levels: list[str] = []
    for finding in examine(database=chosen.database):
        levels.append(finding.level)
        words = said.text(finding.message, **finding.args)
        if chosen.json:
            check = finding.message.removeprefix("ops-doctor-")
            line = {"level": finding.level, "check": check, **finding.args, "says": words}
            sys.stdout.write(json.dumps(line, ensure_ascii=False) + "\n")
        else:
            mark, colour = MARKS[finding.level]
            console.print(Text(f"{mark} ", colour) + Text(words, "default"))
    problems = levels.count("problem")
    if not chosen.json:
        console.print(Text(said.text("ops-doctor-sum", problems=problems, warnings=levels.count("warning"))))
    return 1 if problems else 0
