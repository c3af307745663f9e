"""The server's own refusals; that they have a message in every language is checked with all messages."""

from __future__ import annotations

import re
from pathlib import Path

import taletable as tt
from taletable.server.refusals import DECLARED

SOURCE = Path(tt.__file__).parent / "server"


def test_all_refusals_are_declared_and_used() -> None:
    said = {
        word
        for file in SOURCE.rglob("*.py")
        for words in re.findall(r'\brefusal\("([a-z-]+)"(?: if \w+ else "([a-z-]+)")?', file.read_text("utf-8"))
        for word in words
    }
    assert said - {""} == set(DECLARED)
