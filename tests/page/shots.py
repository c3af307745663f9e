"""`make screenshots`: the page in its main states, wide and on a phone, light and dark."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from random import Random

from playwright.sync_api import sync_playwright

import taletable as tt
from tests.page.conftest import chromium
from tests.page.kit import Visitor
from tests.page.test_games import LANGUAGE_OF, opens
from tests.server.kit import Server


def middle(game: str) -> int:
    """About half of the answers that somebody gives in a game."""
    dealt = tt.game(game)
    seats = min(dealt.seat_counts())
    return tt.playout(dealt.deal(seats, 1), 1) // (2 * seats)


def main() -> None:
    """Take them all into a folder."""
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as place, Server(Path(place)) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        for phone, dark in ((False, False), (False, True), (True, False), (True, True)):
            name = f"{'phone' if phone else 'wide'}-{'dark' if dark else 'light'}"
            for number, (game, language) in enumerate(LANGUAGE_OF.items()):
                visitor = Visitor(browser, server, language=language, phone=phone, dark=dark)
                if number == 0:
                    visitor.page.goto("/")
                    visitor.loads()
                    visitor.page.screenshot(type="jpeg", quality=85, path=folder / f"home-{name}.jpg", full_page=True)
                    visitor.page.goto(f"/new/{game}")
                    visitor.loads()
                    visitor.page.screenshot(type="jpeg", quality=85, path=folder / f"new-{name}.jpg", full_page=True)
                    opens(visitor, "Аня")
                    visitor.page.screenshot(
                        type="jpeg", quality=85, path=folder / f"waiting-{name}.jpg", full_page=True
                    )
                    visitor.page.goto(f"/rules/{game}")
                    visitor.loads()
                    visitor.page.screenshot(type="jpeg", quality=85, path=folder / f"rules-{name}.jpg")
                    visitor.close()
                    visitor = Visitor(browser, server, language=language, phone=phone, dark=dark)
                visitor.plays_now(game, "Аня")
                dice = Random(1)
                for _ in range(middle(game)):
                    visitor.page.locator(".prompt .answer").first.wait_for()
                    visitor.answers(dice)
                visitor.page.locator(".prompt .answer").first.wait_for()
                visitor.page.screenshot(type="jpeg", quality=85, path=folder / f"{game}-{name}.jpg")
                if not phone and not dark:
                    visitor.plays_out(1)
                    visitor.page.screenshot(type="jpeg", quality=85, path=folder / f"{game}-over-{name}.jpg")
                visitor.close()
        browser.close()


if __name__ == "__main__":
    main()
