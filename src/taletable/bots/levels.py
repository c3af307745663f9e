"""Bots by name: a level, a character, and how many iterations a decision may take, as in ``strong:miser@800``."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from taletable.bots.players import Bot, GreedyBot, RandomBot
from taletable.kernel.options import unknown

# From the weakest to the strongest; people choose among these.
LEVELS: Final = ("novice", "casual", "strong", "master")

# What a bot prefers among answers that are about as good as each other.
CHARACTERS: Final = ("builder", "gambler", "miser", "trickster")

# Players to measure others against, and those of tables that were begun with them; nobody is offered them.
BASELINES: Final[dict[str, type[Bot]]] = {"random": RandomBot, "greedy": GreedyBot, "greedy-0": GreedyBot}

MOST_ITERATIONS: Final = 1_000_000


@dataclass(frozen=True, slots=True)
class BotName:
    """A name, taken apart. Without a character it has none; without iterations they are the level's own."""

    level: str
    character: str | None = None
    iterations: int | None = None

    @classmethod
    def parse(cls, name: str) -> BotName:
        """Read ``level[:character][@iterations]``; a ValueError says what is wrong with it."""
        front, at, budget = name.partition("@")
        level, colon, character = front.partition(":")
        if level not in LEVELS and (level not in BASELINES or colon or at):
            raise ValueError(unknown(f"there is no bot '{name}'", level, (*LEVELS, *BASELINES)))
        if colon and character not in CHARACTERS:
            raise ValueError(unknown(f"there is no character '{character}'", character, CHARACTERS))
        if at and not (budget.isascii() and budget.isdigit() and 1 <= int(budget) <= MOST_ITERATIONS):
            raise ValueError(f"'{name}': iterations are a number from 1 to {MOST_ITERATIONS}")
        return cls(level, character or None, int(budget) if at else None)

    def __str__(self) -> str:
        character = f":{self.character}" if self.character else ""
        return f"{self.level}{character}" + (f"@{self.iterations}" if self.iterations else "")


def bot(name: str, seed: int = 0) -> Bot:
    """The bot of this name. The same name, seed and chairs give the same answers."""
    parsed = BotName.parse(name)
    return BASELINES.get(parsed.level, GreedyBot)(seed)
