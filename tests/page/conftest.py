"""A real Chromium, as Debian has it, and a server; each process of pytest starts them once."""

from __future__ import annotations

import shutil
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import sync_playwright

from tests.page.kit import Visitor
from tests.server.kit import Server

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Browser


def chromium() -> str:
    found = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    assert found is not None, "this needs Chromium: run tests/need.sh chromium"
    return found


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Playwright keeps an event loop running in this thread, so it goes before tests elsewhere begin one."""
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(
            executable_path=chromium(), args=["--no-sandbox", "--disable-dev-shm-usage"]
        )
        yield opened
        opened.close()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server")) as server:
        yield server


@pytest.fixture
def comes(browser: Browser) -> Iterator[Callable[..., Visitor]]:
    """Somebody comes by; everybody has gone again after the test."""
    here: list[Visitor] = []

    def come(server: Server, **how: object) -> Visitor:
        here.append(Visitor(browser, server, **how))  # type: ignore[arg-type]
        return here[-1]

    yield come
    for visitor in here:
        visitor.close()
