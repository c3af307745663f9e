"""«Несказочная заварушка»: kings, dragons and dwarfs crowd into one small kingdom."""

from taletable.games.zavarushka.game import GAME

__all__ = ["GAME"]
