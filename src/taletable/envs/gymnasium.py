"""The games for Gymnasium: one seat learns, bots sit on the others.

Importing this module registers ``taletable/<game>-v0`` for each game; the number counts the changes after which results
could differ.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gymnasium import Env, register

import taletable as tt
from taletable.bots import Bot, Chair, bot
from taletable.envs.drawing import MODES, drawing
from taletable.envs.observation import observable
from taletable.envs.play import LARGEST_SEED, Play

if TYPE_CHECKING:
    from collections.abc import Sequence

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
        others = self.play.seats - 1
        self.names = (bots,) * others if isinstance(bots, str) else tuple(bots)
        if len(self.names) != others:
            raise ValueError(f"{self.play.seats} seats are for one who learns and {others} bots, not {len(self.names)}")
        for name in self.names:
            bot(name)  # complains of one that does not exist
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


for _id in tt.games():
    if observable(tt.game(_id)):
        register(f"taletable/{_id}-v0", entry_point=f"{__name__}:TableEnv", kwargs={"game": _id})
