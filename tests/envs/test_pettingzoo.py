"""PettingZoo's own tests, and what they do not look at."""

from __future__ import annotations

from importlib import import_module
from itertools import pairwise
from types import ModuleType
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, render_test, seed_test

import taletable as tt
from taletable.envs.rewards import by_rank, by_score
from tests.envs.test_observation import OBSERVED
from tests.kit.variants import AT_ONCE


def module(game: str) -> ModuleType:
    return import_module(f"taletable.envs.pettingzoo.{game}_v0")


# PettingZoo knows by name which environments have dict observations, and warns of all others; at the end of a game there
# is no legal answer.
dict_observations = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
    "ignore:Action mask numpy array is all zeros",
)


@dict_observations
@pytest.mark.parametrize("game", OBSERVED)
def test_api(game: str) -> None:
    api_test(module(game).env(), num_cycles=1000)


@pytest.mark.parametrize("game", OBSERVED)
def test_seeds(game: str) -> None:
    seed_test(module(game).env, num_cycles=100)
    parallel_seed_test(module(game).parallel_env, num_cycles=20)


@pytest.mark.parametrize("game", OBSERVED)
def test_max_cycles(game: str) -> None:
    max_cycles_test(module(game))


@dict_observations
@pytest.mark.parametrize("game", OBSERVED)
def test_parallel_api(game: str) -> None:
    parallel_api_test(module(game).parallel_env(), num_cycles=200)


@pytest.mark.parametrize("game", OBSERVED)
def test_rendering(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    def picture(result: Any) -> bool:
        return result.startswith("<svg") and "player_1" in result and "url(http" not in result.replace('"', "")

    render_test(module(game).env, custom_tests={"svg": picture, "ansi": lambda text: "player_1" in text})
    assert "player_1" in capsys.readouterr().out


def played(env: Any, seed: int) -> dict[str, float]:
    """The rewards of a game played at random."""
    env.reset(seed=seed)
    random = np.random.default_rng(seed)
    rewards = {}
    for agent in env.agent_iter():
        seen, reward, terminated, _, info = env.last()
        assert info == {}
        if terminated:
            rewards[agent] = reward
            env.step(None)
        else:
            assert reward == 0
            env.step(random.choice(np.flatnonzero(seen["action_mask"])))
    return rewards


@pytest.mark.parametrize("reward", ["rank", "score"])
@pytest.mark.parametrize("game", OBSERVED)
def test_rewards_are_zero_sum_and_follow_the_standings(game: str, reward: str) -> None:
    for seats in tt.game(game).seat_counts():
        env = module(game).env(seats=seats, reward=reward)
        rewards = played(env, seed=seats)
        table = env.unwrapped.play.table
        assert table.over
        assert sum(rewards.values()) == pytest.approx(0)
        for better, worse in pairwise(table.standings):
            more, less = rewards[f"player_{better.seat}"], rewards[f"player_{worse.seat}"]
            assert more > less if reward == "rank" and better.rank < worse.rank else more >= less


def test_rewards_by_rank_and_by_score() -> None:
    table = tt.game("zavarushka").deal(4, 3)
    tt.playout(table, 5)
    ranks = {standing.seat: standing.rank for standing in table.standings}
    assert sorted(ranks.values()) == [1, 2, 3, 4]
    assert by_rank(table) == pytest.approx([{1: 1, 2: 1 / 3, 3: -1 / 3, 4: -1}[ranks[seat]] for seat in range(4)])
    mean = sum(standing.score for standing in table.standings) / 4
    assert {standing.seat: standing.score - mean for standing in table.standings} == dict(enumerate(by_score(table)))


@pytest.mark.parametrize("game", [game for game in AT_ONCE if game in OBSERVED])
def test_what_is_asked_at_once_is_answered_step_by_step_and_unseen(game: str) -> None:
    """Whatever the first one answers, the next one sees the same."""
    env = module(game).env(seats=2)
    env.reset(seed=1)
    first = env.agent_selection
    seen = []
    for action in np.flatnonzero(env.observe(first)["action_mask"]):
        env.reset(seed=1)
        env.step(action)
        assert env.agent_selection != first
        seen.append(env.observe(env.agent_selection))
    assert len(seen) > 1
    for other in seen[1:]:
        assert np.array_equal(other["observation"], seen[0]["observation"])
        assert np.array_equal(other["action_mask"], seen[0]["action_mask"])


@pytest.mark.parametrize("game", OBSERVED)
def test_the_same_answer_always_has_the_same_number(game: str) -> None:
    actions = tt.game(game).actions
    for seats in tt.game(game).seat_counts():
        env = module(game).env(seats=seats)
        assert env.action_space("player_0").n == len(actions)
        env.reset(seed=2)
        for _ in env.agent_iter(40):
            seen, _, terminated, _, _ = env.last()
            if terminated:
                break
            table = env.unwrapped.play.table
            seat = int(env.agent_selection.removeprefix("player_"))
            assert list(np.flatnonzero(seen["action_mask"])) == table.actions(seat)
            env.step(table.decision(seat).default)


def test_an_answer_that_is_not_legal_is_told_why_and_the_default_is_taken() -> None:
    env = module("zavarushka").env(seats=2)
    env.reset(seed=1)
    agent, play = env.agent_selection, env.unwrapped.play
    seat = int(agent.removeprefix("player_"))
    default = play.table.decision(seat).default
    env.step(tt.game("zavarushka").number("pass"))
    assert "place" in env.infos[agent]["refused"]
    assert play.table.past[2] == default
    with pytest.raises(ValueError, match="whole number"):
        env.step("pass")


def test_options_are_those_of_the_game() -> None:
    env = module("fairy_tale").env(seats=5, deck="advanced")
    env.reset(seed=1)
    assert env.unwrapped.play.table.options["deck"] == "advanced"
    assert env.possible_agents == [f"player_{seat}" for seat in range(5)]
    with pytest.raises(ValueError, match="no option 'dek'; did you mean 'deck'"):
        module("fairy_tale").env(dek="advanced")
    with pytest.raises(ValueError, match="no reward 'money'; known: rank, score"):
        module("fairy_tale").env(reward="money")
    with pytest.raises(ValueError, match="no render mode 'film'; known: human, ansi, svg"):
        module("fairy_tale").env(render_mode="film")


def test_a_seat_that_is_truncated_is_answered_for_while_the_others_play_on() -> None:
    """A turn of Zavarushka is two answers at least: the first player is gone before the second one's second turn."""
    env = module("zavarushka").env(seats=2, max_cycles=3, first=0)
    env.reset(seed=4)
    steps = []
    for agent in env.agent_iter():
        _, _, terminated, truncated, _ = env.last()
        assert not terminated
        steps.append((agent, truncated))
        env.step(None if truncated else env.unwrapped.play.table.decision(int(agent[-1])).default)
    assert [agent for agent, truncated in steps if truncated] == ["player_0", "player_1"]
    assert [agent for agent, truncated in steps if not truncated].count("player_1") == 3
