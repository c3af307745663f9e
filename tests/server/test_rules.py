"""The rulebook over the wire: of a game with some options, and of a table."""

from __future__ import annotations

import json
from typing import Any

import pytest

import taletable as tt
from taletable.locales import rulebook
from tests.cli.test_editions import POLISH, RUSSIAN
from tests.server.kit import Server


def rules(server: Server, language: str, **options: object) -> dict[str, Any]:
    chosen = {"options": json.dumps(options)} if options else {}
    answer = server.get(f"/api/games/grimm_forest/rules/{language}", params=chosen)
    assert answer.status_code == 200
    told: dict[str, Any] = answer.json()
    return told


def test_without_options_the_rules_are_the_standard_ones(server: Server) -> None:
    told = rules(server, "pl")
    assert told["clauses"] == rulebook("grimm_forest", "pl").clauses
    assert told["options"]["edition"] == "standard"
    assert "deck_file" not in told["options"]


@pytest.mark.parametrize(("language", "asked"), [("pl", POLISH), ("ru", RUSSIAN)])
def test_the_clauses_are_those_of_the_edition(
    server: Server, language: str, asked: tuple[tuple[str, str, str], ...]
) -> None:
    host = server.guest("Ann")
    table = host.opens("grimm_forest", ["me", "random"], options={"edition": language})
    answer = server.get(f"/api/tables/{table}/rules/{language}")
    for told in (rules(server, language, edition=language), answer.json()):
        assert told["options"]["edition"] == language
        for _, number, words in asked:
            assert words in told["clauses"][number]


def test_rules_of_options_that_are_not_there_are_refused(server: Server) -> None:
    for options, status in (('{"edition": "de"}', 409), ('{"editions": "ru"}', 409), ("edition=ru", 400), ("[1]", 400)):
        answer = server.get("/api/games/grimm_forest/rules/ru", params={"options": options})
        assert answer.status_code == status
    assert server.get("/api/tables/none/rules/ru").status_code == 404


def test_a_game_says_what_it_proposes_and_what_an_edition_implies(server: Server) -> None:
    games = {game["id"]: game for game in server.get("/api/games").json()}
    options = {option["name"]: option for option in games["grimm_forest"]["options"]}
    assert options["edition"]["by_language"] == {"ru": "ru", "pl": "pl"}
    assert options["edition"]["implies"]["ru"]["frog_prince"] == "discard"
    assert [name for name, option in options.items() if option["implies"]] == ["edition"]
    forest = tt.game("grimm_forest")
    for edition in ("standard", "ru", "pl"):
        implied = options["edition"]["implies"].get(edition, {})
        usual = {name: option["default"] for name, option in options.items()}
        assert {**usual, "edition": edition, **implied} == forest.settled({"edition": edition})


def test_a_table_that_nobody_chose_an_edition_for_is_standard_whatever_the_language(server: Server) -> None:
    host = server.guest("Ania", language="pl")
    table = host.opens("grimm_forest", ["me", "random"])
    answer = server.get(f"/api/tables/{table}/rules/pl", headers={"Accept-Language": "pl"})
    assert answer.json()["clauses"] == rulebook("grimm_forest", "pl").clauses


def test_games_tell_what_their_options_and_events_are(server: Server) -> None:
    told = {fact["id"]: fact for fact in server.get("/api/games").json()}
    for id in tt.games():
        game = tt.game(id)
        kinds = {option["name"]: option["kind"] for option in told[id]["options"]}
        assert kinds == {name: option.kind for name, option in game.options.items()}
        assert (told[id]["details"], told[id]["by_seat"]) == (game.details, list(game.by_seat))
    assert told["dark_tales"]["details"] == {"drawn": "drew"}
    assert told["grimm_forest"]["by_seat"] == ["players"]
