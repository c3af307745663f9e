"""Gymnasium's own checker, and what it does not look at."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import taletable.envs.gymnasium
from taletable.envs.gymnasium import TableEnv
from tests.envs.test_observation import OBSERVED


@pytest.mark.parametrize("game", OBSERVED)
def test_the_checker_finds_nothing(game: str) -> None:
    assert taletable.envs.gymnasium.__name__ in str(gymnasium.spec(f"taletable/{game}-v0").entry_point)
    env = gymnasium.make(f"taletable/{game}-v0", render_mode="ansi")
    check_env(env.unwrapped)


def episode(env: TableEnv, seed: int) -> float:
    """The reward for playing at random."""
    seen, info = env.reset(seed=seed)
    random = np.random.default_rng(seed)
    while True:
        assert info == {}
        assert np.array_equal(env.action_masks(), seen["action_mask"].astype(bool))
        seen, reward, terminated, truncated, info = env.step(int(random.choice(np.flatnonzero(seen["action_mask"]))))
        assert not truncated
        if terminated:
            return reward
        assert reward == 0


@pytest.mark.parametrize("game", OBSERVED)
def test_the_same_seed_is_the_same_game_and_ends_by_the_standings(game: str) -> None:
    env = TableEnv(game, bots="greedy")
    reward = episode(env, seed=3)
    table = env.play.table
    assert table.over
    assert reward == env.play.reward(table)[0]
    again = TableEnv(game, bots="greedy")
    assert episode(again, seed=3) == reward
    assert again.play.table == table


def test_bots_sit_on_the_other_seats_in_turn_order() -> None:
    env = TableEnv("zavarushka", bots=["greedy", "random", "casual"], seats=4, seat=2)
    env.reset(seed=1)
    assert [type(env.bots[seat]).__name__ for seat in (3, 0, 1)] == ["GreedyBot", "RandomBot", "LevelBot"]
    assert env.play.table.questions[2] is not None
    with pytest.raises(ValueError, match="4 seats are for one who learns and 3 bots, not 2"):
        TableEnv("zavarushka", bots=["greedy", "random"], seats=4)
    with pytest.raises(ValueError, match="there is no bot 'gredy'; did you mean 'greedy'"):
        TableEnv("zavarushka", bots="gredy")
    with pytest.raises(ValueError, match="there is no seat 2"):
        TableEnv("zavarushka", seat=2)


def test_the_learner_can_sit_anywhere() -> None:
    env = TableEnv("zavarushka", seats=3, seat=None)
    env.reset(seed=1)
    assert {env.reset()[0]["observation"].argmax() for _ in range(20)} == {0, 1, 2}  # the first piece is `seat`


def test_it_is_drawn_as_the_learner_sees_it() -> None:
    env = TableEnv("zavarushka", render_mode="ansi")
    env.reset(seed=1)
    assert "Your hand" in env.render()
    svg = TableEnv("zavarushka", render_mode="svg")
    svg.reset(seed=1)
    assert svg.render().startswith("<svg")
