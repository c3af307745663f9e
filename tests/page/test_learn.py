"""Learning a game: the gentle game and the full one, how to play in two minutes, and the tour through a first turn."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

import taletable as tt
from taletable.locales.texts import texts
from tests.kit import chance
from tests.page.kit import ANSWERS, DRAWN, PLAYABLE, TABLE, click, tap

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from tests.page.kit import Visitor
    from tests.server.kit import Server

    Come = Callable[..., Visitor]

HINT = ".bubble[role=status]"
# What is said when a whole turn has been walked through, and what a player was told to do until then.
WALKS = {
    "zavarushka": ("pad", {"play", "tile"}),
    "fairy_tale": ("whole", {"pick", "lay"}),
    "dark_tales": ("end", {"play"}),
    "grimm_forest": ("round", {"gather", "build", "second"}),
}
MOST = 60
# The hint, what it is about as far as that is seen, and the window.
BOXES = f"""() => ['{HINT}', '.ring', 'html'].map(one => {{
  const {{ left, top, right, bottom }} = document.querySelector(one).getBoundingClientRect();
  return {{ left, top, right, bottom }};
}})"""


def common(one: dict[str, float], other: dict[str, float]) -> float:
    """How much two boxes overlap."""
    wide = min(one["right"], other["right"]) - max(one["left"], other["left"])
    high = min(one["bottom"], other["bottom"]) - max(one["top"], other["top"])
    return max(0, wide) * max(0, high)


def stands_beside(visitor: Visitor) -> None:
    """The hint covers nothing of what it speaks of, and both are seen."""
    visitor.page.evaluate(DRAWN)
    visitor.page.wait_for_function(f"() => document.querySelector('{HINT}')?.style.left")
    bubble, ring, window = visitor.page.evaluate(BOXES)
    about = visitor.page.locator(f"{HINT} p").inner_text()
    assert common(bubble, ring) == 0, f"“{about}” covers its subject: {bubble}, {ring}"
    for box in (bubble, ring):
        assert common(box, window) == common(box, box), f"“{about}” sticks out: {box}"
    assert common(ring, ring) > 0


def plays(visitor: Visitor, press: Any) -> None:
    """Choose something on the board, the last of what lies there, which nothing lies over."""
    asked = visitor.page.evaluate(f"{TABLE}.dataset.asked")
    press(visitor, visitor.page.locator(PLAYABLE).last)
    visitor.page.wait_for_function(f"() => {TABLE}.dataset.asked !== '{asked}'")


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
@pytest.mark.parametrize("game", tt.games())
def test_the_tour_walks_through_a_first_turn_and_covers_nothing_it_speaks_of(
    server: Server, comes: Come, game: str, phone: bool
) -> None:
    ann, press = comes(server, phone=phone), tap if phone else click
    ann.plays_now(game, "Ann", press=press)
    last, waits = WALKS[game]
    said = {key: texts("en").text(f"page-{game}-tour-{key}") for key in (last, *waits)}
    hint, dice, waited = ann.page.locator(HINT), chance.dice("tour", game, phone), set[str]()
    for _ in range(MOST):
        ann.page.locator(ANSWERS).first.wait_for()
        ann.draws()
        if not hint.count():
            ann.answers(dice, press)
            continue
        stands_beside(ann)
        words = hint.locator("p").inner_text()
        if words == said[last]:
            break
        if hint.locator("button.main").count():
            press(ann, hint.locator("button.main"))
        else:
            waited |= {key for key in waits if said[key] == words}
            plays(ann, press)
        expect(hint.filter(has_text=words)).to_have_count(0)
    else:
        raise AssertionError("the first turn never ends")
    assert waited == waits
    ann.looks_right()
    ann.is_accessible()


def test_a_hint_that_tells_what_to_do_waits_for_it(server: Server, comes: Come) -> None:
    ann = comes(server)
    ann.plays_now("zavarushka", "Ann")
    hint = ann.page.locator(HINT)
    for _ in range(3):
        hint.locator("button.main").click()
    expect(hint).to_contain_text("click the card that you want to play")
    expect(hint.locator("button.main")).to_have_count(0)
    ann.page.reload()  # it has not been followed
    expect(hint).to_contain_text("click the card that you want to play")
    ann.page.get_by_role("button", name="Menu").click()
    expect(hint).to_have_count(0)
    ann.page.keyboard.press("Escape")
    expect(hint).to_contain_text("click the card that you want to play")
    answer = ann.page.locator(ANSWERS).first  # below the board is as good as on it
    answer.focus()
    answer.click()
    expect(hint).to_contain_text("Lit tiles may take this card")
    ann.looks_right()


@pytest.mark.parametrize("language", ["en", "ru", "pl"])
def test_how_to_play_is_found_from_everywhere(server: Server, comes: Come, language: str) -> None:
    ann = comes(server, language=language, phone=language == "ru")
    words = texts(language)
    short = words.text("page-how-short")
    for place, link in (
        ("/", ann.page.locator("[data-game=grimm_forest] a[href='/how/grimm_forest']")),
        ("/new/grimm_forest", ann.page.get_by_role("link", name=short)),
        ("/rules/grimm_forest", ann.page.get_by_role("link", name=short)),
    ):
        ann.page.goto(place)
        link.click()
        expect(ann.page).to_have_url(re.compile("/how/grimm_forest$"))
    expect(ann.page.locator("ol > li > .picture")).to_have_count(6)
    assert min(ann.page.locator("ol > li > .picture").evaluate_all(DRAWINGS)) > 0
    expect(ann.page.locator("main")).to_contain_text(words.text("page-grimm_forest-how-editions"))
    expect(ann.page.locator("a[href='/rules/grimm_forest']")).to_be_visible()
    ann.loads()
    ann.looks_right()
    ann.page.get_by_role("button", name=words.text("page-play-now")).click()
    expect(ann.page.locator("dialog input[type=text]")).to_be_focused()
    ann.is_accessible()


DRAWINGS = "all => all.map(one => one.querySelectorAll('svg, img').length)"


def test_the_menu_of_a_table_leads_to_how_to_play(server: Server, comes: Come) -> None:
    ann = comes(server)
    ann.plays_now("dark_tales", "Ann")
    ann.page.get_by_role("button", name="Menu").click()
    with ann.page.expect_popup() as opened:
        ann.page.get_by_role("link", name="How to play").click()
    expect(opened.value.locator("h1")).to_have_text("Dark Tales")
    expect(opened.value.locator("ol > li > .picture")).to_have_count(6)


def dealt(server: Server, visitor: Visitor, language: str) -> tuple[dict[str, Any], list[str]]:
    """The options of the table somebody sits at, and who the others are."""
    table = server.get(f"/api/tables/{visitor.table}").json()
    options = server.get(f"/api/tables/{visitor.table}/rules/{language}").json()["options"]
    return options, [seat["level"] for seat in table["seats"][1:]]


def test_play_now_is_gentle_and_the_full_game_is_one_tick_away(server: Server, comes: Come) -> None:
    ania = comes(server, language="pl", phone=True)
    ania.plays_now("grimm_forest", "Ania", press=tap)
    options, bots = dealt(server, ania, "pl")
    assert (options["edition"], options["advanced"], bots) == ("pl", "basic", ["novice", "novice"])
    expect(ania.page.locator(HINT)).to_be_visible()
    # Whoever is known is not asked for a name; the tick says what it changes, and is remembered.
    for again in (False, True):
        ania.page.goto("/")
        ania.page.locator("[data-game=grimm_forest] .do button").first.click()
        dialog = ania.page.locator("dialog[open]")
        full = dialog.get_by_role("checkbox", name="Pełna gra")
        expect(dialog.locator("li", has_text="wydanie polskie")).to_be_visible()
        expect(dialog.locator("input[type=text]")).to_have_count(0)
        expect(full).to_be_checked(checked=again)
        expect(dialog).to_contain_text("Dochodzą zaawansowane baśnie i towarzysze.")
        full.check()
        expect(dialog.locator("li", has_text="wszystkie karty, także zaawansowane")).to_be_visible()
        ania.looks_right()
        ania.is_accessible()
    ania.page.locator("dialog [type=submit]").click()
    ania.page.wait_for_url("**/table/*")
    ania.arrives()
    options, bots = dealt(server, ania, "pl")
    assert (options["edition"], options["advanced"], bots) == ("pl", "all", ["casual", "casual"])
