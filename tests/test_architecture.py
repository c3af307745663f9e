"""Dependencies point one way, every game folder has the same rooms, and nothing that games share knows one of them."""

from __future__ import annotations

import ast
import re
import sys
from pathlib import Path

import pytest

import taletable as tt

SOURCE = Path(tt.__file__).parent
WEB = Path(__file__).parents[1] / "web" / "src"

# Which rooms a room may look into. Texts are not rules: `locales` knows the kernel only.
ARROWS = {
    "kernel": set(),
    "games": {"kernel"},
    "locales": {"kernel"},
    "bots": {"kernel", "games"},
    "study": {"kernel", "games", "bots"},
    "reports": {"kernel", "games", "locales", "bots", "study"},
    "server": {"kernel", "games", "locales", "bots", "study", "arena", "reports", "version"},
    "arena": {"kernel", "games", "locales", "bots", "reports", "version"},
    "learn": {"kernel", "games", "bots"},
    # Environments draw tables as the terminal does; nothing of the product knows them.
    "envs": {"kernel", "games", "locales", "bots", "cli"},
    "cli": {"kernel", "games", "locales", "bots", "study", "reports", "arena", "server", "version"},
}
ROOMS = {
    "game.py",
    "table.py",
    "rules.py",
    "questions.py",
    "scoring.py",
    "types.py",
    "view.py",
    "position.py",
    "rulebook",
}


def imports(file: Path) -> set[str]:
    """The modules a file imports when it runs (what stands under TYPE_CHECKING does not run)."""
    tree = ast.parse(file.read_text("utf-8"))
    idle = {
        node
        for branch in ast.walk(tree)
        if isinstance(branch, ast.If) and ast.unparse(branch.test) == "TYPE_CHECKING"
        for statement in branch.body
        for node in ast.walk(statement)
    }
    found: set[str] = set()
    for node in ast.walk(tree):
        if node in idle:
            continue
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file} imports relatively"
            found.add(str(node.module))
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
    return found


@pytest.mark.parametrize("room", ARROWS)
def test_the_arrows_point_one_way(room: str) -> None:
    for file in (SOURCE / room).rglob("*.py"):
        for module in imports(file):
            if module.startswith("taletable."):
                other = module.split(".")[1]
                if (SOURCE / other).exists() or (SOURCE / f"{other}.py").exists():
                    assert other == room or other in ARROWS[room], f"{file.relative_to(SOURCE)} imports {module}"


def test_every_room_has_its_arrows() -> None:
    assert {folder.name for folder in SOURCE.iterdir() if (folder / "__init__.py").exists()} == set(ARROWS)


@pytest.mark.parametrize("room", ["kernel", "games"])
def test_the_rules_need_nothing_but_the_standard_library(room: str) -> None:
    for file in (SOURCE / room).rglob("*.py"):
        for module in imports(file):
            top = module.split(".")[0]
            assert top == "taletable" or top in sys.stdlib_module_names, f"{file.relative_to(SOURCE)} imports {module}"


@pytest.mark.parametrize("game", tt.games())
def test_every_game_has_the_same_rooms(game: str) -> None:
    folder = SOURCE / "games" / game
    assert {path.name for path in folder.iterdir()} >= ROOMS
    assert {path.name for path in (folder / "rulebook").iterdir()} == {"en.md", "ru.md", "pl.md"}


@pytest.mark.parametrize("game", tt.games())
def test_games_do_not_know_each_other(game: str) -> None:
    for file in (SOURCE / "games" / game).rglob("*.py"):
        others = {module for module in imports(file) if module.startswith("taletable.games.")}
        assert all(module.startswith(f"taletable.games.{game}") for module in others)


# Words of the games that shared code has known before; the names of most options and events are words of every day.
GAMES = [tt.game(id) for id in tt.games()]
OWN_WORDS = {
    *tt.games(),
    *[name for game in GAMES for name in (game.sheet_option, game.edition_option) if name],
    *[kind for game in GAMES for pair in game.details.items() for kind in pair],
}
# What is a game's own beside its rules: what bots know of it, its drawing in the terminal, how it is observed, and its
# folder of the page.
OWN_PLACES = (
    "games",
    "bots/evaluation",
    "bots/features",
    "bots/tuning",
    "cli/boards",
    "envs/observation",
    "envs/pettingzoo",
    "server/storage/migrations",
    "server/page",
)


def shared(root: Path, pattern: str, places: tuple[str, ...]) -> list[Path]:
    return [file for file in root.rglob(pattern) if not str(file.relative_to(root)).startswith(places)]


def test_no_shared_code_knows_a_game() -> None:
    for file in shared(SOURCE, "*.py", OWN_PLACES):
        tree = ast.parse(file.read_text("utf-8"))
        named = {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant)} & OWN_WORDS
        # The kind of an option may have the name of an option.
        assert named <= ({"edition"} if file.name == "options.py" else set()), f"{file.relative_to(SOURCE)}: {named}"


def test_no_shared_code_of_the_page_knows_a_game() -> None:
    folders = tuple(f"games/{game}/" for game in tt.games())
    files = [
        file
        for file in (*shared(WEB, "*.ts", folders), *shared(WEB, "*.svelte", folders))
        if file.name != "schema.d.ts" and not file.name.endswith(".test.ts")
    ]
    assert len(files) > 50
    words = "|".join(sorted(OWN_WORDS))
    for file in files:
        named = re.findall(rf"['\"`./{{,](?:{words})(?=['\"`/,}}])|\.(?:{words})\b", file.read_text("utf-8"))
        assert named == [], f"{file.relative_to(WEB)}: {named}"


@pytest.mark.parametrize(
    "lock",
    [
        "requirements.lock",
        "requirements-cluster.lock",
        "requirements-docs.lock",
        "requirements-openspiel.lock",
        "requirements-server.lock",
        "web/package-lock.json",
    ],
)
def test_lock_files_name_no_host(lock: str) -> None:
    """Whoever installs from them chooses the registry; npm also writes addresses for donations (`funding`)."""
    assert "://" not in (Path(__file__).parents[1] / lock).read_text("utf-8")
