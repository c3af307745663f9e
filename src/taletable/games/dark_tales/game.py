"""What is in the box of Dark Tales."""

from __future__ import annotations

from typing import Final

from taletable.games.dark_tales import (
    bargains,
    items,
    pacts,
    palace,
    preview,
    programs,
    rules,
    scoring,
    targets,
    text,
    tokens,
    victims,
)
from taletable.games.dark_tales.cards import (
    BASE,
    DECKS,
    MOST_DEALS,
    NAMES,
    PACTS,
    PALACE,
    RENAMED,
    SETTINGS,
    SUPPLY,
    ZONES,
    Card,
    Pact,
    Setting,
    Token,
    sheet_of,
)
from taletable.games.dark_tales.cursor import CAUSES
from taletable.games.dark_tales.language import ITEMS, KINDS, PICTURES
from taletable.games.dark_tales.position import TalePositions
from taletable.games.dark_tales.rules import MOST_TURNS, TaleSetup
from taletable.games.dark_tales.table import NO_ITEMS, NO_POINTS, Tale
from taletable.games.dark_tales.types import TYPES
from taletable.games.dark_tales.view import TaleViews
from taletable.games.dark_tales.vocabulary import ACTIONS, DEAL, ITEM, MIDDLE, PACT, SEAT, SEATS, TAKE, TOKEN, TOKENS
from taletable.kernel import CardEvent, Dice, Game, Limits, Measures, Option, Options, Sentence
from taletable.kernel.events import HELD, PLAYED
from taletable.kernel.options import SHEET
from taletable.kernel.sheet import fetched

ID: Final = "dark_tales"

# The clause behind each kind of event.
EVENTS: Final = {
    "ball": "8.9",
    "barred": "4.8",
    "bargained": "7.4",
    "begins": "1.6",
    "bound": "7.2",
    "bound-by": "7.2",
    "danced": "8.11",
    "day": "2.2",
    "dealt": "3.2",
    "discarded": "4.5",
    "drawn": "3.1",
    "drew": "3.1",
    "ended": "6.1",
    "entered": "7.11",
    "fetched": "4.3",
    "freed": "7.3",
    "idle": "4.3",
    "invited": "8.8",
    "left": "8.13",
    "lost": "7.4",
    "night": "2.2",
    "paid": "5.2",
    "played": "3.3",
    "removed": "4.11",
    "robbed": "4.6",
    "scored": "4.2",
    "scored-ball": "8.12",
    "scored-deal": "5.2",
    "scored-lasting": "3.4",
    "scored-pact": "7.4",
    "shed": "8.7",
    "showed": "7.5",
    "slipped": "4.6",
    "slipped-seen": "4.6",
    "stays": "8.3",
    "token": "8.5",
    "took": "5.1",
    "turned": "8.5",
}
MEASURES: Final = Measures(
    begins="begins",
    length="turns",
    cards={
        "played": CardEvent(PLAYED),
        "bound-by": CardEvent(HELD, card="pact"),
        "bargained": CardEvent(PLAYED, card="pact"),
    },
)
A_SETTINGS: Final = tuple([id for id in SETTINGS if id[0] == "a" and id not in PALACE])
B_SETTINGS: Final = tuple([id for id in SETTINGS if id[0] == "b" and id not in PALACE])

VERBS: Final = ("card", "item", "seat", "deal", "pact", "token", "take", "middle", "yes", "pass")
MESSAGES: Final = (
    f"{ID}-title",
    *[f"{ID}-option-{name}" for name in ("expansion", "short", "setting_a", "setting_b", "deck_file")],
    *[f"{ID}-action-{verb}" for verb in VERBS],
    *[f"{ID}-deal-{number}" for number in range(1, MOST_DEALS + 1)],
    *[f"{ID}-card-{name}" for name in NAMES],
    *[f"{ID}-source-{name}" for name in CAUSES],
    *[f"{ID}-choice-{name}" for name in ("best", "stop")],
    f"{ID}-or",
    *[f"{ID}-pile-{name}" for name in ("supply", "discard", "removed", "pacts", "top")],
    *[f"{ID}-pact-{name}" for name in PACTS],
    *[f"{ID}-token-{name}" for name in TOKENS],
    *[f"{ID}-picture-{name}" for name in PICTURES],
    *[f"{ID}-item-{name}" for name in (*ITEMS, "any")],
    *[f"{ID}-what-{name}" for name in (*KINDS, *NAMES, "any")],
    *[f"{ID}-zone-{name}" for name in ZONES],
    *[f"{ID}-setting-{name}" for name in SETTINGS],
    *[f"{ID}-seat-{seat}" for seat in range(SEATS)],
    *[f"{ID}-line-{name}" for name in scoring.LINES],
    *[f"{ID}-why-{why}" for why in scoring.WHYS],
    *text.MESSAGES,
    *preview.MESSAGES,
)

# All tasks and questions, by the rooms they are declared in.
FRAMES: Final = (
    *rules.FRAMES,
    *programs.FRAMES,
    *items.FRAMES,
    *targets.FRAMES,
    *victims.FRAMES,
    *pacts.FRAMES,
    *bargains.FRAMES,
    *tokens.FRAMES,
    *palace.FRAMES,
)

# A turn: a deal and its choices, a card with a dozen steps at most, and another deal by a Wizard.
MOST_DECISIONS_A_TURN: Final = 60
MOST_POINTS: Final = 999


def _card_row(card: Card) -> dict[str, object]:
    """A card as a row of the sheet."""
    return {
        "id": card.id,
        "deck": DECKS[card.deck],
        "copies": card.copies,
        "kind": KINDS[card.kind],
        "points": card.points,
        "tokens": card.tokens or "",
        "note": card.note if card.note > 1 else "",
        "goes": ZONES[card.goes],
        "effect": card.printed["effect"],
        "lasting": card.printed["lasting"],
        "source": card.source,
    }


def _setting_row(setting: Setting) -> dict[str, object]:
    """A setting as a row of the sheet, its lines as its effect, and in words: no action stands for them."""
    return {
        "id": setting.id,
        "deck": DECKS[setting.deck],
        "copies": 1,
        "kind": "setting",
        "points": "",
        "tokens": "",
        "note": "",
        "goes": "",
        "effect": "; ".join(setting.printed),
        "lasting": "",
        "source": {
            **({"name": setting.named} if setting.named else {}),
            **{f"line {number}": source for number, source in enumerate(setting.source, 1)},
        },
        "says": [[message._asdict() for message in line] for line in text.setting_text(setting)],
    }


def _pact_row(pact: Pact) -> dict[str, object]:
    """A pact as a row of the sheet, its second deal as what lasts."""
    return {
        "id": pact.id,
        "deck": "pacts",
        "copies": pact.copies,
        "kind": "pact",
        "points": "",
        "tokens": "",
        "note": "",
        "goes": "",
        "effect": pact.printed[0],
        "lasting": f"all: {pact.printed[1]}" if pact.printed[1] else "",
        "source": pact.source,
    }


def _token_row(token: Token) -> dict[str, object]:
    """A token as a row of the sheet, its sides as its effect."""
    return {
        "id": token.id,
        "deck": "tokens",
        "copies": token.copies,
        "kind": "token",
        "points": "",
        "tokens": "",
        "note": "",
        "goes": "",
        "effect": " / ".join([side.printed for side in token.faces]),
        "lasting": "",
        "source": token.source,
    }


class DarkTales(Game):
    """Two to four players tell a tale, each to their own advantage."""

    def __init__(self) -> None:
        super().__init__(
            id=ID,
            version=2,
            options=(
                Option(ID, "expansion", "none", ("none", "mermaid", "cinderella")),
                Option(ID, "short", False, (False, True)),
                Option(ID, "setting_a", "random", ("random", *A_SETTINGS), kind="setting"),
                Option(ID, "setting_b", "random", ("random", *B_SETTINGS), kind="setting"),
                Option(ID, "deck_file", "", None, kind=SHEET),
            ),
            actions=ACTIONS,
            frames=FRAMES,
            setup=TaleSetup(),
            scoring=scoring.TaleScoring(),
            views=TaleViews(),
            positions=TalePositions(),
            events=EVENTS,
            messages=MESSAGES,
            clause_turn="3.1",
            clause_end="6.1",
            types=TYPES,
            oldest=1,
            renamed=RENAMED,
            details={"drawn": "drew"},
            by_seat=("players",),
            measures=MEASURES,
            previews=preview.TalePreviews(),
        )

    def fetch(self, options: dict[str, object]) -> dict[str, object]:
        return fetched(options, self.sheet_option)

    def counts(self, options: Options) -> tuple[int, ...]:
        sheet_of(str(options["deck_file"]))
        return (2, 3, 4)

    def bounds(self, seats: int, options: Options) -> Limits:
        losing = options["expansion"] == "mermaid" or options["deck_file"]
        return Limits(MOST_DECISIONS_A_TURN * MOST_TURNS, -MOST_POINTS if losing else 0, MOST_POINTS)

    def blank(self, seats: int, options: Options, dice: Dice) -> Tale:
        return Tale(
            self,
            options,
            dice,
            [],
            [None] * seats,
            sheet_of(str(options["deck_file"])),
            [[] for _ in range(seats)],
            [()] * seats,
            [list(NO_ITEMS) for _ in range(seats)],
            [list(NO_POINTS) for _ in range(seats)],
            list(SUPPLY),
            [],
            [((),) * seats] * (seats + 1),
        )

    def about(self, action: int, options: Options) -> list[Sentence]:
        sheet = sheet_of(str(options["deck_file"]))
        if action < ITEM:
            return text.card_text(sheet.cards[action])
        if PACT <= action < TOKEN:
            return text.pact_text(sheet.pacts[action - PACT])
        return text.token_text(sheet.tokens[(action - TOKEN) // 2]) if TOKEN <= action < TAKE else []

    def in_box(self, action: int, options: Options) -> bool:
        if action >= ITEM:
            return True
        deck = sheet_of(str(options["deck_file"])).cards[action].deck
        return deck == BASE or DECKS[deck] == options["expansion"]

    def sheet(self, source: str, options: Options) -> list[dict[str, object]]:
        sheet = sheet_of(source)
        return [
            *[_card_row(card) for card in sheet.cards if card.copies],
            *[_setting_row(one) for one in sheet.settings],
            *[_pact_row(pact) for pact in sheet.pacts if pact.copies],
            *[_token_row(token) for token in sheet.tokens if token.copies],
        ]

    def rule(self, action: int) -> str:
        if action < ITEM:
            return RULINGS.get(NAMES[action], "4.3")
        for end, clause in RULES:
            if action < end:
                return clause
        return "4.4"


# The cards that have a clause of their own.
RULINGS: Final = {
    "night": "2.2",
    "day": "2.2",
    "witch": "4.8",
    "little-mermaid": "7.9",
    "sea-witch": "7.10",
    "shipwreck": "7.11",
    "cinderella-prince": "8.14",
    "stepmother": "8.14",
    "stepsisters": "8.14",
}

# The rule behind an action, up to a number.
RULES: Final = ((SEAT, "5.1"), (DEAL, "4.6"), (PACT, "3.2"), (TOKEN, "7.4"), (MIDDLE, "8.5"), (MIDDLE + 1, "4.5"))

GAME: Final = DarkTales()
