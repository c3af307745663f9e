"""Random play, as fast as the table goes."""

from __future__ import annotations

from taletable.kernel.dice import PLAYOUT, Dice, key_of
from taletable.kernel.table import Table


def playout(table: Table, seed: object) -> int:
    """Play to the end at random, in place; the number of decisions that took."""
    dice = Dice(key_of(seed), PLAYOUT)
    count = 0
    seat = table.next_seat()
    while seat >= 0:
        question = table.questions[seat]
        assert question is not None
        actions = question.legal(table, seat)
        table.answer(seat, actions[dice.below(len(actions))])
        count += 1
        seat = table.next_seat()
    return count
