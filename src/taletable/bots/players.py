"""The two simplest players: one that does anything, and one that takes what it can get this turn."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Final

from taletable.kernel.dice import Dice, key_of
from taletable.kernel.options import unknown

if TYPE_CHECKING:
    from taletable.bots.chair import Chair
    from taletable.kernel import Table


class Bot(ABC):
    """Somebody who answers decisions. The same seed and the same chairs give the same answers."""

    def __init__(self, seed: int) -> None:
        self.dice = Dice(key_of(seed), b"bot")

    @abstractmethod
    def choose(self, chair: Chair) -> int:
        """One of the actions of the chair's decision."""


class RandomBot(Bot):
    """Any action is as good as another."""

    def choose(self, chair: Chair) -> int:
        actions = chair.decision.actions
        return actions[self.dice.below(len(actions))]


class GreedyBot(Bot):
    """Looks to the end of its own turn, in one imagined world, for the best outlook."""

    # A card, a place, and both halves of a power; longer chains of choices are ended by the default answer.
    DEPTH: Final = 4

    def choose(self, chair: Chair) -> int:
        seat = chair.seat
        world = chair.imagine(self.dice.word())
        best: list[int] = []
        most: int | None = None
        for action in chair.decision.actions:
            value = self._outlook_after(world, seat, action, self.DEPTH - 1)
            if most is None or value > most:
                best, most = [action], value
            elif value == most:
                best.append(action)
        return best[self.dice.below(len(best))]

    def _outlook_after(self, world: Table, seat: int, action: int, depth: int) -> int:
        table = world.copy()
        for other in range(table.seats):
            if other != seat:
                _answer_for(table, other)
        table.answer(seat, action)
        ask = table.asks[seat]
        # The turn goes on while nobody else is asked.
        if ask is None or table.owed > 1:
            return table.outlook(seat)
        if depth == 0:
            return self._outlook_after(table, seat, table.default(seat, ask), 0)
        return max(self._outlook_after(table, seat, answer, depth - 1) for answer in table.legal(seat, ask))


def _answer_for(table: Table, seat: int) -> None:
    """Whoever is asked at the same time does something, or nothing would come of it."""
    ask = table.asks[seat]
    while ask is not None:
        table.answer(seat, table.default(seat, ask))
        ask = table.asks[seat]


BOTS: Final[dict[str, type[Bot]]] = {"random": RandomBot, "greedy": GreedyBot}


def bot(name: str, seed: int = 0) -> Bot:
    """The bot of this name."""
    if name not in BOTS:
        raise ValueError(unknown(f"there is no bot '{name}'", name, tuple(BOTS)))
    return BOTS[name](seed)
