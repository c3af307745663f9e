"""Puzzles: positions from self-played games where one answer is clearly the best for what the seat knows.

A file of puzzles is text: a head with the game, then a line for each puzzle,

    seed  gap  answer  moves

where ``moves`` lead from the deal to the puzzle: for each answer a character, its place among the legal ones, given by
the first seat that is asked. Two hundred puzzles take about as much room as a picture.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Final

from msgspec import Struct
from msgspec.structs import replace

from taletable.bots import Chair, bot
from taletable.games import game as game_of
from taletable.kernel import Dice
from taletable.kernel.dice import key_of
from taletable.kernel.position import shown
from taletable.study.weighing import QUICK, Answer, weigh

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from taletable.kernel import Game, Options, Table

FIRST_LINE: Final = "taletable puzzles 1"
PLACES: Final = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
PLAYER: Final = "casual"  # who plays the games that puzzles are found in
GAP: Final = 0.08  # of the win: so far the best answer must be ahead of the next one
THOROUGH: Final = 6  # times the budget, when a puzzle is checked
SEEDS: Final = 3  # with so many seeds it is checked
FEWEST: Final = 3  # answers to choose among


class Puzzle(Struct, frozen=True):
    """A moment of a game, and the answer that is the best there by ``gap`` of the win."""

    game: str
    version: int
    seats: int
    options: dict[str, bool | int | str]
    seed: int
    moves: str
    answer: str
    gap: float

    def table(self) -> Table:
        """The table that the puzzle shows; a ValueError if the moves do not lead to one."""
        game = game_of(self.game)
        version = game.known(self.version, "this puzzle is of")
        table = game.start(self.seats, self.seed, self.options, version=version)
        for number, mark in enumerate(self.moves, 1):
            seat = table.next_seat()
            actions = table.actions(seat) if seat >= 0 else []
            place = PLACES.find(mark)
            if not 0 <= place < len(actions):
                raise ValueError(f"move {number} of the puzzle, {shown(mark)}, is none: the rules may have changed")
            table.answer(seat, actions[place])
        seat = table.next_seat()
        if seat < 0 or game.number(self.answer) not in table.actions(seat):
            raise ValueError(f"{shown(self.answer)} is no answer to this puzzle: the rules may have changed")
        return table

    def chair(self) -> Chair:
        """Where the solver sits."""
        table = self.table()
        return Chair(table, table.next_seat())


def find(
    game: Game,
    seats: int,
    options: Mapping[str, object],
    seed: int = 0,
    budget: int = QUICK,
    gap: float = GAP,
    watch: Callable[[int], None] | None = None,
) -> Iterator[Puzzle]:
    """Puzzles without end, at most one of each self-played game; ``watch`` is told the number of each game.

    A first search finds candidates; what stays is clearly best in thorough searches with several seeds, too.
    """
    settled = game.settled(options)
    number = 0
    while True:
        number += 1
        if watch is not None:
            watch(number)
        found = _of_a_game(game, game.seated(seats, settled), settled, seed * 1_000_003 + number, budget, gap)
        if found is not None:
            yield found


def _of_a_game(game: Game, seats: int, options: Options, seed: int, budget: int, gap: float) -> Puzzle | None:
    """The clearest puzzle of one game, if it holds."""
    table = game.start(seats, seed, options)
    chance = Dice(key_of(seed), b"puzzles")
    sitting = [bot(PLAYER, chance.word()) for _ in range(seats)]
    moves = ""
    found: list[tuple[float, str, str]] = []
    while (seat := table.next_seat()) >= 0:
        chair = Chair(table, seat)
        actions = chair.decision.actions
        if len(actions) > len(PLACES):
            break
        if len(actions) >= FEWEST:
            answers = weigh(chair, budget, chance.word())
            if lead(answers) >= gap:
                found.append((lead(answers), moves, answers[0].action))
        action = sitting[seat].choose(chair)
        moves += PLACES[actions.index(action)]
        table.answer(seat, action)
    if not found:
        return None
    ahead, moves, answer = max(found)
    puzzle = Puzzle(game.id, game.version, seats, options, seed, moves, answer, ahead)
    checks = [weigh(puzzle.chair(), THOROUGH * budget, chance.word()) for _ in range(SEEDS)]
    smallest = min([lead(check) for check in checks])
    if smallest < gap or len({check[0].action for check in checks}) > 1:
        return None
    return replace(puzzle, answer=checks[0][0].action, gap=round(smallest, 3))


def lead(answers: Sequence[Answer]) -> float:
    """How far the first answer is ahead of the best of the others; nothing if no other was tried."""
    return answers[0].expected - max([answer.expected for answer in answers[1:]], default=answers[0].expected)


def holds(puzzle: Puzzle, budget: int, seed: int) -> bool:
    """Whether a search with this budget and seed finds the same answer best, and ahead by half the gap at least."""
    answers = weigh(puzzle.chair(), budget, seed)
    return answers[0].action == puzzle.answer and lead(answers) >= puzzle.gap / 2


def dumps(puzzles: Sequence[Puzzle]) -> str:
    """Puzzles of one game, played in one way, as text."""
    heads = {(one.game, one.version, one.seats, json.dumps(one.options, sort_keys=True)) for one in puzzles}
    if len(heads) != 1:
        raise ValueError("a file has puzzles of one game, with the same seats and options")
    first = puzzles[0]
    lines = [FIRST_LINE, f"game: {first.game}", f"version: {first.version}", f"seats: {first.seats}"]
    lines.append(f"options: {json.dumps(first.options, ensure_ascii=False)}")
    lines.append("")
    lines += [f"{one.seed}\t{one.gap:g}\t{one.answer}\t{one.moves}" for one in puzzles]
    return "\n".join(lines) + "\n"


def loads(text: str) -> tuple[Puzzle, ...]:
    """The puzzles of a text, or a ValueError that names the line it cannot read."""
    lines = text.removesuffix("\n").split("\n")
    if lines[0] != FIRST_LINE:
        raise ValueError(f"line 1 of the puzzles: expected '{FIRST_LINE}', found {shown(lines[0])}")
    head = dict([line.split(": ", 1) for line in lines[1:5] if ": " in line])
    try:
        game, version, seats = head["game"], int(head["version"]), int(head["seats"])
        options = json.loads(head["options"])
    except (KeyError, ValueError) as error:
        raise ValueError(f"the head of the puzzles names game, version, seats and options: {error}") from None
    found: list[Puzzle] = []
    for number, line in enumerate(lines[6:], 7):
        cells = line.split("\t")
        try:
            seed, gap, answer, moves = cells
            found.append(Puzzle(game, version, seats, options, int(seed), moves, answer, float(gap)))
        except ValueError:
            raise ValueError(f"line {number} of the puzzles: expected seed, gap, answer and moves") from None
    return tuple(found)
