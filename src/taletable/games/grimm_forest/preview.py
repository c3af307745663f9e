"""What is certain about an answer: what lies where one gathers for whoever is alone; what follows in a build turn."""

from __future__ import annotations

from typing import Final

from taletable.games.grimm_forest.building import buildable
from taletable.games.grimm_forest.phases import TURN
from taletable.games.grimm_forest.pieces import kinds, plus
from taletable.games.grimm_forest.rules import ChooseGather
from taletable.games.grimm_forest.table import Forest
from taletable.games.grimm_forest.vocabulary import GATHER, LOCATION, RESOURCES, SECTIONS
from taletable.kernel import Message, Outlook, Previews, Sentence
from taletable.kernel.sets import members

ALONE: Final = "grimm_forest-preview-alone"
AMOUNT: Final = "grimm_forest-preview-amount"
EMPTY: Final = "grimm_forest-preview-empty"
HOUSE: Final = "grimm_forest-preview-house"
CAN_BUILD: Final = "grimm_forest-preview-build"
CAN_BUILD_NOTHING: Final = "grimm_forest-preview-nothing"
MESSAGES: Final = (ALONE, AMOUNT, EMPTY, HOUSE, CAN_BUILD, CAN_BUILD_NOTHING, "grimm_forest-or")


class ForestPreviews(Previews[Forest]):
    """While cards are chosen in secret only what all see is certain; of a fable nothing is."""

    def outlook(self, before: Forest, after: Forest, seat: int, action: int) -> Outlook:
        if isinstance(before.questions[seat], ChooseGather) and GATHER <= action < LOCATION:  # or a fable that follows
            return Outlook(None, _alone(after, seat, action - GATHER))
        if before.stage() != TURN or before.turn != seat:
            return Outlook(None, [])
        says: list[Sentence] = []
        if after.points()[seat] > before.points()[seat]:
            says.append([Message(HOUSE, {"count": after.points()[seat]})])
        if after.stage() == TURN and after.turn == seat and after.left > 0:
            says.append(_can_build(after, seat))
        return Outlook(None, says)


def _alone(table: Forest, seat: int, location: int) -> list[Sentence]:
    """What a pig takes that stays alone there, and what that is enough for (5.2); how many come is nobody's to know."""
    pile = table.places[location].pile
    found = kinds(pile)
    if not found:
        return [[Message(EMPTY, {})]]
    rich = table.copy()
    says: list[Sentence] = []
    for resource in found:
        rich.players[seat].store = plus(rich.players[seat].store, resource, pile[resource])
        says.append([Message(AMOUNT, {"resource": RESOURCES[resource], "count": pile[resource]})])
    says[0].insert(0, Message(ALONE, {}))
    return [*says, _can_build(rich, seat)]


def _can_build(table: Forest, seat: int) -> Sentence:
    sections = [SECTIONS[section] for section in members(buildable(table, seat))]
    return [Message(CAN_BUILD, {"section": "|".join(sections)}) if sections else Message(CAN_BUILD_NOTHING, {})]
