"""The network while it learns: one hidden layer and a linear part, binary cross-entropy, Adam, in NumPy.

So small a network needs no framework: an epoch over 100,000 rows takes about a second on one core.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    Array = NDArray[np.float32]

BATCH: Final = 512
RATE: Final = 3e-3
DECAY: Final = 1e-4  # weight decay, as part of the gradient
DIGITS: Final = 5


class Learner:
    """Weights, and Adam's memory of their gradients."""

    def __init__(self, features: int, hidden: int, seed: int) -> None:
        self.random = np.random.default_rng(seed)
        spread = 1 / np.sqrt(features)
        self.weights: dict[str, Array] = {
            "hidden": self.random.uniform(-spread, spread, (features, hidden)).astype(np.float32),
            "biases": np.zeros(hidden, np.float32),
            "output": self.random.normal(0, 0.05, hidden).astype(np.float32),
            "direct": np.zeros(features, np.float32),
            "bias": np.zeros(1, np.float32),
        }

    def logits(self, rows: Array) -> Array:
        """The logarithm of the odds for each row."""
        own = self.weights
        active = np.maximum(rows @ own["hidden"] + own["biases"], 0)
        found: Array = active @ own["output"] + rows @ own["direct"] + own["bias"]
        return found

    def loss(self, rows: Array, shares: Array) -> float:
        """The mean cross-entropy."""
        logits = self.logits(rows)
        return float(np.mean(np.logaddexp(0, logits) - shares * logits))

    def train(self, rows: Array, shares: Array, epochs: int) -> None:
        """Some epochs in random order; the rate rises for a tenth of the time and then falls to nothing."""
        steps = max(1, epochs * (len(rows) // BATCH))
        memory = {name: (np.zeros_like(value), np.zeros_like(value)) for name, value in self.weights.items()}
        step = 0
        for _ in range(epochs):
            order = self.random.permutation(len(rows))
            for start in range(0, len(rows) - BATCH + 1, BATCH):
                step += 1
                done = step / steps
                rate = RATE * (done / 0.1 if done < 0.1 else (1 + np.cos(np.pi * (done - 0.1) / 0.9)) / 2)
                chosen = order[start : start + BATCH]
                self._step(self._gradients(rows[chosen], shares[chosen]), memory, rate, step)

    def _gradients(self, rows: Array, shares: Array) -> dict[str, Array]:
        own = self.weights
        active = np.maximum(rows @ own["hidden"] + own["biases"], 0)
        logits = active @ own["output"] + rows @ own["direct"] + own["bias"]
        error = (1 / (1 + np.exp(-logits)) - shares) / len(rows)
        back = np.outer(error, own["output"]) * (active > 0)
        return {
            "hidden": rows.T @ back,
            "biases": back.sum(0),
            "output": active.T @ error,
            "direct": rows.T @ error,
            "bias": error.sum(keepdims=True),
        }

    def _step(
        self, gradients: dict[str, Array], memory: dict[str, tuple[Array, Array]], rate: float, step: int
    ) -> None:
        """Adam (Kingma and Ba, 2015)."""
        for name, value in self.weights.items():
            gradient = gradients[name] + DECAY * value
            mean, square = memory[name]
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient * gradient - square)
            value[...] = value - rate * (mean / (1 - 0.9**step)) / (np.sqrt(square / (1 - 0.999**step)) + 1e-8)

    def exported(self, names: Sequence[str]) -> dict[str, Any]:
        """The weights as `bots/weights` has them."""
        own = self.weights
        return {
            "features": list(names),
            "hidden": _rounded(own["hidden"].T),
            "biases": _rounded(own["biases"]),
            "output": _rounded(own["output"]),
            "direct": _rounded(own["direct"]),
            "bias": _rounded(own["bias"])[0],
        }

    def load(self, weights: dict[str, Any]) -> None:
        """Go on from weights."""
        self.weights = {
            "hidden": np.array(weights["hidden"], np.float32).T.copy(),
            "biases": np.array(weights["biases"], np.float32),
            "output": np.array(weights["output"], np.float32),
            "direct": np.array(weights["direct"], np.float32),
            "bias": np.array([weights["bias"]], np.float32),
        }


def _rounded(values: Array) -> Any:
    return np.round(values.astype(np.float64), DIGITS).tolist()
