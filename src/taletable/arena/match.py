"""One game between bots: the same contest, deal and rotation give the same game, whoever plays it where."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, Final, Protocol, TypeVar

from msgspec import Struct

import taletable as tt
from taletable.arena.players import Fault, Player, Players
from taletable.arena.schedule import Schedule, Seating, bot_seed, deal_seed
from taletable.bots import Chair
from taletable.kernel.options import Options, plain

if TYPE_CHECKING:
    from taletable.arena.schedule import Rounds
    from taletable.kernel import Table

LIMIT: Final = 10.0  # seconds in which an outside bot must answer


class Result(Struct, frozen=True, omit_defaults=True):
    """How a game ended, by seat; ``faults`` (seat, kind, count) are answers that were replaced by the default."""

    deal: int
    turn: int
    players: tuple[int, ...]
    ranks: tuple[int, ...]
    points: tuple[int, ...]
    decisions: tuple[int, ...]
    nanoseconds: tuple[int, ...]
    faults: tuple[tuple[int, str, int], ...] = ()

    @property
    def seating(self) -> Seating:
        """The game of the schedule that this is the result of."""
        return Seating(self.deal, self.turn, self.players)

    def share(self, player: int) -> float:
        """What part of the win is a bot's, on however many seats."""
        winners = [seat for seat, rank in enumerate(self.ranks) if rank == 1]
        return sum(self.players[seat] == player for seat in winners) / len(winners)


ResultT = TypeVar("ResultT", bound=Result)
ResultT_co = TypeVar("ResultT_co", bound=Result, covariant=True)


class Series(Protocol[ResultT_co]):
    """Games that belong together: which they are, and how one of them is played."""

    @property
    def game(self) -> str:
        """The id of the game."""

    @property
    def limit(self) -> float:
        """Seconds in which an outside bot must answer."""

    @property
    def schedule(self) -> Rounds:
        """Its games."""

    @property
    def result_type(self) -> type[ResultT_co]:
        """What the results are."""

    def play(self, seating: Seating, players: Players) -> ResultT_co:
        """Play one of them; the same one gives the same result anywhere."""

    def told(self) -> dict[str, str]:
        """What the command line said, by name and in words."""


class Contest(Struct, frozen=True):
    """What is played, by whom; ``options`` are all options of the game, ``limit`` is the time of outside bots."""

    game: str
    bots: tuple[str, ...]
    seats: int
    seed: int
    options: Options
    limit: float = LIMIT

    @property
    def schedule(self) -> Schedule:
        """Its games."""
        return Schedule(len(self.bots), self.seats, self.seed)

    @property
    def result_type(self) -> type[Result]:
        return Result

    def play(self, seating: Seating, players: Players) -> Result:
        """Play one game."""
        key = deal_seed(self.seed, seating.deal)
        table = tt.game(self.game).start(self.seats, key, self.options)
        sitting = [
            players.sit(self.bots[number], bot_seed(key, seating.turn, seat), seat)
            for seat, number in enumerate(seating.players)
        ]
        game = Game(table, sitting)
        game.play()
        return Result(*seating, **game.outcome())

    def told(self) -> dict[str, str]:
        return {
            "game": self.game,
            "bots": " ".join(self.bots),
            "seats": str(self.seats),
            "seed": str(self.seed),
            "limit": f"{self.limit:g} s",
            **{f"option {name}": plain(value) for name, value in self.options.items()},
        }


class Game:
    """A game as it is played: who sits where, how often each has decided and how long that took."""

    def __init__(self, table: Table, sitting: list[Player]) -> None:
        self.table = table
        self.sitting = sitting
        self.decisions = [0] * table.seats
        self.nanoseconds = [0] * table.seats
        self.faults: Counter[tuple[int, str]] = Counter()

    def play(self) -> None:
        """Ask whoever has to decide until the game is over; a fault is answered with the default."""
        while (seat := self.table.next_seat()) >= 0:
            chair = Chair(self.table, seat)
            player = self.sitting[seat]
            begin = player.clock()
            try:
                action = player.choose(chair)
            except Fault as fault:
                self.faults[seat, fault.kind] += 1
                action = chair.decision.default
            self.nanoseconds[seat] += player.clock() - begin
            self.decisions[seat] += 1
            self.answer(seat, action)

    def answer(self, seat: int, action: int) -> None:
        """Let the table go on."""
        self.table.answer(seat, action)

    def outcome(self) -> dict[str, Any]:
        """The fields of a result, beside those of its seating."""
        standings = sorted(self.table.standings, key=lambda standing: standing.seat)
        return {
            "ranks": tuple(standing.rank for standing in standings),
            "points": tuple(standing.score for standing in standings),
            "decisions": tuple(self.decisions),
            "nanoseconds": tuple(self.nanoseconds),
            "faults": tuple((seat, kind, count) for (seat, kind), count in sorted(self.faults.items())),
        }
