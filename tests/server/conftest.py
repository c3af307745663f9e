"""What tests of the server share."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.server.postgres import Cluster

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
