"""`make bench-page`: how soon a board can be used, how soon an update is drawn, and whether animating ever stalls.

A real Chromium comes to a real server on loopback with an empty cache, and plays each game against bots with animations
on. Its own clocks tell the time from opening the address of a table to the first answer that can be clicked, from a
message on the WebSocket to the frame that shows it, and every task of the main thread that took over 50 ms after that.
"""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import sync_playwright

import taletable as tt
from benchmarks import parse
from tests.page.conftest import chromium
from tests.page.kit import ANSWERS, Visitor
from tests.server.kit import FreshServer

LONG = 50  # milliseconds: a task that takes longer is felt

# Notes when a message comes, when a frame is done that shows it, and all long tasks.
WATCH = """
window.measured = { drawn: [], long: [] };
new PerformanceObserver(list => {
  for (const one of list.getEntries()) window.measured.long.push([one.startTime, one.duration]);
}).observe({ entryTypes: ['longtask'] });
const Real = WebSocket;
window.WebSocket = class extends Real {
  constructor(...args) {
    super(...args);
    this.addEventListener('message', event => {
      if (!String(event.data).startsWith('{"kind":"update"')) return;
      const came = performance.now(), { version } = JSON.parse(event.data);
      const look = () => {
        const shown = Number(document.querySelector('main')?.dataset.version);
        if (!(shown >= version)) return requestAnimationFrame(look);
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => window.measured.drawn.push(performance.now() - came);
        port2.postMessage(0);
      };
      requestAnimationFrame(look);
    });
  }
};
"""
# When the first answer is there to be clicked: looked for in every frame, by the browser itself.
USABLE = """
const look = () => {
  const found = document.querySelector(ANSWERS);
  if (found && found.getBoundingClientRect().height > 0) window.usable = performance.now();
  else requestAnimationFrame(look);
};
requestAnimationFrame(look);
""".replace("ANSWERS", repr(ANSWERS))


def part(times: list[float], percent: int) -> float:
    return sorted(times)[min(len(times) - 1, percent * len(times) // 100)]


def play(visitor: Visitor, game: str, answers: int) -> tuple[float, dict[str, Any]]:
    """The time until the board could be used, and what was measured while playing on."""
    visitor.plays_now(game, "Ann")
    visitor.page.locator(ANSWERS).first.wait_for()
    table = visitor.page.url
    session = visitor.context.new_cdp_session(visitor.page)
    session.send("Network.clearBrowserCache")
    visitor.page.goto("about:blank")
    visitor.page.add_init_script(WATCH + USABLE)
    visitor.page.goto(table)
    visitor.page.locator(ANSWERS).first.wait_for()
    visitor.page.wait_for_function("window.usable")
    usable = float(visitor.page.evaluate("window.usable"))
    visitor.page.wait_for_timeout(500)
    visitor.page.evaluate("window.measured.long = []")
    dice = Random(1)
    for _ in range(answers):
        visitor.page.locator(f"{ANSWERS}, dialog[open]").first.wait_for()
        if visitor.page.locator("dialog[open]").count():
            break
        visitor.answers(dice)
        visitor.page.wait_for_timeout(300)  # as people do: time for what moves to move
    visitor.page.wait_for_function("window.measured.drawn.length")
    measured: dict[str, Any] = visitor.page.evaluate("window.measured")
    return usable, measured


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", nargs="+", default=list(tt.games()), help="which games")
    parser.add_argument("--answers", type=int, default=40, help="how many answers are given in each")
    parser.add_argument("--phone", action="store_true", help="in a window of 390x844")
    chosen = parse(parser, answers=2)
    with tempfile.TemporaryDirectory() as place, FreshServer(Path(place)) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        for game in chosen.games:
            visitor = Visitor(browser, server, motion=True, phone=chosen.phone)
            usable, measured = play(visitor, game, chosen.answers)
            drawn, long = measured["drawn"], [duration for _, duration in measured["long"]]
            print(
                f"{game}: board usable after {usable:.0f} ms; {len(drawn)} updates drawn within "
                f"p50 {part(drawn, 50):.0f} ms, p99 {part(drawn, 99):.0f} ms; "
                f"{len(long)} tasks over {LONG} ms{f', the longest {max(long):.0f} ms' if long else ''}",
                flush=True,
            )
            if visitor.wrong:
                raise SystemExit(f"{game}: the page says {visitor.wrong}")
            visitor.close()
        browser.close()


if __name__ == "__main__":
    main()
