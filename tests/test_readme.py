"""What the README shows is so."""

from __future__ import annotations

import contextlib
import io
import re
from pathlib import Path

import taletable as tt
from taletable.server.settings import PREFIX, Settings

README = (Path(__file__).parent.parent / "README.md").read_text("utf-8")


def test_the_library_in_six_lines_runs() -> None:
    (code,) = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    assert len([line for line in code.splitlines() if line.strip()]) <= 6
    said = io.StringIO()
    with contextlib.redirect_stdout(said):
        exec(compile(code, "README.md", "exec"), {})
    seat, score = map(int, said.getvalue().split())
    assert 0 <= seat < 2
    assert score >= 0


def test_every_game_on_the_shelf_is_listed() -> None:
    assert re.findall(r"^\| `(\w+)` \|", README, re.MULTILINE) == list(tt.games())


def test_every_setting_of_a_server_is_told() -> None:
    guide = (Path(__file__).parent.parent / "docs" / "host.md").read_text("utf-8")
    rows = re.findall(rf"^\| `{PREFIX}(\w+)` \| (\S+)", guide, re.MULTILINE)
    assert sorted(name for name, _ in rows) == sorted(map(str.upper, Settings.__struct_fields__))
    for name, default in rows:
        known = getattr(Settings(), name.lower())
        assert not known or default == f"`{str(known).lower().removesuffix('.0')}`", name


def test_every_link_leads_somewhere() -> None:
    for link in re.findall(r"\]\(([^)]+)\)", README):
        assert (Path(__file__).parent.parent / link).exists(), link
