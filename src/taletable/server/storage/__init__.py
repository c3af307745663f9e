"""What is kept: people, tables, and everything that happens at them, in SQLite or PostgreSQL."""

from taletable.server.storage.store import Away, CannotStore, Conflict, Store

__all__ = ["Away", "CannotStore", "Conflict", "Store"]
