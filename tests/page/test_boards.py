"""The boards by keyboard alone: what can be chosen is reached, is seen to be reached, has a name, and is chosen."""

from __future__ import annotations

import json
from contextlib import contextmanager
from random import Random
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.page.test_games import settings

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Locator

    from tests.page.kit import Visitor
    from tests.server.kit import Server

    Come = Callable[..., Visitor]

GAMES = ("zavarushka", "fairy_tale", "dark_tales", "grimm_forest")
FIRST = 6
STOPS = 150
# What a board shows to be chosen now.
PLAYABLE = ".board :is(button.lit, button.legal, .one.free, .words button)"
# Where the keyboard is: whether that can be chosen, how it is called, and whether its ring can be seen.
FOCUSED = f"""() => {{
  const one = document.activeElement;
  const {{ outlineStyle, outlineWidth }} = getComputedStyle(one);
  return {{
    playable: one.matches('{PLAYABLE}'),
    name: (one.getAttribute('aria-label') ?? one.innerText).trim(),
    ring: outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2,
  }};
}}"""


@pytest.mark.parametrize("game", GAMES)
def test_a_board_is_played_by_keyboard(server: Server, comes: Come, game: str) -> None:
    ann = comes(server)
    without_hints(ann)
    given = answers_of(ann)
    ann.plays_now(game, "Ann")
    for _ in range(2 * FIRST):
        ann.page.locator(PLAYABLE).first.wait_for()
        chooses(ann)
        if len(given) >= FIRST:
            break
    assert len(given) >= FIRST
    expect(ann.page.locator(".prompt .notice")).to_have_count(0)  # nothing was refused
    ann.looks_right()


def test_a_card_of_the_kingdom_is_put_back(server: Server, comes: Come) -> None:
    ann = comes(server)
    without_hints(ann)
    ann.plays_now("zavarushka", "Ann")
    cards, tiles = ann.page.locator(".hand .one"), ann.page.locator(".tile.lit")
    expect(tiles).to_have_count(0)
    cards.first.press("Enter")
    expect(tiles.first).to_be_visible()
    expect(cards.first).to_have_attribute("aria-pressed", "true")
    cards.nth(1).press("Enter")  # another one instead
    expect(cards.nth(1)).to_have_attribute("aria-pressed", "true")
    expect(cards.first).to_have_attribute("aria-pressed", "false")
    cards.nth(1).press("Escape")  # closes what is enlarged
    cards.nth(1).press("Escape")
    expect(tiles).to_have_count(0)
    ann.looks_right()


def test_after_an_answer_the_keyboard_waits_at_the_question(server: Server, comes: Come) -> None:
    ann = comes(server)
    without_hints(ann)
    ann.plays_now("zavarushka", "Ann")
    ann.page.locator(".prompt .answer").first.press("Enter")
    prompt = ann.page.locator(".prompt")
    expect(prompt).to_be_focused()
    assert ann.page.evaluate(FOCUSED)["ring"]
    tiles = ann.page.locator(".prompt .answer")
    expect(tiles.first).to_have_css("text-transform", "none")
    written = tiles.first.evaluate("one => getComputedStyle(one.firstElementChild, '::first-letter').textTransform")
    assert (tiles.first.inner_text()[1:].isdigit(), written) == (True, "none")  # as on the board
    ann.looks_right()


def test_a_long_press_looks_at_a_card_and_does_not_play_it(server: Server, comes: Come) -> None:
    ann = comes(server, phone=True)
    without_hints(ann)
    given = answers_of(ann)
    ann.plays_now("grimm_forest", "Ann")
    question = ann.page.locator(".prompt h2")
    asked = question.inner_text()
    cards, seen = ann.page.locator(".hand .gather"), ann.page.locator(".bubble")
    for number, name in enumerate(("Field", "Forest", "Brickyard")):
        with long_press(ann, cards.nth(number)):
            expect(seen).to_contain_text(name)
            expect(seen).to_contain_text("A pig that is alone on its location takes everything there.")
    expect(question).to_have_text(asked)
    assert given == []
    ann.looks_right()
    cards.first.tap()
    expect(question).not_to_have_text(asked)
    assert len(given) == 1


@pytest.mark.parametrize(("game", "all_of_it"), [("grimm_forest", ".board"), ("fairy_tale", ".rows")])
def test_four_players_are_in_sight_at_the_largest_text(server: Server, comes: Come, game: str, all_of_it: str) -> None:
    guest = server.guest("Ann")
    table = guest.opens(game, ["me", "greedy", "greedy", "greedy"])
    guest.does(table, "start")
    ann = comes(server)
    ann.page.add_init_script(settings(hints=False, size="huge"))
    ann.context.add_cookies([{"name": "taletable", "value": guest.http.cookies["taletable"], "url": server.url}])
    ann.page.goto(f"/table/{table}")
    ann.page.locator(".prompt .answer").first.wait_for()
    hidden = ann.page.locator(all_of_it).evaluate("one => one.scrollHeight - one.clientHeight")
    assert hidden <= 0
    ann.looks_right()
    ann.is_accessible()


def test_five_players_of_fairy_tale_have_room_in_a_small_window(server: Server, comes: Come) -> None:
    guest = server.guest("Аня")
    table = guest.opens("fairy_tale", ["me", "greedy", "greedy", "greedy", "greedy"], options={"deck": "advanced"})
    guest.does(table, "start")
    ann = comes(server, language="ru")
    ann.page.set_viewport_size({"width": 1024, "height": 768})
    without_hints(ann)
    ann.context.add_cookies([{"name": "taletable", "value": guest.http.cookies["taletable"], "url": server.url}])
    ann.page.goto(f"/table/{table}")
    dice = Random(9)
    for _ in range(8):  # a draft, and what comes of it
        ann.page.locator(".prompt .answer").first.wait_for()
        own, others = (ann.page.locator(part).bounding_box() for part in (".rows .own", ".rows .others"))
        assert own is not None
        assert others is not None
        assert own["y"] + own["height"] <= others["y"]  # neither covers the other
        # No word stands letter by letter.
        narrow = ann.page.locator(".pick .text").evaluate_all("all => all.filter(one => one.clientWidth < 84).length")
        assert narrow == 0
        for card in ann.page.locator(".pick:has(.effect), .pick:has(.now)").all():  # it is called what the eye reads
            for read in card.locator(".effect, .now").all_text_contents():
                assert read.strip() in str(card.get_attribute("aria-label"))
        ann.looks_right()
        ann.answers(dice)
    ann.is_accessible()


@contextmanager
def long_press(visitor: Visitor, place: Locator) -> Iterator[None]:
    """A finger that rests on something."""
    box = place.bounding_box()
    assert box is not None
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch = visitor.context.new_cdp_session(visitor.page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    yield
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def answers_of(visitor: Visitor) -> list[str]:
    """The answers that go over the line from now on."""
    given: list[str] = []

    def sent(frame: str | bytes) -> None:
        order = json.loads(frame).get("do", {})
        if order.get("kind") == "act":
            given.append(str(order["action"]))

    visitor.page.on("websocket", lambda line: line.on("framesent", sent))
    return given


def chooses(visitor: Visitor) -> None:
    """Walk on with Tab to something on the board that can be chosen, and choose it."""
    keyboard = visitor.page.keyboard
    for _ in range(STOPS):
        keyboard.press("Tab")
        at = visitor.page.evaluate(FOCUSED)
        if at["playable"]:
            assert at["name"], "what can be chosen has no name"
            assert at["ring"], f"the focus on {at['name']} cannot be seen"
            keyboard.press("Enter")
            return
    raise AssertionError("nothing that can be chosen is reached")


def without_hints(visitor: Visitor) -> None:
    visitor.page.add_init_script("localStorage.setItem('taletable-settings', JSON.stringify({hints: false}))")
