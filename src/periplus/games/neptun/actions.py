"""What a player can say in Neptun. Every action comes from a small fixed set, made once for each box.

reveal                       turn up the leftmost face-down column, refusing the one turned up before
take 2 slot 4                take the second column and load it into slot 4
play +1/4                    choose an oar card (wind/power; a star marks a starting card)
join, decline                take part in an extra turn, or not
sail Tyros serve 2 buy       end the move in Tyros, fulfil slot 2 there and buy a temple point
"""

from typing import Final

from periplus.games.neptun.box import MOST_SEATS, SLOTS, Box
from periplus.kernel.action import ABSENT, Action, Field, Lexicon, Name, Verb, place

COLUMNS: Final = MOST_SEATS + 1


class Take(Action):
    """Take a column and load its contract into a slot."""

    def __init__(self, verb: Verb, column: int, slot: int) -> None:
        """Name column and slot, from 0."""
        super().__init__(verb)
        self.column: Final = column
        self.slot: Final = slot

    def values(self) -> tuple[object, ...]:
        """Return column and slot."""
        return (self.column, self.slot)


class PlayOar(Action):
    """Choose or play an oar card."""

    def __init__(self, verb: Verb, card: int) -> None:
        """Name the kind of card."""
        super().__init__(verb)
        self.card: Final = card

    def values(self) -> tuple[object, ...]:
        """Return the card."""
        return (self.card,)


class Sail(Action):
    """End the move in a city and perhaps fulfil a contract there."""

    def __init__(self, verb: Verb, city: int, slot: int, buy: bool) -> None:
        """Name the city, the slot served (or ABSENT), and whether a temple point is bought."""
        super().__init__(verb)
        self.city: Final = city
        self.slot: Final = slot
        self.buy: Final = buy

    def values(self) -> tuple[object, ...]:
        """Return city, slot and purchase."""
        return (self.city, self.slot, self.buy)


class Actions:
    """All actions of a box, interned, so that listing them allocates nothing."""

    def __init__(self, box: Box) -> None:
        """Make the verbs and every action."""
        city, slot = Name(box.city_names), place(SLOTS)
        reveal = Verb("reveal", (), self._bare)
        take = Verb("take", (Field("column", place(COLUMNS)), Field("slot", slot, "slot")), self._take)
        play = Verb("play", (Field("card", Name(box.oar_names)),), self._play)
        join = Verb("join", (), self._bare)
        decline = Verb("decline", (), self._bare)
        sail = Verb(
            "sail",
            (Field("city", city), Field("slot", slot, "serve", optional=True), Field("buy", None, "buy")),
            self._sail,
        )
        self.lexicon: Final = Lexicon([reveal, take, play, join, decline, sail])
        self.reveal: Final = Action(reveal)
        self.join: Final = Action(join)
        self.decline: Final = Action(decline)
        self.take: Final = [[Take(take, column, at) for at in range(SLOTS)] for column in range(COLUMNS)]
        self.play: Final = [PlayOar(play, card) for card in range(len(box.oar_names))]
        cities = range(len(box.city_names))
        self.sail: Final = [Sail(sail, to, ABSENT, False) for to in cities]
        self.serve: Final = [[Sail(sail, to, at, False) for at in range(SLOTS)] for to in cities]
        self.serve_and_buy: Final = [[Sail(sail, to, at, True) for at in range(SLOTS)] for to in cities]
        self.every: Final[list[Action]] = [self.reveal, self.join, self.decline, *self.play, *self.sail]
        for columns in self.take:
            self.every.extend(columns)
        for rows in (self.serve, self.serve_and_buy):
            for slots in rows:
                self.every.extend(slots)

    def _bare(self, verb: Verb, values: tuple[object, ...]) -> Action:
        if verb.name == "reveal":
            return self.reveal
        return self.join if verb.name == "join" else self.decline

    def _take(self, verb: Verb, values: tuple[object, ...]) -> Action:
        column, slot = values
        assert isinstance(column, int) and isinstance(slot, int)
        return self.take[column][slot]

    def _play(self, verb: Verb, values: tuple[object, ...]) -> Action:
        (card,) = values
        assert isinstance(card, int)
        return self.play[card]

    def _sail(self, verb: Verb, values: tuple[object, ...]) -> Action:
        city, slot, buy = values
        assert isinstance(city, int) and isinstance(slot, int)
        if slot == ABSENT:
            return self.sail[city] if not buy else Sail(verb, city, ABSENT, True)
        return self.serve_and_buy[city][slot] if buy else self.serve[city][slot]
