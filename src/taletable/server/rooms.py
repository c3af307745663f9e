"""The rooms of this process: loaded from their logs, changed by commands, stored first and then broadcast."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection

import taletable as tt
from taletable.server import (
    commands,
    lobby,
    new_tables,
    quick_match,
    results,
    room_storage,
    schedule,
    shared_deals,
    table_list,
)
from taletable.server.active_room import ActiveRoom
from taletable.server.archive import Archive, fetch
from taletable.server.broadcast import broadcast
from taletable.server.card_sheets import at_hand, settled
from taletable.server.leases import Leases
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
from taletable.server.room import OPEN, OVER, PLAYING, Entry, Head, Room, Sitter
from taletable.server.room_cache import RoomCache
from taletable.server.room_storage import entry_rows
from taletable.server.schedule import Schedule
from taletable.server.seeds import Seeds
from taletable.server.shared_deals import Deal
from taletable.server.storage import Conflict, DatabaseUnavailable, Store
from taletable.server.storage.sheets import Sheets
from taletable.server.storage.store import Row
from taletable.server.viewer import Viewer
from taletable.server.workers import Workers

if TYPE_CHECKING:
    from taletable.server.bus import Bus

Making = tuple[list[Row], Callable[[Connection], None]]  # the rows of a new table's log, and what else is stored

AT_ONCE: Final = 500  # tables in one query
UNKNOWN: Final = 1 << 31  # a version that is later than any
TRIES: Final = 30  # times a change is decided anew when another process was faster; more than talk can fill
MEMORY: Final = 128  # megabytes for rooms
PRACTICE: Final = Terms(bot_pace="unhurried", rated=False, hints=True)
MOST_NEWS: Final = 200  # entries of another process that are applied on the event loop; of more the log is loaded again
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
        archive: Archive | None = None,
    ) -> None:
        self.store = store
        self.workers = workers
        self.shared = shared  # other processes write to the same tables
        self.process = secrets.token_hex(8)  # by which other processes know this one
        self.bus: Bus | None = None
        self.seeds = seeds or Seeds()
        self.count: Callable[[str, float], None] = lambda *_: None
        self.most_from_address: float = MOST_FROM_ADDRESS
        self.cache: RoomCache[ActiveRoom] = RoomCache(memory * 1_000_000, self._evicted)
        self.sheets = Sheets()
        self.archive = archive  # where games are that the database has no more
        self.schedule = Schedule(workers, self._change, bot_pause)
        self.leases = Leases(self)
        self._loading: dict[str, asyncio.Task[ActiveRoom]] = {}
        self._told: dict[str, int] = {}  # versions that were told of rooms that are being loaded
        self._patience: list[float] = []  # when those who wait for the next who comes have waited long enough
        self._advancing: set[asyncio.Task[None]] = set()

    # Opening and loading.

    async def open_table(self, host: Person, new: NewTable, origin: str | None = None) -> Room:
        """A new table, with whoever opens it on the seats they chose. ``origin`` stands for the address they have."""
        room, making = await self._prepared(host, new, origin)
        await self.store.append(*making)
        await self._take_in(room)
        return room

    async def _prepared(self, host: Person, new: NewTable, origin: str | None) -> tuple[Room, Making]:
        game = new_tables.game_of(new.game)
        options = await settled(self.workers, game, new.options)
        sitting = new_tables.seating(new, game, options, host)
        return self._new(new.game, dict(options), new.terms, host, new.public, sitting, origin)

    async def open_tables_of_deal(
        self, deal: Deal, host: Person, seatings: list[list[Sitter]], start: bool, origin: str | None, new: bool
    ) -> list[Room]:
        """Tables at which one deal is played, opened in one transaction; a ``new`` deal is stored in it, too."""
        if not tt.game(deal.game).plays(deal.version):
            raise refusal("other-version", {"stored": deal.version, "known": tt.game(deal.game).version})
        rooms, rows = [], []
        for sitting in seatings:
            room, made = new_tables.begin(
                deal.game, deal.options, deal.terms, deal.seed, host, False, sitting, None, deal.version, deal.id
            )
            if start:
                made.append(Entry(room.version + 1, room.head.created, "start"))
                room.apply(made[-1])
            rooms.append(room)
            rows += entry_rows(room, made)

        leases = {room.head.id: self.leases.first(room) for room in rooms}

        def keep(connection: Connection) -> None:
            if new:
                shared_deals.store(connection, deal)
            for room in rooms:
                lobby.check(connection, host.id, origin, self.most_from_address)
                room_storage.insert_table(connection, room, origin, leases[room.head.id])
                shared_deals.store_players(connection, room)

        await self.store.append(rows, keep)
        for room in rooms:
            await self._take_in(room, leases[room.head.id])
        return rooms

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
                    self._patience.append(now + quick_match.PATIENCE)
                    return await self._wait_for_anybody(person, game, bot, origin)
            elif found.person == person.id:
                self._patience.append(found.since + quick_match.PATIENCE)
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
        await self._take_in(room)
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
        """Bots sit down where somebody has waited long enough for the next who comes, and the games begin.

        With a bus, where somebody has asked this process: whoever waits asks again and again, if need be another one.
        """
        now = time.time()
        if self.hears_all and not any(over <= now for over in self._patience):
            return
        self._patience = [over for over in self._patience if over > now]
        for one in await self.store.read(partial(quick_match.out_of_patience, now=now)):
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
            commands.check_changeable(room)
            head = room.head
            sitting = await self.store.read(partial(new_tables.without_deleted, room.sitters))
            again, new = self._new(head.game, head.options, head.terms, person, head.public, sitting, origin)
            await self._change(active, lambda now: commands.rematch(active.room, again.head.id, person.id, now), new)
            if active.room.rematch == again.head.id:
                await self._take_in(again)
        assert active.room.rematch is not None
        return active.room.rematch

    async def open_practice(
        self,
        host: Person,
        played: Head,
        answers: Sequence[tuple[int, str]],
        seat: int,
        bots: Sequence[str],
        origin: str | None = None,
    ) -> Room:
        """A practice table for somebody on a seat of theirs: the deal of a finished game, and its first answers."""
        sitting = [Sitter("bot", level=bots[other % len(bots)]) for other in range(played.seats)]
        sitting[seat] = Sitter("person", host.id, host.name)
        room, begun = new_tables.begin(
            played.game, played.options, PRACTICE, played.seed, host, False, sitting, played.sheet, played.version
        )
        log = await asyncio.to_thread(new_tables.begin_practice, room, begun, played.id, answers)
        lease = self.leases.first(room)

        def keep(connection: Connection) -> None:
            lobby.check(connection, host.id, origin, self.most_from_address)
            room_storage.insert_table(connection, room, origin, lease)

        await self.store.append(entry_rows(room, log), keep)
        await self._take_in(room, lease)
        return room

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

    async def find(self, id: str, fresh: bool = True) -> ActiveRoom:
        """A room by its id, loaded from its log if need be: once for all who ask at the same time.

        A ``fresh`` one has all that was stored before: whoever asks may have just heard of it from another process,
        sooner than this one by the bus.
        """
        while True:
            active = self.cache.get(id)
            if active is None:
                if id not in self._loading:
                    self._begin_loading(id)
                active = await asyncio.shield(self._loading[id])
            else:
                await self._ensure_loaded(active)
                if self.shared and (fresh or not self.hears_all):
                    await self._catch_up([id])
                elif active.told > active.version:
                    await self._advance(active)
            if self.cache.get(id) is active:  # it may have been evicted in the meantime
                return active

    def _begin_loading(self, id: str) -> None:
        task = self._loading[id] = asyncio.get_running_loop().create_task(self._load_once(id))
        task.add_done_callback(lambda done: self._loaded(id, done))

    async def _load_once(self, id: str) -> ActiveRoom:
        if not self.cache.has_room():
            raise refusal("overloaded")
        if self.bus is not None:
            await self.bus.follow(id)
        try:
            room = await self._load(id)
            lease = await self.store.read(partial(room_storage.lease_of, id=id))
        except BaseException:
            if self.bus is not None:
                self.bus.unfollow(id)
            raise
        active = self.cache.put(ActiveRoom(room))
        active.due, active.runner = lease
        self.version_told(id, self._told.get(id, 0) or active.version)
        self.run(active)
        return active

    async def _take_in(self, room: Room, lease: room_storage.Lease = (None, None)) -> None:
        """Keep a room that was made here, and follow it from now on."""
        active = self.cache.put(ActiveRoom(room))
        active.due, active.runner = lease
        self.run(active)
        if self.bus is not None:
            await self.bus.follow(active.id)
            await self._advance(active)

    def _evicted(self, active: ActiveRoom) -> None:
        """A room goes out of memory; what is due there is stored, and some process takes it up."""
        schedule.cancel_alarm(active)
        if self.bus is not None:
            self.bus.unfollow(active.id)

    def run(self, active: ActiveRoom) -> None:
        """Start what bots and clocks have to do at a table, if it is this process that runs it."""
        if self.leases.has(active):
            self.schedule.run(active)
        else:
            schedule.cancel_alarm(active)

    def _loaded(self, id: str, done: asyncio.Task[ActiveRoom]) -> None:
        del self._loading[id]
        self._told.pop(id, None)
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
        if self.bus is not None:
            for id in ids:
                self.bus.tell_version(id, 0)

    async def _load(self, id: str) -> Room:
        reading = partial(fetch, id=id, sheets=self.sheets, archive=self.archive)
        head, rows, sheet = await self.store.read(reading) if "\0" not in id else (None, [], None)
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
                active = await self.find(id, fresh=False)
            await self._change(active, lambda now: commands.decide(active.room, who, command, now))
            outcome = "done"
            return active.room.version
        except Refusal:
            outcome = "refused"
            raise
        finally:
            self.count(outcome, time.perf_counter() - began)

    async def intervene(self, id: str, decide: Callable[[Room, float], list[Entry]]) -> Room:
        """Add to a log what whoever runs the server has decided; all servers take it up at once."""
        active = await self.find(id)
        await self._change(active, lambda now: decide(active.room, now))
        await self.store.write(partial(room_storage.make_due, ids=[id]))
        return active.room

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
                        if active.told > active.version:
                            await self._apply_news(active)
                        if active.room.head.sheet is not None:
                            await at_hand(active.room.game, active.room.head.options)
                        try:
                            made = decide(time.time())
                        except Refusal:
                            # Perhaps by what has changed at another process meanwhile.
                            if self.shared and attempt < TRIES - 1 and await self._apply_news(active):
                                continue
                            raise
                        if not made:
                            break
                        await self._store(active, made, new)
                    except Conflict:
                        if attempt == TRIES - 1:
                            raise refusal("busy") from None
                        continue
                    broadcast(active)
                    self._tell(active)
                    break
        except DatabaseUnavailable:
            self.schedule.resumed_at = time.time()
            active.storage_down_since = active.storage_down_since or self.schedule.resumed_at
            raise
        finally:
            active.changing -= 1
            self.cache.weigh(active)
            if active.loaded_room is not None:
                self.run(active)

    def _tell(self, active: ActiveRoom) -> None:
        if self.bus is not None:
            self.bus.tell_version(active.id, active.version)

    async def _return_lost_time(self, active: ActiveRoom) -> None:
        """Give back to the clocks the time in which nothing could be stored."""
        now = time.time()
        timed = active.room.status == PLAYING and not isinstance(active.room.clocks.rule, NoClock)
        if timed and active.storage_down_since is not None:
            await self._store(active, commands.outage(active.room, now - active.storage_down_since, now))
            broadcast(active)
            self._tell(active)
        active.storage_down_since = None

    async def _store(self, active: ActiveRoom, made: list[Entry], new: Making | None = None) -> None:
        """Apply entries in memory, then store them; if that fails, the room is loaded from its log again (rollback).

        A ``new`` table is stored in the same transaction.
        """
        room = active.room
        status, host = room.status, room.host
        due, runner, asked = active.due, active.runner, room.bot_turns() if self.shared else []
        try:
            for entry in made:
                room.apply(entry)
            head = room_storage.head_changes(room, status, made)
            if not self.leases.left_to(active, asked):
                due = schedule.due(room)
                runner = self.leases.holder if due is not None else runner
            if due != active.due:
                head["due"] = due
            if runner != active.runner:
                head["runner"] = runner
            if room.host != host:
                head["host"] = room.host or ""
            seated = any(entry.kind in ("sit", "clear") for entry in made)
            rows, also = new or ([], None)
            keep = partial(_keep, room=room, head=head, seated=seated, ended=room.status == OVER != status, also=also)
            work = keep if head or seated or new else None
            await self.store.append([*entry_rows(room, made), *rows], work)
        except BaseException as error:
            # A connection that breaks during a commit does not say whether it was carried out, and whoever gave the
            # order up does not hear it.
            active.in_doubt |= not isinstance(error, Conflict)
            await self._reload(active)
            raise
        active.due, active.runner = due, runner

    async def _reload(self, active: ActiveRoom) -> None:
        """Load the room from its log again, broadcast what is new to viewers, and tell what may not have been told."""
        told, active.told = active.told, 0  # what is told while the log is read may not be in it
        try:
            room = await self._load(active.id)
            active.due, active.runner = await self.store.read(partial(room_storage.lease_of, id=active.id))
        except BaseException:
            active.told = max(told, active.told)
            active.loaded_room = None
            raise
        active.loaded_room = room
        self.cache.weigh(active)
        if any(viewer.have < room.version for viewer in active.viewers):
            broadcast(active)
        if active.in_doubt:
            active.in_doubt = False
            self._tell(active)

    async def _ensure_loaded(self, active: ActiveRoom) -> None:
        """Load a room whose log could not be read when it had to be loaded again."""
        if active.loaded_room is None:
            async with active.lock:
                if active.loaded_room is None:
                    await self._reload(active)
            self.run(active)

    # What other processes write.

    @property
    def hears_all(self) -> bool:
        """Whether a bus tells what other processes write, so that it need not be looked for."""
        return self.bus is not None and self.bus.live

    def version_told(self, id: str, version: int) -> None:
        """Another process tells that a table has a new version; 0 if it does not know which one."""
        version = version or UNKNOWN
        if id in self._loading:
            self._told[id] = max(self._told.get(id, 0), version)
        if id not in self.cache:
            return
        active = self.cache[id]
        if version > active.version:
            first = active.told <= active.version
            active.told = max(active.told, version)
            if first:
                task = asyncio.get_running_loop().create_task(self._advance(active))
                self._advancing.add(task)
                task.add_done_callback(self._advanced)

    def _advanced(self, task: asyncio.Task[None]) -> None:
        self._advancing.discard(task)
        if not task.cancelled():
            task.exception()  # mark it as retrieved: the database is away, and `look_after` tries again

    async def _advance(self, active: ActiveRoom) -> None:
        async with active.lock:
            await self._apply_news(active)
        self.run(active)

    async def _apply_news(self, active: ActiveRoom) -> bool:
        """Apply the entries that other processes have stored, and broadcast them; whether there were any.

        The lock is held. A log in which a name was blanked is loaded again, and so is what cannot be applied.
        """
        if active.loaded_room is None:
            await self._reload(active)
            return True
        room = active.loaded_room
        news = partial(room_storage.news, id=active.id, version=room.version)
        told, active.told = active.told, 0  # what is told while they are read may not be among them
        try:
            made, active.due, active.runner = await self.store.read(news)
        except BaseException:
            active.told = max(told, active.told)
            raise
        if not made:
            return False
        try:
            if room.trouble is not None or len(made) > MOST_NEWS or any(one.kind == "forgotten" for one in made):
                raise LookupError
            if room.head.sheet is not None:
                await at_hand(room.game, room.head.options)
            for entry in made:
                room.apply(entry)
        except Exception:
            await self._reload(active)
            return True
        self.cache.weigh(active)
        broadcast(active)
        return True

    async def catch_up(self) -> None:
        """Poll for what other processes have written at the tables that somebody watches here, or this process runs."""
        used = [active.id for active in self.cache if active.viewers or active.thinking or active.alarm is not None]
        if used:
            await self._catch_up(used)

    async def catch_up_all(self) -> None:
        """Look once for what other processes have written at all tables in memory: messages may have been missed."""
        for id in self._loading:  # from what may have been read before
            self._told[id] = UNKNOWN
        ids = [active.id for active in self.cache]
        for begin in range(0, len(ids), AT_ONCE):
            await self._catch_up(ids[begin : begin + AT_ONCE])

    async def catch_up_with(self, id: str) -> None:
        """Look once for what another process has written at a table."""
        await self._catch_up([id])

    async def _catch_up(self, ids: list[str]) -> None:
        found = await self.store.read(partial(room_storage.newest_versions, ids=ids))
        for id, seq in found:
            if id in self.cache and self.cache[id].version < seq:
                with contextlib.suppress(Refusal):  # it is in a file of the archive that is not there
                    await self._advance(self.cache[id])

    async def look_after(self) -> None:
        """Every second: recover from outages, and look for tables that have to be taken up."""
        if self.store.outage.reason is not None:
            self.schedule.resumed_at = time.time()  # whoever had to answer meanwhile may have tried at another process
            await self.store.probe()
        for active in self.cache:
            with contextlib.suppress(Refusal):  # the same: the others go on
                if active.loaded_room is None:
                    await self._ensure_loaded(active)
                elif active.told > active.version and not active.lock.locked():
                    await self._advance(active)
        await self.leases.look()

    # Viewers.

    async def watch(self, id: str, viewer: Viewer, have: int | None) -> ActiveRoom:
        """Add a viewer, who has seen the events up to a version."""
        active = await self.find(id, fresh=False)
        active.viewers.add(viewer)
        try:
            if self.shared and have is not None and have > active.version:
                await self._advance(active)
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

    def set_mutes(self, muted: dict[str, frozenset[str]]) -> None:
        """Apply all mutes of people to their WebSockets here."""
        for active in self.cache:
            for viewer in active.viewers:
                if viewer.who in muted:
                    viewer.muted = muted[viewer.who]

    async def close(self) -> None:
        """Cancel tasks and timers, and stop the workers; all changes are stored."""
        self.schedule.close()
        for task in list(self._advancing):
            task.cancel()
        for active in self.cache:
            schedule.cancel_alarm(active)
        await self.workers.close()


def _keep(
    connection: Connection,
    room: Room,
    head: dict[str, object],
    seated: bool,
    ended: bool,
    also: Callable[[Connection], None] | None,
) -> None:
    """What is stored in the transaction of new entries: the head of the table, its seats, its results, and more."""
    if also is not None:
        also(connection)
    if head:
        connection.execute(room_storage.UPDATE_HEAD, {"of": room.head.id, **head})
    shares_deal = room.head.deal is not None
    if seated:
        room_storage.store_sitters(connection, room)
        if shares_deal:
            shared_deals.store_players(connection, room)
    if ended:
        results.store(connection, room)
        if shares_deal:
            shared_deals.store_results(connection, room)
