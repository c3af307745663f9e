"""Section 4: effects, and every pair of them that can meet in one reveal."""

from __future__ import annotations

from itertools import combinations_with_replacement

import pytest

from taletable.kernel import Table
from taletable.locales import texts
from tests.games.fairy_tale import oracle
from tests.games.fairy_tale.tale import GAME, clause, position, reveal, rows
from tests.kit.scenario import Scenario

ACTING = sorted(name for name, card in oracle.CARDS.items() if card.get("effect", "almighty") != "almighty")
PAIRS = [
    (one, two)
    for one, two in combinations_with_replacement(ACTING, 2)
    if one != two or oracle.CARDS[one]["copies"] > 1  # there is only one of each hero
]
HEROES = ("gold-dragon", "fairy-queen", "emperor")


@clause("4.7", "4.9")
def test_example_one_the_lair_or_the_dragon() -> None:
    # Andrey has an open dragon and plays the lair: one of the two is closed, and he says which.
    for choice, after in (
        ("dragons-lair", "sky-dance-dragon (dragons-lair)"),
        ("sky-dance-dragon", "(sky-dance-dragon) dragons-lair"),
    ):
        table = reveal("dragons-lair homesteaders", "sky-dance-dragon")
        table.seat(0).asked("choose-close", "card sky-dance-dragon", "card dragons-lair").nobody(1)
        table.plays(f"card {choice}").ends()
        assert rows(table.table)[0] == after


@clause("4.10", "4.5")
def test_example_four_the_queen_hunts_the_demon() -> None:
    table = reveal("demon fairy-queen", "", "knight-of-the-round-table").ends()
    assert rows(table) == ["(demon)", "knight-of-the-round-table fairy-queen"]


@clause("4.7")
@pytest.mark.parametrize("place", ["dragons-lair", "toadstool-ring", "royal-keep"])
def test_a_place_closes_itself_where_nothing_else_fits(place: str) -> None:
    assert rows(reveal(f"{place} homesteaders").ends())[0] == f"({place})"


@clause("4.8")
@pytest.mark.parametrize(
    "card", ["demon", "vampire", "werewolf", "silver-dragon", "elf-maid", "court-mage", "black-castle"]
)
def test_where_nothing_fits_nothing_happens(card: str) -> None:
    assert rows(reveal(f"{card} shadowkings-tale-1").ends()) == [card, "shadowkings-tale-1"]


@clause("4.2", "4.3")
@pytest.mark.parametrize(
    ("card", "other"), [("demon", "knight-of-the-round-table"), ("vampire", "bard"), ("werewolf", "sky-dance-dragon")]
)
def test_an_attacker_closes_one_card_of_everybody_its_own_player_included(card: str, other: str) -> None:
    table = reveal(f"{card} black-castle shadowkings-tale-1", other, other, other).ends()
    assert rows(table) == [f"({other}) {card}", f"({other}) black-castle", f"({other}) shadowkings-tale-1"]


@clause("4.2")
@pytest.mark.parametrize(
    ("card", "own"),
    [("silver-dragon", "sky-dance-dragon"), ("elf-maid", "bard"), ("court-mage", "knight-of-the-round-table")],
)
def test_an_opener_opens_a_card_of_its_players_faction_and_of_nobody_else(card: str, own: str) -> None:
    table = reveal(f"{card} shadowkings-tale-1", f"({own}) (demon)", f"({own})").ends()
    assert rows(table) == [f"{own} (demon) {card}", f"({own}) shadowkings-tale-1"]


@clause("4.4")
def test_the_black_castle_opens_two_of_any() -> None:
    table = reveal("black-castle homesteaders", "(knight-of-the-round-table) (demon)")
    assert rows(table.table)[0] == "knight-of-the-round-table demon black-castle"
    table = reveal("black-castle homesteaders", "(knight-of-the-round-table) (demon) (mischievous-fairy)")
    table.seat(0).asked("choose-open", "card knight-of-the-round-table", "card demon", "card mischievous-fairy").plays(
        "card mischievous-fairy", "card demon"
    )
    assert rows(table.ends())[0] == "(knight-of-the-round-table) demon mischievous-fairy black-castle"


@clause("4.1")
def test_a_card_that_is_opened_does_not_act_again() -> None:
    # The lair would close a dragon and the demon a knight, had they not entered long ago.
    table = reveal("black-castle homesteaders", "(dragons-lair) (demon) knight-of-the-round-table").ends()
    assert rows(table) == ["dragons-lair demon knight-of-the-round-table black-castle", "homesteaders"]


@clause("4.1")
def test_cards_already_in_play_do_not_act() -> None:
    assert rows(reveal("homesteaders mischievous-fairy", "demon knight-of-the-round-table", "dragons-lair").ends()) == [
        "demon knight-of-the-round-table homesteaders",
        "dragons-lair mischievous-fairy",
    ]


@clause("4.5")
def test_opening_comes_before_closing() -> None:
    # The mage opens the closed knight first, so the demon can close it again, or the mage.
    table = reveal("court-mage demon", "(knight-of-the-round-table)")
    table.seat(0).asked("choose-close", "card knight-of-the-round-table", "card court-mage").plays("card court-mage")
    assert rows(table.ends()) == ["knight-of-the-round-table (court-mage)", "demon"]


@clause("4.10")
@pytest.mark.parametrize("hero", HEROES)
@pytest.mark.parametrize("prey", ["demon", "vampire", "werewolf", "black-castle", "shadowkings-tale-1", "trickster"])
def test_every_hero_hunts_every_shadow(hero: str, prey: str) -> None:
    before = "sky-dance-dragon bard knight-of-the-round-table (elf-maid)"
    table = reveal(f"{hero} {prey}", before, before).ends()
    assert rows(table) == [f"{before} {hero}", f"{before} ({prey})"]


@clause("4.10")
def test_a_hunt_spares_older_cards_and_other_factions() -> None:
    table = reveal("emperor lady shadowkings-tale-2", "demon", "vampire").ends()
    assert rows(table) == ["demon emperor", "vampire lady", "(shadowkings-tale-2)"]


@clause("4.11")
def test_a_hunted_hunter_still_hunts() -> None:
    # In a deck where hunters hunt each other both enter face down.
    sheet = oracle.TEXT.replace('effect = "hunt shadow"', 'effect = "hunt character"')
    table = reveal("emperor fairy-queen", deck_file=sheet).ends()
    assert rows(table) == ["(emperor)", "(fairy-queen)"]
    assert rows(reveal("emperor dragons-lair", deck_file=sheet).ends()) == ["emperor", "(dragons-lair)"]


@clause("4.6")
def test_as_many_as_possible_are_turned() -> None:
    # FLIP any and FLIP a dragon: the dragon must serve the second duty, or one card fewer would be turned.
    sheet = oracle.TEXT.replace('effect = "all flip 1 holy-empire"', 'effect = "all flip 1 any"')
    table = reveal("dragons-lair demon", "homesteaders", deck_file=sheet)
    assert rows(table.ends())[0] == "(homesteaders) (dragons-lair)"


@clause("4.6", "4.9")
def test_of_several_largest_choices_the_owner_takes_one() -> None:
    sheet = oracle.TEXT.replace('effect = "all flip 1 holy-empire"', 'effect = "all flip 1 any"')
    table = reveal("dragons-lair demon", "homesteaders sky-dance-dragon", deck_file=sheet).seat(0)
    table.asked("choose-close", "card homesteaders", "card sky-dance-dragon", "card dragons-lair").plays(
        "card homesteaders"
    )
    table.asked("choose-close", "card sky-dance-dragon", "card dragons-lair").refuses(
        "card homesteaders", "4.9", "already among"
    )
    table.plays("card sky-dance-dragon")
    assert rows(table.table)[0] == "(homesteaders) (sky-dance-dragon) dragons-lair"


@clause("4.9")
def test_everybody_with_a_choice_chooses_at_the_same_time_and_in_secret() -> None:
    table = reveal(
        "demon shadowkings-tale-1 shadowkings-tale-2",
        "knight-of-the-round-table lady",
        "knight-of-the-round-table lady",
        "knight-of-the-round-table",
    )
    assert table.table.waiting == (0, 1)
    assert (
        rows(table.table)[2] == "knight-of-the-round-table shadowkings-tale-2"
    )  # even what is settled waits for the others
    table.seat(1).plays("card lady")
    assert table.table.view(0)["rows"][1][1]["down"] is False
    assert table.table.view(0)["marked"] == []
    assert table.table.view(1)["marked"] == [1]
    table.seat(0).plays("card knight-of-the-round-table")
    assert rows(table.ends()) == [
        "(knight-of-the-round-table) lady demon",
        "knight-of-the-round-table (lady) shadowkings-tale-1",
        "(knight-of-the-round-table) shadowkings-tale-2",
    ]


@clause("4.9")
def test_between_cards_that_are_all_alike_there_is_no_choice() -> None:
    table = reveal(
        "demon shadowkings-tale-1",
        "knight-of-the-round-table knight-of-the-round-table",
        "homesteaders homesteaders homesteaders",
    ).ends()
    assert sorted(rows(table)[0].split()) == ["(knight-of-the-round-table)", "demon", "knight-of-the-round-table"]


@clause("4.3")
def test_what_cannot_be_turned_is_refused_with_its_reason() -> None:
    table = reveal("demon shadowkings-tale-1", "knight-of-the-round-table lady (homesteaders) mischievous-fairy").seat(
        0
    )
    table.refuses("card homesteaders", "4.3", "Homesteaders lies face down already")
    table.refuses(
        "card mischievous-fairy", "4.4", "does not fit: because of Demon only Holy Empire cards can be chosen"
    )
    table.refuses("card bard", "4.2", "Bard is not in your row")
    table = reveal("court-mage homesteaders", "(lady) (knight-of-the-round-table) royal-keep").seat(0)
    table.refuses("card royal-keep", "4.3", "Royal Keep lies face up already")


@clause("4.6")
def test_a_card_that_would_waste_a_duty_is_refused_with_that_reason() -> None:
    sheet = oracle.TEXT.replace('effect = "all flip 1 holy-empire"', 'effect = "all flip 1 character"')
    table = reveal("werewolf demon", "sky-dance-dragon bard lady dragons-lair", deck_file=sheet).seat(0)
    table.plays("card bard")  # a character: now a dragon is due, be it a character or not
    table.refuses("card lady", "4.6", "Lady cannot be chosen any more: fewer cards would be turned than possible")


@clause("4.4", "4.9")
def test_a_question_says_how_many_of_what_and_because_of_which_cards() -> None:
    row = "lady knight-of-the-round-table sky-dance-dragon bronze-dragon"
    table = reveal("demon werewolf", row, "").seat(0)
    first = table.table.decision(0)
    assert first is not None
    assert first.args == {"left": 2, "category": "holy-empire|dragonvale", "card_cause": "demon&werewolf"}
    table.plays("card lady")
    second = table.table.decision(0)
    assert second is not None
    assert second.args == {"left": 1, "category": "dragonvale", "card_cause": "werewolf"}
    asked = texts("en").prompt("fairy_tale", second)
    assert asked == "Werewolf: which of your Dragonvale cards do you turn face down?"


def told(table: Scenario) -> list[str]:
    english = texts("en")
    return [english.event("fairy_tale", event) for event in table.table.events_for(None)]


@clause("4.3", "4.8", "4.10")
def test_the_story_names_the_cause_of_everything_that_is_turned() -> None:
    table = reveal("demon werewolf court-mage", "sky-dance-dragon", "lady", "(knight-of-the-round-table)")
    table.seat(2).plays("card court-mage")
    assert told(table)[:7] == [
        "Red plays Demon.",
        "Blue plays Werewolf.",
        "Yellow plays Court Mage.",
        "Yellow turns Knight of the Round Table face up because of Court Mage.",
        "Red turns Sky-Dance Dragon face down because of Werewolf.",
        "Blue turns Lady face down because of Demon.",
        "Yellow turns Court Mage face down because of Demon.",
    ]
    assert "Red plays Demon, but The Fairy Queen hunts it: it enters face down." in told(reveal("demon fairy-queen"))
    assert "Demon of Red turns nothing: no card fits." in told(reveal("demon vampire", "bard"))
    assert "Vampire of Blue turns nothing: no card fits." not in told(reveal("demon vampire", "bard"))


def _ends(table: Table, found: set[tuple[tuple[tuple[str, bool], ...], ...]]) -> None:
    """Every outcome of every choice."""
    if not table.waiting or table.decision(table.waiting[0]).kind == "naming":  # type: ignore[union-attr]
        written = table.position()["rows"]
        found.add(tuple(tuple((card.strip("()"), not card.startswith("(")) for card in row) for row in written))
        return
    seat = table.waiting[0]
    for action in table.actions(seat):
        world = table.copy()
        world.act(seat, action)
        _ends(world, found)


@clause("4.5", "4.6", "4.10")
@pytest.mark.parametrize("pair", PAIRS, ids="-".join)
def test_every_pair_of_effects_meets_as_the_rules_say(pair: tuple[str, str]) -> None:
    """Two cards revealed at once, rows with open and closed cards of every faction: the same outcomes, no more and no
    fewer, as a second reading of the rules finds by trying everything."""
    before = (
        "sky-dance-dragon (children-of-the-dragon) bard (mischievous-fairy) (vampire)",
        "knight-of-the-round-table (homesteaders) (bronze-dragon) dwarven-warrior lady",
    )
    table = GAME.arrange(position(" ".join(pair), *before))
    for seat, card in enumerate(pair):
        table.act(seat, f"card {card}")
    found: set[tuple[tuple[tuple[str, bool], ...], ...]] = set()
    _ends(table, found)
    laid = [[(card.strip("()"), not card.startswith("(")) for card in row.split()] for row in before]
    # Copies of one name are alike, so outcomes are compared as sets of cards in each row.
    assert {_alike(rows) for rows in found} == {_alike(rows) for rows in oracle.outcomes(laid, list(pair))}


def _alike(world: tuple[tuple[tuple[str, bool], ...], ...]) -> tuple[tuple[tuple[str, bool], ...], ...]:
    return tuple(tuple(sorted(row)) for row in world)


@pytest.mark.parametrize(
    "trio",
    [
        ("demon", "vampire", "werewolf"),
        ("demon", "demon", "court-mage"),
        ("black-castle", "dragons-lair", "werewolf"),
        ("emperor", "demon", "elf-maid"),
    ],
    ids="-".join,
)
def test_three_effects_meet_as_the_rules_say(trio: tuple[str, ...]) -> None:
    before = (
        "sky-dance-dragon knight-of-the-round-table (bard)",
        "mischievous-fairy (lady) (sky-dance-dragon)",
        "homesteaders knight-of-the-round-table elf-maid (dwarven-warrior)",
    )
    table = GAME.arrange(position(" ".join(trio), *before))
    for seat, card in enumerate(trio):
        table.act(seat, f"card {card}")
    found: set[tuple[tuple[tuple[str, bool], ...], ...]] = set()
    _ends(table, found)
    laid = [[(card.strip("()"), not card.startswith("(")) for card in row.split()] for row in before]
    assert {_alike(rows) for rows in found} == {_alike(rows) for rows in oracle.outcomes(laid, list(trio))}
