"""`taletable balance`, as it is typed."""

from __future__ import annotations

import base64
import csv
import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import taletable as tt
from taletable.cli import main
from taletable.kernel.options import plain
from tests.cli.test_arena import Tags, run
from tests.kit.waiting import PATIENCE, eventually

BALANCE = ("balance", "zavarushka", "--bots", "random")
FIELDS = ["seats", "variant", "measure", "item", "observations", "value", "low", "high", "against", "expected", "difference", "difference_low", "difference_high", "p", "marked"]  # fmt: skip


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["random on all seats, 30 deals", "about how random plays", "3 players", "Place 3", "Dwarf"]),
        ("ru", ["На всех местах random", "30 раздач", "Игроков: 3", "Место 3", "Гном", "п. п."]),
        ("pl", ["Na wszystkich miejscach random", "30 rozdań", "Graczy: 3", "Miejsce 3", "Krasnolud", "p.p."]),
    ],
)
def test_tables_show_what_wins(capsys: pytest.CaptureFixture[str], language: str, words: list[str]) -> None:
    code, out, err = run(capsys, *BALANCE, "--games", "30", "--seats", "3", "--seed", "3", "--lang", language)
    assert (code, err) == (0, "")
    assert [word for word in words if word not in " ".join(out.split())] == words[len(words) :]


def test_cards_that_are_out_of_line_have_a_star(capsys: pytest.CaptureFixture[str]) -> None:
    """Whoever plays at random is glad of a Dwarf, and not of a Dragon."""
    _, out, _ = run(capsys, *BALANCE, "--games", "300", "--seats", "2", "--seed", "3")
    held = out[out.index("cards held") : out.index("cards played")]
    assert re.search(r"Dwarf +\d+ +5\d\.\d % +\+\d\.\d \(\+.*\) ★", held)
    assert re.search(r"Dragon +\d+ +4\d\.\d % +−\d\.\d \(−.*\) ★", held)
    assert "20 figures were tested: by chance alone about 1.0 would lie outside of their intervals" in out


def test_every_number_of_seats_is_played_unless_some_are_named(capsys: pytest.CaptureFixture[str]) -> None:
    found = json.loads(run(capsys, *BALANCE, "--games", "3", "--json")[1])
    assert {one["seats"] for one in found["findings"]} == {2, 3, 4}
    found = json.loads(run(capsys, *BALANCE, "--games", "3", "--json", "--seats", "4", "2")[1])
    assert {one["seats"] for one in found["findings"]} == {2, 4}
    assert (found["game"], found["bot"], found["games"], found["seed"]) == ("zavarushka", "random", 3, 0)
    assert [list(one) for one in found["findings"]] == [FIELDS] * len(found["findings"])
    shares = [one["value"] for one in found["findings"] if (one["seats"], one["measure"]) == (4, "place-share")]
    assert sum(shares) == pytest.approx(1, abs=1e-5)


@pytest.mark.parametrize("game", tt.games())
def test_every_game_can_be_weighed(capsys: pytest.CaptureFixture[str], game: str) -> None:
    code, out, _ = run(capsys, "balance", game, "--bots", "random", "--games", "2", "--seats", "2", "--json")
    assert code == 0
    measures = {one["measure"] for one in json.loads(out)["findings"]}
    assert measures >= {"place-share", "points", "length", "decisions", "source", "held-share", "played-points"}


def test_options_and_editions_are_taken(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    out = tmp_path / "report.html"
    line = ("balance", "grimm_forest", "--bots", "random", "--games", "1", "--seats", "2", "--out", str(out))
    assert run(capsys, *line, "--edition", "pl", "--option", "advanced=basic")[0] == 0
    header = json.loads((tmp_path / "report.jsonl").read_text("utf-8").splitlines()[0])
    (options,) = header["contest"]["variants"]
    assert (options["edition"], options["aladdin"], options["advanced"]) == ("pl", "one", "basic")


def test_values_of_an_option_are_compared_on_the_same_deals(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    line = ("balance", "fairy_tale", "--bots", "random", "--games", "25", "--seats", "2", "--compare")
    code, out, _ = run(capsys, *line, "draft_memory", "--csv", str(tmp_path / "all.csv"))
    assert code == 0
    assert "draft_memory (false, true): " in out
    assert re.search(r"Place 1 +(\d+\.\d %) +\1 +0\.0 \(0\.0 … 0\.0\) *\n", out)  # memory changes nothing for random
    with (tmp_path / "all.csv").open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    assert list(rows[0]) == FIELDS
    gaps = [row for row in rows if row["against"] == "false"]
    assert {row["variant"] for row in gaps} == {"true"}
    assert {float(row["difference"]) for row in gaps} == {0.0}
    assert {row["marked"] for row in gaps} == {"False"}
    found = json.loads(run(capsys, *line, "drafts=4,6,5", "--json")[1])
    assert found["compared"] == "drafts"
    lengths = {one["variant"]: one["value"] for one in found["findings"] if one["measure"] == "length"}
    assert lengths == {"4": 4.0, "6": 6.0, "5": 5.0}


def test_a_card_sheet_of_ones_own_is_compared_with_ours(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    sheet = tmp_path / "mine.toml"
    main(("cards", "grimm_forest", "--raw"))
    sheet.write_text(
        capsys.readouterr().out.replace("copies = 2", "copies = 1").replace("fables = 56", "fables = 32"), "utf-8"
    )
    line = ("balance", "grimm_forest", "--bots", "random", "--games", "2", "--seats", "2", "--json")
    code, out, err = run(capsys, *line, "--compare", f"deck_file=,{sheet}")
    assert (code, err) == (0, "")
    assert {one["variant"] for one in json.loads(out)["findings"]} == {"default", plain(str(sheet))}


@pytest.mark.parametrize("language", ["en", "ru", "pl"])
@pytest.mark.parametrize("compared", [(), ("--compare", "edition")])
def test_the_report_opens_offline_and_has_its_data(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, language: str, compared: tuple[str, ...]
) -> None:
    file = tmp_path / "report.html"
    line = ("balance", "grimm_forest", "--bots", "random", "--games", "60", "--seats", "2", *compared)
    code, out, _ = run(capsys, *line, "--out", str(file), "--lang", language)
    assert code == 0
    assert str(file) in out.replace("\n", "")
    text = file.read_text("utf-8")
    page = Tags(text)
    assert page.open == []
    kinds = [tag for tag, _ in page.found]
    assert kinds.count("svg") >= 6
    assert not {"script", "link", "img", "iframe", "object", "use", "image"} & set(kinds)
    links = [named["href"] or "" for tag, named in page.found if tag == "a"]
    kinds_of_data = [link.partition(";base64,")[0] for link in links]
    assert kinds_of_data == ["data:application/json", "data:text/csv"]
    data, table = [base64.b64decode(link.partition(",")[2]).decode() for link in links]
    assert len(json.loads(data)["findings"]) == len(table.splitlines()) - 1 > 100
    rest = re.sub(r'href="data:[^"]*"', "", text)
    assert not re.search(r"url\(|@import|https?:", rest)
    assert not re.search(r"\b(nan|inf|None)\b", rest)
    assert f'lang="{language}"' in text
    assert sorted(path.name for path in tmp_path.iterdir()) == ["report.html", "report.jsonl"]


def test_a_run_is_taken_up_again_and_says_so(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    line = (*BALANCE, "--seats", "2", "--out", str(tmp_path / "report.html"), "--json")
    run(capsys, *line, "--games", "4")
    code, out, err = run(capsys, *line, "--games", "6")
    assert code == 0
    assert "4 games are there already" in " ".join(err.split())
    assert json.loads(out) == json.loads(run(capsys, *BALANCE, "--seats", "2", "--games", "6", "--json")[1])


def test_ctrl_c_leaves_what_can_be_gone_on_with(tmp_path: Path) -> None:
    games = tmp_path / "report.jsonl"
    line = [sys.executable, "-m", "taletable", *BALANCE, "--games", "100000", "--workers", "2"]
    running = subprocess.Popen(
        [*line, "--out", str(tmp_path / "report.html")],
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    eventually(lambda: games.exists() and games.read_bytes().count(b"\n") > 5)
    os.killpg(running.pid, signal.SIGINT)
    _, err = running.communicate(timeout=PATIENCE)
    assert running.returncode == 1
    assert "the same command goes on from there" in " ".join(err.split())
    assert "Traceback" not in err
    assert not (tmp_path / "report.html").exists()


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("zavarushka", "--bots", "gredy"), "there is no bot 'gredy'; did you mean 'greedy'?"),
        (("zavarushka", "--seats", "7"), "zavarushka is for 2, 3, 4 players"),
        (("zavarushka", "--games", "0"), "--games must be at least 1, not 0"),
        (("zavarushka", "--workers", "0"), "--workers must be at least 1, not 0"),
        (("zavarushka", "--edition", "pl"), "zavarushka has only one edition here"),
        (("grimm_forest", "--edition", "fr"), "option 'edition' of grimm_forest cannot be 'fr'"),
        (("zavarushka", "--compare", "frist"), "no option 'frist' to compare; did you mean 'first'?"),
        (("zavarushka", "--compare", "first=1"), "--compare needs two values at least"),
        (("zavarushka", "--compare", "first=1,9"), "option 'first' of zavarushka cannot be '9'"),
        (("fairy_tale", "--compare", "deck_file"), "say what to compare, --compare deck_file=A,B"),
        (("zavarushka", "--out", "/no/such/place.html"), "/no/such/place.html cannot be written: No such file"),
        (("zavarushka", "--out", "games.jsonl"), "--out names the report, such as games.html"),
        (("zavarushka", "--csv", "/no/such/place"), "/no/such/place cannot be written: No such file"),
    ],
)
def test_what_cannot_be_weighed_is_answered_with_a_sentence(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], complaint: str
) -> None:
    code, out, err = run(capsys, "balance", *arguments)
    assert (code, out) == (2, "")
    assert err.startswith("taletable: ")
    assert complaint in err
