"""Nobody holds the others up: at a table of friends without a clock, a bot may answer for somebody who is silent."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
import pytest

import taletable as tt
from taletable.server import commands
from taletable.server.requests import (
    Clock,
    Consent,
    CorrespondenceClock,
    LiveClock,
    NoClock,
    Propose,
    Remind,
    Resign,
    Return,
    Say,
    StandIn,
    Undo,
)
from taletable.server.room import SILENCE, Room
from tests.server.kit import Guest, Line, Refused, play_out, settle
from tests.server.test_commands import ANN, BOB, CAT, EVE, Play
from tests.server.timed import TimedServer

if TYPE_CHECKING:
    from pathlib import Path

    from taletable.server.people import Person

ONCE, STAYS = StandIn(0), StandIn(0, "return")


class Friends(Play):
    """A room whose game is not rated, unless it is said otherwise."""

    def __init__(
        self, game: str = "zavarushka", seats: int = 2, clock: Clock | None = None, rated: bool = False
    ) -> None:
        super().__init__(game, seats, clock or NoClock())
        self.head = msgspec.structs.replace(self.head, terms=msgspec.structs.replace(self.head.terms, rated=rated))
        self.room = Room(self.head)

    def waits(self, seconds: float = SILENCE) -> Friends:
        self.now += seconds
        return self

    def asked(self) -> tuple[Person, int, Person]:
        """Who is asked, where they sit, and somebody else who plays there."""
        seat = self.table.waiting[0]
        others = (ANN, BOB, CAT)[: self.head.seats]
        return others[seat], seat, others[1 - seat]


def silent(game: str = "zavarushka", seats: int = 2) -> tuple[Friends, Person, int, Person]:
    """A game in which somebody has been silent for so long that others may do something about it."""
    play = Friends(game, seats)
    play.seated(*(ANN, BOB, CAT)[:seats])
    play.waits()
    return play, *play.asked()


# When, and by whom.


def test_others_may_let_a_bot_answer_after_a_while_of_silence_and_not_before() -> None:
    play, _, seat, friend = silent()
    play.now -= 1
    for order in (StandIn(seat), StandIn(seat, "return"), Remind(seat)):
        assert play.refused(friend, order) == "not-silent"
    assert play.room.common()["silent"] == [play.now + 1 if one == seat else None for one in (0, 1)]
    play.now += 1
    assert play.does(friend, StandIn(seat)) == ["help"]


def test_whoever_says_something_is_not_silent() -> None:
    play, asked, seat, friend = silent()
    play.does(asked, Say("one moment"))
    assert play.refused(friend, StandIn(seat)) == "not-silent"
    play.waits()
    play.does(friend, Say("well?"))  # which is no sign of life of anybody else
    play.does(friend, StandIn(seat))


def test_time_is_counted_from_the_question() -> None:
    play, asked, _, _ = silent()
    play.acts(asked)
    _, seat, friend = play.asked()
    assert play.refused(friend, StandIn(seat)) == "not-silent"
    play.waits()
    play.does(friend, StandIn(seat))


def test_nobody_is_silent_while_the_game_is_paused() -> None:
    play, _, seat, friend = silent()
    play.does(ANN, Propose("pause"))
    play.does(BOB, Consent())
    play.waits()
    assert play.refused(friend, StandIn(seat)) == "paused"
    assert play.room.common()["silent"] == [None, None]
    play.does(ANN, Propose("resume"))
    play.does(BOB, Consent())
    assert play.refused(friend, StandIn(seat)) == "not-silent"


@pytest.mark.parametrize("order", [ONCE, STAYS, Remind(0)])
def test_spectators_strangers_and_those_who_are_not_asked_can_do_nothing(order: StandIn | Remind) -> None:
    play, asked, seat, friend = silent()
    there = msgspec.structs.replace(order, seat=seat)
    assert play.refused(EVE, there) == "not-seated"
    assert play.refused(asked, there) == "not-silent"  # not for oneself
    assert play.refused(friend, msgspec.structs.replace(order, seat=1 - seat)) == "not-silent"
    assert play.refused(friend, msgspec.structs.replace(order, seat=7)) == "not-silent"


def test_whoever_has_resigned_or_is_away_has_no_say() -> None:
    play, _, seat, friend = silent(seats=3)
    play.does(friend, Resign())
    assert play.refused(friend, StandIn(seat)) == "resigned"
    other = next(one for one in (ANN, BOB, CAT) if one is not friend and play.room.own_seat(one.id) != seat)
    play.does(other, StandIn(seat, "return"))
    assert play.refused(play.asked()[0], StandIn(play.room.own_seat(other.id))) in ("away", "not-silent")


@pytest.mark.parametrize("order", [ONCE, STAYS, Remind(0)])
@pytest.mark.parametrize("clock", [LiveClock(600, 5), CorrespondenceClock(48)])
def test_a_table_with_a_clock_goes_by_its_clock(order: StandIn | Remind, clock: Clock) -> None:
    play = Friends(clock=clock)
    play.seated(ANN, BOB)
    play.waits()
    _, seat, friend = play.asked()
    assert play.refused(friend, msgspec.structs.replace(order, seat=seat)) == "timed"
    assert play.room.common()["silent"] == []


@pytest.mark.parametrize("order", [ONCE, STAYS, Remind(0)])
def test_in_a_rated_game_nobody_answers_for_anybody(order: StandIn | Remind) -> None:
    play = Friends(rated=True)
    play.seated(ANN, BOB)
    play.waits()
    _, seat, friend = play.asked()
    assert play.refused(friend, msgspec.structs.replace(order, seat=seat)) == "rated"
    assert play.room.common()["silent"] == []


def test_before_and_after_the_game_nobody_is_silent() -> None:
    play = Friends()
    assert play.refused(ANN, ONCE) == "not-seated"
    play, _, seat, friend = silent()
    while not play.table.over:
        play.plays_at_random(play.room.version, 1)
    assert play.refused(friend, StandIn(seat)) == "over"


# Once.


@pytest.mark.parametrize("game", tt.games())
def test_once_means_until_others_are_asked_again(game: str) -> None:
    play, asked, seat, friend = silent(game)
    play.does(friend, StandIn(seat))
    assert play.refused(friend, StandIn(seat)) == "not-silent"  # a bot is at it
    answers = 0
    while play.room.bot_turns():
        assert [one for one, _ in play.room.bot_turns()] == [seat]
        play.stands_in()
        answers += 1
        assert answers < 100
    assert answers
    assert play.room.helped == set()
    assert play.room.stood_in == list(range(1, answers + 1))
    assert not play.room.sitters[seat].away
    if seat in play.table.waiting:
        play.acts(asked)
    assert play.rebuilt().common() == play.room.common()


def test_whoever_answers_themselves_in_the_middle_goes_on_themselves() -> None:
    play, asked, seat, friend = silent()
    play.does(friend, StandIn(seat))
    number = play.room.asked[seat]
    assert number is not None
    thought = play.table.actions(seat)[0]
    play.acts(asked)
    assert commands.answer_for(play.room, seat, number, thought, play.now) == []
    assert play.room.bot_turns() == []
    assert play.room.stood_in == []


def test_a_word_of_theirs_takes_the_answer_back_from_the_bot() -> None:
    play, asked, seat, friend = silent()
    play.does(friend, StandIn(seat))
    play.does(asked, Say("here I am"))
    assert play.room.bot_turns() == []
    play.acts(asked)


# Until they return.


def test_a_bot_takes_the_seat_until_they_return() -> None:
    play, asked, seat, friend = silent()
    assert play.does(friend, StandIn(seat, "return")) == ["away"]
    assert play.room.sitters[seat].away
    for _ in range(20):
        if play.room.bot_turns():
            play.stands_in()
        else:
            play.acts(friend)
    given = len(play.room.stood_in)
    assert given
    assert play.room.common()["stood_in"] == [given if one == seat else 0 for one in (0, 1)]
    while not play.room.bot_turns():
        play.acts(friend)
    number, before = play.room.asked[seat], play.room.version
    assert number is not None
    play.does(asked, Return())
    assert commands.answer_for(play.room, seat, number, play.table.actions(seat)[0], play.now) == []
    assert play.room.version == before + 1
    play.acts(asked)
    assert len(play.room.stood_in) == given
    assert play.rebuilt().common() == play.room.common()


def test_whoever_answers_is_back() -> None:
    play, asked, seat, friend = silent()
    play.does(friend, StandIn(seat, "return"))
    assert play.acts(asked) == ["return", "act"]
    assert not play.room.sitters[seat].away


def test_those_who_are_gone_keep_nobody_from_what_the_others_agree_on() -> None:
    play, _, seat, friend = silent(seats=3)
    third = next(one for one in (ANN, BOB, CAT) if one is not friend and play.room.own_seat(one.id) != seat)
    play.does(friend, Propose("pause"))
    play.does(third, Consent())
    assert play.does(third, StandIn(seat, "return")) == ["away", "pause"]


# What is said of it.


def test_the_record_says_which_answers_a_bot_has_given() -> None:
    play, asked, seat, friend = silent()
    play.does(friend, StandIn(seat))
    while play.room.bot_turns():
        play.stands_in()
    given = tuple(play.room.stood_in)
    while not play.table.over:
        play.acts(play.asked()[0])
    record = play.room.record()
    assert record.stood_in == given
    assert tt.Record.loads(record.dumps()) == record
    assert f"\nstood in: {' '.join(map(str, given))}\n" in record.dumps()
    assert all(record.actions[number - 1][0] == play.room.own_seat(asked.id) for number in given)
    assert seat == play.room.own_seat(asked.id)


def test_what_was_taken_back_was_not_answered() -> None:
    play, _, seat, friend = silent()
    play.does(friend, StandIn(seat, "return"))
    play.stands_in()
    assert play.room.stood_in == [1]
    play.happens(commands._entries(play.room, [("undo", seat, {"keep": 0})], None, play.now))
    assert play.room.stood_in == []
    assert play.refused(friend, Undo()) != ""


def test_a_reminder_is_seen_by_all_and_not_given_again_at_once() -> None:
    play, _, seat, friend = silent()
    assert play.does(friend, Remind(seat)) == ["remind"]
    assert play.room.common()["reminded"] == [play.now if one == seat else None for one in (0, 1)]
    assert play.refused(friend, Remind(seat)) == "reminded"
    play.waits()
    assert play.does(friend, Remind(seat)) == ["remind"]


# At a real server.


def friends(server: TimedServer, **terms: object) -> tuple[str, list[Guest], list[Line]]:
    people = [server.guest("Ann"), server.guest("Bob")]
    table = people[0].opens("zavarushka", ["me", "open"], terms={"stand_in": "random", "rated": False, **terms})
    people[1].does(table, "sit")
    people[1].does(table, "ready")
    people[0].does(table, "start")
    return table, people, [person.watches(table) for person in people]


def test_friends_go_on_without_somebody_and_with_them_again(tmp_path: Path) -> None:
    with TimedServer(tmp_path) as server:
        table, people, lines = friends(server)
        seat = lines[0].state["room"]["waiting"][0]
        gone, here = lines[seat], lines[1 - seat]
        with pytest.raises(Refused, match="not-silent"):
            here.does("stand-in", seat=seat)
        server.pass_time(SILENCE + 1)
        eve = server.guest("Eve").watches(table)
        for order in ("stand-in", "remind"):
            with pytest.raises(Refused, match="not-seated"):
                eve.does(order, seat=seat)
            assert server.get(f"/api/tables/{table}").status_code == 200
        here.does("remind", seat=seat)
        gone.until(lambda state: state["room"]["reminded"][seat] is not None)
        here.does("stand-in", seat=seat, until="return")
        settle([here])  # the stand-in answers until somebody else is asked
        assert here.state["room"]["stood_in"][seat] > 0
        assert here.state["room"]["seats"][seat]["away"]
        assert here.decision is not None
        gone.does("return")
        settle(lines)
        assert not here.state["room"]["seats"][seat]["away"]
        play_out(lines, 3)
        record = tt.Record.loads(people[0].get(f"/api/tables/{table}/record"))
        assert len(record.stood_in) == here.state["room"]["stood_in"][seat]
        for person in people:
            found = person.get("/api/me/results")
            assert (found["ratings"], found["games"][0]["played"]) == ([], 1)  # among friends nothing is at stake


def test_a_bot_that_was_asked_to_answer_does_so_after_a_crash(tmp_path: Path) -> None:
    with TimedServer(tmp_path) as server:
        table, people, lines = friends(server, stand_in="default", bot_pace="slow")
        server.pass_time(SILENCE + 1)
        seat = lines[0].state["room"]["waiting"][0]
        people[1 - seat].does(table, "stand-in", seat=seat)
        server.kill()
        server.pass_time(60)
        server.start()
        line = people[1 - seat].watches(table)
        line.until(lambda state: state["room"]["stood_in"][seat] > 0)
