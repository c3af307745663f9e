"""How a server is watched: its metrics, its logs, and how it goes."""

from __future__ import annotations

import json
import logging
import os
import signal
from typing import TYPE_CHECKING

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from taletable.server.logs import JsonFormatter, TextFormatter
from taletable.server.responses import LiveMessage
from tests.kit.waiting import PATIENCE, eventually
from tests.server.kit import Server, play_out

if TYPE_CHECKING:
    from pathlib import Path


def metrics(server: Server) -> dict[str, float]:
    lines = server.get("/metrics").text.splitlines()
    return {name: float(value) for name, _, value in (line.rpartition(" ") for line in lines if line[0] != "#")}


def test_orders_requests_tables_and_viewers_are_counted(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        ann = server.guest("Ann")
        table = ann.opens("zavarushka", ["me", "greedy"])
        ann.does(table, "start")
        line = ann.watches(table)
        before = metrics(server)
        play_out([line], 1)
        answer = ann.http.post(f"/api/tables/{table}/commands", json={"kind": "start"})
        assert answer.status_code == 409
        after = metrics(server)
        mine = len([one for one in line.heard if one["kind"] == "done"])
        assert mine > 0
        done, refused = (f'taletable_orders_total{{outcome="{outcome}"}}' for outcome in ("done", "refused"))
        assert after[done] - before[done] == mine
        assert after[refused] == 1
        assert after["taletable_order_seconds_count"] == after[done] + 1
        assert after["taletable_order_seconds_sum"] > 0
        assert (after["taletable_tables"], after["taletable_viewers"]) == (1, 1)
        route = 'taletable_http_requests_total{method="POST",route="/api/tables/{table}/commands",status="409"}'
        assert after[route] == 1
        line.close()
        eventually(lambda: metrics(server)["taletable_viewers"] == 0, "that nobody watches")
        assert not any(table in name for name in metrics(server))


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


def test_a_server_that_stops_tells_those_who_watch_to_come_back(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        ann = server.guest("Ann")
        table = ann.opens("zavarushka", ["me", "open"])
        line = ann.watches(table)
        assert server.child is not None
        server.child.terminate()
        with pytest.raises(ConnectionClosed) as closed:
            line.hear()
        assert closed.value.rcvd is not None
        assert (closed.value.rcvd.code, "come back" in closed.value.rcvd.reason) == (1012, True)
        assert server.child.wait(PATIENCE) in (0, -signal.SIGTERM)
        assert "Traceback" not in server.log()
        server.start()
        assert ann.watches(table).state["room"]["status"] == "open"


def test_worker_processes_end_with_a_supervisor_that_was_killed(tmp_path: Path) -> None:
    with Server(tmp_path, workers=2) as server:
        assert server.child is not None
        group = server.child.pid
        os.kill(group, signal.SIGKILL)
        server.child.wait()
        server.child = None
        try:
            eventually(lambda: not _is_running(group))
        finally:
            if _is_running(group):
                os.killpg(group, signal.SIGKILL)


def _is_running(group: int) -> bool:
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.mark.parametrize("game", ["zavarushka", "fairy_tale", "grimm_forest", "dark_tales"])
def test_every_message_has_the_shape_that_clients_are_promised(tmp_path: Path, game: str) -> None:
    with Server(tmp_path) as server:
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
