"""The page is served whole, from its own folder and nothing beside it."""

from __future__ import annotations

import contextlib
import gzip
import socket
import threading
import webbrowser
from typing import TYPE_CHECKING

import pytest
from litestar import Litestar
from litestar.openapi.spec import OpenAPI
from litestar.testing import TestClient

from taletable.cli import command
from taletable.server import pages, serve
from taletable.server.app import make
from taletable.server.settings import Settings

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    import httpx

INDEX = "<!doctype html><title>Taletable</title>"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A built page, and something beside it that is nobody's business."""
    (tmp_path / "secret.txt").write_text("secret")
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text(INDEX)
    (page / "index.html.gz").write_bytes(gzip.compress(INDEX.encode()))
    (page / "assets" / "main-1a2b.js").write_text("let tale;")
    (page / ".vite").mkdir()
    (page / ".vite" / "manifest.json").write_text("{}")
    monkeypatch.setattr(pages, "FOLDER", page)
    return page


@pytest.fixture
def client() -> Iterator[TestClient[Litestar]]:
    with TestClient(Litestar([pages.page], openapi_config=None)) as client:
        yield client


def plain(client: TestClient[Litestar], path: str) -> httpx.Response:
    return client.get(path, headers={"Accept-Encoding": "identity"})


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize("path", ["/", "/table/abc", "/rules/zavarushka", "/me"])
def test_every_place_is_the_page_itself(client: TestClient[Litestar], path: str) -> None:
    answer = plain(client, path)
    assert (answer.status_code, answer.text) == (200, INDEX)
    assert answer.headers["Content-Type"] == "text/html; charset=utf-8"
    assert answer.headers["Cache-Control"] == "no-cache"
    assert "default-src 'self'" in answer.headers["Content-Security-Policy"]


@pytest.mark.usefixtures("folder")
def test_assets_are_kept_for_ever(client: TestClient[Litestar]) -> None:
    answer = plain(client, "/assets/main-1a2b.js")
    assert answer.text == "let tale;"
    assert answer.headers["Content-Type"].startswith("text/javascript")
    assert "immutable" in answer.headers["Cache-Control"]


@pytest.mark.usefixtures("folder")
def test_what_is_packed_already_is_sent_so(client: TestClient[Litestar]) -> None:
    with client.stream("GET", "/", headers={"Accept-Encoding": "gzip"}) as answer:
        assert answer.headers["Content-Encoding"] == "gzip"
        assert gzip.decompress(b"".join(answer.iter_raw())) == INDEX.encode()


@pytest.mark.usefixtures("folder")
def test_what_the_browser_has_already_is_not_sent_again(client: TestClient[Litestar]) -> None:
    for encoding in ("identity", "gzip"):
        first = client.get("/table/abc", headers={"Accept-Encoding": encoding, "If-None-Match": '"other"'})
        assert first.status_code == 200
        headers = {"Accept-Encoding": encoding, "If-None-Match": first.headers["ETag"]}
        again = client.get("/", headers=headers)
        assert (again.status_code, again.content) == (304, b"")
        assert again.headers["Cache-Control"] == "no-cache"
        assert client.get("/assets/main-1a2b.js", headers=headers).status_code == 200


@pytest.mark.usefixtures("folder")
def test_one_may_ask_for_the_headers_alone(client: TestClient[Litestar]) -> None:
    whole = plain(client, "/assets/main-1a2b.js")
    head = client.head("/assets/main-1a2b.js", headers={"Accept-Encoding": "identity"})
    assert (head.status_code, head.content, head.headers) == (200, b"", whole.headers)
    assert client.head("/assets/gone.js").status_code == 404


def test_the_files_are_read_once_and_by_no_request(folder: Path, client: TestClient[Litestar]) -> None:
    assert plain(client, "/").text == INDEX
    (folder / "index.html").write_text("changed")
    (folder / "assets" / "main-1a2b.js").unlink()
    assert plain(client, "/").text == INDEX
    assert plain(client, "/assets/main-1a2b.js").text == "let tale;"


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize(
    "path",
    [
        "/api/nothing",
        "/schema/x",
        "/assets/gone.js",
        "/nothing.txt",
        "/..%2fsecret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/.vite/manifest.json",
        "/%00.txt",
        "/index.html.gz",
    ],
)
def test_nothing_else_is_given_away(client: TestClient[Litestar], path: str) -> None:
    answer = plain(client, path)
    assert answer.status_code == 404
    assert "secret" not in answer.text


def test_a_page_that_was_not_built_is_said_so(
    client: TestClient[Litestar], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages, "FOLDER", tmp_path / "nowhere")
    answer = plain(client, "/")
    assert answer.status_code == 404
    assert "make page" in answer.text


def test_without_a_command_the_page_is_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    served: list[Settings] = []
    shown: list[str] = []
    monkeypatch.setattr(serve, "serve", served.append)
    monkeypatch.setattr(webbrowser, "open", shown.append)
    monkeypatch.setattr(socket, "create_connection", lambda *_: contextlib.nullcontext())
    monkeypatch.setattr(threading, "Thread", _AtOnce)
    assert command.main([]) == 0
    assert shown == [f"http://{served[0].host}:{served[0].port}/"]


class _AtOnce:
    def __init__(self, target: object, daemon: bool) -> None:
        self.start = target


def test_a_taken_port_is_left_to_whoever_has_it() -> None:
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        door.listen()
        taken = Settings(port=door.getsockname()[1])
        assert serve.with_free_port(taken).port not in {taken.port, 0}


def test_the_description_of_the_interface_is_put_together_before_anybody_asks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = Settings(database=f"sqlite:///{tmp_path / 't.sqlite3'}")
    serve.prepare(settings)
    with TestClient(make(settings)) as client:
        assert client.get("/api/games").status_code == 200  # waits for the warm-up thread
        monkeypatch.setattr(OpenAPI, "to_schema", None)
        assert "/api/guests" in client.get("/api").text
        assert "/api/guests" in client.get("/schema/openapi.json").json()["paths"]
