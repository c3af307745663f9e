"""The two simplest players: one that does anything, and one that takes what it can get this turn."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Final

from taletable.bots.evaluation import Evaluate, evaluator
from taletable.kernel.dice import Dice, key_of

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
    """Looks to the end of its own turn, in one imagined world, for the best value."""

    # A card, a place, and both halves of a power; longer chains of choices are ended by the default answer.
    DEPTH: Final = 4

    def choose(self, chair: Chair) -> int:
        seat = chair.seat
        world = chair.imagine(self.dice.word())
        evaluate = evaluator(world.game)
        best: list[int] = []
        most: int | None = None
        for action in chair.decision.actions:
            value = self._value_after(world, seat, action, self.DEPTH - 1, evaluate)
            if most is None or value > most:
                best, most = [action], value
            elif value == most:
                best.append(action)
        return best[self.dice.below(len(best))]

    def _value_after(self, world: Table, seat: int, action: int, depth: int, evaluate: Evaluate) -> int:
        table = world.copy()
        for other in range(table.seats):
            if other != seat:
                _answer_for(table, other)
        table.answer(seat, action)
        question = table.questions[seat]
        # The turn goes on while nobody else is asked.
        if question is None or table.open_questions > 1:
            return evaluate(table, seat)
        if depth == 0:
            return self._value_after(table, seat, question.default(table, seat), 0, evaluate)
        answers = question.legal(table, seat)
        return max(self._value_after(table, seat, answer, depth - 1, evaluate) for answer in answers)


def _answer_for(table: Table, seat: int) -> None:
    """Whoever is asked at the same time does something, or nothing would come of it."""
    question = table.questions[seat]
    while question is not None:
        table.answer(seat, question.default(table, seat))
        question = table.questions[seat]
