"""docs/add-a-game.md is true: the game it adds comes to a copy of the project, and is played at the page."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.page.kit import Visitor
from tests.server.kit import FreshServer

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "docs" / "examples" / "pebbles"
GUIDE = ROOT / "docs" / "add-a-game.md"
LAWS = "pebbles or architecture or messages"


class Copy(FreshServer):
    """The server of a copy of the project."""

    root: Path

    @property
    def environment(self) -> dict[str, str]:
        return {**super().environment, "PYTHONPATH": str(self.root / "src")}


def files() -> set[str]:
    """What the example adds, a line of text to a file that is there (`.add`) included."""
    return {str(file.relative_to(EXAMPLE)) for file in EXAMPLE.rglob("*") if file.is_file()}


def test_the_guide_names_every_file_of_its_example() -> None:
    told = GUIDE.read_text("utf-8")
    for file in files():
        name = file.removesuffix(".add")
        shared = name.replace("/en/", "/*/").replace("/ru/", "/*/").replace("/pl/", "/*/")
        shared = shared.replace("rulebook/en.md", "rulebook/*.md").replace("rulebook/ru.md", "rulebook/*.md")
        shared = shared.replace("rulebook/pl.md", "rulebook/*.md")
        assert Path(shared).name == "__init__.py" or f"`{shared}`" in told, shared


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project with the game in it, and its page."""
    root = tmp_path_factory.mktemp("project")
    for folder in ("src", "tests", "web", "docs"):
        ignored = shutil.ignore_patterns("node_modules", "__pycache__", "page" if folder == "src" else "")
        shutil.copytree(ROOT / folder, root / folder, ignore=ignored)
    for kept in (ROOT / "pyproject.toml", *ROOT.glob("requirements*.lock")):
        shutil.copy(kept, root)
    (root / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    if (ROOT / "build" / "node").exists():
        (root / "build").mkdir()
        (root / "build" / "node").symlink_to(ROOT / "build" / "node")
    for file in sorted(files()):
        target = root / file.removesuffix(".add")
        target.parent.mkdir(parents=True, exist_ok=True)
        with target.open("a", encoding="utf-8") as opened:
            opened.write((EXAMPLE / file).read_text("utf-8"))
    return root


def runs(project: Path, *command: str) -> None:
    """A command in the copy, with its rules."""
    source = f"env PYTHONPATH={project / 'src'}"
    done = subprocess.run(
        command,
        cwd=project,
        env={
            **os.environ,
            "PYTHONPATH": str(project / "src"),
            "PYTHON": sys.executable,
            "TALETABLE": f"{source} {sys.executable} -m taletable",
        },
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.slow
def test_a_game_added_by_the_guide_keeps_the_laws(project: Path) -> None:
    tested = ("tests/games/pebbles", "tests/laws", "tests/locales", "tests/test_architecture.py", "tests/bots")
    runs(project, sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *tested, "-k", LAWS)


@pytest.mark.slow
def test_a_game_added_by_the_guide_is_played_at_the_page(
    project: Path, tmp_path: Path, comes: Callable[..., Visitor]
) -> None:
    runs(project, "web/npm.sh", "run", "check")
    runs(project, "web/npm.sh", "run", "build")
    server = Copy(tmp_path)
    server.root = project
    with server:
        ann = comes(server, language="en")
        ann.plays_now("pebbles", "Ann")
        expect(ann.page.locator(".pebbles .heap > *").first).to_be_visible()
        ann.plays_out(1)
        expect(ann.standings).to_be_visible()
        ann.looks_right()
