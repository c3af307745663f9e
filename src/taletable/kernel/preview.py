"""Preview of a question: what each answer would bring, as far as whoever is asked can be certain of it.

Answers are tried out in a world that the seat imagines, never at the table itself, so no preview can tell a secret.
What follows from hidden cards or from chance is left out by the game's `Previews`: a law holds that a preview does not
depend on which world was imagined.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from taletable.kernel.parts import Outlook

if TYPE_CHECKING:
    from taletable.kernel.table import Table


class Preview(NamedTuple):
    """What an answer would bring; ``then`` has the same for the answers to what the seat would be asked next.

    It is empty unless the answer is the first half of a choice, of which nobody else learns anything.
    """

    outlook: Outlook
    then: dict[int, Outlook]


def preview(table: Table, seat: int, seed: object = 0) -> dict[int, Preview]:
    """What each answer of a seat would bring; nothing while the seat is not asked."""
    world = table.imagine(seat, seed)
    found: dict[int, Preview] = {}
    for action in world.actions(seat):
        after = _answered(world, seat, action)
        then: dict[int, Outlook] = {}
        if after.undo_floor == world.undo_floor and after.open_questions == 1:
            for following in after.actions(seat):
                then[following] = _outlook(world, _answered(after, seat, following), seat, following)
        found[action] = Preview(_outlook(world, after, seat, action), then)
    return found


def _answered(world: Table, seat: int, action: int) -> Table:
    """The world after an answer. A secret one is only written down: what reveals it waits for the others."""
    after = world.copy()
    question = after.questions[seat]
    assert question is not None
    if question.secret:
        after.questions[seat] = None
        after.open_questions -= 1
        question.resolve(after, seat, action)
    else:
        after.answer(seat, action)
    return after


def _outlook(before: Table, after: Table, seat: int, action: int) -> Outlook:
    return before.game.previews.outlook(before, after, seat, action)
