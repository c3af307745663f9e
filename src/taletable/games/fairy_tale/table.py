"""The state of a game, and its copy."""

from __future__ import annotations

from taletable.games.fairy_tale import outlook, position, refusals, rules, scoring, view
from taletable.games.fairy_tale.cards import CATEGORIES, Sheet
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


class Tale(Table):
    """A table of the game.

    ``deck`` is what has not been dealt. ``packs`` are the packs of the present draft as dealt (sorted), ``picks`` what
    was taken from each, in order: who took it, and who has seen what, follows from the direction of passing.
    ``hands`` are the cards kept and not yet played, ``chosen`` the ones laid face down to be revealed (-1: none),
    ``rows`` the cards in play, in order, each ``2 * name`` and 1 more when it lies face down, ``marked`` the places
    in a row that will be turned, ``named`` what a seat's Tricksters stand for. ``discards`` were thrown away by a seat,
    ``gone`` is what a seat knows the others have thrown away. ``draft`` and ``play`` count from 1.
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
        agenda: list[Frame],
        asks: list[Frame | None],
        sheet: Sheet,
        picks: list[Cards],
        hands: list[Cards],
        chosen: list[int],
        rows: list[Cards],
        marked: list[Cards],
        named: list[Cards],
        discards: list[Cards],
        gone: list[Cards],
    ) -> None:
        super().__init__(game, options, dice, agenda, asks)
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
            self.asks[:],
            self.sheet,
            self.picks[:],
            self.hands[:],
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

    def words(self, label: str) -> tuple[str, ...]:
        return CATEGORIES if label == "category" else tuple([str(seat) for seat in range(self.seats)])

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
        return rules.prompt(self, seat, ask)

    def explain(self, seat: int, ask: Frame, action: int) -> IllegalAction:
        return refusals.explain(self, seat, ask, action)

    def points(self) -> list[int]:
        return scoring.points(self)

    def outlook(self, seat: int) -> int:
        return outlook.outlook(self, seat)

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
