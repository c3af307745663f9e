"""Puzzles: moments of self-played games where one answer is clearly the best for what the seat knows.

A collection is text: a head with the game and the version of its rules; then, for each way it is played, a head with
seats and options, and a line for each puzzle,

    number  seed  rating  moves  answers

``moves`` lead from the deal to the puzzle: for each answer a character, its place among the legal ones, given by the
first seat that is asked. ``answers`` are a word each, the best first: again its place, the share of a hundred that
wins by it, by how many points it changes one's own score and the best rival's, and ``!`` where the result varies
widely. Three hundred puzzles take about as much room as a picture. `puzzle_finder` makes them.
"""

from __future__ import annotations

import json
import re
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct

from taletable.bots import Chair
from taletable.bots.explanation import explain
from taletable.bots.search.found import Found
from taletable.bots.tuning import tuning
from taletable.games import game as game_of
from taletable.kernel.position import shown
from taletable.study.weighing import Answer, reasons

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from taletable.kernel import Table

FIRST_LINE: Final = "taletable puzzles 2"
PLACES: Final = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
ANSWER: Final = re.compile(r"([0-9a-zA-Z])(\d{1,3})([+-]\d+)([+-]\d+)(!?)")
HUNDRED: Final = 100


class Outcome(Struct, frozen=True):
    """What comes of the answer at a place among the legal ones: all that a puzzle stores of it."""

    place: int
    percent: int
    gained: int
    rival: int
    risky: bool


class Puzzle(Struct, frozen=True):
    """A moment of a game, its answers with what comes of them, the best first, and how hard it is to begin with."""

    number: int
    game: str
    version: int
    seats: int
    options: dict[str, bool | int | str]
    seed: int
    rating: int
    moves: str
    outcomes: tuple[Outcome, ...]

    @property
    def gap(self) -> int:
        """How far the best answer is ahead of the next one, of a hundred wins."""
        return self.outcomes[0].percent - max([outcome.percent for outcome in self.outcomes[1:]])

    def table(self, listen: bool = False) -> Table:
        """The table that the puzzle shows, with its story if somebody listens.

        A ValueError if the moves do not lead to one.
        """
        game = game_of(self.game)
        version = game.known(self.version, "this puzzle is of")
        table = game.start(self.seats, self.seed, self.options, version=version, listen=listen)
        for number, mark in enumerate(self.moves):
            seat = table.next_seat()
            actions = table.actions(seat) if seat >= 0 else []
            place = PLACES.find(mark)
            if not 0 <= place < len(actions):
                raise ValueError(f"move {number + 1} of the puzzle, {shown(mark)}, is none: {CHANGED}")
            table.answer(seat, actions[place])
        seat = table.next_seat()
        if seat < 0 or sorted([one.place for one in self.outcomes]) != list(range(len(table.actions(seat)))):
            raise ValueError(f"the answers of puzzle {self.number} are not those of its table: {CHANGED}")
        return table

    def chair(self) -> Chair:
        """Where the solver sits."""
        table = self.table()
        return Chair(table, table.next_seat())

    def answers(self, table: Table) -> tuple[Answer, ...]:
        """Its answers at its table with chances and reasons, the best first."""
        game, legal = table.game, table.actions(table.next_seat())
        found = [_found(legal[outcome.place], outcome, rank) for rank, outcome in enumerate(self.outcomes)]
        return tuple(
            [
                Answer(game.actions[choice.action], round(choice.share, 2), choice.expected, reasons(choice.reasons))
                for choice in explain(found, tuning(game).counted).choices
            ]
        )

    def best(self, table: Table) -> str:
        """The answer that is right."""
        return table.game.actions[table.actions(table.next_seat())[self.outcomes[0].place]]


CHANGED: Final = "the rules may have changed"


def _found(action: int, outcome: Outcome, rank: int) -> Found:
    """As if a search had found it: in so many games that the order stays and the averages are what was stored."""
    found = Found(action)
    found.visits = visits = HUNDRED - rank
    found.total = visits * outcome.percent / HUNDRED
    found.squares = visits * (1.0 if outcome.risky else (outcome.percent / HUNDRED) ** 2)
    found.gained, found.rival = visits * outcome.gained, visits * outcome.rival
    return found


def dumps(puzzles: Iterable[Puzzle]) -> str:
    """Puzzles of one game and one version of its rules as text, together those that are played in the same way."""
    ways: dict[tuple[int, str], list[Puzzle]] = {}
    games = set()
    for puzzle in puzzles:
        options = json.dumps(puzzle.options, ensure_ascii=False, sort_keys=True)
        ways.setdefault((puzzle.seats, options), []).append(puzzle)
        games.add((puzzle.game, puzzle.version))
    if len(games) != 1:
        raise ValueError("a collection has puzzles of one game and one version of its rules")
    game, version = games.pop()
    lines = [FIRST_LINE, f"game: {game}", f"version: {version}"]
    for (seats, options), together in ways.items():
        lines += ["", f"seats: {seats}", f"options: {options}"]
        lines += [f"{one.number}\t{one.seed}\t{one.rating}\t{one.moves}\t{_written(one.outcomes)}" for one in together]
    return "\n".join(lines) + "\n"


def _written(outcomes: Sequence[Outcome]) -> str:
    words = [f"{PLACES[o.place]}{o.percent}{o.gained:+}{o.rival:+}{'!' if o.risky else ''}" for o in outcomes]
    return " ".join(words)


def loads(text: str) -> tuple[Puzzle, ...]:
    """The puzzles of a text, or a ValueError that names the line it cannot read."""
    lines = text.removesuffix("\n").split("\n")
    if lines[0] != FIRST_LINE:
        raise ValueError(f"line 1 of the puzzles: expected '{FIRST_LINE}', found {shown(lines[0])}")
    head: dict[str, Any] = {}
    found: list[Puzzle] = []
    for number, line in enumerate(lines[1:], 2):
        if not line:
            continue
        key, colon, value = line.partition(": ")
        try:
            if colon and key in HEAD:
                head[key] = HEAD[key](value)
            else:
                found.append(_puzzle(line, head))
        except (KeyError, ValueError):
            expected = f"a head ({', '.join(HEAD)}), or number, seed, rating, moves and answers after it"
            raise ValueError(f"line {number} of the puzzles: expected {expected}") from None
    return tuple(found)


HEAD: Final[dict[str, Callable[[str], Any]]] = {"game": str, "version": int, "seats": int, "options": json.loads}


def _puzzle(line: str, head: dict[str, Any]) -> Puzzle:
    number, seed, rating, moves, words = line.split("\t")
    outcomes: list[Outcome] = []
    for word in words.split(" "):
        read = ANSWER.fullmatch(word)
        if read is None:
            raise ValueError(word)
        place, percent, gained, rival, risky = read.groups()
        outcomes.append(Outcome(PLACES.index(place), int(percent), int(gained), int(rival), bool(risky)))
    game, version, seats, options = [head[key] for key in HEAD]
    return Puzzle(int(number), game, version, seats, options, int(seed), int(rating), moves, tuple(outcomes))


@cache
def shipped(game: str) -> dict[int, Puzzle]:
    """The puzzles that come with the package, by number; none for a game without them."""
    file = resources.files("taletable.study") / "shipped" / f"{game}.txt"
    return {puzzle.number: puzzle for puzzle in loads(file.read_text("utf-8"))} if file.is_file() else {}
