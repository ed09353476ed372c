"""The server: its routes, what every answer carries, and what happens when something goes wrong."""

import logging
import mimetypes
import re
import secrets
import time
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from importlib.resources import files
from typing import Any
from urllib.parse import urlencode

import msgspec
from litestar import Litestar, Request, Response, Router
from litestar.config.allowed_hosts import AllowedHostsConfig
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.enums import MediaType
from litestar.exceptions import HTTPException, InternalServerException, NotFoundException, PermissionDeniedException
from litestar.logging import LoggingConfig
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from litestar.response import Redirect
from litestar.static_files import create_static_files_router
from litestar.types import Message as AsgiMessage
from litestar.types import Scope
from markupsafe import escape
from sqlalchemy.exc import InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from periplus.games import game as open_game
from periplus.games import game_names
from periplus.harbour.harbour import Harbour
from periplus.harbour.moderation import Banned
from periplus.kernel.errors import PeriplusError, Refused
from periplus.kernel.faults import fault_text
from periplus.kernel.message import NO_PARAMS, Message, plain_data
from periplus.kernel.text import PAGES
from periplus.table.house import House
from periplus.table.keys import hash_of
from periplus.table.store import first_line
from periplus.version import VERSION
from periplus.web import (
    account,
    afterwards,
    analysis,
    commands,
    doctor,
    drawings,
    entering,
    front,
    install,
    lobby,
    moderation,
    notices,
    pages,
    players,
    puzzles,
    rulebook,
    shell,
    tables,
)
from periplus.web.api import API
from periplus.web.berths import Feeds
from periplus.web.blocks import partials
from periplus.web.body import check_body
from periplus.web.fragments import whole
from periplus.web.heads import allowed
from periplus.web.limits import CACHED, ENOUGH, MINUTE, SAFE, Limits, address_of, limited
from periplus.web.log import note_answer
from periplus.web.render import here, page, page_fault, page_text, ways_on
from periplus.web.schema import Problem
from periplus.web.status import status_of
from periplus.web.studio import Studio
from periplus.web.visitor import DEVICE, AnyRequest, NotSignedIn, Visitor, cookie, greet, visitor_of

LARGEST_BODY = 32_768
RETRY = 5
"""Seconds after which to ask again when the database is away."""
KINDS = {".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml", ".woff2": "font/woff2"}
"""What the static files are, whatever the system believes."""
COMPRESSED = ["/stream$", "/curtain$", r"^/lobby/.*\.svg$", f"^{rulebook.RULES}"]
"""Where answers come compressed already."""
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; "
    "worker-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
PICTURES = "default-src 'none'; style-src 'unsafe-inline'; font-src data:"
"""For drawings, which have styles and letters of their own, and no scripts."""
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
FOR_OTHER_SITES = {"cross-origin-resource-policy": "cross-origin"}
"""What preview pictures carry instead: they are made to be shown beside links."""

MODULES = (
    front,
    pages,
    entering,
    account,
    lobby,
    players,
    moderation,
    puzzles,
    rulebook,
    tables,
    afterwards,
    analysis,
    commands,
    notices,
    drawings,
    install,
    shell,
    doctor,
)

FOR_EVERYBODY = (
    *CACHED, "/rules", "/watch/", "/account/export", "/account/delete", "/account/sign-out", "/stop/", "/confirm/",
    "/language", "/theme",
)  # fmt: skip
TO_LOOK_AT = ("/table/", "/account", "/offline", "/worker.js")
"""What a ban does not forbid, and what it does not forbid to look at."""
AT_TABLE = re.compile(r"/table/[^/]+(/(?!log$|words$|replay$|people$)[^/]+)?")
"""Where nobody needs to know whether a visitor is signed in: a move has its own way to find out."""

logger = logging.getLogger("periplus.web")


def make_app(house: House, *, hosts: list[str] | None = None, rate: int = 600, home: str = "") -> Litestar:
    """Return the server of a house.

    ``hosts`` are the names it answers to (any, if none are given); ``rate`` limits the commands per minute;
    ``home`` is the address at which it is reached, if requests do not say.
    """

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        await house.open()
        try:
            await harbour.open()
            yield
        finally:
            studio.close()
            await house.close()

    for ending, kind in KINDS.items():
        mimetypes.add_type(kind, ending)
    studio, harbour = Studio(), Harbour(house, home.rstrip("/"))
    feeds = Feeds(harbour.lobby)

    async def before(request: AnyRequest) -> None:  # a plain function would run in a thread
        request.state["begun"] = time.perf_counter()
        guard(request)
        limited(request)
        if is_for_programs(request):
            if request.method not in SAFE:
                await check_body(request)
        elif not AT_TABLE.fullmatch(request.url.path) and not request.url.path.startswith(CACHED):
            await greet(request, harbour.accounts)
        keep_out(request, harbour)

    return Litestar(
        route_handlers=[
            Router(
                "/",
                route_handlers=[route for module in MODULES for route in module.ROUTES],
                include_in_schema=False,
            ),
            API,
            create_static_files_router(
                "/static",
                [str(files("periplus.web").joinpath("static"))],
                include_in_schema=False,
                exception_handlers={ValueError: tell_missing, InternalServerException: tell_missing},
            ),
        ],
        dependencies={
            "house": Provide(lambda: house, sync_to_thread=False),
            "studio": Provide(lambda: studio, sync_to_thread=False),
            "harbour": Provide(lambda: harbour, sync_to_thread=False),
            "feeds": Provide(lambda: feeds, sync_to_thread=False),
        },
        lifespan=[lifespan],
        before_request=before,
        before_send=[add_headers, note_answer],
        compression_config=CompressionConfig("gzip", gzip_compress_level=5, exclude=COMPRESSED),
        exception_handlers={
            PeriplusError: tell_fault,
            HTTPException: tell_http,
            OperationalError: tell_away,
            InterfaceError: tell_away,
            PoolTimeout: tell_away,
            Exception: tell_bug,
        },
        allowed_hosts=AllowedHostsConfig(hosts) if hosts else None,
        request_max_body_size=LARGEST_BODY,
        state=State({"home": harbour.home, "limits": Limits(rate), "harbour": harbour, "studio": studio}),
        openapi_config=OPENAPI,
        logging_config=LoggingConfig(log_exceptions="never", configure_root_logger=False),
        pdb_on_exception=False,
    )


OPENAPI = OpenAPIConfig(
    title="Periplus",
    version=VERSION,
    description="Periplus tables for programs: the same commands as on the pages, with a token for each seat.",
    path="/api/openapi.json",
    render_plugins=[JsonRenderPlugin(path="/")],
    components=Components(security_schemes={"token": SecurityScheme(type="http", scheme="bearer")}),
    create_examples=False,
)


def is_for_programs(request: AnyRequest) -> bool:
    """Say whether a program is asking."""
    return request.url.path.startswith("/api/")


def guard(request: AnyRequest) -> None:
    """Refuse commands that another site sends in somebody's name; it cannot send JSON, as programs do."""
    if request.method in SAFE or is_for_programs(request) or request.url.path.startswith(notices.STOP):
        return
    site = request.headers.get("Sec-Fetch-Site")
    origin = request.headers.get("Origin", "")
    same = site == "same-origin" if site else origin.partition("://")[2] == request.headers.get("Host")
    if not same:
        raise PermissionDeniedException(detail="cross-site")


def keep_out(request: AnyRequest, harbour: Harbour) -> None:
    """Refuse whoever is banned, but for what everybody may do; at a table, accounts are looked at there."""
    if not harbour.moderation.bans.value or is_for_everybody(request):
        return
    place = harbour.comings.place(address_of(request))
    if is_for_programs(request):
        harbour.moderation.check(place)
        return
    visitor = visitor_of(request)
    harbour.moderation.check(place, hash_of(visitor.secret), visitor.account.id if visitor.account else "")


def is_for_everybody(request: AnyRequest) -> bool:
    """Say whether a request is one that not even a ban forbids: to look on, to read, to take one's leave."""
    path = request.url.path
    return path.startswith(FOR_EVERYBODY) or (request.method in SAFE and path.startswith(TO_LOOK_AT))


def own_headers(path: str) -> dict[str, str]:
    """Return the headers that answers from a path carry instead of the usual ones."""
    if path.startswith(("/board/", "/lobby/")) and path.endswith(".svg"):
        return {"content-security-policy": PICTURES}
    return FOR_OTHER_SITES if path.startswith("/preview/") or path.endswith("/preview.png") else {}


async def add_headers(message: AsgiMessage, scope: Scope) -> None:
    """Give every answer the headers that keep pages safe, and a new device its secret."""
    if message["type"] != "http.response.start":
        return
    path = scope["path"]
    given = HEADERS | own_headers(path)
    headers = [(name.encode(), value.encode()) for name, value in given.items()]
    is_cached = path.startswith(CACHED) and message["status"] < 400
    headers.append((b"cache-control", b"public, max-age=31536000, immutable" if is_cached else b"no-store"))
    fresh = fresh_cookie(scope) if not is_cached and not path.startswith("/api/") else ""
    if fresh:
        headers.append((b"set-cookie", fresh.encode()))
    names = {name for name, _ in headers} - {b"set-cookie"}
    kept = [(name.lower(), value) for name, value in message["headers"] if name.lower() not in names]
    told = [(name, allowed(value.decode()).encode() if name == b"allow" else value) for name, value in kept]
    message["headers"] = [*told, *headers]


def fresh_cookie(scope: Scope) -> str:
    """Return the cookie of a device that has just been given its secret."""
    visitor = scope.get("state", {}).get("visitor")
    if visitor is None or not visitor.fresh:
        return ""
    request: AnyRequest = Request(scope)
    return cookie(request, DEVICE, visitor.secret).to_header(header="")


# When something goes wrong


def tell_fault(request: AnyRequest, error: PeriplusError) -> Response[Any]:
    """Say what a caller did wrong."""
    status = status_of(error)
    if isinstance(error, Banned) and not is_for_programs(request):
        return banned_page(request, error)
    if isinstance(error, NotSignedIn):
        return Redirect(f"/sign-in?{urlencode({'next': here(request)})}", status_code=303)
    if is_for_programs(request):
        rule = error.rule if isinstance(error, Refused) else ""
        answer = problem(status, error.message.id, str(fault_text(error, program=PAGES)), rule, error.message.params)
    else:
        answer = error_page(request, status, page_fault(error, visitor_of(request)))
    if status == 503:
        answer.headers["Retry-After"] = str(MINUTE)
    return answer


def banned_page(request: AnyRequest, error: Banned) -> Response[Any]:
    """Say that somebody is banned, why and until when; within a table's page, in one line."""
    visitor = visitor_of(request)
    if "HX-Request" in request.headers:
        return error_page(request, 403, page_fault(error, visitor))
    speaks, params = page_text(visitor), error.message.params
    told = [Message(f"page-banned-{part}", params) for part in ("why", "until", "may")]
    return page(
        request, "ask.html", 403, heading=speaks.say(Message("page-banned")), lines=[*map(speaks.say, told)],
        action="", wants_name=False, button="", shown_link="", back="",
        ways=[(f"/rules/{name}", rules_of(visitor, name)) for name in game_names()],
    )  # fmt: skip


def rules_of(visitor: Visitor, game: str) -> str:
    """Return what the rules of a game are called."""
    speaks = page_text(visitor, open_game(game).room)
    return speaks.say(Message("page-rules-of", {"game": speaks.say(Message("title"))}))


def tell_http(request: AnyRequest, error: HTTPException) -> Response[Any]:
    """Say what is wrong with a request itself."""
    answer = told_http(request, error.status_code, str(error.detail))
    answer.headers.update(error.headers or {})
    return answer


def told_http(request: AnyRequest, status: int, detail: str) -> Response[Any]:
    """Return what is wrong with a request itself."""
    if is_for_programs(request):
        return problem(status, f"http-{status}", detail)
    known = {
        403: "page-http-403",
        404: "page-http-404",
        405: "page-http-405",
        413: "page-http-413",
        429: "page-http-429",
        503: "page-http-busy",
    }
    told = Message("page-http-enough" if detail == ENOUGH else known.get(status, "page-http-400"))
    return error_page(request, status, page_text(visitor_of(request)).say(told))


def tell_missing(request: AnyRequest, error: Exception) -> Response[Any]:
    """Say that there is no such file, as its path is one that no file can have."""
    return tell_http(request, NotFoundException())


def tell_away(request: AnyRequest, error: Exception) -> Response[Any]:
    """Say that the database is away, full or locked, and that it is worth trying again."""
    logger.warning("the database does not answer: %s", first_line(error))
    sentence = page_text(visitor_of(request)).say(Message("page-http-503"))
    answer = problem(503, "http-503", sentence) if is_for_programs(request) else error_page(request, 503, sentence)
    answer.headers["Retry-After"] = str(RETRY)
    return answer


def tell_bug(request: AnyRequest, error: Exception) -> Response[Any]:
    """Say that we made a mistake; only the server's log says which."""
    mark = secrets.token_hex(4)
    place = request.scope.get("path_template", "")  # the path itself may hold secrets
    logger.error("fault %s at %s %s", mark, request.method, place, exc_info=error)
    if is_for_programs(request):
        return problem(500, "http-500", f"fault {mark}")
    return error_page(request, 500, page_text(visitor_of(request)).say(Message("page-http-500", {"mark": mark})))


def problem(
    status: int, id: str, sentence: str, rule: str = "", params: Mapping[str, object] = NO_PARAMS
) -> Response[Any]:
    """Return a fault as data."""
    told = Problem(id, sentence, status, rule, {name: plain_data(each) for name, each in params.items()})
    return Response(msgspec.json.encode(told), status_code=status, media_type=MediaType.JSON)


def error_page(request: AnyRequest, status: int, sentence: str) -> Response[Any]:
    """Return a page that reports a fault; within a table's page, one line."""
    if "HX-Request" in request.headers:
        return Response(partials([whole("refusal", escape(sentence))]), status_code=status, media_type=MediaType.HTML)
    speaks = page_text(visitor_of(request))
    lines = [speaks.say(Message("page-ask-sender"))] if status == 403 else []
    heading, lines = (speaks.say(Message("page-not-found")), [sentence]) if status == 404 else (sentence, lines)
    return page(
        request, "ask.html", status, heading=heading, lines=lines, action="",
        wants_name=False, button="", shown_link="", back="",
        ways=[*ways_on(speaks), ("/new", speaks.say(Message("page-new-table")))],
    )  # fmt: skip
