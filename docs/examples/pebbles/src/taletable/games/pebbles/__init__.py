"""Pebbles: take one to three from the heap; a secret bonus is counted at the end."""

from taletable.games.pebbles.game import GAME

__all__ = ["GAME"]
