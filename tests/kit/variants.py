"""Every game, with every seat count and every choice of every option."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import taletable as tt
from taletable.kernel import Dice, Game, Table
from taletable.kernel.dice import key_of
from tests.kit.parley import PARLEY

if TYPE_CHECKING:
    from collections.abc import Iterator

# Parley is a small game of the tests' own: what no game on the shelf needs yet, it does.
GAMES: tuple[Game, ...] = (*[tt.game(id) for id in tt.games()], PARLEY)


# What tests put where an option takes any text.
FREE = {
    ("parley", "motto"): "anything",
    ("fairy_tale", "deck_file"): (Path(__file__).parents[1] / "games/fairy_tale/wild.toml").read_text("utf-8"),
}


class Variant(NamedTuple):
    """A game with a seat count and its options; as a test id it reads `zavarushka-3-first=0`."""

    game: Game
    seats: int
    options: dict[str, bool | int | str]

    def __str__(self) -> str:
        long = {name for name, value in self.options.items() if "\n" in str(value)}
        chosen = [f"{name}={'own' if name in long else value}" for name, value in self.options.items()]
        return "-".join([self.game.id, str(self.seats), *chosen])

    def deal(self, seed: int | bytes, listen: bool = True) -> Table:
        return self.game.start(self.seats, seed, self.options, listen)


def variants(game: Game) -> Iterator[Variant]:
    """The defaults, then each other choice of each option alone."""
    choices: list[dict[str, bool | int | str]] = [{}]
    for option in game.options.values():
        listed = option.choices if option.choices is not None else (option.default, FREE[game.id, option.name])
        choices += [{option.name: choice} for choice in listed if choice != option.default]
    for chosen in choices:
        for seats in game.seat_counts(**chosen):
            yield Variant(game, seats, chosen)


VARIANTS = [variant for game in GAMES for variant in variants(game)]


def walk(table: Table, seed: int) -> Iterator[Table]:
    """The table at every decision of a game played at random, the end included; it is the same table each time."""
    dice = Dice(key_of(seed), b"walk")
    while not table.over:
        yield table
        waiting = table.waiting
        seat = waiting[dice.below(len(waiting))]
        actions = table.actions(seat)
        table.act(seat, actions[dice.below(len(actions))])
    yield table
