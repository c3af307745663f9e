"""What bots know of each game: the value of a table, by learned weights where there are any, and how to search."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Final

from taletable.bots.evaluation import evaluator
from taletable.bots.features import features_of, names_of
from taletable.bots.search.model import Model
from taletable.bots.search.network import Network
from taletable.bots.search.tree import Settings

if TYPE_CHECKING:
    from taletable.kernel import Game


@dataclass(frozen=True, slots=True)
class Tuning:
    """What was measured to be good for a game (docs/bots-diary.md).

    ``scale`` is what of the hand-made value makes the odds e times as good. ``careless`` is how often in a hundred a
    novice answers without a thought. ``strong`` and ``master`` are iterations.
    """

    scale: float
    settings: Settings
    careless: int = 40
    worlds: int = 4
    strong: int = 200
    master: int = 2000


TUNING: Final = {
    "zavarushka": Tuning(3.0, Settings()),
    "fairy_tale": Tuning(900.0, Settings()),
    "grimm_forest": Tuning(1500.0, Settings()),
    "dark_tales": Tuning(80.0, Settings()),
}
OTHER: Final = Tuning(5.0, Settings())


def tuning(game: Game) -> Tuning:
    """The tuning of a game; of one that has none, something moderate."""
    return TUNING.get(game.id, OTHER)


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
    network = Network(
        weights["hidden"], weights["biases"], weights["output"], weights["direct"], float(weights["bias"])
    )
    return Model(evaluator(game), tuning(game).scale, features, network)
