"""The state of a game, and its copy."""

from __future__ import annotations

from typing import Final

from taletable.games.grimm_forest import outlook as hopes
from taletable.games.grimm_forest import position, refusals, rules, scoring, soundness, text, view
from taletable.games.grimm_forest.cards import NAMES, NOTHING, Sheet
from taletable.games.grimm_forest.effects import EFFECTS
from taletable.games.grimm_forest.pieces import NONE, Amounts, Cards, Place, Player
from taletable.games.grimm_forest.words import LOCATIONS, RESOURCES, SEATS, SECTIONS, WINDOWS
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

WORDS: Final[dict[str, tuple[str, ...]]] = {
    "card": NAMES,
    "count": tuple([str(count) for count in range(1000)]),
    "effect": EFFECTS,
    "kinds": ("mixed", "one"),
    "location": LOCATIONS,
    "place": tuple([str(place) for place in range(SEATS + 2)]),
    "resource": RESOURCES,
    "section": SECTIONS,
    "window": WINDOWS,
}


class Forest(Table):
    """A table of the game.

    Decks run from bottom to top, discards from first to last. ``offer`` are friends shown to all, from which somebody
    chooses; ``drawn`` fables that whoever is asked is looking at. In a build turn ``turn`` is whose it is, ``left`` the
    actions left, ``extra`` how many of them need not be taken, ``used`` the friends whose special action was used.
    ``struck`` are the seats whose monster has acted or was stopped; ``prowled`` whether a monster was played this
    round, ``hunted`` whether the Huntsman has stopped one, ``forced`` the seats that must play a fable, ``asleep`` the
    seat that plays the top of the deck.
    """

    __slots__ = (
        "asleep",
        "deck",
        "discard",
        "drawn",
        "extra",
        "first",
        "forced",
        "friend_deck",
        "friend_discard",
        "hunted",
        "left",
        "offer",
        "places",
        "players",
        "prowled",
        "round",
        "sheet",
        "struck",
        "tokens",
        "tower",
        "turn",
        "used",
    )

    def __init__(
        self,
        game: Game,
        options: Options,
        dice: Dice,
        agenda: list[Frame],
        asks: list[Frame | None],
        sheet: Sheet,
        players: list[Player],
        places: list[Place],
    ) -> None:
        super().__init__(game, options, dice, agenda, asks)
        self.sheet = sheet
        self.players = players
        self.places = places
        self.tokens: Amounts = (NOTHING, NOTHING, NOTHING)
        self.deck: Cards = ()
        self.discard: Cards = ()
        self.friend_deck: Cards = ()
        self.friend_discard: Cards = ()
        self.offer: Cards = ()
        self.drawn: Cards = ()
        self.tower: Amounts = NONE
        self.first = 0
        self.round = 0
        self.turn = NOTHING
        self.left = 0
        self.extra = 0
        self.used: Cards = ()
        self.struck = 0
        self.prowled = False
        self.hunted = False
        self.forced = 0
        self.asleep = NOTHING

    def copy(self) -> Forest:
        twin = Forest(
            self.game,
            self.options,
            self.dice.copy(),
            self.agenda[:],
            self.asks[:],
            self.sheet,
            [player.copy() for player in self.players],
            [place.copy() for place in self.places],
        )
        self.copy_onto(twin)
        twin.tokens = self.tokens
        twin.deck = self.deck
        twin.discard = self.discard
        twin.friend_deck = self.friend_deck
        twin.friend_discard = self.friend_discard
        twin.offer = self.offer
        twin.drawn = self.drawn
        twin.tower = self.tower
        twin.first = self.first
        twin.round = self.round
        twin.turn = self.turn
        twin.left = self.left
        twin.extra = self.extra
        twin.used = self.used
        twin.struck = self.struck
        twin.prowled = self.prowled
        twin.hunted = self.hunted
        twin.forced = self.forced
        twin.asleep = self.asleep
        return twin

    def words(self, label: str) -> tuple[str, ...]:
        if label == "seat":
            return WORDS["place"][: self.seats]
        return WORDS["location"][: len(self.places)] if label == "location" else WORDS[label]

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

    def clause(self, ask: Frame) -> str:
        return text.behind(ask)

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
        soundness.check(self)
