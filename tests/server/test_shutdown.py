"""How a server ends: viewers are told, and no process stays behind."""

from __future__ import annotations

import os
import signal
from typing import TYPE_CHECKING

import pytest
from websockets.exceptions import ConnectionClosed

from tests.kit.waiting import PATIENCE, eventually
from tests.server.kit import Server

if TYPE_CHECKING:
    from pathlib import Path


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
