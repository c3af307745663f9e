"""Where tests get their chance from: one seed for all of them, the same on every run if no other one is given.

`TALETABLE_TEST_SEED=7 pytest …` gives another one, `TALETABLE_TEST_SEED=random` one that nobody has chosen; it is
printed above the tests and with every failure.
"""

from __future__ import annotations

import os
import random
import secrets

NAME = "TALETABLE_TEST_SEED"
USUAL = "1"


def choose() -> str:
    """Settle the seed of this run, for its other processes too."""
    if seed() == "random":
        os.environ[NAME] = str(secrets.randbits(32))
    return seed()


def seed() -> str:
    """The seed of this run."""
    return os.environ.get(NAME) or USUAL


def dice(*label: object) -> random.Random:
    """Dice for one purpose, which fall the same way whenever the seed is the same."""
    return random.Random(f"{seed()} {label}")
