"""Games of the present weights against themselves, and what can be learned from them."""

from __future__ import annotations

from dataclasses import dataclass
from math import exp
from typing import TYPE_CHECKING, Any, Final

import numpy as np

import taletable as tt
from taletable.bots import Chair, bot
from taletable.bots.evaluation import evaluator
from taletable.bots.features import features_of
from taletable.bots.search.model import Model, outcome
from taletable.bots.search.selfplay import choose, searched_play, self_play
from taletable.bots.tuning import Course, tuning
from taletable.bots.values import hand_made, network_of
from taletable.kernel.chance import Xorshift

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from taletable.kernel import Table

ROWS: Final = 16  # of one game; more of them would tell the same again
EXPECTED: Final = 0.5  # how much the search's own expectation counts beside what came of it
MIX: Final = 104_729  # a prime, so that the bots of neighbouring deals differ


@dataclass(frozen=True, slots=True)
class Chunk:
    """Some games to be played."""

    game: str
    weights: dict[str, Any] | None
    first: int  # the number of the first deal
    games: int
    temperature: float
    iterations: int = 0  # of a search for each turn; without, the best turn is taken


def course_of(id: str) -> Course:
    """How a game is learned."""
    course = tuning(tt.game(id)).course
    if course is None:
        raise ValueError(f"there is no course for {id}: write one in bots/tuning")
    return course


def examples(chunk: Chunk) -> tuple[NDArray[np.float16], NDArray[np.float32]]:
    """Features of seats in these games, and what came of them."""
    game, course = tt.game(chunk.game), course_of(chunk.game)
    features = features_of(game)
    assert features is not None
    model = model_of(chunk.game, chunk.weights)
    found: list[list[float]] = []
    shares: list[float] = []
    for number in range(chunk.first, chunk.first + chunk.games):
        seats, options = course.ways[number % len(course.ways)]
        table = game.deal(seats, number, **options)
        chance = Xorshift(number * MIX + 1)
        if chunk.iterations:
            settings = tuning(game).settings
            seen = searched_play(table, model, hand_made(game), settings, features, chunk.iterations, chance)
        else:
            seen = self_play(table, model, features, course.breadth, chunk.temperature, chance)
        result = reward(table, course.margin)
        for _ in range(min(ROWS, len(seen.rows))):
            place = chance.below(len(seen.rows))
            found.append(seen.rows.pop(place))
            share, expected = result[seen.seats.pop(place)], seen.expected.pop(place)
            shares.append(share + EXPECTED * (expected - share) if chunk.iterations else share)
    return np.array(found, dtype=np.float16), np.array(shares, dtype=np.float32)


def reward(table: Table, margin: float) -> list[float]:
    """What a finished game was worth to each seat."""
    shares = outcome(table)
    if not margin:
        return shares
    points = table.points()
    weights = [exp((own - max(points)) / margin) for own in points]
    return [0.6 * share + 0.4 * weight / sum(weights) for share, weight in zip(shares, weights, strict=True)]


def duel(chunk: Chunk) -> float:
    """Games won against `greedy-0` one turn ahead, with these weights; each deal is played from both seats."""
    game, course = tt.game(chunk.game), course_of(chunk.game)
    model = model_of(chunk.game, chunk.weights)
    won = 0.0
    for number in range(chunk.first, chunk.first + chunk.games):
        for own in range(2):
            table = game.deal(2, number)
            rival = bot("greedy-0", number)
            chance = Xorshift(number * MIX + own)
            while (seat := table.next_seat()) >= 0:
                if seat == own:
                    table.answer(seat, choose(table, seat, model, course.breadth, 0.0, chance))
                else:
                    table.answer(seat, rival.choose(Chair(table, seat)))
            won += outcome(table)[own]
    return won


def model_of(id: str, weights: dict[str, Any] | None) -> Model:
    """Values by these weights, or hand-made ones to begin with."""
    game = tt.game(id)
    if weights is None:
        return hand_made(game)
    return Model(evaluator(game), tuning(game).scale, features_of(game), network_of(weights))
