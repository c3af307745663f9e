"""Why not: the reason and the clause behind every answer that is not allowed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from taletable.games.grimm_forest import building, fables, rules
from taletable.games.grimm_forest.cards import (
    GRANDMAS_HOUSE,
    HARVEST_MOON,
    MONSTERS,
    NAMES,
    NOTHING,
    TOM_THUMB,
    UNIQUES,
)
from taletable.games.grimm_forest.pieces import ROOF, house, level_of, material_of
from taletable.games.grimm_forest.text import behind
from taletable.games.grimm_forest.words import (
    ACTIONS,
    ASK_FABLE,
    ASK_MENU,
    ASK_PUSS,
    ASK_RECOVER,
    ASK_SPEND,
    ASK_SURRENDER,
    ASK_SWAP,
    BUILD,
    CARD,
    DRAW,
    GATHER,
    HOUSE,
    LOCATION,
    LOCATIONS,
    PARTS,
    PASS,
    RELEASE,
    RESOURCE,
    RESOURCES,
    SEAT,
    SECTIONS,
    SPECIAL,
)
from taletable.kernel import Args, IllegalAction, refusal

if TYPE_CHECKING:
    from taletable.games.grimm_forest.table import Forest
    from taletable.kernel import Frame

OTHER: Final = "grimm_forest-refusal-other"
MUST_CHOOSE: Final = "grimm_forest-refusal-must-choose"
MUST_ACT: Final = "grimm_forest-refusal-must-act"
MUST_PLAY: Final = "grimm_forest-refusal-must-play"
NO_MARKET: Final = "grimm_forest-refusal-no-market"
TUCKED: Final = "grimm_forest-refusal-tucked"
ON_TABLE: Final = "grimm_forest-refusal-on-table"
MONSTER_THERE: Final = "grimm_forest-refusal-monster-there"
GRANDMA: Final = "grimm_forest-refusal-grandma"
UNIQUE_THERE: Final = "grimm_forest-refusal-unique-there"
SAME_PLACE: Final = "grimm_forest-refusal-same-place"
GATHERED_THERE: Final = "grimm_forest-refusal-gathered-there"
NOTHING_THERE: Final = "grimm_forest-refusal-nothing-there"
NO_RESOURCE: Final = "grimm_forest-refusal-no-resource"
NO_PLAYER: Final = "grimm_forest-refusal-no-player"
NOT_IN_HAND: Final = "grimm_forest-refusal-not-in-hand"
NOT_DISCARDED: Final = "grimm_forest-refusal-not-discarded"
NOT_AMONG: Final = "grimm_forest-refusal-not-among"
NO_ACTION: Final = "grimm_forest-refusal-no-action"
NO_DECK: Final = "grimm_forest-refusal-no-deck"
NO_SECTION: Final = "grimm_forest-refusal-no-section"
NOT_YET: Final = "grimm_forest-refusal-not-yet"
UNFINISHED: Final = "grimm_forest-refusal-unfinished"
NO_PLOT: Final = "grimm_forest-refusal-no-plot"
TOO_DEAR: Final = "grimm_forest-refusal-too-dear"
NO_HOUSE: Final = "grimm_forest-refusal-no-house"
NO_SPECIAL: Final = "grimm_forest-refusal-no-special"
USED: Final = "grimm_forest-refusal-used"
NOT_NOW: Final = "grimm_forest-refusal-not-now"
NO_RELEASE: Final = "grimm_forest-refusal-no-release"

MESSAGES: Final = (
    OTHER,
    MUST_CHOOSE,
    MUST_ACT,
    MUST_PLAY,
    NO_MARKET,
    TUCKED,
    ON_TABLE,
    MONSTER_THERE,
    GRANDMA,
    UNIQUE_THERE,
    SAME_PLACE,
    GATHERED_THERE,
    NOTHING_THERE,
    NO_RESOURCE,
    NO_PLAYER,
    NOT_IN_HAND,
    NOT_DISCARDED,
    NOT_AMONG,
    NO_ACTION,
    NO_DECK,
    NO_SECTION,
    NOT_YET,
    UNFINISHED,
    NO_PLOT,
    TOO_DEAR,
    NO_HOUSE,
    NO_SPECIAL,
    USED,
    NOT_NOW,
    NO_RELEASE,
)

# What the words of a build turn begin with.
OF_THE_TURN: Final = ("gain", "build", "draw", "special", "release")


def verb(action: int) -> str:
    """The first word of an action."""
    return ACTIONS[action].partition(" ")[0]


def explain(table: Forest, seat: int, ask: Frame, action: int) -> IllegalAction:
    """Why an action of the vocabulary is no answer to this question."""
    if action == PASS:
        return _must(ask)
    said = verb(action)
    wanted = [verb(other) for other in rules.legal(table, seat, ask)]
    if said not in wanted and not (ask[0] == ASK_MENU and said in OF_THE_TURN) and not _asks_for(ask[0], said):
        return refusal(OTHER, {}, behind(ask))
    if ask[0] in (ASK_MENU, ASK_PUSS):
        return _no_turn(table, seat, action, helped=ask[0] == ASK_PUSS)
    if said == "gather":
        return _no_gather(table, seat, ask, action - GATHER)
    if said == "location":
        return _no_location(table, ask, action - LOCATION)
    if said == "card":
        return _no_card(ask, action - CARD)
    if said == "resource":
        return refusal(NO_RESOURCE, {"resource": RESOURCES[action - RESOURCE]}, behind(ask))
    if said == "seat":
        number = action - SEAT
        return refusal(NO_PLAYER, {"seat": number} if number < table.seats else {"seat": str(number)}, behind(ask))
    return refusal(NO_HOUSE, {"section": SECTIONS[action - HOUSE]}, "11.2")


def _asks_for(kind: int, said: str) -> bool:
    """Whether a question is about such things, even if none of them can be chosen now."""
    return said == "gather" and kind == ASK_SWAP


def _must(ask: Frame) -> IllegalAction:
    if ask[0] == ASK_MENU:
        return refusal(MUST_ACT, {}, "6.1")
    if ask[0] == ASK_FABLE:
        return refusal(MUST_PLAY, {}, "12.11")
    return refusal(MUST_CHOOSE, {}, behind(ask))


def _no_gather(table: Forest, seat: int, ask: Frame, location: int) -> IllegalAction:
    args: Args = {"location": LOCATIONS[location]}
    if location >= len(table.places):
        return refusal(NO_MARKET, {}, "8.4")
    if table.players[seat].tucked >> location & 1:
        return refusal(TUCKED, args, "12.13")
    return refusal(ON_TABLE, args, behind(ask))


def _no_location(table: Forest, ask: Frame, location: int) -> IllegalAction:
    """Why nothing can be laid, or nobody can go, there."""
    args: Args = {"location": LOCATIONS[location]}
    if location >= len(table.places):
        return refusal(NO_MARKET, {}, "8.4")
    card = ask[1]
    place = table.places[location]
    if card in MONSTERS:
        if place.unique != GRANDMAS_HOUSE and not place.monsters:
            return refusal(GRANDMA, args, "11.13")
        return refusal(MONSTER_THERE, args, "9.1")
    if card in UNIQUES:
        return refusal(UNIQUE_THERE, args, "9.5")
    if card == TOM_THUMB:
        return refusal(NOTHING_THERE, args, behind(ask))
    if card == HARVEST_MOON:
        return refusal(GATHERED_THERE if fables.is_busy(table, location) else NOTHING_THERE, args, behind(ask))
    return refusal(SAME_PLACE, args, behind(ask))


def _no_card(ask: Frame, card: int) -> IllegalAction:
    args: Args = {"card": NAMES[card]}
    if ask[0] in (ASK_FABLE, ASK_SURRENDER, ASK_SPEND):
        return refusal(NOT_IN_HAND, args, behind(ask))
    return refusal(NOT_DISCARDED if ask[0] == ASK_RECOVER else NOT_AMONG, args, behind(ask))


def _no_turn(table: Forest, seat: int, action: int, helped: bool) -> IllegalAction:
    """Why something cannot be done in a build turn."""
    friend = table.players[seat].friend
    args: Args = {} if friend == NOTHING else {"card": NAMES[friend]}
    if action == RELEASE:
        return refusal(NO_RELEASE, {}, "6.13")
    if table.left == 0 and not helped:
        return refusal(NO_ACTION, {}, "6.1")
    if action == DRAW:
        return refusal(NO_DECK, {}, "1.8")
    if action == SPECIAL:
        if friend not in building.SPECIALS:
            return refusal(NO_SPECIAL, {}, "6.11")
        return refusal(USED if friend in table.used else NOT_NOW, args, "6.11")
    return _no_building(table, seat, action - BUILD)


def _no_building(table: Forest, seat: int, section: int) -> IllegalAction:
    """Why a section cannot be built (6.4-6.8)."""
    args: Args = {"section": SECTIONS[section]}
    material, level = section // PARTS, section % PARTS + 1
    houses = table.players[seat].houses
    if building.stock(table, material, level) <= 0:
        return refusal(NO_SECTION, args, "6.8")
    if level > 1:
        if house(material, level - 1, 0) not in houses and house(material, level - 1, 1) not in houses:
            return refusal(NOT_YET, args, "6.5")
    elif any([material_of(number) == material and level_of(number) < ROOF for number in houses]):
        return refusal(UNFINISHED, {"resource": RESOURCES[material]}, "6.6")
    found = building.sites(table, seat, section)
    if not found:
        return refusal(NO_PLOT, {}, "6.7")
    cost = min([building.price(table, seat, section, cheap) for cheap in found])
    return refusal(TOO_DEAR, {**args, "count": cost, "resource": RESOURCES[material]}, "6.4")
