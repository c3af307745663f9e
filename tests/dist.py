"""`make dist` tries what it has made: each sdist and wheel, and the clone itself, is installed and used in an environment
of its own.

python -m tests.dist dist/*
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tarfile
import tempfile
import urllib.request
import venv
import zipfile
from pathlib import Path

from tests.kit import free_port
from tests.kit.waiting import eventually

ROOT = Path(__file__).parents[1]


def main(files: list[Path]) -> None:
    """Try them, with a line for each."""
    assert files, "nothing to try"
    for file in files:
        look_into(file)
        attempt(file.resolve(), file.name)
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(["git", "clone", "-q", ROOT, folder], check=True)
        attempt(Path(folder), "a clone")


def look_into(file: Path) -> None:
    """The page is there, and the tag of a wheel tells whether there are compiled modules."""
    if file.suffix == ".whl":
        names = zipfile.ZipFile(file).namelist()
        pure = not any(name.endswith((".so", ".pyd")) for name in names)
        assert file.name.endswith("-py3-none-any.whl") is pure, file
        assert pure is any(name.endswith("why_plain.txt") for name in names), file
    else:
        with tarfile.open(file) as packed:
            names = [name.partition("/")[2] for name in packed.getnames()]
        assert "web/package-lock.json" in names
        assert not any("node_modules" in name for name in names)
    assert any(name.endswith("taletable/server/page/index.html") for name in names), file


def attempt(what: Path, name: str) -> None:
    """Install it, ask for the version, fetch the page, let bots play. Only wheels may have compiled modules here."""
    with tempfile.TemporaryDirectory() as folder:
        venv.create(folder, with_pip=True)
        place = Path(folder, "bin")
        quiet = {key: value for key, value in os.environ.items() if not key.startswith(("PYTHON", "TALETABLE"))}
        # To compile takes minutes, and the compiled wheel was made from the sdist.
        environment = {**quiet, "XDG_DATA_HOME": folder, "TALETABLE_PURE": "1"}

        def run(*command: str) -> str:
            line = [str(place / command[0]), *command[1:]]
            done = subprocess.run(line, cwd=folder, env=environment, capture_output=True, text=True, check=False)
            assert done.returncode == 0, f"{command}\n{done.stdout}{done.stderr}"
            return done.stdout

        run("python", "-m", "pip", "install", "-q", "--disable-pip-version-check", str(what))
        version = run("taletable", "--version").strip()
        assert re.match(r"taletable \d+\.\d+\.\d+ \(", version), version
        compiled = what.suffix == ".whl" and not what.name.endswith("-none-any.whl")
        assert ("(compiled rules)" in version) is compiled, version
        played = json.loads(run("taletable", "arena", "zavarushka", "novice", "random", "--games", "2", "--json"))
        assert played["games"] >= 2
        serve(place, folder, environment)
        say(f"{name}: installed, played and served; {version}")


def serve(place: Path, folder: str, environment: dict[str, str]) -> None:
    """The page and one of its files are served."""
    port = free_port()
    command = [str(place / "taletable"), "serve", "--port", str(port)]
    with Path(folder, "log").open("wb") as log, subprocess.Popen(command, env=environment, stderr=log) as server:
        try:

            def page() -> str | None:
                try:
                    return fetch(port, "/")
                except OSError:
                    assert server.poll() is None, Path(folder, "log").read_text("utf-8")
                    return None

            eventually(lambda: page() is not None, "that the server answers")
            found = page() or ""
            scripts = re.findall(r'src="(/assets/[^"]+\.js)"', found)
            assert scripts, found
            assert fetch(port, scripts[0])
        finally:
            server.terminate()


def fetch(port: int, path: str) -> str:
    with urllib.request.urlopen(f"http://127.0.0.1:{port}{path}", timeout=30) as answer:
        return str(answer.read().decode())


def say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main([Path(file) for file in sys.argv[1:]])
