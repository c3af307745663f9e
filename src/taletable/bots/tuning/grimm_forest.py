"""The Grimm Forest: points are houses, which come late, so only the win is learned."""

from taletable.bots.explanation import HOUSES
from taletable.bots.search.tree import Settings
from taletable.bots.tuning import Course, Tuning

TUNING = Tuning(
    scale=1500.0,
    settings=Settings(breadth=100, narrow=60, sharpness=0.5, exploration=0.5),
    careless=84,
    strong=500,
    master=2000,
    course=Course(((2, {}), (2, {}), (2, {"edition": "pl"}), (3, {}), (4, {})), 0.0, 40),
    counted=HOUSES,
)
