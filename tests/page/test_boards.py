"""The boards by keyboard alone: what can be chosen is reached, is seen to be reached, has a name, and is chosen."""

from __future__ import annotations

import json
import re
from contextlib import contextmanager
from random import Random
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

import taletable as tt
from tests.page.kit import ANSWERS, FOLDED, PLAYABLE

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Locator, WebSocketRoute

    from tests.page.kit import Visitor
    from tests.server.kit import Server

    Come = Callable[..., Visitor]

FIRST = 6
STOPS = 150
# What lies on the table of Dark Tales and cannot be chosen now.
THINGS = tuple(
    f"{thing}:not(.lit)"
    for thing in (
        *("[data-at=deck]", ".market .stack", ".supply .thing", ".setting.deals button", ".middle .card"),
        *(".others .who", ".others .thing", ".others .token", ".others .card"),
        *(".own .who", ".own .thing", ".own .token", ".own .card"),
    )
)
HAND = ["king", "witch", "enchanted-forest", "creature-of-the-night", "young-hero", "dragon", "merchant", "ogre"]
# Where the name on a card ends, and where the next card begins.
STRIPS = """() => [...document.querySelectorAll('.hand li')].map((card, place, all) => {
  const range = document.createRange();
  range.selectNodeContents(card.querySelector('.name'));
  const next = all[place + 1] ?? card;
  const { left, right } = next.getBoundingClientRect();
  return [range.getBoundingClientRect().right, next === card ? right : left];
})"""
# Whether what is enlarged is in the window, and touches neither less nor more than the side of its card.
BESIDE = """() => {
  const box = selector => document.querySelector(selector).getBoundingClientRect();
  const [card, seen] = [box('.hand .gather'), box('.bubble:popover-open')];
  const near = Math.min(Math.abs(seen.left - card.right), Math.abs(card.left - seen.right)) < 12;
  return near && seen.top >= 0 && seen.bottom <= innerHeight;
}"""
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


@pytest.mark.parametrize("game", tt.games())
def test_a_board_is_played_by_keyboard(server: Server, comes: Come, game: str) -> None:
    ann = comes(server)
    ann.prefers(hints=False)
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


def test_what_cannot_be_chosen_says_why(server: Server, comes: Come) -> None:
    host = server.guest("Ann")
    table = host.opens("dark_tales", ["me", "greedy", "greedy"], options={"expansion": "cinderella"})
    host.does(table, "start")
    ann = comes(server)
    ann.prefers(hints=False)
    given = answers_of(ann)
    ann.comes_as(host)
    ann.page.goto(f"/table/{table}")
    ann.arrives()
    dice, question, notice = Random(5), ann.page.locator(".prompt h2"), ann.page.locator(".prompt .notice")
    silent = set(THINGS)
    for _ in range(60):
        ann.page.locator(".prompt .answer").first.wait_for()
        asked = question.inner_text()
        for thing in [one for one in THINGS if one in silent and ann.page.locator(one).count()]:
            given.clear()
            ann.page.locator(thing).first.click()
            expect(notice).to_contain_text("§")
            assert len(given) == 1, f"{thing} does not ask why"
            expect(question).to_have_text(asked)
            notice.get_by_role("button", name="Close").click()
            silent.remove(thing)
        if not silent:
            break
        ann.answers(dice)
    assert silent == set()
    ann.looks_right()


@pytest.mark.parametrize("phone", [False, True])
def test_a_card_that_another_lies_over_shows_its_name_and_no_text(server: Server, comes: Come, phone: bool) -> None:
    ann = comes(server, phone=phone)
    ann.prefers(hints=False)
    ann.page.route_web_socket("**/live", lambda line: deals(line, HAND))
    ann.plays_now("dark_tales", "Ann")
    cards = ann.page.locator(".hand li")
    expect(cards).to_have_count(len(HAND))
    expect(ann.page.locator(".hand .covered")).to_have_count(len(HAND) - 1)
    expect(ann.page.locator(".hand .text")).to_have_count(1)
    for name, strip in ann.page.evaluate(STRIPS):
        assert name <= strip + 1, "a name is cut off"


def test_a_card_of_the_kingdom_is_put_back(server: Server, comes: Come) -> None:
    ann = comes(server)
    ann.prefers(hints=False)
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
    ann.prefers(hints=False, allAnswers=True)
    ann.plays_now("zavarushka", "Ann")
    ann.page.locator(".prompt .answer").first.press("Enter")
    prompt = ann.page.locator(".prompt")
    expect(prompt).to_be_focused()
    assert ann.page.evaluate(FOCUSED)["ring"]
    ann.page.locator(FOLDED).click()
    tiles = ann.page.locator(f"{ANSWERS}:not(.more)")
    tiles.first.wait_for()
    written = tiles.first.evaluate("one => getComputedStyle(one.firstElementChild, '::first-letter').textTransform")
    name = tiles.first.locator("span").inner_text()
    assert (name[1:].isdigit(), written) == (True, "none")  # as on the board
    ann.looks_right()


def test_the_question_is_read_aloud_and_comes_before_the_log(server: Server, comes: Come) -> None:
    ann = comes(server)
    ann.prefers(hints=False)
    ann.plays_now("dark_tales", "Ann")
    dice, told = Random(1), ann.page.locator(".prompt [aria-live]")
    ann.page.evaluate("window.told = document.querySelector('.prompt [aria-live]')")
    for _ in range(4):
        ann.page.locator(".prompt .answer").first.wait_for()
        expect(told).to_have_attribute("aria-live", "assertive")
        ann.answers(dice)
    # Words that come into a region are read; a region that comes with its words is not.
    assert ann.page.evaluate("window.told.isConnected")
    order = "document.querySelector('.prompt').compareDocumentPosition(document.querySelector('aside ol'))"
    assert ann.page.evaluate(order) & 4  # it follows


def test_what_is_enlarged_is_heard_after_the_name(server: Server, comes: Come) -> None:
    ann = comes(server)
    ann.prefers(hints=False)
    ann.plays_now("dark_tales", "Ann")
    card = ann.page.locator(".hand button").first
    card.wait_for()
    expect(card).to_have_accessible_description("")
    ann.page.locator("header a").first.focus()
    ann.page.keyboard.press("Tab")  # so that the focus is seen
    card.focus()
    expect(card).to_have_accessible_description(re.compile("in the game"))
    card.press("Escape")
    card.press("Shift+Tab")
    expect(card).to_have_accessible_description("")


def test_what_is_enlarged_follows_what_it_belongs_to(server: Server, comes: Come) -> None:
    ann = comes(server)
    ann.prefers(hints=False)
    ann.plays_now("grimm_forest", "Ann")
    ann.page.locator("header a").first.focus()
    ann.page.keyboard.press("Tab")  # so that the focus is seen
    ann.page.locator(".hand .gather").first.focus()
    expect(ann.page.locator(".bubble:popover-open")).to_be_visible()
    ann.page.set_viewport_size({"width": 1300, "height": 640})
    ann.page.wait_for_function(BESIDE)


@pytest.mark.parametrize(("phone", "width", "height"), [(True, 390, 844), (True, 844, 390), (False, 720, 450)])
def test_a_refused_undo_and_what_to_do_instead_are_read_on_a_phone(
    server: Server, comes: Come, phone: bool, width: int, height: int
) -> None:
    ann = comes(server, language="ru", phone=phone)
    ann.page.set_viewport_size({"width": width, "height": height})
    ann.prefers(hints=False, telling="off")
    ann.plays_now("zavarushka", "Аня")
    dice = Random(3)
    undo, notice = ann.page.get_by_role("button", name="Отменить ход"), ann.page.locator(".prompt .notice p")
    for _ in range(4):
        ann.page.locator(".prompt .answer").first.wait_for()
        ann.answers(dice)
    for _ in range(6):
        ann.settles()
        undo.click()
        ann.draws()
        if notice.count():
            break
    ask = ann.page.get_by_role("button", name="Попросить отменить мой ход")
    for part in (notice, ask):
        box = part.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= width, "it is cut off"
    expect(notice).to_be_in_viewport(ratio=0.99)
    assert (notice.bounding_box() or {"width": 0})["width"] > 80
    ann.looks_right()


def test_the_language_changes_under_ones_finger(server: Server, comes: Come) -> None:
    ann = comes(server)
    ann.prefers(hints=False)
    ann.plays_now("dark_tales", "Ann")
    ann.page.locator(".hand button").first.wait_for()
    ann.page.get_by_role("button", name="Menu").click()
    menu = ann.page.locator("dialog[open]")
    menu.get_by_text("Settings", exact=True).click()
    menu.get_by_text("Polski").click()
    expect(menu.locator("h2")).to_have_text("Mroczne baśnie")
    expect(menu.get_by_text("Polski")).to_be_visible()
    expect(ann.page.locator("main h1")).to_have_text("Mroczne baśnie")
    ann.page.keyboard.press("Escape")
    ann.looks_right()


def test_a_long_press_looks_at_a_card_and_does_not_play_it(server: Server, comes: Come) -> None:
    ann = comes(server, phone=True)
    ann.prefers(hints=False)
    given = answers_of(ann)
    ann.plays_now("grimm_forest", "Ann")
    question = ann.page.locator(".prompt h2")
    asked = question.inner_text()
    cards, seen = ann.page.locator(".hand .gather"), ann.page.locator(".bubble")
    for number, name in enumerate(("Field", "Forest", "Brickyard")):
        with long_press(ann, cards.nth(number)):
            expect(seen).to_contain_text(name)
            expect(seen).to_contain_text("A pig that is alone on its location takes everything there.")
        expect(seen).to_contain_text(name)  # it can be read without the finger
    expect(question).to_have_text(asked)
    assert given == []
    ann.looks_right()
    ann.page.locator("header h1, header .home").first.dispatch_event("pointerdown")
    expect(seen).to_have_count(0)
    cards.first.tap()
    expect(question).not_to_have_text(asked)
    assert len(given) == 1


@pytest.mark.parametrize(("game", "all_of_it"), [("grimm_forest", ".board"), ("fairy_tale", ".rows")])
def test_four_players_are_in_sight_at_the_largest_text(server: Server, comes: Come, game: str, all_of_it: str) -> None:
    guest = server.guest("Ann")
    table = guest.opens(game, ["me", "greedy", "greedy", "greedy"])
    guest.does(table, "start")
    ann = comes(server)
    ann.prefers(hints=False, size="huge")
    ann.comes_as(guest)
    ann.page.goto(f"/table/{table}")
    ann.page.locator(".prompt .answer").first.wait_for()
    ann.loads()  # the fonts, too
    ann.draws()
    hidden = ann.page.locator(all_of_it).evaluate("one => one.scrollHeight - one.clientHeight")
    assert hidden <= 0
    ann.looks_right()
    ann.is_accessible()


def deals(line: WebSocketRoute, hand: list[str]) -> None:
    """Let the viewer hold these cards, whatever the server says."""
    server = line.connect_to_server()

    def told(message: str | bytes) -> None:
        state = json.loads(message)
        if "hand" in state.get("view", {}):
            state["view"]["hand"] = hand
        line.send(json.dumps(state))

    server.on_message(told)


def test_five_players_of_fairy_tale_have_room_in_a_small_window(server: Server, comes: Come) -> None:
    guest = server.guest("Аня")
    table = guest.opens("fairy_tale", ["me", "greedy", "greedy", "greedy", "greedy"], options={"deck": "advanced"})
    guest.does(table, "start")
    ann = comes(server, language="ru")
    ann.page.set_viewport_size({"width": 1024, "height": 768})
    ann.prefers(hints=False)
    ann.comes_as(guest)
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
                assert read.strip() in card.locator("> .unseen").inner_text()
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
