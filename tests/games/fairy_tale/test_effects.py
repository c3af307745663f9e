"""Section 4: effects, and every pair of them that can meet in one reveal."""

from __future__ import annotations

from itertools import combinations_with_replacement

import pytest

from taletable.kernel import Table
from tests.games.fairy_tale import oracle
from tests.games.fairy_tale.tale import GAME, clause, position, reveal, rows

ACTING = sorted(name for name, card in oracle.CARDS.items() if card.get("effect", "almighty") != "almighty")
PAIRS = [
    (one, two)
    for one, two in combinations_with_replacement(ACTING, 2)
    if one != two or oracle.CARDS[one]["copies"] > 1  # there is only one of each hero
]
HEROES = ("elder-dragon", "forest-queen", "emperor")


@clause("4.7", "4.9")
def test_example_one_the_cave_or_the_dragon() -> None:
    # Andrey has an open dragon and plays the lair: one of the two is closed, and he says which.
    for choice, after in (
        ("dragon-cave", "cloud-dragon (dragon-cave)"),
        ("cloud-dragon", "(cloud-dragon) dragon-cave"),
    ):
        table = reveal("dragon-cave settler", "cloud-dragon")
        table.seat(0).asked("choose-close", "card cloud-dragon", "card dragon-cave").nobody(1)
        table.plays(f"card {choice}").ends()
        assert rows(table.table)[0] == after


@clause("4.10", "4.5")
def test_example_four_the_queen_hunts_the_demon() -> None:
    table = reveal("demon forest-queen", "", "knight").ends()
    assert rows(table) == ["(demon)", "knight forest-queen"]


@clause("4.7")
@pytest.mark.parametrize("place", ["dragon-cave", "toadstool-ring", "royal-keep"])
def test_a_place_closes_itself_where_nothing_else_fits(place: str) -> None:
    assert rows(reveal(f"{place} settler").ends())[0] == f"({place})"


@clause("4.8")
@pytest.mark.parametrize(
    "card", ["demon", "vampire", "werewolf", "pearl-dragon", "elf-maid", "court-mage", "black-castle"]
)
def test_where_nothing_fits_nothing_happens(card: str) -> None:
    assert rows(reveal(f"{card} shadow-tale-1").ends()) == [card, "shadow-tale-1"]


@clause("4.2", "4.3")
@pytest.mark.parametrize(
    ("card", "other"), [("demon", "knight"), ("vampire", "minstrel"), ("werewolf", "cloud-dragon")]
)
def test_an_attacker_closes_one_card_of_everybody_its_own_player_included(card: str, other: str) -> None:
    table = reveal(f"{card} black-castle shadow-tale-1", other, other, other).ends()
    assert rows(table) == [f"({other}) {card}", f"({other}) black-castle", f"({other}) shadow-tale-1"]


@clause("4.2")
@pytest.mark.parametrize(
    ("card", "own"), [("pearl-dragon", "cloud-dragon"), ("elf-maid", "minstrel"), ("court-mage", "knight")]
)
def test_an_opener_opens_a_card_of_its_players_faction_and_of_nobody_else(card: str, own: str) -> None:
    table = reveal(f"{card} shadow-tale-1", f"({own}) (demon)", f"({own})").ends()
    assert rows(table) == [f"{own} (demon) {card}", f"({own}) shadow-tale-1"]


@clause("4.4")
def test_the_black_castle_opens_two_of_any() -> None:
    table = reveal("black-castle settler", "(knight) (demon)")
    assert rows(table.table)[0] == "knight demon black-castle"
    table = reveal("black-castle settler", "(knight) (demon) (sprite)")
    table.seat(0).asked("choose-open", "card knight", "card demon", "card sprite").plays("card sprite", "card demon")
    assert rows(table.ends())[0] == "(knight) demon sprite black-castle"


@clause("4.1")
def test_a_card_that_is_opened_does_not_act_again() -> None:
    # The cave would close a dragon and the demon a knight, had they not entered long ago.
    table = reveal("black-castle settler", "(dragon-cave) (demon) knight").ends()
    assert rows(table) == ["dragon-cave demon knight black-castle", "settler"]


@clause("4.1")
def test_cards_already_in_play_do_not_act() -> None:
    assert rows(reveal("settler sprite", "demon knight", "dragon-cave").ends()) == [
        "demon knight settler",
        "dragon-cave sprite",
    ]


@clause("4.5")
def test_opening_comes_before_closing() -> None:
    # The mage opens the closed knight first, so the demon can close it again, or the mage.
    table = reveal("court-mage demon", "(knight)")
    table.seat(0).asked("choose-close", "card knight", "card court-mage").plays("card court-mage")
    assert rows(table.ends()) == ["knight (court-mage)", "demon"]


@clause("4.10")
@pytest.mark.parametrize("hero", HEROES)
@pytest.mark.parametrize("prey", ["demon", "vampire", "werewolf", "black-castle", "shadow-tale-1", "trickster"])
def test_every_hero_hunts_every_shadow(hero: str, prey: str) -> None:
    before = "cloud-dragon minstrel knight (elf-maid)"
    table = reveal(f"{hero} {prey}", before, before).ends()
    assert rows(table) == [f"{before} {hero}", f"{before} ({prey})"]


@clause("4.10")
def test_a_hunt_spares_older_cards_and_other_factions() -> None:
    table = reveal("emperor lady shadow-tale-2", "demon", "vampire").ends()
    assert rows(table) == ["demon emperor", "vampire lady", "(shadow-tale-2)"]


@clause("4.11")
def test_a_hunted_hunter_still_hunts() -> None:
    # In a deck where hunters hunt each other both enter face down.
    sheet = oracle.TEXT.replace('effect = "hunt shadow"', 'effect = "hunt character"')
    table = reveal("emperor forest-queen", deck_file=sheet).ends()
    assert rows(table) == ["(emperor)", "(forest-queen)"]
    assert rows(reveal("emperor dragon-cave", deck_file=sheet).ends()) == ["emperor", "(dragon-cave)"]


@clause("4.6")
def test_as_many_as_possible_are_turned() -> None:
    # FLIP any and FLIP a dragon: the dragon must serve the second duty, or one card fewer would be turned.
    sheet = oracle.TEXT.replace('effect = "all flip 1 knights"', 'effect = "all flip 1 any"')
    table = reveal("dragon-cave demon", "settler", deck_file=sheet)
    assert rows(table.ends())[0] == "(settler) (dragon-cave)"


@clause("4.6", "4.9")
def test_of_several_largest_choices_the_owner_takes_one() -> None:
    sheet = oracle.TEXT.replace('effect = "all flip 1 knights"', 'effect = "all flip 1 any"')
    table = reveal("dragon-cave demon", "settler cloud-dragon", deck_file=sheet).seat(0)
    table.asked("choose-close", "card settler", "card cloud-dragon", "card dragon-cave").plays("card settler")
    table.asked("choose-close", "card cloud-dragon", "card dragon-cave").refuses("card settler", "4.9", "already among")
    table.plays("card cloud-dragon")
    assert rows(table.table)[0] == "(settler) (cloud-dragon) dragon-cave"


@clause("4.9")
def test_everybody_with_a_choice_chooses_at_the_same_time_and_in_secret() -> None:
    table = reveal("demon shadow-tale-1 shadow-tale-2", "knight lady", "knight lady", "knight")
    assert table.table.waiting == (0, 1)
    assert rows(table.table)[2] == "knight shadow-tale-2"  # even what is settled waits for the others
    table.seat(1).plays("card lady")
    assert table.table.view(0)["rows"][1][1]["down"] is False
    assert table.table.view(0)["marked"] == []
    assert table.table.view(1)["marked"] == [1]
    table.seat(0).plays("card knight")
    assert rows(table.ends()) == ["(knight) lady demon", "knight (lady) shadow-tale-1", "(knight) shadow-tale-2"]


@clause("4.9")
def test_between_cards_that_are_all_alike_there_is_no_choice() -> None:
    table = reveal("demon shadow-tale-1", "knight knight", "settler settler settler").ends()
    assert sorted(rows(table)[0].split()) == ["(knight)", "demon", "knight"]


@clause("4.3")
def test_what_cannot_be_turned_is_refused_with_its_reason() -> None:
    table = reveal("demon shadow-tale-1", "knight lady (settler) sprite").seat(0)
    table.refuses("card settler", "4.3", "lies that way already")
    table.refuses("card sprite", "4.6", "not among the cards that can be turned")
    table.refuses("card minstrel", "4.2", "You have no Minstrel in play")


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
        "cloud-dragon (dragonling) minstrel (sprite) (vampire)",
        "knight (settler) (copper-dragon) axe-dwarf lady",
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
        ("black-castle", "dragon-cave", "werewolf"),
        ("emperor", "demon", "elf-maid"),
    ],
    ids="-".join,
)
def test_three_effects_meet_as_the_rules_say(trio: tuple[str, ...]) -> None:
    before = ("cloud-dragon knight (minstrel)", "sprite (lady) (cloud-dragon)", "settler knight elf-maid (axe-dwarf)")
    table = GAME.arrange(position(" ".join(trio), *before))
    for seat, card in enumerate(trio):
        table.act(seat, f"card {card}")
    found: set[tuple[tuple[tuple[str, bool], ...], ...]] = set()
    _ends(table, found)
    laid = [[(card.strip("()"), not card.startswith("(")) for card in row.split()] for row in before]
    assert {_alike(rows) for rows in found} == {_alike(rows) for rows in oracle.outcomes(laid, list(trio))}
