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

# Where strangers meet
lobby = Relation(
    "periplus_lobby",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("stage", String(12), nullable=False),
    Column("open", Integer, nullable=False),  # seats
    Column("public", Boolean, nullable=False),
    Column("watched", Boolean, nullable=False),
    Column("days", Float, nullable=False),
    Column("since", Float, nullable=False),
    Column("seen_at", Float, nullable=False),  # when somebody was last there
)
comings = Relation(
    "periplus_comings",
    metadata,
    Column("owner", String(64), primary_key=True),
    Column("table_id", String(32), primary_key=True),
    Column("place", String(64), nullable=False),  # the hash of a network address, with a secret
    Column("at", Float, nullable=False),
    Index("periplus_comings_from", "place"),
)

# Who people are, if they like
accounts = Relation(
    "periplus_accounts",
    metadata,
    Column("id", String(64), primary_key=True),  # also under which its keys are stored: the hash of no secret
    Column("name", String(50), nullable=False),
    Column("made_at", Float, nullable=False),
    Column("recovery", String(64), nullable=False, unique=True),  # the hash of a code
    Column("mailbox", String(64), unique=True),  # the hash of what proves that somebody has had a mail there
)
names = Relation(
    "periplus_names",
    metadata,
    Column("form", Text, primary_key=True),  # what a name looks like: nobody else has one that does
    Column("name", String(50), nullable=False),
    Column("account", String(64), nullable=False),
    Index("periplus_names_of_account", "account"),
)
sessions = Relation(
    "periplus_sessions",
    metadata,
    Column("device", String(64), primary_key=True),
    Column("account", String(64), nullable=False),
    Column("label", String(60), nullable=False),
    Column("made_at", Float, nullable=False),
    Column("seen_at", Float, nullable=False),
    Index("periplus_sessions_of_account", "account"),
)
passkeys = Relation(
    "periplus_passkeys",
    metadata,
    Column("id", String(64), primary_key=True),  # the digest of the credential, which may be too long for a key
    Column("account", String(64), nullable=False),
    Column("credential", Text, nullable=False),
    Column("public_key", Text, nullable=False),
    Column("uses", Integer, nullable=False),  # as the authenticator counts them, if it does
    Column("name", String(60), nullable=False),
    Column("made_at", Float, nullable=False),
    Column("used_at", Float),
    Index("periplus_passkeys_of_account", "account"),
)
proofs = Relation(
    "periplus_proofs",
    metadata,
    Column("hash", String(64), primary_key=True),  # of a secret that proves something, once
    Column("kind", String(8), nullable=False),
    Column("device", String(64), nullable=False),  # the only one that may show it; empty: any
    Column("about", Text, nullable=False),
    Column("until", Float, nullable=False),
    Index("periplus_proofs_until", "until"),
)

# Who keeps the peace
blocks = Relation(
    "periplus_blocks",
    metadata,
    Column("account", String(64), primary_key=True),
    Column("other", String(64), primary_key=True),  # an account, or the hash of a device's secret
    Column("name", String(50), nullable=False),  # what the other was called
    Column("at", Float, nullable=False),
)
reports = Relation(
    "periplus_reports",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("kind", String(8), nullable=False),
    Column("by_whom", String(64), nullable=False),
    Column("whom", String(64), nullable=False),  # an account, the hash of a device's secret, or nobody
    Column("name", String(50), nullable=False),
    Column("table_id", String(32), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("words", Text, nullable=False),
    Column("context", Text, nullable=False),
    Column("closed_at", Float),
)
moderators = Relation(
    "periplus_moderators",
    metadata,
    Column("device", String(64), primary_key=True),
    Column("made_at", Float, nullable=False),
)
bans = Relation(
    "periplus_bans",
    metadata,
    Column("hash", String(64), primary_key=True),  # of an account, a device or a place
    Column("kind", String(8), nullable=False),
    Column("name", String(50), nullable=False),
    Column("why", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("until", Float, nullable=False),
)
acts = Relation(
    "periplus_acts",  # entries are added, and never changed
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("who", String(80), nullable=False),
    Column("what", String(16), nullable=False),
    Column("whom", Text, nullable=False),
    Column("why", Text, nullable=False),
)
Index("periplus_reports_open", reports.c.closed_at)
