"""Items: taken from the supply, and paid."""

from __future__ import annotations

from typing import ClassVar

from taletable.games.dark_tales.cursor import CAUSES, Cursor
from taletable.games.dark_tales.language import ITEMS, PAY, TAKE, Step
from taletable.games.dark_tales.questions import CURSOR, StepQuestion
from taletable.games.dark_tales.table import Tale
from taletable.games.dark_tales.vocabulary import ITEM
from taletable.kernel import Args


class ChooseItem(StepQuestion):
    """The next of so many items that are still to be taken or paid."""

    __slots__ = ("left",)
    name: ClassVar = "item"
    clause: ClassVar = "5.1"
    args: ClassVar = (*CURSOR, ("left", "count"))
    verbs: ClassVar = (TAKE, PAY)
    refusals: ClassVar = (*StepQuestion.refusals, "no-item")

    def __init__(self, at: Cursor, left: int) -> None:
        self.at = at
        self.left = left

    def legal(self, table: Tale, seat: int) -> list[int]:
        return [ITEM + item for item in choosable(table, seat, self.step(table))]

    def choose(self, table: Tale, seat: int, action: int) -> None:
        move_item(table, seat, self.step(table), action - ITEM, self.at.cause)
        move_items(table, seat, self.at, self.left - 1)

    def asked_by(self, table: Tale, seat: int, step: Step) -> bool:
        return step.verb in self.verbs and 1 <= self.left <= step.count

    def prompt(self, table: Tale, seat: int) -> Args:
        return self.prompt_with_verb(table)


FRAMES = (ChooseItem,)


def choosable(table: Tale, seat: int, step: Step) -> list[int]:
    """The items a step can take from the supply, or that can be paid with."""
    pool = table.supply if step.verb == TAKE else table.items[seat]
    return [item for item in range(len(ITEMS)) if step.items >> item & 1 and pool[item] > 0]


def move_items(table: Tale, seat: int, at: Cursor, left: int) -> None:
    """Take or pay items until there are enough, asking where there is a choice (5.1)."""
    step = at.step(table.sheet)
    while left > 0:
        found = choosable(table, seat, step)
        if not found:
            return
        if len(found) > 1:
            table.ask(seat, ChooseItem(at, left))
            return
        move_item(table, seat, step, found[0], at.cause)
        left -= 1


def move_item(table: Tale, seat: int, step: Step, item: int, cause: int) -> None:
    """One item between the supply and a player."""
    change = 1 if step.verb == TAKE else -1
    table.items[seat][item] += change
    table.supply[item] -= change
    if table.story is not None:
        args: Args = {"seat": seat, "item": ITEMS[item], "source": CAUSES[cause]}
        table.tell("took" if change > 0 else "paid", args)
