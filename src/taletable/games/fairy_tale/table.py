"""The state of a game, and its copy."""

from __future__ import annotations

from typing import Final

from taletable.games.fairy_tale.cards import Sheet
from taletable.kernel import AnyQuestion, AnyTask, Dice, Game, Options, Table

Cards = tuple[int, ...]

PACK: Final = 5  # cards that each seat is dealt in a draft (2.1)
PLAYS: Final = 3  # cards that each seat plays of them (3.3)
NOTHING: Final = -1


class Tale(Table):
    """A table of the game.

    ``deck`` is what has not been dealt. ``packs`` are the packs of the present draft as dealt (sorted), ``picks`` what
    was taken from each, in order: who took it, and who has seen what, follows from the direction of passing.
    ``hands`` are the cards kept and not yet played, sorted, in lists that change in place, ``chosen`` the ones laid
    face down to be revealed (-1: none), ``rows`` the cards in play, in order, each ``2 * name`` and 1 more when it lies
    face down, ``marked`` the places in a row that will be turned, ``named`` what a seat's Tricksters stand for.
    ``discards`` were thrown away by a seat, ``gone`` is what a seat knows the others have thrown away. ``draft`` and
    ``play`` count from 1.
    """

    __slots__ = (
        "chosen",
        "deck",
        "discards",
        "draft",
        "gone",
        "hands",
        "marked",
        "named",
        "packs",
        "picks",
        "play",
        "rows",
        "sheet",
    )

    def __init__(
        self,
        game: Game,
        options: Options,
        dice: Dice,
        agenda: list[AnyTask],
        questions: list[AnyQuestion | None],
        sheet: Sheet,
        picks: list[Cards],
        hands: list[list[int]],
        chosen: list[int],
        rows: list[Cards],
        marked: list[Cards],
        named: list[Cards],
        discards: list[Cards],
        gone: list[Cards],
    ) -> None:
        super().__init__(game, options, dice, agenda, questions)
        self.sheet = sheet
        self.deck: Cards = ()
        self.packs: tuple[Cards, ...] = ()
        self.picks = picks
        self.hands = hands
        self.chosen = chosen
        self.rows = rows
        self.marked = marked
        self.named = named
        self.discards = discards
        self.gone = gone
        self.draft = 0
        self.play = 0

    def copy(self) -> Tale:
        twin = Tale(
            self.game,
            self.options,
            self.dice.copy(),
            self.agenda[:],
            self.questions[:],
            self.sheet,
            self.picks[:],
            [hand[:] for hand in self.hands],
            self.chosen[:],
            self.rows[:],
            self.marked[:],
            self.named[:],
            self.discards[:],
            self.gone[:],
        )
        self.copy_onto(twin)
        twin.deck = self.deck
        twin.packs = self.packs
        twin.draft = self.draft
        twin.play = self.play
        return twin

    @property
    def drafts(self) -> int:
        """How many drafts the game has (1.5)."""
        return int(self.options["drafts"])
