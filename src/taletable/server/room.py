"""A room: a table and the people at it, as the entries of its log make it (event sourcing).

No I/O: it can be loaded from its log at any time, on any machine; storing and broadcasting happen elsewhere.
"""

from __future__ import annotations

from array import array
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from functools import cached_property
from hashlib import sha256
from itertools import groupby
from typing import Any, Final

import msgspec

import taletable as tt
from taletable.kernel import Decision, Event, Game, Record, Table
from taletable.server.clocks import Clocks
from taletable.server.names import is_lookalike, lookalikes
from taletable.server.refusals import Refusal, refusal
from taletable.server.requests import NoClock, Terms
from taletable.server.storage.sheets import Sheet

OPEN: Final = "open"
PLAYING: Final = "playing"
OVER: Final = "over"
BROKEN: Final = "broken"
SEATING: Final = ("sit", "bot", "clear", "keep", "host", "forgotten")  # the kinds of entries that tell who is where
READABLE: Final = (*SEATING, "ended")  # what is read of a log that does not replay
TALK: Final = 200  # chat messages kept in memory
MARKS: Final = 500  # idempotency keys kept in memory
CHECKPOINT: Final = 64  # answers between two copies of the table, from which an undo starts
SILENCE: Final = 120.0  # seconds without a sign of life, after which others may let the stand-in answer for somebody
MOST_ENTRIES: Final = 3_000  # limit on the log of one table, answers not counted; then no more chat, proposals or undo

# Upper bounds for the bytes of memory that a room takes; a test holds them against what is really allocated.
ROOM_BYTES: Final = 20_000
TABLE_BYTES: Final = 10_000  # a table, or a copy of it
ENTRY_BYTES: Final = 8
ACTION_BYTES: Final = 250
EVENT_BYTES: Final = 400
SAID_BYTES: Final = 3_000
MARK_BYTES: Final = 400


class Head(msgspec.Struct, frozen=True):
    """The immutable part of a table: what it was opened with."""

    id: str
    game: str
    version: int
    seats: int
    options: dict[str, bool | int | str]
    terms: Terms
    seed: bytes
    host: str
    public: bool
    created: float
    sheet: Sheet | None = None  # whose text is among the options
    deal: str | None = None  # what it shares its seed with: a challenge, or a duplicate


class Entry(msgspec.Struct, frozen=True):
    """An entry of the log (an event of event sourcing). ``who`` is a person, ``seat`` where it happened."""

    seq: int
    at: float
    kind: str
    seat: int | None = None
    who: str | None = None
    value: dict[str, Any] = {}


class Sitter(msgspec.Struct):
    """Who is on a seat: nobody (`open`, or `invited` where it is kept for somebody), a `person`, or a `bot`.

    Somebody who is away has a stand-in for a while.
    """

    kind: str = "open"
    who: str | None = None
    name: str = ""
    level: str = ""
    ready: bool = False
    away: bool = False
    resigned: bool = False

    def shown(self, twin: bool = False) -> dict[str, object]:
        """The sitter as everybody sees them; who they are is nobody's business but theirs.

        A ``twin`` has a name that looks like another's there.
        """
        shown: dict[str, object] = {
            "kind": self.kind,
            "name": self.name,
            "level": self.level,
            "ready": self.ready,
            "away": self.away,
            "resigned": self.resigned,
        }
        return {**shown, "twin": True} if twin else shown

    def forgotten(self, status: str) -> Sitter:
        """The seat of somebody who was deleted: open again, or nobody's, and without them the game goes on."""
        if status == OPEN:
            return Sitter()
        return msgspec.structs.replace(self, who=None, name="", resigned=self.resigned or status == PLAYING)


class SeatSummary:
    """Derived from the seats and cached, because it is read with every update and changes seldom."""

    def __init__(self, sitters: list[Sitter]) -> None:
        twins = lookalikes((one.who, one.name) for one in sitters)
        self.shown = [one.shown(one.who in twins) for one in sitters]
        self.where = {one.who: seat for seat, one in enumerate(sitters) if one.who is not None}
        self.all_here = all(one.kind == "person" and not one.away and not one.resigned for one in sitters)


class Proposal(msgspec.Struct):
    """What somebody wants everybody's consent for; to undo, how many answers would be kept."""

    number: int
    what: str
    seat: int
    agreed: list[int]
    keep: int
    until: float | None  # when nobody's silence counts any more; no absent person keeps others from going on

    def shown(self) -> dict[str, object]:
        """The proposal as everybody sees it."""
        return {"number": self.number, "what": self.what, "seat": self.seat, "agreed": self.agreed, "until": self.until}


class Room:
    """A table with its people, as its log has made it."""

    def __init__(self, head: Head) -> None:
        self.head = head
        self.host: str | None = head.host
        self.kept: set[int] = set()  # the seats that were kept for the invited
        self.status = OPEN
        self.trouble: Refusal | None = None  # why a broken room cannot be used
        self.version = 0
        self.sitters = [Sitter() for _ in range(head.seats)]
        self.clocks = Clocks(head.terms.clock, head.seats)
        self.table: Table | None = None
        self.actions: list[tuple[int, int]] = []
        self._left: list[float] = []  # on the bank of whoever gave each answer, before the refill
        self._checkpoints: list[tuple[Table, int]] = []  # after each so many answers: the table, and the events so far
        self.asked: list[int | None] = [None] * head.seats
        self.marks: dict[tuple[str | None, str], None] = {}  # idempotency keys of commands that were done, oldest first
        self.silent: list[float | None] = [None] * head.seats  # since when a seat is asked without a sign of life
        self.reminded: list[float | None] = [None] * head.seats
        self.helped: set[int] = set()  # seats for which the stand-in answers until others are asked again
        self.stood_in: list[int] = []  # which of the actions a stand-in has chosen
        self.undone = 0  # how often answers were taken back after somebody had seen what came of them
        self.proposal: Proposal | None = None
        self.talk: deque[tuple[int, str | None, dict[str, object]]] = deque(maxlen=TALK)
        self.lengths = array("I", [0])  # of the story, at each version
        self.reset = 0  # the version of the last undo: viewers with an older one need a new story
        self.ended: float | None = None
        self.rematch: str | None = None
        self.archived = False  # it is, or is about to be, in the archive; nothing is added to its log any more
        self.set_apart: tuple[str, float] | None = None  # the status it had, and since when nobody can play
        self.practice: dict[str, object] | None = None  # the game that this one begins in the middle of
        self._frames: list[object] = [None] * head.seats
        self._decisions: dict[int, Decision] = {}  # as they are at this version
        self._seat_summary: SeatSummary | None = None

    @cached_property
    def game(self) -> Game:
        """What is played here; a broken room may be of a game that nobody knows."""
        return tt.game(self.head.game)

    # Seats and people.

    @property
    def seat_summary(self) -> SeatSummary:
        """The summary of the seats, recomputed after an entry that may change one."""
        if self._seat_summary is None:
            self._seat_summary = SeatSummary(self.sitters)
        return self._seat_summary

    def seat_of(self, who: str | None) -> int | None:
        """Where a person sits."""
        return None if who is None else self.seat_summary.where.get(who)

    def who_sits(self, seat: int) -> str | None:
        """The person on a seat."""
        return self.sitters[seat].who if seat < len(self.sitters) else None

    def who_said(self, version: int | None) -> str | None:
        """The person who said something, which has the version of the room at which it was said."""
        return next((who for said, who, _ in self.talk if said == version), None)

    def own_seat(self, who: str) -> int:
        """Where a person sits, who must sit somewhere."""
        seat = self.seat_of(who)
        if seat is None:
            raise refusal("not-seated")
        return seat

    def voters(self) -> list[int]:
        """The seats whose consent counts: of people who are there."""
        return [
            seat for seat, one in enumerate(self.sitters) if one.kind == "person" and not one.resigned and not one.away
        ]

    def electorate(self, what: str) -> list[int]:
        """The seats whose consent a proposal needs.

        Whoever is away or has resigned still plays for a result, and no stand-in consents for them to taking answers
        back; they need not come back to say yes or no.
        """
        if what != "undo":
            return self.voters()
        return [seat for seat, one in enumerate(self.sitters) if one.kind == "person" and one.who is not None]

    def bot_turns(self) -> list[tuple[int, str]]:
        """The seats that owe a decision and have nobody but a bot or a stand-in to answer it, and who that is."""
        if self.status != PLAYING or self.table is None or self.clocks.paused is not None:
            return []
        if self.seat_summary.all_here and not self.helped:
            return []
        found = []
        for seat in self.table.waiting:
            one = self.sitters[seat]
            if one.kind == "bot":
                found.append((seat, one.level))
            elif one.away or one.resigned or seat in self.helped:
                found.append((seat, self.head.terms.stand_in))
        if self.head.deal is None:
            return found
        # Bots answer after people and one by one, so that what a bot decides does not depend on who was faster.
        return found[:1] if len(found) == len(self.table.waiting) else []

    def awaits_bot(self, seat: int, decision: int) -> bool:
        """Whether a seat is still asked this, and still has nobody but a bot or a stand-in to answer it."""
        return self.asked[seat] == decision and any(seat == other for other, _ in self.bot_turns())

    @property
    def hands_over(self) -> bool:
        """Whether those at this table may let the stand-in answer for somebody who is silent."""
        return not self.head.terms.rated and isinstance(self.clocks.rule, NoClock)

    def silent_from(self, seat: int) -> float | None:
        """When a person on a seat will have been silent for so long that others may let the stand-in answer."""
        one, since = self.sitters[seat], self.silent[seat]
        if one.kind != "person" or one.away or one.resigned or since is None or self.status != PLAYING:
            return None
        return None if self.clocks.paused is not None else since + SILENCE

    def next_deadline(self) -> float | None:
        """When the next timer fires: somebody's time is out, or a proposal carries by default."""
        if self.proposal is not None and self.proposal.until is not None:
            return self.proposal.until  # time stands still meanwhile
        return self.clocks.first_deadline(self.voters())

    def decision(self, seat: int) -> Decision | None:
        """What a seat is asked now."""
        found = self._decisions.get(seat)
        if found is None and self.table is not None:
            found = self.table.decision(seat)
            if found is not None:
                self._decisions[seat] = found
        return found

    # Entries.

    def apply(self, entry: Entry) -> None:
        """Apply the next entry of the log."""
        if entry.seq != self.version + 1:
            raise ValueError(f"entry {entry.seq} cannot follow version {self.version}")
        self.version = entry.seq
        if "mark" in entry.value:
            self.marks[entry.who, entry.value["mark"]] = None
            if len(self.marks) > MARKS:
                del self.marks[next(iter(self.marks))]
        if entry.who is not None and entry.seat is not None and self.sitters[entry.seat].who == entry.who:
            self._sign_of_life(entry.seat, entry.at)
        _ENTRIES[entry.kind](self, entry)
        self._decisions.clear()
        if entry.kind not in ("act", "say"):
            self._seat_summary = None
        self.lengths.append(len(self.table.story) if self.table is not None and self.table.story is not None else 0)

    def _sign_of_life(self, seat: int, at: float) -> None:
        if self.asked[seat] is not None:
            self.silent[seat] = at
            self.helped.discard(seat)

    def _on_sit(self, entry: Entry) -> None:
        self.sitters[_seat(entry)] = Sitter("person", entry.who, str(entry.value["name"]))
        if self.host is None:
            self.host = entry.who

    def _on_bot(self, entry: Entry) -> None:
        self.sitters[_seat(entry)] = Sitter("bot", level=str(entry.value["level"]), ready=True)

    def _on_clear(self, entry: Entry) -> None:
        seat = _seat(entry)
        # At a private table with invited seats, a seat that becomes free needs the invitation, too.
        kept = seat in self.kept or (self.kept and not self.head.public)
        self.sitters[seat] = Sitter("invited") if kept else Sitter()

    def _on_keep(self, entry: Entry) -> None:
        self.kept.add(_seat(entry))
        self.sitters[_seat(entry)] = Sitter("invited")

    def _on_host(self, entry: Entry) -> None:
        self.host = entry.who if entry.seat is None else self.sitters[entry.seat].who

    def _on_ready(self, entry: Entry) -> None:
        self.sitters[_seat(entry)].ready = bool(entry.value["ready"])

    def _on_start(self, entry: Entry) -> None:
        self.status = PLAYING
        self.table = self.game.start(self.head.seats, self.head.seed, self.head.options, True, self.head.version)
        self._keep_checkpoint()
        self._number_decisions(entry, None)

    def _keep_checkpoint(self) -> None:
        """Checkpoint: a copy of the table every so many answers, from which an undo replays, not from the deal."""
        assert self.table is not None
        assert self.table.story is not None
        if len(self.actions) == CHECKPOINT * len(self._checkpoints):
            self._checkpoints.append((self.table.copy(), len(self.table.story)))

    def _undo_to(self, keep: int) -> None:
        """Replay the first answers, from the nearest checkpoint."""
        assert self.table is not None
        assert self.table.story is not None
        near = keep // CHECKPOINT
        del self._checkpoints[near + 1 :]
        kept, events = self._checkpoints[near]
        table = kept.copy()
        table.story = self.table.story[:events]
        for seat, action in self.actions[near * CHECKPOINT : keep]:
            table.answer(seat, action)
        self.table = table
        del self.actions[keep:], self._left[keep:]

    def _on_act(self, entry: Entry) -> None:
        seat, table = _seat(entry), self.table
        assert table is not None
        action = self.game.number(entry.value["action"])
        asked = self._decisions.get(seat)
        if asked is not None and action in asked.actions:
            table.answer(seat, action)
        else:
            table.act(seat, action)
        self.actions.append((seat, action))
        if entry.who is None and self.sitters[seat].kind == "person":
            self.stood_in.append(len(self.actions))
        self._keep_checkpoint()
        absent = self.sitters[seat].away or self.sitters[seat].resigned
        self._left.append(self.clocks.stop(seat) if absent else self.clocks.answer(seat, entry.at))
        if self.clocks.grants_telling and table.story is not None:
            told = table.story[self.lengths[-1] :]
            for one in range(self.head.seats):
                self.clocks.tell(one, _beats(told, one), entry.at)
        self._number_decisions(entry, seat)
        if seat in self.helped and (self.asked[seat] is None or self._others_asked(entry.seq, seat)):
            self.helped.discard(seat)
        if table.over:
            self.status = OVER
            self.ended = entry.at
            self.proposal = None

    def _number_decisions(self, entry: Entry, actor: int | None) -> None:
        """Number the decisions that are new, and start their clocks."""
        assert self.table is not None
        for seat, frame in enumerate(self.table.questions):
            if frame is None:
                self.asked[seat] = None
                self.silent[seat] = None
            elif self.asked[seat] is None or seat == actor or frame != self._frames[seat]:
                self.asked[seat] = entry.seq
                self.silent[seat] = entry.at
                self.clocks.ask(seat, entry.at)
        self._frames = list(self.table.questions)

    def _others_asked(self, seq: int, seat: int) -> bool:
        """Whether an entry has put a question to anybody but this seat."""
        return any(asked == seq for other, asked in enumerate(self.asked) if other != seat)

    def _on_undo(self, entry: Entry) -> None:
        keep = int(entry.value["keep"])
        actors = [actor for actor, _ in self.actions[keep:]]
        for actor, left in reversed(list(zip(actors, self._left[keep:], strict=True))):
            self.clocks.banks[actor] = left
        self.proposal = None
        assert self.table is not None
        self.undone += keep < self.table.undo_floor
        self._undo_to(keep)
        self.helped.clear()
        self.stood_in = [number for number in self.stood_in if number <= keep]
        for seat, frame in enumerate(self.table.questions):
            if seat in actors or frame != self._frames[seat]:  # everybody else is still asked the same
                self.asked[seat] = None
                self.clocks.since[seat] = None
        self._number_decisions(entry, None)
        self.reset = entry.seq

    def _on_away(self, entry: Entry) -> None:
        self.sitters[_seat(entry)].away = True
        self.clocks.use_up(_seat(entry))

    def _on_return(self, entry: Entry) -> None:
        seat = _seat(entry)
        self.sitters[seat].away = False
        self.clocks.return_to(seat, entry.at)

    def _on_help(self, entry: Entry) -> None:
        self.helped.add(_seat(entry))

    def _on_remind(self, entry: Entry) -> None:
        self.reminded[_seat(entry)] = entry.at

    def _on_resign(self, entry: Entry) -> None:
        self.sitters[_seat(entry)].resigned = True

    def _on_propose(self, entry: Entry) -> None:
        what, keep = str(entry.value["what"]), int(entry.value.get("keep", 0))
        until = entry.at + self.clocks.resume_timeout() if what == "resume" else None
        self.proposal = Proposal(entry.seq, what, _seat(entry), [], keep, until)

    def _on_agree(self, entry: Entry) -> None:
        if self.proposal is not None:
            self.proposal.agreed.append(_seat(entry))

    def _on_decline(self, entry: Entry) -> None:
        self.proposal = None

    def _on_pause(self, entry: Entry) -> None:
        self.proposal = None
        self.clocks.pause(entry.at)

    def _on_resume(self, entry: Entry) -> None:
        self.proposal = None
        self.clocks.resume(entry.at)
        self.silent = [None if since is None else entry.at for since in self.silent]

    def _on_outage(self, entry: Entry) -> None:
        self.clocks.return_time(float(entry.value["seconds"]))

    def _on_given(self, entry: Entry) -> None:
        """The first answers of another game, with the same deal: a practice table begins after them."""
        assert self.table is not None
        answers = entry.value["answers"]
        self.practice = {"table": str(entry.value["table"]), "step": len(answers)}
        for seat, name in answers:
            action = self.game.number(name)
            self.table.act(seat, action)
            self.actions.append((seat, action))
            self._left.append(self.clocks.stop(seat))
            self._keep_checkpoint()
        self.asked = [None] * self.head.seats
        self._number_decisions(entry, None)

    def _on_rematch(self, entry: Entry) -> None:
        self.rematch = str(entry.value["table"])

    def _on_forgotten(self, entry: Entry) -> None:
        seat = self.seat_of(entry.who)
        if seat is not None:
            self.sitters[seat] = self.sitters[seat].forgotten(self.status)

    def _on_ended(self, entry: Entry) -> None:
        self.status, self.trouble, self.ended = BROKEN, refusal("ended"), entry.at
        self.proposal = None

    def _on_quarantined(self, entry: Entry) -> None:
        self.set_apart = self.status, entry.at
        self.status, self.trouble = BROKEN, refusal("set-apart")

    def _on_released(self, entry: Entry) -> None:
        if self.set_apart is not None:  # the time in which nobody could play is nobody's
            self.status, since = self.set_apart
            self.set_apart = self.trouble = None
            self.clocks.return_time(entry.at - since)
            self.silent = [None if since is None else entry.at for since in self.silent]

    def _on_archived(self, entry: Entry) -> None:
        self.archived = True

    def _on_restored(self, entry: Entry) -> None:
        self.archived = False

    def _on_say(self, entry: Entry) -> None:
        name = str(entry.value["name"])
        said: dict[str, object] = {"version": entry.seq, "at": entry.at, "seat": entry.seat, "name": name}
        spoken = [(who, str(past["name"])) for _, who, past in self.talk]
        if is_lookalike(entry.who, name, [(one.who, one.name) for one in self.sitters if one.who] + spoken):
            said["twin"] = True
        self.talk.append((entry.seq, entry.who, {**said, "text": entry.value["text"]}))

    # Views.

    @property
    def seed_hash(self) -> str:
        """SHA-256 of the seed: a commitment, shown before the seed is."""
        return sha256(self.head.seed).hexdigest()

    @property
    def invitation(self) -> str:
        """What opens the seats that are kept for the invited; only whoever has opened the table is told."""
        return sha256(b"invitation" + self.head.seed).hexdigest()[:16]

    @property
    def waiting(self) -> list[int]:
        """The seats that are asked."""
        return list(self.table.waiting) if self.table is not None else []

    def summary(self) -> dict[str, object]:
        """What a list of tables says of this one; `table_list` has the same from stored columns."""
        return {
            "id": self.head.id,
            "game": self.head.game,
            "status": self.status,
            "public": self.head.public,
            "created": self.head.created,
            "seats": self.seat_summary.shown,
            "clock": msgspec.to_builtins(self.head.terms.clock),
            "waiting": self.waiting,
            "language": self.head.terms.language,
        }

    def common(self) -> dict[str, object]:
        """What everybody in the room sees alike, beside the table itself."""
        table = self.table
        stood_in = [0] * self.head.seats
        for number in self.stood_in:
            stood_in[self.actions[number - 1][0]] += 1
        return {
            "status": self.status,
            "seats": self.seat_summary.shown,
            "host": self.seat_of(self.host),
            "waiting": self.waiting,
            "clocks": self.clocks.shown(),
            "proposal": None if self.proposal is None else self.proposal.shown(),
            "standings": [standing.as_dict() for standing in table.standings] if table is not None else [],
            "seed": self.head.seed.hex() if self.status == OVER and self.head.deal is None else None,
            "rematch": self.rematch,
            "undone": self.undone,
            "stood_in": stood_in,
            "silent": [self.silent_from(seat) for seat in range(self.head.seats)] if self.hands_over else [],
            "reminded": self.reminded if self.hands_over else [],
            "trouble": None if self.trouble is None else self.trouble.message.id,
        }

    def record(self) -> Record:
        """The game so far, with who sat where, and how often seen answers were taken back."""
        assert self.table is not None
        played = self.table.record(tuple(one.name or one.level for one in self.sitters))
        return played._replace(undone=self.undone, stood_in=tuple(self.stood_in))

    @property
    def size(self) -> int:
        """At most so many bytes of memory are taken by this room."""
        story = 0 if self.table is None or self.table.story is None else len(self.table.story)
        return (
            ROOM_BYTES
            + TABLE_BYTES * (len(self._checkpoints) + 1)
            + ENTRY_BYTES * len(self.lengths)
            + ACTION_BYTES * len(self.actions)
            + EVENT_BYTES * story
            + SAID_BYTES * len(self.talk)
            + MARK_BYTES * len(self.marks)
        )

    def chat_since(self, since: int, muted: frozenset[str]) -> list[dict[str, object]]:
        """Chat messages after a version, without those of muted people."""
        found = []
        for version, who, said in reversed(self.talk):
            if version <= since:
                break
            if who not in muted:
                found.append(said)
        found.reverse()
        return found

    def muted_speakers(self, muted: frozenset[str]) -> list[dict[str, object]]:
        """Muted spectators who have chatted here, by their last message, so that they can be unmuted."""
        last = {who: said for _, who, said in self.talk if who in muted and self.seat_of(who) is None}
        return [{"version": said["version"], "name": said["name"]} for said in last.values()]

    def terms(self) -> dict[str, object]:
        """The immutable part of the room, for the first message to a viewer."""
        return {
            "id": self.head.id,
            "game": self.head.game,
            "rules": self.head.version,
            "options": self.head.options,
            "terms": msgspec.to_builtins(self.head.terms),
            "public": self.head.public,
            "seed_hash": self.seed_hash,
            **({} if self.practice is None else {"practice": self.practice}),
            "deal": self.head.deal,
        }


def broken(head: Head, log: list[Entry], version: int, trouble: Refusal) -> Room:
    """A read-only room for a log that does not replay: its seats, as far as they can be read."""
    room = Room(head)
    for entry in log:
        if entry.kind in READABLE:
            with suppress(Exception):
                _ENTRIES[entry.kind](room, entry)
            room._seat_summary = None  # noqa: SLF001 (a room of our own making)
    room.version = version
    room.lengths = array("I", [0]) * (version + 1)
    room.status = BROKEN
    room.trouble = room.trouble or trouble
    return room


_ENTRIES: Final[dict[str, Callable[[Room, Entry], None]]] = {
    name.removeprefix("_on_"): method for name, method in vars(Room).items() if name.startswith("_on_")
}


def _beats(events: list[Event], seat: int) -> int:
    """How many others have done something, in turn; all see the clocks, so only what all may know counts."""
    actors = [event.args["seat"] for event in events if event.audience is None and "seat" in event.args]
    return sum(actor != seat for actor, _ in groupby(actors))


def _seat(entry: Entry) -> int:
    if entry.seat is None:
        raise ValueError(f"entry {entry.seq} names no seat")
    return entry.seat
