"""The relations of the database in which tables are stored."""

from sqlalchemy import Boolean, Column, Float, Index, Integer, MetaData, String, Text, UniqueConstraint
from sqlalchemy import Table as Relation

metadata = MetaData()
schemas = Relation("periplus_schema", metadata, Column("version", Integer, primary_key=True))
tables = Relation(
    "periplus_tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("at", Float, nullable=False),
    Column("busy", Boolean, nullable=False),  # the table has something to do by itself
    Column("summary", Text, nullable=False),
)
log = Relation(
    "periplus_log",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("command", String(120), nullable=False),
    Column("entry", Text, nullable=False),
    UniqueConstraint("table_id", "command"),
)
keys = Relation(
    "periplus_keys",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),  # -1: none, only to watch
    Column("kind", String(8), nullable=False),
    Column("host", Boolean, nullable=False),
    Index("periplus_keys_of_table", "table_id"),
)
contacts = Relation(
    "periplus_contacts",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), primary_key=True),
    Column("address", String(500), nullable=False),
    Column("language", String(2), nullable=False),
)
devices = Relation(
    "periplus_devices",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("digest", String(64), primary_key=True),  # of the address, which may be too long for a key
    Column("address", Text, nullable=False),
    Column("key", String(200), nullable=False),
    Column("language", String(2), nullable=False),
    Column("place", Integer, nullable=False),
)
secrets = Relation(
    "periplus_secrets",
    metadata,
    Column("name", String(16), primary_key=True),
    Column("secret", Text, nullable=False),
)
consents = Relation(
    "periplus_consents",
    metadata,
    Column("hash", String(64), primary_key=True),  # of what the mail to an address proves
    Column("answer", String(8), nullable=False),
    Column("asked_at", Float, nullable=False),
)
analyses = Relation(
    "periplus_analyses",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("state", String(8), nullable=False),
    Column("done", Integer, nullable=False),
    Column("found", Text, nullable=False),
    Column("at", Float, nullable=False),
)
Index("periplus_tables_busy", tables.c.busy)
