"""Dark Tales, with its expansions."""

from taletable.bots.search.tree import Settings
from taletable.bots.tuning import Course, Tuning

TUNING = Tuning(
    scale=80.0,
    settings=Settings(breadth=30, narrow=16, sharpness=0.5, exploration=0.5),
    careless=52,
    strong=400,
    master=2000,
    course=Course(
        (
            (2, {}),
            (2, {}),
            (2, {"expansion": "mermaid"}),
            (2, {"expansion": "cinderella"}),
            (3, {}),
            (4, {}),
        ),
        6.0,
        30,
    ),
)
