"""Zavarushka for PettingZoo."""

from functools import partial

from taletable.envs.aec import TableAEC, aec_env
from taletable.envs.parallel import TableParallel

env = partial(aec_env, "zavarushka")
raw_env = partial(TableAEC, "zavarushka")
parallel_env = partial(TableParallel, "zavarushka")
