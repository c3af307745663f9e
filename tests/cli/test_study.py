"""`hint` while playing; `taletable review`, `whatif` and `puzzles`, as they are typed."""

from __future__ import annotations

import io
import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

import taletable as tt
from taletable.kernel import Record
from taletable.study import Review, puzzle_finder, puzzles
from tests.cli.test_arena import Tags, run
from tests.cli.test_play import Terminal, terminal
from tests.study.kit import FOLDER, played

__all__ = ["terminal"]

BLUNDER = str(FOLDER / "zavarushka.record")


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["hint for the best answers", "1) ", ": wins ", "of 100", "of the thought went here."]),
        ("ru", ["hint — лучшие ответы", "1) ", "побеждает в ", "из 100", "раздумий."]),
        ("pl", ["hint – najlepsze odpowiedzi", "1) ", "wygrywa ", "na 100", "namysłu."]),
    ],
)
def test_a_hint_while_playing(terminal: Terminal, language: str, words: list[str]) -> None:
    _, said = terminal.play("help", "hint", more=("--lang", language))
    assert [word for word in words if word not in said] == []


def test_a_hint_where_there_is_no_choice(terminal: Terminal) -> None:
    record = played("fairy_tale")
    number = next(step for step in range(len(record.actions)) if forced(record, step))
    seat = record.actions[number][0]
    players = tuple(["person" if other == seat else "random" for other in range(2)])
    Path("begun.record").write_text(record._replace(actions=record.actions[:number], players=players).dumps(), "utf-8")
    _, said = terminal.run("play", "fairy_tale", "--resume", "begun.record", lines=["hint"])
    assert "There is no other answer." in said


def forced(record: Record, step: int) -> bool:
    table = tt.replay(record, step)
    return len(table.actions(record.actions[step][0])) == 1


@pytest.mark.parametrize(
    ("language", "words"),
    [
        (
            "en",
            [
                "Review: An Unfairytale Scuffle",
                "Turning points",
                "4. Red: a1. Better: c2 (−",
                "Luck and skill",
                "Blue   ",
            ],
        ),
        (
            "ru",
            [
                "Разбор партии: Несказочная заварушка",
                "Переломные моменты",
                "4. Красный: a1. Лучше: c2 (−",
                "остаток",
                "Синий   ",
            ],
        ),
        ("pl", ["Analiza partii: ", "Momenty zwrotne", "4. Czerwony: a1. Lepiej: c2 (−", "reszta", "Niebieski   "]),
    ],
)
def test_a_review_names_the_blunder(capsys: pytest.CaptureFixture[str], language: str, words: list[str]) -> None:
    code, out, err = run(capsys, "review", BLUNDER, "--budget", "30", "--lang", language)
    assert (code, err) == (0, "")
    assert [word for word in words if word not in out] == []


def test_a_review_as_a_page_that_opens_offline(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    page, data = tmp_path / "review.html", tmp_path / "review.json"
    code, out, _ = run(capsys, "review", BLUNDER, "--budget", "30", "--html", str(page), "--json", str(data))
    assert code == 0
    assert f"The report is in {page}." in out
    text = page.read_text("utf-8")
    assert Tags(text).open == []
    links = re.findall(r'href="#(m\d+)"', text)
    assert "m4" in links  # on the curve and among the turning points
    assert all(f'id="{link}"' in text for link in links)
    assert text.index("Turning points") < text.index("<svg") < text.index("all decisions")
    assert not re.search(r"<script|https?://|src=", text)
    found = Review.loads(data.read_text("utf-8"))
    assert found.summaries[0].costliest == 4
    assert json.loads(data.read_text("utf-8"))["format"] == 1


@pytest.mark.parametrize("game", tt.games())
@pytest.mark.parametrize("language", ["en", "ru", "pl"])
def test_every_game_can_be_reviewed_in_every_language(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, game: str, language: str
) -> None:
    file = FOLDER / f"{game}.record"
    page = tmp_path / "review.html"
    code, out, _ = run(capsys, "review", str(file), "--budget", "8", "--html", str(page), "--lang", language)
    assert code == 0
    assert "{" not in out
    assert Tags(page.read_text("utf-8")).open == []


DAMAGED: dict[str, Callable[[str], str]] = {
    "version 99": lambda text: re.sub(r"^version: \d+", "version: 99", text, flags=re.MULTILINE),
    "line 1 of the record: expected 'taletable record 1'": lambda text: text[200:],
    "action 2 of the record": lambda text: re.sub(r"tile .*", "tiel b2", text, count=1),
    "line 1 of the record": lambda _: "",
}


@pytest.mark.parametrize("command", [("review",), ("whatif", "--step", "3")], ids=lambda command: command[0])
@pytest.mark.parametrize("complaint", DAMAGED)
def test_what_cannot_be_studied_gets_a_sentence(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, command: tuple[str, ...], complaint: str
) -> None:
    file = tmp_path / "game.record"
    file.write_text(DAMAGED[complaint](played("zavarushka").dumps()), "utf-8")
    code, out, err = run(capsys, *command, str(file))
    assert (code, out) == (2, "")
    assert err.startswith("taletable: ")
    assert complaint in err
    assert err.count("\n") == 1


def test_a_game_that_is_not_over_is_not_reviewed(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    record = played("zavarushka")
    file.write_text(record._replace(actions=record.actions[:7]).dumps(), "utf-8")
    code, out, err = run(capsys, "review", str(file))
    assert (code, out) == (2, "")
    assert "this game is not over: the record ends after 7 answers, while seat" in err


def test_a_file_that_is_no_text_and_one_that_is_not_there(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "picture.png"
    file.write_bytes(b"\x89PNG\xff\xfe")
    assert run(capsys, "review", str(file))[2] == f"taletable: {file} is no record: it is not even text\n"
    code, _, err = run(capsys, "review", str(tmp_path / "nothing"))
    assert (code, "No such file" in err) == (2, True)
    code, _, err = run(capsys, "review", BLUNDER, "--html", str(tmp_path / "no" / "where.html"))
    assert (code, "cannot be written" in err) == (2, True)
    code, _, err = run(capsys, "review", BLUNDER, "--budget", "0")
    assert (code, "--budget must be at least 1, not 0" in err) == (2, True)


@pytest.mark.parametrize(
    ("language", "words"),
    [
        (
            "en",
            ["Before answer 4 Red is asked:", "in 5 games, seed 0.", "cards lie where they lay", "random", "player"],
        ),
        ("ru", ["Перед ответом 4 решает Красный:", "5 партий", "там, где лежали", "random", "игрок"]),
        ("pl", ["Przed odpowiedzią 4 decyduje Czerwony:", "5 partii", "tam, gdzie leżały", "random", "gracz"]),
    ],
)
def test_bots_play_on(capsys: pytest.CaptureFixture[str], language: str, words: list[str]) -> None:
    arguments = ("whatif", BLUNDER, "--step", "4", "--games", "5", "--bots", "random", "--lang", language)
    code, out, err = run(capsys, *arguments)
    assert (code, err) == (0, "")
    assert [word for word in words if word not in " ".join(out.split())] == []


def test_bots_play_on_from_what_one_seat_knows(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "whatif", BLUNDER, "--step", "4", "--games", "2", "--bots", "random", "--seat", "0")
    assert (code, "What Red does not know is dealt anew" in out) == (0, True)
    for arguments, complaint in (
        (("--step", "99"), "there is no step 99"),
        (("--step", "4", "--seat", "7"), "there is no seat 7"),
        (("--step", "4", "--bots", "nobody"), "there is no bot 'nobody'"),
        (("--step", "4", "--games", "0"), "--games must be at least 1"),
    ):
        code, _, err = run(capsys, "whatif", BLUNDER, *arguments)
        assert (code, complaint in err) == (2, True), err


def test_puzzles_are_written_to_a_file(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "zavarushka.puzzles"
    arguments = ("puzzles", "zavarushka", "--count", "1", "--budget", "8", "--gap", "0.05", "--seed", "1")
    code, out, _ = run(capsys, *arguments, "--out", str(file))
    assert code == 0
    (found,) = puzzles.loads(file.read_text("utf-8"))
    assert puzzle_finder.holds(found, 60, 5)
    assert re.search(rf"^1 puzzle in {re.escape(str(file))}, from \d+ games?\.$", out, re.MULTILINE)
    for wrong, complaint in ((("--gap", "2"), "--gap is a share of the win"), (("--count", "0"), "--count must be")):
        code, _, err = run(capsys, *arguments, "--out", str(file), *wrong)
        assert (code, complaint in err) == (2, True)


def test_puzzles_are_found_without_the_name_of_a_file(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    code, out, _ = run(capsys, "puzzles", "zavarushka", "--count", "1", "--budget", "8", "--gap", "0.05", "--seed", "1")
    assert (code, "1 puzzle in zavarushka.puzzles" in out) == (0, True)
    assert len(puzzles.loads(Path("zavarushka.puzzles").read_text("utf-8"))) == 1


def test_puzzles_are_verified_with_another_seed(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    number = min(puzzles.shipped("zavarushka"))
    arguments = ("puzzles", "zavarushka", "--verify", "--budget", "30", "--seed", "4711")
    code, out, _ = run(capsys, *arguments, "--number", str(number))
    assert (code, out) == (0, "1 of 1 puzzles hold with the seed 4711.\n")
    good = puzzles.shipped("zavarushka")[number]
    best, *others = good.outcomes
    turned = replace(good, number=7, outcomes=(replace(others[-1], percent=best.percent), *others[:-1], best))
    file = tmp_path / "own.puzzles"
    file.write_text(puzzles.dumps([good, turned]), "utf-8")
    code, out, _ = run(capsys, "puzzles", "zavarushka", "--verify", str(file), "--budget", "30")
    assert code == 1
    assert "Puzzle 7 does not hold" in out
    assert "1 of 2 puzzles hold" in out
    code, _, err = run(capsys, *arguments, "--number", "999999")
    assert (code, "there is no puzzle 999999 of zavarushka" in err) == (2, True)


def test_a_search_for_puzzles_goes_on_where_it_was(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "zavarushka.puzzles"
    arguments = ("puzzles", "zavarushka", "--count", "1", "--budget", "8", "--gap", "0.05", "--out", str(file))
    for _ in range(2):
        assert run(capsys, *arguments)[0] == 0
    first, second = puzzles.loads(file.read_text("utf-8"))
    assert (first.number, second.number) == (1, 2)
    assert second.seed > first.seed
    file.write_text(file.read_text("utf-8").replace("version: 1", "version: 0"), "utf-8")
    assert run(capsys, *arguments)[0] == 0
    assert [puzzle.number for puzzle in puzzles.loads(file.read_text("utf-8"))] == [3]
    code, _, err = run(capsys, "puzzles", "fairy_tale", "--out", str(file))
    assert (code, "has puzzles of another game" in err) == (2, True)


def test_puzzles_are_solved_in_the_terminal(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    number, puzzle = min(puzzles.shipped("zavarushka").items())
    table = puzzle.table()
    asked = table.actions(table.waiting[0])
    places = [str(asked.index(table.game.number(answer.action)) + 1) for answer in puzzle.answers(table)]
    alone = ("puzzles", "zavarushka", "--solve", "--number", str(number), "--lang", "ru")
    for typed, words in (
        (places[:1], ["Верно!", "Решено: 1 из 1."]),
        (["hint", "nonsense", "?", places[-1]], ["нет подсказок", "Есть ответ лучше.", "Решено: 0 из 1."]),
        (["quit"], ["Решено: 0 из 0."]),
        ([], ["Решено: 0 из 0."]),
    ):
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
        code, out, _ = run(capsys, *alone)
        assert code == 0
        assert [word for word in words if word not in out] == []
    file = tmp_path / "own.puzzles"
    file.write_text(puzzles.dumps([puzzle]), "utf-8")
    monkeypatch.setattr("sys.stdin", io.StringIO(f"{places[0]}\n"))
    assert "1 of 1 solved." in run(capsys, "puzzles", "zavarushka", "--solve", str(file))[1]
    file.write_bytes(b"\xff")
    for wrong, complaint in (
        (("--solve", str(file)), "it is not even text"),
        (("--solve", "--number", "999999"), "there is no puzzle 999999 of zavarushka"),
        (("--solve", str(tmp_path / "none")), "none"),
    ):
        code, _, err = run(capsys, "puzzles", "zavarushka", *wrong)
        assert (code, complaint in err) == (2, True), err
