"""The public surface: the names that documentation and outside checks rely on."""

from __future__ import annotations

import pkgutil
import subprocess
import sys

import pytest

import taletable as tt
import taletable.bots
from taletable.locales import rulebook, texts


def test_the_shelf() -> None:
    assert tt.games() == tuple(sorted(tt.games()))
    assert "zavarushka" in tt.games()
    for id in tt.games():
        assert tt.game(id).id == id
        assert tt.game(id).number(tt.game(id).actions[1]) == tt.game(id).number(1) == 1
        assert tt.game(id).number("no such action") == tt.game(id).number(None) == tt.game(id).number(True) == -1
        assert tt.game(id) is tt.game(id)
    with pytest.raises(ValueError, match="there is no game 'zavaruska' here; did you mean 'zavarushka'"):
        tt.game("zavaruska")


def test_what_lies_in_packages_can_be_imported_under_a_name_of_ones_own() -> None:
    """`tt.games` and `tt.bots.bot` are functions, and must not hide packages and modules."""
    for package in (taletable.bots, sys.modules["taletable.games"]):
        for name in [f"{package.__name__}.{one.name}" for one in pkgutil.iter_modules(package.__path__)]:
            found: dict[str, object] = {}
            exec(f"import {name} as found", found)
            assert found["found"] is sys.modules[name]


def test_the_pinned_names() -> None:
    game = tt.game("zavarushka")
    assert game.seat_counts() == (2, 3, 4)
    option = game.options["first"]
    assert (option.default, option.choices) == ("random", ("random", 0, 1, 2, 3))
    assert option.summary.startswith("Who takes the first turn")
    table = game.deal(seats=4, seed=7, first=2)
    assert table.waiting == (2,)
    decision = table.decision(2)
    assert decision is not None
    assert table.actions(2) == list(decision.actions)
    table.act(2, decision.actions[0])
    table.act(2, game.actions[table.actions(2)[0]])
    assert not table.standings
    assert table.view(0)["seat"] == 0
    assert table.view(None)["seat"] is None
    assert table.copy() == table
    assert table.imagine(0, 1).view(0) == table.view(0)
    assert tt.replay(tt.Record.loads(table.record().dumps())) == table
    assert tt.replay(table.record(), upto=1).record().actions == table.record().actions[:1]
    assert game.arrange(table.position()) == table
    assert tt.playout(table, 3) > 0
    assert table.over
    assert [standing.rank for standing in table.standings] == [1, 2, 3, 4]
    assert issubclass(tt.IllegalAction, ValueError)


@pytest.mark.parametrize("id", tt.games())
def test_every_action_has_a_rule_behind_it_and_every_card_a_text(id: str) -> None:
    game = tt.game(id)
    clauses = rulebook(id, "en").clauses
    for number, name in enumerate(game.actions):
        assert game.rule(number) in clauses, name
        for sentence in game.about(number, game.settled({})):
            assert texts("en").sentence(sentence)


def test_importing_the_package_loads_nothing_but_the_standard_library() -> None:
    script = (
        "import sys; before = set(sys.modules); import taletable as tt; "
        "t = tt.game('zavarushka').deal(2, 1); tt.playout(t, 1); "
        "new = {name.split('.')[0] for name in set(sys.modules) - before}; "
        "ours = lambda name: name in sys.stdlib_module_names or name.startswith('taletable'); "
        "print(sorted(name for name in new if not ours(name)))"
    )
    found = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert found.stdout.strip() == "[]"


def test_the_package_is_imported_in_150_milliseconds() -> None:
    """Of processor time, which other work on the machine does not change; the best of some attempts."""
    script = "import time; before = time.process_time(); import taletable; print(time.process_time() - before)"
    line = [sys.executable, "-c", script]
    spent = [float(subprocess.run(line, capture_output=True, text=True, check=True).stdout) for _ in range(3)]
    assert min(spent) < 0.15
