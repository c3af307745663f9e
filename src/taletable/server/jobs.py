"""Messages between the server and its worker processes: jobs, answers, and their framing on a pipe."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from msgspec import Raw, Struct

from taletable.arena.personal import GameFacts, GameStatistics
from taletable.server.responses import AnswerPreview, ExplainedAnswer, PuzzleTable, Question, ReplayStep
from taletable.server.studies import Wanted
from taletable.study import Answer as StudyAnswer

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


class Advise(Struct, tag="advise"):
    """Job: a hint for a seat."""

    game: str
    position: Raw
    seat: int


class DoPart(Struct, tag="do-part"):
    """Job: a part of a study, from a step on."""

    record: str
    wanted: Wanted
    first: int


class PutTogether(Struct, tag="put-together"):
    """Job: a whole study, from its parts in their order."""

    record: str
    wanted: Wanted
    parts: list[Raw]


class PlayLine(Struct, tag="play-line"):
    """Job: another answer after so many, and how bots play on, as somebody would see it."""

    record: str
    step: int
    action: str
    eyes: str


class WriteReview(Struct, tag="write-review"):
    """Job: a review as a page that opens offline."""

    record: str
    review: Raw
    language: str


class Pose(Struct, tag="pose"):
    """Job: set up the table of a shipped puzzle; with an answer that its question does not allow, say why."""

    game: str
    number: int
    refused: str | None = None


class AskAll(Struct, tag="ask-all"):
    """Job: the question that each answer of a record was given to."""

    record: str


class LookThrough(Struct, tag="look-through"):
    """Job: what statistics of a person need of a game, as a record, that they played on a seat."""

    record: str
    seat: int


class Tally(Struct, tag="tally"):
    """Job: the statistics of a person, from their games (`PlayedGame`)."""

    games: list[Raw]


Job = (
    Think
    | Check
    | Replay
    | Foresee
    | Advise
    | DoPart
    | PutTogether
    | PlayLine
    | WriteReview
    | Pose
    | AskAll
    | LookThrough
    | Tally
)


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


class Advised(Struct, tag="advised"):
    """The best answers, and in how many imagined games they were tried."""

    answers: tuple[StudyAnswer, ...]
    iterations: int


class PartDone(Struct, tag="part-done"):
    """A part of a study, up to the last step."""

    last: int
    found: Raw


class StudyDone(Struct, tag="study-done"):
    """A whole study."""

    found: Raw


class AllAsked(Struct, tag="all-asked"):
    """The questions of a game, in the order of its answers."""

    questions: list[Question]


class LinePlayed(Struct, tag="line-played"):
    """The steps of a line."""

    steps: list[ReplayStep]


class Written(Struct, tag="written"):
    """A page."""

    text: str


class PosedPuzzle(Struct, tag="posed"):
    """The table of a puzzle as its solver knows it; beside it the answers with their chances, the best first."""

    table: PuzzleTable
    answers: list[ExplainedAnswer]


class NotAllowed(Struct, tag="not allowed"):
    """Why the rules do not allow an answer."""

    message: str
    args: dict[str, Any]
    clause: str


class LookedThrough(Struct, tag="looked-through"):
    """What was found."""

    facts: GameFacts


class Tallied(Struct, tag="tallied"):
    """The statistics of each game."""

    games: list[GameStatistics]


class Failed(Struct, tag="failed"):
    """An unexpected exception, as a traceback."""

    trace: str


Answer = (
    Chosen
    | ValidOptions
    | InvalidOptions
    | Replayed
    | Foreseen
    | Advised
    | PartDone
    | StudyDone
    | LinePlayed
    | Written
    | PosedPuzzle
    | NotAllowed
    | AllAsked
    | LookedThrough
    | Tallied
    | Failed
)

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
