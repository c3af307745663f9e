"""The `taletable` command."""
