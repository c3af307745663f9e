"""Cinderella's tokens, which have two sides.

A token is a number: four times what it is, two more if its light side is up, one more if everybody has seen both sides.
"""

from __future__ import annotations

from typing import ClassVar, Final

from taletable.games.dark_tales.cards import FIRST_LASTING, NAMES, Face
from taletable.games.dark_tales.cursor import CAUSES, Cursor
from taletable.games.dark_tales.language import PICTURES, SHED_TOKEN, TURN_TOKEN, Step
from taletable.games.dark_tales.questions import ProgramTask, StepQuestion, TaleQuestion, refused
from taletable.games.dark_tales.table import Tale
from taletable.games.dark_tales.vocabulary import TAKE, TOKEN
from taletable.kernel import Args, IllegalAction
from taletable.kernel.cards import different, replaced

LIGHT: Final = 2
SEEN: Final = 1


class TakeOrTurn(TaleQuestion):
    """A token from the stack, or one of one's own to be turned, so many times still."""

    __slots__ = ("left",)
    name: ClassVar = "token"
    clause: ClassVar = "8.5"
    args: ClassVar = (("left", "count"),)
    refusals: ClassVar = (*TaleQuestion.refusals, "no-token", "no-stack")

    def __init__(self, left: int) -> None:
        self.left = left

    def legal(self, table: Tale, seat: int) -> list[int]:
        own = [TOKEN + sort for sort in sorts(table, seat)]
        return [*own, TAKE] if table.stack else own

    def choose(self, table: Tale, seat: int, action: int) -> None:
        if action == TAKE:
            take(table, seat, carried_out(table))
        else:
            turn(table, seat, chosen(table, seat, action - TOKEN), carried_out(table))
        take_or_turn(table, seat, self.left - 1)

    def refuse(self, table: Tale, seat: int, action: int) -> IllegalAction:
        return refused("no-stack", {}, self.clause) if action == TAKE else super().refuse(table, seat, action)

    def prompt(self, table: Tale, seat: int) -> Args:
        return {"count": self.left, "source": NAMES[carried_out(table)]}

    def fits(self, table: Tale, seat: int) -> bool:
        """A card with so many tokens on it is about to act."""
        top = table.agenda[-1]
        if not isinstance(top, ProgramTask) or top.at.program >= FIRST_LASTING or top.at.place > 0:
            return False
        choice = bool(table.tokens[seat]) and (bool(table.stack) or len(table.tokens[seat]) > 1)
        mine = table.palace and seat == table.active
        return mine and choice and 1 <= self.left <= table.sheet.cards[top.at.program].tokens


class TurnOver(StepQuestion):
    """Which of one's tokens is turned, or discarded."""

    __slots__ = ()
    name: ClassVar = "turn-over"
    clause: ClassVar = "8.6"
    verbs: ClassVar = (TURN_TOKEN, SHED_TOKEN)
    refusals: ClassVar = (*StepQuestion.refusals, "no-token")

    def legal(self, table: Tale, seat: int) -> list[int]:
        return [TOKEN + sort for sort in sorts(table, seat)]

    def choose(self, table: Tale, seat: int, action: int) -> None:
        change(table, seat, self.step(table), chosen(table, seat, action - TOKEN), self.at.cause)

    def prompt(self, table: Tale, seat: int) -> Args:
        return self.prompt_with_verb(table)


FRAMES = (TakeOrTurn, TurnOver)


def upper(table: Tale, token: int) -> Face:
    """The side of a token that counts (8.6)."""
    return table.sheet.tokens[token // 4].faces[1 if token & LIGHT else 0]


def lower(table: Tale, token: int) -> Face:
    """The other side."""
    return table.sheet.tokens[token // 4].faces[0 if token & LIGHT else 1]


def showing(table: Tale, seat: int, picture: int) -> int:
    """How many of a picture lie before a seat (8.6)."""
    faces = [upper(table, token) for token in table.tokens[seat]]
    return sum([face.count for face in faces if face.picture == picture])


def take_or_turn(table: Tale, seat: int, left: int) -> None:
    """Take a token or turn one, so many times (8.5). How many one has is no secret, so no question tells anything."""
    cause = carried_out(table)
    while left > 0:
        own = table.tokens[seat]
        if (own and table.stack) or len(own) > 1:
            table.ask(seat, TakeOrTurn(left))
            return
        if table.stack:
            take(table, seat, cause)
        elif own:
            turn(table, seat, own[0], cause)
        left -= 1


def carried_out(table: Tale) -> int:
    """The card with tokens on it: its effect comes next."""
    top = table.agenda[-1]
    assert isinstance(top, ProgramTask)
    return top.at.card


def take(table: Tale, seat: int, cause: int) -> None:
    """The top token, as it lies."""
    token = table.stack[-1]
    table.stack = table.stack[:-1]
    table.tokens = replaced(table.tokens, seat, (*table.tokens[seat], token))
    if table.story is not None:
        face = upper(table, token)
        args: Args = {"seat": seat, "count": face.count, "picture": PICTURES[face.picture], "source": CAUSES[cause]}
        table.tell("token", args)


def chosen(table: Tale, seat: int, sort: int) -> int:
    """The token of a seat that is meant by what it is and which side is up; one that everybody knows before others."""
    own = table.tokens[seat]
    return 2 * sort + SEEN if 2 * sort + SEEN in own else 2 * sort


def sorts(table: Tale, seat: int) -> list[int]:
    """What tokens a seat has, by what they are and which side is up."""
    return different(tuple([token // 2 for token in table.tokens[seat]]))


def turn(table: Tale, seat: int, token: int, cause: int, clause: str = "") -> None:
    """A token is turned over; now everybody knows both sides."""
    own = table.tokens[seat]
    place = own.index(token)
    turned = (token ^ LIGHT) | SEEN
    table.tokens = replaced(table.tokens, seat, (*own[:place], turned, *own[place + 1 :]))
    if table.story is not None:
        table.tell("turned", {"seat": seat, **_both(table, token), "source": CAUSES[cause]}, clause=clause)


def _both(table: Tale, token: int) -> Args:
    """Both sides of a token, the upper one first."""
    up, below = upper(table, token), lower(table, token)
    return {
        "picture": PICTURES[up.picture],
        "count": up.count,
        "picture_below": PICTURES[below.picture],
        "count_below": below.count,
    }


def shed(table: Tale, seat: int, token: int, cause: int) -> None:
    """A token is discarded: everybody sees it, and it goes under the stack with its dark side up (8.7)."""
    own = table.tokens[seat]
    place = own.index(token)
    table.tokens = replaced(table.tokens, seat, (*own[:place], *own[place + 1 :]))
    table.stack = ((token & ~LIGHT) | SEEN, *table.stack)
    if table.story is not None:
        table.tell("shed", {"seat": seat, **_both(table, token), "source": CAUSES[cause]})


def turn_over(table: Tale, seat: int, at: Cursor) -> None:
    """Which of one's tokens, if there are several; how many there are is no secret."""
    own = table.tokens[seat]
    if len(own) > 1:
        table.ask(seat, TurnOver(at))
    elif own:
        change(table, seat, at.step(table.sheet), own[0], at.cause)


def change(table: Tale, seat: int, step: Step, token: int, cause: int) -> None:
    """A token is turned, or discarded."""
    if step.verb == TURN_TOKEN:
        turn(table, seat, token, cause, "4.3")
    else:
        shed(table, seat, token, cause)
