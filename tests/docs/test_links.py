"""Every link leads somewhere: in the repository, and on the site before it is built."""

from __future__ import annotations

from pathlib import Path

import pytest

import taletable as tt
from docs.site.markdown import anchors, links, relink, shell_lines
from docs.site.pages import gather, listed, navigation, rulebook_file
from taletable.locales import LANGUAGES
from tests.docs.kit import FILES

RULEBOOKS = [rulebook_file(game, language) for game in tt.games() for language in LANGUAGES]


def broken(file: Path) -> list[str]:
    """The links of a file that lead to no file, or to no heading of it."""
    found = []
    for link in links(file.read_text("utf-8")):
        if "://" not in link and not link.startswith("mailto:"):
            path, _, fragment = link.partition("#")
            target = file.parent / path if path else file
            there = target.exists() and (not fragment or fragment in anchors(target.read_text("utf-8")))
            if not there:
                found.append(link)
    return found


@pytest.mark.parametrize("file", [*FILES, *RULEBOOKS], ids=lambda file: "-".join(file.parts[-3:]))
def test_links_in_the_repository_lead_somewhere(file: Path) -> None:
    assert broken(file) == []


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site") / "pages"
    gather(folder, examples=1)
    return folder


def test_links_on_the_site_lead_somewhere(pages: Path) -> None:
    assert {str(page.relative_to(pages)): broken(page) for page in pages.rglob("*.md") if broken(page)} == {}


def test_every_page_is_in_the_menu_once(pages: Path) -> None:
    assert sorted(listed(navigation())) == sorted([str(page.relative_to(pages)) for page in pages.rglob("*.md")])


def test_what_is_no_page_is_named_instead_of_linked(pages: Path) -> None:
    assert "](../" not in (pages / "contributing.md").read_text("utf-8")
    assert "[changelog](changelog.md)" in (pages / "environments.md").read_text("utf-8")
    assert "[`examples/bot.py`](examples/bot.md)" in (pages / "bots.md").read_text("utf-8")


@pytest.mark.parametrize("game", tt.games())
def test_the_reference_has_every_field_question_and_event(pages: Path, game: str) -> None:
    types = tt.game(game).types
    page = (pages / f"reference/{game}.md").read_text("utf-8")
    for view in (types.public_view, types.own_view):
        for field in view.__annotations__:
            assert f"| <code>{field}</code> |" in page
    for kind, clause in tt.game(game).events.items():
        assert f"| <code>{kind}</code> |" in page
        assert clause == "card" or f"[{clause}](../rules/{game}/en.md#" in page
    for kind in tt.game(game).questions:
        assert f"| <code>{kind}</code> |" in page


def test_a_link_to_nowhere_is_found(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("# A heading\n\n[a](#a-heading) [b](#b) [c](c.md) `[d](d.md)`\n\n```\n[e](e.md)\n```\n", "utf-8")
    assert broken(page) == ["#b", "c.md"]


def test_only_links_are_changed() -> None:
    text = "`[a](b)` [c](d)\n\n    taletable play GAME\n\n```python\n[e](f)\n```\n"
    assert relink(text, lambda link: f"<{link['target']}>") == text.replace("[c](d)", "<d>")
    assert shell_lines(text) == ["taletable play GAME"]
