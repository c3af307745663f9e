"""Sets of small numbers, one bit each."""

from __future__ import annotations

import pytest

from taletable.kernel.chance import Xorshift
from taletable.kernel.sets import any_member, highest, is_one, members, set_of


def test_a_set_has_its_members_in_order() -> None:
    assert members(set_of([5, 0, 61, 5])) == [0, 5, 61]
    assert members(set_of([2, 4]), 10) == [12, 14]
    assert members(0) == []


def test_one_member_is_seen() -> None:
    assert is_one(set_of([7]))
    assert not is_one(set_of([7, 8]))
    assert not is_one(0)
    assert highest(set_of([7, 8])) == 8


@pytest.mark.parametrize("numbers", [[0], [61], [3, 4], [0, 9, 17, 40, 61]])
def test_a_member_at_random_is_the_one_a_list_would_give(numbers: list[int]) -> None:
    chance, again = Xorshift(7), Xorshift(7)
    taken = [any_member(set_of(numbers), chance) for _ in range(50)]
    assert taken == [numbers[again.below(len(numbers))] for _ in range(50)]
    assert set(taken) == set(numbers)
