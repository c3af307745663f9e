"""Sections 1 to 3: the deck, the draft, and playing."""

from __future__ import annotations

from collections import Counter

import pytest

import taletable as tt
from taletable.bots.evaluation.fairy_tale import evaluate
from taletable.games.fairy_tale.cards import SHEET
from taletable.games.fairy_tale.table import Tale
from tests.games.fairy_tale.tale import GAME, clause, position, rows
from tests.kit import scenario

# The sheet a second time, as the specification lists it: copies, faction, kind, points, effect.
FACTIONS = ("dragonvale", "fairywood", "holy-empire")


@clause("1.1")
def test_the_cards_of_the_sheet() -> None:
    kinds = Counter(("character", "place", "tale")[card.kind] for card in SHEET.cards for _ in range(card.copies))
    factions = Counter((*FACTIONS, "shadow")[card.faction] for card in SHEET.cards for _ in range(card.copies))
    assert kinds == {"character": 70, "place": 14, "tale": 16}
    assert factions == {"dragonvale": 28, "fairywood": 28, "holy-empire": 28, "shadow": 16}
    assert sum(card.expert for card in SHEET.cards for _ in range(card.copies)) == 20
    for number in range(3):
        copies = [card.copies for card in SHEET.cards if card.faction == number and not card.expert]
        assert copies == [7, 4, 4, 4, 4]


@clause("1.2", "1.3")
def test_the_two_decks_and_who_can_play_with_them() -> None:
    assert len(SHEET.decks["basic"]) == 80
    assert len(SHEET.decks["advanced"]) == 100
    assert GAME.seat_counts() == (2, 3, 4)
    assert GAME.seat_counts(deck="advanced") == (2, 3, 4, 5)
    with pytest.raises(ValueError, match="2, 3, 4 players"):
        GAME.deal(5, 1)
    table = GAME.deal(4, 1)
    seen: set[str] = set()
    tt.playout(table, 1)
    for row in table.position()["rows"]:
        seen |= {card.strip("()") for card in row}
    assert not any("tale" in card for card in seen)


@clause("1.4")
def test_the_deck_is_shuffled() -> None:
    tops = Counter(GAME.deal(2, seed).view(0)["pack"][0] for seed in range(100))
    assert len(tops) > 8


@clause("1.5")
def test_four_drafts_or_more_as_long_as_the_deck_lasts() -> None:
    for drafts, deck, counts in (
        (4, "basic", (2, 3, 4)),
        (5, "basic", (2, 3)),
        (8, "basic", (2,)),
        (9, "basic", ()),
        (6, "advanced", (2, 3)),
        (10, "advanced", (2,)),
    ):
        assert GAME.seat_counts(drafts=drafts, deck=deck) == counts
    table = GAME.start(2, 1, {"drafts": 10, "deck": "advanced"}, listen=True)
    tt.playout(table, 1)
    assert [event.args["draft"] for event in table.events_for(None) if event.kind == "draft"] == list(range(1, 11))
    assert all(len(row) == 30 for row in table.position()["rows"])
    with pytest.raises(ValueError, match="not for 4"):
        GAME.deal(4, 1, drafts=5)
    with pytest.raises(ValueError, match="nobody can play fairy_tale with these options"):
        GAME.deal(2, 1, drafts=9)
    with pytest.raises(ValueError, match="nobody can play fairy_tale with these options"):
        GAME.arrange({"options": {"drafts": 9}})


@clause("2.1", "2.2")
def test_everybody_keeps_one_of_five_and_passes_four_on() -> None:
    table = GAME.deal(3, 1)
    packs = [table.view(seat)["pack"] for seat in range(3)]
    assert [len(pack) for pack in packs] == [5, 5, 5]
    kept = [packs[seat][0] for seat in range(3)]
    for seat in (2, 0):
        table.act(seat, f"card {kept[seat]}")
        assert table.view(seat)["hand"] == [kept[seat]]
        assert table.view(seat)["pack"] is None
    assert table.waiting == (1,)
    table.act(1, f"card {kept[1]}")
    for seat in range(3):
        left = list(packs[(seat - 1) % 3])
        left.remove(kept[(seat - 1) % 3])
        assert table.view(seat)["pack"] == left


@clause("2.4")
def test_left_then_right_then_left_then_right() -> None:
    table = GAME.start(4, 3, {}, listen=True)
    for draft, step in enumerate((1, -1, 1, -1), 1):
        packs = [table.view(seat)["pack"] for seat in range(4)]
        for seat in range(4):
            table.act(seat, f"card {packs[seat][0]}")
        for seat in range(4):
            assert table.view(seat)["pack"] == packs[(seat - step) % 4][1:], f"draft {draft}"
        while table.view(None)["draft"] == draft and not table.over:
            seat = table.waiting[0]
            table.act(seat, table.actions(seat)[0])
    ways = [event.args["way"] for event in table.events_for(None) if event.kind == "draft"]
    assert ways == ["left", "right", "left", "right"]


@clause("2.3")
def test_the_last_card_is_simply_kept() -> None:
    table = GAME.deal(2, 5)
    picks = 0
    while any(table.view(seat)["pack"] for seat in (0, 1)):
        seat = table.waiting[0]
        table.act(seat, table.actions(seat)[0])
        picks += 1
    assert picks == 8
    assert [len(table.view(seat)["hand"]) for seat in range(2)] == [5, 5]
    decision = table.decision(0)
    assert decision is not None
    assert decision.kind == "lay"


@clause("2.2")
def test_even_a_pack_of_one_name_is_asked_about_so_that_nobody_learns_it() -> None:
    packs = [["homesteaders"] * 5, ["mischievous-fairy", "knight-of-the-round-table", "bard", "lady", "demon"]]
    table = GAME.arrange({"draft": 1, "packs": packs, "agenda": [["pass"]], "asks": [["pick"], ["pick"]]})
    assert table.waiting == (0, 1)
    assert len(table.actions(0)) == 1


@clause("2.2", "3.1")
def test_only_what_is_there_can_be_kept_or_played() -> None:
    packs = [["homesteaders"] * 5, ["mischievous-fairy", "knight-of-the-round-table", "bard", "lady", "demon"]]
    draft = {"draft": 1, "packs": packs, "agenda": [["pass"]], "asks": [["pick"], ["pick"]]}
    scenario("fairy_tale", draft).seat(0).refuses(
        "card knight-of-the-round-table", "2.2", "Knight of the Round Table is not in the pack"
    )
    scenario("fairy_tale", position("knight-of-the-round-table lady")).seat(0).refuses(
        "card demon", "3.1", "You do not hold Demon"
    )


@clause("2.5")
def test_own_cards_may_be_looked_at_and_those_of_others_not() -> None:
    table = GAME.deal(2, 1)
    table.act(0, table.actions(0)[0])
    assert len(table.view(0)["hand"]) == 1
    assert "hand" not in table.view(None)
    assert table.view(1)["hand"] == []


@clause("3.1", "3.2")
def test_three_cards_are_played_one_by_one_and_revealed_together() -> None:
    start = {
        "draft": 4,
        "hands": [["homesteaders", "knight-of-the-round-table", "mischievous-fairy", "lady", "bard"]] * 2,
    }
    table = scenario("fairy_tale", start)
    for number, card in enumerate(("knight-of-the-round-table", "lady", "bard"), 1):
        table.seat(0).asked("lay").plays(f"card {card}")
        table.shows("play", is_=number - 1)
        assert rows(table.table)[0].split() == ["knight-of-the-round-table", "lady", "bard"][: number - 1]
        assert table.table.view(0)["chosen"] == card
        assert table.table.view(1)["chosen"] is None
        table.seat(1).plays(f"card {card}")
    assert rows(table.ends()) == ["knight-of-the-round-table lady bard"] * 2


@clause("3.3")
def test_the_two_left_over_are_thrown_away_unseen() -> None:
    table = scenario(
        "fairy_tale",
        {"draft": 4, "hands": [["homesteaders", "knight-of-the-round-table", "mischievous-fairy", "lady", "bard"]] * 2},
    )
    for card in ("knight-of-the-round-table", "lady", "bard"):
        for seat in (0, 1):
            table.seat(seat).plays(f"card {card}")
    ended = table.ends()
    assert ended.view(0)["discards"] == ["mischievous-fairy", "homesteaders"]
    assert "discards" not in ended.view(None)
    told = [event.as_dict() for event in ended.events_for(None) if event.kind == "discarded"]
    assert told == [{"kind": "discarded", "seat": seat, "count": 2} for seat in (0, 1)]


@clause("3.4")
def test_a_card_that_lies_face_down_is_known_to_all() -> None:
    table = GAME.arrange(position("knight-of-the-round-table lady", "(demon)"))
    for viewer in (0, 1, None):
        assert table.view(viewer)["rows"][0][0]["card"] == "demon"
        assert table.view(viewer)["rows"][0][0]["down"] is True


def test_twelve_cards_each_after_four_drafts() -> None:
    for seats, deck in ((2, "basic"), (4, "basic"), (5, "advanced")):
        table = GAME.deal(seats, 9, deck=deck)
        tt.playout(table, 9)
        written = table.position()
        assert [len(row) for row in written["rows"]] == [12] * seats
        assert [len(cards) for cards in written["discards"]] == [8] * seats
        assert len(written["deck"]) == len(SHEET.decks[deck]) - 20 * seats


def test_a_choice_of_teams_is_for_four() -> None:
    assert GAME.seat_counts(teams=True) == (4,)
    with pytest.raises(ValueError, match="4 players with these options, not for 3"):
        GAME.deal(3, 1, teams=True)


def test_a_card_that_is_chosen_and_not_yet_revealed_has_its_value() -> None:
    hand = ["homesteaders", "dragons-lair", "mischievous-fairy", "lady", "bronze-dragon"]
    values = {}
    for card in ("dragons-lair", "lady"):
        table = GAME.arrange({"draft": 4, "play": 2, "hands": [[card, "homesteaders", "mischievous-fairy"], hand[:3]]})
        assert isinstance(table, Tale)
        table.act(0, f"card {card}")
        values[card] = evaluate(table, 0)
    assert values["dragons-lair"] > values["lady"]


def test_partners_do_not_count_each_other_as_rivals() -> None:
    values = []
    for teams in (False, True):
        rows = [["knight-of-the-round-table"], [], ["dragons-lair"], []]
        table = GAME.arrange({"seats": 4, "options": {"teams": teams}, "draft": 4, "rows": rows})
        assert isinstance(table, Tale)
        values.append(evaluate(table, 0))
    assert values[0] < values[1]
