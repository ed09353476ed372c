"""``periplus doctor``: whether an installation is sound, check by check; and what the server tells its doctor."""

import asyncio
import shutil
import smtplib
import socket
import sys
import time
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import closing
from importlib.resources import files
from pathlib import Path
from secrets import compare_digest
from typing import NamedTuple
from urllib.parse import urlsplit

import httpx
import msgspec
from litestar import get
from litestar.exceptions import NotFoundException
from litestar.response import Stream
from sqlalchemy import func, select, text
from sqlalchemy.engine import Connection

from periplus.draw.png import to_png
from periplus.kernel.errors import PeriplusError
from periplus.kernel.message import NO_PARAMS, Message
from periplus.kernel.text import LANGUAGES, PAGES
from periplus.kernel.text import text as texts
from periplus.table.backup import connected, count_in, need_existing, need_ours
from periplus.table.crew import BUDGET, MEMORY, Worker
from periplus.table.database import run_alone
from periplus.table.house import House
from periplus.table.keys import new_secret
from periplus.table.notices import mail_server
from periplus.table.schema import log, tables
from periplus.table.store import Store, version_in
from periplus.version import VERSION, is_compiled
from periplus.web.events import event, event_stream
from periplus.web.visitor import AnyRequest

DOCTOR = "doctor"
"""The name of the secret by which a server knows its doctor."""
PAUSE = 1.0
"""Seconds between the two parts of an answer, so that one held back on its way can be told."""
PATIENCE = 15.0
LEAST_FREE = 500 << 20
"""Bytes that must be free on the disk."""
LEAST_PYTHON = (3, 11)
AHEAD = 60.0
"""Seconds by which the last entry of a log may seem to be in the future."""
FORGED = "192.0.2.1"
"""An address that nobody has: whoever is believed to have it was believed what they said of themselves."""


class Finding(NamedTuple):
    """What a check has found: its name, how it turned out, and what goes with that."""

    check: str
    case: str = "good"
    params: Mapping[str, object] = NO_PARAMS

    @property
    def good(self) -> bool:
        """Say whether nothing is wrong."""
        return self.case == "good"

    @property
    def message(self) -> Message:
        """What the doctor says of it."""
        return Message(f"doctor-{self.check}" if self.good else f"doctor-{self.check}-{self.case}", self.params)


class Seen(msgspec.Struct):
    """What a request looks like to the server, when everything before it has had a hand in it."""

    scheme: str
    host: str
    address: str


class Patient(NamedTuple):
    """What is to be examined: the options of ``periplus serve``."""

    store: Store
    host: str
    port: int
    url: str
    smtp: str


# At the server


@get(f"/{DOCTOR}/{{key:str}}", include_in_schema=False)
async def show_doctor(request: AnyRequest, house: House, key: str) -> Stream:
    """Tell the doctor alone how a request arrives here; in two parts, to show whether they are held back."""
    known = await house.store.secret(DOCTOR, new_secret)
    if not compare_digest(key.encode(), known.encode()):
        raise NotFoundException
    address = request.client.host if request.client else ""
    seen = Seen(request.url.scheme, request.headers.get("Host", ""), address)

    async def parts() -> AsyncIterator[bytes]:
        yield event(msgspec.json.encode(seen).decode(), 1)
        await asyncio.sleep(PAUSE)
        yield event("{}", 2)

    return event_stream(request, parts())


ROUTES = [show_doctor]


# At the doctor's


def examine(patient: Patient) -> Iterator[Finding]:
    """Examine an installation; what makes no sense without something else is left out where that is missing."""
    yield program()
    yield parts()
    stored = list(database(patient.store))
    yield from stored
    yield bots()
    if patient.smtp:
        yield mail(patient.smtp)
    key = secret_of(patient.store) if all(each.good for each in stored) and is_there(patient.store) else ""
    yield port(patient, key)
    if patient.url:
        yield from address(patient.url, key)


def program() -> Finding:
    """Name what runs."""
    told = {"version": VERSION, "rules": "compiled" if is_compiled() else "plain", "python": sys.version.split()[0]}
    return Finding("program", "good" if sys.version_info >= LEAST_PYTHON else "old", told)


def parts() -> Finding:
    """Look for what is read as it is needed: texts and fonts."""
    try:
        for language in LANGUAGES:
            texts(language, "", PAGES)
        drawn = to_png("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'><text y='9'>A</text></svg>", 9)
        fonts = len(list(files("periplus.web").joinpath("static", "fonts").iterdir()))
    except (OSError, ValueError, ImportError) as error:
        return Finding("parts", "missing", {"what": str(error)})
    return Finding("parts", "good" if drawn and fonts else "missing", {"what": "", "languages": ", ".join(LANGUAGES)})


def is_there(store: Store) -> bool:
    """Say whether there is a database yet."""
    return store.is_postgres or Path(store.url.database or "").is_file()


def database(store: Store) -> Iterator[Finding]:
    """Look at the database, without making or changing anything."""
    if not store.is_postgres:
        yield from file(Path(store.url.database or "").absolute())
    if not is_there(store):
        yield Finding("database", params={"url": store.shown, "tables": -1})
        return
    try:
        need_existing(store)
        with connected(store) as connection:
            need_ours(store, version_in(connection))
            yield whole(store, connection)
            latest = connection.scalar(select(func.max(tables.c.at))) or 0.0
    except PeriplusError as error:
        yield Finding("database", "fault", {"what": error.message})
    else:
        ahead = latest - time.time()
        yield Finding("clock", "behind" if ahead > AHEAD else "good", {"minutes": round(ahead / 60)})


def file(path: Path) -> Iterator[Finding]:
    """Look at the folder of a file of SQLite, and who may read it."""
    if not path.parent.is_dir():
        yield Finding("disk", "missing", {"folder": str(path.parent)})
        return
    free = shutil.disk_usage(path.parent).free
    told: dict[str, object] = {"folder": str(path.parent), "free": free >> 20, "least": LEAST_FREE >> 20}
    yield Finding("disk", "good" if free >= LEAST_FREE else "full", told)
    if path.exists() and sys.platform != "win32":  # whose files say nothing of others
        is_private = not path.stat().st_mode & 0o077
        yield Finding("private", "good" if is_private else "open", {"file": str(path)})


def whole(store: Store, connection: Connection) -> Finding:
    """Say whether the database agrees with itself: each table has all entries of its log."""
    if not store.is_postgres and (found := connection.execute(text("PRAGMA quick_check")).scalar()) != "ok":
        return Finding("database", "damaged", {"url": store.shown, "what": found})
    counted = select(log.c.table_id, func.count().label("count")).group_by(log.c.table_id).subquery()
    joined = select(tables.c.id).outerjoin(counted, counted.c.table_id == tables.c.id)
    torn = connection.execute(joined.where(func.coalesce(counted.c.count, 0) != tables.c.seq)).scalars().all()
    if torn:
        return Finding("database", "damaged", {"url": store.shown, "what": ", ".join(torn[:3])})
    return Finding("database", params={"url": store.shown, "tables": count_in(connection)})


def secret_of(store: Store) -> str:
    """Return the secret by which the server knows its doctor."""

    async def read() -> str:
        try:
            return await store.secret(DOCTOR, new_secret)
        finally:
            await store.close()

    return run_alone(read())


def bots() -> Finding:
    """Start a process for bots, and stop it."""
    worker = Worker(BUDGET, MEMORY)
    try:
        worker.start()
    except (PeriplusError, OSError) as error:
        return Finding("bots", "fault", {"what": str(error)})
    finally:
        worker.dismiss()
    return Finding("bots")


def mail(smtp: str) -> Finding:
    """Knock at the mail server, and sign in if there is a name for that; nothing is sent."""
    shown = urlsplit(smtp).hostname or ""
    try:
        with mail_server(smtp) as server:
            server.noop()
    except (OSError, smtplib.SMTPException, ValueError) as error:
        return Finding("mail", "fault", {"server": shown, "what": str(error)})
    return Finding("mail", params={"server": shown})


def port(patient: Patient, key: str) -> Finding:
    """Say whether the port is free, or this server answers there."""
    told: dict[str, object] = {"host": patient.host, "port": patient.port}
    with closing(socket.socket()) as probe:
        probe.settimeout(PATIENCE)
        if probe.connect_ex((patient.host, patient.port)):
            return Finding("port", "good", {**told, "who": "nobody"})
    seen, _ = ask(f"http://{patient.host}:{patient.port}", key)
    return Finding("port", "good" if isinstance(seen, Seen) else "taken", {**told, "who": "us"})


def address(url: str, key: str) -> Iterator[Finding]:
    """Ask at the public address, as a browser would: it must lead here, and what lies before us must do its part."""
    split, told = urlsplit(url), {"url": url}
    is_sane = split.scheme in ("http", "https") and split.hostname and split.path in ("", "/") and not split.query
    if not is_sane or split.scheme == "http":
        yield Finding("url", "insecure" if is_sane else "strange", told)
    if not is_sane:
        return
    seen, gap = ask(url, key)
    if isinstance(seen, str):
        yield Finding("proxy", "elsewhere" if seen.isdigit() else "unreachable", told | {"what": seen})
        return
    faults = (
        (Finding("proxy", "host", told), seen.host != split.netloc),
        (Finding("proxy", "scheme", told), seen.scheme != split.scheme),
        (Finding("proxy", "forged", told), seen.address == FORGED),
        (Finding("proxy", "buffered", told), gap < PAUSE / 2),
    )
    yield from [fault for fault, found in faults if found] or [Finding("proxy", params=told)]


def ask(url: str, key: str) -> tuple[Seen | str, float]:
    """Return how a request arrives at our server and how far apart its answer comes back; or what comes instead."""
    headers = {"X-Forwarded-For": FORGED, "Accept-Encoding": "identity"}
    try:
        place = f"{url.rstrip('/')}/{DOCTOR}/{key or '-'}"
        with httpx.stream("GET", place, headers=headers, timeout=PATIENCE) as answer:
            if answer.status_code != 200:
                return str(answer.status_code), 0.0
            told = [(time.monotonic(), line[6:]) for line in answer.iter_lines() if line.startswith("data: ")]
        return msgspec.json.decode(told[0][1], type=Seen), told[-1][0] - told[0][0]
    except (httpx.HTTPError, httpx.InvalidURL, msgspec.MsgspecError, IndexError) as error:
        return f"{type(error).__name__}: {error}", 0.0
