"""Whether a game can stand as a table does: cards and pigs fit the step of the round, and questions have answers."""

from __future__ import annotations

from collections import Counter

from taletable.games.grimm_forest.building import stock
from taletable.games.grimm_forest.card import CARDS
from taletable.games.grimm_forest.frames import ForestQuestion, ForestTask, Step
from taletable.games.grimm_forest.phases import CARDS_UP, CLOSE, MOVE, OVER, REVEAL, ROUND, SEAL, SELECT, TIDY, TURN
from taletable.games.grimm_forest.pieces import PLOTS, Place, total
from taletable.games.grimm_forest.rules import CHOOSE_FABLE, CHOOSE_GATHER, BuildTurns, ChoosesLast
from taletable.games.grimm_forest.sheet import MONSTERS, NAMES, NEXT_ROUNDS, NOTHING, UNIQUES
from taletable.games.grimm_forest.table import Forest
from taletable.games.grimm_forest.vocabulary import LOCATIONS, MARKET, NOWHERE, PARTS, RESOURCES, SECTIONS


def validate(table: Forest) -> None:
    """A ValueError if the game could not stand as this table does."""
    for seat in range(table.seats):
        _check_player(table, seat)
    for location, place in enumerate(table.places):
        _check_place(table, location, place)
    for section in range(len(SECTIONS)):
        if stock(table, section // PARTS, section % PARTS + 1) < 0:
            raise ValueError(f"there are only five sections '{SECTIONS[section]}'")
    for card in CARDS:
        card.validate(table)
    if any([not CARDS[card].has_special for card in table.used]):
        raise ValueError("used: not all of these friends have a special action")
    if not _stage_fits(table):
        raise ValueError("players: what lies before them does not fit the step the round is at")
    if not _agenda_fits(table):
        raise ValueError("agenda: this is not how a round goes")
    if not _questions_fit(table):
        raise ValueError("asks: these questions do not arise at this table")


def _check_player(table: Forest, seat: int) -> None:
    player = table.players[seat]
    corners = sum([number & 1 for number in player.houses])
    if corners > player.corners or len(player.houses) - corners > PLOTS:
        raise ValueError(f"players[{seat}].houses: there are not so many plots")
    if player.due != NOTHING and player.due not in NEXT_ROUNDS:
        raise ValueError(f"players[{seat}].due: this card does not act in the next round")
    if player.known_top > len(table.deck):
        raise ValueError(f"players[{seat}].tops: the deck has only {len(table.deck)} cards")
    for other, cards in enumerate(player.known):
        if Counter(cards) - Counter(_holdings(table, other)) or (cards and other == seat):
            raise ValueError(f"players[{seat}].known[{other}]: these cards are not all in that hand")


def _holdings(table: Forest, seat: int) -> list[int]:
    """What others may know to be with a seat: its hand, a fable not yet revealed, and what it is just drawing."""
    player = table.players[seat]
    found = list(player.hand)
    if player.fable != NOTHING and table.stage() <= REVEAL:
        found.append(player.fable)
    if table.questions[seat] is not None:
        found += table.drawn
    return found


def _check_place(table: Forest, location: int, place: Place) -> None:
    name = LOCATIONS[location]
    laid = place.unique != NOTHING
    if laid is not (place.layer != NOTHING) or (laid and place.unique not in UNIQUES):
        raise ValueError(f"locations.{name}: a unique location is laid by somebody, and nothing else is")
    if location != MARKET and total(place.pile) != place.pile[location]:
        raise ValueError(f"locations.{name}.pile: only {RESOURCES[location]} lies here")
    for number in place.monsters:
        seat, card = number % 4, number // 4
        if seat >= table.seats or card not in MONSTERS or table.players[seat].fable != card:
            raise ValueError(f"locations.{name}.monsters: seat {seat} has not played the {NAMES[card]} this round")


def _stage_fits(table: Forest) -> bool:
    """Whether cards and pigs lie as they do at this step."""
    now = table.stage()
    laid = [number for place in table.places for number in place.monsters]
    if (laid and not CARDS_UP <= now <= TIDY) or len({number % 4 for number in laid}) != len(laid):
        return False
    if (now < CARDS_UP and (table.prowled or table.struck or table.hunted)) or (
        table.drawn and now not in (TIDY, TURN)
    ):
        return False
    step = table.agenda[0] if table.agenda else None
    if (table.turn == NOTHING) is (isinstance(step, BuildTurns) and step.place > 0):
        return False
    return all([_player_fits(table, seat, now) for seat in range(table.seats)])


def _player_fits(table: Forest, seat: int, now: int) -> bool:
    player = table.players[seat]
    asleep = seat == table.asleep
    chosen = player.gather_card != NOWHERE
    if chosen is not (player.gather_owner != NOTHING) or bool(player.gather_known_by) is not chosen:
        return False
    if now in (ROUND, TURN, CLOSE, OVER) and (chosen or player.fable != NOTHING):
        return False
    if now == SELECT and (chosen or (player.fable != NOTHING and not asleep)):
        return False
    if now <= CARDS_UP and player.pig != NOWHERE:
        return False
    if now in (SEAL, REVEAL) and not _choice_fits(table, seat, now):
        return False
    if SELECT < now <= TIDY and not CARDS[player.due].is_prepared(table, seat):
        return False
    if MOVE <= now <= TIDY and player.fable in MONSTERS and table.lair_of(player.fable, seat) == NOWHERE:
        return False
    return chosen or not CARDS_UP <= now <= TIDY


def _choice_fits(table: Forest, seat: int, now: int) -> bool:
    """While cards are being chosen: who has chosen is not asked, and the other way round."""
    player = table.players[seat]
    question = table.questions[seat]
    at_fable, at_gather = question == CHOOSE_FABLE, question == CHOOSE_GATHER
    waits = CARDS[player.friend].chooses_last and (
        now == SEAL or (question is not None and not at_fable) or ChoosesLast(seat) in table.agenda
    )
    if player.fable != NOTHING and seat != table.asleep and (question is not None or waits):
        return False
    if at_fable and (not player.hand or seat == table.asleep):
        return False
    return (player.gather_card == NOWHERE) is (waits or at_gather)


def _agenda_fits(table: Forest) -> bool:
    """The next step of the round at the bottom, and above it only what belongs to it."""
    if not table.agenda:
        return table.round > 0
    if not isinstance(table.agenda[0], Step):
        return False
    above = [(place, task) for place, task in enumerate(table.agenda) if place]
    return all([isinstance(task, ForestTask) and task.fits(table, place) for place, task in above])


def _questions_fit(table: Forest) -> bool:
    """Whether the questions make sense, and have answers."""
    now = table.stage()
    asked = table.waiting
    if now == SEAL:
        return all([table.questions[seat] in (CHOOSE_GATHER, CHOOSE_FABLE) for seat in asked])
    if not asked:
        return not table.offer and not table.drawn
    seat = asked[0]
    question = table.questions[seat]
    assert isinstance(question, ForestQuestion)
    if len(asked) > 1 or now not in question.steps:
        return False
    if bool(table.offer) is not question.is_of_offer() or bool(table.drawn) is not question.is_of_drawn():
        return False
    return question.fits(table, seat) and bool(question.legal(table, seat))
