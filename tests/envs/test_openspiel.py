"""OpenSpiel's own checks of Python games, its algorithms on ours, and what a player remembers."""

from __future__ import annotations

import re
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

import taletable as tt
from tests.envs.test_observation import OBSERVED
from tests.kit.variants import AT_ONCE

pytestmark = pytest.mark.slow
pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is installed for the slow tests only")

from open_spiel.python import policy  # noqa: E402
from open_spiel.python.algorithms import (  # noqa: E402
    best_response,
    cfr,
    expected_game_score,
    exploitability,
    ismcts,
    mcts,
)

from taletable.envs.openspiel import TableBot, resampler  # noqa: E402

# The last turns of one game: small enough for every state to be looked at.
REDUCED = {"deals": 3, "opening": 24, "opening_seed": 0}


def load(game: str, **parameters: object) -> Any:
    return pyspiel.load_game(f"taletable_{game}", parameters)


def dealt(game: Any, deal: int = 0) -> Any:
    state = game.new_initial_state()
    state.apply_action(deal)
    return state


@pytest.mark.parametrize("game", OBSERVED)
def test_its_own_checks_pass(game: str) -> None:
    for players in tt.game(game).seat_counts():
        pyspiel.random_sim_test(load(game, players=players), 2, True, False)


@pytest.mark.parametrize(
    ("game", "parameters"),
    [
        ("zavarushka", {"first": "#1"}),
        ("fairy_tale", {"deck": "advanced", "players": 5}),
        ("grimm_forest", {"edition": "ru"}),
        ("dark_tales", {"expansion": "cinderella", "reward": "score"}),
        ("zavarushka", REDUCED),
    ],
)
def test_options_are_parameters(game: str, parameters: dict[str, object]) -> None:
    loaded = load(game, **parameters)
    pyspiel.random_sim_test(loaded, 1, True, False)
    options = dealt(loaded).table.options
    own = {name: value for name, value in parameters.items() if name in options}
    assert {name: str(options[name]) for name in own} == {name: str(value).strip("#") for name, value in own.items()}
    if "edition" in own:  # which stands for others
        assert options == tt.game(game).deal(2, 1, edition="ru").options


@pytest.mark.parametrize("game", OBSERVED)
def test_a_player_cannot_tell_worlds_apart_by_strings_and_tensors(game: str) -> None:
    state = dealt(load(game))
    random = np.random.default_rng(1)
    resample = resampler(2)
    strings = set()
    while not state.is_terminal():
        player = state.current_player()
        other = resample(state, player)
        for world in (other, state.resample_from_infostate(player, random.random)):
            assert world.information_state_string(player) == state.information_state_string(player)
            assert world.observation_string(player) == state.observation_string(player)
            assert world.information_state_tensor(player) == state.information_state_tensor(player)
            assert world.observation_tensor(player) == state.observation_tensor(player)
            assert world.legal_actions() == state.legal_actions()
        strings.add(state.information_state_string(player))
        state.apply_action(int(random.choice(state.legal_actions())))
    assert len(strings) == len(state.history()) - 1  # nobody is ever in the same information state twice
    assert sum(state.returns()) == pytest.approx(0)


@pytest.mark.parametrize("game", [game for game in AT_ONCE if game in OBSERVED])
def test_secret_answers_are_in_no_information_state_of_others(game: str) -> None:
    state = dealt(load(game))
    first = state.current_player()
    after = [state.child(action) for action in state.legal_actions()]
    (other,) = {child.current_player() for child in after}
    assert other != first
    assert len({child.information_state_string(other) for child in after}) == 1
    assert len({child.information_state_string(first) for child in after}) == len(after) > 1


def test_own_answers_are_remembered() -> None:
    """Which card comes first, which second: the table is the same, the player is not."""
    state = dealt(load("fairy_tale", players=2))
    pack = state.legal_actions()
    tensors = [state.child(action).information_state_tensor(0) for action in pack[:2]]
    assert tensors[0][-len(tt.game("fairy_tale").actions) :] != tensors[1][-len(tt.game("fairy_tale").actions) :]


def search(game: Any, seed: int) -> Any:
    """OpenSpiel's IS-MCTS. The one in C++ asks a Python game for no other worlds, so it is the one in Python."""
    rollouts = mcts.RandomRolloutEvaluator(1, np.random.RandomState(seed))
    found = ismcts.ISMCTSBot(game, rollouts, uct_c=1.4, max_simulations=40, random_state=np.random.RandomState(seed))
    found.set_resampler(resampler(seed))
    return found


@pytest.mark.parametrize(("ours", "outcome"), [("random", 1), ("greedy", -1)])
def test_its_tree_search_plays_against_our_bots(ours: str, outcome: int) -> None:
    """With so few simulations it beats one that does anything, and loses to one that looks to the end of its turn."""
    game = load("zavarushka")
    won = 0.0
    for number in range(6):
        place = number % 2
        bots = [search(game, number), TableBot(ours, seed=number)]
        state = dealt(game, number)
        while not state.is_terminal():
            state.apply_action(bots[(state.current_player() - place) % 2].step(state))
        assert sum(state.returns()) == pytest.approx(0)
        won += state.returns()[place]
    assert won * outcome > 0


def test_strong_bots_are_measured_against_its_tree_search() -> None:
    line = [sys.executable, "-m", "benchmarks.ismcts", "--short"]
    done = subprocess.run(line, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    for game in tt.games():
        assert re.search(rf"{game}: strong@2 v IS-MCTS [\d.]+ % ± [\d.]+ of 2 games, .* 2 simulations", done.stdout)


def test_exploitability_falls_with_counterfactual_regret_minimisation() -> None:
    game = load("zavarushka", **REDUCED)
    uniform = exploitability.exploitability(game, policy.UniformRandomPolicy(game))
    solver = cfr.CFRPlusSolver(game)
    for _ in range(8):
        solver.evaluate_and_update_policy()
    found = solver.average_policy()
    assert exploitability.exploitability(game, found) < uniform / 4
    # A best response to uniform play gets more than uniform play does against itself.
    random = policy.UniformRandomPolicy(game)
    answer = best_response.BestResponsePolicy(game, 0, random)
    root = game.new_initial_state()
    assert answer.value(root) > expected_game_score.policy_value(root, [random, random])[0]


def test_complaints() -> None:
    with pytest.raises(ValueError, match="for 2, 3, 4 players"):
        load("zavarushka", players=5)
    with pytest.raises(ValueError, match="an opening of 100 answers is a whole game here"):
        load("zavarushka", opening=100)
    with pytest.raises(ValueError, match="chance moves first"):
        _ = load("zavarushka").new_initial_state().table
