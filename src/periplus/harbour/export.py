"""All that a server keeps about an account, as files for its owner: what they are, and what they did and said."""

import asyncio
import io
import time
import zipfile
from collections.abc import Iterator
from typing import Any

import msgspec

from periplus.harbour.accounts import Account, Held
from periplus.harbour.harbour import Harbour
from periplus.harbour.passkeys import passkeys_of
from periplus.kernel.record import to_json
from periplus.table.entries import Entry, Said
from periplus.table.rewriting import stays
from periplus.table.situation import OVER
from periplus.table.table import replayed

FORMAT = 1


async def exported(harbour: Harbour, account: Account) -> bytes:
    """Return everything, in a zip file: one file of JSON about the account, and the record of each finished game."""
    told = await about(harbour, account)
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as file:
        for held in await harbour.accounts.seats_of(account.id):
            if not held.former:
                entries = await harbour.house.store.entries(held.table)
                table, record = await asyncio.to_thread(told_of, held, entries)
                told["tables"].append(table)
                if record:
                    file.writestr(f"records/{table['game']}-{held.table}.json", record)
        file.writestr("account.json", msgspec.json.format(msgspec.json.encode(told)))
    return packed.getvalue()


async def about(harbour: Harbour, account: Account) -> dict[str, Any]:
    """Return what there is apart from tables."""
    known = await passkeys_of(harbour.house.store, account.id)
    devices = await harbour.accounts.sessions.of(account.id)
    reported = await harbour.reports.by(account.id)
    return {
        "format": FORMAT,
        "exported_at": time.time(),
        "name": account.name,
        "names": await harbour.accounts.names_of(account.id),
        "since": account.made_at,
        "mail": account.has_mail,
        "passkeys": [{"name": each.name, "made_at": each.made_at, "used_at": each.used_at} for each in known],
        "devices": [{"label": each.label, "since": each.made_at, "seen_at": each.seen_at} for each in devices],
        "blocked": [{"name": each.name, "since": each.at} for each in harbour.blocks.of(account.id).values()],
        "reports": [
            {"at": each.at, "kind": each.kind, "name": each.name, "table": each.table, "words": each.words}
            for each in reported
        ],
        "tables": [],
    }


def told_of(held: Held, entries: list[Entry]) -> tuple[dict[str, Any], str]:
    """Return what is known about a seat, and the record of the game if it is over: this takes a while."""
    table = replayed(held.table, entries)
    told = {
        "table": held.table,
        "game": table.setting.game,
        "title": table.setting.title,
        "stage": table.stage,
        "seat": held.seat,
        "host": held.host,
        "opened_at": table.began_at,
        "remarks": [{"at": entry.at, "text": entry.what.text} for entry in remarks(entries, held.seat)],
        "standings": [each.to_json() for each in table.state.standings().seats] if table.stage == "over" else [],
    }
    return told, to_json(table.record()) if table.stage in OVER and table.play is not None else ""


def remarks(entries: list[Entry], seat: int) -> Iterator[Any]:
    """Yield what whoever sits at a seat now has said there."""
    for at in stays(entries, seat)[-1]:
        what = entries[at].what
        if isinstance(what, Said) and what.seat == seat:
            yield entries[at]
