"""Every command in the documentation exists, with the options it is shown with."""

from __future__ import annotations

import argparse
import re
import shlex
from itertools import pairwise
from pathlib import Path

import pytest

import taletable as tt
from docs.site.markdown import inline_code, shell_lines
from taletable.cli.command import parser
from tests.docs.kit import FILES, ROOT

(SUBPARSERS,) = [action for action in parser()._actions if isinstance(action, argparse._SubParsersAction)]
COMMANDS: dict[str, argparse.ArgumentParser] = SUBPARSERS.choices
MAKEFILE = (ROOT / "Makefile").read_text("utf-8").replace("$(COMPILED)", "build/compiled")
TARGETS = {name for names in re.findall(r"^([\w./ -]+):", MAKEFILE, re.MULTILINE) for name in names.split()}
# Options of programs that are no commands of `taletable`.
OTHERS = [file for folder in ("benchmarks", "src/taletable") for file in (ROOT / folder).rglob("*.py")]


def commands(file: Path) -> list[list[str]]:
    """The command lines in a file, each as words; what follows `|` or `>` is another one's."""
    text = file.read_text("utf-8")
    lines = [*shell_lines(text), *inline_code(text)]
    found = []
    for line in lines:
        try:
            words = shlex.split(line.split(" | ")[0].split(" > ")[0], comments=True)
        except ValueError:
            continue  # an apostrophe: not a command
        while words and re.fullmatch(r"[A-Z_]+=\S*", words[0]):
            del words[0]
        if words:
            found.append(words)
    return found


def of(program: str) -> list[tuple[str, list[str]]]:
    """The arguments with which a program is called in the documentation, and where."""
    return [
        (file.name, words[1:])
        for file in FILES
        for words in commands(file)
        if Path(words[0]).name == program and len(words) > 1
    ]


@pytest.mark.parametrize(("file", "words"), of("taletable"), ids=str)
def test_a_command_exists_with_its_options(file: str, words: list[str]) -> None:
    if words[0].startswith("-"):
        assert words[0] in parser()._option_string_actions, file
        return
    assert words[0] in COMMANDS, file
    command = COMMANDS[words[0]]
    for action in command._actions:
        if isinstance(action, argparse._SubParsersAction) and len(words) > 1:
            command = action.choices[words[1]]
    options = command._option_string_actions
    for word in words[1:]:
        if word.startswith("--"):
            assert word.partition("=")[0] in options, f"{file}: {word}"
    games = [word for word in words[1:] if word in tt.games()]
    for before, word in pairwise(words):
        if before == "--option" and games and word != "NAME=VALUE":
            assert word.partition("=")[0] in tt.game(games[0]).options, f"{file}: {word}"


def test_options_that_are_named_by_themselves_exist() -> None:
    known = {option for command in COMMANDS.values() for option in command._option_string_actions}
    known |= {option for file in OTHERS for option in re.findall(r'"(--[a-z-]+)"', file.read_text("utf-8"))}
    for file in FILES:
        for words in commands(file):
            if words[0].startswith("--"):
                assert words[0].partition("=")[0] in known, f"{file.name}: {words}"


@pytest.mark.parametrize(("file", "words"), of("make"), ids=str)
def test_a_target_of_make_exists(file: str, words: list[str]) -> None:
    assert {word for word in words if "=" not in word and word[0] != "-"} <= TARGETS, file


@pytest.mark.parametrize(("file", "words"), [*of("python"), *of("python3")], ids=str)
def test_what_python_runs_is_here(file: str, words: list[str]) -> None:
    if words[0] == "-m" and words[1].startswith(("benchmarks", "taletable", "docs")):
        path = words[1].replace(".", "/")
        places = [ROOT / path, ROOT / "src" / path]
        assert any(place.is_dir() or place.with_suffix(".py").is_file() for place in places), file
    elif words[0].startswith("docs/"):
        assert (ROOT / words[0]).is_file(), file


def test_commands_are_found() -> None:
    assert len(of("taletable")) > 50
    assert len(of("make")) > 30
    assert len(of("python")) > 5
