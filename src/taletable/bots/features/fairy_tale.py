"""Fairy Tale as numbers: open cards, the hand, categories, points, and how far the game is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from taletable.bots.evaluation.fairy_tale import evaluate
from taletable.games.fairy_tale.cards import CATEGORIES
from taletable.games.fairy_tale.cards import NAMES as CARDS
from taletable.games.fairy_tale.scoring import faces_of, named_or_best, total
from taletable.games.fairy_tale.table import NOTHING, PLAYS

if TYPE_CHECKING:
    from taletable.games.fairy_tale.table import Tale

MANY: Final = len(CARDS)
KINDS: Final = len(CATEGORIES) - 1  # all but "any"
DRAFTS: Final = 6

OPEN: Final = 0
HAND: Final = OPEN + MANY
CHOSEN: Final = HAND + MANY
RIVAL: Final = CHOSEN + MANY
OWN_KINDS: Final = RIVAL + MANY
RIVAL_KINDS: Final = OWN_KINDS + KINDS
POINTS: Final = RIVAL_KINDS + KINDS
RIVAL_POINTS: Final = POINTS + 1
OTHERS: Final = POINTS + 2
HOPES: Final = POINTS + 3
CLOSED: Final = POINTS + 4
RIVAL_CLOSED: Final = POINTS + 5
KEPT: Final = POINTS + 6
PLAY: Final = POINTS + 7
TO_COME: Final = PLAY + PLAYS + 1
SEATS: Final = TO_COME + DRAFTS
TEAMS: Final = SEATS + 3
SIZE: Final = TEAMS + 1

NAMES: Final = (
    *[f"own open: {card}" for card in CARDS],
    *[f"hand: {card}" for card in CARDS],
    *[f"chosen: {card}" for card in CARDS],
    *[f"rival open: {card}" for card in CARDS],
    *[f"own: {category}" for category in CATEGORIES[:KINDS]],
    *[f"most of others: {category}" for category in CATEGORIES[:KINDS]],
    "points",
    "points of the best rival",
    "points of the other rivals",
    "hand-made value",
    "face down",
    "face down of the best rival",
    "cards kept",
    *[f"cards played in this draft: {count}" for count in range(PLAYS + 1)],
    *[f"drafts to come: {count}" for count in range(DRAFTS)],
    *[f"{seats} seats" for seats in (2, 3, 4)],
    "teams",
)


def features(table: Tale, seat: int) -> list[float]:
    """What the seat knows."""
    found = [0.0] * SIZE
    seats = table.seats
    teams = bool(table.options["teams"])
    faces = faces_of(table)
    points = [total(faces, other, named_or_best(faces, other)) for other in range(seats)]
    if teams:
        points = [points[other] + points[(other + 2) % 4] for other in range(4)]
    rival = -1
    others = 0
    for step in range(1, seats):
        other = (seat + step) % seats
        if teams and step == 2:
            continue
        others += points[other]
        if rival < 0 or points[other] > points[rival]:
            rival = other
    for card in faces.cards[seat]:
        found[OPEN + card] += 1.0
    for card in faces.cards[rival]:
        found[RIVAL + card] += 1.0
    for card in table.hands[seat]:
        found[HAND + card] += 1.0
    chosen = table.chosen[seat]
    if chosen != NOTHING:
        found[CHOSEN + chosen] = 1.0
        found[HAND + chosen] -= 1.0
    for category in range(KINDS):
        counts = faces.many(category)
        most = 0
        for other in range(seats):
            if other != seat and counts[other] > most:
                most = counts[other]
        found[OWN_KINDS + category] = counts[seat] / 4.0
        found[RIVAL_KINDS + category] = most / 4.0
    found[POINTS] = points[seat] / 20.0
    found[RIVAL_POINTS] = points[rival] / 20.0
    found[OTHERS] = (others - points[rival]) / 40.0
    found[HOPES] = evaluate(table, seat) / 2000.0
    found[CLOSED] = (len(table.rows[seat]) - len(faces.cards[seat])) / 4.0
    found[RIVAL_CLOSED] = (len(table.rows[rival]) - len(faces.cards[rival])) / 4.0
    found[KEPT] = len(table.hands[seat]) / 5.0
    found[PLAY + min(table.play, PLAYS)] = 1.0
    found[TO_COME + min(table.drafts - table.draft, DRAFTS - 1)] = 1.0
    found[SEATS + seats - 2] = 1.0
    found[TEAMS] = 1.0 if teams else 0.0
    return found
