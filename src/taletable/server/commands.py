"""Commands at a table: each becomes entries of the room's log, or a refusal. Pure functions; nothing changes here."""

from __future__ import annotations

import hmac
from collections.abc import Callable
from typing import Any, Final

from taletable.bots import CHARACTERS, LEVELS, BotName
from taletable.kernel import IllegalAction, Table, check_undo
from taletable.server.people import Person
from taletable.server.refusals import Refusal, by_rule, refusal
from taletable.server.requests import (
    Act,
    Clear,
    Command,
    Consent,
    Leave,
    NoClock,
    PlaceBot,
    Propose,
    Ready,
    Remind,
    Resign,
    Return,
    Say,
    Sit,
    StandIn,
    Start,
    Undo,
)
from taletable.server.room import BROKEN, MOST_ENTRIES, OPEN, OVER, PLAYING, SILENCE, Entry, Room, Sitter

NO_BOT: Final = "default"  # instead of a stand-in: the default answer of each decision
NOBODY: Final = ("open", "invited")

Draft = tuple[str, int | None, dict[str, Any]]


def check_bot(name: str) -> None:
    """Refuse what is no bot, and a budget: how much a bot may compute here is not for strangers to say."""
    try:
        budget = BotName.parse(name).iterations
    except ValueError:
        args = {"level": name, "levels": ", ".join(LEVELS), "characters": ", ".join(CHARACTERS)}
        raise refusal("no-level", args) from None
    if budget is not None:
        raise refusal("own-budget", {"level": name.partition("@")[0]})


def check_usable(room: Room) -> None:
    """Refuse any use of a broken room, with the reason."""
    if room.status == BROKEN:
        raise room.trouble or refusal("broken")


def check_changeable(room: Room) -> None:
    """Refuse any change of a room that is broken, or in the archive."""
    check_usable(room)
    if room.archived:
        raise refusal("archived")


def decide(room: Room, who: Person, command: Command, now: float) -> list[Entry]:
    """The entries a command makes, or a `Refusal`."""
    check_changeable(room)
    mark: str = getattr(command, "mark", "")
    if mark and (who.id, mark) in room.marks:
        return []
    _check_room_for(room, who, command)
    if room.head.deal is not None and (isinstance(command, Undo) or getattr(command, "what", "") == "undo"):
        raise refusal("no-undo")
    if isinstance(command, (StandIn, Remind)):
        _check_silent(room, who, command, now)
    drafts = COMMANDS[type(command)](room, who, command)
    if mark:
        kind, seat, value = drafts[0]
        drafts[0] = (kind, seat, {**value, "mark": mark})
    return _entries(room, drafts, who.id, now)


def _check_room_for(room: Room, who: Person, command: Command) -> None:
    """A limit on the log of a table: spectators reach it first, and answers to decisions never."""
    most = MOST_ENTRIES
    if isinstance(command, (Act, Resign, Return, StandIn)):
        return
    if isinstance(command, (Leave, PlaceBot, Clear, Ready, Start)):
        most *= 2  # so that nobody else can keep a table from beginning
    elif isinstance(command, Say) and room.seat_of(who.id) is None:
        most //= 2
    if room.version - len(room.actions) >= most:
        raise refusal("full-table")


def answer_for(room: Room, seat: int, decision: int, action: int, now: float) -> list[Entry]:
    """A bot's or stand-in's answer; nothing if it comes too late, or whoever was away has come back."""
    if not room.awaits_bot(seat, decision):
        return []
    return _entries(room, [("act", seat, {"action": room.game.actions[action]})], None, now)


def fill(room: Room, bot: str, now: float) -> list[Entry]:
    """Bots take the seats for which nobody came, and the game begins; nothing if somebody has come meanwhile."""
    if room.status != OPEN:
        return []
    free = [seat for seat, one in enumerate(room.sitters) if one.kind in NOBODY]
    return _entries(room, [*(("bot", seat, {"level": bot}) for seat in free), ("start", None, {})], None, now)


def time_out(room: Room, now: float) -> list[Entry]:
    """Whose time is out is away from now on; and those who are silent do not keep others from going on."""
    proposal = room.proposal
    if room.status != PLAYING:
        return []
    if proposal is not None and proposal.until is not None and proposal.until <= now:
        return _entries(room, [_effect(proposal.what, proposal.seat, proposal.keep)], None, now)
    late = [
        seat
        for seat, one in enumerate(room.sitters)
        if one.kind == "person"
        and not one.away
        and not one.resigned
        and (deadline := room.clocks.deadline(seat)) is not None
        and deadline <= now
    ]
    drafts: list[Draft] = [("away", seat, {}) for seat in late]
    return _entries(room, drafts + _without(room, late) if late else [], None, now)


def _without(room: Room, gone: list[int]) -> list[Draft]:
    """What follows when some no longer have a say: what all others have agreed to happens, and nobody stays paused."""
    voters = [voter for voter in room.voters() if voter not in gone]
    proposal = room.proposal
    if not voters:
        return [("resume", gone[0], {})] if room.clocks.paused is not None else []
    if (
        proposal is not None
        and proposal.what != "undo"
        and all(voter in (*proposal.agreed, proposal.seat) for voter in voters)
    ):
        return [_effect(proposal.what, proposal.seat, proposal.keep)]
    return []


def rematch(room: Room, table: str, who: str, now: float) -> list[Entry]:
    """The table where those here play again; the first one counts."""
    return (
        [] if room.rematch is not None else _entries(room, [("rematch", room.seat_of(who), {"table": table})], who, now)
    )


def hand_over(room: Room, who: str, now: float) -> list[Entry]:
    """Whoever has opened a table is gone for good: somebody who sits there takes their place, or whoever sits down."""
    if room.status != OPEN or room.host != who or room.archived:
        return []
    return _entries(room, [("host", _next_host(room, who), {})], None, now)


def _next_host(room: Room, who: str) -> int | None:
    """The seat of the first other person."""
    return next((seat for seat, one in enumerate(room.sitters) if one.who not in (None, who)), None)


def outage(room: Room, seconds: float, now: float) -> list[Entry]:
    """Nothing could be stored for so many seconds."""
    return _entries(room, [("outage", None, {"seconds": round(seconds, 3)})], None, now)


def _entries(room: Room, drafts: list[Draft], who: str | None, now: float) -> list[Entry]:
    return [
        Entry(room.version + number, now, kind, seat, who, value)
        for number, (kind, seat, value) in enumerate(drafts, 1)
    ]


def _before(room: Room) -> None:
    if room.status != OPEN:
        raise refusal("begun")


def _during(room: Room) -> Table:
    if room.status == OPEN or room.table is None:
        raise refusal("not-begun")
    if room.status == OVER:
        raise refusal("over")
    return room.table


def _sit(room: Room, who: Person, command: Sit) -> list[Draft]:
    _before(room)
    if room.seat_of(who.id) is not None:
        raise refusal("seated-already")
    invited = who.id == room.host or hmac.compare_digest(command.invitation.encode(), room.invitation.encode())
    kept = [seat for seat, one in enumerate(room.sitters) if one.kind == "invited"]
    free = [*(kept if invited else ()), *(seat for seat, one in enumerate(room.sitters) if one.kind == "open")]
    if kept and not invited and (command.seat in kept or not free):
        raise refusal("invited")
    if not free:
        raise refusal("no-open-seat")
    seat = free[0] if command.seat is None else command.seat
    if seat not in free:
        raise refusal("seat-taken")
    return [("sit", seat, {"name": who.name}), *_when_full(room, seat)]


def _when_full(room: Room, seat: int) -> list[Draft]:
    """What follows when this seat is taken: the game begins by itself where that was agreed on."""
    free = [other for other, one in enumerate(room.sitters) if one.kind in NOBODY and other != seat]
    return [("start", None, {})] if room.head.terms.begins == "when-full" and not free else []


def _leave(room: Room, who: Person, command: Leave) -> list[Draft]:
    _before(room)
    drafts: list[Draft] = [("clear", room.own_seat(who.id), {})]
    heir = _next_host(room, who.id)
    # Those who stay are not to wait for somebody who has gone.
    return [*drafts, ("host", heir, {})] if who.id == room.host and heir is not None else drafts


def _host(room: Room, who: Person) -> None:
    _before(room)
    if who.id != room.host:
        raise refusal("not-host")


def _place_bot(room: Room, who: Person, command: PlaceBot) -> list[Draft]:
    _host(room, who)
    check_bot(command.level)
    if command.seat >= len(room.sitters) or room.sitters[command.seat].kind == "person":
        raise refusal("seat-taken")
    return [("bot", command.seat, {"level": command.level}), *_when_full(room, command.seat)]


def _clear(room: Room, who: Person, command: Clear) -> list[Draft]:
    _host(room, who)
    sitter = room.sitters[command.seat] if command.seat < len(room.sitters) else Sitter()
    if sitter.kind in NOBODY or sitter.who == who.id or (sitter.kind == "person" and sitter.ready):
        raise refusal("no-bot-there")
    return [("clear", command.seat, {})]


def _ready(room: Room, who: Person, command: Ready) -> list[Draft]:
    _before(room)
    return [("ready", room.own_seat(who.id), {"ready": command.ready})]


def _start(room: Room, who: Person, command: Start) -> list[Draft]:
    _host(room, who)
    if any(one.kind in NOBODY for one in room.sitters):
        raise refusal("seats-open")
    if any(one.kind == "person" and not one.ready and one.who != who.id for one in room.sitters):
        raise refusal("not-ready")
    return [("start", None, {})]


def _act(room: Room, who: Person, command: Act) -> list[Draft]:
    seat = room.own_seat(who.id)
    table = _during(room)
    if room.sitters[seat].resigned:
        raise refusal("resigned")
    if room.sitters[seat].away and not room.hands_over:
        raise refusal("away")
    if room.clocks.paused is not None:
        raise refusal("paused")
    if room.asked[seat] is not None and command.decision != room.asked[seat]:
        raise refusal("late")
    number = room.game.number(command.action)
    asked = room.decision(seat)
    if asked is None or number not in asked.actions:
        raise by_rule(table.refuse(seat, command.action))
    drafts: list[Draft] = [("act", seat, {"action": room.game.actions[number]})]
    # Where no time has run out, whoever answers is back.
    return [("return", seat, {}), *drafts] if room.sitters[seat].away else drafts


def _present(room: Room, who: Person) -> int:
    """The seat of somebody who plays there themselves."""
    seat = room.own_seat(who.id)
    _during(room)
    if room.sitters[seat].resigned:
        raise refusal("resigned")
    if room.sitters[seat].away:
        raise refusal("away")
    return seat


def _undo(room: Room, who: Person, command: Undo) -> list[Draft]:
    seat = _present(room, who)
    try:
        check_undo(_during(room), seat)
    except IllegalAction as illegal:
        # No rulebook says what can be taken back, so no clause of it is shown.
        raise Refusal(illegal.message) from None
    return [("undo", seat, {"keep": len(room.actions) - 1})]


def _propose(room: Room, who: Person, command: Propose) -> list[Draft]:
    seat = _present(room, who)
    if room.proposal is not None:
        raise refusal("proposed-already")
    if command.what == "pause" and room.clocks.paused is not None:
        raise refusal("paused")
    if command.what == "resume" and room.clocks.paused is None:
        raise refusal("not-paused")
    keep = max((number for number, (actor, _) in enumerate(room.actions) if actor == seat), default=-1)
    if command.what == "undo" and keep < 0:
        raise refusal("nothing-to-undo")
    what = {"what": command.what, "keep": keep} if command.what == "undo" else {"what": command.what}
    drafts: list[Draft] = [("propose", seat, what)]
    if all(voter == seat for voter in room.electorate(command.what)):
        drafts.append(_effect(command.what, seat, keep))
    return drafts


def _consent(room: Room, who: Person, command: Consent) -> list[Draft]:
    seat = room.own_seat(who.id)
    _during(room)
    proposal = room.proposal
    if proposal is None or proposal.what != "undo":
        _present(room, who)
    if proposal is None or command.proposal not in (None, proposal.number):
        raise refusal("nothing-proposed")
    if not command.agree:
        return [("decline", seat, {})]
    if seat == proposal.seat:
        raise refusal("own-proposal")
    drafts: list[Draft] = [] if seat in proposal.agreed else [("agree", seat, {})]
    agreed = {*proposal.agreed, seat, proposal.seat}
    if all(voter in agreed for voter in room.electorate(proposal.what)):
        drafts.append(_effect(proposal.what, proposal.seat, proposal.keep))
    return drafts


def _effect(what: str, seat: int, keep: int) -> Draft:
    """What everybody has agreed to."""
    return ("undo", seat, {"keep": keep}) if what == "undo" else (what, seat, {})


def _resign(room: Room, who: Person, command: Resign) -> list[Draft]:
    seat = room.own_seat(who.id)
    _during(room)
    if room.sitters[seat].resigned:
        raise refusal("resigned")
    return [("resign", seat, {}), *_without(room, [seat])]


def _return(room: Room, who: Person, command: Return) -> list[Draft]:
    seat = room.own_seat(who.id)
    _during(room)
    if room.sitters[seat].resigned:
        raise refusal("resigned")
    if not room.sitters[seat].away:
        raise refusal("not-away")
    return [("return", seat, {})]


def _check_silent(room: Room, who: Person, command: StandIn | Remind, now: float) -> None:
    """Refuse to let anybody but those who play there speak for somebody, or too soon, or where results count."""
    _present(room, who)
    if not isinstance(room.clocks.rule, NoClock):
        raise refusal("timed")
    if room.head.terms.rated:
        raise refusal("rated")
    if room.clocks.paused is not None:
        raise refusal("paused")
    seat = command.seat
    since = room.silent_from(seat) if seat < len(room.sitters) and seat != room.seat_of(who.id) else None
    if since is None or now < since or seat in room.helped:
        raise refusal("not-silent")
    last = room.reminded[seat]
    if isinstance(command, Remind) and last is not None and now < last + SILENCE:
        raise refusal("reminded")


def _stand_in(room: Room, who: Person, command: StandIn) -> list[Draft]:
    if command.until == "answered":
        return [("help", command.seat, {})]
    return [("away", command.seat, {}), *_without(room, [command.seat])]


def _remind(room: Room, who: Person, command: Remind) -> list[Draft]:
    return [("remind", command.seat, {})]


def _say(room: Room, who: Person, command: Say) -> list[Draft]:
    return [("say", room.seat_of(who.id), {"name": who.name, "text": command.text})]


COMMANDS: Final[dict[type, Callable[..., list[Draft]]]] = {
    Sit: _sit,
    Leave: _leave,
    PlaceBot: _place_bot,
    Clear: _clear,
    Ready: _ready,
    Start: _start,
    Act: _act,
    Undo: _undo,
    Propose: _propose,
    Consent: _consent,
    Resign: _resign,
    Return: _return,
    StandIn: _stand_in,
    Remind: _remind,
    Say: _say,
}
