"""Games of a value against itself, for learning: each turn is the best of all, or what a search finds."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING

from taletable.bots.search.chance import Xorshift
from taletable.bots.search.tree import Plan, Search, Settings
from taletable.bots.search.turns import ended, turns_of

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
            actions = by_visits(search.tried, chance).actions
        take(table, seat, actions)


def by_visits(plans: list[Plan], chance: Xorshift) -> Plan:
    """One of these turns, those that were taken most often by far the likeliest."""
    most = max([plan.visits for plan in plans])
    likely = [plan for plan in plans if 4 * plan.visits >= most]
    left = chance.below(sum([plan.visits * plan.visits for plan in likely]))
    for plan in likely:
        left -= plan.visits * plan.visits
        if left < 0:
            return plan
    raise AssertionError


def take(table: Table, seat: int, actions: list[int]) -> None:
    """As much of a turn as is possible: what comes to light on the way may be something else than was imagined."""
    for place in range(len(actions)):
        question = table.questions[seat]
        if question is None or (place and ended(table, seat)) or actions[place] not in question.legal(table, seat):
            return
        table.answer(seat, actions[place])


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
        if table.questions[seat] is None or table.open_questions > 1:
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
