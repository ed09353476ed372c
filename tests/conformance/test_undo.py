"""Undo, fuzzed over every registered game."""

import pytest

import periplus
from periplus.kernel.luck import luck_from
from periplus.kernel.position import encode
from periplus.kernel.record import make_record, replay
from periplus.kernel.undo import CannotUndo, Play
from tests.conformance.walks import TABLES, THOROUGH, guide, said

tables = pytest.mark.parametrize(("name", "seats"), TABLES)


@tables
def test_undo_crosses_neither_luck_nor_secrets_nor_other_seats(name: str, seats: int) -> None:
    """After any undo the game is as if the decision had never been: position, log and record agree.

    It never crosses a draw or a reveal; for the others only what the seat itself had shown is different.
    """
    undone = refused = 0
    for seed in range(6):
        luck = luck_from(seed)
        play = Play(periplus.game(name).new(seats, seed, guide(name).short))
        while not play.state.is_over:
            asked = play.state.actors()
            seat = asked[luck.below(len(asked))]
            play.act(seat, said(play.state, seat, luck))
            if luck.below(3) == 0:
                seat = luck.below(seats)
                before, decisions = play.state, list(play.decisions)
                if not play.may_undo(seat):
                    with pytest.raises(CannotUndo):
                        play.undo(seat)
                    assert play.state is before
                    refused += 1
                    continue
                play.undo(seat)
                undone += 1
                last = max(at for at, (who, _) in enumerate(decisions) if who == seat)
                assert play.decisions == decisions[:last] + decisions[last + 1 :]
                assert (play.state.drawn, play.state.revealed) == (before.drawn, before.revealed)
                again = periplus.game(name).new(seats, seed, guide(name).short)
                for who, action in play.decisions:
                    again.apply(who, action)
                assert encode(again) == encode(play.state)
        record = make_record(play.state, play.decisions)
        assert encode(replay(record, play.state.game)) == encode(play.state)
    assert undone > 5 or name not in THOROUGH
    assert refused > 5 or name not in THOROUGH
