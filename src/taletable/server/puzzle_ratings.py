"""Puzzles in the database: who has answered which, ratings of solvers and puzzles (Plackett-Luce), days in a row.

An answer is a game between solver and puzzle: whoever answers right has beaten it. Only the first answer of a person
to a puzzle counts, and nothing is written for those whom we do not know.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from sqlalchemy import Connection, Table, insert, select, update

from taletable.server.people import existing_people
from taletable.server.results import MODEL
from taletable.server.storage.schema import puzzle_answers, puzzle_days, puzzle_ratings, puzzle_solvers
from taletable.study.puzzle_finder import MIDDLE

if TYPE_CHECKING:
    from collections.abc import Mapping

    from taletable.study.puzzles import Puzzle

POINTS: Final = 40.0  # of a rating as people read it, for one of the model's
MU: Final = 25.0  # what the model expects of those it does not know
SIGMA: Final = 25.0 / 3
FOUND: Final = SIGMA / 2  # how unsure a puzzle's rating is to begin with: quick bots have tried to solve it
SURE: Final = 4.0  # from where on a rating is no longer called a first estimate
LONGEST: Final = 1000  # days of a streak that are looked at


class Strength(NamedTuple):
    """A rating of the model's, of a solver or of a puzzle."""

    mu: float = MU
    sigma: float = SIGMA

    @property
    def shown(self) -> int:
        """As people read it; a new solver and a puzzle of middling difficulty have the same."""
        return round(MIDDLE + POINTS * (self.mu - MU))


class Counted(NamedTuple):
    """What an answer has changed: whether it was the first, one's rating before and after it, and the puzzle's."""

    first: bool
    before: int
    after: int
    puzzle: int
    streak: int


class Solver(NamedTuple):
    """How somebody does at the puzzles of a game."""

    strength: Strength
    answered: int
    solved: int


def strength_of(puzzle: Puzzle) -> Strength:
    """How hard it is before anybody has tried."""
    return Strength(MU + (puzzle.rating - MIDDLE) / POINTS, FOUND)


def strengths(connection: Connection, game: str) -> dict[int, Strength]:
    """The ratings of those puzzles that somebody has answered."""
    row = puzzle_ratings.c
    found = connection.execute(select(row.number, row.mu, row.sigma).where(row.game == game))
    return {number: Strength(mu, sigma) for number, mu, sigma in found}


def solvers(connection: Connection, person: str) -> dict[str, Solver]:
    """How somebody does, by game."""
    row = puzzle_solvers.c
    found = connection.execute(
        select(row.game, row.mu, row.sigma, row.answered, row.solved).where(row.person == person)
    )
    return {game: Solver(Strength(mu, sigma), answered, solved) for game, mu, sigma, answered, solved in found}


def answered(connection: Connection, person: str, game: str) -> dict[int, bool]:
    """The puzzles of a game that somebody has answered, the oldest first, and whether their first answer was right."""
    row = puzzle_answers.c
    found = connection.execute(
        select(row.number, row.solved).where(row.person == person, row.game == game).order_by(row.at)
    )
    return {number: bool(solved) for number, solved in found}


def days(connection: Connection, person: str, day: int) -> dict[str, bool]:
    """The games whose puzzle of a day somebody has answered, and whether it was right."""
    row = puzzle_days.c
    found = connection.execute(select(row.game, row.solved).where(row.person == person, row.day == day))
    return {game: bool(solved) for game, solved in found}


def streak(connection: Connection, person: str, today: int) -> int:
    """On how many days in a row, up to today or yesterday, somebody has solved a daily puzzle."""
    row = puzzle_days.c
    solved = select(row.day).where(row.person == person, row.solved, row.day <= today)
    found = set(connection.execute(solved.distinct().order_by(row.day.desc()).limit(LONGEST)).scalars())
    last = today if today in found else today - 1
    day = last
    while day in found:
        day -= 1
    return last - day


def count(
    connection: Connection, person: str, puzzle: Puzzle, solved: bool, today: int, daily: bool, at: float
) -> Counted | None:
    """Count an answer, if it is somebody's first to this puzzle; nothing of somebody who was deleted meanwhile."""
    if not existing_people(connection, [person]):
        return None
    game, number = puzzle.game, puzzle.number
    if daily and game not in days(connection, person, today):
        connection.execute(insert(puzzle_days), {"person": person, "day": today, "game": game, "solved": solved})
    one = solvers(connection, person).get(game, Solver(Strength(), 0, 0))
    known = strengths(connection, game).get(number)
    level = known or strength_of(puzzle)
    first = number not in answered(connection, person, game)
    now, then = one.strength, level
    if first:
        connection.execute(
            insert(puzzle_answers), {"person": person, "game": game, "number": number, "solved": solved, "at": at}
        )
        now, then = _rated(one.strength, level, solved)
        tries = {"answered": one.answered + 1, "solved": one.solved + solved}
        _keep(connection, puzzle_solvers, {"person": person, "game": game}, now, tries, bool(one.answered))
        _keep(
            connection,
            puzzle_ratings,
            {"game": game, "number": number},
            then,
            {"answered": puzzle_ratings.c.answered + 1 if known else 1},
            known is not None,
        )
    return Counted(first, one.strength.shown, now.shown, then.shown, streak(connection, person, today))


def _rated(solver: Strength, puzzle: Strength, solved: bool) -> tuple[Strength, Strength]:
    (one,), (other,) = MODEL.rate(
        [[MODEL.rating(*solver)], [MODEL.rating(*puzzle)]], ranks=[0.0, 1.0] if solved else [1.0, 0.0]
    )
    return Strength(one.mu, one.sigma), Strength(other.mu, other.sigma)


def _keep(
    connection: Connection,
    kept: Table,
    key: Mapping[str, object],
    now: Strength,
    more: Mapping[str, object],
    known: bool,
) -> None:
    values = {**now._asdict(), **more}
    if known:
        connection.execute(update(kept).where(*[kept.c[name] == value for name, value in key.items()]).values(values))
    else:
        connection.execute(insert(kept).values({**key, **values}))
