"""The site is built without a warning, is complete, refers to no other host, and can be searched without a server."""

from __future__ import annotations

import re
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote

import pytest
from playwright.sync_api import sync_playwright

from docs.site.pages import listed, navigation
from tests.docs.kit import ROOT
from tests.page.conftest import chromium

pytestmark = pytest.mark.slow

# What a browser fetches by itself; a link to elsewhere is followed by people only.
FETCHED = {"link": "href", "script": "src", "img": "src", "source": "srcset", "iframe": "src"}


class Page(HTMLParser):
    """The ids of a page, where its links lead, and what a browser fetches for it."""

    def __init__(self, file: Path) -> None:
        super().__init__()
        self.ids: set[str] = set()
        self.links: list[str] = []
        self.fetched: list[str] = []
        self.feed(file.read_text("utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = {name: value or "" for name, value in attrs}
        self.ids |= {found[name] for name in ("id", "name") if name in found}
        if tag == "a" and "href" in found:
            self.links.append(found["href"])
        if tag in FETCHED and FETCHED[tag] in found:
            self.fetched.append(found[FETCHED[tag]])


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    pytest.importorskip("zensical", reason="the site generator is installed for `make docs` and the slow tests only")
    folder = tmp_path_factory.mktemp("docs") / "site"
    built = subprocess.run(
        [sys.executable, "-m", "docs.site", str(folder)], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert built.returncode == 0, built.stdout + built.stderr
    return folder


@pytest.fixture(scope="module")
def pages(site: Path) -> dict[Path, Page]:
    return {file: Page(file) for file in sorted(site.rglob("*.html"))}


def test_every_page_is_there(site: Path, pages: dict[Path, Page]) -> None:
    expected = {site / page.replace(".md", ".html") for page in listed(navigation())}
    assert expected | {site / "404.html"} == set(pages)


def test_every_link_leads_to_a_page_and_an_id(site: Path, pages: dict[Path, Page]) -> None:
    for file, page in pages.items():
        for link in page.links if file.name != "404.html" else ():
            path, _, fragment = unquote(link).partition("#")
            if "://" not in path and not path.startswith("mailto:"):
                target = (file.parent / path).resolve() if path else file
                target = target / "index.html" if target.is_dir() else target
                assert target.is_file(), f"{file.relative_to(site)}: {link}"
                assert not fragment or fragment in pages[target].ids, f"{file.relative_to(site)}: {link}"


def test_nothing_is_fetched_from_another_host(site: Path, pages: dict[Path, Page]) -> None:
    for file, page in pages.items():
        assert [address for address in page.fetched if "//" in address] == [], file.relative_to(site)
    for sheet in site.rglob("*.css"):
        assert re.findall(r"(?:url\(|@import)\s*['\"]?(?:https?:)?//[^)]*", sheet.read_text("utf-8")) == [], sheet.name


def test_the_site_can_be_read_and_searched_from_files(site: Path) -> None:
    asked: list[str] = []
    failed: list[str] = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium(), args=["--no-sandbox", "--disable-dev-shm-usage"]
        )
        page = browser.new_page()
        page.on("request", lambda request: asked.append(request.url))
        page.on("pageerror", lambda error: failed.append(str(error)))
        page.goto((site / "index.html").as_uri())
        page.keyboard.press("Control+k")
        page.get_by_placeholder("Search").fill("imagined worlds")
        page.get_by_role("dialog").get_by_role("heading", name="Copies and imagined worlds").click()
        page.wait_for_url("**/library.html*")
        assert page.get_by_role("heading", name="Copies and imagined worlds").is_visible()
        browser.close()
    assert [url for url in asked if not url.startswith(("file:", "data:", "about:"))] == []
    assert failed == []
    assert any(url.endswith("site.css") for url in asked)


@pytest.mark.usefixtures("site")
def test_a_link_that_leads_nowhere_fails_the_build(tmp_path: Path) -> None:
    (tmp_path / "pages").mkdir()
    (tmp_path / "pages/index.md").write_text("# Home\n\n[nowhere](nowhere.md)\n", "utf-8")
    (tmp_path / "zensical.toml").write_text('[project]\nsite_name = "x"\ndocs_dir = "pages"\n', "utf-8")
    built = subprocess.run(
        [sys.executable, "-m", "zensical", "build", "--strict"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert built.returncode != 0
    assert "page does not exist" in built.stderr
