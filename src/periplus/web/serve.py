"""Opening the doors: a socket, the server on it, and what is printed once it is open."""

import gc
import ipaddress
import os
import socket
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple
from urllib.parse import urlsplit

import uvicorn
from prometheus_client.multiprocess import mark_process_dead

from periplus.kernel.errors import BadTable
from periplus.kernel.files import what_of
from periplus.table.crew import BUDGET, MEMORY, Crew
from periplus.table.database import EVENT_LOOP, run_alone
from periplus.table.house import House
from periplus.table.notices import Herald
from periplus.table.store import BadStore, Store
from periplus.web.app import make_app
from periplus.web.gate import MOST_HALF_SENT, Gate
from periplus.web.heads import with_heads
from periplus.web.limits import USUAL
from periplus.web.log import Form, begin_log
from periplus.web.overlook import Overlook
from periplus.web.turnstile import Turnstile
from periplus.web.workers import Workers

PORT = 8630
PORTS_TRIED = 20
LAST_PORT = 65535
LOOPBACK = ["localhost", "127.0.0.1", "[::1]"]
GRACE = 3
TOGETHER = "PROMETHEUS_MULTIPROC_DIR"
"""Where the library looks, when it is loaded, for the folder into which several processes count."""
SWITCH = 0.001
"""Seconds after which a thread that draws lets tables have the interpreter, if they want it."""
RARELY = (50_000, 20, 100)
MOST_CONNECTIONS = 8192
BEYOND = 1 << 20
"""Where a byte of a file is locked, far behind all that is written there."""
SPARE_FILES = 256 + MOST_HALF_SENT
"""Files that the server needs besides its connections, and those connections to which it says that it is full."""


class Doors(uvicorn.Server):
    """A server that says when it is open, and keeps nobody waiting when it closes."""

    def __init__(self, config: uvicorn.Config, opened: Callable[[], None], closing: list[Callable[[], None]]) -> None:
        """Take what to call once it is open, and what before it closes."""
        super().__init__(config)
        self.opened = opened
        self.closing = closing

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open, and say so."""
        await super().startup(sockets)
        gc.freeze()  # what exists now stays; scanning it all again and again would keep everybody waiting
        gc.set_threshold(*RARELY)
        if self.started:
            self.opened()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Keep nobody waiting, with streams above all, which would never end on their own, and close."""
        for close in self.closing:
            close()
        await super().shutdown(sockets)


def is_loopback(host: str) -> bool:
    """Say whether an address can be reached only from this machine."""
    try:
        return host == "localhost" or ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def bind(host: str, port: int | None) -> socket.socket:
    """Return a socket at an address: at the port that was asked for, or at the first free one."""
    if port is not None and port > LAST_PORT:
        raise BadTable("error-port-number", {"port": port, "last": LAST_PORT})
    tried = [PORT + at for at in range(PORTS_TRIED)] if port is None else [port]
    fault: OSError = OSError()
    for each in tried:
        try:
            found = socket.getaddrinfo(host, each, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
            opened = socket.create_server(found[4][:2], family=found[0])
            # Only a socket that says it is TCP gets TCP_NODELAY; without it, every answer takes 40 ms longer.
            return socket.socket(opened.family, opened.type, socket.IPPROTO_TCP, opened.detach())
        except OSError as error:
            fault = error
    raise BadTable("error-port", {"host": host, "port": tried[0], "what": what_of(fault)})


def check(url: str) -> None:
    """Refuse a database that cannot be used, before anything is opened."""

    async def look() -> None:
        store = Store(url)
        try:
            await store.open()
        finally:
            await store.close()

    run_alone(look())


@contextmanager
def held(store: Store, address: str) -> Iterator[None]:
    """Reserve a file of tables for this process: SQLite rings no bell, so two would not hear of each other."""
    path = store.url.database
    if store.is_postgres or path is None:
        yield
        return
    with Path(f"{path}.lock").open("a+", encoding="utf-8") as lock:
        try:
            lock_file(lock.fileno())
        except OSError:
            lock.seek(0)
            raise BadStore("error-store-busy", {"file": path, "address": lock.read().strip()}) from None
        lock.truncate(0)
        lock.write(address)
        lock.flush()
        yield


def lock_file(file: int) -> None:
    """Lock a file for the life of this process."""
    if sys.platform == "win32":
        msvcrt = import_module("msvcrt")
        os.lseek(file, BEYOND, os.SEEK_SET)  # what is locked there cannot be read by others
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
    else:
        fcntl = import_module("fcntl")
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def allow_connections(wanted: int) -> int:
    """Let this process hold many connections at once, where the system can; return how many."""
    with suppress(ImportError):
        resource = import_module("resource")
        files, (soft, hard) = wanted + SPARE_FILES, resource.getrlimit(resource.RLIMIT_NOFILE)
        most: int = files if hard == resource.RLIM_INFINITY else min(files, hard)
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, most), hard))
        except (OSError, ValueError):  # macOS may allow less than it says
            most = soft
        wanted = max(1, min(wanted, max(soft, most) - SPARE_FILES))
    return wanted


class Service(NamedTuple):
    """All that a process needs to know to serve tables."""

    db: str
    address: str
    hosts: list[str] | None
    home: str
    smtp: str
    sender: str
    rate: int
    private_webhooks: bool
    bots: Sequence[str]
    patience: float
    memory: int
    crew: int
    forget: int
    log: Form


def open_doors(
    db: str,
    host: str,
    port: int | None,
    opened: Callable[[str], None],
    *,
    workers: int = 1,
    crew: int = 1,
    patience: float = BUDGET,
    memory: int = MEMORY,
    home: str | None = None,
    smtp: str = "",
    sender: str = "",
    rate: int = USUAL,
    forget: int = 0,
    private_webhooks: bool = False,
    bots: Sequence[str] = (),
    metrics: int | None = None,
    log: Form = "text",
) -> None:
    """Serve tables until stopped; ``opened`` is called with the address once the doors are open.

    ``workers`` processes share the socket; each lets bots think in ``crew`` others. ``metrics`` is the port at which
    a host on this machine sees how they do.
    """
    begin_log(log)
    store = Store(db)
    if workers > 1 and not store.is_postgres:
        raise BadStore("error-workers")
    check(db)
    listening = bind(host, port)
    shown = f"[{host}]" if ":" in host else host
    address = home or f"http://{shown}:{listening.getsockname()[1]}"
    named = [f"{name}{port}" for name in LOOPBACK for port in ("", f":{listening.getsockname()[1]}")]
    named += [urlsplit(home).netloc] if home else []  # as a proxy in front of it calls it
    hosts = named if is_loopback(host) else None
    service = Service(
        db, address, hosts, home or "", smtp, sender, rate, private_webhooks, bots, patience, memory, crew, forget, log
    )
    if workers > 1:
        with counted_together() as folder:
            overlook(metrics, folder)
            Workers(workers, mark_process_dead, serve_tables, service, listening).run(lambda: opened(address))
    else:
        with held(store, address):
            overlook(metrics)
            serve_tables(service, listening, lambda: opened(address))


def overlook(port: int | None, folder: str = "") -> None:
    """Show a host on this machine how the server does, if that is wanted."""
    if port is not None:
        Overlook(folder).serve(port)


@contextmanager
def counted_together() -> Iterator[str]:
    """Let all processes that are started meanwhile count into one folder."""
    with TemporaryDirectory(prefix="periplus-") as folder:
        os.environ[TOGETHER] = folder
        yield folder


def serve_tables(service: Service, listening: socket.socket, opened: Callable[[], None]) -> None:
    """Serve tables in this process until it is stopped."""
    begin_log(service.log)
    sys.setswitchinterval(SWITCH)
    herald = Herald(service.address, service.smtp, service.sender, service.private_webhooks)
    crew = Crew(service.crew, service.patience, service.memory)
    house = House(Store(service.db), crew, herald, service.bots, service.forget)
    app = make_app(house, hosts=service.hosts, rate=service.rate, home=service.home)
    turnstile = Turnstile(with_heads(app), service.rate)
    config = uvicorn.Config(
        turnstile,
        http=Gate,
        loop=EVENT_LOOP,
        ws="none",
        limit_concurrency=allow_connections(MOST_CONNECTIONS),
        log_config=None,
        log_level="error",  # what strangers do wrong is no news
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=GRACE,
    )
    closing = [
        turnstile.close,
        house.dismiss_watchers,
        app.state["studio"].close,
    ]  # streams would never end on their own
    Doors(config, opened, closing).run([listening])
