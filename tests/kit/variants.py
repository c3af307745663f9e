"""Every game, with every seat count and every choice of every option."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, NamedTuple

import taletable as tt
from taletable.kernel import Dice, Game, Table
from taletable.kernel.dice import key_of
from tests.games.properties import properties
from tests.kit.parley import PARLEY

if TYPE_CHECKING:
    from collections.abc import Iterator

# Parley is a small game of the tests' own: what no game on the shelf needs yet, it does.
GAMES: tuple[Game, ...] = (*[tt.game(id) for id in tt.games()], PARLEY)


# How many decisions of a game laws look at. With TALETABLE_TEST_DENSE=1, as in `make test-slow`, options make no
# difference; otherwise all that a law is to see is seen with the defaults, and less of it with each other option.
EVERY = 10_000
WITH_OPTIONS = 24
DENSE = bool(os.environ.get("TALETABLE_TEST_DENSE"))


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
    """The defaults, then each other choice of each option alone.

    An option that belongs to a preset is also tried as part of that; alone it is tried with one seat count.
    """
    declared = properties(game)
    choices: list[dict[str, bool | int | str]] = [{}]
    for option in game.options.values():
        listed = option.choices if option.choices is not None else (option.default, declared.texts[option.name])
        choices += [{option.name: choice} for choice in listed if choice != option.default]
    switches = game.preset({}) or dict.fromkeys(declared.minor)
    for number, chosen in enumerate(choices):
        counts = game.seat_counts(**chosen)
        if chosen.keys() <= switches.keys() and chosen:
            counts = (counts[number % len(counts)],)
        for seats in counts:
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


def asks_at_once(game: Game) -> bool:
    """Whether several are asked at the same time."""
    return any(len(table.waiting) > 1 for table in walk(game.deal(2, 1), 1))


AT_ONCE = [id for id in tt.games() if asks_at_once(tt.game(id))]
IN_TURN = [id for id in tt.games() if id not in AT_ONCE]


def moments(variant: Variant, seed: int, most: int = 100) -> Iterator[Table]:
    """The table at decisions spread over such a game, no more than so many, the end included."""
    if variant.options and not DENSE:
        most = min(most, WITH_OPTIONS)
    length = sum(1 for _ in walk(variant.deal(seed, listen=False), seed))
    apart = -(-length // most)
    for number, table in enumerate(walk(variant.deal(seed), seed)):
        if number % apart == 0 or table.over:
            yield table
