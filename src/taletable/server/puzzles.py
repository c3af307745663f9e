"""Puzzles over HTTP: the next one, the daily ones, one by its number, and an answer to it.

Whoever asks gets what the seat at that table knows, and nothing else until they have answered. Anybody may answer;
of those whom we know the first answer to each puzzle counts.
"""

from __future__ import annotations

import secrets
import time
from datetime import UTC, datetime
from hashlib import blake2b
from math import gcd
from typing import TYPE_CHECKING, Annotated, Any, Final

from litestar import Request, get, post
from litestar.datastructures import State
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody, Parameter
from msgspec import Meta, Struct

import taletable as tt
from taletable.server import puzzle_ratings
from taletable.server.auth import client_address, identify
from taletable.server.jobs import PosedPuzzle
from taletable.server.puzzle_ratings import SURE, Counted, Solver, Strength, strength_of
from taletable.server.refusals import refusal
from taletable.server.requests import TEXT
from taletable.server.responses import ExplainedAnswer, PuzzleTable, Refused
from taletable.study.puzzles import Puzzle, shipped

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from taletable.server.people import Person
    from taletable.server.storage import Store
    from taletable.server.workers import Workers

ApiRequest = Request[Any, Any, State]
CACHED: Final = 200  # tables of puzzles; one takes some kilobytes
NEAR: Final = 6  # puzzles nearest to what is wanted, of which any may be the next
ROUND: Final = 7919  # a prime: so many puzzles on is the one of the next day, so that all of them have theirs in turn


class PuzzleAnswer(Struct, forbid_unknown_fields=True):
    """An answer, by the name of the action."""

    action: Annotated[str, Meta(min_length=1, max_length=80, pattern=TEXT)]


class SolverRating(Struct):
    """How well somebody solves the puzzles of a game; ``sure`` once there is more to it than a first estimate."""

    rating: int
    sure: bool
    answered: int
    solved: int


class PuzzleGame(Struct):
    """The puzzles of a game: how many there are, the one of today, and how whoever asks does at them.

    ``today`` is whether one has solved today's, and null as long as one has not answered it.
    """

    game: str
    count: int
    daily: int
    today: bool | None
    own: SolverRating | None


class PuzzleShelf(Struct):
    """The puzzles of all games on a day (UTC), and on how many days in a row one has solved a daily one."""

    day: str
    streak: int
    games: list[PuzzleGame]


class NextPuzzle(Struct):
    """The number of a puzzle; ``again`` if one has answered all of them, this one among them."""

    number: int
    again: bool


class PosedQuestion(PuzzleTable):
    """A puzzle: the table as its solver's seat knows it, with the question.

    ``rating`` is how hard it is. ``daily`` is whether it is that of today, ``solved`` whether one's first answer was
    right: null if one has not answered yet.
    """

    game: str
    number: int
    rating: int
    daily: bool
    solved: bool | None


class RatingChange(Struct):
    """One's rating before and after an answer."""

    before: int
    after: int


class PuzzleSolution(Struct):
    """What an answer was worth: the best one, and the answers, the best first, with chances and reasons.

    ``first`` is whether it counted: nothing does for those we do not know, and of a person only the first answer.
    ``rating`` is that of the puzzle now.
    """

    solved: bool
    best: str
    answers: list[ExplainedAnswer]
    first: bool
    rating: int
    own: RatingChange | None
    streak: int | None


ERRORS: Final = {
    401: ResponseSpec(Refused, False, "Nobody is known by this token"),
    403: ResponseSpec(Refused, False, "This page may not speak for its visitors here"),
    404: ResponseSpec(Refused, False, "There is no such puzzle"),
    409: ResponseSpec(Refused, False, "That is no answer to it, and why"),
    413: ResponseSpec(Refused, False, "That is too long"),
    429: ResponseSpec(Refused, False, "That is too much at once"),
    503: ResponseSpec(Refused, False, "The database does not answer, or too many are waiting; nothing was changed"),
}


class Puzzles:
    """The shipped puzzles of all games, with the tables of those that were asked for last."""

    def __init__(self, store: Store, workers: Workers) -> None:
        self.store = store
        self.workers = workers
        self.shelf = {game: found for game in tt.games() if (found := shipped(game))}
        self._posed: dict[tuple[str, int], PosedPuzzle] = {}

    def find(self, game: str, number: int) -> Puzzle:
        """A puzzle by its number; a refusal if there is none."""
        puzzle = self.shelf.get(game, {}).get(number)
        if puzzle is None:
            raise refusal("no-puzzle")
        return puzzle

    def of_day(self, game: str, day: int) -> int:
        """The number of the puzzle of a day, the same for all who ask."""
        numbers = sorted(self.shelf[game])
        step = ROUND if gcd(ROUND, len(numbers)) == 1 else 1
        begin = int.from_bytes(blake2b(game.encode(), digest_size=4).digest())
        return numbers[(begin + step * day) % len(numbers)]

    async def posed(self, puzzle: Puzzle) -> PosedPuzzle:
        """Its table and its solution, worked out by a worker process."""
        key = puzzle.game, puzzle.number
        found = self._posed.get(key)
        if found is None:
            found = await self.workers.pose(*key)
            if len(self._posed) >= CACHED:
                del self._posed[next(iter(self._posed))]
            self._posed[key] = found
        return found

    def next_for(self, connection: Connection, person: str | None, game: str, easy: bool, but: int) -> NextPuzzle:
        """One that is not answered yet: near one's own rating, or an easy one; else one that was answered wrong."""
        known = puzzle_ratings.strengths(connection, game)
        one = puzzle_ratings.solvers(connection, person).get(game) if person else None
        before = puzzle_ratings.answered(connection, person, game) if person else {}
        levels = {number: known.get(number) or strength_of(puzzle) for number, puzzle in self.shelf[game].items()}
        left = [number for number in levels if number not in before and number != but]
        if not left:
            wrong = [number for number, solved in before.items() if not solved and number in levels and number != but]
            return NextPuzzle(wrong[0] if wrong else secrets.choice([*levels]), again=True)
        wanted = min([level.mu for level in levels.values()]) if easy else (one.strength if one else Strength()).mu
        near = sorted(left, key=lambda number: (abs(levels[number].mu - wanted), number))[:NEAR]
        return NextPuzzle(secrets.choice(near), again=False)


def today() -> int:
    """The number of this day (UTC)."""
    return datetime.now(UTC).toordinal()


def _puzzles(request: ApiRequest) -> Puzzles:
    puzzles: Puzzles = request.app.state.puzzles
    return puzzles


async def _whoever(request: ApiRequest) -> Person | None:
    """The person who asks, if we know them."""
    person: Person | None = await identify(request, request.app.state.people)
    return person


def _known(puzzles: Puzzles, game: str) -> str:
    if game not in puzzles.shelf:
        raise refusal("no-puzzle")
    return game


@get("/api/puzzles", summary="The puzzles of all games, and today's", responses={c: ERRORS[c] for c in (401, 429, 503)})
async def puzzle_shelf(request: ApiRequest) -> PuzzleShelf:
    """How many there are, which are those of today (UTC), and how I do at them."""
    puzzles, person, day = _puzzles(request), await _whoever(request), today()

    def look(connection: Connection) -> tuple[dict[str, Solver], dict[str, bool], int]:
        assert person is not None
        return (
            puzzle_ratings.solvers(connection, person.id),
            puzzle_ratings.days(connection, person.id, day),
            puzzle_ratings.streak(connection, person.id, day),
        )

    solvers, done, streak = await puzzles.store.read(look) if person else ({}, {}, 0)
    games = [
        PuzzleGame(game, len(found), puzzles.of_day(game, day), done.get(game), _own(solvers.get(game)))
        for game, found in puzzles.shelf.items()
    ]
    return PuzzleShelf(datetime.now(UTC).date().isoformat(), streak, games)


def _own(solver: Solver | None) -> SolverRating | None:
    if solver is None:
        return None
    strength = solver.strength
    return SolverRating(strength.shown, strength.sigma < SURE, solver.answered, solver.solved)


@get(
    "/api/puzzles/{game:str}/next",
    summary="My next puzzle",
    responses={c: ERRORS[c] for c in (401, 404, 429, 503)},
)
async def next_puzzle(
    request: ApiRequest,
    game: FromPath[str],
    easy: Annotated[bool, Parameter(description="one of the easiest, instead of one near my rating")] = False,
    but: Annotated[int, Parameter(ge=0, le=1_000_000, description="any but this one")] = 0,
) -> NextPuzzle:
    """One that I have not answered; when there is none left, one that I have answered wrong."""
    puzzles, person = _puzzles(request), await _whoever(request)
    known, id = _known(puzzles, game), person.id if person else None
    return await puzzles.store.read(lambda connection: puzzles.next_for(connection, id, known, easy, but))


@get(
    "/api/puzzles/{game:str}/{number:int}",
    summary="A puzzle",
    responses={c: ERRORS[c] for c in (401, 404, 429, 503)},
)
async def posed_puzzle(request: ApiRequest, game: FromPath[str], number: FromPath[int]) -> PosedQuestion:
    """The table with the question, as its solver's seat knows it; the solution comes with an answer."""
    puzzles, person = _puzzles(request), await _whoever(request)
    puzzle = puzzles.find(game, number)
    posed = await puzzles.posed(puzzle)

    def look(connection: Connection) -> tuple[Strength, bool | None]:
        level = puzzle_ratings.strengths(connection, game).get(number, strength_of(puzzle))
        return level, puzzle_ratings.answered(connection, person.id, game).get(number) if person else None

    level, solved = await puzzles.store.read(look)
    daily = number == puzzles.of_day(game, today())
    table = posed.table
    fields = {name: getattr(table, name) for name in PuzzleTable.__struct_fields__}
    return PosedQuestion(**fields, game=game, number=number, rating=level.shown, daily=daily, solved=solved)


@post(
    "/api/puzzles/{game:str}/{number:int}/answers",
    summary="Answer a puzzle",
    status_code=200,
    responses={c: ERRORS[c] for c in (401, 403, 404, 409, 413, 429, 503)},
)
async def answer_puzzle(
    request: ApiRequest, game: FromPath[str], number: FromPath[int], data: JSONBody[PuzzleAnswer]
) -> PuzzleSolution:
    """Right or wrong, and the chances of all answers. What the rules do not allow is refused, and does not count."""
    puzzles, person = _puzzles(request), await _whoever(request)
    request.app.state.limits.commands.check(person.id if person else client_address(request))
    puzzle = puzzles.find(game, number)
    posed = await puzzles.posed(puzzle)
    if all(one.action != data.action for one in posed.answers):
        raise await puzzles.workers.why_not(game, number, data.action)
    best = posed.answers[0].action
    solved, day = data.action == best, today()
    counted: Counted | None = None
    if person is not None:
        id, daily = person.id, number == puzzles.of_day(game, day)
        counted = await puzzles.store.write(
            lambda connection: puzzle_ratings.count(connection, id, puzzle, solved, day, daily, time.time())
        )
    return PuzzleSolution(
        solved,
        best,
        posed.answers,
        counted is not None and counted.first,
        counted.puzzle if counted else puzzle.rating,
        RatingChange(counted.before, counted.after) if counted else None,
        counted.streak if counted else None,
    )


HANDLERS: Final = (puzzle_shelf, next_puzzle, posed_puzzle, answer_puzzle)
