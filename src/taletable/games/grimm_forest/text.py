"""What a card says by the rules of a table, and which clause tells it."""

from __future__ import annotations

from typing import Final

from taletable.games.grimm_forest.cards import CARDS
from taletable.games.grimm_forest.editions import ID, SWITCHES
from taletable.games.grimm_forest.sheet import NAMES, SORTS, Sheet
from taletable.games.grimm_forest.vocabulary import (
    ALONE,
    BUILD,
    CARD,
    DRAW,
    GAIN,
    HOUSE,
    KEEP,
    LOOK,
    PASS,
    PLOT,
    RELEASE,
    RESOURCE,
    REWARD,
    SEAT,
    SPECIAL,
)
from taletable.kernel import Message, Options, Sentence

MESSAGES: Final = (
    *[f"{ID}-text-{name}" for name in NAMES],
    *[f"{ID}-text-{card.id}-{SWITCHES[card.varied_by][0][1]}" for card in CARDS if card.varied_by],
    *[f"{ID}-sort-{sort}" for sort in SORTS],
)


def text_of(number: int, options: Options) -> Message:
    """What a card says."""
    card = CARDS[number]
    if card.varied_by and options[card.varied_by] != SWITCHES[card.varied_by][0][0]:
        return Message(f"{ID}-text-{card.id}-{options[card.varied_by]}", {})
    return Message(f"{ID}-text-{card.id}", {})


def about(action: int, options: Options) -> list[Sentence]:
    """What is printed on the card that an action names."""
    return [[text_of(action - CARD, options)]] if CARD <= action < GAIN else []


def rule(action: int) -> str:
    """The clause that tells what a choice is good for."""
    if action < RESOURCE:
        return "3.1" if action < 4 else "1.1"
    if CARD <= action < GAIN:
        return CARDS[action - CARD].clause
    for end, clause in ((SEAT, "2.7"), (CARD, "2.3"), (BUILD, "6.3"), (HOUSE, "6.4"), (PLOT, "11.2"), (LOOK, "6.7")):
        if action < end:
            return clause
    for end, clause in ((REWARD, "12.4"), (DRAW, "6.10"), (SPECIAL, "6.2"), (RELEASE, "6.11"), (ALONE, "6.13")):
        if action < end:
            return clause
    return "12.1" if action < KEEP else "7.1" if action == KEEP else "6.12" if action == PASS else "2.3"


def rows(sheet: Sheet, options: Options) -> list[dict[str, object]]:
    """The cards of a sheet, as the rules of these options have them."""
    return [
        {
            "id": card.id,
            "copies": card.copies,
            "sort": Message(f"{ID}-sort-{SORTS[card.sort]}", {}),
            "advanced": "A" if card.advanced else "",
            "effect": text_of(number, options),
            "source": card.source,
            "printed": {"sort": SORTS[card.sort], "advanced": card.advanced},
        }
        for number, card in enumerate(sheet.cards)
        if card.copies
    ]
