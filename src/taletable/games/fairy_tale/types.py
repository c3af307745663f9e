"""Types of what a table of Fairy Tale shows: views, and the arguments of questions and events."""

from __future__ import annotations

from typing import Final, Literal, NotRequired, TypedDict

from taletable.kernel.types import MessageArgs, Types

Way = Literal["left", "right"]
Phase = Literal["draft", "play", "end"]
Why = Literal[
    "printed",
    "per",
    "met",
    "not-most",
    "not-any",
    "too-few",
    "too-few-both",
    "missing",
    "missing-both",
    "face-down",
]

# Views.


class Progress(TypedDict):
    """How far a need is met. ``rival`` is a seat that has the most of what is missing; or that lies there face down."""

    have: int
    many: int
    rival: NotRequired[int]
    face_down: NotRequired[bool]


class Laid(TypedDict):
    """A card in a row: whether it lies face down, and what it scores now and why.

    ``needs`` are in the order in which they are printed; ``named`` is what a Trickster stands for.
    """

    card: str
    down: bool
    why: Why
    points: int
    args: MessageArgs
    needs: NotRequired[list[Progress]]
    named: NotRequired[str]


class PublicView(TypedDict):
    """What everybody sees. ``hands`` are sizes, ``named`` is what each seat's Tricksters stand for."""

    draft: int
    play: int
    phase: Phase
    way: Way
    deck: int
    hands: list[int]
    rows: list[list[Laid]]
    points: list[int]
    named: list[list[str]]


class PassedPack(TypedDict):
    """What was left of a pack when the seat passed it on, after so many picks."""

    pack: int
    turn: int
    cards: list[str]


class Memory(TypedDict):
    """What a person could have written down."""

    packs: list[PassedPack]
    gone: list[str]


class IfPlayed(TypedDict):
    """What a card would score if it lay in the row, and how far its needs would be met."""

    points: int
    needs: list[Progress]


class OwnView(TypedDict):
    """What a seat alone sees. ``pack`` is None unless it has to keep a card; ``marked`` are places of its row.

    ``if_played`` has those cards of hand and pack whose points hang on others.
    """

    hand: list[str]
    pack: list[str] | None
    if_played: dict[str, IfPlayed]
    chosen: str | None
    marked: list[int]
    discards: list[str]
    memory: Memory


# Questions.


class PickArgs(TypedDict):
    """The how-manieth card is kept, and which way the pack goes then."""

    number: int
    way: Way


class LayArgs(TypedDict):
    """The how-manieth card is played."""

    number: int


class TurnArgs(TypedDict):
    """How many cards are left to be turned, of which categories (`a|b`), and because of which cards (`a&b`)."""

    left: int
    category: str
    card_cause: str


class NamingArgs(TypedDict):
    """How many names would bring points, and these names, the best first (`a|b`)."""

    useful: int
    card_best: str


QUESTIONS: Final[dict[str, type]] = {
    "pick": PickArgs,
    "lay": LayArgs,
    "choose-open": TurnArgs,
    "choose-close": TurnArgs,
    "naming": NamingArgs,
}

# Events.


class DraftArgs(TypedDict):
    """A draft begins, of so many."""

    draft: int
    drafts: int
    way: Way


class PassedArgs(TypedDict):
    """The packs are passed on."""

    way: Way


class CardArgs(TypedDict):
    """Somebody's card."""

    seat: int
    card: str


class CausedArgs(CardArgs):
    """Somebody's card, by another one."""

    card_cause: str


class DiscardedArgs(TypedDict):
    """How many cards somebody throws away."""

    seat: int
    count: int


EVENTS: Final[dict[str, type]] = {
    "draft": DraftArgs,
    "passed": PassedArgs,
    "played": CardArgs,
    "hunted": CausedArgs,
    "opened": CausedArgs,
    "closed": CausedArgs,
    "idle": CardArgs,
    "discarded": DiscardedArgs,
    "named": CardArgs,
}

# Cards.

Faction = Literal["dragonvale", "fairywood", "holy-empire", "shadow"]
Kind = Literal["character", "place", "tale"]
Category = Literal["dragonvale", "fairywood", "holy-empire", "shadow", "character", "place", "tale", "any"]


class Need(TypedDict):
    """So many cards of a category, or a card by its name; and which ``cards`` these are."""

    many: int
    category: NotRequired[Category]
    card: NotRequired[str]
    cards: list[str]


class Effect(TypedDict):
    """What a card does when it enters play: to everybody or its player, to how many of which ``cards``."""

    does: Literal["hunt", "unflip", "flip", "almighty"]
    everyone: bool
    amount: int
    category: Category
    cards: list[str]


class Printed(TypedDict):
    """What is printed on a card."""

    faction: Faction
    kind: Kind
    scoring: Literal["fixed", "per", "most", "set", "named"]
    points: int
    needs: list[Need]
    effect: Effect | None


class CardRow(TypedDict):
    """A row of the card sheet: ``printed`` is what ``faction``, ``kind``, ``points`` and ``effect`` say, as data."""

    id: str
    copies: int
    faction: Faction
    kind: Kind
    points: str
    effect: str
    expert: Literal["expert", ""]
    source: dict[str, str]
    printed: Printed


TYPES: Final = Types(PublicView, OwnView, QUESTIONS, EVENTS, CardRow)
