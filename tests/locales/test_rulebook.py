"""The rulebooks: the same clauses in every language, in order, and none that the code cites is missing."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import taletable as tt
from taletable.locales import LANGUAGES, rulebook
from taletable.locales.rulebook import parse
from tests.conftest import uncited


@pytest.mark.parametrize("game", tt.games())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_clauses(game: str, language: str) -> None:
    english, other = rulebook(game, "en"), rulebook(game, language)
    assert list(other.clauses) == list(english.clauses)
    assert list(other.sections) == list(english.sections)
    assert all(len(text) > 15 for text in other.clauses.values())
    assert other.title


@pytest.mark.parametrize("game", tt.games())
def test_every_clause_the_code_cites_exists(game: str) -> None:
    clauses = rulebook(game, "en").clauses
    folder = Path(tt.__file__).parent / "games" / game
    for file in folder.glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and re.fullmatch(r"\d+\.\d+", node.value):
                assert node.value in clauses, f"{file.name} cites {node.value}"
        for number in re.findall(
            r"(?<![\d.])\d\.\d(?![\d.])", " ".join(re.findall(r"\(\d\.\d[^)]*\)", file.read_text("utf-8")))
        ):
            assert number in clauses, f"{file.name} cites {number}"


@pytest.mark.parametrize("game", tt.games())
def test_every_choice_has_a_rule_behind_it(game: str) -> None:
    for action in range(len(tt.game(game).actions)):
        assert tt.game(game).rule(action) in rulebook(game, "en").clauses


def test_a_clause_out_of_order_is_noticed() -> None:
    with pytest.raises(ValueError, match=r"clause 1\.2 is out of order"):
        parse("# T\n\n## 1. A\n\n**1.2** text")
    with pytest.raises(ValueError, match=r"clause 2\.1 is out of order"):
        parse("# T\n\n## 1. A\n\n**2.1** text")
    with pytest.raises(ValueError, match="no number: 'stray'"):
        parse("# T\n\nIntroduction.\n\n## 1. A\n\n**1.1** text\n\nstray")


def test_a_clause_that_no_test_cites_is_listed(request: pytest.FixtureRequest) -> None:
    items = request.session.items
    assert len(uncited([])) == sum(len(rulebook(game, "en").clauses) for game in tt.games())
    assert "zavarushka 1.1" in uncited([item for item in items if "zavarushka" not in item.nodeid])
