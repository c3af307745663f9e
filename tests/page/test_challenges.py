"""Challenges, duplicates and statistics on the page."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from tests.page.kit import Visitor
from tests.server.kit import Guest, Server, play_out
from tests.server.test_challenges import made, plays

if TYPE_CHECKING:
    from collections.abc import Callable

    Come = Callable[..., Visitor]


@pytest.mark.parametrize(("phone", "dark"), [(False, False), (True, True)], ids=["wide", "phone-dark"])
def test_a_challenge_from_its_link_to_the_comparison(comes: Come, server: Server, phone: bool, dark: bool) -> None:
    bob = server.guest("Bob")
    challenge = made(bob)
    theirs = plays(bob, challenge)
    visitor = comes(server, language="ru", phone=phone, dark=dark)
    page = visitor.page
    # The link of somebody's table leads to the challenge, and shows nothing else.
    page.goto(f"/replay/{theirs}?step=3&eyes=all")
    page.wait_for_url(f"**/challenge/{challenge}")
    expect(page.get_by_text("Результаты откроются, когда вы доиграете свою партию.")).to_be_visible()
    expect(page.locator("table")).to_have_count(0)
    assert len(visitor.wrong) == 1
    assert "404" in visitor.wrong.pop()
    visitor.looks_right()
    page.get_by_role("button", name="Играть").press("Enter")
    page.keyboard.type("Аня")
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/*")
    visitor.arrives()
    expect(page.get_by_role("button", name="Отменить ход")).to_have_count(0)
    visitor.plays_out(1)
    page.locator("dialog[open]").get_by_role("link", name="Сравнить с другими").press("Enter")
    page.wait_for_url(f"**/challenge/{challenge}")
    rows = page.locator("table tbody tr")
    expect(rows).to_have_count(2)
    page.get_by_role("link", name="Сравнить с партией: Bob").press("Enter")
    parting = page.locator("section", has=page.locator("blockquote"))
    expect(parting.get_by_role("heading")).to_have_text("Вы и Bob")
    parting.locator("summary").press("Enter")
    expect(parting.locator("ol > li").first).to_be_visible()
    expect(parting.locator("ol > li:not(.same)").first).to_be_visible()
    visitor.loads()
    visitor.looks_right()
    visitor.is_accessible()
    parting.get_by_role("link").nth(1).press("Enter")
    page.wait_for_url(f"**/replay/{theirs}?step=*")


def test_a_challenge_of_ones_own_is_made_and_found_again(comes: Come, server: Server) -> None:
    visitor = comes(server)
    page = visitor.page
    page.goto("/challenges")
    expect(page.locator(".games > li")).to_have_count(4)
    page.get_by_role("button", name="Make a challenge").press("Enter")
    page.wait_for_url("**/new-challenge/zavarushka")
    page.get_by_role("button", name="Make it").press("Enter")
    page.keyboard.type("Ann")
    page.keyboard.press("Enter")
    page.wait_for_url("**/challenge/*")
    id = visitor.table
    page.goto("/challenges")
    expect(page.locator(f'a[href="/challenge/{id}"]')).to_be_visible()
    visitor.loads()
    visitor.looks_right()
    visitor.is_accessible()


def test_a_duplicate_with_links_for_its_seats(comes: Come, server: Server) -> None:
    host = server.guest("Host")
    told: Any = host.post("/api/duplicates", {"game": "zavarushka", "tables": 2, "seats": ["", "random"]})
    one, two = (table["id"] for table in told["tables"])
    visitor = comes(server, phone=True)
    page = visitor.page
    page.goto(f"/duplicate/{told['id']}?table=2&seat=1")
    expect(page.locator(".meant")).to_have_count(1)
    visitor.loads()
    visitor.looks_right()
    visitor.is_accessible()
    page.locator(".meant").get_by_role("button", name="Sit down").press("Enter")
    page.keyboard.type("Ann")
    page.keyboard.press("Enter")
    page.wait_for_url(f"**/table/{two}")
    visitor.plays_out(2)
    host.does(one, "sit", seat=0)
    play_out([host.watches(one)], 3)
    page.locator("dialog[open]").get_by_role("link", name="Compare with others").press("Enter")
    page.wait_for_url(f"**/duplicate/{told['id']}")
    expect(page.locator("table")).to_have_count(2)
    visitor.loads()
    visitor.looks_right()
    visitor.is_accessible()


def test_statistics_are_read_as_tables(comes: Come, server: Server) -> None:
    ann = server.guest("Ann", "pl")
    for seed in range(10):
        played(ann, seed)
    visitor = comes(server, language="pl", phone=True)
    visitor.comes_as(ann)
    page = visitor.page
    page.goto("/statistics")
    expect(page.locator("svg[aria-hidden=true] circle")).to_have_count(2)
    expect(page.locator("table")).not_to_have_count(0)
    visitor.loads()
    visitor.looks_right()
    visitor.is_accessible()


def played(guest: Guest, seed: int) -> None:
    table = guest.opens("zavarushka", ["me", "random"])
    guest.does(table, "start")
    line = guest.watches(table)
    play_out([line], seed)
    line.close()
