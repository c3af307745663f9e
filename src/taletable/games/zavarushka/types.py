"""Types of what a table of Zavarushka shows: views, and the arguments of questions and events."""

from __future__ import annotations

from typing import Final, Literal, TypedDict

from taletable.kernel.types import NoArgs, Types

CardName = Literal["king", "queen", "princess", "knight", "peasant", "dwarf", "dragon", "witch", "fairy", "wizard"]
Terrain = Literal["tower", "castle", "forest", "farm"]
Why = Literal[
    "castle",
    "farms",
    "forests",
    "with-king",
    "own-near",
    "tower",
    "with-knight",
    "with-princess",
    "farm",
    "kings-near",
    "queens-near",
    "above",
]

# Views.


class Gain(TypedDict):
    """Points that a character has now, and what for."""

    why: Why
    points: int


class Laid(TypedDict):
    """A character on a tile; ``seat`` is whose it is."""

    seat: int
    card: CardName
    blocked: bool
    gains: list[Gain]


class Tile(TypedDict):
    """A tile by its name, such as `b2`, and who lies there from the bottom up."""

    tile: str
    terrain: Terrain
    cards: list[Laid]


class PublicView(TypedDict):
    """What everybody sees. ``turns`` counts those that are over, of all players together; ``hands`` are sizes."""

    rows: int
    columns: int
    first: int
    turns: int
    active: int | None
    tiles: list[Tile]
    hand: None
    hands: list[int]
    skipped: list[int]
    points: list[int]


class OwnView(TypedDict):
    """What a seat alone sees."""

    hand: list[CardName]


# Questions.


class TileArgs(TypedDict):
    """The card that is to be placed."""

    card: CardName


class TargetArgs(TypedDict):
    """The tile that was chosen first, who lies on top there, and whose it is."""

    tile: str
    card: CardName
    seat: int


class FairyArgs(TypedDict):
    """The Fairy's tile, how many characters have their new place, and which place comes next."""

    tile: str
    laid: int
    place: int


QUESTIONS: Final[dict[str, type]] = {
    "card": NoArgs,
    "tile": TileArgs,
    "witch-one": NoArgs,
    "witch-two": TargetArgs,
    "fairy-next": FairyArgs,
    "wizard-from": NoArgs,
    "wizard-to": TargetArgs,
}

# Events.


class SeatArgs(TypedDict):
    """Whose event it is."""

    seat: int


class PlacedArgs(SeatArgs):
    """A card was laid on a tile."""

    card: CardName
    tile: str


class SwappedArgs(SeatArgs):
    """Two top characters have changed places; each with its player, and the tile it came from."""

    seat_one: int
    card_one: CardName
    tile_one: str
    seat_two: int
    card_two: CardName
    tile_two: str


class RearrangedArgs(SeatArgs):
    """The Fairy has sorted a tile."""

    tile: str


class MovedArgs(SeatArgs):
    """The Wizard has moved a character; ``seat_card`` is whose it is."""

    seat_card: int
    card: CardName
    tile_from: str
    tile_to: str


class PassedArgs(SeatArgs):
    """A power is left unused; ``card`` is whose it is."""

    card: CardName


EVENTS: Final[dict[str, type]] = {
    "begins": SeatArgs,
    "placed": PlacedArgs,
    "skipped": SeatArgs,
    "passed": PassedArgs,
    "swapped": SwappedArgs,
    "rearranged": RearrangedArgs,
    "moved": MovedArgs,
}

TYPES: Final = Types(PublicView, OwnView, QUESTIONS, EVENTS)
