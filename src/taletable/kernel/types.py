"""Types of what a table shows, as JSON-ready data: the kernel's part of a view, and what each game declares of its own.

The published schema is made from them, and a law holds every view, question and event against them. mypyc keeps no type
arguments of annotations, so the `types.py` of kernel and games stay plain Python (`setup.py`).
"""

from __future__ import annotations

from typing import Any, NamedTuple, TypedDict

# Arguments of a message that stands within another one.
MessageArgs = dict[str, str | int]
# A sentence as JSON: messages that are read one after the other, each an id and its arguments.
SentenceData = list[tuple[str, MessageArgs]]


class PartView(TypedDict):
    """Points for one reason."""

    why: str
    points: int
    args: MessageArgs


class LineView(TypedDict):
    """A line of the score pad."""

    what: str
    points: int
    parts: list[PartView]


class StandingView(TypedDict):
    """Where a seat ended."""

    seat: int
    rank: int
    score: int
    breakdown: list[LineView]


class TableView(TypedDict):
    """What a view has in every game; ``seat`` is the viewer's, None for a spectator."""

    game: str
    version: int
    seats: int
    options: dict[str, bool | int | str]
    seat: int | None
    waiting: list[int]
    over: bool
    standings: list[StandingView]


class NoArgs(TypedDict):
    """The arguments of a question or an event that has none."""


class Types(NamedTuple):
    """The types that a game declares, each a TypedDict.

    ``public_view`` is what everybody sees, ``own_view`` what a seat sees beside it or in its place. ``questions`` and
    ``events`` have the arguments by kind. ``sheet_row`` is a row of `Game.sheet`, where a client needs it typed.
    """

    public_view: type[Any]
    own_view: type[Any]
    questions: dict[str, type[Any]]
    events: dict[str, type[Any]]
    sheet_row: type[Any] = dict
