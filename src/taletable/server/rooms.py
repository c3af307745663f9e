"""The rooms of this process: loaded from their logs, changed by commands, stored first and then broadcast."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable
from functools import partial
from typing import Final

from sqlalchemy import Connection

import taletable as tt
from taletable.server import commands, lobby, new_tables, quick_match, results, room_storage, schedule, table_list
from taletable.server.active_room import ActiveRoom
from taletable.server.broadcast import broadcast
from taletable.server.card_sheets import at_hand, settled
from taletable.server.people import Person
from taletable.server.quick_match import Waiting
from taletable.server.refusals import Refusal, refusal
from taletable.server.requests import (
    Command,
    Leave,
    NewTable,
    NoClock,
    Resign,
    Sit,
    Terms,
)
from taletable.server.room import OPEN, OVER, PLAYING, Entry, Room, Sitter
from taletable.server.room_cache import RoomCache
from taletable.server.room_storage import entry_rows
from taletable.server.schedule import Schedule
from taletable.server.seeds import Seeds
from taletable.server.storage import Conflict, DatabaseUnavailable, Store
from taletable.server.storage.sheets import Sheets
from taletable.server.storage.store import Row
from taletable.server.viewer import Viewer
from taletable.server.workers import Workers

Making = tuple[list[Row], Callable[[Connection], None]]  # the rows of a new table's log, and what else is stored

TRIES: Final = 30  # times a change is decided anew when another process was faster; more than talk can fill
MEMORY: Final = 128  # megabytes for rooms
MOST_FROM_ADDRESS: Final = 500  # tables opened from one address that are not over; a server sets it by its pace


class Rooms:
    """The rooms in memory, and all that changes them."""

    def __init__(
        self,
        store: Store,
        workers: Workers,
        shared: bool,
        seeds: Seeds | None = None,
        memory: int = MEMORY,
        bot_pause: float = 0.0,
    ) -> None:
        self.store = store
        self.workers = workers
        self.shared = shared  # other processes write to the same tables
        self.seeds = seeds or Seeds()
        self.count: Callable[[str, float], None] = lambda *_: None
        self.most_from_address: float = MOST_FROM_ADDRESS
        self.cache: RoomCache[ActiveRoom] = RoomCache(memory * 1_000_000, schedule.cancel_alarm)
        self.sheets = Sheets()
        self.schedule = Schedule(workers, self._change, bot_pause)
        self._loading: dict[str, asyncio.Task[ActiveRoom]] = {}

    # Opening and loading.

    async def open_table(self, host: Person, new: NewTable, origin: str | None = None) -> Room:
        """A new table, with whoever opens it on the seats they chose. ``origin`` stands for the address they have."""
        room, making = await self._prepared(host, new, origin)
        await self.store.append(*making)
        self.cache.put(ActiveRoom(room))
        return room

    async def _prepared(self, host: Person, new: NewTable, origin: str | None) -> tuple[Room, Making]:
        game = new_tables.game_of(new.game)
        options = await settled(self.workers, game, new.options)
        sitting = new_tables.seating(new, game, options, host)
        return self._new(new.game, dict(options), new.terms, host, new.public, sitting, origin)

    async def quick_match(self, person: Person, game: str, bot: str | None = None, origin: str | None = None) -> Room:
        """A game with the next who comes: join whoever waits, or wait at a table of one's own, or wait on there."""
        new_tables.game_of(game)
        if bot is not None:
            commands.check_bot(bot)
        for _ in range(TRIES):
            now = time.time()
            found = await self.store.read(partial(quick_match.waiting_for, game=game, now=now))
            if found is None:
                begun = await self.store.read(partial(quick_match.begun, game=game, person=person.id, now=now))
                if begun is not None:
                    return (await self.find(begun)).room
                with contextlib.suppress(quick_match.SomebodyWaits, Conflict):
                    return await self._wait_for_anybody(person, game, bot, origin)
            elif found.person == person.id:
                await self.store.write(partial(quick_match.renew, found=found, bot=bot, now=now))
                return (await self.find(found.table)).room
            elif (joined := await self._join(person, found.table)) is not None:
                return joined
        raise refusal("busy")

    async def _wait_for_anybody(self, person: Person, game: str, bot: str | None, origin: str | None) -> Room:
        room, (rows, insert) = await self._prepared(person, quick_match.new_table(game, person), origin)

        def keep(connection: Connection) -> None:
            quick_match.claim(connection, game, room.head.id, person.id, bot, time.time())
            insert(connection)

        await self.store.append(rows, keep)
        self.cache.put(ActiveRoom(room))
        return room

    async def _join(self, person: Person, id: str) -> Room | None:
        """Take the seat beside whoever waits; nothing if somebody was faster, or they have just gone."""
        try:
            await self.do(person, id, Sit())
        except Refusal:
            return None
        room = (await self.find(id)).room
        if room.status != OPEN:
            return room
        with contextlib.suppress(Refusal):
            await self.do(person, id, Leave())
        return None

    async def seat_bots(self) -> None:
        """Bots sit down where somebody has waited long enough for the next who comes, and the games begin."""
        for one in await self.store.read(partial(quick_match.out_of_patience, now=time.time())):
            with contextlib.suppress(Refusal):  # while there is no room for it in memory
                await self._fill(await self.find(one.table), one.bot or "")

    async def _fill(self, active: ActiveRoom, bot: str) -> None:
        await self._change(active, lambda now: commands.fill(active.room, bot, now))

    async def rematch(self, person: Person, id: str, origin: str | None = None) -> str:
        """The same people, bots and options again; whoever asks first opens the table, the others find it."""
        active = await self.find(id)
        room = active.room
        commands.check_usable(room)
        room.own_seat(person.id)
        if room.status != OVER:
            raise refusal("not-over")
        if room.rematch is None:
            head = room.head
            sitting = await self.store.read(partial(new_tables.without_deleted, room.sitters))
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
        text = tt.game(game).sheet_text(options)
        sheet = self.sheets.of_text(text) if text else None
        seed = self.seeds.new_table(game, host)
        options = room_storage.with_sheet(game, options, sheet)
        room, made = new_tables.begin(game, options, terms, seed, host, public, sitting, sheet)

        def keep(connection: Connection) -> None:
            lobby.check(connection, host.id, origin, self.most_from_address)
            room_storage.insert_table(connection, room, origin)

        return room, (entry_rows(room, made), keep)

    async def find(self, id: str) -> ActiveRoom:
        """A room by its id, loaded from its log if need be: once for all who ask at the same time."""
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
        room, due = await self._load(id), await self.store.read(partial(room_storage.due_of, id=id))
        active = self.cache.put(ActiveRoom(room))
        active.due = due
        self.schedule.run(active)
        return active

    def _loaded(self, id: str, done: asyncio.Task[ActiveRoom]) -> None:
        del self._loading[id]
        if not done.cancelled():
            done.exception()  # mark it as retrieved: whoever asked may be gone

    async def leave_all(self, person: Person) -> None:
        """Before a person is deleted: leave or resign at all their tables, and hand over those they host."""
        for summary in await self.mine(person, 0):
            with contextlib.suppress(Refusal):
                await self.do(person, str(summary["id"]), Leave() if summary["status"] == OPEN else Resign())
        for id in await self.store.read(partial(room_storage.opened_by, person=person.id)):
            await self._hand_over(await self.find(id), person.id)

    async def _hand_over(self, active: ActiveRoom, who: str) -> None:
        await self._change(active, lambda now: commands.hand_over(active.room, who, now))

    async def forget(self, ids: list[str]) -> None:
        """After a person was deleted: load the rooms in memory that still have their name from the log again."""
        for id in ids:
            if id in self._loading:  # from what was read before
                await self.find(id)
        known = [id for id in ids if id in self.cache]
        if known:
            await self._catch_up(known)

    async def _load(self, id: str) -> Room:
        fetch = partial(room_storage.fetch, id=id, sheets=self.sheets)
        head, rows, sheet = await self.store.read(fetch) if "\0" not in id else (None, [], None)
        if head is None:
            raise refusal("no-table")
        return await asyncio.to_thread(room_storage.load, head, rows, sheet)

    async def mine(self, person: Person, past: int = 50) -> list[dict[str, object]]:
        """The tables of a person, those first that wait for them, then the newest; of those that are over only some."""
        return await self.store.read(partial(table_list.of_person, person=person.id, past=past))

    async def lobby(self) -> list[dict[str, object]]:
        """The public tables one can join."""
        return await self.store.read(lobby.summaries)

    async def running(self) -> list[dict[str, object]]:
        """The public games one can watch."""
        return await self.store.read(lobby.running)

    async def seeking(self) -> list[Waiting]:
        """Who waits for the next who comes."""
        return await self.store.read(partial(quick_match.waiting, now=time.time()))

    def present(self) -> set[str]:
        """Those who watch a table here; spectators without a name are counted by their connections."""
        return {viewer.who or f"viewer {id(viewer)}" for active in self.cache for viewer in active.viewers}

    async def forget_addresses(self) -> None:
        """Forget from where old tables were opened."""
        if await self.store.read(lobby.has_old_addresses):
            await self.store.write(lobby.forget_addresses)

    # Changes.

    async def do(self, who: Person, id: str, command: Command) -> int:
        """Carry out a command; the version of the room after it."""
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
        """Decide, store, broadcast; again on the new state if another process was faster (optimistic concurrency)."""
        active.changing += 1
        try:
            async with active.lock:
                for attempt in range(TRIES):
                    try:
                        if active.storage_down_since is not None:
                            await self._return_lost_time(active)
                        if active.room.head.sheet is not None:
                            await at_hand(active.room.game, active.room.head.options)
                        made = decide(time.time())
                        if not made:
                            break
                        await self._store(active, made, new)
                    except Conflict:
                        if attempt == TRIES - 1:
                            raise refusal("busy") from None
                        continue
                    broadcast(active)
                    break
        except DatabaseUnavailable:
            self.schedule.resumed_at = time.time()
            active.storage_down_since = active.storage_down_since or self.schedule.resumed_at
            raise
        finally:
            active.changing -= 1
            self.cache.weigh(active)
            if active.loaded_room is not None:
                self.schedule.run(active)

    async def _return_lost_time(self, active: ActiveRoom) -> None:
        """Give back to the clocks the time in which nothing could be stored."""
        now = time.time()
        timed = active.room.status == PLAYING and not isinstance(active.room.clocks.rule, NoClock)
        if timed and active.storage_down_since is not None:
            await self._store(active, commands.outage(active.room, now - active.storage_down_since, now))
            broadcast(active)
        active.storage_down_since = None

    async def _store(self, active: ActiveRoom, made: list[Entry], new: Making | None = None) -> None:
        """Apply entries in memory, then store them; if that fails, the room is loaded from its log again (rollback).

        A ``new`` table is stored in the same transaction.
        """
        room = active.room
        status, host = room.status, room.host
        try:
            for entry in made:
                room.apply(entry)
            due = schedule.due(room)
            head = room_storage.head_changes(room, status, made)
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
                    connection.execute(room_storage.UPDATE_HEAD, {"of": room.head.id, **head})
                if seated:
                    room_storage.store_sitters(connection, room)
                if ended:
                    results.store(connection, room)

            work = keep if head or seated or new else None
            await self.store.append([*entry_rows(room, made), *rows], work)
        except BaseException:
            await self._reload(active)
            raise
        active.due = due

    async def _reload(self, active: ActiveRoom) -> None:
        """Load the room from its log again, and broadcast what is new to viewers."""
        try:
            room = await self._load(active.id)
            active.due = await self.store.read(partial(room_storage.due_of, id=active.id))
        except BaseException:
            active.loaded_room = None
            raise
        active.loaded_room = room
        self.cache.weigh(active)
        if any(viewer.have < room.version for viewer in active.viewers):
            broadcast(active)

    async def _ensure_loaded(self, active: ActiveRoom) -> None:
        """Load a room whose log could not be read when it had to be loaded again."""
        if active.loaded_room is None:
            async with active.lock:
                if active.loaded_room is None:
                    await self._reload(active)
            self.schedule.run(active)

    # Viewers.

    async def watch(self, id: str, viewer: Viewer, have: int | None) -> ActiveRoom:
        """Add a viewer, who has seen the events up to a version."""
        active = await self.find(id)
        active.viewers.add(viewer)
        try:
            async with active.lock:
                viewer.have = have if have is not None and 0 <= have <= active.room.version else 0
        except BaseException:
            active.viewers.discard(viewer)
            raise
        return active

    def watching(self) -> set[tuple[str, int]]:
        """The people who watch here, by id and epoch."""
        return {
            (viewer.who, viewer.epoch) for active in self.cache for viewer in active.viewers if viewer.who is not None
        }

    def close_websockets(self, gone: set[tuple[str, int]]) -> None:
        """Close the WebSockets of people who signed out or were deleted; they get nothing more of their seat."""
        for active in self.cache:
            for viewer in [viewer for viewer in active.viewers if (viewer.who, viewer.epoch) in gone]:
                active.viewers.discard(viewer)
                viewer.who = None
                viewer.close()

    def mute(self, who: str, other: str, mute: bool) -> None:
        """Apply a mute to the WebSockets that somebody has open here."""
        for active in self.cache:
            for viewer in active.viewers:
                if viewer.who == who:
                    viewer.muted = viewer.muted | {other} if mute else viewer.muted - {other}

    async def take_up_overdue(self) -> None:
        """Take up the tables that are overdue, such as those of a process that has crashed."""
        if self.store.outage.reason is not None:
            await self.store.probe()
        for active in [active for active in self.cache if active.loaded_room is None]:
            await self._ensure_loaded(active)
        if self.shared:
            await self._renew_leases()
        now = time.time()
        until = now + schedule.TAKE_OVER
        ids = await self.store.read(partial(room_storage.overdue, now=now))
        for id in ids:
            if await self.store.write(partial(room_storage.claim, id=id, now=now, until=until)):
                with contextlib.suppress(Refusal):  # while there is no room for it in memory
                    active = await self.find(id)
                    active.due = until
                    self.schedule.run(active)

    async def _renew_leases(self) -> None:
        """Keep other processes from taking up tables whose bots still think, or wait for their turn to think, here."""
        for active in [active for active in self.cache if active.thinking]:
            async with active.lock:
                now = time.time()
                if active.thinking and active.due is not None and active.due < now + schedule.TAKE_OVER / 2:
                    until = now + schedule.TAKE_OVER
                    renew = partial(room_storage.claim, id=active.id, now=active.due, until=until)
                    if await self.store.write(renew):
                        active.due = until

    async def catch_up(self) -> None:
        """Poll for what other processes have written at the tables that somebody watches here."""
        watched = [active.id for active in self.cache if active.viewers]
        if watched:
            await self._catch_up(watched)

    async def _catch_up(self, ids: list[str]) -> None:
        found = await self.store.read(partial(room_storage.newest_versions, ids=ids))
        for id, seq in found:
            active = self.cache.get(id)
            if active is not None and active.version < seq:
                async with active.lock:
                    if active.version < seq:
                        await self._reload(active)
                self.schedule.run(active)

    async def close(self) -> None:
        """Cancel tasks and timers, and stop the workers; all changes are stored."""
        self.schedule.close()
        for active in self.cache:
            schedule.cancel_alarm(active)
        await self.workers.close()
