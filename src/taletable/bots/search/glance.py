"""One turn ahead, without a tree: what each answer can lead to by the end of the turn, in a few imagined worlds."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING

from taletable.bots.search.found import Found
from taletable.bots.search.turns import Turn, turns_of

if TYPE_CHECKING:
    from taletable.bots.search.model import Model
    from taletable.kernel import Table
    from taletable.kernel.chance import Xorshift


def glance(world: Table, seat: int, model: Model, breadth: int, worlds: int, chance: Xorshift) -> dict[int, Found]:
    """What was found out about each answer: the best turn that begins with it, in so many worlds."""
    question = world.questions[seat]
    assert question is not None
    found = {action: Found(action) for action in question.legal(world, seat)}
    for _ in range(worlds):
        imagined = world.imagine(seat, chance.word())
        best: dict[int, Turn] = {}
        for turn in turns_of(imagined, seat, model, chance, breadth):
            if turn.first not in best or turn.value > best[turn.first].value:
                best[turn.first] = turn
        for action, turn in best.items():
            found[action].note(1.0 / (1.0 + exp(-turn.value)), seat, imagined, turn.after)
    return found
