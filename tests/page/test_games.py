"""Whole games at the page, from the shelf to the standings."""

from __future__ import annotations

from itertools import cycle
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

import taletable as tt
from tests.kit import chance
from tests.page.kit import PLAYABLE, key, tap
from tests.server.kit import Server

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.page.kit import Visitor

    Come = Callable[..., Visitor]

# Each game in one language, and each language in some game.
LANGUAGE_OF = dict(zip(tt.games(), cycle(("ru", "pl", "en")), strict=False))
# After how many answers a server is killed; some games are over soon.
KILLED_AFTER = (2, 6, 10, 30, 60)


def each_game(first: str) -> pytest.MarkDecorator:
    """One game whenever tests are run, and the others with those that take their time."""
    others = [pytest.param(game, marks=pytest.mark.slow) for game in LANGUAGE_OF if game != first]
    return pytest.mark.parametrize("game", [first, *others])


@pytest.mark.parametrize("game", LANGUAGE_OF)
def test_a_game_is_played_by_clicks_from_the_shelf_to_the_standings(server: Server, comes: Come, game: str) -> None:
    ann = comes(server, language=LANGUAGE_OF[game])
    ann.plays_now(game, "Аня")
    ann.plays_out(1, often=lambda answers: ann.looks_right() if answers % 6 == 0 else None)
    ann.looks_right()
    ann.is_accessible()
    told = server.get(f"/api/tables/{ann.table}").json()
    assert told["status"] == "over"
    pad = ann.standings.inner_text()
    for place in told["room"]["standings"]:
        assert str(place["score"]) in pad


@each_game("zavarushka")
def test_a_game_is_played_by_keyboard_alone(server: Server, comes: Come, game: str) -> None:
    ann = comes(server)
    ann.plays_now(game, "Ann", press=key)
    ann.plays_out(2, press=key)
    ann.looks_right()


@each_game("dark_tales")
def test_a_game_is_played_on_a_phone_by_touch(server: Server, comes: Come, game: str) -> None:
    ann = comes(server, language="pl", phone=True)
    ann.plays_now(game, "Ania", press=tap)
    ann.plays_out(3, press=tap, often=lambda answers: ann.looks_right() if answers % 6 == 0 else None)
    ann.looks_right()
    ann.is_accessible()


@each_game("zavarushka")
def test_a_game_is_played_on_a_phone_that_lies_on_its_side(server: Server, comes: Come, game: str) -> None:
    ann = comes(server, language="ru", phone=True)
    ann.page.set_viewport_size({"width": 844, "height": 390})
    ann.prefers(hints=False)
    ann.plays_now(game, "Аня", press=tap)

    def looks(answers: int) -> None:
        if answers % 6 == 0:
            ann.looks_right()
        if answers == 0:
            expect(ann.page.locator(PLAYABLE).first).to_be_in_viewport(ratio=0.4)
            assert ann.page.locator(".table > .board").evaluate("one => one.clientHeight") > 300

    ann.plays_out(8, press=tap, often=looks)
    ann.looks_right()
    ann.is_accessible()


@each_game("fairy_tale")
def test_two_people_play_at_two_browsers(server: Server, comes: Come, game: str) -> None:
    ann, bob = comes(server, language="ru"), comes(server, language="pl", dark=True)
    ann.page.goto(f"/new/{game}")
    opens(ann, "Аня")
    link = ann.page.url
    bob.page.goto(link)
    bob.page.locator(".seats li.open button").first.click()
    names(bob, "Bolek")
    bob.page.locator(".go button").first.click()
    expect(ann.page.locator(".go button").first).to_be_enabled()
    ann.page.locator(".go button").first.click()
    for one in (ann, bob):
        one.arrives()
    dice = chance.dice("two people", game)
    while server.get(f"/api/tables/{ann.table}").json()["status"] == "playing":
        for one in (ann, bob):
            one.settles()
            one.answers(dice)
    for one in (ann, bob):
        expect(one.standings).to_be_visible()
        one.looks_right()


@each_game("grimm_forest")
def test_a_reload_in_the_middle_changes_nothing(server: Server, comes: Come, game: str) -> None:
    ann = comes(server)
    ann.plays_now(game, "Ann")

    def reload(answers: int) -> None:
        if answers % 12 == 5:
            before = ann.page.locator(".prompt h2").inner_text()
            ann.page.reload()
            ann.arrives()
            expect(ann.page.locator(".prompt h2")).to_have_text(before)

    ann.plays_out(5, often=reload)
    ann.looks_right()


@each_game("zavarushka")
def test_a_server_that_is_killed_and_comes_back_is_found_again(tmp_path: Path, comes: Come, game: str) -> None:
    with Server(tmp_path) as server:
        ann = comes(server)
        ann.plays_now(game, "Ann")
        killed = 0

        def kill(answers: int) -> None:
            nonlocal killed
            if answers in KILLED_AFTER:
                server.kill()
                expect(ann.page.locator(".prompt .answer")).to_have_count(0)  # nothing can be clicked at a lost line
                expect(ann.page.locator(".banner.bad")).to_be_visible()
                server.start()
                expect(ann.page.locator(".banner.bad")).to_have_count(0)
                killed += 1

        ann.plays_out(6, often=kill)
        assert killed > 0
        ann.wrong = [said for said in ann.wrong if "WebSocket" not in said and "ERR_CONNECTION" not in said]
        ann.looks_right()


def test_a_waiting_room_whose_server_is_gone_says_so(tmp_path: Path, comes: Come) -> None:
    with Server(tmp_path) as server:
        ann = comes(server)
        ann.page.goto("/new/zavarushka")
        opens(ann, "Ann")
        ann.is_accessible()
        server.kill()
        lost = ann.page.get_by_role("alert")
        expect(lost).to_contain_text("connection is lost")
        expect(ann.page.locator(".columns")).to_have_attribute("inert", "")
        server.start()
        expect(lost).to_have_count(0)
        expect(ann.page.locator(".columns")).not_to_have_attribute("inert", "")


def test_a_table_is_accessible_with_its_drawer_open_and_at_its_end(server: Server, comes: Come) -> None:
    phone = comes(server, language="pl", phone=True)
    phone.prefers(hints=False, size="huge")
    phone.plays_now("zavarushka", "Ania", press=tap)
    for name in ("Przebieg gry", "Czat"):
        phone.page.get_by_role("button", name=name).tap()
        expect(phone.page.get_by_role("tab", name=name)).to_have_attribute("aria-selected", "true")
        phone.is_accessible()
    phone.page.locator("aside .close").tap()
    phone.plays_out(7, press=tap)
    phone.is_accessible()


@pytest.mark.parametrize("dark", [False, True])
def test_the_kingdoms_of_fairy_tale_can_be_read_before_a_card_is_played(
    server: Server, comes: Come, dark: bool
) -> None:
    ann = comes(server, language="ru", dark=dark)
    ann.prefers(hints=False)
    ann.plays_now("fairy_tale", "Аня")
    expect(ann.page.locator(".factions .none").first).to_be_visible()
    ann.is_accessible()


# Counts what comes over the line, when the page has heard it too.
PONGS = """
window.pongs = 0;
window.WebSocket = class extends WebSocket {
  constructor(...given) {
    super(...given);
    this.addEventListener('message', ({ data }) => { if (JSON.parse(data).kind === 'pong') window.pongs++; });
  }
};
"""


def test_a_line_that_falls_silent_is_soon_seen_to_be_lost(tmp_path: Path, comes: Come) -> None:
    with Server(tmp_path) as server:
        ann = comes(server)
        ann.page.add_init_script(PONGS)
        ann.page.clock.install()
        ann.plays_now("zavarushka", "Ann")
        ann.settles()
        question, lost = ann.page.locator(".prompt h2"), ann.page.locator(".banner.bad")
        asked = question.inner_text()
        with server.frozen():
            ann.page.clock.run_for(8_500)  # it asks whether anybody is there, and waits for an answer
            expect(lost).to_be_visible()
            expect(question).to_have_count(0)
        reconnects(ann)
        expect(question).to_have_text(asked)
        pongs = ann.page.evaluate("pongs")
        ann.page.evaluate("dispatchEvent(new Event('offline'))")  # there is a server all the same
        ann.page.wait_for_function(f"() => pongs > {pongs}")
        ann.page.clock.run_for(2_000)
        expect(lost).to_have_count(0)
        with server.frozen():
            ann.page.evaluate("dispatchEvent(new Event('offline'))")
            ann.page.clock.run_for(1_600)
            expect(lost).to_be_visible()
        reconnects(ann)
        ann.wrong = [said for said in ann.wrong if "WebSocket" not in said]
        ann.looks_right()


def reconnects(visitor: Visitor) -> None:
    """Come back over a new line, without the pause before it."""
    visitor.page.clock.run_for(20_000)
    expect(visitor.page.locator(".banner.bad")).to_have_count(0)


def opens(visitor: Visitor, name: str, others: str = "open") -> None:
    """Open the table that is described on the page, with every other seat for somebody else."""
    visitor.page.locator("main ol select.level").first.wait_for()
    for seat in visitor.page.locator("main ol select.level").all():
        seat.select_option(others)
    visitor.page.locator(".go button").click()
    names(visitor, name)
    visitor.page.wait_for_url("**/table/*")
    visitor.page.locator(".seats").wait_for()


def names(visitor: Visitor, name: str) -> None:
    visitor.page.locator("dialog input").fill(name)
    visitor.page.locator("dialog form button").click()
