"""Saved positions of Parthenon that cannot be: refused by the name of the field that does not fit."""

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

import periplus
from periplus.games.parthenon.audit_steps import SEASON
from periplus.games.parthenon.kinds import FLEETS, KINDS, LANDS
from periplus.games.parthenon.state import OFFER
from periplus.kernel.luck import luck_from
from periplus.kernel.playout import playout
from periplus.kernel.position import fields_of
from periplus.kernel.state import State
from tests.games.parthenon.walks import SHORT, prepare

GAME = periplus.game("parthenon")
Data = dict[str, Any]
Change = Callable[[Data], None]


@cache
def positions() -> dict[str, list[Data]]:
    """Return positions of random games, plain and rich, for each step, by its name: a few of every game."""
    found: dict[str, list[Data]] = {}
    for seed in range(1, 25):
        s: State = GAME.new(3 + seed // 2 % 3, seed, {**SHORT, "tournament": seed % 4 == 0})
        s, luck = prepare(s) if seed % 2 else s, luck_from(seed)
        kept: dict[str, int] = {}
        while not s.is_over and sum(kept.values()) < 600:
            step, seat = s.step_name(), s.actors()[luck.below(len(s.actors()))]
            kept[step] = kept.get(step, 0) + 1
            if kept[step] < 5:
                found.setdefault(step, []).append(s.to_json())
            actions = s.legal_actions(seat)
            s.apply(seat, actions[luck.below(len(actions))])
    return found


def saved(step: str, fits: Callable[[Data], bool] = lambda data: True) -> Data:
    """Return a copy of a position in which a step is due and something holds."""
    data = next(each for each in positions()[step] if fits(each))
    return {key: value[:] if isinstance(value, list) else value for key, value in data.items()}


def refused(data: Data) -> str:
    """Return the field that a position is refused for."""
    with pytest.raises(periplus.BadPosition) as caught:
        GAME.from_json(data)
    return str(caught.value.message.params["field"])


def seats(data: Data) -> list[int]:
    """Return the seats of a position."""
    return list(range(data["seats"]))


def away(data: Data) -> list[int]:
    """Return the fleets that are away."""
    return [fleet for fleet, land in enumerate(data["lands"]) if land >= 0]


def answered(data: Data) -> list[int]:
    """Return the seats that have said something."""
    return [seat for seat in seats(data) if data["said"][seat] != -1]


def test_sound_positions_of_every_step_are_loaded() -> None:
    """Whatever random play comes to."""
    for found in positions().values():
        for data in found:
            assert GAME.from_json(data).to_json() == data


def test_positions_saved_before_it_was_noted_what_became_of_offers_are_loaded() -> None:
    """Their offers are gone without a word."""
    data = saved("IslandTrade", lambda each: each["offer_count"] > len(each["offers"]) // OFFER)
    older = {name: value for name, value in data.items() if name != "fates"}
    assert GAME.from_json(older).to_json() == {**data, "fates": []}


def test_every_step_has_its_place_in_a_season() -> None:
    """The audit knows all steps of the order of play."""
    s = GAME.new(3, 1)
    names = {step.name() for instruction in s.instructions for step in instruction.all_steps()}
    assert names == set(SEASON) - {"over"}


@pytest.mark.parametrize("field", [field.key for field in fields_of(GAME.new(3, 1))])
def test_no_field_holds_just_anything(field: str) -> None:
    """A list with a number far too low, or a number far too low -> refused by that field."""
    data = saved("IslandTrade")
    data[field] = [*data[field][:-1], -9] if isinstance(data[field], list) else -9
    assert refused(data) == field


@pytest.mark.parametrize(
    ("step", "field", "value"),
    [
        ("BuildIsland", "hands", [0]), ("BuildIsland", "years_played", 3), ("BuildIsland", "year", 4),
        ("BuildIsland", "season_number", 5), ("BuildIsland", "events", []), ("BuildIsland", "island_of", [0, 0, 1]),
        ("BuildIsland", "plan_pile", [0, 0]), ("BuildIsland", "harbor_pile", []), ("BuildIsland", "hazard_pile", []),
        ("BuildIsland", "hazard_seen", [1, 1, 1, 1]), ("BuildIsland", "event_order", []),
        ("BuildIsland", "events_done", 0), ("BuildIsland", "begun", 1), ("BuildIsland", "hazard", 0),
        ("BuildIsland", "trading", 1), ("BuildIsland", "draws", 1), ("BuildIsland", "offers", [1] * OFFER),
        ("BuildIsland", "tied", 3), ("BuildIsland", "winner", 0), ("BuildIsland", "ending", "complete"),
        ("BuildIsland", "stack", [1, 0, 0]), ("BuildIsland", "victims", 1), ("BuildIsland", "victim", 0),
        ("BuildIsland", "stoic", 1), ("BuildIsland", "named", 0), ("BuildIsland", "offer_count", 999),
        ("BuildIsland", "trades", 999), ("OrderEvents", "ordered", 1), ("OrderEvents", "lit", 1),
        ("OrderEvents", "event_order", [1]), ("OrderEvents", "events_done", 1), ("OrderEvents", "no_armies", 1),
        ("IslandTrade", "offers", [1, 2]), ("IslandTrade", "fates", [1, 2]), ("IslandTrade", "fates", [999, 0, 0]),
        ("IslandTrade", "sealed", 1), ("ArrangeSeason", "arranged", [0, 1, 2]),
        ("PayToll", "stack", []), ("PayToll", "victims", 1), ("PayToll", "events_done", 0),
        ("StopMakers", "victims", 0), ("StopMakers", "victim", -1), ("ShakeStructures", "named", 1),
        ("TakeAsGuest", "named", -1), ("LaunchFleets", "begun", 0), ("LaunchFleets", "draws", 1),
        ("LaunchFleets", "gifts", 1), ("LaunchFleets", "redraws", [0]), ("LaunchFleets", "alone", 0),
        ("WardFleets", "targets", 0), ("WardFleets", "draws", 0),
        ("WardFleets", "losing", [0]), ("WardFleets", "driven", 1), ("LoseCards", "targets", 0),
        ("LoseCards", "losing", [3, 2]), ("DriveFleet", "driven", 0), ("DriveFleet", "hazard", 0),
        ("FleetTrade", "fair_used", 1), ("FleetTrade", "redraws", [0]), ("FleetTrade", "driven", 1),
        ("Vote", "discarded", [1] * 3 * KINDS), ("Vote", "tied", 1),
    ],
)  # fmt: skip
def test_a_field_that_does_not_fit_is_named(step: str, field: str, value: object) -> None:
    """A value that cannot be at a step -> refused by its field."""
    data = saved(step, lambda each: each["seats"] == 3 or not isinstance(value, list) or field == "losing")
    assert refused({**data, field: value}) == field


def put(field: str, at: int, value: int) -> Change:
    """Return the change that puts a number at a place of a list."""

    def change(data: Data) -> None:
        data[field][at] = value

    return change


def swap_ends(field: str) -> Change:
    """Return the change that swaps the first and the last number of a list."""

    def change(data: Data) -> None:
        values = data[field]
        values[0], values[-1] = values[-1], values[0]

    return change


@pytest.mark.parametrize(
    ("field", "change"),
    [
        ("seat_of", swap_ends("seat_of")),
        ("plan_pile", swap_ends("plan_pile")),
        ("harbor_pile", swap_ends("harbor_pile")),
        ("hazard_pile", swap_ends("hazard_pile")),
        ("built", put("built", 0, 1)),  # a village that everybody begins with is missing
        ("built", put("built", 0, 3 | 2 << 6)),  # the second workshop without the first
        ("built", put("built", 0, 3 | 3 << 14)),  # P52: both alternates
        ("built", put("built", 0, 3 | 127 << 8)),  # P52: seven acropolis structures
        ("fleets", put("fleets", 0, 4)),
        ("philosophies", put("philosophies", 0, 64)),
        ("wonder_stage", put("wonder_stage", 0, 4)),
        ("harbors", put("harbors", 0, -3)),
        ("votes", put("votes", 0, 0)),  # P68: for oneself
        ("shaken", put("shaken", 0, 1)),
        ("used", put("used", 0, 1)),
        ("thought", put("thought", 0, 63)),
        ("visited", put("visited", 0, 4095)),
        ("skipping", put("skipping", 0, 7)),
        ("structures", put("structures", 0, 16)),
        ("swaps", put("swaps", 0, 9)),
        ("ignored", put("ignored", 0, 1 << 17)),
        ("stopping", put("stopping", 0, 1)),
        ("lands", put("lands", 0, 0)),
        ("aboard", put("aboard", 0, 1)),
        ("landed", put("landed", 0, 1)),
    ],
)
def test_numbers_of_lists_fit_each_other(field: str, change: Change) -> None:
    """One number changed in a season of building, early in the game -> refused by its field."""
    data = GAME.new(3, 3).to_json()
    s = GAME.from_json(data)
    while s.step_name() != "BuildIsland" or s.season_number < 2:  # type: ignore[attr-defined]
        seat = s.actors()[0]
        s.apply(seat, s.legal_actions(seat)[0])
    data = s.to_json()
    change(data)
    assert refused(data) == field


def test_plans_belong_to_one_seat_two_at_most() -> None:
    """A plan that nobody has and that is not in the pile, and three plans of a seat (P47) -> refused."""
    data = GAME.new(3, 1).to_json()
    data["wonder_stage"][0], data["plan_pile"] = 1, data["plan_pile"][1:]
    assert refused(data) == "wonder_owner"
    data["wonder_owner"][:3], data["wonder_stage"][:3], data["plan_pile"] = [0] * 3, [1] * 3, data["plan_pile"][2:]
    assert refused(data) == "wonder_owner"


def test_philosophies_have_four_copies() -> None:
    """Stoicism of five islands (P60) -> refused."""
    data = GAME.new(5, 1).to_json()
    data["philosophies"] = [1] * 5
    assert refused(data) == "philosophies"


def test_events_are_those_of_the_year() -> None:
    """An event twice, and one of the next year -> refused."""
    data = saved("Vote", lambda each: each["season_number"] > 1)
    assert refused({**data, "events": [data["events"][0], *data["events"][:-1]]}) == "events"
    assert refused({**data, "event_pile": [*data["event_pile"][:-1], 17 if data["year"] < 3 else 0]}) in (
        "events", "event_pile",
    )  # fmt: skip


def test_offers_are_made_by_those_who_hold_them_to_others() -> None:
    """A number beyond the last, an offer to its maker, of what it does not hold, or of nothing (Q56) -> refused."""
    data = saved("IslandTrade", lambda each: len(each["offers"]) > 0)
    maker = data["offers"][1]
    for at, value in ((0, data["offer_count"] + 1), (2, 1 << maker), (2, 0), (3, 99)):
        offers = data["offers"][:]
        offers[at] = value
        assert refused({**data, "offers": offers}) == "offers"
    assert refused({**data, "offers": [*data["offers"][:3], *[0] * (OFFER - 3)]}) == "offers"
    assert refused({**data, "offers_made": [0] * data["seats"]}) == "offer_count"


def test_the_order_is_that_of_the_archon() -> None:
    """Seats the other way round, unless the Archon has arranged them so -> refused."""
    data = saved("IslandTrade", lambda each: each["arranged"] == [])
    assert refused({**data, "order": data["order"][::-1]}) == "order"


def test_fleets_carry_what_they_can_and_are_known_truly() -> None:
    """A fleet that there is not, an overload, cards shown that are not aboard, a wrong number -> refused."""
    data = saved("RevealHarbors", lambda each: 1 in each["fleets"])
    seat = data["fleets"].index(1)
    lands = data["lands"][:]
    lands[seat * FLEETS + 2] = 0
    assert refused({**data, "lands": lands}) == "lands"
    fleet = away(data)[0]
    for field, at, value in (
        ("aboard", fleet * KINDS, 7), ("shown", fleet * KINDS, 8), ("fewest", fleet * 7, 9), ("most", fleet * 7, -1),
        ("lands", fleet, LANDS),
    ):  # fmt: skip
        values = data[field][:]
        values[at] = value
        assert refused({**data, field: values}) == field


def test_a_launch_is_sealed_and_one_that_could_be() -> None:
    """Sealed without an answer, and an answer without a fleet -> refused."""
    data = saved("LaunchFleets", lambda each: not each["ordered"] & 2 and len(away(each)) > 0)
    assert refused({**data, "sealed": 0}) == "sealed"
    seat = away(data)[0] // FLEETS
    said = data["said"][:]
    said[seat] = 0
    assert refused({**data, "said": said}) == "said"


@pytest.mark.parametrize(
    ("step", "value"),
    [
        ("IgnoreEvent", 40), ("PayToll", 2), ("TakeBoon", 12), ("CaulkFleets", 9), ("AssignArmies", 9),
        ("LightFleets", 8), ("RevealHarbors", 64), ("Discard", 2),
    ],
)  # fmt: skip
def test_answers_are_some_that_could_be_given(step: str, value: int) -> None:
    """An answer that its step refuses, and one of a seat that is still waited for -> refused."""
    data = saved(step, lambda each: len(answered(each)) > 0)
    seat = answered(data)[0]
    said = data["said"][:]
    said[seat] = value
    assert refused({**data, "said": said}) == "said"
    asked = next(each for each in seats(data) if data["waiting"] >> each & 1)
    said = data["said"][:]
    said[asked] = 0
    assert refused({**data, "said": said}) == "said"


def test_only_those_are_asked_who_have_a_decision() -> None:
    """A seat that has voted already, and the Archon's choice put to another -> refused."""
    data = saved("Vote", lambda each: each["turn"] > 0)
    assert refused({**data, "waiting": 1 << data["order"][0]}) == "waiting"
    data = saved("ArrangeSeason")
    assert refused({**data, "waiting": 1 << (data["archon"] + 1) % data["seats"]}) == "waiting"


def test_hazards_strike_fleets_at_risk() -> None:
    """A fleet at home that is struck, draws alone or discards a Gift; an answer that was not given -> refused."""
    data = saved("WardFleets", lambda each: -1 in each["lands"])
    home = data["lands"].index(-1)
    for field in ("targets", "gifts", "sacrifices", "turned_back"):
        assert refused({**data, field: data[field] | 1 << home}) == field
    assert refused({**data, "alone": home}) == "alone"
    assert refused({**data, "redraws": [home]}) == "redraws"
    assert refused({**data, "answered": data["answered"] ^ data["waiting"]}) == "answered"
    assert refused({**data, "willing": data["waiting"]}) == "willing"


def freely_trading(data: Data) -> list[int]:
    """Return the fleets that trade where the harbor card asks for nothing."""
    cards = GAME.box["harbor_cards"]
    return [
        fleet for fleet in away(data)
        if data["trading"] >> fleet & 1
        and not {"admits", "fee", "thieves"} & set(cards[data["harbors"][data["lands"][fleet]]])
    ]  # fmt: skip


def test_fleets_trade_where_the_harbor_card_lets_them() -> None:
    """A fleet that does not trade although nothing keeps it from it, and one at a face-down card -> refused."""
    data = saved("FleetTrade", lambda each: len(freely_trading(each)) > 0)
    fleet = freely_trading(data)[0]
    assert refused({**data, "trading": data["trading"] & ~(1 << fleet)}) == "trading"
    face_down = {**data, "harbors_up": data["harbors_up"] & ~(1 << data["lands"][fleet])}
    assert refused({**face_down, "revealing": [0] * data["seats"], "fair_used": 0}) == "trading"


def over() -> Data:
    """Return the end of a game."""
    s = GAME.new(3, 1, {"years": 1})
    playout(s, luck_from(1))
    assert s.ending == "years-over"
    return s.to_json()


def test_the_end_follows_from_the_islands() -> None:
    """Another winner, another ending, votes that make another Archon -> refused."""
    data = over()
    assert GAME.from_json(data).to_json() == data
    assert refused({**data, "winner": (data["winner"] + 1) % 3}) == "winner"
    assert refused({**data, "ending": "played-out"}) == "ending"
    assert refused({**data, "ending": "complete"}) == "ending"
    assert refused({**data, "tied": 7}) == "tied"
    assert refused({**data, "season_number": 3}) != ""
    assert refused({**data, "votes": [-1, -1, -1]}) == "votes"
