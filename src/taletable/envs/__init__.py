"""The games as environments for learning programs: PettingZoo, Gymnasium and OpenSpiel.

Each of them is a module that is imported by name and needs its package; `taletable.envs.observation` needs none.
"""
