"""`/metrics` in the text format of Prometheus, added up over the worker processes of a server."""

from __future__ import annotations

import asyncio
import hmac
from bisect import bisect_left
from collections import Counter as Tallies
from contextlib import asynccontextmanager
from functools import partial
from itertools import accumulate
from typing import TYPE_CHECKING, Any, Final

import uvicorn
from litestar import Request, Response, get
from litestar.datastructures import State  # noqa: TC002 (Litestar reads the types of its handlers)
from litestar.exceptions import NotAuthorizedException, NotFoundException
from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Counter, Gauge, Metric, generate_latest
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily
from prometheus_client.gc_collector import GCCollector
from prometheus_client.process_collector import ProcessCollector
from uvicorn.server import ServerState

from taletable.server import worker_metrics
from taletable.server.connections import BY_SERVER
from taletable.server.edge import Edge
from taletable.server.http_protocol import HttpProtocol
from taletable.server.origins import Origins

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterator

    from taletable.server.cluster import Cluster
    from taletable.server.rooms import Rooms
    from taletable.server.settings import Settings
    from taletable.server.study_work import StudyWork


TEXT: Final = CONTENT_TYPE_LATEST.removesuffix("; charset=utf-8")  # Litestar adds the charset
SECONDS: Final = (0.005, 0.02, 0.05, 0.1, 0.5, 2.0)


class Counters:
    """How orders at tables have ended, and how soon. Plain counters: cheaper than the library's."""

    def __init__(self) -> None:
        self.outcomes = {"done": 0, "refused": 0, "failed": 0}
        self.within = [0] * (len(SECONDS) + 1)
        self.seconds = 0.0

    def count(self, outcome: str, seconds: float) -> None:
        """An order has ended in some way."""
        self.outcomes[outcome] += 1
        self.within[bisect_left(SECONDS, seconds)] += 1
        self.seconds += seconds

    def collect(self) -> Iterator[Metric]:
        """All of it, for Prometheus."""
        orders = CounterMetricFamily("taletable_orders", "Orders at tables, by how they ended", labels=["outcome"])
        for outcome, count in self.outcomes.items():
            orders.add_metric([outcome], count)
        yield orders
        bounds = [*map(str, SECONDS), "+Inf"]
        buckets = list(zip(bounds, accumulate(self.within), strict=True))
        about = "From an order to everybody's update"
        yield HistogramMetricFamily("taletable_order_seconds", about, buckets=buckets, sum_value=self.seconds)


class ClosedConnections:
    """Connections that were closed because of a limit, by which one it was."""

    def collect(self) -> Iterator[Metric]:
        """All of it, for Prometheus."""
        closed = CounterMetricFamily("taletable_connections_closed", "Connections closed by a limit", labels=["reason"])
        for reason, count in sum((known.closed for known in BY_SERVER.values()), Tallies()).items():
            closed.add_metric([reason], count)
        yield closed


def _count(studies: StudyWork, state: str) -> float:
    return studies.counts[state]


class StudiesDone:
    """Studies that this process has done, by how they ended."""

    def __init__(self, studies: StudyWork) -> None:
        self.studies = studies

    def collect(self) -> Iterator[Metric]:
        """All of it, for Prometheus."""
        done = CounterMetricFamily("taletable_studies_ended", "Studies by how they ended", labels=["outcome"])
        done.add_metric(["done"], self.studies.done)
        done.add_metric(["failed"], self.studies.failed)
        yield done


class Metrics:
    """The registry of a process: counters, and gauges that are read at each scrape."""

    def __init__(self, rooms: Rooms) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        GCCollector(registry=self.registry)
        tally = Counters()
        self.registry.register(tally)
        self.registry.register(ClosedConnections())
        self.requests = Counter(
            "taletable_http_requests", "HTTP requests", ["method", "route", "status"], registry=self.registry
        )
        for name, about, count in (
            ("tables", "Tables in memory", lambda: len(rooms.cache)),
            ("tables_bytes", "Bytes of memory that tables take, at most", lambda: rooms.cache.bytes),
            ("viewers", "WebSockets open at tables", lambda: sum(len(active.viewers) for active in rooms.cache)),
            ("connections", "Open connections", lambda: sum(map(len, BY_SERVER.values()))),
            ("thinking", "Bots that think now", lambda: sum(len(active.thinking) for active in rooms.cache)),
            ("processes", "Processes that answer together", lambda: 1),
        ):
            Gauge(f"taletable_{name}", about, registry=self.registry).set_function(count)
        if rooms.bus is not None:
            about = "Processes that hear what others store"
            Gauge("taletable_bus_live", about, registry=self.registry).set_function(lambda: rooms.hears_all)
        rooms.count = tally.count

    def add_studies(self, studies: StudyWork) -> None:
        """Reviews and other studies: those of all processes that wait or are being done, and what was done here."""
        gauge = Gauge("taletable_studies", "Studies to be done, of all processes", ["state"], registry=self.registry)
        for state in studies.counts:
            gauge.labels(state).set_function(partial(_count, studies, state))
        self.registry.register(StudiesDone(studies))

    def add_clock(self, cluster: Cluster) -> None:
        """How far this clock is from that of the database, where there are several that have to agree."""
        about = "Seconds between this clock and that of the database"
        Gauge("taletable_clock_off_seconds", about, registry=self.registry).set_function(lambda: cluster.clock_off)

    def request(self, method: str, route: str, status: int) -> None:
        """A request was answered."""
        self.requests.labels(method, route, str(status)).inc()

    def text(self) -> bytes:
        """All that this process counts, for Prometheus."""
        return generate_latest(self.registry)

    async def text_of_all(self) -> bytes:
        """The same of all workers of this server together."""
        return await worker_metrics.all_workers(self.text())


@get("/metrics", media_type=TEXT, include_in_schema=False)
async def metrics(request: Request[Any, Any, State]) -> Response[bytes]:
    """For Prometheus to read, unless it has a port of its own."""
    settings: Settings = request.app.state.settings
    if settings.metrics_port:
        raise NotFoundException("there is nothing here")
    if not _is_authorized(settings, request.headers.get("authorization", "")):
        raise NotAuthorizedException("the metrics need a token", headers={"WWW-Authenticate": "Bearer"})
    kept: Metrics = request.app.state.metrics
    return Response(await kept.text_of_all(), media_type=TEXT)


def _is_authorized(settings: Settings, authorization: str) -> bool:
    wanted = f"Bearer {settings.metrics_token}"
    return not settings.metrics_token or hmac.compare_digest(wanted.encode(), authorization.encode())


@asynccontextmanager
async def own_listener(settings: Settings, kept: Metrics) -> AsyncIterator[None]:
    """A port where there is nothing but `/metrics`, if the settings want one; worker processes share it."""
    if not settings.metrics_port:
        yield
        return

    async def answer(scope: Any, _: Any, send: Any) -> None:
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        status, body, kind = 404, b"there is nothing here\n", "text/plain; charset=utf-8"
        if scope["path"] == "/metrics" and not _is_authorized(settings, headers.get(b"authorization", "")):
            status, body = 401, b"the metrics need a token\n"
        elif scope["path"] == "/metrics":
            status, body, kind = 200, await kept.text_of_all(), CONTENT_TYPE_LATEST
        head = [(b"content-type", kind.encode()), (b"content-length", str(len(body)).encode())]
        await send({"type": "http.response.start", "status": status, "headers": head})
        await send({"type": "http.response.body", "body": body})

    config = uvicorn.Config(
        Edge(answer, Origins("", "")), lifespan="off", ws="none", log_config=None, proxy_headers=False
    )
    config.load()
    state = ServerState()
    listener = await asyncio.get_running_loop().create_server(
        lambda: HttpProtocol(config, state, {}),
        settings.metrics_host or settings.host,
        settings.metrics_port,
        reuse_port=settings.workers > 1,
    )
    try:
        yield
    finally:
        listener.close()
        for connection in list(state.connections):
            connection.shutdown()
