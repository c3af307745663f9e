"""The server is killed again and again, at any moment: what it has acknowledged is never lost, and nothing is done twice."""

from __future__ import annotations

import itertools
import time
from typing import TYPE_CHECKING, Self

import pytest

import taletable as tt
from tests.kit import chance
from tests.server.kit import Guest, Refused, Server, settle

if TYPE_CHECKING:
    import random
    from pathlib import Path

KILLS = 12  # for each game
MANY_KILLS = 100  # with the slow tests
TABLES = 4  # at which they happen, if each game is long enough


class Mortal(Server):
    """A server that dies often."""

    def __init__(
        self, folder: Path, database: str = "", kills: int = KILLS, bus: str = "", bot_workers: int = 1
    ) -> None:
        super().__init__(folder, database, bus=bus, bot_workers=bot_workers)
        self.kills = kills
        self.lives = 0

    def start(self) -> Self:
        self.lives += 1
        return super().start()

    def kill(self) -> None:
        """Only what serves; the processes that think for its bots have to see to themselves."""
        assert self.child is not None
        self.child.kill()
        self.child.wait()
        self.child = None


class Stubborn:
    """Somebody who comes back, and asks again for what was not acknowledged."""

    def __init__(self, guest: Guest, table: str, dice: random.Random) -> None:
        self.guest = guest
        self.table = table
        self.dice = dice
        self.line = guest.watches(table)
        self.acknowledged: list[str] = []
        self.asked = 0

    def come_back(self) -> None:
        have = self.line.state["version"]
        self.line.close()
        self.line = self.guest.watches(self.table, have)
        assert self.line.state["version"] >= have, "the server has forgotten what it told"

    def act(self, server: Mortal, kills: bool) -> None:
        """Answer the decision; perhaps the server dies before, while or after it hears of it.

        How far it gets in so little time is not known: what follows holds wherever it was.
        """
        decision = self.line.decision
        assert decision is not None
        self.asked += 1
        action = self.dice.choice(decision["actions"])
        order = {"decision": decision["number"], "action": action, "mark": f"{self.guest.http.base_url}{self.asked}"}
        if kills:
            self.line.say({"kind": "order", "number": 10_000 + self.asked, "do": {"kind": "act", **order}})
            time.sleep(self.dice.choice([0, 0.0005, 0.001, 0.002, 0.004, 0.01]))
            server.kill()
            server.start()
            self.come_back()
        try:
            self.line.does("act", **order)
        except Refused as refused:
            if refused.message not in ("server-refusal-late", "server-refusal-over"):
                raise
            return  # somebody else was faster, and the decision is another one now
        self.acknowledged.append(tt.game(self.line.state["game"]).actions[action])


@pytest.mark.parametrize("game", tt.games())
def test_nothing_acknowledged_is_lost_and_nothing_is_done_twice(game: str, tmp_path: Path) -> None:
    outlive(Mortal(tmp_path), game)


@pytest.mark.slow
@pytest.mark.parametrize("game", tt.games())
def test_nothing_is_lost_however_often_it_dies(game: str, tmp_path: Path) -> None:
    outlive(Mortal(tmp_path, kills=MANY_KILLS), game)


def outlive(server: Mortal, game: str) -> None:
    """Play until the server has died often enough; every game comes to its end, with all that was acknowledged."""
    dice = chance.dice("kills", game)
    try:
        server.start()
        for number in itertools.count():
            if server.lives > server.kills:
                break
            people = [server.guest(name) for name in ("Ann", "Bob")]
            # Bots go on after a crash too; but they are slow to begin, so not everywhere.
            table = people[0].opens(game, ["me", "open", *(["random"] if number % TABLES == 0 else [])])
            people[1].does(table, "sit")
            people[1].does(table, "ready")
            seated = [Stubborn(person, table, dice) for person in people]
            people[0].does(table, "start")
            _play(server, seated, dice)
            record = tt.Record.loads(people[0].get(f"/api/tables/{table}/record"))
            assert tt.replay(record).over
            for seat, person in enumerate(seated):
                assert [action for actor, action in record.actions if actor == seat] == person.acknowledged
    finally:
        server.stop()


def _play(server: Mortal, seated: list[Stubborn], dice: random.Random) -> None:
    last = min(server.kills, server.lives + server.kills // TABLES)
    seated[0].line.until(lambda state: state["room"]["status"] == "playing")
    while True:
        settle([person.line for person in seated])
        if seated[0].line.state["room"]["status"] == "over":
            return
        actor = dice.choice([person for person in seated if person.line.decision is not None])
        kills = server.lives <= last and dice.random() < 0.25
        actor.act(server, kills)
        if kills:
            for other in seated:
                if other is not actor:
                    other.come_back()
