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
from taletable.arena import personal
from taletable.bots import Chair, bot
from taletable.kernel import BadOptions, Outlook, preview
from taletable.kernel.messages import as_data
from taletable.locales import texts
from taletable.reports.review import ReviewWords, page
from taletable.server import studies
from taletable.server.jobs import (
    LENGTH,
    Advise,
    Advised,
    AllAsked,
    Answer,
    AskAll,
    Check,
    Chosen,
    DoPart,
    Failed,
    Foresee,
    Foreseen,
    InvalidOptions,
    Job,
    LinePlayed,
    LookedThrough,
    LookThrough,
    NotAllowed,
    PartDone,
    PlayLine,
    Pose,
    PosedPuzzle,
    PutTogether,
    Replay,
    Replayed,
    StudyDone,
    Tallied,
    Tally,
    Think,
    ValidOptions,
    WriteReview,
    Written,
    decode_job,
    encode,
    framed,
)
from taletable.server.responses import (
    AnswerPreview,
    ExplainedAnswer,
    LocalizedMessage,
    PuzzleTable,
    Question,
    ReplayStep,
)
from taletable.server.responses import Outlook as ShownOutlook
from taletable.study import hint, line
from taletable.study.puzzles import shipped

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from taletable.kernel import Event, Record, Table

PR_SET_PDEATHSIG: Final = 1
LATEST: Final = 30  # events that lead to a puzzle
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
    return Replayed(_shown_step(played, table, told, job.eyes, job.story))


def _shown_step(played: Record, table: Table, told: int, eyes: str, story: bool = False) -> ReplayStep:
    """A table in the middle of a record, with somebody's eyes; so many events were told in earlier steps."""
    seat = int(eyes) if eyes.isdigit() else None
    step = table.action_count

    def heard(events: Sequence[Event]) -> list[dict[str, Any]]:
        return [event.as_dict() for event in events if eyes == "all" or event.heard_by(seat)]

    events = table.story or []
    view = table.view(seat)
    own = [table.private_view(view, one) for one in range(table.seats)] if eyes == "all" else None
    done = {"seat": played.actions[step - 1][0], "name": played.actions[step - 1][1]} if step else None
    before = heard(events[:told]) if story else None
    now = heard(events[told:])
    return ReplayStep(step, len(played.actions), eyes, list(table.waiting), now, view, done, own, before)


def advise(job: Advise) -> Advised:
    """A hint, through a `Chair`, and with a seed that everybody knows: so it depends on what the seat knows only."""
    table = tt.game(job.game).arrange(msgspec.json.decode(job.position))
    found = hint(Chair(table, job.seat))
    return Advised((), 0) if found is None else Advised(found.answers, found.iterations)


def do_part(job: DoPart) -> PartDone:
    """A part of a study."""
    done = studies.do_part(tt.Record.loads(job.record), job.wanted, job.first)
    return PartDone(done.last, done.found)


def play_line(job: PlayLine) -> LinePlayed:
    """The table as it was, and each step of a line from there."""
    played = line(tt.Record.loads(job.record), job.step, job.action)
    table = tt.replay(played, job.step, listen=True)
    steps = [_shown_step(played, table, len(table.story or ()), job.eyes)]
    for seat, action in played.actions[job.step :]:
        told = len(table.story or ())
        table.act(seat, action)
        steps.append(_shown_step(played, table, told, job.eyes))
    return LinePlayed(steps)


def write_review(job: WriteReview) -> Written:
    """A review as a page, in the reader's language."""
    words = ReviewWords(tt.Record.loads(job.record), studies.review_of(job.review), texts(job.language))
    return Written(page(words))


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


def pose(job: Pose) -> PosedPuzzle | NotAllowed:
    """A shipped puzzle as its solver's seat sees it, and its answers; or why its question does not allow one."""
    puzzle = shipped(job.game)[job.number]
    table = puzzle.table(listen=True)
    seat = table.next_seat()
    if job.refused is not None:
        illegal = table.refuse(seat, job.refused)
        return NotAllowed(illegal.message.id, as_data(illegal.message.args), illegal.clause)
    heard = [event.as_dict() for event in table.story or () if event.heard_by(seat)]
    decision = table.decision(seat)
    assert decision is not None
    answers = [
        ExplainedAnswer(
            answer.action,
            round(100 * answer.expected),
            [LocalizedMessage(reason.id, reason.args) for reason in answer.reasons],
        )
        for answer in puzzle.answers(table)
    ]
    shown = PuzzleTable(
        rules=table.version,
        seats=table.seats,
        options=dict(table.options),
        you=seat,
        waiting=list(table.waiting),
        view=table.view(seat),
        events=heard[-LATEST:],
        decision=Question(puzzle.number, **decision.as_dict()),
    )
    return PosedPuzzle(shown, answers)


def ask_all(job: AskAll) -> AllAsked:
    """What was asked before each answer of a record, of whoever gave it."""
    played = tt.Record.loads(job.record)
    table = tt.replay(played, 0)
    asked: list[Question] = []
    for number, (seat, action) in enumerate(played.actions):
        decision = table.decision(seat)
        assert decision is not None
        asked.append(Question(number, **decision.as_dict()))
        table.act(seat, action)
    return AllAsked(asked)


def tally(job: Tally) -> Tallied:
    """The statistics of a person."""
    return Tallied(personal.tally([msgspec.json.decode(one, type=personal.PlayedGame) for one in job.games]))


DO: Final[dict[type, Callable[[Any], Answer]]] = {
    Think: think,
    Check: check,
    Replay: replay,
    Foresee: foresee,
    Advise: advise,
    DoPart: do_part,
    PutTogether: lambda job: StudyDone(studies.put_together(tt.Record.loads(job.record), job.wanted, job.parts)),
    PlayLine: play_line,
    WriteReview: write_review,
    Pose: pose,
    AskAll: ask_all,
    LookThrough: lambda job: LookedThrough(personal.look_through(tt.Record.loads(job.record), job.seat)),
    Tally: lambda job: Tallied(
        personal.tally([msgspec.json.decode(one, type=personal.PlayedGame) for one in job.games])
    ),
}


def run(job: Job) -> Answer:
    """Dispatch a job by its type; an exception becomes a `Failed` answer."""
    try:
        return DO[type(job)](job)
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
