"""Why not: the reason and the clause behind every answer that is not allowed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from taletable.games.zavarushka.cards import COUNT, DWARF, NAMES, members
from taletable.games.zavarushka.rules import (
    CARD,
    FAIRY_NEXT,
    FIRST_TILE,
    KINDS,
    PASS,
    TILE,
    WITCH_ONE,
    WITCH_TWO,
    WIZARD_FROM,
    tile_of,
)
from taletable.games.zavarushka.stacks import NOBODY, place_of, top
from taletable.kernel import Args, Frame, IllegalAction, refusal

if TYPE_CHECKING:
    from taletable.games.zavarushka.table import Kingdom

MUST_PLACE: Final = "zavarushka-refusal-must-place"
WANTS_CARD: Final = "zavarushka-refusal-wants-card"
WANTS_TILE: Final = "zavarushka-refusal-wants-tile"
NOT_IN_HAND: Final = "zavarushka-refusal-not-in-hand"
NOT_LAST_TURN: Final = "zavarushka-refusal-not-last-turn"
NO_TILE: Final = "zavarushka-refusal-no-tile"
SAME_NAME: Final = "zavarushka-refusal-same-name"
SAME_NAME_SWAP: Final = "zavarushka-refusal-same-name-swap"
SAME_TILE: Final = "zavarushka-refusal-same-tile"
EMPTY_TILE: Final = "zavarushka-refusal-empty-tile"
ONLY_DWARF: Final = "zavarushka-refusal-only-dwarf"
NO_PARTNER: Final = "zavarushka-refusal-no-partner"
DWARF_STAYS: Final = "zavarushka-refusal-dwarf-stays"
HAS_PLACE: Final = "zavarushka-refusal-has-place"
NOT_ON_TILE: Final = "zavarushka-refusal-not-on-tile"

MESSAGES: Final = (
    MUST_PLACE,
    WANTS_CARD,
    WANTS_TILE,
    NOT_IN_HAND,
    NOT_LAST_TURN,
    NO_TILE,
    SAME_NAME,
    SAME_NAME_SWAP,
    SAME_TILE,
    EMPTY_TILE,
    ONLY_DWARF,
    NO_PARTNER,
    DWARF_STAYS,
    HAS_PLACE,
    NOT_ON_TILE,
)


def explain(table: Kingdom, seat: int, ask: Frame, action: int) -> IllegalAction:
    """Why an action of the vocabulary is no answer to this question."""
    kind = ask[0]
    if action == PASS:
        return refusal(MUST_PLACE, {}, "2.2")
    if kind in (CARD, FAIRY_NEXT):
        if action >= FIRST_TILE:
            return refusal(WANTS_CARD, {}, KINDS[kind].clause)
        return _no_card(table, seat, action) if kind == CARD else _no_place(table, ask, action)
    if action < FIRST_TILE:
        return refusal(WANTS_TILE, {}, KINDS[kind].clause)
    tile = tile_of(table, action)
    if tile == NOBODY:
        return refusal(NO_TILE, {"first": table.land.tiles[0], "last": table.land.tiles[-1]}, "1.2")
    if kind == TILE:
        return _same_name(table, tile, ask[1])
    return _no_power(table, ask, tile)


def _no_card(table: Kingdom, seat: int, name: int) -> IllegalAction:
    args: Args = {"card": NAMES[name]}
    if name in members(table.hands[seat]):
        return refusal(NOT_LAST_TURN, args, "2.4")
    return refusal(NOT_IN_HAND, args, "1.5")


def _no_place(table: Kingdom, ask: Frame, name: int) -> IllegalAction:
    args: Args = {"card": NAMES[name], "tile": table.land.tiles[ask[1]]}
    if place_of(table.stacks[ask[1]], name) == NOBODY:
        return refusal(NOT_ON_TILE, args, "5.5")
    return refusal(DWARF_STAYS, args, "5.6") if name == DWARF else refusal(HAS_PLACE, args, "5.5")


def _same_name(table: Kingdom, tile: int, name: int) -> IllegalAction:
    return refusal(SAME_NAME, {"card": NAMES[name], "tile": table.land.tiles[tile]}, "3.3")


def _no_power(table: Kingdom, ask: Frame, tile: int) -> IllegalAction:
    """Why the Witch or the Wizard cannot use this tile."""
    kind = ask[0]
    stack = table.stacks[tile]
    args: Args = {"tile": table.land.tiles[tile]}
    if kind not in (WITCH_ONE, WIZARD_FROM) and tile == ask[1]:
        return refusal(SAME_TILE, args, KINDS[kind].clause)
    if kind in (WITCH_ONE, WITCH_TWO, WIZARD_FROM) and top(stack) == NOBODY:
        return refusal(ONLY_DWARF if stack else EMPTY_TILE, args, "3.6" if stack else KINDS[kind].clause)
    if kind == WITCH_ONE:
        return refusal(NO_PARTNER, args, "5.3")
    card = top(table.stacks[ask[1]])
    if kind == WITCH_TWO:
        args["tile_other"] = table.land.tiles[ask[1]]
        return refusal(SAME_NAME_SWAP, args, "5.3")
    return _same_name(table, tile, card % COUNT)
