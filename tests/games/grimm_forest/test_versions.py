"""Games that were begun by version 1 of the rules go on by it.

It let the Curse draw a gather card that lay before somebody else, sent the Harvest Moon wherever no pig was, asked the
Huntsman's player only if another monster was still to come, and offered no victim who had nothing to give.
"""

from __future__ import annotations

import ast
import json
from pathlib import Path
from typing import Any

import pytest

import taletable as tt
from taletable.kernel.renaming import renew
from tests.games.grimm_forest.forest import GAME, KEYS, choose, pig, position, seen, stores
from tests.golden.telling import recorded
from tests.kit import scenario
from tests.kit.payloads import payload, shown, viewers
from tests.kit.steering import PLAIN, can_imagine

FOLDER = Path(__file__).parent
PLAYED = {name: (FOLDER / f"version_1_{name}.txt").read_text("utf-8") for name in ("own_deck", "polish")}
BOTH = pytest.mark.parametrize("version", [1, 2])


def ended(text: str) -> dict[str, Any]:
    """The position that a golden game ended in."""
    lines = text.partition("\n--- the end ---\n")[2].partition("\n\n")[0].splitlines()
    found = {key: value for key, _, value in [line.partition(": ") for line in lines]}
    assert found.pop("game") == "grimm_forest"
    # A card sheet among the options is kept as it was written.
    return {
        key: ast.literal_eval(value if key == "options" else renew(value, GAME.renamed)) for key, value in found.items()
    }


@pytest.mark.parametrize("name", sorted(PLAYED))
def test_a_game_that_was_played_by_version_1_ends_as_ever(name: str) -> None:
    record = recorded(PLAYED[name])
    assert (record.version, GAME.version, GAME.oldest) == (1, 2, 1)
    now = json.loads(json.dumps(tt.replay(record).position()))
    for place in now["locations"].values():
        assert place.pop("gathered") is False  # what version 1 did not write down
    assert now == {"game": "grimm_forest", **ended(PLAYED[name])}


def test_by_version_2_such_a_game_goes_otherwise() -> None:
    with pytest.raises(ValueError, match="action 257 of the record"):
        tt.replay(recorded(PLAYED["own_deck"])._replace(version=2))


@pytest.mark.parametrize("name", sorted(PLAYED))
def test_what_grows_from_a_game_of_version_1_keeps_to_it(name: str) -> None:
    record = recorded(PLAYED[name])
    table = GAME.start(record.seats, record.seed, record.options, listen=True, version=1)
    for number, (seat, action) in enumerate(record.actions):
        read = GAME.arrange(json.loads(json.dumps(table.position())))
        assert read == table
        sent = payload if number % 8 == 0 else shown  # there are many actions to refuse
        for viewer in viewers(table):
            assert sent(table.imagine(viewer, 1), viewer) == sent(table, viewer)
        for one in (read, table.copy(), table):
            assert one.version == one.view(seat)["version"] == 1
            one.act(seat, action)
    actions = tuple((seat, renew(action, GAME.renamed)) for seat, action in record.actions)
    assert table.record() == record._replace(actions=actions)


@BOTH
def test_the_curse_draws_a_card_that_lies_elsewhere(version: int) -> None:
    went = set()
    for dice in KEYS:
        place = position(pig(hand="wishing-well"), pig(hand="curse-of-darkness"), pig(), version=version, dice=dice)
        table = scenario("grimm_forest", place)
        choose(table, "field wishing-well", "forest curse-of-darkness", "brickyard").seat(0).plays("seat 0", "seat 2")
        went.add(seen(table, 0)["location"])
    assert went == ({"field", "forest", "brickyard"} if version == 1 else {"forest", "brickyard"})


@BOTH
def test_the_harvest_moon_looks_for_pigs(version: int) -> None:
    for dice in KEYS:
        pigs = (pig(hand="roar"), pig(hand="harvest-moon"), pig())
        table = scenario("grimm_forest", position(*pigs, edition="pl", version=version, dice=dice))
        choose(table, "forest roar", "forest harvest-moon", "forest")
        if seen(table, 2)["location"] == "field":
            if version == 1:
                table.seat(0).asked("menu")  # the Brickyard was the only place without pigs
            else:
                table.seat(1).asked("where", "location field", "location brickyard")
            return
    raise AssertionError("nobody fled to the Field")


@BOTH
def test_the_huntsman_is_not_asked_about_the_last_monster(version: int) -> None:
    table = scenario("grimm_forest", position(pig(friend="huntsman"), pig(hand="wolf"), pig(), version=version))
    choose(table, "field", "forest wolf", "forest").seat(1).plays("location field")
    table.seat(0).asked("menu" if version == 1 else "stop")


@BOTH
def test_away_from_the_table_the_huntsman_lets_the_first_of_two_monsters_act(version: int) -> None:
    place = position(
        pig(hand="wolf"),
        pig(hand="dragon"),
        pig("2 straw", friend="huntsman"),
        uniques={"field": ("grandmas-house", 2)},
        version=version,
    )
    table = scenario("grimm_forest", place)
    choose(table, "forest wolf", "forest dragon", "field").seat(2).asked("stop")
    asked = table.table.decision(2)
    assert asked is not None
    assert GAME.actions[asked.default] == ("pass" if version == 1 else "yes")


@BOTH
def test_who_has_nothing_cannot_be_chosen(version: int) -> None:
    pigs = (pig(hand="friendly-game"), pig(), pig(hand="bridge-troll"), pig())
    table = scenario("grimm_forest", position(*pigs, piles={"field": "6 straw"}, version=version))
    choose(table, "field friendly-game", "field", "forest bridge-troll", "field").seat(2).plays("location field")
    table.seat(0).plays("seat 1")
    table.seat(2).asked("who", "seat 0", *(["seat 1"] if version == 2 else []), "seat 3").plays("seat 0")
    assert stores(table) == ["3 straw", "", "1 straw 4 wood", "2 straw"]


@BOTH
def test_a_game_with_somebody_who_has_nothing_needs_no_question(version: int) -> None:
    pigs = (pig(hand="friendly-game"), pig("2 brick"), pig())
    table = scenario("grimm_forest", position(*pigs, piles={"forest": "1 wood"}, version=version))
    choose(table, "forest friendly-game", "forest", "forest").seat(0).asked("menu" if version == 1 else "who")


def test_other_versions_are_refused() -> None:
    assert [GAME.plays(version) for version in range(4)] == [False, True, True, False]
    for version in (0, 3):
        with pytest.raises(ValueError, match=f"this position is of version {version} of grimm_forest"):
            GAME.arrange({"version": version})


@pytest.mark.skipif(not PLAIN, reason="compiled rules throw no dice of the tests' own")
@BOTH
def test_after_well_and_curse_the_true_world_can_be_imagined(version: int) -> None:
    """A card that lay in two places, as version 1 had it, is in no imagined world: that is how it was found."""
    for dice in KEYS:
        pigs = (pig(hand="wishing-well"), pig(hand="curse-of-darkness"), pig(), pig(hand="crystal-ball"))
        table = scenario("grimm_forest", position(*pigs, version=version, dice=dice))
        choose(table, "field wishing-well", "forest curse-of-darkness", "brickyard", "market crystal-ball")
        table.seat(0).plays("seat 0", "seat 1")
        table.seat(3).asked("who")
        twice = table.table.position()["players"][0]["gather"] == "field"  # the Field of seat 0 lies before seat 1
        assert can_imagine(table.table, 3) is not twice
        if twice:
            assert version == 1
            return
    assert version == 2
