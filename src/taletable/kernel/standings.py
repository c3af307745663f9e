"""How a game ended, with the breakdown a score pad would show."""

from __future__ import annotations

from typing import Any, NamedTuple

from taletable.kernel.messages import Args


class Part(NamedTuple):
    """Points for one reason: ``why`` names it, ``args`` fill it in."""

    why: str
    points: int
    args: Args

    def as_dict(self) -> dict[str, Any]:
        """The part as JSON-ready data."""
        return {"why": self.why, "points": self.points, "args": dict(self.args)}


class Line(NamedTuple):
    """One line of the score pad, without parts where ``what`` already says what its points were given for."""

    what: str
    points: int
    parts: tuple[Part, ...]

    def as_dict(self) -> dict[str, Any]:
        """The line as JSON-ready data."""
        return {"what": self.what, "points": self.points, "parts": [part.as_dict() for part in self.parts]}


class Standing(NamedTuple):
    """Where a seat ended; ranks start at 1 and are shared where the rules share them."""

    seat: int
    rank: int
    score: int
    breakdown: tuple[Line, ...]

    def as_dict(self) -> dict[str, Any]:
        """The standing as JSON-ready data."""
        return {
            "seat": self.seat,
            "rank": self.rank,
            "score": self.score,
            "breakdown": [line.as_dict() for line in self.breakdown],
        }
