"""Playing with others: a table for friends, the home network, somebody who is silent, and the next who comes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

import taletable as tt
from taletable.locales import texts
from taletable.server.home_network import home_address
from taletable.server.room import SILENCE
from tests.kit.waiting import eventually
from tests.page.kit import Visitor
from tests.server.kit import Guest, Refused, Server
from tests.server.timed import TimedServer

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    Come = Callable[..., Visitor]

FRIENDS = ".do button:nth-child(2)"


@pytest.fixture(scope="module")
def timed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TimedServer]:
    with TimedServer(tmp_path_factory.mktemp("timed")) as server:
        yield server


def opens_for_friends(visitor: Visitor, game: str, seats: int, name: str) -> None:
    """From the home page to a waiting room."""
    page = visitor.page
    page.goto("/")
    page.locator(f'[data-game="{game}"] {FRIENDS}').click()
    page.locator("dialog label", has_text=str(seats)).click()
    page.locator("dialog input[type=text]").fill(name)
    page.locator("dialog form button").click()
    page.wait_for_url("**/table/*")
    page.locator(".invite svg").wait_for()


# A table for friends.


def test_a_table_for_friends_is_opened_by_keyboard(comes: Come, server: Server) -> None:
    visitor = comes(server)
    page = visitor.page
    page.goto("/")
    page.locator(f'[data-game="fairy_tale"] {FRIENDS}').press("Enter")
    expect(page.locator("dialog input[type=text]")).to_be_focused()
    page.locator("dialog input[type=radio]").first.wait_for()
    page.keyboard.type("Ann")
    page.keyboard.press("Tab")
    expect(page.locator("dialog input[type=radio]:checked")).to_be_focused()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Tab")
    expect(page.locator("dialog [type=submit]")).to_be_focused()
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/*")


@pytest.mark.parametrize("phone", [False, True])
def test_language_sign_in_and_a_game_with_friends_stand_on_the_first_screen(
    comes: Come, server: Server, phone: bool
) -> None:
    visitor = comes(server, language="en", phone=phone)
    visitor.page.goto("/")
    visitor.loads()
    height = 844 if phone else 900
    shown = ("header select", "header .me", ".do button >> nth=0", ".do button >> nth=1")
    for place in shown:
        box = visitor.page.locator(place).bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= height, place
    visitor.page.locator("header select").select_option("pl")
    expect(visitor.page.locator("header .me")).to_have_text(texts("pl").text("page-sign-in"))
    expect(visitor.page.locator(".do button").nth(1)).to_have_text(texts("pl").text("page-friends"))
    visitor.looks_right()
    visitor.is_accessible()
    visitor.page.locator("header .me").click()
    expect(visitor.page.locator("h1")).to_be_visible()


@pytest.mark.parametrize("game", tt.games())
def test_friends_come_by_the_link_and_bots_fill_what_stays_empty(comes: Come, server: Server, game: str) -> None:
    ann, bob = comes(server, language="ru"), comes(server, language="pl", phone=True)
    opens_for_friends(ann, game, 3, "Аня")
    ann.looks_right()
    link = ann.page.locator(".link input").input_value()
    assert link == f"{server.url}/table/{ann.table}"
    bob.page.goto(link)
    bob.page.locator(".seats .button.main").first.click()
    bob.page.locator("dialog input").fill("Bartek")
    bob.page.locator("dialog form button").click()
    bob.page.locator(".go .button.main").click()
    expect(ann.page.locator(".seats")).to_contain_text("Bartek")
    start = texts("ru").text("page-fill-start", count=1)
    ann.page.locator(".go .button.main", has_text=start).click()
    for one in (ann, bob):
        one.arrives()
    seats = server.get(f"/api/tables/{ann.table}").json()["seats"]
    assert [one["kind"] for one in seats] == ["person", "person", "bot"]
    assert server.get(f"/api/tables/{ann.table}").json()["terms"]["rated"] is False


def test_whoever_is_not_ready_is_waited_for_when_bots_sit_down(comes: Come, server: Server) -> None:
    ann = comes(server)
    opens_for_friends(ann, "fairy_tale", 3, "Ann")
    server.guest("Bob").does(ann.table, "sit")
    ann.page.locator(".go .button.main", has_text=texts("en").text("page-fill", count=1)).click()
    start = ann.page.locator(".go .button.main", has_text=texts("en").text("page-start"))
    expect(start).to_be_disabled()
    assert server.get(f"/api/tables/{ann.table}").json()["status"] == "open"


# The home network.


@pytest.mark.skipif(home_address() is None, reason="this computer has no address in a private network")
def test_the_home_network_is_let_in_from_the_page_and_stands_in_the_link(comes: Come, tmp_path: Any) -> None:
    with Server(tmp_path) as server:
        ann = comes(server)
        opens_for_friends(ann, "zavarushka", 2, "Ann")
        link, code = ann.page.locator(".link input"), ann.page.locator(".invite svg path")
        assert link.input_value().startswith(server.url)
        drawn = code.get_attribute("d")
        outside = f"http://{home_address()}:{server.port}"
        expect(ann.page.locator(".invite")).to_contain_text(outside)
        ann.page.locator(".invite input[role=switch]").check()
        expect(link).to_have_value(f"{outside}/table/{ann.table}")
        assert code.get_attribute("d") != drawn
        ann.is_accessible()
        bob = comes(server)
        bob.page.goto(link.input_value())
        bob.page.locator(".seats .button.main").first.click()
        bob.page.locator("dialog input").fill("Bob")
        bob.page.locator("dialog form button").click()
        expect(ann.page.locator(".seats")).to_contain_text("Bob")
        assert bob.page.locator("input[role=switch]").count() == 0
        ann.page.locator(".invite input[role=switch]").uncheck()
        expect(link).to_have_value(f"{server.url}/table/{ann.table}")
        expect(bob.page.locator(".lost")).to_be_visible()


# Somebody who is silent.


def silent(comes: Come, server: TimedServer) -> tuple[Visitor, Guest, int]:
    """Somebody at a table whose friend has not answered for too long, and the friend."""
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table = ann.opens("zavarushka", ["me", "open"], terms={"rated": False, "stand_in": "default"})
    bob.does(table, "sit")
    bob.does(table, "ready")
    ann.does(table, "start")
    seat = server.get(f"/api/tables/{table}").json()["waiting"][0]
    gone, here = (ann, bob) if seat == 0 else (bob, ann)
    server.pass_time(SILENCE + 60)
    # The page reads the time from the server's answers, whose header is renewed once a second.
    before = server.get("/health").headers["date"]
    eventually(lambda: server.get("/health").headers["date"] != before, "that the server tells the time")
    visitor = comes(server)
    visitor.comes_as(here)
    visitor.page.goto(f"/table/{table}")
    visitor.arrives()
    return visitor, gone, seat


def say(id: str, **args: Any) -> str:
    return texts("en").text(id, **args)


def test_friends_remind_somebody_and_let_a_bot_answer_once(comes: Come, timed: TimedServer) -> None:
    here, gone, seat = silent(comes, timed)
    banner = here.page.locator(".banner")
    expect(banner).to_contain_text("has been silent for a while")
    here.looks_right()
    here.is_accessible()
    there = comes(timed)
    there.comes_as(gone)
    there.page.goto(f"/table/{here.table}")
    there.arrives()
    banner.get_by_text(say("page-silent-remind"), exact=True).click()
    expect(there.page.locator("body")).to_contain_text(say("page-reminder"))
    banner.get_by_text(say("page-silent-once")).click()
    eventually(lambda: timed.get(f"/api/tables/{here.table}").json()["room"]["stood_in"][seat] > 0, "an answer")
    expect(banner).to_have_count(0)
    told = timed.get(f"/api/tables/{here.table}").json()
    assert not told["seats"][seat]["away"]


def test_a_bot_plays_until_they_return_and_whoever_opens_the_page_is_back(comes: Come, timed: TimedServer) -> None:
    here, gone, seat = silent(comes, timed)
    here.page.locator(".banner").get_by_text(say("page-silent-stay")).click()

    def away() -> bool:
        return bool(timed.get(f"/api/tables/{here.table}").json()["seats"][seat]["away"])

    eventually(away, "that a bot plays")
    there = comes(timed, phone=True)
    there.comes_as(gone)
    there.page.goto(f"/table/{here.table}")
    expect(there.page.locator("body")).to_contain_text(say("page-seat-back"))
    assert not away()
    with pytest.raises(Refused, match="not-away"):
        gone.does(here.table, "return")


def test_a_page_that_is_only_left_open_does_not_come_back_but_a_touch_does(comes: Come, timed: TimedServer) -> None:
    here, gone, seat = silent(comes, timed)
    there = comes(timed)
    there.comes_as(gone)
    there.page.goto(f"/table/{here.table}")
    there.arrives()
    here.page.locator(".banner").get_by_text(say("page-silent-stay")).click()
    expect(there.page.locator(".banner")).to_contain_text(say("page-you-stood-in"))
    assert timed.get(f"/api/tables/{here.table}").json()["seats"][seat]["away"]
    there.page.mouse.click(5, 400)
    expect(there.page.locator("body")).to_contain_text(say("page-seat-back"))
    assert not timed.get(f"/api/tables/{here.table}").json()["seats"][seat]["away"]


def test_spectators_are_offered_nothing(comes: Come, timed: TimedServer) -> None:
    here, _, _ = silent(comes, timed)
    beside = comes(timed)
    beside.page.goto(f"/table/{here.table}")
    beside.arrives()
    expect(beside.page.locator(".banner")).to_have_text(say("page-you-watch"))
    assert beside.page.locator(".banner button").count() == 0


# The lobby.


def test_the_lobby_lists_what_runs_and_filters_it(comes: Come, tmp_path: Any) -> None:
    with Server(tmp_path) as server:
        ann, bob = server.guest("Ann"), server.guest("Bob")
        live = {"kind": "live"}
        ann.opens("fairy_tale", ["me", "open"], public=True, terms={"language": "ru", "clock": live})
        ann.opens("zavarushka", ["me", "open"], public=True, terms={"language": "pl"})
        running = ann.opens("zavarushka", ["me", "open"], public=True, terms={"language": "en"})
        bob.does(running, "sit")
        bob.does(running, "ready")
        ann.does(running, "start")
        visitor = comes(server)
        visitor.page.goto("/tables")
        lobby, watched = (
            visitor.page.locator("section", has=visitor.page.locator("#lobby")),
            visitor.page.locator("section", has=visitor.page.locator("#running")),
        )
        expect(lobby.locator("a")).to_have_count(2)
        expect(watched.locator("a")).to_have_count(1)
        expect(visitor.page.locator(".here")).to_have_text(say("page-here", count=1))
        fields = visitor.page.locator(".filters select")
        fields.nth(0).select_option("zavarushka")
        expect(lobby.locator("a")).to_have_count(1)
        fields.nth(1).select_option("ru")
        expect(lobby.locator("a")).to_have_count(0)
        expect(watched.locator("a")).to_have_count(0)
        expect(lobby).to_contain_text(say("page-filter-none"))
        fields.nth(0).select_option("")
        fields.nth(2).select_option("live")
        expect(lobby.locator("a")).to_have_count(1)
        fields.nth(1).select_option("")
        fields.nth(2).select_option("none")
        visitor.looks_right()
        visitor.is_accessible()
        watched.locator("a").click()
        visitor.arrives()
        expect(visitor.page.locator(".banner")).to_have_text(say("page-you-watch"))


def quick(visitor: Visitor, game: str, name: str) -> None:
    visitor.page.goto("/tables")
    visitor.page.locator(".quick select").select_option(game)
    visitor.page.locator(".quick form button").click()
    visitor.page.locator("dialog input").fill(name)
    visitor.page.locator("dialog form button").click()
    visitor.page.wait_for_url("**/table/*")


def test_two_who_look_for_somebody_find_each_other(comes: Come, server: Server) -> None:
    ann, bob = comes(server), comes(server, language="ru", phone=True)
    quick(ann, "fairy_tale", "Ann")
    expect(ann.page.locator(".seats")).to_contain_text(say("page-quick-waiting"))
    ann.looks_right()
    quick(bob, "fairy_tale", "Борис")
    for one in (ann, bob):
        one.arrives()
    assert ann.table == bob.table


@pytest.mark.parametrize("bots", [False, True])
def test_after_a_minute_a_bot_sits_down_unless_nobody_wants_it(comes: Come, timed: TimedServer, bots: bool) -> None:
    visitor = comes(timed)
    quick(visitor, "zavarushka", "Ann")
    waiting = visitor.page.locator(".seats")
    expect(waiting).to_contain_text(say("page-quick-waiting"))
    told = "page-quick-in" if bots else "page-quick-waited"
    with visitor.page.expect_response("**/api/quick-match") as answer:
        waiting.get_by_label(say("page-quick-bots")).set_checked(not bots)
        waiting.get_by_label(say("page-quick-bots")).set_checked(bots)
        assert answer.value.ok
    visitor.loads()
    expect(waiting).to_contain_text(say(told))
    bob, wish = timed.guest("Bob"), {"game": "fairy_tale", "bot": "random"}
    beside = bob.post("/api/quick-match", wish)["id"]
    timed.pass_time(30)
    visitor.page.reload()  # it goes on where it was
    visitor.loads()
    expect(waiting).to_contain_text(say(told))
    if not bots:
        waiting.get_by_label(say("page-quick-bots")).set_checked(False)
        visitor.loads()
    bob.post("/api/quick-match", wish)
    timed.pass_time(30)
    if bots:
        visitor.arrives()
        kinds = [one["kind"] for one in timed.get(f"/api/tables/{visitor.table}").json()["seats"]]
        assert kinds == ["person", "bot"]
    else:
        # The server has looked for those who have waited long enough: Bob, who came later, has his bot.
        eventually(lambda: timed.get(f"/api/tables/{beside}").json()["status"] == "playing", "a bot for Bob")
        waiting.locator(".go").get_by_text(say("page-leave")).click()
        expect(waiting.locator(".go")).not_to_contain_text(say("page-leave"))
