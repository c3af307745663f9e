"""What can be done in a room, without a server: wishes become entries, entries make the room, and viewers see their part."""

from __future__ import annotations

import copy
import random
import tracemalloc
from contextlib import suppress
from hashlib import sha256
from itertools import cycle
from typing import Any, TypeVar

import msgspec
import pytest

import taletable as tt
from taletable.kernel import Event, Table
from taletable.server import commands
from taletable.server import room as rooms
from taletable.server.broadcast import Broadcast
from taletable.server.clocks import BEAT
from taletable.server.people import Person
from taletable.server.refusals import Refusal
from taletable.server.requests import (
    Act,
    Clear,
    Clock,
    Command,
    Consent,
    CorrespondenceClock,
    Leave,
    LiveClock,
    NoClock,
    PlaceBot,
    Propose,
    Ready,
    Resign,
    Return,
    Say,
    Sit,
    Start,
    Terms,
    Undo,
)
from taletable.server.responses import encoder
from taletable.server.room import (
    BROKEN,
    MARKS,
    MOST_ENTRIES,
    OPEN,
    OVER,
    PLAYING,
    Entry,
    Head,
    Room,
    Sitter,
)
from tests.kit import AT_ONCE

ANN, BOB, CAT, EVE = (Person(name.lower(), "guest", name, "en", 0) for name in ("Ann", "Bob", "Cat", "Eve"))
SEED = bytes(range(32))
Kept = TypeVar("Kept", Head, Entry)
UNTIMED = NoClock()
VERSION_OF = {game: tt.game(game).version for game in tt.games()}


def seen_by(room: Room, viewer: int | None, since: int, muted: frozenset[str] = frozenset()) -> dict[str, Any]:
    """What is sent to somebody, as they read it."""
    found: dict[str, Any] = msgspec.json.decode(Broadcast(room).message_for(viewer, since, muted))
    return found


class Play:
    """A room with its log, and a clock that moves when it is told to. Ann has opened the table."""

    def __init__(
        self,
        game: str = "zavarushka",
        seats: int = 2,
        clock: Clock = UNTIMED,
        stand_in: str = "default",
        seed: bytes = SEED,
        public: bool = False,
    ) -> None:
        options = dict(tt.game(game).settled({}))
        terms = Terms(clock, stand_in)
        self.head = Head("table", game, VERSION_OF[game], seats, options, terms, seed, ANN.id, public, 900.0)
        self.room = Room(self.head)
        self.entries: list[Entry] = []
        self.now = 1000.0

    def happens(self, made: list[Entry]) -> list[str]:
        for entry in made:
            self.room.apply(entry)
        self.entries += made
        return [entry.kind for entry in made]

    def does(self, who: Person, command: Command) -> list[str]:
        """A wish that comes true; the kinds of the entries it has made."""
        return self.happens(commands.decide(self.room, who, command, self.now))

    def refused(self, who: Person, command: Command) -> str:
        """A wish that is refused, and has changed nothing; the word for why."""
        before = picture(self.room)
        with pytest.raises(Refusal) as caught:
            commands.decide(self.room, who, command, self.now)
        assert picture(self.room) == before
        return caught.value.message.id.removeprefix("server-refusal-")

    def seated(self, *sitters: Person | str) -> Play:
        """People and bots take the seats, everybody is ready, and Ann begins."""
        for seat, sitter in enumerate(sitters):
            if isinstance(sitter, Person):
                self.does(sitter, Sit(seat))
                self.does(sitter, Ready())
            else:
                self.does(ANN, PlaceBot(seat, sitter))
        self.does(ANN, Start())
        return self

    @property
    def table(self) -> Table:
        assert self.room.table is not None
        return self.room.table

    def acts(self, who: Person, choice: int = 0, mark: str = "") -> list[str]:
        """One of the answers to what somebody is asked, the first unless it matters."""
        seat = self.room.own_seat(who.id)
        number = self.room.asked[seat]
        assert number is not None
        return self.does(who, Act(number, self.table.actions(seat)[choice], mark))

    def plays_at_random(self, seed: int, answers: int) -> None:
        """So many answers, whoever they are for."""
        dice = random.Random(seed)
        for _ in range(answers):
            seat = dice.choice(self.table.waiting)
            action = self.room.game.actions[dice.choice(self.table.actions(seat))]
            self.happens([Entry(self.room.version + 1, self.now, "act", seat, None, {"action": action})])

    def repeats(self, *commands: tuple[Person, Command | None]) -> int:
        """One after the other again and again until the table is full; how many were carried out. None is an answer."""
        for done, (who, command) in enumerate(cycle(commands)):
            try:
                self.acts(who) if command is None else self.does(who, command)
            except Refusal as refusal:
                if refusal.message.id != "server-refusal-full-table":
                    raise
                return done
        raise AssertionError

    def stands_in(self) -> None:
        """Everybody who is not there is answered for once."""
        for seat, _ in self.room.bot_turns():
            number = self.room.asked[seat]
            assert number is not None
            ask = self.table.questions[seat]
            assert ask is not None
            answer = ask.default(self.table, seat)
            assert self.happens(commands.answer_for(self.room, seat, number, answer, self.now)) == ["act"]

    def times_out(self) -> list[str]:
        return self.happens(commands.time_out(self.room, self.now))

    def rebuilt(self) -> Room:
        """The room as it comes out of the log, after the log has been through JSON as the database keeps it."""
        room = Room(again(self.head))
        for entry in self.entries:
            room.apply(again(entry))
        return room


def again(thing: Kept) -> Kept:
    return msgspec.json.decode(msgspec.json.encode(thing), type=type(thing))


def viewers(room: Room) -> list[int | None]:
    return [*range(room.head.seats), None]


def message(room: Room, viewer: int | None, since: int = 0) -> dict[str, Any]:
    """All that a viewer is sent who has just come in."""
    return {**room.terms(), **seen_by(room, viewer, since)}


def picture(room: Room) -> bytes:
    """All that anybody can be shown of a room, and the numbers of the decisions."""
    return encoder.encode(
        [room.clocks.shown(), room.asked, room.summary(), *[message(room, viewer) for viewer in viewers(room)]]
    )


def sitters(room: Room) -> list[str]:
    return [one.name or one.level or one.kind for one in room.sitters]


# Sitting down.


def test_whoever_sits_down_gets_the_first_open_seat() -> None:
    play = Play(seats=3)
    assert play.does(BOB, Sit()) == ["sit"]
    play.does(ANN, Sit())
    assert sitters(play.room) == ["Bob", "Ann", "open"]
    assert [play.room.seat_of(one.id) for one in (ANN, BOB, CAT)] == [1, 0, None]


def test_one_can_name_the_seat_one_wants() -> None:
    play = Play(seats=3)
    play.does(BOB, Sit(2))
    play.does(ANN, Sit())
    assert sitters(play.room) == ["Ann", "open", "Bob"]


def test_nobody_sits_down_twice() -> None:
    play = Play(seats=3)
    play.does(BOB, Sit())
    assert play.refused(BOB, Sit()) == "seated-already"
    assert play.refused(BOB, Sit(2)) == "seated-already"


def test_a_seat_that_is_taken_or_not_there_is_refused() -> None:
    play = Play(seats=3)
    play.does(ANN, Sit(1))
    play.does(ANN, PlaceBot(0))
    assert play.refused(BOB, Sit(1)) == "seat-taken"
    assert play.refused(BOB, Sit(0)) == "seat-taken"
    assert play.refused(BOB, Sit(3)) == "seat-taken"


def test_a_full_table_has_no_seat() -> None:
    play = Play()
    play.does(ANN, Sit())
    play.does(BOB, Sit())
    assert play.refused(CAT, Sit()) == "no-open-seat"


def test_when_the_game_has_begun_nobody_sits_down_leaves_or_gets_ready() -> None:
    play = Play().seated(ANN, BOB)
    for who in (ANN, BOB, CAT):
        for command in (Sit(), Sit(0), Leave(), Ready(), Ready(False)):
            assert play.refused(who, command) == "begun"
    for wish in (PlaceBot(0), Clear(0), Start()):
        assert play.refused(ANN, wish) == "begun"


def test_whoever_leaves_makes_room_for_somebody_else() -> None:
    play = Play()
    play.does(ANN, Sit())
    play.does(BOB, Sit())
    play.does(BOB, Ready())
    assert play.does(BOB, Leave()) == ["clear"]
    assert play.refused(BOB, Leave()) == "not-seated"
    assert sitters(play.room) == ["Ann", "open"]
    play.does(CAT, Sit())
    assert sitters(play.room) == ["Ann", "Cat"]
    assert not play.room.sitters[1].ready


def test_the_host_who_leaves_somebody_behind_hands_the_table_over() -> None:
    play = Play(seats=3)
    for who in (ANN, BOB, CAT):
        play.does(who, Sit())
    assert play.does(ANN, Leave()) == ["clear", "host"]
    assert play.refused(ANN, PlaceBot(0)) == "not-host"
    play.does(BOB, PlaceBot(0))
    play.does(CAT, Ready())
    assert play.does(BOB, Start()) == ["start"]


def test_a_seat_that_was_kept_is_kept_again_when_it_is_free() -> None:
    play = Play(seats=3)
    play.room.apply(Entry(play.room.version + 1, 0.0, "keep", 1, ANN.id))
    play.does(ANN, Sit(0))
    play.does(BOB, Sit(1, play.room.invitation))
    play.does(BOB, Leave())
    assert sitters(play.room) == ["Ann", "invited", "open"]
    play.does(ANN, Leave())  # among friends: what becomes free is not for all
    assert sitters(play.room) == ["invited", "invited", "open"]


def test_at_a_public_table_an_open_seat_is_open_again() -> None:
    play = Play(seats=3, public=True)
    play.room.apply(Entry(play.room.version + 1, 0.0, "keep", 1, ANN.id))
    play.does(ANN, Sit(0))
    play.does(ANN, Leave())
    assert sitters(play.room) == ["open", "invited", "open"]


def test_the_host_can_leave_and_is_still_the_host() -> None:
    play = Play()
    play.does(ANN, Sit())
    play.does(ANN, Leave())
    play.does(ANN, PlaceBot(0))
    play.does(ANN, PlaceBot(1))
    assert play.does(ANN, Start()) == ["start"]


def test_a_bot_is_placed_by_the_host_only() -> None:
    play = Play(seats=3)
    play.does(BOB, Sit())
    assert play.refused(BOB, PlaceBot(1)) == "not-host"
    assert play.does(ANN, PlaceBot(1, "random")) == ["bot"]
    assert sitters(play.room) == ["Bob", "random", "open"]


@pytest.mark.parametrize("seat", [0, 2])
def test_a_bot_takes_no_seat_of_a_person_and_none_that_is_not_there(seat: int) -> None:
    play = Play()
    play.does(BOB, Sit(0))
    assert play.refused(ANN, PlaceBot(seat)) == "seat-taken"


def test_the_level_of_a_bot_is_changed_by_the_host_until_the_game_begins() -> None:
    play = Play()
    play.does(BOB, Sit(0))
    play.does(ANN, PlaceBot(1))
    assert play.room.sitters[1].level == "casual"
    assert play.does(ANN, PlaceBot(1, "strong:miser")) == ["bot"]
    assert sitters(play.room) == ["Bob", "strong:miser"]
    assert play.refused(BOB, PlaceBot(1)) == "not-host"
    play.does(BOB, Ready())
    play.does(ANN, Start())
    assert play.refused(ANN, PlaceBot(1, "novice")) == "begun"


def test_a_bot_in_the_place_of_another_leaves_a_seat_that_is_kept_for_the_invited() -> None:
    play = Play()
    play.room.apply(Entry(play.room.version + 1, 0.0, "keep", 1, ANN.id))
    play.does(ANN, PlaceBot(1))
    play.does(ANN, PlaceBot(1, "master"))
    play.does(ANN, Clear(1))
    assert play.room.sitters[1].kind == "invited"


def test_there_is_no_bot_of_an_unknown_level() -> None:
    play = Play()
    with pytest.raises(Refusal) as caught:
        commands.decide(play.room, ANN, PlaceBot(0, "genius"), 0.0)
    told = caught.value.response("en")
    assert told.reason == (
        "There is no bot “genius”. A bot is a level (novice, casual, strong, master), with a character if you like "
        "(builder, gambler, miser, trickster), as in “strong:miser”."
    )
    # A stand-in, not somebody to play against; a character of no kind; and one without a level to have it.
    for level in ("default", "strong:angel", "strong:", ":miser", "greedy:miser"):
        assert play.refused(ANN, PlaceBot(0, level)) == "no-level"


@pytest.mark.parametrize("level", ["strong@800", "master:miser@1000000"])
def test_nobody_orders_how_much_a_bot_computes(level: str) -> None:
    play = Play()
    with pytest.raises(Refusal) as caught:
        commands.decide(play.room, ANN, PlaceBot(0, level), 0.0)
    plain = level.partition("@")[0]
    told = caught.value.response("en").reason
    assert told == f"How long a bot may think is for the server to say: write just “{plain}”."


@pytest.mark.parametrize("level", ["random", "greedy"])
def test_the_bots_of_older_clients_and_stored_tables_are_still_there(level: str) -> None:
    play = Play().seated(level, ANN)
    assert play.room.bot_turns() == [(0, level)]


def test_the_host_takes_a_bot_off_its_seat() -> None:
    play = Play()
    play.does(ANN, Sit())
    play.does(ANN, PlaceBot(1))
    assert play.does(ANN, Clear(1)) == ["clear"]
    assert sitters(play.room) == ["Ann", "open"]


def test_a_bot_is_taken_off_by_the_host_only() -> None:
    play = Play()
    play.does(BOB, Sit())
    play.does(ANN, PlaceBot(1))
    assert play.refused(BOB, Clear(1)) == "not-host"
    assert play.refused(CAT, Clear(1)) == "not-host"


def test_the_host_takes_off_whoever_is_not_ready_and_nobody_else() -> None:
    play = Play(seats=4)
    for who in (ANN, BOB, CAT):
        play.does(who, Sit())
    play.does(CAT, Ready())
    assert [play.refused(ANN, Clear(seat)) for seat in (0, 2, 3, 4)] == ["no-bot-there"] * 4
    play.does(ANN, Clear(1))
    assert sitters(play.room) == ["Ann", "open", "Cat", "open"]
    assert play.room.seat_of(BOB.id) is None


# Beginning.


def test_a_game_begins_when_all_seats_are_taken_and_everybody_is_ready() -> None:
    play = Play(seats=3)
    assert play.refused(ANN, Start()) == "seats-open"
    play.does(ANN, Sit())
    play.does(BOB, Sit())
    play.does(BOB, Ready())
    assert play.refused(ANN, Start()) == "seats-open"
    play.does(ANN, PlaceBot(2))
    play.does(BOB, Ready(False))
    assert play.refused(ANN, Start()) == "not-ready"
    play.does(BOB, Ready())
    assert play.refused(BOB, Start()) == "not-host"
    assert play.refused(CAT, Start()) == "not-host"
    assert play.room.status == OPEN
    assert play.does(ANN, Start()) == ["start"]
    assert play.room.status == PLAYING


def test_only_somebody_who_sits_can_be_ready() -> None:
    assert Play().refused(ANN, Ready()) == "not-seated"


@pytest.mark.parametrize("game", tt.games())
def test_the_table_is_dealt_from_the_seed_of_the_head(game: str) -> None:
    for seed in (SEED, bytes(32)):
        play = Play(game, 3, seed=seed).seated(ANN, BOB, CAT)
        assert play.table == tt.game(game).start(3, seed, play.head.options)
        assert play.table.record().seed == seed
        assert play.table.record().actions == ()
    assert Play(game, 3).seated(ANN, BOB, CAT).table != play.table


def test_before_the_game_there_is_nothing_to_play_at() -> None:
    play = Play()
    play.does(ANN, Sit())
    play.does(BOB, Sit())
    commands = (Act(1, 0), Undo(), Propose("pause"), Consent(), Resign(), Return())
    for command in commands:
        assert play.refused(ANN, command) == "not-begun"
        assert play.refused(EVE, command) == "not-seated"
    assert play.room.bot_turns() == []
    assert play.times_out() == []
    assert set(seen_by(play.room, 0, 0)) == {"kind", "you", "room", "version", "talk"}


def test_a_room_that_does_not_replay_refuses_everything() -> None:
    play = Play().seated(ANN, BOB)
    play.room.status = BROKEN
    for command in (Say("hm"), Act(1, 0), Sit(), Undo()):
        assert play.refused(ANN, command) == "broken"


def test_entries_come_one_after_the_other() -> None:
    play = Play()
    for seq in (0, 2):
        with pytest.raises(ValueError, match=f"entry {seq} cannot follow version 0"):
            play.room.apply(Entry(seq, 0.0, "sit", 0, ANN.id, {"name": "Ann"}))
    with pytest.raises(ValueError, match="entry 1 names no seat"):
        play.room.apply(Entry(1, 0.0, "sit", None, ANN.id, {"name": "Ann"}))


def test_nobody_sees_who_the_others_are_beyond_their_names() -> None:
    play = Play().seated(ANN, BOB)
    play.does(BOB, Say("hello"))
    shown = picture(play.room).decode()
    assert "Ann" in shown
    assert "Bob" in shown
    assert '"ann"' not in shown
    assert '"bob"' not in shown


# Acting.


def test_an_answer_is_kept_by_the_name_of_its_action() -> None:
    play = Play().seated(ANN, BOB)
    number = play.room.asked[0]
    assert number == play.room.version
    play.does(ANN, Act(number, play.table.game.number("card king")))
    assert play.entries[-1].value == {"action": "card king"}
    assert play.entries[-1].seat == 0
    assert play.table.record().actions == ((0, "card king"),)
    assert play.room.actions == [(0, play.table.game.number("card king"))]


def test_an_answer_to_another_decision_is_late() -> None:
    play = Play().seated(ANN, BOB)
    number = play.room.asked[0]
    assert number is not None
    assert play.refused(ANN, Act(number - 1, "card king")) == "late"
    assert play.refused(ANN, Act(number + 1, "card king")) == "late"
    play.does(ANN, Act(number, "card king"))
    assert play.refused(ANN, Act(number, "tile a1")) == "late"
    assert play.room.asked == [play.room.version, None]


@pytest.mark.parametrize("action", ["tile a1", "card nobody", "nonsense", "card quen", 10**9, -1])
def test_an_illegal_action_is_refused_as_the_game_refuses_it(action: str | int) -> None:
    play = Play().seated(ANN, BOB)
    number = play.room.asked[0]
    assert number is not None
    illegal = play.table.refuse(0, action)
    with pytest.raises(Refusal) as caught:
        commands.decide(play.room, ANN, Act(number, action), play.now)
    told = caught.value.response("en")
    assert (told.message, told.args, told.clause) == (illegal.message.id, dict(illegal.message.args), illegal.clause)
    assert told.reason == illegal.reason
    assert play.refused(ANN, Act(number, action)) == illegal.message.id


def test_a_refusal_is_told_in_the_language_of_who_hears_it() -> None:
    play = Play().seated(ANN, BOB)
    with pytest.raises(Refusal) as caught:
        commands.decide(play.room, ANN, Act(0, "card king"), play.now)
    reasons = [caught.value.response(language).reason for language in ("en", "ru", "pl")]
    assert reasons[0] == "That question has been answered already; here is the present one."
    assert len(set(reasons)) == 3


def test_whoever_is_not_asked_hears_so_from_the_game() -> None:
    play = Play().seated(ANN, BOB)
    number = play.room.asked[0]
    assert number is not None
    with pytest.raises(Refusal) as caught:
        commands.decide(play.room, BOB, Act(number, "card king"), play.now)
    assert caught.value.message.id == "kernel-refusal-not-asked"
    assert caught.value.clause == play.table.game.clause_turn
    assert play.refused(EVE, Act(number, "card king")) == "not-seated"


def test_an_answer_repeated_with_its_mark_is_done_once() -> None:
    play = Play().seated(ANN, BOB)
    number = play.room.asked[0]
    assert number is not None
    answer = Act(number, "card king", "m1")
    assert play.does(ANN, answer) == ["act"]
    before = picture(play.room)
    assert play.does(ANN, answer) == []
    assert play.does(ANN, Act(play.room.version, "tile a1", "m1")) == []
    assert picture(play.room) == before
    assert play.does(ANN, Act(play.room.version, "tile a1", "m2")) == ["act"]


def test_a_mark_is_its_owners_only() -> None:
    play = Play("fairy_tale").seated(ANN, BOB)
    play.acts(ANN, mark="m")
    assert play.acts(BOB, mark="m") == ["act"]
    assert play.entries[-1].seat == 1


def test_marks_survive_a_rebuild() -> None:
    play = Play().seated(ANN, BOB)
    number = play.room.asked[0]
    assert number is not None
    answer = Act(number, "card king", "m1")
    play.does(ANN, answer)
    assert commands.decide(play.rebuilt(), ANN, answer, play.now) == []
    assert play.rebuilt().marks == play.room.marks == {(ANN.id, "m1"): None}


def test_a_mark_holds_after_an_undo_and_after_the_end() -> None:
    play = Play().seated(ANN, BOB)
    number = play.room.asked[0]
    assert number is not None
    answer = Act(number, "card king", "m1")
    play.does(ANN, answer)
    play.does(ANN, Undo())
    assert play.does(ANN, answer) == []
    while play.room.status == PLAYING:
        play.acts((ANN, BOB)[play.table.waiting[0]])
    assert play.does(ANN, answer) == []
    assert play.refused(ANN, Act(number, "card king", "m9")) == "over"


# The numbers of decisions.


@pytest.mark.parametrize("game", AT_ONCE)
def test_somebody_elses_answer_at_the_same_time_does_not_change_my_decision(game: str) -> None:
    play = Play(game, 3).seated(ANN, BOB, CAT)
    put = play.room.version
    assert play.room.asked == [put, put, put]
    mine = seen_by(play.room, 1, 0)["decision"]
    play.acts(ANN)
    assert play.room.asked == [None, put, put]
    assert seen_by(play.room, 1, 0)["decision"] == mine
    play.acts(CAT)
    play.does(ANN, Say("I am waiting"))
    assert play.room.asked == [None, put, None]
    assert seen_by(play.room, 1, 0)["decision"] == mine
    assert "decision" not in seen_by(play.room, 0, 0)
    assert "decision" not in seen_by(play.room, None, 0)
    play.does(BOB, Act(put, play.table.actions(1)[0]))
    assert all(number in (None, play.room.version) for number in play.room.asked)
    assert any(number == play.room.version for number in play.room.asked)


def test_the_same_question_put_again_is_another_decision() -> None:
    play = Play("grimm_forest").seated(ANN, BOB)
    again_and_again = 0
    people = (ANN, BOB)
    while not again_and_again:
        seat = play.table.waiting[0]
        before, frame = play.room.asked[seat], play.table.questions[seat]
        play.acts(people[seat])
        if play.table.questions[seat] == frame and len(play.table.waiting) == 1:
            again_and_again += 1
            assert before is not None
            assert play.room.asked[seat] == play.room.version
            assert play.refused(people[seat], Act(before, play.table.actions(seat)[0])) == "late"


# Undo.


def test_an_answer_nobody_has_learnt_from_can_be_taken_back() -> None:
    play = Play().seated(ANN, BOB)
    play.acts(ANN)
    play.acts(ANN)
    play.acts(BOB)
    before, record, story = play.table.copy(), play.table.record().dumps(), list(play.table.events_for(None))
    play.does(BOB, Undo())
    play.acts(BOB)
    assert play.table.record().dumps() == record
    assert play.table == before
    play.acts(BOB, 2)
    assert play.table.record().dumps() != record
    assert list(play.table.events_for(None))[: len(story)] == story


def test_after_an_undo_the_record_and_the_story_are_as_before_and_told_afresh() -> None:
    play = Play("fairy_tale", 3).seated(ANN, BOB, CAT)
    for who in (ANN, BOB, CAT, CAT):
        play.acts(who)
    before, record, story = play.table.copy(), play.table.record(), list(play.table.story or [])
    heard = play.room.version
    play.acts(BOB)
    assert play.does(BOB, Undo()) == ["undo"]
    assert play.table == before
    assert play.table.record() == record
    assert play.table.story == story
    assert play.room.actions == [(seat, play.table.game.number(action)) for seat, action in record.actions]
    assert play.room.reset == play.room.version
    for viewer in viewers(play.room):
        for since in (heard, play.room.version - 1):
            seen = seen_by(play.room, viewer, since)
            assert seen["fresh"] is True
            assert seen["events"] == seen_by(play.room, viewer, 0)["events"]
        up_to_date = seen_by(play.room, viewer, play.room.version)
        assert (up_to_date["fresh"], up_to_date["events"]) == (False, [])


def test_whoever_has_taken_back_is_asked_anew() -> None:
    play = Play().seated(ANN, BOB)
    old = play.room.asked[0]
    assert old is not None
    play.acts(ANN)
    play.does(ANN, Undo())
    assert play.room.asked == [play.room.version, None]
    assert play.refused(ANN, Act(old, "card king")) == "late"
    assert play.acts(ANN, 1) == ["act"]


def test_what_cannot_be_taken_back_is_refused_with_the_games_reason() -> None:
    play = Play().seated(ANN, BOB)
    assert play.refused(ANN, Undo()) == "kernel-refusal-undo-nothing"
    assert play.refused(EVE, Undo()) == "not-seated"
    play.acts(ANN)
    assert play.refused(BOB, Undo()) == "kernel-refusal-undo-other"
    play.acts(ANN)
    assert play.refused(ANN, Undo()) == "kernel-refusal-undo-seen"
    play.acts(BOB)
    assert play.refused(ANN, Undo()) == "kernel-refusal-undo-other"
    with pytest.raises(Refusal) as caught:
        commands.decide(play.room, ANN, Undo(), play.now)
    assert caught.value.clause is None  # no rulebook says what can be taken back


def test_whoever_has_resigned_takes_nothing_back() -> None:
    play = Play().seated(ANN, BOB)
    play.does(ANN, Resign())
    play.stands_in()
    assert play.refused(ANN, Undo()) == "resigned"


def test_whoever_is_away_takes_nothing_back() -> None:
    play = Play(clock=LiveClock(10, 0)).seated(ANN, BOB)
    play.now += 10
    play.times_out()
    play.stands_in()
    assert play.refused(ANN, Undo()) == "away"


# Proposals.


def test_a_pause_needs_everybodys_consent() -> None:
    play = Play(seats=4).seated(ANN, BOB, CAT, "random")
    assert play.does(ANN, Propose("pause")) == ["propose"]
    proposed = play.room.version
    assert play.room.common()["proposal"] == {
        "number": proposed,
        "what": "pause",
        "seat": 0,
        "agreed": [],
        "until": None,
    }
    assert play.does(CAT, Consent()) == ["agree"]
    assert play.room.common()["proposal"] == {
        "number": proposed,
        "what": "pause",
        "seat": 0,
        "agreed": [2],
        "until": None,
    }
    assert play.room.clocks.shown()["paused"] is False
    assert play.does(BOB, Consent()) == ["agree", "pause"]
    assert play.room.clocks.paused == play.now
    assert play.room.common()["proposal"] is None


def test_consent_to_a_certain_proposal_counts_for_no_other() -> None:
    play = Play(seats=3).seated(ANN, BOB, CAT)
    play.does(ANN, Propose("pause"))
    pause = play.room.version
    play.does(CAT, Consent(agree=False))
    play.does(CAT, Propose("pause"))
    with pytest.raises(Refusal) as refused:
        play.does(BOB, Consent(proposal=pause))
    assert refused.value.message.id == "server-refusal-nothing-proposed"
    assert play.does(BOB, Consent(proposal=play.room.version)) == ["agree"]


def test_an_undo_that_was_proposed_goes_back_to_where_it_was_proposed() -> None:
    """What its proposer answers while the others think it over is taken back too."""
    play = Play().seated(ANN, BOB)
    seat = 0
    while sum(actor == seat for actor, _ in play.room.actions) < 2:
        play.acts((ANN, BOB)[play.table.waiting[0]])
    kept = max(number for number, (actor, _) in enumerate(play.room.actions) if actor == seat)
    play.does(ANN, Propose("undo"))
    before = len(play.room.actions)
    while sum(actor == seat for actor, _ in play.room.actions[before:]) < 1:
        play.acts((ANN, BOB)[play.table.waiting[0]])
    play.does(BOB, Consent())
    assert len(play.room.actions) == kept


@pytest.mark.parametrize("command", [Say("hello", "m"), Undo("m")], ids=["say", "undo"])
def test_what_is_said_or_taken_back_with_a_mark_is_done_once(command: Command) -> None:
    play = Play().seated(ANN, BOB)
    number = play.room.asked[0]
    assert number is not None
    play.does(ANN, Act(number, "card king"))
    play.does(ANN, command)
    before = play.room.version
    assert commands.decide(play.room, ANN, command, play.now) == []
    assert play.room.version == before
    assert commands.decide(play.rebuilt(), ANN, command, play.now) == []


def test_of_what_was_said_the_last_two_hundred_can_be_read_again() -> None:
    play = Play().seated(ANN, BOB)
    for number in range(205):
        play.does(EVE, Say(f"word {number}"))
    assert [said["text"] for said in seen_by(play.room, 0, 0)["talk"]] == [f"word {number}" for number in range(5, 205)]


def test_to_agree_twice_is_to_agree_once() -> None:
    play = Play(seats=3).seated(ANN, BOB, CAT)
    play.does(ANN, Propose("pause"))
    proposed = play.room.version
    play.does(BOB, Consent())
    with suppress(Refusal):
        play.does(BOB, Consent())
    assert play.room.clocks.paused is None
    assert play.room.common()["proposal"] == {
        "number": proposed,
        "what": "pause",
        "seat": 0,
        "agreed": [1],
        "until": None,
    }


def test_one_who_declines_ends_a_proposal() -> None:
    play = Play(seats=3).seated(ANN, BOB, CAT)
    play.does(ANN, Propose("pause"))
    play.does(BOB, Consent())
    assert play.does(CAT, Consent(False)) == ["decline"]
    assert play.room.proposal is None
    assert play.room.clocks.paused is None
    assert play.refused(BOB, Consent()) == "nothing-proposed"
    play.does(CAT, Propose("pause"))
    assert play.does(BOB, Consent()) == ["agree"]  # what was agreed to before counts no more


def test_nobody_agrees_to_their_own_proposal_but_they_can_withdraw_it() -> None:
    play = Play().seated(ANN, BOB)
    play.does(ANN, Propose("pause"))
    assert play.refused(ANN, Consent()) == "own-proposal"
    assert play.does(ANN, Consent(False)) == ["decline"]
    assert play.room.proposal is None


def test_one_thing_is_proposed_at_a_time_and_only_if_there_is_something_to_it() -> None:
    play = Play().seated(ANN, BOB)
    assert play.refused(ANN, Consent()) == "nothing-proposed"
    assert play.refused(ANN, Consent(False)) == "nothing-proposed"
    assert play.refused(ANN, Propose("resume")) == "not-paused"
    assert play.refused(ANN, Propose("undo")) == "nothing-to-undo"
    play.does(ANN, Propose("pause"))
    assert play.refused(BOB, Propose("pause")) == "proposed-already"
    assert play.refused(EVE, Consent()) == "not-seated"
    assert play.refused(EVE, Propose("pause")) == "not-seated"
    play.does(BOB, Consent())
    assert play.refused(BOB, Propose("pause")) == "paused"


def test_while_the_game_is_paused_nobody_acts_and_all_must_agree_to_go_on() -> None:
    play = Play().seated(ANN, BOB)
    play.does(ANN, Propose("pause"))
    play.does(BOB, Consent())
    number = play.room.asked[0]
    assert number is not None
    assert play.refused(ANN, Act(number, "card king")) == "paused"
    play.does(BOB, Propose("resume"))
    assert play.refused(ANN, Act(number, "card king")) == "paused"
    assert play.does(ANN, Consent()) == ["agree", "resume"]
    assert play.does(ANN, Act(number, "card king")) == ["act"]


def test_no_bot_answers_while_the_game_is_paused() -> None:
    play = Play().seated("random", ANN)
    assert play.room.bot_turns() == [(0, "random")]
    number = play.room.asked[0]
    assert number is not None
    play.does(ANN, Propose("pause"))
    assert play.room.bot_turns() == []
    action = play.table.actions(0)[0]
    assert commands.answer_for(play.room, 0, number, action, play.now) == []  # it was thinking when the pause came
    play.does(ANN, Propose("resume"))
    assert play.room.bot_turns() == [(0, "random")]
    assert play.happens(commands.answer_for(play.room, 0, number, action, play.now)) == ["act"]


def test_with_everybodys_consent_an_answer_is_taken_back_that_others_have_seen() -> None:
    play = Play(seats=3).seated(ANN, BOB, CAT)
    play.acts(ANN)
    before, record = play.table.copy(), play.table.record()
    play.acts(ANN)
    play.acts(BOB)
    assert play.refused(ANN, Undo()) == "kernel-refusal-undo-other"
    assert play.does(ANN, Propose("undo")) == ["propose"]
    play.does(BOB, Consent())
    assert play.does(CAT, Consent()) == ["agree", "undo"]
    assert play.table == before
    assert play.table.record() == record
    assert play.room.proposal is None
    assert play.room.reset == play.room.version
    assert play.room.asked == [play.room.version, None, None]


def test_bots_do_not_vote() -> None:
    play = Play(seats=3).seated(ANN, "greedy", BOB)
    assert play.room.voters() == [0, 2]
    play.does(ANN, Propose("pause"))
    assert play.does(BOB, Consent()) == ["agree", "pause"]


def test_resigned_seats_do_not_vote() -> None:
    play = Play(seats=3).seated(ANN, BOB, CAT)
    play.does(CAT, Resign())
    assert play.room.voters() == [0, 1]
    play.does(ANN, Propose("pause"))
    assert play.does(BOB, Consent()) == ["agree", "pause"]


def test_whoever_has_resigned_neither_declines_nor_agrees() -> None:
    play = Play(seats=3).seated(ANN, BOB, CAT)
    play.does(CAT, Resign())
    play.does(ANN, Propose("pause"))
    assert play.refused(CAT, Consent(False)) == "resigned"
    assert play.refused(CAT, Consent()) == "resigned"


def test_whoever_has_resigned_proposes_nothing() -> None:
    play = Play().seated(ANN, "random")
    play.does(ANN, Resign())
    play.stands_in()
    assert play.refused(ANN, Propose("pause")) == "resigned"
    assert play.refused(ANN, Propose("undo")) == "resigned"


def test_whoever_is_away_does_not_vote() -> None:
    play = Play(seats=3, clock=LiveClock(10, 0)).seated(ANN, BOB, CAT)
    play.now += 10
    assert play.times_out() == ["away"]
    assert play.room.voters() == [1, 2]
    play.does(BOB, Propose("pause"))
    assert play.does(CAT, Consent()) == ["agree", "pause"]


def test_whoever_is_alone_needs_nobodys_consent() -> None:
    play = Play(seats=3).seated("random", ANN, "random")
    play.stands_in()
    play.stands_in()
    play.acts(ANN)
    before = play.table.copy()
    play.acts(ANN)
    assert play.does(ANN, Propose("pause")) == ["propose", "pause"]
    assert play.does(ANN, Propose("resume")) == ["propose", "resume"]
    assert play.does(ANN, Propose("undo")) == ["propose", "undo"]
    assert play.table == before
    assert play.room.proposal is None


def test_to_undo_needs_the_consent_of_whoever_is_away_and_no_stand_in_gives_it() -> None:
    """A clock that runs out must not take away the say in what one could have gained by."""
    play = Play(seats=3, clock=LiveClock(10, 0)).seated(ANN, BOB, CAT)
    play.acts(ANN)
    play.acts(ANN)
    play.now += 10 + BEAT
    assert play.times_out() == ["away"]  # it was Bob's turn
    play.does(ANN, Propose("undo"))
    assert play.does(CAT, Consent()) == ["agree"]
    assert play.does(BOB, Consent()) == ["agree", "undo"]
    assert play.room.sitters[1].away  # to say yes, nobody has to come back


def test_whoever_goes_away_has_not_agreed_to_an_undo() -> None:
    play = Play(seats=2, clock=LiveClock(10, 0)).seated(ANN, BOB)
    play.acts(ANN)
    play.acts(ANN)
    play.does(ANN, Propose("undo"))
    play.now += 10 + BEAT
    assert play.times_out() == ["away"]
    assert play.room.proposal is not None
    assert play.does(BOB, Consent(agree=False)) == ["decline"]


def test_whoever_has_resigned_plays_for_a_result_and_is_asked_before_an_undo() -> None:
    play = Play(seats=3).seated(ANN, BOB, CAT)
    play.acts(ANN)
    play.acts(ANN)
    play.does(BOB, Resign())
    play.does(ANN, Propose("undo"))
    assert play.does(CAT, Consent()) == ["agree"]
    assert play.does(BOB, Consent()) == ["agree", "undo"]


def test_a_game_whose_seen_answers_were_taken_back_says_so_in_its_record() -> None:
    play = Play().seated(ANN, BOB)
    play.acts(ANN)
    assert play.does(ANN, Undo()) == ["undo"]  # nobody had seen it
    assert play.room.record().undone == 0
    for _ in range(2):
        play.acts(ANN)
    play.does(ANN, Propose("undo"))
    play.does(BOB, Consent())
    assert play.room.common()["undone"] == 1
    record = play.room.record()
    assert "\nundone: 1\n" in record.dumps()
    assert tt.Record.loads(record.dumps()) == record
    assert play.rebuilt().undone == 1


@pytest.mark.parametrize("game", tt.games())
def test_an_undo_starts_from_a_checkpoint_and_comes_to_the_same_table_and_story(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However far it goes back: the table, its story, its record and what can be undone next are as replayed."""
    every = 8
    monkeypatch.setattr(rooms, "CHECKPOINT", every)
    play = Play(game).seated(ANN, "random")
    play.plays_at_random(seed=4, answers=3 * every + 1)
    record = play.table.record()
    monkeypatch.setattr(tt.Game, "start", None)  # nothing is dealt again
    steps = [3 * every, 3 * every - 1, 2 * every + 3, every, every - 1, 1, 0]
    undone = []
    for keep in steps:
        play.happens([Entry(play.room.version + 1, play.now, "undo", 0, None, {"keep": keep})])
        undone.append((play.table.copy(), play.table.story, play.table.record()))
        assert len(play.room._checkpoints) == keep // every + 1
    monkeypatch.undo()
    for keep, (table, story, written) in zip(steps, undone, strict=True):
        expected = tt.replay(record, keep, listen=True)
        assert (table, story, written) == (expected, expected.story, expected.record())
        assert (table.action_count, table.undo_floor) == (expected.action_count, expected.undo_floor)


# How large a room can grow.


@pytest.mark.parametrize("game", tt.games())
@pytest.mark.parametrize("chatty", [False, True])
def test_a_room_takes_no_more_memory_than_it_declares(game: str, chatty: bool) -> None:
    def whole_game(seed: int) -> Play:
        play, dice = Play(game, max(tt.game(game).seat_counts())), random.Random(seed)
        play.seated(ANN, *["random"] * (play.head.seats - 1))
        while not play.table.over:
            seat = dice.choice(play.table.waiting)
            value = {"action": play.room.game.actions[dice.choice(play.table.actions(seat))]}
            if chatty:
                value["mark"] = "\N{GRINNING FACE}" * 30 + f"{play.room.version:010}"
            play.room.apply(Entry(play.room.version + 1, play.now, "act", seat, "ann", value))
        for number in range(210 if chatty else 0):
            said = {"name": "\N{GRINNING FACE}" * 40, "text": "\N{GRINNING FACE}" * 490 + f"{number:010}"}
            play.room.apply(Entry(play.room.version + 1, play.now, "say", None, "eve", said))
        play.entries.clear()
        return play

    whole_game(1)  # what is loaded once is nobody's memory
    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        play = whole_game(2)
        taken = tracemalloc.get_traced_memory()[0] - before
    finally:
        tracemalloc.stop()
    assert taken <= play.room.size < 10 * taken


def test_the_log_of_a_table_does_not_grow_without_end() -> None:
    """Whoever beside a table says too much is refused first; those who play, and the game itself, go on."""
    play = Play().seated(ANN, BOB)
    spoken = play.repeats((EVE, Say("hello")))
    assert MOST_ENTRIES // 2 - 10 <= spoken <= MOST_ENTRIES // 2
    play.repeats((ANN, None), (ANN, Undo()))
    assert play.refused(ANN, Say("hello")) == "full-table"
    assert play.refused(BOB, Propose("pause")) == "full-table"
    play.does(BOB, Resign())
    while not play.table.over:
        play.acts(ANN) if play.room.asked[0] is not None else play.stands_in()
    assert play.room.status == OVER
    assert play.room.version - len(play.room.actions) <= MOST_ENTRIES + 10


def test_strangers_cannot_fill_a_table_so_that_it_never_begins() -> None:
    play = Play()
    play.does(ANN, Sit(0))
    play.repeats((EVE, Sit()), (EVE, Leave()))
    if play.room.seat_of(EVE.id) is not None:
        play.does(ANN, Clear(1))
    play.does(ANN, PlaceBot(1))
    assert play.does(ANN, Start()) == ["start"]


def test_of_the_marks_of_commands_only_the_last_are_kept() -> None:
    play = Play().seated(ANN, BOB)
    for number in range(MARKS + 5):
        play.does(EVE, Say("hello", f"m{number}"))
    assert len(play.room.marks) == MARKS
    assert commands.decide(play.room, EVE, Say("hello", f"m{MARKS + 4}"), play.now) == []
    assert commands.decide(play.room, EVE, Say("hello", "m0"), play.now) != []


# Resigning, being away, and stand-ins.


@pytest.mark.parametrize("stand_in", ["default", "casual", "random"])
def test_a_stand_in_plays_for_whoever_has_resigned(stand_in: str) -> None:
    play = Play(stand_in=stand_in).seated(ANN, BOB)
    number = play.room.asked[0]
    assert number is not None
    assert play.room.bot_turns() == []
    assert play.does(ANN, Resign()) == ["resign"]
    assert play.room.bot_turns() == [(0, stand_in)]
    assert play.room.sitters[0].shown() == {
        "kind": "person",
        "name": "Ann",
        "level": "",
        "ready": True,
        "away": False,
        "resigned": True,
    }
    assert play.refused(ANN, Act(number, "card king")) == "resigned"
    assert play.refused(ANN, Resign()) == "resigned"
    assert play.refused(ANN, Return()) == "resigned"
    play.stands_in()
    play.stands_in()
    assert play.room.bot_turns() == []
    play.acts(BOB)
    play.acts(BOB)
    assert play.room.bot_turns() == [(0, stand_in)]


def forgets(play: Play, who: Person) -> None:
    play.happens([Entry(play.room.version + 1, play.now, "forgotten", None, who.id)])


def test_a_game_goes_on_without_somebody_who_is_forgotten() -> None:
    play = Play().seated(ANN, BOB)
    shown, position = play.room.seed_hash, play.table.position()
    forgets(play, BOB)
    assert play.room.sitters[1].shown() == {**Sitter("person").shown(), "ready": True, "resigned": True}
    assert (play.room.seat_of(BOB.id), play.room.voters()) == (None, [0])
    assert play.refused(BOB, Undo()) == "not-seated"
    assert (play.room.seed_hash, play.table.position()) == (shown, position)
    while play.room.status == PLAYING:
        play.stands_in()
        if play.room.asked[0] is not None and play.room.status == PLAYING:
            play.acts(ANN)
    assert picture(play.rebuilt()) == picture(play.room)
    before = play.room.sitters[0].shown()
    forgets(play, ANN)
    assert play.room.sitters[0].shown() == {**before, "name": ""}
    forgets(play, EVE)
    assert picture(play.rebuilt()) == picture(play.room)


def test_before_the_game_the_seat_of_somebody_who_is_forgotten_is_open() -> None:
    play = Play()
    play.does(BOB, Sit(1))
    forgets(play, BOB)
    assert play.room.sitters[1] == Sitter()
    assert play.does(CAT, Sit(1)) == ["sit"]


def test_one_can_resign_when_it_is_not_ones_turn() -> None:
    play = Play().seated(ANN, BOB)
    assert play.refused(EVE, Resign()) == "not-seated"
    play.does(BOB, Resign())
    assert play.room.bot_turns() == []
    play.acts(ANN)
    play.acts(ANN)
    assert play.room.bot_turns() == [(1, "default")]


def test_all_who_are_not_there_are_answered_for_at_the_same_time() -> None:
    play = Play("fairy_tale", 4).seated("greedy", ANN, BOB, "random")
    play.does(BOB, Resign())
    assert play.room.bot_turns() == [(0, "greedy"), (2, "default"), (3, "random")]
    play.stands_in()
    assert play.room.bot_turns() == []
    assert play.table.waiting == (1,)


def test_a_stand_in_that_still_thinks_does_not_answer_for_somebody_who_is_back() -> None:
    play = Play(clock=LiveClock(10, 5), stand_in="casual").seated(ANN, BOB)
    play.now += 60
    play.happens(commands.time_out(play.room, play.now))
    number, action = play.room.asked[0], play.table.actions(0)[0]
    assert number is not None
    play.does(ANN, Return())
    assert commands.answer_for(play.room, 0, number, action, play.now) == []
    assert play.acts(ANN) == ["act"]


def test_an_answer_for_a_decision_that_is_over_does_nothing() -> None:
    play = Play().seated("random", ANN)
    number = play.room.asked[0]
    assert number is not None
    action = play.table.actions(0)[0]
    play.stands_in()
    assert commands.answer_for(play.room, 0, number, action, play.now) == []
    assert commands.answer_for(play.room, 1, number, action, play.now) == []


def test_whoever_runs_out_of_time_is_away_until_they_return() -> None:
    play = Play(clock=LiveClock(10, 5), stand_in="greedy").seated(ANN, BOB)
    number = play.room.asked[0]
    assert number is not None
    play.now += 9.5
    assert play.times_out() == []
    play.now += 0.5
    assert play.times_out() == ["away"]
    assert [one.away for one in play.room.sitters] == [True, False]
    assert play.entries[-1].who is None
    assert play.times_out() == []
    assert play.room.bot_turns() == [(0, "greedy")]
    assert play.refused(ANN, Act(number, "card king")) == "away"
    assert play.refused(BOB, Return()) == "not-away"
    assert play.refused(EVE, Return()) == "not-seated"
    assert play.does(ANN, Return()) == ["return"]
    assert play.room.bot_turns() == []
    assert play.does(ANN, Act(number, "card king")) == ["act"]


def test_whoever_is_away_stays_so_while_the_stand_in_plays() -> None:
    play = Play(clock=LiveClock(10, 5)).seated(ANN, BOB)
    play.now += 10
    play.times_out()
    play.stands_in()
    play.stands_in()
    play.acts(BOB)
    play.acts(BOB)
    assert play.room.bot_turns() == [(0, "default")]
    play.does(ANN, Return())
    assert play.acts(ANN) == ["act"]


def test_whoever_is_away_can_resign() -> None:
    play = Play(clock=LiveClock(10, 5)).seated(ANN, BOB)
    play.now += 10
    play.times_out()
    play.does(ANN, Resign())
    assert play.refused(ANN, Return()) == "resigned"
    assert play.room.bot_turns() == [(0, "default")]


# Talk.


def test_everybody_may_talk_at_any_time_seated_or_not() -> None:
    play = Play()
    play.does(EVE, Say("may I watch?"))
    play.does(BOB, Sit())
    play.now += 1
    play.does(BOB, Say("you may"))
    talk = [
        {"version": 1, "at": 1000.0, "seat": None, "name": "Eve", "text": "may I watch?"},
        {"version": 3, "at": 1001.0, "seat": 0, "name": "Bob", "text": "you may"},
    ]
    for viewer in viewers(play.room):
        assert seen_by(play.room, viewer, 0)["talk"] == talk
        assert seen_by(play.room, viewer, 1)["talk"] == talk[1:]
        assert seen_by(play.room, viewer, 3)["talk"] == []


def test_what_was_said_stays_said_through_undo_pause_and_end() -> None:
    play = Play().seated(ANN, BOB)
    play.acts(ANN)
    play.does(ANN, Say("wrong card"))
    play.does(ANN, Undo())
    play.does(ANN, Propose("pause"))
    play.does(BOB, Consent())
    play.does(BOB, Say("tea"))
    play.does(BOB, Propose("resume"))
    play.does(ANN, Consent())
    while play.room.status == PLAYING:
        play.acts((ANN, BOB)[play.table.waiting[0]])
    play.does(BOB, Say("good game"))
    for viewer in viewers(play.room):
        talk = message(play.room, viewer)["talk"]
        assert [(said["seat"], said["text"]) for said in talk] == [(0, "wrong card"), (1, "tea"), (1, "good game")]


def test_whoever_is_muted_is_not_heard() -> None:
    play = Play()
    play.does(BOB, Sit())
    for who in (EVE, BOB, EVE):
        play.does(who, Say(f"I am {who.name}"))
    muted: dict[str, Any] = seen_by(play.room, 0, 0, frozenset({EVE.id, CAT.id}))
    assert [said["text"] for said in muted["talk"]] == ["I am Bob"]
    assert muted["muted"] == []
    assert muted["unheard"] == [{"version": play.room.version, "name": "Eve"}]
    without_bob = seen_by(play.room, 0, 0, frozenset({BOB.id}))
    assert without_bob["muted"] == [0]
    assert without_bob["unheard"] == []
    assert {"muted", "unheard"}.isdisjoint(seen_by(play.room, 0, 0))
    assert muted["version"] == play.room.version
    assert len(message(play.room, 0)["talk"]) == 3


# The end.


@pytest.mark.parametrize("game", tt.games())
def test_a_game_played_to_the_end_is_over_and_shows_its_seed_only_then(game: str) -> None:
    play = Play(game).seated(ANN, BOB)
    hashed = sha256(SEED).hexdigest()
    people = (ANN, BOB)
    while play.room.status == PLAYING:
        assert play.room.common()["seed"] is None
        assert play.room.common()["standings"] == []
        assert SEED.hex().encode() not in picture(play.room)
        assert play.room.terms()["seed_hash"] == hashed
        assert play.room.ended is None
        play.now += 1
        play.acts(people[play.table.waiting[0]])
    assert play.room.status == OVER
    assert play.table.over
    assert play.room.ended == play.now
    common = play.room.common()
    assert sha256(bytes.fromhex(str(common["seed"]))).hexdigest() == hashed
    assert common["waiting"] == []
    assert common["standings"] == [standing.as_dict() for standing in play.table.standings]
    assert play.room.asked == [None, None]
    assert play.room.bot_turns() == []
    played = tt.replay(play.table.record())
    assert played == play.table


def test_when_the_game_is_over_nothing_is_done_at_the_table_any_more() -> None:
    play = Play(clock=LiveClock(10, 5)).seated(ANN, BOB)
    while play.room.status == PLAYING:
        play.acts((ANN, BOB)[play.table.waiting[0]])
    for command in (Act(1, "card king"), Undo(), Propose("undo"), Propose("pause"), Consent(), Resign(), Return()):
        assert play.refused(ANN, command) == "over"
    for before in (Sit(), Leave(), Ready(), Start(), PlaceBot(0), Clear(0)):
        assert play.refused(ANN, before) == "begun"
    play.now += 10**6
    assert play.times_out() == []
    assert play.room.clocks.shown()["deadlines"] == [None, None]


def test_the_end_closes_what_was_proposed() -> None:
    play = Play().seated(ANN, BOB)
    play.does(ANN, Propose("pause"))
    while play.room.status == PLAYING:
        assert play.room.proposal is not None
        play.acts((ANN, BOB)[play.table.waiting[0]])
    assert play.room.proposal is None


# The laws, on random games with random commands.


def anything(dice: random.Random) -> Command:
    """A wish, sensible or not."""
    ideas: tuple[Command, ...] = (
        Say(dice.choice(("hm", "well", "go on"))),
        *[Undo()] * 2,
        Propose(dice.choice(("undo", "pause"))),
        *[Propose("resume")] * 2,
        Consent(dice.random() < 0.8),
        Consent(),
        *[Return()] * 3,
        Act(dice.randrange(60), dice.randrange(60)),
        Sit(dice.randrange(4)),
        Start(),
    )
    return dice.choice(ideas)


CLOCKS: tuple[Clock, ...] = (LiveClock(30, 5), CorrespondenceClock(1), NoClock())
GAMES = [(game, number) for game in tt.games() for number in range(len(CLOCKS))]


class Crowd(Play):
    """Ann, Bob and Cat with a bot, or without: they do whatever comes to their minds, and sometimes what they should."""

    def __init__(self, game: str, number: int) -> None:
        self.dice = random.Random(f"{game} {number}")
        super().__init__(game, 3, CLOCKS[number], seed=self.dice.randbytes(32))
        self.people: tuple[Person, ...] = (ANN, BOB, CAT) if number else (ANN, BOB)
        self.met: set[str] = set()
        self.steps = 0

    def begin(self) -> None:
        self.does(EVE, Say("hello"))
        bots = ("random",) * (3 - len(self.people))
        self.seated(*self.people, *bots)

    def step(self) -> None:
        """They wish for this and that until something happens."""
        version = self.room.version
        while self.room.version == version:
            self._try()

    def _try(self) -> None:
        self.steps += 1
        assert self.steps < 4000, "this game does not end"
        self.now += self.dice.choice((0.0, 0.25, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 7.5, 2000.0))
        self.met.update(self.happens(self._wish()))

    def _wish(self) -> list[Entry]:
        dice, room = self.dice, self.room
        with suppress(Refusal):
            if dice.random() < 0.1:
                return commands.time_out(room, self.now)
            if dice.random() < 0.01 and room.clocks.paused is None:
                return commands.decide(room, BOB, Resign(), self.now)
            if dice.random() < 0.3:
                return commands.decide(room, dice.choice((*self.people, EVE)), anything(dice), self.now)
            waiting = dice.choice(self.table.waiting)
            action, number = dice.choice(self.table.actions(waiting)), room.asked[waiting]
            assert number is not None
            if waiting in [seat for seat, _ in room.bot_turns()]:
                return commands.answer_for(room, waiting, number, action, self.now)
            if room.sitters[waiting].who is not None:
                who = next(one for one in self.people if one.id == room.sitters[waiting].who)
                mark = dice.choice(("", f"m{dice.randrange(1000)}"))
                return commands.decide(room, who, Act(number, action, mark), self.now)
        return []


@pytest.mark.parametrize(("game", "number"), GAMES)
def test_a_room_rebuilt_from_its_entries_is_the_room(game: str, number: int) -> None:
    play = Crowd(game, number)
    play.begin()
    follower = play.rebuilt()
    while play.room.status == PLAYING:
        known = len(play.entries)
        play.step()
        for entry in play.entries[known:]:
            follower.apply(again(entry))
        assert picture(follower) == picture(play.room)
        if play.room.version % 40 == 0:
            assert picture(play.rebuilt()) == picture(play.room)
    rebuilt = play.rebuilt()
    assert rebuilt.status == OVER
    assert picture(rebuilt) == picture(play.room)
    for attribute in ("actions", "asked", "marks", "proposal", "talk", "lengths", "reset", "ended", "sitters"):
        assert getattr(rebuilt, attribute) == getattr(play.room, attribute)
    assert rebuilt.table == play.room.table
    assert play.table.record().actions == tuple((seat, play.table.game.actions[act]) for seat, act in play.room.actions)


def test_the_random_games_meet_every_kind_of_entry_of_play() -> None:
    met: set[str] = set()
    for game, number in GAMES:
        play = Crowd(game, number)
        play.begin()
        while play.room.status == PLAYING:
            play.step()
        met |= play.met
    assert met == {"act", "undo", "away", "return", "resign", "propose", "agree", "decline", "pause", "resume", "say"}


@pytest.mark.parametrize(("game", "number"), GAMES)
def test_whoever_listens_to_every_update_knows_the_story_as_it_is(game: str, number: int) -> None:
    play = Crowd(game, number)
    play.begin()
    listeners = viewers(play.room)
    heard: dict[int | None, list[object]] = {viewer: [] for viewer in listeners}
    talk: dict[int | None, list[object]] = {viewer: [] for viewer in listeners}
    have = dict.fromkeys(listeners, 0)
    while True:
        for viewer in listeners:
            if play.dice.random() < 0.3 and play.room.status == PLAYING:
                continue  # not listening just now
            news: dict[str, Any] = seen_by(play.room, viewer, have[viewer])
            heard[viewer] = [*([] if news["fresh"] else heard[viewer]), *news["events"]]
            talk[viewer] += news["talk"]
            have[viewer] = news["version"]
            assert heard[viewer] == [event.as_dict() for event in play.table.events_for(viewer)]
            assert talk[viewer] == seen_by(play.room, None, 0)["talk"]
        if play.room.status == OVER:
            break
        play.step()


def may_hear(event: Event, viewer: int | None) -> bool:
    return event.audience is None or viewer in event.audience


def in_another_world(room: Room, viewer: int | None, seed: int) -> Room:
    """The same room, but for what this viewer cannot know of its table."""
    assert room.table is not None
    twin = copy.copy(room)
    twin.table = room.table.imagine(viewer, seed)
    twin.table.story = room.table.story
    return twin


@pytest.mark.parametrize(("game", "number"), GAMES)
def test_what_is_sent_tells_nobody_what_they_may_not_know(game: str, number: int) -> None:
    play = Crowd(game, number)
    play.begin()
    differed = 0
    while True:
        for viewer in viewers(play.room):
            twin = in_another_world(play.room, viewer, play.steps)
            sent, other = message(play.room, viewer), message(twin, viewer)
            del sent["events"], other["events"]
            assert encoder.encode(other) == encoder.encode(sent)
            differed += twin.table != play.room.table
        if play.room.status == OVER:
            break
        play.step()
    assert differed > 0


def test_no_event_reaches_a_viewer_outside_its_audience() -> None:
    private = 0
    for game, number in GAMES:
        play = Crowd(game, number)
        play.begin()
        while play.room.status == PLAYING:
            since = play.room.version
            play.step()
            story = play.table.story
            assert story is not None
            begin = 0 if play.room.reset > since else play.room.lengths[since]
            private += sum(event.audience is not None for event in story[begin:])
            for viewer in viewers(play.room):
                seen = seen_by(play.room, viewer, since)["events"]
                assert seen == [event.as_dict() for event in story[begin:] if may_hear(event, viewer)]
    assert private > 0
