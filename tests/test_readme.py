"""What the README and the guide to hosting list is complete."""

from __future__ import annotations

import re

import taletable as tt
from taletable.server.settings import PREFIX, Settings
from tests.docs.kit import DOCS, ROOT, blocks

README = (ROOT / "README.md").read_text("utf-8")


def test_the_library_fits_into_six_lines() -> None:
    ((code, _),) = blocks(ROOT / "README.md")
    assert len([line for line in code.splitlines() if line.strip()]) <= 6


def test_every_game_on_the_shelf_is_listed() -> None:
    assert re.findall(r"^\| `(\w+)` \|", README, re.MULTILINE) == list(tt.games())


def test_every_setting_of_a_server_is_told() -> None:
    guide = (DOCS / "host.md").read_text("utf-8")
    rows = re.findall(rf"^\| `{PREFIX}(\w+)` \| (\S+)", guide, re.MULTILINE)
    assert sorted(name for name, _ in rows) == sorted(map(str.upper, Settings.__struct_fields__))
    for name, default in rows:
        known = getattr(Settings(), name.lower())
        assert not known or default == f"`{str(known).lower().removesuffix('.0')}`", name
