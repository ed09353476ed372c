"""``periplus host-link``: who keeps the peace on a public server."""

from periplus.cli.shelf import database
from periplus.cli.speak import out


def host_link(*, db: str | None = None, url: str = "http://127.0.0.1:8630", alone: bool = False) -> None:
    """Print a link that makes a device a moderator’s, once, within an hour; also while tables are being served.

    ``--alone``: every other device ceases to be one when the link is used, such as one that was lost.
    """
    from periplus.harbour.moderation import link_for_moderator
    from periplus.harbour.proofs import Proofs
    from periplus.table.backup import need_existing
    from periplus.table.database import run_alone
    from periplus.table.store import Store

    async def made() -> str:
        store = Store(database(db))
        need_existing(store)
        try:
            await store.open()
            return await link_for_moderator(Proofs(store), alone)
        finally:
            await store.close()

    out(f"{url.rstrip('/')}/host/{run_alone(made())}")
