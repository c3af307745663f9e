"""Types of what a table of The Grimm Forest shows: views, and the arguments of questions and events."""

from __future__ import annotations

from typing import Final, Literal, TypedDict

from taletable.kernel.types import MessageArgs, NoArgs, Types

Resource = Literal["straw", "wood", "brick"]
Location = Literal["field", "forest", "brickyard", "market"]
# A gather card before a player: what it says, or that it lies face down.
GatherCard = Location | Literal["hidden"] | None
Section = Literal[
    "straw-floor",
    "straw-walls",
    "straw-roof",
    "wood-floor",
    "wood-walls",
    "wood-roof",
    "brick-floor",
    "brick-walls",
    "brick-roof",
]
Phase = Literal[
    "rest", "start", "select", "queen", "reveal", "cards", "before", "gather", "end", "build", "close", "over"
]
Monster = Literal["big-bad-wolf", "bridge-troll", "dragon", "giant", "wolf"]

# Views.


class Amounts(TypedDict):
    """How much there is of each resource."""

    straw: int
    wood: int
    brick: int


class LaidMonster(TypedDict):
    """A monster at a location, and whose it is."""

    card: str
    seat: int


class LocationView(TypedDict):
    """A location; ``gathered``: whether anybody has gathered there this round."""

    location: Location
    pile: Amounts
    unique: str | None
    layer: int | None
    monsters: list[LaidMonster]
    pigs: list[int]
    gathered: bool


class House(TypedDict):
    """A house: how many of its three sections stand, and whether it stands on a card Cutting Corners."""

    material: Resource
    level: int
    corner: bool


class PlayerView(TypedDict):
    """What lies before a player.

    ``fable`` and ``gather`` are cards by name, `hidden` if they lie face down; ``colour`` is whose gather card it is.
    ``claim`` is what the friend remembers of this round.
    """

    store: Amounts
    gathered: Amounts
    hand: int
    friend: str | None
    claim: str | None
    fable: str | None
    gather: GatherCard
    colour: int | None
    due: str | None
    feast: Location | None
    location: Location | None
    houses: list[House]
    corners: int
    tokens: list[Resource]
    bonus: int
    penalty: int


class Progress(TypedDict):
    """How far the round is. ``turn`` is whose turn it is to build, ``left`` how many actions they have left."""

    phase: Phase
    turn: int | None
    left: int


class PublicView(Progress):
    """What everybody sees."""

    round: int
    first: int
    used: list[str]
    locations: list[LocationView]
    players: list[PlayerView]
    deck: int
    discard: list[str]
    friend_deck: int
    friend_discard: list[str]
    offer: list[str]
    peeking: int
    tower: Amounts
    sections: dict[Section, int]
    asleep: int | None
    forced: list[int]


class _OwnView(TypedDict):
    hand: list[str]
    usable: list[Location]
    known: list[list[str]]
    top: list[str]
    drawn: list[str]


class OwnView(_OwnView, total=False):
    """What a seat sees beside that: its cards, what it knows of hands and of the top of the deck.

    ``players`` is there where the seat knows cards that lie face down.
    """

    players: list[PlayerView]


# Questions.


class SeatArgs(TypedDict):
    """A player."""

    seat: int


class CountArgs(TypedDict):
    """How many."""

    count: int


class CardArgs(TypedDict):
    """A card."""

    card: str


class NameArgs(CardArgs):
    """A card that has words of its own for the question: ``name`` is the same card."""

    name: str


class SeatCountArgs(SeatArgs, CountArgs):
    """A player, and how many."""


class SeatCardArgs(SeatArgs, CardArgs):
    """A player, and a card."""


class GainArgs(CardArgs, CountArgs):
    """So many resources of one kind or of several, by a card."""

    kinds: Literal["one", "mixed"]


class GiveArgs(SeatCardArgs, CountArgs):
    """So many of something by a card, to that player."""


class TakeArgs(GainArgs, SeatArgs):
    """From whom."""


class GrabArgs(CardArgs, CountArgs):
    """So many from a location."""

    location: Location


class KeepArgs(NameArgs, CountArgs):
    """How many cards are to be kept."""


class StopArgs(SeatCardArgs):
    """A friend can stop a monster of a player."""

    card_monster: Monster
    location: Location


class ResourceArgs(TypedDict):
    """A resource."""

    resource: Resource


class SectionArgs(TypedDict):
    """A section of a house."""

    section: Section


class HousePlotArgs(SeatArgs, SectionArgs):
    """A section of two houses of a player."""


QUESTIONS: Final[dict[str, type]] = {
    "guess": NoArgs,
    "announce": NoArgs,
    "who": NameArgs,
    "well": SeatArgs,
    "where": NameArgs,
    "tower": CountArgs,
    "gain": GainArgs,
    "lose": CardArgs,
    "give": GiveArgs,
    "take": TakeArgs,
    "grab": GrabArgs,
    "draft-one": CountArgs,
    "commit": NoArgs,
    "fable": NoArgs,
    "look": SeatArgs,
    "pay": CountArgs,
    "swap": NoArgs,
    "friend": NameArgs,
    "use": NameArgs,
    "stop": StopArgs,
    "house": SeatArgs,
    "house-plot": HousePlotArgs,
    "keep": KeepArgs,
    "top": NoArgs,
    "recover": CountArgs,
    "gift": SeatCountArgs,
    "return": SeatCountArgs,
    "trade": NoArgs,
    "trade-for": ResourceArgs,
    "surrender": SeatArgs,
    "offer": CardArgs,
    "tuck": NoArgs,
    "menu": CountArgs,
    "plot": SectionArgs,
    "puss": NoArgs,
    "helper": SectionArgs,
    "spin": NoArgs,
    "reward": NoArgs,
    "spend": CountArgs,
    "order": NoArgs,
    "beans": NoArgs,
}


# Events. Each says how far the round is.


class ToldSeatArgs(Progress, SeatArgs):
    """A player."""


class ToldCountArgs(Progress, CountArgs):
    """How many."""


class ToldSeatCountArgs(ToldSeatArgs, CountArgs):
    """A player, and how many."""


class ToldCardArgs(ToldSeatArgs, CardArgs):
    """A player's card, or what a card does to a player."""


class ToldCardCountArgs(ToldCardArgs, CountArgs):
    """So many of something for a player, by a card."""


class RoundArgs(Progress):
    """Which round it is."""

    round: int


class RoundBeginsArgs(RoundArgs, SeatArgs):
    """Which round it is, who begins it, and what lies on the locations."""

    piles: dict[Location, Amounts]


class LocationArgs(Progress):
    """A location."""

    location: Location


class WentArgs(SeatArgs, LocationArgs):
    """A player, and a location."""


class SentArgs(WentArgs, CardArgs):
    """A player, a card and a location."""


class LaidArgs(SentArgs):
    """A card that a player lays on a location, and as what: a monster, a unique location, or a feast for this round."""

    role: Literal["monster", "unique", "feast"]


class PileArgs(LocationArgs, ResourceArgs, CountArgs):
    """Resources at a location."""


class PileByArgs(PileArgs, CardArgs):
    """Resources at a location, by a card."""


class GatheredArgs(PileArgs, SeatArgs):
    """Resources that a player takes from a location."""


class GrabbedArgs(GatheredArgs, CardArgs):
    """The same by a card."""


class FetchedArgs(ToldSeatArgs, ResourceArgs):
    """A player's resource."""


class StoredArgs(FetchedArgs, CountArgs):
    """A player's resources."""


class GainedArgs(StoredArgs, CardArgs):
    """A player's resources, by a card."""


class PassedArgs(GainedArgs):
    """Resources go to another player."""

    seat_to: int


class CardByArgs(ToldCardArgs):
    """A player's card, by another card."""

    card_by: str


class OtherArgs(ToldSeatArgs):
    """Another player."""

    seat_other: int


class OtherCardArgs(OtherArgs, CardArgs):
    """Another player, and a card."""


class SawGatherArgs(OtherArgs, LocationArgs):
    """Another player's gather card."""


class FlutedArgs(ToldCardArgs):
    """A player takes a card that lies before another one, or before themselves."""

    seat_from: int


class GivenArgs(ToldCardArgs):
    """A card goes to another player."""

    seat_to: int


class SlippedArgs(ToldSeatArgs):
    """A card that others do not see goes to another player."""

    seat_to: int
    card_by: str


class SlippedSeenArgs(SlippedArgs, CardArgs):
    """The same, for those two who see it."""


class HouseArgs(ToldSeatArgs, SectionArgs, ResourceArgs):
    """A section of a house of ``resource``: how many of them stand now, and whether on a card Cutting Corners."""

    level: int
    corner: bool


class BuiltArgs(HouseArgs, CountArgs):
    """A section that is built, for so many resources."""


class BlownArgs(HouseArgs, CardArgs):
    """A section that a card takes down."""


class GuessedArgs(ToldCardArgs):
    """Aladdin's guess."""

    guess: Literal["alone", "together"]


class NamedArgs(ToldCardArgs, NameArgs):
    """A player's card that has words of its own for the event."""


class RewardedArgs(ToldSeatArgs):
    """What the first builder chooses."""

    reward: Literal["resources", "fables", "friend"]


class SpentArgs(LocationArgs, NameArgs):
    """A unique location is over."""


class StoppedArgs(ToldCardArgs):
    """A friend stops a monster."""

    card_monster: Monster


EVENTS: Final[dict[str, type]] = {
    "added": PileByArgs,
    "announced": SentArgs,
    "befriended": ToldCardArgs,
    "blown": BlownArgs,
    "built": BuiltArgs,
    "busier": ToldCardCountArgs,
    "came": CardByArgs,
    "corner": ToldSeatArgs,
    "cursed": ToldCardArgs,
    "devoured": PileByArgs,
    "drawn": ToldCardArgs,
    "dreams": ToldCardArgs,
    "drew": ToldSeatCountArgs,
    "drew-by": ToldCardCountArgs,
    "due": ToldCardArgs,
    "ended": RoundArgs,
    "exchanged": OtherCardArgs,
    "fetched": FetchedArgs,
    "first": FetchedArgs,
    "fluted": FlutedArgs,
    "gained": GainedArgs,
    "gathered": GatheredArgs,
    "given": GivenArgs,
    "grabbed": GrabbedArgs,
    "guessed": GuessedArgs,
    "hindered": ToldCardArgs,
    "idle": ToldCardArgs,
    "laid": LaidArgs,
    "looked": OtherCardArgs,
    "lost": GainedArgs,
    "met": ToldCardArgs,
    "met-by": CardByArgs,
    "moved": SentArgs,
    "parted": NamedArgs,
    "passed": PassedArgs,
    "peeked": ToldCardCountArgs,
    "played": ToldCardArgs,
    "prince": PileArgs,
    "ran": ToldCardArgs,
    "recovered": CardByArgs,
    "redrawn": WentArgs,
    "reshuffled": ToldCountArgs,
    "rewarded": RewardedArgs,
    "round": RoundBeginsArgs,
    "saw-fable": OtherCardArgs,
    "saw-gather": SawGatherArgs,
    "slipped": SlippedArgs,
    "slipped-seen": SlippedSeenArgs,
    "special": ToldCardArgs,
    "spent": SpentArgs,
    "stopped": StoppedArgs,
    "stored": StoredArgs,
    "swapped": ToldCardArgs,
    "threw": CardByArgs,
    "tidied": Progress,
    "turned": WentArgs,
    "unpaid": NamedArgs,
    "went": WentArgs,
}

# Cards.

Sort = Literal["plain", "monster", "next-round", "unique", "friend"]


class Printed(TypedDict):
    """What a card is."""

    sort: Sort
    advanced: bool


class CardRow(TypedDict):
    """A row of the card sheet; ``sort`` and ``effect`` are messages, ``printed`` has the same for programs."""

    id: str
    copies: int
    sort: tuple[str, MessageArgs]
    advanced: Literal["A", ""]
    effect: tuple[str, MessageArgs]
    source: dict[str, str]
    printed: Printed


TYPES: Final = Types(PublicView, OwnView, QUESTIONS, EVENTS, CardRow)
