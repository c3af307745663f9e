"""What the log says: why everything happens, and that a card had no effect."""

from __future__ import annotations

import json
from typing import Any

import pytest

from taletable.games.dark_tales.cards import TEXT
from taletable.kernel import Message
from taletable.locales import LANGUAGES, texts
from tests.games.dark_tales.tale import GAME, causes, clause, played, position, teller, told, turn
from tests.kit import scenario, walk

# Events that name their cause in another way, or are one.
OWN = {"begins", "dealt", "played", "idle", "scored", "scored-lasting", "bargained", "danced", "left", "ended"}


@pytest.mark.parametrize("expansion", ["none", "mermaid", "cinderella"])
def test_every_event_names_its_cause(expansion: str) -> None:
    kinds: set[str] = set()
    for seed in range(6):
        *_, table = walk(GAME.start(3, seed, {"expansion": expansion}, listen=True), seed)
        for event in table.story or []:
            kinds.add(event.kind)
            assert ("source" in event.args) == (event.kind not in OWN), event
    assert {"drew", "took", "paid", "discarded", "removed" if expansion != "cinderella" else "invited"} <= kinds


def spoken(table: Any, kind: str, language: str = "en") -> list[str]:
    events = [event for event in table.table.events_for(None) if event.kind == kind]
    return [texts(language).event("dark_tales", event, ("Ann", "Ben")) for event in events]


def test_causes_by_name() -> None:
    table = turn(teller("dragon king", wand=1), teller(front="witch"), top="fairy hidden-cave").seat(0).plays("deal 3")
    assert causes(table, "drew") == ["turn"]
    assert (causes(table, "barred"), causes(table, "took"), causes(table, "paid")) == (["deal"], ["deal"], ["deal"])
    table.plays("card dragon")
    assert causes(table, "discarded") == ["dragon"]
    assert spoken(table, "drew")[0] == "Start of turn: Ann draws a card."
    assert spoken(table, "barred") == ["Setting A: Ann may not draw, because of a Witch in front of another player."]
    assert spoken(table, "discarded") == ["Dragon: Ann discards a Witch."]


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Ann makes deal 1 of setting A: pay a suit of armour to take the top card of the discard pile into your hand."),
        ("ru", "Ann применяет эффект 1 сюжета А: «отдайте доспех, а взамен возьмите на руку верхнюю карту сброса»."),
        ("pl", "Ann korzysta z wymiany 1: „oddaj do puli zbroję, a w zamian weź na rękę wierzchnią kartę stosu kart odrzuconych”."),
    ],
)  # fmt: skip
def test_a_deal_is_told_with_what_it_says(language: str, line: str) -> None:
    table = turn(teller("king", armour=1), teller(), discard="ogre").seat(0).plays("deal 1")
    assert spoken(table, "dealt", language) == [line]


@clause("4.3")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_without_effect_says_so(language: str) -> None:
    table = played("ogre")
    assert told(table, "idle") == [{"card": "ogre"}]
    assert texts(language).text("dark_tales-card-ogre") in spoken(table, "idle", language)[0]
    assert told(played("ogre", teller(), teller(coin=1)), "idle") == []
    assert told(played("dark-lord"), "idle") == [{"card": "dark-lord"}]
    assert told(played("witch"), "idle") == []


@clause("4.3", "4.4")
def test_a_card_whose_offer_is_declined_has_no_effect() -> None:
    table = played("shipwreck", teller("king"), teller(), expansion="mermaid").seat(0).plays("pass")
    assert told(table, "idle") == [{"card": "shipwreck"}]
    table = played("shipwreck", teller("king"), teller(), expansion="mermaid").seat(0).plays("yes", "card king")
    assert (told(table, "idle"), causes(table, "entered")) == ([], ["shipwreck"])


# What questions say.


def labels(table: Any, seat: int, language: str = "en") -> list[str]:
    decision = table.table.decision(seat)
    return [texts(language).answer("dark_tales", GAME.actions[action], decision) for action in decision.actions]


def question(table: Any, seat: int, language: str = "en") -> str:
    return texts(language).prompt("dark_tales", table.table.decision(seat))


@clause("3.2")
def test_deals_are_offered_by_what_they_say() -> None:
    table = turn(teller("king", wand=1), teller())
    assert question(table, 0) == "Do you make a deal of setting A?"
    assert labels(table, 0) == ["pay a magic wand to draw a card, take a coin and score 1 point", "no, thank you"]
    table = played("wizard", teller(), teller())
    assert question(table, 0) == "Wizard lets you make a deal of setting A. Do you?"
    table.seat(0).plays("yes")
    assert labels(table, 0) == ["pay a magic wand to draw a card, take a coin and score 1 point"]


@clause("7.4", "7.6")
@pytest.mark.parametrize(
    ("language", "asked", "second"),
    [
        (
            "en",
            "Do you make a deal of setting A, or play a pact instead?",
            "Silver Knife, second condition: pay a sword to score 2 points. Do you?",
        ),
        (
            "ru",
            "Применяете эффект сюжетной карты А или разыгрываете вместо него договор?",
            "Серебряный нож, второе условие: отдайте меч, а взамен получите 2 очка. Выполняете?",
        ),
        (
            "pl",
            "Czy korzystasz z wymiany ze scenerii A albo zamiast tego zagrywasz pakt?",
            "Srebrny nóż, drugi warunek: oddaj do puli miecz, a w zamian zdobądź 2 punkty. Spełniasz go?",
        ),
    ],
)
def test_a_pact_is_asked_about_with_price_and_reward(language: str, asked: str, second: str) -> None:
    place = position(teller("king", pacts="silver-knife", sword=2), teller("king"), expansion="mermaid")
    table = scenario("dark_tales", place).seat(0)
    assert question(table, 0, language) == asked
    table.plays("pact silver-knife")
    assert question(table, 0, language) == second


@clause("8.11")
@pytest.mark.parametrize(
    ("language", "best", "stop"),
    [
        ("en", "best pairs (+2)", "no more dances"),
        ("ru", "лучшие пары (+2)", "закончить танцы"),
        ("pl", "najlepsze pary (+2)", "koniec tańców"),
    ],
)
def test_at_a_ball_answers_say_what_they_do(language: str, best: str, stop: str) -> None:
    place = position(
        teller("secret-helper", "king witch"), teller("king"), middle="gypsy", ball="ogre ogre", expansion="cinderella"
    )
    table = scenario("dark_tales", place).seat(0).plays("card secret-helper", "card gypsy")
    assert labels(table, 0, language)[-2:] == [best, stop]


def test_a_sentence_within_a_question_is_plain_data() -> None:
    decision = turn(teller("king", wand=1), teller()).table.decision(0)
    assert decision is not None
    assert all(isinstance(said, Message) for said in decision.args["deal 3"])
    told = decision.as_dict()
    assert told["args"]["deal 3"][0] == ["dark_tales-step-pay", {"count": 1, "item": "wand"}]
    assert json.loads(json.dumps(told)) == told


@clause("3.2", "5.2")
def test_a_deal_that_is_refused_is_told_with_what_it_says() -> None:
    table = turn(teller("king", wand=1), teller()).seat(0)
    table.refuses("deal 2", "3.2", "pay a sword and discard a villain in play to score 3 points")
    own = TEXT.replace('    "pay 1 wand => draw 1 and take 1 coin and score 1",\n', "", 1)
    own = own.replace('source = ["public", "public", "public"]', 'source = ["public", "public"]', 1)
    table = turn(teller("king", armour=1), teller(), discard="ogre", options={"deck_file": own}).seat(0)
    table.refuses("deal 3", "3.2", "asks for something else")
