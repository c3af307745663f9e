"""What is in the box of Pebbles."""

from __future__ import annotations

from typing import Final

from taletable.games.pebbles.position import HeapPositions
from taletable.games.pebbles.questions import ACTIONS, QUESTIONS
from taletable.games.pebbles.rules import BONUSES, TASKS, HeapSetup
from taletable.games.pebbles.scoring import WHYS, HeapScoring
from taletable.games.pebbles.table import Heap
from taletable.games.pebbles.types import TYPES
from taletable.games.pebbles.view import HeapViews
from taletable.kernel import Dice, Game, Limits, Option, Options

ID: Final = "pebbles"
SEATS: Final = (2, 3, 4)

# The clause behind each kind of event.
EVENTS: Final = {"dealt": "1.2", "took": "2.1"}

# All texts beside those of questions, refusals and events, which follow from their names.
MESSAGES: Final = (
    f"{ID}-title",
    f"{ID}-option-heap",
    f"{ID}-action-take",
    *[f"{ID}-seat-{seat}" for seat in range(max(SEATS))],
    *[f"{ID}-line-{line}" for line in ("heap", "bonus")],
    *[f"{ID}-why-{why}" for why in WHYS],
)


class Pebbles(Game):
    """Two to four players empty a heap."""

    def __init__(self) -> None:
        super().__init__(
            id=ID,
            version=1,
            options=(Option(ID, "heap", 15, (15, 21)),),
            actions=ACTIONS,
            frames=(*TASKS, *QUESTIONS),
            setup=HeapSetup(),
            scoring=HeapScoring(),
            views=HeapViews(),
            positions=HeapPositions(),
            events=EVENTS,
            messages=MESSAGES,
            clause_turn="2.1",
            clause_end="3.1",
            types=TYPES,
        )

    def counts(self, options: Options) -> tuple[int, ...]:
        return SEATS

    def bounds(self, seats: int, options: Options) -> Limits:
        heap = int(options["heap"])
        return Limits(heap, 0, heap + len(BONUSES))

    def blank(self, seats: int, options: Options, dice: Dice) -> Heap:
        return Heap(self, options, dice, [], [None] * seats, [0] * seats, [0] * seats)

    def rule(self, action: int) -> str:
        return "2.1"


GAME: Final = Pebbles()
