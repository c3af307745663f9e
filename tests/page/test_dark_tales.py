"""The table of Dark Tales late in the game: many cards in the middle can be read, also while a ball asks who dances."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

import taletable as tt

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import WebSocketRoute

    from tests.page.kit import Visitor
    from tests.server.kit import Server

    Come = Callable[..., Visitor]

LEAST = 11  # pixels that a name has at least
GAME = tt.game("dark_tales")
ACTIONS = {name: action for action, name in enumerate(GAME.actions)}
FRONT = ["cinderella", "cinderella-prince", "stepmother", "rich-man", "young-hero"]
PAIRS = [("cinderella", "cinderella-prince", False), ("rich-man", "princess", True), ("young-hero", "fairy", True)]
# The size of the letters of a name, and whether all of them are on the card.
NAMES = """where => [...document.querySelectorAll(`${where} .face .name`)].map(name => {
  const range = document.createRange();
  range.selectNodeContents(name);
  const { left, right } = range.getBoundingClientRect();
  const card = name.closest('li').getBoundingClientRect();
  return [parseFloat(getComputedStyle(name).fontSize), left >= card.left && right <= card.right];
})"""


def middle(expansion: str) -> list[str]:
    """All that can lie in the middle, as often as in the deck, 20 cards at least."""
    rows: list[Any] = GAME.sheet("", GAME.settled({"expansion": expansion}))
    here = [row for row in rows if row.get("goes") == "middle" and row["kind"] != "event"]
    cards = [row["id"] for row in here for _ in range(row["copies"]) if row["deck"] in ("base", expansion)]
    assert len(cards) >= 20
    return cards


class Late:
    """Stands between the page and its server, and puts many cards on the table."""

    def __init__(self, expansion: str) -> None:
        self.middle = middle(expansion)
        self.state: dict[str, Any] = {}
        self.line: WebSocketRoute | None = None

    def listen(self, line: WebSocketRoute) -> None:
        self.line, server = line, line.connect_to_server()

        def told(message: str | bytes) -> None:
            heard = json.loads(message)
            if heard["kind"] in ("state", "update"):
                heard["view"]["middle"] = self.middle
                for seat, player in enumerate(heard["view"]["players"]):
                    player["front"] = FRONT[seat > 0 :]
                self.state |= heard
            line.send(json.dumps(heard))

        server.on_message(told)

    def asks(self, kind: str, names: list[str], **args: Any) -> None:
        assert self.line is not None
        self.state["version"] += 1
        actions = sorted(ACTIONS[name] for name in names)
        asked = {"number": self.state["version"], "kind": kind, "actions": actions, "args": args}
        decision = {**self.state["decision"], **asked}
        self.line.send(json.dumps({**self.state, "kind": "update", "events": [], "talk": [], "decision": decision}))

    def asks_who_dances(self) -> None:
        couples = [{"cards": [one, other], "middle": common} for one, other, common in PAIRS]
        self.state["view"]["proposal"] = couples
        best, stop = [["dark_tales-choice-best", {"points": 11}]], [["dark_tales-choice-stop", {}]]
        words = {"points": 11, "yes": best, "pass": stop}
        self.asks("dance", [*[f"card {card}" for card in FRONT], "yes", "pass"], **words)


# What is beyond the room it lies in, or would have to be looked for by scrolling sideways.
HIDDEN = """() => [...document.querySelectorAll('.middle li, .floor li')].filter(one => {
  const { left, right, bottom } = one.getBoundingClientRect(), floor = one.closest('.floor')?.getBoundingClientRect();
  return left < 0 || right > innerWidth || (floor && bottom > floor.bottom + 1);
}).map(one => one.innerText)"""


def sits(server: Server, ann: Visitor, expansion: str) -> Late:
    host = server.guest("Ann")
    table = host.opens("dark_tales", ["me", "greedy", "greedy", "greedy"], options={"expansion": expansion})
    host.does(table, "start")
    late = Late(expansion)
    ann.prefers(hints=False)
    ann.comes_as(host)
    ann.page.route_web_socket("**/live", late.listen)
    ann.page.goto(f"/table/{table}")
    ann.page.locator(".prompt .answer").first.wait_for()
    ann.loads()
    ann.draws()
    return late


def is_readable(ann: Visitor) -> None:
    """Every name in the middle is large enough and whole, and every card has its motif."""
    names = ann.page.evaluate(NAMES, ".middle")
    assert len(names) > 10
    assert all(size >= LEAST and whole for size, whole in names), names
    expect(ann.page.locator(".middle .face .art use")).to_have_count(len(names))
    ann.looks_right()


@pytest.mark.parametrize("language", ["en", "ru", "pl"])
def test_twenty_cards_in_the_middle_can_be_read(server: Server, comes: Come, language: str) -> None:
    ann = comes(server, language=language)
    late = sits(server, ann, "mermaid")
    kinds = set(late.middle)
    expect(ann.page.locator(".middle .face")).to_have_count(len(kinds) + (late.state["view"]["time"] is not None))
    copies = [late.middle.count(card) for card in dict.fromkeys(late.middle)]
    assert ann.page.locator(".middle .count").all_inner_texts() == [f"×{many}" for many in copies if many > 1]
    is_readable(ann)


def test_on_a_phone_no_card_in_the_middle_has_to_be_looked_for(server: Server, comes: Come) -> None:
    ann = comes(server, language="ru", phone=True)
    late = sits(server, ann, "cinderella")
    assert ann.page.evaluate(HIDDEN) == []
    late.asks_who_dances()
    expect(ann.page.locator(".floor li")).to_have_count(len(PAIRS))
    ann.draws()
    assert ann.page.evaluate(HIDDEN) == []
    # The words of the best pairs say what they bring; no second mark does.
    best = ann.page.locator(".prompt [data-answer=yes]")
    expect(best).to_contain_text("+11")
    expect(best.locator(".gain")).to_have_count(0)
    ann.looks_right()


@pytest.mark.parametrize("phone", [False, True])
def test_names_of_the_cards_before_others_can_be_read(server: Server, comes: Come, phone: bool) -> None:
    ann = comes(server, language="ru", phone=phone)
    sits(server, ann, "cinderella")
    names = ann.page.evaluate(NAMES, ".others")
    assert len(names) == 3 * (len(FRONT) - 1)
    assert all(size >= LEAST and whole for size, whole in names), names


def test_a_ball_asks_in_buttons_and_leaves_the_middle_readable(server: Server, comes: Come) -> None:
    ann = comes(server)
    late = sits(server, ann, "cinderella")
    late.asks_who_dances()
    ball = ann.page.locator(".floor .asks")
    expect(ball.get_by_role("button", name="Best pairs (+11)")).to_be_visible()
    expect(ball.get_by_role("button", name="No more dances")).to_be_visible()
    expect(ann.page.locator(".floor li")).to_have_count(len(PAIRS))
    expect(ann.page.locator(".floor li use")).to_have_count(2 * len(PAIRS))
    is_readable(ann)
    ann.is_accessible()

    dancers = ann.page.locator(".floor .dancers button")
    expect(dancers).to_have_count(0)
    ball.get_by_role("button", name="Choose pairs").click()
    expect(dancers).to_have_count(len(FRONT))
    expect(ann.page.locator(".floor li")).to_have_count(0)  # what is best is no longer offered
    late.asks("partner", ["card king", "card young-hero"], card="cinderella")
    expect(dancers).to_have_text(["King", "Young Hero"])
    ann.looks_right()


def test_deals_are_buttons_with_their_price(server: Server, comes: Come) -> None:
    ann = comes(server)
    late = sits(server, ann, "mermaid")
    late.asks("use", ["deal 1", "deal 3", "pass"], count=2)
    deals = ann.page.locator(".setting.deals button")
    expect(deals).to_have_count(3)
    expect(ann.page.locator(".setting.deals button.lit")).to_have_count(2)
    for deal in deals.all():
        assert deal.locator(".thing").count() > 0
        assert len(deal.inner_text()) > 10
    ann.looks_right()
