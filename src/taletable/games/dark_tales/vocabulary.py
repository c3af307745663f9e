"""The vocabulary: what an action is called."""

from __future__ import annotations

from typing import Final

from taletable.games.dark_tales.cards import MOST_DEALS, NAMES, PACTS, TOKEN_NAMES
from taletable.games.dark_tales.language import ITEMS

SEATS: Final = 4

SIDES: Final = ("dark", "light")
TOKENS: Final = tuple([f"{token}-{side}" for token in TOKEN_NAMES for side in SIDES])

# The vocabulary.
CARD: Final = 0
ITEM: Final = CARD + len(NAMES)
SEAT: Final = ITEM + len(ITEMS)
DEAL: Final = SEAT + SEATS
PACT: Final = DEAL + MOST_DEALS
TOKEN: Final = PACT + len(PACTS)  # a token of one's own, by what it is and which side is up
TAKE: Final = TOKEN + 2 * len(TOKEN_NAMES)
MIDDLE: Final = TAKE + 1
YES: Final = MIDDLE + 1
PASS: Final = MIDDLE + 2
ACTIONS: Final = (
    *[f"card {name}" for name in NAMES],
    *[f"item {item}" for item in ITEMS],
    *[f"seat {seat}" for seat in range(SEATS)],
    *[f"deal {number}" for number in range(1, MOST_DEALS + 1)],
    *[f"pact {pact}" for pact in PACTS],
    *[f"token {token}" for token in TOKENS],
    *("take", "middle", "yes", "pass"),
)


def word_of(action: int) -> str:
    """What kind of thing an action names: the first word of it."""
    return ACTIONS[action].partition(" ")[0]
