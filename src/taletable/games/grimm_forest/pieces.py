"""What belongs to a player and what lies on a location."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from taletable.games.grimm_forest.sheet import NOTHING
from taletable.games.grimm_forest.vocabulary import NOWHERE

if TYPE_CHECKING:
    from taletable.games.grimm_forest import types

Amounts = tuple[int, int, int]
Cards = tuple[int, ...]
Houses = tuple[int, ...]

NONE: Final[Amounts] = (0, 0, 0)
PLOTS: Final = 5
COPIES: Final = 5  # of each section

# A house is one number: its material, the sections it has, and whether it stands on Cutting Corners.
CHEAP: Final = 1
WALLS: Final = 2
ROOF: Final = 3

# A bit of `Player.shown`: the friend was there when cards were chosen, so what is played does not lie under it.
HELD: Final = 16


def house(material: int, level: int, cheap: int) -> int:
    """The number of a house."""
    return material * 8 + level * 2 + cheap


def material_of(number: int) -> int:
    """What a house is made of."""
    return number >> 3


def level_of(number: int) -> int:
    """How many sections a house has."""
    return (number >> 1) & 3


def complete(houses: Houses, material: int) -> int:
    """How many complete houses of a material there are."""
    return sum([number >> 1 == material * 4 + ROOF for number in houses])


def all_complete(houses: Houses) -> int:
    """How many complete houses there are."""
    count = 0
    for number in houses:
        if level_of(number) == ROOF:
            count += 1
    return count


def amount(amounts: Amounts, resource: int) -> int:
    """How many of a resource there are; where it counts, faster than to index a tuple of numbers."""
    straw, wood, brick = amounts
    if resource == 0:
        return straw
    return wood if resource == 1 else brick


def plus(amounts: Amounts, resource: int, count: int) -> Amounts:
    """The amounts with so many more (or fewer) of a resource."""
    straw, wood, brick = amounts
    if resource == 0:
        return (straw + count, wood, brick)
    if resource == 1:
        return (straw, wood + count, brick)
    return (straw, wood, brick + count)


def together(amounts: Amounts, others: Amounts) -> Amounts:
    """Both amounts in one."""
    return (amounts[0] + others[0], amounts[1] + others[1], amounts[2] + others[2])


def amounts(of: Amounts) -> types.Amounts:
    """Resources by name."""
    return {"straw": of[0], "wood": of[1], "brick": of[2]}


def total(amounts: Amounts) -> int:
    """All resources together."""
    return amounts[0] + amounts[1] + amounts[2]


def kinds(amounts: Amounts) -> list[int]:
    """The resources of which there are any."""
    return [resource for resource in range(3) if amount(amounts, resource) > 0]


class Player:
    """All that belongs to one seat.

    ``fable`` lies before the player, chosen or played this round; ``due`` is a next-round card that acts this round,
    and ``feast`` where it was laid, if it is laid anywhere. ``gather_card`` is the location of the gather card before
    the player, ``gather_owner`` whose card it is. ``gather_known_by`` and ``fable_known_by`` are sets of seats, one bit
    each. ``friend_memory`` is what the friend remembers of this round. ``tucked`` are the gather cards that lie under
    the friend, and ``shown`` those that others know do not. ``known`` are the cards this player knows to be in each
    hand, ``known_top`` how many cards on top of the fable deck.
    """

    __slots__ = (
        "bonus",
        "corners",
        "due",
        "fable",
        "fable_known_by",
        "feast",
        "friend",
        "friend_memory",
        "gather_card",
        "gather_known_by",
        "gather_owner",
        "gathered",
        "hand",
        "houses",
        "known",
        "known_top",
        "penalty",
        "pig",
        "shown",
        "store",
        "tucked",
    )

    def __init__(self, known: tuple[Cards, ...]) -> None:
        self.store: Amounts = NONE
        self.gathered: Amounts = NONE
        self.hand: Cards = ()
        self.houses: Houses = ()
        self.corners = 0
        self.friend = NOTHING
        self.fable = NOTHING
        self.due = NOTHING
        self.feast = NOWHERE
        self.gather_card = NOWHERE
        self.gather_owner = NOTHING
        self.gather_known_by = 0
        self.fable_known_by = 0
        self.pig = NOWHERE
        self.bonus = 0
        self.penalty = 0
        self.friend_memory = NOTHING
        self.tucked = 0
        self.shown = 0
        self.known_top = 0
        self.known = known

    def copy(self) -> Player:
        """An equal player that goes its own way."""
        twin = Player(self.known)
        twin.store = self.store
        twin.gathered = self.gathered
        twin.hand = self.hand
        twin.houses = self.houses
        twin.corners = self.corners
        twin.friend = self.friend
        twin.fable = self.fable
        twin.due = self.due
        twin.feast = self.feast
        twin.gather_card = self.gather_card
        twin.gather_owner = self.gather_owner
        twin.gather_known_by = self.gather_known_by
        twin.fable_known_by = self.fable_known_by
        twin.pig = self.pig
        twin.bonus = self.bonus
        twin.penalty = self.penalty
        twin.friend_memory = self.friend_memory
        twin.tucked = self.tucked
        twin.shown = self.shown
        twin.known_top = self.known_top
        return twin


class Place:
    """A location: what can be gathered, a unique location and who laid it, and the monsters.

    A monster is one number: its card and the seat that laid it. ``gathered`` is whether a pig has gathered here this
    round, even if there was too little to share.
    """

    __slots__ = ("gathered", "layer", "monsters", "pile", "unique")

    def __init__(self) -> None:
        self.pile: Amounts = NONE
        self.unique = NOTHING
        self.layer = NOTHING
        self.monsters: Cards = ()
        self.gathered = False

    def copy(self) -> Place:
        """An equal place that goes its own way."""
        twin = Place()
        twin.pile = self.pile
        twin.unique = self.unique
        twin.layer = self.layer
        twin.monsters = self.monsters
        twin.gathered = self.gathered
        return twin


def monster(card: int, seat: int) -> int:
    """The number of a monster on a location."""
    return card * 4 + seat
