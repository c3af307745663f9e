"""Requests: the JSON that clients send, as typed structs. Commands are the same over HTTP and WebSocket."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from taletable.locales import Language

# No control characters, no line or paragraph breaks, and nothing that turns the direction of what stands around it.
UNPRINTABLE = r"\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069"
# What shows nothing when it stands alone: fillers, joiners, marks, variation selectors, tags.
INVISIBLE = (
    r"\s\xad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2060-\u206f\u2800\u3164\ufe00-\ufe0f\ufeff"
    r"\uffa0\ufff0-\ufffb"
    "\U0001d173-\U0001d17a\U000e0000-\U000e0fff"
)
# Something of it can be seen; `$` alone would let a last line break through.
PRINTABLE = rf"^[^{UNPRINTABLE}]*[^{UNPRINTABLE}{INVISIBLE}][^{UNPRINTABLE}]*$(?!\n)"
TEXT = r"^[^\x00]*$"  # PostgreSQL keeps any character but this one
Name = Annotated[str, Meta(min_length=1, max_length=40, pattern=PRINTABLE, description="a name as others see it")]
LONGEST_SHEET = 27_000  # characters of a card sheet: one and a half times the longest of ours
Sheet = Annotated[str, Meta(max_length=LONGEST_SHEET, pattern=TEXT)]
OptionName = Annotated[str, Meta(max_length=40, pattern=TEXT)]
Chosen = Annotated[dict[OptionName, bool | int | Sheet], Meta(max_length=40, description="options by name")]
ChatText = Annotated[str, Meta(min_length=1, max_length=500, pattern=TEXT)]
SeatNumber = Annotated[int, Meta(ge=0, le=9)]
Level = Annotated[
    str, Meta(min_length=1, max_length=40, description="a bot: its level, and a character if wanted, as `strong:miser`")
]
BotPace = Literal["instant", "unhurried", "slow"]
# Idempotency key.
Mark = Annotated[
    str,
    Meta(max_length=40, pattern=TEXT, description="the client's own mark; a command repeated with it is done once"),
]


# The terms of a table.


class NoClock(Struct, tag_field="kind", tag="none", forbid_unknown_fields=True, frozen=True):
    """Everybody takes the time they need."""


class LiveClock(Struct, tag_field="kind", tag="live", forbid_unknown_fields=True, frozen=True):
    """A bank of seconds for each player, refilled by each decision."""

    bank: Annotated[int, Meta(ge=10, le=7200)] = 300
    refill: Annotated[int, Meta(ge=0, le=600)] = 20


class CorrespondenceClock(Struct, tag_field="kind", tag="correspondence", forbid_unknown_fields=True, frozen=True):
    """So many hours for each decision."""

    hours: Annotated[int, Meta(ge=1, le=24 * 14)] = 48


Clock = NoClock | LiveClock | CorrespondenceClock
Beginning = Literal["by-host", "when-full"]


class Terms(Struct, forbid_unknown_fields=True, frozen=True):
    """What those at a table have agreed on beside the rules.

    The clock; the bot that answers for somebody who is away, or `default` for the default answer of each decision; and
    how soon bots answer: in no time, or after a pause that people can follow. A game that is not ``rated`` is one of
    friends: without a clock, they may let a bot answer for somebody who is silent. ``begins`` says whether the host
    begins the game, or it begins when the last seat is taken; ``language`` is what is spoken there. With ``hints``
    whoever is asked may ask for the best answers; no rated game has them.
    """

    clock: Clock = NoClock()
    stand_in: Level = "casual"
    bot_pace: BotPace = "instant"
    rated: bool = True
    begins: Beginning = "by-host"
    language: Language | None = None
    hints: bool = False


class OpenSeat(Struct, tag_field="kind", tag="open", forbid_unknown_fields=True, frozen=True):
    """Anybody may sit here."""


class InvitedSeat(Struct, tag_field="kind", tag="invited", forbid_unknown_fields=True, frozen=True):
    """Whoever has the invitation may sit here."""


class MySeat(Struct, tag_field="kind", tag="me", forbid_unknown_fields=True, frozen=True):
    """Whoever opens the table sits here."""


class BotSeat(Struct, tag_field="kind", tag="bot", forbid_unknown_fields=True, frozen=True):
    """A bot sits here."""

    level: Level = "casual"


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to be opened."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[OpenSeat | InvitedSeat | MySeat | BotSeat], Meta(max_length=100)]
    options: Chosen = {}
    public: bool = False
    terms: Terms = Terms()


class QuickMatch(Struct, forbid_unknown_fields=True):
    """A game with the next who comes; ``bot`` takes the free seats if nobody has come within a minute."""

    game: Annotated[str, Meta(max_length=40)]
    bot: Level | None = None


class OpenNetwork(Struct, forbid_unknown_fields=True):
    """Let the home network in, or shut it out again."""

    open: bool


# Commands at a table.


class Sit(Struct, tag_field="kind", tag="sit", forbid_unknown_fields=True, frozen=True):
    """Take an open seat, the first one unless a seat is named; with the invitation, one kept for the invited."""

    seat: SeatNumber | None = None
    invitation: Annotated[str, Meta(max_length=40)] = ""


class Leave(Struct, tag_field="kind", tag="leave", forbid_unknown_fields=True, frozen=True):
    """Give one's seat back, before the game has begun."""


class PlaceBot(Struct, tag_field="kind", tag="bot", forbid_unknown_fields=True, frozen=True):
    """Put a bot on an open seat, or another bot in the place of one."""

    seat: SeatNumber
    level: Level = "casual"


class Clear(Struct, tag_field="kind", tag="clear", forbid_unknown_fields=True, frozen=True):
    """Take a bot, or somebody who is not ready, off a seat."""

    seat: SeatNumber


class Ready(Struct, tag_field="kind", tag="ready", forbid_unknown_fields=True, frozen=True):
    """Say that one is ready to begin, or not yet."""

    ready: bool = True


class Start(Struct, tag_field="kind", tag="start", forbid_unknown_fields=True, frozen=True):
    """Begin: every seat is taken, and everybody is ready."""


class Act(Struct, tag_field="kind", tag="act", forbid_unknown_fields=True, frozen=True):
    """Answer a decision, which is named by its number, with an action by name or number."""

    decision: int
    action: Annotated[str, Meta(max_length=80, pattern=TEXT)] | int
    mark: Mark = ""


class Undo(Struct, tag_field="kind", tag="undo", forbid_unknown_fields=True, frozen=True):
    """Take one's last answer back, if nobody has learnt anything by it."""

    mark: Mark = ""


class Propose(Struct, tag_field="kind", tag="propose", forbid_unknown_fields=True, frozen=True):
    """Ask the others for what needs everybody's consent: to undo further, to pause, or to go on."""

    what: Literal["undo", "pause", "resume"]


class Consent(Struct, tag_field="kind", tag="consent", forbid_unknown_fields=True, frozen=True):
    """Agree to what was proposed, or not; to a certain proposal, if its number is given."""

    agree: bool = True
    proposal: int | None = None


class Resign(Struct, tag_field="kind", tag="resign", forbid_unknown_fields=True, frozen=True):
    """Hand the seat over to the stand-in for good."""


class Return(Struct, tag_field="kind", tag="return", forbid_unknown_fields=True, frozen=True):
    """Take the seat back from the stand-in."""


class StandIn(Struct, tag_field="kind", tag="stand-in", forbid_unknown_fields=True, frozen=True):
    """Let the stand-in answer for somebody who has been silent: until others are asked again, or until they return.

    Those who play there may do so, in a game that is neither rated nor timed.
    """

    seat: SeatNumber
    until: Literal["answered", "return"] = "answered"


class Remind(Struct, tag_field="kind", tag="remind", forbid_unknown_fields=True, frozen=True):
    """Remind somebody who has been silent that they are asked."""

    seat: SeatNumber


class Say(Struct, tag_field="kind", tag="say", forbid_unknown_fields=True, frozen=True):
    """Say something to everybody at the table."""

    text: ChatText
    mark: Mark = ""


Command = (
    Sit
    | Leave
    | PlaceBot
    | Clear
    | Ready
    | Start
    | Act
    | Undo
    | Propose
    | Consent
    | Resign
    | Return
    | StandIn
    | Remind
    | Say
)


class Hello(Struct, tag_field="kind", tag="hello", forbid_unknown_fields=True, frozen=True):
    """The first message on a WebSocket: the last version one has seen, if any."""

    have: int | None = None


class Ping(Struct, tag_field="kind", tag="ping", forbid_unknown_fields=True, frozen=True):
    """Is the connection alive? Answered by `Pong`."""


class Order(Struct, tag_field="kind", tag="order", forbid_unknown_fields=True):
    """A command over a WebSocket, with a number the answer repeats."""

    number: int
    do: Command
