"""Every other room of the page: readable, in one's language, and for everybody."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

import taletable as tt
from taletable.locales import texts
from tests.page.kit import AXE
from tests.page.test_games import opens
from tests.server.kit import play_out

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.page.kit import Visitor
    from tests.server.kit import Server

    Come = Callable[..., Visitor]

TOUCH = 44  # pixels
PLACES = (
    "/",
    *[f"/new/{game}" for game in tt.games()],
    *[f"/how/{game}" for game in tt.games()],
    "/tables",
    *[f"/rules/{game}" for game in (tt.games()[0], tt.games()[-1])],
    "/settings",
    "/me",
    "/credits",
    "/nowhere",
)


@pytest.mark.parametrize(
    ("language", "phone", "dark"), [("ru", True, True), ("pl", False, False), ("en", True, False), ("ru", False, True)]
)
def test_every_room_is_readable_and_accessible(
    server: Server, comes: Come, language: str, phone: bool, dark: bool
) -> None:
    assert AXE.is_file()
    visitor = comes(server, language=language, phone=phone, dark=dark)
    for place in PLACES:
        visitor.page.goto(place)
        visitor.page.locator("h1").wait_for()
        visitor.loads()
        visitor.looks_right()
        visitor.is_accessible()
        assert visitor.page.locator("html").get_attribute("lang") == language


def test_the_waiting_room_and_the_table_tell_everything_in_three_languages(server: Server, comes: Come) -> None:
    for language in ("en", "ru", "pl"):
        ann = comes(server, language=language, phone=language == "ru")
        ann.page.goto("/new/grimm_forest")
        opens(ann, "Анна-Мария Константинопольская")
        ann.looks_right()
        ann.is_accessible()


def test_the_terms_of_a_table_name_the_pace_of_its_bots(server: Server, comes: Come) -> None:
    host = server.guest("Ann")
    bob = comes(server)
    terms = bob.page.locator("section", has=bob.page.get_by_role("heading", name="Terms of this game"))
    for seats, count in ((["me", "open"], 0), (["me", "open", "greedy"], 1)):
        table = host.opens("zavarushka", seats, terms={"bot_pace": "slow"})
        bob.page.goto(f"/table/{table}")
        expect(terms).to_contain_text("no clock")
        expect(terms.get_by_text("How soon do bots answer?")).to_have_count(count)
        expect(terms.get_by_text("slowly")).to_have_count(count)


def test_a_replay_shows_every_step_with_anybodys_eyes(server: Server, comes: Come) -> None:
    host = server.guest("Ann")
    table = host.opens("zavarushka", ["me", "greedy"])
    host.does(table, "start")
    play_out([host.watches(table)], 1)
    visitor = comes(server, language="pl")
    visitor.page.goto(f"/replay/{table}")
    slider = visitor.page.locator("input[type=range]")
    slider.wait_for()
    steps = server.get(f"/api/tables/{table}/replay").json()["steps"]
    assert slider.get_attribute("max") == str(steps)
    for step in (0, steps // 2, steps):
        slider.fill(str(step))
        visitor.loads()
        visitor.looks_right()
    visitor.is_accessible()

    # One comes back to the step one has seen, and whoever is shown the address does too.
    slider.fill("4")
    visitor.page.locator("select").select_option("none")
    visitor.page.wait_for_url("**/replay/*?step=4&eyes=none")
    visitor.page.reload()
    expect(slider).to_have_value("4")
    expect(visitor.page.locator("select")).to_have_value("none")
    expect(visitor.page.locator(".log .line a").last).to_be_visible()  # the clause behind it
    visitor.page.goto(f"/replay/{table}?step=9999")
    expect(slider).to_have_value(str(steps))
    going = host.opens("zavarushka", ["me", "greedy"])
    host.does(going, "start")
    visitor.page.goto(f"/replay/{going}")  # no replay yet, but a table
    visitor.page.wait_for_url(f"**/table/{going}")
    visitor.arrives()


@pytest.mark.parametrize("game", tt.games())
def test_a_replay_tells_step_by_step_with_the_log_beside_it(server: Server, comes: Come, game: str) -> None:
    host = server.guest("Ann")
    table = host.opens(game, ["me", "random", "random"])
    host.does(table, "start")
    play_out([host.watches(table)], 1)
    visitor = comes(server, motion=True)
    visitor.prefers(telling="slow")
    steps = server.get(f"/api/tables/{table}/replay").json()["steps"]
    loud = max(range(steps // 2, min(steps, steps // 2 + 40)), key=lambda step: len(told(server, table, step)))
    visitor.page.goto(f"/replay/{table}?step={loud - 1}&eyes=none")
    log, teller = visitor.page.locator(".log .line"), visitor.page.locator("section.teller")
    log.first.wait_for()
    visitor.loads()
    for part in (".board", ".log", ".foot", "section.teller"):  # all of it is in sight
        expect(visitor.page.locator(f".replay > {part}")).to_be_in_viewport(ratio=0.99)
    hidden = visitor.page.locator(".replay > .board").evaluate("one => one.scrollHeight - one.clientHeight")
    assert hidden <= 0
    before = log.all_inner_texts()
    visitor.page.get_by_role("button", name="One step on").click()
    expect(teller).to_have_class(re.compile(r"\bbehind\b"))  # it is told, and the log follows
    expect(teller.locator(".says p").first).not_to_be_empty()
    for _ in range(20):
        if "behind" not in (teller.get_attribute("class") or ""):
            break
        visitor.page.locator(".replay h1").click()
        visitor.page.keyboard.press("Space")
    expect(teller).not_to_have_class(re.compile(r"\bbehind\b"))
    assert log.all_inner_texts() != before
    visitor.page.get_by_role("button", name="One step back").click()
    expect(log).to_have_text(before)
    visitor.looks_right()
    visitor.is_accessible()


def told(server: Server, table: str, step: int) -> list[Any]:
    """What a spectator hears of a step."""
    events: list[Any] = server.get(f"/api/tables/{table}/replay?step={step}&eyes=none").json()["events"]
    return events


@pytest.mark.parametrize("game", tt.games())
def test_a_replay_with_everything_open_shows_what_everybody_holds(server: Server, comes: Come, game: str) -> None:
    host = server.guest("Ann")
    table = host.opens(game, ["me", "random"])
    host.does(table, "start")
    play_out([host.watches(table)], 1)

    def held(step: int) -> list[int]:
        seen = server.get(f"/api/tables/{table}/replay?step={step}&eyes=all").json()
        return [len([*own["hand"], *(own.get("pack") or ()), *own.get("drawn", ())]) for own in seen["own"]]

    step = next(step for step in range(100) if any(held(step)))
    visitor = comes(server, language="ru", phone=True)
    visitor.page.goto(f"/replay/{table}")
    visitor.page.locator("input[type=range]").fill(str(step))
    visitor.page.locator("header select").select_option("all")
    hands = visitor.page.locator("aside section")
    expect(hands).to_have_count(2)
    for seat, count in enumerate(held(step)):
        expect(hands.nth(seat).locator("button")).to_have_count(count)
    visitor.looks_right()
    visitor.is_accessible()


@pytest.mark.parametrize("game", tt.games())
def test_a_replay_fits_a_phone_with_the_largest_letters(server: Server, comes: Come, game: str) -> None:
    host = server.guest("Ann")
    table = host.opens(game, ["me", "random", "random"])
    host.does(table, "start")
    play_out([host.watches(table)], 1)
    visitor = comes(server, language="pl", phone=True)
    visitor.prefers(size="huge")
    visitor.page.goto(f"/replay/{table}")
    visitor.page.locator("input[type=range]").fill("12")
    for eyes in ("all", "none", "0"):
        visitor.page.locator("header select").select_option(eyes)
        expect(visitor.page.locator("aside")).to_have_count(int(eyes == "all"))
        visitor.looks_right()
    expect(visitor.page.locator("html")).to_have_attribute("data-size", "huge")


def test_the_rulebook_is_searched_and_a_clause_has_an_address(server: Server, comes: Come) -> None:
    visitor = comes(server)
    visitor.page.goto("/rules/zavarushka#5.7")
    clause = visitor.page.locator('[id="5.7"]')
    expect(clause).to_be_in_viewport()
    search = visitor.page.locator("input[type=search]")
    search.fill("wizard")
    expect(clause).to_be_visible()
    search.fill("nothing in this book")
    expect(clause).to_have_count(0)


def test_rules_and_cards_are_found_by_their_names_in_any_language(server: Server, comes: Come) -> None:
    visitor = comes(server)
    visitor.page.goto("/rules/zavarushka")
    search, cards = visitor.page.locator("input[type=search]"), visitor.page.get_by_role("region", name="Cards")
    for word in ("Волшебник", "czarodziej", "CZARODZIEJ"):
        search.fill(word)
        expect(visitor.page.locator('[id="5.7"]')).to_contain_text("Wizard")
        expect(visitor.page.locator('[id="6.2"]')).to_have_count(0)
        expect(cards.locator("li")).to_have_text(re.compile("^Wizard Волшебник · Czarodziej"))
    search.fill("krol")
    expect(cards.locator("strong")).to_have_text(["King", "Queen"])
    visitor.page.goto("/rules/grimm_forest")
    search.fill(texts("pl").text("grimm_forest-card-cinderella"))
    expect(cards.locator("strong").first).to_have_text(texts("en").text("grimm_forest-card-cinderella"))
    expect(cards.locator("p").first).not_to_be_empty()
    visitor.looks_right()


def test_what_a_finger_presses_is_large_enough(server: Server, comes: Come) -> None:
    visitor = comes(server, language="pl", phone=True)
    visitor.page.goto("/rules/fairy_tale")
    links = visitor.page.locator("header a, .games a, .contents a")
    visitor.page.locator(".contents a").first.wait_for()
    for link in links.all():
        box = link.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= TOUCH, link.inner_text()
    visitor.plays_now("zavarushka", "Ania")
    reach = visitor.page.locator(".prompt h2 a").evaluate(
        """link => {
          const { left, top, width, height } = link.getBoundingClientRect();
          const [x, y] = [left + width / 2, top + height / 2];
          return [[21, 0], [-21, 0], [0, 21], [0, -21]].every(([a, b]) => document.elementFromPoint(x + a, y + b) === link);
        }"""
    )
    assert reach, "the clause of the question is too small"


def test_what_somebody_prefers_is_kept_and_the_language_changes_at_once(server: Server, comes: Come) -> None:
    visitor = comes(server, language="en")
    visitor.page.goto("/settings")
    visitor.page.locator("main h1").wait_for()
    visitor.page.get_by_role("radio", name="Русский").or_(visitor.page.get_by_role("button", name="Русский")).click(
        force=True
    )
    expect(visitor.page.locator("html")).to_have_attribute("lang", "ru")
    visitor.page.reload()
    expect(visitor.page.locator("html")).to_have_attribute("lang", "ru")
    visitor.looks_right()


def test_a_new_table_lets_only_seats_begin_that_are_there(server: Server, comes: Come) -> None:
    visitor = comes(server)
    visitor.page.goto("/new/zavarushka")
    expect(visitor.page.get_by_label("seat 2", exact=True)).to_have_count(1)
    expect(visitor.page.get_by_label("seat 3", exact=True)).to_have_count(0)
    visitor.page.get_by_text("3", exact=True).click()
    expect(visitor.page.get_by_label("seat 3", exact=True)).to_have_count(1)
    expect(visitor.page.get_by_label("seat 4", exact=True)).to_have_count(0)


def test_a_link_that_leads_nowhere_says_so(server: Server, comes: Come) -> None:
    visitor = comes(server)
    visitor.page.goto("/table/nothinghere")
    expect(visitor.page.locator("body")).to_contain_text("there is no such table")
    for nowhere in ("/table/", "/replay/", "/table/%E0%A4%A", "/rules/chess", "/somewhere"):
        visitor.page.goto(nowhere)
        expect(visitor.page.locator("h1")).to_have_text("There is nothing here")
        expect(visitor.page).to_have_title(re.compile("There is nothing here"))


def test_every_room_has_a_title_and_going_back_leads_to_where_one_was(server: Server, comes: Come) -> None:
    visitor = comes(server)
    visitor.page.goto("/")
    expect(visitor.page).to_have_title("Taletable")
    for path, title in (
        ("/settings", "Settings"),
        ("/tables", "Tables"),
        ("/me", "Me"),
        ("/credits", "About"),
    ):
        visitor.page.goto(path)
        expect(visitor.page).to_have_title(f"{title} — Taletable")
    visitor.page.goto("/new/dark_tales")
    expect(visitor.page).to_have_title("New table — Dark Tales — Taletable")
    visitor.page.goto("/rules/dark_tales")
    expect(visitor.page).to_have_title("Rules — Dark Tales — Taletable")
    visitor.page.mouse.move(700, 500)
    visitor.page.mouse.wheel(0, 2000)
    visitor.page.wait_for_function("() => scrollY === 2000 && history.state?.top === 2000")
    visitor.page.locator("a[href='/settings']").first.evaluate("link => link.click()")  # without going up to it
    expect(visitor.page).to_have_title("Settings — Taletable")
    assert visitor.page.evaluate("scrollY") == 0
    visitor.page.go_back()
    visitor.page.wait_for_function("() => scrollY === 2000")
    visitor.page.reload()
    visitor.page.wait_for_function("() => scrollY === 2000")
    visitor.looks_right()


def test_a_guest_becomes_an_account_and_comes_back_elsewhere(server: Server, comes: Come) -> None:
    ann = comes(server)
    ann.plays_now("zavarushka", "Ann")
    ann.page.goto("/me")
    signs(ann, "ann-the-first")
    expect(ann.page.locator("input[type=password]")).to_have_count(0)
    again = comes(server)
    again.page.goto("/me")
    signs(again, "ann-the-first")
    expect(again.page.locator(".going a").first).to_be_visible()  # her table is hers here too


def signs(visitor: Visitor, login: str) -> None:
    form = visitor.page.locator("form", has=visitor.page.locator("input[type=password]")).first
    form.locator("input[autocomplete=username]").fill(login)
    form.locator("input[type=password]").fill("a good password")
    form.locator("button").click()
