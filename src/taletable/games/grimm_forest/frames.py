"""What the tasks and questions of this game have in common."""

from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar

from taletable.games.grimm_forest.editions import ID
from taletable.games.grimm_forest.phases import ANY_TIME, REVEAL, SEAL
from taletable.games.grimm_forest.sheet import NAMES
from taletable.games.grimm_forest.table import Forest
from taletable.games.grimm_forest.vocabulary import (
    CARD,
    GAIN,
    GATHER,
    LOCATION,
    LOCATIONS,
    PASS,
    RESOURCE,
    RESOURCES,
    SEAT,
)
from taletable.kernel import Args, IllegalAction, Question, Task, refusal
from taletable.kernel.cards import different


def refused(reason: str, args: Args, clause: str) -> IllegalAction:
    """An answer that is not allowed, for one of the reasons a question declares."""
    return refusal(f"{ID}-refusal-{reason}", args, clause)


def no_player(table: Forest, seat: int, clause: str) -> IllegalAction:
    """A player who cannot be chosen, or does not play."""
    return refused("no-player", {"seat": seat if seat < table.seats else str(seat)}, clause)


class ForestTask(Task[Forest]):
    """A task. Whatever happens by itself can be seen."""

    __slots__ = ()

    def run(self, table: Forest) -> None:
        table.reveal()
        self.happen(table)

    @abstractmethod
    def happen(self, table: Forest) -> None:
        """Let it happen."""

    def fits(self, table: Forest, place: int) -> bool:
        """Whether it can lie at this place of the agenda, above the next step of the round."""
        return table.stage() not in (SEAL, REVEAL)


class Step(ForestTask):
    """A step of the round, whose name is in `phases.STEPS`; it lies at the bottom of the agenda and nowhere else.

    It first puts the next step there: what it tells says by it how far the round is.
    """

    __slots__ = ()

    def fits(self, table: Forest, place: int) -> bool:
        return False


class ForestQuestion(Question[Forest]):
    """A question. It knows at which ``steps`` of the round it can be asked, and whether it fits a table."""

    __slots__ = ()
    refusals: ClassVar[tuple[str, ...]] = ("other", "must-choose")
    steps: ClassVar[tuple[int, ...]] = ANY_TIME

    @abstractmethod
    def choose(self, table: Forest, seat: int, action: int) -> None:
        """Carry out a legal answer."""

    def resolve(self, table: Forest, seat: int, action: int) -> None:
        self.choose(table, seat, action)
        if self.shows(table, seat):
            table.reveal()

    def shows(self, table: Forest, seat: int) -> bool:
        """Whether others see the answer that was just given."""
        return not self.secret

    def refuse(self, table: Forest, seat: int, action: int) -> IllegalAction:
        return refused("must-choose" if action == PASS else "other", {}, self.rule(table))

    def default(self, table: Forest, seat: int) -> int:
        """Nothing fancy: to pass, or else the first answer."""
        actions = self.legal(table, seat)
        return PASS if actions[-1] == PASS else actions[0]

    def prompt(self, table: Forest, seat: int) -> Args:
        """Its arguments by their labels, the first of each."""
        args: Args = {}
        for (_, label), number in zip(self.args, self.numbers(), strict=False):
            if label not in args:
                args[label] = number if label in ("seat", "count") else table.words(label)[number]
        return args

    def fits(self, table: Forest, seat: int) -> bool:
        """Whether this seat can have been asked, at one of the steps; that there is an answer is checked besides."""
        return True

    def is_of_offer(self) -> bool:
        """Whether it is about the friends that were drawn (`Forest.offer`)."""
        return False

    def is_of_drawn(self) -> bool:
        """Whether it is about the fables that were drawn to look at (`Forest.drawn`)."""
        return False

    def take_back(self, table: Forest, seat: int) -> None:
        """Put a choice that the seat is in the middle of back to its beginning, if others cannot know of it."""


class ResourceQuestion(ForestQuestion):
    """A question that is answered with a resource."""

    __slots__ = ()
    refusals: ClassVar[tuple[str, ...]] = (*ForestQuestion.refusals, "no-resource")

    def refuse(self, table: Forest, seat: int, action: int) -> IllegalAction:
        if RESOURCE <= action < SEAT:
            return refused("no-resource", {"resource": RESOURCES[action - RESOURCE]}, self.rule(table))
        return super().refuse(table, seat, action)


class SeatQuestion(ForestQuestion):
    """A question that is answered with a player."""

    __slots__ = ()
    refusals: ClassVar[tuple[str, ...]] = (*ForestQuestion.refusals, "no-player")

    def refuse(self, table: Forest, seat: int, action: int) -> IllegalAction:
        if SEAT <= action < CARD:
            return no_player(table, action - SEAT, self.rule(table))
        return super().refuse(table, seat, action)


class GatherQuestion(ForestQuestion):
    """A question that is answered with a gather card."""

    __slots__ = ()
    refusals: ClassVar[tuple[str, ...]] = (*ForestQuestion.refusals, "no-market", "tucked", "on-table")

    def legal(self, table: Forest, seat: int) -> list[int]:
        return [GATHER + location for location in table.usable(seat)]

    def refuse(self, table: Forest, seat: int, action: int) -> IllegalAction:
        if not GATHER <= action < LOCATION:
            return super().refuse(table, seat, action)
        location = action - GATHER
        args: Args = {"location": LOCATIONS[location]}
        if location >= len(table.places):
            return refused("no-market", {}, "8.4")
        if table.players[seat].tucked >> location & 1:
            return refused("tucked", args, "12.13")
        return refused("on-table", args, self.rule(table))


class CardChoice(ForestQuestion):
    """A question that is answered with a card."""

    __slots__ = ()
    refusals: ClassVar[tuple[str, ...]] = (*ForestQuestion.refusals, "not-among")
    missing: ClassVar[str] = "not-among"

    def refuse(self, table: Forest, seat: int, action: int) -> IllegalAction:
        if CARD <= action < GAIN:
            return refused(self.missing, {"card": NAMES[action - CARD]}, self.rule(table))
        return super().refuse(table, seat, action)


class HandQuestion(CardChoice):
    """A question that is answered with a fable from the hand."""

    __slots__ = ()
    refusals: ClassVar[tuple[str, ...]] = (*ForestQuestion.refusals, "not-in-hand")
    missing: ClassVar[str] = "not-in-hand"

    def legal(self, table: Forest, seat: int) -> list[int]:
        return different(table.players[seat].hand, CARD)


def in_build_turn(table: Forest, seat: int) -> bool:
    """Whether it is this seat's build turn, and goes on."""
    return seat == table.turn and any([task.name == "act" for task in table.agenda])
