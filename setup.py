"""Builds the rules twice as one source: as plain Python, and compiled with mypyc where a C compiler is.

`TALETABLE_PURE=1` leaves the compiled part out. Where there is no compiler the install succeeds all the same;
`taletable --version` says which of the two is running.
"""

import os
from pathlib import Path

from setuptools import setup
from setuptools.extension import Extension

# Everything the search walks through, and what learning programs see.
COMPILED = ("kernel", "games", "bots/evaluation", "bots/features", "bots/search", "envs/observation")
PLAIN = ("__init__.py", "__main__.py", "subclassing.py", "types.py")


def extensions() -> list[Extension]:
    """The compiled modules, each of them optional."""
    if os.environ.get("TALETABLE_PURE") == "1":
        return []
    from mypyc.build import mypycify  # noqa: PLC0415 (a pure build does not need it)

    rooms = [path for room in COMPILED for path in Path("src/taletable", room).rglob("*.py")]
    modules = sorted(str(path) for path in rooms if path.name not in PLAIN)
    built = mypycify([*modules], opt_level="3", debug_level="0", group_name="taletable")
    for extension in built:
        extension.optional = True
        if os.name == "posix":
            # Functions that no other library can replace may be inlined; PyInit_… stay visible by their own attribute.
            extension.extra_compile_args = [*extension.extra_compile_args, "-fvisibility=hidden"]
    return [*built]


setup(ext_modules=extensions())
