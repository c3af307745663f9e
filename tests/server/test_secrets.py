"""The leak law at a running server: whatever anybody is sent is what the engine shows that seat, and nothing beside it.

Whole games are played over real sockets, every byte is kept, and afterwards the log of the table tells what each viewer
was to be sent at each version.
"""

from __future__ import annotations

import base64
import copy
import json
import random
import re
import sqlite3
from collections import Counter
from contextlib import closing, suppress
from hashlib import sha256
from typing import TYPE_CHECKING, Any, NamedTuple

import httpx
import msgspec
import pytest

import taletable as tt
from taletable.kernel import IllegalAction, Table
from taletable.locales import texts
from taletable.server import commands
from taletable.server.broadcast import Broadcast
from taletable.server.cookies import COOKIE, CookieKey
from taletable.server.people import Person
from taletable.server.refusals import Refusal
from taletable.server.requests import Act, Clock, LiveClock, NoClock, Terms
from taletable.server.responses import encoder
from taletable.server.room import Entry, Head, Room
from tests.games.properties import properties
from tests.kit import AT_ONCE, VARIANTS, Variant
from tests.server.kit import Guest, Line, Refused, Server, View

if TYPE_CHECKING:
    from collections.abc import Iterator

    from taletable.kernel import Game
    from taletable.kernel.options import Options

Action = int | str

# What a view says of every game; a room says it in its own words.
ALWAYS = ("game", "version", "seats", "options", "seat", "waiting", "over", "standings")


# A server that is listened to.


class Witness(Guest):
    """Somebody who keeps every byte they get, over HTTP and over lines."""

    def __init__(self, server: Server, name: str = "") -> None:
        super().__init__(server)
        self.name = name
        self.bytes: list[tuple[str, bool]] = []  # and whether the game was over then
        self.lines: list[Line] = []
        self.secrets: list[str] = []  # what nobody else may ever be sent
        self.over = False
        self.http.event_hooks["response"] = [self._keep]
        if name:
            me = self.post("/api/guests", {"name": name})
            cookie = str(self.http.cookies[COOKIE])
            self.secrets += [me["id"], cookie, cookie.rpartition(".")[2]]

    def _keep(self, answer: httpx.Response) -> None:
        answer.read()
        headers = [line for line in answer.headers.multi_items() if line[0] != "set-cookie"]
        self.bytes.append((f"{headers} {answer.text}", self.over))

    def signs_up(self, login: str, password: str) -> None:
        self.post("/api/me/account", {"login": login, "password": password})
        self.secrets += [login, password]

    def gets_a_token(self) -> None:
        self.secrets.append(self.post("/api/me/tokens", {"label": "of mine"})["token"])

    def watches(self, table: str, have: int | None = None) -> Line:
        line = super().watches(table, have)
        self.lines.append(line)
        return line

    @property
    def line(self) -> Line:
        return self.lines[-1]

    def everything(self) -> Iterator[tuple[str, bool]]:
        """All that was sent, and whether the game was over then."""
        yield from self.bytes
        for line in self.lines:
            over = False
            for text, message in zip(line.raw, line.heard, strict=True):
                over = over or message.get("room", {}).get("status") == "over"
                yield text, over


# What was to be sent.


class Denial(NamedTuple):
    """How a line was refused an action, or an undo if there is none, at a version."""

    version: int
    action: Action | None
    answer: View


class Moment(NamedTuple):
    """A table and those at it after an entry of the log, as the rules and the entries alone say."""

    table: Table | None
    room: View
    talk: list[View]
    actor: int | None


def told(table: Table, seat: int | None) -> list[View]:
    found: list[View] = plain([event.as_dict() for event in table.events_for(seat)])
    return found


def plain(thing: object) -> Any:
    return json.loads(msgspec.json.encode(thing))


_SITTERS: dict[str, View] = {"sit": {"kind": "person"}, "bot": {"kind": "bot", "ready": True}, "ready": {}}


class Truth:
    """The log of a table read without the server's own reader."""

    def __init__(self, server: Server, id: str) -> None:
        with closing(sqlite3.connect(server.folder / "taletable.sqlite3")) as file:
            file.row_factory = sqlite3.Row
            self.head = dict(file.execute("SELECT * FROM tables WHERE id = ?", (id,)).fetchone())
            rows = file.execute('SELECT * FROM entries WHERE "table" = ? ORDER BY seq', (id,)).fetchall()
        self.game = tt.game(self.head["game"])
        self.seed: bytes = self.head["seed"]
        self.options = json.loads(self.head["options"])
        self.actions: list[tuple[int, str]] = []
        self.table: Table | None = None
        seats = self.head["seats"]
        nobody = {"kind": "open", "name": "", "level": "", "ready": False, "away": False, "resigned": False}
        self.room: View = {
            "status": "open",
            "seats": [dict(nobody) for _ in range(seats)],
            "host": None,
            "waiting": [],
            "clocks": {"banks": None, "deadlines": [None] * seats, "paused": False},
            "proposal": None,
            "standings": [],
            "seed": None,
            "rematch": None,
            "undone": 0,
            "stood_in": [0] * seats,
            "silent": [],
            "reminded": [],
            "trouble": None,
        }
        self.talk: list[View] = []
        self.moments = [self._moment(None)]
        for number, row in enumerate(rows, 1):
            assert row["seq"] == number
            self._read(row["kind"], row["seat"], json.loads(row["value"] or "{}"), row)
            self.moments.append(self._moment(row["seat"] if row["kind"] == "act" else None))

    def _read(self, kind: str, seat: int, value: View, row: sqlite3.Row) -> None:
        room = self.room
        match kind:
            case "sit" | "bot" | "ready":
                room["seats"][seat] |= _SITTERS[kind] | value
                if kind == "sit" and row["who"] == self.head["host"]:
                    room["host"] = seat
            case "start":
                room["status"] = "playing"
                self._deal(0)
            case "act":
                assert self.table is not None
                self.table.act(seat, value["action"])
                self.actions.append((seat, value["action"]))
            case "undo":
                assert self.table is not None
                room["proposal"] = None
                room["undone"] += value["keep"] < self.table.undo_floor
                self._deal(value["keep"])
            case "propose":
                until = row["at"] + 86_400 if value["what"] == "resume" else None
                proposal = {"number": row["seq"], "what": value["what"], "seat": seat, "agreed": [], "until": until}
                room["proposal"] = proposal
            case "agree":
                room["proposal"]["agreed"].append(seat)
            case "decline":
                room["proposal"] = None
            case "say":
                said = {"version": row["seq"], "at": row["at"], "seat": seat}
                self.talk.append({**said, "name": value["name"], "text": value["text"]})
            case _:
                raise AssertionError(kind)
        if self.table is not None:
            room["waiting"] = list(self.table.waiting)
            room["standings"] = plain([standing.as_dict() for standing in self.table.standings])
            if self.table.over:
                room |= {"status": "over", "seed": self.seed.hex(), "proposal": None}

    def _deal(self, keep: int) -> None:
        del self.actions[keep:]
        self.table = self.game.start(self.head["seats"], self.seed, self.options, listen=True)
        for seat, action in self.actions:
            self.table.act(seat, action)

    def _moment(self, actor: int | None) -> Moment:
        table = None
        if self.table is not None:
            table = self.table.copy()
            table.story = list(self.table.story or ())
        return Moment(table, copy.deepcopy(self.room), list(self.talk), actor)

    @property
    def terms(self) -> View:
        return {
            "id": self.head["id"],
            "game": self.game.id,
            "rules": self.game.version,
            "options": self.options,
            "terms": {
                "clock": {"kind": "none"},
                "stand_in": "casual",
                "bot_pace": "instant",
                "rated": True,
                "begins": "by-host",
                "language": None,
                "hints": False,
            },
            "deal": None,
            "public": bool(self.head["public"]),
            "seed_hash": sha256(self.seed).hexdigest(),
        }

    def card(self, version: int) -> View:
        room = self.moments[version].room
        head = {key: self.head[key] for key in ("id", "game", "created")}
        shared = {key: room[key] for key in ("status", "seats", "waiting")}
        beside = {"public": bool(self.head["public"]), "clock": {"kind": "none"}, "language": None}
        return {**head, **shared, **beside}

    def page(self, version: int) -> View:
        """The table as anybody gets it over HTTP."""
        return {**self.terms, **self.card(version), "version": version, "room": self.moments[version].room}

    def table_at(self, version: int) -> Table:
        table = self.moments[version].table
        assert table is not None
        return table

    # What a line heard.

    def check_line(
        self, line: Line, seat: int | None, have: int, past: dict[int, tuple[list[View], list[View]]]
    ) -> int:
        """Every picture and update of a line, from the version its viewer had; ``past`` is what they knew when."""
        events, talk = past.get(have, ([], []))
        seen = 0
        for message in line.heard:
            if message["kind"] not in ("state", "update"):
                continue
            seen += 1
            version = message["version"]
            moment = self.moments[version]
            expected: View = {"kind": message["kind"], "you": seat, "version": version, "room": moment.room}
            if message["kind"] == "state":
                expected |= self.terms
                if seat is not None and seat == moment.room["host"]:  # nobody else is told
                    expected["invitation"] = sha256(b"invitation" + self.seed).hexdigest()[:16]
            talk = [*talk, *message["talk"]]
            assert talk == moment.talk
            if moment.table is not None:
                events = [*([] if message["fresh"] else events), *message["events"]]
                assert events == told(moment.table, seat)
                whole = plain(moment.table.view(seat))
                expected["view"] = {key: value for key, value in whole.items() if key not in ALWAYS}
                decision = None if seat is None else moment.table.decision(seat)
                if seat is not None and decision is not None:
                    number = message["decision"]["number"]
                    self._check_number(number, version, seat)
                    expected["decision"] = {"number": number, **plain(decision.as_dict())}
            rest = {key: value for key, value in message.items() if key not in ("talk", "events", "fresh")}
            assert rest == expected
            past[version] = events, talk
        return seen

    def _check_number(self, number: int, version: int, seat: int) -> None:
        """A decision is numbered by the version that put it, and it was not answered since."""
        assert 0 < number <= version
        assert self.table_at(number).decision(seat) is not None
        assert all(moment.actor != seat for moment in self.moments[number + 1 : version + 1])

    def check_refusal(self, heard: Denial, seat: int) -> None:
        table = self.table_at(heard.version)
        if heard.action is None:
            with pytest.raises(IllegalAction) as caught:
                tt.undo(table, seat)
            illegal = caught.value
        else:
            illegal = table.refuse(seat, heard.action)
        assert {key: value for key, value in heard.answer.items() if key not in ("kind", "number")} == {
            "message": illegal.message.id,
            "args": plain(illegal.message.args),
            "reason": texts("en").message(illegal.message),
            "clause": None if heard.action is None else illegal.clause,
        }


# People who try everything.


class Party:
    """Some people and bots at a table, with a spectator who has a name and one who has none."""

    def __init__(self, server: Server, game: Game, people: int, bots: int, options: View, seed: int) -> None:
        self.dice = random.Random(f"{game.id} {people} {bots} {options} {seed}")
        self.server, self.game, self.bots = server, game, range(people, people + bots)
        self.people = [Witness(server, f"{name}-{seed}") for name in ("Ann", "Bob", "Cat", "Dan")[:people]]
        self.beside = [Witness(server, f"Eve-{seed}"), Witness(server)]
        self.people[0].gets_a_token()
        self.people[1].signs_up(f"login-of-bob-{seed}", f"password of Bob {seed}")
        seats = ["me", *["open"] * (people - 1), *["greedy"] * bots]
        self.id = self.people[0].opens(game.id, seats, options=options, public=True)
        self.refused: list[tuple[Denial, int]] = []
        self.pages: list[tuple[int, View]] = []
        self.lists: list[tuple[int, int | None, list[View]]] = []
        self.since: dict[Line, int] = {}
        for one in self.beside:
            self.since[one.watches(self.id)] = 0
        listed = [card for card in self.beside[1].get("/api/tables") if card["id"] == self.id]
        self.lists.append((1 + bots, None, listed))
        for one in self.people:
            if one is not self.people[0]:
                one.does(self.id, "sit")
                one.does(self.id, "ready")
            self.since[one.watches(self.id)] = 0
        self.people[0].does(self.id, "start")
        self.settle()

    @property
    def lines(self) -> list[Line]:
        return [one.line for one in (*self.people, *self.beside)]

    def settle(self) -> None:
        """Everybody has heard all there is to hear, and no bot is thinking."""
        newest = max(line.until(self._quiet)["version"] for line in self.lines)
        for line in self.lines:
            line.until(lambda state: state["version"] >= newest)
        assert {line.state["version"] for line in self.lines} == {newest}

    def _quiet(self, state: View) -> bool:
        return state["room"]["status"] != "open" and not set(state["room"]["waiting"]) & set(self.bots)

    @property
    def version(self) -> int:
        return int(self.lines[0].state["version"])

    def play(self) -> None:
        """Until the game is over; each now and then does what they may not."""
        steps = 0
        tricks = (self.wrong, self.late, self.take_back, self.consent, self.talk, self.return_, self.ask, self.ask_more)
        while self.lines[0].state["room"]["status"] == "playing":
            steps += 1
            assert steps < 2000
            if self.dice.random() < 0.25:
                self.dice.choice(tricks)()
            else:
                line = self.dice.choice([line for line in self.lines if line.decision is not None])
                assert line.decision is not None
                line.acts(self.dice.choice(line.decision["actions"]))
            self.settle()
        for one in (*self.people, *self.beside):
            one.over = True

    def tries(self, seat: int, kind: str, **more: Any) -> str:
        """A wish, and why it was refused."""
        line, version = self.people[seat].line, self.version
        try:
            line.does(kind, **more)
        except Refused as refused:
            if not refused.message.startswith("server-"):
                self.refused.append((Denial(version, more.get("action"), line.answers[line.number]), seat))
            return refused.message
        return ""

    def wrong(self) -> None:
        """An action that is not on offer, by number or name, asked or not."""
        seat = self.dice.randrange(len(self.people))
        decision = self.people[seat].line.decision
        offered = [] if decision is None else decision["actions"]
        others = [action for action in range(len(self.game.actions)) if action not in offered]
        number = self.dice.choice(others)
        action = self.dice.choice((number, self.game.actions[number], "nonsense", -1, "king of the wold"))
        said = self.tries(seat, "act", decision=decision["number"] if decision else 0, action=action)
        assert said
        assert not said.startswith("server-")

    def late(self) -> None:
        asked = [seat for seat, one in enumerate(self.people) if one.line.decision is not None]
        seat = self.dice.choice(asked)
        decision = self.people[seat].line.decision
        assert decision is not None
        number = decision["number"] - 1
        assert self.tries(seat, "act", decision=number, action=decision["actions"][0]) == "server-refusal-late"

    def take_back(self) -> None:
        self.tries(self.dice.randrange(len(self.people)), "undo")

    def consent(self) -> None:
        """Somebody wants to undo what others have seen; sometimes all agree."""
        seat = self.dice.randrange(len(self.people))
        if self.tries(seat, "propose", what="undo") == "":
            for other in range(len(self.people)):
                agree = self.dice.random() < 0.7
                if other != seat and (self.tries(other, "consent", agree=agree) or not agree):
                    break

    def talk(self) -> None:
        self.dice.choice((*self.people, self.beside[0])).line.does("say", text=f"word {self.version}")

    def return_(self) -> None:
        """Somebody's line breaks, and they come back with what they have."""
        one = self.dice.choice((*self.people, *self.beside))
        had = [message["version"] for line in one.lines for message in line.heard if "version" in message]
        have = self.dice.choice((0, *had, had[-1]))
        one.line.close()
        self.since[one.watches(self.id, have)] = have

    def ask(self) -> None:
        one = self.dice.choice((*self.people, *self.beside))
        self.pages.append((self.version, one.get(f"/api/tables/{self.id}")))
        assert self.id not in [card["id"] for card in one.get("/api/tables")]
        for path in ("record", "replay", "replay?step=3", "replay?eyes=0", "replay?step=1&eyes=none"):
            with pytest.raises(Refused, match="not over yet"):
                one.get(f"/api/tables/{self.id}/{path}")

    def ask_more(self) -> None:
        seat = self.dice.randrange(len(self.people))
        self.lists.append((self.version, seat, self.people[seat].get("/api/me/tables")))
        self.people[seat].get("/api/me/results")
        self.people[seat].get("/api/games")
        with pytest.raises(Refused, match="not over yet"):
            self.people[seat].post(f"/api/tables/{self.id}/rematch", {})

    # Afterwards.

    def check(self) -> Truth:
        truth = Truth(self.server, self.id)
        seen = 0
        for seat, one in [*enumerate(self.people), *[(None, one) for one in self.beside]]:
            past: dict[int, tuple[list[View], list[View]]] = {0: ([], [])}
            for line in one.lines:
                moments = [message["version"] for message in line.heard if message["kind"] in ("state", "update")]
                assert moments == sorted(set(moments))
                assert line.heard[0]["kind"] == "state"
                seen += truth.check_line(line, seat, self.since[line], past)
                assert {message["kind"] for message in line.heard} <= {"state", "update", "done", "refused"}
        assert seen > len(self.lines) * 20
        for denial, asker in self.refused:
            truth.check_refusal(denial, asker)
        for version, page in self.pages:
            assert page == truth.page(version)
        for version, owner, cards in self.lists:
            assert cards == [{**truth.card(version), **({} if owner is None else {"you": owner})}]
        return truth

    def check_secrets(self, seed: bytes) -> None:
        """No byte of what nobody may know: in whatever clothes the seed comes, and whoever the others are."""
        everybody = [*self.people, *self.beside]
        for one in everybody:
            others = [secret for other in everybody if other is not one for secret in other.secrets]
            for text, over in one.everything():
                assert not [secret for secret in others if secret in text]
                if not over:
                    assert not [form for form in clothes(seed) if form in text]


def clothes(seed: bytes) -> list[str]:
    """A seed as it could slip out: whole, or the first half of it."""
    found = []
    for part in (seed, seed[:16], seed[16:]):
        padded = base64.b64encode(part).decode().rstrip("=")[:-1]
        found += [part.hex(), part.hex().upper(), padded, padded.replace("+", "-").replace("/", "_")]
        found += [base64.b32encode(part).decode().rstrip("=")[:-1], base64.b85encode(part).decode()[:18]]
        found += [str(int.from_bytes(part, "big")), str(int.from_bytes(part, "little"))]
        found += [
            ", ".join(map(str, part)),
            ",".join(map(str, part)),
            repr(part)[2:-1],
            json.dumps(part.decode("latin-1")),
        ]
    return found


# The defaults with a bot at the table, and each game's ways to play that differ in what is secret.
CASES: list[tuple[Game, int, int, Options]] = [
    (game, people, bots, options)
    for game in map(tt.game, tt.games())
    for people, bots, options in [(2, 1, {}), *[(seats, 0, way) for seats, way in properties(game).ways]]
]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server")) as server:
        yield server


@pytest.mark.parametrize("number", range(len(CASES)), ids=lambda number: f"{CASES[number][0].id}-{number}")
def test_everybody_is_sent_what_the_engine_shows_their_seat_and_nothing_else(server: Server, number: int) -> None:
    game, people, bots, options = CASES[number]
    party = Party(server, game, people, bots, options, number)
    party.play()
    truth = party.check()
    party.check_secrets(truth.seed)
    assert truth.moments[-1].room["status"] == "over"
    for line in party.lines:
        shown = bytes.fromhex(line.state["room"]["seed"])
        assert sha256(shown).hexdigest() == truth.terms["seed_hash"] == party.beside[0].lines[0].heard[0]["seed_hash"]
    record = tt.Record.loads(party.beside[1].get(f"/api/tables/{party.id}/record"))
    assert list(record.actions) == truth.actions
    for one in party.people:
        one.line.close()


def test_the_log_of_the_server_keeps_no_secret(server: Server) -> None:
    """Of all the people and tables of this file, and of those who are refused at the door."""
    ann = Witness(server, "Ann")
    ann.signs_up("login-in-the-log", "password in the log")
    ann.gets_a_token()
    token = ann.secrets[-1]
    for headers in ({"Authorization": f"Bearer {token}"}, {"Authorization": f"Bearer x{token}"}):
        server_answer = httpx.get(f"{server.url}/api/me", headers=headers)
        assert server_answer.status_code in (200, 401)
    with suppress(Refused):
        ann.post("/api/sign-in", {"login": "login-in-the-log", "password": "another password"})
    httpx.post(f"{server.url}/api/sign-in", content=b'{"login": "login-in-the-log", "password": "half a pass')
    table = ann.opens("fairy_tale", ["me", "greedy"])
    line = ann.watches(table)
    ann.does(table, "start")
    line.until(lambda state: state["decision"] is not None)
    line.say(
        {"kind": "order", "number": 1, "do": {"kind": "act", "decision": 0, "action": "nonsense", "mark": "my mark"}}
    )
    line.hear()
    log = server.log()
    with closing(sqlite3.connect(server.folder / "taletable.sqlite3")) as file:
        seeds = [seed for (seed,) in file.execute("SELECT seed FROM tables")]
        ids = [id for (id,) in file.execute("SELECT id FROM people")]
        (key,) = file.execute("SELECT value FROM server_secrets WHERE name = 'key'").fetchone()
        (stored,) = file.execute("SELECT value FROM server_secrets WHERE name = 'cookie-keys'").fetchone()
    keys = [key, *(one.key for one in msgspec.json.decode(stored, type=list[CookieKey]))]
    assert len(log) > 0
    assert not [form for seed in (*seeds, *keys) for form in clothes(seed) if form in log]
    assert not [id for id in ids if id in log]
    for secret in (*ann.secrets, "another password", "half a pass", "password of Bob", "login-of-bob"):
        assert secret not in log
    assert not re.search(r"[0-9a-f]{32}", log)
    assert "Traceback" not in log


# The same without a server: rooms that differ in what a viewer cannot know.

SEED = bytes(range(32))
MOST_BRANCHES = 60
MOST_MOMENTS = 4
SHELF = [variant for variant in VARIANTS if variant.game.id in tt.games()]
FEW = [variant for number, variant in enumerate(SHELF) if number % 4 == 0]


class Course(NamedTuple):
    """A room, and the entries that have made it."""

    room: Room
    entries: tuple[Entry, ...]

    @property
    def table(self) -> Table:
        assert self.room.table is not None
        return self.room.table

    def after(self, seat: int, action: int) -> Course:
        """Another room, where a seat has given an answer."""
        entries = (*self.entries, answer(self.room, seat, action))
        room = Room(self.room.head)
        for entry in entries:
            room.apply(entry)
        return Course(room, entries)


def begun(variant: Variant, clock: Clock) -> Course:
    """People sit on all seats, and the game has begun."""
    options = dict(variant.game.settled(variant.options))
    terms = Terms(clock)
    head = Head("table", variant.game.id, variant.game.version, variant.seats, options, terms, SEED, "ann", True, 1.0)
    entries = [
        Entry(seat + 1, 2.0, "sit", seat, f"id-{seat}", {"name": f"name {seat}"}) for seat in range(variant.seats)
    ]
    entries.append(Entry(variant.seats + 1, 3.0, "start"))
    room = Room(head)
    for entry in entries:
        room.apply(entry)
    return Course(room, tuple(entries))


def answer(room: Room, seat: int, action: int) -> Entry:
    at = 3.0 + room.version
    return Entry(room.version + 1, at, "act", seat, f"id-{seat}", {"action": room.game.actions[action]})


def sent(room: Room, viewer: int | None, since: int) -> bytes:
    """All that can leave a room for one viewer, but for the hash of the seed, and for how wishes are refused."""
    terms = {key: value for key, value in room.terms().items() if key != "seed_hash"}
    return encoder.encode([terms, room.summary()]) + Broadcast(room).message_for(viewer, since)


def refusals(room: Room, seat: int) -> list[object]:
    """What somebody on a seat hears who tries everything that they may not do."""
    person = Person(f"id-{seat}", "guest", f"name {seat}", "en", 0)
    assert room.table is not None
    offered = room.table.actions(seat)
    number = room.asked[seat]
    tried: list[Act] = [Act(number or 0, action) for action in (*range(len(room.game.actions)), "nonsense")]
    heard: list[object] = []
    for wish in [wish for wish in tried if wish.action not in offered]:
        with pytest.raises(Refusal) as caught:
            commands.decide(room, person, wish, 5000.0)
        heard.append(msgspec.to_builtins(caught.value.response("en")))
    return heard


@pytest.mark.parametrize("variant", FEW, ids=str)
def test_two_rooms_a_viewer_cannot_tell_apart_say_the_same(variant: Variant) -> None:
    """Another seed, other cards and other secret answers: all but the hash of the seed stays, byte for byte."""
    differed = 0
    room = begun(variant, NoClock()).room
    dice = random.Random(str(variant))
    steps = 0
    while room.status == "playing":
        assert room.table is not None
        if steps % 5 == 0:
            for viewer in (*range(variant.seats), None):
                twin = copy.copy(room)
                twin.head = msgspec.structs.replace(room.head, seed=SEED[::-1])
                twin.table = room.table.imagine(viewer, steps)
                twin.table.story = [event for event in room.table.story or () if event.heard_by(viewer)]
                assert sent(twin, viewer, 0) == sent(room, viewer, 0)
                assert twin.seed_hash != room.seed_hash
                if viewer is not None and steps % 20 == 0:
                    assert refusals(twin, viewer) == refusals(room, viewer)
                differed += twin.table.position() != room.table.position()
        seat = dice.choice(room.table.waiting)
        room.apply(answer(room, seat, dice.choice(room.table.actions(seat))))
        steps += 1
    assert differed > 0


def secret_answers(course: Course, seat: int) -> list[Course]:
    """The courses a seat can choose while the others still think, up to where it is done."""
    found: list[Course] = []
    open_ = [course]
    while open_ and len(found) < MOST_BRANCHES:
        here = open_.pop()
        for action in here.table.actions(seat):
            there = here.after(seat, action)
            if there.table.undo_floor <= course.table.action_count:
                found.append(there)
                open_ += [there] if seat in there.table.waiting else []
    return found


@pytest.mark.parametrize("clock", [NoClock(), LiveClock(60, 5)], ids=["untimed", "live"])
@pytest.mark.parametrize("variant", [one for one in FEW if one.game.id in AT_ONCE], ids=str)
def test_nobody_can_tell_how_somebody_has_answered_while_others_still_think(variant: Variant, clock: Clock) -> None:
    """However a seat has chosen in secret, the others are sent the same after as many answers: pictures, updates, lists,
    clocks, and who is waited for."""
    dice = random.Random(str(variant))
    course = begun(variant, clock)
    moments: Counter[str] = Counter()  # by what is asked, since some questions are rare
    while course.room.status == "playing":
        table = course.table
        seat = dice.choice(table.waiting)
        decision = table.decision(seat)
        assert decision is not None
        if len(table.waiting) > 1 and moments[decision.kind] < MOST_MOMENTS:
            moments[decision.kind] += 1
            since = course.room.version
            others = [viewer for viewer in (*range(variant.seats), None) if viewer != seat]
            alike: dict[tuple[int, int | None], set[tuple[bytes, bytes]]] = {}
            for there in secret_answers(course, seat):
                for viewer in others:
                    messages = sent(there.room, viewer, 0), sent(there.room, viewer, since)
                    alike.setdefault((there.room.version, viewer), set()).add(messages)
            assert alike
            assert all(len(messages) == 1 for messages in alike.values())
        entry = answer(course.room, seat, dice.choice(table.actions(seat)))
        course.room.apply(entry)
        course = Course(course.room, (*course.entries, entry))
    assert moments
