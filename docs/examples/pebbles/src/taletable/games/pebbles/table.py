"""The state of a game, and its copy."""

from __future__ import annotations

from taletable.kernel import AnyQuestion, AnyTask, Dice, Game, Options, Table


class Heap(Table):
    """A table of the game: what is left, what each seat has taken, and each seat's secret bonus."""

    __slots__ = ("bonuses", "first", "left", "taken", "turns")

    def __init__(
        self,
        game: Game,
        options: Options,
        dice: Dice,
        agenda: list[AnyTask],
        questions: list[AnyQuestion | None],
        taken: list[int],
        bonuses: list[int],
    ) -> None:
        super().__init__(game, options, dice, agenda, questions)
        self.taken = taken
        self.bonuses = bonuses
        self.left = 0
        self.first = 0
        self.turns = 0

    def copy(self) -> Heap:
        twin = Heap(
            self.game,
            self.options,
            self.dice.copy(),
            self.agenda[:],
            self.questions[:],
            self.taken[:],
            self.bonuses[:],
        )
        self.copy_onto(twin)
        twin.left = self.left
        twin.first = self.first
        twin.turns = self.turns
        return twin

    @property
    def active(self) -> int:
        """Whose turn it is."""
        return (self.first + self.turns) % self.seats
