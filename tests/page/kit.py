"""People at real browsers, who play at a real server by what the page shows them.

visitor = Visitor(browser, server, language="ru")
visitor.plays_now("zavarushka", "Аня")
visitor.plays_out(seed=1)
"""

from __future__ import annotations

import json
import re
import time
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from playwright.sync_api import expect

from taletable.locales.texts import sources
from tests.kit import chance

if TYPE_CHECKING:
    import random
    from collections.abc import Callable

    from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, Request

    from tests.server.kit import Guest, Server

LOCALES = {"en": "en-GB", "ru": "ru-RU", "pl": "pl-PL"}
WIDE = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
ANSWERS = ".prompt .answer"
FOLDED = ".prompt .more[aria-expanded=false]"
# What a board shows to be chosen now.
PLAYABLE = ".board :is(button.lit, button.legal, .one.free, .words button)"
SLOW = 60_000  # for whatever comes in time, however busy the machine is
expect.set_options(timeout=SLOW)


class Visitor:
    """Somebody with a browser of their own."""

    def __init__(
        self,
        browser: Browser,
        server: Server,
        language: str = "en",
        phone: bool = False,
        dark: bool = False,
        motion: bool = False,
    ) -> None:
        self.server = server
        self.language = language
        self.wrong: list[str] = []
        self.under_way: set[Request] = set()
        self.context: BrowserContext = browser.new_context(
            base_url=server.url,
            locale=LOCALES[language],
            viewport=PHONE if phone else WIDE,  # type: ignore[arg-type]
            has_touch=phone,
            is_mobile=phone,
            color_scheme="dark" if dark else "light",
            reduced_motion="no-preference" if motion else "reduce",
        )
        self.context.set_default_timeout(SLOW)
        self.page: Page = self.context.new_page()
        self._follow_requests()
        self.page.on("pageerror", lambda error: self.wrong.append(str(error)))
        self.page.on("console", lambda said: self.wrong.append(said.text) if _is_wrong(said) else None)

    def _follow_requests(self) -> None:
        def begins(asked: Request) -> None:
            self.under_way.add(asked)

        def ends(asked: Request) -> None:
            self.under_way.discard(asked)

        self.page.on("request", begins)
        self.page.on("requestfinished", ends)
        self.page.on("requestfailed", ends)

    # Coming and going.

    def prefers(self, **settings: Any) -> None:
        """Find the page as one has set it before, from the next load on."""
        kept = json.dumps(json.dumps(settings))
        self.page.add_init_script(f"localStorage.setItem('taletable-settings', {kept})")

    def comes_as(self, guest: Guest) -> None:
        """Be somebody whom the server knows."""
        self.context.add_cookies(
            [{"name": "taletable", "value": guest.http.cookies["taletable"], "url": self.server.url}]
        )

    def plays_now(self, game: str, name: str, press: Any = None) -> None:
        """From the home page to a table against bots."""
        press = press or click
        self.page.goto("/")
        press(self, self.page.locator(f'[data-game="{game}"] .do button').first)
        self.page.locator("dialog input[type=text]").wait_for()
        self.page.keyboard.type(name)
        press(self, self.page.locator("dialog form [type=submit]"))
        self.page.wait_for_url("**/table/*")
        self.page.mouse.move(0, 0)  # what the pointer happens to rest on would be enlarged
        self.arrives()

    def arrives(self) -> None:
        """Wait until the table is there."""
        self.page.locator(".prompt").wait_for()

    def loads(self) -> None:
        """Wait until all that was asked for has come and been drawn, and nothing more is asked for."""
        quiet, end = 0, time.monotonic() + SLOW / 1000
        while quiet < 2:
            self.page.evaluate(DRAWN)
            quiet = 0 if self.under_way else quiet + 1
            assert time.monotonic() < end, f"still loading: {[one.url for one in self.under_way]}"

    @property
    def table(self) -> str:
        return self.page.url.partition("?")[0].rpartition("/")[2]

    @property
    def standings(self) -> Locator:
        return self.page.locator("dialog[open]")

    def asked(self) -> bool:
        return self.page.locator(ANSWERS).count() > 0

    def settles(self) -> None:
        """Wait until no bot or stand-in is to answer, and the page has heard of everything that has happened."""
        end = time.monotonic() + SLOW / 1000
        while True:
            told = self.context.request.get(f"/api/tables/{self.table}").json()
            asked = [told["room"]["seats"][seat] for seat in told["room"]["waiting"]]
            if not any(one["kind"] == "bot" or one["away"] or one["resigned"] for one in asked):
                break
            assert time.monotonic() < end, f"still waiting for a bot: {told['room']}"
        self.page.wait_for_function(f"() => +{TABLE}?.dataset.version >= {told['version']}")

    def draws(self) -> None:
        """Wait until all has been drawn that was heard, the log too."""
        self.settles()
        self.page.evaluate(DRAWN)

    # Playing.

    def plays_out(
        self, seed: int, press: Any = None, often: Callable[[int], None] | None = None, most: int = 600
    ) -> int:
        """Answer anything with anything until the standings are shown; how many answers that took."""
        dice, answers = chance.dice("plays out", seed), 0
        while answers < most:
            self.page.locator(f"{ANSWERS}, dialog[open]").first.wait_for()
            if self.page.locator("dialog[open]").count():
                break
            if often is not None:
                self.settles()
                often(answers)
            self.answers(dice, press)
            answers += 1
        expect(self.standings).to_be_visible()
        return answers

    def answers(self, dice: random.Random, press: Any = None) -> None:
        """Give one answer, if one is asked for; it has been heard when the server asks something else, or nothing."""
        press = press or click
        self.settles()
        for fold in self.page.locator(FOLDED).all():
            press(self, fold)
        found = self.page.locator(f"{ANSWERS}:not(.more)")
        count = found.count()
        if not count:
            return
        asked = self.page.evaluate(f"{TABLE}.dataset.asked")
        for hint in self.page.locator(".bubble .do button.main").all():
            press(self, hint)
        chosen = found.nth(dice.randrange(count))
        if press is click:
            chosen.focus()  # what can be chosen on the board is seen here when the keyboard comes to it
        press(self, chosen)
        self.page.wait_for_function(f"() => {TABLE}?.dataset.asked !== '{asked}'")

    # Looking.

    def looks_right(self) -> None:
        """Nothing sticks out, nothing is said in ids, and nothing went wrong behind the page."""
        assert self.wrong == [], f"behind the page: {self.wrong}"
        wide = self.page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
        assert wide[0] <= wide[1], f"{self.page.url} is {wide[0]} wide in a window of {wide[1]}"
        # Where nothing scrolls, what sticks out is only cut off.
        inside = self.page.evaluate(INSIDE)
        assert inside == [], f"{self.page.url} sticks out of its window: {inside}"
        cut = self.page.evaluate(CUT)
        assert cut == [], f"at {self.page.url} text is cut off: {cut}"
        text = self.page.locator("body").inner_text()
        found = [id for id in IDS.findall(text) if id in ids()]
        assert found == [], f"at {self.page.url} an id is shown: {found}"
        assert not re.search(r"\{ ?\$|\bundefined\b|\bNaN\b|\[object", text)

    def is_accessible(self) -> None:
        """axe-core finds nothing serious, and headings are in order."""
        self.page.evaluate(AXE.read_text("utf-8"))
        rules = "{'label-content-name-mismatch': {enabled: true}}"
        found = self.page.evaluate(f"axe.run(document, {{resultTypes: ['violations'], rules: {rules}}})")
        serious = [
            (one["id"], one["nodes"][0]["html"][:160], one["nodes"][0].get("failureSummary", "")[:200])
            for one in found["violations"]
            if one["impact"] in ("serious", "critical") or one["id"] == "heading-order"
        ]
        assert serious == [], f"at {self.page.url}: {serious}"

    def close(self) -> None:
        self.context.close()


def _is_wrong(said: ConsoleMessage) -> bool:
    """An error; but that nobody knows a newcomer yet is none."""
    return said.type == "error" and "401" not in said.text


def click(_: Visitor, place: Locator) -> None:
    place.click()


def tap(_: Visitor, place: Locator) -> None:
    place.tap()


def key(visitor: Visitor, place: Locator) -> None:
    """With the keyboard alone: go there by Tab, and press Enter."""
    wanted = place.element_handle()
    for _ in range(150):
        if not visitor.page.evaluate("one => one.isConnected", wanted):
            return  # it has gone by itself
        if visitor.page.evaluate("one => one === document.activeElement", wanted):
            visitor.page.keyboard.press("Enter")
            return
        visitor.page.keyboard.press("Tab")
    raise AssertionError(f"150 times Tab do not lead to {wanted}")


TABLE = "document.querySelector('main.table')"
# When all has been drawn that was heard: the log follows the board after a frame, and goes to its end with the next one.
DRAWN = """async () => {
  for (const _ of [1, 2]) await new Promise(done => requestAnimationFrame(() => setTimeout(done)));
}"""
INSIDE = """() => [...document.querySelectorAll('main')]
  .filter(one => one.scrollWidth > one.clientWidth).map(one => `${one.scrollWidth} in ${one.clientWidth}`)"""
IDS = re.compile(r"\b[a-z_]+(?:-[a-z0-9_]+)+\b")
# Elements whose text is wider than they are and is not meant to scroll or to end in dots.
CUT = """() => [...document.querySelectorAll('button, h1, h2, h3, p, span, td, th, a, label')]
  .filter(one => one.offsetParent !== null && one.scrollWidth > one.clientWidth + 2 && one.clientWidth > 0)
  .filter(one => { const s = getComputedStyle(one); return s.overflowX === 'hidden' && s.textOverflow !== 'ellipsis'
     && s.position !== 'absolute' && !one.closest('[aria-hidden=true], .hidden, .sr-only'); })
  .map(one => one.className + ': ' + one.textContent.slice(0, 60))"""


@cache
def ids() -> frozenset[str]:
    """The ids of all messages."""
    return frozenset(re.findall(r"^([a-z][\w-]*) =", "\n".join(sources("en").values()), re.MULTILINE))
