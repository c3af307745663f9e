"""Whole turns as moves: what a seat can do until somebody else is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from taletable.bots.search.model import Model
from taletable.kernel.chance import Xorshift

if TYPE_CHECKING:
    from taletable.kernel import Table

FACTOR: Final = 1_000_003
LABELS: Final = (1 << 40) - 1


class Turn:
    """One way to answer until somebody else is asked: the answers, the table after them, and its value.

    ``label`` tells it from other turns. ``secret`` is whether others cannot tell what the last answer was.
    """

    __slots__ = ("actions", "after", "label", "secret", "value")

    def __init__(self, after: Table, actions: list[int], label: int, secret: bool) -> None:
        self.after = after
        self.actions = actions
        self.label = label
        self.secret = secret
        self.value = 0.0

    @property
    def first(self) -> int:
        """The first answer."""
        return self.actions[0]


def turns_of(table: Table, seat: int, model: Model, chance: Xorshift, most: int) -> list[Turn]:
    """The turns of a seat that is asked, with their values: all of them, or a sample if there are more than ``most``.

    As many steps of a turn as fit are branched out completely; what is left of it is answered at random.
    """
    return _completed([Turn(table, [], seat + 1, False)], seat, model, chance, most)


def turns_from(table: Table, seat: int, first: int, model: Model, chance: Xorshift, most: int) -> list[Turn]:
    """Those turns that begin with this answer."""
    begun: list[Turn] = []
    done: list[Turn] = []
    _step(Turn(table, [], seat + 1, False), seat, first, model, begun, done)
    return done or _completed(begun, seat, model, chance, most)


def _completed(begun: list[Turn], seat: int, model: Model, chance: Xorshift, most: int) -> list[Turn]:
    done: list[Turn] = []
    while begun:
        further: list[Turn] = []
        room = most - len(done)
        for turn in begun:
            question = turn.after.questions[seat]
            assert question is not None
            actions = question.legal(turn.after, seat)
            if len(further) + len(actions) > room and turn.actions:
                actions = [actions[chance.below(len(actions))]]
            for action in actions:
                _step(turn, seat, action, model, further, done)
        begun = further
    return done


def _step(turn: Turn, seat: int, action: int, model: Model, further: list[Turn], done: list[Turn]) -> None:
    """The turn with one more answer goes to those that are done, or to those to be gone on with."""
    question = turn.after.questions[seat]
    assert question is not None
    after = turn.after.copy()
    after.answer(seat, action)
    label = (turn.label * FACTOR + action + 1) & LABELS
    longer = Turn(after, [*turn.actions, action], label, question.secret)
    if ended(after, seat):
        longer.value = model.value(after, seat)
        done.append(longer)
    else:
        further.append(longer)


def ended(table: Table, seat: int) -> bool:
    """Whether a turn has come to its end: somebody else is asked, too or instead, or nobody."""
    return table.questions[seat] is None or table.open_questions > 1


def take(table: Table, seat: int, actions: list[int]) -> bool:
    """As much as is possible of a turn that was planned at another table; whether that was all of it.

    What comes to light on the way may be something else than there.
    """
    for place in range(len(actions)):
        question = table.questions[seat]
        if question is None or (place and ended(table, seat)) or actions[place] not in question.legal(table, seat):
            return False
        table.answer(seat, actions[place])
    return ended(table, seat)


def taken(table: Table, seat: int, actions: list[int]) -> Table | None:
    """A copy of the table after a turn that was possible at another one, unless it is none here."""
    after = table.copy()
    return after if take(after, seat, actions) else None
