"""Many tables at once as arrays: `tt.batch`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

import taletable as tt
from taletable.envs.observation import observer_of
from taletable.envs.observation.stepper import NOBODY, Stepper
from taletable.envs.rewards import reward_of
from taletable.envs.scaling import Scaling

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from taletable.envs.observation.stepper import Answer
    from taletable.kernel import Table


class Batch:
    """``count`` tables of a game, stepped together.

    At each table one seat acts, ``seats[i]``. ``observations`` and ``masks`` are what it sees and which answers are
    legal; ``rewards`` has a column for each seat, and is zero but where ``dones`` says that a game has just ended.
    There the next game is dealt already, and it is the one that is seen. ``refused`` says where the default was taken
    in place of an answer that is not legal. All of them are overwritten by the next step.

    With a ``learner`` only that seat acts (another one in each game if it is None), and the others play at random, or
    as ``answer`` says.
    """

    def __init__(
        self,
        game: str,
        count: int,
        seed: int = 0,
        seats: int | None = None,
        reward: str = "rank",
        learner: int | None = NOBODY,
        answer: Answer | None = None,
        deal: bool = True,
        **options: object,
    ) -> None:
        if count < 1:
            raise ValueError(f"a batch has at least one table, not {count}")
        self.game = tt.game(game)
        self.options = self.game.settled(self.game.fetch(dict(options)))
        self.places = self.game.seat_counts(**self.options)[0] if seats is None else seats
        self.observer = observer_of(self.game, self.places, self.options)
        if learner is not None and not NOBODY <= learner < self.places:
            raise ValueError(f"there is no seat {learner} at this table; its seats are 0 to {self.places - 1}")
        self.count = count
        self._reward = reward_of(reward)
        self._stepper = Stepper(
            self.game,
            self.places,
            self.options,
            self.observer,
            count,
            self.places if learner is None else learner,
            answer,
        )
        self._scaling = Scaling.of(self.observer)
        size = self.observer.size
        self.observations: NDArray[np.float32] = np.zeros((count, size), np.float32)
        self.masks: NDArray[np.int8] = np.zeros((count, len(self.game.actions)), np.int8)
        self.seats: NDArray[np.int64] = np.zeros(count, np.int64)
        self.rewards: NDArray[np.float32] = np.zeros((count, self.places), np.float32)
        self.dones: NDArray[np.bool_] = np.zeros(count, np.bool_)
        self.refused: NDArray[np.bool_] = np.zeros(count, np.bool_)
        if deal:
            self.reset(seed)

    @property
    def learners(self) -> NDArray[np.int64]:
        """The seat that learns at each table, -1 where all do."""
        return np.array(self._stepper.learners, np.int64)

    @property
    def ended(self) -> list[tuple[int, Table]]:
        """The tables whose game the last step has ended, with their places."""
        return self._stepper.ended

    @property
    def tables(self) -> list[Table]:
        """The tables themselves, for those who want to look."""
        return self._stepper.tables

    def reset(self, seed: int) -> tuple[NDArray[np.float32], NDArray[np.int8]]:
        """Deal all tables anew; the same seed and the same answers give the same games."""
        if isinstance(seed, bool) or not isinstance(seed, int | np.integer):
            raise ValueError(f"a seed is a whole number, not {seed!r}")
        self._stepper.reset(int(seed))
        self.rewards.fill(0)
        self.dones.fill(False)
        self.refused.fill(False)
        self._read()
        return self.observations, self.masks

    def step(
        self, actions: Any
    ) -> tuple[NDArray[np.float32], NDArray[np.int8], NDArray[np.float32], NDArray[np.bool_]]:
        """Answer at every table with the number of an action: the observations, masks, rewards and dones after it."""
        given = np.asarray(actions)
        if given.shape != (self.count,) or given.dtype.kind not in "iu":
            raise ValueError(
                f"actions are {self.count} whole numbers, one for each table, not {given.dtype} of shape {given.shape}"
            )
        stepper = self._stepper
        stepper.step(given.tolist())
        self.rewards.fill(0)
        self.dones.fill(False)
        self.refused.fill(False)
        for place, table in stepper.ended:
            self.rewards[place] = self._reward(table)
            self.dones[place] = True
        self.refused[stepper.refused] = True
        self._read()
        return self.observations, self.masks, self.rewards, self.dones

    def observation(self, table: Table, seat: int) -> NDArray[np.float32]:
        """What a seat sees of one table."""
        return self._scaling.scaled(self.observer.row(table, seat))

    def no_mask(self) -> NDArray[np.int8]:
        """The mask of somebody who is asked nothing."""
        return np.zeros(self.masks.shape[1], np.int8)

    def _read(self) -> None:
        stepper = self._stepper
        self._scaling.fill(b"".join(stepper.seen), self.observations)
        self.masks[:] = np.frombuffer(b"".join(stepper.masks), np.int8).reshape(self.masks.shape)
        self.seats[:] = stepper.acting
