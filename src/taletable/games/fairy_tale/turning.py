"""Turning cards: which cards of a row can be turned by which duties, as many as possible."""

from __future__ import annotations

from typing import TYPE_CHECKING

from taletable.games.fairy_tale.cards import UNFLIP

if TYPE_CHECKING:
    from taletable.games.fairy_tale.table import Cards, Tale


def duties(table: Tale, acting: Cards, seat: int) -> Cards:
    """The categories this seat must turn a card of, one entry a card, by what was just revealed (4.2)."""
    found: list[int] = []
    for player in acting:
        card = table.sheet.cards[table.rows[player][-1] >> 1]
        if card.everyone or player == seat:
            found += [card.target] * card.amount
    return tuple(found)


def fitting(table: Tale, turn: int, seat: int, categories: Cards) -> list[int]:
    """The places in the row that some duty could turn."""
    down = 1 if turn == UNFLIP else 0
    row = table.rows[seat]
    found: list[int] = []
    for place in range(len(row)):
        if row[place] & 1 == down and _fits(table, row[place] >> 1, categories):
            found.append(place)
    return found


def _fits(table: Tale, card: int, categories: Cards) -> bool:
    for category in categories:  # noqa: SIM110 (a generator is slower, compiled or not)
        if table.sheet.is_in(card, category):
            return True
    return False


def can_all_turn(table: Tale, seat: int, places: Cards, categories: Cards) -> bool:
    """Whether there is a different duty for each of these cards."""
    if len(places) > len(categories):
        return False
    served: list[int] = [-1] * len(categories)  # duty -> the card it turns
    for place in range(len(places)):  # noqa: SIM110
        if not _serve(table, seat, places, place, categories, served, []):
            return False
    return True


def _serve(
    table: Tale, seat: int, places: Cards, card: int, categories: Cards, served: list[int], tried: list[int]
) -> bool:
    """Find a duty for one card, moving other cards to other duties where that helps."""
    for duty in range(len(categories)):
        if duty not in tried and table.sheet.is_in(table.rows[seat][places[card]] >> 1, categories[duty]):
            tried.append(duty)
            if served[duty] < 0 or _serve(table, seat, places, served[duty], categories, served, tried):
                served[duty] = card
                return True
    return False


def candidates(table: Tale, turn: int, seat: int, categories: Cards) -> list[int]:
    """The places that can still be marked, so that in the end as many cards as possible are turned (4.6)."""
    marked = table.marked[seat]
    if len(marked) == len(categories):
        return []
    places = fitting(table, turn, seat, categories)
    if not marked:
        return places
    return [
        place for place in places if place not in marked and can_all_turn(table, seat, (*marked, place), categories)
    ]


def mark_forced(table: Tale, turn: int, seat: int, categories: Cards) -> bool:
    """Mark what has to be turned anyway; True if a choice is left (4.9).

    Any card that can be marked next is part of a largest set, so the cards are chosen one by one.
    """
    while categories:
        open_ = candidates(table, turn, seat, categories)
        if not open_:
            return False
        names = {table.rows[seat][place] for place in open_}
        if len(names) > 1 and not can_all_turn(table, seat, (*table.marked[seat], *open_), categories):
            return True
        table.marked[seat] = (*table.marked[seat], open_[0])
    return False
