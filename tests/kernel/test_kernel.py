"""What the kernel offers to every game, on the small game of the tests' own."""

from __future__ import annotations

import pytest

import taletable as tt
from taletable import _in_english
from taletable.games.zavarushka.questions import FairyNext, WitchTwo, WizardTo
from taletable.kernel import BadOptions, Game, Message, Option, replay, set_formatter
from taletable.kernel.messages import _plain, formatted
from taletable.kernel.options import MESSAGES
from tests.kit.parley import PARLEY, Parley, ParleyTable


def test_several_seats_decide_at_once_and_nobody_sees_an_answer_before_all_are_in() -> None:
    table = PARLEY.start(3, 1, {}, listen=True)
    before = table.view(1)
    assert before["waiting"] == [0, 1, 2]
    table.act(2, "bid 1")
    table.act(2, "aim 0")
    assert table.view(1) == {**before, "waiting": [0, 1]}
    assert table.events_for(1)[1:] == []
    for seat, action in ((0, "bid 0"), (0, "aim 1"), (1, "bid 1"), (1, "aim 0")):
        table.act(seat, action)
    assert [event.as_dict() for event in table.events_for(None)] == [
        {"kind": "bid", "seat": seat, "number": number} for seat, number in enumerate((0, 1, 1))
    ]
    assert table.waiting == (0, 1, 2)


def test_an_event_tells_the_clause_behind_it_only_where_its_kind_does_not() -> None:
    table = PARLEY.start(2, 1, {}, listen=True)
    table.tell("bid", {"seat": 0}, clause="2")
    assert [event.as_dict() for event in table.events_for(None)] == [{"kind": "bid", "seat": 0, "clause": "2"}]
    assert "clause" not in table.events_for(0)[0].as_dict()


def test_a_seat_may_be_asked_again_before_the_others_have_answered() -> None:
    table = PARLEY.deal(3, 1)
    table.act(1, "bid 2")
    decision = table.decision(1)
    assert decision is not None
    assert decision.kind == "aim"
    assert decision.as_dict() == {
        "seat": 1,
        "kind": "aim",
        "args": {"round": 1},
        "actions": [3, 5],
        "default": 3,
        "clause": "2",
    }
    assert table.waiting == (0, 1, 2)


def test_an_event_is_heard_by_its_audience_only() -> None:
    table = PARLEY.start(2, 1, {}, listen=True)
    assert [[event.args["seat"] for event in table.events_for(viewer)] for viewer in (0, 1, None)] == [[0], [1], []]
    for seat, action in ((0, "bid 1"), (0, "aim 1"), (1, "bid 0"), (1, "aim 0")):
        table.act(seat, action)
    assert [event.kind for event in table.events_for(0, since=2)] == ["bid", "bid", "peeked"]
    assert [event.kind for event in table.events_for(1, since=2)] == ["bid", "bid"]


def test_a_silent_table_has_no_story() -> None:
    with pytest.raises(ValueError, match="nobody listens"):
        PARLEY.deal(2, 1).events_for(0)


def test_ranks_are_shared_where_the_rules_share_them() -> None:
    position = {"cards": [0, 1, 2, 3, 4, 5, 6, 7], "round": 2, "agenda": [], "asks": [None, None], "points": [2, 2]}
    ranks = [standing.rank for standing in PARLEY.arrange(position).standings]
    assert ranks == [1, 1]


def test_undo_says_what_stops_it() -> None:
    table = PARLEY.deal(2, 1)
    with pytest.raises(tt.IllegalAction, match="nothing can be undone"):
        tt.undo(table, 0)
    table.act(0, "bid 2")
    with pytest.raises(tt.IllegalAction, match="somebody else's"):
        tt.undo(table, 1)
    assert tt.undo(table, 0) == PARLEY.deal(2, 1)
    table.act(0, "aim 1")
    table.act(1, "bid 0")
    table.act(1, "aim 0")
    with pytest.raises(tt.IllegalAction, match="already seen"):
        tt.undo(table, 1)


def test_undo_keeps_the_story_and_works_on_an_arranged_table() -> None:
    table = PARLEY.start(2, 1, {}, listen=True)
    story = list(table.story or ())
    table.act(0, "bid 1")
    assert tt.undo(table, 0).story == story
    arranged = PARLEY.arrange(PARLEY.deal(2, 1).position())
    arranged.act(0, "bid 1")
    assert tt.undo(arranged, 0) == PARLEY.deal(2, 1)


def test_options_are_checked_with_friendly_errors() -> None:
    for chosen, complaint in (
        ({"rounds": 3}, "option 'rounds' of parley cannot be 3; it can be: 1, 2"),
        ({"rounds": True}, "option 'rounds' of parley cannot be True"),
        ({"wild": 1}, "option 'wild' of parley cannot be 1; it can be: False, True"),
        ({"motto": 5}, "option 'motto' of parley takes a text, not 5"),
        ({"round": 1}, "parley has no option 'round'; did you mean 'rounds'?"),
        ({"xyz": 1}, "parley has no option 'xyz'; known: rounds, wild, motto"),
    ):
        with pytest.raises(BadOptions) as caught:
            PARLEY.start(2, 1, chosen)
        assert complaint in str(caught.value)
        assert caught.value.message.id in MESSAGES
    table = PARLEY.deal(2, 1, motto="war", wild=True)
    assert table.view(None)["options"] == {"rounds": 2, "wild": True, "motto": "war"}
    assert PARLEY.seat_counts(wild=True) == (2,)
    with pytest.raises(ValueError, match="2 players with these options, not for 3"):
        PARLEY.deal(3, 1, wild=True)


def test_options_that_were_settled_before_are_the_same_ones_only_if_their_values_are() -> None:
    settled = PARLEY.settled({"wild": True, "rounds": 1})
    again = PARLEY.settled(settled)
    assert again == settled
    again["rounds"] = 2
    assert PARLEY.settled(settled)["rounds"] == 1
    with pytest.raises(BadOptions, match="'wild' of parley cannot be 1"):
        PARLEY.settled({**settled, "wild": 1})
    assert PARLEY.settled({**settled, "rounds": 2})["rounds"] == 2
    with pytest.raises(BadOptions, match="no option 'round'"):
        PARLEY.settled({**settled, "round": 1})


def test_a_view_is_the_readers_own() -> None:
    table = PARLEY.deal(2, 1)
    table.view(0)["options"]["rounds"] = 9
    table.position()["options"]["rounds"] = 9
    assert table.options["rounds"] == 2


def test_nobody_holds_cards_in_a_game_without_hands() -> None:
    table = PARLEY.deal(2, 1)
    assert table.game.views.hand(table, 0) == []


def test_a_game_declares_nothing_twice_and_nothing_reserved() -> None:
    def declare(options: tuple[Option, ...], actions: tuple[str, ...]) -> Game:
        game = Parley.__new__(Parley)
        parts = (PARLEY.setup, PARLEY.scoring, PARLEY.views, PARLEY.positions)
        Game.__init__(game, "odd", 1, options, actions, (), *parts, {}, (), "1", "1", PARLEY.types)
        return game

    with pytest.raises(ValueError, match="twice"):
        declare((), ("go", "go"))
    with pytest.raises(ValueError, match="twice"):
        declare((Option("odd", "a", 1, (1,)), Option("odd", "a", 2, (2,))), ("go",))
    with pytest.raises(ValueError, match="reserved name: seats, seed"):
        declare((Option("odd", "seed", 1, (1,)),), ("go",))


def test_tables_and_games_say_what_they_are() -> None:
    assert repr(tt.game("zavarushka")) == "taletable.game('zavarushka')"
    table = PARLEY.deal(2, 1)
    assert repr(table) == "<parley, 2 seats, waiting for 0, 1>"
    tt.playout(table, 1)
    assert repr(table) == "<parley, 2 seats, over>"
    assert table.words("card") == ()  # none of its frames has an argument
    with pytest.raises(TypeError):
        hash(table)
    assert repr(FairyNext(2, (4, 1))) == "FairyNext(2, 4, 1)"


def test_frames_are_equal_if_kind_and_arguments_are() -> None:
    assert FairyNext(2, (4,)) == FairyNext(2, (4,))
    assert FairyNext(2, (4,)) != FairyNext(2, (4, 1))
    assert WitchTwo(2) != WizardTo(2)
    assert WitchTwo(2) != 2


def test_a_refusal_speaks_english_and_is_data_for_other_languages() -> None:
    with pytest.raises(tt.IllegalAction) as caught:
        PARLEY.deal(2, 1).act(0, "bid 7")
    assert caught.value.reason == "This game has no action “bid 7”. Did you mean “bid 2”?"
    assert str(caught.value) == f"{caught.value.reason} [1]"
    assert caught.value.as_dict() == {
        "message": "kernel-refusal-no-action-near",
        "args": {"word": "bid 7", "near": "bid 2"},
        "clause": "1",
    }
    with pytest.raises(tt.IllegalAction, match="no action “xyzzy”"):
        PARLEY.deal(2, 1).act(0, "xyzzy")


def test_without_a_formatter_a_message_is_its_id_and_its_arguments() -> None:
    set_formatter(_plain)
    try:
        assert formatted(Message("kernel-refusal-over", {})) == "kernel-refusal-over"
        assert formatted(Message("some-thing", {"count": 2})) == "some-thing (count 2)"
    finally:
        set_formatter(_in_english)
    assert formatted(Message("kernel-refusal-over", {})) == "The game is over."


# Records.


def _text(**changes: str) -> str:
    table = PARLEY.deal(2, 1)
    table.act(0, "bid 1")
    text = table.record(("Anna", "Ben")).dumps()
    for old, new in changes.items():
        text = text.replace(old.replace("_", " "), new)
    return text


def test_a_record_reads_well() -> None:
    assert _text() == (
        "taletable record 1\n"
        "game: parley\n"
        "version: 3\n"
        "seats: 2\n"
        "option rounds: 2\n"
        "option wild: false\n"
        'option motto: "peace"\n'
        "player 0: Anna\n"
        "player 1: Ben\n"
        "seed: 1\n"
        "\n"
        "0 bid 1\n"
    )


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("taletable record 1", "something else", "line 1 of the record: expected 'taletable record 1', found 'some"),
        ("game: parley\n", "", "the header does not name its game"),
        ("seats: 2", "seats: two", "expected a whole number, found 'two'"),
        ("seats: 2", "seats: 2\nseats: 2", "line 5 of the record: 'seats' means nothing in a header, or"),
        ("seats: 2", "seats: 2\nlength: 2", "'length' means nothing in a header"),
        ("seats: 2", "seats", "line 4 of the record: expected 'name: value', found 'seats'"),
        ("option rounds: 2", "option rounds: two", "'two' is not JSON"),
        ("option rounds: 2", "option rounds: [2]", "an option is a word, a whole number, true or false, not '[2]'"),
        ("player 1", "player 2", "expected player 1, found '2'"),
        ("seed: 1\n", "", "the header must name a seed or a position, and not both"),
        ("seed: 1\n", "seed: 1\nposition: {}\n", "the header must name a seed or a position, and not both"),
        ("seed: 1\n", "position: [1]\n", "a position is a mapping, not '[1]'"),
        ("seed: 1\n", "position: {\n", "is not JSON"),
        ("seed: 1\n", "seed: one\n", "a seed is a whole number or 64 hexadecimal digits, not 'one'"),
        ("seed: 1\n", f"seed: {'x' * 64}\n", "a seed is a whole number or 64 hexadecimal digits"),
        ("0 bid 1", "0", "line 12 of the record: expected a seat and an action, found '0'"),
        ("0 bid 1", "x bid 1", "line 12 of the record: expected a whole number, found 'x'"),
    ],
)  # fmt: skip
def test_a_record_that_cannot_be_read_is_refused_by_line(old: str, new: str, complaint: str) -> None:
    assert old in _text()
    with pytest.raises(ValueError, match=r"line \d+ of the record") as caught:
        tt.Record.loads(_text().replace(old, new))
    assert complaint in str(caught.value)


def test_what_is_no_text_is_no_record() -> None:
    with pytest.raises(ValueError, match="a record is a text, not 7"):
        tt.Record.loads(7)
    with pytest.raises(ValueError, match="found nothing"):
        tt.Record.loads("")


def test_a_record_of_another_game_version_or_move_is_refused() -> None:
    record = tt.Record.loads(_text())
    with pytest.raises(ValueError, match="a record of 'parley', not of zavarushka"):
        replay(tt.game("zavarushka"), record)
    with pytest.raises(ValueError, match="there is no game 'parley' here"):
        tt.replay(record)
    with pytest.raises(ValueError, match="version 2 of parley; the rules here are 3"):
        replay(PARLEY, record._replace(version=2))
    with pytest.raises(ValueError, match="action 1 of the record, '0 aim 1'"):
        replay(PARLEY, record._replace(actions=((0, "aim 1"),)))
    with pytest.raises(ValueError, match="has 1 actions; it cannot be replayed up to 2"):
        replay(PARLEY, record, upto=2)


def test_a_record_says_how_often_seen_answers_were_taken_back() -> None:
    table = PARLEY.deal(2, 1)
    record = table.record()._replace(undone=2)
    assert "\nundone: 2\n" in record.dumps()
    assert tt.Record.loads(record.dumps()) == record
    assert "undone" not in table.record().dumps()
    with pytest.raises(ValueError, match="expected a whole number"):
        tt.Record.loads(record.dumps().replace("undone: 2", "undone: often"))


def test_a_record_says_which_answers_a_bot_gave_for_somebody() -> None:
    table = PARLEY.deal(2, 1)
    record = table.record()._replace(stood_in=(1, 3))
    assert "\nstood in: 1 3\n" in record.dumps()
    assert tt.Record.loads(record.dumps()) == record
    assert "stood in" not in table.record().dumps()
    with pytest.raises(ValueError, match="expected a whole number"):
        tt.Record.loads(record.dumps().replace("stood in: 1 3", "stood in: 1 or 3"))


def test_a_bytes_seed_survives_the_record() -> None:
    seed = bytes(range(32))
    table = PARLEY.deal(2, seed)
    assert f"seed: {seed.hex()}" in table.record().dumps()
    assert tt.Record.loads(table.record().dumps()).seed == seed


def test_a_blank_table_is_the_games_to_make() -> None:
    assert isinstance(PARLEY.deal(2, 1), ParleyTable)


def test_a_seat_that_is_not_there() -> None:
    table = PARLEY.deal(2, 1)
    with pytest.raises(tt.IllegalAction, match="There is no seat 2 at this table; its seats are 0 to 1"):
        table.act(2, "bid 1")
    with pytest.raises(ValueError, match="there is no seat -1 at this table; its seats are 0 to 1"):
        table.view(-1)


def test_an_imagined_table_has_no_record() -> None:
    with pytest.raises(ValueError, match="an imagined table has no record"):
        PARLEY.deal(2, 1).imagine(0, 1).record()


def test_bounds_are_declared_for_seats_and_options() -> None:
    assert PARLEY.limits(3, rounds=1) == (6, -5, 9)
    assert tt.game("zavarushka").limits(4) == (96, 0, 35)
    with pytest.raises(ValueError, match="2, 3, 4 players"):
        tt.game("zavarushka").limits(9)
    basic = tt.game("fairy_tale").limits(2)
    assert (basic.lowest, basic.highest) == (-12, 12 * 36)
    teams = tt.game("fairy_tale").limits(4, teams=True)
    assert (teams.lowest, teams.highest) == (-24, 2 * 12 * 36)


@pytest.mark.parametrize("letter", "\u2028\u2029\x85\x0b\x0c\x1c")
@pytest.mark.parametrize("end", ["\n", "\r\n"])
def test_a_line_of_a_record_ends_where_the_line_ends(letter: str, end: str) -> None:
    """Python knows more ends of lines, and somebody may have one in their name."""
    record = PARLEY.start(2, 1, {}).record((f"A{letter}B", "Ann"))
    assert tt.Record.loads(record.dumps().replace("\n", end)) == record
