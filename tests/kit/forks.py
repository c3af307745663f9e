"""Programs that begin in no time: forks of a process that has imported the product already.

    with open("server.log", "ab") as log:
        life = fork("taletable", ["serve"], environment, log)

Python and the imports of a server take two seconds of CPU, and the tests start a hundred servers. A fork runs what
`python -m MODULE ARGUMENT…` runs. Each process of pytest has one such parent of forks, which ends with it.
"""

from __future__ import annotations

import atexit
import gc
import json
import os
import runpy
import signal
import socket
import subprocess
import sys
from contextlib import suppress
from functools import cache
from importlib import import_module
from select import select
from typing import IO

# Some of them are imported late, when a server starts.
PRELOADED = (
    "taletable.cli",
    "taletable.server.serve",
    "taletable.server.fast_websocket",
    "alembic.command",
    "sqlalchemy.dialects.sqlite",
    "uvicorn.lifespan.on",
    "uvloop",
)
LONGEST = 200_000  # bytes of a request


class Life:
    """A running fork; what `subprocess.Popen` offers."""

    def __init__(self, told: socket.socket) -> None:
        self._told = told
        self.pid = int(told.recv(64))
        self.returncode: int | None = None

    def wait(self, timeout: float | None = None) -> int:
        """Its exit code, negative for a signal."""
        if self.returncode is None:
            self._told.settimeout(timeout)
            try:
                self.returncode = int(self._told.recv(64))
            except (TimeoutError, BlockingIOError):
                raise subprocess.TimeoutExpired(str(self.pid), timeout or 0) from None
            self._told.close()
        return self.returncode

    def poll(self) -> int | None:
        with suppress(subprocess.TimeoutExpired):
            self.wait(0)
        return self.returncode

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)


def fork(module: str, arguments: list[str], environment: dict[str, str], log: IO[bytes]) -> Life:
    """Run a module in a process group of its own."""
    ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    with theirs:
        request = json.dumps([module, arguments, environment]).encode()
        socket.send_fds(_parent(), [request], [theirs.fileno(), log.fileno()])
    return Life(ours)


@cache
def _parent() -> socket.socket:
    """Where the parent of forks hears what is wanted."""
    ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    with theirs:
        parent = subprocess.Popen([sys.executable, "-m", __name__], stdin=theirs.fileno(), start_new_session=True)

    def end() -> None:
        ours.close()
        parent.wait()

    atexit.register(end)
    return ours


# In the other process.


def live() -> None:
    """Fork whenever that is asked for; only forks return, each when its `sys.argv` and all else is set for it."""
    for name in PRELOADED:
        import_module(name)
    gc.freeze()  # so that its collections touch nothing that forks share
    asked = socket.socket(fileno=os.dup(0))
    while True:
        request, files, _, _ = socket.recv_fds(asked, LONGEST, 2)
        if not request:
            sys.exit()
        if os.fork() == 0:
            asked.close()
            _keep(request, socket.socket(fileno=files[0]), files[1])
            return
        for file in files:
            os.close(file)
        with suppress(ChildProcessError):
            while os.waitpid(-1, os.WNOHANG)[0]:
                pass


def _keep(request: bytes, teller: socket.socket, log: int) -> None:
    """Between them stands a process that waits for the end of the fork, and tells how it ended.

    The fork does not outlive who has asked for it.
    """
    reading, writing = os.pipe()
    pid = os.fork()
    if pid:
        os.close(log)
        os.close(writing)
        os.read(reading, 1)  # it is the leader of its group now
        teller.send(b"%d" % pid)
        ended = os.pidfd_open(pid)
        if (
            ended not in select([ended, teller.fileno()], [], [])[0]
        ):  # whoever wanted it is gone, and nobody else would stop it
            os.killpg(pid, signal.SIGKILL)
        code = os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])
        with suppress(OSError):  # nobody has to wait for it
            teller.send(b"%d" % code)
        os._exit(0)
    teller.close()
    os.close(reading)
    os.setsid()
    os.close(writing)
    module, arguments, environment = json.loads(request)
    os.environ.clear()
    os.environ.update(environment)
    with open(os.devnull, "rb") as nothing:
        os.dup2(nothing.fileno(), 0)
    for place in (1, 2):
        os.dup2(log, place)
    os.close(log)
    sys.argv[:] = [module, *arguments]


if __name__ == "__main__":
    live()
    runpy.run_module(sys.argv[0], run_name="__main__", alter_sys=True)
