"""What is in the box of Fairy Tale."""

from __future__ import annotations

from typing import Final

from taletable.games.fairy_tale import preview, scoring, text
from taletable.games.fairy_tale.cards import CATEGORIES, COUNTED, FACTIONS, KINDS_OF_CARD, NAMES, RENAMED, sheet_of
from taletable.games.fairy_tale.position import TalePositions
from taletable.games.fairy_tale.questions import QUESTIONS
from taletable.games.fairy_tale.rules import TASKS, TaleSetup
from taletable.games.fairy_tale.table import PACK, PLAYS, Tale
from taletable.games.fairy_tale.types import TYPES
from taletable.games.fairy_tale.view import TaleViews
from taletable.kernel import CardEvent, Dice, Game, Limits, Measures, Option, Options, Sentence
from taletable.kernel.events import PLAYED
from taletable.kernel.options import SHEET
from taletable.kernel.sheet import fetched

ID: Final = "fairy_tale"
ACTIONS: Final = tuple([f"card {name}" for name in NAMES])

# The clause behind each kind of event.
EVENTS: Final = {
    "draft": "2.4",
    "passed": "2.2",
    "played": "3.2",
    "hunted": "4.10",
    "opened": "4.3",
    "closed": "4.3",
    "idle": "4.8",
    "discarded": "3.3",
    "named": "5.8",
}
SEATS: Final = 5
MOST_SEATS: Final = {"basic": 4, "advanced": 5}

MESSAGES: Final = (
    "fairy_tale-title",
    *[f"fairy_tale-option-{name}" for name in ("deck", "drafts", "teams", "draft_memory", "deck_file")],
    "fairy_tale-action-card",
    *[f"fairy_tale-card-{name}" for name in NAMES],
    *[f"fairy_tale-category-{name}" for name in CATEGORIES],
    *[f"fairy_tale-kind-{name}" for name in KINDS_OF_CARD],
    *[f"fairy_tale-seat-{seat}" for seat in range(SEATS)],
    "fairy_tale-way-left",
    "fairy_tale-way-right",
    "fairy_tale-or",
    "fairy_tale-and",
    "fairy_tale-line-partner",
    "fairy_tale-sum-team",
    *[f"fairy_tale-why-{why}" for why in scoring.WHYS],
    *text.MESSAGES,
    *preview.MESSAGES,
)

# The clause that tells how a card scores, by its way of scoring.
SCORING_CLAUSES: Final = ("5.2", "5.3", "5.5", "5.6", "5.7")


class FairyTale(Game):
    """Two to five players draft five cards, play three, and do it again."""

    def __init__(self) -> None:
        super().__init__(
            id=ID,
            version=3,
            options=(
                Option(ID, "deck", "basic", ("basic", "advanced")),
                Option(ID, "drafts", 4, (4, 5, 6, 7, 8, 9, 10)),
                Option(ID, "teams", False, (False, True)),
                Option(ID, "draft_memory", False, (False, True)),
                Option(ID, "deck_file", "", None, kind=SHEET),
            ),
            actions=ACTIONS,
            frames=(*TASKS, *QUESTIONS),
            setup=TaleSetup(),
            scoring=scoring.TaleScoring(),
            views=TaleViews(),
            positions=TalePositions(),
            events=EVENTS,
            messages=MESSAGES,
            clause_turn="2.2",
            clause_end="5.9",
            types=TYPES,
            oldest=1,
            renamed=RENAMED,
            measures=Measures(length="draft", cards={"played": CardEvent(PLAYED), "hunted": CardEvent(PLAYED)}),
            previews=preview.TalePreviews(),
        )

    def fetch(self, options: dict[str, object]) -> dict[str, object]:
        return fetched(options, self.sheet_option)

    def counts(self, options: Options) -> tuple[int, ...]:
        deck = str(options["deck"])
        cards = len(sheet_of(str(options["deck_file"])).decks[deck])
        # 1.2, 1.3, 1.5: the deck must last for everybody in every draft.
        lasting = min(MOST_SEATS[deck], cards // (PACK * int(options["drafts"])))
        return tuple([seats for seats in range(2, lasting + 1) if seats == 4 or not options["teams"]])

    def bounds(self, seats: int, options: Options) -> Limits:
        drafts = int(options["drafts"])
        row = PLAYS * drafts
        # Four picks and three cards a draft; at each reveal a choice for every card of the row, to open and to close;
        # a name for every Trickster.
        decisions = seats * ((PACK - 1 + PLAYS) * drafts + row * 2 * row + row)
        printed = sheet_of(str(options["deck_file"])).cards
        values = [card.points * (row if card.scoring == COUNTED else 1) for card in printed if card.copies]
        partners = 2 if options["teams"] else 1
        return Limits(decisions, partners * row * min(0, *values), partners * row * max(values))

    def blank(self, seats: int, options: Options, dice: Dice) -> Tale:
        return Tale(
            self,
            options,
            dice,
            [],
            [None] * seats,
            sheet_of(str(options["deck_file"])),
            [()] * seats,
            [[] for _ in range(seats)],
            [-1] * seats,
            [()] * seats,
            [()] * seats,
            [()] * seats,
            [()] * seats,
            [()] * seats,
        )

    def about(self, action: int, options: Options) -> list[Sentence]:
        return text.text_of(sheet_of(str(options["deck_file"])).cards[action])

    def sheet(self, source: str, options: Options) -> list[dict[str, object]]:
        sheet = sheet_of(source)
        return [
            {
                "id": card.id,
                "copies": card.copies,
                "faction": FACTIONS[card.faction],
                "kind": KINDS_OF_CARD[card.kind],
                "points": card.printed_points,
                "effect": card.printed_effect,
                "expert": "expert" if card.expert else "",
                "source": card.source,
                "printed": sheet.printed(number),
            }
            for number, card in enumerate(sheet.cards)
            if card.copies
        ]

    def sheet_words(self, source: str) -> list[dict[str, Sentence]]:
        return [text.row_of(card) for card in sheet_of(source).cards if card.copies]

    def rule(self, action: int) -> str:
        return SCORING_CLAUSES[sheet_of("").cards[action].scoring]


GAME: Final = FairyTale()
