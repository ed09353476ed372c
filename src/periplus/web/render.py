"""Templates, what they call, and whole pages."""

from collections.abc import MutableMapping
from functools import cache, lru_cache
from hashlib import sha256
from importlib.resources import files
from typing import Any

import segno
from jinja2 import Environment, PackageLoader, StrictUndefined, pass_context
from jinja2.runtime import Context
from litestar import Response
from litestar.enums import MediaType
from markdown_it import MarkdownIt
from markupsafe import Markup

from periplus.draw.dice import SIZE, die
from periplus.draw.icons import sprite
from periplus.draw.seats import token
from periplus.games import game as open_game
from periplus.games import game_names
from periplus.harbour.harbour import Harbour
from periplus.kernel.board import Panel
from periplus.kernel.errors import PeriplusError
from periplus.kernel.faults import fault_text
from periplus.kernel.game import Game
from periplus.kernel.lesson import lesson_of
from periplus.kernel.message import Message
from periplus.kernel.rules import clauses_of
from periplus.kernel.text import LANGUAGES, PAGES, Text, text
from periplus.table.entries import LONGEST_NAME
from periplus.table.keys import hash_of
from periplus.web.drawings import backdrop, preview, scene, shapes, styles
from periplus.web.install import MAST, description_address, icon_address
from periplus.web.kept import MIB, kept
from periplus.web.look import Look
from periplus.web.shown import Grid
from periplus.web.stories import changes_of_lead, moments, plots
from periplus.web.visitor import THEMES, AnyRequest, Visitor, visitor_of

markdown = MarkdownIt("commonmark", {"html": False})


@cache
def static(name: str) -> str:
    """Return the address of a static file, with its digest, so that it can be cached forever."""
    content = files("periplus.web").joinpath("static", name).read_bytes()
    return f"/static/{name}?v={sha256(content).hexdigest()[:12]}"


@lru_cache(4096)
def sheet(grid: Grid) -> Markup:
    """Return a sheet as a table, cached because most decisions leave it unchanged."""
    return Markup(templates.get_template("sheet.html").render(grid=grid))


@kept(32 * MIB, lambda panel, game: len(panel.body))
def drawing(panel: Panel, game: str) -> Markup:
    """Return a panel: its title, and the drawing on its backdrop."""
    if not panel.body:
        return Markup("")
    return Markup(templates.get_template("drawing.html").render(panel=panel, game=game, within=panel.body))


@pass_context
def emblem(context: Context, seat: int) -> Markup:
    """Return the token of a seat at the table of a page: its emblem in its colour and frame."""
    look = context.get("look")
    return mark(seat if look is None else look.colour(seat))


@cache
def mark(colour: int) -> Markup:
    """Return the token of a colour."""
    return Markup('<svg class="drawing mark" viewBox="-10 -10 20 20" aria-hidden="true">{}</svg>').format(
        Markup(token(colour, 0, 0, 8))
    )


@cache
def dice(points: int) -> Markup:
    """Return a die that shows so many points."""
    return Markup('<svg class="drawing rolled" viewBox="0 0 {} {}" role="img" aria-label="{}">{}</svg>').format(
        SIZE, SIZE, points, Markup(die(points))
    )


def badge(label: str) -> Markup:
    """Return what a seat is known by apart from its name, if anything."""
    return Markup('<span class="badge">{}</span>').format(label) if label else Markup("")


@cache
def a_clause(game: str) -> str:
    """Return a clause of a game, as an example of how clauses are numbered."""
    ids = [*clauses_of(open_game(game).room)]
    return ids[len(ids) // 4]


@cache
def other_lessons(game: str, language: str) -> list[tuple[str, str]]:
    """Return the other games that have a lesson, with their titles."""
    others = [open_game(name) for name in game_names() if name != game]
    found = [each for each in others if lesson_of(each) is not None]
    return [(each.name, text(language, each.room, PAGES).say(Message("title"))) for each in found]


@lru_cache(256)
def qr_code(address: str, label: str) -> Markup:
    """Return an address as a QR code, in black on white whatever the theme."""
    drawn = segno.make(address, error="m", boost_error=False)
    inner = drawn.svg_inline(border=3, dark="#000", light="#fff", omitsize=True, svgclass="code", lineclass=None)
    return Markup('<div class="qr" role="img" aria-label="{}">{}</div>').format(label, Markup(inner))


class Templates(Environment):
    """Templates that call what they all share from one dictionary: chaining several takes longer than a small one."""

    def make_globals(self, d: MutableMapping[str, Any] | None) -> MutableMapping[str, Any]:
        """Return what a template may call: what all may call, as none has anything of its own."""
        return self.globals


def environment() -> Environment:
    """Return the templates; everything that people wrote is escaped."""
    made = Templates(
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
    made.globals["mark"] = mark
    made.globals["badge"] = badge
    made.globals["dice"] = dice
    made.globals["sprite"] = Markup(sprite())
    made.globals["a_clause"] = a_clause
    made.globals["other_lessons"] = other_lessons
    made.globals["qr_code"] = qr_code
    made.globals["LONGEST_NAME"] = LONGEST_NAME
    made.globals["shapes"] = shapes
    made.globals["backdrop"] = backdrop
    made.globals["scene"] = scene
    made.globals["board_styles"] = styles
    made.globals["plots"] = plots
    made.globals["moments"] = moments
    made.globals["changes_of_lead"] = changes_of_lead
    made.globals["description_address"] = description_address
    made.globals["app_icon"] = icon_address
    made.globals["mast"] = MAST
    return made


templates = environment()


def page_text(visitor: Visitor, room: str = "", table_language: str = "") -> Text:
    """Return the texts of the pages for a reader, with those of a game."""
    return text(visitor.language(table_language), room, PAGES)


def name_of(visitor: Visitor) -> str:
    """Return what somebody calls themselves, or our name for them until they have one."""
    return visitor.name or page_text(visitor).say(Message("page-default-name"))


def page_fault(error: PeriplusError, visitor: Visitor, room: str = "", table_language: str = "") -> str:
    """Return what is wrong, for a page."""
    return str(fault_text(error, visitor.language(table_language), room, PAGES).raised())


def page(
    request: AnyRequest,
    template: str,
    /,
    status: int = 200,
    look: Look | None = None,
    about: Game | None = None,
    **context: Any,
) -> Response[str]:
    """Return a whole page; what it is about is told to those with whom it is shared."""
    visitor = visitor_of(request)
    game = about if look is None else look.table.game
    speaks = page_text(visitor) if look is None else look.text

    def say(id: str, **params: object) -> str:
        return speaks.say(Message(id, params)) if look is None else look.say(id, **params)

    common = {
        "say": say,
        "text": speaks,
        "look": look,
        "language": visitor.language() if look is None else look.language,
        "languages": LANGUAGES,
        "theme": visitor.theme,
        "themes": THEMES,
        "here": here(request, look),
        "home": home(request),
        "description": description(visitor, game),
        "preview": preview("" if game is None else game.name),
        "account": visitor.account,
        "moderates": harbour_of(request).moderation.is_moderator(hash_of(visitor.secret)),
        "welcomes": visitor.greeted and harbour_of(request).is_public,
        "notice": "",
        "ways": [],
        "as_code": False,
        "longest": LONGEST_NAME,
    }
    html = templates.get_template(template).render({**common, **context})
    return Response(html, status_code=status, media_type=MediaType.HTML)


def description(visitor: Visitor, game: Game | None) -> str:
    """Return what a page is about in a sentence or two: a game, or all of this."""
    speaks = page_text(visitor, "" if game is None else game.room)
    return speaks.say(Message("page-promise" if game is None else "pitch"))


def ways_on(speaks: Text) -> list[tuple[str, str]]:
    """Return where a page that leads nowhere sends people instead."""
    return [("/", speaks.say(Message("page-home"))), ("/#your-tables", speaks.say(Message("page-your-tables")))]


def here(request: AnyRequest, look: Look | None = None) -> str:
    """Return where a page leads back to: itself, or the table if it answers a command."""
    if request.method == "GET":
        return f"{request.url.path}?{request.url.query}" if request.url.query else request.url.path
    return "/" if look is None else look.address


def home(request: AnyRequest) -> str:
    """Return the address of this server: as configured, or as the reader reached it."""
    known: str = request.app.state.get("home", "")
    return known or str(request.base_url).rstrip("/")


def harbour_of(request: AnyRequest) -> Harbour:
    """Return the harbour of the server that is asked."""
    harbour: Harbour = request.app.state["harbour"]
    return harbour


def clause_html(source: str) -> Markup:
    """Return the text of a clause."""
    return Markup(markdown.render(source))
