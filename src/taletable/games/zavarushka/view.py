"""What each seat may see, and the worlds it can imagine."""

from __future__ import annotations

from typing import TYPE_CHECKING

from taletable.games.zavarushka.cards import ALL, COUNT, NAMES
from taletable.games.zavarushka.land import TERRAINS
from taletable.games.zavarushka.questions import ChooseCard
from taletable.games.zavarushka.scoring import gains
from taletable.games.zavarushka.stacks import blocked
from taletable.games.zavarushka.table import Kingdom
from taletable.kernel import View, Views
from taletable.kernel.chance import Chance
from taletable.kernel.sets import members

if TYPE_CHECKING:
    from taletable.games.zavarushka.types import Gain, Tile


class KingdomViews(Views[Kingdom]):
    """The kingdom lies open; of the hands one sees how many cards they hold."""

    def public(self, table: Kingdom, view: View) -> None:
        land = table.land
        points = [0] * table.seats
        earned: dict[int, list[Gain]] = {}
        for card, why, gained in gains(table):
            points[card // COUNT] += gained
            earned.setdefault(card, []).append({"why": why, "points": gained})
        view["rows"] = land.rows
        view["columns"] = land.columns
        view["first"] = table.first
        view["turns"] = table.turns
        view["active"] = None if table.over else table.active
        view["tiles"] = [_tile(table, tile, earned) for tile in range(len(table.tiles))]
        view["hand"] = None
        view["hands"] = [hand.bit_count() for hand in table.hands]
        view["skipped"] = [other for other in range(table.seats) if table.skipped >> other & 1]
        view["points"] = points

    def fingerprint(self, table: Kingdom) -> int:
        hands = [hand.bit_count() for hand in table.hands]
        return hash((tuple(table.stacks), table.tiles, table.first, table.turns, table.skipped, tuple(hands)))

    def private(self, table: Kingdom, view: View, seat: int) -> View:
        """A seat sees its own hand."""
        return {"hand": self.hand(table, seat)}

    def hand(self, table: Kingdom, seat: int) -> list[str]:
        return [NAMES[name] for name in members(table.hands[seat])]

    def redeal(self, table: Kingdom, seat: int | None, chance: Chance) -> None:
        """Deal the others' hands anew, and let them think again about a choice nobody has seen."""
        for other in range(table.seats):
            if other != seat:
                question = table.questions[other]
                if question is not None:
                    table.questions[other] = question.first_put()
                # A skipped turn has shown that only Dragon and Dwarf are left (2.5).
                if not table.skipped >> other & 1:
                    _redeal_hand(table, other, chance)


def _tile(table: Kingdom, tile: int, earned: dict[int, list[Gain]]) -> Tile:
    """A tile, and who lies there from the bottom up, with the points each has now and what they are for."""
    stack = table.stacks[tile]
    asleep = blocked(stack)
    return {
        "tile": table.land.tiles[tile],
        "terrain": TERRAINS[table.tiles[tile]],
        "cards": [
            {
                "seat": card // COUNT,
                "card": NAMES[card % COUNT],
                "blocked": asleep[place],
                "gains": earned.get(card, []),
            }
            for place, card in enumerate(stack)
        ],
    }


def unplayed(table: Kingdom, seat: int) -> int:
    """The names of a seat that lie on no tile: in its hand, or put aside."""
    names = ALL
    for stack in table.stacks:
        for card in stack:
            if card // COUNT == seat:
                names &= ~(1 << card % COUNT)
    return names


def _redeal_hand(table: Kingdom, seat: int, chance: Chance) -> None:
    """Any cards that may be there; somebody who is choosing a card in the last turn holds one that may be played."""
    names = members(unplayed(table, seat))
    size = table.hands[seat].bit_count()
    choosing = isinstance(table.questions[seat], ChooseCard)
    while True:
        chance.shuffle(names)
        hand = 0
        for name in names[:size]:
            hand |= 1 << name
        table.hands[seat] = hand
        if not choosing or table.playable(seat):
            return
