"""A real Redis server of the tests' own: on a socket in a folder of its own, keeping nothing, and gone afterwards."""

from __future__ import annotations

import shutil
import signal
import subprocess
import tempfile
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from tests.kit.waiting import eventually

if TYPE_CHECKING:
    from collections.abc import Iterator


class RedisServer:
    """A Redis server that can be killed, frozen and started again."""

    def __init__(self) -> None:
        self.program = shutil.which("redis-server")
        if self.program is None:
            raise RuntimeError("Redis is not installed; `make needs` installs it")
        self.folder = Path(tempfile.mkdtemp(prefix="taletable-redis-"))
        self.socket = self.folder / "redis"
        self.child: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"unix://{self.socket}"

    def start(self) -> None:
        assert self.program is not None
        # Without a port, and in its own folder, so that no other Redis of this machine is in the way.
        options = {"port": "0", "unixsocket": str(self.socket), "save": "", "appendonly": "no", "dir": str(self.folder)}
        words = [word for name, value in options.items() for word in (f"--{name}", value)]
        self.child = subprocess.Popen([self.program, *words], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        eventually(lambda: self.ask("PING") == "PONG", "that Redis answers")

    def ask(self, *words: str) -> str:
        """What `redis-cli` prints; nothing if nobody answers."""
        command = ["redis-cli", "-s", str(self.socket), *words]
        return subprocess.run(command, capture_output=True, text=True, check=False).stdout.strip()

    def kill(self) -> None:
        """As if its machine had failed."""
        if self.child is not None:
            self.child.kill()
            self.child.wait()
            self.child = None

    @contextmanager
    def frozen(self) -> Iterator[None]:
        """Nobody answers, and no connection is closed."""
        assert self.child is not None
        self.child.send_signal(signal.SIGSTOP)
        try:
            yield
        finally:
            self.child.send_signal(signal.SIGCONT)

    def end(self) -> None:
        self.kill()
        shutil.rmtree(self.folder)
