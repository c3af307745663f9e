"""Bots on the page: chosen by level and character, changed until the game begins, called by names, seen to think."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.page.test_games import names
from tests.page.test_people import press
from tests.server.kit import Server

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Locator

    from tests.page.kit import Visitor

    Come = Callable[..., Visitor]

START = {"en": "Start the game", "ru": "Начать игру", "pl": "Zacznij grę"}
# What master:trickster on the second seat, strong on the third and two of casual:miser are called.
NAMES = {
    "en": ["Master Weasel", "Wise Fox", "Toad", "Jackdaw"],
    "ru": ["Мастер Ласка", "Мудрая Лиса", "Жаба", "Галка"],
    "pl": ["Mistrzyni Łasica", "Mądry Lis", "Ropucha", "Kawka"],
}
KINDS = {
    "en": ["master, trickster", "strong", "casual, miser", "casual, miser"],
    "ru": ["мастер, проказник", "сильный", "любитель, скряга", "любитель, скряга"],
    "pl": ["mistrz, figlarz", "mocny", "amator, skąpiec", "amator, skąpiec"],
}


def row(visitor: Visitor, seat: int) -> Locator:
    return visitor.page.locator("main ol.rows > li").nth(seat)


def choose(place: Locator, level: str, character: str = "") -> None:
    place.locator("select.level").select_option(level)
    place.locator("select.character").select_option(character)


def opens_for_five(visitor: Visitor) -> None:
    """A new table of Fairy Tale with five seats, which only its larger deck allows."""
    visitor.page.goto("/new/fairy_tale")
    visitor.page.locator("main ol.rows > li").first.wait_for()
    visitor.page.locator("section:nth-of-type(2) fieldset").first.locator("label").nth(1).click()
    counts = visitor.page.locator("section").first.locator("fieldset").first.locator("label")
    expect(counts).to_have_count(4)
    counts.last.click()
    expect(visitor.page.locator("main ol.rows > li")).to_have_count(5)


@pytest.mark.parametrize(("language", "phone"), [("en", False), ("ru", True), ("pl", True)])
def test_level_and_character_are_chosen_for_each_seat_and_shown_with_the_name(
    server: Server, comes: Come, language: str, phone: bool
) -> None:
    visitor = comes(server, language=language, phone=phone)
    opens_for_five(visitor)
    for seat, bot in enumerate([("master", "trickster"), ("strong",), ("casual", "miser"), ("casual", "miser")], 1):
        choose(row(visitor, seat), *bot)
    for seat, name in enumerate(NAMES[language], 1):
        expect(row(visitor, seat).locator("strong")).to_have_text(name)
    notes = visitor.page.locator("section dl > div")
    expect(notes).to_have_count(5)  # three levels and two characters, each once
    visitor.looks_right()
    visitor.is_accessible()
    press(visitor, START[language])
    names(visitor, "Ann")
    visitor.page.wait_for_url("**/table/*")
    visitor.arrives()
    plates = visitor.page.locator(".plate")
    for seat, (name, kind) in enumerate(zip(NAMES[language], KINDS[language], strict=True), 1):
        expect(plates.nth(seat).locator(".name")).to_have_text(name)
        expect(plates.nth(seat).locator(".more")).to_have_text(kind)
    table = server.get(f"/api/tables/{visitor.table}").json()
    levels = [seat["level"] for seat in table["seats"]]
    assert levels == ["", "master:trickster", "strong", "casual:miser", "casual:miser"]
    assert (table["terms"]["stand_in"], table["terms"]["bot_pace"]) == ("casual", "unhurried")
    visitor.looks_right()
    visitor.is_accessible()

    # The same opponents are proposed the next time.
    opens_for_five(visitor)
    for seat, name in enumerate(NAMES[language], 1):
        expect(row(visitor, seat).locator("strong")).to_have_text(name)


def test_all_bots_are_changed_at_once(server: Server, comes: Come) -> None:
    visitor = comes(server)
    opens_for_five(visitor)
    everybody = visitor.page.locator(".all")
    choose(row(visitor, 1), "strong", "miser")
    row(visitor, 2).locator("select.level").select_option("invited")
    expect(row(visitor, 2).locator("select.character")).to_have_count(0)
    expect(everybody.locator("select.level")).to_have_value("")
    everybody.locator("select.level").select_option("novice")
    everybody.locator("select.character").select_option("builder")
    found = [row(visitor, seat).locator("strong").inner_text() for seat in range(1, 5)]
    assert found == ["Little Swallow", "Kept for a friend", "Little Mole", "Little Bee"]
    visitor.page.get_by_text("slowly", exact=True).click()
    press(visitor, "Open the table")
    names(visitor, "Ann")

    # In the waiting room, too; there everybody else is told at once.
    visitor.page.wait_for_url("**/table/*")
    other = comes(server, language="ru")
    other.page.goto(visitor.page.url)
    expect(row(other, 1)).to_contain_text("Малютка Ласточка")
    expect(row(other, 1)).to_contain_text("новичок, строитель")
    expect(other.page.locator("main select")).to_have_count(0)
    everybody.locator("select.level").select_option("strong")
    for seat, name in ((1, "Мудрая Ласточка"), (3, "Мудрый Крот"), (4, "Мудрая Пчела")):
        expect(row(other, seat)).to_contain_text(name)
    expect(everybody.locator("select.level")).to_have_value("strong")
    expect(everybody.locator("select.character")).to_have_value("builder")
    told = server.get(f"/api/tables/{visitor.table}").json()
    assert told["terms"]["bot_pace"] == "slow"
    visitor.looks_right()
    visitor.is_accessible()


@pytest.mark.parametrize(("language", "phone"), [("en", False), ("pl", True)])
def test_a_bot_is_invited_and_changed_until_the_game_begins(
    server: Server, comes: Come, language: str, phone: bool
) -> None:
    host = server.guest("Ann", language)
    table = host.opens("zavarushka", ["me", "greedy", "open"])
    visitor = comes(server, language=language, phone=phone)
    visitor.comes_as(host)
    visitor.page.goto(f"/table/{table}")
    # A bot of an older table stays what it is until somebody changes it.
    expect(row(visitor, 1).locator("select.level")).to_have_value("greedy")
    expect(row(visitor, 1).locator("select.character")).to_have_count(0)
    choose(row(visitor, 1), "casual")
    expect(row(visitor, 1)).to_contain_text({"en": "Raven", "pl": "Kruk"}[language])
    choose(row(visitor, 2), "strong", "gambler")
    visitor.is_accessible()
    row(visitor, 2).get_by_role("button").click()
    expect(row(visitor, 2).locator("strong")).to_have_text({"en": "Wise Rooster", "pl": "Mądry Kogut"}[language])
    choose(row(visitor, 2), "novice", "gambler")
    expect(row(visitor, 2).locator("strong")).to_have_text({"en": "Little Rooster", "pl": "Mały Kogut"}[language])
    levels = [seat["level"] for seat in server.get(f"/api/tables/{table}").json()["seats"]]
    assert levels == ["", "casual", "novice:gambler"]
    visitor.looks_right()
    visitor.is_accessible()
    press(visitor, START[language])
    visitor.arrives()


@pytest.fixture(scope="module")
def slow_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("slow"), bot_pause=5) as server:
        yield server


@pytest.mark.parametrize("motion", [True, False])
def test_a_bot_is_seen_to_think_and_the_sign_keeps_still_for_who_wants_it(
    slow_server: Server, comes: Come, motion: bool
) -> None:
    host = slow_server.guest("Ann")
    table = host.opens("fairy_tale", ["me", "casual", "novice"], terms={"bot_pace": "slow"})
    host.does(table, "start")
    visitor = comes(slow_server, motion=motion)
    visitor.comes_as(host)
    visitor.page.goto(f"/table/{table}")
    visitor.arrives()
    signs = visitor.page.locator(".plate [role=img]")
    assert [signs.nth(seat).get_attribute("aria-label") for seat in range(3)] == ["decides now", "thinks", "thinks"]
    expect(signs.nth(1)).to_be_visible()
    lasts = signs.nth(1).locator("i").first.evaluate("one => parseFloat(getComputedStyle(one).animationDuration)")
    assert (lasts > 0) is motion
    visitor.is_accessible()


def test_who_wants_bots_to_answer_at_once_says_so_in_the_settings(server: Server, comes: Come) -> None:
    visitor = comes(server)
    visitor.page.goto("/settings")
    visitor.page.get_by_text("at once", exact=True).click()
    visitor.plays_now("zavarushka", "Ann")
    told = server.get(f"/api/tables/{visitor.table}").json()
    assert told["terms"]["bot_pace"] == "instant"
    assert {seat["level"] for seat in told["seats"]} == {"", "novice"}


def test_the_result_says_what_kind_of_bot_it_was(server: Server, comes: Come) -> None:
    host = server.guest("Ann")
    table = host.opens("zavarushka", ["me", "novice:trickster"])
    host.does(table, "start")
    visitor = comes(server)
    visitor.comes_as(host)
    visitor.page.goto(f"/table/{table}")
    visitor.arrives()
    visitor.plays_out(1)
    expect(visitor.standings).to_contain_text("Little Weasel (novice, trickster)")
    expect(visitor.page.locator("ol[aria-label='Game log']")).to_contain_text("Little Weasel places")
    visitor.looks_right()
    visitor.is_accessible()
