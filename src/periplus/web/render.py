"""Templates: whole pages, and the parts of a table's page that are pushed when they change."""

import functools
from collections.abc import Callable
from functools import cache, lru_cache
from hashlib import sha256
from importlib.resources import files
from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined
from litestar import Response
from litestar.enums import MediaType
from markdown_it import MarkdownIt
from markupsafe import Markup

from periplus.draw.cards import token
from periplus.draw.icons import sprite
from periplus.games import game as open_game
from periplus.kernel.board import Panel
from periplus.kernel.message import Message
from periplus.kernel.rules import clauses_of
from periplus.kernel.text import LANGUAGES, PAGES, Text, text
from periplus.web.drawings import backdrop, shapes, styles
from periplus.web.look import Grid, Look
from periplus.web.visitor import THEMES, AnyRequest, Visitor, visitor_of

SHARED = ("choice", "log", "chat")
"""Parts that follow from the table, the seat and the language alone, and are made once for all who look so."""
PUSHED = ("status", "people", *SHARED)
"""Parts that everybody gets anew when they change; at a table with a lesson its card is one more."""

markdown = MarkdownIt("commonmark", {"html": False})


@cache
def static(name: str) -> str:
    """Return the address of a static file, with its digest, so that it can be kept for good."""
    content = files("periplus.web").joinpath("static", name).read_bytes()
    return f"/static/{name}?v={sha256(content).hexdigest()[:12]}"


@lru_cache(4096)
def sheet(grid: Grid) -> Markup:
    """Return a table of words, which most decisions leave as it was."""
    return Markup(templates.get_template("sheet.html").render(grid=grid))


@lru_cache(1024)
def drawing(panel: Panel, game: str) -> Markup:
    """Return a panel: its title, and the drawing upon its backdrop."""
    if not panel.body:
        return Markup("")
    return Markup(templates.get_template("drawing.html").render(panel=panel, game=game))


@cache
def emblem(seat: int) -> Markup:
    """Return the token of a seat: its colour and its emblem."""
    return Markup('<svg class="drawing mark" viewBox="-10 -10 20 20" aria-hidden="true">{}</svg>').format(
        Markup(token(seat, 0, 0))
    )


def badge(told: str) -> Markup:
    """Return what a seat is known by besides its name, if anything."""
    return Markup('<span class="badge">{}</span>').format(told) if told else Markup("")


@cache
def a_clause(game: str) -> str:
    """Return a clause of a game, as an example of how they are numbered."""
    ids = [*clauses_of(open_game(game).room)]
    return ids[len(ids) // 4]


def environment() -> Environment:
    """Return the templates; whatever people wrote is escaped."""
    made = Environment(
        loader=PackageLoader("periplus.web"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
    )
    made.globals["static"] = static
    made.globals["sheet"] = sheet
    made.globals["drawing"] = drawing
    made.globals["emblem"] = emblem
    made.globals["badge"] = badge
    made.globals["sprite"] = Markup(sprite())
    made.globals["a_clause"] = a_clause
    made.globals["shapes"] = shapes
    made.globals["backdrop"] = backdrop
    made.globals["board_styles"] = styles
    return made


templates = environment()


def page_text(visitor: Visitor, room: str = "", table_language: str = "") -> Text:
    """Return the texts of the pages for a reader, with those of a game."""
    return text(visitor.language(table_language), room, PAGES)


def page(
    request: AnyRequest, template: str, /, status: int = 200, look: Look | None = None, **context: Any
) -> Response[str]:
    """Return a whole page."""
    visitor = visitor_of(request)
    speaks = page_text(visitor) if look is None else look.text

    def say(id: str, **params: object) -> str:
        return speaks.say(Message(id, params), [] if look is None else look.names)

    told = {
        "say": say,
        "text": speaks,
        "look": look,
        "language": visitor.language() if look is None else look.language,
        "languages": LANGUAGES,
        "theme": visitor.theme,
        "themes": THEMES,
        "here": here(request, look),
        "home": home(request),
        "notice": "",
    }
    html = templates.get_template(template).render({**told, **context})
    return Response(html, status_code=status, media_type=MediaType.HTML)


def here(request: AnyRequest, look: Look | None) -> str:
    """Return where to come back to from a page: to itself, or to the table if it answers a command."""
    if request.method == "GET":
        return f"{request.url.path}?{request.url.query}" if request.url.query else request.url.path
    return "/" if look is None else f"/table/{look.table.id}"


def home(request: AnyRequest) -> str:
    """Return the address of this server: as it was told, or as the reader knows it."""
    told: str = request.app.state.get("home", "")
    return told or str(request.base_url).rstrip("/")


def part(template: str, look: Look, /, **context: Any) -> Markup:
    """Return a part of a table's page."""
    return Markup(templates.get_template(f"parts/{template}.html").render(look=look, say=look.say, **context))


def pushed(look: Look) -> dict[str, Markup]:
    """Return the parts that everybody gets, but for the board."""
    whole = (*PUSHED, "lesson") if look.table.setting.lesson else PUSHED
    shared = {name: kept(look, name, functools.partial(part, name, look)) for name in SHARED}
    return shared | {name: part(name, look, drawn=drawings(look)) for name in whole if name not in SHARED}


def board(look: Look) -> Markup:
    """Return the board with all its panels and the log."""
    return part("board", look, drawn=drawings(look), log=kept(look, "log", functools.partial(part, "log", look)))


def frame(look: Look) -> str:
    """Return what the frame around the panels depends on: while it stays, they are pushed one by one."""
    return " ".join([*drawings(look), str(look.table.stage), str(look.table.setting.memory_aid)])


def drawings(look: Look) -> dict[str, Markup]:
    """Return the panels of the board by the ids of their places: drawn, or as tables of words."""

    def draw() -> dict[str, Markup]:
        if not look.begun:
            return {}
        panels = {f"panel-{panel.name}": drawing(panel, look.table.game.name) for panel in look.panels()}
        return {**(panels or {"panel-sheets": part("sheets", look)}), "panel-reminders": part("reminders", look)}

    made: dict[str, Markup] = kept(look, "drawings", draw)
    return made


def kept(look: Look, name: str, make: Callable[[], Any]) -> Any:
    """Return what was made for all who look at the table from the same seat in the same language, or make it."""
    shelf: dict[Any, Any] = look.live.kept
    key = name, look.table.seq, look.seat, look.language, look.holder.host, bool(look.holder.seats)
    if key not in shelf:
        shelf[key] = make()
    return shelf[key]


def partial(target: str, html: str) -> str:
    """Return a part so that htmx sets it in its place, keeping what has not changed."""
    return f'<hx-partial hx-target="#{target}" hx-swap="innerMorph">{html}</hx-partial>'


def clause_html(source: str) -> Markup:
    """Return the text of a clause."""
    return Markup(markdown.render(source))
