"""Where a program is being carried out, and for what: tasks and questions share a cursor."""

from __future__ import annotations

from typing import Final

from taletable.games.dark_tales.cards import FIRST_DEAL, FIRST_LASTING, FIRST_PACT, NAMES, PACTS, Sheet
from taletable.games.dark_tales.language import Step
from taletable.kernel.subclassing import mypyc_attr

NO_ONE: Final = len(NAMES)  # no card is being carried out
NO_ZONE: Final = 3

# Why something happens: a card, a pact, a deal of setting A, the beginning of a turn, or a ball.
CAUSES: Final = (*NAMES, *PACTS, "deal", "turn", "ball")
THE_DEAL: Final = CAUSES.index("deal")
THE_TURN: Final = CAUSES.index("turn")
THE_BALL: Final = CAUSES.index("ball")

# Where points come from.
CORNER: Final = 0
EFFECT: Final = 1
LASTING: Final = 2
DEALS: Final = 3
BARGAINS: Final = 4
BALLS: Final = 5


@mypyc_attr(free_list_len=1)  # the one that was dropped last becomes the next one
class Cursor:
    """A step of a program, by its place, and the card that is being carried out, in the zone where it lies.

    A cursor never changes.
    """

    __slots__ = ("card", "place", "program", "zone")

    def __init__(self, program: int, place: int, card: int, zone: int) -> None:
        self.program = program
        self.place = place
        self.card = card
        self.zone = zone

    def moved(self, place: int) -> Cursor:
        """The cursor at another step of the program."""
        return self if place == self.place else Cursor(self.program, place, self.card, self.zone)

    def step(self, sheet: Sheet) -> Step:
        """The step it stands at."""
        return sheet.programs[self.program][self.place]

    def numbers(self) -> tuple[int, int, int, int]:
        """All that it is, as the arguments of a frame."""
        return self.program, self.place, self.card, self.zone

    @property
    def cause(self) -> int:
        """What a step happens by: the card that is being carried out, the deal, or the pact."""
        if self.program < FIRST_DEAL:
            return self.card
        return THE_DEAL if self.program < FIRST_PACT else len(NAMES) + (self.program - FIRST_PACT) % len(PACTS)

    @property
    def account(self) -> int:
        """Where the points of the program are written down."""
        if self.program < FIRST_DEAL:
            return EFFECT if self.program < FIRST_LASTING else LASTING
        return DEALS if self.program < FIRST_PACT else BARGAINS


# For deals and pacts that are made in phase 2: no card is being carried out.
NO_CURSOR: Final = Cursor(0, 0, NO_ONE, NO_ZONE)
