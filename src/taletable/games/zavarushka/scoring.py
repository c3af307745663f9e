"""Who scored what, and why."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from taletable.games.zavarushka.cards import COUNT, KING, KNIGHT, NAMES, ORDINARY, PEASANT, PRINCESS, QUEEN
from taletable.games.zavarushka.land import CASTLE, FARM, FOREST, TOWER
from taletable.games.zavarushka.stacks import Stack, awake, fits
from taletable.kernel import Line, Part, Standing

if TYPE_CHECKING:
    from taletable.games.zavarushka.table import Kingdom
    from taletable.games.zavarushka.types import Why

ON_CASTLE: Final = "castle"
FARMS: Final = "farms"
FORESTS: Final = "forests"
WITH_KING: Final = "with-king"
OWN_NEAR: Final = "own-near"
ON_TOWER: Final = "tower"
WITH_KNIGHT: Final = "with-knight"
WITH_PRINCESS: Final = "with-princess"
ON_FARM: Final = "farm"
KINGS_NEAR: Final = "kings-near"
QUEENS_NEAR: Final = "queens-near"
ABOVE: Final = "above"
NOTHING: Final = "nothing"
BLOCKED: Final = "blocked"
ABSENT: Final = "absent"

WHYS: Final = (
    ON_CASTLE,
    FARMS,
    FORESTS,
    WITH_KING,
    OWN_NEAR,
    ON_TOWER,
    WITH_KNIGHT,
    WITH_PRINCESS,
    ON_FARM,
    KINGS_NEAR,
    QUEENS_NEAR,
    ABOVE,
    NOTHING,
    BLOCKED,
    ABSENT,
)


Gain = tuple[int, "Why", int]  # a card, a reason, and the points for it


def gains(table: Kingdom) -> list[Gain]:
    """Everything that scores as the kingdom stands now; blocked and magic characters do not (6.1)."""
    found: list[Gain] = []
    live = [awake(stack) for stack in table.stacks]
    for tile in range(len(live)):
        for card in live[tile]:
            if card % COUNT < ORDINARY:
                _card(table, live, tile, card, found)
    return found


def _card(table: Kingdom, live: list[Stack], tile: int, card: int, found: list[Gain]) -> None:
    """What one character scores on its tile (6.2-6.7)."""
    name = card % COUNT
    here = live[tile]
    ground = table.tiles[tile]
    near = table.land.near[tile]
    if name == KING:
        _add(found, card, ON_CASTLE, ground == CASTLE)
        _add(found, card, FARMS, sum([table.tiles[other] == FARM for other in near]))
        _add(found, card, FORESTS, sum([table.tiles[other] == FOREST for other in near]))
    elif name == QUEEN:
        _add(found, card, WITH_KING, not fits(here, KING))
        seat = card // COUNT
        _add(found, card, OWN_NEAR, sum([friend // COUNT == seat for other in near for friend in live[other]]))
    elif name == PRINCESS:
        _add(found, card, ON_TOWER, 2 * (ground == TOWER))
        _add(found, card, WITH_KNIGHT, not fits(here, KNIGHT))
    elif name == KNIGHT:
        _add(found, card, WITH_PRINCESS, 3 * (not fits(here, PRINCESS)))
    elif name == PEASANT:
        _add(found, card, ON_FARM, ground == FARM)
        _add(found, card, KINGS_NEAR, sum([not fits(live[other], KING) for other in near]))
        _add(found, card, QUEENS_NEAR, sum([not fits(live[other], QUEEN) for other in near]))
    else:  # the Dwarf
        _add(found, card, ABOVE, len(here) - 1)


def _add(found: list[Gain], card: int, why: Why, points: int) -> None:
    if points:
        found.append((card, why, int(points)))


def points(table: Kingdom) -> list[int]:
    """Each seat's points as the kingdom stands now."""
    sums = [0] * table.seats
    for card, _, gained in gains(table):
        sums[card // COUNT] += gained
    return sums


def standings(table: Kingdom) -> tuple[Standing, ...]:
    """Most points win (6.8); of those who tie, whoever is earlier in turn order (6.9)."""
    sums = points(table)
    found = gains(table)
    order = [(table.first + place) % table.seats for place in range(table.seats)]
    order.sort(key=lambda seat: -sums[seat])
    return tuple([Standing(seat, rank + 1, sums[seat], _pad(table, seat, found)) for rank, seat in enumerate(order)])


def _pad(table: Kingdom, seat: int, found: list[Gain]) -> tuple[Line, ...]:
    """One column of the score pad: six ordinary characters."""
    return tuple([_line(table, seat * COUNT + name, found) for name in range(ORDINARY)])


def _line(table: Kingdom, card: int, found: list[Gain]) -> Line:
    parts = [Part(why, points, {"count": points}) for scorer, why, points in found if scorer == card]
    if not parts:
        parts = [Part(_silence(table, card), 0, {})]
    return Line(NAMES[card % COUNT], sum([part.points for part in parts]), tuple(parts))


def _silence(table: Kingdom, card: int) -> str:
    """Why a character scores nothing."""
    for stack in table.stacks:
        if card in stack:
            return NOTHING if card in awake(stack) else BLOCKED
    return ABSENT
