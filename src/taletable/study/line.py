"""Show me: the engine's better answer, and how the game could have gone on until the same seat's next turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from taletable.bots import Chair, bot
from taletable.games import replay
from taletable.kernel import Dice
from taletable.kernel.dice import key_of

if TYPE_CHECKING:
    from taletable.kernel import Record

PLAYER: Final = "casual"  # plays on: a line is to be seen at once, and shows what could follow, not what must
LONGEST: Final = 60  # answers of a line


def line(record: Record, step: int, action: str, seed: int = 0) -> Record:
    """The record up to a step, then another answer than the true one, and what bots answer after it.

    Whoever was asked at the same time as this seat, and could not know what it answers, answers as in the true game.
    """
    table = replay(record, step)
    seat, _ = record.actions[step]
    at_once = {
        other: next((name for actor, name in record.actions[step:] if actor == other), None)
        for other in table.waiting
        if other != seat
    }
    chance = Dice(key_of(seed), b"show me")
    players = [bot(PLAYER, chance.word()) for _ in range(table.seats)]
    table.act(seat, action)
    answers = [(seat, action)]
    others = False  # whether anybody else has answered since
    while len(answers) < LONGEST and (asked := _next(table.waiting, seat, others)) >= 0:
        if asked == seat and others:
            break
        others = others or asked != seat
        name = at_once.pop(asked, None)
        if name is None or table.game.number(name) not in table.actions(asked):
            name = table.game.actions[players[asked].choose(Chair(table, asked))]
        table.act(asked, name)
        answers.append((asked, name))
    return record._replace(actions=(*record.actions[:step], *answers))


def _next(waiting: tuple[int, ...], seat: int, others: bool) -> int:
    """Who answers next: the seat until its turn is done, and then the others, as long as one of them is asked."""
    first = [other for other in waiting if (other == seat) is not others]
    return first[0] if first else waiting[0] if waiting else -1
