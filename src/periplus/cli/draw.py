"""``periplus draw``: a position as a picture, and a whole game as charts or as a film."""

from pathlib import Path
from typing import Annotated, Literal

from cyclopts import Parameter

from periplus.cli.arguments import Flag, Whole
from periplus.cli.speak import names_at, out, say
from periplus.draw.film import WIDTH as FILM
from periplus.draw.film import frames_of, to_film
from periplus.draw.png import to_png
from periplus.draw.story import whole_story
from periplus.games import game_of
from periplus.kernel.board import Board
from periplus.kernel.errors import BadTable
from periplus.kernel.files import read_text, write_bytes
from periplus.kernel.game import Game
from periplus.kernel.names import Names
from periplus.kernel.record import Record, read_record, replay, steps
from periplus.kernel.story import tell_story
from periplus.kernel.view import View

STANDARD_OUTPUT = Path("-")
WIDEST = 8000
PICTURE = 1600


def draw(
    file: Path,
    /,
    *,
    at: Whole | None = None,
    seat: Whole | None = None,
    theme: Literal["light", "dark"] = "light",
    width: Whole | None = None,
    story: Flag = False,
    film: Path | None = None,
    output: Annotated[Path, Parameter(name=["--output", "-o"], allow_leading_hyphen=True)] = STANDARD_OUTPUT,
) -> None:
    """Draw a position of a record as a seat or a spectator sees it, the story of the game in charts, or all as a film.

    SVG, or PNG if the file ends in .png; a film is an animated WebP.
    """
    wide = width if width is not None else FILM if film is not None else PICTURE
    check_picture(output if film is None else film, wide, (".svg", ".png") if film is None else (".webp",))
    record = read_record(read_text(file))
    game = game_of(record, str(file))
    last = len(record.decisions) if at is None else at
    if film is not None:
        write_bytes(film, film_of(record, game, seat, theme, wide))
        out(say("cli-drawn", file=str(film), game=game.name, count=len(record.decisions)))
        return
    s = replay(record, game, at)
    names = names_at(s, record.players)
    svg = charts(record, game, names, theme) if story else drawing(game, s.view(seat), names, theme)
    if output == STANDARD_OUTPUT:
        out(svg.rstrip("\n"))
        return
    write_bytes(output, to_png(svg, wide) if output.suffix.lower() == ".png" else svg.encode())
    out(say("cli-drawn", file=str(output), game=game.name, count=last))


def check_picture(output: Path, width: int, suffixes: tuple[str, ...]) -> None:
    """Refuse a file that is not a picture or a film, and a width that is zero or wider than any screen."""
    if output.suffix.lower() not in suffixes and not (output == STANDARD_OUTPUT and ".svg" in suffixes):
        raise BadTable("error-picture" if ".svg" in suffixes else "error-film", {"file": str(output)})
    if not 1 <= width <= WIDEST:
        raise BadTable("error-width", {"width": width, "widest": WIDEST})


def drawing(game: Game, view: View, names: Names, theme: str) -> str:
    """Draw a view, with seats called by their parts or players."""
    return board_of(game).whole(game.box, view, view.seat, names.say, theme)


def charts(record: Record, game: Game, names: Names, theme: str) -> str:
    """Draw the story of a recorded game."""
    story = tell_story(steps(record, game))
    return whole_story(story, [names.seat(seat) for seat in range(record.seats)], names.say, theme)


def film_of(record: Record, game: Game, seat: int | None, theme: str, width: int) -> bytes:
    """Return a film of a recorded game, as a seat or a spectator sees it."""
    shown, backdrop = set(frames_of(len(record.decisions))), board_of(game).backdrop(theme)
    course = (s for at, (s, _) in enumerate(steps(record, game)) if at in shown)
    drawn = [drawing(game, s.view(seat), names_at(s, record.players), theme) for s in course]
    return to_film(drawn, backdrop, width)


def board_of(game: Game) -> Board:
    """Return how a game is drawn, or refuse a game without a board."""
    if game.board is None:
        raise BadTable("error-no-board", {"game": game.name})
    return game.board
