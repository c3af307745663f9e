"""What each seat may see, and the worlds it can imagine."""

from __future__ import annotations

from typing import TYPE_CHECKING

from taletable.games.zavarushka.cards import ALL, COUNT, NAMES, members
from taletable.games.zavarushka.land import TERRAINS
from taletable.games.zavarushka.rules import CARD, TILE, WITCH_ONE, WITCH_TWO, WIZARD_FROM, WIZARD_TO, playable
from taletable.games.zavarushka.scoring import gains
from taletable.games.zavarushka.stacks import blocked
from taletable.kernel import Dice, Frame, View

if TYPE_CHECKING:
    from taletable.games.zavarushka.table import Kingdom
    from taletable.games.zavarushka.types import Gain, Tile


def look(table: Kingdom, seen: View) -> None:
    """The kingdom lies open; of the hands one sees how many cards they hold."""
    land = table.land
    points = [0] * table.seats
    earned: dict[int, list[Gain]] = {}
    for card, why, gained in gains(table):
        points[card // COUNT] += gained
        earned.setdefault(card, []).append({"why": why, "points": gained})
    seen["rows"] = land.rows
    seen["columns"] = land.columns
    seen["first"] = table.first
    seen["turns"] = table.turns
    seen["active"] = None if table.over else table.active
    seen["tiles"] = [_tile(table, tile, earned) for tile in range(len(table.tiles))]
    seen["hand"] = None
    seen["hands"] = [hand.bit_count() for hand in table.hands]
    seen["skipped"] = [other for other in range(table.seats) if table.skipped >> other & 1]
    seen["points"] = points


def look_as(table: Kingdom, seat: int) -> View:
    """A seat sees its own hand."""
    return {"hand": [NAMES[name] for name in members(table.hands[seat])]}


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


def redeal(table: Kingdom, seat: int | None, chance: Dice) -> None:
    """Deal the others' hands anew, and let them think again about a choice nobody has seen."""
    for other in range(table.seats):
        if other != seat:
            ask = table.asks[other]
            if ask is not None:
                table.asks[other] = _start_of(ask)
            # A skipped turn has shown that only Dragon and Dwarf are left (2.5).
            if not table.skipped >> other & 1:
                _redeal_hand(table, other, chance)


def _start_of(ask: Frame) -> Frame:
    """The question as it was first asked: what a seat has half chosen, others do not know."""
    kind = ask[0]
    if kind == TILE:
        return (CARD,)
    if kind == WITCH_TWO:
        return (WITCH_ONE,)
    if kind == WIZARD_TO:
        return (WIZARD_FROM,)
    return ask[:2]


def _redeal_hand(table: Kingdom, seat: int, chance: Dice) -> None:
    """Any cards that may be there; somebody who is choosing a card in the last turn holds one that may be played."""
    names = members(unplayed(table, seat))
    size = table.hands[seat].bit_count()
    choosing = table.asks[seat] == (CARD,)
    while True:
        chance.shuffle(names)
        hand = 0
        for name in names[:size]:
            hand |= 1 << name
        table.hands[seat] = hand
        if not choosing or playable(table, seat):
            return
