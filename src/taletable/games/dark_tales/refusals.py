"""Why not: the reason and the clause behind every answer that is not allowed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from taletable.games.dark_tales import rules
from taletable.games.dark_tales.cards import NAMES, PACTS, SETTINGS
from taletable.games.dark_tales.language import ITEMS
from taletable.games.dark_tales.text import deal_text
from taletable.games.dark_tales.words import (
    ACTIONS,
    ASK_DANCE,
    ASK_DISCARDED,
    ASK_GIVE,
    ASK_HAND,
    ASK_MAY,
    ASK_PARTNER,
    ASK_PLAY,
    ASK_SECOND,
    ASK_TOKEN,
    ASK_USE,
    CARD,
    DEAL,
    ITEM,
    PACT,
    PASS,
    SEAT,
    TAKE,
    YES,
)
from taletable.kernel import Args, IllegalAction, refusal

if TYPE_CHECKING:
    from taletable.games.dark_tales.table import Tale
    from taletable.kernel import Frame

OTHER: Final = "dark_tales-refusal-other"
MUST_PLAY: Final = "dark_tales-refusal-must-play"
MUST_CHOOSE: Final = "dark_tales-refusal-must-choose"
NOT_IN_HAND: Final = "dark_tales-refusal-not-in-hand"
NOT_DISCARDED: Final = "dark_tales-refusal-not-discarded"
NOT_IN_PLAY: Final = "dark_tales-refusal-not-in-play"
NO_ITEM: Final = "dark_tales-refusal-no-item"
NO_PLAYER: Final = "dark_tales-refusal-no-player"
NO_DEAL: Final = "dark_tales-refusal-no-deal"
NO_PACT: Final = "dark_tales-refusal-no-pact"
NOT_HELD: Final = "dark_tales-refusal-not-held"
CANNOT: Final = "dark_tales-refusal-cannot"
WRONG_CARD: Final = "dark_tales-refusal-wrong-card"
NO_DANCER: Final = "dark_tales-refusal-no-dancer"
NO_TOKEN: Final = "dark_tales-refusal-no-token"
NO_STACK: Final = "dark_tales-refusal-no-stack"

MESSAGES: Final = (
    OTHER,
    MUST_PLAY,
    MUST_CHOOSE,
    NOT_IN_HAND,
    NOT_DISCARDED,
    NOT_IN_PLAY,
    NO_ITEM,
    NO_PLAYER,
    NO_DEAL,
    NO_PACT,
    NOT_HELD,
    CANNOT,
    WRONG_CARD,
    NO_DANCER,
    NO_TOKEN,
    NO_STACK,
)


def explain(table: Tale, seat: int, ask: Frame, action: int) -> IllegalAction:
    """Why an action of the vocabulary is no answer to this question."""
    kind = ask[0]
    clause = table.clause(ask)
    if action == PASS:
        return refusal(MUST_PLAY if kind == ASK_PLAY else MUST_CHOOSE, {}, clause)
    if action == YES and kind in (ASK_MAY, ASK_SECOND):
        return refusal(CANNOT, {}, clause)
    if action == TAKE and kind == ASK_TOKEN:
        return refusal(NO_STACK, {}, clause)
    said = ACTIONS[action].partition(" ")[0]
    answers = [ACTIONS[other].partition(" ")[0] for other in rules.legal(table, seat, ask)]
    if kind == ASK_USE:
        answers += ["deal", *(["pact"] if table.options["expansion"] == "mermaid" else [])]
    if said not in answers:
        return refusal(OTHER, {}, clause)
    if said == "card":
        return refusal(_no_card(table, seat, kind, action - CARD), {"card": NAMES[action - CARD]}, clause)
    if said == "item":
        return refusal(NO_ITEM, {"item": ITEMS[action - ITEM]}, clause)
    if said == "deal":
        return _no_deal(table, action - DEAL, clause)
    if said == "pact":
        pact = action - PACT
        reason = NO_PACT if pact in table.pacts[seat] else NOT_HELD
        return refusal(reason, {"pact": PACTS[pact]}, "7.4" if kind == ASK_USE else clause)
    if said == "token":
        return refusal(NO_TOKEN, {}, clause)
    number = action - SEAT
    return refusal(NO_PLAYER, {"seat": number if number < table.seats else str(number)}, clause)


def _no_deal(table: Tale, number: int, clause: str) -> IllegalAction:
    """A deal that cannot be paid for, with what it says; or one that the setting does not have."""
    setting = table.settings[0]
    deals = table.sheet.settings[setting].deals
    if number >= len(deals):
        return refusal(OTHER, {}, clause)
    args: Args = {"number": number + 1, "setting": SETTINGS[setting], "deal": deal_text(deals[number])}
    return refusal(NO_DEAL, args, clause)


def _no_card(table: Tale, seat: int, kind: int, card: int) -> str:
    """Why a card cannot be chosen."""
    if kind in (ASK_PLAY, ASK_GIVE):
        return NOT_IN_HAND
    if kind == ASK_HAND:
        return WRONG_CARD if card in table.hands[seat] else NOT_IN_HAND
    if kind in (ASK_DANCE, ASK_PARTNER):
        return NO_DANCER
    return NOT_DISCARDED if kind == ASK_DISCARDED else NOT_IN_PLAY
