"""What is in the box of Dark Tales."""

from __future__ import annotations

from typing import Final

from taletable.games.dark_tales import refusals, scoring, text
from taletable.games.dark_tales.cards import BOXES, DECKS, MOST_DEALS, NAMES, SETTINGS, ZONES, Card, Setting, sheet_of
from taletable.games.dark_tales.language import ITEMS, KINDS
from taletable.games.dark_tales.rules import MOST_TURNS
from taletable.games.dark_tales.table import NO_ITEMS, NO_POINTS, Tale
from taletable.games.dark_tales.words import ACTIONS, DEAL, ITEM, MIDDLE, SEAT, SEATS
from taletable.games.dark_tales.words import KINDS as FRAMES
from taletable.kernel import Dice, Game, Limits, Option, Options, Sentence
from taletable.kernel.sheet import fetched

ID: Final = "dark_tales"

EVENTS: Final = (
    "begins",
    "day",
    "dealt",
    "discarded",
    "drawn",
    "drew",
    "ended",
    "fetched",
    "night",
    "paid",
    "played",
    "removed",
    "robbed",
    "scored",
    "scored-deal",
    "slipped",
    "slipped-seen",
    "took",
)
A_SETTINGS: Final = tuple([id for id in SETTINGS if id[0] == "a"])
B_SETTINGS: Final = tuple([id for id in SETTINGS if id[0] == "b"])

MESSAGES: Final = (
    f"{ID}-title",
    *[f"{ID}-option-{name}" for name in ("setting_a", "setting_b", "deck_file")],
    *[f"{ID}-action-{verb}" for verb in ("card", "item", "seat", "deal", "middle", "yes", "pass")],
    *[f"{ID}-card-{name}" for name in NAMES],
    *[f"{ID}-source-{name}" for name in (*NAMES, "deal")],
    *[f"{ID}-item-{name}" for name in (*ITEMS, "any")],
    *[f"{ID}-what-{name}" for name in (*KINDS, *NAMES, "any")],
    *[f"{ID}-zone-{name}" for name in ZONES],
    *[f"{ID}-setting-{name}" for name in SETTINGS],
    *[f"{ID}-seat-{seat}" for seat in range(SEATS)],
    *[f"{ID}-line-{name}" for name in scoring.LINES],
    *[f"{ID}-ask-{kind.name}" for kind in FRAMES if kind.clause],
    *[f"{ID}-event-{kind}" for kind in EVENTS],
    *[f"{ID}-why-{why}" for why in scoring.WHYS],
    *text.MESSAGES,
    *refusals.MESSAGES,
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
        "goes": ZONES[card.goes],
        "effect": card.printed["effect"],
        "lasting": card.printed["lasting"],
        "source": card.source,
    }


def _setting_row(setting: Setting) -> dict[str, object]:
    """A setting as a row of the sheet, its lines as its effect."""
    return {
        "id": setting.id,
        "deck": BOXES[setting.deck],
        "copies": 1,
        "kind": "setting",
        "points": "",
        "goes": "",
        "effect": "; ".join(setting.printed),
        "lasting": "",
        "source": {f"line {number}": source for number, source in enumerate(setting.source, 1)},
    }


class DarkTales(Game):
    """Two to four players tell a tale, each to their own advantage."""

    def __init__(self) -> None:
        super().__init__(
            id=ID,
            version=1,
            options=(
                Option(ID, "setting_a", "random", ("random", *A_SETTINGS)),
                Option(ID, "setting_b", "random", ("random", *B_SETTINGS)),
                Option(ID, "deck_file", "", None),
            ),
            actions=ACTIONS,
            kinds=FRAMES,
            messages=MESSAGES,
            clause_turn="3.1",
            clause_end="6.1",
        )

    def fetch(self, options: dict[str, object]) -> dict[str, object]:
        return fetched(options)

    def counts(self, options: Options) -> tuple[int, ...]:
        sheet_of(str(options["deck_file"]))
        return (2, 3, 4)

    def bounds(self, seats: int, options: Options) -> Limits:
        return Limits(MOST_DECISIONS_A_TURN * MOST_TURNS, 0, MOST_POINTS)

    def blank(self, seats: int, options: Options, dice: Dice) -> Tale:
        return Tale(
            self,
            options,
            dice,
            [],
            [None] * seats,
            sheet_of(str(options["deck_file"])),
            [()] * seats,
            [()] * seats,
            [NO_ITEMS] * seats,
            [NO_POINTS] * seats,
            [((),) * seats] * seats,
        )

    def about(self, action: int, options: Options) -> list[Sentence]:
        return text.card_text(sheet_of(str(options["deck_file"])).cards[action]) if action < ITEM else []

    def sheet(self, source: str, options: Options) -> list[dict[str, object]]:
        sheet = sheet_of(source)
        return [
            *[_card_row(card) for card in sheet.cards if card.copies],
            *[_setting_row(one) for one in sheet.settings],
        ]

    def rule(self, action: int) -> str:
        if action < ITEM:
            return "4.3"
        for end, clause in ((SEAT, "5.1"), (DEAL, "4.6"), (DEAL + MOST_DEALS, "3.2"), (MIDDLE + 1, "4.5")):
            if action < end:
                return clause
        return "4.4"


GAME: Final = DarkTales()
