"""What a seat sees: plain data that can draw itself."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from periplus.kernel.game import Game


class View(dict[str, Any]):
    """What lies on the table for a seat, as plain JSON data; a notebook shows it as a drawing.

    It compares and serialises as the dictionary that it is. Copies and pickles know their game and their seat, too.
    """

    __slots__ = ("game", "seat")

    def __init__(self, seen: dict[str, Any], game: "Game", seat: int | None) -> None:
        """Take what is seen, and who sees it: a seat, or a spectator (None)."""
        super().__init__(seen)
        self.game = game
        self.seat = seat

    def __reduce__(self) -> tuple[object, ...]:
        """Travel with the game, by its name, and the seat."""
        return View, (dict(self), self.game, self.seat)

    def copy(self) -> "View":
        """Return a copy that can be changed at the top."""
        return View(self, self.game, self.seat)

    def _repr_svg_(self) -> str | None:
        """Draw the view in English, with the game's own names for seats; None if the game has no board."""
        from periplus.kernel.names import Names  # most views are never drawn
        from periplus.kernel.text import text

        board, names = self.game.board, Names(text("en", self.game.room), self.game, self)
        return None if board is None else board.whole(self.game.box, self, self.seat, names.say)
