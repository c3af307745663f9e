"""Games of a value against itself, for learning: each turn is the best of all, or what a search finds."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING

from taletable.bots.search.chance import by_visits
from taletable.bots.search.tree import Search, Settings
from taletable.bots.search.turns import ended, take, turns_of
from taletable.kernel.chance import Xorshift

if TYPE_CHECKING:
    from taletable.bots.features import Features
    from taletable.bots.search.model import Model
    from taletable.kernel import Table


class Examples:
    """Features of seats, whose they are, and what the players expected then (nothing is a half)."""

    __slots__ = ("expected", "rows", "seats")

    def __init__(self) -> None:
        self.rows: list[list[float]] = []
        self.seats: list[int] = []
        self.expected: list[float] = []

    def add(self, row: list[float], seat: int, expected: float) -> None:
        """One more."""
        self.rows.append(row)
        self.seats.append(seat)
        self.expected.append(expected)


def searched_play(
    table: Table, model: Model, priors: Model, settings: Settings, features: Features, iterations: int, chance: Xorshift
) -> Examples:
    """Play to the end by search; the features of every seat before each turn, and what the search expects."""
    found = Examples()
    while True:
        seat = table.next_seat()
        if seat < 0:
            return found
        question = table.questions[seat]
        assert question is not None
        actions = question.legal(table, seat)
        if len(actions) > 1:
            search = Search(table, seat, model, priors, settings, chance.word())
            search.run(iterations)
            for other in range(table.seats):
                found.add(features(table, other), other, search.totals[other] / iterations)
            actions = search.tried[by_visits([plan.visits for plan in search.tried], chance.below)].actions
        take(table, seat, actions)


def self_play(
    table: Table, model: Model, features: Features, breadth: int, temperature: float, chance: Xorshift
) -> Examples:
    """Play to the end, each turn the best one turn ahead; the features of every seat after each turn."""
    found = Examples()
    while True:
        seat = table.next_seat()
        if seat < 0:
            return found
        table.answer(seat, choose(table, seat, model, breadth, temperature, chance))
        if ended(table, seat):
            for other in range(table.seats):
                if other == seat or chance.below(2) == 0:
                    found.add(features(table, other), other, 0.5)


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
