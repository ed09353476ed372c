"""Templates: whole pages, and the parts of a table's page that are pushed when they change."""

from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined
from litestar import Response
from litestar.enums import MediaType
from markdown_it import MarkdownIt
from markupsafe import Markup

from periplus.kernel.message import Message
from periplus.kernel.text import LANGUAGES, PAGES, Text, text
from periplus.web.look import Look
from periplus.web.visitor import AnyRequest, Visitor, visitor_of

PUSHED = ("status", "choice", "board", "people", "log", "chat")
"""Parts that everybody gets anew when they change."""

markdown = MarkdownIt("commonmark", {"html": False})


@cache
def static(name: str) -> str:
    """Return the address of a static file, with its digest, so that it can be kept for good."""
    content = files("periplus.web").joinpath("static", name).read_bytes()
    return f"/static/{name}?v={sha256(content).hexdigest()[:12]}"


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
    made.globals["macros"] = made.get_template("macros.html").module
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
        "here": request.url.path,
        "home": home(request),
        "notice": "",
    }
    html = templates.get_template(template).render({**told, **context})
    return Response(html, status_code=status, media_type=MediaType.HTML)


def home(request: AnyRequest) -> str:
    """Return the address of this server as the reader knows it."""
    return str(request.base_url).rstrip("/")


def part(template: str, look: Look, /, **context: Any) -> Markup:
    """Return a part of a table's page."""
    return Markup(templates.get_template(f"parts/{template}.html").render(look=look, say=look.say, **context))


def partial(target: str, html: str) -> str:
    """Return a part so that htmx sets it in its place, keeping what has not changed."""
    return f'<hx-partial hx-target="#{target}" hx-swap="innerMorph">{html}</hx-partial>'


def clause_html(source: str) -> Markup:
    """Return the text of a clause."""
    return Markup(markdown.render(source))


def raised(sentence: str) -> str:
    """Return a sentence with its first letter raised, as it stands alone."""
    return sentence[:1].upper() + sentence[1:]
