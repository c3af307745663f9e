"""What a card says, made from what it does, so that the two cannot disagree."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from taletable.games.fairy_tale.cards import (
    CATEGORIES,
    COUNTED,
    FACTIONS,
    FIXED,
    FLIP,
    HUNT,
    KINDS_OF_CARD,
    MOST,
    NAMES,
    NONE,
    SETS,
    SHEET,
    UNFLIP,
)
from taletable.kernel import Args, Message, Sentence

if TYPE_CHECKING:
    from taletable.games.fairy_tale.cards import Card

IS: Final = "fairy_tale-text-is"
POINTS: Final = "fairy_tale-text-points"
COUNTS: Final = "fairy_tale-text-counts"
IF_MOST: Final = "fairy_tale-text-most"
IF_SET: Final = "fairy_tale-text-set"
AND_SET: Final = "fairy_tale-text-and-set"
IF_CARD: Final = "fairy_tale-text-card"
AND_CARD: Final = "fairy_tale-text-and-card"
EFFECT_HUNT: Final = "fairy_tale-text-hunt"
EFFECT_ALMIGHTY: Final = "fairy_tale-text-almighty"
TURNS: Final = {
    (False, UNFLIP): "fairy_tale-text-you-unflip",
    (True, UNFLIP): "fairy_tale-text-all-unflip",
    (False, FLIP): "fairy_tale-text-you-flip",
    (True, FLIP): "fairy_tale-text-all-flip",
}
EXPERT: Final = "fairy_tale-text-expert"
NAME_PRINTED: Final = "fairy_tale-name-printed"
NAME_OURS: Final = "fairy_tale-name-ours"

MESSAGES: Final = (
    IS,
    POINTS,
    COUNTS,
    IF_MOST,
    IF_SET,
    AND_SET,
    IF_CARD,
    AND_CARD,
    EFFECT_HUNT,
    EFFECT_ALMIGHTY,
    *TURNS.values(),
    EXPERT,
    NAME_PRINTED,
    NAME_OURS,
)


def text_of(card: Card) -> list[Sentence]:
    """Faction and kind, points, and effect."""
    what = Message(IS, {"category": FACTIONS[card.faction], "kind": KINDS_OF_CARD[card.kind]})
    effect = _effect(card)
    return [[what], _points(card), *([effect] if effect else [])]


def row_of(card: Card) -> dict[str, Sentence]:
    """The cells of a card's row in the sheet, in words; what is empty has none."""
    ours = SHEET.cards[NAMES.index(card.id)].source["name"] == "house"
    return {
        "id": [Message(NAME_OURS if ours else NAME_PRINTED, {"card": card.id})],
        "faction": [Message(f"fairy_tale-category-{FACTIONS[card.faction]}", {})],
        "kind": [Message(f"fairy_tale-kind-{KINDS_OF_CARD[card.kind]}", {})],
        "points": _points(card),
        "effect": _effect(card),
        "expert": [Message(EXPERT, {})] if card.expert else [],
    }


def _points(card: Card) -> Sentence:
    points: Args = {"points": card.points}
    if card.scoring == FIXED:
        return [Message(POINTS, points)]
    if card.scoring == COUNTED:
        return [Message(COUNTS, {**points, "card": NAMES[card.needs[0].of]})]
    if card.scoring == MOST:
        return [Message(IF_MOST, {**points, "category": CATEGORIES[card.needs[0].of]})]
    if card.scoring == SETS:
        needs: list[Args] = [{"need": need.many, "category": CATEGORIES[need.of]} for need in card.needs]
        return [Message(IF_SET, {**points, **needs[0]}), *[Message(AND_SET, need) for need in needs[1:]]]
    cards: list[Args] = [{"card": NAMES[need.of]} for need in card.needs]
    return [Message(IF_CARD, {**points, **cards[0]}), *[Message(AND_CARD, need) for need in cards[1:]]]


def _effect(card: Card) -> Sentence:
    if card.effect == NONE:
        return []
    if card.effect == HUNT:
        return [Message(EFFECT_HUNT, {"category": CATEGORIES[card.target]})]
    if card.effect in (UNFLIP, FLIP):
        args: Args = {"amount": card.amount, "category": CATEGORIES[card.target]}
        return [Message(TURNS[card.everyone, card.effect], args)]
    return [Message(EFFECT_ALMIGHTY, {})]
