"""Who has scored what, and what the B setting adds."""

from __future__ import annotations

from typing import Final

from taletable.games.dark_tales.cards import B_BALL, BEYOND, COUNTS, HELD, MOST, PAIRS, SETS, SHOWING, Count
from taletable.games.dark_tales.language import PICTURES
from taletable.games.dark_tales.table import Tale
from taletable.games.dark_tales.text import count_text
from taletable.games.dark_tales.tokens import showing
from taletable.kernel import Line, Part, Scoring, Standing

LINES: Final = ("cards", "effects", "lasting", "deals", "pacts", "balls", "kept", "ending", "last-ball")
KEPT_PACT: Final = -3
WHYS: Final = (
    "kept",
    *[f"count-{how}" for how in COUNTS[: COUNTS.index("showing")]],
    *[f"most-{picture}" for picture in PICTURES],
)


def worth(table: Tale, seat: int, line: Count) -> int:
    """What one line of the B setting gives a seat (6.2)."""
    items = table.items[seat]
    held = [items[item] for item in range(4) if line.items >> item & 1]
    if line.how == HELD:
        return line.points * sum(held)
    if line.how == PAIRS:
        return line.points * min(held)
    if line.how == SETS:
        return line.points * min(items)
    if line.how == BEYOND:
        return line.points * (sum(items) - 4 * min(items))
    if line.how == MOST:
        most = max([sum([other[item] for item in range(4) if line.items >> item & 1]) for other in table.items])
        return line.points if most > 0 and sum(held) == most else 0
    kinds = [table.sheet.cards[card].kind for card in table.fronts[seat]]
    return line.points * sum([line.kinds >> kind & 1 for kind in kinds])


def ending(table: Tale, seat: int) -> list[int]:
    """What each line of the B setting gives a seat."""
    return [worth(table, seat, line) for line in table.sheet.settings[table.settings[1]].counts]


def kept(table: Tale, seat: int) -> int:
    """What pacts that were kept cost (7.7)."""
    return KEPT_PACT * len(table.pacts[seat])


def majorities(table: Tale, seat: int) -> list[tuple[int, int]]:
    """What the pictures before a seat bring at the end, one by one (8.15): who ties takes the same place (8.16)."""
    found: list[tuple[int, int]] = []
    if table.palace:
        for line in table.sheet.settings[B_BALL].counts:
            if line.how == SHOWING:
                shown = [showing(table, other, line.picture) for other in range(table.seats)]
                place = sum([count > shown[seat] for count in shown])
                placed = shown[seat] > 0 and place < len(line.places)
                found.append((line.picture, line.places[place] if placed else 0))
    return found


class TaleScoring(Scoring[Tale]):
    """Most points win (6.3)."""

    def points(self, table: Tale) -> list[int]:
        """Everybody's points, as if the game ended now."""
        return [
            sum(table.tallies[seat])
            + kept(table, seat)
            + sum(ending(table, seat))
            + sum([got for _, got in majorities(table, seat)])
            for seat in range(table.seats)
        ]

    def standings(self, table: Tale) -> tuple[Standing, ...]:
        """Most points win; of those who tie, whoever has most items and cards in hand together (6.3, 6.4)."""
        scores = self.points(table)
        keys = [(scores[seat], sum(table.items[seat]) + len(table.hands[seat])) for seat in range(table.seats)]
        order = sorted(range(table.seats), key=lambda seat: keys[seat], reverse=True)
        found: list[Standing] = []
        for place, seat in enumerate(order):
            rank = found[-1].rank if place and keys[order[place - 1]] == keys[seat] else place + 1
            found.append(Standing(seat, rank, scores[seat], _pad(table, seat)))
        return tuple(found)


def _pad(table: Tale, seat: int) -> tuple[Line, ...]:
    """What was scored during the game, what pacts cost, what setting B brings, and the tokens."""
    mermaid = table.options["expansion"] == "mermaid"
    there = (True, True, True, True, mermaid, table.palace)
    lines = [Line(LINES[where], got, ()) for where, got in enumerate(table.tallies[seat]) if there[where]]
    if mermaid:
        cost = kept(table, seat)
        lines.append(_sum("kept", [Part("kept", cost, {"count": len(table.pacts[seat])})]))
    counts = table.sheet.settings[table.settings[1]].counts
    gains = [
        Part(f"count-{COUNTS[line.how]}", got, count_text(line).args)
        for line, got in zip(counts, ending(table, seat), strict=True)
    ]
    lines.append(_sum("ending", gains))
    if table.palace:
        gains = [Part(f"most-{PICTURES[picture]}", got, {}) for picture, got in majorities(table, seat)]
        lines.append(_sum("last-ball", gains))
    return tuple(lines)


def _sum(what: str, gains: list[Part]) -> Line:
    """A line of several gains; those that brought nothing need no reason."""
    return Line(what, sum([part.points for part in gains]), tuple([part for part in gains if part.points]))
