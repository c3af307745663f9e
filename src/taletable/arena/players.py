"""Bots by name: ours, those of installed packages (entry points), and programs that speak JSON lines (`cmd:…`)."""

from __future__ import annotations

import json
import os
import shlex
import shutil
import signal
import subprocess
import time
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from queue import Empty, SimpleQueue
from threading import Lock, Thread
from typing import TYPE_CHECKING, Final, Protocol

import taletable as tt
from taletable.bots import bot

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from taletable.bots import Chair

COMMAND: Final = "cmd:"
ENTRY_POINTS: Final = "taletable.bots"
LONGEST: Final = 100_000  # bytes of an answer
GIVE_UP: Final = 3  # starts in a row of a program that has answered nothing

# Why an answer was replaced by the default.
ILLEGAL: Final = "illegal"
LATE: Final = "late"
DIED: Final = "died"
FAILED: Final = "failed"
FAULTS: Final = (ILLEGAL, LATE, DIED, FAILED)


class Fault(Exception):
    """A bot has not answered as it should."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.kind = kind


class Thinker(Protocol):
    """What a bot of ours or of a package can do."""

    def choose(self, chair: Chair, /) -> int:
        """One of the actions of the chair's decision."""


class Player(Protocol):
    """Somebody on a seat."""

    def choose(self, chair: Chair) -> int:
        """A legal action, or a `Fault`."""

    def clock(self) -> int:
        """The clock its time is measured by, in nanoseconds."""


class InProcess:
    """A bot that thinks in this process, measured by the time it has the processor."""

    def __init__(self, thinker: Thinker) -> None:
        self._thinker = thinker

    def choose(self, chair: Chair) -> int:
        actions = chair.decision.actions
        try:
            action = self._thinker.choose(chair)
            legal = action in actions
        except Exception as error:
            raise Fault(FAILED) from error
        if not legal:
            raise Fault(ILLEGAL)
        return actions[actions.index(action)]  # a plain int, whatever kind of number the bot has said

    def clock(self) -> int:
        return time.process_time_ns()


class Gate:
    """Closed for good when no program may be started any more, so that none escapes the thread that ends them all."""

    def __init__(self) -> None:
        self.lock = Lock()
        self.is_open = True


class Program:
    """A program that is asked with a line of JSON on standard input, and answers with one on standard output.

    It is started when it is first asked, goes on from game to game, and ends when its input does. Its standard error is
    ours. What it says after its time is up cannot be told from its next answer, so a late program is killed.
    """

    def __init__(self, command: str, limit: float, gate: Gate) -> None:
        self.words = shlex.split(command)
        self.limit = limit
        self.starts = 0  # since it last answered
        self._gate = gate
        self._process: subprocess.Popen[bytes] | None = None
        self._asked: SimpleQueue[bytes | None] = SimpleQueue()
        self._told: SimpleQueue[bytes] = SimpleQueue()

    def ask(self, question: Mapping[str, object]) -> object:
        """Its answer, decoded; a `Fault` if there is none."""
        if self._process is None:
            self._start()
        self._asked.put(json.dumps(question, ensure_ascii=False).encode() + b"\n")
        try:
            line = self._told.get(timeout=self.limit)
        except Empty:
            self.close()
            raise Fault(LATE) from None
        if not line.endswith(b"\n"):  # end of file, or an endless line
            self.close()
            raise Fault(DIED)
        self.starts = 0
        try:
            return json.loads(line)
        except (ValueError, RecursionError):
            raise Fault(ILLEGAL) from None

    def _start(self) -> None:
        if self.starts >= GIVE_UP:
            raise Fault(DIED)
        self.starts += 1
        # A session of its own: Ctrl+C is ours to handle, and what it starts is killed with it.
        with self._gate.lock:
            if not self._gate.is_open:
                raise Fault(DIED)
            try:
                self._process = subprocess.Popen(
                    self.words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True
                )
            except OSError:
                raise Fault(DIED) from None
            self._asked, self._told = SimpleQueue(), SimpleQueue()
            Thread(target=_converse, args=(self._process, self._asked, self._told), daemon=True).start()

    def close(self) -> None:
        """Kill it and all that it has started."""
        process, self._process = self._process, None
        if process is None:
            return
        if hasattr(os, "killpg"):
            _kill_group(process.pid)
        else:
            process.kill()
        self._asked.put(None)
        process.wait()


def _kill_group(leader: int) -> None:
    try:
        os.killpg(leader, signal.SIGKILL)
    except ProcessLookupError:  # it has ended by itself
        return


def _converse(process: subprocess.Popen[bytes], asked: SimpleQueue[bytes | None], told: SimpleQueue[bytes]) -> None:
    """The thread of a program: a question, an answer. Whoever waits for it can stop waiting, which a pipe cannot."""
    assert process.stdin is not None
    assert process.stdout is not None
    with process.stdout:
        try:
            with process.stdin:
                while (question := asked.get()) is not None:
                    process.stdin.write(question)
                    process.stdin.flush()
                    told.put(process.stdout.readline(LONGEST))
        except OSError:
            told.put(b"")


class Outside:
    """A program on a seat, measured by the time it makes us wait."""

    def __init__(self, program: Program, seed: int) -> None:
        self._program = program
        self._seed = seed

    def choose(self, chair: Chair) -> int:
        view = chair.view()
        game = tt.game(view["game"])
        decision = chair.decision.as_dict()
        decision["actions"] = [game.actions[action] for action in chair.decision.actions]
        decision["default"] = game.actions[chair.decision.default]
        question = {"game": game.id, "seat": chair.seat, "seed": self._seed, "view": view, "decision": decision}
        answer = self._program.ask(question)
        action = game.number(answer.get("action")) if isinstance(answer, dict) else -1
        if action not in chair.decision.actions:
            raise Fault(ILLEGAL)
        return action

    def clock(self) -> int:
        return time.perf_counter_ns()


class Players:
    """The bots of one process. Each seat has a program of its own, so that no program sits on two sides of a table."""

    def __init__(self, limit: float) -> None:
        self.limit = limit
        self._gate = Gate()
        self._programs: dict[tuple[str, int], Program] = {}

    def sit(self, name: str, seed: int, seat: int) -> Player:
        """A bot for one game."""
        if name.startswith(COMMAND):
            if (name, seat) not in self._programs:
                self._programs[name, seat] = Program(name.removeprefix(COMMAND), self.limit, self._gate)
            program = self._programs[name, seat]
            program.starts = 0
            return Outside(program, seed)
        return InProcess(_made(name, seed))

    def close(self) -> None:
        """End all programs, and let none begin, from any thread."""
        with self._gate.lock:
            self._gate.is_open = False
        for program in [*self._programs.values()]:
            program.close()


def _made(name: str, seed: int) -> Thinker:
    try:
        return bot(name, seed)
    except ValueError:
        if name not in _installed():
            raise
        return _installed()[name](seed)


@cache
def _installed() -> Mapping[str, Callable[[int], Thinker]]:
    """The bots of installed packages: what an entry point names is called with a seed."""
    return {point.name: _loaded(point) for point in entry_points(group=ENTRY_POINTS)}


def _loaded(point: EntryPoint) -> Callable[[int], Thinker]:
    """Loaded when it is needed, so that a broken package troubles only those who name its bot."""

    def made(seed: int) -> Thinker:
        try:
            thinker: Thinker = point.load()(seed)
        except Exception as error:
            raise ValueError(f"the bot '{point.name}' cannot be made from {point.value}: {error!r}") from error
        return thinker

    return made


def check(name: str) -> None:
    """Complain of a bot that does not exist or cannot be started."""
    if not name.startswith(COMMAND):
        _made(name, 0)
        return
    try:
        words = shlex.split(name.removeprefix(COMMAND))
    except ValueError as error:
        raise ValueError(f"the command of the bot '{name}' cannot be read: {error}") from None
    if not words:
        raise ValueError(f"the bot '{name}' has no command; write it like '{COMMAND}python3 mybot.py'")
    if shutil.which(words[0]) is None:
        raise ValueError(f"there is no program '{words[0]}' for the bot '{name}'")
