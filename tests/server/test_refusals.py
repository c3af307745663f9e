"""The server's own refusals; that they have words in every language is checked with all messages."""

from __future__ import annotations

import re
from pathlib import Path

import taletable as tt
from taletable.server.refusals import WORDS

SOURCE = Path(tt.__file__).parent / "server"


def test_all_words_for_no_are_declared_and_used() -> None:
    said = {word for file in SOURCE.rglob("*.py") for word in re.findall(r'\bno\("([a-z-]+)"', file.read_text("utf-8"))}
    assert said == set(WORDS)
