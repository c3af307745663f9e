"""Players that think. A bot sits on a chair, and sees what a person on it would see."""

from taletable.bots.chair import Chair
from taletable.bots.players import BOTS, Bot, bot

__all__ = ["BOTS", "Bot", "Chair", "bot"]
