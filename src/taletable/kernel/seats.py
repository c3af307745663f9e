"""Seats in the order of play: tuples that all tables share, so that to go round a table makes no list."""

from __future__ import annotations

from typing import Final

Seats = tuple[int, ...]

# By the number of seats, and by the seat that comes first; more are added when a larger table asks.
_ROUNDS: Final[list[tuple[Seats, ...]]] = []
_OTHERS: Final[list[tuple[Seats, ...]]] = []


def clockwise(first: int, seats: int) -> Seats:
    """All seats of a table with so many, clockwise from one of them."""
    if len(_ROUNDS) <= seats:
        _add_tables(seats)
    return _ROUNDS[seats][first]


def others(seat: int, seats: int) -> Seats:
    """The same without the one it begins with."""
    if len(_OTHERS) <= seats:
        _add_tables(seats)
    return _OTHERS[seats][seat]


def _add_tables(most: int) -> None:
    for seats in range(len(_ROUNDS), most + 1):
        rounds = tuple([tuple([(first + place) % seats for place in range(seats)]) for first in range(seats)])
        _ROUNDS.append(rounds)
        _OTHERS.append(tuple([order[1:] for order in rounds]))
