"""What is in the box of «Несказочная заварушка»."""

from __future__ import annotations

from typing import Final

from taletable.games.zavarushka import scoring
from taletable.games.zavarushka.cards import COLOURS, NAMES
from taletable.games.zavarushka.land import LANDS, TERRAINS
from taletable.games.zavarushka.position import KingdomPositions
from taletable.games.zavarushka.questions import QUESTIONS
from taletable.games.zavarushka.rules import TASKS, KingdomSetup
from taletable.games.zavarushka.table import TURNS, Kingdom
from taletable.games.zavarushka.types import TYPES
from taletable.games.zavarushka.view import KingdomViews
from taletable.games.zavarushka.vocabulary import ACTIONS, FIRST_TILE, PASS
from taletable.kernel import CardEvent, Dice, Game, Limits, Measures, Option, Options
from taletable.kernel.events import PLAYED
from taletable.kernel.options import SEAT

ID: Final = "zavarushka"

# The clause behind each kind of event.
EVENTS: Final = {
    "begins": "1.6",
    "placed": "3.1",
    "skipped": "2.5",
    "passed": "2.3",
    "swapped": "5.2",
    "rearranged": "5.5",
    "moved": "5.7",
}

MESSAGES: Final = (
    "zavarushka-title",
    "zavarushka-option-first",
    "zavarushka-action-card",
    "zavarushka-action-tile",
    "zavarushka-action-pass",
    "zavarushka-action-pass-fairy-next",
    *[f"zavarushka-card-{name}" for name in NAMES],
    *[f"zavarushka-terrain-{terrain}" for terrain in TERRAINS],
    *[f"zavarushka-seat-{seat}" for seat in range(len(COLOURS))],
    *[f"zavarushka-why-{why}" for why in scoring.WHYS],
)

# The clause that tells what a character is good for: its points, or its power.
CARD_CLAUSES: Final = ("6.2", "6.3", "6.4", "6.5", "6.6", "6.7", "4.1", "5.2", "5.5", "5.7")

# A seat's decisions: a card and a tile each turn, two for the Witch and two for the Wizard, and for the Fairy one
# less than the nine characters of different names she can sort.
MOST_DECISIONS: Final = 2 * TURNS + 2 + 2 + 8

# King 1 + 4; Queen 1 + 5 others of her colour; Princess 3; Knight 3; Peasant 1 and a King and a Queen on each of
# four tiles; Dwarf 9 others of different names.
MOST_POINTS: Final = 5 + 6 + 3 + 3 + 9 + 9


class Zavarushka(Game):
    """Two to four players place their characters in a kingdom of tiles."""

    def __init__(self) -> None:
        super().__init__(
            id=ID,
            version=1,
            options=(Option(ID, "first", "random", ("random", *range(len(COLOURS))), kind=SEAT),),
            actions=ACTIONS,
            frames=(*TASKS, *QUESTIONS),
            setup=KingdomSetup(),
            scoring=scoring.KingdomScoring(),
            views=KingdomViews(),
            positions=KingdomPositions(),
            events=EVENTS,
            messages=MESSAGES,
            clause_turn="2.1",
            clause_end="6.8",
            types=TYPES,
            measures=Measures(begins="begins", length="turns", cards={"placed": CardEvent(PLAYED)}),
        )

    def counts(self, options: Options) -> tuple[int, ...]:
        first = options["first"]
        return tuple([seats for seats in LANDS if not isinstance(first, int) or first < seats])

    def bounds(self, seats: int, options: Options) -> Limits:
        return Limits(MOST_DECISIONS * seats, 0, MOST_POINTS)

    def blank(self, seats: int, options: Options, dice: Dice) -> Kingdom:
        land = LANDS[seats]
        return Kingdom(self, options, dice, [], [None] * seats, land, [()] * len(land.tiles), [0] * seats)

    def rule(self, action: int) -> str:
        if action < FIRST_TILE:
            return CARD_CLAUSES[action]
        return "2.3" if action == PASS else "3.1"


GAME: Final = Zavarushka()
