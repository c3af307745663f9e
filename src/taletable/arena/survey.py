"""A survey of a game: one bot on all seats, and of every game what a balance report is made from.

Every deal is played once with each number of seats and each set of options, all with the same seeds, so that variants
are compared on paired deals.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from msgspec import Struct

import taletable as tt
from taletable.arena.card_uses import CardUses
from taletable.arena.match import LIMIT, Game, Result
from taletable.arena.schedule import Seating, bot_seed, deal_seed
from taletable.kernel.options import Options, plain

if TYPE_CHECKING:
    from collections.abc import Iterable

    from taletable.arena.players import Player, Players
    from taletable.kernel import Table


class Observation(Result, frozen=True, omit_defaults=True, kw_only=True):
    """A result with what happened on the way.

    ``first`` is the seat that began, ``length`` the turns or rounds. ``sources`` are the points: seat, line of the
    score pad, reason, points. ``uses`` has for each seat what it has done with a card: ``held card king``.
    """

    first: int
    length: int
    sources: tuple[tuple[int, str, str, int], ...]
    uses: tuple[tuple[str, ...], ...]


class Cell(NamedTuple):
    """One way to play: how many seats, and which of the variants."""

    seats: int
    variant: int


class Survey(Struct, frozen=True):
    """What is played: ``variants`` are sets of all options.

    If there are several, ``compared`` is the option they differ in, and ``labels`` are its values in short.
    """

    game: str
    bot: str
    seats: tuple[int, ...]
    seed: int
    variants: tuple[Options, ...]
    compared: str = ""
    labels: tuple[str, ...] = ("",)
    limit: float = LIMIT

    @property
    def cells(self) -> list[Cell]:
        """All ways to play, in the order of the games of a deal."""
        return [Cell(seats, variant) for seats in self.seats for variant in range(len(self.variants))]

    @property
    def schedule(self) -> EveryCell:
        """Its games."""
        return EveryCell(self.cells)

    @property
    def result_type(self) -> type[Observation]:
        return Observation

    def play(self, seating: Seating, players: Players) -> Observation:
        """Play one game; its turn is the number of its cell."""
        cell = self.cells[seating.turn]
        key = deal_seed(self.seed, seating.deal)
        table = tt.game(self.game).start(cell.seats, key, self.variants[cell.variant], listen=True)
        sitting = [players.sit(self.bot, bot_seed(key, 0, seat), seat) for seat in range(cell.seats)]
        game = ObservedGame(table, sitting)
        game.play()
        return Observation(**seating._asdict(), **game.outcome(), **game.observed())

    def told(self) -> dict[str, str]:
        return {
            "game": self.game,
            "bot": self.bot,
            "seats": " ".join(map(str, self.seats)),
            "seed": str(self.seed),
            "limit": f"{self.limit:g} s",
            "comparison": f"{self.compared}={','.join(self.labels)}" if self.compared else "none",
            **{
                f"option {name}": " or ".join(dict.fromkeys(plain(options[name]) for options in self.variants))
                for name in self.variants[0]
            },
        }


class EveryCell:
    """A round is a deal, played in every cell."""

    deals_in_round = 1

    def __init__(self, cells: list[Cell]) -> None:
        self.cells = cells

    @property
    def games_in_round(self) -> int:
        """One for each cell."""
        return len(self.cells)

    def rounds(self, games: int) -> int:
        """As many deals as there are to be games in each cell."""
        return games

    def games(self, rounds: int) -> list[Seating]:
        """The games of the first deals, in order."""
        return [
            Seating(deal, turn, (0,) * cell.seats) for deal in range(rounds) for turn, cell in enumerate(self.cells)
        ]


class ObservedGame(Game):
    """A game in which it is noted who holds which card."""

    def __init__(self, table: Table, sitting: list[Player]) -> None:
        super().__init__(table, sitting)
        self.cards = CardUses(table)

    def answer(self, seat: int, action: int) -> None:
        super().answer(seat, action)
        self.cards.look()

    def observed(self) -> dict[str, Any]:
        """The fields of an observation, beside those of a result."""
        table = self.table
        measures = table.game.measures
        return {
            "first": next((event.args["seat"] for event in table.story or () if event.kind == measures.begins), 0),
            "length": table.view(None)[measures.length] if measures.length else 0,
            "sources": tuple(_sources(table)),
            "uses": tuple(tuple(sorted(uses)) for uses in self.cards.uses()),
        }


def _sources(table: Table) -> Iterable[tuple[int, str, str, int]]:
    for standing in sorted(table.standings, key=lambda standing: standing.seat):
        for line in standing.breakdown:
            for part in line.parts:
                if part.points:
                    yield standing.seat, line.what, part.why, part.points
            rest = line.points - sum(part.points for part in line.parts)
            if rest:
                yield standing.seat, line.what, "", rest
