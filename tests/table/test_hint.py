"""Hints: what greedy would do at a seat, and why, from what the seat knows."""

import msgspec
import pytest

from periplus.bots import Greedy, Seat, ask
from periplus.bots.greedy import considered
from periplus.kernel.errors import GameOver, WrongSeat
from periplus.kernel.luck import luck_from
from periplus.table.entries import Acted, BadCommand, Paused, Setting, Stale
from periplus.table.hint import Advice, advise, imagined
from periplus.table.table import Table
from tests.table.hosting import after, choice, people, play_on, setting, table_of

GAMES = [("neptun", 3), ("example", 2)]
games = pytest.mark.parametrize(("game", "seats"), GAMES)


def hint(table: Table, seat: int) -> list[Advice]:
    """Return the hint for what a seat is asked now."""
    return advise(imagined(table, seat, table.answered[seat]), seat)


def told(advised: list[Advice]) -> list[object]:
    """Return a hint as data."""
    return [(str(each.action), each.worth, [reason.to_json() for reason in each.reasons]) for each in advised]


def unlike(table: Table, seat: int, deal: int) -> Table:
    """Return the table with all that a seat does not know dealt anew."""
    twin = table_of(table.setting)
    twin.__dict__.update(table.__dict__)
    assert table.play is not None
    twin.play = table.play.copy()
    twin.play.state = table.state.resample(seat, luck_from(deal))
    return twin


@games
def test_a_hint_is_what_greedy_would_do(game: str, seats: int) -> None:
    """Over a whole game: best first, as greedy decides, allowed, at most three, and the same when asked again."""
    table, luck = table_of(setting(game, *people(seats)), 3), luck_from(3)
    while not table.state.is_over:
        for seat in table.awaited():
            advised = hint(table, seat)
            assert advised[0].action == ask(Greedy(luck_from(8)), table.state, seat)
            weighed = considered(table.state, seat, Seat(table.state, seat).legal_actions())
            assert len(advised) == min(3, len(weighed)) == len({str(each.action) for each in advised})
            assert [each.worth for each in advised] == sorted([each.worth for each in advised], reverse=True)
            assert told(hint(table, seat)) == told(advised)
        seat = table.awaited()[0]
        table = after(table, Acted(seat, table.answered[seat], str(choice(table, seat, luck))))
    with pytest.raises(GameOver):
        hint(table, 0)


@games
def test_a_hint_tells_nothing_hidden(game: str, seats: int) -> None:
    """Over a whole game: whatever a seat does not know, its hint is the same, also if it may change a choice."""
    table, luck, compared = table_of(setting(game, *people(seats)), 4), luck_from(4), 0
    while not table.state.is_over:
        for seat in range(seats):
            if table.state.step(seat) is not None:
                truth = told(hint(table, seat))
                assert told(hint(unlike(table, seat, compared), seat)) == truth
                compared += 1
        seat = table.awaited()[-1]
        table = after(table, Acted(seat, table.answered[seat], str(choice(table, seat, luck))))
    assert compared > 20


def test_a_table_may_be_played_without_hints() -> None:
    """Then nobody gets one, whoever is asked."""
    table = table_of(setting("neptun", *people(3), hints=False))
    for seat in range(3):
        with pytest.raises(BadCommand) as caught:
            hint(table, seat)
        assert caught.value.message.id == "error-table-no-hints"


def test_a_hint_is_for_what_is_asked_now() -> None:
    """Not for a decision that has been taken, for those who are not asked, or while the game is paused."""
    table = table_of(setting("neptun", *people(3)))
    seat = table.awaited()[0]
    with pytest.raises(Stale):
        imagined(table, seat, table.answered[seat] + 1)
    with pytest.raises(WrongSeat):
        hint(table, (seat + 1) % 3)
    with pytest.raises(BadCommand):
        hint(after(table, Paused()), seat)


def test_reasons_name_what_they_are_about() -> None:
    """Neptun tells the city of the best move with an oar card, and that the card leaves the hand."""
    table = table_of(setting("neptun", *people(3)), 2)
    table = play_on(table, lambda table: table.state.step_name() == "ChooseOar", luck_from(2), "take")
    best = hint(table, table.awaited()[0])[0]
    ids = [reason.message.id for reason in best.reasons]
    assert ids[-1] == "reason-oar-spent" and "reason-voyage" in ids
    assert best.reasons[-1].message.params["oar"] == str(best.action).split()[1]
    assert best.reasons[-1].worth < 0


@pytest.mark.parametrize("mark", [3, 7])
def test_a_captain_that_has_thought_comes_first(mark: int) -> None:
    """Its order counts, and its two best choices have a chance to win; the reasons are still greedy's."""
    table = play_on(
        table_of(setting("neptun", *people(3)), mark), lambda table: table.moves == 2, luck_from(mark), "take"
    )
    seat = table.awaited()[0]
    plain = {str(each.action): each for each in hint(table, seat)}
    actions = [str(action) for action in table.state.legal_actions(seat)]
    chances = [(action, 0.5 - 0.1 * place) for place, action in enumerate(reversed(actions))]
    advised = advise(imagined(table, seat, table.answered[seat]), seat, chances)
    assert [str(each.action) for each in advised] == actions[::-1][:3]
    assert [each.chance for each in advised][:2] == [0.5, pytest.approx(0.4)][: len(advised)]
    assert all(each.chance is None for each in advised[2:])
    for each in advised:
        assert sum(reason.worth for reason in each.reasons) == pytest.approx(each.worth)
        assert str(each.action) not in plain or plain[str(each.action)].worth == each.worth


def test_settings_without_a_word_on_hints_allow_them() -> None:
    """What was written before there were hints can still be read."""
    written = msgspec.to_builtins(setting("neptun", *people(3)))
    del written["hints"]
    assert msgspec.convert(written, Setting).hints
