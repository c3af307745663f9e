"""The Grimm Forest."""

from taletable.games.grimm_forest.game import GAME

__all__ = ["GAME"]
