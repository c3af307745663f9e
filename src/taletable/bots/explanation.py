"""Why a bot would answer as it does: its answers with shares, expected results and reasons, for hints and reviews."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from taletable.kernel import Message
from taletable.kernel.messages import as_data

if TYPE_CHECKING:
    from collections.abc import Iterable

    from taletable.bots.search.found import Found

ONLY: Final = "bots-reason-only"
BEST: Final = "bots-reason-best"
EVEN: Final = "bots-reason-even"
CLOSE: Final = "bots-reason-close"
WORSE: Final = "bots-reason-worse"
GAINS: Final = "bots-reason-gains"
LOSES: Final = "bots-reason-loses"
RIVAL_GAINS: Final = "bots-reason-rival-gains"
RIVAL_LOSES: Final = "bots-reason-rival-loses"
RISKY: Final = "bots-reason-risky"
REASONS: Final = (ONLY, BEST, EVEN, CLOSE, WORSE, GAINS, LOSES, RIVAL_GAINS, RIVAL_LOSES, RISKY)
OF_POINTS: Final = (GAINS, LOSES, RIVAL_GAINS, RIVAL_LOSES)  # in other words where points are something else
HOUSES: Final = "houses"
OTHER_POINTS: Final = (HOUSES,)  # what points are in some games (`Tuning.counted`)

NEAR: Final = 1.5  # per cent of the win that make no difference
WIDE: Final = 0.35  # standard deviation of results from which an answer is called risky


@dataclass(frozen=True, slots=True)
class Choice:
    """One answer: how often it was looked at, the share of the win it leads to, and why."""

    action: int
    share: float
    expected: float
    reasons: tuple[Message, ...]

    def as_dict(self) -> dict[str, Any]:
        """The choice as JSON-ready data."""
        return {
            "action": self.action,
            "share": round(self.share, 4),
            "expected": round(self.expected, 4),
            "reasons": [{"id": reason.id, "args": as_data(reason.args)} for reason in self.reasons],
        }


@dataclass(frozen=True, slots=True)
class Explanation:
    """All answers that were looked at, best first, and in how many imagined games."""

    choices: tuple[Choice, ...]
    iterations: int


def explain(found: Iterable[Found], counted: str = "") -> Explanation:
    """The findings of a search in words; ``counted`` is what the game's points are, if they are not just points."""
    seen = sorted(
        [one for one in found if one.visits], key=lambda one: (-one.visits, -one.total / one.visits, one.action)
    )
    visits = sum([one.visits for one in seen])
    percents = [100 * one.total / one.visits for one in seen]
    choices: list[Choice] = []
    for place, one in enumerate(seen):
        reasons = [*_compared(percents, place), *_points(one, counted)]
        mean = one.total / one.visits
        if one.visits > 1 and one.squares / one.visits - mean * mean > WIDE * WIDE:
            reasons.append(Message(RISKY, {}))
        choices.append(Choice(one.action, one.visits / visits, mean, tuple(reasons)))
    return Explanation(tuple(choices), visits)


def _compared(percents: list[float], place: int) -> list[Message]:
    if len(percents) == 1:
        return [Message(ONLY, {})]
    if place == 0:
        ahead = percents[0] - max(percents[1:])
        percent = round(percents[0])
        return [
            Message(BEST, {"percent": percent, "ahead": round(ahead)})
            if ahead > NEAR
            else Message(EVEN, {"percent": percent})
        ]
    behind = percents[0] - percents[place]
    return [Message(WORSE, {"behind": round(behind)}) if behind > NEAR else Message(CLOSE, {})]


def _points(found: Found, counted: str) -> list[Message]:
    """What the turn does to the points, if it is half a point or more."""
    said: list[Message] = []
    for total, more, fewer in ((found.gained, GAINS, LOSES), (found.rival, RIVAL_GAINS, RIVAL_LOSES)):
        points = round(total / found.visits)
        if points:
            reason = more if points > 0 else fewer
            said.append(Message(f"{reason}-{counted}" if counted else reason, {"points": abs(points)}))
    return said
