"""Actions as numbers from a closed set: each spelled in one way, which reads back; masks are exact."""

import copy
import pickle
from collections import Counter
from collections.abc import Iterator

import pytest

import periplus
from periplus.kernel.action import Action
from periplus.kernel.codec import Spelling
from periplus.kernel.luck import luck_from
from periplus.kernel.state import State
from tests.conformance.walks import NAMES, SLOWEST_TABLES, THOROUGH, allows, filled, walk

tables = pytest.mark.parametrize(("name", "seats"), SLOWEST_TABLES)


def decisions(name: str, seats: int, seed: int) -> Iterator[tuple[State, int, list[Action]]]:
    """Play a game; yield what each seat is offered."""
    for s, _, _ in walk(name, seats, seed):
        for seat in s.actors():
            yield s, seat, s.legal_actions(seat)


@tables
def test_spellings_are_unique_and_read_back(name: str, seats: int) -> None:
    """Listed or filled in, no two actions are spelled alike, and no spelling is the beginning of another."""
    codec, luck = periplus.game(name).codec, luck_from(31)
    spelled: dict[tuple[int, ...], Action] = {}
    for s, seat, listed in decisions(name, seats, 31):
        allowed = [each for each in [filled(form, luck) for form in s.forms(seat)] if allows(s, seat, each)]
        for action in listed + allowed:
            symbols = codec.spell(action)
            assert codec.read(symbols) == action
            assert spelled.setdefault(tuple(symbols), action) == action
    beginnings = {whole[:end] for whole in spelled for end in range(1, len(whole))}
    assert not beginnings & set(spelled)
    assert len(set(codec.symbols)) > 1


@tables
def test_masks_are_exact(name: str, seats: int) -> None:
    """A symbol may come next if and only if a listed action goes on with it; what is forced is never asked."""
    codec, luck = periplus.game(name).codec, luck_from(32)
    for _, _, listed in decisions(name, seats, 32):
        spelling, left = Spelling(codec, listed), {tuple(codec.spell(each)): each for each in listed}
        assert len(left) == len(listed)
        while spelling.action is None:
            place = next(at for at in range(99) if len({whole[at] for whole in left}) > 1)
            expected = {whole[place] for whole in left}
            assert set(spelling.choices()) == expected
            assert {symbol for symbol, bit in enumerate(spelling.mask()) if bit} == expected
            assert len(spelling.mask()) == len(codec.symbols)
            wrong = next(symbol for symbol in range(len(codec.symbols)) if symbol not in expected)
            with pytest.raises(ValueError, match="cannot come next"):
                spelling.choose(wrong)
            symbol = sorted(expected)[luck.below(len(expected))]
            spelling.choose(symbol)
            left = {whole: each for whole, each in left.items() if whole[place] == symbol}
        assert list(left.values()) == [spelling.action]
        assert spelling.choices() == [] and not any(spelling.mask())


@tables
def test_every_listed_action_can_be_chosen(name: str, seats: int) -> None:
    """By its own symbols, from a fresh spelling."""
    for s, _, listed in decisions(name, seats, 33):
        for action in listed[:: 1 + len(listed) // 8]:
            spelling, symbols = Spelling(s.game.codec, listed), s.game.codec.spell(action)
            while spelling.action is None:
                spelling.choose(symbols[spelling.at])
            assert spelling.action == action
            with pytest.raises(ValueError, match="cannot come next"):
                spelling.choose(symbols[-1])


@pytest.mark.parametrize("name", NAMES)
def test_a_spelling_travels_in_the_middle(name: str) -> None:
    """It arrives with what was chosen, by itself and together with its position."""
    luck, travelled = luck_from(34), 0
    for s, _, listed in decisions(name, periplus.game(name).seats[0], 34):
        spelling = Spelling(s.game.codec, listed)
        while spelling.action is None:
            choices = spelling.choices()
            spelling.choose(choices[luck.below(len(choices))])
            for other in (pickle.loads(pickle.dumps(spelling)), copy.deepcopy(spelling)):
                assert (other.chosen, other.choices(), other.action) == (
                    spelling.chosen, spelling.choices(), spelling.action,
                )  # fmt: skip
                assert other.codec is spelling.codec
                travelled += 1
    assert travelled > 20


@tables
def test_what_only_forms_allow_can_be_spelled_but_not_chosen(name: str, seats: int) -> None:
    """Wherever there are forms, which a game whose actions are numbered has nowhere: there, all is listed."""
    luck, counts = luck_from(35), Counter[str]()
    for s, seat, listed in decisions(name, seats, 35):
        counts["open"] += bool(s.forms(seat))
        for form in s.forms(seat):
            action = filled(form, luck)
            if action not in listed and allows(s, seat, action):
                counts["unlisted"] += 1
                assert s.game.codec.read(s.game.codec.spell(action)) == action
    if periplus.game(name).codec.every:
        assert not counts["open"]
    else:
        assert counts["unlisted"] or name not in THOROUGH


@pytest.mark.parametrize("name", [name for name in NAMES if periplus.game(name).codec.every])
def test_where_actions_are_few_each_has_a_number(name: str) -> None:
    """One symbol is a whole action, so the mask is that of the actions."""
    codec = periplus.game(name).codec
    for number, notation in enumerate(codec.symbols):
        action = codec.read([number])
        assert str(action) == notation
        assert codec.spell(action) == [number]


@pytest.mark.parametrize("name", NAMES)
def test_what_spells_nothing_is_refused(name: str) -> None:
    """Nothing at all, symbols that are not there, and symbols at random."""
    codec, luck = periplus.game(name).codec, luck_from(36)
    for symbols in ([], [-1], [len(codec.symbols)], [0, 0, 0]):
        with pytest.raises(ValueError, match=r"symbol|spelling|action"):
            codec.read(symbols)
    for _ in range(300):
        symbols = [luck.below(len(codec.symbols)) for _ in range(1 + luck.below(4))] + [0]
        try:
            action = codec.read(symbols)
        except ValueError:
            continue
        assert codec.read(codec.spell(action)) == action


def test_nothing_cannot_be_spelled() -> None:
    """There must be something to choose from."""
    with pytest.raises(ValueError, match="nothing to choose"):
        Spelling(periplus.game("example").codec, [])
