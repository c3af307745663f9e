"""Dark Tales for PettingZoo."""

from functools import partial

from taletable.envs.aec import TableAEC, aec_env
from taletable.envs.parallel import TableParallel

env = partial(aec_env, "dark_tales")
raw_env = partial(TableAEC, "dark_tales")
parallel_env = partial(TableParallel, "dark_tales")
