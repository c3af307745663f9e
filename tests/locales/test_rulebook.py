"""The rulebooks: the same clauses in every language, in order, and none that the code cites is missing."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import taletable as tt
from taletable.kernel.options import plain
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


@pytest.mark.parametrize("game", tt.games())
@pytest.mark.parametrize("language", LANGUAGES)
def test_variants_are_the_same_in_every_language_and_name_options_of_the_game(game: str, language: str) -> None:
    book, options = rulebook(game, language), tt.game(game).options
    english = rulebook(game, "en").variants
    conditions = {number: [variant.when for variant in variants] for number, variants in book.variants.items()}
    assert conditions == {number: [variant.when for variant in variants] for number, variants in english.items()}
    for number, variants in book.variants.items():
        texts = [book.clauses[number], *[variant.text for variant in variants]]
        assert len({*texts}) == len(texts), f"{number} says the same twice"
        for variant in variants:
            for name, values in variant.when.items():
                choices = [plain(choice) for choice in options[name].choices or ()]
                assert {*values} < {*choices}, f"{number}: {name} cannot be {values}, or can be nothing else"


@pytest.mark.parametrize("game", tt.games())
@pytest.mark.parametrize("language", LANGUAGES)
def test_without_a_choice_a_rulebook_is_as_it_is_written(game: str, language: str) -> None:
    book = rulebook(game, language)
    assert book.played(tt.game(game).settled({})) == book


@pytest.mark.parametrize("game", tt.games())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_on_which_editions_differ_has_its_own_words(game: str, language: str) -> None:
    book, options = rulebook(game, language), tt.game(game).options
    for name in tt.game(game).preset({}):
        for choice in options[name].choices or ():
            if choice != options[name].default:
                other = book.played(tt.game(game).settled({name: choice})).clauses
                assert any(other[number] != text for number, text in book.clauses.items()), (name, choice)


def test_a_clause_is_that_of_the_options_played_by() -> None:
    book = parse(
        "# T\n\n## 1. A\n\n**1.1** four cards\n\n**1.1 [drafts=5|6]** more\n\n**1.1 [drafts=6, teams=true]** six in\nteams"
        "\n\n**1.2** always"
    )
    assert book.clauses == {"1.1": "four cards", "1.2": "always"}
    said = [
        book.played({"drafts": drafts, "teams": teams}).clauses["1.1"]
        for drafts, teams in [(4, True), (5, True), (6, False), (6, True)]
    ]
    assert said == ["four cards", "more", "more", "six in teams"]
    assert book.played({"drafts": 6, "teams": True}).clauses["1.2"] == "always"


def test_a_variant_in_the_wrong_place_or_without_a_condition_is_noticed() -> None:
    with pytest.raises(ValueError, match=r"a variant of clause 1\.1 does not follow it"):
        parse("# T\n\n## 1. A\n\n**1.1** text\n\n**1.2** text\n\n**1.1 [teams=true]** text")
    with pytest.raises(ValueError, match=r"a variant of clause 1\.1 does not follow it"):
        parse("# T\n\n## 1. A\n\n**1.1 [teams=true]** text")
    with pytest.raises(ValueError, match="a condition is written option=value, not 'teams'"):
        parse("# T\n\n## 1. A\n\n**1.1** text\n\n**1.1 [drafts=5, teams]** text")


def test_a_clause_that_no_test_cites_is_listed(request: pytest.FixtureRequest) -> None:
    items = request.session.items
    assert len(uncited([])) == sum(len(rulebook(game, "en").clauses) for game in tt.games())
    assert "zavarushka 1.1" in uncited([item for item in items if "zavarushka" not in item.nodeid])
