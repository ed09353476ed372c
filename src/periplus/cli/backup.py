"""``periplus backup`` and ``restore``: all tables in one file, and back again."""

from contextlib import nullcontext
from datetime import datetime
from pathlib import Path

from periplus.cli.arguments import Flag
from periplus.cli.shelf import database
from periplus.cli.speak import out, say


def backup(file: Path, /, *, db: str | None = None) -> None:
    """Write all tables into a file, also while they are being served."""
    from periplus.table.backup import back_up
    from periplus.table.store import Store

    count = back_up(Store(database(db)), file)
    out(say("cli-backed-up", file=str(file), count=count))


def restore(file: Path, /, *, db: str | None = None, replace: Flag = False) -> None:
    """Fill a database from a backup."""
    from periplus.table.backup import restore as fill
    from periplus.table.store import Store
    from periplus.web.serve import held

    store = Store(database(db))
    with nullcontext() if store.is_postgres else held(store, "periplus restore"):
        header = fill(store, file, replace)
    made = datetime.fromtimestamp(header.at).isoformat(" ", "minutes")
    out(say("cli-restored", file=str(file), url=store.shown, at=made))
