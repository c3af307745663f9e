"""The database, SQLite or PostgreSQL: people, tables, and the logs of what happens at them."""

from taletable.server.storage.store import CannotStore, Conflict, DatabaseUnavailable, Store, failures_in_words

__all__ = ["CannotStore", "Conflict", "DatabaseUnavailable", "Store", "failures_in_words"]
