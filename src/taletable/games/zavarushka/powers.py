"""The three powers: what the Witch, the Fairy and the Wizard do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from taletable.games.zavarushka.cards import COUNT, FAIRY, NAMES
from taletable.games.zavarushka.stacks import NOBODY, Stack, fits, movable, top
from taletable.kernel.cards import onto

if TYPE_CHECKING:
    from taletable.games.zavarushka.table import Kingdom


def swappable(table: Kingdom, one: int, two: int) -> bool:
    """Two different tiles whose top characters may change places; names are compared afterwards (5.2-5.4)."""
    first, second = top(table.stacks[one]), top(table.stacks[two])
    return (
        one != two
        and NOBODY not in (first, second)
        and fits(table.stacks[one][:-1], second % COUNT)
        and fits(table.stacks[two][:-1], first % COUNT)
    )


def has_partner(table: Kingdom, tile: int) -> bool:
    """Whether there is a tile to change places with."""
    for other in range(len(table.tiles)):  # noqa: SIM110 (a generator is slower, compiled or not)
        if swappable(table, tile, other):
            return True
    return False


def swap(table: Kingdom, seat: int, one: int, two: int) -> None:
    """The Witch: two top characters change places (5.2)."""
    table.reveal()
    first, second = top(table.stacks[one]), top(table.stacks[two])
    table.stacks[one] = onto(table.stacks[one][:-1], second)
    table.stacks[two] = onto(table.stacks[two][:-1], first)
    if table.story is not None:
        table.tell(
            "swapped",
            {
                "seat": seat,
                "seat_one": first // COUNT,
                "card_one": NAMES[first % COUNT],
                "tile_one": table.land.tiles[one],
                "seat_two": second // COUNT,
                "card_two": NAMES[second % COUNT],
                "tile_two": table.land.tiles[two],
            },
        )


def unsorted(table: Kingdom, tile: int, picked: tuple[int, ...]) -> Stack:
    """The characters on the Fairy's tile that have no new place yet, in their present order."""
    return tuple([card for card in movable(table.stacks[tile]) if card % COUNT not in picked])


def rearrange(table: Kingdom, seat: int, tile: int, picked: tuple[int, ...]) -> None:
    """The Fairy: the picked characters from the bottom up, then the others; the Dwarf stays below (5.5, 5.6)."""
    table.reveal()
    before = table.stacks[tile]
    moved = tuple([card for name in picked for card in before if card % COUNT == name])
    dwarf = before[: len(before) - len(movable(before))]
    table.stacks[tile] = (*dwarf, *moved, *unsorted(table, tile, picked))
    if table.story is not None:
        if table.stacks[tile] == before:
            table.tell("passed", {"seat": seat, "card": NAMES[FAIRY]})
        else:
            table.tell("rearranged", {"seat": seat, "tile": table.land.tiles[tile]})


def movable_to(table: Kingdom, source: int, target: int) -> bool:
    """A top character may go to any other tile that has none of its name (5.7)."""
    card = top(table.stacks[source])
    return source != target and card != NOBODY and fits(table.stacks[target], card % COUNT)


def move(table: Kingdom, seat: int, source: int, target: int) -> None:
    """The Wizard: a top character goes to the top of another tile (5.7)."""
    table.reveal()
    card = top(table.stacks[source])
    table.stacks[source] = table.stacks[source][:-1]
    table.stacks[target] = onto(table.stacks[target], card)
    if table.story is not None:
        table.tell(
            "moved",
            {
                "seat": seat,
                "seat_card": card // COUNT,
                "card": NAMES[card % COUNT],
                "tile_from": table.land.tiles[source],
                "tile_to": table.land.tiles[target],
            },
        )
