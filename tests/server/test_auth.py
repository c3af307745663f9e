"""Who is let in, who is shown the door, and what they hear there: strangers, forgers, other sites, and garbage."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
from contextlib import closing
from hashlib import sha256
from typing import TYPE_CHECKING, Any, get_args

import httpx
import msgspec
import pytest
from itsdangerous import TimestampSigner
from litestar.handlers import HTTPRouteHandler
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

import taletable as tt
from taletable.server.app import HANDLERS
from taletable.server.cookies import COOKIE, SALT, CookieKey
from taletable.server.http_protocol import LARGEST_BODY
from taletable.server.refusals import Refusal
from taletable.server.requests import Command
from taletable.server.rooms import Rooms
from taletable.server.storage import Store
from taletable.server.websocket import BAD_MESSAGE, FLOOD_FACTOR, FORBIDDEN, NOT_FOUND, RATE_LIMITED, UNAUTHORIZED
from taletable.server.workers import Workers
from tests.attack.hostile import mangled
from tests.kit.waiting import PATIENCE, eventually
from tests.server.kit import TLS, Guest, Line, Refused, Server
from tests.server.timed import TimedServer

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

PACE = 5
JSON = {"Content-Type": "application/json"}
HELLO = '{"kind":"hello"}'
PING = '{"kind":"ping"}'
TOO_BIG = 1009
DEEP = 10_000

ORDERS: dict[str, dict[str, Any]] = {
    "sit": {},
    "leave": {},
    "bot": {"seat": 1},
    "clear": {"seat": 0},
    "ready": {},
    "start": {},
    "act": {"decision": 4, "action": 0},
    "undo": {},
    "propose": {"what": "pause"},
    "consent": {},
    "resign": {},
    "return": {},
    "stand-in": {"seat": 0},
    "remind": {"seat": 0},
    "say": {"text": "Hello"},
}
OF_A_SEAT = ("act", "undo", "propose", "consent", "resign", "return", "stand-in", "remind")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server")) as server:
        yield server


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TimedServer]:
    """A server that has little patience; one guest after the other comes to it from a host of their own."""
    with TimedServer(tmp_path_factory.mktemp("strict"), pace=PACE) as server:
        yield server


class Caller(Guest):
    """Somebody without a cookie, from a host of their own if one is named."""

    def __init__(self, server: Server, host: str | None = None) -> None:
        self.server = server
        transport = httpx.HTTPTransport(verify=TLS, local_address=host)
        self.http = httpx.Client(base_url=server.url, timeout=PATIENCE, transport=transport)
        server.open_things.append(self.http)


def nobody(server: Server) -> Caller:
    return Caller(server)


def guest(server: Server, name: str, language: str = "en") -> Caller:
    found = Caller(server)
    found.post("/api/guests", {"name": name, "language": language})
    return found


def comes_from(server: Server, host: str, name: str = "") -> Caller:
    """Somebody whose packets have another address; with a name, they are a guest."""
    found = Caller(server, host)
    if name:
        found.post("/api/guests", {"name": name})
    return found


def shows(server: Server, cookie: str | bytes) -> httpx.Response:
    """What somebody with this cookie hears when they ask who they are."""
    raw = cookie if isinstance(cookie, bytes) else cookie.encode()
    return nobody(server).http.get("/api/me", headers=[(b"Cookie", f"{COOKIE}=".encode() + raw)])


def cookie_of(guest: Guest) -> str:
    return str(guest.http.cookies[COOKIE])


def kept(server: Server, question: str, *values: object) -> list[tuple[Any, ...]]:
    """What the server's own file says."""
    with closing(sqlite3.connect(server.folder / "taletable.sqlite3")) as file:
        return file.execute(question, values).fetchall()


def forged(key: bytes, said: str) -> str:
    return str(TimestampSigner(key, SALT, key_derivation="hmac", digest_method=sha256).sign(said).decode())


def ends(server: Server, table: str, *said: str | bytes, **headers: str) -> tuple[int, str]:
    """The code and the reason with which a line is closed on which all this is said."""
    url = f"ws://127.0.0.1:{server.port}/api/tables/{table}/live"
    with connect(url, additional_headers=headers, compression=None) as line:
        try:
            for message in said:
                line.send(message)
            while True:
                line.recv(PATIENCE)
        except ConnectionClosed as closed:
            return (closed.rcvd.code, closed.rcvd.reason) if closed.rcvd is not None else (1006, "")


def dealt(server: Server, game: str = "zavarushka") -> tuple[str, list[Guest], list[Line]]:
    """A table where two people have begun to play."""
    ann, bob = guest(server, "Ann"), guest(server, "Bob")
    table = ann.opens(game, ["me", "open"])
    bob.does(table, "sit")
    bob.does(table, "ready")
    ann.does(table, "start")
    return table, [ann, bob], [ann.watches(table), bob.watches(table)]


def plays_on(lines: list[Line], dice: random.Random | None = None) -> None:
    """Somebody answers, and everybody hears of it."""
    line = next(line for line in lines if line.decision is not None)
    assert line.decision is not None
    actions = line.decision["actions"]
    before = line.state["version"]
    version = line.acts(dice.choice(actions) if dice is not None else actions[0])
    assert version > before
    for other in lines:
        other.until(lambda state: state["version"] >= version)


def words(answer: httpx.Response) -> str:
    """What a refusal says in words."""
    told = answer.json()
    found = told["reason"] if "reason" in told else told["detail"]
    assert isinstance(found, str)
    assert len(found) > 3
    return found


@pytest.fixture(scope="module")
def somebody(server: Server) -> tuple[Caller, str]:
    """Somebody at an open table, to whom nothing happens."""
    ann = guest(server, "Ann")
    return ann, ann.opens("zavarushka", ["me", "open"])


# Nobody in particular.


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("GET", "/api/me", None),
        ("PATCH", "/api/me", {"name": "X"}),
        ("DELETE", "/api/me", None),
        ("POST", "/api/me/account", {"login": "nobody", "password": "12345678"}),
        ("POST", "/api/me/tokens", {"label": "X"}),
        ("POST", "/api/sign-out", {"everywhere": True}),
        ("GET", "/api/me/tables", None),
        ("GET", "/api/me/results", None),
        ("POST", "/api/tables/{table}/rematch", None),
        ("POST", "/api/tables/{table}/mute", {"seat": 0}),
        ("POST", "/api/tables", {"game": "zavarushka", "seats": [{"kind": "me"}, {"kind": "open"}]}),
        ("POST", "/api/quick-match", {"game": "zavarushka"}),
        ("POST", "/api/tables/{table}/commands", {"kind": "sit"}),
        ("POST", "/api/tables/nope/commands", {"kind": "sit"}),
    ],
)
def test_whoever_has_no_name_is_refused_what_needs_one(
    server: Server, somebody: tuple[Caller, str], method: str, path: str, body: Any
) -> None:
    _, table = somebody
    answer = nobody(server).http.request(method, path.format(table=table), json=body)
    assert answer.status_code == 401
    assert words(answer) == "Tell us your name first."
    assert [seat["kind"] for seat in nobody(server).get(f"/api/tables/{table}")["seats"]] == ["person", "open"]


@pytest.mark.parametrize(
    "path",
    [
        "/api/games",
        "/api/tables",
        "/api/lobby",
        "/api/network",
        "/api/tables/{table}",
        "/health",
        "/schema/openapi.json",
    ],
)
def test_whoever_has_no_name_may_look_around(server: Server, somebody: tuple[Caller, str], path: str) -> None:
    _, table = somebody
    assert nobody(server).http.get(path.format(table=table)).status_code == 200


def test_a_spectator_without_a_name_watches_but_every_order_is_refused(server: Server) -> None:
    table, _, lines = dealt(server)
    spectator = nobody(server).watches(table)
    assert spectator.state["you"] is None
    version = spectator.state["version"]
    assert len(ORDERS) == len(get_args(Command))
    for kind, more in ORDERS.items():
        with pytest.raises(Refused) as refused:
            spectator.does(kind, **more)
        assert (refused.value.message, refused.value.reason) == ("server-refusal-stranger", "Tell us your name first.")
    spectator.say({"kind": "ping"})
    assert spectator.hear() == {"kind": "pong"}
    assert spectator.state["version"] == version
    plays_on([*lines, spectator])


# Cookies.


def test_a_cookie_cannot_be_read_by_a_page_nor_sent_by_another_site(server: Server) -> None:
    answer = nobody(server).http.post("/api/guests", json={"name": "Ann"})
    name, *rest = answer.headers["set-cookie"].split("; ")
    assert name.startswith(f"{COOKIE}={answer.json()['id']}.0.")
    assert sorted(rest) == ["HttpOnly", "Max-Age=31536000", "Path=/", "SameSite=lax"]


def test_an_altered_or_truncated_cookie_is_nobody(server: Server) -> None:
    ann, bob = guest(server, "Ann"), guest(server, "Bob")
    good = cookie_of(ann)
    id, epoch, stamp, signature = good.split(".")
    other = cookie_of(bob).split(".")
    assert shows(server, good).json()["name"] == "Ann"
    flipped = ("0" if signature[0] != "0" else "1") + signature[1:]
    bad = [
        "",
        ".",
        "..",
        "...",
        id,
        f"{id}.{epoch}",
        f"{id}.{epoch}.",
        f"{id}.{epoch}.{stamp}",
        f"{id}.{epoch}.{stamp}.",
        f"{id}..{stamp}.{signature}",
        f"{id}.{epoch}..{signature}",
        f".{epoch}.{stamp}.{signature}",
        f"{id}.{epoch}.{signature}",
        f"{id}.{stamp}.{signature}",
        good[:-1],
        good[: len(good) // 2],
        good[1:],
        good + "0",
        good + ".",
        good + "!",
        good + "%0A",
        good * 2,
        f"{id}.{epoch}.{stamp}.{flipped}",
        f"{id}.{epoch}.{stamp}.{signature.upper()}" if signature.upper() != signature else f"{id}.{epoch}.{stamp}.x",
        f"{id}.{epoch}.{stamp[:-1]}{'A' if stamp[-1] != 'A' else 'B'}.{signature}",
        f"{id}.{int(epoch) + 1}.{stamp}.{signature}",
        f"{id}.00.{stamp}.{signature}",
        f"{other[0]}.{epoch}.{stamp}.{signature}",
        f"{id}.{epoch}.{stamp}.{other[3]}",
        f"{id}.{epoch}.{stamp}.{'0' * 43}",
        f"{id}.{epoch}.{'0' * 40}",
        "x" * 4000,
    ]
    heard = {cookie: shows(server, cookie).status_code for cookie in bad}
    assert heard == dict.fromkeys(bad, 401)
    assert shows(server, good).status_code == 200


@pytest.mark.parametrize("signature", [b"%C3%A9", b"\xe9", b"\xff" * 40, b"%00", b"%ED%A0%80"])
def test_a_cookie_with_odd_letters_is_nobody(server: Server, signature: bytes) -> None:
    ann = guest(server, "Ann")
    odd = cookie_of(ann).rpartition(".")[0].encode() + b"." + signature
    assert shows(server, odd).status_code == 401
    assert shows(server, cookie_of(ann)).status_code == 200


def test_a_line_with_an_odd_cookie_is_a_spectators(server: Server) -> None:
    ann = guest(server, "Ann")
    table = ann.opens("zavarushka", ["me", "open"])
    ann.http.cookies.set(COOKIE, cookie_of(ann).rpartition(".")[0] + ".%C3%A9", domain="127.0.0.1")
    url = f"ws://127.0.0.1:{server.port}/api/tables/{table}/live"
    odd = f"{COOKIE}=x.0.%C3%A9"
    with connect(url, additional_headers={"Cookie": odd}, compression=None) as line:
        line.send(HELLO)
        assert msgspec.json.decode(line.recv(PATIENCE))["you"] is None


def test_only_our_own_key_signs_a_cookie(server: Server) -> None:
    ann = guest(server, "Ann")
    id = cookie_of(ann).partition(".")[0]
    said = f"{id}.0"
    (stored,) = kept(server, "SELECT value FROM server_secrets WHERE name = 'cookie-keys'")[0]
    (found,) = msgspec.json.decode(stored, type=list[CookieKey])
    key, (old_key,) = found.key, kept(server, "SELECT value FROM server_secrets WHERE name = 'key'")[0]
    assert shows(server, forged(key, said)).json()["id"] == id
    for other in (b"", b"another key", key[::-1], key + b"x", old_key):
        assert shows(server, forged(other, said)).status_code == 401
    for nobody_is in ("x.0", ".0", "0", f"{said}.0", f"{id}.-1", f"{id}. 0", f"{id}.1"):
        assert shows(server, forged(key, nobody_is)).status_code == 401


def test_a_forged_cookie_gets_no_seat_on_a_line(server: Server) -> None:
    ann = guest(server, "Ann")
    table = ann.opens("zavarushka", ["me", "open"])
    assert ann.watches(table).state["you"] == 0
    said = f"{cookie_of(ann).partition('.')[0]}.0"
    forger = nobody(server)
    forger.http.cookies.set(COOKIE, forged(b"another key", said))
    line = forger.watches(table)
    assert line.state["you"] is None
    with pytest.raises(Refused) as refused:
        line.does("leave")
    assert refused.value.message == "server-refusal-stranger"


def test_after_signing_out_everywhere_no_old_cookie_is_good(server: Server) -> None:
    ann = guest(server, "Ann")
    ann.post("/api/me/account", {"login": "everywhere", "password": "open sesame"})
    elsewhere = nobody(server)
    elsewhere.post("/api/sign-in", {"login": "everywhere", "password": "open sesame"})
    old = [cookie_of(ann), cookie_of(elsewhere)]
    assert [shows(server, cookie).status_code for cookie in old] == [200, 200]
    ann.post("/api/sign-out", {"everywhere": True})
    assert [shows(server, cookie).status_code for cookie in old] == [401, 401]
    assert COOKIE not in ann.http.cookies
    ann.post("/api/sign-in", {"login": "everywhere", "password": "open sesame"})
    assert shows(server, cookie_of(ann)).json()["login"] == "everywhere"
    assert cookie_of(ann) not in old
    assert [shows(server, cookie).status_code for cookie in old] == [401, 401]


def test_signing_out_here_does_not_sign_out_elsewhere(server: Server) -> None:
    ann = guest(server, "Ann")
    ann.post("/api/me/account", {"login": "here", "password": "open sesame"})
    elsewhere = nobody(server)
    elsewhere.post("/api/sign-in", {"login": "here", "password": "open sesame"})
    ann.post("/api/sign-out", {})
    assert COOKIE not in ann.http.cookies
    assert ann.http.get("/api/me").status_code == 401
    assert elsewhere.get("/api/me")["login"] == "here"


@pytest.mark.parametrize("leaving", ["sign-out", "delete"])
def test_a_line_of_somebody_who_is_gone_gives_no_more_orders(server: Server, leaving: str) -> None:
    ann = guest(server, "Ann")
    table = ann.opens("zavarushka", ["me", "open"])
    line = ann.watches(table)
    assert line.does("ready") == 2
    if leaving == "delete":
        assert ann.http.delete("/api/me").status_code == 204
    else:
        ann.post("/api/sign-out", {"everywhere": True})
    with pytest.raises((Refused, ConnectionClosed)):
        line.does("say", text="I am not here")


# Accounts.


def test_a_guest_who_becomes_an_account_keeps_everything(server: Server) -> None:
    ann = guest(server, "Ann", "pl")
    tables = [ann.opens("zavarushka", ["me", "open"]) for _ in range(2)]
    before = ann.get("/api/me")
    assert (before["kind"], before["login"]) == ("guest", None)
    cookie = cookie_of(ann)
    after = ann.post("/api/me/account", {"login": "Ann.Of.Green", "password": "open sesame"})
    assert after == {**before, "kind": "account", "login": "ann.of.green"}
    assert shows(server, cookie).json() == after
    assert [card["id"] for card in ann.get("/api/me/tables")] == tables[::-1]
    ((password, name),) = kept(server, "SELECT password, name FROM people WHERE id = ?", before["id"])
    assert name == "Ann"
    assert password.startswith("$argon2id$")
    assert "open sesame" not in password
    with pytest.raises(Refused, match=r"Masz już konto\."):
        ann.post("/api/me/account", {"login": "another", "password": "open sesame"})
    assert ann.get("/api/me") == after

    elsewhere = nobody(server)
    assert elsewhere.post("/api/sign-in", {"login": "ANN.of.green", "password": "open sesame"}) == after
    assert elsewhere.get("/api/me") == after
    assert [card["you"] for card in elsewhere.get("/api/me/tables")] == [0, 0]
    assert elsewhere.does(tables[0], "ready") == 2


def test_a_login_somebody_has_is_refused_and_changes_nothing(server: Server) -> None:
    first, second = guest(server, "First"), guest(server, "Second")
    first.post("/api/me/account", {"login": "taken", "password": "the first one"})
    for login in ("taken", "TAKEN"):
        answer = second.http.post("/api/me/account", json={"login": login, "password": "the second one"})
        assert (answer.status_code, answer.json()["message"]) == (409, "server-refusal-login-taken")
    assert second.get("/api/me")["kind"] == "guest"
    assert nobody(server).post("/api/sign-in", {"login": "taken", "password": "the first one"})["name"] == "First"
    answer = nobody(server).http.post("/api/sign-in", json={"login": "taken", "password": "the second one"})
    assert answer.status_code == 401


def test_a_wrong_password_and_a_login_of_nobody_look_the_same(server: Server) -> None:
    ann = guest(server, "Ann")
    ann.post("/api/me/account", {"login": "same", "password": "open sesame"})
    wrong = {
        "password": {"login": "same", "password": "open sesame!"},
        "login": {"login": "not-the-same", "password": "open sesame"},
    }
    heard = [nobody(server).http.post("/api/sign-in", json=body) for body in wrong.values()]
    assert [answer.status_code for answer in heard] == [401, 401]
    assert {answer.content for answer in heard} == {heard[0].content}
    assert len({tuple(sorted(answer.headers)) for answer in heard}) == 1
    assert "set-cookie" not in heard[0].headers
    assert words(heard[0]) == "Wrong login or password."
    answer = nobody(server).http.post("/api/sign-in", json=wrong["login"], headers={"Accept-Language": "ru"})
    assert words(answer) == "Неверный логин или пароль."


def test_whoever_wants_to_be_forgotten_is(server: Server) -> None:
    ann = guest(server, "Ann")
    who = ann.post("/api/me/account", {"login": "forget-me", "password": "open sesame"})["id"]
    token = ann.post("/api/me/tokens", {"label": "robot"})["token"]
    old = cookie_of(ann)
    program = {"Authorization": f"Bearer {token}"}
    assert nobody(server).http.get("/api/me", headers=program).status_code == 200
    assert ann.http.delete("/api/me").status_code == 204
    assert shows(server, old).status_code == 401
    assert nobody(server).http.get("/api/me", headers=program).status_code == 401
    table = guest(server, "Bob").opens("zavarushka", ["me", "open"])
    assert ends(server, table, HELLO, **program) == (UNAUTHORIZED, "nobody has this token")
    again = nobody(server).http.post("/api/sign-in", json={"login": "forget-me", "password": "open sesame"})
    assert (again.status_code, again.json()["message"]) == (401, "server-refusal-wrong-password")
    assert kept(server, "SELECT * FROM people WHERE id = ? OR login = 'forget-me'", who) == []
    assert kept(server, "SELECT * FROM tokens WHERE person = ?", who) == []
    newcomer = guest(server, "Newcomer")
    assert newcomer.post("/api/me/account", {"login": "forget-me", "password": "open sesame"})["name"] == "Newcomer"


def test_the_seats_of_somebody_forgotten_have_no_name(server: Server) -> None:
    ann, bob = guest(server, "Ann"), guest(server, "Rumpelstiltskin")
    table = ann.opens("zavarushka", ["me", "open"])
    bob.does(table, "sit")
    assert "Rumpelstiltskin" in nobody(server).http.get(f"/api/tables/{table}").text
    assert bob.http.delete("/api/me").status_code == 204
    assert "Rumpelstiltskin" not in nobody(server).http.get(f"/api/tables/{table}").text


# Programs.


def test_a_token_of_nobody_is_refused_even_beside_a_good_cookie(server: Server) -> None:
    ann = guest(server, "Ann")
    table = ann.opens("zavarushka", ["me", "open"])
    for token in ("nobody", "x" * 43, "é", "a b"):
        headers = [(b"Authorization", f"Bearer {token}".encode())]
        answer = ann.http.get("/api/me", headers=headers)
        assert (answer.status_code, words(answer)) == (401, "nobody has this token")
    heard = ends(server, table, HELLO, Authorization="Bearer nobody", Cookie=f"{COOKIE}={cookie_of(ann)}")
    assert heard == (UNAUTHORIZED, "nobody has this token")


@pytest.mark.parametrize("header", ["", "Bearer", "Basic {token}", "{token}", "Token {token}"])
def test_what_is_no_bearer_token_is_nobody(server: Server, header: str) -> None:
    token = guest(server, "Ann").post("/api/me/tokens", {"label": "robot"})["token"]
    answer = nobody(server).http.get("/api/me", headers={"Authorization": header.format(token=token)})
    assert (answer.status_code, words(answer)) == (401, "Tell us your name first.")


def test_a_program_with_a_token_plays_over_http_and_websocket(server: Server) -> None:
    ann = guest(server, "Ann")
    token = ann.post("/api/me/tokens", {"label": "robot"})["token"]
    program = nobody(server)
    program.http.headers["Authorization"] = f"Bearer {token}"
    assert program.get("/api/me") == ann.get("/api/me")
    table = program.opens("zavarushka", ["me", "open"])
    assert [card["id"] for card in ann.get("/api/me/tables")] == [table]
    bob = guest(server, "Bob")
    bob.does(table, "sit")
    bob.does(table, "ready")
    url = f"ws://127.0.0.1:{server.port}/api/tables/{table}/live"
    with connect(url, additional_headers={"Authorization": f"bearer {token}"}, compression=None) as line:
        line.send(HELLO)
        assert msgspec.json.decode(line.recv(PATIENCE))["you"] == 0
        line.send('{"kind":"order","number":7,"do":{"kind":"start"}}')
        heard = [msgspec.json.decode(line.recv(PATIENCE)) for _ in range(2)]
        assert {message["kind"]: message["version"] for message in heard} == {"update": 4, "done": 4}
    assert bob.get(f"/api/tables/{table}")["status"] == "playing"


def test_a_token_is_told_once_and_only_its_hash_is_kept(server: Server) -> None:
    ann = guest(server, "Ann")
    tokens = [ann.post("/api/me/tokens", {"label": "robot"}) for _ in range(2)]
    assert [list(told) for told in tokens] == [["token"], ["token"]]
    one, two = (told["token"] for told in tokens)
    assert one != two
    rows = kept(server, "SELECT hash, label FROM tokens WHERE person = ?", ann.get("/api/me")["id"])
    assert sorted(rows) == sorted((sha256(token.encode()).hexdigest(), "robot") for token in (one, two))
    assert ann.http.get("/api/me/tokens").status_code == 405
    for path in ("/api/me", "/api/me/tables"):
        assert one not in ann.http.get(path).text
    for hashed, _ in rows:
        assert nobody(server).http.get("/api/me", headers={"Authorization": f"Bearer {hashed}"}).status_code == 401


# Other sites.

OTHERS = [
    "http://evil.example",
    "https://evil.example:{port}",
    "http://127.0.0.1",
    "http://127.0.0.1:1",
    "null",
    "",
    "x",
]


@pytest.mark.parametrize("origin", [*OTHERS, "http://127.0.0.1:{port}.evil.example", "http://[", "http://[x]:{port}"])
def test_a_page_of_another_site_cannot_speak_for_its_visitors(server: Server, origin: str) -> None:
    ann, bob = guest(server, "Ann"), guest(server, "Bob")
    table = ann.opens("zavarushka", ["me", "open"])
    bad = {"Origin": origin.format(port=server.port)}
    heard = [
        bob.http.post(f"/api/tables/{table}/commands", json={"kind": "sit"}, headers=bad),
        bob.http.post("/api/guests", json={"name": "Eve"}, headers=bad),
        bob.http.post("/api/sign-out", json={"everywhere": True}, headers=bad),
        bob.http.patch("/api/me", json={"name": "Eve"}, headers=bad),
        bob.http.delete("/api/me", headers=bad),
    ]
    assert [answer.status_code for answer in heard] == [403] * 5
    assert {words(answer) for answer in heard} == {"this page may not speak for its visitors here"}
    assert all("set-cookie" not in answer.headers for answer in heard)
    assert bob.get("/api/me")["name"] == "Bob"
    assert ann.get(f"/api/tables/{table}")["seats"][1]["kind"] == "open"


@pytest.mark.parametrize("origin", ["http://evil.example", "http://127.0.0.1:1", "null", "http://["])
def test_a_page_of_another_site_cannot_listen(server: Server, origin: str) -> None:
    ann = guest(server, "Ann")
    table = ann.opens("zavarushka", ["me", "open"])
    heard = ends(server, table, HELLO, Origin=origin, Cookie=f"{COOKIE}={cookie_of(ann)}")
    assert heard == (FORBIDDEN, "this page may not speak for its visitors here")


def test_our_own_page_may_do_everything(server: Server) -> None:
    ann = guest(server, "Ann")
    ann.http.headers["Origin"] = server.url
    table = ann.opens("zavarushka", ["me", "open"])
    assert ann.does(table, "ready") == 2
    assert ann.http.patch("/api/me", json={"name": "Anna"}).json()["name"] == "Anna"
    url = f"ws://127.0.0.1:{server.port}/api/tables/{table}/live"
    headers = {"Origin": server.url, "Cookie": f"{COOKIE}={cookie_of(ann)}"}
    with connect(url, additional_headers=headers, compression=None) as line:
        line.send(HELLO)
        assert msgspec.json.decode(line.recv(PATIENCE))["you"] == 0
    assert ann.http.delete("/api/me").status_code == 204


# Tables nobody was asked to.


@pytest.mark.parametrize("guess", ["nope", "0", "AAAAAAAAAAAA", "%00", "' OR 1=1 --", "../me", "x" * 2000, "стол"])
def test_a_guessed_table_is_not_there(server: Server, guess: str) -> None:
    ann = guest(server, "Ann")
    path = f"/api/tables/{httpx.URL('/' + guess.replace('/', '%2F').replace(' ', '%20')).raw_path.decode()[1:]}"
    said = {"en": "There is no such table.", "ru": "Такого стола нет.", "pl": "Nie ma takiego stołu."}
    for language, reason in said.items():
        headers = {"Accept-Language": "en"}
        ann.http.patch("/api/me", json={"language": language})
        heard = [
            nobody(server).http.get(path, headers={"Accept-Language": language}),
            nobody(server).http.get(f"{path}/record", headers={"Accept-Language": language}),
            nobody(server).http.get(f"{path}/replay", headers={"Accept-Language": language}),
            ann.http.post(f"{path}/rematch", headers=headers),
            ann.http.post(f"{path}/mute", json={"seat": 0}, headers=headers),
            ann.http.post(f"{path}/commands", json={"kind": "sit"}, headers=headers),
        ]
        if "/" in guess:
            assert {answer.status_code for answer in heard} <= {404, 405}
            continue
        assert [(answer.status_code, words(answer)) for answer in heard] == [(404, reason)] * 6
    if guess.isascii() and "/" not in guess:
        assert ends(server, guess.replace(" ", "%20"), HELLO) == (NOT_FOUND, "there is no such table")


def test_one_letter_more_or_less_is_another_table(server: Server) -> None:
    ann = guest(server, "Ann")
    table = ann.opens("zavarushka", ["me", "open"])
    for guess in (table[:-1], table + "0", table.swapcase(), table[::-1]):
        assert ann.http.get(f"/api/tables/{guess}").status_code == 404
        assert ends(server, guess, HELLO)[0] == NOT_FOUND
    assert ann.http.get(f"/api/tables/{table}").status_code == 200


def test_a_private_table_is_on_nobodys_list(server: Server) -> None:
    ann, bob = guest(server, "Ann"), guest(server, "Bob")
    private = ann.opens("zavarushka", ["me", "open"])
    public = ann.opens("zavarushka", ["me", "open"], public=True)
    listed = [card["id"] for card in bob.get("/api/tables")]
    assert public in listed
    assert private not in listed
    assert bob.get("/api/me/tables") == []


def test_guesses_leave_nothing_behind(tmp_path: Path) -> None:
    async def guess() -> int:
        store = Store(f"sqlite:///{tmp_path / 'guesses.sqlite3'}")
        await asyncio.to_thread(store.migrate)
        store.open()
        rooms = Rooms(store, Workers(), shared=False)
        for number in range(20):
            with pytest.raises(Refusal):
                await rooms.find(f"guess-{number}")
        await rooms.close()
        await asyncio.to_thread(store.close)
        return len(rooms._loading) + len(rooms.cache)

    assert asyncio.run(guess()) == 0


# Other people's seats.


def test_whoever_has_no_seat_plays_for_nobody(server: Server) -> None:
    table, _, lines = dealt(server)
    eve = guest(server, "Eve")
    line = eve.watches(table)
    version = line.state["version"]
    number = next(line.decision["number"] for line in lines if line.decision is not None)
    for kind in OF_A_SEAT:
        more = {**ORDERS[kind], **({"decision": number} if kind == "act" else {})}
        for does in (line.does, lambda kind, **more: eve.does(table, kind, **more)):
            with pytest.raises(Refused) as refused:
                does(kind, **more)
            assert refused.value.reason == "You have no seat at this table."
    assert eve.get(f"/api/tables/{table}")["status"] == "playing"
    assert eve.watches(table).state["version"] == version
    plays_on([*lines, line])


def test_before_the_game_too_whoever_has_no_seat_has_no_say(server: Server) -> None:
    ann, eve = guest(server, "Ann"), guest(server, "Eve")
    table = ann.opens("zavarushka", ["me", "open"])
    before = ann.get(f"/api/tables/{table}")
    for kind in ("leave", "ready", *OF_A_SEAT):
        with pytest.raises(Refused, match=r"^.*server-refusal-not-seated"):
            eve.does(table, kind, **ORDERS[kind])
    for kind in ("bot", "clear", "start"):
        with pytest.raises(Refused, match=r"^.*server-refusal-not-host"):
            eve.does(table, kind, **ORDERS[kind])
    with pytest.raises(Refused, match=r"^.*server-refusal-seat-taken"):
        eve.does(table, "sit", seat=0)
    assert ann.get(f"/api/tables/{table}") == before


def test_nobody_can_name_a_seat_to_answer_for(server: Server) -> None:
    table, guests, lines = dealt(server, "fairy_tale")
    number = lines[0].state["decision"]["number"]
    body = {"kind": "act", "decision": number, "action": lines[1].state["decision"]["actions"][0], "seat": 1}
    answer = guests[0].http.post(f"/api/tables/{table}/commands", json=body)
    assert answer.status_code == 400
    assert words(answer) == "this cannot be read: Object contains unknown field `seat`"
    order = msgspec.json.encode({"kind": "order", "number": 1, "do": body}).decode()
    heard = ends(server, table, HELLO, order, Cookie=f"{COOKIE}={cookie_of(guests[0])}")
    assert heard == (BAD_MESSAGE, "Object contains unknown field `seat` - at `$.do`")
    assert guests[1].watches(table).state["room"]["waiting"] == [0, 1]


def test_an_answer_goes_to_ones_own_seat_only(server: Server) -> None:
    table, guests, lines = dealt(server, "fairy_tale")
    ann, bob = lines
    assert ann.decision is not None
    assert bob.decision is not None
    theirs = [action for action in bob.decision["actions"] if action not in ann.decision["actions"]]
    assert theirs
    with pytest.raises(Refused):
        ann.acts(theirs[0])
    assert ann.does("act", decision=ann.decision["number"], action=ann.decision["actions"][0]) == 5
    ann.until(lambda state: state["version"] == 5)
    bob.until(lambda state: state["version"] == 5)
    assert ann.state["room"]["waiting"] == [1]
    assert ann.state["decision"] is None
    with pytest.raises(Refused) as refused:
        ann.does("act", decision=bob.decision["number"], action=bob.decision["actions"][0])
    assert refused.value.message == "kernel-refusal-not-asked"
    with pytest.raises(Refused) as refused:
        guests[0].does(table, "act", decision=bob.decision["number"], action=bob.decision["actions"][0])
    assert refused.value.reason == "It is not your decision now: another player is asked."
    assert [action["seat"] for action in _acts(server, table)] == [0]


def _acts(server: Server, table: str) -> list[dict[str, Any]]:
    rows = kept(server, "SELECT seat, value FROM entries WHERE \"table\" = ? AND kind = 'act' ORDER BY seq", table)
    return [{"seat": seat, **json.loads(value)} for seat, value in rows]


def test_the_number_of_another_seats_decision_is_refused(server: Server) -> None:
    dice = random.Random(7)
    for _ in range(3):
        table, guests, lines = dealt(server, "grimm_forest")
        while lines[0].state["room"]["status"] == "playing":
            numbers = [line.decision["number"] if line.decision is not None else None for line in lines]
            if None not in numbers and numbers[0] != numbers[1]:
                break
            plays_on(sorted(lines, key=lambda _: dice.random()), dice)
        else:
            continue
        version = lines[0].state["version"]
        for me, other in ((0, 1), (1, 0)):
            decision = lines[me].decision
            assert decision is not None
            with pytest.raises(Refused) as refused:
                lines[me].does("act", decision=numbers[other], action=decision["actions"][0])
            assert refused.value.message == "server-refusal-late"
            with pytest.raises(Refused, match=r"That question has been answered already; here is the present one\."):
                guests[me].does(table, "act", decision=numbers[other], action=decision["actions"][0])
        assert lines[0].does("act", decision=numbers[0], action=lines[0].state["decision"]["actions"][0]) == version + 1
        return
    pytest.fail("nobody was ever asked alone")


# What strangers see.


@pytest.mark.parametrize("game", tt.games())
def test_a_stranger_sees_what_a_spectator_may_and_nothing_else(server: Server, game: str) -> None:
    table, _, lines = dealt(server, game)
    spectator, stranger = nobody(server).watches(table), guest(server, "Eve").watches(table)
    begun = spectator.state["version"]
    dice = random.Random(11)
    for _ in range(12):
        if lines[0].state["room"]["status"] == "playing":
            plays_on([*sorted(lines, key=lambda _: dice.random()), spectator, stranger], dice)
    assert spectator.heard == stranger.heard

    ((seed, options),) = kept(server, "SELECT seed, options FROM tables WHERE id = ?", table)
    assert sha256(seed).hexdigest() == spectator.heard[0]["seed_hash"]
    play = tt.game(game)
    replayed = play.start(2, seed, json.loads(options), listen=True)
    common = set(play.start(2, seed, json.loads(options)).view(None)) - _looks(replayed, None).keys()
    assert common == {"game", "version", "seats", "options", "seat", "waiting", "over", "standings"}
    acts, told = _acts(server, table), 0
    assert len(acts) == 12
    for version, message in enumerate(spectator.heard, begun):
        if version > begun:
            act = acts[version - begun - 1]
            replayed.act(act["seat"], play.number(act["action"]))
        assert message["version"] == version
        assert message["you"] is None
        assert "decision" not in message
        assert message["room"]["seed"] is None
        assert message["view"].keys() == replayed.view(None).keys() - common
        assert message["view"] == _looks(replayed, None)
        assert replayed.story is not None
        events = json.loads(msgspec.json.encode([event.as_dict() for event in replayed.events_for(None, told)]))
        assert message["events"] == events
        told = len(replayed.story)
    assert len(spectator.heard) == 13
    for seat, line in enumerate(lines):
        assert line.state["view"] == _looks(replayed, seat)
        assert line.state["view"] != spectator.state["view"] or game == "zavarushka"


def _looks(table: tt.Table, seat: int | None) -> dict[str, Any]:
    seen: dict[str, Any] = {}
    table.public_view(seen)
    if seat is not None:
        seen |= table.private_view(seen, seat)
    found: dict[str, Any] = json.loads(msgspec.json.encode(seen))
    return found


def test_what_anybody_is_told_of_a_table_names_no_hand_and_no_seed(server: Server) -> None:
    table, guests, _ = dealt(server, "fairy_tale")
    told = [one.get(f"/api/tables/{table}") for one in (nobody(server), guest(server, "Eve"), *guests)]
    assert told == [told[0]] * 4
    terms = {"id", "game", "rules", "options", "terms", "public", "seed_hash"}
    assert told[0].keys() == {
        *terms,
        "status",
        "created",
        "seats",
        "clock",
        "waiting",
        "language",
        "version",
        "deal",
        "room",
    }
    assert told[0]["room"].keys() == {
        "status",
        "seats",
        "host",
        "waiting",
        "clocks",
        "proposal",
        "standings",
        "seed",
        "rematch",
        "undone",
        "stood_in",
        "silent",
        "reminded",
        "trouble",
    }
    assert told[0]["room"]["seed"] is None
    assert told[0]["seats"][0].keys() == {"kind", "name", "level", "ready", "away", "resigned"}
    for one in guests:
        assert one.get("/api/me")["id"] not in json.dumps(told[0])
    for path in ("record", "replay", "replay?eyes=1", "replay?eyes=none&step=0"):
        answer = guests[0].http.get(f"/api/tables/{table}/{path}")
        assert (answer.status_code, answer.json()["message"]) == (409, "server-refusal-not-over")


# Tables that cannot be.

ME, FREE = {"kind": "me"}, {"kind": "open"}
GAMES = "dark_tales, fairy_tale, grimm_forest, zavarushka"

IMPOSSIBLE: dict[str, tuple[dict[str, Any], str, dict[str, str]]] = {
    "unknown game": (
        {"game": "chess", "seats": [ME, FREE]},
        "server-refusal-no-game",
        {
            "en": f"There is no game 'chess'; there are: {GAMES}.",
            "ru": f"Нет игры «chess»; есть: {GAMES}.",
            "pl": f"Nie ma gry „chess”; są: {GAMES}.",
        },
    ),
    "unknown option": (
        {"game": "zavarushka", "seats": [ME, FREE], "options": {"wings": True}},
        "kernel-options-unknown",
        {
            "en": "This game has no option “wings”; it has: first.",
            "ru": "В этой игре нет настройки «wings»; есть: first.",
            "pl": "W tej grze nie ma opcji „wings”; są: first.",
        },
    ),
    "misspelt option": (
        {"game": "zavarushka", "seats": [ME, FREE], "options": {"frist": 0}},
        "kernel-options-unknown-near",
        {
            "en": "This game has no option “frist”. Did you mean “first”?",
            "ru": "В этой игре нет настройки «frist». Может быть, «first»?",
            "pl": "W tej grze nie ma opcji „frist”. Może „first”?",
        },
    ),
    "bad option": (
        {"game": "zavarushka", "seats": [ME, FREE], "options": {"first": 10**30}},
        "kernel-options-no-choice",
        {
            "en": f"The option “first” cannot be “{10**30}”; it can be: random, 0, 1, 2, 3.",
            "ru": f"Настройка «first» не может быть «{10**30}»; возможно: random, 0, 1, 2, 3.",
            "pl": f"Opcja „first” nie może mieć wartości „{10**30}”; może mieć: random, 0, 1, 2, 3.",
        },
    ),
    "long option": (
        {"game": "fairy_tale", "seats": [ME, FREE], "options": {"teams": "x" * 90}},
        "kernel-options-no-choice",
        {"en": f"The option “teams” cannot be “{'x' * 59}…”; it can be: false, true."},
    ),
    "no text": (
        {"game": "fairy_tale", "seats": [ME, FREE], "options": {"deck_file": True}},
        "kernel-options-no-text",
        {
            "en": "The option “deck_file” takes a text, not “true”.",
            "ru": "Настройка «deck_file» должна быть текстом, а не «true».",
            "pl": "Opcja „deck_file” musi być tekstem, a nie „true”.",
        },
    ),
    "options that clash": (
        {"game": "fairy_tale", "seats": [ME, FREE], "options": {"teams": True, "drafts": 10}},
        "kernel-options-clash",
        {
            "en": "These rules do not go together: nobody can play with them.",
            "ru": "Эти правила не сочетаются: играть по ним нельзя.",
            "pl": "Te zasady nie pasują do siebie: nie da się według nich grać.",
        },
    ),
    "one seat": (
        {"game": "zavarushka", "seats": [ME]},
        "kernel-options-seats",
        {
            "en": "With these rules the number of players can be 2, 3, 4, but not 1.",
            "ru": "По этим правилам игроков может быть 2, 3, 4, а не 1.",
            "pl": "Według tych zasad graczy może być 2, 3, 4, a nie 1.",
        },
    ),
    "no seats": ({"game": "zavarushka", "seats": []}, "kernel-options-seats", {}),
    "many seats": ({"game": "zavarushka", "seats": [FREE] * 90}, "kernel-options-seats", {}),
    "unknown level": (
        {"game": "zavarushka", "seats": [ME, {"kind": "bot", "level": "god"}]},
        "server-refusal-no-level",
        {},
    ),
    "unknown stand-in": (
        {"game": "zavarushka", "seats": [ME, FREE], "terms": {"stand_in": "god"}},
        "server-refusal-no-level",
        {},
    ),
    "a budget of one's own": (
        {"game": "zavarushka", "seats": [ME, {"kind": "bot", "level": "master:miser@1000000"}]},
        "server-refusal-own-budget",
        {
            "en": "How long a bot may think is for the server to say: write just “master:miser”.",
            "ru": "Сколько боту думать, решает сервер: напишите просто «master:miser».",
            "pl": "Jak długo bot może myśleć, ustala serwer: napisz po prostu „master:miser”.",
        },
    ),
    "a budget for the stand-in": (
        {"game": "zavarushka", "seats": [ME, FREE], "terms": {"stand_in": "strong@9"}},
        "server-refusal-own-budget",
        {},
    ),
    "two of me": (
        {"game": "zavarushka", "seats": [ME, ME]},
        "server-refusal-seated-already",
        {"en": "You have a seat here already.", "ru": "У вас здесь уже есть место.", "pl": "Masz już tutaj miejsce."},
    ),
    "a sheet that is none": (
        {"game": "fairy_tale", "seats": [ME, FREE], "options": {"deck_file": "cards = 1"}},
        "server-refusal-sheet",
        {
            "en": "This card sheet cannot be played with: the sheet has no [[card]].",
            "ru": "Играть с таким списком карт нельзя: the sheet has no [[card]].",
            "pl": "Z taką listą kart nie da się grać: the sheet has no [[card]].",
        },
    ),
    "a sheet without a bottom": (
        {"game": "dark_tales", "seats": [ME, FREE], "options": {"deck_file": "card = " + "[\n" * (DEEP // 2)}},
        "server-refusal-sheet",
        {},
    ),
}


@pytest.mark.parametrize("case", IMPOSSIBLE)
def test_a_table_that_cannot_be_is_refused_in_ones_own_words(server: Server, case: str) -> None:
    body, message, said = IMPOSSIBLE[case]
    ann = guest(server, "Ann")
    begins = {
        "en": "There is no bot “god”. A bot is a level (",
        "ru": "Нет бота «god». Бот — это уровень (",
        "pl": "Nie ma bota „god”. Bot to poziom (",
    }
    heard = []
    for language in ("en", "ru", "pl"):
        ann.http.patch("/api/me", json={"language": language})
        answer = ann.http.post("/api/tables", json=body, headers={"Accept-Language": "fr"})
        assert answer.status_code == 409
        assert answer.json()["message"] == message
        heard.append(words(answer))
        if language in said:
            assert heard[-1] == said[language]
        if message == "server-refusal-no-level":
            assert heard[-1].startswith(begins[language])
            assert "(novice, casual, strong, master)" in heard[-1]
    assert len(set(heard)) == 3
    assert ann.get("/api/me/tables") == []


def test_options_that_cannot_be_are_refused_when_seats_are_counted_too(server: Server) -> None:
    path = "/api/games/fairy_tale/seats"
    heard = {
        language: nobody(server).http.get(
            path, params={"options": '{"teams": 5}'}, headers={"Accept-Language": language}
        )
        for language in ("en", "ru", "pl")
    }
    assert {answer.status_code for answer in heard.values()} == {409}
    assert [words(answer) for answer in heard.values()] == [
        "The option “teams” cannot be “5”; it can be: false, true.",
        "Настройка «teams» не может быть «5»; возможно: false, true.",
        "Opcja „teams” nie może mieć wartości „5”; może mieć: false, true.",
    ]
    assert nobody(server).get(f"{path}?options={{}}") == [2, 3, 4]
    assert nobody(server).http.get(path, params={"options": "teams"}).status_code == 400


def test_a_language_nobody_here_speaks_is_answered_in_english(server: Server) -> None:
    for language in ("de", "", "*", "xx-ru", "é"):
        headers = [(b"Accept-Language", language.encode())]
        assert words(nobody(server).http.get("/api/me", headers=headers)) == "Tell us your name first."
    answer = nobody(server).http.get("/api/me", headers={"Accept-Language": "pl-PL,en;q=0.5"})
    assert words(answer) == "Najpierw podaj swoje imię."


def test_signing_out_everywhere_voids_the_tokens_of_ones_programs_too(server: Server) -> None:
    ann = guest(server, "Ann")
    token = ann.post("/api/me/tokens", {"label": "bot"})["token"]
    bearer = {"Authorization": f"Bearer {token}"}
    assert nobody(server).http.get("/api/me", headers=bearer).status_code == 200
    ann.post("/api/sign-out", {"everywhere": True})
    assert nobody(server).http.get("/api/me", headers=bearer).status_code == 401


# Seats that are kept for the invited.


def test_a_kept_seat_is_for_whoever_has_the_invitation(server: Server) -> None:
    ann, bob, eve = (guest(server, name) for name in ("Ann", "Bob", "Eve"))
    seats = [{"kind": "me"}, {"kind": "invited"}, {"kind": "open"}]
    opened = ann.post("/api/tables", {"game": "zavarushka", "seats": seats, "public": True})
    table, invitation = opened["id"], opened["invitation"]
    assert [seat["kind"] for seat in opened["seats"]] == ["person", "invited", "open"]
    for wrong in ("", invitation[:-1], invitation.upper() + "x", "é"):
        with pytest.raises(Refused) as refused:
            eve.does(table, "sit", seat=1, invitation=wrong)
        assert refused.value.message == "server-refusal-invited"
    with pytest.raises(Refused) as refused:
        ann.does(table, "start")
    assert refused.value.message == "server-refusal-seats-open"
    eve.does(table, "sit")
    with pytest.raises(Refused) as refused:
        guest(server, "Cat").does(table, "sit")
    assert refused.value.message == "server-refusal-invited"
    bob.does(table, "sit", invitation=invitation)
    assert [seat["name"] for seat in bob.get(f"/api/tables/{table}")["seats"]] == ["Ann", "Bob", "Eve"]


def test_only_whoever_has_opened_the_table_is_told_the_invitation(server: Server) -> None:
    ann, bob = guest(server, "Ann"), guest(server, "Bob")
    opened = ann.post("/api/tables", {"game": "zavarushka", "seats": [{"kind": "me"}, {"kind": "invited"}]})
    assert ann.watches(opened["id"]).state["invitation"] == opened["invitation"]
    bob.does(opened["id"], "sit", invitation=opened["invitation"])
    line = bob.watches(opened["id"])
    assert "invitation" not in line.state
    told = [bob.http.get(path).text for path in (f"/api/tables/{opened['id']}", "/api/me/tables", "/api/tables")]
    assert not any(opened["invitation"] in one for one in told)


def test_a_bot_can_be_put_on_a_kept_seat_and_the_host_can_sit_on_it(server: Server) -> None:
    ann = guest(server, "Ann")
    table = ann.post("/api/tables", {"game": "zavarushka", "seats": [{"kind": "invited"}] * 2})["id"]
    ann.does(table, "sit", seat=1)
    ann.does(table, "bot", seat=0, level="random")
    ann.does(table, "start")
    assert ann.get(f"/api/tables/{table}")["status"] == "playing"


def test_one_address_has_only_so_many_lines_open(tmp_path: Path) -> None:
    with Server(tmp_path, lines=20) as server:
        ann = guest(server, "Ann")
        table = ann.opens("zavarushka", ["me", "open"])
        lines = [ann.watches(table) for _ in range(20)]
        assert ends(server, table, HELLO)[0] == RATE_LIMITED
        lines.pop().close()

        def finds_room() -> bool:
            try:
                lines.append(ann.watches(table))
            except ConnectionClosed:
                return False
            return True

        eventually(finds_room, "that the line which was closed makes room for another")
        assert len(lines) == 20


def test_a_refusal_on_a_line_is_in_the_persons_language(server: Server) -> None:
    table = guest(server, "Ann").opens("zavarushka", ["me", "open"])
    for language, said in {"ru": "У вас нет места за этим столом.", "pl": "Nie masz miejsca przy tym stole."}.items():
        with pytest.raises(Refused) as refused:
            guest(server, "Eve", language).watches(table).does("resign")
        assert refused.value.reason == said


# Garbage over HTTP.

BODIES: dict[tuple[str, str], Any] = {
    ("POST", "/api/guests"): {"name": "Ann", "language": "pl"},
    ("PATCH", "/api/me"): {"name": "Ann", "language": "ru", "settings": {"sound": True, "size": 3, "theme": "dark"}},
    ("POST", "/api/me/account"): {"login": "fuzzy", "password": "open sesame"},
    ("POST", "/api/me/tokens"): {"label": "robot"},
    ("POST", "/api/network"): {"open": False},
    ("POST", "/api/quick-match"): {"game": "zavarushka"},
    ("POST", "/api/sign-in"): {"login": "fuzzy", "password": "short"},  # or it would take argon2 an hour
    ("POST", "/api/sign-out"): {"everywhere": False},
    ("POST", "/api/tables"): {
        "game": "fairy_tale",
        "seats": [{"kind": "me"}, {"kind": "bot", "level": "greedy"}, {"kind": "open"}],
        "options": {"drafts": 5, "deck_file": ""},
        "public": True,
        "terms": {"clock": {"kind": "live", "bank": 60, "refill": 5}, "stand_in": "default"},
    },
    ("POST", "/api/tables/{table}/commands"): {"kind": "act", "decision": 4, "action": "x", "mark": "m"},
    ("POST", "/api/tables/{table}/mute"): {"seat": 1, "mute": True},
    ("PUT", "/api/tables/{table}/review/privacy"): {"private": True},
    ("POST", "/api/tables/{table}/whatif"): {"step": 3, "seat": 1, "bots": ["casual"]},
    ("POST", "/api/tables/{table}/whatif/endings"): {"step": 3, "games": 2, "bots": ["casual"], "seat": 0},
    ("POST", "/api/puzzles/{game}/{number}/answers"): {"action": "pass"},
    ("POST", "/api/challenges"): {"game": "zavarushka", "bots": ["novice"], "seat": 1, "options": {"first": 0}},
    ("POST", "/api/duplicates"): {"game": "zavarushka", "tables": 2, "seats": ["", "novice"], "options": {"first": 0}},
}
KNOWN = {"game": "zavarushka", "number": 1}
BODILESS = (
    ("POST", "/api/tables/{table}/rematch"),
    ("POST", "/api/tables/{table}/review"),
    ("POST", "/api/challenges/{challenge}/play"),
    ("POST", "/api/duplicates/{duplicate}/close"),
)

WRONG: list[tuple[str, str, Any, str]] = [
    ("POST", "/api/guests", {}, "name"),
    ("POST", "/api/guests", {"name": ""}, "name"),
    ("POST", "/api/guests", {"name": "x" * 41}, "name"),
    ("POST", "/api/guests", {"name": 7}, "name"),
    ("POST", "/api/guests", {"name": None}, "name"),
    ("POST", "/api/guests", {"name": ["Ann"]}, "name"),
    ("POST", "/api/guests", {"name": "Ann", "language": "de"}, "language"),
    ("POST", "/api/guests", {"name": "Ann", "kind": "account"}, "kind"),
    ("POST", "/api/guests", {"name": "Ann", "id": "me"}, "id"),
    ("PATCH", "/api/me", {"name": "x" * 41}, "name"),
    ("PATCH", "/api/me", {"epoch": 5}, "epoch"),
    ("PATCH", "/api/me", {"id": "me"}, "id"),
    ("PATCH", "/api/me", {"kind": "account"}, "kind"),
    ("PATCH", "/api/me", {"login": "root"}, "login"),
    ("PATCH", "/api/me", {"settings": []}, "settings"),
    ("PATCH", "/api/me", {"settings": {"a": {"b": 1}}}, "settings"),
    ("PATCH", "/api/me", {"settings": {"a": 1.5}}, "settings"),
    ("POST", "/api/me/account", {"login": "short", "password": "1234567"}, "password"),
    ("POST", "/api/me/account", {"login": "long", "password": "x" * 201}, "password"),
    ("POST", "/api/me/account", {"login": "x", "password": "12345678"}, "login"),
    ("POST", "/api/me/account", {"login": "x" * 61, "password": "12345678"}, "login"),
    ("POST", "/api/me/account", {"login": "two words", "password": "12345678"}, "login"),
    ("POST", "/api/me/account", {"login": "word\n", "password": "12345678"}, "login"),
    ("POST", "/api/me/account", {"login": "nopassword"}, "password"),
    ("POST", "/api/me/account", {"login": "int", "password": 12345678}, "password"),
    ("POST", "/api/me/tokens", {}, "label"),
    ("POST", "/api/me/tokens", {"label": "x" * 41}, "label"),
    ("POST", "/api/me/tokens", {"label": "x", "person": "me"}, "person"),
    ("POST", "/api/sign-in", {"login": "ann"}, "password"),
    ("POST", "/api/sign-in", {"login": ["ann"], "password": "12345678"}, "login"),
    ("POST", "/api/sign-out", {"everywhere": "yes"}, "everywhere"),
    ("POST", "/api/sign-out", {"who": "bob"}, "who"),
    ("POST", "/api/tables", {}, "game"),
    ("POST", "/api/tables", {"game": "zavarushka"}, "seats"),
    ("POST", "/api/tables", {"game": "x" * 41, "seats": [ME, FREE]}, "game"),
    ("POST", "/api/tables", {"game": "zavarushka", "seats": 2}, "seats"),
    ("POST", "/api/tables", {"game": "zavarushka", "seats": [ME, {}]}, "kind"),
    ("POST", "/api/tables", {"game": "zavarushka", "seats": [ME, {"kind": "king"}]}, "king"),
    ("POST", "/api/tables", {"game": "zavarushka", "seats": [ME, "open"]}, "seats"),
    ("POST", "/api/tables", {"game": "zavarushka", "seats": [ME, {"kind": "bot", "level": "x" * 41}]}, "seats"),
    ("POST", "/api/tables", {"game": "zavarushka", "seats": [ME, FREE], "options": [1]}, "options"),
    ("POST", "/api/tables", {"game": "zavarushka", "seats": [ME, FREE], "options": {"first": None}}, "options"),
    ("POST", "/api/tables", {"game": "zavarushka", "seats": [ME, FREE], "seed": "00"}, "seed"),
    ("POST", "/api/tables", {"game": "zavarushka", "seats": [ME, FREE], "host": "bob"}, "host"),
    ("POST", "/api/tables", {"game": "zavarushka", "seats": [ME, FREE], "terms": {"clock": {"kind": "sun"}}}, "sun"),
    (
        "POST",
        "/api/tables",
        {"game": "zavarushka", "seats": [ME, FREE], "terms": {"clock": {"kind": "live", "bank": 9}}},
        "bank",
    ),
    ("POST", "/api/tables", {"game": "zavarushka", "seats": [ME, {"kind": "open", "person": "bob"}]}, "person"),
    ("POST", "/api/tables", {"game": "zavarushka", "seats": [ME, FREE], "terms": {"klock": {"kind": "live"}}}, "klock"),
    (
        "POST",
        "/api/tables",
        {"game": "zavarushka", "seats": [ME, FREE], "terms": {"clock": {"kind": "live", "banc": 60}}},
        "banc",
    ),
    ("POST", "/api/tables/{table}/commands", {}, "kind"),
    ("POST", "/api/tables/{table}/commands", {"kind": "fly"}, "fly"),
    ("POST", "/api/tables/{table}/commands", {"kind": 5}, "kind"),
    ("POST", "/api/tables/{table}/commands", {"kind": "sit", "seat": -1}, "seat"),
    ("POST", "/api/tables/{table}/commands", {"kind": "sit", "seat": 10}, "seat"),
    ("POST", "/api/tables/{table}/commands", {"kind": "sit", "who": "bob"}, "who"),
    ("POST", "/api/tables/{table}/commands", {"kind": "bot"}, "seat"),
    ("POST", "/api/tables/{table}/commands", {"kind": "act", "action": 1}, "decision"),
    ("POST", "/api/tables/{table}/commands", {"kind": "act", "decision": 1}, "action"),
    ("POST", "/api/tables/{table}/commands", {"kind": "act", "decision": 1, "action": True}, "action"),
    ("POST", "/api/tables/{table}/commands", {"kind": "act", "decision": 1, "action": "x" * 81}, "action"),
    ("POST", "/api/tables/{table}/commands", {"kind": "act", "decision": 1, "action": 1, "mark": "x" * 41}, "mark"),
    ("POST", "/api/tables/{table}/commands", {"kind": "act", "decision": 1.5, "action": 1}, "decision"),
    ("POST", "/api/tables/{table}/commands", {"kind": "say"}, "text"),
    ("POST", "/api/tables/{table}/commands", {"kind": "say", "text": ""}, "text"),
    ("POST", "/api/tables/{table}/commands", {"kind": "say", "text": "x" * 501}, "text"),
    ("POST", "/api/tables/{table}/commands", {"kind": "propose", "what": "peace"}, "peace"),
    ("POST", "/api/tables/{table}/mute", {}, "seat"),
    ("POST", "/api/tables/{table}/mute", {"seat": 10}, "seat"),
    ("POST", "/api/tables/{table}/mute", {"seat": None}, "seat"),
    ("POST", "/api/tables/{table}/mute", {"seat": 1, "version": 2}, "seat"),
    ("POST", "/api/tables/{table}/mute", {"version": "2"}, "version"),
    ("POST", "/api/tables/{table}/mute", {"seat": 1, "who": "bob"}, "who"),
]
LAX: list[tuple[str, Any, str]] = [
    ("/api/sign-out", {"everywhere": "true"}, "everywhere"),
    ("/api/sign-out", {"everywhere": 1}, "everywhere"),
    ("/api/tables", {"game": "zavarushka", "seats": [ME, FREE], "public": 1}, "public"),
    ("/api/tables/{table}/commands", {"kind": "bot", "seat": "1"}, "seat"),
    ("/api/tables/{table}/commands", {"kind": "ready", "ready": "no"}, "ready"),
    ("/api/tables/{table}/commands", {"kind": "ready", "ready": "0"}, "ready"),
]


@pytest.mark.parametrize(("path", "body", "named"), LAX)
def test_a_type_is_as_strict_over_http_as_on_a_line(server: Server, path: str, body: Any, named: str) -> None:
    ann = guest(server, "Ann")
    answer = ann.http.post(path.format(table=ann.opens("zavarushka", ["me", "open"])), json=body)
    assert answer.status_code == 400
    assert named in words(answer)


@pytest.mark.parametrize(("method", "path", "body", "named"), WRONG)
def test_a_wrong_field_is_named(somebody: tuple[Caller, str], method: str, path: str, body: Any, named: str) -> None:
    ann, table = somebody
    before = ann.get("/api/me"), ann.get(f"/api/tables/{table}"), ann.get("/api/me/tables")
    answer = ann.http.request(method, path.format(table=table), json=body)
    assert answer.status_code == 400
    assert words(answer).startswith("this cannot be read: ")
    assert named in words(answer)
    assert (ann.get("/api/me"), ann.get(f"/api/tables/{table}"), ann.get("/api/me/tables")) == before


GARBAGE: dict[str, bytes] = {
    "nothing": b"",
    "a space": b" ",
    "no JSON": b"name=Ann",
    "half": b'{"name": "An',
    "open": b"{",
    "null": b"null",
    "a number": b"1",
    "a list": b"[]",
    "a string": b'"Ann"',
    "twice": b"{}{}",
    "a comma": b'{"name": "Ann",}',
    "single quotes": b"{'name': 'Ann'}",
    "no number": b'{"name": NaN}',
    "half a surrogate": b'{"name": "\\ud800"}',
    "a number without end": b'{"name": ' + b"9" * 50_000 + b"}",
    "a byte order mark": b'\xef\xbb\xbf{"name": "Ann"}',
    "no UTF-8": b'{"name": "\xff\xfe"}',
    "no UTF-8 in a key": b'{"\xff": 1}',
    "UTF-16": '{"name": "Ann"}'.encode("utf-16"),
    "deep lists": b"[" * DEEP,
    "a deep list": b"[" * DEEP + b"]" * DEEP,
    "deep objects": b'{"x":' * DEEP + b"1" + b"}" * DEEP,
    "a deep field": b'{"x":' + b"[" * DEEP + b"]" * DEEP + b',"kind":"sit"}',
    "zeros": b"\0" * 100,
}


@pytest.mark.parametrize("garbage", GARBAGE)
def test_garbage_is_refused_in_words(somebody: tuple[Caller, str], garbage: str) -> None:
    ann, table = somebody
    heard = {
        route: ann.http.request(route[0], route[1].format(table=table, **KNOWN), content=GARBAGE[garbage], headers=JSON)
        for route in BODIES
    }
    assert {route: answer.status_code for route, answer in heard.items()} == dict.fromkeys(BODIES, 400)
    assert all(words(answer) for answer in heard.values())
    assert ann.get("/api/me")["name"] == "Ann"


def test_a_deep_field_of_a_seat_is_refused_in_words(server: Server) -> None:
    seat = '{"kind":"open","x":' + "[" * DEEP + "]" * DEEP + "}"
    body = '{"game":"zavarushka","seats":[{"kind":"me"},' + seat + "]}"
    answer = guest(server, "Ann").http.post("/api/tables", content=body, headers=JSON)
    assert answer.status_code == 400
    assert words(answer)


@pytest.mark.parametrize("chunked", [False, True])
def test_a_huge_body_is_refused(somebody: tuple[Caller, str], chunked: bool) -> None:
    ann, table = somebody
    huge = b'{"name": "' + b"x" * 400_000 + b'"}'
    for method, path in BODIES:
        content: Any = iter([huge[:200_000], huge[200_000:]]) if chunked else huge
        answer = ann.http.request(method, path.format(table=table, **KNOWN), content=content, headers=JSON)
        assert (answer.status_code, words(answer)) == (413, f"a request has at most {LARGEST_BODY} bytes")
    assert ann.get("/api/me")["name"] == "Ann"


def test_what_is_not_there_is_not_there(server: Server) -> None:
    ann = guest(server, "Ann")
    assert ann.http.get("/api/people").status_code == 404
    assert ann.http.get("/api/nothing").status_code == 404
    assert ann.http.put("/api/me", json={"name": "Eve"}).status_code == 405
    assert ann.http.delete("/api/tables").status_code == 405
    assert ann.http.get("/api/guests").status_code == 405


# Garbage over a WebSocket.

ORDER = '{{"kind":"order","number":1,"do":{}}}'
FIRST: dict[str, str | bytes] = {
    "not JSON": "blah",
    "nothing": "",
    "a ping": PING,
    "an order": ORDER.format('{"kind":"say","text":"x"}'),
    "binary": HELLO.encode(),
    "an unknown field": '{"kind":"hello","who":"bob"}',
    "a wrong type": '{"kind":"hello","have":"all"}',
    "a list": '[{"kind":"hello"}]',
    "deep": "[" * 8000 + "]" * 8000,
    "a deep field": '{"x":' + "[" * 7000 + "]" * 7000 + ',"kind":"hello"}',
}
LATER: dict[str, str | bytes] = {
    "not JSON": "blah",
    "nothing": "",
    "another hello": HELLO,
    "binary": PING.encode(),
    "binary garbage": bytes(range(256)),
    "an unknown kind": '{"kind":"fly"}',
    "an unknown order": ORDER.format('{"kind":"fly"}'),
    "an unknown order in Russian": ORDER.format('{"kind":"' + "лети" * 20 + '"}'),
    "an unknown order in pictures": ORDER.format('{"kind":"' + "\N{DRAGON}" * 90 + '"}'),
    "an order for nothing": '{"kind":"order","number":1}',
    "an order without a number": '{"kind":"order","do":{"kind":"undo"}}',
    "a list": "[]",
    "null": "null",
    "half": '{"kind":"pi',
    "an unknown field": '{"kind":"ping","x":1}',
    "a wrong type": ORDER.format('{"kind":"act","decision":"4","action":0}'),
    "long": ORDER.format('{"kind":"say","text":"' + "x" * 9000 + '"}'),
    "long spaces": PING + " " * 9000,
    "half a surrogate": ORDER.format('{"kind":"say","text":"\\ud800"}'),
    "a number without end": '{"kind":"order","number":' + "9" * 7000 + ',"do":{"kind":"undo"}}',
    "deep": "[" * 3900 + "]" * 3900,
    "a deep field": '{"x":' + "[" * 3900 + "]" * 3900 + ',"kind":"ping"}',
    "a deep order": '{"kind":"order","number":1,"do":{"x":' + "[" * 3900 + "]" * 3900 + ',"kind":"undo"}}',
}


@pytest.fixture(scope="module")
def game_on(server: Server) -> tuple[str, list[Guest], list[Line]]:
    return dealt(server, "fairy_tale")


@pytest.mark.parametrize("garbage", FIRST)
def test_a_line_that_does_not_say_hello_is_closed(
    server: Server, game_on: tuple[str, list[Guest], list[Line]], garbage: str
) -> None:
    table, guests, lines = game_on
    heard = ends(server, table, FIRST[garbage], Cookie=f"{COOKIE}={cookie_of(guests[0])}")
    assert heard == (BAD_MESSAGE, "the first word must be hello")
    plays_on(lines)


@pytest.mark.parametrize("garbage", LATER)
def test_garbage_on_a_line_closes_it_for_a_reason_and_hurts_nobody(
    server: Server, game_on: tuple[str, list[Guest], list[Line]], garbage: str
) -> None:
    table, guests, lines = game_on
    code, reason = ends(server, table, HELLO, LATER[garbage], Cookie=f"{COOKIE}={cookie_of(guests[0])}")
    assert code == BAD_MESSAGE
    assert len(reason) > 3
    if garbage.startswith("long"):
        assert reason == "that is too long"
    plays_on(lines)


@pytest.mark.parametrize("first", [(), (HELLO,)])
def test_a_very_long_message_is_not_even_read(
    server: Server, game_on: tuple[str, list[Guest], list[Line]], first: tuple[str, ...]
) -> None:
    table, guests, lines = game_on
    code, reason = ends(server, table, *first, "x" * 100_000, Cookie=f"{COOKIE}={cookie_of(guests[0])}")
    assert code == TOO_BIG
    assert reason == "frame with 100000 bytes exceeds limit of 16384 bytes"
    plays_on(lines)


@pytest.mark.parametrize("have", [-1, 10**6, 10**30])
def test_a_version_that_never_was_gets_the_whole_story(game_on: tuple[str, list[Guest], list[Line]], have: int) -> None:
    table, guests, lines = game_on
    assert guests[0].watches(table, have).state == guests[0].watches(table).state
    plays_on(lines)


def test_a_number_too_large_for_a_machine_is_answered_all_the_same(server: Server) -> None:
    table, guests, lines = dealt(server)
    line = guests[0].watches(table)
    line.number = 10**30
    with pytest.raises(Refused):
        line.does("act", decision=10**30, action=10**30)
    settings = {"settings": {"size": 10**30}}
    answer = guests[0].http.patch("/api/me", json=settings)
    assert (answer.status_code, answer.json()["settings"]) == (200, settings["settings"])
    plays_on([*lines, line])


def test_a_line_to_nowhere_is_not_opened(server: Server) -> None:
    for path in ("/api/live", "/api/tables", "/health", "/"):
        with pytest.raises(Exception, match=r"HTTP 40[34]"), connect(f"ws://127.0.0.1:{server.port}{path}"):
            pass


# Limits.


def test_one_host_cannot_bring_guests_without_end(strict: Server) -> None:
    eve = comes_from(strict, "127.0.0.2")
    heard = [eve.http.post("/api/guests", json={"name": f"Eve {number}"}) for number in range(PACE + 3)]
    assert [answer.status_code for answer in heard] == [201] * PACE + [429] * 3
    assert words(heard[-1]) == "That is too much at once; wait a little."
    assert "set-cookie" not in heard[-1].headers
    assert eve.get("/api/me")["name"] == f"Eve {PACE - 1}"
    table = eve.opens("zavarushka", ["me", "open"])
    bob = comes_from(strict, "127.0.0.3", "Bob")
    assert bob.does(table, "sit") == 2


def test_passwords_cannot_be_tried_without_end(strict: Server) -> None:
    ann = comes_from(strict, "127.0.0.4", "Ann")
    right = {"login": "ann", "password": "open sesame"}
    ann.post("/api/me/account", right)
    eve = comes_from(strict, "127.0.0.5")
    tried = [eve.http.post("/api/sign-in", json={**right, "password": f"sesame {n}!"}) for n in range(PACE)]
    assert [answer.status_code for answer in tried] == [401] * PACE
    assert eve.http.post("/api/sign-in", json=right).status_code == 429
    elsewhere = comes_from(strict, "127.0.0.6")
    assert elsewhere.post("/api/sign-in", right)["name"] == "Ann"


def test_nobody_opens_tables_without_end(strict: Server) -> None:
    ann, bob = comes_from(strict, "127.0.0.7", "Ann"), comes_from(strict, "127.0.0.7", "Bob")
    body = {"game": "zavarushka", "seats": [ME, FREE]}
    heard = [ann.http.post("/api/tables", json=body) for _ in range(PACE + 2)]
    assert [answer.status_code for answer in heard] == [201] * PACE + [429] * 2
    assert words(heard[-1]) == "That is too much at once; wait a little."
    assert len(ann.get("/api/me/tables")) == PACE
    assert bob.http.post("/api/tables", json=body).status_code == 201
    assert bob.does(heard[0].json()["id"], "sit") == 2


def test_nobody_gives_orders_without_end(strict: Server) -> None:
    ann, bob = comes_from(strict, "127.0.0.8", "Ann"), comes_from(strict, "127.0.0.8", "Bob")
    table = ann.opens("zavarushka", ["me", "open"])
    done = 0
    path, order = f"/api/tables/{table}/commands", {"kind": "say", "text": "!"}
    while (answer := ann.http.post(path, json=order)).status_code == 200:
        done += 1
    assert answer.status_code == 429
    assert words(answer) == "That is too much at once; wait a little."
    assert done == 2 * PACE
    assert bob.does(table, "sit") == 1 + done + 1
    assert [said["text"] for said in bob.watches(table).state["talk"]] == ["!"] * done


def _asks_without_end(caller: Caller, method: str, path: str, **more: Any) -> tuple[int, httpx.Response]:
    """How often somebody was heard until it was too often, and what they were told then."""
    heard = 0
    while (answer := caller.http.request(method, path, **more)).status_code == 200:
        heard += 1
    return heard, answer


def test_nobody_asks_without_end_but_the_page_is_for_everybody(strict: Server) -> None:
    ann, bob = comes_from(strict, "127.0.0.18", "Ann"), comes_from(strict, "127.0.0.19", "Bob")
    heard, answer = _asks_without_end(ann, "GET", "/api/games", headers={"Accept-Language": "pl"})
    assert heard == 20 * PACE - 1  # and that somebody came
    assert (answer.status_code, words(answer)) == (429, "Za szybko. Odczekaj chwilę.")
    assert [ann.http.get(f"{strict.url}//api/games").status_code for _ in range(5)] == [429] * 5
    for path in ("/", "/health", "/icon.svg"):
        assert {ann.http.get(path).status_code for _ in range(PACE)} <= {200, 404}
    assert bob.get("/api/me")["name"] == "Bob"


def test_nobody_changes_things_without_end(strict: Server) -> None:
    ann, bob = comes_from(strict, "127.0.0.20", "Ann"), comes_from(strict, "127.0.0.21", "Bob")
    heard, answer = _asks_without_end(ann, "PATCH", "/api/me", json={"settings": {"theme": "x" * 200}})
    assert heard == 5 * PACE - 1
    assert (answer.status_code, words(answer)) == (429, "That is too much at once; wait a little.")
    assert ann.get("/api/me")["name"] == "Ann"
    assert bob.http.patch("/api/me", json={"name": "Bobby"}).status_code == 200


def test_strangers_at_a_table_do_not_use_up_what_those_who_sit_there_may_do(strict: Server) -> None:
    ann = comes_from(strict, "127.0.0.11", "Ann")
    table = ann.opens("zavarushka", ["me", "open"])
    strangers = [comes_from(strict, f"127.0.0.{number}", "Eve") for number in range(12, 18)]
    path, order = f"/api/tables/{table}/commands", {"kind": "undo"}
    heard = [eve.http.post(path, json=order).status_code for _ in range(2 * PACE) for eve in strangers]
    assert heard.count(429) > PACE * len(strangers)
    line, other = ann.watches(table), strangers[0].watches(table)
    with pytest.raises(Refused, match="too much at once"):
        _speak_without_end(other)
    for _ in range(PACE):
        ann.does(table, "say", text="here")
        line.does("say", text="and there")


def _speak_without_end(line: Line) -> None:
    while True:
        line.does("say", text="!")


def test_an_order_that_comes_too_fast_on_a_line_is_refused_and_the_line_stays(strict: TimedServer) -> None:
    ann = comes_from(strict, "127.0.0.10", "Ann")
    line = ann.watches(ann.opens("zavarushka", ["me", "open"]))
    with pytest.raises(Refused, match="too much at once"):
        _speak_without_end(line)
    done = line.number - 1
    assert done >= 2 * PACE

    strict.pass_time(2 / PACE)
    assert line.does("say", text="again") == 1 + done + 1


def _ping_without_end(line: Line) -> None:
    while True:
        line.say({"kind": "ping"})
        line.hear()


def test_a_line_that_talks_without_end_is_closed_and_nobody_else_is(strict: Server) -> None:
    ann, bob = comes_from(strict, "127.0.0.9", "Ann"), comes_from(strict, "127.0.0.9", "Bob")
    table = ann.opens("zavarushka", ["me", "open"])
    line, other = bob.watches(table), ann.watches(table)
    with pytest.raises(ConnectionClosed) as closed:
        _ping_without_end(line)
    assert closed.value.rcvd is not None
    assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (RATE_LIMITED, "that is too much at once")
    pongs = line.heard.count({"kind": "pong"})
    assert pongs == 2 * FLOOD_FACTOR * PACE
    assert other.does("ready") == 2
    assert bob.watches(table).does("sit") == 3
    assert other.until(lambda state: state["version"] == 3)["room"]["seats"][1]["name"] == "Bob"


# What the server says of itself.


def test_the_page_of_the_interface_names_every_route(server: Server) -> None:
    schema = nobody(server).http.get("/schema/openapi.json").json()
    named = {(method, path) for path, found in schema["paths"].items() for method in found}
    assert all(isinstance(handler, HTTPRouteHandler) for handler in HANDLERS)
    routes = {
        (method.lower(), path.replace(":str", "").replace(":int", "").rstrip("/"))
        for handler in HANDLERS
        for path in handler.paths
        for method in handler.http_methods
        if method != "OPTIONS"
    }
    assert named == routes
    assert len(routes) == len(HANDLERS)
    assert all(operation["summary"] for found in schema["paths"].values() for operation in found.values())
    assert {(method.lower(), path) for method, path in (*BODIES, *BODILESS)} == {
        route for route in routes if route[0] in ("post", "patch", "put")
    }
    assert schema["info"] == {"title": "Taletable", "version": tt.__version__}
    page = nobody(server).http.get("/api")
    assert page.status_code == 200
    assert page.headers["content-type"].startswith("text/html")
    assert all(path in page.text for path in schema["paths"])


def test_the_server_says_that_it_is_well(server: Server) -> None:
    assert nobody(server).get("/health") == {"status": "ok", "version": tt.__version__, "bus": None}


# Chance.


@pytest.mark.parametrize("route", BODIES, ids=" ".join)
def test_no_body_whatever_breaks_the_server(server: Server, route: tuple[str, str]) -> None:
    dice = random.Random(" ".join(route))
    ann = guest(server, "Ann")
    table = ann.opens("zavarushka", ["me", "open"])
    headers = {**JSON, "Cookie": f"{COOKIE}={cookie_of(ann)}"}
    url = server.url + route[1].format(table=table, **KNOWN)
    heard: dict[int, int] = {}
    broken = []
    with httpx.Client(timeout=PATIENCE, verify=TLS) as http:
        for _ in range(300):
            content = mangled(dice, BODIES[route])
            http.cookies.clear()
            answer = http.request(route[0], url, content=content, headers=headers)
            heard[answer.status_code] = heard.get(answer.status_code, 0) + 1
            if answer.status_code >= 500:
                broken.append(content)
            elif answer.status_code >= 400:
                assert words(answer)
    assert broken == []
    assert heard.keys() <= {200, 201, 204, 400, 401, 409, *([403] if route[1] == "/api/network" else [])}
    assert heard[400] > 100
    assert sum(count for status, count in heard.items() if status != 400) > (3 if route[1] == "/api/sign-in" else 20)
    assert nobody(server).get("/health")["status"] == "ok"
    assert guest(server, "Bob").does(table, "sit") > 1


def test_no_message_whatever_breaks_a_table(server: Server) -> None:
    dice = random.Random(5)
    _, _, others = dealt(server, "fairy_tale")
    table, guests, _ = dealt(server, "fairy_tale")
    url = f"ws://127.0.0.1:{server.port}/api/tables/{table}/live"
    headers = {"Cookie": f"{COOKIE}={cookie_of(guests[0])}"}
    heard: dict[object, int] = {}
    broken = []
    for _ in range(200):
        kind = dice.choice([*ORDERS, "act", "act"])
        message = mangled(dice, {"kind": "order", "number": 1, "do": {"kind": kind, **ORDERS[kind]}})
        text = message.decode("utf-8", "replace")
        with connect(url, additional_headers=headers, compression=None) as line:
            line.send(HELLO)
            line.recv(PATIENCE)
            found: object = None
            try:
                line.send(text)
                line.send(PING)
                while (told := msgspec.json.decode(line.recv(PATIENCE)))["kind"] != "pong":
                    found = told["kind"] if told["kind"] in ("done", "refused") else found
            except ConnectionClosed as closed:
                found = closed.rcvd.code if closed.rcvd is not None and closed.rcvd.reason else 1006
        heard[found] = heard.get(found, 0) + 1
        if found not in ("done", "refused", None, BAD_MESSAGE):
            broken.append(text)
    assert broken == []
    assert heard.keys() >= {"done", "refused", BAD_MESSAGE}
    assert heard[BAD_MESSAGE] > 60
    assert guests[1].get(f"/api/tables/{table}")["status"] == "playing"
    assert guests[1].watches(table).does("say", text="Still here") > 4
    plays_on(others)


def test_none_of_this_was_too_much_for_the_server(server: Server) -> None:
    assert server.child is not None
    assert server.child.poll() is None
    log = server.log()
    assert "Traceback" not in log
    assert "something went wrong" not in log
    assert "does not replay" not in log
