"""docs/host.md is followed line by line, as far as one machine without root and Docker goes."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import threading
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.docs.kit import DOCS, ROOT
from tests.kit.waiting import PATIENCE
from tests.server.kit import ConnectionClosed, Refused, Server, begun, play_out
from tests.server.postgres import Cluster, program

if TYPE_CHECKING:
    from collections.abc import Iterator

GUIDE = (DOCS / "host.md").read_text("utf-8")


def lines_of(title: str) -> list[str]:
    """The lines of the shell blocks of a section."""
    section = re.search(rf"^##+ {re.escape(title)}\n(.*?)(?=^##? |\Z)", GUIDE, re.MULTILINE | re.DOTALL)
    assert section, title
    blocks = re.findall(r"^```sh\n(.*?)^```", section[1], re.MULTILINE | re.DOTALL)
    assert blocks, title
    return [line for block in blocks for line in block.replace("\\\n", "").splitlines()]


@pytest.fixture
def commands(tmp_path: Path) -> Path:
    """A folder for the path: the `taletable` of this source, and the programs of PostgreSQL."""
    folder = tmp_path / "bin"
    folder.mkdir()
    (folder / "taletable").write_text(f'#!/bin/sh\nexec {sys.executable} -m taletable "$@"\n')
    (folder / "taletable").chmod(0o755)
    for name in ("pg_dump", "pg_restore", "createdb"):
        (folder / name).symlink_to(program(name))
    return folder


def follow(line: str, commands: Path, folder: Path) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PATH": f"{commands}:{os.environ['PATH']}"}
    done = subprocess.run(
        ["sh", "-ec", line], cwd=folder, env=environment, capture_output=True, text=True, timeout=300, check=False
    )
    assert done.returncode == 0, f"{line}\n{done.stdout}{done.stderr}"
    return done


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    cluster = Cluster()
    try:
        cluster.begin()
        yield cluster
    finally:
        cluster.end()


def test_a_dump_that_is_made_while_people_play_is_restored_and_every_game_replays(
    cluster: Cluster, commands: Path, tmp_path: Path
) -> None:
    name = cluster.database()
    with Server(tmp_path, cluster.url(name)) as server:
        _, _, finished = begun(server)
        play_out(finished, 1)
        _, _, lines = begun(server)
        thread = threading.Thread(target=_play, args=(lines,))
        thread.start()
        try:
            for line in lines_of("Backup"):
                here = re.sub(r"postgresql://taletable@localhost/taletable\b(?!_)", f"'{cluster.url(name)}'", line)
                here = re.sub(r"postgresql://\S+@localhost/(\w+)", lambda found: f"'{cluster.url(found[1])}'", here)
                said = follow(here.replace("--host=localhost", f"--host={cluster.folder}"), commands, tmp_path)
        finally:
            for one in lines:
                one.close()
            thread.join(PATIENCE)
    assert said.stdout.startswith("2 tables replayed: 0 would differ, 0 would not load")


def _play(lines: list[object]) -> None:
    try:
        play_out(lines, 2)  # type: ignore[arg-type]
    except (ConnectionClosed, Refused, OSError):
        return  # enough was played


def test_the_new_version_is_rehearsed_against_the_old_one(
    commands: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = f"sqlite:///{tmp_path / 't.sqlite3'}"
    with Server(tmp_path, database) as server:
        begun(server)
        monkeypatch.setenv("TALETABLE_DATABASE", database)
        for line in lines_of("A new version"):
            said = follow(re.sub(r"/opt/taletable(\.new)?/bin/", "", line), commands, tmp_path)
    assert "(1 tables in the file)" in said.stdout


def test_the_files_of_the_service_are_where_the_guide_installs_them_from(commands: Path, tmp_path: Path) -> None:
    for name in ("systemctl", "systemd-run", "python3"):
        (commands / name).symlink_to("/bin/true")
    for line in lines_of("As a service"):
        if not line.startswith("/opt"):
            (tmp_path / "etc" / "systemd" / "system").mkdir(parents=True, exist_ok=True)
            follow(line.replace("/etc/", f"{tmp_path}/etc/").replace("/opt/", f"{tmp_path}/opt/"), commands, ROOT)
    units = {file.name for file in (tmp_path / "etc" / "systemd" / "system").iterdir()}
    whole = "\n".join(lines_of("As a service"))
    named = re.search(r"enable --now (.*)", whole)
    assert named
    assert set(named[1].split()) <= units
    assert (tmp_path / "etc" / "taletable" / "taletable.env").stat().st_mode & 0o777 == 0o600
    # A command beside the server is run with its settings, as its user.
    properties = re.findall(r"-p (\S+)", whole)
    assert properties
    assert set(properties) <= set((ROOT / "deploy" / "systemd" / "taletable.service").read_text("utf-8").splitlines())


def test_compose_is_started_from_files_that_are_there(commands: Path, tmp_path: Path) -> None:
    (commands / "docker").symlink_to("/bin/true")
    shutil.copytree(ROOT / "deploy", tmp_path / "deploy")
    follow("\n".join(lines_of("All of it with Docker Compose")), commands, tmp_path)
    assert (tmp_path / "deploy" / ".env").stat().st_mode & 0o777 == 0o600
