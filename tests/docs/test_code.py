"""Every block of Python in the documentation runs, and prints what the block of text after it says."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.docs.kit import DOCS, FILES, ROOT, blocks, said_by

WITH_CODE = [file for file in FILES if blocks(file)]
# What is printed where it is too long, or too random, to be shown.
SAID = {"README.md": r"^[01] \d+\n$", "environments.md": r"(?s)player_2.*waiting", "library.md": r"\d+ % from here"}


def of_openspiel(code: str) -> bool:
    return "pyspiel" in code


@pytest.mark.parametrize("file", WITH_CODE, ids=lambda file: file.name)
def test_the_examples_run(file: Path) -> None:
    names: dict[str, object] = {}
    said = ""
    for code, printed in blocks(file):
        if not of_openspiel(code):
            now = said_by(file, code, names)
            assert printed in (None, now), code
            said += now
    assert re.search(SAID.get(file.name, ""), said)


@pytest.mark.slow
def test_the_examples_of_openspiel_run() -> None:
    pytest.importorskip("pyspiel", reason="OpenSpiel is installed for the slow tests only")
    (code,) = [code for code, _ in blocks(DOCS / "environments.md") if of_openspiel(code)]
    assert float(said_by(DOCS / "environments.md", code, {})) > 0


def test_no_block_is_overlooked() -> None:
    assert {ROOT / "README.md", DOCS / "bots.md", DOCS / "library.md", DOCS / "environments.md"} <= set(WITH_CODE)
    for file in FILES:
        assert len(blocks(file)) == len(re.findall(r"^ *```+ *(?:python|py)\b", file.read_text("utf-8"), re.MULTILINE))
    # A block of text is always what the code above it prints.
    for file in FILES:
        shown = sum(printed is not None for _, printed in blocks(file))
        assert shown == file.read_text("utf-8").count("```text\n")
