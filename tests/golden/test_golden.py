"""Golden games: a change of the rules, of chance or of the texts shows up here as a difference to be reviewed."""

from __future__ import annotations

import pytest

import taletable as tt
from tests.golden.telling import FOLDER, recorded, tell
from tests.kit import VARIANTS, Variant

SHELF = [variant for variant in VARIANTS if variant.game.id in tt.games()]


@pytest.mark.parametrize("variant", SHELF, ids=str)
def test_a_golden_game_is_told_as_ever(variant: Variant) -> None:
    golden = (FOLDER / variant.game.id / f"{variant}.txt").read_text("utf-8")
    record = recorded(golden)
    assert record.seats == variant.seats
    assert variant.options.items() <= record.options.items()
    assert tell(record) == golden


def test_every_golden_game_belongs_to_a_variant() -> None:
    files = {file.relative_to(FOLDER).with_suffix("").as_posix() for file in FOLDER.rglob("*.txt")}
    assert files == {f"{variant.game.id}/{variant}" for variant in SHELF}
