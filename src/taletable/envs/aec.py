"""A game for PettingZoo, where one agent acts after the other: whoever is asked comes next.

Several seats that are asked at once act one after the other; nobody sees what was answered before all have.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gymnasium.utils.seeding import np_random
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from taletable.envs.drawing import MODES, drawing
from taletable.envs.play import Play

if TYPE_CHECKING:
    from gymnasium import spaces

    from taletable.envs.play import Info, Seen


class TableAEC(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """A table as an AEC environment.

    ``seats`` is how many play, the fewest if nobody says; ``reward`` is `rank` or `score`. After ``max_cycles`` answers
    a seat is truncated, and the defaults are answered for it while others play on. Other arguments are options of the
    game.
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
        super().__init__()
        self.play = Play(game, seats, reward, render_mode, options)
        self.max_cycles = max_cycles
        self.render_mode = self.play.render_mode
        self.metadata = {"name": f"{game}_v0", "render_modes": list(MODES), "is_parallelizable": False, "render_fps": 1}
        self.possible_agents = [f"player_{seat}" for seat in range(self.play.seats)]
        self.agents: list[str] = []
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._observation_spaces = {agent: self.play.observation_space() for agent in self.possible_agents}
        self._action_spaces = {agent: self.play.action_space() for agent in self.possible_agents}
        self._random, _ = np_random()

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._random, _ = np_random(seed)
        self.play.deal(self._random)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, Info] = {agent: {} for agent in self.agents}
        self._cycles = [0] * self.play.seats
        self._skip_agent_selection: str | None = None
        self.agent_selection = self.possible_agents[self.play.table.next_seat()]

    def observe(self, agent: str) -> Seen:
        return self.play.see(self._seat[agent])

    def step(self, action: object) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        seat = self._seat[agent]
        self.infos[agent] = self.play.answer(seat, action)
        self._cycles[seat] += 1
        self.truncations[agent] = self._cycles[seat] == self.max_cycles
        self._answer_for_absent()
        self._end_or_go_on()
        self._accumulate_rewards()
        self._deads_step_first()

    def _answer_for_absent(self) -> None:
        """Those who were truncated are answered for, as long as anybody else plays."""
        absent = [seat for seat in range(self.play.seats) if self._cycles[seat] == self.max_cycles]
        table = self.play.table
        owing = [seat for seat in table.waiting if seat in absent]
        while owing and len(absent) < table.seats:
            self.play.answer_by_default(owing[0])
            owing = [seat for seat in table.waiting if seat in absent]

    def _end_or_go_on(self) -> None:
        table = self.play.table
        if table.over:
            rewards = self.play.reward(table)
            for agent in self.agents:
                if not self.truncations[agent]:
                    self.rewards[agent] = rewards[self._seat[agent]]
                    self.terminations[agent] = True
        elif not all(self.truncations.values()):
            self.agent_selection = self.possible_agents[table.next_seat()]

    def render(self) -> str | None:
        """The table as a spectator sees it."""
        return drawing(self.play.table, None, self.render_mode)

    def close(self) -> None:
        """Nothing is open."""


def aec_env(game: str, **chosen: Any) -> OrderEnforcingWrapper:
    """The environment with PettingZoo's check that its methods are called in order."""
    return OrderEnforcingWrapper(TableAEC(game, **chosen))
