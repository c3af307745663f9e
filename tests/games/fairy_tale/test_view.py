"""What a view says of cards beside their points: how far their needs are met, in a row and if they were played."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.fairy_tale.oracle import CARDS, fits
from tests.games.fairy_tale.tale import GAME, clause, ended, position
from tests.kit import walk


def needs(card: str, *rows: str, seat: int = 0) -> list[dict[str, Any]]:
    """How far the needs of a card in a finished row are met."""
    laid: dict[str, Any] = next(one for one in ended(*rows).view(None)["rows"][seat] if one["card"] == card)
    return list(laid["needs"])


def held(card: str, *rows: str) -> dict[str, Any]:
    """What a card that the first seat holds would score."""
    table = GAME.arrange(position(f"{card} bard" + " bard" * (len(rows) - 2), *rows))
    found: dict[str, Any] = table.view(0)["if_played"][card]
    return found


@clause("5.6")
def test_a_set_says_how_many_of_each_kind_there_are() -> None:
    row = "dragons-tale-2 children-of-the-dragon lady lady (dragons-lair)"
    assert needs("dragons-tale-2", row, "") == [{"have": 2, "many": 2}, {"have": 2, "many": 2}]
    assert needs("dragons-tale-2", "dragons-tale-2 lady", "") == [{"have": 1, "many": 2}, {"have": 1, "many": 2}]


@clause("5.5")
def test_the_most_is_measured_by_whoever_has_the_most() -> None:
    tale = "dragons-tale-1"
    assert needs(tale, tale, "bard", "bard") == [{"have": 1, "many": 1}]
    assert needs(tale, tale, "silver-dragon", "bard") == [{"have": 1, "many": 1}]  # a tie is enough
    assert needs(tale, tale, "bard", "silver-dragon gold-dragon") == [{"have": 1, "many": 2, "rival": 2}]
    assert needs(tale, f"({tale})", "bard", "bard") == [{"have": 0, "many": 1}]  # nobody has any


@clause("5.7")
def test_a_partner_that_lies_face_down_is_told_apart_from_one_that_is_not_there() -> None:
    tale = "dragons-tale-3"
    assert needs(tale, f"{tale} silver-dragon (dragons-lair)", "dragons-lair") == [
        {"have": 1, "many": 1},
        {"have": 0, "many": 1, "face_down": True},
    ]
    assert needs(tale, tale, "silver-dragon") == [{"have": 0, "many": 1}, {"have": 0, "many": 1}]


@clause("5.8")
def test_a_trickster_helps_a_need_by_name_before_it_is_named() -> None:
    table = ended("dragons-tale-4 trickster", "bard")
    tale, trickster = table.view(None)["rows"][0]
    assert (tale["why"], tale["needs"]) == ("met", [{"have": 1, "many": 1}])
    assert "named" not in trickster
    table.act(0, "card bard")
    tale, trickster = table.view(None)["rows"][0]
    assert (tale["why"], tale["needs"]) == ("missing", [{"have": 0, "many": 1}])
    assert trickster["named"] == "bard"


def test_only_cards_that_hang_on_others_have_needs() -> None:
    (row, _) = ended("sky-dance-dragon dwarven-warrior", "bard").view(None)["rows"]
    assert "needs" not in row[0]
    assert row[1]["needs"] == [{"have": 1, "many": 1}]


def test_a_held_card_is_thought_to_lie_in_the_row() -> None:
    assert held("children-of-the-dragon", "children-of-the-dragon", "") == {
        "points": 2,
        "needs": [{"have": 2, "many": 1}],
    }
    assert held("dragons-tale-1", "", "silver-dragon gold-dragon") == {
        "points": 0,
        "needs": [{"have": 1, "many": 2, "rival": 1}],
    }
    assert held("dragons-tale-4", "(gold-dragon)", "") == {
        "points": 0,
        "needs": [{"have": 0, "many": 1, "face_down": True}],
    }


def test_what_a_card_would_score_is_for_its_holder_alone() -> None:
    table = GAME.arrange(position("dragons-tale-1 lady", "", ""))
    assert set(table.view(0)["if_played"]) == {"dragons-tale-1", *_hanging("homesteaders", "mischievous-fairy")}
    assert "lady" in table.view(1)["if_played"]
    assert "if_played" not in table.view(None)


def _hanging(*cards: str) -> set[str]:
    return {card for card in cards if isinstance(CARDS[card]["points"], str)}


@pytest.mark.parametrize("options", [{}, {"deck": "advanced", "drafts": 5}])
def test_needs_and_points_never_disagree(options: dict[str, Any]) -> None:
    """Whole games: a condition has its points just when every need is met, in rows and in hands."""
    printed: dict[Any, Any] = {row["id"]: row["printed"] for row in GAME.sheet("", {})}
    for table in walk(GAME.deal(3, 11, **options), 11):
        for seat in range(3):
            view = table.view(seat)
            shown = [one for row in view["rows"] for one in row if "needs" in one and not one["down"]]
            shown += [{"card": card, **one} for card, one in view["if_played"].items()]
            for one in shown:
                card = printed[one["card"]]
                met = all(need["have"] >= need["many"] for need in one["needs"])
                if card["scoring"] == "per":
                    assert one["points"] == card["points"] * one["needs"][0]["have"]
                else:
                    assert one["points"] == (card["points"] if met else 0)
            held = {*view["hand"], *(view["pack"] or ())}
            assert set(view["if_played"]) == _hanging(*held)


def test_the_phase_follows_the_course_of_a_draft() -> None:
    table = GAME.deal(2, 5)
    phases = [table.view(None)["phase"]]
    for one in walk(table, 5):
        phase = one.view(None)["phase"]
        if phase != phases[-1]:
            phases.append(phase)
    assert phases == [*["draft", "play"] * 4, "end"]


def test_what_is_printed_can_be_had_as_data() -> None:
    printed: dict[Any, Any] = {row["id"]: row["printed"] for row in GAME.sheet("", {})}
    assert printed["dragons-tale-3"]["needs"] == [
        {"many": 1, "card": "silver-dragon", "cards": ["silver-dragon"]},
        {"many": 1, "card": "dragons-lair", "cards": ["dragons-lair"]},
    ]
    for card, facts in printed.items():
        sheet = CARDS[card]
        assert (facts["faction"], facts["kind"]) == (sheet["faction"], sheet["kind"])
        assert str(facts["points"]) == str(sheet["points"]).split()[0]
        for one in [*facts["needs"], facts["effect"] or {}]:
            if "category" in one:
                assert one["cards"] == [other for other in CARDS if fits(other, one["category"])]
        words = {
            "fixed": [],
            "per": ["per", *[need.get("card") for need in facts["needs"]]],
            "most": ["if", "most", *[need.get("category") for need in facts["needs"]]],
            "set": ["if", *" and ".join(f"{one['many']} {one.get('category')}" for one in facts["needs"]).split()],
            "named": ["if", *" and ".join(str(one.get("card")) for one in facts["needs"]).split()],
        }
        assert str(sheet["points"]).split()[1:] == words[facts["scoring"]]
        assert sheet.get("effect", "") == _written(facts["effect"])


def _written(effect: dict[str, Any] | None) -> str:
    """An effect in the words of the sheet."""
    if effect is None or effect["does"] == "almighty":
        return "" if effect is None else "almighty"
    if effect["does"] == "hunt":
        return f"hunt {effect['category']}"
    return f"{'all' if effect['everyone'] else 'you'} {effect['does']} {effect['amount']} {effect['category']}"
