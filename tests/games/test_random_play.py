"""Random play takes the answers that chance would take from the lists of them."""

from __future__ import annotations

import pytest

import taletable as tt
from taletable.kernel import Game
from taletable.kernel.chance import Xorshift
from tests.kit import GAMES


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_random_play_makes_no_other_game_than_lists_of_answers_would(game: Game) -> None:
    table = game.deal(game.seat_counts()[0], 3)
    twin, chance = table.copy(), Xorshift(5)
    while not twin.over:
        seat = twin.waiting[0]
        actions = twin.actions(seat)
        twin.act(seat, actions[chance.below(len(actions))])
    assert tt.playout(table, 5) == twin.action_count
    assert table == twin
    assert table.record() == twin.record()
