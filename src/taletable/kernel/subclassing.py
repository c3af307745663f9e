"""Lets interpreted classes build on compiled ones.

mypyc reads the decorator when it compiles and never calls it; plain Python calls the one below, which does nothing.
This module itself stays plain, so that the standard library is all the kernel needs when it runs.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable

    from mypy_extensions import mypyc_attr as mypyc_attr  # noqa: PLC0414 (mypy reads this as: for others too)
else:
    _Class = TypeVar("_Class")

    def mypyc_attr(**_: object) -> Callable[[_Class], _Class]:
        """Leave the class as it is."""
        return lambda cls: cls
