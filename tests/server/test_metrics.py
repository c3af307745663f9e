"""What is counted for Prometheus."""

from __future__ import annotations

import os
import signal
import time
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

import httpx

from tests.kit.waiting import eventually
from tests.server.kit import Server, play_out

if TYPE_CHECKING:
    from tests.server.postgres import Cluster


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


def test_workers_of_one_server_answer_for_all_of_them(cluster: Cluster, tmp_path: Path) -> None:
    with Server(tmp_path, cluster.url(cluster.database()), workers=2) as server:
        ann, bob = server.guest("Ann"), server.guest("Bob")
        table = ann.opens("zavarushka", ["me", "open"])
        lines = [guest.watches(table) for guest in (ann, bob) for _ in range(8)]
        before = metrics(server)
        assert (before["taletable_viewers"], before["taletable_processes"]) == (len(lines), 2)
        for n in range(20):
            lines[n % len(lines)].does("say", text="so it was")
        after = {port: metrics(server) for port in range(8)}.values()  # new connections, to either worker
        done = 'taletable_orders_total{outcome="done"}'
        assert {one[done] - before[done] for one in after} == {20}
        assert {one["taletable_order_seconds_count"] for one in after} == {after_one[done] for after_one in after}
        assert all(one["process_start_time_seconds"] < time.time() for one in after)


def test_no_count_gets_smaller_when_a_worker_dies(cluster: Cluster, tmp_path: Path) -> None:
    """It would look like a reset of the whole sum, and so like many orders and failures at once."""
    with Server(tmp_path, cluster.url(cluster.database()), workers=2) as server:
        ann = server.guest("Ann")
        lines = [ann.watches(ann.opens("zavarushka", ["me", "open"])) for _ in range(6)]
        for line in lines:
            line.does("say", text="so it was")
        done, gauge = 'taletable_orders_total{outcome="done"}', "taletable_viewers"
        before = metrics(server)
        assert before[done] == before[gauge] == len(lines)
        first = workers(server)
        assert len(first) == 2
        for worker in first:
            os.kill(worker, signal.SIGKILL)
            eventually(lambda worker=worker: worker not in workers(server), "that it is gone")  # type: ignore[misc]
            assert eventually(lambda: counted(server), "the metrics")[done] == len(lines)
        assert counted(server)[gauge] == 0
        bob = server.guest("Bob")
        bob.does(bob.opens("zavarushka", ["me", "open"]), "say", text="and so it went on")
        assert counted(server)[done] == len(lines) + 1


def workers(server: Server) -> list[int]:
    """The worker processes of a server."""
    assert server.child is not None
    children = Path(f"/proc/{server.child.pid}/task/{server.child.pid}/children").read_text().split()
    found = []
    for child in children:
        with suppress(OSError):  # it has just ended
            if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes():
                found.append(int(child))
    return found


def counted(server: Server) -> dict[str, float]:
    """The metrics; nothing while nobody answers."""
    with suppress(httpx.TransportError):
        return metrics(server)
    return {}


def test_the_metrics_name_their_format_and_charset_once(server: Server) -> None:
    kind, *parameters = server.get("/metrics").headers["content-type"].split("; ")
    assert kind == "text/plain"
    assert [one.partition("=")[0] for one in parameters] == ["version", "charset"]
