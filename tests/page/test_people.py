"""People with each other, and who one is: consent, clocks, talk, links, accounts and what one prefers."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

import taletable as tt
from taletable.kernel.options import SEAT
from tests.kit import chance
from tests.page.test_games import names, opens
from tests.page.test_rooms import signs
from tests.server.timed import TimedServer

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from playwright.sync_api import Locator

    from tests.page.kit import Visitor
    from tests.server.kit import Guest, Server

    Come = Callable[..., Visitor]


def sit_down(server: Server, comes: Come, game: str = "zavarushka", **more: Any) -> tuple[Visitor, Visitor]:
    """Two people at a table where a game has just begun; if not said otherwise, it is the turn of the first."""
    ann, bob = server.guest("Ann"), server.guest("Bob")
    options = {option.name: 0 for option in tt.game(game).options.values() if option.kind == SEAT}
    table = ann.opens(game, ["me", "open"], options=options, **more)
    bob.does(table, "sit")
    bob.does(table, "ready")
    ann.does(table, "start")
    return looks_on(server, comes, ann, table), looks_on(server, comes, bob, table)


def looks_on(server: Server, comes: Come, who: Guest, table: str) -> Visitor:
    visitor = comes(server)
    visitor.comes_as(who)
    visitor.page.goto(f"/table/{table}")
    visitor.arrives()
    return visitor


def moves(one: Visitor, other: Visitor) -> None:
    """One makes a whole move, until the other is asked."""
    dice = chance.dice("moves")
    one.page.locator(".prompt .answer").first.wait_for()
    while not other.asked():
        one.answers(dice)
        other.settles()


def press(visitor: Visitor, name: str) -> None:
    visitor.page.get_by_role("button", name=name, exact=True).click()


def chooses(visitor: Visitor, name: str) -> None:
    """A button of the table's menu."""
    press(visitor, "Menu")
    press(visitor, name)


def banner(visitor: Visitor) -> Locator:
    return visitor.page.locator(".banner")


def test_a_pause_and_a_move_taken_back_need_everybodys_consent(server: Server, comes: Come) -> None:
    ann, bob = sit_down(server, comes)
    chooses(ann, "Propose a pause")
    expect(banner(ann)).to_contain_text("Waiting for the others")
    press(bob, "Agree")
    for one in (ann, bob):
        expect(banner(one)).to_contain_text("The game is paused")
        expect(one.page.locator(".prompt .answer")).to_have_count(0)
    press(bob, "Propose to resume")
    for one in (ann, bob):  # who is silent for a day does not keep the others from going on
        expect(banner(one)).to_contain_text(re.compile(r"the game resumes in (1 day|23:59:\d\d)"))
    press(ann, "Decline")
    expect(bob.page.locator(".toasts")).to_contain_text("Not everybody agrees.")
    expect(banner(bob)).to_contain_text("The game is paused")
    press(ann, "Propose to resume")
    press(bob, "Agree")
    for one in (ann, bob):
        expect(banner(one)).to_have_count(0)
    moves(ann, bob)
    press(ann, "Undo")
    expect(ann.page.locator(".prompt .notice")).to_contain_text("so it cannot be undone")
    expect(ann.page.locator(".prompt .notice a")).to_have_count(0)  # no rulebook says what can be taken back
    press(ann, "Ask to undo my move")
    expect(banner(bob)).to_contain_text("Ann asks to undo a move")
    press(bob, "Agree")
    expect(ann.page.locator(".prompt .answer").first).to_be_visible()
    expect(bob.page.locator(".prompt .answer")).to_have_count(0)
    for one in (ann, bob):
        expect(banner(one)).to_have_count(0)
        one.looks_right()


@pytest.mark.parametrize(("game", "cards"), [("dark_tales", ".hand .card"), ("fairy_tale", ".kept .pick")])
def test_whoever_has_to_wait_is_told_so(server: Server, comes: Come, game: str, cards: str) -> None:
    ann, bob = sit_down(server, comes, game)
    for one in (ann, bob):
        one.prefers(hints=False)
        one.page.reload()
        one.arrives()
    if game == "fairy_tale":  # all choose at once
        bob.page.locator(".pack .pick").first.click()
        expect(bob.page.locator(".prompt .answer")).to_have_count(0)
    waits = ann if bob.asked() else bob
    waits.page.locator(cards).first.click()
    expect(waits.page.locator(".prompt .notice")).to_contain_text(
        "It is not your decision now: another player is asked."
    )
    waits.looks_right()


def test_an_answer_to_something_else_is_told_what_is_asked(server: Server, comes: Come) -> None:
    ann = comes(server)
    ann.prefers(hints=False)
    ann.plays_now("grimm_forest", "Ann")
    press(ann, "gain straw")
    asked = "Something else is asked now: “Which gather card do you play?”"
    expect(ann.page.locator(".prompt .notice")).to_contain_text(asked)
    ann.looks_right()


def test_somebody_is_muted_and_heard_again(server: Server, comes: Come) -> None:
    ann, bob = sit_down(server, comes)
    for one in (ann, bob):
        one.page.get_by_role("tab", name="Chat").click()
    says(bob, "hello")
    expect(ann.page.locator(".talk li")).to_contain_text("hello")
    ann.page.locator(".talk .mute").click()
    expect(ann.page.locator(".muted")).to_contain_text("You do not see what Bob writes")
    says(bob, "can you hear me?")
    says(ann, "nobody here")
    expect(ann.page.locator(".talk li")).to_have_count(1)
    ann.page.reload()
    ann.page.get_by_role("tab", name="Chat").click()
    expect(ann.page.locator(".talk li")).to_have_count(1)
    ann.looks_right()
    ann.is_accessible()
    ann.page.locator(".muted .mute").click()
    expect(ann.page.locator(".talk li")).to_have_count(3)
    expect(ann.page.locator(".muted")).to_have_count(0)
    says(bob, "and now?")
    expect(ann.page.locator(".talk li")).to_have_count(4)


def test_a_spectator_is_muted_and_heard_again(server: Server, comes: Come) -> None:
    ann, _ = sit_down(server, comes)
    eve = looks_on(server, comes, server.guest("Eve"), ann.table)
    for one in (ann, eve):
        one.page.get_by_role("tab", name="Chat").click()
    says(eve, "hello")
    expect(eve.page.locator(".talk .mute")).to_have_count(0)
    ann.page.locator(".talk .mute").click()
    expect(ann.page.locator(".muted")).to_contain_text("You do not see what Eve writes")
    says(eve, "can you hear me?")
    ann.page.reload()
    ann.page.get_by_role("tab", name="Chat").click()
    expect(ann.page.locator(".muted")).to_contain_text("You do not see what Eve writes")
    expect(ann.page.locator(".talk li")).to_have_text("Nobody has written anything yet.")
    ann.looks_right()
    ann.page.locator(".muted .mute").click()
    expect(ann.page.locator(".talk li")).to_have_count(2)
    expect(ann.page.locator(".muted")).to_have_count(0)


def says(visitor: Visitor, text: str) -> None:
    visitor.page.locator(".talk input").fill(text)
    visitor.page.locator(".talk form button").click()
    expect(visitor.page.locator(".talk li").last).to_contain_text(text)


def test_giving_up_is_asked_twice_and_somebody_else_plays_on(server: Server, comes: Come) -> None:
    ann, bob = sit_down(server, comes)
    chooses(ann, "Resign")
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator(".prompt .answer").first).to_be_visible()
    chooses(ann, "Resign")
    press(ann, "Resign for good")
    expect(ann.page.locator(".prompt")).to_contain_text("You have resigned")
    expect(bob.page.locator(".plate").first).to_contain_text("seat given up")
    expect(bob.page.locator(".prompt .answer").first).to_be_visible()  # a stand-in has played
    press(ann, "Menu")
    expect(ann.page.get_by_role("button", name="Resign", exact=True)).to_have_count(0)


def test_whose_time_is_out_can_take_the_seat_back(tmp_path: Path, comes: Come) -> None:
    with TimedServer(tmp_path) as server:
        ann, bob = sit_down(server, comes, terms={"clock": {"kind": "live", "bank": 10, "refill": 0}})
        server.pass_time(60)
        expect(banner(ann)).to_contain_text("Your time ran out")
        expect(bob.page.locator(".plate").first).to_contain_text("away")
        expect(bob.page.locator(".prompt .answer").first).to_be_visible()  # a stand-in has played
        ann.looks_right()
        press(ann, "Take my seat back")
        expect(banner(ann)).to_have_count(0)
        moves(bob, ann)
        expect(ann.page.locator(".prompt .answer").first).to_be_visible()


def test_a_table_is_shared_by_link_clipboard_and_picture(server: Server, comes: Come) -> None:
    ann = comes(server)
    ann.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ann.page.goto("/new/zavarushka")
    opens(ann, "Ann")
    link = ann.page.locator(".invite input[type=text]").input_value()
    assert link == ann.page.url  # what stands in the browser is an invitation, too
    expect(ann.page.locator(".invite svg")).to_be_visible()
    for button in ("Copy the link", "Share"):
        ann.page.evaluate("navigator.clipboard.writeText('')")
        press(ann, button)
        expect(ann.page.locator("body")).to_contain_text("Copied.")
        assert ann.page.evaluate("navigator.clipboard.readText()") == link
    bob = comes(server)
    bob.page.goto(link)
    bob.page.locator(".seats li.open button").first.click()
    names(bob, "Bob")
    expect(ann.page.locator(".seats")).to_contain_text("Bob")


def test_seats_that_are_kept_are_for_whoever_has_the_invitation(server: Server, comes: Come) -> None:
    ann = comes(server)
    ann.page.goto("/new/zavarushka")
    opens(ann, "Ann", "invited")
    invitation = ann.page.url
    eve = comes(server)
    eve.page.goto("/")
    eve.page.locator(".join input").fill(ann.table)
    eve.page.locator(".join button").click()
    seats, invite = eve.page.locator(".seats"), eve.page.locator(".invite")
    expect(seats).to_contain_text("ask the host of the table for the invitation link")
    expect(invite).to_contain_text("This link lets people watch.")
    expect(seats.get_by_role("button", name="Sit here")).to_have_count(0)
    eve.looks_right()
    bob = comes(server)
    bob.page.goto("/")
    bob.page.locator(".join input").fill(invitation)
    bob.page.locator(".join button").click()
    bob.page.get_by_role("button", name="Sit here").click()
    names(bob, "Bob")
    expect(ann.page.locator(".seats")).to_contain_text("Bob")

    # Whoever leaves hands the table over, and their seat is not for everybody.
    press(ann, "Leave my seat")
    expect(bob.page.locator(".seats")).to_contain_text("you, host")
    expect(bob.page.get_by_role("button", name="Start the game")).to_be_visible()
    expect(ann.page.get_by_role("button", name="Start the game")).to_have_count(0)
    expect(seats.get_by_role("button", name="Sit here")).to_have_count(0)
    for visitor in (ann, bob):
        visitor.looks_right()


def test_what_one_prefers_comes_along_with_the_account(server: Server, comes: Come) -> None:
    ann = comes(server)
    ann.page.goto("/settings")
    prefers(ann, "night")  # as a stranger
    ann.page.goto("/me")
    ann.page.get_by_label("The name the others see").fill("Ann")
    press(ann, "Play as a guest")
    expect(ann.page.get_by_role("button", name="Create an account")).to_be_visible()
    signs(ann, "ann-prefers")
    expect(ann.page.locator("input[type=password]")).to_have_count(0)
    ann.page.goto("/settings")
    prefers(ann, "large")
    prefers(ann, "Русский")
    expect(ann.page.locator("html")).to_have_attribute("lang", "ru")

    away = comes(server, language="pl")
    away.page.goto("/me")
    signs(away, "ann-prefers")
    html = away.page.locator("html")
    for name, value in (("lang", "ru"), ("data-theme", "dark"), ("data-size", "large")):
        expect(html).to_have_attribute(name, value)
    away.page.goto("/settings")
    with away.page.expect_response(lambda answer: answer.request.method == "PATCH"):
        prefers(away, "светлое")
    ann.page.reload()
    expect(ann.page.locator("html")).to_have_attribute("data-theme", "light")

    # What is changed while the server is away is newer than what it keeps.
    ann.page.route("**/api/me", lambda route: route.abort())
    prefers(ann, "мелкий")
    expect(ann.page.locator("html")).to_have_attribute("data-size", "small")
    ann.page.unroute("**/api/me")
    with ann.page.expect_response(lambda answer: answer.request.method == "PATCH"):
        ann.page.reload()
    expect(ann.page.locator("html")).to_have_attribute("data-size", "small")
    away.page.reload()
    expect(html).to_have_attribute("data-size", "small")


def prefers(visitor: Visitor, choice: str) -> None:
    visitor.page.locator("fieldset label").get_by_text(choice, exact=True).click()


def test_whoever_is_deleted_is_gone(server: Server, comes: Come) -> None:
    ann = comes(server)
    ann.plays_now("zavarushka", "Ann")
    table = ann.table
    ann.page.goto("/me")
    press(ann, "Delete me")
    sure = ann.page.get_by_role("button", name="Delete for good")
    expect(sure).to_be_disabled()
    ann.page.locator("dialog input").fill("Ann")
    sure.click()
    expect(ann.page.locator("body")).to_contain_text("Nothing about you is kept here any more.")
    assert server.get(f"/api/tables/{table}").json()["seats"][0]["name"] == ""
    ann.page.goto("/me")
    expect(ann.page.get_by_role("button", name="Play as a guest")).to_be_visible()
