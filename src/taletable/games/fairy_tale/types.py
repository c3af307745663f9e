"""Types of what a table of Fairy Tale shows: views, and the arguments of questions and events."""

from __future__ import annotations

from typing import Final, Literal, TypedDict

from taletable.kernel.types import MessageArgs, Types

Way = Literal["left", "right"]
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


class Laid(TypedDict):
    """A card in a row: whether it lies face down, and what it scores now and why."""

    card: str
    down: bool
    why: Why
    points: int
    args: MessageArgs


class PublicView(TypedDict):
    """What everybody sees. ``hands`` are sizes, ``named`` is what each seat's Tricksters stand for."""

    draft: int
    play: int
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


class OwnView(TypedDict):
    """What a seat alone sees. ``pack`` is None unless it has to keep a card; ``marked`` are places of its row."""

    hand: list[str]
    pack: list[str] | None
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

TYPES: Final = Types(PublicView, OwnView, QUESTIONS, EVENTS)
