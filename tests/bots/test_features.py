"""Features say nothing that a seat cannot know, and have as many names as numbers."""

from __future__ import annotations

import json
from importlib import resources

import pytest

import taletable as tt
from taletable.bots import Chair, bot
from taletable.bots.features import features_of, names_of
from taletable.bots.values import learned
from tests.kit import VARIANTS, Variant

# What bots know of a game is optional.
LEARNED = [id for id in tt.games() if features_of(tt.game(id))]
LARGEST = 1_000_000  # bytes of a file of weights


@pytest.mark.parametrize("variant", [variant for variant in VARIANTS if features_of(variant.game)], ids=str)
def test_features_are_the_same_in_every_world_a_seat_can_imagine(variant: Variant) -> None:
    table = variant.deal(seed=3)
    features = features_of(table.game)
    assert features is not None
    walker = bot("random", 4)
    while not table.over:
        for seat in range(table.seats):
            found = features(table, seat)
            assert len(found) == len(names_of(table.game))
            assert found == features(table.imagine(seat, 7), seat)
        seat = table.waiting[0]
        table.act(seat, walker.choose(Chair(table, seat)))


@pytest.mark.parametrize("game", LEARNED)
def test_names_differ(game: str) -> None:
    names = names_of(tt.game(game))
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("game", LEARNED)
def test_weights_are_shipped_and_tell_how_they_were_made(game: str) -> None:
    text = (resources.files("taletable.bots") / "weights" / f"{game}.json").read_text("utf-8")
    weights = json.loads(text)
    assert len(text) <= LARGEST
    assert weights["command"].startswith(f"python -m taletable.learn {game} ")
    assert [noted["generation"] for noted in weights["curve"]] == list(range(1, len(weights["curve"]) + 1))
    assert learned(tt.game(game)).network is not None
