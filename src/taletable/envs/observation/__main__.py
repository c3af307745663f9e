"""`python -m taletable.envs.observation GAME`: the pieces of an observation, as a table in Markdown."""

from __future__ import annotations

import argparse
import sys

import taletable as tt
from taletable.cli.command import options
from taletable.envs.observation import Observer, observable, observer_of


def table_of(observer: Observer) -> list[str]:
    """A line for each piece: its name, how many numbers it has, the largest one, and what they are."""
    lines = ["| piece | numbers | most | what they are |", "|---|---|---|---|"]
    for piece in observer.pieces:
        most = f"±{piece.most:g}" if piece.signed else f"{piece.most:g}"
        lines.append(f"| `{piece.name}` | {len(piece.labels)} | {most} | {piece.text} |")
    return lines


def main(words: list[str]) -> None:
    """Print the table of a game."""
    parser = argparse.ArgumentParser(prog="python -m taletable.envs.observation", description=__doc__)
    parser.add_argument("game", choices=[id for id in tt.games() if observable(tt.game(id))])
    parser.add_argument("--seats", type=int)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--names", action="store_true", help="a line for each number, with its place")
    chosen = parser.parse_args(words)
    game = tt.game(chosen.game)
    given = options(game, chosen.option)
    observer = observer_of(game, chosen.seats or game.seat_counts(**given)[0], given)
    numbered = [f"{place} {name}" for place, name in enumerate(observer.names)]
    sys.stdout.write("\n".join(numbered if chosen.names else table_of(observer)) + "\n")


if __name__ == "__main__":
    main(sys.argv[1:])
