"""A game for PettingZoo's parallel API: in each step all who are asked answer at once; other actions do nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gymnasium.utils.seeding import np_random
from pettingzoo import ParallelEnv

from taletable.envs.drawing import MODES, drawing
from taletable.envs.play import Play

if TYPE_CHECKING:
    from gymnasium import spaces

    from taletable.envs.play import Info, Seen


class TableParallel(ParallelEnv):  # type: ignore[misc]  # PettingZoo has no types
    """A table as a parallel environment. An agent that is not asked has an empty mask.

    After ``max_cycles`` steps the game is truncated; the other arguments are those of `taletable.envs.aec.TableAEC`.
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        reward: str = "rank",
        max_cycles: int | None = None,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        self.play = Play(game, seats, reward, render_mode, options)
        self.max_cycles = max_cycles
        self.render_mode = self.play.render_mode
        self.metadata = {"name": f"{game}_v0", "render_modes": list(MODES), "render_fps": 1}
        self.possible_agents = [f"player_{seat}" for seat in range(self.play.seats)]
        self.agents: list[str] = []
        self._observation_spaces = {agent: self.play.observation_space() for agent in self.possible_agents}
        self._action_spaces = {agent: self.play.action_space() for agent in self.possible_agents}
        self._random, _ = np_random()
        self._cycles = 0

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._action_spaces[agent]

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[dict[str, Seen], dict[str, Info]]:
        if seed is not None:
            self._random, _ = np_random(seed)
        self.play.deal(self._random)
        self.agents = self.possible_agents[:]
        self._cycles = 0
        return self._seen(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, Any]
    ) -> tuple[dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Info]]:
        table = self.play.table
        agents = self.agents
        infos: dict[str, Info] = {agent: {} for agent in agents}
        rewards = dict.fromkeys(agents, 0.0)
        for seat in table.waiting:
            agent = self.possible_agents[seat]
            infos[agent] = self.play.answer(seat, actions[agent])
        self._cycles += 1
        if table.over:
            rewards = dict(zip(agents, self.play.reward(table), strict=True))
        terminations = dict.fromkeys(agents, table.over)
        truncations = dict.fromkeys(agents, not table.over and self._cycles == self.max_cycles)
        seen = self._seen()
        if table.over or self._cycles == self.max_cycles:
            self.agents = []
        return seen, rewards, terminations, truncations, infos

    def _seen(self) -> dict[str, Seen]:
        return {agent: self.play.see(seat) for seat, agent in enumerate(self.possible_agents)}

    def render(self) -> str | None:
        """The table as a spectator sees it."""
        return drawing(self.play.table, None, self.render_mode)

    def close(self) -> None:
        """Nothing is open."""
