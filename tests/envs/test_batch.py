"""Many tables at once: the same games and the same numbers as one table after the other."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest

import taletable as tt
import taletable.envs.gymnasium
from taletable.envs.batch import Batch
from taletable.envs.gymnasium import TableVectorEnv
from taletable.envs.observation.stepper import DEALS
from taletable.envs.play import Play
from tests.envs.test_observation import OBSERVED

WAYS = [
    ("zavarushka", 3, {}),
    ("fairy_tale", 2, {"deck": "advanced"}),
    ("grimm_forest", 2, {"edition": "pl"}),
    ("dark_tales", 2, {"expansion": "cinderella"}),
]


def legal(masks: np.ndarray, random: np.random.Generator) -> np.ndarray:
    """A legal answer for each table, at random."""
    return np.array([random.choice(np.flatnonzero(mask)) for mask in masks])


@pytest.mark.parametrize(("game", "seats", "options"), WAYS)
def test_a_batch_is_the_same_as_its_tables_one_by_one(game: str, seats: int, options: dict[str, str]) -> None:
    batch = tt.batch(game, 3, seed=5, seats=seats, **options)
    play = Play(game, seats, "rank", None, options)
    tables = [tt.game(game).deal(seats, 5 * DEALS + place, **options) for place in range(3)]
    dealt = 3
    random = np.random.default_rng(1)
    ended = 0
    while ended < 4:
        for place, table in enumerate(tables):
            assert batch.seats[place] == table.waiting[0]
            play.table = table
            seen = play.see(table.waiting[0])
            assert np.array_equal(batch.observations[place], seen["observation"])
            assert np.array_equal(batch.masks[place], seen["action_mask"])
        actions = legal(batch.masks, random)
        observations, masks, rewards, dones = batch.step(actions)
        assert observations is batch.observations
        assert masks is batch.masks
        assert not batch.refused.any()
        for place, table in enumerate(tables):
            table.act(table.waiting[0], int(actions[place]))
            assert dones[place] == table.over
            if table.over:
                assert np.allclose(rewards[place], play.reward(table))
                tables[place] = tt.game(game).deal(seats, 5 * DEALS + dealt, **options)
                dealt += 1
                ended += 1
            else:
                assert not rewards[place].any()


def test_an_answer_that_is_not_legal_is_replaced_by_the_default_and_noted() -> None:
    batch = tt.batch("zavarushka", 2, seed=1)
    table = batch.tables[0].copy()
    decision = table.decision(table.waiting[0])
    assert decision is not None
    wrong = int(np.flatnonzero(batch.masks[0] == 0)[0])
    right = int(np.flatnonzero(batch.masks[1])[0])
    batch.step(np.array([wrong, right]))
    assert list(batch.refused) == [True, False]
    table.act(decision.seat, decision.default)
    assert batch.tables[0] == table


def test_bad_input_gets_a_sentence() -> None:
    with pytest.raises(ValueError, match="a batch has at least one table, not 0"):
        tt.batch("zavarushka", 0)
    with pytest.raises(ValueError, match="there is no seat 2 at this table; its seats are 0 to 1"):
        Batch("zavarushka", 1, learner=2)
    batch = tt.batch("zavarushka", 2)
    with pytest.raises(ValueError, match="actions are 2 whole numbers, one for each table, not int64 of shape"):
        batch.step(np.array([1]))
    with pytest.raises(ValueError, match="not float64 of shape"):
        batch.step(np.array([1.0, 2.0]))
    with pytest.raises(ValueError, match="a seed is a whole number, not 'x'"):
        batch.reset("x")  # type: ignore[arg-type]


def test_the_same_seed_and_answers_give_the_same_games() -> None:
    batches = [tt.batch("grimm_forest", 4, seed=9) for _ in range(2)]
    randoms = [np.random.default_rng(2) for _ in range(2)]
    for _ in range(200):
        for batch, random in zip(batches, randoms, strict=True):
            batch.step(legal(batch.masks, random))
    assert np.array_equal(batches[0].observations, batches[1].observations)
    other = tt.batch("grimm_forest", 4, seed=10)
    assert not np.array_equal(other.observations, tt.batch("grimm_forest", 4, seed=9).observations)


@pytest.mark.parametrize("game", OBSERVED)
@pytest.mark.parametrize("bots", ["random", "greedy"])
def test_a_vector_environment_asks_the_learner_only(game: str, bots: str) -> None:
    envs = gymnasium.make_vec(
        f"taletable/{game}-v0", num_envs=3, vectorization_mode="vector_entry_point", bots=bots, seat=None
    )
    vector = envs.unwrapped
    assert isinstance(vector, TableVectorEnv)
    seen, infos = envs.reset(seed=4)
    assert infos == {}
    assert envs.observation_space.contains(seen)
    random = np.random.default_rng(3)
    ends, places = 0, set()
    while ends < 3:
        learners = vector.batch.learners
        places.update(learners.tolist())
        assert np.array_equal(vector.batch.seats, learners)
        assert np.array_equal(vector.action_masks(), seen["action_mask"].astype(bool))
        before = list(vector.batch.tables)
        seen, rewards, terminated, truncated, infos = envs.step(legal(seen["action_mask"], random))
        assert not truncated.any()
        for place in range(3):
            if terminated[place]:
                ends += 1
                assert before[place].over
                assert rewards[place] == vector.batch._reward(before[place])[learners[place]]
                final = infos["final_obs"][place]
                assert vector.single_observation_space.contains(final)
                assert not final["action_mask"].any()
            else:
                assert rewards[place] == 0
    assert places == {0, 1}


def test_bots_of_a_vector_environment_sit_in_turn_order() -> None:
    vector = TableVectorEnv("zavarushka", 2, bots=["greedy", "random"], seats=3, seat=1)
    vector.reset(seed=1)
    assert [type(one).__name__ for one in vector.bots[0]] == ["GreedyBot", "RandomBot"]
    assert list(vector.batch.seats) == [1, 1]
    assert taletable.envs.gymnasium.TableVectorEnv is TableVectorEnv
    with pytest.raises(ValueError, match="3 seats are for one who learns and 2 bots, not 1"):
        TableVectorEnv("zavarushka", 2, bots=["greedy"], seats=3)
    _, _, _, _, infos = vector.step(
        np.array([len(vector.batch.game.actions) - 1, int(np.argmax(vector.batch.masks[1]))])
    )
    assert list(infos["refused"]) == [True, False]
