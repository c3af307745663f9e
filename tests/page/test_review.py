"""Learning from games: the review beside a replay, hints at a table, and playing on from any step."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, NamedTuple

import pytest
from playwright.sync_api import expect

from taletable.locales import texts
from tests.kit import chance
from tests.kit.waiting import eventually
from tests.server.kit import Guest, Server

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Locator

    from tests.page.kit import Visitor

    Come = Callable[..., Visitor]

# Whether the better answer is in sight: what is at its middle on the screen is part of it.
SEEN = """() => {
  const place = document.querySelector('.board [data-answer]');
  const { left, right, top, bottom } = place.getBoundingClientRect();
  return place.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
}"""
PLAYER = "Александра-Вероника Константинопольская"
SHEET = ".review"


class StudyServer(Server):
    """A server whose reviews look at each decision for a moment only."""

    @property
    def environment(self) -> dict[str, str]:
        return {**super().environment, "TALETABLE_REVIEW_BUDGET": "8"}


class Studied(NamedTuple):
    """A finished game at a private table, and who played it."""

    server: Server
    guest: Guest
    table: str

    @property
    def path(self) -> str:
        return f"/replay/{self.table}"

    def status(self) -> dict[str, Any]:
        told: dict[str, Any] = self.guest.get(f"/api/tables/{self.table}/review")
        return told

    def review(self) -> dict[str, Any]:
        """The review, when it is done."""
        if self.status()["state"] == "none":
            self.guest.post(f"/api/tables/{self.table}/review", None)
        eventually(lambda: self.status()["state"] == "done", "that the review is done")
        return self.status()

    def mistake(self) -> dict[str, Any]:
        """The costliest answer of the game."""
        judged = [moment for moment in self.review()["review"]["moments"] if moment["judgment"]]
        worst: dict[str, Any] = max(judged, key=lambda moment: moment["judgment"]["loss"])
        assert worst["judgment"]["loss"] > 0
        return worst

    def comes(self, comes: Come, **how: Any) -> Visitor:
        """The player, at the page."""
        visitor = comes(self.server, **how)
        visitor.comes_as(self.guest)
        # What somebody has set before comes along with them.
        self.guest.http.patch("/api/me", json={"language": visitor.language}).raise_for_status()
        visitor.prefers(hints=False, telling="off", language=visitor.language)
        return visitor


@pytest.fixture(scope="module")
def studied(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Studied]:
    with StudyServer(tmp_path_factory.mktemp("study"), seed="review") as server:
        guest = server.guest(PLAYER, "ru")
        terms = {"rated": False, "stand_in": "novice"}
        table = guest.opens("zavarushka", ["me", "novice"], terms=terms)
        guest.does(table, "start")
        guest.does(table, "resign")
        eventually(lambda: server.get(f"/api/tables/{table}").json()["status"] == "over", "the end of the game")
        yield Studied(server, guest, table)


def say(id: str, language: str = "en", **args: Any) -> str:
    return texts(language).text(id, **args)


def percents(cells: Locator) -> list[int]:
    """Whole per cents as they are shown."""
    return [int(cell.replace("−", "-").replace("\u00a0", "").rstrip("%").strip()) for cell in cells.all_inner_texts()]


def opens_review(visitor: Visitor, path: str) -> None:
    """The review of a game that has one."""
    visitor.page.goto(f"{path}?review")
    visitor.page.locator(f"{SHEET} .curve svg").wait_for()


def test_one_click_reviews_a_game_and_the_parts_add_up(studied: Studied, comes: Come) -> None:
    ann = studied.comes(comes)
    page = ann.page
    page.goto(studied.path)
    page.get_by_role("tab", name=say("page-review")).click()
    page.get_by_role("button", name=say("page-study-begin")).click()
    page.locator(f"{SHEET} .curve svg").wait_for()
    ann.loads()
    points = studied.status()["review"]["turning_points"]
    expect(page.locator(f"{SHEET} ol.rows .go")).to_have_count(len(points))
    for column in (1, 2):
        parts = percents(page.locator(f"{SHEET} tbody tr > :nth-child({column + 1})"))
        (result,) = percents(page.locator(f"{SHEET} tfoot tr > :nth-child({column + 1})"))
        assert len(parts) == 5
        assert sum(parts) == result
    ann.looks_right()
    ann.is_accessible()


def test_a_mistake_is_reached_by_keyboard_lit_on_the_board_and_played_on(studied: Studied, comes: Come) -> None:
    mistake = studied.mistake()
    number, best = mistake["number"], mistake["judgment"]["best"]
    ann = studied.comes(comes)
    page = ann.page
    opens_review(ann, studied.path)
    curve = page.get_by_role("slider", name=say("page-study-curve"))
    curve.press("Home")
    for _ in range(number):
        if curve.get_attribute("aria-valuenow") == str(number):
            break
        curve.press("ArrowRight")
    assert curve.get_attribute("aria-valuenow") == str(number)
    curve.press("Enter")
    page.wait_for_url(f"**?step={number - 1}&eyes={mistake['seat']}&review")
    expect(page.locator(f"{SHEET} h3")).to_have_text(say("page-study-answer", number=number))
    lit = page.locator(f'.board [data-answer="{best}"]').first
    expect(lit).to_have_css("outline-style", "solid")
    expect(page.locator(f"{SHEET} li.best")).to_have_count(1)
    ann.looks_right()
    ann.is_accessible()

    page.get_by_role("button", name=say("page-study-show")).click()
    line = page.locator("section.line")
    expect(line).to_contain_text(say("page-study-line-title"))
    expect(page.locator(f'.board [data-answer="{best}"]')).to_have_count(0)
    line.get_by_role("button", name=say("page-step-on")).wait_for()
    expect(line.locator("output")).not_to_have_text("0\u00a0/\u00a00")
    ann.looks_right()
    ann.is_accessible()
    line.get_by_role("button", name=say("page-study-line-back")).click()
    expect(line).to_have_count(0)
    expect(page.locator(".foot output")).to_contain_text(f"{number - 1}")
    expect(lit).to_be_visible()


def test_a_phone_shows_it_as_a_sheet_below_the_board(studied: Studied, comes: Come) -> None:
    mistake = studied.mistake()
    ann = studied.comes(comes, language="ru", phone=True, dark=True)
    page = ann.page
    page.goto(studied.path)
    page.get_by_role("button", name=say("page-review", "ru")).tap()
    page.locator(f"{SHEET} .curve svg").wait_for()
    for part in (".board", ".log", ".foot"):
        expect(page.locator(f".replay > {part}")).to_be_in_viewport(ratio=0.99)
    ann.looks_right()
    ann.is_accessible()
    page.locator(f"{SHEET} .seat .go", has_text=f"ответ {mistake['number']},").first.tap()
    expect(page.locator(".board [data-answer]").first).to_be_in_viewport()
    page.wait_for_function(SEEN)
    ann.looks_right()
    # The engine's line is seen on the whole board; the review comes back with the game.
    page.locator(f"{SHEET} .do button", has_text=say("page-study-show", "ru")).tap()
    line = page.locator("section.line")
    line.wait_for()
    expect(page.locator(SHEET)).to_be_hidden()
    ann.looks_right()
    ann.is_accessible()
    line.get_by_role("button", name=say("page-study-line-back", "ru")).tap()
    expect(page.locator(SHEET)).to_be_visible()
    page.locator(".tabs .close").tap()
    expect(page.locator(SHEET)).to_be_hidden()


def test_judgments_can_be_kept_private_and_a_stranger_is_told_why_there_is_nothing(
    studied: Studied, comes: Come
) -> None:
    studied.review()
    ann = studied.comes(comes)
    opens_review(ann, studied.path)
    switch = ann.page.get_by_role("switch")
    switch.check()
    eventually(lambda: studied.status()["private"] == [0], "that it is kept private")
    switch.uncheck()
    eventually(lambda: studied.status()["private"] == [], "that it is shown again")
    link = ann.page.get_by_role("link", name=say("page-study-download")).get_attribute("href")
    assert "<svg" in str(studied.guest.get(str(link)))
    stranger = comes(studied.server)
    stranger.page.goto(f"{studied.path}?review")
    expect(stranger.page.locator(f"{SHEET} [role=alert]")).to_contain_text(say("server-refusal-study-private"))
    stranger.is_accessible()
    # Whoever has the link that players send sees it, and what the engine would have done.
    stranger.wrong.clear()
    mistake = studied.mistake()["number"]
    stranger.page.goto(f"{studied.path}?review&key={studied.status()['key']}")
    stranger.page.locator(f"{SHEET} .seat .go", has_text=f"answer {mistake},").first.click()
    stranger.page.get_by_role("button", name=say("page-study-show")).click()
    stranger.page.locator("section.line").wait_for()
    expect(stranger.page).to_have_url(re.compile("&review&key="))
    stranger.looks_right()


def test_what_if_is_played_out_or_played_on_with_hints(studied: Studied, comes: Come) -> None:
    ann = studied.comes(comes)
    page = ann.page
    last = studied.status()["of"]
    page.goto(f"{studied.path}?step={last - 1}&eyes=0")
    page.get_by_role("button", name=say("page-whatif")).click()
    page.get_by_role("button", name=say("page-study-play-out-go", games=100)).click()
    expect(page.locator("dialog tbody tr")).to_have_count(2)
    ann.looks_right()
    ann.is_accessible()
    page.locator("dialog header button").click()

    page.goto(f"{studied.path}?step=0&eyes=0")
    page.get_by_role("button", name=say("page-whatif")).click()
    page.locator("dialog form [type=submit]").click()
    page.wait_for_url("**/table/*")
    ann.arrives()
    ann.settles()
    back = page.locator(".practice")
    expect(back).to_contain_text(say("page-practice"))
    page.locator(".prompt .answer").first.wait_for(state="attached")
    page.keyboard.press("h")
    hint = page.locator("section.hint")
    expect(hint.locator("li.best")).to_have_count(1)
    ann.looks_right()
    ann.is_accessible()
    ann.answers(chance.dice("a practice table", 1))
    expect(hint).to_have_count(0)
    back.click()
    page.wait_for_url(f"**{studied.path}?step=0*")


def test_a_quick_game_has_hints_and_a_rated_one_none(studied: Studied, comes: Come) -> None:
    bob = comes(studied.server)
    bob.prefers(hints=False, telling="off")
    bob.plays_now("zavarushka", "Bob")
    terms = studied.server.get(f"/api/tables/{bob.table}").json()["terms"]
    assert (terms["hints"], terms["rated"]) == (True, False)
    bob.page.goto("/new/zavarushka")
    term = bob.page.locator("section", has_text=say("page-hints-term"))
    expect(term.locator("input:checked")).to_have_count(1)
    bob.page.get_by_text(say("page-clock-live-is", minutes=5, seconds=20)).click()
    expect(term).to_contain_text(say("page-hints-rated"))
    bob.looks_right()
    bob.page.locator(".go .button.main").click()
    bob.page.wait_for_url("**/table/*")
    bob.arrives()
    expect(bob.page.get_by_role("button", name=say("page-hint"))).to_have_count(0)
