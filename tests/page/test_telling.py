"""The telling: what others do is seen one at a time, and question and log come when the board has told what led to them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from tests.kit import chance
from tests.page.kit import ANSWERS, TABLE, tap

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.page.kit import Visitor
    from tests.server.kit import Server

    Come = Callable[..., Visitor]

GAMES = ("dark_tales", "fairy_tale", "grimm_forest", "zavarushka")
TOLD = f"{TABLE}?.dataset.telling === 'true'"
LEFT = "Number(document.querySelector('.teller .state')?.innerText.split('+')[1] ?? 0)"
# What the page has shown, one picture after the other: whether something is told, by whom and what, and what is asked.
WATCH = """() => {
  window.shown = [];
  const look = () => {
    const table = document.querySelector('main.table');
    if (!table) return;
    const now = {
      telling: table.dataset.telling === 'true',
      actor: table.querySelector('.teller header b')?.innerText ?? null,
      says: [...table.querySelectorAll('.teller .says p:not(.about)')].map(one => one.innerText),
      asked: table.querySelectorAll('.prompt .answer').length > 0,
      lit: table.querySelectorAll('.board :is(button.lit, button.legal)').length > 0,
      result: document.querySelector('dialog[open]') !== null,
    };
    if (JSON.stringify(now) !== JSON.stringify(shown.at(-1))) shown.push(now);
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true, attributes: true, characterData: true });
}"""


# Heads of chapters of the log that lie over the next one.
OVER_EACH_OTHER = """() => [...document.querySelectorAll('aside ol .chapter')].filter((head, place, all) => {
  const next = all[place + 1];
  return next && head.getBoundingClientRect().bottom > next.getBoundingClientRect().top + 1;
}).map(head => head.innerText)"""


def sits_down(comes: Come, server: Server, game: str, phone: bool = False, **settings: Any) -> Visitor:
    """Somebody at a table of bots, who is asked something."""
    ann = comes(server, motion=True, phone=phone)
    ann.prefers(hints=False, **settings)
    ann.plays_now(game, "Ann")
    ann.page.locator(ANSWERS).first.wait_for()
    return ann


def plays_until_told(ann: Visitor, least: int = 1) -> None:
    """Answer until others have done something that is being told, and so many more beats are to come."""
    dice = chance.dice("until told", ann.table)
    for _ in range(80):
        ann.page.locator(ANSWERS).first.wait_for()
        ann.answers(dice, tap if ann.page.evaluate("'ontouchstart' in window") else None)
        ann.page.wait_for_function(f"() => {TOLD} || document.querySelector('{ANSWERS}')")
        if ann.page.evaluate(f"{TOLD} && {LEFT} >= {least}"):
            return
    raise AssertionError("nobody else has done anything")


@pytest.mark.parametrize("game", GAMES)
def test_others_are_seen_one_at_a_time_and_the_question_comes_after_them(
    server: Server, comes: Come, game: str
) -> None:
    ann = sits_down(comes, server, game, telling="fast")
    ann.page.evaluate(WATCH)
    dice, telling, beats = chance.dice("one at a time", game), [], []
    for _ in range(30):
        ann.answers(dice)
        ann.page.wait_for_function(f"() => !({TOLD}) && document.querySelector('{ANSWERS}, dialog[open]')")
        telling = [one for one in ann.page.evaluate("window.shown") if one["telling"]]
        beats = [one["says"] for one, last in zip(telling[1:], telling, strict=False) if one["says"] != last["says"]]
        if len(beats) >= 3 or ann.standings.count():
            break
    assert len(beats) >= 3, "nothing was told one after the other"
    for one in telling:
        assert one["says"], "something is told without words"
        assert not one["asked"], "the question stands there while it is told what led to it"
        assert not one["lit"], "something can be chosen while nothing is asked"
        actors = {name for name in ("Ann", "Raven", "Fox") if any(said.startswith(f"{name} ") for said in one["says"])}
        assert one["actor"] is None or actors <= {one["actor"]}
    ann.looks_right()


def test_the_log_has_what_was_told_and_no_more(server: Server, comes: Come) -> None:
    ann = sits_down(comes, server, "dark_tales", telling="slow")
    plays_until_told(ann)
    log = ann.page.locator("aside ol")
    for _ in range(40):
        says = ann.page.locator(".teller .says p:not(.about)").last.inner_text()
        left = ann.page.evaluate(LEFT)
        expect(log).to_contain_text(says)
        if not left:
            break
        before = log.inner_text()
        ann.page.keyboard.press("Space")
        ann.page.wait_for_function(
            f"before => !({TOLD}) || document.querySelector('aside ol').innerText !== before", arg=before
        )
        assert log.inner_text().startswith(before[:40])
    ann.page.keyboard.press("Escape")
    ann.page.locator(ANSWERS).first.wait_for()


def test_one_key_goes_on_another_ends_it_and_a_click_does_too(server: Server, comes: Come) -> None:
    ann = sits_down(comes, server, "grimm_forest", telling="slow")
    says = ann.page.locator(".teller .says")
    plays_until_told(ann, least=2)
    before = says.inner_text()
    ann.page.keyboard.press("Space")
    expect(says).not_to_have_text(before)
    before = says.inner_text()
    ann.page.locator(".beside button").first.click()
    expect(says).not_to_have_text(before)
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator("main.table")).to_have_attribute("data-telling", "false")
    assert ann.asked()
    ann.looks_right()


@pytest.mark.parametrize("speed", ["normal", "off"])
def test_what_happened_since_the_last_move_is_told_again(server: Server, comes: Come, speed: str) -> None:
    ann = sits_down(comes, server, "zavarushka", telling=speed)
    dice = chance.dice("again")
    for _ in range(4):
        ann.page.locator(ANSWERS).first.wait_for()
        ann.answers(dice)
    ann.page.keyboard.press("Escape")
    ann.page.locator(ANSWERS).first.wait_for()
    ann.draws()
    log = ann.page.locator("aside ol").inner_text()
    question = ann.page.locator(".prompt h2").inner_text()
    ann.page.get_by_role("button", name="Since your last move").click()
    expect(ann.page.locator(".teller.again .says")).to_be_visible()
    assert not ann.asked()
    assert ann.page.locator("aside ol").inner_text() == log  # it has been told already
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator(".prompt h2")).to_have_text(question)
    ann.looks_right()


def test_an_answer_given_early_is_not_lost(server: Server, comes: Come) -> None:
    ann = sits_down(comes, server, "zavarushka", telling="slow")
    hand = ann.page.locator(".hand button.card, .hand .one button, .hand button")
    dice = chance.dice("early")
    for _ in range(8):
        ann.page.locator(ANSWERS).first.wait_for()
        ann.answers(dice)
        ann.settles()
        if ann.page.evaluate(TOLD):
            break
    hand.first.click()
    # The card is chosen, and the next question is where it goes; or what a magic one has done is asked first.
    expect(ann.page.locator(".prompt h2")).not_to_contain_text("Which character do you play?")
    assert ann.asked()
    ann.looks_right()


def test_the_last_move_is_told_before_the_result_covers_it(server: Server, comes: Come) -> None:
    ann = sits_down(comes, server, "zavarushka", telling="fast")
    ann.page.evaluate(WATCH)
    ann.plays_out(seed=3)
    shown = ann.page.evaluate("window.shown")
    assert any(one["telling"] for one in shown)
    assert not any(one["telling"] and one["result"] for one in shown)


def test_a_phone_is_told_everything_too(server: Server, comes: Come) -> None:
    ann = sits_down(comes, server, "dark_tales", phone=True, telling="slow")
    plays_until_told(ann, least=3)
    teller = ann.page.locator(".teller")
    expect(teller).to_be_visible()
    expect(teller.locator(".says p").first).to_be_visible()
    ann.looks_right()
    teller.locator("button").tap()
    expect(teller).to_be_hidden()
    ann.page.locator(ANSWERS).first.wait_for()


def test_the_log_is_told_by_rounds_and_turns_and_shows_the_cards_it_names(server: Server, comes: Come) -> None:
    ann = sits_down(comes, server, "fairy_tale", telling="off")
    dice = chance.dice("rounds")
    log = ann.page.locator("aside ol")
    while log.locator(".chapter").count() < 2:
        ann.page.locator(ANSWERS).first.wait_for()
        ann.answers(dice)
        ann.draws()
    expect(log.locator(".chapter").first).to_contain_text("Draft 1 of 4")
    expect(log.locator(".said b").first).to_have_text("4 times")  # packs are passed on, again and again
    assert ann.page.evaluate(OVER_EACH_OTHER) == []
    folded = log.locator(".fold").first
    lines = log.locator(".line")
    before = lines.count()
    folded.click()
    assert lines.count() > before
    named = log.locator(".line button").first
    named.hover()
    bubble = ann.page.locator(".bubble:popover-open")
    expect(bubble).to_be_visible()
    ann.looks_right()
    ann.page.locator(".prompt").hover()
    expect(bubble).to_have_count(0)
    named.focus()
    ann.page.keyboard.press("Enter")
    expect(bubble).to_be_visible()
    ann.is_accessible()


def test_turns_are_counted_in_rounds_where_the_game_has_none(server: Server, comes: Come) -> None:
    ann = sits_down(comes, server, "zavarushka", telling="off")
    dice = chance.dice("rounds")
    rounds = ann.page.locator("aside ol h3")
    while rounds.count() < 3:
        ann.page.locator(ANSWERS).first.wait_for()
        ann.answers(dice)
        ann.draws()
    assert rounds.all_inner_texts()[:3] == ["Round 1", "Round 2", "Round 3"]
    assert ann.page.locator("aside ol .turn").count() >= 5


def test_the_winner_is_celebrated_before_the_pad_unless_nothing_may_move(server: Server, comes: Come) -> None:
    ann = sits_down(comes, server, "zavarushka", telling="off")
    ann.page.evaluate("""() => new MutationObserver(() => {
      if (document.querySelector('.winner')) window.celebrated ??= document.querySelector('dialog[open]') === null;
    }).observe(document, { childList: true, subtree: true })""")
    ann.plays_out(seed=4)
    assert ann.page.evaluate("window.celebrated") is True
    expect(ann.page.locator(".winner")).to_have_count(0)
    bob = comes(server)
    bob.prefers(hints=False)
    bob.plays_now("zavarushka", "Bob")
    bob.page.evaluate("""() => new MutationObserver(() => {
      window.celebrated ||= document.querySelector('.winner') !== null;
    }).observe(document, { childList: true, subtree: true })""")
    bob.plays_out(seed=4)
    assert not bob.page.evaluate("window.celebrated")
