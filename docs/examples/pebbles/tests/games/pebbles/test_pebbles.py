"""Every clause of Pebbles."""

from __future__ import annotations

import taletable as tt

GAME = tt.game("pebbles")
