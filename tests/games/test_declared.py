"""What games declare about themselves, so that nobody else needs to know their words."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

import taletable as tt
from taletable.kernel import Game, Option, Table
from taletable.kernel.options import EDITION, SEAT, SHEET
from tests.kit.parley import PARLEY, Parley

GAMES = [tt.game(id) for id in tt.games()]
DETAILED = [game for game in GAMES if game.details]
BY_SEAT = [game for game in GAMES if game.by_seat]


def played(game: Game, seed: int) -> Table:
    dice, table = Random(seed), game.start(2, seed, {}, listen=True)
    while table.waiting:
        seat = dice.choice(table.waiting)
        table.act(seat, dice.choice(table.actions(seat)))
    return table


def kinds(kind: str) -> dict[str, list[str]]:
    return {
        game.id: [option.name for option in game.options.values() if option.kind == kind]
        for game in GAMES
        if any(option.kind == kind for option in game.options.values())
    }


def test_options_say_what_their_choices_are() -> None:
    assert kinds(SHEET) == {game: ["deck_file"] for game in ("dark_tales", "fairy_tale", "grimm_forest")}
    assert kinds(EDITION) == {"grimm_forest": ["edition"]}
    assert kinds(SEAT) == {"zavarushka": ["first"]}
    assert kinds("setting") == {"dark_tales": ["setting_a", "setting_b"]}


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_a_game_knows_its_sheet_and_its_edition(game: Game) -> None:
    assert game.sheet_option == next(iter(kinds(SHEET).get(game.id, [])), "")
    assert game.edition_option == next(iter(kinds(EDITION).get(game.id, [])), "")
    # Only a game with cards that differ takes a sheet.
    assert bool(game.sheet_option) == bool(game.sheet("", game.settled({})))


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_the_text_of_a_sheet_is_found_where_the_game_takes_one(game: Game) -> None:
    assert game.sheet_text({}) == game.sheet_text(game.settled({})) == ""
    assert game.sheet_text(dict.fromkeys((*game.options, ""), "cards")) == ("cards" if game.sheet_option else "")
    assert game.sheet_text(dict.fromkeys(game.options, True)) == ""


def test_a_game_has_one_option_of_a_kind_that_others_know() -> None:
    for kind in (SHEET, EDITION):
        game = Parley.__new__(Parley)
        options = tuple(Option("odd", name, "", None, kind=kind) for name in ("one", "two"))
        parts = (PARLEY.setup, PARLEY.scoring, PARLEY.views, PARLEY.positions)
        with pytest.raises(ValueError, match=f"odd declares several options of the kind '{kind}': one, two"):
            Game.__init__(game, "odd", 1, options, (), (), *parts, {}, (), "1", "1", PARLEY.types)


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_readers_of_a_language_are_proposed_the_edition_of_their_box(game: Game) -> None:
    for language, edition in (("ru", "ru"), ("pl", "pl"), ("en", None)):
        proposed = game.proposed(language)
        assert proposed.get(game.edition_option) == (edition if game.edition_option else None)
        assert game.settled(dict(proposed)).items() >= proposed.items()


def test_cards_of_an_expansion_that_is_not_played_are_not_in_the_box() -> None:
    tales = tt.game("dark_tales")
    decks = {"dragon": {"none", "mermaid", "cinderella"}, "sea-witch": {"mermaid"}, "stepmother": {"cinderella"}}
    for expansion in ("none", "mermaid", "cinderella"):
        options = tales.settled({"expansion": expansion})
        for card, found in decks.items():
            assert tales.in_box(tales.number(f"card {card}"), options) == (expansion in found)
    for game in GAMES:
        options = game.settled({})
        places = [game.number(name) for name in ("item coin", "tile a1", "gather field", "pass")]
        assert all(game.in_box(place, options) for place in places if place >= 0)


def test_only_sheets_with_sentences_have_words_for_their_cells() -> None:
    assert [game.id for game in GAMES if game.sheet_words("")] == ["fairy_tale"]


@pytest.mark.parametrize("game", DETAILED, ids=str)
def test_details_follow_what_everybody_is_told(game: Game) -> None:
    assert {*game.details, *game.details.values()} <= set(game.events)
    detail_of = {told: detail for detail, told in game.details.items()}
    found = 0
    for seed in range(5):
        for event, after in pairwise(played(game, seed).story or []):
            if event.kind in detail_of:
                found += 1
                assert event.audience is None
                assert after.kind == detail_of[event.kind]
                assert after.audience == (after.args["seat"],) == (event.args["seat"],)
    assert found


@pytest.mark.parametrize("game", BY_SEAT, ids=str)
def test_fields_by_seat_have_an_entry_for_each_seat(game: Game) -> None:
    dice = Random(3)
    for seats in game.seat_counts():
        table = game.deal(seats, seats)
        for _ in range(60):
            if not table.waiting:
                break
            seat = dice.choice(table.waiting)
            table.act(seat, dice.choice(table.actions(seat)))
            for eyes in (None, *range(seats)):
                assert [len(table.view(eyes)[field]) for field in game.by_seat] == [seats] * len(game.by_seat)
