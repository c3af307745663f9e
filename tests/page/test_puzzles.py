"""Puzzles on the page: solved at the game's board by mouse, finger and keyboard; the daily ones; the end of a tour."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from taletable.locales import texts
from taletable.study.puzzles import shipped
from tests.page.kit import Visitor, key

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator

    from tests.server.kit import Server

    Come = Callable[..., Visitor]

LANGUAGE = {"zavarushka": "ru", "fairy_tale": "pl", "grimm_forest": "ru", "dark_tales": "en"}


def poses(visitor: Visitor, game: str, number: int) -> None:
    visitor.page.goto(f"/puzzles/{game}/{number}")
    visitor.page.locator(f"main[data-puzzle='{number}'] .prompt h2").wait_for()
    visitor.loads()


def button(visitor: Visitor, action: str) -> Locator:
    """An answer beside the question; those of the board are there for the keyboard, too."""
    fold = visitor.page.locator(".prompt .more[aria-expanded=false]")
    if fold.count():
        fold.click()
    return visitor.page.locator(f'.prompt .answer[data-answer="{action}"]')


@pytest.mark.parametrize("game", LANGUAGE)
def test_a_puzzle_is_solved_at_the_board_of_its_game(comes: Come, server: Server, game: str) -> None:
    """Seen on a phone or at a desk, in each language, light and dark; an answer tells what it was worth."""
    language = LANGUAGE[game]
    phone = game in ("fairy_tale", "dark_tales")
    visitor = comes(server, language=language, phone=phone, dark=game == "dark_tales")
    visitor.comes_as(server.guest("Ann", language))
    numbers = sorted(shipped(game))
    puzzle = shipped(game)[numbers[0]]
    answers = puzzle.answers(puzzle.table())
    poses(visitor, game, puzzle.number)
    visitor.looks_right()
    visitor.is_accessible()
    button(visitor, answers[-1].action).press("Enter")
    result = visitor.page.locator(".result")
    expect(result.locator("h2")).to_have_text(texts(language).text("page-puzzles-wrong"))
    expect(result.locator("h2")).to_be_focused()
    expect(result.locator("li")).to_have_count(len(answers))
    expect(result.locator("li.best .chance")).to_contain_text(str(round(100 * answers[0].expected)))
    expect(result.locator("li.given")).to_have_count(1)
    expect(result.locator(".rating b.loss")).to_have_text(re.compile("^−"))
    visitor.loads()
    visitor.looks_right()
    visitor.is_accessible()
    result.locator("button", has_text=texts(language).text("page-puzzles-again")).click()
    button(visitor, answers[0].action).press("Enter")
    expect(result.locator("h2")).to_have_text(texts(language).text("page-puzzles-right"))
    expect(result.locator(".rating")).to_have_text(texts(language).text("page-puzzles-not-first"))
    visitor.page.keyboard.press("n")
    expect(visitor.page).not_to_have_url(f"{server.url}/puzzles/{game}/{puzzle.number}")
    visitor.page.locator(".prompt h2").wait_for()
    assert visitor.wrong == []


def test_an_answer_on_the_board_is_lit_and_what_is_not_allowed_is_refused(comes: Come, server: Server) -> None:
    visitor = comes(server)
    puzzle = next(one for one in shipped("zavarushka").values() if one.chair().decision.kind == "tile")
    answers = puzzle.answers(puzzle.table())
    poses(visitor, "zavarushka", puzzle.number)
    board = visitor.page.locator(".board")
    board.locator(f'[data-answer="{answers[1].action}"]').first.click()
    expect(board.locator('[data-verdict="best"]').first).to_have_attribute("data-answer", answers[0].action)
    expect(board.locator('[data-verdict="given"]').first).to_have_attribute("data-answer", answers[1].action)
    # A visitor whom nobody knows is told what they could have.
    expect(visitor.page.locator(".result .rating")).to_have_text(texts("en").text("page-puzzles-stranger"))
    assert visitor.context.cookies() == []


def test_nothing_but_what_the_seat_knows_comes_to_the_page(comes: Come, server: Server) -> None:
    visitor = comes(server)
    heard: list[str] = []
    visitor.page.on("response", lambda one: heard.append(one.text()) if "/api/puzzles/" in one.url else None)
    number = min(shipped("fairy_tale"))
    poses(visitor, "fairy_tale", number)
    puzzle = shipped("fairy_tale")[number]
    assert len(heard) == 1
    told = json.loads(heard[0])
    assert told["view"] == puzzle.table().view(told["you"])
    assert "best" not in told
    assert str(puzzle.seed) not in heard[0]


def test_daily_puzzles_stand_at_home_and_among_all_puzzles(comes: Come, server: Server) -> None:
    visitor = comes(server, language="ru", phone=True)
    ann = server.guest("Аня", "ru")
    visitor.comes_as(ann)
    daily = {one["game"]: one["daily"] for one in ann.get("/api/puzzles")["games"]}
    page, words = visitor.page, texts("ru")
    page.goto("/")
    visitor.loads()
    links = page.locator('section[aria-labelledby="daily"] li a')
    expect(links).to_have_count(len(daily))
    visitor.looks_right()
    visitor.is_accessible()
    links.first.click()
    page.locator(".prompt h2").wait_for()
    game = page.url.split("/")[-2]
    assert page.url.endswith(f"/puzzles/{game}/{daily[game]}")
    expect(page.locator("h1")).to_contain_text(words.text("page-puzzles-daily"))
    puzzle = shipped(game)[daily[game]]
    button(visitor, puzzle.best(puzzle.table())).press("Enter")
    expect(page.locator(".result .streak")).to_have_text(words.text("page-puzzles-streak", days=1))
    page.locator("header .home").click()
    page.locator("main .streak.lit").wait_for()
    visitor.loads()
    expect(page.locator(f'[data-game="{game}"] .button').first).to_have_text(words.text("page-puzzles-daily-solved"))
    expect(page.locator(f'[data-game="{game}"] .own strong')).to_be_visible()
    visitor.looks_right()
    visitor.is_accessible()


def test_a_puzzle_that_does_not_exist_says_so(comes: Come, server: Server) -> None:
    visitor = comes(server)
    for path in ("/puzzles/chess", "/puzzles/zavarushka/999999"):
        visitor.page.goto(path)
        expect(visitor.page.locator("h1")).to_have_text(texts("en").text("page-lost-nothing"))


def test_a_tour_ends_in_an_offer_of_easy_puzzles(comes: Come, server: Server) -> None:
    visitor = comes(server, language="ru")
    seen = re.findall(r"page-zavarushka-tour-\w+", tour("zavarushka"))
    visitor.page.add_init_script(f"localStorage.setItem('taletable-tours', {json.dumps(json.dumps(seen))})")
    visitor.plays_now("zavarushka", "Аня")
    offer = visitor.page.locator(".learnt")
    offer.wait_for()
    visitor.loads()
    visitor.is_accessible()
    with visitor.context.expect_page() as opened:
        key(visitor, offer.locator("a"))
    opened.value.wait_for_url("**/puzzles/zavarushka/*?easy")
    expect(offer).to_have_count(0)


def tour(game: str) -> str:
    """The source of a game's tour."""
    return (Path(__file__).parents[2] / "web/src/games" / game / "tour.ts").read_text("utf-8")
