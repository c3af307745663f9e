"""How a server starts: its first line, its port, and what it says where it cannot."""

from __future__ import annotations

import json
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from taletable.cli import main
from taletable.server import serve
from taletable.server.settings import from_environment
from taletable.version import VERSION, build
from tests.server.kit import Server


def test_the_first_line_tells_the_version_and_which_rules_run(server: Server) -> None:
    first = json.loads(server.log().splitlines()[0])
    assert first["message"] == f"taletable {VERSION} with {build()}"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--port", "99999"], "--port 99999 cannot be: it has to be a whole number from 0 (any free port) to 65535"),
        (["--port", "-1"], "--port -1 cannot be: it has to be a whole number from 0"),
        (["--workers", "0"], "--workers 0 cannot be: it has to be a whole number, at least 1"),
        (["--database", "mysql://here"], "a database is given as sqlite:///FILE or postgresql://USER@HOST/NAME"),
    ],
)
def test_arguments_that_cannot_be_are_refused_with_a_sentence(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, arguments: list[str], said: str
) -> None:
    monkeypatch.setattr(serve, "serve", serve.migrate)
    assert main(["serve", *arguments]) == 2
    assert capsys.readouterr().err.startswith(f"taletable: {said}")


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("PORT", "eighty", "a whole number from 0"),
        ("METRICS_PORT", "70000", "a whole number from 0"),
        ("LAN", "perhaps", "true or false"),
        ("LINES", "many", "a whole number"),
        ("PACE", "fast", "a number"),
        ("BOT_PAUSE", "9", "a number of seconds from 0 to 5"),
        ("REQUEST_TIMEOUT", "0", "a number of seconds above 0"),
        ("LOGS", "xml", "auto or json or text"),
    ],
)
def test_a_bad_value_of_the_environment_is_told_by_its_name(
    monkeypatch: pytest.MonkeyPatch, name: str, value: str, said: str
) -> None:
    monkeypatch.setenv(f"TALETABLE_{name}", value)
    with pytest.raises(ValueError, match=f"^TALETABLE_{name}={value} cannot be: it has to be {said}"):
        from_environment()


def test_what_the_command_line_says_comes_before_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TALETABLE_PORT", "eighty")
    assert from_environment(port=80, host=None).port == 80


def test_a_busy_port_is_told_with_advice() -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        with pytest.raises(ValueError, match=f"127.0.0.1 port {port}: another program listens.*with --port"):
            serve.check_port("127.0.0.1", port, "--port")
    serve.check_port("127.0.0.1", port, "--port")


def test_an_address_of_another_computer_is_told_with_advice() -> None:
    with pytest.raises(ValueError, match=r"192\.0\.2\.1 port 0: this computer has no such address.*--host"):
        serve.check_port("192.0.2.1", 0, "--port")


def test_a_server_at_a_busy_port_ends_with_a_sentence(tmp_path: Path, server: Server) -> None:
    environment = {**Server(tmp_path).environment, "TALETABLE_PORT": str(server.port)}
    command = [sys.executable, "-m", "taletable", "serve"]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert f"taletable: cannot listen at 127.0.0.1 port {server.port}: another program" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_missing_driver_is_told_with_advice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("taletable.server.storage.store.find_spec", lambda _: None)
    with pytest.raises(ValueError, match=r"PostgreSQL needs its driver: pip install 'psycopg\[binary\]'"):
        serve.migrate(from_environment(database="postgresql://somebody@localhost/tales"))


def test_the_address_stands_in_a_box() -> None:
    assert serve.box("Here", "Ctrl+C") == "\n╭──────────╮\n│  Here    │\n│  Ctrl+C  │\n╰──────────╯\n\n"
