"""The edition at the page: proposed by the reader's language, and explained by its own clauses."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from taletable.locales import rulebook
from tests.kit import chance

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.page.kit import Visitor
    from tests.server.kit import Server

    Come = Callable[..., Visitor]

PROPOSED = "Proponujemy to wydanie, bo ukazało się w twoim języku."
MAY = "każdą z nich można pominąć"  # by the Polish edition both actions of a turn may be left out


def test_a_quick_game_in_polish_is_of_the_polish_edition_and_so_is_every_clause(server: Server, comes: Come) -> None:
    ania = comes(server, language="pl")
    ania.plays_now("grimm_forest", "Ania")
    dice, link = chance.dice("until something is built"), ania.page.locator(".prompt h2 a")
    for _ in range(60):
        if "6.1" in link.inner_text():
            break
        ania.answers(dice)
        link.wait_for()
    link.click()
    dialog = ania.page.locator("dialog[open]")
    expect(dialog).to_contain_text(MAY)
    expect(dialog).to_contain_text("Baśniowy Bór · wydanie polskie · ")
    whole = str(dialog.get_by_role("link").get_attribute("href"))
    assert whole == f"/rules/grimm_forest?table={ania.table}#6.1"
    dialog.get_by_role("button").click()
    log = [str(line.get_attribute("href")) for line in ania.page.locator("aside a").all()]
    assert log
    assert all(line.startswith(f"/rules/grimm_forest?table={ania.table}#") for line in log)
    ania.page.get_by_role("button", name="Menu").click()
    assert ania.page.locator("dialog[open] a[href^='/rules']").get_attribute("href") == whole.partition("#")[0]
    ania.page.goto(whole)
    expect(ania.page.locator('[id="6.1"]')).to_contain_text(MAY)
    expect(ania.page.locator(".sheet", has_text="Zasady tego stołu")).to_contain_text(
        "wydanie polskie", ignore_case=True
    )
    ania.loads()
    ania.looks_right()
    ania.is_accessible()
    # The rules of the game itself are those of the reader's edition, until another one is chosen.
    ania.page.goto("/rules/grimm_forest#6.1")
    clause = ania.page.locator('[id="6.1"]')
    expect(clause).to_contain_text(MAY)
    ania.page.get_by_text("nasze", exact=False).and_(ania.page.locator("label")).click()
    expect(clause).to_contain_text(rulebook("grimm_forest", "pl").clauses["6.1"])
    ania.page.goto("/rules/grimm_forest?table=nowhere#6.1")
    expect(clause).to_contain_text(MAY)
    expect(ania.page).to_have_url(f"{server.url}/rules/grimm_forest#6.1")


def test_a_new_table_proposes_an_edition_and_shows_what_it_implies(server: Server, comes: Come) -> None:
    ania = comes(server, language="pl", phone=True)
    ania.page.goto("/new/grimm_forest")
    proposed = ania.page.get_by_text(PROPOSED)
    expect(proposed).to_be_visible()
    ania.page.locator("details summary").click()
    roars = ania.page.locator("details fieldset").nth(1).locator("input")
    usual, late = roars.nth(0), roars.nth(1)
    expect(late).to_be_checked()
    russian = ania.page.get_by_text("wydanie rosyjskie").and_(ania.page.locator("label"))
    russian.click()
    expect(proposed).to_have_count(0)
    expect(usual).to_be_checked()
    late.locator("..").click()
    # What the edition has is said even where another rule was chosen.
    said = ania.page.locator("details .implied").nth(1)
    expect(said).to_have_text("W wydaniu rosyjskim: przed zebraniem surowców.")
    ania.loads()
    ania.looks_right()
    ania.is_accessible()
    ania.page.get_by_role("button", name="Zacznij grę").click()
    ania.page.locator("dialog input").fill("Ania")
    ania.page.locator("dialog form button").first.click()
    ania.page.wait_for_url("**/table/*")
    ania.arrives()
    options = server.get(f"/api/tables/{ania.table}/rules/pl").json()["options"]
    assert (options["edition"], options["roar_window"], options["frog_prince"]) == ("ru", "end_gather", "discard")


def test_who_reads_english_is_proposed_nothing(server: Server, comes: Come) -> None:
    ann = comes(server)
    ann.page.goto("/new/grimm_forest")
    expect(ann.page.get_by_role("radio", name="our rules")).to_be_checked()
    expect(ann.page.get_by_text("Proposed")).to_have_count(0)
