"""How a simple player values a table: open cards, the best of the hand, and hopes. In hundredths of a point."""

from __future__ import annotations

from taletable.games.fairy_tale.cards import COUNTED, FIXED, MOST, SETS
from taletable.games.fairy_tale.scoring import face_up, many_of, own_points
from taletable.games.fairy_tale.table import NOTHING, PLAYS, Tale


def evaluate(table: Tale, seat: int) -> int:
    """What the seat can count on, less a part of what the others have."""
    cards = face_up(table, seat)
    hand = list(table.hands[seat])
    plays = PLAYS - table.play
    if table.chosen[seat] != NOTHING:
        hand.remove(table.chosen[seat])
        cards.append(table.chosen[seat])
        plays -= 1
    value = worth(table, seat, cards)
    for _ in range(min(plays, len(hand))):
        best = max(hand, key=lambda card: worth(table, seat, [*cards, card]))
        hand.remove(best)
        cards.append(best)
        value = max(value, worth(table, seat, cards))
    own = own_points(table)
    rivals = [own[other] for other in range(table.seats) if other != seat and not _partners(table, seat, other)]
    return value - 30 * sum(rivals) // len(rivals)


def _partners(table: Tale, seat: int, other: int) -> bool:
    return bool(table.options["teams"]) and (seat - other) % 4 == 2


def worth(table: Tale, seat: int, cards: list[int]) -> int:
    """The cards, if they all lay open: what they score, and part of what they might still come to score."""
    left = table.drafts - table.draft  # the drafts to come keep hopes alive
    value = 0
    for card in cards:
        printed = table.sheet.cards[card]
        if printed.scoring == FIXED:
            value += 100 * printed.points
        elif printed.scoring == COUNTED:
            count = cards.count(printed.needs[0].of)
            value += 100 * printed.points * count + 15 * printed.points * left
        else:
            met = _met(table, seat, card, cards)
            value += printed.points * met if met == 100 else printed.points * met * (1 + left) // 8
    return value


def _met(table: Tale, seat: int, card: int, cards: list[int]) -> int:
    """How far a condition is met, in hundredths."""
    printed = table.sheet.cards[card]
    if printed.scoring == MOST:
        category = printed.needs[0].of
        rivals = [many_of(table, face_up(table, other), category) for other in range(table.seats) if other != seat]
        return min(100, 100 * many_of(table, cards, category) // max(1, *rivals))
    found = 0
    for need in printed.needs:
        have = many_of(table, cards, need.of) if printed.scoring == SETS else cards.count(need.of)
        found += 100 * min(have, need.many) // need.many
    return found // len(printed.needs)
