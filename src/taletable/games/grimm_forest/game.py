"""What is in the box of The Grimm Forest."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from taletable.games.grimm_forest import editions, refusals, scoring, text
from taletable.games.grimm_forest.cards import NAMES, sheet_of
from taletable.games.grimm_forest.editions import EDITIONS, ID, OPTIONS
from taletable.games.grimm_forest.friends import GUESSES
from taletable.games.grimm_forest.pieces import Place, Player
from taletable.games.grimm_forest.rules import MOST_ROUNDS
from taletable.games.grimm_forest.table import Forest
from taletable.games.grimm_forest.words import (
    ACTIONS,
    KINDS,
    LOCATIONS,
    LOOKS,
    PARTS,
    PLOT_WORDS,
    RESOURCES,
    REWARDS,
    SEATS,
    SECTIONS,
)
from taletable.kernel import Dice, Game, Limits, Options, Sentence
from taletable.kernel.sheet import fetched

EVENTS: Final = (
    "added",
    "announced",
    "befriended",
    "blown",
    "built",
    "busier",
    "corner",
    "cursed",
    "devoured",
    "drawn",
    "dreams",
    "drew",
    "due",
    "ended",
    "exchanged",
    "fetched",
    "first",
    "fluted",
    "gained",
    "gathered",
    "grabbed",
    "guessed",
    "hindered",
    "laid",
    "looked",
    "lost",
    "met",
    "moved",
    "parted",
    "passed",
    "peeked",
    "played",
    "prince",
    "ran",
    "recovered",
    "redrawn",
    "reshuffled",
    "round",
    "saw-fable",
    "saw-gather",
    "slipped",
    "slipped-seen",
    "special",
    "spent",
    "stopped",
    "stored",
    "swapped",
    "threw",
    "turned",
    "unpaid",
)
VERBS: Final = tuple(dict.fromkeys([action.partition(" ")[0] for action in ACTIONS]))

MESSAGES: Final = (
    f"{ID}-title",
    *editions.MESSAGES,
    *[f"{ID}-action-{verb}" for verb in VERBS],
    *[f"{ID}-card-{name}" for name in NAMES],
    *[f"{ID}-location-{name}" for name in LOCATIONS],
    *[f"{ID}-gather-{name}" for name in LOCATIONS],
    *[f"{ID}-resource-{name}" for name in RESOURCES],
    *[f"{ID}-section-{name}" for name in SECTIONS],
    *[f"{ID}-gain-{name}" for name in RESOURCES],
    *[f"{ID}-build-{name}" for name in SECTIONS],
    *[f"{ID}-house-{name}" for name in SECTIONS[: 2 * PARTS]],
    *[f"{ID}-guess-{name}" for name in GUESSES],
    *[f"{ID}-plot-{name}" for name in PLOT_WORDS],
    *[f"{ID}-look-{name}" for name in LOOKS],
    *[f"{ID}-reward-{name}" for name in REWARDS],
    *[f"{ID}-seat-{seat}" for seat in range(SEATS)],
    *[f"{ID}-line-{name}" for name in RESOURCES],
    *[f"{ID}-ask-{kind.name}" for kind in KINDS if kind.clause],
    *[f"{ID}-event-{kind}" for kind in EVENTS],
    *[f"{ID}-why-{why}" for why in scoring.WHYS],
    *text.MESSAGES,
    *refusals.MESSAGES,
)

# More than anybody can be asked in a round: a dozen moments, and eight actions of several steps each. What is drafted
# from the Market is no more than what was put there, some five resources a round.
MOST_DECISIONS_A_ROUND: Final = 100
MOST_HOUSES: Final = 15


class GrimmForest(Game):
    """Two to four pigs gather and build."""

    def __init__(self) -> None:
        super().__init__(
            id=ID,
            version=1,
            options=OPTIONS,
            actions=ACTIONS,
            kinds=KINDS,
            messages=MESSAGES,
            clause_turn="2.3",
            clause_end="10.1",
        )

    def fetch(self, options: dict[str, object]) -> dict[str, object]:
        return fetched(options)

    def preset(self, chosen: Mapping[str, object]) -> Options:
        edition = chosen.get("edition", EDITIONS[0])
        return editions.preset(edition) if isinstance(edition, str) and edition in EDITIONS else {}

    def counts(self, options: Options) -> tuple[int, ...]:
        sheet_of(str(options["deck_file"]))
        return (2, 3, 4)

    def bounds(self, seats: int, options: Options) -> Limits:
        return Limits(MOST_DECISIONS_A_ROUND * seats * MOST_ROUNDS, 0, MOST_HOUSES)

    def blank(self, seats: int, options: Options, dice: Dice) -> Forest:
        sheet = sheet_of(str(options["deck_file"]))
        players = [Player(((),) * seats) for _ in range(seats)]
        places = [Place() for _ in range(4 if seats == 4 else 3)]
        return Forest(self, options, dice, [], [None] * seats, sheet, players, places)

    def about(self, action: int, options: Options) -> list[Sentence]:
        return text.about(action, options)

    def sheet(self, source: str, options: Options) -> list[dict[str, object]]:
        return text.rows(sheet_of(source), options)

    def rule(self, action: int) -> str:
        return text.rule(action)


GAME: Final = GrimmForest()
