"""What is certain about a card before it is kept, played, turned or named: points as the rows lie now."""

from __future__ import annotations

from typing import Final

from taletable.games.fairy_tale.cards import COUNTED, FIXED
from taletable.games.fairy_tale.questions import Naming, TurnQuestion
from taletable.games.fairy_tale.scoring import (
    Faces,
    faces_of,
    failing,
    named_or_best,
    names_of,
    own_points,
    shared,
    total,
)
from taletable.games.fairy_tale.table import Tale
from taletable.kernel import Message, Outlook, Previews, Sentence

AS_NOW: Final = "fairy_tale-preview-now"
LACKS: Final = "fairy_tale-preview-lacks"
MESSAGES: Final = (AS_NOW, LACKS)


class TalePreviews(Previews[Tale]):
    """What others lay or turn at the same time nobody knows, so it is told how it would be if they did nothing."""

    def outlook(self, before: Tale, after: Tale, seat: int, action: int) -> Outlook:
        question = before.questions[seat]
        if isinstance(question, Naming):
            return Outlook(_if_named(before, seat, action), [])
        if isinstance(question, TurnQuestion):
            return Outlook(_if_turned(before, after, seat), [[Message(AS_NOW, {})]])
        faces = faces_of(before)
        then = faces.if_played(seat, action)
        return Outlook(
            _gain(before, _totals(faces), _totals(then)), [[Message(AS_NOW, {})], *_later(then, seat, action)]
        )


def _gain(table: Tale, now: list[int], then: list[int]) -> list[int]:
    """The change of everybody's points, those of a partner among them."""
    sums = shared(table, then)
    return [sums[seat] - points for seat, points in enumerate(shared(table, now))]


def _totals(faces: Faces) -> list[int]:
    """Everybody's own points with these open cards."""
    return [total(faces, seat, named_or_best(faces, seat)) for seat in range(faces.table.seats)]


def _if_named(table: Tale, seat: int, name: int) -> list[int]:
    """What a name brings the owner of the next Trickster (5.8), and a partner with them."""
    faces = faces_of(table)
    named = table.named[seat]
    gain = [0] * table.seats
    gain[seat] = total(faces, seat, (*named, name)) - total(faces, seat, named)
    return shared(table, gain)


def _if_turned(before: Tale, after: Tale, seat: int) -> list[int]:
    """Everybody's points when the cards that are marked have been turned (4.9)."""
    turned = after.copy()
    turned.rows[seat] = tuple(
        [entry ^ 1 if place in after.marked[seat] else entry for place, entry in enumerate(after.rows[seat])]
    )
    return _gain(before, own_points(before), own_points(turned))


def _later(faces: Faces, seat: int, card: int) -> list[Sentence]:
    """What would still be missing for the points that are printed on a card."""
    printed = faces.table.sheet.cards[card]
    if printed.scoring in (FIXED, COUNTED):
        return []
    lacking = failing(faces, seat, card, names_of(faces, seat))
    if lacking is None:
        return []
    why, _, args = lacking
    return [[Message(LACKS, {"points": printed.points}), Message(f"fairy_tale-why-{why}", args)]]
