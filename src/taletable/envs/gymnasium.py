"""The games for Gymnasium: one seat learns, bots sit on the others.

Importing this module registers ``taletable/<game>-v0`` for each game; the number counts the changes after which results
could differ.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from gymnasium import Env, register
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

import taletable as tt
from taletable.bots import Bot, Chair, bot
from taletable.envs.batch import Batch
from taletable.envs.drawing import MODES, drawing
from taletable.envs.observation import observable
from taletable.envs.play import LARGEST_SEED, Play

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from taletable.envs.play import Info, Seen


class TableEnv(Env["Seen", int]):
    """A table as seen from one seat.

    ``bots`` are the names of those on the other seats, in turn order from the seat on, or one name for all of them.
    ``seat`` is where the learner sits, another place in each game if it is None. ``seats`` is how many play, the fewest
    if nobody says; ``reward`` is `rank` or `score`. Other arguments are options of the game.
    """

    metadata: dict[str, Any] = {"render_modes": list(MODES), "render_fps": 1}  # noqa: RUF012 (Gymnasium's own type)

    def __init__(
        self,
        game: str,
        bots: str | Sequence[str] = "random",
        seats: int | None = None,
        seat: int | None = 0,
        reward: str = "rank",
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        self.play = Play(game, seats, reward, render_mode, options)
        self.render_mode = self.play.render_mode
        self.names = _names(bots, self.play.seats)
        self.fixed_seat = seat if seat is None else self.play.table.seat(seat)
        self.seat = 0
        self.bots: dict[int, Bot] = {}
        self.observation_space = self.play.observation_space()  # type: ignore[assignment]  # arrays by name
        self.action_space = self.play.action_space()  # type: ignore[assignment]  # of np.int64

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, Info]:
        """Deal a new table, and let the bots play until the seat is asked."""
        super().reset(seed=seed, options=options)
        seats = self.play.seats
        self.play.deal(self.np_random)
        self.seat = int(self.np_random.integers(seats)) if self.fixed_seat is None else self.fixed_seat
        self.bots = {
            (self.seat + place) % seats: bot(name, int(self.np_random.integers(LARGEST_SEED)))
            for place, name in enumerate(self.names, start=1)
        }
        self._let_bots_play()
        return self.play.see(self.seat), {}

    def step(self, action: int) -> tuple[Seen, float, bool, bool, Info]:
        """Answer, and let the bots play until the seat is asked again or the game is over."""
        table = self.play.table
        info = self.play.answer(self.seat, action)
        self._let_bots_play()
        reward = self.play.reward(table)[self.seat] if table.over else 0.0
        return self.play.see(self.seat), reward, table.over, False, info

    def action_masks(self) -> Any:
        """The mask by itself, under the name that libraries with masked policies look for."""
        return self.play.see(self.seat)["action_mask"].astype(bool)

    def render(self) -> Any:
        """The table as the seat sees it."""
        return drawing(self.play.table, self.seat, self.render_mode)

    def _let_bots_play(self) -> None:
        table = self.play.table
        while not table.over and table.questions[self.seat] is None:
            other = table.next_seat()
            table.act(other, self.bots[other].choose(Chair(table, other)))


class TableVectorEnv(VectorEnv["Seen", "NDArray[np.int64]", "NDArray[Any]"]):
    """Many tables as seen from one seat each, stepped together (`taletable.envs.batch`).

    The arguments are those of `TableEnv`. Random bots play in compiled code; others are asked one by one. The next game
    is dealt in the step in which one ends (`AutoresetMode.SAME_STEP`); what was seen at its end is in the infos.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012 (Gymnasium's own type)

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        bots: str | Sequence[str] = "random",
        seats: int | None = None,
        seat: int | None = 0,
        reward: str = "rank",
        **options: object,
    ) -> None:
        single = Play(game, seats, reward, None, options)
        self.names = _names(bots, single.seats)
        self.num_envs = num_envs
        self.bots: list[list[Bot]] = []
        chosen = None if seat is None else single.table.seat(seat)
        answer = None if set(self.names) == {"random"} else self._answer
        self.batch = Batch(game, num_envs, 0, single.seats, reward, chosen, answer, deal=False, **options)
        self.single_observation_space = single.observation_space()
        self.single_action_space = single.action_space()
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, Info]:
        """Deal all tables, and let the bots play until the learner is asked."""
        super().reset(seed=seed, options=options)
        random = self.np_random
        self.bots = [
            [bot(name, int(random.integers(LARGEST_SEED))) for name in self.names] for _ in range(self.num_envs)
        ]
        self.batch.reset(int(random.integers(LARGEST_SEED)))
        return self._seen(), {}

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Seen, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], Info]:
        """Answer at every table, and let the bots play until the learner is asked again."""
        batch = self.batch
        learners = batch.learners.copy()
        batch.step(actions)
        rewards = batch.rewards[np.arange(self.num_envs), learners].astype(np.float64)
        infos: Info = {}
        for place, table in batch.ended:
            seen = {"observation": batch.observation(table, int(learners[place])), "action_mask": batch.no_mask()}
            infos = self._add_info(infos, {"final_obs": seen, "final_info": {}}, place)
        for refused in np.flatnonzero(batch.refused):
            infos = self._add_info(infos, {"refused": True}, int(refused))
        return self._seen(), rewards, batch.dones.copy(), np.zeros(self.num_envs, np.bool_), infos

    def action_masks(self) -> NDArray[np.bool_]:
        """The masks by themselves, under the name that libraries with masked policies look for."""
        return self.batch.masks.astype(bool)

    def _seen(self) -> Seen:
        return {"observation": self.batch.observations.copy(), "action_mask": self.batch.masks.copy()}

    def _answer(self, place: int, table: tt.Table, seat: int) -> int:
        behind = (seat - int(self.batch.learners[place]) - 1) % table.seats
        return self.bots[place][behind].choose(Chair(table, seat))


def _names(bots: str | Sequence[str], seats: int) -> tuple[str, ...]:
    """The bots on all seats but one."""
    names = (bots,) * (seats - 1) if isinstance(bots, str) else tuple(bots)
    if len(names) != seats - 1:
        raise ValueError(f"{seats} seats are for one who learns and {seats - 1} bots, not {len(names)}")
    for name in names:
        bot(name)  # complains of one that does not exist
    return names


for _id in tt.games():
    if observable(tt.game(_id)):
        register(
            f"taletable/{_id}-v0",
            entry_point=f"{__name__}:TableEnv",
            vector_entry_point=f"{__name__}:TableVectorEnv",
            kwargs={"game": _id},
        )
