"""Every clause of Pebbles."""

from __future__ import annotations

import pytest

import taletable as tt
from tests.kit import clause

GAME = tt.game("pebbles")
