"""The table in the terminal: all piles, deals by number, and what one's own pacts say."""

from __future__ import annotations

from typing import Any

import pytest
from rich.console import Console

from taletable.cli.boards import draw
from taletable.locales import LANGUAGES, texts
from tests.games.dark_tales.tale import GAME, position, teller


def drawn(language: str, *tellers: dict[str, Any], **more: Any) -> str:
    table = GAME.arrange(position(*tellers, **more))
    console = Console(width=250, color_system=None)
    with console.capture() as capture:
        console.print(draw(table.view(0), texts(language), ["Ann", "Ben"]))
    return capture.get()


def test_all_piles_are_drawn() -> None:
    said = drawn("en", teller("king", coin=2), teller(sword=4), discard="ogre fairy", removed="witch")
    assert "In the supply: coin 6 · armour 4 · magic wand 4. On the discard pile: Fairy. Out of the game: 1." in said
    said = drawn("en", teller("king"), teller(), pact_discard="lost-voice", expansion="mermaid")
    assert "Pacts in the deck 19, discarded 1." in said
    said = drawn("en", teller("king"), teller(), stack_top="mice-horses", expansion="cinderella")
    assert "On the stack of tokens 21. On top: mouse ×2." in said
    said = drawn("en", teller("king", coin=8, sword=4, armour=4, wand=4), teller())
    assert "In the supply: –." in said


def test_deals_have_numbers_and_what_counts_has_none() -> None:
    said = drawn("ru", teller("king"), teller())
    assert "   1) отдайте доспех, а взамен возьмите на руку верхнюю карту сброса" in said
    assert "   · 1 очко за каждую золотую монету у вас" in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_ones_own_pacts_can_be_read_even_if_they_cannot_be_played(language: str) -> None:
    said = drawn(language, teller("king", pacts="silver-knife"), teller(), expansion="mermaid")
    spoken = texts(language)
    line = next(line for line in said.splitlines() if spoken.text("dark_tales-pact-silver-knife") in line)
    assert [line.count(points) for points in ("4", "2", "3")] == [1, 1, 1]
