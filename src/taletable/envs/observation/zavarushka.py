"""What a seat sees of a kingdom."""

from __future__ import annotations

from typing import Final

from taletable.envs.observation.observer import SEAT, Observer
from taletable.games.zavarushka.cards import ASIDE, COUNT, NAMES
from taletable.games.zavarushka.game import MOST_POINTS
from taletable.games.zavarushka.land import TERRAINS
from taletable.games.zavarushka.scoring import gains
from taletable.games.zavarushka.stacks import blocked
from taletable.games.zavarushka.table import TURNS, Kingdom
from taletable.kernel import Table

MOST_FOR_A_CARD: Final = 9


class GameObserver(Observer):
    """Every character on every tile with its height, the own hand, and what the characters score now."""

    def __init__(self, table: Kingdom) -> None:
        tiles = table.land.tiles
        super().__init__(table, {"card": NAMES, "tile": tiles, "seat": SEAT}, {"laid": COUNT, "place": COUNT})
        seats = table.seats
        self.hand = self.piece("hand", NAMES, "1 for each card in the own hand")
        self.hands = self.by_seat("hands", ("",), "how many cards are in a hand", COUNT - ASIDE)
        self.terrain = self.piece(
            "terrain", tuple([f"{tile} {terrain}" for tile in tiles for terrain in TERRAINS]), "1 for a tile's terrain"
        )
        whose = tuple([f"{tile} {other} {card}" for tile in tiles for other in self.others for card in NAMES])
        self.height = self.piece(
            "height", whose, "how high a character lies on a tile: 1 at the bottom, 0 if it is not there", COUNT
        )
        self.asleep = self.by_seat("blocked", NAMES, "1 for each character that is blocked")
        self.gains = self.by_seat("gains", NAMES, "the points that each character brings now", MOST_FOR_A_CARD)
        self.points = self.by_seat("points", ("",), "all points of a seat, as if the game ended now", MOST_POINTS)
        self.turns = self.number("turns", TURNS * seats, "the turns that are over, of all seats together")
        self.first = self.piece("first", self.others, "1 for who began")
        self.active = self.piece("active", self.others, "1 for whose turn it is")
        self.skipped = self.piece("skipped", self.others, "1 for each seat whose last turn was skipped")

    def fill(self, table: Table, seat: int, found: bytearray) -> None:
        assert isinstance(table, Kingdom)
        seats = self.seats
        for other in range(seats):
            turned = (other - seat) % seats
            found[self.hands + turned] = table.hands[other].bit_count()
            if table.skipped >> other & 1:
                found[self.skipped + turned] = 1
        hand = table.hands[seat]
        for name in range(COUNT):
            if hand >> name & 1:
                found[self.hand + name] = 1
        for tile in range(len(table.stacks)):
            found[self.terrain + tile * len(TERRAINS) + table.tiles[tile]] = 1
            stack = table.stacks[tile]
            asleep = blocked(stack)
            for place in range(len(stack)):
                card = self._turned(stack[place], seat)
                found[self.height + tile * seats * COUNT + card] = place + 1
                if asleep[place]:
                    found[self.asleep + card] = 1
        for card, _, gained in gains(table):
            turned = self._turned(card, seat)
            found[self.gains + turned] += gained
            found[self.points + turned // COUNT] += gained
        found[self.turns] = table.turns
        found[self.first + (table.first - seat) % seats] = 1
        if not table.over:
            found[self.active + (table.active - seat) % seats] = 1

    def _turned(self, card: int, seat: int) -> int:
        """A card by the seat as the observer counts it."""
        return (card // COUNT - seat) % self.seats * COUNT + card % COUNT
