"""Metrics of all worker processes of one server, added up: each answers for itself on a socket in a folder they share.

The library's own way (a file for each process that holds every counter) has no gauges that are read at each scrape, and
slows every count down. What each worker was last heard to count stays in a file, so that no sum gets smaller when one
dies: that would look as if all the others had begun anew, and rates and alerts would be wrong.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import time
from collections.abc import AsyncIterator, Callable, Iterable, Iterator
from pathlib import Path
from typing import Final

from prometheus_client import CollectorRegistry, Metric, generate_latest
from prometheus_client.parser import text_string_to_metric_families

FOLDER: Final = "TALETABLE_METRICS_FOLDER"  # names the folder; the supervisor of several workers makes it
ANSWER: Final = 2.0  # seconds in which a worker has to answer; of one that does not what it last counted is taken
LAST: Final = ".last"  # what a worker was last heard to count
COUNTS: Final = ("counter", "histogram")  # what stays when a worker dies; gauges say what is now
EARLIEST: Final = ("_created", "process_start_time_seconds")
# What is not added up: studies are counted in the database by each.
GREATEST: Final = ("process_max_fds", "taletable_studies", "taletable_clock_off_seconds")


def folder() -> Path | None:
    """Where the sockets are, if there are several workers."""
    named = os.environ.get(FOLDER)
    return Path(named) if named and hasattr(asyncio, "start_unix_server") else None


@contextlib.asynccontextmanager
async def answering(text: Callable[[], bytes]) -> AsyncIterator[None]:
    """Answer the other workers what this one counts."""
    place = folder()
    if place is None:
        yield
        return

    async def answer(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(text())
        with contextlib.suppress(OSError):
            await writer.drain()
        writer.close()

    own = place / str(os.getpid())
    with contextlib.suppress(FileNotFoundError):  # of a worker that has died and had the same number
        _last(own).rename(_last(place / f"{own.name}-{time.time_ns()}"))
    server = await asyncio.start_unix_server(answer, own)
    try:
        yield
    finally:
        server.close()
        own.unlink(missing_ok=True)
        _keep(own, text())


async def all_workers(own: bytes) -> bytes:
    """What all workers of this server count together; ``own`` is what this one does."""
    place = folder()
    if place is None:
        return own
    others = [socket for socket in place.iterdir() if socket.is_socket() and socket.name != str(os.getpid())]
    heard = dict(zip(others, await asyncio.gather(*map(_ask, others)), strict=True))
    heard[place / str(os.getpid())] = own
    for socket, said in heard.items():
        if said:
            _keep(socket, said)
    alive = {_last(socket) for socket, said in heard.items() if said}
    gone = [file.read_bytes() for file in place.glob(f"*{LAST}") if file not in alive]
    registry = CollectorRegistry()
    registry.register(_Sum(filter(None, heard.values()), gone))
    return generate_latest(registry)


def _last(socket: Path) -> Path:
    return socket.with_name(socket.name + LAST)


def _keep(socket: Path, said: bytes) -> None:
    part = socket.with_name(f"{socket.name}.{os.getpid()}.part")
    part.write_bytes(said)
    part.replace(_last(socket))


async def _ask(socket: Path) -> bytes:
    try:
        async with asyncio.timeout(ANSWER):
            reader, writer = await asyncio.open_unix_connection(socket)
            try:
                return await reader.read()
            finally:
                writer.close()
    except (OSError, TimeoutError):
        return b""  # it has died, or does not live yet


class _Sum:
    """Several texts in the format of Prometheus, as one collector."""

    def __init__(self, texts: Iterable[bytes], gone: Iterable[bytes] = ()) -> None:
        self.texts = [(text.decode(), False) for text in texts] + [(text.decode(), True) for text in gone]

    def collect(self) -> Iterator[Metric]:
        """Counters, histograms and gauges are added up; of workers that are gone, only what they have counted."""
        families: dict[str, Metric] = {}
        values: dict[str, dict[tuple[str, tuple[tuple[str, str], ...]], float]] = {}
        for text, gone in self.texts:
            for family in text_string_to_metric_families(text):
                if gone and family.type not in COUNTS:
                    continue
                families.setdefault(family.name, Metric(family.name, family.documentation, family.type))
                known = values.setdefault(family.name, {})
                for sample in family.samples:
                    key = sample.name, tuple(sample.labels.items())
                    known[key] = _joined(sample.name, known[key], sample.value) if key in known else sample.value
        for name, family in families.items():
            for (sample_name, labels), value in values[name].items():
                family.add_sample(sample_name, dict(labels), value)
            yield family


def _joined(name: str, one: float, other: float) -> float:
    if name.endswith(EARLIEST):
        return min(one, other)
    return max(one, other) if name.endswith(GREATEST) else one + other
