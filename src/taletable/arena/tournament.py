"""All games of a contest: those of the journal, and the others as they are played, until all are or one can stop."""

from __future__ import annotations

from collections import defaultdict
from contextlib import closing
from statistics import fmean
from typing import TYPE_CHECKING, Generic

from taletable.arena import pool
from taletable.arena.match import ResultT, Series
from taletable.arena.sequential import SequentialTest

if TYPE_CHECKING:
    from collections.abc import Generator, Iterable, Sequence

    from taletable.arena.journal import Journal
    from taletable.arena.schedule import Seating


class Tournament(Generic[ResultT]):
    """At least ``games`` games, in whole rounds.

    With ``target`` it stops as soon as the sequential test decides whether the share of the first bot is above or below
    it. The test sees round after round in their order, so that the result does not depend on which game ends first.
    """

    def __init__(self, contest: Series[ResultT], games: int, target: float | None = None) -> None:
        self.contest = contest
        self.schedule = contest.schedule
        self.rounds = self.schedule.rounds(games)
        self.decided = False
        self.complete = 0  # rounds, in their order
        self._test = None if target is None else SequentialTest(target)
        self._rounds: dict[int, list[ResultT]] = defaultdict(list)
        self._found: set[tuple[int, int]] = set()

    @property
    def games(self) -> int:
        """How many there are to play, unless it stops before."""
        return self.rounds * self.schedule.games_in_round

    @property
    def played(self) -> int:
        """How many were."""
        return len(self._found)

    @property
    def results(self) -> list[ResultT]:
        """Of all complete rounds, in the order of the schedule."""
        found = [result for number in range(self.complete) for result in self._rounds[number]]
        return sorted(found, key=lambda result: (result.deal, result.turn))

    def run(
        self, workers: int = 1, journal: Journal[ResultT] | None = None, cluster: str | None = None
    ) -> Generator[ResultT]:
        """Play; each game is told when it has ended and is in the journal.

        ``cluster`` is the address of a Ray cluster, on which ``workers`` is the most games at a time; 0 is no limit.
        """
        if self._add([] if journal is None else journal.results):
            return
        todo = [one for one in self.schedule.games(self.rounds) if (one.deal, one.turn) not in self._found]
        with closing(self._play(todo, workers, cluster)) as playing:
            for result in playing:
                if journal is not None:
                    journal.write(result)
                decided = self._add([result])
                yield result
                if decided:
                    return

    def _play(self, todo: Sequence[Seating], workers: int, cluster: str | None) -> Generator[ResultT]:
        if cluster is None:
            return pool.play_all(self.contest, todo, workers)
        from taletable.arena import cluster as ray_cluster  # noqa: PLC0415 (Ray is heavy, and optional)

        return ray_cluster.play_all(self.contest, todo, workers, cluster)

    def _add(self, results: Iterable[ResultT]) -> bool:
        """Take up results; True if the sequential test has decided."""
        for result in results:
            number = result.deal // self.schedule.deals_in_round
            if number < self.rounds and (result.deal, result.turn) not in self._found:
                self._found.add((result.deal, result.turn))
                self._rounds[number].append(result)
        while not self.decided and len(self._rounds[self.complete]) == self.schedule.games_in_round:
            shares = [result.share(0) for result in self._rounds[self.complete] if 0 in result.players]
            self.complete += 1
            self.decided = self._test is not None and self._test.add(fmean(shares))
        return self.decided
