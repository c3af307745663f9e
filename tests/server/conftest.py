"""What tests of the server share."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.server.kit import Server
from tests.server.postgres import Cluster
from tests.server.redis import RedisServer

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL server, one for each process of pytest that asks for it."""
    cluster = Cluster()
    try:
        cluster.begin()
        yield cluster
    finally:
        cluster.end()


@pytest.fixture(scope="session")
def redis_server() -> Iterator[RedisServer]:
    """A Redis server, one for each process of pytest that asks for it."""
    redis = RedisServer()
    try:
        redis.start()
        yield redis
    finally:
        redis.end()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for tests that need nothing of it but that it runs; the others start one of their own."""
    with Server(tmp_path_factory.mktemp("server")) as server:
        yield server
