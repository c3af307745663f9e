"""`/metrics`: how this process is doing, in the words of Prometheus. Each worker process answers for itself."""

from __future__ import annotations

from bisect import bisect_left
from itertools import accumulate
from typing import TYPE_CHECKING, Final

from litestar import Request, Response, get
from litestar.datastructures import State  # noqa: TC002 (Litestar reads the types of its handlers)
from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Counter, Gauge, Metric, generate_latest
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily
from prometheus_client.gc_collector import GCCollector
from prometheus_client.process_collector import ProcessCollector

if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    from taletable.server.rooms import Rooms


SECONDS: Final = (0.005, 0.02, 0.05, 0.1, 0.5, 2.0)


class Tally:
    """How orders at tables have ended, and how soon. Counted in passing, and put into words when somebody asks."""

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


class Metrics:
    """What is counted, and what is looked up when somebody asks."""

    def __init__(self, rooms: Rooms) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        GCCollector(registry=self.registry)
        tally = Tally()
        self.registry.register(tally)
        self.requests = Counter(
            "taletable_http_requests", "HTTP requests", ["method", "route", "status"], registry=self.registry
        )
        for name, about, count in (
            ("tables", "Tables in memory", lambda: len(rooms.live)),
            ("viewers", "Lines open to tables", lambda: sum(len(live.viewers) for live in rooms.live.values())),
            ("thinking", "Bots that think now", lambda: sum(len(live.thinking) for live in rooms.live.values())),
        ):
            Gauge(f"taletable_{name}", about, registry=self.registry).set_function(count)
        rooms.count = tally.count

    def request(self, method: str, route: str, status: int) -> None:
        """A request was answered."""
        self.requests.labels(method, route, str(status)).inc()


@get("/metrics", media_type=CONTENT_TYPE_LATEST, include_in_schema=False, sync_to_thread=False)
def metrics(request: Request[Any, Any, State]) -> Response[bytes]:
    """For Prometheus to read."""
    kept: Metrics = request.app.state.metrics
    return Response(generate_latest(kept.registry), media_type=CONTENT_TYPE_LATEST)
