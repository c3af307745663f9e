"""Messages over a WebSocket have the types that are published."""

from __future__ import annotations

import msgspec
import pytest

import taletable as tt
from taletable.server.responses import LiveMessage
from tests.server.kit import Server, play_out


@pytest.mark.parametrize("game", tt.games())
def test_every_message_has_the_shape_that_clients_are_promised(server: Server, game: str) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table = ann.opens(game, ["me", "open"], terms={"clock": {"kind": "live", "bank": 600, "refill": 5}})
    line = ann.watches(table)
    bob.does(table, "sit")
    bob.does(table, "ready")
    ann.does(table, "start")
    bob.does(table, "propose", what="pause")
    ann.does(table, "say", text="no")
    ann.does(table, "consent", agree=False)
    lines = [line, bob.watches(table)]
    line.until(lambda state: state["version"] == lines[1].state["version"])
    play_out(lines, 3)
    kinds = set()
    for one in lines:
        for message in one.heard:
            found = msgspec.convert(message, LiveMessage, strict=True)
            kinds.add(type(found).__name__)
            assert msgspec.to_builtins(found) == message
    assert {"State", "Update", "OrderDone"} <= kinds
