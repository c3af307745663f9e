"""Players that think. A bot sits on a chair, and sees what a person on it would see."""

from taletable.bots.chair import Chair
from taletable.bots.levels import CHARACTERS, LEVELS, BotName, bot
from taletable.bots.players import Bot

__all__ = ["CHARACTERS", "LEVELS", "Bot", "BotName", "Chair", "bot"]
