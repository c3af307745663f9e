"""What is kept: people, tables, and everything that happens at them, in SQLite or PostgreSQL."""

from taletable.server.storage.store import CannotStore, Conflict, DatabaseUnavailable, Store

__all__ = ["CannotStore", "Conflict", "DatabaseUnavailable", "Store"]
