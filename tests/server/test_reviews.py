"""Reviews, lines and what-if over HTTP: who may ask for them and see them, and what they say."""

from __future__ import annotations

import sqlite3
import zlib
from contextlib import closing
from functools import partial
from typing import TYPE_CHECKING, Any

import pytest
from msgspec import json

import taletable as tt
from taletable.kernel import Record
from taletable.server.studies import ReviewWanted, id_of
from taletable.study import play_out, review
from tests.kit.waiting import eventually
from tests.server.kit import Guest, Refused
from tests.server.kit import play_out as play_to_the_end

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.server.kit import Server

GAME = "zavarushka"


class Game:
    """A finished game, a review of it, and those who played, watch, or have nothing to do with it."""

    def __init__(self, server: Server, game: str, public: bool) -> None:
        self.server = server
        self.ann, self.bob = server.guest("Ann"), server.guest("Bob", "ru")
        self.eve = server.guest("Eve")
        self.table = self.ann.opens(game, ["me", "open"], public=public)
        self.bob.does(self.table, "sit")
        self.bob.does(self.table, "ready")
        self.ann.does(self.table, "start")
        lines = [one.watches(self.table) for one in (self.ann, self.bob)]
        play_to_the_end(lines, 7)
        for line in lines:
            line.close()
        self.path = f"/api/tables/{self.table}"
        self.record = Record.loads(self.ann.get(f"{self.path}/record"))

    def status(self, who: Guest) -> dict[str, Any]:
        found: dict[str, Any] = who.get(f"{self.path}/review")
        return found

    def reviewed(self) -> dict[str, Any]:
        self.ann.post(f"{self.path}/review", None)
        eventually(lambda: self.status(self.ann)["state"] == "done", "that the review is done")
        return self.status(self.ann)


@pytest.fixture(scope="module")
def public(server: Server) -> Game:
    return Game(server, GAME, True)


@pytest.fixture(scope="module")
def private(server: Server) -> Game:
    return Game(server, GAME, False)


def refused(ask: Callable[[], Any]) -> str:
    with pytest.raises(Refused) as refusal:
        ask()
    assert refusal.value.reason
    return refusal.value.message.removeprefix("server-refusal-")


def put(who: Guest, path: str, body: Any) -> Any:
    return who.heard(who.http.put(path, json=body))


def test_a_review_is_made_once_and_is_the_same_as_in_the_terminal(public: Game) -> None:
    assert public.status(public.eve)["state"] == "none"
    assert refused(lambda: public.eve.get(f"{public.path}/review.html")) == "no-review"
    assert refused(lambda: public.eve.get(f"{public.path}/line?step=0")) == "no-review"
    asked = public.eve.post(f"{public.path}/review", None)
    assert asked["state"] in ("waiting", "running")
    assert asked["of"] == len(public.record.actions)
    done = public.reviewed()
    assert public.eve.post(f"{public.path}/review", None) == {**done, "you": None}
    assert (done["done"], done["of"], done["you"], done["private"]) == (asked["of"], asked["of"], 0, [])
    expected = review(public.record._replace(players=()), 2)
    found = done["review"]
    assert found == json.decode(json.encode(expected))
    assert done["curves"] == [[list(point) for point in expected.curve(seat)] for seat in range(2)]
    asked_for = [(moment.seat, moment.question) for moment in expected.moments]
    assert [(one["seat"], one["kind"]) for one in done["questions"]] == asked_for
    stranger = public.server.get(f"{public.path}/review")
    assert stranger.json()["review"] == found
    eventually(
        lambda: counted_as_done(public.server), "that metrics count the review, and that none is left to be made"
    )
    assert 'taletable_studies_ended_total{outcome="failed"} 0.0' in public.server.get("/metrics").text


def counted_as_done(server: Server) -> bool:
    """Whether all studies of a server are done, by its metrics, which are a moment older than what is stored."""
    lines = dict(line.rsplit(" ", 1) for line in server.get("/metrics").text.splitlines() if line[0] != "#")
    waiting, running = (lines[f'taletable_studies{{state="{state}"}}'] for state in ("waiting", "running"))
    return waiting == running == "0.0" and float(lines['taletable_studies_ended_total{outcome="done"}']) >= 1


def test_the_page_of_a_review_stands_alone_and_has_names_and_language(public: Game) -> None:
    public.reviewed()
    heard = public.server.get(f"{public.path}/review.html?lang=ru")
    assert heard.headers["content-type"].startswith("text/html")
    assert "style-src 'sha256-" in heard.headers["content-security-policy"]
    assert '<html lang="ru">' in heard.text
    assert "Ann" in heard.text
    assert "Bob" in heard.text
    assert "src=" not in heard.text
    assert "<script" not in heard.text
    assert public.server.get(f"{public.path}/review.html?lang=xx").status_code == 400


def test_whoever_may_not_see_a_private_game_may_not_study_it(private: Game) -> None:
    path, bots = private.path, ["random"]
    asks: list[Callable[[Guest], Any]] = [
        lambda who: who.get(f"{path}/review"),
        lambda who: who.post(f"{path}/review", None),
        lambda who: who.get(f"{path}/review.html"),
        lambda who: put(who, f"{path}/review/privacy", {"private": True}),
        lambda who: who.get(f"{path}/line?step=0"),
        lambda who: who.post(f"{path}/whatif", {"step": 0, "seat": 0, "bots": bots}),
        lambda who: who.post(f"{path}/whatif/endings", {"step": 0, "bots": bots}),
        lambda who: who.get(f"{path}/whatif/endings/x"),
    ]
    for ask in asks:
        assert refused(partial(ask, private.eve)) == "study-private"
    assert private.server.get(f"{path}/review").status_code == 409
    assert private.status(private.bob)["state"] == "none"


def test_a_link_lets_others_read_the_review_of_a_private_game_and_do_nothing_else(private: Game, public: Game) -> None:
    assert public.reviewed()["key"] is None
    key = private.status(private.ann)["key"]
    assert private.server.get(f"{private.path}/review?key={key}").json()["state"] == "none"
    whole = private.reviewed()
    assert whole["key"] == key == private.status(private.bob)["key"]
    read = f"{private.path}/review?key={key}"
    assert private.eve.get(read) == {**whole, "you": None} == private.server.get(read).json()
    assert private.server.get(f"{private.path}/review.html?key={key}").status_code == 200
    step = next(moment["number"] - 1 for moment in whole["review"]["moments"] if moment["judgment"])
    assert private.eve.get(f"{private.path}/line?step={step}&key={key}")["step"] == step
    # A player's wish to keep their judgments private holds for whoever has the link, too.
    put(private.ann, f"{private.path}/review/privacy", {"private": True})
    told = private.eve.get(read)
    assert {moment["judgment"] for moment in told["review"]["moments"] if moment["seat"] == 0} == {None}
    put(private.ann, f"{private.path}/review/privacy", {"private": False})
    asks: list[Callable[[Guest], Any]] = [
        lambda who: who.post(read, None),
        lambda who: put(who, f"{private.path}/review/privacy?key={key}", {"private": True}),
        lambda who: who.post(f"{private.path}/whatif?key={key}", {"step": 0, "seat": 0, "bots": ["novice"]}),
        lambda who: who.post(f"{private.path}/whatif/endings?key={key}", {"step": 0}),
        lambda who: who.get(f"{private.path}/review?key={key[:-1]}x"),
        lambda who: who.get(f"{private.path}/review?key=%C5%82"),
    ]
    for ask in asks:
        assert refused(partial(ask, private.eve)) == "study-private"
    other = Game(private.server, GAME, False)
    assert refused(lambda: other.eve.get(f"{other.path}/review?key={key}")) == "study-private"


def test_an_unfinished_game_is_not_studied(server: Server) -> None:
    ann = server.guest("Ann")
    table = ann.opens(GAME, ["me", "random"], public=True)
    assert refused(lambda: ann.post(f"/api/tables/{table}/review", None)) == "not-over"
    ann.does(table, "start")
    assert refused(lambda: ann.post(f"/api/tables/{table}/review", None)) == "not-over"
    assert (
        refused(lambda: ann.post(f"/api/tables/{table}/whatif", {"step": 0, "seat": 0, "bots": ["novice"]}))
        == "not-over"
    )
    assert refused(lambda: ann.get("/api/tables/nowhere/review")) == "no-table"


def test_strangers_see_public_reviews_but_ask_for_nothing(public: Game) -> None:
    stranger = Guest(public.server)
    assert refused(lambda: stranger.post(f"{public.path}/review", None)) == "stranger"
    assert (
        refused(lambda: stranger.post(f"{public.path}/whatif", {"step": 0, "seat": 0, "bots": ["random"]}))
        == "stranger"
    )
    assert refused(lambda: stranger.post(f"{public.path}/whatif/endings", {"step": 0})) == "stranger"
    assert stranger.get(f"{public.path}/review")["you"] is None


def test_a_player_keeps_their_own_judgments_private(private: Game) -> None:
    """Ann hides hers: Bob sees the rest, she herself all; the line of a decision of hers tells as little."""
    whole = private.reviewed()
    path = f"{private.path}/review/privacy"
    assert refused(lambda: put(private.eve, path, {"private": True})) == "study-private"
    mine = put(private.ann, path, {"private": True})
    assert (mine["private"], mine["review"]) == ([0], whole["review"])
    theirs = private.status(private.bob)
    assert theirs["private"] == [0]
    assert theirs["you"] == 1
    hers = [moment for moment in theirs["review"]["moments"] if moment["seat"] == 0]
    assert {moment["judgment"] for moment in hers} == {None}
    assert [moment["luck"] for moment in theirs["review"]["moments"]] == [
        moment["luck"] for moment in whole["review"]["moments"]
    ]
    summary = theirs["review"]["summaries"]
    assert [summary[0][name] for name in ("own", "others", "remainder", "decisions", "best")] == [
        None,
        None,
        None,
        None,
        0,
    ]
    assert (summary[1]["own"], summary[1]["others"]) == (whole["review"]["summaries"][1]["own"], None)
    assert len(theirs["curves"][0]) == 2
    assert theirs["curves"][1] == whole["curves"][1]
    step = next(
        moment["number"] - 1 for moment in whole["review"]["moments"] if moment["seat"] == 0 and moment["judgment"]
    )
    assert refused(lambda: private.bob.get(f"{private.path}/line?step={step}")) == "review-kept-private"
    assert private.ann.get(f"{private.path}/line?step={step}")["seat"] == 0
    page = private.bob.http.get(f"{private.path}/review.html?lang=ru").text
    assert "скрыты по желанию игрока" in page
    assert put(private.ann, path, {"private": False})["private"] == []
    assert private.status(private.bob)["review"] == whole["review"]


def test_a_better_answer_is_played_on_as_steps_of_a_replay(public: Game) -> None:
    found = public.reviewed()["review"]
    moment = next(one for one in found["moments"] if one["judgment"] and one["judgment"]["best"] != one["action"])
    step = moment["number"] - 1
    line = public.eve.get(f"{public.path}/line?step={step}")
    assert (line["step"], line["seat"], line["action"]) == (step, moment["seat"], moment["judgment"]["best"])
    steps = line["steps"]
    real = public.eve.get(f"{public.path}/replay?step={step}")
    assert {**steps[0], "events": [], "steps": 0} == {**real, "events": [], "steps": 0}
    assert steps[1]["action"] == {"seat": moment["seat"], "name": moment["judgment"]["best"]}
    assert [one["step"] for one in steps] == list(range(step, steps[-1]["step"] + 1))
    assert any(one["events"] for one in steps[1:])
    own = public.eve.get(f"{public.path}/line?step={step}&eyes={moment['seat']}")
    assert own["steps"][0]["own"] is None
    assert refused(lambda: public.eve.get(f"{public.path}/line?step={len(found['moments'])}")) == "step-over"
    assert public.server.get(f"{public.path}/line?step=0&eyes=7").status_code == 400


def test_nothing_is_shown_where_only_one_answer_was_possible(private: Game) -> None:
    """As if the first answer had been the only one: few games have such a question."""
    private.reviewed()
    here = (id_of(private.table, ReviewWanted()),)
    with closing(sqlite3.connect(private.server.folder / "taletable.sqlite3", isolation_level=None)) as database:
        (kept,) = database.execute("SELECT found FROM studies WHERE id = ?", here).fetchone()
        found = json.decode(zlib.decompress(kept))
        found["moments"][0]["judgment"] = None
        database.execute("UPDATE studies SET found = ? WHERE id = ?", (zlib.compress(json.encode(found)), *here))
        assert refused(lambda: private.ann.get(f"{private.path}/line?step=0")) == "no-choice"
        database.execute("UPDATE studies SET found = ? WHERE id = ?", (kept, *here))


def test_bots_end_a_game_many_times(public: Game) -> None:
    path, step = f"{public.path}/whatif/endings", len(public.record.actions) - 6
    wanted = {"step": step, "games": 5, "bots": ["random", "novice"], "seat": 1}
    asked = public.eve.post(path, wanted)
    assert asked["of"] == 5
    assert public.ann.post(path, wanted)["id"] == asked["id"]
    assert public.ann.post(path, {**wanted, "seat": None})["id"] != asked["id"]
    at = f"{path}/{asked['id']}"
    eventually(lambda: public.ann.get(at)["state"] == "done", "that bots have played")
    found = public.ann.get(at)
    expected = play_out(tt.replay(public.record, step), 5, ["random", "novice"], 0, 1)
    assert found["endings"] == json.decode(json.encode(expected))
    assert sum(one["share"] for one in found["endings"]["seats"]) == pytest.approx(1, abs=1e-3)
    for seat, bot in ((None, "novice"), (0, "casual")):  # who plays on where nobody is named
        usual = public.ann.post(path, {"step": step, "games": 1, "seat": seat})["id"]
        eventually(lambda at=f"{path}/{usual}": public.ann.get(at)["state"] == "done", "that bots have played")  # type: ignore[misc]
        assert [one["bot"] for one in public.ann.get(f"{path}/{usual}")["endings"]["seats"]] == [bot, bot]
    assert refused(lambda: public.ann.post(path, {**wanted, "bots": ["strong"]})) == "endings-bot"
    assert refused(lambda: public.ann.post(path, {**wanted, "bots": ["nobody"]})) == "no-level"
    assert refused(lambda: public.ann.post(path, {**wanted, "seat": 2})) == "no-seat"
    assert refused(lambda: public.ann.post(path, {**wanted, "step": step + 6})) == "step-over"
    assert refused(lambda: public.ann.get(f"{path}/x")) == "no-endings"


def test_a_practice_table_begins_in_the_middle_of_a_game(public: Game) -> None:
    """It is the same game up to there, and nobody's rating; it goes on, and can be loaded again like any other."""
    step = len(public.record.actions) // 2
    eve = public.server.guest("Eve")
    id = eve.post(f"{public.path}/whatif", {"step": step, "seat": 1, "bots": ["random"]})["id"]
    line = eve.watches(id)
    state = line.state
    assert state["practice"] == {"table": public.table, "step": step}
    assert (state["you"], state["public"], state["terms"]["rated"], state["terms"]["hints"]) == (1, False, False, True)
    assert [seat["kind"] for seat in state["room"]["seats"]] == ["bot", "person"]
    assert state["room"]["status"] == "playing"
    assert "practice" not in public.ann.get(public.path)
    assert [table["status"] for table in eve.get("/api/me/tables")] == ["playing"]
    assert id not in [table["id"] for table in eve.get("/api/tables")]
    play_to_the_end([line], 3)
    played = Record.loads(eve.get(f"/api/tables/{id}/record"))
    assert played.actions[:step] == public.record.actions[:step]
    assert (played.seed, played.options, played.version) == (
        public.record.seed,
        public.record.options,
        public.record.version,
    )
    assert tt.replay(played).over
    assert max(played.stood_in, default=step + 1) > step
    assert eve.get("/api/me/results")["history"] == []
    assert eve.get(f"/api/tables/{id}")["practice"]["table"] == public.table
    for wrong, why in (({"step": len(public.record.actions)}, "step-over"), ({"seat": 2}, "no-seat")):
        body = {"step": 0, "seat": 0, "bots": ["random"], **wrong}
        assert refused(partial(eve.post, f"{public.path}/whatif", body)) == why
    assert refused(lambda: eve.post(f"{public.path}/whatif", {"step": 0, "seat": 0, "bots": ["x"]})) == "no-level"
