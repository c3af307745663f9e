"""A worker process: it does one job after the other, from standard input to standard output, until the server ends.

It is started by `worker_pool`, with the process id of the server as its argument, and has nothing but pipes: whatever
happens to it or to the server, nothing of it stays behind.
"""

from __future__ import annotations

import contextlib
import ctypes
import os
import signal
import sys
import time
import traceback
from threading import Thread
from typing import IO, Final

import msgspec

import taletable as tt
from taletable.bots import Chair, bot
from taletable.kernel import BadOptions
from taletable.server.jobs import (
    LENGTH,
    Answer,
    Check,
    Chosen,
    Failed,
    Job,
    Replay,
    Replayed,
    Sound,
    Think,
    Unsound,
    decode_job,
    encode,
    framed,
)
from taletable.server.responses import ReplayStep

PR_SET_PDEATHSIG: Final = 1
WATCH: Final = 1.0  # seconds between two looks at whether the server is still there, where the kernel does not tell


def think(job: Think) -> Chosen:
    """What a bot on a seat does. It sits on a chair, and sees no more than a person would."""
    table = tt.game(job.game).arrange(msgspec.json.decode(job.position))
    return Chosen(bot(job.level, job.seed).choose(Chair(table, job.seat)))


def check(job: Check) -> Sound | Unsound:
    """Whether a game can be played with these options."""
    game = tt.game(job.game)
    try:
        game.counts(game.settled(job.options))
    except BadOptions as bad:
        return Unsound(str(bad), bad.message.id, dict(bad.message.args))
    except ValueError as error:
        return Unsound(str(error))
    return Sound()


def replay(job: Replay) -> Replayed:
    """A game after so many actions: as a seat saw it, as a spectator did, or with everything open."""
    played, step = tt.Record.loads(job.record), job.step
    table = tt.replay(played, max(0, step - 1), listen=True)
    before = len(table.story or ()) if step else 0
    if step:
        table.act(*played.actions[step - 1])
    seat = int(job.eyes) if job.eyes.isdigit() else None
    heard = (table.story or [])[before:] if job.eyes == "all" else table.events_for(seat, before)
    view = table.view(seat)
    own = [table.private_view(view, one) for one in range(table.seats)] if job.eyes == "all" else None
    done = {"seat": played.actions[step - 1][0], "name": played.actions[step - 1][1]} if step else None
    events = [event.as_dict() for event in heard]
    return Replayed(ReplayStep(step, len(played.actions), job.eyes, list(table.waiting), events, view, done, own))


def do(job: Job) -> Answer:
    """Do a job; an error in it is an answer, too."""
    try:
        if isinstance(job, Think):
            return think(job)
        return check(job) if isinstance(job, Check) else replay(job)
    except Exception:
        return Failed(traceback.format_exc())


def exit_with_server(server: int) -> None:
    """End when the server does, even in the middle of a job, and even if this process is stopped."""
    if sys.platform == "linux" and ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL) == 0:
        if os.getppid() != server:
            os._exit(0)  # it ended before we asked to be told
        return

    def watch() -> None:
        while os.getppid() == server:
            time.sleep(WATCH)
        os._exit(0)

    Thread(target=watch, daemon=True).start()


def read(jobs: IO[bytes]) -> bytes | None:
    """The next message, or nothing when the server has closed the pipe."""
    length = jobs.read(LENGTH)
    return jobs.read(int.from_bytes(length, "big")) if len(length) == LENGTH else None


def main(server: int) -> None:
    """Do jobs until there is nobody to do them for."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C at the terminal is for the server, which ends us in its time
    exit_with_server(server)
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what a library prints goes to the log
    with contextlib.suppress(BrokenPipeError), answers:
        message: bytes | None = b""
        answer = b""  # the first one is empty, and says that we are ready
        while message is not None:
            answers.write(framed(answer))
            answers.flush()
            message = read(sys.stdin.buffer)
            if message is not None:
                answer = encode(do(decode_job(message)))


if __name__ == "__main__":
    main(int(sys.argv[1]))
