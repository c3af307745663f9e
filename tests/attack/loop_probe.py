"""Runs `taletable serve` with a clock on every callback of its event loop, and writes down how long the longest held it.

Two clocks: seconds of the CPU that the loop's thread used, which no other program on the machine can lengthen, and
seconds on the wall. The figures are in the file that `TALETABLE_LOOP_PROBE` names, written a few times a second.
"""

from __future__ import annotations

import asyncio
import functools
import gc
import json
import os
import signal
import threading
import time
from asyncio import events
from pathlib import Path
from typing import Any, Final

SLOW: Final = 0.020
EVERY: Final = 0.2
KEPT: Final = 20
REQUEST: Final = "RequestResponseCycle.run_asgi"


class Probe:
    """What the loop has done so far."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self._began = 0.0
        self.reset()

    def reset(self) -> None:
        """Forget all so far: what a server does before anybody may come in. SIGUSR2 does it."""
        self.callbacks = 0
        self.cpu = 0.0
        self.wall = 0.0
        self.collecting = [0.0, 0.0, 0.0]
        self.slow: list[tuple[float, float, str]] = []

    def watch(self) -> None:
        """Time every callback of every asyncio loop in this process."""
        run = events.Handle._run
        thread_time, perf_counter = time.thread_time, time.perf_counter
        probe = self

        def timed(handle: events.Handle) -> None:
            name = _named(handle)
            cpu, wall = thread_time(), perf_counter()
            run(handle)
            used, held = thread_time() - cpu, perf_counter() - wall
            probe.callbacks += 1
            probe.cpu = max(probe.cpu, used)
            probe.wall = max(probe.wall, held)
            if used > SLOW:
                probe.slow = sorted([*probe.slow, (used, held, name)], reverse=True)[:KEPT]

        events.Handle._run = timed  # type: ignore[assignment, method-assign]
        gc.callbacks.append(self._collected)
        signal.signal(signal.SIGUSR2, lambda *_: self.reset())
        threading.Thread(target=self._write_for_ever, daemon=True).start()

    def _collected(self, phase: str, facts: dict[str, int]) -> None:
        """The garbage collector runs in whichever thread has just allocated something."""
        if phase == "start":
            self._began = time.thread_time()
        else:
            used, generation = time.thread_time() - self._began, facts["generation"]
            self.collecting[generation] = max(self.collecting[generation], used)

    def _write_for_ever(self) -> None:
        while True:
            time.sleep(EVERY)
            figures = {
                "callbacks": self.callbacks,
                "cpu": self.cpu,
                "wall": self.wall,
                "collecting": self.collecting,
                "slow": self.slow,
            }
            fresh = self.file.with_suffix(".new")
            fresh.write_text(json.dumps(figures), "utf-8")
            fresh.replace(self.file)


def _named(handle: Any) -> str:
    """What is about to run: the request of a task, its coroutine, or the callback itself."""
    callback = getattr(handle, "_callback", None)
    task = getattr(callback, "__self__", None)
    if not isinstance(task, asyncio.Task):
        return str(getattr(callback, "__qualname__", callback))
    coroutine = task.get_coro()
    name = str(getattr(coroutine, "__qualname__", coroutine))
    frame = getattr(coroutine, "cr_frame", None)
    if name == REQUEST and frame is not None:
        scope = frame.f_locals["self"].scope
        return f"{scope['method']} {scope['path'][:60]}"
    return name


def main() -> int:
    """Serve, watched. uvloop has no Python callbacks to time, so it is asyncio's own loop."""
    import uvicorn  # noqa: PLC0415 (only a process that serves needs it)

    from taletable.cli import main as taletable  # noqa: PLC0415

    Probe(Path(os.environ["TALETABLE_LOOP_PROBE"])).watch()
    uvicorn.Config = functools.partial(uvicorn.Config, loop="asyncio")  # type: ignore[assignment,misc]
    return taletable()


if __name__ == "__main__":
    raise SystemExit(main())
