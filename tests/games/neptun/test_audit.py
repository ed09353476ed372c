"""Saved positions that cannot be: refused by the name of the field that does not fit."""

from collections.abc import Callable
from typing import Any

import pytest

import periplus
from periplus.games.neptun.state import NOT_TAKEN, REMOVED, NeptunState
from tests.games.neptun.tables import (
    BOX,
    GREEN,
    NEPTUN,
    PURPLE,
    RED,
    at_sea,
    idle_until,
    last_sail,
    place_tokens,
    table,
)

Damage = Callable[[dict[str, Any]], None]


def acquiring() -> NeptunState:
    """Return a table in the second turn of acquiring, when red has taken a column."""
    s = table(3)
    idle_until(s, "Acquire", 2)
    seat = s.actors()[0]
    s.apply(seat, s.legal_actions(seat)[0])
    return s


def sailing() -> NeptunState:
    """Return a table in the fifth turn of round B, with some tokens on the tracks."""
    s = last_sail(3, "B")
    place_tokens(s, "Africa", (GREEN, 2), (RED, 2), (PURPLE, 3))
    return s


def put(field: str, at: int, value: int) -> Damage:
    """Return what puts a number into a list."""

    def damage(data: dict[str, Any]) -> None:
        """Put it there."""
        data[field][at] = value

    return damage


def refused(s: NeptunState, damage: Damage) -> str:
    """Return the field for which a position is refused once it is damaged; before, it is not."""
    data = s.to_json()
    assert NEPTUN.from_json(data) == s
    damage(data)
    with pytest.raises(periplus.BadPosition) as caught:
        NEPTUN.from_json(data)
    return str(caught.value.message.params["field"])


def tile(temple: str, round: str, place: int = 0) -> int:
    """Return a point tile."""
    return BOX.tiles_at[BOX.temple_names.index(temple)]["ABC".index(round)][place]


AFRICA = BOX.region_names.index("Africa") * 3


@pytest.mark.parametrize(
    "damage",
    [put("pile", AFRICA + RED, 0), put("pile", AFRICA + PURPLE, 1), put("pile", 0, 1)],
    ids=["two at the bottom", "on top of nobody", "an order on space 0"],
)
def test_piles(damage: Damage) -> None:
    """N35: tokens on a space have come one after the other; those on 0 have not come."""
    assert refused(sailing(), damage) == "pile"


def test_tokens_advance_by_contracts() -> None:
    """N35: red is on space 1 in round A although nobody has fulfilled anything -> refused."""
    assert refused(at_sea(), put("track", RED, 1)) == "track"


@pytest.mark.parametrize(
    ("at", "owner"),
    [
        (tile("Africa", "C"), RED),
        (tile("Africa", "B"), REMOVED),
        (tile("Africa", "A"), NOT_TAKEN),
        (tile("Gold", "A"), REMOVED),
    ],
    ids=["of a later round", "of this round", "of an earlier round", "always awarded"],
)
def test_tiles_go_when_their_round_is_scored(at: int, owner: int) -> None:
    """N48, N54: a tile is taken or removed when its round is scored, and not before; gold always has its owner."""
    assert refused(sailing(), put("tile_owner", at, owner)) == "tile_owner"


@pytest.mark.parametrize("owners", [(RED, RED), (REMOVED, RED)], ids=["twice", "first place left out"])
def test_a_temple_ranks_each_seat_once(owners: tuple[int, int]) -> None:
    """N48, N50: the two B tiles of a temple have the same owner, or only the second has one -> refused."""
    s = last_sail(3, "C")

    def damage(data: dict[str, Any]) -> None:
        """Hand out the tiles."""
        for place, owner in enumerate(owners):
            data["tile_owner"][tile("Africa", "B", place)] = owner

    assert refused(s, damage) == "tile_owner"


def test_bonus_tiles_wait_for_the_end_of_the_round() -> None:
    """N47: red has a bonus tile of round B, which is still played -> refused."""
    assert refused(sailing(), put("bonus", 1, 3)) == "bonus"


@pytest.mark.parametrize("cards", [12, 6, 0])
def test_hands(cards: int) -> None:
    """N7, N21, N42: red holds more cards than it got, or fewer than it took -> refused."""
    s = acquiring()

    def damage(data: dict[str, Any]) -> None:
        """Move cards between the deck and the hand."""
        pool = sorted([*data["oar_bag"], *[card for card in data["hands"][RED] if card < BOX.first_starting_oar]])
        data["hands"][RED], data["oar_bag"] = pool[:cards], pool[cards:]

    assert refused(s, damage) == "hands"


def test_starting_cards_are_personal() -> None:
    """N7: red has both starting cards of one kind, green those of the other -> refused."""

    def damage(data: dict[str, Any]) -> None:
        """Exchange a starting card."""
        one, other = BOX.starting_oars
        for seat, (given, got) in enumerate([(one, other), (other, one)]):
            data["hands"][seat].remove(given)
            data["hands"][seat] = sorted([*data["hands"][seat], got])

    assert refused(acquiring(), damage) == "hands"


@pytest.mark.parametrize(
    ("make", "field", "at", "value"),
    [
        (acquiring, "boats", RED, 1),
        (acquiring, "played", 0, BOX.starting_oars[0]),
        (acquiring, "chosen", RED, BOX.starting_oars[0]),
        (acquiring, "row_refuser", 0, RED),
        (at_sea, "boats", RED, 1),
        (at_sea, "oar_scale", RED, 3),
        (sailing, "chosen", RED, BOX.starting_oars[0]),
    ],
)
def test_what_belongs_to_another_phase(make: Callable[[], NeptunState], field: str, at: int, value: int) -> None:
    """N21, N27, N57: ships, cards and markers that are only there in another phase or with an option -> refused."""
    assert refused(make(), put(field, at, value)) in (field, "hands")


@pytest.mark.parametrize(("field", "value"), [("leftover_gold", 5), ("takes_extra", 1), ("revealed_column", 9)])
def test_numbers_that_cannot_be(field: str, value: int) -> None:
    """N24, N41: more gold on the leftover than turns, an extra turn during phase 1, a column that is not there."""
    assert refused(acquiring(), lambda data: data.update({field: value})) == field


def test_the_leftover_lies_face_up() -> None:
    """N24: the leftmost column is face down in the second turn -> refused."""
    s = table(3)
    idle_until(s, "Acquire", 2)

    def damage(data: dict[str, Any]) -> None:
        """Turn it down: its cards go back to the decks."""
        for row, bag in (("row_city", "city_bag"), ("row_goods", "goods_bag"), ("row_oar", "oar_bag")):
            data[bag] = sorted([*data[bag], data[row][0]])
            data[row][0] = -1

    assert refused(s, damage) == "row_city"
