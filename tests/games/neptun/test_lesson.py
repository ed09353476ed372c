"""The lesson of Neptun says nothing that is not so when the learner reads it."""

from typing import Any

import pytest

from periplus.games import game
from periplus.games.neptun.acquire import column_params
from periplus.games.neptun.actions import PlayOar, Sail, Take
from periplus.games.neptun.box import SLOTS
from periplus.games.neptun.fulfil import price_of_miles, range_with
from periplus.games.neptun.state import FACE_DOWN, FULFILLED, NO_COLUMN, OPEN, NeptunState, played_oar
from periplus.kernel.box import shipped_box
from periplus.kernel.lesson import LEARNER, Due, lesson_of
from periplus.kernel.message import Message
from tests.games.lessons import by_hand, replay, script

SCRIPT = script("neptun")
BY_HAND = by_hand(SCRIPT)


def position(decisions: int) -> NeptunState:
    """Return the table after so many decisions of the script."""
    s, _ = replay("neptun", decisions)
    assert isinstance(s, NeptunState)
    return s


def pay(message: object) -> dict[str, Any]:
    """Return what a contract pays."""
    assert isinstance(message, Message)
    return dict(message.params)


def facts_of_column(s: NeptunState, column: int) -> dict[str, Any]:
    """Return what is true of a column that lies face up."""
    params, box = column_params(s, column), s.box
    miles = s.miles[box.start][box.city_names.index(str(params["city"]))]
    power = box.oar_power[s.row_oar[column]]
    return {**params, **pay(params["pay"]), "miles": miles, "power": power, "leftover": s.leftover_gold}


def facts_of_slot(s: NeptunState, slot: int) -> dict[str, Any]:
    """Return what is true of a contract on the learner's chart."""
    box, card, good = s.box, s.manifest_city[slot], s.manifest_goods[slot]
    city = box.card_city[card]
    paid: dict[str, Any] = (
        {"gold": box.card_gold[card][good]}
        if box.card_gold[card][good]
        else {
            "points": box.card_points[card][good],
            "region": box.region_names[box.city_region[city]],
        }
    )
    miles = s.miles[s.ships[LEARNER]][city]
    return {"slot": slot + 1, "city": box.city_names[city], "good": box.goods_names[good], "miles": miles, **paid}


def facts(s: NeptunState, due: Due) -> dict[str, Any]:
    """Return what is true of the table, and of the action that the learner is to choose."""
    action, box = due.action, s.box
    here = {"wind": s.wind, "forecast": s.wind - box.wind_neutral, "columns": len(s.row_city), "price": box.point_price}
    if isinstance(action, PlayOar):
        slot = s.manifest[:SLOTS].index(OPEN)
        oar = {
            "oar": box.oar_names[action.card],
            "range": range_with(s, action.card),
            "share": box.oar_wind[action.card],
        }
        return {**here, **facts_of_slot(s, slot), **oar}
    if isinstance(action, Sail):
        way = {"range": range_with(s, played_oar(s, LEARNER)), "toll": price_of_miles(s, LEARNER, action.city)}
        return {**here, **facts_of_slot(s, action.slot), **way}
    column = action.column if isinstance(action, Take) else s.revealed_column
    told = facts_of_column(s, column) if column != NO_COLUMN else {}
    return {**here, **told, **({"slot": action.slot + 1} if isinstance(action, Take) else {})}


@pytest.mark.parametrize("at", BY_HAND)
def test_what_a_task_names_is_true(at: int) -> None:
    """Cities, goods, cards and numbers are those that lie on the table at that moment."""
    due = SCRIPT.dues[at]
    assert dict(due.task.names).items() <= facts(position(at), due).items()


def test_what_the_end_names_is_true() -> None:
    """The last three contracts are still open, with the first two fulfilled and none lost (N37, N47)."""
    s = position(len(SCRIPT.dues))
    cities = [facts_of_slot(s, slot)["city"] for slot in (2, 3, 4)]
    assert cities == [SCRIPT.lesson.end.names[name] for name in ("third", "fourth", "fifth")]
    assert s.manifest[:SLOTS] == [FULFILLED, FULFILLED, OPEN, OPEN, OPEN]
    assert [len(s.box.tiles_at[0][letter]) for letter in range(3)] == [1, 2, 3]


def test_what_is_said_besides_is_true() -> None:
    """Who is first, what lies face down, what was refused, and that no card goes farther."""
    first, refuse, take, leftover, oar, sail, wind, gold = BY_HAND
    s = position(first)
    assert s.order[0] == LEARNER and s.row_city == [FACE_DOWN] * 4 and s.box.city_names[s.box.start] == "Crete"
    refused, left = facts_of_column(position(refuse), 0), facts_of_column(position(leftover), 0)
    assert (refused["city"], refused["good"]) == (left["city"], left["good"])
    assert position(take).revealed_column == 1
    assert position(leftover + 1).manifest[:SLOTS].count(OPEN) == 2
    assert position(oar).manifest[:SLOTS] == [OPEN] * SLOTS
    powers = [s.box.oar_power[card] for card in position(oar).hands[LEARNER]]
    assert sorted(powers)[-2:] == [6, 7]  # one card alone reaches the first city
    chosen = SCRIPT.dues[wind].action
    assert isinstance(chosen, PlayOar)
    assert s.box.oar_power[chosen.card] == max(s.box.oar_power[card] for card in position(wind).hands[LEARNER])
    assert facts(position(sail), SCRIPT.dues[sail])["toll"] == 0
    assert position(gold).manifest[0] != OPEN and position(gold + 1).gold[LEARNER] == 3 - 2 + 4 - 3


def test_the_lesson_fits_our_own_box_alone() -> None:
    """With one more gold to begin with, what it says would not be so."""
    data = shipped_box("periplus.games.neptun")
    data["start"]["gold"] = 6
    assert lesson_of(game("neptun", data, "mine")) is None
