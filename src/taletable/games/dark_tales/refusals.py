"""Why not: the reason and the clause behind every answer that is not allowed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from taletable.games.dark_tales import rules
from taletable.games.dark_tales.cards import NAMES, SETTINGS
from taletable.games.dark_tales.language import ITEMS
from taletable.games.dark_tales.words import (
    ACTIONS,
    ASK_DISCARDED,
    ASK_GIVE,
    ASK_PLAY,
    CARD,
    DEAL,
    ITEM,
    KINDS,
    PASS,
    SEAT,
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
)


def explain(table: Tale, seat: int, ask: Frame, action: int) -> IllegalAction:
    """Why an action of the vocabulary is no answer to this question."""
    kind = ask[0]
    clause = KINDS[kind].clause
    if action == PASS:
        return refusal(MUST_PLAY if kind == ASK_PLAY else MUST_CHOOSE, {}, clause)
    said = ACTIONS[action].partition(" ")[0]
    if said not in [ACTIONS[other].partition(" ")[0] for other in rules.legal(table, seat, ask)]:
        return refusal(OTHER, {}, clause)
    if said == "card":
        args: Args = {"card": NAMES[action - CARD]}
        if kind in (ASK_PLAY, ASK_GIVE):
            return refusal(NOT_IN_HAND, args, clause)
        return refusal(NOT_DISCARDED if kind == ASK_DISCARDED else NOT_IN_PLAY, args, clause)
    if said == "item":
        return refusal(NO_ITEM, {"item": ITEMS[action - ITEM]}, clause)
    if said == "deal":
        return refusal(NO_DEAL, {"number": action - DEAL + 1, "setting": SETTINGS[table.settings[0]]}, clause)
    number = action - SEAT
    return refusal(NO_PLAYER, {"seat": number if number < table.seats else str(number)}, clause)
