"""Dark Tales: everybody tells the same tale, and each to their own advantage."""

from taletable.games.dark_tales.game import GAME

__all__ = ["GAME"]
