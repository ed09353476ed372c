"""What the server says of itself: a line for each event, as people or as programs read it."""

import logging
import time
from datetime import UTC, datetime
from pathlib import Path
from traceback import extract_tb
from typing import Any, Literal

import msgspec
from litestar.enums import ScopeType
from litestar.types import Message, Scope

from periplus.table.metrics import ANSWERED, TROUBLE
from periplus.web.commands import COMMANDS

Form = Literal["text", "json"]

requests = logging.getLogger("periplus.requests")


class Counting(logging.Handler):
    """Counts what warns or reports a fault."""

    def emit(self, record: logging.LogRecord) -> None:
        """Count a line."""
        if record.levelno >= logging.WARNING:
            TROUBLE.labels(record.name, record.levelname.lower()).inc()


class AsJson(logging.Formatter):
    """One line of JSON for each event.

    Of a fault it tells the kind and the places in the code, never the words: those may quote what somebody wrote.
    """

    def format(self, record: logging.LogRecord) -> str:
        """Return a line."""
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        event = record.msg % tuple(map(wordless, record.args or ())) if isinstance(record.args, tuple) else record.msg
        told = {"at": at, "level": record.levelname.lower(), "about": record.name, "event": event}
        kind, _, trace = record.exc_info or (None, None, None)
        if kind is not None:
            told["fault"] = kind.__name__
            told["places"] = [f"{'/'.join(Path(at.filename).parts[-2:])}:{at.lineno}" for at in extract_tb(trace)]
        return msgspec.json.encode(told | getattr(record, "told", {})).decode()


def wordless(value: object) -> object:
    """Return a value, or what kind of error it is."""
    return type(value).__name__ if isinstance(value, BaseException) else value


def begin_log(form: Form) -> None:
    """Print what goes wrong, a line for each; as JSON, requests as well."""
    shown, counted = logging.StreamHandler(), Counting()
    shown.setFormatter(AsJson() if form == "json" else logging.Formatter("periplus: %(message)s"))
    logging.basicConfig(handlers=[shown, counted], level=logging.WARNING, force=True)
    requests.setLevel(logging.INFO if form == "json" else logging.WARNING)


async def note_answer(message: Message, scope: Scope) -> None:
    """Count an answer that begins, and note it in the log: by its route, as paths and addresses may say too much."""
    begun = scope.get("state", {}).get("begun")
    if message["type"] != "http.response.start" or scope["type"] != ScopeType.HTTP or begun is None:
        return
    seconds, status, route = time.perf_counter() - begun, message["status"], route_of(scope)
    ANSWERED.labels(scope["method"], route, status).observe(seconds)
    if requests.isEnabledFor(logging.INFO):
        told: dict[str, Any] = {"method": scope["method"], "route": route, "status": status}
        requests.info("answered", extra={"told": told | {"ms": round(1000 * seconds, 1)}})


def route_of(scope: Scope) -> str:
    """Return where a request went, without anything that came with it but the name of a command we know."""
    command = scope.get("path_params", {}).get("command")
    route = scope.get("path_template", "")
    return route.replace("{command}", command) if command in COMMANDS else route
