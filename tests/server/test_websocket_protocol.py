"""The fast path of WebSockets is used with a uvicorn that has what it relies on, and with no other."""

from __future__ import annotations

import ast
import inspect
import json
import logging
import sys
from typing import TYPE_CHECKING, Any

import pytest
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.server import ServerProtocol

from taletable.server import fast_websocket, websocket_protocol
from taletable.server.fast_websocket import FastWebSocket
from tests.server.changed_uvicorn import ChangedServer
from tests.server.kit import begun, play_out

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

OFF = "the fast WebSocket path does not fit uvicorn"


def test_the_installed_uvicorn_fits(caplog: pytest.LogCaptureFixture) -> None:
    assert websocket_protocol.choose() is FastWebSocket
    assert not caplog.records


def without(holder: type[Any], name: str, patch: pytest.MonkeyPatch) -> None:
    """An attribute that instances no longer have."""
    begin = holder.__init__

    def init(self: Any, *given: Any, **named: Any) -> None:
        begin(self, *given, **named)
        if name in vars(self):
            delattr(self, name)

    if name in vars(holder):
        patch.delattr(holder, name)
    else:
        patch.setattr(holder, "__init__", init)


def renamed_parameter(patch: pytest.MonkeyPatch) -> None:
    def data_received(self: object, data: bytes, more: bool = False) -> None: ...

    patch.setattr(WebSocketsSansIOProtocol, "data_received", data_received)


def no_module(patch: pytest.MonkeyPatch) -> None:
    patch.setitem(sys.modules, "uvicorn.protocols.websockets.websockets_sansio_impl", None)
    patch.delitem(sys.modules, "taletable.server.fast_websocket")


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda patch: without(WebSocketsSansIOProtocol, "read_paused", patch), "has no read_paused"),
        (lambda patch: without(WebSocketsSansIOProtocol, "run_asgi", patch), "has no run_asgi"),
        (lambda patch: without(ServerProtocol, "current_size", patch), "ServerProtocol has no current_size"),
        (renamed_parameter, "data_received takes self, data, more, not self, data"),
        (no_module, "ModuleNotFoundError"),
    ],
)
def test_another_shape_is_noticed_and_named(
    change: Callable[[pytest.MonkeyPatch], None],
    said: str,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    with monkeypatch.context() as patch:
        change(patch)
        assert websocket_protocol.choose() == "auto"
    ((level, message),) = [(record.levelno, record.getMessage()) for record in caplog.records]
    assert level == logging.WARNING
    assert message.startswith(OFF)
    assert said in message


def test_every_name_that_the_fast_path_relies_on_is_examined() -> None:
    (tree,) = [node for node in ast.parse(inspect.getsource(fast_websocket)).body if isinstance(node, ast.ClassDef)]
    used = {
        (_name(node.value), node.attr)
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and _name(node.value) in ("self", "super()", "self.conn")
    }
    own = set(vars(FastWebSocket)) | {"registry", "begun"}
    inherited = {name for holder, name in used if holder == "self" and name not in own}
    # The scope comes with the handshake: without it nothing would be served at all, by either class.
    assert inherited - {"scope"} == set(websocket_protocol.INHERITED)
    assert {name for holder, name in used if holder == "super()"} == set(websocket_protocol.OVERRIDDEN)
    assert {name for holder, name in used if holder == "self.conn"} == set(websocket_protocol.OF_CONNECTION)


def _name(node: ast.expr) -> str:
    return ast.unparse(node)


def test_a_game_is_played_without_the_fast_path(tmp_path: Path) -> None:
    with ChangedServer(tmp_path) as server:
        _, _, lines = begun(server)
        assert play_out(lines, 1) > 10
        assert [line.state["room"]["status"] for line in lines] == ["over", "over"]
        said = [json.loads(line) for line in server.log().splitlines() if OFF in line]
        assert [line["level"] for line in said] == ["warning"]
        assert "WebSocketsSansIOProtocol has no handle_parser_exception" in said[0]["message"]
        assert "Traceback" not in server.log()
