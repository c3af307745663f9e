"""What a seat sees of a tale: rows, its own cards, and the packs it has passed on."""

from __future__ import annotations

from typing import Final

from taletable.envs.observation.observer import Observer, count
from taletable.games.fairy_tale.cards import CATEGORIES, NAMES
from taletable.games.fairy_tale.packs import heading, held, left_in, pack_of, played_now
from taletable.games.fairy_tale.questions import Pick
from taletable.games.fairy_tale.scoring import faces_of, names_of, parts, shared
from taletable.games.fairy_tale.table import NOTHING, PACK, PLAYS, Tale
from taletable.games.fairy_tale.view import looks_taken
from taletable.kernel import Table

CARDS: Final = len(NAMES)
WAYS: Final = ("left", "right")
MOST_POINTS: Final = 200  # of a seat, or of a team; what is more is told as so many


class GameObserver(Observer):
    """Cards are counted by name, wherever they lie."""

    def __init__(self, table: Tale) -> None:
        row = PLAYS * table.drafts
        super().__init__(
            table,
            {"way": WAYS, "category": CATEGORIES, "card_cause": NAMES, "card_best": NAMES},
            {"number": PACK, "left": row, "useful": CARDS},
        )
        copies = max([card.copies for card in table.sheet.cards])
        self.open = self.by_seat("open", NAMES, "how many of a card lie open in a row", copies)
        self.closed = self.by_seat("face down", NAMES, "how many of a card lie face down in a row", copies)
        self.played = self.by_seat("played", NAMES, "how many of a card were played in the present draft", copies)
        self.named = self.by_seat("named", NAMES, "how many open Tricksters stand for a card", copies)
        self.points = self.by_seat("points", ("",), "all points, as if the game ended now", MOST_POINTS, True)
        self.hand = self.piece("hand", NAMES, "how many of a card are in the own hand", copies)
        self.pack = self.piece("pack", NAMES, "how many of a card are in the pack to keep one from", copies)
        self.chosen = self.piece("chosen", NAMES, "1 for the card that will be revealed")
        self.marked = self.piece("marked", NAMES, "how many of a card of the own row will be turned", copies)
        self.discards = self.piece("discards", NAMES, "how many of a card the seat has thrown away", copies)
        self.gone = self.piece("gone", NAMES, "how many of a card others must have thrown away", copies)
        self.passed = self.by_seat(
            "passed on",
            NAMES,
            "how many of a card it has passed on in a pack; packs by who had them first",
            copies,
        )
        self.seen = self.by_seat("passed on after", ("",), "after how many cards were taken from it", PACK)
        self.draft = self.number("draft", table.drafts, "the number of the draft")
        self.play = self.number("play", PLAYS, "how many cards each has played in it")
        self.kept = self.number("kept", PACK, "how many cards each has kept and not played")
        self.way = self.piece("way", WAYS, "1 for the way the packs go")
        self.deck = self.number("deck", len(table.sheet.decks[str(table.options["deck"])]), "cards left in the deck")

    def fill(self, table: Table, seat: int, found: bytearray) -> None:
        assert isinstance(table, Tale)
        seats = self.seats
        faces = faces_of(table)
        own: list[int] = []
        for other in range(seats):
            turned = (other - seat) % seats * CARDS
            for entry in table.rows[other]:
                found[(self.closed if entry & 1 else self.open) + turned + (entry >> 1)] += 1
            count(tuple(played_now(table, other)), found, self.played + turned)
            count(table.named[other], found, self.named + turned)
            own.append(sum([points for _, points, _ in parts(faces, other, names_of(faces, other))]))
        points = shared(table, own)
        for other in range(seats):
            self.put_wide(found, self.points + (other - seat) % seats, points[other])
        self._fill_own(table, seat, found)
        self._fill_passed(table, seat, found)
        found[self.draft] = table.draft
        found[self.play] = table.play
        # While a pack goes round, a card that is kept counts when everybody has kept one.
        found[self.kept] = min([len(hand) for hand in table.hands])
        found[self.way + (0 if heading(table) > 0 else 1)] = 1
        found[self.deck] = len(table.deck)

    def _fill_own(self, table: Tale, seat: int, found: bytearray) -> None:
        count(tuple(table.hands[seat]), found, self.hand)
        if isinstance(table.questions[seat], Pick):
            pack = held(table, seat)
            count(tuple(left_in(table, pack, len(table.picks[pack]))), found, self.pack)
        if table.chosen[seat] != NOTHING:
            found[self.chosen + table.chosen[seat]] = 1
        for place in table.marked[seat]:
            found[self.marked + (table.rows[seat][place] >> 1)] += 1
        count(table.discards[seat], found, self.discards)
        count(table.gone[seat], found, self.gone)

    def _fill_passed(self, table: Tale, seat: int, found: bytearray) -> None:
        """Each pack that went by, as the seat has seen it last."""
        last = [NOTHING] * len(table.packs)
        for turn in range(looks_taken(table, seat)):
            last[pack_of(table, seat, turn)] = turn
        for pack in range(len(last)):
            turn = last[pack]
            if turn != NOTHING and turn < len(table.picks[pack]) and turn + 1 < PACK:
                turned = (pack - seat) % self.seats
                count(tuple(left_in(table, pack, turn + 1)), found, self.passed + turned * CARDS)
                found[self.seen + turned] = turn + 1
