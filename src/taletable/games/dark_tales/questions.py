"""What all questions have in common, and those that a step of a program asks."""

from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar, Final

from taletable.games.dark_tales.cards import FIRST_FOR_ALL, NAMES
from taletable.games.dark_tales.cursor import CAUSES, Cursor
from taletable.games.dark_tales.language import ITEMS, VERBS, Step
from taletable.games.dark_tales.table import Tale
from taletable.games.dark_tales.vocabulary import CARD, ITEM, PASS, SEAT, TAKE, TOKEN, word_of
from taletable.kernel import AnyQuestion, Args, IllegalAction, Question, Task, refusal

# A cursor among the arguments of a frame.
CURSOR: Final = (("program", "program"), ("place", "count"), ("card", "card"), ("zone", "zone"))


def refused(reason: str, args: Args, clause: str) -> IllegalAction:
    """An answer that is not allowed, for one of the reasons a question declares."""
    return refusal(f"dark_tales-refusal-{reason}", args, clause)


class ProgramTask(Task[Tale]):
    """A program that is carried out for a seat, from a step on: how it is, `programs.Run` says."""

    __slots__ = ("at", "seat")
    args: ClassVar = (("seat", "seat"), *CURSOR)

    def __init__(self, seat: int, at: Cursor) -> None:
        self.seat = seat
        self.at = at

    def numbers(self) -> tuple[int, ...]:
        return (self.seat, *self.at.numbers())

    @classmethod
    def of(cls, numbers: list[int]) -> ProgramTask:
        seat, program, place, card, zone = numbers
        return cls(seat, Cursor(program, place, card, zone))


class TaleQuestion(Question[Tale]):
    """Any question of this game. ``no_card`` is why a card is no answer to one that asks for cards."""

    __slots__ = ()
    refusals: ClassVar[tuple[str, ...]] = ("other", "must-choose")
    no_card: ClassVar[str] = "not-in-play"

    @abstractmethod
    def choose(self, table: Tale, seat: int, action: int) -> None:
        """Carry out a legal answer."""

    @abstractmethod
    def fits(self, table: Tale, seat: int) -> bool:
        """Whether the seat can be asked this as the table stands: for positions that somebody wrote."""

    def is_half(self, following: AnyQuestion | None) -> bool:
        """Whether the answer was only half of a choice, as what the seat is asked next shows."""
        return False

    def resolve(self, table: Tale, seat: int, action: int) -> None:
        self.choose(table, seat, action)
        if not self.is_half(table.questions[seat]):
            table.reveal()

    def default(self, table: Tale, seat: int) -> int:
        """For somebody who is away: nothing where that is allowed, and otherwise the first thing that is."""
        actions = self.legal(table, seat)
        return PASS if actions[-1] == PASS else actions[0]

    def refuse(self, table: Tale, seat: int, action: int) -> IllegalAction:
        if action == PASS:
            return refused("must-choose", {}, self.rule(table))
        if word_of(action) not in self.words(table, seat):
            return refused("other", {}, self.rule(table))
        return self.deny(table, seat, action)

    def words(self, table: Tale, seat: int) -> list[str]:
        """What kinds of answers it asks for."""
        return [word_of(action) for action in self.legal(table, seat)]

    def deny(self, table: Tale, seat: int, action: int) -> IllegalAction:
        """Why not this answer, although it asks for answers of the kind."""
        clause = self.rule(table)
        if action < ITEM:
            return refused(self.no_card, {"card": NAMES[action - CARD]}, clause)
        if action < SEAT:
            return refused("no-item", {"item": ITEMS[action - ITEM]}, clause)
        if TOKEN <= action < TAKE:
            return refused("no-token", {}, clause)
        number = action - SEAT
        return refused("no-player", {"seat": number if number < table.seats else str(number)}, clause)


class StepQuestion(TaleQuestion):
    """A question that a step asks: ``at`` says which, ``verbs`` are the verbs that can."""

    __slots__ = ("at",)
    args: ClassVar[tuple[tuple[str, str], ...]] = CURSOR
    verbs: ClassVar[tuple[int, ...]] = ()

    def __init__(self, at: Cursor) -> None:
        self.at = at

    def numbers(self) -> tuple[int, ...]:
        return (*self.at.numbers(), *[getattr(self, attribute) for attribute, _ in self.args[len(CURSOR) :]])

    @classmethod
    def of(cls, numbers: list[int]) -> StepQuestion:
        program, place, card, zone = numbers[: len(CURSOR)]
        return cls(Cursor(program, place, card, zone), *numbers[len(CURSOR) :])

    def step(self, table: Tale) -> Step:
        """The step that asks."""
        return self.at.step(table.sheet)

    def fits(self, table: Tale, seat: int) -> bool:
        """The step that asks is the one before the next on the agenda, and it can ask this."""
        top = table.agenda[-1]
        waits = isinstance(top, ProgramTask) and top.numbers() == (seat, *self.at.moved(self.at.place + 1).numbers())
        mine = seat == table.active or self.at.program >= FIRST_FOR_ALL
        return waits and mine and self.asked_by(table, seat, self.step(table)) and bool(self.legal(table, seat))

    def asked_by(self, table: Tale, seat: int, step: Step) -> bool:
        """Whether a step can ask this."""
        return step.verb in self.verbs

    def prompt(self, table: Tale, seat: int) -> Args:
        """What the step happens by."""
        return {"source": CAUSES[self.at.cause]}

    def prompt_with_verb(self, table: Tale) -> Args:
        """What the step happens by, and what it does."""
        return {"source": CAUSES[self.at.cause], "verb": VERBS[self.step(table).verb]}
