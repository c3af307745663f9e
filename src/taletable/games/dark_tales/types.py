"""Types of what a table of Dark Tales shows: views, and the arguments of questions and events."""

from __future__ import annotations

from typing import Final, Literal, NotRequired, TypedDict

from taletable.kernel.types import MessageArgs, NoArgs, SentenceData, Types

Item = Literal["coin", "sword", "armour", "wand"]
Picture = Literal["pumpkin", "coach", "mouse", "horse", "bird", "jewels", "dress", "slipper"]
# What a step of a card does, where a question is about one.
Verb = Literal[
    "draw",
    "take",
    "pay",
    "discard",
    "remove",
    "rob",
    "fetch",
    "swap",
    "use",
    "deal",
    "drop-pact",
    "enter",
    "play",
    "show",
    "throw",
    "show-pair",
    "turn-token",
    "shed-token",
]

# Views.


class Items(TypedDict):
    """How many there are of each item."""

    coin: int
    sword: int
    armour: int
    wand: int


class Face(TypedDict):
    """A side of a token: a picture, how often it is shown, and what it scores at a ball."""

    picture: Picture
    count: int
    points: int


class Token(TypedDict):
    """A token; ``below`` is None while only its owner knows it."""

    up: Face
    side: Literal["dark", "light"]
    below: Face | None


class Couple(TypedDict):
    """Two cards that dance; ``middle``: whether the second of them lies in the middle."""

    cards: tuple[str, str]
    middle: bool


class Player(TypedDict):
    """What lies before a player. ``points`` are those as if the tale ended now; ``hand`` and ``pacts`` are counts."""

    front: list[str]
    items: Items
    hand: int
    score: int
    points: int
    pacts: NotRequired[int]
    tokens: NotRequired[list[Token]]
    couples: NotRequired[list[Couple]]


class TokenStack(TypedDict):
    """How many tokens are left, and what the top one shows."""

    tokens: int
    top: Face | None


class PublicView(TypedDict):
    """What everybody sees. ``known`` is what is known of each hand; pacts and balls are those of the expansions."""

    settings: list[str]
    time: Literal["day", "night"] | None
    turns: int
    active: int | None
    middle: list[str]
    discard: list[str]
    removed: list[str]
    resolving: list[str]
    deck: int
    supply: Items
    players: list[Player]
    known: list[list[str]]
    pact_deck: NotRequired[int]
    pact_discard: NotRequired[list[str]]
    ball: NotRequired[list[str]]
    stack: NotRequired[TokenStack]
    proposal: NotRequired[list[Couple]]


class OwnView(TypedDict):
    """What a seat sees beside that, or in its place: what it knows of hands, and both sides of its own tokens."""

    hand: list[str]
    known: list[list[str]]
    pacts: NotRequired[list[str]]
    players: NotRequired[list[Player]]


# Questions. A deal that can be made is an argument with the name of its action.

Deals = TypedDict(
    "Deals",
    {
        "deal 1": NotRequired[SentenceData],
        "deal 2": NotRequired[SentenceData],
        "deal 3": NotRequired[SentenceData],
    },
)


class UseArgs(Deals):
    """How many pacts the seat has."""

    count: int


class SourceArgs(TypedDict):
    """What something happens by: a card, a pact, the deal, the turn, or the ball."""

    source: str


class DealArgs(Deals, SourceArgs):
    """A card lets a deal be made."""


class VerbArgs(SourceArgs):
    """What the step does."""

    verb: Verb


class MayArgs(VerbArgs):
    """A step that may be left, in words."""

    deal: SentenceData


class SecondArgs(SourceArgs):
    """What a pact offers to everybody, in words."""

    deal: SentenceData


class WhereArgs(SourceArgs):
    """A card that lies in several places."""

    card: str


class OtherArgs(SourceArgs):
    """The other player."""

    seat: int


class TokenCountArgs(SourceArgs):
    """How many tokens are to be taken or turned."""

    count: int


# ``yes`` and ``pass`` are what these answers are called here.
DanceArgs = TypedDict("DanceArgs", {"points": int, "yes": SentenceData, "pass": SentenceData})


class CardArgs(TypedDict):
    """A card."""

    card: str


QUESTIONS: Final[dict[str, type]] = {
    "use": UseArgs,
    "card": NoArgs,
    "may": MayArgs,
    "item": VerbArgs,
    "target": VerbArgs,
    "where": WhereArgs,
    "discarded": SourceArgs,
    "victim": SourceArgs,
    "loot": OtherArgs,
    "give": OtherArgs,
    "deal": DealArgs,
    "drop": SourceArgs,
    "hand": VerbArgs,
    "call": SourceArgs,
    "second": SecondArgs,
    "token": TokenCountArgs,
    "turn-over": VerbArgs,
    "dance": DanceArgs,
    "partner": CardArgs,
    "with": CardArgs,
}

# Events.


class SeatArgs(TypedDict):
    """Whose event it is."""

    seat: int


class SeatSourceArgs(SeatArgs, SourceArgs):
    """Somebody's event, and what it happens by."""


class BeginsArgs(SeatArgs):
    """Who begins, and the two settings."""

    setting: str
    setting_other: str


class DealtArgs(SeatArgs):
    """A deal by its number, and in words."""

    number: int
    deal: SentenceData


class DrewArgs(SeatSourceArgs):
    """How many cards somebody draws."""

    count: int


class PlayedArgs(SeatArgs):
    """Somebody's card."""

    card: str


class SeatCardArgs(SeatSourceArgs):
    """Somebody's card, and what it happens by."""

    card: str


class CardSourceArgs(CardArgs, SourceArgs):
    """A card, and what it happens by."""


class BargainedArgs(SeatArgs):
    """Somebody's pact."""

    pact: str


class PactArgs(SeatSourceArgs):
    """Somebody's pact, and what it happens by."""

    pact: str


class ItemArgs(SeatSourceArgs):
    """Somebody's item."""

    item: Item


class RobbedArgs(ItemArgs):
    """An item is taken from another player."""

    seat_other: int


class SlippedArgs(SeatSourceArgs):
    """A card goes from one hand into another."""

    seat_to: int


class SlippedSeenArgs(SlippedArgs):
    """The same, for those two who see the card."""

    card: str


class ScoredByCardArgs(PlayedArgs):
    """Points by a card."""

    points: int


class ScoredArgs(SeatSourceArgs):
    """Points by something else."""

    points: int


class DancedArgs(PlayedArgs):
    """Two cards dance."""

    card_other: str


class TookTokenArgs(SeatSourceArgs):
    """What a token shows."""

    count: int
    picture: Picture


class TurnedArgs(TookTokenArgs):
    """What both sides of a token show."""

    count_below: int
    picture_below: Picture


EVENTS: Final[dict[str, type]] = {
    "ball": CardSourceArgs,
    "barred": SeatSourceArgs,
    "bargained": BargainedArgs,
    "begins": BeginsArgs,
    "bound": SeatSourceArgs,
    "bound-by": PactArgs,
    "danced": DancedArgs,
    "day": SourceArgs,
    "dealt": DealtArgs,
    "discarded": SeatCardArgs,
    "drawn": SeatCardArgs,
    "drew": DrewArgs,
    "ended": SeatArgs,
    "entered": SeatCardArgs,
    "fetched": SeatCardArgs,
    "freed": PactArgs,
    "idle": CardArgs,
    "invited": CardSourceArgs,
    "left": CardArgs,
    "lost": ScoredArgs,
    "night": SourceArgs,
    "paid": ItemArgs,
    "played": PlayedArgs,
    "removed": CardSourceArgs,
    "robbed": RobbedArgs,
    "scored": ScoredByCardArgs,
    "scored-ball": ScoredArgs,
    "scored-deal": ScoredArgs,
    "scored-lasting": ScoredByCardArgs,
    "scored-pact": ScoredArgs,
    "shed": TurnedArgs,
    "showed": SeatCardArgs,
    "slipped": SlippedArgs,
    "slipped-seen": SlippedSeenArgs,
    "stays": CardSourceArgs,
    "token": TookTokenArgs,
    "took": ItemArgs,
    "turned": TurnedArgs,
}

# Cards.


class MessageData(TypedDict):
    """A message: its id and its arguments."""

    id: str
    args: MessageArgs


class CardRow(TypedDict):
    """A row of the card sheet: a card, a setting, a pact or a token.

    Numbers that it does not have are empty; ``goes`` is where a card goes when it was played. ``says`` are the lines of
    a setting.
    """

    id: str
    deck: str
    copies: int
    kind: Literal["man", "woman", "villain", "place", "event", "setting", "pact", "token"]
    points: int | Literal[""]
    tokens: int | Literal[""]
    note: int | Literal[""]
    goes: Literal["discard", "front", "middle", ""]
    effect: str
    lasting: str
    source: dict[str, str]
    says: NotRequired[list[list[MessageData]]]


TYPES: Final = Types(PublicView, OwnView, QUESTIONS, EVENTS, CardRow)
