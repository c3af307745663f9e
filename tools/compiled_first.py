"""`import taletable` in .venv finds build/compiled as long as that was built from the source as it is now.

`make compiled` copies this module into .venv, where a `.pth` file imports it at the start of Python. After a change of
the source the package in `src` runs, with plain rules, until it is compiled again: so old rules never run. PYTHONPATH
comes first as always: `PYTHONPATH=src` means the plain rules. As a program it prints the digest of the source.
"""

from __future__ import annotations

import sys


def digest(root: str) -> str:
    """SHA-256 of everything that goes into the package but the page."""
    from hashlib import sha256  # noqa: PLC0415 (most programs of .venv never ask)
    from pathlib import Path  # noqa: PLC0415

    package = Path(root, "src", "taletable")
    found = [*package.rglob("*.*"), Path(root, "setup.py")]
    state = sha256()
    for path in sorted(found):
        name = path.relative_to(root).as_posix()
        if path.suffix not in (".pyc", ".so") and "/server/page/" not in name and path.is_file():
            content = path.read_bytes()
            state.update(f"{name} {len(content)}\n".encode() + content)
    return state.hexdigest()


class CompiledFirst:
    """A finder that finds nothing itself: it puts build/compiled into `sys.path` when taletable is imported."""

    def find_spec(self, name: str, *_: object) -> None:
        """Let `sys.path` decide, with build/compiled before what is installed."""
        if name != "taletable":
            return
        from pathlib import Path  # noqa: PLC0415

        sys.meta_path.remove(self)
        root = Path(sys.prefix).parent
        compiled = root / "build" / "compiled"
        try:
            built_from = (compiled / ".ready").read_text("utf-8").split("\n")[0]
        except OSError:
            return
        if built_from == digest(str(root)):
            packages = str(Path(__file__).parent)
            sys.path.insert(sys.path.index(packages) if packages in sys.path else len(sys.path), str(compiled))


if __name__ == "__main__":
    sys.stdout.write(digest(".") + "\n")
else:
    sys.meta_path.insert(0, CompiledFirst())
