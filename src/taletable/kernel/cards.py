"""Cards that lie together: tuples of numbers, which copies of a table share."""

from __future__ import annotations

Cards = tuple[int, ...]


def added(cards: Cards, card: int) -> Cards:
    """Sorted cards with one more."""
    place = len(cards)
    while place > 0 and cards[place - 1] > card:
        place -= 1
    return cards[:place] + (card,) + cards[place:]  # noqa: RUF005 (compiled, this is faster than to unpack)


def onto(cards: Cards, card: int) -> Cards:
    """A pile with one more card on top."""
    return cards + (card,)  # noqa: RUF005 (as above)


def without(cards: Cards, card: int) -> Cards:
    """The cards less one, if it is among them."""
    for place in range(len(cards)):
        if cards[place] == card:
            return cards[:place] + cards[place + 1 :]
    return cards


def put_in(cards: list[int], card: int) -> None:
    """Add a card to a sorted list, in its place."""
    place = len(cards)
    while place > 0 and cards[place - 1] > card:
        place -= 1
    cards.insert(place, card)


def take_out(cards: list[int], card: int) -> None:
    """Remove a card from a list, if it is there."""
    for place in range(len(cards)):
        if cards[place] == card:
            cards.pop(place)
            return


def different(cards: Cards, first: int = 0) -> list[int]:
    """The different ones, ascending, counted from ``first``; quickly found where they are sorted."""
    found: list[int] = []
    last = -1
    for card in cards:
        if card < last:
            return sorted({first + one for one in cards})
        if card != last:
            found.append(first + card)
            last = card
    return found


def replaced(rows: tuple[Cards, ...], place: int, cards: Cards) -> tuple[Cards, ...]:
    """The rows with another one in a place."""
    found = list(rows)
    found[place] = cards
    return tuple(found)
