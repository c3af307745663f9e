"""Players that think. A bot sits on a chair, and sees what a person on it would see."""

from taletable.bots.bot import BOTS, Bot, bot
from taletable.bots.chair import Chair

__all__ = ["BOTS", "Bot", "Chair", "bot"]
