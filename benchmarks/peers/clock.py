"""How often something is done in a second; plain Python, since peers are measured in an environment of their own."""

from __future__ import annotations

import time
from collections.abc import Callable

Figures = dict[str, float]


def rate(work: Callable[[], int], seconds: float) -> float:
    """Things done in a second of the processor's time: the best of five stretches."""
    work()
    best = 0.0
    for _ in range(5):
        done = 0
        begin = time.process_time()
        while time.process_time() - begin < seconds / 5:
            done += work()
        best = max(best, done / (time.process_time() - begin))
    return best
