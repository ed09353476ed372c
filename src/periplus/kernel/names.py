"""Who is who: what seats are called in sentences and in lists."""

from collections.abc import Mapping, Sequence
from typing import Any

from periplus.kernel.game import Game
from periplus.kernel.message import Message
from periplus.kernel.standings import Standings
from periplus.kernel.text import Text, capital


class Names:
    """What the seats of one game are called: by the parts they play, or else by their players; and words with both."""

    def __init__(self, speaks: Text, game: Game, view: Mapping[str, Any] | None, people: Sequence[str] = ()) -> None:
        """Name the seats from what spectators see (None: not yet set up) and their players, if those have names."""
        self.text = speaks
        seats = 0 if view is None or game.cast is None else len(view["players"])
        called = [game.called(view or {}, seat) for seat in range(seats)]
        parts = [speaks.say(each) for each in called if each is not None]
        self.people = tuple(people)
        self.spoken = tuple(parts) or self.people
        self.shown = tuple(map(capital, parts)) or self.people
        self.key = self.text, self.spoken, self.people
        self.hash = hash(self.key)

    def __eq__(self, other: object) -> bool:
        """Compare language and names."""
        return self is other or (isinstance(other, Names) and self.key == other.key)

    def __hash__(self) -> int:
        """Hash language and names."""
        return self.hash

    def has(self, id: str) -> bool:
        """Say whether a message has a text."""
        return self.text.has(id)

    def say(self, message: Message) -> str:
        """Return a message as a sentence."""
        return self.text.say(message, self.spoken, self.people)

    def value(self, name: str, value: Any) -> Any:
        """Return a parameter as people read it."""
        return self.text.value(name, value, self.spoken, self.people)

    def victory(self, standings: Standings) -> str:
        """Say who has won and how, and what broke a tie, if the game has a name for it."""
        tie = standings.tie_break()
        named = tie is not None and isinstance(what := tie.params["what"], Message) and self.has(what.id)
        return " ".join(self.say(each) for each in [standings.victory(), tie if named else None] if each is not None)

    def seat(self, seat: int) -> str:
        """Return what a seat is called where it stands by itself."""
        return self.text.seat(seat, self.shown)

    def person(self, seat: int) -> str:
        """Return the name of a seat's player."""
        return self.text.seat(seat, self.people)

    def beside(self, seat: int) -> str:
        """Return the player's name where the seat is called by its part, else nothing."""
        return "" if self.spoken == self.people else self.person(seat)
