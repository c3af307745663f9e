"""What the guide to environments lists is complete, and its example learns."""

from __future__ import annotations

import runpy
import sys

import pytest

import taletable as tt
from taletable.envs.observation import observer_of
from taletable.envs.observation.__main__ import main, table_of
from tests.docs.kit import DOCS
from tests.envs.test_observation import OBSERVED

GUIDE = (DOCS / "environments.md").read_text("utf-8")


@pytest.mark.parametrize("game", OBSERVED)
def test_it_lists_every_piece_of_every_observation(game: str) -> None:
    ways: list[dict[str, object]] = [{}]
    ways += [{name: choice} for name, option in tt.game(game).options.items() for choice in option.choices or ()]
    for options in ways:
        if 2 in tt.game(game).seat_counts(**options):
            listed = table_of(observer_of(tt.game(game), 2, options))
            for line in listed if not options else new_pieces(game, listed):
                assert line in GUIDE, f"{game} {options}"


def new_pieces(game: str, listed: list[str]) -> list[str]:
    """The lines of pieces that the default options do not have."""
    default = {piece.name for piece in observer_of(tt.game(game), 2).pieces}
    return [line for line in listed[2:] if line.split("`")[1] not in default]


def test_every_game_has_its_actions_counted() -> None:
    for game in OBSERVED:
        assert f"| `{game}` | {len(tt.game(game).actions)}: " in GUIDE


def test_the_command_prints_tables_and_names(capsys: pytest.CaptureFixture[str]) -> None:
    main(["dark_tales", "--option", "expansion=mermaid"])
    assert "| `pacts` | 20 | 1 |" in capsys.readouterr().out
    main(["fairy_tale", "--option", "deck=advanced", "--option", "drafts=5", "--seats", "3", "--names"])
    assert capsys.readouterr().out.startswith("0 seat: 0\n")


def test_the_policy_of_the_example_learns(capsys: pytest.CaptureFixture[str]) -> None:
    train = runpy.run_path(str(DOCS / "examples" / "train.py"))["train"]
    before, after = train("zavarushka", "random", 2000, seed=1)
    assert after > max(0.65, before + 0.15)
    assert capsys.readouterr().out.splitlines()[-1] == f"after: wins {after:.0%}"


def test_the_example_is_for_a_command_line(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "argv", ["train.py", "zavarushka", "--episodes", "50"])
    runpy.run_path(str(DOCS / "examples" / "train.py"), run_name="__main__")
    assert capsys.readouterr().out.startswith("before: wins")
