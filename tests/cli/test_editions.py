"""The edition a table is played by: what is proposed to whom, and which clause explains it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import taletable as tt
from taletable.locales import LANGUAGES, rulebook
from tests.cli.test_play import Terminal

if TYPE_CHECKING:
    from pathlib import Path

# What is asked about, the clause that tells it, and words that only this edition's clause has.
POLISH = (
    ("? roar", "11.23", "Koniec fazy zbierania."),
    ("? aladdin", "12.1", "otrzymujesz jeden surowiec do wyboru"),
    ("? wandering-merchant", "11.30", "musi oddać do puli"),
    ("? huntsman", "12.11", "za każdego stwora osobno"),
    ("? 6.1", "6.1", "każdą z nich można pominąć"),
)
RUSSIAN = (
    ("? frog-prince", "12.6", "другого друга из сброшенных"),
    ("? grandmas-house", "11.13", "сыгран любой монстр"),
    ("? rapunzel", "12.16", "два любых ресурса"),
)


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Terminal:
    monkeypatch.chdir(tmp_path)
    return Terminal(monkeypatch, capsys)


@pytest.mark.parametrize("game", tt.games())
def test_what_is_proposed_is_a_choice_of_the_game_and_nothing_is_chosen_by_it(game: str) -> None:
    options = tt.game(game).options
    for option in options.values():
        assert {*option.by_language} <= {*LANGUAGES}
        assert all(option.settle(choice) == choice for choice in option.by_language.values())
    assert tt.game(game).settled({}) == {name: option.default for name, option in options.items()}


def test_readers_are_proposed_the_edition_of_their_language() -> None:
    forest = tt.game("grimm_forest")
    assert [forest.proposed(language) for language in ("en", "ru", "pl")] == [{}, {"edition": "ru"}, {"edition": "pl"}]
    assert tt.game("zavarushka").proposed("ru") == {}


@pytest.mark.parametrize(
    ("language", "rules"),
    [
        ("ru", "Правила: русское издание, предложено по вашему языку. Другие правила: --option edition=standard"),
        ("pl", "Zasady: wydanie polskie, zaproponowane dla twojego języka. Inne zasady: --option edition=standard"),
    ],
)
def test_a_game_in_a_language_is_begun_by_its_edition_and_that_is_said(
    terminal: Terminal, tmp_path: Path, language: str, rules: str
) -> None:
    _, said = terminal.run("play", "grimm_forest", "--seed", "5", "--lang", language, lines=["save a.record"])
    assert said.startswith(rules)
    assert tt.Record.loads((tmp_path / "a.record").read_text("utf-8")).options["edition"] == language


@pytest.mark.parametrize("more", [("--lang", "pl", "--option", "edition=standard"), ("--lang", "en")])
def test_nothing_is_proposed_to_who_has_chosen_or_reads_no_edition(
    terminal: Terminal, tmp_path: Path, more: tuple[str, ...]
) -> None:
    _, said = terminal.run("play", "grimm_forest", "--seed", "5", *more, lines=["save a.record"])
    assert "--option" not in said
    assert tt.Record.loads((tmp_path / "a.record").read_text("utf-8")).options["edition"] == "standard"


@pytest.mark.parametrize(
    ("language", "asked"), [*[("pl", asked) for asked in POLISH], *[("ru", asked) for asked in RUSSIAN]]
)
def test_a_question_is_answered_with_the_clause_of_the_edition(
    terminal: Terminal, language: str, asked: tuple[str, str, str]
) -> None:
    line, number, words = asked
    usual = rulebook("grimm_forest", language).clauses[number]
    assert words not in usual
    start = ("play", "grimm_forest", "--seed", "5", "--lang", language)
    for ask in (line, "rules"):
        _, said = terminal.run(*start, lines=[ask])
        clause = next(text for text in said.splitlines() if text.startswith(f"   {number}  "))
        assert words in clause
        _, said = terminal.run(*start, "--option", "edition=standard", lines=[ask])
        assert f"   {number}  {usual}\n" in said


def test_a_switch_of_its_own_counts_before_the_edition(terminal: Terminal) -> None:
    more = ("--lang", "pl", "--option", "roar_window=before_gather")
    _, said = terminal.run("play", "grimm_forest", "--seed", "5", *more, lines=["? 11.23", "? 12.1"])
    assert f"   11.23  {rulebook('grimm_forest', 'pl').clauses['11.23']}\n" in said
    assert "otrzymujesz jeden surowiec do wyboru" in said


@pytest.mark.parametrize(
    ("game", "option", "number", "words"),
    [
        ("fairy_tale", "teams=true", "5.9", "The team with most points wins."),
        ("dark_tales", "expansion=cinderella", "1.4", "the game begins by day"),
        ("dark_tales", "short=true", "1.8", "This is a shorter game"),
    ],
)
def test_a_clause_follows_the_options_of_other_games_too(
    terminal: Terminal, game: str, option: str, number: str, words: str
) -> None:
    more = ("--players", "4", "--option", option)
    _, said = terminal.run("play", game, "--seed", "5", *more, lines=[f"? {number}"])
    assert words in said
