"""Games in worker processes. A process that dies is replaced and its games are played again: they come out the same.

Processes are spawned and reached through pipes. They end when their pipe does, whatever happened to the parent.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections import Counter, deque
from contextlib import contextmanager, suppress
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection, wait
from queue import SimpleQueue
from threading import Thread
from typing import TYPE_CHECKING, Final, Generic

import msgspec

from taletable.arena.match import Result, ResultT, Series
from taletable.arena.players import Players
from taletable.arena.schedule import Seating

if TYPE_CHECKING:
    from collections.abc import Generator, Iterator, Sequence

AHEAD: Final = 2  # games a process has been given, so that it need not wait for the next one
GIVE_UP: Final = 3  # processes that may die of one game
STOPPING: Final = 5.0  # seconds in which a process must end when its pipe is closed

SPAWN: Final = multiprocessing.get_context("spawn")


class Worker(Generic[ResultT]):
    """Our end of a process."""

    def __init__(self, contest: Series[ResultT]) -> None:
        self.contest = contest
        self.pipe, theirs = SPAWN.Pipe()
        self.process = SPAWN.Process(target=work, args=(contest, theirs), daemon=True)
        with _sigint_blocked():
            self.process.start()
        theirs.close()  # so that our end tells when the process is gone
        self.games: deque[Seating] = deque()

    def give(self, seating: Seating) -> None:
        """Let it play a game; one that is gone is noticed when its result is waited for."""
        self.games.append(seating)
        with suppress(OSError):
            self.pipe.send_bytes(msgspec.json.encode(seating))

    def take(self) -> ResultT:
        """The result of its oldest game; EOFError or OSError if it is gone."""
        result = msgspec.json.decode(self.pipe.recv_bytes(), type=self.contest.result_type)
        self.games.popleft()
        return result

    def stop(self) -> None:
        """End it, in the middle of a game or not."""
        self.pipe.close()
        self.process.join(STOPPING)
        self.process.kill()
        self.process.join()


@contextmanager
def _sigint_blocked() -> Iterator[None]:
    """A process is born with SIGINT blocked, and ignores it later; meanwhile ours waits (not on Windows)."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    resource_tracker.ensure_running()  # or it would be started with the first process, and unblock SIGINT
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def play_all(contest: Series[ResultT], seatings: Sequence[Seating], workers: int) -> Generator[ResultT]:
    """The results of these games, in the order they end; in this process where one worker is enough."""
    if workers == 1:
        yield from _play_here(contest, seatings)
        return
    todo, deaths = deque(seatings), Counter[Seating]()
    team = [Worker(contest) for _ in range(min(workers, len(todo)))]
    try:
        while todo or any(worker.games for worker in team):
            for worker in team:
                while todo and len(worker.games) < AHEAD:
                    worker.give(todo.popleft())
            for pipe in wait([worker.pipe for worker in team if worker.games]):
                number = next(number for number, worker in enumerate(team) if worker.pipe is pipe)
                try:
                    yield team[number].take()
                except (EOFError, OSError):
                    team[number] = _replaced(team[number], todo, deaths)
    finally:
        for worker in team:
            worker.stop()


def _play_here(contest: Series[ResultT], seatings: Sequence[Seating]) -> Generator[ResultT]:
    players = Players(contest.limit)
    try:
        for seating in seatings:
            yield contest.play(seating, players)
    finally:
        players.close()


def _replaced(gone: Worker[ResultT], todo: deque[Seating], deaths: Counter[Seating]) -> Worker[ResultT]:
    """A new process in the place of one that died, whose games are the next ones."""
    gone.stop()
    blamed = gone.games[0]
    deaths[blamed] += 1
    if deaths[blamed] == GIVE_UP:
        raise ValueError(f"deal {blamed.deal}, rotation {blamed.turn} has ended {GIVE_UP} worker processes")
    todo.extendleft(reversed(gone.games))
    return Worker(gone.contest)


def work(contest: Series[ResultT], pipe: Connection) -> None:
    """The process: games in, results out, until the pipe ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C reaches the whole process group; the parent ends us
    players = Players(contest.limit)
    games: SimpleQueue[Seating] = SimpleQueue()
    Thread(target=_receive, args=(pipe, games, players), daemon=True).start()
    sent = True
    while sent:
        sent = _send(pipe, contest.play(games.get(), players))
    players.close()


def _send(pipe: Connection, result: Result) -> bool:
    """Whether the pipe was still there."""
    try:
        pipe.send_bytes(msgspec.json.encode(result))
    except OSError:
        return False
    return True


def _receive(pipe: Connection, games: SimpleQueue[Seating], players: Players) -> None:
    """Queue the games; at the end of the pipe end the process at once, even if it is thinking."""
    with suppress(EOFError, OSError):
        while True:
            games.put(msgspec.json.decode(pipe.recv_bytes(), type=Seating))
    players.close()
    os._exit(0)
