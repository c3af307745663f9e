"""Golden games: a change of the rules, of chance or of the texts shows up here as a difference to be reviewed."""

from __future__ import annotations

import pytest

from tests.golden.telling import FOLDER, SHELF, depends_on_options, recorded, tell
from tests.kit import Variant


@pytest.mark.parametrize("variant", SHELF, ids=str)
def test_a_golden_game_is_told_as_ever(variant: Variant) -> None:
    golden = (FOLDER / variant.game.id / f"{variant}.txt").read_text("utf-8")
    record = recorded(golden)
    assert record.seats == variant.seats
    assert variant.options.items() <= record.options.items()
    assert tell(record) == golden


@pytest.mark.parametrize("variant", [variant for variant in SHELF if variant.options], ids=str)
def test_a_golden_game_goes_otherwise_without_its_options(variant: Variant) -> None:
    golden = (FOLDER / variant.game.id / f"{variant}.txt").read_text("utf-8")
    assert depends_on_options(recorded(golden))


def test_every_golden_game_belongs_to_a_variant() -> None:
    files = {file.relative_to(FOLDER).with_suffix("").as_posix() for file in FOLDER.rglob("*.txt")}
    assert files == {f"{variant.game.id}/{variant}" for variant in SHELF}
