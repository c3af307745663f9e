"""Whole turns as moves: what a seat can do until somebody else is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from taletable.bots.search.chance import Xorshift
from taletable.bots.search.model import Model

if TYPE_CHECKING:
    from taletable.kernel import Table

FACTOR: Final = 1_000_003
LABELS: Final = (1 << 40) - 1
HIDDEN: Final = LABELS + 1


class Turn:
    """One way to answer until somebody else is asked: the first answer, the table after it, and its value.

    ``label`` tells it from other turns. ``seen`` is what the other players can tell of it.
    """

    __slots__ = ("after", "first", "label", "seen", "value")

    def __init__(self, after: Table, first: int, label: int, seen: int) -> None:
        self.after = after
        self.first = first
        self.label = label
        self.seen = seen
        self.value = 0.0


def turns_of(table: Table, seat: int, model: Model, chance: Xorshift, most: int) -> list[Turn]:
    """The turns of a seat that is asked, with their values: all of them, or a sample if there are more than ``most``.

    As many steps of a turn as fit are branched out completely; what is left of it is answered at random.
    """
    begun = [Turn(table, -1, seat + 1, seat + 1)]
    done: list[Turn] = []
    while begun:
        further: list[Turn] = []
        room = most - len(done)
        for turn in begun:
            question = turn.after.questions[seat]
            assert question is not None
            actions = question.legal(turn.after, seat)
            tried = actions
            if len(further) + len(actions) > room and turn.first >= 0:
                tried = [actions[chance.below(len(actions))]]
            for action in tried:
                after = turn.after.copy()
                after.answer(seat, action)
                label = (turn.label * FACTOR + action + 1) & LABELS
                seen = HIDDEN + seat if question.secret else (turn.seen * FACTOR + action + 1) & LABELS
                next_ = Turn(after, action if turn.first < 0 else turn.first, label, seen)
                if after.questions[seat] is None or after.open_questions > 1:
                    next_.value = model.value(after, seat)
                    done.append(next_)
                else:
                    further.append(next_)
        begun = further
    return done
