"""One play for learning programs: tables dealt one after the other, observations and masks as arrays, rewards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from gymnasium import spaces

import taletable as tt
from taletable.envs.drawing import checked_mode
from taletable.envs.observation import observer_of
from taletable.envs.rewards import reward_of
from taletable.envs.scaling import Scaling

if TYPE_CHECKING:
    from collections.abc import Mapping

    from numpy.typing import NDArray

    from taletable.kernel import Table

    Seen = dict[str, NDArray[Any]]
    Info = dict[str, Any]

LARGEST_SEED = 2**63


class Play:
    """Tables of one game with one number of seats and the same options.

    An action is its number in `Game.actions`, whatever is asked: the same answer always has the same number. In place
    of one that is not legal the default of the question is taken, and why it was refused is told.
    """

    def __init__(
        self, game: str, seats: int | None, reward: str, render_mode: str | None, options: Mapping[str, object]
    ) -> None:
        self.game = tt.game(game)
        self.options = self.game.settled(self.game.fetch(dict(options)))
        self.seats = self.game.seat_counts(**self.options)[0] if seats is None else seats
        self.observer = observer_of(self.game, self.seats, self.options)
        self.reward = reward_of(reward)
        self.render_mode = checked_mode(render_mode)
        self._scaling = Scaling.of(self.observer)
        self.table: Table = self.game.start(self.seats, 0, self.options)

    def observation_space(self) -> spaces.Dict:
        """The space of what a seat sees."""
        return spaces.Dict(
            {
                "observation": spaces.Box(self._scaling.low, np.ones_like(self._scaling.low), dtype=np.float32),
                "action_mask": spaces.MultiBinary(len(self.game.actions)),
            }
        )

    def action_space(self) -> spaces.Discrete:
        """The space of all actions of the game."""
        return spaces.Discrete(len(self.game.actions))

    def deal(self, random: np.random.Generator) -> None:
        """Deal the next table."""
        self.table = self.game.start(self.seats, int(random.integers(LARGEST_SEED)), self.options)

    def see(self, seat: int) -> Seen:
        """What a seat sees: numbers from 0 (or -1) to 1, and 1 for each legal answer."""
        mask = np.zeros(len(self.game.actions), np.int8)
        mask[self.table.actions(seat)] = 1
        return {"observation": self._scaling.scaled(self.observer.row(self.table, seat)), "action_mask": mask}

    def answer(self, seat: int, action: object) -> Info:
        """Answer what the seat is asked; what there is to say about it."""
        number = int(action) if isinstance(action, int | np.integer) else None
        if number is None:
            raise ValueError(f"an action is a whole number, not {action!r}")
        try:
            self.table.act(seat, number)
        except tt.IllegalAction as refused:
            self.answer_by_default(seat)
            return {"refused": str(refused)}
        return {}

    def answer_by_default(self, seat: int) -> None:
        """Answer for somebody who does not."""
        decision = self.table.decision(seat)
        assert decision is not None
        self.table.act(seat, decision.default)
