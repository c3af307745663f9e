"""New tables: what is checked before one is opened, and the room and log it begins with."""

from __future__ import annotations

import secrets
import time
from typing import TYPE_CHECKING

import taletable as tt
from taletable.kernel import Game, Options
from taletable.server.commands import NO_BOT, check_bot
from taletable.server.people import Person, existing_people
from taletable.server.refusals import by_options, refusal
from taletable.server.requests import BotSeat, InvitedSeat, MySeat, NewTable, OpenSeat, Terms
from taletable.server.room import Entry, Head, Room, Sitter
from taletable.server.storage.sheets import Sheet

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy import Connection


def game_of(wanted: str) -> Game:
    """The game that is wanted, or a refusal."""
    if wanted not in tt.games():
        raise refusal("no-game", {"word": wanted, "games": ", ".join(tt.games())})
    return tt.game(wanted)


def seating(new: NewTable, game: Game, options: Options, host: Person) -> list[Sitter]:
    """Who sits where at first, or a refusal if the game cannot be played so."""
    try:
        game.seated(len(new.seats), options)
    except ValueError as error:
        raise by_options(error) from None
    if new.terms.hints and new.terms.rated:
        raise refusal("hints-rated")
    if new.terms.stand_in != NO_BOT:
        check_bot(new.terms.stand_in)
    if sum(isinstance(seat, MySeat) for seat in new.seats) > 1:
        raise refusal("seated-already")
    for wanted in new.seats:
        if isinstance(wanted, BotSeat):
            check_bot(wanted.level)
    return [_sitter(wanted, host) for wanted in new.seats]


def _sitter(wanted: OpenSeat | InvitedSeat | MySeat | BotSeat, host: Person) -> Sitter:
    if isinstance(wanted, MySeat):
        return Sitter("person", host.id, host.name)
    if isinstance(wanted, InvitedSeat):
        return Sitter("invited")
    return Sitter("bot", level=wanted.level) if isinstance(wanted, BotSeat) else Sitter()


def without_deleted(sitting: list[Sitter], connection: Connection) -> list[Sitter]:
    """The same seats for a rematch; those of people who were deleted are open."""
    here = existing_people(connection, [one.who for one in sitting if one.who is not None])
    return [one if one.kind != "person" or one.who in here else Sitter() for one in sitting]


def begin(
    game: str,
    options: dict[str, bool | int | str],
    terms: Terms,
    seed: bytes,
    host: Person,
    public: bool,
    sitting: list[Sitter],
    sheet: Sheet | None,
    version: int | None = None,
    deal: str | None = None,
) -> tuple[Room, list[Entry]]:
    """A room that is not stored yet, and the first entries of its log; by the present rules unless told otherwise."""
    now = time.time()
    id = secrets.token_urlsafe(9)
    version = tt.game(game).version if version is None else version
    head = Head(id, game, version, len(sitting), options, terms, seed, host.id, public, now, sheet, deal)
    room = Room(head)
    log: list[Entry] = []
    for seat, one in enumerate(sitting):
        if one.kind == "person":
            log.append(Entry(len(log) + 1, now, "sit", seat, one.who, {"name": one.name}))
        elif one.kind == "bot":
            log.append(Entry(len(log) + 1, now, "bot", seat, host.id, {"level": one.level}))
        elif one.kind == "invited":
            log.append(Entry(len(log) + 1, now, "keep", seat, host.id))
    for entry in log:
        room.apply(entry)
    return room, log


def begin_practice(room: Room, log: list[Entry], origin: str, answers: Sequence[tuple[int, str]]) -> list[Entry]:
    """The log of a new room with the start of the game, and the first answers of another one given. Takes a while."""
    now, who = time.time(), room.head.host
    given = {"table": origin, "answers": answers}
    begun = [Entry(len(log) + 1, now, "start", None, who), Entry(len(log) + 2, now, "given", None, who, given)]
    for entry in begun:
        room.apply(entry)
    return [*log, *begun]
