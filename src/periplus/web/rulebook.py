"""The rules of a game on a page: each clause is made once in each language, and pages are kept as they were sent."""

import gzip
from collections import OrderedDict
from functools import cache
from typing import NamedTuple

from litestar import Response, get
from litestar.enums import MediaType
from markupsafe import Markup

from periplus.games import game as open_game
from periplus.kernel.lesson import lesson_of
from periplus.kernel.message import Message
from periplus.kernel.rules import clauses_of
from periplus.kernel.text import LANGUAGES, PAGES, text
from periplus.web.render import clause_html, drawing, home, page, page_text
from periplus.web.visitor import AnyRequest, visitor_of

RULES = "/rules/"
LONGEST_QUERY = 100
MOST_KEPT = 200
"""Pages that are kept, compressed, about 40 KiB each."""
kept: OrderedDict[tuple[str, ...], bytes] = OrderedDict()


class Shown(NamedTuple):
    """A clause as pages show it, and the words in it."""

    id: str
    section: str
    title: str
    html: Markup
    picture: Markup | None
    words: str


@cache
def rulebook(game: str, language: str) -> list[Shown]:
    """Return the clauses of a game."""
    pictures = pictures_of(game, language)
    return [
        Shown(
            clause.id, clause.section, clause.title, clause_html(clause.text), pictures.get(clause.id),
            f"{clause.title} {clause.text}".casefold(),
        )
        for clause in clauses_of(open_game(game).room, language).values()
    ]  # fmt: skip


def pictures_of(game: str, language: str) -> dict[str, Markup]:
    """Return the pictures of a game's rules, by clause."""
    opened = open_game(game)
    if opened.board is None:
        return {}
    speaks = text(language, opened.room, PAGES)
    drawn = opened.board.pictures(opened.box, speaks.say)
    return {id: drawing(panel, game) for id, panel in drawn.items()}


def sections_with(game: str, language: str, wanted: list[str]) -> dict[str, list[Shown]]:
    """Return the clauses that contain some words, by section; the clause of that name alone, if there is one."""
    listed = rulebook(game, language)
    exact = [clause for clause in listed if [clause.id.casefold()] == wanted]
    sections: dict[str, list[Shown]] = {}
    for clause in exact or listed:
        if all(word == clause.id.casefold() or word in clause.words for word in wanted):
            sections.setdefault(clause.section, []).append(clause)
    return sections


@get(f"{RULES}{{game:str}}")
async def rules_page(request: AnyRequest, game: str, q: str = "", language: str = "") -> Response[bytes]:
    """Show the clauses of a game, or only those that contain some words."""
    visitor, opened = visitor_of(request), open_game(game)
    spoken = language if language in LANGUAGES else visitor.language()
    asked = q[:LONGEST_QUERY]
    key = (opened.name, spoken, visitor.language(), visitor.theme, asked, request.url.query, home(request))
    if key not in kept:
        sections = sections_with(opened.name, spoken, asked.casefold().split())
        shown = page(
            request, "rules.html", about=opened, title=page_text(visitor, opened.room).say(Message("title")),
            game=opened.name, q=asked, clauses=list(sections.items()), lesson=lesson_of(opened) is not None,
        )  # fmt: skip
        kept[key] = gzip.compress(shown.content.encode(), 5)
    return send(request, latest(key))


def latest(key: tuple[str, ...]) -> bytes:
    """Return a page that was kept; if there are too many, forget the one that has gone longest without a reader."""
    kept.move_to_end(key)
    while len(kept) > MOST_KEPT:
        kept.popitem(last=False)
    return kept[key]


def send(request: AnyRequest, squeezed: bytes) -> Response[bytes]:
    """Send a page that was kept; decompressed, if the reader cannot do that."""
    takes = "gzip" in request.headers.get("Accept-Encoding", "")
    headers = {"Vary": "Accept-Encoding", **({"Content-Encoding": "gzip"} if takes else {})}
    return Response(squeezed if takes else gzip.decompress(squeezed), media_type=MediaType.HTML, headers=headers)


ROUTES = [rules_page]
