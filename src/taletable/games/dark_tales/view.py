"""What each seat may see, what it knows, and the worlds it can imagine."""

from __future__ import annotations

from typing import TYPE_CHECKING

from taletable.games.dark_tales.cards import DAY_CARD, NAMES, NIGHT_CARD, SETTINGS
from taletable.games.dark_tales.language import ITEMS
from taletable.kernel import Dice, View

if TYPE_CHECKING:
    from taletable.games.dark_tales.table import Cards, Items, Tale


def words(cards: Cards) -> list[str]:
    """Cards by name."""
    return [NAMES[card] for card in cards]


def listed(items: Items) -> dict[str, int]:
    """Items by name."""
    return {name: items[number] for number, name in enumerate(ITEMS)}


def time(table: Tale) -> str | None:
    """Day, night, or neither."""
    return {DAY_CARD: "day", NIGHT_CARD: "night"}.get(table.sky)


def look(table: Tale, seen: View, seat: int | None) -> None:
    """Everything lies open but the hands and the deck."""
    points = table.points()
    seen["settings"] = [SETTINGS[number] for number in table.settings]
    seen["time"] = time(table)
    seen["turns"] = table.turns
    seen["active"] = None if table.over else table.active
    seen["middle"] = words(table.middle)
    seen["discard"] = words(table.discard)
    seen["removed"] = words(table.removed)
    seen["resolving"] = words(table.resolving)
    seen["deck"] = len(table.deck)
    seen["supply"] = listed(table.supply)
    seen["players"] = [
        {
            "front": words(table.fronts[other]),
            "items": listed(table.items[other]),
            "hand": len(table.hands[other]),
            "score": sum(table.tallies[other]),
            "points": points[other],
        }
        for other in range(table.seats)
    ]
    if seat is not None:
        seen["hand"] = words(table.hands[seat])
        seen["known"] = [words(cards) for cards in table.known[seat]]


def redeal(table: Tale, seat: int | None, chance: Dice) -> None:
    """Other hands and the deck, dealt anew from what the seat has not seen."""
    nothing: tuple[Cards, ...] = ((),) * table.seats
    known = nothing if seat is None else table.known[seat]
    others = [other for other in range(table.seats) if other != seat]
    pool = list(table.deck)
    for other in others:
        unseen = list(table.hands[other])
        for card in known[other]:
            unseen.remove(card)
        pool += unseen
        table.known[other] = nothing
    pool.sort()
    chance.shuffle(pool)
    for other in others:
        dealt = [*known[other], *[pool.pop() for _ in range(len(table.hands[other]) - len(known[other]))]]
        table.hands[other] = tuple(sorted(dealt))
    table.deck = tuple(pool)
