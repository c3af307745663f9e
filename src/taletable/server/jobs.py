"""Messages between the server and its worker processes: jobs, answers, and their framing on a pipe."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from msgspec import Raw, Struct

from taletable.server.responses import AnswerPreview, ReplayStep

LENGTH: Final = 4  # bytes of the length prefix of a message
LARGEST: Final = 16_000_000  # bytes of a message


class Think(Struct, tag="think"):
    """Job: choose an action for a bot on a seat."""

    game: str
    position: Raw
    seat: int
    level: str
    seed: int


class Check(Struct, tag="check"):
    """Job: validate options, a card sheet among them."""

    game: str
    options: dict[str, bool | int | str]


class Replay(Struct, tag="replay"):
    """Job: replay a record up to a step, as somebody saw it."""

    record: str
    step: int
    eyes: str
    story: bool = False


class Foresee(Struct, tag="foresee"):
    """Job: preview the answers of a seat."""

    game: str
    position: Raw
    seat: int


Job = Think | Check | Replay | Foresee


class Chosen(Struct, tag="chosen"):
    """The action of the bot, and among how many it seems to have chosen, to somebody who sees no hand."""

    action: int
    choices: int = 1


class ValidOptions(Struct, tag="valid"):
    """The game can be played with these options."""


class InvalidOptions(Struct, tag="invalid"):
    """It cannot be played with them, and why: in English, and as a message where there is one."""

    words: str
    message: str | None = None
    args: dict[str, Any] = {}


class Replayed(Struct, tag="replayed"):
    """The step of the record."""

    step: ReplayStep


class Foreseen(Struct, tag="foreseen"):
    """What each answer would bring."""

    answers: list[AnswerPreview]


class Failed(Struct, tag="failed"):
    """An unexpected exception, as a traceback."""

    trace: str


Answer = Chosen | ValidOptions | InvalidOptions | Replayed | Foreseen | Failed

encode: Final = msgspec.json.Encoder().encode
_jobs: Final[msgspec.json.Decoder[Job]] = msgspec.json.Decoder(Job)
_answers: Final[msgspec.json.Decoder[Answer]] = msgspec.json.Decoder(Answer)


def decode_job(message: bytes) -> Job:
    """The job of a message."""
    return _jobs.decode(message)


def decode_answer(message: bytes) -> Answer:
    """The answer of a message."""
    return _answers.decode(message)


def framed(message: bytes) -> bytes:
    """A message with its length in front of it."""
    return len(message).to_bytes(LENGTH, "big") + message
