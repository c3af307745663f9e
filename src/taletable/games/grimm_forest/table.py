"""The state of a game, its copy, and who is where."""

from __future__ import annotations

from taletable.games.grimm_forest.phases import OVER, PHASES, STAGES
from taletable.games.grimm_forest.pieces import NONE, Amounts, Cards, Place, Player, monster
from taletable.games.grimm_forest.sheet import NOTHING, Sheet
from taletable.games.grimm_forest.vocabulary import NOWHERE
from taletable.kernel import AnyQuestion, AnyTask, Args, Dice, Game, Options, Table
from taletable.kernel.seats import Seats, clockwise


class Forest(Table):
    """A table of the game.

    Decks run from bottom to top, discards from first to last. ``offer`` are friends shown to all, from which somebody
    chooses; ``drawn`` fables that whoever is asked is looking at. In a build turn ``turn`` is whose it is, ``left`` the
    actions left, ``extra`` how many of them need not be taken, ``used`` the friends whose special action was used.
    ``tower`` are resources that lie on a friend. ``struck`` are the seats whose monster has acted or was stopped;
    ``prowled`` whether a monster was played this round, ``hunted`` whether a hunter has stopped one, ``forced`` the
    seats that must play a fable, ``asleep`` the seat that plays the top of the deck.
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
        agenda: list[AnyTask],
        questions: list[AnyQuestion | None],
        sheet: Sheet,
        players: list[Player],
        places: list[Place],
    ) -> None:
        super().__init__(game, options, dice, agenda, questions)
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
            self.questions[:],
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

    def stage(self) -> int:
        """The step that comes next in the round: its task lies at the bottom of the agenda."""
        return STAGES.get(self.agenda[0].name, OVER) if self.agenda else OVER

    def tell(self, kind: str, args: Args, audience: tuple[int, ...] | None = None, clause: str = "") -> None:
        """Add to the story. Every event says how far the round is, so that nobody has to conclude it from its kind."""
        turn = None if self.turn == NOTHING else self.turn
        progress: Args = {"phase": PHASES[self.stage()], "turn": turn, "left": self.left}
        super().tell(kind, {**args, **progress}, audience, clause)

    def in_turn(self) -> Seats:
        """All seats in turn order (1.7)."""
        return clockwise(self.first, self.seats)

    def opponents(self, seat: int) -> list[int]:
        """The other seats in turn order."""
        return [other for other in self.in_turn() if other != seat]

    def here(self, location: int) -> list[int]:
        """Who is on a location, in turn order."""
        return [seat for seat in self.in_turn() if self.players[seat].pig == location]

    def others_here(self, seat: int) -> list[int]:
        """The opponents on a seat's location, in turn order; a pig that is nowhere has no company."""
        location = self.players[seat].pig
        if location == NOWHERE:
            return []
        return [other for other in self.here(location) if other != seat]

    def alone(self, seat: int) -> bool:
        """Whether no other pig is on this one's location (2.6); a pig that is nowhere is not alone."""
        return self.players[seat].pig != NOWHERE and not self.others_here(seat)

    def usable(self, seat: int) -> list[int]:
        """The gather cards a seat can use: all but those that lie under its friend (12.13)."""
        tucked = self.players[seat].tucked
        return [location for location in range(len(self.places)) if not tucked >> location & 1]

    def unplayed(self, seat: int) -> list[int]:
        """The gather cards in a seat's hand: usable, and not lying before anybody."""
        out = [player.gather_card for player in self.players if player.gather_owner == seat]
        return [location for location in self.usable(seat) if location not in out]

    def lair_of(self, card: int, seat: int) -> int:
        """The location where a seat's monster stands; -1 if it does not."""
        number = monster(card, seat)
        for location in range(len(self.places)):
            if number in self.places[location].monsters:
                return location
        return NOWHERE
