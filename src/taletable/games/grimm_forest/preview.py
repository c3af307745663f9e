"""What is certain about an answer in one's own build turn: which house it completes, and what can be built then."""

from __future__ import annotations

from typing import Final

from taletable.games.grimm_forest.building import affordable
from taletable.games.grimm_forest.phases import TURN
from taletable.games.grimm_forest.table import Forest
from taletable.games.grimm_forest.vocabulary import SECTIONS
from taletable.kernel import Message, Outlook, Previews, Sentence

HOUSE: Final = "grimm_forest-preview-house"
CAN_BUILD: Final = "grimm_forest-preview-build"
CAN_BUILD_NOTHING: Final = "grimm_forest-preview-nothing"
MESSAGES: Final = (HOUSE, CAN_BUILD, CAN_BUILD_NOTHING, "grimm_forest-or")


class ForestPreviews(Previews[Forest]):
    """While cards are chosen in secret nothing is certain."""

    def outlook(self, before: Forest, after: Forest, seat: int, action: int) -> Outlook:
        if before.stage() != TURN or before.turn != seat:
            return Outlook(None, [])
        says: list[Sentence] = []
        if after.points()[seat] > before.points()[seat]:
            says.append([Message(HOUSE, {"count": after.points()[seat]})])
        if after.stage() == TURN and after.turn == seat and after.left > 0:
            sections = [SECTIONS[one] for one in range(len(SECTIONS)) if affordable(after, seat, one, 0)]
            built = Message(CAN_BUILD, {"section": "|".join(sections)}) if sections else Message(CAN_BUILD_NOTHING, {})
            says.append([built])
        return Outlook(None, says)
