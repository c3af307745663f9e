"""The database and the Redis that a cluster needs."""

from tests.server.conftest import cluster, redis_server

__all__ = ["cluster", "redis_server"]
