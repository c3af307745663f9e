"""All rooms of this process, made from their logs and changed one wish at a time: stored first, and then told."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections import Counter
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, bindparam, delete, func, insert, select, update

import taletable as tt
from taletable.kernel import Options
from taletable.server import results, wishes
from taletable.server.people import Person, still_here
from taletable.server.refusals import Refusal, by_options, no
from taletable.server.room import OPEN, OVER, PLAYING, Entry, Head, Room, Sitter, broken
from taletable.server.storage import Away, Conflict, Store
from taletable.server.storage.schema import entries, sitters, tables
from taletable.server.storage.store import Row
from taletable.server.telling import Telling
from taletable.server.thinkers import Thinkers
from taletable.server.wire import (
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

Making = tuple[list[Row], Callable[[Connection], None]]  # the rows of a new table's log, and what else is stored

TRIES: Final = 6
CHANGE: Final = update(tables).where(tables.c.id == bindparam("of"))  # put into words once, and said often
LOOK_AGAIN: Final = 15.0  # seconds after which another process may take up a bot that does not answer
GRACE: Final = 20.0  # nobody runs out of time so soon after the server, or its database, has come back
MOST_MINE: Final = 500  # so many tables of one person that are not over are listed
MOST_SHOWN: Final = 5  # so many public tables that one person has opened
FORGOTTEN: Final = 14 * 86_400.0  # seconds after which nobody expects others to come
MOST_LIVE: Final = 20_000
MOST_TABLES: Final = 200  # that one person may have opened and not finished

Push = Callable[[bytes], bool]

log: Final = logging.getLogger("taletable.rooms")


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
        self.close: Callable[[], None] = lambda: None  # told when they are not who they were any more
        self.have = 0  # the version up to which they were told everything
        self.stale = True
        self.answers: list[bytes] = []
        self.busy = False  # something waits for the line
        self.wake = asyncio.Event()
        self.wake.set()

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


class Live:
    """A room with those who watch it."""

    def __init__(self, room: Room) -> None:
        self.id = room.head.id
        self.made: Room | None = room  # nothing while the log cannot be read that it has to be made from again
        self.lock = asyncio.Lock()
        self.unkept: float | None = None  # since when nothing can be stored for it
        self.viewers: set[Viewer] = set()
        self.thinking: set[tuple[int, int]] = set()
        self.due: float | None = None
        self.alarm: asyncio.TimerHandle | None = None

    @property
    def room(self) -> Room:
        """The room as its log has it."""
        if self.made is None:
            raise Away("the log of this table could not be read")
        return self.made

    @property
    def version(self) -> int:
        """How much of the log we know."""
        return -1 if self.made is None else self.made.version


class Rooms:
    """The rooms somebody is in, or that have something to do."""

    def __init__(self, store: Store, thinkers: Thinkers, shared: bool) -> None:
        self.store = store
        self.thinkers = thinkers
        self.shared = shared  # other processes write to the same tables
        self.count: Callable[[str, float], None] = lambda *_: None
        self.live: dict[str, Live] = {}
        self.steady = time.time()  # since when people can answer
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    # Opening and finding.

    async def open_table(self, host: Person, new: NewTable) -> Room:
        """A new table, with whoever opens it on the seats they chose."""
        if new.game not in tt.games():
            raise no("no-game", {"word": new.game, "games": ", ".join(tt.games())})
        game = tt.game(new.game)
        try:
            options = game.settled(new.options)
            game.seated(len(new.seats), options)
        except ValueError as error:
            raise by_options(error) from None
        if new.terms.stand_in not in wishes.STAND_INS:
            raise no("no-level", {"level": new.terms.stand_in, "levels": ", ".join(wishes.STAND_INS)})
        if sum(isinstance(seat, MySeat) for seat in new.seats) > 1:
            raise no("seated-already")
        if await self._unfinished(host) >= MOST_TABLES:
            raise no("too-many-tables")
        sitting: list[Sitter] = []
        for wanted in new.seats:
            if isinstance(wanted, BotSeat) and wanted.level not in wishes.LEVELS:
                raise no("no-level", {"level": wanted.level, "levels": ", ".join(wishes.LEVELS)})
            sitting.append(_sitter(wanted, host))
        return await self._open(new.game, dict(options), new.terms, host, new.public, sitting)

    async def _unfinished(self, host: Person) -> int:
        """How many tables somebody has opened that are not over."""
        count = select(func.count()).where(tables.c.host == host.id, tables.c.status.in_((OPEN, PLAYING)))
        return await self.store.read(lambda connection: int(connection.execute(count).scalar() or 0))

    async def rematch(self, person: Person, id: str) -> str:
        """The same people, bots and options again; whoever asks first opens the table, the others find it."""
        live = await self.find(id)
        room = live.room
        wishes.usable(room)
        room.own_seat(person.id)
        if room.status != OVER:
            raise no("not-over")
        if room.rematch is None:
            head = room.head
            sitting = await self.store.read(partial(_still_here, room.sitters))
            again, new = _new(head.game, head.options, head.terms, person, head.public, sitting)
            await self._change(live, lambda now: wishes.rematch(live.room, again.head.id, person.id, now), new)
            if live.room.rematch == again.head.id:
                self._take_in(again)
        assert live.room.rematch is not None
        return live.room.rematch

    async def _open(
        self, game: str, options: Options, terms: Terms, host: Person, public: bool, sitting: list[Sitter]
    ) -> Room:
        room, new = _new(game, options, terms, host, public, sitting)
        await self.store.append(*new)
        self._take_in(room)
        return room

    def _take_in(self, room: Room) -> Live:
        """Keep a room at hand; if there are too many, those that nobody watches can be made again."""
        if len(self.live) >= MOST_LIVE:
            unwatched = [
                live for live in self.live.values() if not live.viewers and not live.thinking and not live.lock.locked()
            ]
            for live in unwatched[: len(self.live) - MOST_LIVE + 1 + MOST_LIVE // 20]:
                if live.alarm is not None:
                    live.alarm.cancel()  # when it is due, somebody looks after it
                del self.live[live.id]
        return self.live.setdefault(room.head.id, Live(room))

    async def find(self, id: str) -> Live:
        """A room by its id, made from its log if need be, once for all who ask at the same time."""
        live = self.live.get(id)
        if live is None:
            loading = self._loading.get(id)
            if loading is None:
                loading = self._loading[id] = asyncio.get_running_loop().create_task(self._bring(id))
                loading.add_done_callback(lambda done: self._brought(id, done))
            return await asyncio.shield(loading)
        await self._mend(live)
        if self.shared:
            await self._catch_up([id])
        return live

    async def _bring(self, id: str) -> Live:
        room, due = await self._load(id), await self._due_of(id)
        live = self._take_in(room)
        live.due = due
        self._mind(live)
        return live

    def _brought(self, id: str, done: asyncio.Task[Live]) -> None:
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

    async def _hand_over(self, live: Live, who: str) -> None:
        await self._change(live, lambda now: wishes.hand_over(live.room, who, now))

    async def forget(self, ids: list[str]) -> None:
        """Somebody is gone: rooms that still know their name are made again from the log, which does not."""
        for id in ids:
            if id in self._loading:  # from what was read before
                await self.find(id)
        known = [id for id in ids if id in self.live]
        if known:
            await self._catch_up(known)

    async def _due_of(self, id: str) -> float | None:
        found: float | None = await self.store.read(
            lambda connection: connection.execute(select(tables.c.due).where(tables.c.id == id)).scalar()
        )
        return found

    async def _load(self, id: str) -> Room:
        def fetch(connection: Connection) -> tuple[Any, list[Any]]:
            head = connection.execute(select(tables).where(tables.c.id == id)).mappings().first()
            rows = connection.execute(select(entries).where(entries.c.table == id).order_by(entries.c.seq)).mappings()
            return head, list(rows)

        head, rows = await self.store.read(fetch) if "\0" not in id else (None, [])
        if head is None:
            raise no("no-table")
        try:
            room = Room(_head(head))
            if head["version"] == room.game.version:
                for row in rows:
                    room.apply(_entry(row))
                return room
            trouble = no("other-version", {"stored": head["version"], "known": room.game.version})
            log.warning("table %s… was begun by version %s of %s", id[:4], head["version"], head["game"])
        except Exception:
            trouble = no("broken")
            log.exception("table %s… does not replay", id[:4])
        return _broken(head, rows, trouble)

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
            live = await self.find(id)
            async with live.lock:
                cards.append({**live.room.card(), "you": live.room.seat_of(person.id)})
        return sorted(cards, key=lambda card: card["you"] not in card["waiting"])  # type: ignore[operator]

    async def lobby(self, limit: int = 100) -> list[dict[str, object]]:
        """The public tables one can join; nobody fills the list alone, or with tables that were forgotten."""
        new = tables.c.created > time.time() - FORGOTTEN
        newest = (
            select(tables.c.id, tables.c.host)
            .where(tables.c.public, tables.c.status == OPEN, new)
            .order_by(tables.c.created.desc())
            .limit(10 * limit)
        )
        found = await self.store.read(lambda connection: list(connection.execute(newest)))
        cards: list[dict[str, object]] = []
        shown: Counter[str] = Counter()
        for id, host in found:
            if shown[host] == MOST_SHOWN or len(cards) == limit:
                continue
            live = await self.find(id)
            async with live.lock:
                if live.room.status == OPEN and any(one.kind == "open" for one in live.room.sitters):
                    cards.append(live.room.card())
                    shown[host] += 1
        return cards

    # Wishes.

    async def do(self, who: Person, id: str, command: Command) -> int:
        """Carry out a wish; the version of the room after it."""
        began, outcome = time.perf_counter(), "failed"
        try:
            live = self.live.get(id)
            if live is None or live.made is None or self.shared:
                live = await self.find(id)
            await self._change(live, lambda now: wishes.decide(live.room, who, command, now))
            outcome = "done"
            return live.room.version
        except Refusal:
            outcome = "refused"
            raise
        finally:
            self.count(outcome, time.perf_counter() - began)

    async def _change(self, live: Live, decide: Callable[[float], list[Entry]], new: Making | None = None) -> None:
        """Decide, store, tell. Whoever was faster at another process is listened to first."""
        try:
            async with live.lock:
                for attempt in range(TRIES):
                    try:
                        if live.unkept is not None:
                            await self._excuse(live)
                        made = decide(time.time())
                        if not made:
                            break
                        await self._store(live, made, new)
                    except Conflict:
                        if attempt == TRIES - 1:
                            raise no("busy") from None
                        continue
                    self._tell(live)
                    break
        except Away:
            self.steady = time.time()
            live.unkept = live.unkept or self.steady
            raise
        finally:
            if live.made is not None:
                self._mind(live)

    async def _excuse(self, live: Live) -> None:
        """The time in which nothing could be stored is nobody's fault, and is given back."""
        now = time.time()
        timed = live.room.status == PLAYING and not isinstance(live.room.clocks.rule, NoClock)
        if timed and live.unkept is not None:
            await self._store(live, wishes.outage(live.room, now - live.unkept, now))
            self._tell(live)
        live.unkept = None

    async def _store(self, live: Live, made: list[Entry], new: Making | None = None) -> None:
        """Let entries happen here, and keep them; if they cannot be kept, they have not happened.

        A ``new`` table is kept with them or not at all.
        """
        room = live.room
        status, host = room.status, room.host
        try:
            for entry in made:
                room.apply(entry)
            due = self._due(room)
            head: dict[str, Any] = {}
            if room.status != status:
                head |= {"status": room.status, "ended": room.ended}
            if due != live.due:
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
            await self._reload(live)
            raise
        live.due = due

    async def _reload(self, live: Live) -> None:
        """The room as the log has it. Those who watch are told of what is new to them."""
        try:
            room = await self._load(live.id)
            live.due = await self._due_of(live.id)
        except BaseException:
            live.made = None
            raise
        live.made = room
        if any(viewer.have < room.version for viewer in live.viewers):
            self._tell(live)

    async def _mend(self, live: Live) -> None:
        """A room that could not be made again when the database was away."""
        if live.made is None:
            async with live.lock:
                if live.made is None:
                    await self._reload(live)
            self._mind(live)

    def _due(self, room: Room) -> float | None:
        """When somebody has to look after this room, should this process not live to do it."""
        if room.status != PLAYING:
            return None
        if room.idle():
            return time.time() + LOOK_AGAIN
        return room.first_out()

    # Telling.

    async def watch(self, live: Live, viewer: Viewer, have: int | None) -> None:
        """Somebody begins to watch, who has seen the story up to a version."""
        async with live.lock:
            live.viewers.add(viewer)
            viewer.have = have if have is not None and 0 <= have <= live.room.version else 0

    async def picture(self, live: Live, viewer: Viewer) -> bytes:
        """The whole room for one viewer, with the story since the version they have."""
        async with live.lock:
            room = live.room
            seat = room.seat_of(viewer.who)
            beside = room.terms()
            if viewer.who == room.host:
                beside["invitation"] = room.invitation
            message = Telling(room).told(seat, viewer.have, viewer.muted, beside)
            viewer.have = room.version
            viewer.stale = False
            return message

    def watching(self) -> set[tuple[str, int]]:
        """Those who watch here and are somebody, by id and epoch."""
        return {
            (viewer.who, viewer.epoch)
            for live in self.live.values()
            for viewer in live.viewers
            if viewer.who is not None
        }

    def dismiss(self, gone: set[tuple[str, int]]) -> None:
        """Close the lines of those who are not who they were; they are told nothing more of their seat."""
        for live in self.live.values():
            for viewer in [viewer for viewer in live.viewers if (viewer.who, viewer.epoch) in gone]:
                live.viewers.discard(viewer)
                viewer.who = None
                viewer.close()

    def mute(self, who: str, other: str, mute: bool) -> None:
        """Somebody does not want to read another's words, or wants to again, on the lines they have open here."""
        for live in self.live.values():
            for viewer in live.viewers:
                if viewer.who == who:
                    viewer.muted = viewer.muted | {other} if mute else viewer.muted - {other}

    def _tell(self, live: Live) -> None:
        """Tell everybody who watches what they may know of what has happened."""
        room = live.room
        awake = [viewer for viewer in live.viewers if not viewer.stale]
        if not awake:
            return
        telling = Telling(room)
        spectators: dict[int, bytes] = {}
        for viewer in awake:
            seat = room.seat_of(viewer.who)
            shares = seat is None and not viewer.muted
            message = spectators.get(viewer.have) if shares else None
            if message is None:
                message = telling.told(seat, viewer.have, viewer.muted)
                if shares:
                    spectators[viewer.have] = message
            viewer.update(message, room.version)

    # Bots, stand-ins, and time.

    def _mind(self, live: Live) -> None:
        """Have those answered for who have nobody, and set the alarm for those whose time runs out."""
        room = live.room
        for seat, level in room.idle():
            number = room.asked[seat]
            assert number is not None
            if (seat, number) not in live.thinking:
                live.thinking.add((seat, number))
                self._spawn(self._answer(live, seat, number, level))
        if live.alarm is not None:
            live.alarm.cancel()
            live.alarm = None
        first = room.first_out() if room.status == PLAYING else None
        if first is not None:
            wait = max(first, self.steady + GRACE) - time.time()
            live.alarm = asyncio.get_running_loop().call_later(max(0.01, wait), self._ring, live)

    def _ring(self, live: Live) -> None:
        self._spawn(self._change(live, lambda now: wishes.time_out(live.room, now)))

    async def _answer(self, live: Live, seat: int, number: int, level: str) -> None:
        try:
            table = live.room.table
            if table is None or live.room.asked[seat] != number:
                return
            action = await self.thinkers.choose(table, seat, level)
            await self._change(live, lambda now: wishes.answer_for(live.room, seat, number, action, now))
        finally:
            live.thinking.discard((seat, number))

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and not isinstance(task.exception(), Away | None):
            log.error("something went wrong beside a table", exc_info=task.exception())

    async def look_after(self) -> None:
        """Take up the rooms that are overdue: after a crash nobody else does."""
        for live in [live for live in self.live.values() if live.made is None]:
            await self._mend(live)
        now = time.time()
        ids = await self.store.read(
            lambda connection: list(
                connection.execute(select(tables.c.id).where(tables.c.due <= now).limit(200)).scalars()
            )
        )
        for id in ids:
            if await self.store.write(partial(_claim, id=id, now=now)):
                live = await self.find(id)
                live.due = now + LOOK_AGAIN
                self._mind(live)

    async def catch_up(self) -> None:
        """Listen to what other processes have written at the tables that somebody watches here."""
        watched = [id for id, live in self.live.items() if live.viewers]
        if watched:
            await self._catch_up(watched)

    async def _catch_up(self, ids: list[str]) -> None:
        newest = select(entries.c.table, func.max(entries.c.seq)).where(entries.c.table.in_(ids))
        found = await self.store.read(lambda connection: list(connection.execute(newest.group_by(entries.c.table))))
        for id, seq in found:
            live = self.live.get(id)
            if live is not None and live.version < seq:
                async with live.lock:
                    if live.version < seq:
                        await self._reload(live)
                self._mind(live)

    async def close(self) -> None:
        """Let go of everything; it is all stored."""
        for task in list(self._tasks):
            task.cancel()
        for live in self.live.values():
            if live.alarm is not None:
                live.alarm.cancel()
        await asyncio.to_thread(self.thinkers.close)


def _new(
    game: str, options: Options, terms: Terms, host: Person, public: bool, sitting: list[Sitter]
) -> tuple[Room, Making]:
    """A table that is to be opened, and what has to be stored for it."""
    now = time.time()
    version, seed = tt.game(game).version, secrets.token_bytes(32)
    id = secrets.token_urlsafe(9)
    head = Head(id, game, version, len(sitting), options, terms, seed, host.id, public, now)
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

    def keep(connection: Connection) -> None:
        connection.execute(insert(tables), _head_row(head))
        _keep_sitters(connection, room)

    return room, ([_row(head.id, entry) for entry in made], keep)


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
    here = still_here(connection, [one.who for one in sitting if one.who is not None])
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


def _head_row(head: Head) -> dict[str, Any]:
    return {
        "id": head.id,
        "game": head.game,
        "version": head.version,
        "seats": head.seats,
        "options": encoder.encode(head.options).decode(),
        "terms": encoder.encode(head.terms).decode(),
        "seed": head.seed,
        "host": head.host,
        "public": head.public,
        "status": OPEN,
        "created": head.created,
    }


def _head(row: Any) -> Head:
    return Head(
        row["id"],
        row["game"],
        row["version"],
        row["seats"],
        msgspec.json.decode(row["options"]),
        msgspec.json.decode(row["terms"], type=Terms),
        bytes(row["seed"]),
        row["host"],
        row["public"],
        row["created"],
    )


def _row(table: str, entry: Entry) -> Row:
    """An entry in the order of the columns."""
    value = encoder.encode(entry.value).decode() if entry.value else None
    return (table, entry.seq, entry.at, entry.kind, entry.seat, entry.who, value)


def _entry(row: Any) -> Entry:
    value = msgspec.json.decode(row["value"]) if row["value"] else {}
    return Entry(row["seq"], row["at"], row["kind"], row["seat"], row["who"], value)
