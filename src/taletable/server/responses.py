"""Responses: the JSON that the server sends, as typed structs. The page's types are generated from their schema."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import UNSET, Struct, UnsetType

from taletable.server.requests import Clock, Terms

Value = bool | int | str
Status = Literal["open", "playing", "over", "broken"]

encoder = msgspec.json.Encoder()


class Refused(Struct):
    """Why not: a message of ours with its arguments, the same in words, and the clause of the rulebook behind it."""

    message: str
    args: dict[str, Any]
    reason: str
    clause: str | None = None


class Done(Struct):
    """A command was carried out; the table is at this version now."""

    version: int


class Me(Struct):
    """Somebody as they see themselves."""

    id: str
    kind: Literal["guest", "account"]
    name: str
    language: str
    login: str | None
    settings: dict[str, Value]


class Token(Struct):
    """A bearer token; shown once."""

    token: str


class OptionFact(Struct):
    """An option of a game; without choices it is a text of one's own.

    ``by_language`` has the choice that is proposed to readers of a language: the edition published in it.
    ``implies`` has, for a choice that stands for others, what those are where they are not chosen: only where that is
    not their default.
    ``kind`` says what a choice is: `sheet` (a card sheet), `edition`, `seat`, or what it names in the game.
    """

    name: str
    default: Value
    choices: list[Value] | None
    by_language: dict[str, Value]
    implies: dict[str, dict[str, Value]]
    kind: str


class GameFact(Struct):
    """A game: by how many it is played, with which options, against which bots, and its actions by number.

    A bot is one of the levels in ``bots``, from the weakest to the strongest, and may have one of the ``characters``:
    what it prefers among answers that are about as good, as in `strong:miser`.
    ``details`` has the kinds of events that tell some in detail what an event of another kind has just told everybody.
    ``by_seat`` are the fields of a view that have an entry for each seat, of which the seat itself may see more.
    """

    id: str
    version: int
    seats: list[int]
    bots: list[str]
    characters: list[str]
    actions: list[str]
    options: list[OptionFact]
    details: dict[str, str]
    by_seat: list[str]


class LocalizedMessage(Struct):
    """A Fluent message id with its arguments; the client formats it in the reader's language."""

    id: str
    args: dict[str, str | int]


class ActionFact(Struct):
    """What an action is good for: the clause behind it, and what is printed on the card that it names."""

    name: str
    clause: str
    about: list[list[LocalizedMessage]]


class CardFacts(Struct):
    """The actions of a game by number, and the rows of its card sheet, whose cells are values or messages.

    ``events`` has the clause behind each kind of event that names none itself; `card` is that of the card it names.
    """

    actions: list[ActionFact]
    events: dict[str, str]
    sheet: list[dict[str, Any]]


class Rules(Struct):
    """A rulebook: titles of sections and texts of clauses, by number, and the options by which they hold."""

    title: str
    sections: dict[str, str]
    clauses: dict[str, str]
    options: dict[str, Value]


class Sitting(Struct):
    """Who is on a seat."""

    kind: Literal["open", "invited", "person", "bot"]
    name: str
    level: str
    ready: bool
    away: bool
    resigned: bool
    twin: Literal[True] | UnsetType = UNSET  # the name looks like that of somebody else here


class ClockState(Struct):
    """The clocks of a table: seconds on each bank when its clock last stood, and when each seat's time is out.

    A live clock does not run while a page tells what others have done: up to 12 seconds, 1.5 for each of them, which
    are in the deadline and not on the bank.
    """

    banks: list[float] | None
    deadlines: list[float | None]
    paused: bool


class Proposed(Struct):
    """What somebody wants everybody's consent for."""

    number: int
    what: Literal["undo", "pause", "resume"]
    seat: int
    agreed: list[int]
    until: float | None


class ScorePart(Struct):
    """A part of a line, and what it was given for; more than that depends on the game."""

    why: str
    points: int
    args: dict[str, str | int]


class ScoreLine(Struct):
    """A line of a score pad."""

    what: str
    points: int
    parts: list[ScorePart]


class StandingInfo(Struct):
    """Where a seat ended."""

    seat: int
    rank: int
    score: int
    breakdown: list[ScoreLine]


class RoomState(Struct):
    """What everybody in a room sees alike, beside the table itself. ``host`` is the seat of whoever has opened it.

    ``undone`` counts how often answers were taken back after somebody had seen what came of them, and ``stood_in`` the
    answers of each seat that a stand-in gave. ``silent`` is, where others may let a stand-in answer for somebody, from
    when on they may: for each seat that is asked; ``reminded`` is when each seat was last reminded. ``trouble`` is the
    message that says why a broken table cannot be used.
    """

    status: Status
    seats: list[Sitting]
    host: int | None
    waiting: list[int]
    clocks: ClockState
    proposal: Proposed | None
    standings: list[StandingInfo]
    seed: str | None
    rematch: str | None
    undone: int
    stood_in: list[int]
    silent: list[float | None]
    reminded: list[float | None]
    trouble: str | None


class TableSummary(Struct):
    """A table in a list of tables."""

    id: str
    game: str
    status: Status
    public: bool
    created: float
    seats: list[Sitting]
    clock: Clock
    waiting: list[int]
    language: str | None


class Seeking(Struct):
    """Somebody else waits for the next who comes, to play this game, since then."""

    game: str
    since: float


class Lobby(Struct):
    """What goes on here: tables one can join, games one can watch, who waits for anybody, and how many are here."""

    open: list[TableSummary]
    running: list[TableSummary]
    seeking: list[Seeking]
    here: int


class OpenedTable(TableSummary):
    """A table that was just opened; the invitation opens the seats that are kept for those who are invited."""

    invitation: str


class MyTableSummary(TableSummary):
    """A table of one's own; ``you`` is one's seat there."""

    you: int | None


class ChatMessage(Struct):
    """What somebody said, and when; beside a seat, or from beside the table."""

    version: int
    at: float
    seat: int | None
    name: str
    text: str
    twin: Literal[True] | UnsetType = UNSET  # the name looked like that of somebody else here


class Unheard(Struct):
    """Somebody beside the table whom one does not want to hear, and the version of what they said last."""

    version: int
    name: str


class Question(Struct):
    """A decision put to the viewer. ``number`` names it in an answer.

    An argument is a word, a number, or a sentence: a list of messages, each an id and its arguments. A sentence whose
    name is that of an action is what this answer is called here.
    """

    number: int
    seat: int
    kind: str
    args: dict[str, Any]
    actions: list[int]
    default: int
    clause: str


class Practice(Struct):
    """Where a practice table comes from: the game it begins in, and after how many of its answers."""

    table: str
    step: int


class TableDetails(TableSummary):
    """A table as anybody may know it."""

    rules: int
    options: dict[str, Value]
    terms: Terms
    seed_hash: str
    version: int
    room: RoomState
    deal: str | None
    practice: Practice | UnsetType = UNSET


class Update(Struct, tag_field="kind", tag="update"):
    """The message to a viewer after each change.

    ``fresh`` means that the story begins anew; ``muted`` are the seats of those one does not want to hear, and
    ``unheard`` are those of them who have no seat.
    """

    you: int | None
    room: RoomState
    version: int
    talk: list[ChatMessage]
    view: dict[str, Any] | UnsetType = UNSET
    events: list[dict[str, Any]] | UnsetType = UNSET
    fresh: bool | UnsetType = UNSET
    decision: Question | UnsetType = UNSET
    muted: list[int] | UnsetType = UNSET
    unheard: list[Unheard] | UnsetType = UNSET


class State(Update, tag_field="kind", tag="state", kw_only=True):
    """The whole room: the first message to a viewer, and the next one to a viewer that fell behind."""

    id: str
    game: str
    rules: int
    options: dict[str, Value]
    terms: Terms
    public: bool
    seed_hash: str
    deal: str | None
    invitation: str | UnsetType = UNSET  # for whoever has opened the table
    practice: Practice | UnsetType = UNSET


class OrderDone(Struct, tag_field="kind", tag="done"):
    """An order was carried out."""

    number: int
    version: int


class OrderRefused(Struct, tag_field="kind", tag="refused"):
    """An order was not carried out, and why."""

    number: int
    message: str
    args: dict[str, Any]
    reason: str
    clause: str | None


class Pong(Struct, tag_field="kind", tag="pong"):
    """The answer to `Ping`."""


LiveMessage = State | Update | OrderDone | OrderRefused | Pong


class ReplayStep(Struct):
    """A step of a replay: a game that is over, after so many actions, with somebody's eyes.

    ``own`` is told where everything is open: for each seat, what it sees otherwise than everybody, or beside it.
    ``before`` is the story of all earlier steps, told on request.
    """

    step: int
    steps: int
    eyes: str
    waiting: list[int]
    events: list[dict[str, Any]]
    view: dict[str, Any]
    action: dict[str, Any] | None = None
    own: list[dict[str, Any]] | None = None
    before: list[dict[str, Any]] | None = None


class Outlook(Struct):
    """What an answer would bring: the change of each seat's points, null where the game knows none, and sentences."""

    action: int
    points: list[int] | None
    says: list[list[LocalizedMessage]]


class AnswerPreview(Outlook):
    """The outlook of an answer; ``then`` has those of the answers to what would be asked next.

    It is empty unless the answer is the first half of a choice, of which nobody else learns anything.
    """

    then: list[Outlook]


class QuestionPreview(Struct):
    """What is certain about each answer to a question, by the number of its decision; None if nothing is asked."""

    decision: int | None
    answers: list[AnswerPreview]


class PuzzleTable(Struct, kw_only=True):
    """The table of a puzzle as its solver's seat knows it, with the last events that this seat has heard."""

    rules: int
    seats: int
    options: dict[str, Value]
    you: int
    waiting: list[int]
    view: dict[str, Any]
    events: list[dict[str, Any]]
    decision: Question


class ExplainedAnswer(Struct):
    """An answer by its name: of a hundred games like this, how many are won by it, and why."""

    action: str
    chance: int
    reasons: list[LocalizedMessage]


class Rating(Struct):
    """How strong somebody is at a game."""

    game: str
    rating: int
    played: int


class GameCount(Struct):
    """How often somebody has played and won a game."""

    game: str
    played: int
    won: int


class PastGame(Struct):
    """How a game ended for somebody."""

    table: str
    game: str
    rank: int
    score: int
    players: int
    ended: float


class Results(Struct):
    """What somebody's games came to."""

    ratings: list[Rating]
    games: list[GameCount]
    history: list[PastGame]


class RematchTable(Struct):
    """The table of a rematch."""

    id: str


class Network(Struct):
    """Whether others in the home network reach this server, and at which address they find the page, or would.

    ``own`` is told to whoever sits at the server's own computer: they may let it in, and shut it out again.
    """

    open: bool
    own: bool
    address: str | None


class Health(Struct):
    """That the server is well; ``bus`` is `ok` or `away` where there are several servers that have one."""

    status: str
    version: str
    bus: Literal["ok", "away"] | None = None
