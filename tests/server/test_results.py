"""After the end: results, ratings, replays with anybody's eyes, rematches, and being forgotten."""

from __future__ import annotations

import random
from hashlib import sha256
from typing import TYPE_CHECKING, Any

import pytest

import taletable as tt
from taletable.cli import main
from tests.server.kit import Guest, Refused, Server, play_out

if TYPE_CHECKING:
    from pathlib import Path

GAME = "zavarushka"


def played(ann: Guest, bob: Guest, seed: int = 1) -> str:
    """A game of these two that is over."""
    table = ann.opens(GAME, ["me", "open"])
    bob.does(table, "sit")
    bob.does(table, "ready")
    ann.does(table, "start")
    play_out([ann.watches(table), bob.watches(table)], seed)
    return table


def test_people_are_rated_by_their_games_with_each_other(server: Server) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    assert ann.get("/api/me/results") == {"ratings": [], "games": [], "history": []}
    tables = [played(ann, bob, seed) for seed in range(3)]
    found = [person.get("/api/me/results") for person in (ann, bob)]
    wins = [one["games"][0]["won"] for one in found]
    for one in found:
        assert one["ratings"][0]["game"] == GAME
        assert (one["ratings"][0]["played"], one["games"][0]["played"]) == (3, 3)
        assert [past["table"] for past in one["history"]] == tables[::-1]
        assert all(past["players"] == 2 for past in one["history"])
    ratings = [one["ratings"][0]["rating"] for one in found]
    assert sum(wins) >= 3
    assert wins[0] == wins[1] or (ratings[0] > ratings[1]) == (wins[0] > wins[1])


def test_nobody_is_rated_by_games_with_bots(server: Server) -> None:
    ann = server.guest("Ann")
    table = ann.opens(GAME, ["me", "random"])
    ann.does(table, "start")
    play_out([ann.watches(table)], 5)
    found = ann.get("/api/me/results")
    assert (found["ratings"], found["games"][0]["played"], found["history"][0]["table"]) == ([], 1, table)


def test_a_game_that_is_over_can_be_seen_at_every_step_with_anybodys_eyes(server: Server) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table = played(ann, bob)
    record = tt.Record.loads(ann.get(f"/api/tables/{table}/record"))
    steps = len(record.actions)
    for step in sorted({0, 1, steps, *random.Random(1).sample(range(steps), 6)}):
        then = tt.replay(record, step)
        for eyes, seat in (("0", 0), ("1", 1), ("none", None), ("all", None)):
            seen: dict[str, Any] = bob.get(f"/api/tables/{table}/replay?step={step}&eyes={eyes}")
            assert (seen["step"], seen["steps"], seen["view"]) == (step, steps, then.view(seat))
            if eyes == "all":
                views = [seen["view"] | own | {"seat": one} for one, own in enumerate(seen["own"])]
                assert views == [then.view(0), then.view(1)]
            else:
                assert seen.get("own") is None
            assert seen.get("action") == (
                {"seat": record.actions[step - 1][0], "name": record.actions[step - 1][1]} if step else None
            )
            told = bob.get(f"/api/tables/{table}/replay?step={step}&eyes={eyes}&story=true")
            story = tt.replay(record, step, listen=True).story or []
            known = [event.as_dict() for event in story if eyes == "all" or event.heard_by(seat)]
            assert told == seen | {"before": known[: len(known) - len(seen["events"])]}
            assert told["before"] + told["events"] == known
    whole = [
        event
        for step in range(steps + 1)
        for event in ann.get(f"/api/tables/{table}/replay?step={step}&eyes=0")["events"]
    ]
    assert whole == [event.as_dict() for event in tt.replay(record, listen=True).events_for(0)]


def test_nobody_sees_with_the_eyes_of_a_seat_that_is_not_there(server: Server) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    answer = ann.http.get(f"/api/tables/{played(ann, bob)}/replay?eyes=2")
    assert answer.status_code == 400
    assert answer.json()["detail"] == "nobody has these eyes: the seats here are 0 to 1"


def test_before_the_end_there_is_neither_record_nor_replay_nor_seed(server: Server) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table = ann.opens(GAME, ["me", "open"])
    bob.does(table, "sit")
    bob.does(table, "ready")
    ann.does(table, "start")
    for path in ("record", "replay"):
        with pytest.raises(Refused, match="not over yet"):
            ann.get(f"/api/tables/{table}/{path}")
    with pytest.raises(Refused, match="not over yet"):
        ann.post(f"/api/tables/{table}/rematch", {})
    assert ann.watches(table).state["room"]["seed"] is None


def test_the_seed_fits_the_hash_that_was_shown(
    server: Server, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table = ann.opens(GAME, ["me", "open"])
    shown = ann.get(f"/api/tables/{table}")["seed_hash"]
    bob.does(table, "sit")
    bob.does(table, "ready")
    ann.does(table, "start")
    line = ann.watches(table)
    play_out([line, bob.watches(table)], 2)
    assert sha256(bytes.fromhex(line.state["room"]["seed"])).hexdigest() == shown
    file = tmp_path / "game.record"
    file.write_text(ann.get(f"/api/tables/{table}/record"), "utf-8")
    assert main(["replay", str(file), "--verify", shown]) == 0
    assert "The hash fits" in capsys.readouterr().out
    assert main(["replay", str(file), "--verify", "0" * 64]) == 1
    assert "does not fit" in capsys.readouterr().out
    assert main(["replay", str(file), "--verify"]) == 0
    said = capsys.readouterr().out
    assert f"has the hash {shown}." in said
    assert "was not checked" in said
    assert "follows the rules" in said
    lines = file.read_text("utf-8").splitlines()
    file.write_text("\n".join(lines[:-1]) + "\n", "utf-8")
    assert main(["replay", str(file), "--verify", shown]) == 2
    assert "ends before the game does" in capsys.readouterr().err
    assert main(["replay", str(file), "--verify"]) == 2


def test_a_game_from_an_open_seed_has_no_hash_to_verify(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table = tt.game(GAME).deal(2, 5)
    tt.playout(table, 5)
    file = tmp_path / "game.record"
    file.write_text(table.record().dumps(), "utf-8")
    assert main(["replay", str(file), "--verify"]) == 0
    assert "only the rules were checked" in capsys.readouterr().out
    assert main(["replay", str(file), "--verify", "0" * 64]) == 2
    assert "no hash to hold against it" in capsys.readouterr().err


def test_a_rematch_has_the_same_people_bots_and_options(server: Server) -> None:
    ann, bob, eve = server.guest("Ann"), server.guest("Bob"), server.guest("Eve")
    table = ann.opens(GAME, ["open", "me", "random"], options={"first": 0})
    bob.does(table, "sit")
    bob.does(table, "ready")
    ann.does(table, "start")
    line = ann.watches(table)
    play_out([line, bob.watches(table)], 3)
    with pytest.raises(Refused, match="no seat"):
        eve.post(f"/api/tables/{table}/rematch", {})
    again = bob.post(f"/api/tables/{table}/rematch", {})["id"]
    assert ann.post(f"/api/tables/{table}/rematch", {})["id"] == again != table
    assert line.until(lambda state: state["room"]["rematch"] is not None)["room"]["rematch"] == again
    card = ann.get(f"/api/tables/{again}")
    assert [seat["name"] or seat["level"] for seat in card["seats"]] == ["Bob", "Ann", "random"]
    assert card["options"]["first"] == 0
    ann.does(again, "ready")
    bob.does(again, "start")
    assert ann.watches(again).state["room"]["status"] == "playing"


def test_whoever_is_forgotten_leaves_no_name_and_no_words(server: Server) -> None:
    ann, bob = server.guest("Ann"), server.guest("Roberta the Great")
    table = played(ann, bob)
    bob.does(table, "say", text="farewell all")
    assert bob.http.delete("/api/me").status_code == 204
    with pytest.raises(Refused):
        bob.get("/api/me")
    database = (server.folder / "taletable.sqlite3").read_bytes() + (
        server.folder / "taletable.sqlite3-wal"
    ).read_bytes()
    assert b"Ann" in database
    server.kill()
    server.start()
    fresh = str(ann.get(f"/api/tables/{table}")) + str(ann.watches(table).state)
    assert "Roberta" not in fresh
    assert "farewell" not in fresh
