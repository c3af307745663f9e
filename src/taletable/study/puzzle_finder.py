"""Finding puzzles: bots play, and what stays are decisions with one answer that is clearly the best, however one looks.

A quick search finds candidates in the later part of a game. Each is then searched thoroughly with several seeds, in
which every answer has to be tried: the same one must be the best each time, and ahead by the gap. At last quick bots
try to solve it, and the more seldom they do, the higher it is rated.
"""

from __future__ import annotations

from collections import Counter
from math import log10
from typing import TYPE_CHECKING, Final

from taletable.bots import Chair, bot
from taletable.bots.explanation import WIDE
from taletable.bots.search.found import Found
from taletable.kernel import Dice
from taletable.kernel.dice import key_of
from taletable.study.puzzles import HUNDRED, PLACES, Outcome, Puzzle
from taletable.study.weighing import begin

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from taletable.kernel import Game

BUDGET: Final = 120  # iterations of the first search
THOROUGH: Final = 4  # times the budget, when a puzzle is checked
SEEDS: Final = 3  # with so many seeds it is checked
GAP: Final = 0.08  # of the win: so far the best answer must be ahead of the next one
RIVALS: Final = 3  # answers that are tried more often than their prospects would have it, beside the best
FEWEST: Final = 3  # answers to choose among
PLAYER: Final = "casual@2"  # who plays the games that puzzles are found in
SOLVERS: Final = ("novice", "casual@1", "strong@40")  # who tries to solve them
TRIES: Final = 4  # of each of them
MIDDLE: Final = 1400  # the rating of a puzzle that these solve half of the time
FROM_ONE_GAME: Final = 5  # puzzles
EASY: Final = 0.3  # of all puzzles are solved by each of them, at most; whoever has just learnt a game needs some
OF_A_KIND: Final = 0.4  # of all puzzles ask the same kind of question, at most


class Finder:
    """Looks for puzzles that are played in one way, beside those that are there already."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Mapping[str, object],
        seed: int = 0,
        budget: int = BUDGET,
        gap: float = GAP,
        known: Sequence[Puzzle] = (),
    ) -> None:
        self.game = game
        self.options = game.settled(options)
        self.seats = game.seated(seats, self.options)
        self.budget = budget
        self.gap = gap
        self.deals = seed * 1_000_003
        self.number = max([puzzle.number for puzzle in known], default=0)
        self.kinds: Counter[str] = Counter()
        self.easy = 0
        way = (game.version, self.seats, dict(self.options))
        alike = [one for one in known if (one.version, one.seats, one.options) == way]
        self.played = max([0, *[one.seed - self.deals for one in alike if 0 < one.seed - self.deals < 1_000_003]])
        for puzzle in alike:
            self.kinds[puzzle.chair().decision.kind] += 1
            self.easy += puzzle.rating <= rating(1.0)

    def find(self, watch: Callable[[int], None] | None = None) -> Iterator[Puzzle]:
        """Puzzles without end; ``watch`` is told the number of each game that is played for them."""
        while True:
            self.played += 1
            if watch is not None:
                watch(self.played)
            yield from self._of_a_game(self.deals + self.played)

    def _of_a_game(self, seed: int) -> Iterator[Puzzle]:
        chance = Dice(key_of(seed), b"puzzles")
        moves, moments = self._moments(seed, chance)
        count = 0
        for moment in moments:
            puzzle = self._puzzle(seed, moves[:moment], chance)
            if puzzle is not None:
                yield puzzle
                count += 1
            if count == FROM_ONE_GAME:
                return

    def _moments(self, seed: int, chance: Dice) -> tuple[str, list[int]]:
        """A game that bots play, move by move, and which moves may be puzzles: the clearest first.

        The first third of a game is seldom decided by one answer.
        """
        table = self.game.start(self.seats, seed, self.options)
        sitting = [bot(PLAYER, chance.word()) for _ in range(self.seats)]
        moves = ""
        asked: list[Chair] = []
        while (seat := table.next_seat()) >= 0:
            chair = Chair(table.copy(), seat)
            actions = chair.decision.actions
            if len(actions) > len(PLACES):
                break
            action = sitting[seat].choose(chair)
            moves += PLACES[actions.index(action)]
            asked.append(chair)
            table.answer(seat, action)
        leads: list[tuple[float, int]] = []
        for number in range(len(asked) // 3, len(asked)):
            chair = asked[number]
            if len(chair.decision.actions) >= FEWEST and not self._too_many(chair.decision.kind):
                search = begin(chair, chance.word())
                search.run(self.budget)
                lead = _lead(search.found)
                if lead >= self.gap:
                    leads.append((lead, number))
        return moves, [number for _, number in sorted(leads, reverse=True)]

    def _too_many(self, kind: str) -> bool:
        return self.kinds[kind] > 3 + OF_A_KIND * self.kinds.total()

    def _puzzle(self, seed: int, moves: str, chance: Dice) -> Puzzle | None:
        """The puzzle after these moves, if it is one."""
        table = self.game.start(self.seats, seed, self.options)
        for mark in moves:
            seat = table.next_seat()
            table.answer(seat, table.actions(seat)[PLACES.index(mark)])
        chair = Chair(table, table.next_seat())
        kind = chair.decision.kind
        if self._too_many(kind):
            return None
        found = self._thorough(chair, chance)
        if found is None:
            return None
        best = max(found.values(), key=_mean).action
        solved = [bot(solver, chance.word()).choose(chair) == best for solver in SOLVERS for _ in range(TRIES)]
        easy = all(solved)
        if easy and self.easy > 3 + EASY * self.kinds.total():
            return None
        self.number += 1
        self.kinds[kind] += 1
        self.easy += easy
        return Puzzle(
            number=self.number,
            game=self.game.id,
            version=self.game.version,
            seats=self.seats,
            options=dict(self.options),
            seed=seed,
            rating=rating(sum(solved) / len(solved)),
            moves=moves,
            outcomes=_outcomes(chair.decision.actions, found),
        )

    def _thorough(self, chair: Chair, chance: Dice) -> dict[int, Found] | None:
        """What long searches with several seeds find together; nothing unless each finds the same answer the best."""
        together = {action: Found(action) for action in chair.decision.actions}
        best = -1
        for _ in range(SEEDS):
            found = searched(chair, THOROUGH * self.budget, chance.word())
            first = max(found.values(), key=_mean).action
            if best not in (-1, first) or _lead(found) < self.gap:
                return None
            best = first
            for action, one in found.items():
                sum_up(together[action], one)
        return together


def searched(chair: Chair, budget: int, seed: int) -> dict[int, Found]:
    """A search that tries every answer, and those that look best, an eighth of the budget each at least.

    By itself a search looks little at what it finds bad, and so would not notice that it is good.
    """
    search = begin(chair, seed)
    search.run(budget)
    found = search.found
    least = max(1, budget // 24)
    for one in found.values():
        search.run(max(0, least - one.visits), one.action)
    for one in sorted(found.values(), key=_mean, reverse=True)[: RIVALS + 1]:
        search.run(max(0, budget // 8 - one.visits), one.action)
    return found


def holds(puzzle: Puzzle, budget: int, seed: int) -> bool:
    """Whether a search with this budget and seed finds the same answer best, and ahead by half the gap at least."""
    table = puzzle.table()
    found = searched(Chair(table, table.next_seat()), budget, seed)
    best = max(found.values(), key=_mean).action
    return table.game.actions[best] == puzzle.best(table) and HUNDRED * _lead(found) >= puzzle.gap / 2


def rating(solved: float) -> int:
    """How hard a puzzle is that this share of the quick bots solves, as ratings of players go."""
    share = min(max(solved, 0.04), 0.96)
    return MIDDLE + round(400 * log10((1 - share) / share))


def _mean(found: Found) -> float:
    return found.total / found.visits if found.visits else -1.0


def _lead(found: Mapping[int, Found]) -> float:
    """How far the best answer is ahead of the next one."""
    means = sorted([_mean(one) for one in found.values() if one.visits], reverse=True)
    return means[0] - means[1] if len(means) > 1 else 0.0


def sum_up(whole: Found, part: Found) -> None:
    """Add what another search has found."""
    whole.visits += part.visits
    whole.total += part.total
    whole.squares += part.squares
    whole.gained += part.gained
    whole.rival += part.rival


def _outcomes(legal: Sequence[int], found: Mapping[int, Found]) -> tuple[Outcome, ...]:
    ranked = sorted(legal, key=lambda action: (-_mean(found[action]), action))
    return tuple([_outcome(legal.index(action), found[action]) for action in ranked])


def _outcome(place: int, one: Found) -> Outcome:
    mean = _mean(one)
    wide = one.squares / one.visits - mean * mean > WIDE * WIDE
    return Outcome(place, round(HUNDRED * mean), round(one.gained / one.visits), round(one.rival / one.visits), wide)
