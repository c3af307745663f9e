"""The server is killed again and again, at any moment: what it has acknowledged is never lost, and nothing is done twice."""

from __future__ import annotations

import itertools
import os
import signal
import subprocess
import sys
import time
from typing import TYPE_CHECKING, Self

import pytest

import taletable as tt
from tests.kit import chance
from tests.kit.waiting import eventually
from tests.server.kit import Guest, Refused, Server, settle

if TYPE_CHECKING:
    import random
    from pathlib import Path

KILLS = 26  # for each game: over a hundred in all
TABLES = 4  # at which they happen, if each game is long enough

# Everything is imported once; every life of the server is a fork of this process, so that it begins in no time.
ZYGOTE = """
import os, sys
from taletable.server.serve import serve
from taletable.server.settings import from_environment
if __name__ == "__main__":
    for _ in sys.stdin:
        child = os.fork()
        if child == 0:
            sys.stdin.close()
            serve(from_environment())
            os._exit(0)
        print(child, flush=True)
        os.waitpid(child, 0)
        print("gone", flush=True)
"""


class Mortal(Server):
    """A server that dies often."""

    def __init__(self, folder: Path, database: str = "", kills: int = KILLS) -> None:
        super().__init__(folder, database)
        self.kills = kills
        script = folder / "zygote.py"
        script.write_text(ZYGOTE, "utf-8")
        self.log_file = (folder / "server.log").open("ab")
        self.zygote = subprocess.Popen(
            [sys.executable, str(script)],
            env=self.environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self.log_file,
            text=True,
        )
        self.life = 0
        self.lives = 0

    def start(self) -> Self:
        assert self.zygote.stdin is not None
        assert self.zygote.stdout is not None
        self.zygote.stdin.write("live\n")
        self.zygote.stdin.flush()
        self.life = int(self.zygote.stdout.readline())
        self.lives += 1
        eventually(self.answers, "that the server answers")
        return self

    def kill(self) -> None:
        assert self.zygote.stdout is not None
        os.kill(self.life, signal.SIGKILL)
        assert self.zygote.stdout.readline() == "gone\n"

    def stop(self) -> None:
        for thing in self.open_things:
            thing.close()
        self.kill()
        assert self.zygote.stdin is not None
        assert self.zygote.stdout is not None
        self.zygote.stdin.close()
        self.zygote.wait()
        self.zygote.stdout.close()
        self.log_file.close()


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
