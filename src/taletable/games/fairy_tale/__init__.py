"""Fairy Tale: draft five cards, play three, and mind what your neighbours play."""

from taletable.games.fairy_tale.game import GAME

__all__ = ["GAME"]
