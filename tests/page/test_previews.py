"""What a choice would bring, the question that shrinks on a desk, and the gallery of cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

import taletable as tt
from taletable.locales import texts

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.page.kit import Visitor
    from tests.server.kit import Server

    Come = Callable[..., Visitor]


def test_pointing_at_a_card_shows_its_points_by_tile(server: Server, comes: Come) -> None:
    ann = comes(server)
    ann.prefers(hints=False, telling="off")
    ann.plays_now("zavarushka", "Ann")
    told = ann.page.locator(".prompt .foreseen")
    expect(told).to_have_text("Choose on the board")
    card = ann.page.locator('.board [data-answer^="card "]').first
    card.hover()
    expect(told).not_to_have_text("Choose on the board")
    card.click()
    tile = ann.page.locator('.board [data-answer^="tile "]').first
    tile.hover()
    expect(told).to_contain_text("ou +")
    ann.page.mouse.move(1, 1)
    expect(told).to_have_text("Choose on the board")
    ann.looks_right()


@pytest.mark.parametrize("game", tt.games())
def test_on_a_desk_no_answer_is_offered_twice_but_all_are_reached_by_keyboard(
    server: Server, comes: Come, game: str
) -> None:
    ann = comes(server)
    ann.prefers(hints=False, telling="off")
    ann.plays_now(game, "Ann")
    ann.settles()
    ann.page.locator(".board [data-answer]").first.wait_for()
    hidden = ann.page.locator(".prompt .there .answer")
    expect(hidden.first).to_be_attached()
    board = set(ann.page.locator(".board [data-answer]").evaluate_all("all => all.map(one => one.dataset.answer)"))
    beside = ann.page.locator(".prompt .answer:not(.there *)")
    assert not board & set(beside.evaluate_all("all => all.map(one => one.dataset.answer)"))
    high = ann.page.locator(".prompt .there").evaluate("one => one.clientHeight")
    assert high <= 1
    hidden.first.focus()
    assert ann.page.locator(".prompt .there").evaluate("one => one.clientHeight") > 30
    ann.is_accessible()
    hidden.first.press("Enter")
    ann.looks_right()


def test_a_setting_brings_all_answers_back_and_phones_have_them_anyway(server: Server, comes: Come) -> None:
    for phone in (False, True):
        ann = comes(server, phone=phone)
        ann.prefers(hints=False, telling="off", allAnswers=not phone)
        ann.plays_now("zavarushka", "Ann")
        ann.page.locator(".board [data-answer]").first.wait_for()
        expect(ann.page.locator(".prompt .row .answer").first).to_be_visible()
        expect(ann.page.locator(".prompt .there")).to_have_count(0)


def test_whoever_wants_no_previews_has_none(server: Server, comes: Come) -> None:
    ann = comes(server)
    ann.prefers(hints=False, telling="off", previews=False)
    ann.page.on("request", lambda asked: ann.wrong.append(asked.url) if asked.url.endswith("/preview") else None)
    ann.plays_now("zavarushka", "Ann")
    ann.page.locator('.board [data-answer^="card "]').first.hover()
    expect(ann.page.locator(".prompt .foreseen")).to_have_text("Choose on the board")
    ann.looks_right()


@pytest.mark.parametrize("game", tt.games())
def test_the_gallery_has_every_card_and_finds_it_in_any_language(server: Server, comes: Come, game: str) -> None:
    ann = comes(server, language="pl")
    ann.page.goto("/")
    ann.page.locator(f'[data-game="{game}"] a[href="/cards/{game}"]').click()
    cards = ann.page.locator(".page li:has(.called)")
    cards.first.wait_for()
    ann.loads()
    ann.looks_right()
    ann.is_accessible()
    found = cards.count()
    name = cards.first.locator(".called").inner_text()
    ann.page.locator("input[type=search]").fill(name.upper())
    expect(cards.first.locator(".called")).to_have_text(name)
    assert 1 <= cards.count() < found


def test_the_gallery_of_an_expansion_has_its_cards(server: Server, comes: Come) -> None:
    ann = comes(server)
    ann.page.goto("/cards/dark_tales")
    cards = ann.page.locator(".page li:has(.called)")
    cards.first.wait_for()
    plain = cards.count()
    ann.page.get_by_text("The Little Mermaid").first.click()
    expect(ann.page.locator("h2", has_text="Pacts")).to_be_visible()
    assert cards.count() > plain


@pytest.mark.parametrize("phone", [False, True])
def test_at_a_table_the_gallery_tells_what_has_been_seen(server: Server, comes: Come, phone: bool) -> None:
    ann = comes(server, phone=phone)
    ann.prefers(hints=False, telling="off")
    ann.plays_now("fairy_tale", "Ann")
    ann.settles()
    ann.page.locator("header button").last.click()
    ann.page.get_by_role("button", name="All cards").click()
    cards = ann.page.locator("dialog li:has(.called)")
    cards.first.wait_for()
    seen = cards.locator("b").evaluate_all("all => all.map(one => +one.textContent.replace(/\\D/g, ''))")
    assert sum(seen) == 5  # the pack that lies before her
    ann.looks_right()
    ann.page.keyboard.press("Escape")
    expect(cards).to_have_count(0)


@pytest.mark.parametrize("language", ["en", "ru", "pl"])
def test_the_signs_of_cards_are_explained_at_the_table_and_in_the_gallery(
    server: Server, comes: Come, language: str
) -> None:
    said = texts(language)
    ann = comes(server, language=language)
    ann.prefers(hints=False, telling="off")
    ann.page.goto("/cards/zavarushka")
    signs = ann.page.locator(".legend li")
    expect(signs).to_have_count(4 + 4 + 10 + 4)
    for id in ("page-zavarushka-sign-near", "zavarushka-terrain-castle", "zavarushka-card-wizard"):
        expect(signs.get_by_text(said.text(id), exact=True)).to_have_count(1)
    ann.looks_right()
    ann.is_accessible()
    ann.plays_now("zavarushka", "Ann")
    ann.page.get_by_role("button", name=said.text("page-menu")).click()
    ann.page.get_by_role("button", name=said.text("page-signs")).click()
    expect(signs.first).to_be_in_viewport()
    ann.is_accessible()
