"""What a player can say in the example game.

stake wine                          lay a card face down
offer wine wine for salt            propose a trade to everybody
withdraw, accept 2, done            take the offer back, accept seat 2's, leave the market
peek, build with wine wool salt     look at the harbour card; pay a set for a stall
pass, challenge, let
"""

from periplus.games.example.box import MOST_SEATS, Box
from periplus.kernel.action import Action, Field, Lexicon, Name, Verb, place


class Say(Action):
    """Any action of this game: its values in order. A game built for speed has a class for each verb."""

    def __init__(self, verb: Verb, said: tuple[object, ...] = ()) -> None:
        """Hold the values."""
        super().__init__(verb)
        self.said = said

    def values(self) -> tuple[object, ...]:
        """Return the values."""
        return self.said

    def number(self) -> int:
        """Return the only value, a card or a seat."""
        (value,) = self.said
        assert isinstance(value, int)
        return value

    def cards(self, at: int) -> list[int]:
        """Return a list of cards."""
        cards = self.said[at]
        assert isinstance(cards, tuple)
        return list(cards)


class Actions:
    """All verbs. A game built for speed also has its actions here, each made once."""

    def __init__(self, box: Box) -> None:
        """Declare them."""
        good = Name(box.goods)
        fields: dict[str, tuple[Field, ...]] = {
            "stake": (Field("card", good),),
            "offer": (Field("give", good, several=True), Field("want", good, "for", several=True)),
            "withdraw": (),
            "accept": (Field("player", place(MOST_SEATS)),),
            "done": (),
            "peek": (),
            "build": (Field("cards", good, "with", several=True),),
            "pass": (),
            "challenge": (),
            "let": (),
        }
        self.lexicon = Lexicon([Verb(name, each, Say) for name, each in fields.items()])
