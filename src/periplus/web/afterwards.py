"""What is left of a game: its past, move by move, and pictures, charts and a film of it to share."""

import time
from functools import partial
from typing import Any

from litestar import Response, get
from litestar.enums import MediaType
from litestar.exceptions import NotFoundException

from periplus.bots.analysis import Analysis
from periplus.draw.film import WIDTH, frames_of
from periplus.draw.preview import WIDE
from periplus.draw.preview import preview as draw_preview
from periplus.draw.story import whole_story
from periplus.games import game as open_game
from periplus.table.entries import BadCommand
from periplus.table.house import House
from periplus.table.keys import Holder
from periplus.table.lines import Line
from periplus.table.situation import OVER
from periplus.web.analysis import looked_at, next_seat, stand
from periplus.web.desk import sit_down
from periplus.web.drawings import HOUSE, SVG, preview_of
from periplus.web.look import Look
from periplus.web.render import drawing, page, templates
from periplus.web.stories import chapter_text, prepare, story_of
from periplus.web.studio import Studio, Wanted
from periplus.web.visitor import AnyRequest, whole

PNG = "image/png"
WEBP = "image/webp"
PICTURE = 1600
"""How wide a picture of a moment is."""


# The past


@get("/table/{id:str}/replay")
async def replay_page(request: AnyRequest, house: House, id: str, at: str = "") -> Response[str]:
    """Step through the game as this reader saw it; a script asks for one moment after the other."""
    desk = await sit_down(request, house, id)
    look = desk.look_now()
    if look.in_play and look.holder.seats and not look.table.setting.memory_aid:
        raise BadCommand("error-page-no-looking-back")
    last = 0 if look.table.play is None else len(look.table.play.decisions)
    number = whole(at, "at") if at else (last if look.in_play else 0)
    _, found = await looked_at(desk) if look.is_over and look.begun else (None, None)
    context = {"at": number, "last": last, **moment(look, number, found)}
    if "HX-Request" in request.headers:
        html = templates.get_template("fragments/moment.html").render(look=look, say=look.say, **context)
        return Response(html, media_type=MediaType.HTML)
    return page(request, "replay.html", look=look, **context, **course(look))


def moment(look: Look, number: int, found: Analysis | None) -> dict[str, Any]:
    """Return what the page shows of one moment: what happened, how things lay, and the chapter, once all is public."""
    state, events = look.table.past(number)
    panels = {panel.name: drawing(panel, look.table.game.name) for panel in look.panels(state)}
    return {
        "lines": [look.tell(event.seen_by(look.seat)) for event in events],
        "panels": panels,
        "grids": [] if panels else look.grids(state),
        "where": where(look, number) if look.is_over else None,
        "stand": None if found is None else stand(look, found, number),
        "next_seat": next_seat(look, number, state) if look.is_over else None,
    }


def where(look: Look, number: int) -> dict[str, Any]:
    """Return the phases around a moment, its own among them, and where the chapters before and after begin."""
    story = story_of(look)
    begun = [chapter.at for chapter in story.chapters]
    return {
        "phases": [(chapter.at, look.tell(chapter.names[-1])) for chapter in story.phases(number)],
        "now": story.chapter(number).at,
        "before": max((at for at in begun if at < number), default=0),
        "after": min((at for at in begun if at > number), default=story.last),
    }


def course(look: Look) -> dict[str, Any]:
    """Return the parts of a finished game, and its log by moments; in play, the table itself has the log."""
    if not look.is_over:
        return {"parts": [], "told": []}
    story = story_of(look)
    parts = [(part.at, chapter_text(look, part)) for part in story.parts()]
    chapters = {chapter.at: chapter_text(look, chapter) for chapter in story.chapters}
    told = [
        (at, chapters.get(at, ""), [look.line(Line(0, 0, event)) for event in events])
        for at, events in enumerate(story.told)
    ]
    return {"parts": parts, "told": told}


# To share


@get(["/table/{id:str}/picture.svg", "/table/{id:str}/picture.png"])
async def picture(request: AnyRequest, house: House, studio: Studio, id: str, at: str = "") -> Response[bytes]:
    """Send a picture of a moment as spectators saw it, or of the charts where there is no board."""
    look = await shared(request, house, id)
    last = story_of(look).last
    number = whole(at, "at") if at else last
    theme = theme_of(request)
    draw = partial(scene, look, number, theme)
    return await sent(request, studio, look, ("moment", number, theme), draw, f"{number}")


@get(["/table/{id:str}/story.svg", "/table/{id:str}/story.png"])
async def story(request: AnyRequest, house: House, studio: Studio, id: str) -> Response[bytes]:
    """Send the charts of a game as one picture."""
    look = await shared(request, house, id)
    theme = theme_of(request)
    return await sent(request, studio, look, ("story", theme), partial(charts, look, theme), "story")


@get("/table/{id:str}/film.webp")
async def film(request: AnyRequest, house: House, studio: Studio, id: str) -> Response[bytes]:
    """Send a film of the game on its board."""
    look = await shared(request, house, id)
    board = look.table.game.board
    if board is None:
        raise NotFoundException
    theme = theme_of(request)
    key = (id, look.names, look.language, "film", theme)
    made = await studio.make(key, lambda: Wanted("film", scenes(look, theme), WIDTH, board.backdrop(theme)))
    return download(made, WEBP, f"{look.table.setting.game}-{id}.webp")


async def shared(request: AnyRequest, house: House, id: str) -> Look:
    """Return a finished game as spectators see it; nobody gets a picture before the end."""
    desk = await sit_down(request, house, id)
    if desk.live.table.stage not in OVER or desk.live.table.play is None:
        raise BadCommand("error-table-not-over")
    return desk.look(None)


async def sent(
    request: AnyRequest, studio: Studio, look: Look, key: tuple[object, ...], draw: partial[str], name: str
) -> Response[bytes]:
    """Send a drawing as it is, or as pixels."""
    file = f"{look.table.setting.game}-{look.table.id}-{name}"
    if request.url.path.endswith(".svg"):
        return download(draw().encode(), SVG, f"{file}.svg")
    key = (look.table.id, look.names, look.language, *key)
    return download(await studio.make(key, lambda: Wanted("picture", [draw()], PICTURE)), PNG, f"{file}.png")


def download(content: bytes, kind: str, name: str) -> Response[bytes]:
    """Return a file that a browser keeps."""
    return Response(content, media_type=kind, headers={"Content-Disposition": f'attachment; filename="{name}"'})


def theme_of(request: AnyRequest) -> str:
    """Return by which light pictures are drawn: the reader's, or by day."""
    return "dark" if request.cookies.get("theme") == "dark" else "light"


def scene(look: Look, number: int, theme: str) -> str:
    """Draw the board at a moment, or the charts of a game without a board."""
    state, _ = look.table.past(number)
    board = look.table.game.board
    if board is None:
        return charts(look, theme)
    return board.whole(look.table.game.box, state.view(None), None, look.tell, theme)


def charts(look: Look, theme: str) -> str:
    """Draw the charts of a game."""
    return whole_story(story_of(look), look.names, look.tell, theme)


def scenes(look: Look, theme: str) -> list[str]:
    """Draw the board at the moments that a film shows."""
    board, shown = look.table.game.board, set(frames_of(story_of(look).last))
    assert board is not None
    return [
        board.whole(look.table.game.box, state.view(None), None, look.tell, theme)
        for at, (state, _) in enumerate(look.table.again())
        if at in shown
    ]


# Previews, which other sites show beside a link


@get("/preview/{file:str}")
async def preview(studio: Studio, file: str) -> Response[bytes]:
    """Send the picture that goes with links to a game, or to the first page."""
    name, _, kind = file.partition(".")
    if kind != "png":
        raise NotFoundException
    return await game_preview(studio, "" if name == HOUSE else open_game(name).name)


async def game_preview(studio: Studio, game: str) -> Response[bytes]:
    """Send the picture that goes with links to a game."""
    made = await studio.make(("preview", game), lambda: Wanted("picture", [preview_of(game)], WIDE))
    return Response(made, media_type=PNG)


@get("/watch/{link:str}/preview.png")
async def watch_preview(house: House, studio: Studio, link: str) -> Response[bytes]:
    """Send the picture that goes with a spectator link: the board once the game is over, until then only the game."""
    live = await house.watched(link)
    table = live.table
    if table.stage != "over" or table.game.board is None:
        return await game_preview(studio, table.setting.game)
    await prepare(live)
    look = Look(live, Holder(table.id), None, table.setting.language, time.time())
    made = await studio.make(("end", table.id, look.names), lambda: Wanted("picture", [end_of(look)], WIDE))
    return Response(made, media_type=PNG)


def end_of(look: Look) -> str:
    """Draw the board at the end, with the title of the table and who has won."""
    drawn = scene(look, story_of(look).last, "light")
    return draw_preview(drawn, look.title, look.victory(), cropped=False)


ROUTES = [replay_page, picture, story, film, preview, watch_preview]
