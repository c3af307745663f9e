"""A small version of the chaos that `make chaos` makes in a cluster."""

from __future__ import annotations

from typing import TYPE_CHECKING

import taletable as tt
from tests.chaos.cluster import Chaos

if TYPE_CHECKING:
    from pathlib import Path

    from tests.server.postgres import Cluster
    from tests.server.redis import RedisServer

KILLS = 8


def test_nothing_acknowledged_is_lost_whatever_of_a_cluster_dies(
    tmp_path: Path, cluster: Cluster, redis_server: RedisServer
) -> None:
    found = Chaos(tmp_path, cluster, redis_server, servers=2, name="small").run(KILLS, tables=len(tt.games()))
    assert found.games >= len(tt.games())
    assert sum(found.kills.values()) == KILLS
