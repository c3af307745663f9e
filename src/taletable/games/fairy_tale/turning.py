"""Turning cards: which cards of a row can be turned by which duties, as many as possible."""

from __future__ import annotations

from typing import ClassVar

from taletable.games.fairy_tale.cards import UNFLIP
from taletable.games.fairy_tale.table import Cards, Tale
from taletable.kernel import Task


class TurnTask(Task[Tale]):
    """A step of turning cards, because of the cards that the ``acting`` seats have just revealed."""

    __slots__ = ("acting",)
    rest: ClassVar = ("acting", "seat")

    def __init__(self, acting: Cards) -> None:
        self.acting = acting


def duties(table: Tale, acting: Cards, seat: int) -> Cards:
    """The categories this seat must turn a card of, one entry a card, by what was just revealed (4.2)."""
    found: Cards = ()
    for player in acting:
        card = table.sheet.cards[table.rows[player][-1] >> 1]
        if card.everyone or player == seat:
            found += (card.target,) * card.amount
    return found


def causes(table: Tale, acting: Cards, seat: int) -> Cards:
    """Whose card is behind each of these `duties`."""
    found: list[int] = []
    for player in acting:
        card = table.sheet.cards[table.rows[player][-1] >> 1]
        if card.everyone or player == seat:
            found += [player] * card.amount
    return tuple(found)


def fitting(table: Tale, turn: int, seat: int, categories: Cards) -> list[int]:
    """The places in the row that some duty could turn."""
    down = 1 if turn == UNFLIP else 0
    row = table.rows[seat]
    of_card = table.sheet.categories
    wanted = 0
    for category in categories:
        wanted |= 1 << category
    found: list[int] = []
    for place in range(len(row)):
        entry = row[place]
        if entry & 1 == down and of_card[entry >> 1] & wanted:
            found.append(place)
    return found


def most(table: Tale, seat: int, places: Cards, categories: Cards) -> int:
    """How many of these cards can be turned together, each by a duty of its own."""
    if are_alike(categories):
        fit = 0
        for place in places:
            fit += table.sheet.is_in(table.rows[seat][place] >> 1, categories[0])
        return min(fit, len(categories))
    return len(categories) - serving(table, seat, places, categories).count(-1)


def serving(table: Tale, seat: int, places: Cards, categories: Cards) -> list[int]:
    """Which of these cards each duty turns, when as many as possible are turned; -1 for none."""
    served: list[int] = [-1] * len(categories)
    for place in range(len(places)):
        _serve(table, seat, places, place, categories, served, [])
    return served


def can_all_turn(table: Tale, seat: int, places: Cards, categories: Cards) -> bool:
    """Whether there is a different duty for each of these cards."""
    return len(places) <= len(categories) and most(table, seat, places, categories) == len(places)


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


def certain(table: Tale, turn: int, seat: int, categories: Cards) -> Cards:
    """The places that are turned whatever the owner chooses: of each name, as many as every largest choice has (4.9).

    When these are marked before anything is asked, every question that follows has several answers, and the number of
    questions does not depend on the answers, so nobody can tell by it what was chosen in secret. The reason: the sets
    of cards that can be turned together are a matroid. Its largest sets are all of one size, and if only one name were
    left for the next card, every largest set would have it, and it would be marked already.
    """
    if not categories:
        return ()
    places = tuple(fitting(table, turn, seat, categories))
    row = table.rows[seat]
    if len(categories) == 1 and not are_alike(tuple([row[place] for place in places])):
        return ()
    names = {row[place] for place in places}
    size = most(table, seat, places, categories)
    if size == len(places):
        return places
    found: list[int] = []
    for name in sorted(names):
        others = tuple([place for place in places if row[place] != name])
        needed = size - most(table, seat, others, categories)
        found += [place for place in places if row[place] == name][:needed]
    found.sort()
    return tuple(found)


def are_alike(numbers: Cards) -> bool:
    """Whether all of these are one number."""
    for number in numbers:  # noqa: SIM110 (a generator is slower, compiled or not)
        if number != numbers[0]:
            return False
    return True


def has_choice(table: Tale, turn: int, seat: int, categories: Cards) -> bool:
    """Whether the next card to be marked can be one of several, and not all of them will be."""
    places = candidates(table, turn, seat, categories)
    names = {table.rows[seat][place] for place in places}
    return len(names) > 1 and not can_all_turn(table, seat, (*table.marked[seat], *places), categories)


def mark_forced(table: Tale, turn: int, seat: int, categories: Cards) -> None:
    """Version 1 of the rules: also after an answer, what leaves no choice for the next card is marked unasked."""
    places = candidates(table, turn, seat, categories)
    while places and not has_choice(table, turn, seat, categories):
        table.marked[seat] = (*table.marked[seat], places[0])
        places = candidates(table, turn, seat, categories)
