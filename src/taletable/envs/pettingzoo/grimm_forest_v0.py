"""The Grimm Forest for PettingZoo."""

from functools import partial

from taletable.envs.aec import TableAEC, aec_env
from taletable.envs.parallel import TableParallel

env = partial(aec_env, "grimm_forest")
raw_env = partial(TableAEC, "grimm_forest")
parallel_env = partial(TableParallel, "grimm_forest")
