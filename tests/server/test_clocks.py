"""How long somebody may think: clocks by themselves, and at a table."""

from __future__ import annotations

import pytest

from taletable.server import commands
from taletable.server.clocks import BEAT, MOST_TOLD, Clocks
from taletable.server.requests import (
    Clock,
    Consent,
    CorrespondenceClock,
    LiveClock,
    NoClock,
    Propose,
    Resign,
    Return,
    Say,
    Undo,
)
from taletable.server.room import PLAYING
from tests.server.test_commands import ANN, BOB, CAT, Play

HOUR = 3600.0


def deadlines(play: Play) -> list[float | None]:
    return [play.room.clocks.deadline(seat) for seat in range(play.head.seats)]


def pause(play: Play) -> None:
    """Ann and Bob agree to pause."""
    play.does(ANN, Propose("pause"))
    play.does(BOB, Consent())
    assert play.room.clocks.paused == play.now


def resume(play: Play) -> None:
    play.does(BOB, Propose("resume"))
    play.does(ANN, Consent())
    assert play.room.clocks.paused is None


# Clocks by themselves.


def test_a_live_clock_begins_with_a_full_bank_and_runs_when_a_decision_is_put() -> None:
    clocks = Clocks(LiveClock(100, 20), 2)
    assert clocks.banks == [100.0, 100.0]
    assert clocks.first_deadline(list(range(len(clocks.since)))) is None
    clocks.ask(1, 50.0)
    assert [clocks.deadline(seat) for seat in (0, 1)] == [None, 150.0]
    assert clocks.first_deadline(list(range(len(clocks.since)))) == 150.0
    assert clocks.shown() == {"banks": [100.0, 100.0], "deadlines": [None, 150.0], "paused": False}


def test_what_is_used_is_off_the_bank_and_the_refill_is_on_it() -> None:
    clocks = Clocks(LiveClock(100, 20), 2)
    clocks.ask(0, 50.0)
    clocks.answer(0, 80.0)
    assert clocks.banks == [90.0, 100.0]
    assert clocks.deadline(0) is None
    clocks.ask(0, 200.0)
    assert clocks.deadline(0) == 290.0
    clocks.answer(0, 275.0)
    assert clocks.banks == [35.0, 100.0]


@pytest.mark.parametrize(("used", "left"), [(0.0, 100.0), (5.0, 100.0), (20.0, 100.0), (21.0, 99.0)])
def test_a_bank_is_never_filled_above_what_it_was(used: float, left: float) -> None:
    clocks = Clocks(LiveClock(100, 20), 1)
    clocks.ask(0, 0.0)
    clocks.answer(0, used)
    assert clocks.banks == [left]


@pytest.mark.parametrize("used", [100.0, 101.0, 1e6])
def test_a_bank_is_never_emptied_below_nothing(used: float) -> None:
    clocks = Clocks(LiveClock(100, 20), 1)
    clocks.ask(0, 0.0)
    clocks.answer(0, used)
    assert clocks.banks == [20.0]


def test_a_clock_that_is_put_back_gives_nobody_time() -> None:
    clocks = Clocks(LiveClock(100, 20), 1)
    clocks.ask(0, 0.0)
    clocks.answer(0, 50.0)
    clocks.ask(0, 50.0)
    clocks.answer(0, 10.0)  # the machine's clock was put back meanwhile
    assert clocks.banks == [90.0]


def test_a_bank_without_refill_only_gets_smaller() -> None:
    clocks = Clocks(LiveClock(100, 0), 1)
    for number in range(4):
        clocks.ask(0, 1000.0 * number)
        clocks.answer(0, 1000.0 * number + 30)
    assert clocks.banks == [0.0]


def test_by_correspondence_every_decision_has_its_own_hours() -> None:
    clocks = Clocks(CorrespondenceClock(48), 2)
    clocks.ask(0, 10.0)
    assert clocks.deadline(0) == 10.0 + 48 * HOUR
    clocks.answer(0, 40 * HOUR)
    assert clocks.deadline(0) is None
    clocks.ask(0, 50 * HOUR)
    clocks.ask(1, 49 * HOUR)
    assert clocks.deadline(0) == 98 * HOUR
    assert clocks.first_deadline(list(range(len(clocks.since)))) == 97 * HOUR
    assert clocks.shown() == {"banks": None, "deadlines": [98 * HOUR, 97 * HOUR], "paused": False}


def test_without_a_clock_there_is_no_deadline() -> None:
    clocks = Clocks(NoClock(), 2)
    clocks.ask(0, 10.0)
    clocks.ask(1, 10.0)
    clocks.answer(1, 1e9)
    assert clocks.first_deadline(list(range(len(clocks.since)))) is None
    assert clocks.shown() == {"banks": None, "deadlines": [None, None], "paused": False}


@pytest.mark.parametrize(("rule", "given"), [(LiveClock(100, 20), 100.0), (CorrespondenceClock(1), HOUR)])
def test_a_pause_moves_every_deadline_by_its_length(rule: LiveClock | CorrespondenceClock, given: float) -> None:
    clocks = Clocks(rule, 3)
    clocks.ask(0, 10.0)
    clocks.ask(1, 30.0)
    clocks.pause(40.0)
    assert clocks.shown()["paused"] is True
    assert clocks.shown()["deadlines"] == [None, None, None]
    assert clocks.first_deadline(list(range(len(clocks.since)))) is None
    clocks.resume(1040.0)
    assert clocks.shown()["deadlines"] == [1010.0 + given, 1030.0 + given, None]
    assert clocks.shown()["paused"] is False


def test_to_go_on_without_a_pause_changes_nothing() -> None:
    clocks = Clocks(LiveClock(100, 20), 1)
    clocks.ask(0, 10.0)
    clocks.resume(60.0)
    assert clocks.deadline(0) == 110.0


def test_a_decision_put_during_a_pause_has_its_whole_time_after_it_and_no_more() -> None:
    clocks = Clocks(LiveClock(100, 20), 1)
    clocks.pause(1000.0)
    clocks.ask(0, 1400.0)
    clocks.resume(1500.0)
    assert clocks.deadline(0) == 1600.0


def test_a_beat_is_granted_for_each_who_has_done_something_and_the_clock_starts_after_them() -> None:
    clocks = Clocks(LiveClock(60, 0), 1)
    clocks.tell(0, 2, 100.0)
    clocks.tell(0, 1, 101.0)  # while the others are still told
    clocks.ask(0, 101.0)
    assert clocks.deadline(0) == 100.0 + 3 * BEAT + 60.0
    clocks.answer(0, 102.0)  # sooner than it was told
    assert clocks.banks == [60.0]
    clocks.ask(0, 103.0)  # whoever has answered knows what has happened
    assert clocks.deadline(0) == 163.0


def test_what_is_granted_has_an_end_however_much_has_happened() -> None:
    clocks = Clocks(LiveClock(60, 0), 1)
    for _ in range(50):
        clocks.tell(0, 3, 100.0)
    clocks.ask(0, 100.0)
    assert clocks.deadline(0) == 100.0 + MOST_TOLD + 60.0


def test_what_was_told_long_ago_grants_nothing() -> None:
    clocks = Clocks(LiveClock(60, 0), 1)
    clocks.tell(0, 2, 100.0)
    clocks.tell(0, 0, 200.0)
    clocks.ask(0, 200.0)
    assert clocks.deadline(0) == 260.0


@pytest.mark.parametrize("rule", [CorrespondenceClock(1), NoClock()])
def test_nothing_is_granted_where_seconds_do_not_count(rule: Clock) -> None:
    clocks = Clocks(rule, 1)
    clocks.tell(0, 5, 100.0)
    clocks.ask(0, 100.0)
    assert clocks.since == [100.0]


# Clocks at a table.


def test_the_clock_of_whoever_is_asked_runs_and_no_other() -> None:
    play = Play(clock=LiveClock(60, 10)).seated(ANN, BOB)
    assert deadlines(play) == [1060.0, None]
    play.now = 1025.0
    play.acts(ANN)
    assert play.room.clocks.banks == [45.0, 60.0]
    assert deadlines(play) == [1070.0, None]
    play.now = 1030.0
    play.acts(ANN)
    assert play.room.clocks.banks == [50.0, 60.0]
    told = 1090.0 + BEAT  # Bob is told first what Ann has done
    assert deadlines(play) == [None, told]
    assert play.room.common()["clocks"] == {"banks": [50.0, 60.0], "deadlines": [None, told], "paused": False}


def test_a_beat_is_granted_for_each_other_player_and_none_for_oneself() -> None:
    play = Play(seats=3, clock=LiveClock(60, 0)).seated(ANN, BOB, CAT)
    for person in (ANN, BOB):
        play.acts(person)
        play.acts(person)
    assert deadlines(play) == [None, None, 1000.0 + 2 * BEAT + 60.0]
    play.now = 1000.0 + 2 * BEAT + 1.0
    play.acts(CAT)  # which card, and nobody has done anything since
    assert play.room.clocks.banks[2] == 59.0
    assert deadlines(play) == [None, None, play.now + 59.0]


def test_before_the_game_no_clock_runs() -> None:
    play = Play(clock=LiveClock(10, 0))
    play.does(ANN, Say("who comes?"))
    play.now += 1e6
    play.seated(ANN, BOB)
    assert deadlines(play) == [play.now + 10, None]


def test_talk_and_proposals_change_nobodys_time() -> None:
    play = Play(clock=LiveClock(60, 10)).seated(ANN, BOB)
    play.now = 1020.0
    play.does(ANN, Say("hm"))
    play.does(BOB, Propose("pause"))
    play.does(ANN, Consent(False))
    play.does(BOB, Resign())
    assert deadlines(play) == [1060.0, None]
    assert play.room.clocks.banks == [60.0, 60.0]


def test_nobody_runs_out_of_time_without_a_clock() -> None:
    play = Play().seated(ANN, BOB)
    play.now = 1e12
    assert play.times_out() == []
    assert play.acts(ANN) == ["act"]


def test_by_correspondence_somebody_is_away_after_the_hours_of_one_decision() -> None:
    play = Play(clock=CorrespondenceClock(2)).seated(ANN, BOB)
    play.now += 2 * HOUR - 1
    assert play.times_out() == []
    play.acts(ANN)
    play.now += 2 * HOUR - 1
    assert play.times_out() == []
    play.now += 1
    assert play.times_out() == ["away"]
    assert [one.away for one in play.room.sitters] == [True, False]


def test_simultaneous_decisions_run_side_by_side_and_an_answer_stops_ones_own_clock() -> None:
    play = Play("fairy_tale", 3, LiveClock(60, 10)).seated(ANN, BOB, CAT)
    assert deadlines(play) == [1060.0] * 3
    play.now = 1005.0
    play.acts(ANN)
    assert deadlines(play) == [None, 1060.0, 1060.0]
    play.now = 1040.0
    play.acts(CAT)
    assert deadlines(play) == [None, 1060.0, None]
    assert play.room.clocks.banks == [60.0, 60.0, 30.0]
    play.now = 1055.0
    play.acts(BOB)
    assert play.room.clocks.banks == [60.0, 15.0, 30.0]
    assert deadlines(play) == [1115.0, 1070.0, 1085.0]
    assert play.room.clocks.first_deadline(play.room.voters()) == 1070.0


def test_only_those_are_away_whose_time_is_out() -> None:
    play = Play("fairy_tale", 3, LiveClock(60, 10)).seated(ANN, BOB, CAT)
    play.acts(BOB)
    play.now = 1059.9
    assert play.times_out() == []
    play.now = 1060.0
    assert play.times_out() == ["away", "away"]
    assert [entry.seat for entry in play.entries[-2:]] == [0, 2]
    assert [one.away for one in play.room.sitters] == [True, False, True]


def test_bots_and_whoever_has_resigned_do_not_run_out_of_time() -> None:
    play = Play("fairy_tale", 3, LiveClock(60, 10)).seated(ANN, BOB, "random")
    play.does(BOB, Resign())
    play.acts(ANN)
    play.now = 1e6
    assert play.times_out() == []


@pytest.mark.parametrize(("refill", "welcome"), [(0, 30.0), (10, 30.0), (45, 45.0)])
@pytest.mark.parametrize("answered", [False, True])
def test_whoever_has_run_out_comes_back_to_time_for_one_decision(refill: int, welcome: float, answered: bool) -> None:
    play = Play(clock=LiveClock(60, refill)).seated(ANN, BOB)
    play.now = 1060.0
    play.times_out()
    play.now = 1061.0
    if answered:
        play.stands_in()
    assert play.room.clocks.banks == [0.0, 60.0]
    play.does(ANN, Return())
    assert deadlines(play) == [1061.0 + welcome, None]


def test_when_nobody_is_left_who_disagrees_a_proposal_is_carried() -> None:
    for goes in (Resign(), None):
        play = Play(seats=3, clock=LiveClock(60, 10)).seated(ANN, BOB, CAT)
        play.does(BOB, Propose("pause"))
        play.does(CAT, Consent())
        assert play.room.clocks.paused is None
        play.now = 1060.0
        assert (play.does(ANN, goes) if goes is not None else play.times_out())[-1] == "pause"
        assert play.room.clocks.paused == 1060.0


def test_a_table_that_everybody_has_left_does_not_stay_paused() -> None:
    play = Play(seats=2, clock=LiveClock(60, 10)).seated(ANN, BOB)
    play.does(ANN, Propose("pause"))
    play.does(BOB, Consent())
    play.does(ANN, Resign())
    assert play.room.clocks.shown()["paused"]
    play.does(BOB, Resign())
    assert not play.room.clocks.shown()["paused"]
    assert play.room.bot_turns()


def test_whoever_returns_to_an_open_decision_has_time_for_it() -> None:
    live = Play(clock=LiveClock(60, 10)).seated(ANN, BOB)
    letters = Play(clock=CorrespondenceClock(1)).seated(ANN, BOB)
    for play in (live, letters):
        play.now = 5000.0
        assert play.times_out() == ["away"]
        play.now = 5001.0
        play.does(ANN, Return())
        assert play.times_out() == []
    assert deadlines(letters) == [5001.0 + HOUR, None]


def test_a_pause_counts_for_nobody() -> None:
    play = Play("fairy_tale", 2, LiveClock(60, 10)).seated(ANN, BOB)
    play.now = 1020.0
    pause(play)
    assert deadlines(play) == [None, None]
    play.now = 9000.0
    assert play.times_out() == []
    resume(play)
    assert deadlines(play) == [9040.0, 9040.0]
    play.now = 9010.0
    play.acts(ANN)
    assert play.room.clocks.banks == [60.0 - 30.0 + 10.0, 60.0]
    play.now = 9040.0
    assert play.times_out() == ["away"]
    assert play.room.sitters[1].away


def test_a_second_pause_counts_for_nobody_either() -> None:
    play = Play(clock=CorrespondenceClock(1)).seated(ANN, BOB)
    for begin in (2000.0, 50_000.0):
        play.now = begin
        pause(play)
        play.now = begin + 10_000.0
        resume(play)
    assert deadlines(play)[0] == 1000.0 + HOUR + 20_000.0


def test_whoever_returns_during_a_pause_gets_no_time_from_it() -> None:
    play = Play(seats=3, clock=LiveClock(60, 60)).seated(CAT, BOB, ANN)
    play.now = 1060.0
    assert play.times_out() == ["away"]
    pause(play)
    play.now = 1300.0
    play.does(CAT, Return())
    play.now = 1500.0
    play.does(BOB, Propose("resume"))
    play.does(ANN, Consent())
    play.does(CAT, Consent())
    deadline = deadlines(play)[0]
    assert deadline is not None
    assert deadline <= 1560.0


@pytest.mark.parametrize(
    ("clock", "patience"), [(LiveClock(300, 0), 300.0), (LiveClock(10, 0), 60.0), (CorrespondenceClock(2), 7200.0)]
)
def test_whoever_is_silent_does_not_keep_the_others_from_going_on(clock: Clock, patience: float) -> None:
    play = Play(clock=clock).seated(ANN, BOB)
    pause(play)
    assert play.room.next_deadline() is None
    play.now = 9000.0
    play.does(BOB, Propose("resume"))
    assert play.room.next_deadline() == 9000.0 + patience
    play.now += patience - 1
    assert play.times_out() == []
    play.now += 1
    assert play.times_out() == ["resume"]
    assert (play.room.clocks.paused, play.room.proposal) == (None, None)


def test_nobody_is_made_to_pause_or_to_take_back_by_being_silent() -> None:
    play = Play(clock=LiveClock(60, 10)).seated(ANN, BOB)
    play.does(ANN, Propose("pause"))
    assert play.room.proposal is not None
    assert play.room.proposal.until is None
    assert play.room.next_deadline() == min(deadline for deadline in deadlines(play) if deadline is not None)


def test_whoever_takes_an_answer_back_gains_no_time_by_it() -> None:
    play = Play(clock=LiveClock(60, 10)).seated(ANN, BOB)
    play.now = 1050.0
    for _ in range(5):
        play.acts(ANN)
        play.does(ANN, Undo())
    assert deadlines(play) == [1060.0, None]


def test_somebody_elses_undo_does_not_touch_my_clock() -> None:
    play = Play("fairy_tale", 3, LiveClock(60, 10)).seated(ANN, BOB, CAT)
    play.now = 1050.0
    play.acts(ANN)
    play.does(ANN, Undo())
    assert deadlines(play)[1:] == [1060.0, 1060.0]


def test_an_undo_by_consent_starts_the_clock_of_who_is_asked_again_and_stops_the_others() -> None:
    play = Play(clock=LiveClock(60, 0)).seated(ANN, BOB)
    play.acts(ANN)
    play.acts(ANN)
    play.now = 1020.0
    play.does(ANN, Propose("undo"))
    play.does(BOB, Consent())
    ann, bob = deadlines(play)
    assert bob is None
    assert ann is not None
    assert 1020.0 < ann <= 1080.0


def test_the_clocks_of_a_whole_game_stay_within_their_bounds() -> None:
    play = Play("fairy_tale", 3, LiveClock(30, 7)).seated(ANN, BOB, CAT)
    people, step = (ANN, BOB, CAT), 0
    while play.room.status == PLAYING:
        step += 1
        play.now += (0.0, 3.0, 11.0, 0.5)[step % 4]
        play.times_out()
        for seat, since in enumerate(play.room.clocks.since):
            assert (since is not None) == (seat in play.table.waiting)
            assert 0.0 <= play.room.clocks.banks[seat] <= 30.0
        play.stands_in()
        for who in people:
            seat = play.room.own_seat(who.id)
            if play.room.status == PLAYING and play.room.sitters[seat].away:
                play.does(who, Return())
        if play.room.status == PLAYING:
            play.acts(people[play.table.waiting[step % len(play.table.waiting)]])
    assert "away" in [entry.kind for entry in play.entries]
    assert deadlines(play) == [None, None, None]
    assert commands.time_out(play.room, 1e12) == []
    assert play.rebuilt().clocks.shown() == play.room.clocks.shown()
