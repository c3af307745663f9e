"""What a card says, made from what it does, so that the two cannot disagree."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from taletable.games.fairy_tale.cards import (
    CATEGORIES,
    COUNTED,
    FACTIONS,
    FIRST_KIND,
    FIXED,
    FLIP,
    HUNT,
    MOST,
    NAMES,
    NONE,
    SETS,
    UNFLIP,
)
from taletable.kernel import Args, Message, Sentence

if TYPE_CHECKING:
    from taletable.games.fairy_tale.cards import Card

POINTS: Final = "fairy_tale-text-points"
COUNTS: Final = "fairy_tale-text-counts"
IF: Final = "fairy_tale-text-if"
IF_MOST: Final = "fairy_tale-text-most"
IF_SET: Final = "fairy_tale-text-set"
IF_CARD: Final = "fairy_tale-text-card"
IS: Final = "fairy_tale-text-is"
EFFECT_HUNT: Final = "fairy_tale-text-hunt"
EFFECT_ALMIGHTY: Final = "fairy_tale-text-almighty"
TURNS: Final = {
    (False, UNFLIP): "fairy_tale-text-you-unflip",
    (True, UNFLIP): "fairy_tale-text-all-unflip",
    (False, FLIP): "fairy_tale-text-you-flip",
    (True, FLIP): "fairy_tale-text-all-flip",
}

MESSAGES: Final = (
    POINTS,
    COUNTS,
    IF,
    IF_MOST,
    IF_SET,
    IF_CARD,
    IS,
    EFFECT_HUNT,
    EFFECT_ALMIGHTY,
    *TURNS.values(),
)


def text_of(card: Card) -> list[Sentence]:
    """Faction and kind, points, and effect."""
    categories: Args = {"category": FACTIONS[card.faction], "category_kind": CATEGORIES[FIRST_KIND + card.kind]}
    return [[Message(IS, categories)], *[[part] for part in _points(card)], *[[part] for part in _effect(card)]]


def _points(card: Card) -> list[Message]:
    points: Args = {"points": card.points}
    if card.scoring == FIXED:
        return [Message(POINTS, points)]
    if card.scoring == COUNTED:
        return [Message(COUNTS, {**points, "card": NAMES[card.needs[0].of]})]
    if card.scoring == MOST:
        return [Message(IF, points), Message(IF_MOST, {"category": CATEGORIES[card.needs[0].of]})]
    if card.scoring == SETS:
        needs = [Message(IF_SET, {"need": need.many, "category": CATEGORIES[need.of]}) for need in card.needs]
    else:
        needs = [Message(IF_CARD, {"card": NAMES[need.of]}) for need in card.needs]
    return [Message(IF, points), *needs]


def _effect(card: Card) -> list[Message]:
    if card.effect == NONE:
        return []
    if card.effect == HUNT:
        return [Message(EFFECT_HUNT, {"category": CATEGORIES[card.target]})]
    if card.effect in (UNFLIP, FLIP):
        args: Args = {"amount": card.amount, "category": CATEGORIES[card.target]}
        return [Message(TURNS[card.everyone, card.effect], args)]
    return [Message(EFFECT_ALMIGHTY, {})]
