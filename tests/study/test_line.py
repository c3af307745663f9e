"""Show me: another answer, played on until the same seat's next turn."""

from __future__ import annotations

import pytest

import taletable as tt
from taletable.study import line
from taletable.study.line import LONGEST
from tests.kit import AT_ONCE
from tests.study.kit import played


@pytest.mark.parametrize("game", tt.games())
def test_a_line_goes_on_from_another_answer_to_the_next_turn_of_the_same_seat(game: str) -> None:
    record = played(game)
    table = tt.replay(record, 0)
    shown = 0
    for step, (seat, action) in enumerate(record.actions):
        others = [table.game.actions[one] for one in table.actions(seat) if table.game.actions[one] != action]
        if others and step % 9 == 0:
            found = line(record, step, others[0])
            assert found.actions[: step + 1] == (*record.actions[:step], (seat, others[0]))
            end = tt.replay(found)
            assert end.over or seat in end.waiting or len(found.actions) == step + LONGEST
            between = [actor for actor, _ in found.actions[step:]]
            last = max(number for number, actor in enumerate(between) if actor == seat)
            assert set(between[:last]) <= {seat}, "after others have answered the seat is not asked again"
            assert found == line(record, step, others[0])
            shown += 1
        table.act(seat, action)
    assert shown > 2


@pytest.mark.parametrize("game", AT_ONCE)
def test_whoever_was_asked_at_the_same_time_answers_as_in_the_true_game(game: str) -> None:
    record = played(game)
    table = tt.replay(record, 0)
    compared = 0
    for step, (seat, action) in enumerate(record.actions):
        if len(table.waiting) > 1 and len(table.actions(seat)) > 1:
            other = next(one for one in table.waiting if one != seat)
            theirs = next(name for actor, name in record.actions[step:] if actor == other)
            found = line(record, step, table.game.actions[table.actions(seat)[-1]])
            assert (other, theirs) in found.actions[step:]
            compared += 1
        table.act(seat, action)
    assert compared > 0
