"""`taletable arena`, as it is typed."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path

import pytest

from taletable.cli import main
from tests.kit.waiting import PATIENCE, eventually

ARENA = ("arena", "zavarushka", "greedy", "random")


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    code = main(arguments)
    said = capsys.readouterr()
    return code, said.out, said.err


def test_the_last_line_of_json_has_the_pinned_names(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = run(capsys, *ARENA, "--games", "20", "--seed", "5", "--json")
    assert (code, err) == (0, "")
    found = json.loads(out.splitlines()[-1])
    assert list(found) == ["game", "games", "players"]
    assert (found["game"], found["games"]) == ("zavarushka", 20)
    assert [list(player) for player in found["players"]] == [["bot", "share", "low", "high", "points", "ms"]] * 2
    greedy, random = found["players"]
    assert (greedy["bot"], random["bot"]) == ("greedy", "random")
    assert greedy["share"] + random["share"] == 1
    assert 0 <= random["low"] <= random["share"] <= random["high"] < greedy["low"] <= greedy["share"] <= greedy["high"]
    assert greedy["points"] > random["points"]
    assert greedy["ms"] > random["ms"] > 0


def test_the_same_command_gives_the_same_result(capsys: pytest.CaptureFixture[str]) -> None:
    def shares(*more: str) -> list[tuple[float, ...]]:
        found = json.loads(run(capsys, *ARENA, "--games", "12", "--json", *more)[1])
        return [tuple(value for key, value in one.items() if key != "ms") for one in found["players"]]

    assert shares() == shares("--workers", "2") != shares("--seed", "1")


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["6 games from 2 deals, 3 seats, seed 0.", "if even", "33.3 %", "66.7 %"]),
        ("ru", ["6 партий, 2 раздачи, мест за столом: 3, зерно 0.", "поровну", "33,3 %"]),
        ("pl", ["6 gier, 2 rozdania, miejsc przy stole: 3, ziarno 0.", "po równo", "33,3 %"]),
    ],
)
def test_a_table_shows_the_result(capsys: pytest.CaptureFixture[str], language: str, words: list[str]) -> None:
    code, out, _ = run(capsys, *ARENA, "--games", "5", "--seats", "3", "--lang", language)
    assert code == 0
    assert all(word in out for word in words)


def test_it_stops_early_and_says_what_is_decided(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = run(capsys, *ARENA, "--games", "400", "--stop")
    assert "Decided: the share of greedy is above 50.0 %." in out
    assert int(out.split()[0]) < 40
    _, out, _ = run(capsys, "arena", "zavarushka", "random", "greedy", "--games", "400", "--stop", "--target", "0.4")
    assert "Decided: the share of random is below 40.0 %." in out
    _, out, _ = run(capsys, "arena", "zavarushka", "random", "random", "--games", "10", "--stop")
    assert "Not decided: the share of random may be above or below 50.0 %." in out


def test_options_of_the_game_are_taken(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    code, _, _ = run(capsys, *ARENA, "--games", "2", "--option", "first=1", "--out", str(file))
    assert code == 0
    header, *results = [json.loads(line) for line in file.read_text("utf-8").splitlines()]
    assert header["contest"]["options"]["first"] == 1
    assert len(results) == 2


def test_a_run_is_taken_up_again_and_says_so(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    first = json.loads(run(capsys, *ARENA, "--games", "6", "--out", str(file), "--json")[1])
    code, out, err = run(capsys, *ARENA, "--games", "6", "--out", str(file), "--json")
    assert (code, json.loads(out)) == (0, first)
    assert "6 games are there already" in " ".join(err.split())


def test_ctrl_c_leaves_what_can_be_gone_on_with(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    command = [sys.executable, "-m", "taletable", *ARENA, "--games", "100000", "--workers", "2", "--out", str(file)]
    running = subprocess.Popen(
        command,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,  # a terminal sends ctrl-C to all processes of a group
    )
    eventually(lambda: file.exists() and file.read_bytes().count(b"\n") > 5)
    os.killpg(running.pid, signal.SIGINT)
    _, err = running.communicate(timeout=PATIENCE)
    assert running.returncode == 1
    assert "the same command goes on from there" in " ".join(err.split())
    assert "Traceback" not in err


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("zavarushka", "gredy"), "there is no bot 'gredy'; did you mean 'greedy'?"),
        (("zavarushka", "greedy", "--seats", "7"), "zavarushka is for 2, 3, 4 players"),
        (("zavarushka", "greedy", "--option", "frist=1"), "has no option 'frist'; did you mean 'first'?"),
        (("zavarushka", "greedy", "--option", "first"), "an option is written NAME=VALUE"),
        (("zavarushka", "greedy", "--games", "0"), "--games must be at least 1, not 0"),
        (("zavarushka", "greedy", "--workers", "0"), "--workers must be at least 1, not 0"),
        (("zavarushka", "greedy", "--limit", "0"), "--limit must be more than 0 seconds"),
        (("zavarushka", "greedy", "--stop"), "--stop needs a second one"),
        (("zavarushka", "greedy", "random", "--target", "0.5"), "give --stop, too"),
        (("zavarushka", "greedy", "random", "--stop", "--target", "80"), "lies between 0 and 1, not at 80"),
        (("zavarushka", "greedy", "--out", "/no/such/place"), "/no/such/place cannot be written: No such file"),
        (("zavarushka", "greedy", "--html", "/no/such/place"), "/no/such/place cannot be written: No such file"),
    ],
)
def test_what_cannot_be_played_is_answered_with_a_sentence(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], complaint: str
) -> None:
    code, out, err = run(capsys, "arena", *arguments)
    assert (code, out) == (2, "")
    assert err.startswith("taletable: ")
    assert complaint in err


def test_an_unknown_game_is_named_with_the_known_ones(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(("arena", "chess", "greedy"))
    assert ended.value.code == 2
    assert "chess" in (err := capsys.readouterr().err)
    assert "zavarushka" in err


def test_faults_are_told(capsys: pytest.CaptureFixture[str]) -> None:
    bot = f"cmd:{sys.executable} -c 'while True: print(input()[:0] + \"{{}}\", flush=True)'"
    _, out, err = run(capsys, "arena", "zavarushka", bot, "random", "--games", "2", "--json")
    assert json.loads(out)["players"][0]["bot"] == bot
    assert re.search(r"(\d+) answers of \1 replaced by the default \(illegal: \1\)\.", err)


class Tags(HTMLParser):
    """All tags with their attributes, and whether each that was opened was closed."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str | None]]] = []
        self.open: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))
        if tag != "meta":
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("language", ["en", "ru", "pl"])
def test_the_report_opens_offline(capsys: pytest.CaptureFixture[str], tmp_path: Path, language: str) -> None:
    file = tmp_path / "report.html"
    # A name that would be a tag if nobody minded.
    bot = f"cmd:{sys.executable} -c '<script src=\"http://example.org/x.js\">'"
    more = ("--seats", "2", "--games", "6", "--html", str(file), "--lang", language)
    assert run(capsys, *ARENA, bot, *more)[0] == 0
    text = file.read_text("utf-8")
    page = Tags(text)
    assert page.open == []
    kinds = [tag for tag, _ in page.found]
    assert kinds.count("svg") == 6
    assert not {"script", "link", "img", "iframe", "object", "use", "image", "a"} & set(kinds)
    assert not {"src", "href", "xlink:href", "style", "onload"} & {name for _, named in page.found for name in named}
    assert not re.search(r"url\(|@import", text)
    assert f'lang="{language}"' in text
    assert "nan" not in text.lower().replace("finan", "")
    assert list(tmp_path.iterdir()) == [file]
