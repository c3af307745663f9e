"""The version of the package, and in which of the two ways its rules run."""

from pathlib import Path

VERSION = "0.1.0"
COMPILED = "compiled rules"


def build() -> str:
    """`compiled rules`, or `plain Python rules` with the reason."""
    from taletable.kernel import table  # noqa: PLC0415 (setup.py reads VERSION without the package)

    if not str(table.__file__).endswith(".py"):
        return COMPILED
    why = Path(__file__).with_name("why_plain.txt")  # left by setup.py
    if why.exists():
        reason = why.read_text("utf-8").strip()
    else:
        reason = "this is the source itself, not compiled since its last change; `make compiled` does it"
    return f"plain Python rules, which work the same, only slower: {reason}"
