"""What a host sees, at a port that only this machine reaches: metrics for Prometheus, and a page that sums them up."""

import time
from collections import deque
from collections.abc import Callable, Iterable, Mapping
from html import escape
from threading import Thread
from typing import Any
from wsgiref.simple_server import WSGIRequestHandler, make_server

import msgspec
from prometheus_client import CONTENT_TYPE_LATEST, REGISTRY, CollectorRegistry, generate_latest
from prometheus_client.exposition import ThreadingWSGIServer
from prometheus_client.multiprocess import MultiProcessCollector

from periplus.kernel.errors import BadTable
from periplus.kernel.files import what_of
from periplus.kernel.message import Message
from periplus.kernel.text import PAGES, text
from periplus.web.visitor import wished_language

LOOPBACK = "127.0.0.1"
EVERY = 5.0
"""Seconds between looks."""
LOOKS = 13
"""Looks that are remembered: those of the last minute."""
MIB = 1 << 20
MOVES = ("/act", "/fill")
"""How the routes end on which people and programs decide."""

Sample = tuple[str, tuple[tuple[str, str], ...]]
Figures = dict[str, float | str | None]


class Quiet(WSGIRequestHandler):
    """Answers without a word in the log."""

    def log_message(self, format: str, *words: Any) -> None:
        """Say nothing."""


class Overlook:
    """Looks at the numbers of all processes again and again, so that it can tell what the last minute was like."""

    def __init__(self, folder: str = "") -> None:
        """Take the folder into which several processes count; without one, this process alone does."""
        self.registry = CollectorRegistry() if folder else REGISTRY
        if folder:
            MultiProcessCollector(self.registry, folder)  # type: ignore[no-untyped-call]
        self.looks: deque[tuple[float, dict[Sample, float]]] = deque(maxlen=LOOKS)
        self.look()

    def serve(self, port: int) -> None:
        """Open the port, and answer there as long as this process lives."""
        try:
            server = make_server(LOOPBACK, port, self.answer, ThreadingWSGIServer, Quiet)
        except OSError as error:
            raise BadTable("error-port", {"host": LOOPBACK, "port": port, "what": what_of(error)}) from None
        for work in (server.serve_forever, self.keep_looking):
            Thread(target=work, daemon=True).start()

    def answer(self, asked: Mapping[str, Any], start: Callable[..., object]) -> Iterable[bytes]:
        """Answer a request."""
        language = wished_language(asked.get("HTTP_ACCEPT_LANGUAGE", ""))
        pages: dict[str, tuple[str, Callable[[], bytes]]] = {
            "/metrics": (CONTENT_TYPE_LATEST, lambda: generate_latest(self.registry)),
            "/status": ("text/html; charset=utf-8", lambda: page(self.figures(), language).encode()),
            "/status.json": ("application/json", lambda: msgspec.json.encode(self.figures())),
        }
        if asked["PATH_INFO"] not in pages:
            start("404 Not Found", [])
            return []
        kind, made = pages[asked["PATH_INFO"]]
        start("200 OK", [("Content-Type", kind), ("Content-Security-Policy", "default-src 'none'")])
        return [made()]

    def keep_looking(self) -> None:
        """Look again and again."""
        while True:
            time.sleep(EVERY)
            self.look()

    def look(self) -> dict[Sample, float]:
        """Look, and remember."""
        found = {
            (sample.name, tuple(sorted(sample.labels.items()))): sample.value
            for metric in self.registry.collect()
            for sample in metric.samples
        }
        self.looks.append((time.monotonic(), found))
        return found

    def figures(self) -> Figures:
        """Return what the page shows: how things are, and what the last minute was like."""
        begun, before = self.looks[0]
        now = self.look()
        minute = {each: value - before.get(each, 0.0) for each, value in now.items()}
        seconds = max(time.monotonic() - begun, 0.001)
        moves = buckets(minute, "periplus_request_seconds", lambda route: route.endswith(MOVES))
        stored = buckets(minute, "periplus_store_seconds")
        return {
            "tables": added(now, "periplus_tables"),
            "pages": added(now, "periplus_open_pages"),
            "moves": round(added(minute, "periplus_moves_total") / seconds, 2),
            "p50": quantile(moves, 0.5),
            "p95": quantile(moves, 0.95),
            "bots": added(now, "periplus_bots_waiting"),
            "database": quantile(stored, 0.95),
            "faults": added(now, "periplus_trouble_total", level="error"),
            "warnings": added(now, "periplus_trouble_total", level="warning"),
            "memory": round(added(now, "periplus_memory_bytes") / MIB),
            "processes": added(now, "periplus_processes"),
            "versions": ", ".join(sorted({f"{a['version']} ({a['rules']})" for a in labels_of(now)})),
        }


def labels_of(samples: Mapping[Sample, float]) -> list[dict[str, str]]:
    """Return what the processes say they are."""
    return [dict(labels) for name, labels in samples if name == "periplus_processes"]


def added(samples: Mapping[Sample, float], name: str, **wanted: str) -> float:
    """Add up what has a name, and certain labels."""
    return sum(value for (each, labels), value in samples.items() if each == name and wanted.items() <= {*labels})


def buckets(
    samples: Mapping[Sample, float], name: str, of: Callable[[str], bool] = lambda route: True
) -> list[tuple[float, float]]:
    """Return how many took no longer than so many seconds, for each such limit, over all labels or some routes."""
    found: dict[float, float] = {}
    for (each, labels), value in samples.items():
        told = dict(labels)
        if each == f"{name}_bucket" and of(told.get("route", "")):
            found[float(told["le"])] = found.get(float(told["le"]), 0.0) + value
    return sorted(found.items())


def quantile(limits: list[tuple[float, float]], part: float) -> float | None:
    """Return the milliseconds within which such a part was done, as nearly as the limits tell; None if nothing was."""
    total, low, under = limits[-1][1] if limits else 0.0, 0.0, 0.0
    for limit, count in limits:
        if total and count >= part * total:
            inside = (part * total - under) / (count - under) if limit != float("inf") else 0.0
            return round(1000 * (low + (limit - low) * inside if inside else low), 1)
        low, under = limit, count
    return None


def page(figures: Figures, language: str) -> str:
    """Return the page in a language."""
    speaks = text(language, "", PAGES)
    rows = "".join(
        f"<tr><th scope=row>{escape(speaks.say(Message(f'status-{name}')))}</th><td>{escape(shown(value))}</td></tr>"
        for name, value in figures.items()
    )
    title = escape(speaks.say(Message("status-title")))
    return f"<!doctype html><html lang={language}><title>{title}</title><h1>{title}</h1><table>{rows}</table></html>"


def shown(value: float | str | None) -> str:
    """Return a figure as it is read."""
    return "–" if value is None else value if isinstance(value, str) else f"{value:g}"
