"""How a simple player values a table: points, what items can bring, and what goes on scoring. In tenths of a point."""

from __future__ import annotations

from typing import TYPE_CHECKING

from taletable.games.dark_tales.scoring import ending

if TYPE_CHECKING:
    from taletable.games.dark_tales.table import Tale


def outlook(table: Tale, seat: int) -> int:
    """What the seat can count on, less a part of what the best of the others can."""
    rivals = [worth(table, other) for other in range(table.seats) if other != seat]
    return worth(table, seat) - 6 * max(rivals) // 10


def worth(table: Tale, seat: int) -> int:
    """Points, items at about a point each while there are turns to use them, cards in hand, and what lasts."""
    turns_left = (len(table.deck) + sum([len(hand) for hand in table.hands])) // table.seats
    value = 10 * sum(table.tallies[seat]) + 10 * sum(ending(table, seat))
    value += 9 * sum(table.items[seat]) * min(turns_left, 3) // 3
    value += 6 * len(table.hands[seat])
    for card in table.fronts[seat]:
        value += 4 * min(turns_left, 6) * len(table.sheet.cards[card].lasting)
        value += 8 * min(turns_left, 1) * table.sheet.cards[card].bans
    return value
