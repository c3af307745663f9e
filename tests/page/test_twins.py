"""A name that looks like somebody else's has a sign beside it, wherever it stands."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.server.kit import Server

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from tests.page.kit import Visitor

SIGN = "Здесь есть другой игрок с похожим именем."


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """One with nobody else in the lobby."""
    with Server(tmp_path) as server:
        yield server


def test_lookalike_names_have_a_sign_in_the_lobby_before_the_game_in_it_and_beside_words(
    server: Server, comes: Callable[..., Visitor]
) -> None:
    ann, twin = server.guest("Ann"), server.guest("Аnn")  # the second begins with a Cyrillic letter
    table = ann.opens("zavarushka", ["me", "open", "open"], public=True)
    twin.does(table, "sit")
    visitor = comes(server, language="ru")
    signs = visitor.page.get_by_label(SIGN, exact=True)
    visitor.page.goto("/tables")
    expect(signs).to_have_count(2)
    visitor.page.goto(f"/table/{table}")
    expect(signs).to_have_count(2)
    visitor.is_accessible()
    twin.does(table, "say", text="It is me.")
    expect(signs).to_have_count(3)
    twin.does(table, "ready")
    ann.does(table, "bot", seat=2, level="random")
    ann.does(table, "start")
    expect(visitor.page.locator(".plate").get_by_label(SIGN, exact=True)).to_have_count(2)
    visitor.looks_right()
