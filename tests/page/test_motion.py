"""What moves on a table: once for each thing that happened, and nothing else jumps on the way."""

from __future__ import annotations

import json
import random
from itertools import pairwise
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.page.kit import ANSWERS

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.page.kit import Visitor
    from tests.server.kit import Server

    Come = Callable[..., Visitor]

SETTLED = 1500  # what flies sets out within a second
SCORED = {"scored", "scored-deal", "scored-pact", "scored-ball"}
FLOWN = """
window.flown = 0;
new MutationObserver(all => {
  for (const one of all) for (const node of one.addedNodes) if (node.matches?.('.flight.score')) window.flown++;
}).observe(document, { childList: true, subtree: true });
"""
# The heights the board has had, one after the other, but for when a list of answers was unfolded.
HEIGHTS = """() => {
  window.heights = [];
  new ResizeObserver(([{ target }]) => {
    if (!document.querySelector('.prompt .list')) window.heights.push(target.clientHeight);
  }).observe(document.querySelector('main > .board'));
}"""
HEIGHT = "document.querySelector('main > .board').clientHeight"


def test_points_fly_once_for_each_time_they_were_scored(server: Server, comes: Come) -> None:
    ann = comes(server, motion=True)
    ann.prefers(hints=False)
    ann.page.add_init_script(FLOWN)
    scored: list[int] = []  # how often there were points, in each update

    def told(frame: str | bytes) -> None:
        heard = json.loads(frame)
        if heard["kind"] == "update":
            scored.append(sum(event["kind"] in SCORED and event["points"] != 0 for event in heard["events"]))

    ann.page.on("websocket", lambda line: line.on("framereceived", told))
    ann.plays_now("dark_tales", "Ann")
    ann.page.locator(ANSWERS).first.wait_for()
    ann.page.wait_for_timeout(SETTLED)
    ann.page.evaluate("window.flown = 0")
    scored.clear()
    dice = random.Random(3)
    # Where nothing is scored after something was, nothing is to fly again.
    while sum(had > 0 and not has for had, has in pairwise(scored)) < 4:
        ann.page.locator(f"{ANSWERS}, dialog[open]").first.wait_for()
        assert not ann.standings.count(), "the game was over before enough was scored"
        ann.answers(dice)
        ann.page.wait_for_timeout(SETTLED)
    assert 0 < ann.page.evaluate("window.flown") <= sum(scored)


def test_the_board_keeps_its_height_however_much_is_asked(server: Server, comes: Come) -> None:
    ann = comes(server, language="ru")  # long names
    ann.prefers(hints=False)
    ann.page.set_viewport_size({"width": 865, "height": 900})
    ann.plays_now("dark_tales", "Ann")
    ann.page.locator(ANSWERS).first.wait_for()
    ann.page.evaluate(HEIGHTS)
    dice, rows = random.Random(5), set()
    for _ in range(60):
        ann.page.locator(f"{ANSWERS}, dialog[open]").first.wait_for()
        if ann.standings.count():
            break
        places = ann.page.locator(f"{ANSWERS}:not(.list *)").evaluate_all("all => all.map(one => one.offsetTop)")
        rows.add(len(set(places)))
        ann.answers(dice)
    assert max(rows) > 1, "never two rows of answers: nothing was tried"
    heights = ann.page.evaluate("window.heights")
    assert all(later - before <= 1 for before, later in pairwise(heights))  # smaller once, for the second row


def test_a_refusal_takes_no_room_from_the_board(server: Server, comes: Come) -> None:
    for phone in (False, True):
        ann = comes(server, phone=phone)
        ann.prefers(hints=False)
        ann.plays_now("zavarushka", "Ann")
        ann.page.locator(ANSWERS).first.wait_for()
        high = ann.page.evaluate(HEIGHT)
        ann.page.locator("button.tile").first.click()
        notice = ann.page.locator(".prompt .notice")
        expect(notice).to_be_visible()
        assert ann.page.evaluate(HEIGHT) == high
        ann.looks_right()
        notice.locator("button").click()
        expect(notice).to_have_count(0)
        expect(ann.page.locator(".prompt h2")).to_be_visible()


def test_the_last_move_is_seen_before_the_result_covers_it(server: Server, comes: Come) -> None:
    ann = comes(server, motion=True)
    ann.prefers(hints=False)
    ann.plays_now("zavarushka", "Ann")
    ann.page.evaluate("""() => new MutationObserver(() => {
      const over = document.querySelector('.prompt .line')?.innerText.includes('The result');
      if (over) window.ended ??= performance.now();
      if (document.querySelector('dialog[open]')) window.shown ??= performance.now();
    }).observe(document, { childList: true, subtree: true, attributes: true })""")
    ann.plays_out(seed=2)
    assert ann.page.evaluate("window.shown - window.ended") > 500
    ann.page.reload()  # whoever comes later finds it at once
    expect(ann.standings).to_be_visible()


@pytest.mark.slow
def test_the_result_waits_until_all_has_been_told(server: Server, comes: Come) -> None:
    ann = comes(server, motion=True)
    ann.prefers(hints=False, motion="fast")
    ann.plays_now("grimm_forest", "Ann")
    ann.page.evaluate("""() => new MutationObserver(() => {
      if (document.querySelector('dialog[open]')) window.behind ??= document.querySelector('.teller button') !== null;
      if (document.querySelector('.prompt .line')?.innerText.includes('The result'))
        window.telling ||= document.querySelector('.teller button') !== null;
    }).observe(document, { childList: true, subtree: true, attributes: true })""")
    ann.plays_out(seed=2)
    assert ann.page.evaluate("window.telling"), "nothing was told at the end: nothing was tried"
    assert ann.page.evaluate("window.behind") is False


def test_the_log_stays_at_its_end_however_fast_it_grows(server: Server, comes: Come) -> None:
    ann = comes(server)
    ann.prefers(hints=False)
    ann.plays_now("grimm_forest", "Ann")
    log, dice = ann.page.locator("aside ol"), random.Random(1)
    ended = "() => (one => one.scrollHeight - one.scrollTop - one.clientHeight < 2)(document.querySelector('aside ol'))"
    while log.evaluate("one => one.scrollHeight - one.clientHeight") < 200:
        ann.page.locator(ANSWERS).first.wait_for()
        ann.answers(dice)
    ann.page.locator(ANSWERS).first.wait_for()
    ann.page.wait_for_timeout(SETTLED)  # until the others have answered
    # Grown after it went to its end, and before it hears of that.
    behind = log.evaluate("""one => {
      const more = () => { for (const _ of [1, 2, 3]) one.append(one.lastElementChild.cloneNode(true)); };
      more();
      one.scrollTo(0, one.scrollHeight);
      more();
      const behind = one.scrollHeight - one.scrollTop - one.clientHeight;
      return new Promise(done => setTimeout(() => done(behind), 100));
    }""")
    assert behind > 40
    told = log.locator("li").count()
    while log.locator("li").count() == told:
        ann.page.locator(ANSWERS).first.wait_for()
        ann.answers(dice)
        ann.page.wait_for_timeout(200)
    ann.page.wait_for_function(ended)
    ann.page.locator(ANSWERS).first.wait_for()
    ann.page.wait_for_timeout(SETTLED)
    log.hover()
    ann.page.mouse.wheel(0, -120)  # somebody reads
    ann.page.wait_for_timeout(200)
    above = log.evaluate("one => one.scrollTop")
    told = log.locator("li").count()
    while log.locator("li").count() == told:
        ann.page.locator(ANSWERS).first.wait_for()
        ann.answers(dice)
        ann.page.wait_for_timeout(200)
    assert log.evaluate("one => one.scrollTop") == above
