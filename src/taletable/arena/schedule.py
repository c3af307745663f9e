"""Who sits where in which deal: paired deals, every one played with every rotation of the bots round the table.

A deal has its own seed, and all its games are dealt from it, so that luck and the advantage of a seat fall to every bot
alike. The order of the bots is shuffled by the deal's seed before they are rotated, so that who sits after whom is no
constant either. With more bots than seats each combination of them has deals of its own, in turn; a round is one deal
for each combination, and only whole rounds are played.
"""

from __future__ import annotations

from hashlib import blake2b
from itertools import combinations
from math import ceil
from typing import Final, NamedTuple, Protocol

from taletable.kernel.dice import Dice

SHUFFLE: Final = b"arena order"


class Seating(NamedTuple):
    """One game of a deal: ``players`` are the numbers of the bots, by seat."""

    deal: int
    turn: int
    players: tuple[int, ...]


class Rounds(Protocol):
    """Games in rounds, of which only whole ones count."""

    @property
    def deals_in_round(self) -> int:
        """How many deals a round has."""

    @property
    def games_in_round(self) -> int:
        """How many games these deals have together."""

    def rounds(self, games: int) -> int:
        """How many rounds it takes for at least so many games."""

    def games(self, rounds: int) -> list[Seating]:
        """The games of the first rounds, in order."""


class Schedule:
    """All games of a tournament; a deal is the same whatever the number of deals is."""

    def __init__(self, bots: int, seats: int, seed: int) -> None:
        if bots < 1:
            raise ValueError("an arena needs a bot")
        self.bots = bots
        self.seats = seats
        self.seed = seed
        self.line_ups = line_ups(bots, seats)

    @property
    def deals_in_round(self) -> int:
        """One for each combination of bots."""
        return len(self.line_ups)

    @property
    def games_in_round(self) -> int:
        """The rotations of all its deals."""
        return sum(len(rotations(line_up)) for line_up in self.line_ups)

    def rounds(self, games: int) -> int:
        """How many whole rounds it takes to play at least so many games."""
        return ceil(games / self.games_in_round)

    def deal(self, deal: int) -> list[Seating]:
        """The games of one deal, each with another rotation."""
        order = list(self.line_ups[deal % len(self.line_ups)])
        Dice(deal_seed(self.seed, deal), SHUFFLE).shuffle(order)
        return [Seating(deal, turn, players) for turn, players in enumerate(rotations(tuple(order)))]

    def games(self, rounds: int) -> list[Seating]:
        """The games of the first rounds, in order."""
        return [seating for deal in range(rounds * self.deals_in_round) for seating in self.deal(deal)]


def line_ups(bots: int, seats: int) -> list[tuple[int, ...]]:
    """The combinations of bots that play together; the last bot named fills what seats are left."""
    if bots > seats:
        return list(combinations(range(bots), seats))
    return [(*range(bots), *[bots - 1] * (seats - bots))]


def rotations(players: tuple[int, ...]) -> list[tuple[int, ...]]:
    """All rotations that differ: each bot sits on each seat once (as often as it is in the line-up)."""
    turned = [players[-turn:] + players[:-turn] for turn in range(len(players))]
    return list(dict.fromkeys(turned))


def deal_seed(seed: int, deal: int) -> bytes:
    """The seed of a deal."""
    return blake2b(f"{seed}/{deal}".encode(), digest_size=32, person=b"arena deal").digest()


def bot_seed(key: bytes, turn: int, seat: int) -> int:
    """The seed of the bot on one seat of one game."""
    return int.from_bytes(blake2b(bytes((turn, seat)), key=key, digest_size=7, person=b"arena bot").digest(), "big")
