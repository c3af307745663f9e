"""Every figure we publish comes from here. Each command has a short form, ``--short``, which the tests run."""

from __future__ import annotations

import argparse


def parse(parser: argparse.ArgumentParser, **short: object) -> argparse.Namespace:
    """The arguments of a benchmark; ``--short`` has these defaults: as little as shows that all of it works."""
    parser.add_argument("--short", action="store_true", help="only a moment of everything, to see that it works")
    if parser.parse_known_args()[0].short:
        parser.set_defaults(**short)
    return parser.parse_args()
