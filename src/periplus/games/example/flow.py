"""The order of play of the example game."""

from periplus.games.example.box import ROUNDS
from periplus.games.example.build import (
    Build,
    Challenge,
    festival_is_held,
    festival_over,
    open_harbour,
    roll_for_festival,
)
from periplus.games.example.market import Market, Stake, close_market, deal, reveal_stakes
from periplus.games.example.state import ROUND
from periplus.kernel.flow import all_at_once, call, compile_order, in_order, repeat, sequence, until, when

ORDER_OF_PLAY = sequence(
    repeat(ROUND, ROUNDS,
        deal,
        all_at_once(Stake()), reveal_stakes,
        all_at_once(Market()), close_market,
        in_order(Build()), open_harbour,
        when(festival_is_held, call("festival"))),
)  # fmt: skip

PARTS = {
    "challenge": in_order(Challenge()),
    "festival": until(festival_over, roll_for_festival),
}

PROGRAM = compile_order(ORDER_OF_PLAY, PARTS)
