"""What is in the box of The Grimm Forest."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from taletable.games.grimm_forest import (
    building,
    editions,
    gathering,
    preview,
    questions,
    resource_questions,
    rules,
    scoring,
    text,
    windows,
)
from taletable.games.grimm_forest.cards import CARDS, monsters
from taletable.games.grimm_forest.cards.friends_a_to_g import GUESSES
from taletable.games.grimm_forest.editions import EDITIONS, ID, OPTIONS
from taletable.games.grimm_forest.pieces import Place, Player
from taletable.games.grimm_forest.position import ForestPositions
from taletable.games.grimm_forest.rules import MOST_ROUNDS
from taletable.games.grimm_forest.sheet import NAMES, RENAMED, sheet_of
from taletable.games.grimm_forest.table import Forest
from taletable.games.grimm_forest.types import TYPES
from taletable.games.grimm_forest.view import ForestViews
from taletable.games.grimm_forest.vocabulary import (
    ACTIONS,
    LOCATIONS,
    LOOKS,
    PARTS,
    PLOT_WORDS,
    RESOURCES,
    REWARDS,
    SEATS,
    SECTIONS,
)
from taletable.kernel import CLAUSE_OF_CARD, CardEvent, Dice, Frame, Game, Limits, Measures, Options, Sentence
from taletable.kernel.events import JOINED, PLAYED
from taletable.kernel.sheet import fetched

# The clause behind each kind of event.
EVENTS: Final = {
    "added": CLAUSE_OF_CARD,
    "announced": "12.14",
    "befriended": "7.2",
    "blown": CLAUSE_OF_CARD,
    "built": "6.4",
    "busier": CLAUSE_OF_CARD,
    "came": "11.21",
    "corner": "11.8",
    "cursed": "11.7",
    "devoured": CLAUSE_OF_CARD,
    "drawn": "6.2",
    "dreams": "12.21",
    "drew": "6.2",
    "drew-by": CLAUSE_OF_CARD,
    "due": "9.4",
    "ended": "10.1",
    "exchanged": "11.31",
    "fetched": "6.3",
    "first": "6.10",
    "fluted": "11.19",
    "gained": CLAUSE_OF_CARD,
    "gathered": "5.2",
    "given": "7.1",
    "grabbed": CLAUSE_OF_CARD,
    "guessed": "12.1",
    "hindered": CLAUSE_OF_CARD,
    "idle": CLAUSE_OF_CARD,
    "laid": "9.1",
    "looked": CLAUSE_OF_CARD,
    "lost": CLAUSE_OF_CARD,
    "met": "7.1",
    "met-by": "7.1",
    "moved": CLAUSE_OF_CARD,
    "parted": "7.2",
    "passed": CLAUSE_OF_CARD,
    "peeked": CLAUSE_OF_CARD,
    "played": "4.1",
    "prince": "8.1",
    "ran": CLAUSE_OF_CARD,
    "recovered": "11.25",
    "redrawn": "11.7",
    "reshuffled": "1.8",
    "rewarded": "6.10",
    "round": "2.1",
    "saw-fable": "12.4",
    "saw-gather": "12.4",
    "slipped": "12.22",
    "slipped-seen": "12.22",
    "special": CLAUSE_OF_CARD,
    "spent": "9.6",
    "stopped": CLAUSE_OF_CARD,
    "stored": "12.16",
    "swapped": "11.6",
    "threw": "12.5",
    "tidied": "5.6",
    "turned": "4.3",
    "unpaid": "11.16",
    "went": "4.4",
}
MEASURES: Final = Measures(
    begins="round",
    length="round",
    cards={
        "played": CardEvent(PLAYED),
        "befriended": CardEvent(JOINED),
        "given": CardEvent(JOINED, seat="seat_to"),
    },
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
    *[f"{ID}-why-{why}" for why in scoring.WHYS],
    f"{ID}-points",
    *text.MESSAGES,
    *preview.MESSAGES,
)

# The tasks and questions of the round, of the build turn, of many cards, and of each card.
FRAMES: Final[tuple[type[Frame], ...]] = (
    *rules.FRAMES,
    *gathering.FRAMES,
    *building.FRAMES,
    *windows.FRAMES,
    *questions.FRAMES,
    *resource_questions.FRAMES,
    *monsters.FRAMES,
    *[frame for card in CARDS for frame in card.frames],
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
            version=2,
            oldest=1,
            options=OPTIONS,
            actions=ACTIONS,
            frames=FRAMES,
            setup=rules.ForestSetup(),
            scoring=scoring.ForestScoring(),
            views=ForestViews(),
            positions=ForestPositions(),
            events=EVENTS,
            messages=MESSAGES,
            clause_turn="2.3",
            clause_end="10.1",
            types=TYPES,
            renamed=RENAMED,
            details={"drawn": "drew"},
            by_seat=("players",),
            measures=MEASURES,
            previews=preview.ForestPreviews(),
        )

    def fetch(self, options: dict[str, object]) -> dict[str, object]:
        return fetched(options, self.sheet_option)

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
