"""What if: from any step of a record a table to play on at, and how it ends when bots do."""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING

from msgspec import Struct

from taletable.bots import Chair, bot
from taletable.bots.search.model import outcome
from taletable.games import replay
from taletable.kernel import Dice
from taletable.kernel.dice import key_of

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from taletable.kernel import Record, Table


class Ending(Struct, frozen=True):
    """How it ends for a seat, on average: its share of the win with the standard error, and its points."""

    seat: int
    bot: str
    share: float
    error: float
    points: float


class Outcome(Struct, frozen=True):
    """How one game ended: each seat's share of the win, and its points."""

    shares: tuple[float, ...]
    points: tuple[int, ...]


class Endings(Struct, frozen=True):
    """How it ends when bots play on."""

    games: int
    seats: tuple[Ending, ...]


def usual_bots(seat: int | None) -> tuple[str, ...]:
    """Who plays on where nobody is named.

    Where cards lie as they lay, bots that think before they answer would play nearly the same game each time, and a
    hundred of these would tell no more than one. Novices err now and then, as people do.
    """
    return ("novice",) if seat is None else ("casual",)


def table_at(record: Record, step: int) -> Table:
    """The table before the ``step``-th answer of a record, with all its hidden cards where they lay."""
    if not 1 <= step <= len(record.actions):
        raise ValueError(f"the record has {len(record.actions)} answers; there is no step {step}")
    return replay(record, step - 1)


def play_out(
    table: Table,
    games: int,
    bots: Sequence[str],
    seed: int = 0,
    seat: int | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> Endings:
    """Let bots play on from here so many times; they take the seats in turn.

    Cards lie where they lay, and the dice are thrown anew. With ``seat`` everything is dealt anew each time that this
    seat does not know. The table itself stays as it is.
    """
    if games < 1:
        raise ValueError(f"bots play at least one game, not {games}")
    if table.over:
        raise ValueError("this game is over, so there is nothing to play on")
    if not bots:
        raise ValueError("somebody must play on: name a bot")
    outcomes: list[Outcome] = []
    for number in range(1, games + 1):
        outcomes.append(played_out(table, number, bots, seed, seat))
        if progress is not None:
            progress(number, games)
    return endings(bots, outcomes)


def played_out(table: Table, number: int, bots: Sequence[str], seed: int, seat: int | None) -> Outcome:
    """The game with this number of those that bots play on; whoever plays it, and whatever was played before."""
    chance = Dice(key_of(seed), b"what if %d" % number)
    world = table.copy() if seat is None else table.imagine(seat, chance.word())
    world.dice = Dice(key_of(chance.word()))
    sitting = [bot(bots[place % len(bots)], chance.word()) for place in range(table.seats)]
    while (asked := world.next_seat()) >= 0:
        world.answer(asked, sitting[asked].choose(Chair(world, asked)))
    return Outcome(tuple(outcome(world)), tuple(world.points()))


def endings(bots: Sequence[str], outcomes: Sequence[Outcome]) -> Endings:
    """How games ended, on average."""
    found = [
        _ending(
            place,
            bots[place % len(bots)],
            [one.shares[place] for one in outcomes],
            [one.points[place] for one in outcomes],
        )
        for place in range(len(outcomes[0].shares))
    ]
    return Endings(len(outcomes), tuple(found))


def _ending(seat: int, name: str, shares: list[float], points: list[int]) -> Ending:
    count = len(shares)
    mean = sum(shares) / count
    spread = sum([(share - mean) ** 2 for share in shares]) / max(1, count - 1)
    return Ending(seat, name, round(mean, 4), round(sqrt(spread / count), 4), round(sum(points) / count, 2))
