"""A view is the plain data that it always was, and draws itself where it is asked to."""

import copy
import json
import pickle
from typing import Any

import msgspec
import pytest

import periplus
from periplus.bots.seat import Seat
from periplus.kernel.view import View
from tests.draw.plain import drawn_example


class Letter(msgspec.Struct):
    """Something with a view in it, as the API sends it."""

    view: dict[str, Any]


def seen() -> View:
    """Return what a seat of the example sees."""
    return periplus.game("example").new(seats=2, seed=7).view(1)


def test_a_view_equals_the_data_it_holds() -> None:
    """On either side, and with what the game itself says."""
    view = seen()
    assert view == dict(view)
    assert dict(view) == view
    assert repr(view) == repr(dict(view))
    assert view == seen()


def test_a_view_is_written_as_the_data_it_holds() -> None:
    """By json and by msgspec, alone and within something else."""
    view, plain = seen(), dict(seen())
    assert json.dumps(view) == json.dumps(plain)
    assert msgspec.json.encode(view) == msgspec.json.encode(plain)
    assert msgspec.msgpack.encode(view) == msgspec.msgpack.encode(plain)
    assert msgspec.json.encode(Letter(view)) == msgspec.json.encode(Letter(plain))
    assert msgspec.to_builtins(view) == msgspec.convert(view, dict[str, Any]) == plain


def test_copies_and_pickles_are_views() -> None:
    """They still know the game and who looks; a deep copy shares nothing that is seen."""
    view = seen()
    for other in (view.copy(), copy.copy(view), copy.deepcopy(view), pickle.loads(pickle.dumps(view))):
        assert type(other) is View
        assert (other, other.game, other.seat) == (view, view.game, 1)
    deep = copy.deepcopy(view)
    deep["players"].clear()
    assert deep != view == seen()


def test_a_view_knows_who_looks() -> None:
    """A seat, or a spectator."""
    s = periplus.game("example").new(seats=2, seed=7)
    views = [s.view(0), s.view(None), Seat(s, 1).view]
    assert all(isinstance(view, View) for view in views)
    assert [(v.game, v.seat) for v in views if isinstance(v, View)] == [(s.game, 0), (s.game, None), (s.game, 1)]


def test_a_view_draws_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    """In English, light, as the seat that looks, with the names that the game has for seats."""
    s = drawn_example(monkeypatch).new(seats=2, seed=7)
    drawn = s.view(1)._repr_svg_()
    assert drawn is not None
    assert ">seat 1<" in drawn
    assert "Seat 1" in drawn
    assert ">seat None<" in str(s.view(None)._repr_svg_())


def test_a_game_without_a_board_is_shown_as_data() -> None:
    """A notebook takes nothing for “no drawing”."""
    assert seen()._repr_svg_() is None
