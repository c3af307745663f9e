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


class PublicView(TypedDict):
    """What everybody sees. ``turn`` is whose turn it is to build, ``left`` how many actions they have left."""

    round: int
    first: int
    phase: Phase
    turn: int | None
    left: int
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


# Questions and events.


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
    """A player's card, or what a card does to a player."""


class GainArgs(CardArgs, CountArgs):
    """So many resources of one kind or of several, by a card."""

    kinds: Literal["one", "mixed"]


class GiveArgs(SeatCardArgs, CountArgs):
    """So many of something by a card; in a question, to that player."""


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


class RoundArgs(TypedDict):
    """Which round it is."""

    round: int


class RoundBeginsArgs(RoundArgs, SeatArgs):
    """Which round it is, and who begins it."""


class LocationArgs(TypedDict):
    """A location."""

    location: Location


class WentArgs(SeatArgs, LocationArgs):
    """A player, and a location."""


class LaidArgs(SeatCardArgs, LocationArgs):
    """A player, a card and a location."""


class PileArgs(LocationArgs, ResourceArgs, CountArgs):
    """Resources at a location."""


class PileByArgs(PileArgs, CardArgs):
    """Resources at a location, by a card."""


class GatheredArgs(PileArgs, SeatArgs):
    """Resources that a player takes from a location."""


class GrabbedArgs(GatheredArgs, CardArgs):
    """The same by a card."""


class FetchedArgs(SeatArgs, ResourceArgs):
    """A player's resource."""


class StoredArgs(FetchedArgs, CountArgs):
    """A player's resources."""


class GainedArgs(StoredArgs, CardArgs):
    """A player's resources, by a card."""


class PassedArgs(GainedArgs):
    """Resources go to another player."""

    seat_to: int


class CardByArgs(SeatCardArgs):
    """A player's card, by another card."""

    card_by: str


class OtherArgs(SeatArgs):
    """Another player."""

    seat_other: int


class OtherCardArgs(OtherArgs, CardArgs):
    """Another player, and a card."""


class SawGatherArgs(OtherArgs, LocationArgs):
    """Another player's gather card."""


class GivenArgs(SeatCardArgs):
    """A card goes to another player."""

    seat_to: int


class SlippedArgs(SeatArgs):
    """A card that others do not see goes to another player."""

    seat_to: int
    card_by: str


class SlippedSeenArgs(SlippedArgs, CardArgs):
    """The same, for those two who see it."""


class BuiltArgs(SeatArgs, SectionArgs, CountArgs):
    """A section, for so many resources."""


class BlownArgs(SeatCardArgs, SectionArgs):
    """A section that a card takes down."""


class GuessedArgs(SeatCardArgs):
    """Aladdin's guess."""

    guess: Literal["alone", "together"]


class NamedArgs(SeatCardArgs, NameArgs):
    """A player's card that has words of its own for the event."""


class RewardedArgs(SeatArgs):
    """What the first builder chooses."""

    reward: Literal["resources", "fables", "friend"]


class SpentArgs(NameArgs, LocationArgs):
    """A unique location is over."""


class StoppedArgs(SeatCardArgs):
    """A friend stops a monster."""

    card_monster: Monster


EVENTS: Final[dict[str, type]] = {
    "added": PileByArgs,
    "announced": LaidArgs,
    "befriended": SeatCardArgs,
    "blown": BlownArgs,
    "built": BuiltArgs,
    "busier": GiveArgs,
    "came": CardByArgs,
    "corner": SeatArgs,
    "cursed": SeatCardArgs,
    "devoured": PileByArgs,
    "drawn": SeatCardArgs,
    "dreams": SeatCardArgs,
    "drew": SeatCountArgs,
    "drew-by": GiveArgs,
    "due": SeatCardArgs,
    "ended": RoundArgs,
    "exchanged": OtherCardArgs,
    "fetched": FetchedArgs,
    "first": FetchedArgs,
    "fluted": SeatCardArgs,
    "gained": GainedArgs,
    "gathered": GatheredArgs,
    "given": GivenArgs,
    "grabbed": GrabbedArgs,
    "guessed": GuessedArgs,
    "hindered": SeatCardArgs,
    "idle": SeatCardArgs,
    "laid": LaidArgs,
    "looked": OtherCardArgs,
    "lost": GainedArgs,
    "met": SeatCardArgs,
    "met-by": CardByArgs,
    "moved": LaidArgs,
    "parted": NamedArgs,
    "passed": PassedArgs,
    "peeked": GiveArgs,
    "played": SeatCardArgs,
    "prince": PileArgs,
    "ran": SeatCardArgs,
    "recovered": CardByArgs,
    "redrawn": WentArgs,
    "reshuffled": NoArgs,
    "rewarded": RewardedArgs,
    "round": RoundBeginsArgs,
    "saw-fable": OtherCardArgs,
    "saw-gather": SawGatherArgs,
    "slipped": SlippedArgs,
    "slipped-seen": SlippedSeenArgs,
    "special": SeatCardArgs,
    "spent": SpentArgs,
    "stopped": StoppedArgs,
    "stored": StoredArgs,
    "swapped": SeatCardArgs,
    "threw": CardByArgs,
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
