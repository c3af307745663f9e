"""All rooms of this process, made from their logs and changed one wish at a time: stored first, and then told."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, bindparam, delete, func, insert, select, update

import taletable as tt
from taletable.server import commands, lobby, results
from taletable.server.broadcast import Broadcast
from taletable.server.card_sheets import at_hand, settled
from taletable.server.logs import fingerprint
from taletable.server.people import Person, existing_people
from taletable.server.refusals import Refusal, by_options, refusal
from taletable.server.requests import (
    BotSeat,
    Command,
    InvitedSeat,
    Leave,
    MySeat,
    NewTable,
    NoClock,
    OpenSeat,
    Resign,
    Terms,
    encoder,
)
from taletable.server.room import OPEN, OVER, PLAYING, Entry, Head, Room, Sitter, broken
from taletable.server.room_cache import RoomCache
from taletable.server.seeds import Seeds, for_decision
from taletable.server.storage import Conflict, DatabaseUnavailable, Store
from taletable.server.storage import sheets as sheet_storage
from taletable.server.storage.schema import entries, sitters, tables
from taletable.server.storage.sheets import Sheet, Sheets
from taletable.server.storage.store import Row
from taletable.server.workers import Workers

Making = tuple[list[Row], Callable[[Connection], None]]  # the rows of a new table's log, and what else is stored

TRIES: Final = 6
CHANGE: Final = update(tables).where(tables.c.id == bindparam("of"))  # put into words once, and said often
LOOK_AGAIN: Final = 15.0  # seconds after which another process may take up a bot that does not answer
GRACE: Final = 20.0  # nobody runs out of time so soon after the server, or its database, has come back
MOST_MINE: Final = 500  # so many tables of one person that are not over are listed
MEMORY: Final = 128  # megabytes for rooms
MOST_FROM_ADDRESS: Final = 500  # tables opened from one address that are not over; a server sets it by its pace

Push = Callable[[bytes], bool]

log: Final = logging.getLogger("taletable.rooms")


def _nothing() -> None:
    """For nobody who has to be told."""


class Viewer:
    """Somebody who watches a room, from a seat or from beside it.

    Updates go out at once. Whoever cannot take one, because they have not read what came before, is stale, and gets a
    fresh picture when they can; answers to their own orders wait for them.
    """

    def __init__(
        self, who: str | None, muted: frozenset[str] = frozenset(), push: Push | None = None, epoch: int = 0
    ) -> None:
        self.who = who
        self.epoch = epoch  # of theirs when they came
        self.muted = muted
        self.push = push
        self.close: Callable[[], None] = _nothing  # called when they are not who they were any more
        self.have = 0  # the version up to which they were told everything
        self.stale = True
        self.answers: list[bytes] = []
        self.busy = False  # something waits for the line
        self.wake = asyncio.Event()
        self.wake.set()

    def forget(self) -> None:
        """They are gone: let go of the connection, which refers to this viewer."""
        self.close = _nothing
        self.push = None

    def update(self, message: bytes, version: int) -> None:
        """Something has happened."""
        if self._put(message):
            self.have = version
        else:
            self.stale = True
            self.wake.set()

    def answer(self, message: bytes) -> None:
        """An order of theirs was carried out, or not."""
        if self.answers or not self._put(message):
            self.answers.append(message)
            self.wake.set()

    def _put(self, message: bytes) -> bool:
        return self.push is not None and not self.busy and self.push(message)


class ActiveRoom:
    """A room with those who watch it."""

    def __init__(self, room: Room) -> None:
        self.id = room.head.id
        self.loaded_room: Room | None = room  # nothing while the log cannot be read that it has to be made from again
        self.lock = asyncio.Lock()
        self.storage_down_since: float | None = None  # since when nothing can be stored for it
        self.viewers: set[Viewer] = set()
        self.thinking: set[tuple[int, int]] = set()
        self.changing = 0  # changes that are under way or wait for the lock
        self.due: float | None = None
        self.alarm: asyncio.TimerHandle | None = None

    @property
    def room(self) -> Room:
        """The room as its log has it."""
        if self.loaded_room is None:
            raise DatabaseUnavailable("the log of this table could not be read")
        return self.loaded_room

    def is_spectator(self, who: str) -> bool:
        """Whether somebody has no seat here; not while nobody can tell."""
        return self.loaded_room is not None and self.loaded_room.seat_of(who) is None

    @property
    def size(self) -> int:
        """Bytes of memory it takes, at most."""
        return 0 if self.loaded_room is None else self.loaded_room.size

    @property
    def idle(self) -> bool:
        """Whether nobody watches it and nothing is going on there."""
        return not (self.viewers or self.thinking or self.changing or self.lock.locked())

    @property
    def version(self) -> int:
        """How much of the log we know."""
        return -1 if self.loaded_room is None else self.loaded_room.version


class Rooms:
    """The rooms somebody is in, or that have something to do."""

    def __init__(
        self, store: Store, workers: Workers, shared: bool, seeds: Seeds | None = None, memory: int = MEMORY
    ) -> None:
        self.store = store
        self.workers = workers
        self.shared = shared  # other processes write to the same tables
        self.seeds = seeds or Seeds()
        self.count: Callable[[str, float], None] = lambda *_: None
        self.most_from_address: float = MOST_FROM_ADDRESS
        self.cache: RoomCache[ActiveRoom] = RoomCache(memory * 1_000_000, _cancel_alarm)
        self.sheets = Sheets()
        self.steady = time.time()  # since when people can answer
        self._loading: dict[str, asyncio.Task[ActiveRoom]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    # Opening and finding.

    async def open_table(self, host: Person, new: NewTable, origin: str | None = None) -> Room:
        """A new table, with whoever opens it on the seats they chose. ``origin`` stands for the address they have."""
        if new.game not in tt.games():
            raise refusal("no-game", {"word": new.game, "games": ", ".join(tt.games())})
        game = tt.game(new.game)
        options = await settled(self.workers, game, new.options)
        try:
            game.seated(len(new.seats), options)
        except ValueError as error:
            raise by_options(error) from None
        if new.terms.stand_in not in commands.STAND_INS:
            raise refusal("no-level", {"level": new.terms.stand_in, "levels": ", ".join(commands.STAND_INS)})
        if sum(isinstance(seat, MySeat) for seat in new.seats) > 1:
            raise refusal("seated-already")
        sitting: list[Sitter] = []
        for wanted in new.seats:
            if isinstance(wanted, BotSeat) and wanted.level not in commands.LEVELS:
                raise refusal("no-level", {"level": wanted.level, "levels": ", ".join(commands.LEVELS)})
            sitting.append(_sitter(wanted, host))
        room, making = self._new(new.game, dict(options), new.terms, host, new.public, sitting, origin)
        await self.store.append(*making)
        self.cache.put(ActiveRoom(room))
        return room

    async def rematch(self, person: Person, id: str, origin: str | None = None) -> str:
        """The same people, bots and options again; whoever asks first opens the table, the others find it."""
        active = await self.find(id)
        room = active.room
        commands.usable(room)
        room.own_seat(person.id)
        if room.status != OVER:
            raise refusal("not-over")
        if room.rematch is None:
            head = room.head
            sitting = await self.store.read(partial(_still_here, room.sitters))
            again, new = self._new(head.game, head.options, head.terms, person, head.public, sitting, origin)
            await self._change(active, lambda now: commands.rematch(active.room, again.head.id, person.id, now), new)
            if active.room.rematch == again.head.id:
                self.cache.put(ActiveRoom(again))
        assert active.room.rematch is not None
        return active.room.rematch

    def _new(
        self,
        game: str,
        options: dict[str, bool | int | str],
        terms: Terms,
        host: Person,
        public: bool,
        sitting: list[Sitter],
        origin: str | None,
    ) -> tuple[Room, Making]:
        """A table that is to be opened, and what has to be stored for it, unless there are too many already."""
        text = options.get("deck_file")
        sheet = self.sheets.of_text(text) if isinstance(text, str) and text else None
        seed = self.seeds.new_table(game, host)
        room, made = _new(game, _with_sheet(options, sheet), terms, seed, host, public, sitting, sheet)

        def keep(connection: Connection) -> None:
            lobby.check(connection, host.id, origin, self.most_from_address)
            if sheet is not None:
                sheet_storage.keep(connection, sheet)
            connection.execute(insert(tables), {**_head_row(room.head), **lobby.stored(room), "origin": origin})
            _keep_sitters(connection, room)

        return room, ([_row(room.head.id, entry) for entry in made], keep)

    async def find(self, id: str) -> ActiveRoom:
        """A room by its id, made from its log if need be, once for all who ask at the same time."""
        while True:
            active = self.cache.get(id)
            if active is None:
                if id not in self._loading:
                    self._begin_loading(id)
                active = await asyncio.shield(self._loading[id])
            else:
                await self._ensure_loaded(active)
                if self.shared:
                    await self._catch_up([id])
            if self.cache.get(id) is active:  # it may have been evicted in the meantime
                return active

    def _begin_loading(self, id: str) -> None:
        task = self._loading[id] = asyncio.get_running_loop().create_task(self._load_once(id))
        task.add_done_callback(lambda done: self._loaded(id, done))

    async def _load_once(self, id: str) -> ActiveRoom:
        if not self.cache.has_room():
            raise refusal("overloaded")
        room, due = await self._load(id), await self._due_of(id)
        active = self.cache.put(ActiveRoom(room))
        active.due = due
        self._schedule(active)
        return active

    def _loaded(self, id: str, done: asyncio.Task[ActiveRoom]) -> None:
        del self._loading[id]
        if not done.cancelled():
            done.exception()  # whoever asked may be gone

    async def leave_all(self, person: Person) -> None:
        """Somebody goes for good: games that are not over go on without them, and tables they have opened too."""
        for card in await self.mine(person, 0):
            with contextlib.suppress(Refusal):
                await self.do(person, str(card["id"]), Leave() if card["status"] == OPEN else Resign())
        opened = select(tables.c.id).where(tables.c.host == person.id, tables.c.status == OPEN)
        for id in await self.store.read(lambda connection: list(connection.execute(opened).scalars())):
            await self._hand_over(await self.find(id), person.id)

    async def _hand_over(self, active: ActiveRoom, who: str) -> None:
        await self._change(active, lambda now: commands.hand_over(active.room, who, now))

    async def forget(self, ids: list[str]) -> None:
        """Somebody is gone: rooms that still know their name are made again from the log, which does not."""
        for id in ids:
            if id in self._loading:  # from what was read before
                await self.find(id)
        known = [id for id in ids if id in self.cache]
        if known:
            await self._catch_up(known)

    async def _due_of(self, id: str) -> float | None:
        found: float | None = await self.store.read(
            lambda connection: connection.execute(select(tables.c.due).where(tables.c.id == id)).scalar()
        )
        return found

    async def _load(self, id: str) -> Room:
        def fetch(connection: Connection) -> tuple[Any, list[Any], Sheet | None]:
            head = connection.execute(select(tables).where(tables.c.id == id)).mappings().first()
            rows = connection.execute(select(entries).where(entries.c.table == id).order_by(entries.c.seq)).mappings()
            sheet = None if head is None or head["sheet"] is None else self.sheets.load(connection, head["sheet"])
            return head, list(rows), sheet

        head, rows, sheet = await self.store.read(fetch) if "\0" not in id else (None, [], None)
        if head is None:
            raise refusal("no-table")
        return await asyncio.to_thread(_made, head, rows, sheet)

    async def mine(self, person: Person, past: int = 50) -> list[dict[str, object]]:
        """The tables of a person, those first that wait for them, then the newest; of those that are over only some."""
        own = select(tables.c.id).join(sitters, sitters.c.table == tables.c.id).where(sitters.c.person == person.id)
        newest = own.distinct().add_columns(tables.c.created).order_by(tables.c.created.desc())
        is_over = tables.c.status == OVER

        def fetch(connection: Connection) -> list[str]:
            return [
                *connection.execute(newest.where(~is_over).limit(MOST_MINE)).scalars(),
                *connection.execute(newest.where(is_over).limit(past)).scalars(),
            ]

        cards = []
        for id in await self.store.read(fetch):
            active = await self.find(id)
            async with active.lock:
                cards.append({**active.room.card(), "you": active.room.seat_of(person.id)})
        return sorted(cards, key=lambda card: card["you"] not in card["waiting"])  # type: ignore[operator]

    async def lobby(self) -> list[dict[str, object]]:
        """The public tables one can join."""
        return await self.store.read(lobby.cards)

    async def forget_addresses(self) -> None:
        """Forget from where old tables were opened."""
        if await self.store.read(lobby.has_old_addresses):
            await self.store.write(lobby.forget_addresses)

    # Wishes.

    async def do(self, who: Person, id: str, command: Command) -> int:
        """Carry out a wish; the version of the room after it."""
        began, outcome = time.perf_counter(), "failed"
        try:
            active = self.cache.get(id)
            if active is None or active.loaded_room is None or self.shared:
                active = await self.find(id)
            await self._change(active, lambda now: commands.decide(active.room, who, command, now))
            outcome = "done"
            return active.room.version
        except Refusal:
            outcome = "refused"
            raise
        finally:
            self.count(outcome, time.perf_counter() - began)

    async def _change(
        self, active: ActiveRoom, decide: Callable[[float], list[Entry]], new: Making | None = None
    ) -> None:
        """Decide, store, tell. Whoever was faster at another process is listened to first."""
        active.changing += 1
        try:
            async with active.lock:
                for attempt in range(TRIES):
                    try:
                        if active.storage_down_since is not None:
                            await self._excuse(active)
                        await at_hand(active.room.head.game, active.room.head.options)
                        made = decide(time.time())
                        if not made:
                            break
                        await self._store(active, made, new)
                    except Conflict:
                        if attempt == TRIES - 1:
                            raise refusal("busy") from None
                        continue
                    self._broadcast(active)
                    break
        except DatabaseUnavailable:
            self.steady = time.time()
            active.storage_down_since = active.storage_down_since or self.steady
            raise
        finally:
            active.changing -= 1
            self.cache.weigh(active)
            if active.loaded_room is not None:
                self._schedule(active)

    async def _excuse(self, active: ActiveRoom) -> None:
        """The time in which nothing could be stored is nobody's fault, and is given back."""
        now = time.time()
        timed = active.room.status == PLAYING and not isinstance(active.room.clocks.rule, NoClock)
        if timed and active.storage_down_since is not None:
            await self._store(active, commands.outage(active.room, now - active.storage_down_since, now))
            self._broadcast(active)
        active.storage_down_since = None

    async def _store(self, active: ActiveRoom, made: list[Entry], new: Making | None = None) -> None:
        """Let entries happen here, and keep them; if they cannot be kept, they have not happened.

        A ``new`` table is kept with them or not at all.
        """
        room = active.room
        status, host = room.status, room.host
        try:
            for entry in made:
                room.apply(entry)
            due = self._due(room)
            head = _changes(room, status, made)
            if due != active.due:
                head["due"] = due
            seated = any(entry.kind in ("sit", "clear") for entry in made)
            ended = room.status == OVER != status
            if room.host != host:
                head["host"] = room.host or ""
            rows, also = new or ([], None)

            def keep(connection: Connection) -> None:
                if also is not None:
                    also(connection)
                if head:
                    connection.execute(CHANGE, {"of": room.head.id, **head})
                if seated:
                    _keep_sitters(connection, room)
                if ended:
                    results.keep(connection, room)

            work = keep if head or seated or new else None
            await self.store.append([*(_row(room.head.id, entry) for entry in made), *rows], work)
        except BaseException:
            await self._reload(active)
            raise
        active.due = due

    async def _reload(self, active: ActiveRoom) -> None:
        """The room as the log has it. Those who watch are told of what is new to them."""
        try:
            room = await self._load(active.id)
            active.due = await self._due_of(active.id)
        except BaseException:
            active.loaded_room = None
            raise
        active.loaded_room = room
        self.cache.weigh(active)
        if any(viewer.have < room.version for viewer in active.viewers):
            self._broadcast(active)

    async def _ensure_loaded(self, active: ActiveRoom) -> None:
        """A room that could not be made again when the database was away."""
        if active.loaded_room is None:
            async with active.lock:
                if active.loaded_room is None:
                    await self._reload(active)
            self._schedule(active)

    def _due(self, room: Room) -> float | None:
        """When somebody has to look after this room, should this process not active to do it."""
        if room.status != PLAYING:
            return None
        if room.idle():
            return time.time() + LOOK_AGAIN
        return room.first_out()

    # Broadcast.

    async def watch(self, id: str, viewer: Viewer, have: int | None) -> ActiveRoom:
        """Somebody begins to watch, who has seen the story up to a version."""
        active = await self.find(id)
        active.viewers.add(viewer)
        try:
            async with active.lock:
                viewer.have = have if have is not None and 0 <= have <= active.room.version else 0
        except BaseException:
            active.viewers.discard(viewer)
            raise
        return active

    async def picture(self, active: ActiveRoom, viewer: Viewer) -> bytes:
        """The whole room for one viewer, with the story since the version they have."""
        async with active.lock:
            room = active.room
            seat = room.seat_of(viewer.who)
            beside = room.terms()
            if viewer.who == room.host:
                beside["invitation"] = room.invitation
            message = Broadcast(room).message_for(seat, viewer.have, viewer.muted, beside)
            viewer.have = room.version
            viewer.stale = False
            return message

    def watching(self) -> set[tuple[str, int]]:
        """Those who watch here and are somebody, by id and epoch."""
        return {
            (viewer.who, viewer.epoch) for active in self.cache for viewer in active.viewers if viewer.who is not None
        }

    def dismiss(self, gone: set[tuple[str, int]]) -> None:
        """Close the lines of those who are not who they were; they are told nothing more of their seat."""
        for active in self.cache:
            for viewer in [viewer for viewer in active.viewers if (viewer.who, viewer.epoch) in gone]:
                active.viewers.discard(viewer)
                viewer.who = None
                viewer.close()

    def mute(self, who: str, other: str, mute: bool) -> None:
        """Somebody does not want to read another's words, or wants to again, on the lines they have open here."""
        for active in self.cache:
            for viewer in active.viewers:
                if viewer.who == who:
                    viewer.muted = viewer.muted | {other} if mute else viewer.muted - {other}

    def _broadcast(self, active: ActiveRoom) -> None:
        """Tell everybody who watches what they may know of what has happened."""
        room = active.room
        awake = [viewer for viewer in active.viewers if not viewer.stale]
        if not awake:
            return
        messages = Broadcast(room)
        spectators: dict[int, bytes] = {}
        for viewer in awake:
            seat = room.seat_of(viewer.who)
            shares = seat is None and not viewer.muted
            message = spectators.get(viewer.have) if shares else None
            if message is None:
                message = messages.message_for(seat, viewer.have, viewer.muted)
                if shares:
                    spectators[viewer.have] = message
            viewer.update(message, room.version)

    # Bots, stand-ins, and time.

    def _schedule(self, active: ActiveRoom) -> None:
        """Have those answered for who have nobody, and set the alarm for those whose time runs out."""
        room = active.room
        for seat, level in room.idle():
            number = room.asked[seat]
            assert number is not None
            if (seat, number) not in active.thinking:
                active.thinking.add((seat, number))
                self._spawn(self._answer(active, seat, number, level))
        if active.alarm is not None:
            active.alarm.cancel()
            active.alarm = None
        first = room.first_out() if room.status == PLAYING else None
        if first is not None:
            wait = max(first, self.steady + GRACE) - time.time()
            active.alarm = asyncio.get_running_loop().call_later(max(0.01, wait), self._ring, active)

    def _ring(self, active: ActiveRoom) -> None:
        active.changing += 1  # it is not evicted before its change begins
        self._spawn(self._time_out(active))

    async def _time_out(self, active: ActiveRoom) -> None:
        active.changing -= 1
        await self._change(active, lambda now: commands.time_out(active.room, now))

    async def _answer(self, active: ActiveRoom, seat: int, number: int, level: str) -> None:
        try:
            table = active.room.table
            if table is None or active.room.asked[seat] != number:
                return
            given = sum(actor == seat for actor, _ in active.room.actions)
            action = await self.workers.choose(table, seat, level, for_decision(active.room.head.seed, seat, given))
            await self._change(active, lambda now: commands.answer_for(active.room, seat, number, action, now))
        finally:
            active.thinking.discard((seat, number))

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and not isinstance(task.exception(), DatabaseUnavailable | None):
            log.error("something went wrong beside a table", exc_info=task.exception())

    async def look_after(self) -> None:
        """Take up the rooms that are overdue: after a crash nobody else does."""
        if self.store.outage.reason is not None:
            await self.store.probe()
        for active in [active for active in self.cache if active.loaded_room is None]:
            await self._ensure_loaded(active)
        now = time.time()
        ids = await self.store.read(
            lambda connection: list(
                connection.execute(select(tables.c.id).where(tables.c.due <= now).limit(200)).scalars()
            )
        )
        for id in ids:
            if await self.store.write(partial(_claim, id=id, now=now)):
                with contextlib.suppress(Refusal):  # while there is no room for it in memory
                    active = await self.find(id)
                    active.due = now + LOOK_AGAIN
                    self._schedule(active)

    async def catch_up(self) -> None:
        """Listen to what other processes have written at the tables that somebody watches here."""
        watched = [active.id for active in self.cache if active.viewers]
        if watched:
            await self._catch_up(watched)

    async def _catch_up(self, ids: list[str]) -> None:
        newest = select(entries.c.table, func.max(entries.c.seq)).where(entries.c.table.in_(ids))
        found = await self.store.read(lambda connection: list(connection.execute(newest.group_by(entries.c.table))))
        for id, seq in found:
            active = self.cache.get(id)
            if active is not None and active.version < seq:
                async with active.lock:
                    if active.version < seq:
                        await self._reload(active)
                self._schedule(active)

    async def close(self) -> None:
        """Let go of everything; it is all stored."""
        for task in list(self._tasks):
            task.cancel()
        for active in self.cache:
            if active.alarm is not None:
                active.alarm.cancel()
        await self.workers.close()


def _cancel_alarm(active: ActiveRoom) -> None:
    """A room goes out of memory: when it is due, somebody looks after it."""
    if active.alarm is not None:
        active.alarm.cancel()


def _new(
    game: str,
    options: dict[str, bool | int | str],
    terms: Terms,
    seed: bytes,
    host: Person,
    public: bool,
    sitting: list[Sitter],
    sheet: Sheet | None,
) -> tuple[Room, list[Entry]]:
    """A table that is to be opened, and the entries its log begins with."""
    now = time.time()
    id = secrets.token_urlsafe(9)
    version = tt.game(game).version
    head = Head(id, game, version, len(sitting), options, terms, seed, host.id, public, now, sheet)
    room = Room(head)
    made: list[Entry] = []
    for seat, one in enumerate(sitting):
        if one.kind == "person":
            made.append(Entry(len(made) + 1, now, "sit", seat, one.who, {"name": one.name}))
        elif one.kind == "bot":
            made.append(Entry(len(made) + 1, now, "bot", seat, host.id, {"level": one.level}))
        elif one.kind == "invited":
            made.append(Entry(len(made) + 1, now, "keep", seat, host.id))
    for entry in made:
        room.apply(entry)
    return room, made


def _with_sheet(options: dict[str, bool | int | str], sheet: Sheet | None) -> dict[str, bool | int | str]:
    """Options with the text of a sheet that is stored apart from them, the same string for all who share it."""
    return options if sheet is None else {**options, "deck_file": sheet.text}


def _made(head: Any, rows: list[Any], sheet: Sheet | None) -> Room:
    """A room from its log. It takes a thread: a long game is played again, and a card sheet may have to be parsed."""
    id = head["id"]
    try:
        room = Room(_head(head, sheet))
        if room.game.plays(head["version"]):
            for row in rows:
                room.apply(_entry(row))
            return room
        trouble = refusal("other-version", {"stored": head["version"], "known": room.game.version})
        log.warning("table %s was begun by version %s of %s", fingerprint(id), head["version"], head["game"])
    except Exception:
        trouble = refusal("broken")
        log.exception("table %s does not replay", fingerprint(id))
    return _broken(head, rows, trouble)


def _broken(head: Any, rows: list[Any], trouble: Refusal) -> Room:
    """A table as far as it can be read; neither its game nor its terms need be known."""
    plain = Head(
        head["id"],
        head["game"],
        head["version"],
        head["seats"],
        {},
        Terms(),
        bytes(head["seed"]),
        head["host"],
        head["public"],
        head["created"],
    )
    read: list[Entry] = []
    for row in rows:
        with contextlib.suppress(msgspec.DecodeError):
            read.append(_entry(row))
    return broken(plain, read, rows[-1]["seq"] if rows else 0, trouble)


def _sitter(wanted: OpenSeat | InvitedSeat | MySeat | BotSeat, host: Person) -> Sitter:
    if isinstance(wanted, MySeat):
        return Sitter("person", host.id, host.name)
    if isinstance(wanted, InvitedSeat):
        return Sitter("invited")
    return Sitter("bot", level=wanted.level) if isinstance(wanted, BotSeat) else Sitter()


def _still_here(sitting: list[Sitter], connection: Connection) -> list[Sitter]:
    """Those who can play again: the seats of people who are forgotten are open."""
    here = existing_people(connection, [one.who for one in sitting if one.who is not None])
    return [one if one.kind != "person" or one.who in here else Sitter() for one in sitting]


def _claim(connection: Connection, id: str, now: float) -> bool:
    """Whether this process is the one to look after a room now."""
    claimed = connection.execute(
        update(tables).where(tables.c.id == id, tables.c.due <= now).values(due=now + LOOK_AGAIN)
    )
    return bool(claimed.rowcount)


def _keep_sitters(connection: Connection, room: Room) -> None:
    connection.execute(delete(sitters).where(sitters.c.table == room.head.id))
    rows = [
        {"table": room.head.id, "seat": seat, "person": one.who}
        for seat, one in enumerate(room.sitters)
        if one.who is not None
    ]
    if rows:
        connection.execute(insert(sitters), rows)


def _changes(room: Room, status: str, made: list[Entry]) -> dict[str, Any]:
    """What entries change of the head of a table, which had some status before them."""
    head: dict[str, Any] = {}
    if room.status != status:
        head |= {"status": room.status, "ended": room.ended}
        if room.status == OVER:
            head["origin"] = None
    if status == OPEN and any(entry.kind != "say" for entry in made):
        head |= lobby.stored(room)
    return head


def _head_row(head: Head) -> dict[str, Any]:
    options = head.options if head.sheet is None else {**head.options, "deck_file": ""}
    return {
        "id": head.id,
        "game": head.game,
        "version": head.version,
        "seats": head.seats,
        "options": encoder.encode(options).decode(),
        "sheet": None if head.sheet is None else head.sheet.hash,
        "terms": encoder.encode(head.terms).decode(),
        "seed": head.seed,
        "host": head.host,
        "public": head.public,
        "status": OPEN,
        "created": head.created,
    }


def _head(row: Any, sheet: Sheet | None) -> Head:
    if row["sheet"] is not None and sheet is None:
        raise ValueError("its card sheet is not there")
    return Head(
        row["id"],
        row["game"],
        row["version"],
        row["seats"],
        _with_sheet(msgspec.json.decode(row["options"]), sheet),
        msgspec.json.decode(row["terms"], type=Terms),
        bytes(row["seed"]),
        row["host"],
        row["public"],
        row["created"],
        sheet,
    )


def _row(table: str, entry: Entry) -> Row:
    """An entry in the order of the columns."""
    value = encoder.encode(entry.value).decode() if entry.value else None
    return (table, entry.seq, entry.at, entry.kind, entry.seat, entry.who, value)


def _entry(row: Any) -> Entry:
    value = msgspec.json.decode(row["value"]) if row["value"] else {}
    return Entry(row["seq"], row["at"], row["kind"], row["seat"], row["who"], value)
