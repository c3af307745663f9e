"""How far a round is: its steps, and the moments between them at which cards act."""

from __future__ import annotations

from typing import Final

# The steps of a round. The task of the next one lies at the bottom of the agenda.
ROUND: Final = 0
SELECT: Final = 1
SEAL: Final = 2
REVEAL: Final = 3
CARDS_UP: Final = 4
MOVE: Final = 5
HARVEST: Final = 6
HIRED: Final = 7
TIDY: Final = 8
TURN: Final = 9
CLOSE: Final = 10
OVER: Final = 11
STEPS: Final = ("round", "select", "seal", "reveal", "cards", "move", "harvest", "hired", "tidy", "turn", "close")
STAGES: Final = {name: step for step, name in enumerate(STEPS)}

# What the view calls them.
PHASES: Final = (
    "rest",
    "start",
    "select",
    "queen",
    "reveal",
    "cards",
    "before",
    "gather",
    "end",
    "build",
    "close",
    "over",
)

# The moments at which cards act.
AT_START: Final = 0
AT_REVEAL: Final = 1
AT_CARDS: Final = 2
AT_ESCAPE: Final = 3
AT_BEFORE: Final = 4
AT_END: Final = 5
AT_BUILD: Final = 6
AT_CLOSE: Final = 7
WINDOWS: Final = ("start", "reveal", "cards", "escape", "before", "end", "build", "close")

# To which step of the round a moment belongs.
STEP_OF: Final[tuple[int, ...]] = (SELECT, CARDS_UP, MOVE, HARVEST, HARVEST, TIDY, TURN, CLOSE)
# All that have moments or turns.
ANY_TIME: Final = (SELECT, REVEAL, CARDS_UP, MOVE, HARVEST, TIDY, TURN, CLOSE)
