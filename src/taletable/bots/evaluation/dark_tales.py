"""How a simple player values a table: points, what items can bring, and what goes on scoring. In tenths of a point."""

from __future__ import annotations

from typing import TYPE_CHECKING

from taletable.games.dark_tales.palace import promise
from taletable.games.dark_tales.scoring import ending, kept, majorities
from taletable.games.dark_tales.tokens import upper

if TYPE_CHECKING:
    from taletable.games.dark_tales.table import Tale


def evaluate(table: Tale, seat: int) -> int:
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
    value += (5 if turns_left else 10) * kept(table, seat)
    return value + _charms(table, seat, turns_left) if table.palace else value


def _charms(table: Tale, seat: int, turns_left: int) -> int:
    """At a palace: pictures at the end, a ball that may come before it, and the last dance."""
    value = 6 * sum([got for _, got in majorities(table, seat)]) + 3 * len(table.tokens[seat])
    value += min(turns_left, 4) * sum([upper(table, token).points for token in table.tokens[seat]])
    return value + 7 * promise(table, seat)
