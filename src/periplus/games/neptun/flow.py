"""The order of play of Neptun, on one screen."""

from periplus.games.neptun.acquire import Acquire, lay_out_contracts, new_player_order
from periplus.games.neptun.box import ROUNDS, Box
from periplus.games.neptun.fulfil import (
    ChooseOar,
    ExtraTurn,
    Journey,
    PlayExtraOar,
    end_extra_turn,
    lose_open_contracts,
    reveal_oars,
    turn_wind,
)
from periplus.games.neptun.score import finish, next_round, rounds_left, score_round
from periplus.games.neptun.set_up import set_up
from periplus.games.neptun.state import EXTRA_TURNS, ROUND, TURN, TURNS
from periplus.kernel.flow import Phrase, all_at_once, in_order, repeat, sequence, when
from periplus.kernel.option import Value

journey = Journey()

# N12: three rounds of three phases. N26: the order set after the fifth acquisition turn is the order of
# phase 2, of ties in gold and of the next round's first turn, as nothing changes it in between.
ORDER_OF_PLAY = sequence(
    set_up,
    repeat(ROUND, ROUNDS,
        repeat(TURN, TURNS,
            lay_out_contracts, in_order(Acquire()), new_player_order),
        repeat(TURN, TURNS,
            all_at_once(ChooseOar()), reveal_oars, in_order(journey), turn_wind),
        repeat(TURN, EXTRA_TURNS,
            in_order(ExtraTurn()), in_order(PlayExtraOar(), journey), end_extra_turn,
            first=TURNS),
        lose_open_contracts, score_round, when(rounds_left, next_round)),
    finish,
)  # fmt: skip

NAMED: dict[str, Phrase] = {}


def longest(box: Box, seats: int, settings: dict[str, Value]) -> int:
    """Count every possible reveal, choice, move and answer."""
    acquiring = TURNS * (seats + seats + 1)
    sailing = TURNS * 2 * seats
    return ROUNDS * (acquiring + sailing + EXTRA_TURNS * 3 * seats)
