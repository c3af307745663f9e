"""`make test-again`: the same tests many times in a row, to see that they are the same each time.

python -m tests.again --runs 20 tests/page tests/server -- -n auto
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

BUSY = "while True: pass"


def main() -> int:
    """Run them, with a line for each run and one for all."""
    asked = argparse.ArgumentParser(description="Run the same tests many times in a row.")
    asked.add_argument("--runs", type=int, default=20)
    asked.add_argument("--loaded", action="store_true", help="keep every core busy with something else meanwhile")
    asked.add_argument("--logs", type=Path, default=Path("build/test-again"), help="where failed runs are written down")
    asked.add_argument("pytest", nargs="+", help="what pytest is given; options after --")
    given = asked.parse_args()
    given.logs.mkdir(parents=True, exist_ok=True)
    failures = 0
    with load(os.cpu_count() or 1 if given.loaded else 0):
        for number in range(1, given.runs + 1):
            failures += not passes(number, given.pytest, given.logs / f"run-{number}.txt")
    say(f"{given.runs} runs, {failures} failures")
    return min(failures, 1)


def passes(number: int, arguments: list[str], log: Path) -> bool:
    """One run; what it says is kept if it fails."""
    began = time.monotonic()
    with log.open("w", encoding="utf-8") as file:
        done = subprocess.run([sys.executable, "-m", "pytest", *arguments], stdout=file, stderr=file, check=False)
    said = log.read_text("utf-8").splitlines()
    outcome = "passed" if done.returncode == 0 else "failed"
    say(f"run {number}: {outcome}, {time.monotonic() - began:.0f} seconds")
    if done.returncode == 0:
        log.unlink()
        return True
    for line in said:
        if line.startswith(("FAILED", "ERROR")):
            say(f"    {line}")
    say(f"    all it said is in {log}")
    return False


@contextmanager
def load(processes: int) -> Iterator[None]:
    """So many processes that do nothing but keep a core busy."""
    busy = [subprocess.Popen([sys.executable, "-c", BUSY]) for _ in range(processes)]
    try:
        yield
    finally:
        for one in busy:
            one.kill()
            one.wait()


def say(line: str) -> None:
    """Tell it now, even into a file."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
