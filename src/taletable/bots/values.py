"""The values of tables: by learned weights, or hand-made where there are none."""

from __future__ import annotations

import json
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Any

from taletable.bots.evaluation import evaluator
from taletable.bots.features import features_of, names_of
from taletable.bots.search.model import Model
from taletable.bots.search.network import Network
from taletable.bots.tuning import tuning

if TYPE_CHECKING:
    from taletable.kernel import Game


@cache
def hand_made(game: Game) -> Model:
    """Values by `bots/evaluation`."""
    return Model(evaluator(game), tuning(game).scale, None, None)


@cache
def learned(game: Game) -> Model:
    """Values by the weights in `bots/weights`; hand-made ones for a game without weights."""
    file = resources.files("taletable.bots") / "weights" / f"{game.id}.json"
    features = features_of(game)
    if features is None or not file.is_file():
        return hand_made(game)
    weights = json.loads(file.read_text("utf-8"))
    if tuple(weights["features"]) != names_of(game):
        raise ValueError(f"the weights of {game.id} are for other features: learn them anew")
    network = network_of(weights)
    return Model(evaluator(game), tuning(game).scale, features, network)


def network_of(weights: dict[str, Any]) -> Network:
    """The network of a file of weights."""
    return Network(weights["hidden"], weights["biases"], weights["output"], weights["direct"], float(weights["bias"]))
