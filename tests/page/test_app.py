"""The page as an app of one's own: installed, there without its server, heard, and with the rule behind every sentence."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from taletable.locales import rulebook
from tests.page.kit import SLOW
from tests.server.kit import Server

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.page.kit import Visitor

    Come = Callable[..., Visitor]

KEPT = """async () => {
  await navigator.serviceWorker.ready;
  const kept = await Promise.all((await caches.keys()).map(async name => (await caches.open(name)).keys()));
  return kept.flat().map(request => new URL(request.url).pathname);
}"""
SPOIL = """async () => {
  for (const name of await caches.keys())
    await (await caches.open(name)).put('/', new Response('<h1>stale</h1>', {headers: {'Content-Type': 'text/html'}}));
  await caches.open('taletable-before');
}"""
LOG = """() => [...document.querySelectorAll('aside ol .line')]
  .map(line => [line.textContent, [...line.querySelectorAll('a')].map(link => link.hash.slice(1))])"""
# What is told of every source of sound that is started.
LISTEN = """() => {
  window.heard = [];
  for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
    const start = kind.prototype.start;
    kind.prototype.start = function (...args) {
      heard.push([this.context.state, this.frequency ? Math.round(this.frequency.value) : 'noise']);
      return start.apply(this, args);
    };
  }
}"""


def test_the_page_can_be_installed_and_opens_without_its_server(tmp_path: Path, comes: Come) -> None:
    with Server(tmp_path) as server:
        ann = comes(server, language="ru")
        ann.page.goto("/")
        kept = ann.page.evaluate(KEPT)
        assert {"/", "/icon.svg"} == {path for path in kept if not path.startswith("/assets/")}
        asked = ann.context.new_cdp_session(ann.page)
        manifest = asked.send("Page.getAppManifest")
        assert (manifest["errors"], json.loads(manifest["data"])["start_url"]) == ([], "/")
        wrong = [one["errorId"] for one in asked.send("Page.getInstallabilityErrors")["installabilityErrors"]]
        assert set(wrong) <= {"in-incognito"}  # as every browser of a test is

        # The server comes first as long as it is there, and what another build has left goes when this one comes.
        ann.page.evaluate(SPOIL)
        ann.page.reload()
        expect(ann.page.locator("h1")).not_to_have_text("stale")
        ann.page.evaluate("async () => (await navigator.serviceWorker.ready).unregister()")
        ann.page.reload()
        ann.page.wait_for_function("async () => !(await caches.keys()).includes('taletable-before')")
        ann.page.evaluate(KEPT)

        server.kill()
        ann.page.goto("/")
        expect(ann.page.get_by_role("alert")).to_have_text("Сервер не отвечает.")
        ann.page.goto("/rules/zavarushka")
        expect(ann.page.locator("h1")).to_have_text("Сервер не отвечает")
        server.start()
        expect(ann.page.locator("h1")).to_have_text("Несказочная заварушка", timeout=SLOW)
        ann.wrong = [said for said in ann.wrong if "net::ERR_" not in said]
        ann.looks_right()


def test_sounds_are_made_if_wanted_and_every_sentence_leads_to_its_clause(server: Server, comes: Come) -> None:
    ann = comes(server)
    ann.context.add_init_script(f"({LISTEN})()")
    ann.page.goto("/settings")
    ann.page.get_by_role("checkbox", name=re.compile("Sounds")).check()
    ann.page.wait_for_function("() => heard.length === 2")
    ann.plays_now("dark_tales", "Ann")
    seen: set[str] = set()

    def look(_: int) -> None:
        ann.page.locator("aside .fold[aria-expanded=false]").evaluate_all("all => all.forEach(one => one.click())")
        for sentence, links in ann.page.evaluate(LOG):
            assert len(links) == 1, sentence
            seen.update(links)

    ann.page.wait_for_function("() => heard.filter(([, tone]) => tone === 'noise').length === 4")
    ann.plays_out(7, often=lambda answers: look(answers) if answers == 20 else None)
    look(0)
    ann.page.wait_for_function("() => heard.some(([, tone]) => tone === 1047)")
    assert {state for state, _ in ann.page.evaluate("heard")} == {"running"}
    clauses = rulebook("dark_tales", "en").clauses
    assert seen <= clauses.keys()
    assert len(seen) > 8
    ann.looks_right()
