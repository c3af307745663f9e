"""The board of the Grimm Forest in windows of all sizes: it grows with the window, and a hand of 13 fables can be read."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

import taletable as tt

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import WebSocketRoute

    from tests.page.kit import Visitor
    from tests.server.kit import Server

    Come = Callable[..., Visitor]

GAME = tt.game("grimm_forest")
ROWS: list[Any] = list(GAME.sheet("", GAME.settled({})))
# Those with the longest names.
HAND = sorted((row["id"] for row in ROWS if row["printed"]["sort"] != "friend"), key=len)[-13:]
LEAST = 11  # pixels that a name has at least
SIZES = [(1440, 900), (1920, 1080), (2560, 1440), (820, 1180), (390, 844), (844, 390)]
# What is wrong with the hand: a name that is cut off or small, a card that lies under something.
HAND_FAULTS = f"""() => {{
  const hand = document.querySelector('.own > .hand');
  const box = one => one.getBoundingClientRect();
  const within = (inner, outer) => ['left', 'top'].every(side => inner[side] >= outer[side] - 1)
    && ['right', 'bottom'].every(side => inner[side] <= outer[side] + 1);
  const faults = [];
  for (const title of hand.querySelectorAll('.fable .title')) {{
    const range = document.createRange();
    range.selectNodeContents(title);
    const name = title.textContent;
    if (!within(box(range), box(title.closest('.face')))) faults.push(name + ' is cut off');
    if (parseFloat(getComputedStyle(title).fontSize) < {LEAST}) faults.push(name + ' is small');
  }}
  const cards = [...hand.querySelectorAll('.gather, .fable, .pass')].filter(one => one.offsetParent);
  for (const [place, card] of cards.entries()) {{
    if (card.matches('.gather') && !within(box(card), {{ left: 0, top: 0, right: innerWidth, bottom: innerHeight }}))
      faults.push('a gather card is cut off');
    for (const other of cards.slice(0, place)) {{
      const [one, two] = [box(card), box(other)];
      const apart = one.left >= two.right || two.left >= one.right || one.top >= two.bottom || two.top >= one.bottom;
      if (!apart) faults.push(card.textContent + ' and ' + other.textContent);
    }}
  }}
  return faults;
}}"""
# What is wrong with what a fable in the hand says: it is not seen, cut off or small.
TEXT_FAULTS = f"""() => [...document.querySelectorAll('.own > .hand .fable .text')].filter(text => {{
  const [inner, outer] = [text, text.closest('.face')].map(one => one.getBoundingClientRect());
  return !text.checkVisibility() || parseFloat(getComputedStyle(text).fontSize) < {LEAST}
    || text.scrollHeight > text.clientHeight + 1 || inner.bottom > outer.bottom + 1 || inner.right > outer.right + 1;
}}).map(text => text.textContent)"""
WIDTH = "one => one.getBoundingClientRect().width"


def deals(line: WebSocketRoute, hand: list[str]) -> None:
    """Let the viewer choose among these fables, or none, whatever the server says."""
    server = line.connect_to_server()

    def told(message: str | bytes) -> None:
        state = json.loads(message)
        if "hand" in state.get("view", {}):
            state["view"]["hand"] = hand
        if state.get("decision"):
            names = [f"card {card}" for card in hand] + ["pass"]
            state["decision"] |= {"kind": "fable", "actions": [GAME.actions.index(name) for name in names]}
        line.send(json.dumps(state))

    server.on_message(told)


def sits(server: Server, ann: Visitor, hand: list[str] = HAND) -> None:
    host = server.guest("Ann")
    table = host.opens("grimm_forest", ["me", "greedy", "greedy", "greedy"])
    host.does(table, "start")
    ann.prefers(hints=False, allAnswers=True)
    ann.comes_as(host)
    ann.page.route_web_socket("**/live", lambda line: deals(line, hand))
    ann.page.goto(f"/table/{table}")
    ann.page.locator(".prompt .answer").first.wait_for()
    ann.loads()
    ann.draws()


@pytest.mark.parametrize("language", ["en", "ru", "pl"])
def test_a_hand_of_thirteen_fables_can_be_read_in_any_window(server: Server, comes: Come, language: str) -> None:
    ann = comes(server, language=language)
    sits(server, ann)
    more, hand = ann.page.locator(".prompt .more"), ann.page.locator(".own > .hand")
    for width, height in SIZES:
        ann.page.set_viewport_size({"width": width, "height": height})
        ann.draws()
        assert ann.page.evaluate(HAND_FAULTS) == [], f"at {width} x {height}"
        more.click()
        expect(more).to_have_attribute("aria-expanded", "true")
        expect(hand).to_be_in_viewport(ratio=0.95)  # a list pushes it nowhere
        assert ann.page.evaluate(HAND_FAULTS) == [], f"at {width} x {height}, with the list"
        more.click()
        ann.looks_right()


@pytest.mark.parametrize("language", ["en", "ru", "pl"])
def test_on_a_desk_each_fable_of_a_small_hand_says_what_it_does(server: Server, comes: Come, language: str) -> None:
    for count in (1, 2):
        ann = comes(server, language=language)
        sits(server, ann, HAND[-count:])
        for width, height in [(1440, 900), (1920, 1080), (2560, 1440)]:
            ann.page.set_viewport_size({"width": width, "height": height})
            ann.draws()
            expect(ann.page.locator(".hand .fable .text")).to_have_count(count)
            assert ann.page.evaluate(TEXT_FAULTS) == [], f"{count} at {width} x {height}"
            assert ann.page.evaluate(HAND_FAULTS) == [], f"{count} at {width} x {height}"
        ann.looks_right()


def test_cards_and_letters_grow_with_the_window_and_places_are_no_stripes(server: Server, comes: Come) -> None:
    ann = comes(server)
    sits(server, ann)
    seen = {}
    for width, height in SIZES:
        ann.page.set_viewport_size({"width": width, "height": height})
        ann.draws()
        places: list[Any] = [place.bounding_box() or {} for place in ann.page.locator(".forest .place").all()]
        assert all(0.5 < place["width"] / place["height"] < 2.5 for place in places), f"stripes at {width} x {height}"
        gather = ann.page.locator(".hand .gather").first.evaluate(WIDTH)
        letters = ann.page.locator(".forest h3").first.evaluate("one => parseFloat(getComputedStyle(one).fontSize)")
        seen[width] = gather, letters
    for part in (0, 1):
        assert seen[1920][part] > 1.2 * seen[1440][part]
        assert seen[2560][part] > 1.3 * seen[1920][part]
