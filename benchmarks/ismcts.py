"""`python -m benchmarks.ismcts`: our strong bots against OpenSpiel's IS-MCTS on our games, at equal time.

OpenSpiel's search in Python plays the games as OpenSpiel has them, with random rollouts to the end and as many
simulations a decision as take as long as our bot does, measured while they play. Its C++ search cannot ask a Python
game for other worlds. Needs the extra `openspiel` (`make .venv/.openspiel`). The share of wins has a 95 % interval by
deal.
"""

from __future__ import annotations

import argparse
import time
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import taletable as tt
from benchmarks import parse
from taletable.envs.openspiel import TableBot, resampler

PROMISED = 70
FIRST_DEAL = 600  # apart from those of other measurements


class Timed:
    """A player with the time of the processor that it has used."""

    def __init__(self, bot: Any) -> None:
        self.bot = bot
        self.spent = 0.0
        self.decisions = 0

    def step(self, state: Any) -> int:
        begin = time.process_time()
        action: int = self.bot.step(state)
        self.spent += time.process_time() - begin
        self.decisions += 1
        return action


class EqualTime(Timed):
    """IS-MCTS that is given more simulations, or fewer, until it takes as long as the other."""

    def __init__(self, game: Any, seed: int, other: Timed, most: int) -> None:
        lot = np.random.RandomState(seed)
        rollouts = mcts.RandomRolloutEvaluator(1, lot)
        super().__init__(ismcts.ISMCTSBot(game, rollouts, uct_c=1.4, max_simulations=2, random_state=lot))
        self.bot.set_resampler(resampler(seed))
        self.other = other
        self.most = most
        self.simulations = 0

    def step(self, state: Any) -> int:
        if self.other.decisions and self.simulations:
            pace = self.spent / self.simulations
            behind = self.other.spent / self.other.decisions * (self.decisions + 1) - self.spent
            self.bot._max_simulations = max(2, min(self.most, round(behind / pace)))  # noqa: SLF001 (has no setter)
        self.simulations += self.bot._max_simulations  # noqa: SLF001
        return super().step(state)


def play(id: str, deals: int, ours: str, most: int) -> None:
    """The games of one game: each deal from both seats."""
    game = pyspiel.load_game(f"taletable_{id}", {"players": 2})
    shares = []
    our = Timed(TableBot(ours, seed=1))
    their = EqualTime(game, 1, our, most)
    for deal in range(deals):
        won = 0.0
        for place in range(2):
            state = game.new_initial_state()
            state.apply_action(FIRST_DEAL + deal)
            while not state.is_terminal():
                state.apply_action((our if state.current_player() == place else their).step(state))
            won += (1 + state.returns()[place]) / 2
        shares.append(won / 2)
    share, spread = 100 * np.mean(shares), 196 * np.std(shares) / np.sqrt(len(shares))
    print(
        f"{id}: {ours} v IS-MCTS {share:.1f} % ± {spread:.1f} of {2 * deals} games, "
        f"{1000 * our.spent / our.decisions:.0f} and {1000 * their.spent / their.decisions:.0f} ms a decision, "
        f"{their.simulations / their.decisions:.0f} simulations: {'holds' if share >= PROMISED else 'DOES NOT HOLD'} "
        f"({PROMISED} %)",
        flush=True,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=50, help="of each game; each is played from both seats")
    parser.add_argument("--game", choices=tt.games(), action="append", help="only this game; several are possible")
    parser.add_argument("--bot", default="strong")
    parser.add_argument("--most", type=int, default=100_000, help="simulations of one decision")
    asked = parse(parser, deals=1, bot="strong@2", most=2)
    for id in asked.game or tt.games():
        play(id, asked.deals, asked.bot, asked.most)


if __name__ == "__main__":
    main()
