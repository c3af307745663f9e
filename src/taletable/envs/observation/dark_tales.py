"""What a seat sees of a tale: cards by place, items, points, and what belongs to an expansion."""

from __future__ import annotations

from typing import Final

from taletable.envs.observation.observer import SEAT, Observer, count
from taletable.games.dark_tales.cards import DAY_CARD, NAMES, NIGHT_CARD, PACTS, SETTINGS
from taletable.games.dark_tales.cursor import CAUSES
from taletable.games.dark_tales.language import ITEMS, VERBS
from taletable.games.dark_tales.rules import MOST_TURNS
from taletable.games.dark_tales.table import Tale
from taletable.games.dark_tales.tokens import SEEN
from taletable.games.dark_tales.vocabulary import SIDES
from taletable.kernel import Table

CARDS: Final = len(NAMES)
TIMES: Final = ("day", "night")
# What is more is told as so many.
MANY: Final = 20  # cards in a hand, items
MOST_POINTS: Final = 200


class GameObserver(Observer):
    """Cards are counted by name, wherever they lie."""

    def __init__(self, table: Tale) -> None:
        super().__init__(
            table,
            {"source": CAUSES, "verb": VERBS, "card": NAMES, "seat": SEAT},
            {"count": MANY, "points": MOST_POINTS},
        )
        cards = table.sheet.cards
        copies = max([card.copies for card in cards])
        self.setting = self.piece("setting", SETTINGS, "1 for each setting that is in play")
        self.time = self.piece("time", TIMES, "1 for day or night")
        self.turns = self.number("turns", MOST_TURNS, "the turns that are over, of all seats together")
        self.active = self.piece("active", self.others, "1 for whose turn it is")
        self.middle = self.piece("middle", NAMES, "how many of a card lie in the middle", copies)
        self.discard = self.piece("discard", NAMES, "how many of a card are in the discard pile", copies)
        self.removed = self.piece("removed", NAMES, "how many of a card are out of the game", copies)
        self.resolving = self.piece("resolving", NAMES, "how many of a card are being carried out", copies)
        self.deck = self.number("deck", sum([card.copies for card in cards]), "cards in the deck")
        self.supply = self.piece("supply", ITEMS, "items in the supply", MANY)
        self.front = self.by_seat("front", NAMES, "how many of a card lie before a player", copies)
        self.items = self.by_seat("items", ITEMS, "the items of a player", MANY)
        self.held = self.by_seat("hands", ("",), "how many cards are in a hand", MANY)
        self.score = self.by_seat("score", ("",), "the points that were scored so far", MOST_POINTS, True)
        self.points = self.by_seat("points", ("",), "all points, as if the tale ended now", MOST_POINTS, True)
        self.known = self.by_seat("known", NAMES, "how many of a card are known to be in a hand", copies)
        self.hand = self.piece("hand", NAMES, "how many of a card are in the own hand", copies)
        self.mermaid = table.options["expansion"] == "mermaid"
        if self.mermaid:
            self._add_pacts(table)
        if table.palace:
            self._add_palace(table, copies)

    def _add_pacts(self, table: Tale) -> None:
        deck = len(table.sheet.bargains())
        copies = max([pact.copies for pact in table.sheet.pacts])
        self.pacts = self.piece("pacts", PACTS, "how many of a pact the seat has", copies)
        self.pact_counts = self.by_seat("pacts held", ("",), "how many pacts a player has", MANY)
        self.pact_deck = self.number("pact deck", deck, "pacts in the deck")
        self.pact_discard = self.piece("pact discard", PACTS, "how many of a pact were thrown away", copies)

    def _add_palace(self, table: Tale, copies: int) -> None:
        """What a token shows are its sides; tokens that show the same are the same to whoever sees them."""
        tokens = table.sheet.tokens
        sides = range(2 * len(tokens))  # of each token the dark one, then the light one
        shown = [f"{SIDES[place % 2]} {tokens[place // 2].faces[place % 2].printed}" for place in sides]
        both = [f"{shown[place]} over {tokens[place // 2].faces[1 - place % 2].printed}" for place in sides]
        self.ups = list(dict.fromkeys(shown))
        self.pairs = list(dict.fromkeys(both))
        # Of a token, by `token >> 1`: what shows above, and what shows on both sides.
        self.up_of = [self.ups.index(one) for one in shown]
        self.pair_of = [self.pairs.index(one) for one in both]
        stack = len(table.sheet.stack())
        self.ball = self.piece("ball", NAMES, "how many of a card lie on the Ball card", copies)
        self.stack = self.number("stack", stack, "tokens on the stack")
        self.stack_top = self.piece("stack top", tuple(self.ups), "1 for what its top token shows")
        self.tokens = self.by_seat("tokens", tuple(self.ups), "how many tokens of a player show this", stack)
        self.turned = self.by_seat(
            "tokens known", tuple(self.pairs), "how many of them show this, and that on the side below", stack
        )
        self.dancers = self.by_seat("dancers", NAMES, "how many of a card dance", copies)
        self.partners = self.by_seat("partners", NAMES, "how many of a card dance with them from the front", copies)
        self.guests = self.by_seat("guests", NAMES, "how many of a card dance with them from the middle", copies)

    def fill(self, table: Table, seat: int, found: bytearray) -> None:
        assert isinstance(table, Tale)
        found[self.setting + table.settings[0]] = 1
        found[self.setting + table.settings[1]] = 1
        if table.sky == DAY_CARD:
            found[self.time] = 1
        elif table.sky == NIGHT_CARD:
            found[self.time + 1] = 1
        found[self.turns] = table.turns
        if not table.over:
            found[self.active + (table.active - seat) % self.seats] = 1
        count(table.middle, found, self.middle)
        count(table.discard, found, self.discard)
        count(table.removed, found, self.removed)
        count(table.resolving, found, self.resolving)
        found[self.deck] = len(table.deck)
        for item in range(len(ITEMS)):
            found[self.supply + item] = table.supply[item]
        points = table.points()
        for other in range(self.seats):
            self._fill_player(table, seat, other, points[other], found)
        count(tuple(table.hands[seat]), found, self.hand)
        if self.mermaid:
            count(table.pacts[seat], found, self.pacts)
            found[self.pact_deck] = len(table.pact_deck)
            count(table.pact_discard, found, self.pact_discard)
        if table.palace:
            count(table.ball, found, self.ball)
            found[self.stack] = len(table.stack)
            if table.stack:
                found[self.stack_top + self.up_of[table.stack[-1] >> 1]] = 1

    def _fill_player(self, table: Tale, seat: int, other: int, points: int, found: bytearray) -> None:
        turned = (other - seat) % self.seats
        count(table.fronts[other], found, self.front + turned * CARDS)
        for item in range(len(ITEMS)):
            found[self.items + turned * len(ITEMS) + item] = table.items[other][item]
        found[self.held + turned] = len(table.hands[other])
        self.put_wide(found, self.score + turned, sum(table.tallies[other]))
        self.put_wide(found, self.points + turned, points)
        count(table.known[seat][other], found, self.known + turned * CARDS)
        if self.mermaid:
            found[self.pact_counts + turned] = len(table.pacts[other])
        if table.palace:
            self._fill_palace(table, seat, other, found)

    def _fill_palace(self, table: Tale, seat: int, other: int, found: bytearray) -> None:
        turned = (other - seat) % self.seats
        for token in table.tokens[other]:
            found[self.tokens + turned * len(self.ups) + self.up_of[token >> 1]] += 1
            if token & SEEN or other == seat:
                found[self.turned + turned * len(self.pairs) + self.pair_of[token >> 1]] += 1
        for card, partner, common in table.couples[other]:
            found[self.dancers + turned * CARDS + card] += 1
            found[(self.guests if common else self.partners) + turned * CARDS + partner] += 1
