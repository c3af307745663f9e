"""Types of what a table of Pebbles shows: views, and the arguments of questions and events."""

from __future__ import annotations

from typing import Final, TypedDict

from taletable.kernel.types import Types


class PublicView(TypedDict):
    """What everybody sees; the bonuses of all at the end only."""

    left: int
    taken: list[int]
    active: int | None
    bonus: None
    bonuses: list[int] | None


class OwnView(TypedDict):
    """What a seat alone sees."""

    bonus: int


class TakeArgs(TypedDict):
    """How many there are to take from."""

    left: int


class DealtArgs(TypedDict):
    """A bonus, told to its owner."""

    seat: int
    bonus: int


class TookArgs(TypedDict):
    """How many were taken, and how many are left."""

    seat: int
    count: int
    left: int


QUESTIONS: Final[dict[str, type]] = {"take": TakeArgs}
EVENTS: Final[dict[str, type]] = {"dealt": DealtArgs, "took": TookArgs}
TYPES: Final = Types(PublicView, OwnView, QUESTIONS, EVENTS)
