"""Names that look alike are marked, wherever one can be taken for the other."""

from __future__ import annotations

import pytest

from taletable.server.names import lookalikes, skeleton
from taletable.server.requests import Terms
from taletable.server.room import Entry, Head, Room
from tests.server.in_process import GAME


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna", "Аnnа"),  # Cyrillic А and а
        ("Bob", "Воb"),
        ("Вова", "вова"),
        ("Марина", "Mapинa"),
        ("Алёна", "Алена"),
        ("Eve", "eve"),
        ("Eve", "E v e"),
        ("Eve", "Ev\u200be"),
        ("Eve", "Eve\u2060"),
        ("Eve", "Eve."),
        ("Ann-Marie", "Ann Marie"),
        ("Eve", "Ｅｖｅ"),  # full width
        ("Eve", "𝐄𝐯𝐞"),
        ("Otto", "0tto"),
        ("Ilya", "llya"),
        ("Ilya", "1lya"),
        ("Nina", "Νina"),  # Greek Ν
        ("Otto", "οttο"),
        ("Marta", "Rnarta".replace("Rn", "rn")),
        ("Wanda", "VVanda"),
        ("Zoë", "Zoe\u0308"),
    ],
)
def test_names_that_can_be_taken_for_each_other(one: str, other: str) -> None:
    assert one != other
    assert skeleton(one) == skeleton(other)
    assert lookalikes([("a", one), ("b", other), ("c", "Somebody else")]) == {"a", "b"}


@pytest.mark.parametrize(
    ("one", "other"), [("Ann", "Anna"), ("Bob", "Rob"), ("Иван", "Ева"), ("Łukasz", "Marek"), ("🐻", "🦊"), ("-", "—–")]
)
def test_names_that_cannot(one: str, other: str) -> None:
    assert lookalikes([("a", one), ("b", other)]) == set()


def test_nobody_is_taken_for_themselves_and_those_without_a_name_for_nobody() -> None:
    assert lookalikes([("a", "Ann"), ("a", "Аnn"), (None, "Ann"), ("b", ""), ("c", "")]) == set()


def room_of(*entries: tuple[str, int | None, str, dict[str, str]]) -> Room:
    room = Room(Head("table", GAME, 1, 3, {}, Terms(), b"", "ann", True, 0.0))
    for number, (kind, seat, who, value) in enumerate(entries, 1):
        room.apply(Entry(number, 0.0, kind, seat, who, value))
    return room


def test_those_who_sit_at_a_table_are_marked_and_it_ends_with_the_likeness() -> None:
    sat = ("sit", 0, "ann", {"name": "Ann"}), ("sit", 1, "eve", {"name": "Аnn"}), ("sit", 2, "bob", {"name": "Bob"})
    room = room_of(*sat)
    for seats in (room.summary()["seats"], room.common()["seats"]):
        assert isinstance(seats, list)
        assert [one.get("twin") for one in seats] == [True, True, None]
    room.apply(Entry(4, 0.0, "clear", 1))
    assert not any("twin" in one for one in room.seat_summary.shown)


def test_words_from_beside_the_table_are_marked_when_the_name_is_like_that_of_somebody_there() -> None:
    room = room_of(
        ("sit", 0, "ann", {"name": "Ann"}),
        ("say", None, "eve", {"name": "Аnn", "text": "it is me"}),
        ("say", 0, "ann", {"name": "Ann", "text": "it is not"}),
        ("say", None, "bob", {"name": "Bob", "text": "who is who?"}),
        ("say", None, "eve", {"name": "Eve", "text": "sorry"}),
    )
    assert [said.get("twin") for said in room.chat_since(0, frozenset())] == [True, True, None, None]
