"""Studies: what bots find out about finished games in the background, in parts that are plain functions.

A study is done in parts, each of which takes about a second, by whichever process has taken it up (`study_work`). The
parts do not depend on each other, so it does not matter who does them, how long they are, or whether one is done twice.
"""

from __future__ import annotations

import time
from hashlib import sha256
from typing import Final

import msgspec
from msgspec import Raw, Struct

from taletable.kernel import Record
from taletable.study import Endings, Review, table_at
from taletable.study.review import Piece, finished, piece, whole
from taletable.study.weighing import BUDGET
from taletable.study.whatif import Outcome, endings, played_out

SECONDS: Final = 1.0  # that a part takes, and no longer than one more answer or game

_encode: Final = msgspec.json.Encoder().encode


class ReviewWanted(Struct, tag="review", frozen=True):
    """The review of a game."""

    budget: int = BUDGET
    seed: int = 0


class EndingsWanted(Struct, tag="endings", frozen=True):
    """How a game ends when bots play on after so many answers."""

    step: int
    games: int
    bots: tuple[str, ...]
    seat: int | None
    seed: int = 0


Wanted = ReviewWanted | EndingsWanted
REVIEW: Final = "review"
ENDINGS: Final = "endings"


def kind_of(wanted: Wanted) -> str:
    """Of which kind a study is."""
    return REVIEW if isinstance(wanted, ReviewWanted) else ENDINGS


def encode_wanted(wanted: Wanted) -> str:
    """As it is stored."""
    return _encode(wanted).decode()


def decode_wanted(text: str) -> Wanted:
    """What was stored."""
    return _wanted.decode(text)


_wanted: Final[msgspec.json.Decoder[Wanted]] = msgspec.json.Decoder(Wanted)


def id_of(table: str, wanted: Wanted) -> str:
    """The id of a study: the same for everybody who wants the same of a table. A table has one review."""
    which = REVIEW if isinstance(wanted, ReviewWanted) else encode_wanted(wanted)
    return sha256(f"{table} {which}".encode()).hexdigest()[:24]


def length(record: Record, wanted: Wanted) -> int:
    """Of how many steps a study consists: answers or games."""
    return len(record.actions) if isinstance(wanted, ReviewWanted) else wanted.games


class Part(Struct, frozen=True):
    """A part of a study that was done, up to the ``last`` step."""

    last: int
    found: Raw


def do_part(record: Record, wanted: Wanted, first: int, seconds: float = SECONDS) -> Part:
    """Do a study from the ``first`` step on, for some time."""
    until = time.monotonic() + seconds
    if isinstance(wanted, ReviewWanted):
        made = piece(record, first, wanted.budget, wanted.seed, lambda _: time.monotonic() < until)
        return Part(first + len(made.moments) - 1, Raw(_encode(made)))
    table = table_at(record, wanted.step + 1)
    outcomes: list[Outcome] = []
    while not outcomes or (first + len(outcomes) <= wanted.games and time.monotonic() < until):
        outcomes.append(played_out(table, first + len(outcomes), wanted.bots, wanted.seed, wanted.seat))
    return Part(first + len(outcomes) - 1, Raw(_encode(outcomes)))


def put_together(record: Record, wanted: Wanted, parts: list[Raw]) -> Raw:
    """The whole study, from its parts in their order."""
    if isinstance(wanted, ReviewWanted):
        pieces = [msgspec.json.decode(part, type=Piece) for part in parts]
        return Raw(_encode(whole(record, finished(record), pieces, wanted.budget, wanted.seed)))
    outcomes = [outcome for part in parts for outcome in msgspec.json.decode(part, type=list[Outcome])]
    return Raw(_encode(endings(wanted.bots, outcomes)))


def review_of(found: bytes) -> Review:
    """The review that was found."""
    return msgspec.json.decode(found, type=Review)


def endings_of(found: bytes) -> Endings:
    """The endings that were found."""
    return msgspec.json.decode(found, type=Endings)
