"""The words of a report: what things are called, and how figures are written."""

from collections.abc import Callable
from math import isnan

from periplus.kernel.game import Game
from periplus.kernel.message import Message
from periplus.kernel.rules import clauses_of
from periplus.kernel.text import LAB, capital, minus, slug, text

Figure = Callable[[float], str]
KINDS = ("card", "good", "city", "province", "land", "island")
"""What things may be."""


def rounded(number: float) -> float:
    """Return a number with about three digits."""
    size = abs(number)
    return round(number, 0 if size >= 100 else 1 if size >= 10 else 2)


def sign(number: float) -> str:
    """Return the sign of a number; zero has none."""
    return "+" if number > 0 else "−" if number < 0 else ""


class Words:
    """What a report on a game says in a language."""

    def __init__(self, game: Game, language: str = "en") -> None:
        """Take the texts of the lab and of the game."""
        self.game = game
        self.language = language
        self.text = text(language, game.room, LAB)

    def say(self, id: str, **params: object) -> str:
        """Return a sentence."""
        return self.text.say(Message(id, params))

    # Figures

    def share(self, share: float) -> str:
        """Return a share in per cent."""
        return self.say("figure-share", share=100 * share)

    def number(self, number: float) -> str:
        """Return a number with about three digits."""
        return minus(self.say("figure-number", number=rounded(number)))

    def points(self, share: float) -> str:
        """Return a change of a share, in points of a hundred, with its sign."""
        points = round(100 * share, 1)
        return sign(points) + self.say("figure-points", points=abs(points))

    def change(self, number: float) -> str:
        """Return a change of a number, with its sign."""
        return sign(rounded(number)) + self.number(abs(number))

    def bounds(self, low: float, high: float, figure: Figure) -> str:
        """Return the bounds of an interval, if they are known; of shares, only the last says what it is."""
        if isnan(low):
            return self.say("figure-none")
        if figure == self.share:
            return self.say("figure-between", low=100 * low, high=100 * high)
        return self.say("figure-bounds", low=figure(low), high=figure(high))

    # Names

    def title(self) -> str:
        """Return what the game is called."""
        return self.say("title")

    def seat(self, seat: int) -> str:
        """Return what a seat is called: by its number, as nobody sits there in particular."""
        return self.say("seat", number=seat + 1)

    def part(self, name: str) -> str:
        """Return what a part is called."""
        return capital(str(self.text.value("part", name)))

    def ending(self, ending: str) -> str:
        """Return why a game ended."""
        return self.say(f"ending-{ending}")

    def clause(self, rule: str) -> str:
        """Return a clause with its title."""
        return f"{rule} {clauses_of(self.game.room, self.language)[rule].title}"

    def verb(self, verb: str) -> str:
        """Return what a verb is called: as the game says, or as in the notation."""
        return capital(self.say(f"verb-{verb}")) if self.text.has(f"verb-{verb}") else verb

    def field(self, verb: str, field: str) -> str:
        """Return what a field of a verb is called, behind the verb."""
        own = f"field-{verb}-{slug(field)}"
        return f"{self.verb(verb)}: {self.say(own).lower() if self.text.has(own) else field.replace('_', ' ')}"

    def thing(self, field: str, thing: str) -> str:
        """Return what a value of a field is called: what is given or wanted is called as a card or a place is."""
        kinds = (field.removesuffix("s"), *KINDS)
        found = [called for kind in kinds if (called := str(self.text.value(kind, thing))) != thing]
        return capital(found[0] if found else thing)

    # Measures of runs that are compared

    def measure(self, name: str) -> str:
        """Return what a measure is called."""
        named = {
            "seats": self.say("measure-seats"),
            "parts": self.say("measure-parts"),
            "bots": self.say("measure-bots"),
            "decisions": self.say("measure-decisions"),
            "milestones": self.say("measure-milestones"),
            "lead_changes": self.say("measure-lead-changes"),
            "settled": self.say("measure-settled"),
            "endings": self.say("measure-endings"),
            "verbs": self.say("measure-verbs"),
        }
        return named[name]

    def about(self, measure: str, about: str | int | None) -> str:
        """Return what a measure is of."""
        if about is None:
            return ""
        if isinstance(about, int):
            return self.seat(about)
        named = {"parts": self.part, "endings": self.ending, "verbs": self.verb}
        return named.get(measure, str)(about)

    def figures(self, measure: str) -> tuple[Figure, Figure]:
        """Return how the figures of a measure are written, and how its changes are."""
        if measure in ("seats", "parts", "bots", "endings", "settled"):
            return self.share, self.points
        return self.number, self.change
