"""The main loop of a worker process: length-prefixed jobs from standard input, answers to standard output.

`worker_pool` starts it with the process id of the server as its argument. It has nothing but pipes, so nothing of it
stays behind, whatever happens to it or to the server.
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
from typing import IO, TYPE_CHECKING, Any, Final

import msgspec

import taletable as tt
from taletable.bots import Chair, bot
from taletable.kernel import BadOptions, Outlook, preview
from taletable.server.jobs import (
    LENGTH,
    Answer,
    Check,
    Chosen,
    Failed,
    Foresee,
    Foreseen,
    InvalidOptions,
    Job,
    Replay,
    Replayed,
    Think,
    ValidOptions,
    decode_job,
    encode,
    framed,
)
from taletable.server.responses import AnswerPreview, LocalizedMessage, ReplayStep
from taletable.server.responses import Outlook as ShownOutlook

if TYPE_CHECKING:
    from collections.abc import Sequence

    from taletable.kernel import Event

PR_SET_PDEATHSIG: Final = 1
POLL_PARENT: Final = 1.0  # seconds between two calls of getppid, where there is no PR_SET_PDEATHSIG


def think(job: Think) -> Chosen:
    """The action a bot chooses on a seat; through a `Chair`, which shows no more than a person would see."""
    table = tt.game(job.game).arrange(msgspec.json.decode(job.position))
    action = bot(job.level, job.seed).choose(Chair(table, job.seat))
    # The pause before an answer is seen by all, so it must not depend on what the seat knows: as a spectator imagines.
    guessed = table.imagine(None, job.seed).decision(job.seat)
    return Chosen(action, 1 if guessed is None else len(guessed.actions))


def check(job: Check) -> ValidOptions | InvalidOptions:
    """Validate options, a card sheet among them."""
    game = tt.game(job.game)
    try:
        game.counts(game.settled(job.options))
    except BadOptions as bad:
        return InvalidOptions(str(bad), bad.message.id, dict(bad.message.args))
    except ValueError as error:
        return InvalidOptions(str(error))
    return ValidOptions()


def replay(job: Replay) -> Replayed:
    """A game after so many actions: as a seat saw it, as a spectator did, or with everything open."""
    played, step = tt.Record.loads(job.record), job.step
    table = tt.replay(played, max(0, step - 1), listen=True)
    told = len(table.story or ()) if step else 0
    if step:
        table.act(*played.actions[step - 1])
    seat = int(job.eyes) if job.eyes.isdigit() else None

    def heard(story: Sequence[Event]) -> list[dict[str, Any]]:
        return [event.as_dict() for event in story if job.eyes == "all" or event.heard_by(seat)]

    story = table.story or []
    view = table.view(seat)
    own = [table.private_view(view, one) for one in range(table.seats)] if job.eyes == "all" else None
    done = {"seat": played.actions[step - 1][0], "name": played.actions[step - 1][1]} if step else None
    before = heard(story[:told]) if job.story else None
    events = heard(story[told:])
    return Replayed(
        ReplayStep(step, len(played.actions), job.eyes, list(table.waiting), events, view, done, own, before)
    )


def foresee(job: Foresee) -> Foreseen:
    """What each answer of a seat would bring, as far as that is certain."""
    found = preview(tt.game(job.game).arrange(msgspec.json.decode(job.position)), job.seat)
    return Foreseen(
        [
            AnswerPreview(
                action,
                one.outlook.points,
                _said(one.outlook),
                [ShownOutlook(following, outlook.points, _said(outlook)) for following, outlook in one.then.items()],
            )
            for action, one in found.items()
        ]
    )


def _said(outlook: Outlook) -> list[list[LocalizedMessage]]:
    return [[LocalizedMessage(message.id, message.args) for message in sentence] for sentence in outlook.says]


def run(job: Job) -> Answer:
    """Dispatch a job by its type; an exception becomes a `Failed` answer."""
    try:
        if isinstance(job, Think):
            return think(job)
        if isinstance(job, Foresee):
            return foresee(job)
        return check(job) if isinstance(job, Check) else replay(job)
    except Exception:
        return Failed(traceback.format_exc())


def exit_with_server(server: int) -> None:
    """Die with the server: by PR_SET_PDEATHSIG on Linux, even while stopped; elsewhere by polling getppid."""
    if sys.platform == "linux" and ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL) == 0:
        if os.getppid() != server:
            os._exit(0)  # it ended before prctl
        return

    def watch() -> None:
        while os.getppid() == server:
            time.sleep(POLL_PARENT)
        os._exit(0)

    Thread(target=watch, daemon=True).start()


def read(jobs: IO[bytes]) -> bytes | None:
    """The next message; None at end of file, when the server has closed the pipe."""
    length = jobs.read(LENGTH)
    return jobs.read(int.from_bytes(length, "big")) if len(length) == LENGTH else None


def main(server: int) -> None:
    """Run jobs until end of file."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C reaches the whole process group; the server ends us
    exit_with_server(server)
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # stdout is the pipe: what a library prints goes to stderr, and so to the log
    with contextlib.suppress(BrokenPipeError), answers:
        message: bytes | None = b""
        answer = b""  # an empty first message says that we are ready
        while message is not None:
            answers.write(framed(answer))
            answers.flush()
            message = read(sys.stdin.buffer)
            if message is not None:
                answer = encode(run(decode_job(message)))


if __name__ == "__main__":
    main(int(sys.argv[1]))
