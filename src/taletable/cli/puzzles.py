"""`taletable puzzles GAME`: solve puzzles in the terminal or verify them, or find new ones and write them to a file."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from rich.console import Console
from rich.text import Text

from taletable.cli import running
from taletable.cli.play import Leave, NobodyTypes, Sitting
from taletable.locales import texts
from taletable.reports.names import PERSON
from taletable.study import puzzles
from taletable.study.puzzle_finder import PLAYER, THOROUGH, Finder, holds

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from taletable.kernel import Decision, Game

TOLD: Final = 12  # events that lead to a puzzle
NOT_HERE: Final = ("hint", "undo", "save")  # what can be typed at a table, and not at a puzzle


class Search(NamedTuple):
    """What is looked for, and where to write it."""

    seats: int | None
    options: Mapping[str, object]
    many: int
    out: Path
    seed: int
    budget: int
    gap: float


def find(game: Game, wanted: Search, language: str) -> int:
    """Add so many puzzles to a file, which is written after each: an interrupted run keeps them, and can go on.

    Of puzzles for other rules nothing stays but their numbers, which are not given again.
    """
    running.at_least_one("--count", wanted.many)
    running.at_least_one("--budget", wanted.budget)
    if not 0 < wanted.gap < 1:
        raise ValueError(f"--gap is a share of the win between 0 and 1, not {wanted.gap:g}")
    running.check_writable(wanted.out)
    known = puzzles.loads(wanted.out.read_text("utf-8")) if wanted.out.exists() else ()
    if any(puzzle.game != game.id for puzzle in known):
        raise ValueError(f"{wanted.out} has puzzles of another game")
    seats = wanted.seats if wanted.seats is not None else min(game.seat_counts(**wanted.options), default=0)
    spoken = texts(language)
    finder = Finder(game, seats, wanted.options, wanted.seed, wanted.budget, wanted.gap, known)
    kept = [puzzle for puzzle in known if puzzle.version == game.version]
    begun, found = finder.played, 0
    with running.bar(spoken.text("study-finding"), Console(stderr=True, highlight=False)) as progress:
        task = progress.add_task("", total=wanted.many)
        for puzzle in finder.find():
            kept.append(puzzle)
            found += 1
            running.write_whole(wanted.out, puzzles.dumps(kept))
            progress.update(task, completed=found)
            if found == wanted.many:
                break
    games = finder.played - begun
    print(spoken.text("study-puzzles-found", count=found, file=str(wanted.out), games=games))
    return 0


def solve(game: Game, file: Path | None, number: int | None, language: str) -> int:
    """Puzzles that came with the package, or those of a file: one by its number, or all, the easiest first."""
    posed = sorted(_wanted(game, file, number), key=lambda puzzle: puzzle.rating)
    right = tried = 0
    spoken = texts(language)
    try:
        for puzzle in posed:
            right += Solving(puzzle, language).solved()
            tried += 1
    except (KeyboardInterrupt, Leave, NobodyTypes):
        print()
    print(spoken.text("study-puzzles-solved", right=right, tried=tried))
    return 0


def verify(game: Game, file: Path | None, number: int | None, seed: int, budget: int, language: str) -> int:
    """Search puzzles again, as long as when they were found and with another seed; whether all of them hold."""
    running.at_least_one("--budget", budget)
    posed = _wanted(game, file, number)
    spoken = texts(language)
    broken = 0
    with running.bar(spoken.text("study-verifying"), Console(stderr=True, highlight=False)) as progress:
        for puzzle in progress.track(posed, task_id=progress.add_task("", total=len(posed))):
            if not holds(puzzle, THOROUGH * budget, seed):
                broken += 1
                print(spoken.text("study-puzzle-broken", number=puzzle.number))
    print(spoken.text("study-puzzles-verified", good=len(posed) - broken, count=len(posed), seed=str(seed)))
    return 1 if broken else 0


def _wanted(game: Game, file: Path | None, number: int | None) -> list[puzzles.Puzzle]:
    """The puzzles of the package or of a file, or one of them."""
    found = puzzles.shipped(game.id) if file is None else {one.number: one for one in puzzles.loads(_read(file))}
    if any(puzzle.game != game.id for puzzle in found.values()):
        raise ValueError(f"{file} has puzzles of another game")
    if number is not None and number not in found:
        raise ValueError(f"there is no puzzle {number} of {game.id}; there are {len(found)} of them")
    return [*found.values()] if number is None else [found[number]]


def _read(file: Path) -> str:
    try:
        return file.read_text("utf-8")
    except UnicodeDecodeError:
        raise ValueError(f"{file} has no puzzles: it is not even text") from None


class Solving(Sitting):
    """One person at the table of a puzzle, for one answer."""

    def __init__(self, puzzle: puzzles.Puzzle, language: str) -> None:
        table = puzzle.table(listen=True)
        players = [PLAYER] * table.seats
        players[table.next_seat()] = PERSON
        super().__init__(table, players, puzzle.number, language)
        self.puzzle = puzzle
        self.heard = max(0, len(table.events_for(self.seat)) - TOLD)
        self.answer = -1

    def solved(self) -> bool:
        """Put the puzzle, take an answer, and say what it was worth."""
        self.say("study-puzzle", "bold", number=self.puzzle.number, rating=str(self.puzzle.rating))
        decision = self.table.decision(self.seat)
        assert decision is not None
        self._ask()
        game = self.table.game
        answers = self.puzzle.answers(self.table)
        right = game.actions[self.answer] == answers[0].action
        self.say("study-puzzle-right" if right else "study-puzzle-wrong", "bold")
        for answer in answers:
            label = self.label(game.number(answer.action), decision)
            said = self.texts.text("study-puzzle-answer", answer=label, percent=round(100 * answer.expected))
            why = " ".join([self.texts.message(reason.message) for reason in answer.reasons])
            style = "bold" if game.number(answer.action) == self.answer else ""
            self.console.print(Text.assemble((said, style), (f" {why}", "dim")))
        self.console.print()
        return right

    def _obey(self, line: str, decision: Decision) -> bool:
        if line.partition(" ")[0] in NOT_HERE:
            self.say("study-puzzle-alone")
            return False
        return super()._obey(line, decision)

    def _choose(self, line: str, decision: Decision) -> bool:
        action = self._meant(line, decision)
        if action is None:
            return False
        if action not in decision.actions:
            self._refused(self.table.refuse(self.seat, action), decision)
            return False
        self.answer = action
        return True
