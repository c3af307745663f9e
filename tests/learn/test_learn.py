"""Learning: the network learns, runs can be interrupted, and what is shipped is what bots read."""

from __future__ import annotations

import json
from importlib import resources
from pathlib import Path

import numpy as np
import pytest

import taletable as tt
from taletable.bots.features import names_of
from taletable.bots.values import network_of
from taletable.learn.__main__ import main
from taletable.learn.examples import course_of, reward
from taletable.learn.network import Learner
from tests.bots.test_features import LEARNED

SMALL = ("--games", "6", "--hidden", "3", "--duels", "1", "--workers", "1")


def test_the_forward_pass_of_bots_is_that_of_the_learner() -> None:
    learner = Learner(7, 4, seed=1)
    rows = np.random.default_rng(2).normal(size=(20, 7)).astype(np.float32)
    rows[:, 3] = 0
    learner.train(np.repeat(rows, 64, axis=0), np.repeat((rows[:, 0] > 0).astype(np.float32), 64), 2)
    network = network_of(learner.exported(list("abcdefg")))
    for row, logit in zip(rows, learner.logits(rows), strict=True):
        assert network.logit([float(value) for value in row]) == pytest.approx(float(logit), abs=1e-3)


def test_it_learns_what_no_linear_function_can_tell() -> None:
    rows = np.random.default_rng(3).choice([-1.0, 1.0], size=(4096, 2)).astype(np.float32)
    either = (rows[:, 0] * rows[:, 1] > 0).astype(np.float32)
    learner = Learner(2, 16, seed=1)
    before = learner.loss(rows, either)
    learner.train(rows, either, 40)
    assert learner.loss(rows, either) < 0.1 < before


@pytest.mark.parametrize("game", ["zavarushka"])
def test_a_run_that_was_interrupted_ends_the_same(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    assert main([game, "--folder", str(whole), "--generations", "2", *SMALL]) == 0
    for generations in ("1", "2"):
        assert main([game, "--folder", str(parts), "--generations", generations, *SMALL]) == 0
    assert (whole / f"{game}.json").read_text() == (parts / f"{game}.json").read_text()
    shipped = json.loads((whole / f"{game}.json").read_text())
    assert shipped["features"] == list(names_of(tt.game(game)))
    assert shipped["command"].startswith(f"python -m taletable.learn {game} --generations 2 --games 6 ")
    assert [noted["generation"] for noted in shipped["curve"]] == [1, 2]
    assert capsys.readouterr().out.splitlines()[0] == str(whole / f"{game}.json")


@pytest.mark.parametrize("game", LEARNED)
def test_games_of_searches_are_learned_from_and_go_on_from_weights(game: str, tmp_path: Path) -> None:
    shipped = Path(str(resources.files("taletable.bots") / "weights" / f"{game}.json"))
    searched = ("--iterations", "4", "--start", str(shipped), "--games", "2", "--hidden", "24", "--duels", "0")
    found = []
    for folder in (tmp_path / "one", tmp_path / "two"):
        assert main([game, "--folder", str(folder), "--generations", "1", "--workers", "1", *searched]) == 0
        found.append((folder / f"{game}.json").read_text())
    assert found[0] == found[1]
    weights, before = json.loads(found[0]), json.loads(shipped.read_text())
    assert weights["command"].startswith(before["command"] + "; then from there python -m taletable.learn ")
    assert f"--iterations 4 --start {game}.json" in weights["command"]


@pytest.mark.parametrize("game", LEARNED)
def test_every_way_a_game_is_learned_in_exists_and_its_end_counts(game: str) -> None:
    course = course_of(game)
    for seats, options in course.ways:
        table = tt.game(game).deal(seats, 1, **options)
        while (seat := table.next_seat()) >= 0:
            table.answer(seat, table.actions(seat)[0])
        shares = reward(table, course.margin)
        assert sum(shares) == pytest.approx(1)
        assert shares[table.standings[0].seat] == max(shares)
