"""Who scored what, why, and what a condition still lacks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from taletable.games.fairy_tale.cards import ALMIGHTY, CATEGORIES, COUNTED, FIXED, MOST, NAMED, NAMES, SETS
from taletable.games.fairy_tale.table import Cards, Tale
from taletable.kernel import Args, Line, Part, Scoring, Standing

if TYPE_CHECKING:
    from taletable.games.fairy_tale.cards import Card
    from taletable.games.fairy_tale.types import Why

PRINTED: Final = "printed"
PER: Final = "per"
MET: Final = "met"
NOT_MOST: Final = "not-most"
NOT_ANY: Final = "not-any"
TOO_FEW: Final = "too-few"
TOO_FEW_BOTH: Final = "too-few-both"
MISSING: Final = "missing"
MISSING_BOTH: Final = "missing-both"
FACE_DOWN: Final = "face-down"
STANDS_FOR: Final = "stands-for"
PARTNER: Final = "partner"

WHYS: Final = (
    PRINTED,
    PER,
    MET,
    NOT_MOST,
    NOT_ANY,
    TOO_FEW,
    TOO_FEW_BOTH,
    MISSING,
    MISSING_BOTH,
    FACE_DOWN,
    STANDS_FOR,
    PARTNER,
)


Scored = tuple["Why", int, Args]  # why a card has points, how many, and what fills the reason in


def face_up(table: Tale, seat: int) -> list[int]:
    """The open cards of a row; the others count for nothing (5.1)."""
    return [entry >> 1 for entry in table.rows[seat] if entry & 1 == 0]


def tricksters(table: Tale, seat: int) -> int:
    """How many open Tricksters a seat has."""
    return _tricksters_among(table, face_up(table, seat))


def _tricksters_among(table: Tale, cards: list[int]) -> int:
    return sum([table.sheet.cards[card].effect == ALMIGHTY for card in cards])


def many_of(table: Tale, cards: list[int], category: int) -> int:
    """How many of these cards are of a faction or kind."""
    return sum([table.sheet.is_in(card, category) for card in cards])


class Faces:
    """The open cards of all rows, and how many Tricksters are among them.

    How many are of a faction or kind is counted once.
    """

    __slots__ = ("_many", "cards", "table", "tricksters")

    def __init__(self, table: Tale, cards: list[list[int]], tricksters: list[int]) -> None:
        self.table = table
        self.cards = cards
        self.tricksters = tricksters
        self._many: dict[int, list[int]] = {}

    def many(self, category: int) -> list[int]:
        """How many cards of a faction or kind each seat has."""
        found = self._many.get(category)
        if found is None:
            found = self._many[category] = [many_of(self.table, cards, category) for cards in self.cards]
        return found

    def if_played(self, seat: int, card: int) -> Faces:
        """The rows as they would be with one more open card in a seat's row; what a new Trickster could be is left out.

        Only what the card changes is made anew: the other rows are shared, and so is what its needs count in them.
        """
        sheet = self.table.sheet
        twin = Faces(self.table, self.cards[:], self.tricksters)
        twin.cards[seat] = [*self.cards[seat], card]
        if sheet.cards[card].scoring in (MOST, SETS):
            for need in sheet.cards[card].needs:
                counts = self.many(need.of)[:]
                counts[seat] += sheet.is_in(card, need.of)
                twin._many[need.of] = counts
        return twin


def faces_of(table: Tale) -> Faces:
    """The open cards of all rows as they lie."""
    cards = [face_up(table, seat) for seat in range(table.seats)]
    return Faces(table, cards, [_tricksters_among(table, row) for row in cards])


def progress(faces: Faces, seat: int, printed: Card, names: list[int]) -> list[tuple[int, int]]:
    """For each need of a card, how many there are and how many are wanted; ``names`` count Tricksters by name.

    This is the condition itself (5.3-5.7): a need is met when there are as many as are wanted. Of a category in which
    one must have the most, that is as many as anybody has.
    """
    found: list[tuple[int, int]] = []
    for need in printed.needs:
        if printed.scoring in (COUNTED, NAMED):
            found.append((names.count(need.of), need.many))
        else:
            counts = faces.many(need.of)
            found.append((counts[seat], max(need.many, *counts) if printed.scoring == MOST else need.many))
    return found


def failing(faces: Faces, seat: int, card: int, names: list[int]) -> Scored | None:
    """What the condition of a card lacks (5.4-5.7); None when it is fulfilled."""
    printed = faces.table.sheet.cards[card]
    lacking: list[tuple[int, int, int]] = []
    for need, (have, many) in zip(printed.needs, progress(faces, seat, printed, names), strict=True):
        if have < many:
            lacking.append((need.of, have, many))
    if not lacking:
        return None
    if printed.scoring == MOST:
        of, have, many = lacking[0]
        if have == 0:
            return NOT_ANY, 0, {"category": CATEGORIES[of]}
        return NOT_MOST, 0, {"category": CATEGORIES[of], "have": have, "most": many}
    if printed.scoring == SETS:
        return _too_few(lacking)
    missing = [NAMES[of] for of, _, _ in lacking]
    if len(missing) > 1:
        return MISSING_BOTH, 0, {"card": missing[0], "card_other": "&".join(missing[1:])}
    return MISSING, 0, {"card": missing[0]}


def _too_few(lacking: list[tuple[int, int, int]]) -> Scored:
    """The first two needs that are not met: of which category, how many there are, and how many are wanted."""
    found: Args = {}
    for (of, have, many), other in zip(lacking, ("", "_other"), strict=False):
        found[f"category{other}"] = CATEGORIES[of]
        found[f"have{other}"] = have
        found[f"need{other}"] = many
    return TOO_FEW_BOTH if len(lacking) > 1 else TOO_FEW, 0, found


def scored(faces: Faces, seat: int, card: int, names: list[int]) -> Scored:
    """What one open card scores, and why."""
    printed = faces.table.sheet.cards[card]
    if printed.scoring == FIXED:
        return PRINTED, printed.points, {}
    if printed.scoring == COUNTED:
        [(count, _)] = progress(faces, seat, printed, names)
        partner = NAMES[printed.needs[0].of]
        return PER, printed.points * count, {"points": printed.points, "count": count, "card": partner}
    lacking = failing(faces, seat, card, names)
    return (MET, printed.points, {}) if lacking is None else lacking


def total(faces: Faces, seat: int, named: Cards) -> int:
    """A seat's own points, if its Tricksters stand for these names (5.8)."""
    cards = faces.cards[seat]
    names = [*cards, *named]
    return sum([scored(faces, seat, card, names)[1] for card in cards])


def best_name(faces: Faces, seat: int, named: Cards, names: list[int]) -> int:
    """The name that brings a Trickster's owner the most."""
    best = names[0]
    most = total(faces, seat, (*named, best))
    for name in _useful(faces, seat):
        points = total(faces, seat, (*named, name))
        if points > most and name in names:
            best, most = name, points
    return best


def helpful_names(faces: Faces, seat: int, names: list[int]) -> list[int]:
    """The names that bring the owner of the next Trickster something, the best one first."""
    named = faces.table.named[seat]
    plain = total(faces, seat, named)
    gains = {name: total(faces, seat, (*named, name)) - plain for name in _useful(faces, seat) if name in names}
    return sorted([name for name, gain in gains.items() if gain > 0], key=lambda name: -gains[name])


def _useful(faces: Faces, seat: int) -> list[int]:
    """The names that the open cards of a row ask for."""
    found: set[int] = set()
    for card in faces.cards[seat]:
        printed = faces.table.sheet.cards[card]
        if printed.scoring in (COUNTED, NAMED):
            found |= {need.of for need in printed.needs}
    return sorted(found)


def named_or_best(faces: Faces, seat: int) -> Cards:
    """What a seat's Tricksters stand for: as named, and before that as it is best."""
    named = faces.table.named[seat]
    for _ in range(faces.tricksters[seat] - len(named)):
        useful = _useful(faces, seat)
        if useful:
            named = (*named, best_name(faces, seat, named, useful))
    return named


def own_points(table: Tale) -> list[int]:
    """Each seat's own points, as if the game ended now."""
    faces = faces_of(table)
    return [total(faces, seat, named_or_best(faces, seat)) for seat in range(table.seats)]


def shared(table: Tale, own: list[int]) -> list[int]:
    """Partners add their points (5.10)."""
    if not table.options["teams"]:
        return own
    return [own[seat] + own[(seat + 2) % 4] for seat in range(4)]


def names_of(faces: Faces, seat: int) -> list[int]:
    """All names that count for a seat: its open cards, and what its Tricksters stand for."""
    return [*faces.cards[seat], *named_or_best(faces, seat)]


def parts(faces: Faces, seat: int, names: list[int]) -> list[Scored]:
    """What each card of a row scores now, in order."""
    return [
        (FACE_DOWN, 0, {}) if entry & 1 else scored(faces, seat, entry >> 1, names) for entry in faces.table.rows[seat]
    ]


class TaleScoring(Scoring[Tale]):
    """Most points win; whoever ties shares the rank (5.9)."""

    def points(self, table: Tale) -> list[int]:
        return shared(table, own_points(table))

    def standings(self, table: Tale) -> tuple[Standing, ...]:
        sums = self.points(table)
        order = sorted(range(table.seats), key=lambda seat: -sums[seat])
        return tuple(
            [
                Standing(seat, 1 + sum([other > sums[seat] for other in sums]), sums[seat], _pad(table, seat))
                for seat in order
            ]
        )


def _pad(table: Tale, seat: int) -> tuple[Line, ...]:
    lines: list[Line] = []
    faces = faces_of(table)
    named = list(named_or_best(faces, seat))
    for entry, found_for in zip(table.rows[seat], parts(faces, seat, names_of(faces, seat)), strict=True):
        part = Part(*found_for)
        if entry & 1 == 0 and table.sheet.cards[entry >> 1].effect == ALMIGHTY and named:
            part = Part(STANDS_FOR, part.points, {"card": NAMES[named.pop(0)]})
        lines.append(Line(NAMES[entry >> 1], part.points, (part,)))
    if table.options["teams"]:
        shared = own_points(table)[(seat + 2) % 4]
        lines.append(Line("partner", shared, (Part(PARTNER, shared, {"seat": (seat + 2) % 4}),)))
    return tuple(lines)
