"""Results as JSON Lines: a first line that says what is played, then a line for each game, in the order they ended.

A run that was interrupted goes on with the same command: what is in the file is not played again. A line that was cut
off while it was written is dropped.
"""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING, Generic, Self

import msgspec
from msgspec import Struct

import taletable as tt
from taletable.arena.match import ResultT, Series
from taletable.version import VERSION

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]

if TYPE_CHECKING:
    from pathlib import Path


class Header(Struct, frozen=True):
    """What the results are of; results of other rules or another version are not comparable."""

    taletable: str
    rules: int
    contest: msgspec.Raw


class Journal(Generic[ResultT]):
    """A file of results that is open for more; ``results`` are those it had."""

    def __init__(self, file: Path, contest: Series[ResultT]) -> None:
        self.file = file
        self.contest = contest
        try:
            self._stream = file.open("a+b")
        except OSError as error:
            raise ValueError(f"{file} cannot be written: {error.strerror}") from None
        try:
            self._lock()
            header = Header(VERSION, tt.game(contest.game).version, msgspec.Raw(msgspec.json.encode(contest)))
            self.results = self._read(header)
        except BaseException:
            self._stream.close()
            raise

    def _lock(self) -> None:
        """An advisory lock that ends with the process, so that two runs do not write one file."""
        if fcntl is not None:
            try:
                fcntl.flock(self._stream, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                raise ValueError(f"{self.file} is being written by another run") from None

    def _read(self, header: Header) -> list[ResultT]:
        self._stream.seek(0)
        whole, _, cut = self._stream.read().rpartition(b"\n")
        lines = whole.split(b"\n") if whole else []
        if not lines and cut and not msgspec.json.encode(header).startswith(cut):
            raise ValueError(f"{self.file} is no file of an arena")
        if lines:
            self._compare(lines[0], header)
        results = [self._result(number, line) for number, line in enumerate(lines[1:], 2)]
        self._stream.truncate(len(whole) + 1 if whole else 0)
        if not lines:
            self._write(header)
        return results

    def _compare(self, line: bytes, header: Header) -> None:
        try:
            found = msgspec.json.decode(line, type=Header)
            contest = msgspec.json.decode(found.contest, type=type(self.contest))
        except msgspec.DecodeError:
            raise ValueError(f"{self.file} is no file of an arena") from None
        if (found.taletable, found.rules, contest) == (header.taletable, header.rules, self.contest):
            return
        ours, theirs = _told(header, self.contest), _told(found, contest)
        both = [name for name in ours if name in theirs]  # games have different options
        different = "; ".join(f"{name} {theirs[name]}, not {ours[name]}" for name in both if ours[name] != theirs[name])
        raise ValueError(f"{self.file} has the games of another command ({different}); give another file")

    def _result(self, number: int, line: bytes) -> ResultT:
        try:
            return msgspec.json.decode(line, type=self.contest.result_type)
        except msgspec.DecodeError as error:
            raise ValueError(f"line {number} of {self.file} is no result: {error}") from None

    def write(self, result: ResultT) -> None:
        """Add a result; it is there even if this process is killed the next moment."""
        self._write(result)

    def _write(self, line: Struct) -> None:
        self._stream.write(msgspec.json.encode(line) + b"\n")
        self._stream.flush()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        with contextlib.suppress(OSError):  # every line was flushed
            self._stream.close()


def _told(header: Header, contest: Series[ResultT]) -> dict[str, str]:
    """What a header says, by name and in words."""
    return {"version": header.taletable, "rules": str(header.rules), **contest.told()}
