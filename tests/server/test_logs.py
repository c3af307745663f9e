"""Lines of the log are JSON, and name no table, no person, no address and no secret, whatever goes wrong."""

from __future__ import annotations

import contextlib
import json
import logging
import sqlite3
from typing import TYPE_CHECKING, Any

import httpx
import pytest
from sqlalchemy.exc import OperationalError

from taletable.server.logs import JsonFormatter, TextFormatter, discreet_traceback, fingerprint
from tests.kit.waiting import PATIENCE, eventually
from tests.server.kit import TLS, Guest, Refused, Server, play_out
from tests.server.sockets import Configured, Connection, exchange
from tests.server.test_http_limits import HALF

if TYPE_CHECKING:
    from pathlib import Path

HERE = "127.0.0.77"
NAMES = ("Annabelle", "Bartholomew", "Cunningham")
PASSWORD = "correct-horse-battery"
WORDS = "meet me at the old mill"


class FarGuest(Guest):
    """Somebody who comes from an address of their own."""

    def __init__(self, server: Server) -> None:
        super().__init__(server)
        self.http = httpx.Client(
            base_url=server.url, timeout=PATIENCE, transport=httpx.HTTPTransport(verify=TLS, local_address=HERE)
        )
        server.open_things.append(self.http)


def comes(server: Server, name: str) -> Guest:
    guest = FarGuest(server)
    guest.post("/api/guests", {"name": name, "language": "en"})
    return guest


def test_a_whole_game_with_everything_that_goes_wrong_names_nobody(tmp_path: Path) -> None:
    with Configured(tmp_path, request_timeout=5) as server:
        ann, bob = (comes(server, name) for name in NAMES[:2])
        ann.post("/api/me/account", {"login": "annabelle.login", "password": PASSWORD})
        token = ann.post("/api/me/tokens", {"label": "label-of-a-token"})["token"]
        table = ann.opens("zavarushka", ["me", "open", "greedy"])
        secrets = [table, *NAMES, PASSWORD, WORDS, token, "annabelle.login", "label-of-a-token", HERE, "made-up"]
        for guest in (ann, bob):
            secrets += [str(guest.http.cookies["taletable"]), str(guest.get("/api/me")["id"])]
        play(ann, bob, table)
        go_wrong(server, ann, table, token)
        break_table(tmp_path, table)
        server.kill()
        server.start()
        with pytest.raises(Refused):
            ann.get(f"/api/tables/{table}/record")
        break_database(tmp_path)
        told = [ann.http.get(path).status_code for path in ("/api/me", f"/api/tables/{table}", "/api/tables")]
        comes_to_nothing = ann.http.post("/api/guests", json={"name": NAMES[2]}).status_code
        assert {*told, comes_to_nothing} <= {200, 401, 404, 500, 503}
        assert max(*told, comes_to_nothing) >= 500
        eventually(lambda: "Traceback" in server.log())
    log = server.log()
    lines = [json.loads(line) for line in log.splitlines()]
    assert any(f"table {fingerprint(table)} does not replay" == line["message"] for line in lines)
    assert any(line.get("status") == 404 for line in lines)
    assert [secret for secret in secrets if secret in log] == []
    assert table[:6] not in log


def play(ann: Guest, bob: Guest, table: str) -> None:
    bob.does(table, "sit")
    bob.does(table, "ready")
    ann.does(table, "say", text=WORDS)
    ann.does(table, "start")
    lines = [ann.watches(table), bob.watches(table)]
    lines[0].until(lambda state: state["version"] >= lines[1].state["version"])
    play_out(lines, 5)
    with pytest.raises(Refused):
        lines[0].does("start")
    lines[1].socket.send("nonsense")
    for line in lines:
        with contextlib.suppress(Exception):
            line.close()


def go_wrong(server: Server, ann: Guest, table: str, token: str) -> None:
    """All kinds of requests that are refused."""
    wrong: list[tuple[str, str, dict[str, Any]]] = [
        ("POST", "/api/sign-in", {"json": {"login": "annabelle.login", "password": f"not {PASSWORD}"}}),
        ("POST", f"/api/tables/{table}/commands", {"json": {"kind": "act", "decision": 1, "action": "made-up"}}),
        ("POST", f"/api/tables/{table}/commands", {"content": b"\xff" + NAMES[0].encode()}),
        ("GET", f"/api/tables/{table}/replay?eyes=7&step=1", {}),
        ("GET", f"/api/tables/{table}x", {}),
        ("GET", f"/{table}.txt", {}),
        ("PUT", f"/api/tables/{table}", {}),
        ("GET", "/api/me", {"headers": {"Authorization": f"Bearer {token}x"}}),
        ("GET", "/api/me", {"headers": {"Cookie": f"taletable={token}"}}),
        ("GET", f"/api/games/{table}/cards", {}),
        ("POST", "/api/guests", {"json": {"name": NAMES[2]}, "headers": {"Origin": f"http://{table}.example"}}),
        ("GET", "/api/me", {"headers": {"Host": f"{table}.example"}}),
    ]
    for method, path, more in wrong:
        assert 400 <= ann.http.request(method, path, **more).status_code < 500, (method, path)
    for sent in (f"GET /{table} HTTP/9\r\n\r\n", f"GET /{table} HTTP/1.1\r\n{table}\r\n\r\n", f"{table}\r\n\r\n"):
        assert exchange(server, sent.encode(), HERE).status == 400
    upgrade = "Connection: Upgrade\r\nUpgrade: websocket\r\n\r\n"
    assert (
        exchange(server, f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: localhost\r\n{upgrade}".encode(), HERE).status
        == 400
    )
    with Connection(server, HERE) as slow:
        assert slow.send(HALF + f"X: {table}".encode()).answer().status == 408


def break_table(folder: Path, table: str) -> None:
    """As if a bug had written what cannot be."""
    with contextlib.closing(sqlite3.connect(folder / "taletable.sqlite3")) as database:
        said = json.dumps({"name": NAMES[0], "text": WORDS, "made-up": table})
        database.execute(
            "UPDATE entries SET kind = 'act', value = ? WHERE \"table\" = ? AND kind = 'say'", (said, table)
        )
        database.commit()


def break_database(folder: Path) -> None:
    """As if somebody had lost a part of the database."""
    with contextlib.closing(sqlite3.connect(folder / "taletable.sqlite3", timeout=PATIENCE)) as database:
        database.execute("ALTER TABLE people RENAME TO lost_people")
        database.commit()


def test_a_traceback_says_where_and_what_kind_but_not_whom() -> None:
    def fail() -> None:
        try:
            dict[str, int]()[NAMES[0]]
        except KeyError as error:
            raise OperationalError("SELECT", {"name": NAMES[1]}, ValueError(NAMES[2])) from error

    with pytest.raises(OperationalError) as failed:
        fail()
    told = discreet_traceback(failed.value)
    assert "builtins.KeyError\n" in told
    assert told.endswith("sqlalchemy.exc.OperationalError")
    assert "in fail" in told
    assert not any(name in told for name in NAMES)


def test_what_python_itself_says_is_kept() -> None:
    with pytest.raises(AttributeError) as failed:
        _ = object().nothing  # type: ignore[attr-defined]
    assert discreet_traceback(failed.value).endswith("AttributeError: 'object' object has no attribute 'nothing'")


def test_every_line_of_the_log_is_json_and_names_no_table(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        ann = server.guest("Ann")
        table = ann.opens("zavarushka", ["me", "greedy"])
        ann.does(table, "start")
        play_out([ann.watches(table)], 1)
        ann.get(f"/api/tables/{table}/replay?step=3&eyes=0")
    lines = [json.loads(line) for line in server.log().splitlines()]
    asked = {"method": "GET", "route": "/api/tables/{table}/replay", "status": 200}
    assert sum(asked.items() <= line.items() for line in lines) == 1
    assert all({"time", "level", "from", "message"} <= line.keys() for line in lines)
    assert not any(secret in server.log() for secret in (table, "Ann", str(ann.http.cookies["taletable"]), "eyes"))


def test_what_goes_wrong_is_logged_with_its_traceback() -> None:
    try:
        raise ZeroDivisionError("on purpose")
    except ZeroDivisionError as error:
        found = (type(error), error, error.__traceback__)
    record = logging.LogRecord("taletable", logging.ERROR, "", 0, "%s failed", ("this",), found)
    record.facts = {"route": "/here"}
    line = json.loads(JsonFormatter().format(record))
    assert (line["message"], line["route"], line["level"]) == ("this failed", "/here", "error")
    assert "ZeroDivisionError: on purpose" in line["traceback"]
    record.exc_info = None
    assert TextFormatter("%(message)s").format(record) == "this failed route=/here"
