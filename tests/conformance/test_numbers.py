"""Positions as numbers: what a seat may know and nothing else, as many in every position, each within its range."""

from collections.abc import Callable

import pytest

import periplus
from periplus.kernel.luck import luck_from
from periplus.kernel.numbers import NOTHING, PLAYERS, Entry, Ledger, places_after, seats_from
from periplus.kernel.position import KeyedField, fields_of
from periplus.kernel.state import State
from tests.conformance.walks import NAMES, SLOW_TABLES, SLOWEST_TABLES, THOROUGH, guide, walk

tables = pytest.mark.parametrize(("name", "seats"), SLOW_TABLES)
few_tables = pytest.mark.parametrize(("name", "seats"), SLOWEST_TABLES)

Encode = Callable[[State, int], list[object]]


def leaks(name: str, seats: int, seed: int, encode: Encode) -> bool:
    """Say whether numbers tell a seat apart what it cannot, anywhere in a game."""
    luck = luck_from(seed)
    return any(
        encode(s, seat) != encode(s.resample(seat, luck), seat)
        for s, _, _ in walk(name, seats, seed)
        for seat in range(seats)
    )


@tables
def test_numbers_tell_only_what_a_seat_knows(name: str, seats: int) -> None:
    """They are the same in every position that the seat cannot tell from this one."""
    for seed in (42, 43):
        assert not leaks(name, seats, seed, lambda s, seat: [*s.numbers(seat)])


def secrets(name: str, seats: int, seed: int) -> set[str]:
    """Return the fields of positions that differ where a seat can tell nothing apart."""
    luck, found = luck_from(seed), set[str]()
    for s, _, _ in walk(name, seats, seed):
        for seat in range(seats):
            other = s.resample(seat, luck)
            found |= {field.key for field in fields_of(s) if field.read(s) != field.read(other)}
    return found


def telling(field: KeyedField) -> Encode:
    """Return numbers that also tell a field."""
    return lambda s, seat: [*s.numbers(seat), field.read(s)]


@pytest.mark.parametrize("name", NAMES)
def test_a_secret_among_them_would_be_found(name: str) -> None:
    """Numbers that also tell any one field that holds a secret fail the same test."""
    seats = periplus.game(name).seats[0]
    hidden = secrets(name, seats, 43)
    assert hidden or name not in THOROUGH
    for field in fields_of(periplus.game(name).new(seats, 1)):
        if field.key in hidden:
            assert leaks(name, seats, 43, telling(field))


def tells(entry: Entry, number: int) -> bool:
    """Say whether a number is within its range, and names something if it names things."""
    return entry.low <= number <= entry.high and (not entry.names or NOTHING <= number < len(entry.names))


@tables
def test_every_number_has_a_name_a_range_and_a_meaning(name: str, seats: int) -> None:
    """As many in every position; no two have the same name; all are within their range, to the end of the game."""
    game = periplus.game(name)
    entries = game.numbering(seats)
    assert len({entry.name for entry in entries}) == len(entries)
    assert all(entry.meaning and entry.low < entry.high for entry in entries)
    for seed in (43, 44):
        for s, _, _ in walk(name, seats, seed):
            for seat in range(seats):
                numbers = s.numbers(seat)
                assert len(numbers) == len(entries)
                assert [e for e, number in zip(entries, numbers, strict=True) if not tells(e, number)] == []
        assert len(s.numbers(0)) == len(entries)


@few_tables
def test_what_looks_different_has_different_numbers(name: str, seats: int) -> None:
    """Positions with the same numbers look the same to the seat, but for what is left out, and allow it the same."""
    known: dict[tuple[int, ...], object] = {}
    left_out = guide(name).untold
    for s, _, _ in walk(name, seats, 45):
        for seat in range(seats):
            view = {key: value for key, value in s.view(seat).items() if key not in left_out}
            seen = (view, s.recall(seat), s.legal_actions(seat))
            first = known.setdefault((seat, *s.numbers(seat)), seen)
            assert first == seen


@few_tables
def test_seats_are_told_from_the_one_that_looks(name: str, seats: int) -> None:
    """Who is asked, and in which place, as seen from each seat."""
    entries = [entry.name for entry in periplus.game(name).numbering(seats)]
    for s, _, _ in walk(name, seats, 46):
        for seat in range(seats):
            numbers = dict(zip(entries, s.numbers(seat), strict=True))
            for player, other in zip(PLAYERS[:seats], seats_from(s, seat), strict=True):
                assert numbers[f"{player}.asked"] == (other in s.actors())
                assert numbers[f"{player}.turn"] == s.order.index(other)
            assert s.step_name() == (periplus.game(name).step_names[numbers["step"]] if s.actors() else "")


@pytest.mark.parametrize("name", NAMES)
def test_only_seats_at_the_table_have_numbers(name: str) -> None:
    """Others are refused."""
    s = periplus.game(name).new(seats=periplus.game(name).seats[0], seed=1)
    for seat in (-1, s.seats):
        with pytest.raises(periplus.WrongSeat):
            s.numbers(seat)
    assert places_after(s, 1, 0) == s.seats - 1
    assert places_after(s, 1, -1) == NOTHING


def test_what_is_beyond_its_range_is_told_as_the_bound() -> None:
    """So that every number stays within what was promised."""
    ledger = Ledger(seats=2, explains=True)
    ledger.amount("gold", "what one has", 120, 99)
    ledger.amounts("debts", "what one owes", [-7, 3], 5, ["a", "b"], -5)
    ledger.named("where", "a place", -2, ["here", "there"])
    assert ledger.numbers == [99, -5, 3, -1]
    assert [repr(entry) for entry in ledger.entries][:2] == [
        "<gold, 0 to 99: what one has>", "<debts.a, -5 to 5: what one owes>",
    ]  # fmt: skip
