"""Bots from outside: programs that speak JSON lines, and installed packages. What they do wrong costs nobody the game."""

from __future__ import annotations

import json
import shlex
import sys
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

import taletable as tt
from taletable.arena import players
from taletable.arena.players import Fault, Gate, InProcess, Outside, Players, Program, check
from taletable.bots import Bot, Chair
from taletable.bots.players import RandomBot
from tests.arena.kit import GAME, contest, played, timeless

EXAMPLE = Path(__file__).parents[2] / "docs/examples/arena_bot.py"


def program(source: str) -> str:
    """A bot that is a line of Python."""
    return f"cmd:{sys.executable} -c {shlex.quote(source)}"


def faults(name: str, limit: float = 10.0) -> dict[str, int]:
    """What such a bot did wrong in two games, all of which are played to their end."""
    results = played(contest(name, "random", limit=limit), 2).results
    assert len(results) == 2
    found: dict[str, int] = {}
    for result in results:
        for seat, kind, count in result.faults:
            assert result.players[seat] == 0
            found[kind] = found.get(kind, 0) + count
        assert result.decisions[result.players.index(0)] > 1
    return found


def chair() -> Chair:
    table = tt.game(GAME).deal(2, 1)
    return Chair(table, table.waiting[0])


def test_the_example_plays_without_a_fault_and_the_same_game_again() -> None:
    one = contest(f"cmd:{shlex.join([sys.executable, str(EXAMPLE)])}", "random")
    results = played(one, 4).results
    assert all(not result.faults for result in results)
    assert timeless(results) == timeless(played(one, 4, workers=2).results)
    assert len(EXAMPLE.read_text("utf-8").splitlines()) <= 30


def test_a_program_is_told_what_a_person_on_its_seat_would_see(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    script = f"import sys; q = sys.stdin.readline(); open({str(heard)!r}, 'w').write(q); print('{{}}', flush=True)"
    asked = chair()
    talking = Program(program(script).removeprefix("cmd:"), 10.0, Gate())
    with pytest.raises(Fault, match="illegal"):
        Outside(talking, 7).choose(asked)
    talking.close()
    question = json.loads(heard.read_text("utf-8"))
    game = tt.game(GAME)
    assert (question["game"], question["seat"], question["seed"]) == (GAME, asked.seat, 7)
    assert question["view"] == json.loads(json.dumps(asked.view()))
    assert question["decision"]["actions"] == [game.actions[action] for action in asked.decision.actions]
    assert question["decision"]["default"] == game.actions[asked.decision.default]
    assert question["decision"]["kind"] == asked.decision.kind


def test_a_program_may_answer_with_the_number_of_an_action() -> None:
    asked = chair()
    number = asked.decision.actions[1]
    talking = Program(program(f"input(); print('{{\"action\": {number}}}')").removeprefix("cmd:"), 10.0, Gate())
    assert Outside(talking, 7).choose(asked) == number
    talking.close()


@pytest.mark.parametrize(
    "said", ['{"action": "fly"}', '{"action": null}', "[]", "no json", "{}", '{"action": [1]}', "[" * 50_000]
)
def test_an_illegal_answer_is_replaced_by_the_default_and_counted(said: str) -> None:
    found = faults(program(f"import sys\nfor line in sys.stdin: print({said!r}, flush=True)"))
    assert set(found) == {"illegal"}
    assert found["illegal"] > 4


def test_a_late_answer_is_replaced_and_does_not_answer_the_next_question() -> None:
    found = faults(program("import time; time.sleep(100)"), limit=0.02)
    assert set(found) <= {"late", "died"}
    assert found["late"] > 0


def test_a_program_that_dies_is_started_again_until_that_is_hopeless() -> None:
    # It answers once and ends, so every second question finds it gone.
    once = (
        "import json; q = json.loads(input()); print(json.dumps({'action': q['decision']['actions'][0]}), flush=True)"
    )
    found = faults(program(once))
    assert set(found) == {"died"}
    decisions = sum(
        result.decisions[result.players.index(0)] for result in played(contest(program(once), "random"), 2).results
    )
    assert found["died"] < decisions
    assert set(faults(program("raise SystemExit"))) == {"died"}


def test_an_endless_line_is_no_answer() -> None:
    endless = "import sys\nwhile True: sys.stdout.write('x' * 10000)"
    assert set(faults(program(endless))) == {"died"}


def test_each_seat_has_a_program_of_its_own() -> None:
    sitting = Players(1.0)
    one, other, again = (sitting.sit("cmd:cat", 1, seat) for seat in (0, 1, 0))
    assert isinstance(one, Outside)
    assert isinstance(other, Outside)
    assert isinstance(again, Outside)
    assert one._program is again._program is not other._program


def test_no_program_is_started_after_the_end() -> None:
    sitting = Players(10.0)
    late = sitting.sit(program("input(); print('{}')"), 1, 0)
    sitting.close()
    with pytest.raises(Fault, match="died"):
        late.choose(chair())


class Broken(RandomBot):
    """Raises, or says what is not possible."""

    def choose(self, chair: Chair) -> int:
        if self.dice.below(2):
            raise RuntimeError("no idea")
        return -1


def test_errors_of_a_bot_in_this_process_are_counted_too(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, "broken", f"{__name__}:Broken")
    assert set(faults("broken")) == {"failed", "illegal"}


def install(monkeypatch: pytest.MonkeyPatch, name: str, value: str) -> None:
    """As a package does that is installed with this entry point."""
    points = [EntryPoint(name, value, players.ENTRY_POINTS)]
    monkeypatch.setattr(players, "entry_points", lambda group: points if group == players.ENTRY_POINTS else [])
    players._installed.cache_clear()
    monkeypatch.setattr(players, "_installed", players._installed.__wrapped__)


def test_a_bot_of_an_installed_package_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, "mine", "taletable.bots.players:RandomBot")
    sat = Players(1.0).sit("mine", 3, 0)
    assert isinstance(sat, InProcess)
    assert isinstance(sat._thinker, Bot)
    assert sat.choose(chair()) in chair().decision.actions


def test_a_package_that_is_broken_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, "mine", "no_such_package:Bot")
    with pytest.raises(ValueError, match=r"the bot 'mine' cannot be made from no_such_package:Bot: ModuleNotFound"):
        check("mine")
    check("random")


@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        ("gredy", "there is no bot 'gredy'; did you mean 'greedy'"),
        ("cmd:", "has no command"),
        ("cmd:no-such-program --fast", "there is no program 'no-such-program'"),
        ("cmd:python3 'open", "cannot be read: No closing quotation"),
    ],
)
def test_a_bot_that_does_not_exist_is_named(name: str, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        check(name)
