"""The state of a kingdom, and its copy."""

from __future__ import annotations

from typing import TYPE_CHECKING

from taletable.games.zavarushka import position, refusals, rules, scoring, view
from taletable.games.zavarushka.cards import NAMES
from taletable.games.zavarushka.land import Land
from taletable.kernel import (
    Args,
    Dice,
    Frame,
    Game,
    IllegalAction,
    Options,
    Reader,
    Standing,
    Table,
    View,
)

if TYPE_CHECKING:
    from taletable.games.zavarushka.stacks import Stack


class Kingdom(Table):
    """A table of the game.

    ``tiles`` is the terrain of each tile, ``stacks`` what lies on it from bottom to top, ``hands`` a set of names
    for each seat. What is neither on a tile nor in the hand of its seat was put aside. ``turns`` counts the turns
    taken by all, ``skipped`` the seats whose last turn was skipped, one bit each.
    """

    __slots__ = ("first", "hands", "land", "skipped", "stacks", "tiles", "turns")

    def __init__(
        self,
        game: Game,
        options: Options,
        dice: Dice,
        agenda: list[Frame],
        asks: list[Frame | None],
        land: Land,
        stacks: list[Stack],
        hands: list[int],
    ) -> None:
        super().__init__(game, options, dice, agenda, asks)
        self.land = land
        self.tiles = land.terrains
        self.stacks = stacks
        self.hands = hands
        self.first = 0
        self.turns = 0
        self.skipped = 0

    def copy(self) -> Kingdom:
        twin = Kingdom(
            self.game,
            self.options,
            self.dice.copy(),
            self.agenda[:],
            self.asks[:],
            self.land,
            self.stacks[:],
            self.hands[:],
        )
        self.copy_onto(twin)
        twin.tiles = self.tiles
        twin.first = self.first
        twin.turns = self.turns
        twin.skipped = self.skipped
        return twin

    @property
    def active(self) -> int:
        """Whose turn it is: clockwise from the first player (2.1)."""
        return (self.first + self.turns) % self.seats

    def words(self, label: str) -> tuple[str, ...]:
        return NAMES if label == "card" else self.land.tiles

    def set_up(self) -> None:
        rules.set_up(self)

    def resume(self) -> None:
        rules.resume(self)

    def step(self, frame: Frame) -> None:
        rules.step(self, frame)

    def legal(self, seat: int, ask: Frame) -> list[int]:
        return rules.legal(self, seat, ask)

    def resolve(self, seat: int, ask: Frame, action: int) -> None:
        rules.resolve(self, seat, ask, action)

    def default(self, seat: int, ask: Frame) -> int:
        return rules.default(self, seat, ask)

    def prompt(self, seat: int, ask: Frame) -> Args:
        return rules.prompt(self, ask)

    def explain(self, seat: int, ask: Frame, action: int) -> IllegalAction:
        return refusals.explain(self, seat, ask, action)

    def points(self) -> list[int]:
        return scoring.points(self)

    def score(self) -> tuple[Standing, ...]:
        return scoring.standings(self)

    def look(self, seen: View) -> None:
        view.look(self, seen)

    def look_as(self, seen: View, seat: int) -> View:
        return view.look_as(self, seat)

    def redeal(self, seat: int | None, chance: Dice) -> None:
        view.redeal(self, seat, chance)

    def describe(self, written: View) -> None:
        position.describe(self, written)

    def lay_out(self, reader: Reader) -> None:
        position.lay_out(self, reader)

    def check(self) -> None:
        position.check(self)
