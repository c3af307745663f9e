"""The games for PettingZoo: a module for each, with ``env``, ``raw_env`` and ``parallel_env``.

The number in the name of a module counts the changes after which results could differ.
"""
