"""Databases and bots for tests of the harbour, as for those of tables."""

from tests.table.conftest import crew, database, hasty, postgres_url, sqlite_url, store_url

__all__ = ["crew", "database", "hasty", "postgres_url", "sqlite_url", "store_url"]
