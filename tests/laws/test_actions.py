"""Law 4, 6 and 8: exact actions, declared bounds, and a default for everybody."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest

import taletable as tt
from taletable.kernel import CARD
from taletable.locales import rulebook
from tests.kit import GAMES, VARIANTS, Variant, walk
from tests.kit.payloads import as_bytes

if TYPE_CHECKING:
    from collections.abc import Callable

    from taletable.kernel import Game, Table

SHELF = tt.games()

ALONG = {"cards", "effects", "lasting", "deals", "pacts", "balls"}


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_each_action_on_offer_works_and_every_other_is_refused_with_nothing_changed(variant: Variant) -> None:
    clauses = rulebook(variant.game.id, "en").clauses if variant.game.id in SHELF else {"1": "", "2": "", "3": ""}
    for table in walk(variant.deal(seed=1), seed=1):
        before = as_bytes(table.position())
        told = len(table.events_for(None))
        for seat in range(-1, table.seats + 1):
            offered = table.actions(seat) if 0 <= seat < table.seats else []
            assert offered == sorted(set(offered))
            assert bool(offered) is (seat in table.waiting)
            for action in (*range(len(table.game.actions)), -1, len(table.game.actions), "", "card", 10**30, None, 0.5):
                if action in offered:
                    world = table.copy()
                    world.act(seat, action)
                    assert world != table
                    continue
                with pytest.raises(tt.IllegalAction) as caught:
                    table.act(seat, action)
                assert caught.value.message.id
                assert caught.value.clause in clauses
        assert as_bytes(table.position()) == before
        assert len(table.events_for(None)) == told


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_a_seat_that_does_not_exist_is_no_seat(variant: Variant) -> None:
    table = variant.deal(seed=1)
    for seat in (-1, table.seats, True, "0", None):
        with pytest.raises(tt.IllegalAction):
            table.act(seat, 0)
    for seat in (-1, table.seats):
        for ask in (table.decision, table.actions, table.view):
            with pytest.raises(ValueError, match=f"no seat {seat}"):
                ask(seat)
        with pytest.raises(ValueError, match=f"no seat {seat}"):
            table.imagine(seat, 0)


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_every_decision_tells_what_is_asked_and_has_a_default(variant: Variant) -> None:
    for table in walk(variant.deal(seed=2), seed=2):
        assert table.over is (table.waiting == ())
        for seat in range(table.seats):
            decision = table.decision(seat)
            assert (decision is not None) is (seat in table.waiting)
            if decision is not None:
                assert decision.seat == seat
                assert list(decision.actions) == table.actions(seat)
                assert decision.default in decision.actions
                table.copy().act(seat, decision.default)


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_everything_that_is_told_has_a_clause_behind_it(variant: Variant) -> None:
    game = variant.game
    clauses = rulebook(game.id, "en").clauses if game.id in SHELF else {"1": "", "2": "", "3": ""}
    for seed in range(3):
        *_, table = walk(variant.deal(seed), seed)
        for event in table.story or ():
            clause = event.clause or game.events[event.kind]
            if clause == CARD:
                clause = game.rule(game.number(f"card {event.args['card']}"))
            assert clause in clauses, event
            assert event.as_dict().get("clause", "") == event.clause


@pytest.mark.parametrize("game", [game for game in GAMES if game.id in SHELF], ids=lambda game: game.id)
def test_every_kind_of_event_has_its_words_and_its_clause(game: Game) -> None:
    assert set(game.events.values()) <= {*rulebook(game.id, "en").clauses, CARD}
    begins = f"{game.id}-event-"
    assert [*game.events] == [id.removeprefix(begins) for id in game.messages if id.startswith(begins)]


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_a_table_of_absent_players_comes_to_an_end(variant: Variant) -> None:
    table = variant.deal(seed=3)
    while not table.over:
        decision = table.decision(table.waiting[-1])
        assert decision is not None
        table.act(decision.seat, decision.default)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_action_names_are_stable_words_that_stand_for_their_numbers(game: Game) -> None:
    for number, name in enumerate(game.actions):
        assert re.fullmatch(r"[a-z0-9][a-z0-9-]*( [a-z0-9-]+)*", name)
        assert game.number(name) == number
        assert game.number(number) == number
    assert game.number("no such thing") == game.number(len(game.actions)) == game.number(True) == -1


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_an_action_by_name_and_by_number_is_the_same(variant: Variant) -> None:
    for table in walk(variant.deal(seed=4), seed=4):
        for seat in table.waiting:
            for action in table.actions(seat):
                by_number, by_name = table.copy(), table.copy()
                by_number.act(seat, action)
                by_name.act(seat, table.game.actions[action])
                assert by_number == by_name


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_the_declared_bounds_hold(variant: Variant) -> None:
    limits = variant.game.limits(variant.seats, **variant.options)
    for seed in range(40):
        table = variant.deal(seed, listen=False)
        assert 0 < tt.playout(table, seed) <= limits.decisions
        assert table.over
        standings = table.standings
        assert sorted(standing.seat for standing in standings) == list(range(table.seats))
        for place, standing in enumerate(standings):
            assert limits.lowest <= standing.score <= limits.highest
            assert sum(line.points for line in standing.breakdown) == standing.score
            for line in standing.breakdown:
                # A line that was scored along the way says by its name what for; all others say it in parts.
                if not (variant.game.id == "dark_tales" and line.what in ALONG):
                    assert sum(part.points for part in line.parts) == line.points
            assert 1 <= standing.rank <= place + 1
            assert standings[0].rank == 1
            if place:
                assert standing.rank in (place + 1, standings[place - 1].rank)


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_there_are_no_standings_before_the_end(variant: Variant) -> None:
    table = variant.deal(seed=5)
    assert table.standings == ()
    assert table.view(None)["standings"] == []


def _zavarushka_pieces(table: Table) -> object:
    """Forty cards at most, none twice: what is on tiles and in hands, and three of each colour aside."""
    written = table.position()
    colours = ("red", "blue", "yellow", "green")
    known = [card for stack in written["stacks"].values() for card in stack]
    known += [f"{colours[seat]} {name}" for seat, hand in enumerate(written["hands"]) for name in hand]
    assert len(known) == len(set(known))
    return sorted(written["tiles"]), [10 - sum(card.startswith(colour) for card in known) for colour in colours]


def _parley_pieces(table: Table) -> object:
    written: dict[str, Any] = table.position()
    return sorted(written["cards"])


def _fairy_tale_pieces(table: Table) -> object:
    """The whole deck: undealt, in packs or hands, in rows, thrown away."""
    written: dict[str, Any] = table.position()
    cards = [*written["deck"], *[card for cards in written["discards"] for card in cards]]
    cards += [card.strip("()") for row in written["rows"] for card in row]
    cards += [card for hand in written["hands"] for card in hand]
    for pack, picks in zip(written["packs"], written["picks"], strict=False):
        left = list(pack)
        for card in picks:
            left.remove(card)
        cards += left
    return sorted(cards)


def _grimm_forest_pieces(table: Table) -> object:
    """All fables and friends, wherever they lie, and no more than five of any section."""
    written: dict[str, Any] = table.position()
    fables = [*written["deck"], *written["discard"], *written["drawn"]]
    friends = [*written["friend_deck"], *written["friend_discard"], *written["offer"]]
    for player in written["players"]:
        fables += [*player["hand"], *["cutting-corners"] * player["corners"]]
        fables += [player[key] for key in ("fable", "due") if player[key] is not None]
        friends += [player["friend"]] if player["friend"] is not None else []
        assert min(player["store"].values()) >= 0
    for place in written["locations"].values():
        fables += [place["unique"]] if place["unique"] is not None else []
        assert min(place["pile"].values()) >= 0
    assert min(table.view(None)["sections"].values()) >= 0
    return sorted(fables), sorted(friends)


def _dark_tales_pieces(table: Table) -> object:
    """All cards, pacts and tokens, wherever they lie, and all items."""
    written: dict[str, Any] = table.position()
    piles = ("deck", "middle", "discard", "removed", "resolving", "ball", "pact_deck", "pact_discard")
    cards = [card for zone in piles for card in written[zone]]
    cards += [card for player in written["players"] for zone in ("hand", "front", "pacts") for card in player[zone]]
    if written["time"] != "neither" and written["options"]["expansion"] != "cinderella":
        cards.append(written["time"])
    tokens = [*written["stack"], *[token for player in written["players"] for token in player["tokens"]]]
    cards += [token.rpartition("-")[0] for token in tokens]
    supply = table.view(None)["supply"]
    held = [player["items"] for player in written["players"]]
    assert min(supply.values()) >= 0
    assert min(count for items in held for count in items.values()) >= 0
    return sorted(cards), {item: count + sum(items[item] for items in held) for item, count in supply.items()}


# What a game never gains or loses. A new game says here what that is.
PIECES: dict[str, Callable[[Table], object]] = {
    "dark_tales": _dark_tales_pieces,
    "fairy_tale": _fairy_tale_pieces,
    "grimm_forest": _grimm_forest_pieces,
    "parley": _parley_pieces,
    "zavarushka": _zavarushka_pieces,
}


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_nothing_appears_or_vanishes(variant: Variant) -> None:
    pieces = PIECES[variant.game.id]
    table = variant.deal(seed=6)
    inventory = pieces(table)
    for later in walk(table, seed=6):
        assert pieces(later) == inventory
