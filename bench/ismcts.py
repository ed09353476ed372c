"""OpenSpiel's Python IS-MCTS as a bot: another program's search, in worlds that a seat may imagine."""

from functools import cache, partial
from math import sqrt
from typing import ClassVar

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from periplus.bots.bot import Bot
from periplus.bots.seat import Seat
from periplus.doors.openspiel import Position, Table
from periplus.kernel.action import Action
from periplus.kernel.codec import Spelling

SEEDS = 1 << 32


class IsMcts(Bot):
    """Searches information sets by random games, as OpenSpiel does unless told otherwise."""

    simulations: ClassVar[int] = 3
    """For each symbol of an action: about as long as ``captain-1`` thinks in Neptun."""

    def decide(self, seat: Seat) -> Action:
        """Return the action whose symbols it visited most."""
        spelling = Spelling(seat.game.codec, seat.legal_actions())
        while spelling.action is None:
            spelling.choose(self.symbol(seat, spelling.chosen))
        return spelling.action

    def symbol(self, seat: Seat, chosen: list[int]) -> int:
        """Return the symbol to choose after these."""
        table, chance = table_of(seat.game.name, seat.seats, *seat.settings.items()), self.chance()
        search = ISMCTSBot(table, RandomRolloutEvaluator(1, chance), sqrt(2), self.simulations, random_state=chance)
        imagine = partial(self.imagine, table, seat, chosen)
        search.set_resampler(imagine)
        return int(search.step(imagine()))

    def imagine(self, table: Table, seat: Seat, chosen: list[int], *asked: object) -> Position:
        """Return a position that the seat cannot tell from its own, whatever OpenSpiel asked about."""
        return table.standing(seat.imagine(self.luck), seat.number, chosen)

    def chance(self) -> np.random.RandomState:
        """Return what OpenSpiel takes chance from, seeded by the bot's own luck."""
        return np.random.RandomState(self.luck.below(SEEDS))


@cache
def table_of(name: str, seats: int, *settings: tuple[str, object]) -> Table:
    """Return the game that OpenSpiel knows."""
    table = pyspiel.load_game(f"python_periplus_{name}", {"seats": seats, **dict(settings)})
    assert isinstance(table, Table)
    return table
