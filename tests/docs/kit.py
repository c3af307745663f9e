"""The Markdown files of the repository, and the code in them."""

from __future__ import annotations

import contextlib
import io
import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
FILES = sorted([*ROOT.glob("*.md"), *DOCS.glob("*.md")])
# A block of Python, and what it prints if a block of text follows right after it.
_BLOCK = re.compile(r"^```python\n(.*?)^```\n(?:\n```text\n(.*?)^```\n)?", re.MULTILINE | re.DOTALL)


def blocks(file: Path) -> list[tuple[str, str | None]]:
    """The blocks of Python in a file, each with what it says that it prints."""
    return [(code, None if "```text" not in whole else printed) for whole, code, printed in _found(file)]


def _found(file: Path) -> list[tuple[str, str, str]]:
    return [(found[0], found[1], found[2]) for found in _BLOCK.finditer(file.read_text("utf-8"))]


def said_by(file: Path, code: str, names: dict[str, object]) -> str:
    """What a block prints, in a module with these names."""
    said = io.StringIO()
    with contextlib.redirect_stdout(said):
        exec(compile(code, str(file), "exec"), names)
    return said.getvalue()
