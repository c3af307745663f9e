"""The state of a game, and its copy."""

from __future__ import annotations

from typing import Final

from taletable.games.dark_tales import outlook as hopes
from taletable.games.dark_tales import position, refusals, rules, scoring, view
from taletable.games.dark_tales.cards import NAMES, NO_CARD, PACTS, PROGRAMS, SUPPLY, ZONES, Sheet
from taletable.games.dark_tales.words import SEATS
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

Cards = tuple[int, ...]
Items = tuple[int, ...]
# Points by where they came from: the corner of a card, its effect, a lasting effect, a deal, a pact, a ball.
Tally = tuple[int, ...]
Couple = tuple[int, int, int]

NO_ITEMS: Final[Items] = (0, 0, 0, 0)
NO_POINTS: Final[Tally] = (0, 0, 0, 0, 0, 0)

WORDS: Final[dict[str, tuple[str, ...]]] = {
    "card": (*NAMES, "none"),
    "pact": PACTS,
    "count": tuple([str(number) for number in range(60)]),
    "program": PROGRAMS,
    "seat": tuple([str(seat) for seat in range(SEATS)]),
    "zone": (*ZONES, "none"),
}


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
        agenda: list[Frame],
        asks: list[Frame | None],
        sheet: Sheet,
        hands: list[Cards],
        fronts: list[Cards],
        items: list[Items],
        tallies: list[Tally],
        known: list[tuple[Cards, ...]],
    ) -> None:
        super().__init__(game, options, dice, agenda, asks)
        self.sheet = sheet
        self.hands = hands
        self.fronts = fronts
        self.items = items
        self.tallies = tallies
        self.known = known
        nothing: tuple[Cards, ...] = ((),) * len(asks)
        self.pacts = nothing
        self.pact_deck: Cards = ()
        self.pact_discard: Cards = ()
        self.palace = options["expansion"] == "cinderella"
        self.tokens = nothing
        self.stack: Cards = ()
        self.ball: Cards = ()
        self.couples: tuple[tuple[Couple, ...], ...] = ((),) * len(asks)
        self.settings = (0, 0)
        self.deck: Cards = ()
        self.discard: Cards = ()
        self.middle: Cards = ()
        self.removed: Cards = ()
        self.resolving: Cards = ()
        self.supply: Items = SUPPLY
        self.sky = NO_CARD
        self.first = 0
        self.turns = 0

    def copy(self) -> Tale:
        twin = Tale(
            self.game,
            self.options,
            self.dice.copy(),
            self.agenda[:],
            self.asks[:],
            self.sheet,
            self.hands[:],
            self.fronts[:],
            self.items[:],
            self.tallies[:],
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
        twin.deck = self.deck
        twin.discard = self.discard
        twin.middle = self.middle
        twin.removed = self.removed
        twin.resolving = self.resolving
        twin.supply = self.supply
        twin.sky = self.sky
        twin.first = self.first
        twin.turns = self.turns
        return twin

    @property
    def active(self) -> int:
        """Whose turn it is."""
        return (self.first + self.turns) % self.seats

    def words(self, label: str) -> tuple[str, ...]:
        return WORDS[label][: self.seats] if label == "seat" else WORDS[label]

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

    def clause(self, ask: Frame) -> str:
        return rules.clause(self, ask)

    def prompt(self, seat: int, ask: Frame) -> Args:
        return rules.prompt(self, seat, ask)

    def explain(self, seat: int, ask: Frame, action: int) -> IllegalAction:
        return refusals.explain(self, seat, ask, action)

    def points(self) -> list[int]:
        return scoring.points(self)

    def outlook(self, seat: int) -> int:
        return hopes.outlook(self, seat)

    def score(self) -> tuple[Standing, ...]:
        return scoring.standings(self)

    def look(self, seen: View) -> None:
        view.look(self, seen)

    def look_as(self, seen: View, seat: int) -> View:
        return view.look_as(self, seen, seat)

    def redeal(self, seat: int | None, chance: Dice) -> None:
        view.redeal(self, seat, chance)

    def describe(self, written: View) -> None:
        position.describe(self, written)

    def lay_out(self, reader: Reader) -> None:
        position.lay_out(self, reader)

    def check(self) -> None:
        position.check(self)
