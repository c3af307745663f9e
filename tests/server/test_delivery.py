"""Messages that come twice, late, in the wrong order, or not at all: what was acknowledged has happened, once."""

from __future__ import annotations

import asyncio
import json
import os
import random
import socket
import sqlite3
import struct
import threading
from contextlib import ExitStack, closing, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
import pytest
from websockets.sync.client import connect

import taletable as tt
from taletable.server.broadcast import snapshot
from taletable.server.refusals import Refusal
from taletable.server.requests import Act, Say
from taletable.server.rooms import Rooms
from taletable.server.storage import DatabaseUnavailable, Store, store
from taletable.server.viewer import Viewer
from taletable.server.workers import Workers
from tests.kit import chance
from tests.kit.waiting import PATIENCE, PAUSE, eventually
from tests.server.in_process import ANN, BOB, an_answer, begun, let_go, opened_rooms
from tests.server.kit import Guest, Line, Refused, Server, View, play_out

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine, Iterator

GAME = "zavarushka"
LATE = "server-refusal-late"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server")) as server:
        yield server


def dealt(server: Server, game: str = GAME, **more: Any) -> tuple[str, list[Guest], list[Line]]:
    """A game of Ann and Bob that has just begun."""
    guests = [server.guest("Ann"), server.guest("Bob")]
    table = guests[0].opens(game, ["me", "open"], **more)
    guests[1].does(table, "sit")
    guests[1].does(table, "ready")
    guests[0].does(table, "start")
    return table, guests, [guest.watches(table) for guest in guests]


def kept(server: Server, table: str) -> list[View]:
    """The log of a table as the database has it."""
    with closing(sqlite3.connect(server.folder / "taletable.sqlite3")) as file:
        rows = file.execute('SELECT seq, kind, seat, value FROM entries WHERE "table" = ? ORDER BY seq', (table,))
        return [
            {"seq": seq, "kind": kind, "seat": seat, **json.loads(value or "{}")} for seq, kind, seat, value in rows
        ]


def acts(server: Server, table: str) -> list[View]:
    return [entry for entry in kept(server, table) if entry["kind"] == "act"]


def asked(lines: list[Line]) -> tuple[Line, View]:
    """Whoever is to answer, and what."""
    line = next(line for line in lines if line.decision is not None)
    assert line.decision is not None
    return line, line.decision


def order(decision: View, mark: str = "", choice: int = 0) -> View:
    found = {"kind": "act", "decision": decision["number"], "action": decision["actions"][choice]}
    return {**found, "mark": mark} if mark else found


def burst(line: Line, *wishes: View) -> list[View]:
    """Orders in one breath, before any answer is read; the answers in the order they came."""
    numbers = range(line.number + 1, line.number + 1 + len(wishes))
    for number, wish in zip(numbers, wishes, strict=True):
        line.say({"kind": "order", "number": number, "do": wish})
    line.number += len(wishes)
    while not all(number in line.answers for number in numbers):
        line.hear()
    return [message for message in line.heard if message.get("number") in numbers]


def all_at(lines: list[Line], version: int) -> None:
    for line in lines:
        line.until(lambda state: state["version"] >= version)


def cut(line: Line) -> None:
    """The line is torn: no goodbye, and whatever is still sent over it is answered with a reset."""
    with suppress(OSError):
        line.socket.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        line.socket.socket.shutdown(socket.SHUT_RD)  # wakes the reader, which then closes
    line.close()


# The same order twice.


@pytest.mark.parametrize("game", tt.games())
def test_an_order_sent_twice_without_a_mark_is_late_the_second_time(server: Server, game: str) -> None:
    table, _, lines = dealt(server, game)
    line, decision = asked(lines)
    first, second = burst(line, order(decision), order(decision))
    assert (first["kind"], second["kind"]) == ("done", "refused")
    assert second["message"] in (LATE, "kernel-refusal-not-asked")
    assert len(acts(server, table)) == 1
    again = line.number
    with pytest.raises(Refused):
        line.does(**order(decision))
    assert line.number == again + 1
    assert len(acts(server, table)) == 1


@pytest.mark.parametrize("game", tt.games())
def test_an_order_sent_twice_with_its_mark_is_done_once_on_whatever_line(server: Server, game: str) -> None:
    table, guests, lines = dealt(server, game)
    line, decision = asked(lines)
    guest = guests[lines.index(line)]
    marked = order(decision, "m1")
    answers = burst(line, marked, marked, marked)
    assert [answer["kind"] for answer in answers] == ["done"] * 3
    assert guest.watches(table).does(**marked) >= answers[0]["version"]
    assert guest.post(f"/api/tables/{table}/commands", marked)["version"] >= answers[0]["version"]
    assert [entry["mark"] for entry in acts(server, table)] == ["m1"]
    assert acts(server, table)[0]["action"] == tt.game(game).actions[decision["actions"][0]]


def test_a_repeated_order_changes_nothing_and_is_told_to_nobody(server: Server) -> None:
    table, guests, lines = dealt(server)
    line, decision = asked(lines)
    version = line.does(**order(decision, "once"))
    all_at(lines, version)
    before = [len(one.heard) for one in lines]
    assert [line.does(**order(decision, "once")) for _ in range(3)] == [version] * 3
    for one in lines:
        one.say({"kind": "ping"})
        while one.hear()["kind"] != "pong":
            pass
    own = lines.index(line)
    assert [len(one.heard) - then for one, then in zip(lines, before, strict=True)] == [
        4 if own == 0 else 1,
        4 if own == 1 else 1,
    ]
    assert guests[0].get(f"/api/tables/{table}")["room"] == line.state["room"]


def test_a_mark_is_not_somebody_elses(server: Server) -> None:
    """Two people may happen on the same mark: each one's order is done."""
    table, _, lines = dealt(server, "fairy_tale")
    for line in lines:
        line.until(lambda state: state["decision"] is not None)
    for line in lines:
        assert line.decision is not None
        line.does(**order(line.decision, "the same"))
    assert [(entry["seat"], entry["mark"]) for entry in acts(server, table)] == [(0, "the same"), (1, "the same")]


@pytest.mark.parametrize("acknowledged", [True, False])
def test_an_order_repeated_after_the_server_died_is_done_once(tmp_path: Path, acknowledged: bool) -> None:
    with Server(tmp_path) as server:
        table, guests, lines = dealt(server)
        done: list[tuple[int, str]] = []
        for number in range(2):
            line, decision = asked(lines)
            seat = lines.index(line)
            marked = order(decision, f"m{number}")
            if acknowledged:
                line.does(**marked)
            else:
                line.say({"kind": "order", "number": 1, "do": marked})
                if number:  # it was stored, and nobody has heard of that
                    eventually(lambda: len(acts(server, table)) > number, "that it is stored")  # noqa: B023
            server.kill()
            server.start()
            have = [one.state["version"] for one in lines]
            lines = [guest.watches(table, then) for guest, then in zip(guests, have, strict=True)]
            again = [lines[seat].does(**marked), guests[seat].does(table, **marked), lines[seat].does(**marked)]
            assert len(set(again)) == 1
            all_at(lines, again[0])
            done.append((seat, f"m{number}"))
            if number:
                with pytest.raises(Refused):
                    lines[seat].does("act", decision=decision["number"], action=decision["actions"][0])
        assert [(entry["seat"], entry["mark"]) for entry in acts(server, table)] == done
        assert [entry["seq"] for entry in kept(server, table)] == list(range(1, len(kept(server, table)) + 1))


# Late, and in the wrong order.


@pytest.mark.parametrize("game", tt.games())
def test_an_answer_to_a_decision_of_long_ago_is_refused_and_changes_nothing(server: Server, game: str) -> None:
    table, guests, lines = dealt(server, game)
    old: list[tuple[Line, View]] = []
    for _ in range(6):
        line, decision = asked(lines)
        old.append((line, decision))
        all_at(lines, line.does(**order(decision)))
    before = kept(server, table)
    for line, decision in old:
        for late in (order(decision), order(decision, "new mark"), order(decision, choice=-1)):
            with pytest.raises(Refused) as refused:
                line.does(**late)
            assert refused.value.message == (LATE if line.decision is not None else "kernel-refusal-not-asked")
    line, decision = asked(lines)
    for number in (decision["number"] - 1, decision["number"] + 1, 0, -1, 2**40):
        with pytest.raises(Refused) as refused:
            line.does(**{**order(decision), "decision": number})
        assert refused.value.message == LATE
    assert kept(server, table) == before
    assert guests[0].get(f"/api/tables/{table}")["room"] == line.state["room"]
    line.does(**order(decision))


def test_answers_in_the_wrong_order_in_one_burst_are_each_judged_when_they_come(server: Server) -> None:
    """The answer to a question that is not put yet is refused; when it comes again in its turn, it is done."""
    guests = [server.guest("Ann"), server.guest("Bob")]
    table = guests[0].opens("fairy_tale", ["me", "open"])
    lines = [guest.watches(table) for guest in guests]
    early = {"kind": "act", "decision": 7, "action": 0}
    heard = burst(lines[0], early, {"kind": "start"}, {"kind": "bot", "seat": 1}, {"kind": "start"}, {"kind": "undo"})
    assert [answer["kind"] for answer in heard] == ["refused", "refused", "done", "done", "refused"]
    assert [answer["number"] for answer in heard] == [1, 2, 3, 4, 5]
    heard = burst(lines[1], {"kind": "ready"}, {"kind": "sit"}, {"kind": "leave"})
    assert [answer["kind"] for answer in heard] == ["refused"] * 3
    line = lines[0]
    line.until(lambda state: state["decision"] is not None)
    first = line.decision
    assert first is not None
    line.does(**order(first))
    line.until(lambda state: state["decision"] is not None and state["decision"]["number"] > first["number"])
    second = line.decision
    assert second is not None
    kinds = [
        answer["kind"] for answer in burst(line, order(first), order(second, "x"), order(first), order(second, "x"))
    ]
    assert kinds == ["refused", "done", "refused", "done"]
    mine = [entry for entry in acts(server, table) if entry["seat"] == 0]
    assert len(mine) == 2


def test_answers_come_in_the_order_of_the_orders_with_their_numbers(server: Server) -> None:
    table, _, lines = dealt(server)
    said = [{"kind": "say", "text": f"word {number}"} for number in range(30)]
    answers = burst(lines[0], *said)
    assert [answer["number"] for answer in answers] == list(range(1, 31))
    assert [answer["version"] for answer in answers] == sorted({answer["version"] for answer in answers})
    assert [entry["text"] for entry in kept(server, table) if entry["kind"] == "say"] == [one["text"] for one in said]
    heard = [message for message in lines[0].heard if message["kind"] in ("update", "done")]
    for answer in answers:  # nobody hears that something was done before they have seen it
        at = heard.index(answer)
        assert any(one["kind"] == "update" and one["version"] >= answer["version"] for one in heard[:at])


# Lost.


@pytest.mark.parametrize("game", tt.games())
def test_an_order_whose_answer_was_never_read_is_done_once(server: Server, game: str) -> None:
    """The line is torn at any moment after the order went out; whoever comes back repeats it with its mark."""
    table, guests, lines = dealt(server, game)
    dice = chance.dice(game)
    marks: list[tuple[int, str]] = []
    for number in range(25):
        if lines[0].state["room"]["status"] != "playing":
            break
        line, decision = asked(lines)
        seat = lines.index(line)
        marked = order(decision, f"m{number}", dice.randrange(len(decision["actions"])))
        line.say({"kind": "order", "number": 1, "do": marked})
        have = line.state["version"]
        if dice.random() < 0.5:  # it was stored before; if not, nobody knows
            eventually(lambda: len(acts(server, table)) > number, "that it is stored")  # noqa: B023
        cut(line)
        lines[seat] = guests[seat].watches(table, have)
        version = lines[seat].does(**marked)
        marks.append((seat, f"m{number}"))
        all_at(lines, version)
    assert [(entry["seat"], entry["mark"]) for entry in acts(server, table)] == marks
    newest = kept(server, table)[-1]["seq"]
    assert [line.state["version"] for line in lines] == [newest, newest]


@pytest.mark.parametrize("game", tt.games())
def test_what_was_lost_is_told_to_whoever_says_what_they_have(server: Server, game: str) -> None:
    """Every version one may have left at: story and talk since then come once each, also across an undo."""
    table, guests, lines = dealt(server, game)
    dice = chance.dice(game)
    witness = guests[1].watches(table)
    known: dict[int, tuple[list[View], list[View]]] = {}
    events: list[View] = []
    talk: list[View] = []
    for number in range(14):
        line, decision = asked(lines)
        version = line.does(**order(decision, choice=dice.randrange(len(decision["actions"]))))
        if number % 4 == 0:
            version = line.does("say", text=f"after {number}")
        if number % 3 == 0:
            with suppress(Refused):
                version = line.does("undo")
        all_at([*lines, witness], version)
    for message in witness.heard:
        events = [*([] if message["fresh"] else events), *message["events"]]
        talk = [*talk, *message["talk"]]
        known[message["version"]] = events, talk
    assert len(talk) == 4
    for have, (old_events, old_talk) in known.items():
        picture = guests[1].watches(table, have).state
        assert [*([] if picture["fresh"] else old_events), *picture["events"]] == events
        assert [*old_talk, *picture["talk"]] == talk
        assert picture["view"] == witness.state["view"]
        assert picture["decision"] == witness.state["decision"]
    assert guests[1].watches(table, max(known)).state["talk"] == []


# Lines that do not read, or do not close.


class Deaf:
    """A line that says hello and then reads nothing, until it does."""

    def __init__(self, guest: Guest, table: str) -> None:
        cookie = "; ".join(f"{name}={value}" for name, value in guest.http.cookies.items())
        narrow = socket.socket()
        narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        narrow.connect(("127.0.0.1", guest.server.port))
        url = f"ws://127.0.0.1:{guest.server.port}/api/tables/{table}/live"
        headers = {"Cookie": cookie}
        self._closing = ExitStack()
        line = connect(
            url,
            sock=narrow,
            additional_headers=headers,
            compression=None,
            max_queue=1,
            max_size=None,
            ping_interval=None,
            close_timeout=0.1,
        )
        self.socket = self._closing.enter_context(line)
        self.socket.send('{"kind":"hello"}')
        guest.server.open_things.append(self)  # type: ignore[arg-type]

    def says(self, message: View) -> None:
        self.socket.send(msgspec.json.encode(message).decode())

    def reads(self, version: int, number: int | None = None) -> list[View]:
        """All there is to read, up to a version, and to the answer to an order."""
        heard: list[View] = []
        while not any(message.get("version", 0) >= version for message in heard if message["kind"] != "done") or not (
            number is None or any(message.get("number") == number for message in heard)
        ):
            heard.append(msgspec.json.decode(self.socket.recv(PATIENCE)))
        return heard

    def close(self) -> None:
        self._closing.close()


def memory(server: Server) -> int:
    """What the server holds in memory, in bytes."""
    assert server.child is not None
    pages = int(Path(f"/proc/{server.child.pid}/statm").read_text("ascii").split()[1])
    return pages * os.sysconf("SC_PAGESIZE")


SAID = 900  # so much that it does not fit into what the system itself holds for a line
WORDS = "\N{DRAGON}" * 490


def test_a_line_that_is_not_read_harms_nobody_and_misses_nothing(server: Server) -> None:
    """Much is said and some is played while sixteen lines of Bob's do not read; in the end two of them do."""
    table, guests, lines = dealt(server, "grimm_forest")
    line = lines[0]
    slow = [Deaf(guests[1], table) for _ in range(16)]
    before = memory(server)
    for number in range(SAID):  # nobody waits for them: they do not read before all is said
        version = line.does("say", text=f"{number:04} {WORDS}")
        if number % 50 == 0:
            all_at(lines, version)
            whose, decision = asked(lines)
            all_at(lines, whose.does(**order(decision, choice=-1)))
    grown = memory(server) - before
    slow[1].says({"kind": "order", "number": 77, "do": {"kind": "say", "text": "me too"}})
    line.until(lambda state: any(said["text"] == "me too" for said in state["talk"]))
    newest = line.state["version"]
    read, ordered = slow[0].reads(newest), slow[1].reads(newest, 77)
    for one in slow:
        one.close()
    whole = guests[1].watches(table).state

    # What they do not read is not kept for them.
    assert grown < 16_000_000  # of which most is what was said; all that they have not read would be twice as much

    # They get a fresh picture instead.
    told = [message for message in read if message["kind"] in ("state", "update")]
    assert [message["kind"] for message in told].count("state") >= 2
    assert len(told) < SAID
    versions = [message["version"] for message in told]
    assert versions == sorted(versions)
    last = ("version", "view", "room", "decision")
    assert {key: told[-1].get(key) for key in last} == {key: whole.get(key) for key in last}

    # No word, no event and no answer is lost by that.
    events: list[View] = []
    talk: list[int] = []
    for message in told:
        events = [*([] if message["fresh"] else events), *message["events"]]
        talk += [said["version"] for said in message["talk"]]
    lost = {said["version"] for said in whole["talk"]} - set(talk)
    answers = [message["kind"] for message in ordered if message.get("number") == 77]
    assert (len(lost), len(whole["events"]) - len(events), answers) == (0, 0, ["done"])
    assert talk[-len(whole["talk"]) :] == [said["version"] for said in whole["talk"]]
    assert talk == sorted(set(talk))
    assert events == whole["events"]


@pytest.mark.parametrize("game", tt.games())
def test_two_lines_of_one_person_hear_the_same_and_both_may_play(server: Server, game: str) -> None:
    table, guests, lines = dealt(server, game)
    twins = [guests[0].watches(table, lines[0].state["version"]), lines[0]]
    for number in range(10):
        line, decision = asked([*twins, lines[1]])
        if line in twins:
            both = [order(decision, f"m{number}"), order(decision, f"m{number}", choice=-1)]
            for twin, wish in zip(twins, both, strict=True):
                twin.say({"kind": "order", "number": 100 + number, "do": wish})
            for twin in twins:
                while 100 + number not in twin.answers:
                    twin.hear()
            answers = [twin.answers[100 + number] for twin in twins]
            assert [answer["kind"] for answer in answers] == ["done", "done"]
            version = max(answer["version"] for answer in answers)
        else:
            version = line.does(**order(decision))
        all_at([*twins, lines[1]], version)
    told = [[one for one in twin.heard if one["kind"] == "update"][-10:] for twin in twins]
    assert told[0] == told[1]
    marks = [entry["mark"] for entry in acts(server, table) if entry["seat"] == 0]
    assert len(marks) == len(set(marks)) > 0
    cut(twins[0])
    line, decision = asked(lines)
    all_at(lines, line.does(**order(decision)))


class Tunnel:
    """A way to the server that can be blocked: nothing passes then, and nobody is told."""

    def __init__(self, port: int) -> None:
        self.far = port
        self.gate = socket.create_server(("127.0.0.1", 0))
        self.port = int(self.gate.getsockname()[1])
        self.loop = asyncio.new_event_loop()
        self.open = asyncio.Event()
        self.open.set()
        self.thread = threading.Thread(target=self._run, daemon=True)
        self.thread.start()

    def _run(self) -> None:
        asyncio.set_event_loop(self.loop)
        self.serving = self.loop.run_until_complete(asyncio.start_server(self._pass, sock=self.gate))
        self.loop.run_forever()
        self.serving.close()
        passing = asyncio.all_tasks(self.loop)
        for task in passing:
            task.cancel()
        self.loop.run_until_complete(asyncio.gather(*passing, return_exceptions=True))
        self.loop.close()

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        far_reader, far_writer = await asyncio.open_connection("127.0.0.1", self.far)
        await asyncio.gather(self._one_way(reader, far_writer), self._one_way(far_reader, writer))

    async def _one_way(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError, asyncio.CancelledError):
            while data := await reader.read(65536):
                await self.open.wait()
                writer.write(data)
                await writer.drain()
        writer.close()

    def block(self) -> None:
        """Nothing that is sent after this gets through."""

        async def shut() -> None:
            self.open.clear()

        asyncio.run_coroutine_threadsafe(shut(), self.loop).result(PATIENCE)

    def unblock(self) -> None:
        self.loop.call_soon_threadsafe(self.open.set)

    def close(self) -> None:
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join(PATIENCE)


def test_a_half_open_line_holds_nobody_up_and_what_comes_out_of_it_late_is_late(server: Server) -> None:
    table, guests, lines = dealt(server)
    line, decision = asked(lines)
    seat = lines.index(line)
    tunnel = Tunnel(server.port)
    try:
        port, server.port = server.port, tunnel.port
        try:
            stuck = guests[seat].watches(table)
        finally:
            server.port = port
        tunnel.block()
        marked, unmarked = order(decision, "stuck"), order(decision)
        stuck.say({"kind": "order", "number": 1, "do": marked})
        stuck.say({"kind": "order", "number": 2, "do": unmarked})
        fresh = guests[seat].watches(table, line.state["version"])  # the same person, by another way
        all_at([*lines, fresh], fresh.does(**marked))
        for _ in range(5):
            line, decision = asked(lines)
            all_at([*lines, fresh], line.does(**order(decision)))
        before = kept(server, table)
        tunnel.unblock()
        while not {1, 2} <= stuck.answers.keys():
            stuck.hear()
        assert stuck.answers[1]["kind"] == "done"
        assert stuck.answers[2]["kind"] == "refused"
        assert stuck.until(lambda state: state["version"] >= fresh.state["version"])["view"] == fresh.state["view"]
        assert kept(server, table) == before
        stuck.close()
    finally:
        tunnel.close()


def test_a_torn_line_leaves_the_table_as_its_log_has_it(server: Server) -> None:
    """Orders of two people at once, one of whose lines is torn in the middle: what was stored is seen, and told."""
    table, guests, lines = dealt(server)
    watcher = server.guest("Eve").watches(table)
    dice = chance.dice("torn lines")
    for number in range(120):
        torn = guests[1].watches(table, 1)
        lines[0].say({"kind": "order", "number": number, "do": {"kind": "say", "text": f"ann {number}"}})
        for _ in range(3):
            torn.say({"kind": "ping"})
        torn.say({"kind": "order", "number": 1, "do": {"kind": "say", "text": f"bob {number}"}})
        for _ in range(dice.randrange(4)):
            torn.hear()
        cut(torn)
        while number not in lines[0].answers:
            lines[0].hear()
    newcomer = server.guest("Cat")

    def all_is_known() -> bool:
        """What was under way when the last line was torn may still come; then it is stored, seen and told."""
        newest = kept(server, table)[-1]["seq"]
        watcher.until(lambda state: state["version"] >= newest)
        return bool(newcomer.watches(table).state["version"] == watcher.state["version"] == newest)

    eventually(all_is_known, "that all are told what is stored")
    said = [entry["text"] for entry in kept(server, table) if entry["kind"] == "say"]
    told = [one["text"] for message in watcher.heard for one in message.get("talk", [])]
    assert told == said[: len(told)]
    assert len(told) >= 120


def test_those_who_want_a_rematch_at_the_same_moment_get_one_table_and_no_other_is_left(server: Server) -> None:
    table, guests, lines = dealt(server, public=True)
    play_out(lines, 1)
    got: list[str] = []

    def ask(guest: Guest) -> None:
        got.append(guest.post(f"/api/tables/{table}/rematch", {})["id"])

    asking = [threading.Thread(target=ask, args=(guest,)) for guest in guests * 3]
    for thread in asking:
        thread.start()
    for thread in asking:
        thread.join()
    assert len(got) == 6
    assert len(set(got)) == 1
    for guest in guests:
        assert [card["id"] for card in guest.get("/api/me/tables") if card["status"] == "open"] == got[:1]


def test_somebody_who_changes_their_name_speaks_under_it_on_the_line_they_have(server: Server) -> None:
    _, guests, lines = dealt(server)
    assert guests[0].http.patch("/api/me", json={"name": "Anna"}).status_code == 200
    lines[0].does("say", text="it is me")
    assert lines[0].state["talk"][-1]["name"] == "Anna"


# Inside one process: a database that fails at the worst moment, and another process that was faster.


async def a_game(folder: Path, shared: bool = False) -> tuple[Rooms, str]:
    """Two people's game that has just begun, in rooms of this process."""
    rooms = await opened_rooms(folder, shared)
    return rooms, await begun(rooms)


def in_rooms(work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(work())


async def plays(rooms: Rooms, table: str, mark: str = "") -> int:
    """Whoever is asked answers; the version after it."""
    who, answer = await an_answer(rooms, table, mark)
    return await rooms.do(who, table, answer)


def test_nothing_piles_up_for_a_viewer_who_does_not_read(tmp_path: Path) -> None:
    """Their line takes three messages; then they are stale, and nothing is made for them until they can read again."""

    async def work() -> None:
        rooms, table = await a_game(tmp_path)
        live = await rooms.find(table)
        taken: list[bytes] = []

        def push(message: bytes) -> bool:
            if len(taken) < 3:
                taken.append(message)
                return True
            return False

        viewer = Viewer(None, push=push)
        await rooms.watch(live.id, viewer, None)
        before = live.room.version
        assert viewer.stale
        await snapshot(live, viewer)
        for number in range(20):
            await rooms.do(ANN, table, Say(f"word {number}"))
        assert len(taken) == 3
        assert viewer.stale
        assert viewer.have == before + 3
        assert viewer.wake.is_set()
        missed = msgspec.json.decode(await snapshot(live, viewer))
        assert [said["text"] for said in missed["talk"]] == [f"word {number}" for number in range(3, 20)]
        assert (viewer.have, viewer.stale) == (before + 20, False)
        await let_go(rooms)

    in_rooms(work)


def test_what_could_not_be_stored_has_not_happened_even_if_nothing_can_be_read_either(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        rooms, table = await a_game(tmp_path)
        await plays(rooms, table)
        before = (await rooms.find(table)).room.version

        async def away(*_: object) -> None:
            raise DatabaseUnavailable("the database is down")

        with monkeypatch.context() as down:
            down.setattr(rooms.store, "append", away)
            down.setattr(rooms.store, "read", away)
            for _ in range(2):
                with pytest.raises(DatabaseUnavailable):
                    await plays(rooms, table)
        assert await rooms.do(ANN, table, Say("back again")) == before + 1
        await plays(rooms, table)
        again = Rooms(rooms.store, Workers(), shared=False)
        room = (await again.find(table)).room
        assert (room.status, room.version) == ("playing", before + 2)
        await let_go(rooms)

    in_rooms(work)


def test_whoever_was_slower_than_another_process_still_tells_those_who_watch(tmp_path: Path) -> None:
    """The order was done elsewhere already, or is refused for what happened there: viewers here hear what did."""

    async def work() -> None:
        here, table = await a_game(tmp_path)
        store = Store(f"sqlite:///{tmp_path / 'rooms.sqlite3'}")
        store.open()
        there = Rooms(store, Workers(), shared=False)
        live = await here.find(table)
        told: list[bytes] = []

        def push(message: bytes) -> bool:
            told.append(message)
            return True

        viewer = Viewer(None, push=push)
        await here.watch(live.id, viewer, None)
        await snapshot(live, viewer)
        for round_ in range(2):
            room = live.room
            assert room.table is not None
            seat = room.table.waiting[0]
            number = room.asked[seat]
            assert number is not None
            wish = Act(number, room.table.actions(seat)[0], f"mark {round_}")
            other = (await there.find(table)).room
            assert other.version == room.version
            version = await there.do((ANN, BOB)[seat], table, wish)
            if round_ == 0:
                assert await here.do((ANN, BOB)[seat], table, wish) == version
            else:
                with pytest.raises(Refusal):
                    await here.do((ANN, BOB)[seat], table, Act(number, room.table.actions(seat)[0]))
            assert live.room.version == version
            assert (viewer.have, len(told)) == (version, 1)
            told.clear()
        await let_go(here, there)

    in_rooms(work)


def test_an_order_that_is_called_off_while_it_is_stored_is_done_or_not_done_but_not_both(tmp_path: Path) -> None:
    """Its line was torn: the room is as its log has it soon after, and everybody is told."""

    async def work() -> None:
        rooms, table = await a_game(tmp_path)
        live = await rooms.find(table)
        viewer = Viewer(None, push=lambda _: True)
        await rooms.watch(live.id, viewer, None)
        await snapshot(live, viewer)
        for number in range(20):
            task = asyncio.create_task(rooms.do(ANN, table, Say(f"word {number}")))
            for _ in range(number % 4 + 1):
                await asyncio.sleep(0)
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
            async with asyncio.timeout(PATIENCE):
                while True:
                    stored = (await Rooms(rooms.store, Workers(), shared=False).find(table)).room.version
                    if live.room.version == viewer.have == stored:
                        break
                    await asyncio.sleep(PAUSE)
        await let_go(rooms)

    in_rooms(work)


def test_an_order_that_is_called_off_in_the_moment_it_has_been_stored_holds_nobody_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The writer comes back between the cancellation and the order's hearing of it."""

    async def work() -> None:
        rooms, table = await a_game(tmp_path)
        order = asyncio.create_task(rooms.do(ANN, table, Say("word")))

        def tell(jobs: Any, results: Any) -> None:
            order.cancel()
            come_back(jobs, results)

        come_back = store._resolve
        monkeypatch.setattr(store, "_resolve", tell)
        await asyncio.wait([order], timeout=PATIENCE)
        assert order.cancelled()
        await rooms.do(BOB, table, Say("still here"))
        assert [said["text"] for _, _, said in (await rooms.find(table)).room.talk] == ["word", "still here"]
        await let_go(rooms)

    in_rooms(work)


# A whole game over a bad network.


class Torn(Exception):
    """The line is gone, and with it what was on its way."""


class Shaky:
    """Somebody whose network loses, repeats and delays what it carries, and who comes back each time."""

    def __init__(self, guest: Guest, table: str, name: str, dice: random.Random) -> None:
        self.guest, self.table, self.name, self.dice = guest, table, name, dice
        self.game = ""
        self.have = 0
        self.state: View = {}
        self.events: list[View] = []
        self.talk: list[View] = []
        self.answered: list[tuple[str, str]] = []  # the mark and the action of what was acknowledged
        self.asked: dict[int, str] = {}  # the marks of the orders that went out over this line, by number
        self.late: list[View] = []  # copies that are still on their way
        self.acknowledged: set[str] = set()
        self.refused: list[View] = []
        self.number = self.lines = self.torn = 0
        self.connect()

    def connect(self) -> None:
        self.lines += 1
        self.asked = {}
        self.line = self.guest.watches(self.table, self.have)
        self.take(self.line.heard[-1])

    def tear(self) -> None:
        """By a reset, by a goodbye, or so that only we know of it."""
        self.torn += 1
        how = self.dice.randrange(3)
        if how == 0:
            cut(self.line)
        elif how == 1:
            self.line.close()
        raise Torn

    def take(self, message: View) -> None:
        if message["kind"] in ("state", "update"):
            assert message["version"] >= self.have
            self.have = message["version"]
            self.state = message
            self.game = message.get("game", self.game)
            self.events = [*([] if message["fresh"] else self.events), *message["events"]]
            self.talk += message["talk"]
        elif message["kind"] == "done":
            self.acknowledged.add(self.asked[message["number"]])
        elif message["kind"] == "refused":
            assert self.asked[message["number"]] == "", message
            self.refused.append(message)

    def hear(self) -> None:
        """The next message, if it gets through."""
        message = self.line.hear()
        if self.dice.random() < 0.05:
            self.tear()
        self.take(message)

    def send(self, wish: View) -> None:
        """An order that may get lost, come twice, or come again much later; and copies that come now from long ago."""
        if self.dice.random() < 0.05:
            self.tear()
        copies = [wish] * self.dice.choice((1, 1, 1, 2, 3))
        while self.late and self.dice.random() < 0.5:
            copies.insert(self.dice.randrange(len(copies) + 1), self.late.pop(self.dice.randrange(len(self.late))))
        for one in copies:
            self.number += 1
            self.asked[self.number] = one.get("mark", "")
            self.line.say({"kind": "order", "number": self.number, "do": one})
        if self.dice.random() < 0.05:
            self.tear()

    def answers(self) -> None:
        """Answer the decision, again and again until it is acknowledged."""
        decision = self.state["decision"]
        mark = f"{self.name} {len(self.answered)}"
        wish = order(decision, mark, self.dice.randrange(len(decision["actions"])))
        while mark not in self.acknowledged:
            try:
                self.send(wish)
                while mark not in self.acknowledged:
                    self.hear()
            except Torn:
                self.connect()
        self.answered.append((mark, tt.game(self.game).actions[wish["action"]]))
        self.late += self.dice.choice(([], [wish], [{key: value for key, value in wish.items() if key != "mark"}]))

    def reach(self, version: int) -> None:
        while self.have < version:
            try:
                self.hear()
            except Torn:
                self.connect()


@pytest.mark.parametrize("game", tt.games())
def test_a_whole_game_over_a_bad_network_is_what_was_acknowledged_each_answer_once(server: Server, game: str) -> None:
    dice = chance.dice("bad network", game)
    table, guests, lines = dealt(server, game)
    for line in lines:
        line.close()
    spectator = server.guest("Eve")
    shaky = [Shaky(guest, table, f"{seat}", dice) for seat, guest in enumerate((*guests, spectator))]
    players = shaky[:2]
    steps = 0
    while any(one.state["room"]["status"] == "playing" for one in shaky):
        ready = [one for one in players if one.state.get("decision")]
        newest = max(one.have for one in shaky)
        if ready:
            one = dice.choice(ready)
            one.answers()
            one.reach(one.have)
            newest = max(newest, one.have)
            if steps % 15 == 0:
                guests[steps % 2].does(table, "say", text=f"step {steps}")
                newest += 1
        else:
            newest += all(one.have == newest for one in shaky)
        for one in shaky:
            if dice.random() < 0.6 or not ready:
                one.reach(newest)
        steps += 1
        assert steps < 2000
    newest = kept(server, table)[-1]["seq"]
    for one in shaky:
        one.reach(newest)

    log = acts(server, table)
    for seat, one in enumerate(players):
        assert [(entry["mark"], entry["action"]) for entry in log if entry["seat"] == seat] == one.answered
        assert one.acknowledged >= {mark for mark, _ in one.answered}
        assert {message["message"] for message in one.refused} <= {
            LATE,
            "kernel-refusal-not-asked",
            "server-refusal-over",
        }
    record = tt.Record.loads(guests[0].get(f"/api/tables/{table}/record"))
    assert list(record.actions) == [(entry["seat"], entry["action"]) for entry in log]
    played = tt.replay(record, listen=True)
    assert played.over
    for seat_, one in ((0, shaky[0]), (1, shaky[1]), (None, shaky[2])):
        assert one.events == json.loads(msgspec.json.encode([event.as_dict() for event in played.events_for(seat_)]))
        assert [said["text"] for said in one.talk] == [
            entry["text"] for entry in kept(server, table) if entry["kind"] == "say"
        ]
    assert sum(one.torn for one in shaky) > 5
    assert sum(one.lines for one in shaky) > 8


def test_none_of_this_was_noticed_by_the_server_as_an_error(server: Server) -> None:
    log = server.log()
    assert "Traceback" not in log
    assert "something went wrong" not in log
    assert "does not replay" not in log
    assert "failed" not in log
