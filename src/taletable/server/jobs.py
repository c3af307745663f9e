"""What worker processes are asked to do, what they answer, and how both are framed on a pipe."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from msgspec import Raw, Struct

from taletable.server.responses import ReplayStep

LENGTH: Final = 4  # bytes in front of each message, which say how long it is
LARGEST: Final = 16_000_000  # bytes; a longer message is garbage


class Think(Struct, tag="think"):
    """To say what a bot would do on a seat."""

    game: str
    position: Raw
    seat: int
    level: str
    seed: int


class Check(Struct, tag="check"):
    """To say whether a game can be played with these options, among them perhaps a card sheet."""

    game: str
    options: dict[str, bool | int | str]


class Replay(Struct, tag="replay"):
    """To say how a game was after so many actions, with somebody's eyes."""

    record: str
    step: int
    eyes: str


Job = Think | Check | Replay


class Chosen(Struct, tag="chosen"):
    """What the bot does."""

    action: int


class ValidOptions(Struct, tag="valid"):
    """The game can be played with these options."""


class InvalidOptions(Struct, tag="invalid"):
    """It cannot, and why: in English, and as a message where there is one."""

    words: str
    message: str | None = None
    args: dict[str, Any] = {}


class Replayed(Struct, tag="replayed"):
    """The step of a game that was asked for."""

    step: ReplayStep


class Failed(Struct, tag="failed"):
    """An error that nobody expected, as a traceback."""

    trace: str


Answer = Chosen | ValidOptions | InvalidOptions | Replayed | Failed

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
