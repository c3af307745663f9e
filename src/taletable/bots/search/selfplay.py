"""Games of a value against itself, for learning: each turn is the best of all, give or take some chance."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING

from taletable.bots.search.chance import Xorshift
from taletable.bots.search.turns import turns_of

if TYPE_CHECKING:
    from taletable.bots.features import Features
    from taletable.bots.search.model import Model
    from taletable.kernel import Table


def self_play(
    table: Table, model: Model, features: Features, breadth: int, temperature: float, chance: Xorshift
) -> tuple[list[list[float]], list[int]]:
    """Play to the end; the features of every seat after each turn, and whose they are."""
    found: list[list[float]] = []
    seats: list[int] = []
    while True:
        seat = table.next_seat()
        if seat < 0:
            return found, seats
        table.answer(seat, choose(table, seat, model, breadth, temperature, chance))
        if table.questions[seat] is None or table.open_questions > 1:
            for other in range(table.seats):
                if other == seat or chance.below(2) == 0:
                    found.append(features(table, other))
                    seats.append(other)


def choose(table: Table, seat: int, model: Model, breadth: int, temperature: float, chance: Xorshift) -> int:
    """The first answer of the best turn in an imagined world; with a temperature, more often than not."""
    question = table.questions[seat]
    assert question is not None
    actions = question.legal(table, seat)
    if len(actions) == 1:
        return actions[0]
    world = table.imagine(seat, chance.word())
    turns = turns_of(world, seat, model, chance, breadth)
    most = max([turn.value for turn in turns])
    if temperature <= 0.0:
        best = [turn.first for turn in turns if turn.value == most]
        return best[chance.below(len(best))]
    weights = [exp((turn.value - most) / temperature) for turn in turns]
    left = sum(weights) * (chance.word() / 4294967296.0)
    for place in range(len(turns)):
        left -= weights[place]
        if left <= 0.0:
            return turns[place].first
    return turns[len(turns) - 1].first
