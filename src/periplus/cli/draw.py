"""``periplus draw``: a position as a picture."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Literal

from cyclopts import Parameter

from periplus.cli.arguments import Whole
from periplus.cli.speak import game_text, out, say
from periplus.draw.png import to_png
from periplus.games import game_of
from periplus.kernel.errors import BadTable
from periplus.kernel.files import read_text, write_bytes
from periplus.kernel.game import Game
from periplus.kernel.record import PERSON, read_record, replay
from periplus.kernel.text import Text, tame
from periplus.kernel.view import View

STANDARD_OUTPUT = Path("-")
WIDEST = 8000


def draw(
    file: Path,
    /,
    *,
    at: Whole | None = None,
    seat: Whole | None = None,
    theme: Literal["light", "dark"] = "light",
    width: Whole = 1600,
    output: Annotated[Path, Parameter(name=["--output", "-o"], allow_leading_hyphen=True)] = STANDARD_OUTPUT,
) -> None:
    """Draw a position of a record as a seat or a spectator sees it: SVG, or PNG if the file ends in .png."""
    check_picture(output, width)
    record = read_record(read_text(file))
    game = game_of(record, str(file))
    svg = drawing(game, replay(record, game, at).view(seat), record.players or [], theme)
    if output == STANDARD_OUTPUT:
        out(svg.rstrip("\n"))
        return
    write_bytes(output, to_png(svg, width) if output.suffix.lower() == ".png" else svg.encode())
    out(say("cli-drawn", file=str(output), game=game.name, count=len(record.decisions) if at is None else at))


def check_picture(output: Path, width: int) -> None:
    """Refuse a file that is not a picture, and a width that is zero or wider than any screen."""
    if output != STANDARD_OUTPUT and output.suffix.lower() not in (".svg", ".png"):
        raise BadTable("error-picture", {"file": str(output)})
    if not 1 <= width <= WIDEST:
        raise BadTable("error-width", {"width": width, "widest": WIDEST})


def drawing(game: Game, view: View, players: Sequence[str], theme: str) -> str:
    """Draw a view, with seats named after the players of a record."""
    if game.board is None:
        raise BadTable("error-no-board", {"game": game.name})
    text = game_text(game)
    names = seat_names(players, text)
    return game.board.whole(game.box, view, view.seat, lambda message: text.say(message, names), theme)


def seat_names(players: Sequence[str], text: Text) -> list[str]:
    """Name each seat after its bot if no other seat has the same one, else as the game does."""
    names = [tame(name.rpartition(":")[2]) for name in players]
    alone = [name != PERSON and names.count(name) == 1 for name in names]
    return [name if alone[seat] else text.seat(seat) for seat, name in enumerate(names)]
