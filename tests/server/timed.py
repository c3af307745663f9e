"""A server whose clocks can be put forward, so that nobody has to wait for time to pass, and none passes unasked.

with TimedServer(tmp_path) as server:
    server.pass_time(60)
"""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

from taletable.cli import main
from tests.server.kit import Server

AHEAD = "TALETABLE_TEST_AHEAD"  # names the file that says by how many seconds the clock is ahead


class TimedServer(Server):
    """A server that reads by how much its clocks are ahead from a file of its folder.

    Rate limits, which go by `time.monotonic`, refill only then: how fast the machine is does not matter.
    """

    module = "tests.server.timed"

    @property
    def environment(self) -> dict[str, str]:
        return {**super().environment, AHEAD: str(self.folder / "ahead")}

    def pass_time(self, seconds: float) -> None:
        """Let so much time pass at once."""
        file = self.folder / "ahead"
        whole = seconds + (float(file.read_text("ascii")) if file.exists() else 0)
        (self.folder / "ahead.new").write_text(str(whole), "ascii")
        (self.folder / "ahead.new").replace(file)


def put_forward(file: Path) -> None:
    """In the server: let its clocks be ahead by what the file says. Event loop and libraries keep the real ones."""
    wall, steady = time.time, time.monotonic

    def ahead() -> float:
        return float(file.read_text("ascii")) if file.exists() else 0.0

    def monotonic() -> float:
        ours = str(sys._getframe(1).f_globals.get("__name__", "")).startswith("taletable.")
        return ahead() if ours else steady()

    time.time = lambda: wall() + ahead()
    time.monotonic = monotonic


if __name__ == "__main__":
    put_forward(Path(os.environ[AHEAD]))
    main()
