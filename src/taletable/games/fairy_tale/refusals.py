"""Why not: the reason and the clause behind every answer that is not allowed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from taletable.games.fairy_tale.cards import ALMIGHTY, CATEGORIES, NAMES
from taletable.games.fairy_tale.rules import CHOOSE_OPEN, LAY, NAMING, PICK, reasons
from taletable.kernel import Args, Frame, IllegalAction, refusal

if TYPE_CHECKING:
    from taletable.games.fairy_tale.table import Tale

NOT_IN_PACK: Final = "fairy_tale-refusal-not-in-pack"
NOT_IN_HAND: Final = "fairy_tale-refusal-not-in-hand"
NOT_IN_ROW: Final = "fairy_tale-refusal-not-in-row"
OPEN_ALREADY: Final = "fairy_tale-refusal-open-already"
CLOSED_ALREADY: Final = "fairy_tale-refusal-closed-already"
MARKED_ALREADY: Final = "fairy_tale-refusal-marked-already"
NOT_FITTING: Final = "fairy_tale-refusal-not-fitting"
ENOUGH: Final = "fairy_tale-refusal-enough"
NOT_ITSELF: Final = "fairy_tale-refusal-not-itself"
NOT_IN_DECK: Final = "fairy_tale-refusal-not-in-deck"

MESSAGES: Final = (
    NOT_IN_PACK,
    NOT_IN_HAND,
    NOT_IN_ROW,
    OPEN_ALREADY,
    CLOSED_ALREADY,
    MARKED_ALREADY,
    NOT_FITTING,
    ENOUGH,
    NOT_ITSELF,
    NOT_IN_DECK,
)


def explain(table: Tale, seat: int, ask: Frame, action: int) -> IllegalAction:
    """Why a card is no answer to this question."""
    kind = ask[0]
    args: Args = {"card": NAMES[action]}
    if kind == PICK:
        return refusal(NOT_IN_PACK, args, "2.2")
    if kind == LAY:
        return refusal(NOT_IN_HAND, args, "3.1")
    if kind == NAMING:
        itself = table.sheet.cards[action].effect == ALMIGHTY
        return refusal(NOT_ITSELF if itself else NOT_IN_DECK, args, "5.8")
    own = [entry for entry in table.rows[seat] if entry >> 1 == action]
    if not own:
        return refusal(NOT_IN_ROW, args, "4.2")
    down = 1 if kind == CHOOSE_OPEN else 0
    if all([entry & 1 != down for entry in own]):
        return refusal(OPEN_ALREADY if down else CLOSED_ALREADY, args, "4.3")
    if any([table.rows[seat][place] >> 1 == action for place in table.marked[seat]]):
        return refusal(MARKED_ALREADY, args, "4.9")
    args |= reasons(table, seat, ask)
    fits = [table.sheet.is_in(action, CATEGORIES.index(word)) for word in str(args["category"]).split("|")]
    return refusal(ENOUGH, args, "4.6") if any(fits) else refusal(NOT_FITTING, args, "4.4")
