"""One other library, measured in the environment that `python -m benchmarks.peers` makes. Prints JSON.

A decision is an answer of a player; what chance does is played, but not counted.
"""

from __future__ import annotations

import copy
import json
import random
import sys
from importlib import import_module
from importlib.metadata import version
from typing import Any

from benchmarks.peers.clock import Figures, rate

ITERATIONS = 200
LOT = random.Random(1)


def open_spiel(seconds: float) -> dict[str, Figures]:
    """Hearts, Dou Dizhu and Hanabi; `playouts` run in OpenSpiel's own C++ loop with its own random bots."""
    pyspiel = import_module("pyspiel")
    found = {}
    for name in ("hearts", "dou_dizhu", "hanabi"):
        game = pyspiel.load_game(name)
        bots = [pyspiel.make_uniform_random_bot(player, player) for player in range(game.num_players())]

        def loop(game: Any = game) -> int:
            state = game.new_initial_state()
            count = 0
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(LOT.choices(outcomes, chances)[0])
                else:
                    state.apply_action(LOT.choice(state.legal_actions()))
                    count += 1
            return count

        lengths = [loop() for _ in range(30)]
        length = sum(lengths) / len(lengths)
        played = iter(range(1_000_000_000))

        def games(game: Any = game, bots: Any = bots, played: Any = played) -> int:
            for _ in range(20):
                pyspiel.evaluate_bots(game.new_initial_state(), bots, next(played))
            return 20

        middle = game.new_initial_state()
        while middle.is_chance_node() or middle.move_number() < length:
            chance = middle.is_chance_node()
            middle.apply_action(LOT.choice(list(dict(middle.chance_outcomes())) if chance else middle.legal_actions()))

        def copies(middle: Any = middle) -> int:
            for _ in range(100):
                middle.clone()
            return 100

        found[name] = {
            "python loop": rate(loop, seconds),
            "playouts": rate(games, seconds) * length,
            "copies": rate(copies, seconds),
        }
        if name == "hearts":  # the only one of the three that can be searched with IS-MCTS
            found[name] |= {"iterations": _cpp_search(pyspiel, middle, seconds)}
            found[name] |= {"iterations in Python": _python_search(middle, seconds)}
    return found


def _cpp_search(pyspiel: Any, state: Any, seconds: float) -> float:
    bot = pyspiel.ISMCTSBot(1, pyspiel.RandomRolloutEvaluator(1, 1), 1.0, ITERATIONS)

    def search() -> int:
        bot.step(state)
        return ITERATIONS

    return rate(search, seconds)


def _python_search(state: Any, seconds: float) -> float:
    ismcts = import_module("open_spiel.python.algorithms.ismcts")
    mcts = import_module("open_spiel.python.algorithms.mcts")
    numpy = import_module("numpy")
    lot = numpy.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, lot)
    bot = ismcts.ISMCTSBot(game=state.get_game(), evaluator=evaluator, uct_c=1.0, max_simulations=20, random_state=lot)

    def search() -> int:
        bot.step(state)
        return 20

    return rate(search, seconds)


def rlcard(seconds: float) -> dict[str, Figures]:
    """Uno and Dou Dizhu, through the environment everybody uses."""
    make = import_module("rlcard").make
    found = {}
    for name in ("uno", "doudizhu"):
        env = make(name)

        def loop(env: Any = env) -> int:
            state, _ = env.reset()
            count = 0
            while not env.is_over():
                state, _ = env.step(LOT.choice(list(state["legal_actions"])))
                count += 1
            return count

        env.reset()
        found[name] = {"python loop": rate(loop, seconds), "copies": rate(_deep(env.game), seconds)}
    return found


def _deep(thing: Any) -> Any:
    def copies() -> int:
        copy.deepcopy(thing)
        return 1

    return copies


def pettingzoo(seconds: float) -> dict[str, Figures]:
    """Chess, Connect Four and Leduc Hold'em of its classic games."""
    found = {}
    for name in ("chess_v6", "connect_four_v3", "leduc_holdem_v4"):
        env = import_module(f"pettingzoo.classic.{name}").env()
        seeds = iter(range(1_000_000_000))

        def loop(env: Any = env, seeds: Any = seeds) -> int:
            env.reset(seed=next(seeds))
            count = 0
            for agent in env.agent_iter():
                seen, _, terminated, truncated, _ = env.last()
                over = terminated or truncated
                env.step(None if over else env.action_space(agent).sample(seen["action_mask"]))
                count += not over
            return count

        found[name] = {"python loop": rate(loop, seconds)}
    return found


def catanatron(seconds: float) -> dict[str, Figures]:
    """Settlers of Catan for two random players."""
    room = import_module("catanatron")

    def new() -> Any:
        return room.Game([room.RandomPlayer(colour) for colour in (room.Color.RED, room.Color.BLUE)])

    def loop() -> int:
        game = new()
        count = 0
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            count += 1
        return count

    middle = new()
    for _ in range(100):
        middle.play_tick()

    def copies() -> int:
        middle.copy()
        return 1

    return {"Catan": {"python loop": rate(loop, seconds), "copies": rate(copies, seconds)}}


def chess(seconds: float) -> dict[str, Figures]:
    """python-chess."""
    room = import_module("chess")

    def loop() -> int:
        board = room.Board()
        count = 0
        while not board.is_game_over():
            board.push(LOT.choice(list(board.legal_moves)))
            count += 1
        return count

    middle = room.Board()
    for _ in range(40):
        middle.push(next(iter(middle.legal_moves)))

    def copies() -> int:
        middle.copy(stack=False)
        return 1

    return {"chess": {"python loop": rate(loop, seconds), "copies": rate(copies, seconds)}}


PEERS = {
    "open_spiel": open_spiel,
    "rlcard": rlcard,
    "pettingzoo": pettingzoo,
    "catanatron": catanatron,
    "chess": chess,
}


def main() -> None:
    name, seconds = sys.argv[1], float(sys.argv[2])
    print(json.dumps({"version": f"{name} {version(name)}", "games": PEERS[name](seconds)}))


if __name__ == "__main__":
    main()
