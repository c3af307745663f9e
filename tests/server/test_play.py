"""People who play each other and bots, over real sockets."""

from __future__ import annotations

import pytest

import taletable as tt
from tests.server.kit import Refused, Server, play_out


@pytest.mark.parametrize("game", tt.games())
def test_two_people_play_a_whole_game(server: Server, game: str) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table = ann.opens(game, ["me", "open"])
    with pytest.raises(Refused, match="open seats"):
        ann.does(table, "start")
    bob.does(table, "sit")
    with pytest.raises(Refused, match="Not everybody is ready"):
        ann.does(table, "start")
    bob.does(table, "ready")
    lines = [ann.watches(table), bob.watches(table)]
    ann.does(table, "start")
    for line in lines:
        line.until(lambda state: state["room"]["status"] == "playing")
    play_out(lines, seed=1)
    for line in lines:
        assert line.state["room"]["status"] == "over"
        assert sorted(standing["seat"] for standing in line.state["room"]["standings"]) == [0, 1]
    record = tt.Record.loads(ann.get(f"/api/tables/{table}/record"))
    played = tt.replay(record)
    assert played.over
    assert record.players == ("Ann", "Bob")
    assert [standing.as_dict() for standing in played.standings] == lines[0].state["room"]["standings"]


@pytest.mark.parametrize("game", tt.games())
def test_one_person_plays_bots(server: Server, game: str) -> None:
    ann = server.guest("Ann")
    table = ann.opens(game, ["greedy", "me"])
    line = ann.watches(table)
    ann.does(table, "start")
    line.until(lambda state: state["room"]["status"] == "playing")
    play_out([line], seed=2)
    assert line.state["room"]["status"] == "over"


def test_people_talk_and_whom_one_has_muted_is_not_heard(server: Server) -> None:
    ann, bob, eve = server.guest("Ann"), server.guest("Bob"), server.guest("Eve")
    table = ann.opens("zavarushka", ["me", "open"])
    bob.does(table, "sit")
    line = ann.watches(table)
    bob.does(table, "say", text="hello there")
    eve.does(table, "say", text="may I watch?")
    line.until(lambda state: state["talk"] and state["talk"][-1]["text"] == "may I watch?")
    said = [one for message in line.heard for one in message.get("talk", [])]
    assert [(one["seat"], one["name"], one["text"]) for one in said] == [
        (1, "Bob", "hello there"),
        (None, "Eve", "may I watch?"),
    ]
    ann.post(f"/api/tables/{table}/mute", {"seat": 1})
    assert [one["name"] for one in ann.watches(table).state["talk"]] == ["Eve"]
    assert [one["name"] for one in eve.watches(table).state["talk"]] == ["Bob", "Eve"]
    ann.post(f"/api/tables/{table}/mute", {"seat": 1, "mute": False})
    assert [one["name"] for one in ann.watches(table).state["talk"]] == ["Bob", "Eve"]
    with pytest.raises(Refused, match="nobody to mute"):
        ann.post(f"/api/tables/{table}/mute", {"seat": 0})


def test_a_spectator_is_muted_by_what_they_said_and_at_once(server: Server) -> None:
    ann, bob, eve = server.guest("Ann"), server.guest("Bob"), server.guest("Eve")
    table, elsewhere = ann.opens("zavarushka", ["me", "open"]), ann.opens("zavarushka", ["me", "open"])
    lines, other = [ann.watches(table), ann.watches(elsewhere)], bob.watches(table)
    said = eve.does(table, "say", text="look at me")
    path = f"/api/tables/{table}/mute"
    for version in (0, said - 1, said + 1, -1, 10**30):
        with pytest.raises(Refused, match="nobody to mute"):
            ann.post(path, {"version": version})
    with pytest.raises(Refused, match="nobody to mute"):
        eve.post(path, {"version": said})
    ann.post(path, {"version": said})
    for at in (table, elsewhere):
        eve.does(at, "say", text="and at me again")
        bob.does(at, "say", text="now")
    for line in lines:
        line.until(lambda state: state["talk"] and state["talk"][-1]["name"] == "Bob")
        assert "again" not in "".join(line.raw)
    other.until(lambda state: state["talk"] and state["talk"][-1]["name"] == "Bob")
    assert "again" in "".join(other.raw)
    ann.post(path, {"version": said, "mute": False})
    eve.does(table, "say", text="thank you")
    lines[0].until(lambda state: state["talk"] and state["talk"][-1]["text"] == "thank you")


def test_a_game_goes_on_without_somebody_who_is_forgotten(server: Server) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table = ann.opens("zavarushka", ["me", "open"])
    bob.does(table, "sit")
    bob.does(table, "ready")
    line = ann.watches(table)
    ann.does(table, "start")
    line.until(lambda state: state["room"]["status"] == "playing")
    assert bob.http.delete("/api/me").status_code == 204
    line.until(lambda state: state["room"]["seats"][1]["resigned"])
    play_out([line], seed=3)
    assert line.state["room"]["status"] == "over"


@pytest.mark.parametrize("name", ["   ", "a\u0000b", "new\nline", "tab\t", "\n"])
def test_a_name_can_be_read_by_others(server: Server, name: str) -> None:
    answer = server.guest("Ann").http.patch("/api/me", json={"name": name})
    assert (answer.status_code, "$.name" in answer.json()["detail"]) == (400, True)


def test_the_page_about_the_interface_is_whole_in_itself(server: Server) -> None:
    page = server.guest("Ann").get("/api")
    assert "/api/tables/{table}/commands" in page
    assert "http://" not in page
    assert "https://" not in page
    assert "src=" not in page
