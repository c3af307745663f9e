"""What moves on a table: once for each thing that happened, and nothing else jumps on the way."""

from __future__ import annotations

import json
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

import taletable as tt
from tests.kit import chance
from tests.page.kit import ANSWERS, DRAWN, WIDE

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Route, WebSocketRoute

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
    ann.prefers(hints=False, telling="off")
    ann.page.add_init_script(FLOWN)
    scored: list[int] = []  # how often there were points, in each update

    def told(frame: str | bytes) -> None:
        heard = json.loads(frame)
        if heard["kind"] == "update":
            scored.append(sum(event["kind"] in SCORED and event["points"] != 0 for event in heard["events"]))

    ann.page.on("websocket", lambda line: line.on("framereceived", told))
    ann.page.clock.install()
    ann.plays_now("dark_tales", "Ann")
    ann.page.locator(ANSWERS).first.wait_for()
    ann.settles()
    ann.page.clock.run_for(SETTLED)
    ann.page.evaluate("window.flown = 0")
    scored.clear()
    dice = chance.dice("points fly")
    # Where nothing is scored after something was, nothing is to fly again.
    while sum(had > 0 and not has for had, has in pairwise(scored)) < 4:
        ann.page.locator(f"{ANSWERS}, dialog[open]").first.wait_for()
        assert not ann.standings.count(), "the game was over before enough was scored"
        ann.answers(dice)
        ann.settles()
        ann.page.clock.run_for(SETTLED)
    assert 0 < ann.page.evaluate("window.flown") <= sum(scored)


class Asker:
    """Stands between the page and its server, and puts questions of its own."""

    def __init__(self) -> None:
        self.state: dict[str, Any] = {}
        self.line: WebSocketRoute | None = None

    def listen(self, line: WebSocketRoute) -> None:
        """Let everything pass, and remember what the page was told last."""
        self.line, server = line, line.connect_to_server()

        def told(message: str | bytes) -> None:
            heard = json.loads(message)
            if heard["kind"] in ("state", "update"):
                self.state |= heard
            line.send(message)

        server.on_message(told)

    def asks(self, actions: list[int], **more: Any) -> None:
        """Put another question, as if the server had."""
        assert self.line is not None
        self.state["version"] += 1
        decision = {**self.state["decision"], "number": self.state["version"], "actions": actions, **more}
        self.line.send(json.dumps({**self.state, "kind": "update", "events": [], "talk": [], "decision": decision}))


@pytest.mark.parametrize(
    ("width", "height", "most"),
    [(865, 900, 3), (1440, 900, 2), (390, 844, 1), (844, 390, 8)],
    ids=["narrow", "wide", "phone", "lying"],
)
def test_the_board_keeps_its_height_whatever_is_asked(
    server: Server, comes: Come, width: int, height: int, most: int
) -> None:
    ann, asker = comes(server, language="ru"), Asker()  # long names
    ann.prefers(hints=False)
    ann.page.set_viewport_size({"width": width, "height": height})
    ann.page.route_web_socket("**/live", asker.listen)
    ann.plays_now("dark_tales", "Ann")
    ann.page.locator(ANSWERS).first.wait_for()
    ann.loads()
    ann.draws()
    ann.page.evaluate(HEIGHTS)
    actions = tt.game("dark_tales").actions
    longest = sorted(range(len(actions)), key=lambda action: -len(actions[action]))
    rows = set()
    plain = ann.page.locator(f"{ANSWERS}:not(.list *)")
    for count in (1, 4, 1, 8, 2, 5, 1):
        asker.asks(longest[:count])
        expect(plain).to_have_count(count)
        ann.page.evaluate(DRAWN)
        rows.add(len(set(plain.evaluate_all("all => all.map(one => one.offsetTop)"))))
    assert max(rows) >= most, "never so many rows of answers: nothing was tried"
    # A question of several lines takes room once, too.
    card = "creature-of-the-night"
    asker.asks(longest[:1], kind="where", args={"source": card, "card": card})
    expect(ann.page.locator(".prompt h2")).to_contain_text("несколько")
    ann.page.evaluate(DRAWN)
    asker.asks(longest[:1])
    expect(ann.page.locator(".prompt h2")).not_to_contain_text("несколько")
    ann.page.evaluate(DRAWN)
    heights = ann.page.evaluate("window.heights")
    assert all(later <= before for before, later in pairwise(heights)), heights  # smaller for more, never larger again
    ann.looks_right()

    # In a window of another size nothing is kept of what was needed before.
    ann.page.set_viewport_size({"width": width + 300, "height": height})
    ann.page.evaluate(DRAWN)
    kept = ann.page.locator(".prompt .row").evaluate("one => one.offsetHeight")
    assert kept < 60
    ann.looks_right()


def test_room_taken_before_the_fonts_have_come_is_not_kept(server: Server, comes: Come) -> None:
    guest = server.guest("Ann")
    table = guest.opens("fairy_tale", ["me", "greedy", "greedy", "greedy"])
    guest.does(table, "start")
    ann = comes(server)
    ann.prefers(hints=False, size="huge")
    ann.comes_as(guest)
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    ann.page.add_init_script(
        "ServiceWorkerContainer.prototype.register = () => new Promise(() => {})"
    )  # would fetch them
    ann.page.route("**/philosopher-*", hold)  # in which the question is set
    ann.page.goto(f"/table/{table}", wait_until="commit")
    ann.page.locator(ANSWERS).first.wait_for()
    ann.draws()
    assert held, "no font was asked for: nothing was tried"
    for route in held:
        route.continue_()
    ann.page.unroute_all()
    ann.loads()
    ann.draws()
    high = ann.page.evaluate(HEIGHT)
    for width in (WIDE["width"] + 1, WIDE["width"]):  # measured anew
        ann.page.set_viewport_size({"width": width, "height": WIDE["height"]})
        ann.page.evaluate(DRAWN)
    assert ann.page.evaluate(HEIGHT) == high


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
    ann.prefers(hints=False, telling="off")
    ann.plays_now("zavarushka", "Ann")
    ann.page.evaluate("""() => new MutationObserver(() => {
      const over = document.querySelector('.prompt .line')?.innerText.includes('Result');
      if (over) window.ended ??= performance.now();
      if (document.querySelector('dialog[open]')) window.shown ??= performance.now();
    }).observe(document, { childList: true, subtree: true, attributes: true })""")
    ann.plays_out(seed=2)
    assert ann.page.evaluate("window.shown - window.ended") > 500
    ann.page.reload()  # whoever comes later finds it at once
    expect(ann.standings).to_be_visible()


def test_the_log_stays_at_its_end_however_fast_it_grows(server: Server, comes: Come) -> None:
    ann = comes(server)
    ann.prefers(hints=False)
    ann.plays_now("grimm_forest", "Ann")
    log, dice = ann.page.locator("aside ol"), chance.dice("the log")
    ended = "(one => one.scrollHeight - one.scrollTop - one.clientHeight < 2)(document.querySelector('aside ol'))"

    def tell_more(until: Callable[[], bool]) -> None:
        """Play on until so much was told."""
        while not until():
            ann.page.locator(ANSWERS).first.wait_for()
            ann.answers(dice)
            ann.draws()

    tell_more(lambda: bool(log.evaluate("one => one.scrollHeight - one.clientHeight >= 200")))
    # Grown after it went to its end, and before it hears of that.
    behind = log.evaluate("""one => {
      const chapter = one.lastElementChild.firstElementChild;
      const more = () => { for (const _ of [1, 2, 3]) chapter.append(chapter.lastElementChild.cloneNode(true)); };
      more();
      const heard = new Promise(done => one.addEventListener('scroll', () => done(one.scrollHeight - one.scrollTop - one.clientHeight), { once: true }));
      one.scrollTo(0, one.scrollHeight);
      more();
      return heard;
    }""")
    assert behind > 40
    told = log.locator("li").count()
    tell_more(lambda: log.locator("li").count() > told)
    ann.page.wait_for_function(f"() => {ended}")
    log.hover()
    heard = log.evaluate_handle(
        "one => ({ heard: new Promise(done => one.addEventListener('scrollend', done, { once: true })) })"
    )
    ann.page.mouse.wheel(0, -120)  # somebody reads
    heard.evaluate("({ heard }) => heard.then(() => true)")
    above = log.evaluate("one => one.scrollTop")
    told = log.locator("li").count()
    tell_more(lambda: log.locator("li").count() > told)
    assert log.evaluate("one => one.scrollTop") == above
