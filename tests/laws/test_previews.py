"""A preview tells what is certain, so it is the same in all worlds that a seat can imagine."""

from __future__ import annotations

import pytest

from taletable.kernel import preview
from tests.kit import VARIANTS, Variant, moments

WORLDS = 3


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_worlds_that_a_seat_cannot_tell_apart_have_the_same_preview(variant: Variant) -> None:
    for table in moments(variant, seed=21, most=40):
        for seat in range(table.seats):
            told = preview(table, seat)
            for seed in range(1, WORLDS):
                assert preview(table.imagine(seat, seed), seat) == told
                assert preview(table, seat, seed) == told


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_every_answer_has_a_preview_and_nothing_has_happened(variant: Variant) -> None:
    for table in moments(variant, seed=22, most=20):
        before = table.position()
        for seat in range(table.seats):
            assert list(preview(table, seat)) == table.actions(seat)
        assert table.position() == before
