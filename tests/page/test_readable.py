"""Boards in the middle of a game, in windows of all sizes: no letters too small, and nothing beyond the window."""

from __future__ import annotations

import json
from itertools import pairwise
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

import taletable as tt

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Route, WebSocketRoute

    from tests.page.kit import Visitor
    from tests.server.kit import Server

    Come = Callable[..., Visitor]

ANSWERED = 9
# The last one is a desk at 200 % zoom.
SIZES = [(1440, 900), (1920, 1080), (2560, 1440), (820, 1180), (390, 844), (844, 390), (720, 450)]
TABLES = [
    ("zavarushka", 4, {}, "ru"),
    ("fairy_tale", 5, {"deck": "advanced"}, "pl"),
    ("grimm_forest", 4, {}, "pl"),
    ("dark_tales", 4, {"expansion": "cinderella"}, "ru"),
    ("dark_tales", 4, {"expansion": "mermaid"}, "pl"),
]
# Words that are seen, and smaller than 11 pixels: a seat's mark is no word.
SMALL = """() => {
  const found = new Set();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode, parent = text.parentElement;
    if (!/[\\p{L}\\p{N}]/u.test(text.textContent) || !parent.checkVisibility({ visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const { width, height } = range.getBoundingClientRect();
    const size = parseFloat(getComputedStyle(parent).fontSize);
    if (width > 1 && height > 1 && size < 10.95) found.add(`${text.textContent.trim().slice(0, 30)}: ${size}`);
  }
  return [...found];
}"""
# What stands beside the question, and is not wholly in the window.
BEYOND = """() => [...document.querySelectorAll('.prompt .beside .button, .prompt h2')]
  .filter(one => { const { left, right } = one.getBoundingClientRect(); return left < 0 || right > innerWidth + 1; })
  .map(one => one.textContent)"""
LONG = "|".join(
    ["straw-floor", "straw-walls", "straw-roof", "wood-walls", "wood-roof", "brick-floor", "brick-walls", "brick-roof"]
)


@pytest.mark.parametrize(("game", "seats", "options", "language"), TABLES)
def test_no_letters_are_too_small_and_nothing_is_beyond_the_window(
    server: Server, comes: Come, game: str, seats: int, options: dict[str, Any], language: str
) -> None:
    host = server.guest("Анна")
    table = host.opens(game, ["me", *["greedy"] * (seats - 1)], options=options)
    host.does(table, "start")
    ann = comes(server, language=language)
    ann.prefers(hints=False, telling="off")
    ann.comes_as(host)
    ann.page.goto(f"/table/{table}")
    dice = Random(4)
    for _ in range(ANSWERED):
        ann.page.locator(".prompt .answer").first.wait_for()
        ann.answers(dice)
    ann.loads()
    for width, height in SIZES:
        ann.page.set_viewport_size({"width": width, "height": height})
        ann.draws()
        assert ann.page.evaluate(SMALL) == [], f"small at {width} x {height}"
        assert ann.page.evaluate(BEYOND) == [], f"beyond {width} x {height}"
        ann.looks_right()


@pytest.mark.parametrize(("width", "height"), [(390, 844), (820, 1180)])
def test_names_of_a_hand_of_characters_are_whole(server: Server, comes: Come, width: int, height: int) -> None:
    for language in ("ru", "pl"):
        ann = comes(server, language=language)
        ann.page.set_viewport_size({"width": width, "height": height})
        ann.prefers(hints=False)
        ann.plays_now("zavarushka", "Anna")
        cards = ann.page.locator(".hand .one")
        cards.first.wait_for()
        ann.loads()
        ends = ann.page.locator(".hand .name").evaluate_all(
            "all => all.map(one => { const range = document.createRange(); range.selectNodeContents(one);"
            " return range.getBoundingClientRect().right; })"
        )
        starts = cards.evaluate_all("all => all.map(one => one.getBoundingClientRect().left)")
        assert all(end <= start + 3 for end, start in zip(ends[:-1], starts[1:], strict=True)), (ends, starts)


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1920, 1080), (820, 1180)])
def test_what_a_hand_of_characters_says_lies_under_no_other_card(
    server: Server, comes: Come, width: int, height: int
) -> None:
    ann = comes(server, language="ru")
    ann.page.set_viewport_size({"width": width, "height": height})
    ann.prefers(hints=False)
    ann.plays_now("zavarushka", "Аня")
    ann.page.locator(".hand .one").first.wait_for()
    ann.loads()
    # Without what they are turned by.
    places = ann.page.locator(".hand .one").evaluate_all("all => all.map(one => [one.offsetLeft, one.offsetWidth])")
    assert len(places) == 7
    for (left, wide), (following, _) in pairwise(places):
        assert left + wide <= following + 1, places
    tile = ann.page.locator(".land .tile").first.bounding_box()
    assert tile
    assert 0.7 < tile["width"] / tile["height"] < 2.5


def test_what_a_choice_brings_does_not_push_the_board_away(server: Server, comes: Come) -> None:
    game = tt.game("grimm_forest")
    actions = [game.actions.index(name) for name in ("plot board", "plot corner")]
    asked: list[int] = []

    def told(line: WebSocketRoute) -> None:
        behind = line.connect_to_server()

        def hear(message: str | bytes) -> None:
            state = json.loads(message)
            if state.get("decision"):
                state["decision"] |= {"kind": "plot", "args": {"section": "wood-floor"}, "actions": actions}
                asked.append(state["decision"]["number"])
            line.send(json.dumps(state))

        behind.on_message(hear)

    def foresee(route: Route) -> None:
        says = [[{"id": "grimm_forest-preview-build", "args": {"section": LONG}}]]
        answers = [{"action": action, "points": None, "says": says, "then": []} for action in actions]
        route.fulfill(json={"decision": asked[-1], "answers": answers})

    ann = comes(server, language="ru")
    ann.prefers(hints=False, telling="off")
    ann.page.route_web_socket("**/live", told)
    ann.page.route("**/preview", foresee)
    ann.plays_now("grimm_forest", "Аня")
    ann.page.locator(".prompt .answer").first.hover()
    expect(ann.page.locator(".prompt .foreseen")).to_contain_text("построить")
    ann.draws()
    assert (ann.page.locator(".prompt").bounding_box() or {"height": 900})["height"] < 200
    expect(ann.page.locator(".prompt .answer").first).to_be_in_viewport(ratio=0.99)
    ann.looks_right()
