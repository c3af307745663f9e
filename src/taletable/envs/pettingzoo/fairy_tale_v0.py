"""Fairy Tale for PettingZoo."""

from functools import partial

from taletable.envs.aec import TableAEC, aec_env
from taletable.envs.parallel import TableParallel

env = partial(aec_env, "fairy_tale")
raw_env = partial(TableAEC, "fairy_tale")
parallel_env = partial(TableParallel, "fairy_tale")
