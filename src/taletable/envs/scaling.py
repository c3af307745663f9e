"""From the whole numbers of an observation to what a learner sees."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from taletable.envs.observation import Observer


class Scaling(NamedTuple):
    """How numbers of an observation become what a learner sees: from 0, or -1, to 1."""

    factors: NDArray[np.float32]
    low: NDArray[np.float32]
    wide: list[int]

    @classmethod
    def of(cls, observer: Observer) -> Scaling:
        """The scaling of all pieces."""
        sizes = [(piece, len(piece.labels)) for piece in observer.pieces]
        factors = np.concatenate([np.full(size, 1 / piece.most, np.float32) for piece, size in sizes])
        low = np.concatenate([np.full(size, -1.0 if piece.signed else 0.0, np.float32) for piece, size in sizes])
        return cls(factors, low, list(observer.wide))

    def scaled(self, row: bytearray) -> NDArray[np.float32]:
        """One observation, from the row of an observer."""
        found: NDArray[np.float32] = np.empty(len(self.factors), np.float32)
        self.fill(row, found.reshape(1, -1))
        return found

    def fill(self, rows: bytes | bytearray, into: NDArray[np.float32]) -> None:
        """Observations from the rows of an observer, one behind the other."""
        count, size = into.shape
        raw = np.frombuffer(rows, np.uint8).reshape(count, -1)
        into[:] = raw[:, :size]
        if self.wide:
            into[:, self.wide] += 256.0 * raw[:, size:].view(np.int8)
        np.multiply(into, self.factors, out=into)
        np.minimum(into, 1, out=into)
        if self.wide:  # only these can be negative
            into[:, self.wide] = np.maximum(into[:, self.wide], -1)
