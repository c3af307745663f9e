"""Who scored what, why, and what a condition still lacks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from taletable.games.fairy_tale.cards import ALMIGHTY, CATEGORIES, COUNTED, FIXED, MOST, NAMED, NAMES, SETS
from taletable.kernel import Line, Part, Standing

if TYPE_CHECKING:
    from taletable.games.fairy_tale.table import Cards, Tale

PRINTED: Final = "printed"
PER: Final = "per"
MET: Final = "met"
NOT_MOST: Final = "not-most"
NOT_ANY: Final = "not-any"
TOO_FEW: Final = "too-few"
MISSING: Final = "missing"
FACE_DOWN: Final = "face-down"
STANDS_FOR: Final = "stands-for"
PARTNER: Final = "partner"

WHYS: Final = (PRINTED, PER, MET, NOT_MOST, NOT_ANY, TOO_FEW, MISSING, FACE_DOWN, STANDS_FOR, PARTNER)


def face_up(table: Tale, seat: int) -> list[int]:
    """The open cards of a row; the others count for nothing (5.1)."""
    return [entry >> 1 for entry in table.rows[seat] if entry & 1 == 0]


def tricksters(table: Tale, seat: int) -> int:
    """How many open Tricksters a seat has."""
    return sum([table.sheet.cards[card].effect == ALMIGHTY for card in face_up(table, seat)])


def many_of(table: Tale, cards: list[int], category: int) -> int:
    """How many of these cards are of a faction or kind."""
    return sum([table.sheet.is_in(card, category) for card in cards])


def failing(table: Tale, seat: int, card: int, names: list[int]) -> Part | None:
    """What the condition of a card lacks (5.4-5.7); None when it is fulfilled. ``names`` count Tricksters by name."""
    printed = table.sheet.cards[card]
    if printed.scoring == MOST:
        category = printed.needs[0].of
        counts = [many_of(table, face_up(table, other), category) for other in range(table.seats)]
        if counts[seat] == 0:
            return Part(NOT_ANY, 0, {"category": CATEGORIES[category]})
        if counts[seat] < max(counts):
            return Part(NOT_MOST, 0, {"category": CATEGORIES[category], "have": counts[seat], "most": max(counts)})
    elif printed.scoring == SETS:
        for need in printed.needs:
            have = many_of(table, face_up(table, seat), need.of)
            if have < need.many:
                return Part(TOO_FEW, 0, {"category": CATEGORIES[need.of], "have": have, "need": need.many})
    else:
        for need in printed.needs:
            if need.of not in names:
                return Part(MISSING, 0, {"card": NAMES[need.of]})
    return None


def part_of(table: Tale, seat: int, card: int, names: list[int]) -> Part:
    """What one open card scores, and why."""
    printed = table.sheet.cards[card]
    if printed.scoring == FIXED:
        return Part(PRINTED, printed.points, {})
    if printed.scoring == COUNTED:
        partner = printed.needs[0].of
        count = names.count(partner)
        return Part(PER, printed.points * count, {"points": printed.points, "count": count, "card": NAMES[partner]})
    lacking = failing(table, seat, card, names)
    return Part(MET, printed.points, {}) if lacking is None else lacking


def total(table: Tale, seat: int, named: Cards) -> int:
    """A seat's own points, if its Tricksters stand for these names (5.8)."""
    cards = face_up(table, seat)
    names = [*cards, *named]
    return sum([part_of(table, seat, card, names).points for card in cards])


def best_name(table: Tale, seat: int, named: Cards, names: list[int]) -> int:
    """The name that brings a Trickster's owner the most."""
    best = names[0]
    most = total(table, seat, (*named, best))
    for name in _useful(table, seat):
        points = total(table, seat, (*named, name))
        if points > most and name in names:
            best, most = name, points
    return best


def _useful(table: Tale, seat: int) -> list[int]:
    """The names that the open cards of a row ask for."""
    found: set[int] = set()
    for card in face_up(table, seat):
        printed = table.sheet.cards[card]
        if printed.scoring in (COUNTED, NAMED):
            found |= {need.of for need in printed.needs}
    return sorted(found)


def named_or_best(table: Tale, seat: int) -> Cards:
    """What a seat's Tricksters stand for: as named, and before that as it is best."""
    named = table.named[seat]
    for _ in range(tricksters(table, seat) - len(named)):
        useful = _useful(table, seat)
        if useful:
            named = (*named, best_name(table, seat, named, useful))
    return named


def own_points(table: Tale) -> list[int]:
    """Each seat's own points, as if the game ended now."""
    return [total(table, seat, named_or_best(table, seat)) for seat in range(table.seats)]


def points(table: Tale) -> list[int]:
    """Each seat's points, as if the game ended now."""
    return shared(table, own_points(table))


def shared(table: Tale, own: list[int]) -> list[int]:
    """Partners add their points (5.10)."""
    if not table.options["teams"]:
        return own
    return [own[seat] + own[(seat + 2) % 4] for seat in range(4)]


def parts(table: Tale, seat: int) -> list[Part]:
    """What each card of a row scores now, in order."""
    named = named_or_best(table, seat)
    names = [*face_up(table, seat), *named]
    return [
        Part(FACE_DOWN, 0, {}) if entry & 1 else part_of(table, seat, entry >> 1, names) for entry in table.rows[seat]
    ]


def standings(table: Tale) -> tuple[Standing, ...]:
    """Most points win; whoever ties shares the rank (5.9)."""
    sums = points(table)
    order = sorted(range(table.seats), key=lambda seat: -sums[seat])
    return tuple(
        [
            Standing(seat, 1 + sum([other > sums[seat] for other in sums]), sums[seat], _pad(table, seat))
            for seat in order
        ]
    )


def _pad(table: Tale, seat: int) -> tuple[Line, ...]:
    lines: list[Line] = []
    named = list(named_or_best(table, seat))
    for entry, part in zip(table.rows[seat], parts(table, seat), strict=True):
        found: tuple[Part, ...] = (part,)
        if entry & 1 == 0 and table.sheet.cards[entry >> 1].effect == ALMIGHTY and named:
            found = (part, Part(STANDS_FOR, 0, {"card": NAMES[named.pop(0)]}))
        lines.append(Line(NAMES[entry >> 1], part.points, found))
    if table.options["teams"]:
        shared = own_points(table)[(seat + 2) % 4]
        lines.append(Line("partner", shared, (Part(PARTNER, shared, {"seat": (seat + 2) % 4}),)))
    return tuple(lines)
