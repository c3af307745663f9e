"""What the server says of its interface is what it does: every operation, with good requests and bad ones."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from litestar.handlers import HTTPRouteHandler
from schemathesis import Case, GenerationMode
from schemathesis.checks import (
    content_type_conformance,
    not_a_server_error,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from taletable.server import challenges
from taletable.server.app import HANDLERS
from taletable.server.cookies import COOKIE
from tests.server.kit import Guest, Server, play_out

if TYPE_CHECKING:
    from collections.abc import Iterator

    from schemathesis import BaseSchema, Response

OPERATIONS = sorted(
    (method, path.replace(":str", "").replace(":int", ""))
    for handler in HANDLERS
    if isinstance(handler, HTTPRouteHandler)
    for path in handler.paths
    for method in handler.http_methods
    if method != "OPTIONS"
)
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
KNOWN = {
    "game": "zavarushka",
    "language": "pl",
    "number": 1,
    "challenge": challenges.current("daily", "zavarushka", challenges.today()),
}
BODILESS = (
    ("POST", "/api/tables/{table}/rematch"),
    ("POST", "/api/tables/{table}/review"),
    ("POST", "/api/challenges/{challenge}/play"),
    ("POST", "/api/duplicates/{duplicate}/close"),
)
NAMED = ("table", "study", "duplicate")
# What takes more than chance to be done; see below.
NEVER_BY_CHANCE = (
    ("POST", "/api/challenges"),
    ("POST", "/api/duplicates"),
    ("POST", "/api/network"),
    ("POST", "/api/puzzles/{game}/{number}/answers"),
    ("POST", "/api/quick-match"),
    ("POST", "/api/sign-in"),
    ("POST", "/api/tables"),
    ("POST", "/api/tables/{table}/mute"),
    ("GET", "/api/tables/{table}/hint"),
    ("GET", "/api/tables/{table}/line"),
    ("GET", "/api/tables/{table}/preview"),
    ("GET", "/api/tables/{table}/review.html"),
    ("PUT", "/api/tables/{table}/review/privacy"),
    ("POST", "/api/tables/{table}/whatif"),
    ("POST", "/api/tables/{table}/whatif/endings"),
    ("GET", "/api/tables/{table}/whatif/endings/{study}"),
    *BODILESS,
    *((method, path) for method, path in OPERATIONS if "{challenge}" in path or "{duplicate}" in path),
)
# What can be refused, and is described wherever it can.
REFUSALS = {"400", "401", "403", "404", "409", "413", "429", "503"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server")) as server:
        yield server


@pytest.fixture(scope="module")
def tables(server: Server) -> tuple[str, str, str]:
    """A table nobody plays at yet, one where a game is on, and one where it is over."""
    ann = server.guest("Ann")
    opened = ann.opens("zavarushka", ["me", "open"], public=True)
    playing = ann.opens("fairy_tale", ["me", "random"])
    ann.does(playing, "start")
    over = ann.opens("zavarushka", ["me", "random"], public=True)
    ann.does(over, "start")
    play_out([ann.watches(over)], 1)
    return opened, playing, over


@pytest.fixture(scope="module")
def described(server: Server) -> BaseSchema:
    return schemathesis.openapi.from_dict(server.get("/schema/openapi.json").json())


def words(response: Response) -> str:
    """What a refusal says, in words."""
    assert response.headers["content-type"][0].startswith("application/json")
    told = json.loads(response.content)
    found = told.get("reason", told.get("detail"))
    assert isinstance(found, str)
    return found


def tried(
    server: Server, described: BaseSchema, operation: tuple[str, str], mode: GenerationMode, cookie: str, table: str
) -> set[int]:
    """Many requests of one kind; the statuses of the answers, each of which was as described."""
    method, path = operation
    heard: set[int] = set()
    at = (
        {"table": table}
        if table and "{table}" in path
        else {key: KNOWN[key] for key in KNOWN if f"{{{key}}}" in path} or None
    )
    strategy = described[path][method].as_strategy(mode, path_parameters=at)

    @seed(1)
    @settings(
        max_examples=12,
        derandomize=True,
        database=None,
        deadline=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=strategy)
    def ask(case: Case[Any]) -> None:
        headers = {"Cookie": f"{COOKIE}={cookie}"} if cookie else {}
        response = case.call(server.url, headers=headers, allow_redirects=False)
        heard.add(response.status_code)
        case.validate_response(response, checks=CHECKS)
        if response.status_code >= 400:
            assert words(response)

    ask()
    return heard


def cookie_of(guest: Guest) -> str:
    return str(guest.http.cookies[COOKIE])


@pytest.mark.parametrize("operation", OPERATIONS, ids=" ".join)
def test_every_answer_is_one_that_was_described(
    server: Server, described: BaseSchema, tables: tuple[str, str, str], operation: tuple[str, str]
) -> None:
    bad = operation[0] in ("POST", "PATCH") or operation[1].endswith("replay")
    modes = [GenerationMode.POSITIVE, *([GenerationMode.NEGATIVE] if bad and operation not in BODILESS else [])]
    where = ["", *(tables if "{table}" in operation[1] else ())]
    heard: set[int] = set()
    for mode in modes:
        for table in where:
            for cookie in ("", cookie_of(server.guest("Bob"))):
                heard |= tried(server, described, operation, mode, cookie, table)
    assert max(heard) < 500
    assert operation in NEVER_BY_CHANCE or min(heard) < 300


def test_what_chance_does_not_find_is_as_described_too(
    server: Server, described: BaseSchema, tables: tuple[str, str, str]
) -> None:
    ann = server.guest("Ann")
    ann.post("/api/me/account", {"login": "described", "password": "a good password"})
    again = ann.opens("zavarushka", ["me", "random"])
    ann.does(again, "start")
    play_out([ann.watches(again)], 2)
    for path, table, body, status in (
        ("/api/sign-in", "", {"login": "described", "password": "a good password"}, 201),
        ("/api/sign-in", "", {"login": "described", "password": "a bad password"}, 401),
        ("/api/tables", "", {"game": "fairy_tale", "seats": [{"kind": "me"}, {"kind": "open"}]}, 201),
        ("/api/tables", "", {"game": "fairy_tale", "seats": []}, 409),
        ("/api/quick-match", "", {"game": "fairy_tale"}, 200),
        ("/api/quick-match", "", {"game": "chess"}, 409),
        ("/api/network", "", {"open": True}, 403),
        ("/api/tables/{table}/rematch", again, None, 200),
        ("/api/tables/{table}/rematch", tables[2], None, 409),
        ("/api/tables/{table}/mute", tables[0], {"seat": 0}, 204),
        ("/api/tables/{table}/mute", tables[0], {"version": 1}, 409),
    ):
        more: dict[str, Any] = {} if body is None else {"body": body, "media_type": "application/json"}
        case = described[path]["POST"].Case(path_parameters={"table": table} if table else {}, **more)
        response = case.call(server.url, headers={"Cookie": f"{COOKIE}={cookie_of(ann)}"})
        assert response.status_code == status
        case.validate_response(response, checks=CHECKS)
        assert status < 400 or words(response)


def test_the_description_is_whole(server: Server, described: BaseSchema) -> None:
    """Every operation is there, and says how it refuses."""
    raw = server.get("/schema/openapi.json").json()
    found = {(method.upper(), path): what for path, verbs in raw["paths"].items() for method, what in verbs.items()}
    assert sorted(found) == OPERATIONS
    for (method, path), what in found.items():
        codes = set(what["responses"])
        assert ("413" in codes) is ("requestBody" in what)
        assert ("429" in codes) is path.startswith("/api")
        unstored = path.startswith(("/api/games", "/api/network")) and not path.endswith(("/seats", "/cards"))
        assert ("503" in codes) is not unstored
        assert codes & {"200", "201", "204"}
        assert codes <= {"200", "201", "204", *REFUSALS}
        assert ("404" in codes) is ("{" in path)
        assert ("403" in codes) is (method != "GET")
        if path.startswith("/api/me"):
            assert "401" in codes
        for code in codes & REFUSALS:
            assert what["responses"][code]["description"]
            assert "application/json" in what["responses"][code]["content"]
    described.validate()


@pytest.mark.parametrize("method", ["GET", "POST", "PUT", "PATCH", "DELETE", "TRACE"])
def test_what_is_not_described_is_not_done(server: Server, method: str) -> None:
    for path in sorted({path for _, path in OPERATIONS}):
        if (method, path) not in OPERATIONS:
            answer = httpx.request(
                method, server.url + path.format(**dict.fromkeys(NAMED, "x"), **KNOWN), content=b"{}"
            )
            assert answer.status_code == 405
            told: dict[str, Any] = answer.json()
            assert told["detail"]


@pytest.mark.parametrize(
    ("path", "headers", "status"),
    [
        ("/api/me", {}, 401),
        ("/api/me", {"Authorization": "Bearer nobody"}, 401),
        ("/api/tables/none", {}, 404),
        ("/api/nothing", {}, 404),
        ("/api/games/chess/cards", {}, 404),
        ("/api/games/chess/rules/en", {}, 404),
        ("/api/games/zavarushka/rules/de", {}, 400),
    ],
)
def test_a_refusal_is_told_in_words(server: Server, path: str, headers: dict[str, str], status: int) -> None:
    answer = server.get(path, headers=headers)
    assert answer.status_code == status
    told = answer.json()
    assert told.get("reason") or told.get("detail")


@pytest.mark.parametrize(
    "name",
    [
        *(f"An{letter}n" for letter in "\0\n\x7f\x85\u2028\u2029\u202a\u202e\u2066\u2069"),
        *(" ", "\u00a0", "\u00ad", "\u200b", "\u200d", "\u2060", "\u2800", "\u3164", "\ufeff", "\ufe0f", "\U000e0041"),
        " \u200b\u3164 ",
        "Ann\n",
    ],
    ids=ascii,
)
def test_a_name_can_be_seen_and_turns_nothing_around(server: Server, name: str) -> None:
    answer = httpx.post(f"{server.url}/api/guests", json={"name": name})
    assert (answer.status_code, "$.name" in answer.json()["detail"]) == (400, True)


@pytest.mark.parametrize("name", ["Ann", "Łucja  Żółć", "Аня", "안나", "דנה", "👩‍👩‍👧", "❤️", "می‌خواهم", "x"])
def test_whatever_can_be_seen_is_a_name(server: Server, name: str) -> None:
    assert server.guest(name).get("/api/me")["name"] == name


@pytest.mark.parametrize("letter", ["\0", "\x1b", "\x7f", "\n", " "])
@pytest.mark.parametrize("path", ["/api/me/account", "/api/sign-in"])
def test_a_login_has_nothing_in_it_that_a_database_cannot_keep(server: Server, path: str, letter: str) -> None:
    """PostgreSQL refuses NUL, and with it whatever else is written in the same commit."""
    body = {"login": f"lo{letter}gin", "password": "a good password"}
    answer = server.guest("Ann").http.post(path, json=body)
    assert (answer.status_code, "$.login" in answer.json()["detail"]) == (400, True)


def test_nothing_of_this_broke_the_server(server: Server) -> None:
    assert "Traceback" not in server.log()
    assert server.get("/health").status_code == 200
