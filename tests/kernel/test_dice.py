"""Chance: the same on every machine, fair, and at any place of the stream."""

from __future__ import annotations

from collections import Counter
from hashlib import blake2b

import pytest

from taletable.kernel.dice import Dice, key_of

KEY = bytes(range(32))


def test_the_words_are_blake2b_in_counter_mode() -> None:
    dice = Dice(KEY, b"deal")
    for block in range(3):
        digest = blake2b(block.to_bytes(8, "little"), key=KEY, person=b"deal").digest()
        for word in range(16):
            assert dice.word() == int.from_bytes(digest[4 * word : 4 * word + 4], "little")


def test_the_stream_is_fixed_for_ever() -> None:
    assert Dice(KEY).word() == 2892290899
    assert key_of(7).hex()[:16] == "897ec2eff0b36132"


def test_seeds_of_both_kinds() -> None:
    assert key_of(KEY) == KEY
    assert len({key_of(seed) for seed in (0, 1, -1, 2**70)}) == 4


@pytest.mark.parametrize("seed", [b"short", "7", 1.0, None, True, [1]])
def test_other_seeds_are_refused(seed: object) -> None:
    with pytest.raises(ValueError, match="a seed is a whole number or 32 bytes"):
        key_of(seed)


def test_a_place_in_the_stream_is_one_number() -> None:
    whole = Dice(KEY)
    words = [whole.word() for _ in range(40)]
    for used in range(40):
        assert Dice(KEY, used=used).word() == words[used]


def test_a_copy_falls_the_same_way_and_on_its_own() -> None:
    dice = Dice(KEY)
    dice.word()
    twin = dice.copy()
    assert [dice.word() for _ in range(20)] == [twin.word() for _ in range(20)]


def test_streams_differ() -> None:
    assert Dice(KEY, b"deal").word() != Dice(KEY, b"imagine").word()


@pytest.mark.parametrize("sides", [1, 2, 3, 6, 10])
def test_every_side_is_as_likely(sides: int) -> None:
    dice = Dice(KEY)
    falls = Counter(dice.below(sides) for _ in range(2000 * sides))
    assert set(falls) == set(range(sides))
    assert all(abs(count - 2000) < 200 for count in falls.values())


def test_a_word_beyond_the_last_whole_multiple_is_thrown_again() -> None:
    # With three sides of 2**31 numbers each only two fit below 2**32, so about half the words are thrown again.
    dice = Dice(KEY)
    sides = 2**31 + 1
    values = [dice.below(sides) for _ in range(50)]
    assert max(values) < sides
    assert dice.used > 70


def test_every_order_of_a_shuffle_is_as_likely() -> None:
    dice = Dice(KEY)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(6000):
        cards = [0, 1, 2]
        dice.shuffle(cards)
        orders[tuple(cards)] += 1
    assert len(orders) == 6
    assert all(abs(count - 1000) < 130 for count in orders.values())
