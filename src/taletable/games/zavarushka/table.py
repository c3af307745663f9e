"""The state of a kingdom, and its copy."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from taletable.games.zavarushka.cards import NOT_LAST
from taletable.games.zavarushka.land import Land
from taletable.kernel import AnyQuestion, AnyTask, Dice, Game, Options, Table

if TYPE_CHECKING:
    from taletable.games.zavarushka.stacks import Stack

TURNS: Final = 6


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
        agenda: list[AnyTask],
        questions: list[AnyQuestion | None],
        land: Land,
        stacks: list[Stack],
        hands: list[int],
    ) -> None:
        super().__init__(game, options, dice, agenda, questions)
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
            self.questions[:],
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

    def is_last(self, seat: int) -> bool:
        """Whether this is the seat's own last turn (2.4)."""
        return (TURNS - 1) * self.seats <= self.turns < TURNS * self.seats and seat == self.active

    def playable(self, seat: int) -> int:
        """The names this seat may play in its present turn."""
        hand = self.hands[seat]
        return hand & ~NOT_LAST if self.is_last(seat) else hand
