"""What a card says by the rules of a table, and which clause tells it."""

from __future__ import annotations

from typing import Final

from taletable.games.grimm_forest.cards import (
    ALADDIN,
    BRIDGE_TROLL,
    FABLES,
    FAERIE_FEAST,
    FRIENDLY_GAME,
    FROG_PRINCE,
    GRANDMAS_HOUSE,
    HIRED_HELP,
    HUNTSMAN,
    NAMES,
    POWERFUL_FRIENDS,
    RAPUNZEL,
    ROAR,
    SORT,
    SORTS,
    THOUGHTFUL_GIFT,
    WANDERING_MERCHANT,
    Sheet,
)
from taletable.games.grimm_forest.editions import ID, SWITCHES
from taletable.games.grimm_forest.words import (
    ALONE,
    ASK_GAIN,
    ASK_GIVE,
    ASK_GRAB,
    ASK_KEEP,
    ASK_LOSE,
    ASK_TAKE,
    ASK_USE,
    ASK_WHERE,
    ASK_WHO,
    BUILD,
    CARD,
    DRAW,
    GAIN,
    HOUSE,
    KEEP,
    KINDS,
    LOOK,
    PASS,
    PLOT,
    RELEASE,
    RESOURCE,
    REWARD,
    SEAT,
    SPECIAL,
)
from taletable.kernel import Frame, Message, Options, Sentence

# The cards that say something else under another rule.
VARIED: Final = {
    ROAR: "roar_window",
    ALADDIN: "aladdin",
    FROG_PRINCE: "frog_prince",
    WANDERING_MERCHANT: "merchant",
    GRANDMAS_HOUSE: "grandma_discard",
    POWERFUL_FRIENDS: "powerful_friends",
    HIRED_HELP: "hired_help",
    RAPUNZEL: "rapunzel_types",
    HUNTSMAN: "huntsman_cancels",
    BRIDGE_TROLL: "troll_target",
    FAERIE_FEAST: "choice_types",
    FRIENDLY_GAME: "choice_types",
    THOUGHTFUL_GIFT: "gift_types",
}

MESSAGES: Final = (
    *[f"{ID}-text-{name}" for name in NAMES],
    *[f"{ID}-text-{NAMES[card]}-{SWITCHES[switch][0][1]}" for card, switch in VARIED.items()],
    *[f"{ID}-sort-{sort}" for sort in SORTS],
)


def text_of(card: int, options: Options) -> Message:
    """What a card says."""
    switch = VARIED.get(card)
    if switch is not None and options[switch] != SWITCHES[switch][0][0]:
        return Message(f"{ID}-text-{NAMES[card]}-{options[switch]}", {})
    return Message(f"{ID}-text-{NAMES[card]}", {})


def about(action: int, options: Options) -> list[Sentence]:
    """What is printed on the card that an action names."""
    return [[text_of(action - CARD, options)]] if CARD <= action < GAIN else []


def clause_of(card: int) -> str:
    """The clause about a card."""
    return f"12.{card - FABLES + 1}" if card >= FABLES else f"11.{card + 1}"


# Where the questions that many cards put name the card.
CARD_IN: Final = {
    ASK_WHO: 1,
    ASK_WHERE: 1,
    ASK_USE: 1,
    ASK_GAIN: 3,
    ASK_LOSE: 1,
    ASK_GIVE: 3,
    ASK_TAKE: 4,
    ASK_GRAB: 3,
    ASK_KEEP: 1,
}


def behind(ask: Frame) -> str:
    """The clause behind a question: of the card that puts it, if many put the same."""
    place = CARD_IN.get(ask[0])
    return KINDS[ask[0]].clause if place is None else clause_of(ask[place])


def rule(action: int) -> str:
    """The clause that tells what a choice is good for."""
    if action < RESOURCE:
        return "3.1" if action < 4 else "1.1"
    if CARD <= action < GAIN:
        return clause_of(action - CARD)
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
            "sort": Message(f"{ID}-sort-{SORTS[SORT[number]]}", {}),
            "advanced": "A" if card.advanced else "",
            "effect": text_of(number, options),
            "source": card.source,
            "printed": {"sort": SORTS[SORT[number]], "advanced": card.advanced},
        }
        for number, card in enumerate(sheet.cards)
        if card.copies
    ]
