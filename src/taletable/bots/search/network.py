"""A small network that tells from features how likely a seat is to win: one hidden layer and a linear part.

Plain lists and loops, no library: compiled, a forward pass of a few dozen features that are not zero takes some
microseconds.
"""

from __future__ import annotations


class Network:
    """Weights. ``hidden`` has a row for each hidden unit; ``direct`` goes from features to the result."""

    __slots__ = ("bias", "biases", "direct", "hidden", "output")

    def __init__(
        self, hidden: list[list[float]], biases: list[float], output: list[float], direct: list[float], bias: float
    ) -> None:
        self.hidden = hidden
        self.biases = biases
        self.output = output
        self.direct = direct
        self.bias = bias

    def logit(self, features: list[float]) -> float:
        """The logarithm of the odds of a win."""
        places: list[int] = []
        values: list[float] = []
        direct = self.direct
        result = self.bias
        for place in range(len(features)):
            value = features[place]
            if value != 0.0:
                places.append(place)
                values.append(value)
                result += value * direct[place]
        count = len(places)
        biases = self.biases
        output = self.output
        hidden = self.hidden
        for unit in range(len(hidden)):
            row = hidden[unit]
            total = biases[unit]
            for index in range(count):
                total += values[index] * row[places[index]]
            if total > 0.0:
                result += total * output[unit]
        return result
