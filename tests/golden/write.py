"""`make golden`: play a new golden game wherever one is missing, and tell the others anew."""

from __future__ import annotations

from itertools import count
from typing import TYPE_CHECKING

import taletable as tt
from tests.golden.telling import FOLDER, SHELF, depends_on_options, recorded, tell
from tests.kit import Variant

if TYPE_CHECKING:
    from taletable.kernel import Record


def play(variant: Variant) -> Record:
    """A game at random in which the options of the variant come into play."""
    for seed in count(2026):
        table = variant.deal(seed)
        tt.playout(table, seed)
        record = table.record()
        if not variant.options or depends_on_options(record):
            return record
    raise AssertionError("unreachable")


def main() -> None:
    for variant in SHELF:
        file = FOLDER / variant.game.id / f"{variant}.txt"
        record = recorded(file.read_text("utf-8")) if file.exists() else play(variant)
        file.parent.mkdir(exist_ok=True)
        file.write_text(tell(record), "utf-8")


if __name__ == "__main__":
    main()
