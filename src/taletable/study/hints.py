"""A hint: the best answers to the decision at hand, with a reason, from what the seat knows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct

from taletable.study.weighing import QUICK, Answer, weigh

if TYPE_CHECKING:
    from taletable.bots import Chair

MOST: Final = 3  # answers of a hint


class Hint(Struct, frozen=True):
    """The best answers, best first; ``iterations`` is in how many imagined games they were tried."""

    seat: int
    answers: tuple[Answer, ...]
    iterations: int


def hint(chair: Chair, budget: int = QUICK, seed: int = 0, most: int = MOST) -> Hint | None:
    """The best answers at a chair; None where only one is possible, since nothing is to be found out."""
    if len(chair.decision.actions) == 1:
        return None
    return Hint(chair.seat, weigh(chair, budget, seed)[:most], budget)
