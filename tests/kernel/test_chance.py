"""The fast source of chance, and random play by it."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

import taletable as tt
from taletable.kernel.chance import Xorshift


def test_the_same_seed_gives_the_same_words_and_another_one_others() -> None:
    first, again, other = (Xorshift(seed) for seed in (1, 1, 2))
    words = [first.word() for _ in range(100)]
    assert words == [again.word() for _ in range(100)]
    assert not set(words) & {other.word() for _ in range(100)}
    assert all(0 <= word < 1 << 32 for word in words)


@pytest.mark.parametrize("seed", [0, -1, 0x9E3779B9, 1 << 200])
def test_no_seed_leads_to_zeros_only(seed: int) -> None:
    chance = Xorshift(seed)
    assert len({chance.word() for _ in range(100)}) > 90


def test_first_numbers_of_seeds_that_follow_each_other_are_spread_evenly() -> None:
    for sides in (2, 3, 7, 50):
        found = Counter(Xorshift(seed).below(sides) for seed in range(1000 * sides))
        assert set(found) == set(range(sides))
        assert sum((count - 1000) ** 2 / 1000 for count in found.values()) < 3 * sides  # chi-squared, far beyond chance


def test_later_numbers_are_spread_evenly_and_do_not_follow_from_the_one_before() -> None:
    chance = Xorshift(5)
    words = [chance.below(6) for _ in range(36_001)]
    pairs = Counter(pairwise(words))
    assert sum((pairs[one, two] - 1000) ** 2 / 1000 for one in range(6) for two in range(6)) < 80


def test_a_shuffle_keeps_all_cards() -> None:
    cards = list(range(60))
    Xorshift(3).shuffle(cards)
    assert cards != sorted(cards)
    assert sorted(cards) == list(range(60))


def test_random_play_takes_a_number_or_32_bytes() -> None:
    def ended(seed: object) -> tt.Table:
        table = tt.game("zavarushka").deal(2, 1)
        tt.playout(table, seed)
        return table

    assert ended(b"k" * 32) == ended(b"k" * 32)
    assert ended(b"k" * 32) != ended(b"l" * 32)
    assert ended(1 << 64) != ended(1 << 65)
    with pytest.raises(ValueError, match="a seed is a whole number or 32 bytes, not 'x'"):
        ended("x")
    with pytest.raises(ValueError, match="these are 3 bytes"):
        ended(b"abc")
