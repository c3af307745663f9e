"""Random play, as fast as the table goes."""

from __future__ import annotations

from typing import Final

from taletable.kernel.chance import Chance, Xorshift
from taletable.kernel.dice import key_of
from taletable.kernel.table import Table

SMALL: Final = 1 << 60  # seeds below are taken as they are, others by their digest


def playout(table: Table, seed: object) -> int:
    """Play to the end at random, in place; the number of decisions that took."""
    chance = Xorshift(start_of(seed))
    count = 0
    seat = table.next_seat()
    while seat >= 0:
        answer_at_random(table, seat, chance)
        count += 1
        seat = table.next_seat()
    return count


def answer_at_random(table: Table, seat: int, chance: Chance) -> None:
    """Any legal answer of a seat that is asked, each as likely."""
    question = table.questions[seat]
    assert question is not None
    table.answer(seat, question.at_random(table, seat, chance))


def start_of(seed: object) -> int:
    """The number that random play begins from; a ValueError for what is no seed."""
    if isinstance(seed, int) and not isinstance(seed, bool) and 0 <= seed < SMALL:
        return seed
    return int.from_bytes(key_of(seed)[:8], "little")
