"""The state of a game, and its copy."""

from __future__ import annotations

from typing import Final

from taletable.games.dark_tales.cards import FIRST_DEAL, MOST_DEALS, NO_CARD, Sheet
from taletable.kernel import AnyQuestion, AnyTask, Dice, Game, Options, Table

Cards = tuple[int, ...]
# A hand, sorted; how many of each item; points by where they came from: the corner of a card, its effect, a lasting
# effect, a deal, a pact, a ball. These are lists that change in place, and belong to one table.
Hand = list[int]
Items = list[int]
Tally = list[int]
Couple = tuple[int, int, int]

NO_ITEMS: Final = (0, 0, 0, 0)
NO_POINTS: Final = (0, 0, 0, 0, 0, 0)


class Tale(Table):
    """A table of the game.

    The deck runs from bottom to top, the discard pile from first to last. ``sky`` is the Day or Night card in the
    middle, -1 if there is none. ``known`` are, for each seat and each hand, the cards that seat knows to be in it; the
    last row is what everybody knows.
    ``resolving`` are cards that are being carried out and go to the discard pile then. ``pacts`` are each seat's;
    at a ``palace`` there are ``tokens`` before each seat and on a ``stack`` (from bottom to top), cards on the Ball
    card (``ball``), and ``couples`` while they dance.
    """

    __slots__ = (
        "ball",
        "couples",
        "deck",
        "discard",
        "first",
        "fronts",
        "hands",
        "items",
        "known",
        "middle",
        "pact_deck",
        "pact_discard",
        "pacts",
        "palace",
        "removed",
        "resolving",
        "settings",
        "sheet",
        "sky",
        "stack",
        "supply",
        "tallies",
        "tokens",
        "turns",
    )

    def __init__(
        self,
        game: Game,
        options: Options,
        dice: Dice,
        agenda: list[AnyTask],
        questions: list[AnyQuestion | None],
        sheet: Sheet,
        hands: list[Hand],
        fronts: list[Cards],
        items: list[Items],
        tallies: list[Tally],
        supply: Items,
        deck: list[int],
        known: list[tuple[Cards, ...]],
    ) -> None:
        super().__init__(game, options, dice, agenda, questions)
        self.sheet = sheet
        self.hands = hands
        self.fronts = fronts
        self.items = items
        self.tallies = tallies
        self.supply = supply
        self.known = known
        nothing: tuple[Cards, ...] = ((),) * len(questions)
        self.pacts = nothing
        self.pact_deck: Cards = ()
        self.pact_discard: Cards = ()
        self.palace = options["expansion"] == "cinderella"
        self.tokens = nothing
        self.stack: Cards = ()
        self.ball: Cards = ()
        self.couples: tuple[tuple[Couple, ...], ...] = ((),) * len(questions)
        self.settings = (0, 0)
        self.deck = deck
        self.discard: Cards = ()
        self.middle: Cards = ()
        self.removed: Cards = ()
        self.resolving: Cards = ()
        self.sky = NO_CARD
        self.first = 0
        self.turns = 0

    def copy(self) -> Tale:
        twin = Tale(
            self.game,
            self.options,
            self.dice.copy(),
            self.agenda[:],
            self.questions[:],
            self.sheet,
            [hand[:] for hand in self.hands],
            self.fronts[:],
            [row[:] for row in self.items],
            [row[:] for row in self.tallies],
            self.supply[:],
            self.deck[:],
            self.known[:],
        )
        self.copy_onto(twin)
        twin.pacts = self.pacts
        twin.tokens = self.tokens
        twin.stack = self.stack
        twin.ball = self.ball
        twin.couples = self.couples
        twin.pact_deck = self.pact_deck
        twin.pact_discard = self.pact_discard
        twin.settings = self.settings
        twin.discard = self.discard
        twin.middle = self.middle
        twin.removed = self.removed
        twin.resolving = self.resolving
        twin.sky = self.sky
        twin.first = self.first
        twin.turns = self.turns
        return twin

    @property
    def active(self) -> int:
        """Whose turn it is."""
        return (self.first + self.turns) % self.seats

    @property
    def first_deal(self) -> int:
        """The program of the first deal of setting A; the others follow it."""
        return FIRST_DEAL + MOST_DEALS * self.settings[0]
