"""Seats in the order of play."""

from __future__ import annotations

from taletable.kernel.seats import clockwise, others


def test_play_goes_round_the_table_from_any_seat() -> None:
    assert clockwise(1, 3) == (1, 2, 0)
    assert clockwise(0, 1) == (0,)
    assert others(2, 4) == (3, 0, 1)
    assert others(0, 1) == ()


def test_all_tables_of_a_size_share_one_order() -> None:
    assert clockwise(6, 9) is clockwise(6, 9)
    assert others(8, 11) is others(8, 11)
