"""What a process owes the one that started it: to end with it."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import time


def exit_with_parent(grace: float = 0.0) -> None:
    """In a process that `multiprocessing` has spawned: end when the parent does, even if that was killed by SIGKILL.

    ``grace`` is how many seconds this process has to stop by itself after a SIGTERM; without it, it ends at once.
    A process that nobody spawned in this way is left alone.
    """
    parent = multiprocessing.parent_process()
    if parent is None:
        return

    def watch() -> None:
        parent.join()  # a pipe that the system closes with the parent, so nothing has to be polled
        if grace:
            os.kill(os.getpid(), signal.SIGTERM)
            time.sleep(grace)
        os._exit(1)

    threading.Thread(target=watch, name="parent", daemon=True).start()
