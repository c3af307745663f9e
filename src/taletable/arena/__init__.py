"""Bots against bots: who plays whom, the games themselves, and what they show."""

from taletable.arena.match import Contest, Game, Result, Series
from taletable.arena.schedule import Schedule, Seating
from taletable.arena.tournament import Tournament

__all__ = ["Contest", "Game", "Result", "Schedule", "Seating", "Series", "Tournament"]
