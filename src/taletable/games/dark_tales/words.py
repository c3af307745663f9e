"""The words of the game: what an action is called, and what can lie on the agenda or be asked."""

from __future__ import annotations

from typing import Final

from taletable.games.dark_tales.cards import MOST_DEALS, NAMES, PACTS, TOKEN_NAMES
from taletable.games.dark_tales.language import ITEMS
from taletable.kernel import Kind

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

# What can lie on the agenda. A run has a seat, a program and the next step of it, and the card that is being played.
TURN: Final = 0
PLAY: Final = 1
END: Final = 2
RUN: Final = 3
SETTLE: Final = 4
# What can be asked. Questions within a run name the step they belong to.
ASK_USE: Final = 5
ASK_PLAY: Final = 6
ASK_MAY: Final = 7
ASK_ITEM: Final = 8
ASK_TARGET: Final = 9
ASK_WHERE: Final = 10
ASK_DISCARDED: Final = 11
ASK_VICTIM: Final = 12
ASK_LOOT: Final = 13
ASK_GIVE: Final = 14
ASK_DEAL: Final = 15
ASK_DROP: Final = 16
ASK_HAND: Final = 17
ASK_CALL: Final = 18
ASK_SECOND: Final = 19
ASK_TOKEN: Final = 20
ASK_TURN: Final = 21
ASK_DANCE: Final = 22
ASK_PARTNER: Final = 23
ASK_WITH: Final = 24
# More for the agenda: the second deal of a pact, and a ball.
FOR_ALL: Final = 25
BALL: Final = 26

WITHIN: Final = ("program", "count", "card", "zone")
KINDS: Final = (
    Kind("turn"),
    Kind("play"),
    Kind("end"),
    Kind("run", "", ("seat", *WITHIN)),
    Kind("settle", "", ("card",)),
    Kind("use", "3.2"),
    Kind("card", "3.3"),
    Kind("may", "4.4", WITHIN),
    Kind("item", "5.1", (*WITHIN, "count")),
    Kind("target", "4.5", WITHIN),
    Kind("where", "4.5", (*WITHIN, "card")),
    Kind("discarded", "4.5", WITHIN),
    Kind("victim", "4.6", WITHIN),
    Kind("loot", "4.6", (*WITHIN, "seat")),
    Kind("give", "4.6", (*WITHIN, "seat")),
    Kind("deal", "3.2", WITHIN),
    Kind("drop", "7.3", WITHIN),
    Kind("hand", "7.5", (*WITHIN, "count", "card")),
    Kind("call", "7.9", WITHIN),
    Kind("second", "7.6", WITHIN),
    Kind("token", "8.5", ("count",)),
    Kind("turn-over", "8.6", WITHIN),
    Kind("dance", "8.11"),
    Kind("partner", "8.11", ("card",)),
    Kind("with", "8.11", ("card", "card")),
    Kind("for-all", "", ("pact", "count")),
    Kind("ball", "", ("count", "count")),
)
