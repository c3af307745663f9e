"""The `taletable` command."""

from taletable.cli.command import main

__all__ = ["main"]
