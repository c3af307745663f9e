"""Many tables at once, stepped and observed in compiled code; `envs/batch.py` makes arrays of what is found here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from taletable.envs.observation.observer import Observer
from taletable.kernel import Game, Options, Table
from taletable.kernel.chance import Xorshift
from taletable.kernel.playout import answer_at_random, start_of

Answer = Callable[[int, Table, int], int]  # what somebody else answers: the place of the table, the table, the seat

NOBODY: Final = -1
DEALS: Final = 1 << 40  # of one seed; the deals of another seed are other ones


class Stepper:
    """Tables of one game; of each, the first seat that owes an answer acts.

    A table whose game is over is kept in ``ended`` until the next step, and another one is dealt in its place.
    With a ``learner`` only that seat acts, another one in each game if it is the number of seats; ``answer`` answers
    for the others, who play at random without it.

    ``seen`` has a row of the observer for each table, ``masks`` 1 for each legal answer.
    """

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Options,
        observer: Observer,
        count: int,
        learner: int = NOBODY,
        answer: Answer | None = None,
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.observer = observer
        self.learner = learner
        self.answer = answer
        self.tables: list[Table] = []
        self.count = count
        self.seed = 0
        self.dealt = 0
        self.chance = Xorshift(0)
        self.learners = [NOBODY] * count
        self.acting = [NOBODY] * count
        self.legal: list[list[int]] = [[] for _ in range(count)]
        self.seen: list[bytearray] = [bytearray()] * count
        self.masks: list[bytearray] = [bytearray()] * count
        self.ended: list[tuple[int, Table]] = []
        self.refused: list[int] = []

    def reset(self, seed: int) -> None:
        """Deal all tables from a seed."""
        self.seed = seed
        self.dealt = 0
        self.chance = Xorshift(start_of(seed))
        self.ended = []
        self.refused = []
        self.tables = []
        for place in range(self.count):
            self.tables.append(self._deal(place))
            self._look(place)

    def step(self, actions: list[int]) -> None:
        """Answer at every table. In place of an answer that is not legal the default is given, and noted."""
        self.ended = []
        self.refused = []
        for place in range(self.count):
            table = self.tables[place]
            seat = self.acting[place]
            action = actions[place]
            if action not in self.legal[place]:
                self.refused.append(place)
                question = table.questions[seat]
                assert question is not None
                action = question.default(table, seat)
            table.answer(seat, action)
            self._let_others_play(place, table)
            if table.next_seat() < 0:
                self.ended.append((place, table))
                self.tables[place] = self._deal(place)
            self._look(place)

    def _deal(self, place: int) -> Table:
        """The next table, once its learner is asked; a game that is over before that is passed by."""
        while True:
            table = self.game.start(self.seats, self.seed * DEALS + self.dealt, self.options)
            self.learners[place] = self.dealt % self.seats if self.learner == self.seats else self.learner
            self.dealt += 1
            self._let_others_play(place, table)
            if table.next_seat() >= 0:
                return table

    def _let_others_play(self, place: int, table: Table) -> None:
        learner = self.learners[place]
        if learner == NOBODY:
            return
        while table.questions[learner] is None:
            seat = table.next_seat()
            if seat < 0:
                return
            if self.answer is not None:
                table.answer(seat, self.answer(place, table, seat))
            else:
                answer_at_random(table, seat, self.chance)

    def _look(self, place: int) -> None:
        table = self.tables[place]
        learner = self.learners[place]
        seat = table.next_seat() if learner == NOBODY else learner
        question = table.questions[seat]
        assert question is not None
        legal = question.legal(table, seat)
        self.acting[place] = seat
        self.legal[place] = legal
        mask = bytearray(len(self.game.actions))
        for action in legal:
            mask[action] = 1
        self.masks[place] = mask
        self.seen[place] = self.observer.row(table, seat)
