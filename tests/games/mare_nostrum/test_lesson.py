"""The lesson of Mare Nostrum says nothing that is not so when the learner reads it."""

from typing import Any

import pytest

from periplus.games.mare_nostrum.box import (
    CARAVAN,
    COLOSSUS,
    DIRECTOR,
    HAMMURABI,
    INFLUENCE,
    KINDS,
    MILITARY,
    NOBODY,
    POLITICAL,
    PYRAMIDS,
    TAX,
)
from periplus.games.mare_nostrum.military import commanders_left
from periplus.games.mare_nostrum.provinces import enemies_in, invader_of, next_to, standing_in
from periplus.games.mare_nostrum.roles import role_counts
from periplus.games.mare_nostrum.score import cards_to_win
from periplus.games.mare_nostrum.state import FREE, MareNostrumState, card_at, unit_at
from periplus.kernel.lesson import LEARNER
from tests.games.lessons import by_hand, replay, script
from tests.games.mare_nostrum.tables import BABYLON, EGYPT, GREECE

SCRIPT = script("mare_nostrum")
BY_HAND = by_hand(SCRIPT)
TASK = {task.say: at for task, at in zip(SCRIPT.lesson.tasks, BY_HAND, strict=True)}
GREEK, DIRECTOR_SEAT = 1, 2
BESIDES = {
    "lesson-caravan": ("civ",),
    "lesson-again": ("lost_card",),
    "lesson-convert": ("total", "enemy_total"),
    "lesson-gems": ("price",),
    "lesson-land": ("sea", "other_place"),
}
"""What neither the table nor the action has by that name: tested with what else a text says."""


def position(decisions: int) -> MareNostrumState:
    """Return the table after so many decisions of the script."""
    s, _ = replay("mare_nostrum", decisions)
    assert isinstance(s, MareNostrumState)
    return s


def before(task: str) -> MareNostrumState:
    """Return the table when a task is due."""
    return position(TASK[task])


def place(s: MareNostrumState, name: str) -> int:
    """Return the number of a province or a sea."""
    return s.box.place_names.index(name)


def hand(s: MareNostrumState, seat: int = LEARNER) -> list[str]:
    """Return the cards of a seat, also those it has picked."""
    first, taken = card_at(seat, 0), s.exchange.taken
    return [s.box.kind_names[kind] for kind in range(KINDS) for _ in range(s.hands[first + kind] + taken[first + kind])]


def named(cards: list[str]) -> dict[str, Any]:
    """Return three cards as texts name them."""
    return dict(zip(("first_card", "second_card", "third_card"), cards, strict=False))


def facts_of_action(s: MareNostrumState, told: dict[str, Any]) -> dict[str, Any]:
    """Return what is true of an action, given in plain words."""
    found = dict(told)
    if "groups" in told:
        found["place"] = told["groups"][0].split()[-1]
    if told["verb"] == "build":
        province = place(s, told["province"])
        icons = [at for at in s.box.buildings_of[province] if s.box.building_kind[at] == CARAVAN]
        found["card"] = told.get("spot") or next((s.box.spot_names[s.box.building_spot[at]] for at in icons), "")
        found |= named(told.get("cards", []))
    if told["verb"] == "offer":
        found["card"] = told["cards"][0]
    return found


def facts_of_table(s: MareNostrumState) -> dict[str, Any]:
    """Return what is true of the table."""
    units, goods = role_counts(s, MILITARY), [card for card in hand(s) if card != "tax"]
    guarded = [province for province in range(s.box.provinces) if enemies_in(s, province, BABYLON) == [EGYPT]]
    near = next_to(s, 1 << place(s, "Babylonia"), 0)
    return {
        "civ": s.box.civ_names[s.civ(s.roles[DIRECTOR])],
        "to": ", ".join(s.box.place_names[at] for at in guarded if near >> at & 1),
        "hero_card": s.box.card_names[s.card_owner.index(LEARNER)],
        "missing": cards_to_win(s) - s.cards_won(LEARNER),
        "count": s.exchange.demand,
        "taxes": hand(s).count("tax"),
        "price": s.box.prices[INFLUENCE],
        "hit": s.box.hit,
        "units": units[LEARNER],
        "enemy_units": units[GREEK],
        "caravans": role_counts(s, DIRECTOR)[DIRECTOR_SEAT],
        **named(goods),
    }


@pytest.mark.parametrize("at", BY_HAND)
def test_what_a_task_names_is_true(at: int) -> None:
    """Provinces, cards and numbers are those of the table and of the wanted action at that moment."""
    s, task = position(at), SCRIPT.dues[at].task
    names = {name: value for name, value in task.names.items() if name not in BESIDES.get(task.say, ())}
    assert names.items() <= {**facts_of_table(s), **facts_of_action(s, SCRIPT.dues[at].action.to_json())}.items()


def test_what_is_said_of_commerce_is_true() -> None:
    """Who leads it, who took what from whom, whom Carthage could not take from, and who was given a card."""
    s = before("lesson-caravan")
    assert SCRIPT.dues[0].task.names["civ"] == s.box.civ_names[s.civ(LEARNER)]
    assert before("lesson-offer").roles == [DIRECTOR_SEAT, GREEK, LEARNER]
    assert (before("lesson-pick").exchange.picker, hand(before("lesson-pick")).count("tax")) == (LEARNER, 1)
    _, told = replay("mare_nostrum", TASK["lesson-again"])
    taken = [event.public for event in told if event.name == "taken"]
    lost = SCRIPT.dues[TASK["lesson-again"]].task.names["lost_card"]
    assert taken[-1] == {"seat": GREEK, "victim_seat": LEARNER, "card": lost}
    third = position(TASK["lesson-pick"] + 1)
    assert {action.to_json()["civ"] for action in third.legal_actions(DIRECTOR_SEAT)} == {"Greece"}
    ended = position(TASK["lesson-again"] + 1)
    assert hand(ended) == ["grain", "perfume", "wine", "tax", "tax"] and ended.exchange.picker == GREEK
    assert ended.step_name() == "Give"
    _, told = replay("mare_nostrum", TASK["lesson-marker"])
    last, gift = [event for event in told if event.name in ("taken", "gift")][-2:]
    assert last.public == {"seat": GREEK, "victim_seat": LEARNER, "card": "tax"}
    assert gift.private["card"] == "tax" and gift.public["receiver_seat"] == LEARNER


def test_what_is_said_of_construction_is_true() -> None:
    """Who names the builder, what is free, what two taxes buy, what is kept, and what a hero costs."""
    s = before("lesson-influence")
    assert (s.roles[POLITICAL], s.active, s.card_owner[HAMMURABI]) == (GREEK, LEARNER, LEARNER)
    assert s.legions[unit_at(place(s, "Judaea"), EGYPT)] == 1 and s.fortresses[place(s, "Judaea")] == 0
    s = before("lesson-done")
    assert hand(s) == ["tax"] * s.box.taxes_kept and s.legal_actions(LEARNER) == [s.actions.done]
    s = before("lesson-marker")
    assert invader_of(s, place(s, "Judaea")) == BABYLON and s.owner[place(s, "Judaea")] == EGYPT
    assert not s.box.shores[place(s, "Babylonia")] and s.box.shores[place(s, "Syria")]
    gems = before("lesson-gems")
    assert SCRIPT.dues[TASK["lesson-gems"]].task.names["price"] == gems.box.card_price[COLOSSUS]
    assert gems.hands[card_at(LEARNER, TAX)] == 4


def test_what_is_said_of_war_is_true() -> None:
    """Who can move, what was rolled, who leads in the second turn, what borders on what, and whose Crete is."""
    s = before("lesson-name")
    assert s.roles[MILITARY] == LEARNER and commanders_left(s) == 1 << LEARNER | 1 << GREEK
    names = SCRIPT.dues[TASK["lesson-convert"]].task.names
    s, told = before("lesson-convert"), replay("mare_nostrum", TASK["lesson-convert"])[1]
    battle = next(event.public for event in told if event.name == "battle")
    assert {name: battle[name] for name in ("total", "enemy_total")}.items() <= names.items()
    assert battle["enemy_civ"] == "Egypt" and standing_in(s, place(s, "Judaea")) == []
    assert (before("lesson-roles").turns, before("lesson-roles").roles[MILITARY]) == (2, GREEK)
    s = before("lesson-sail")
    assert s.legal_actions(LEARNER) and commanders_left(s) == 1 << LEARNER
    s = before("lesson-land")
    names = SCRIPT.dues[TASK["lesson-land"]].task.names
    start, island, sea, other = [place(s, str(names[name])) for name in ("place", "to", "sea", "other_place")]
    assert s.box.shores[start] & s.box.shores[island] == 1 << sea - s.box.provinces
    assert (s.owner[island], s.owner[other]) == (NOBODY, GREECE) and s.triremes[unit_at(sea, BABYLON)]


def test_what_the_end_names_is_true() -> None:
    """Nine for a card, twelve for the Pyramids, as many units as Greece, and a free site in a new province."""
    s, names = position(len(SCRIPT.dues)), SCRIPT.lesson.end.names
    assert role_counts(s, MILITARY)[:2] == [names["units"], names["units"]] and s.roles[MILITARY] == GREEK
    assert (names["price"], names["most"]) == (s.box.card_price[COLOSSUS], s.box.card_price[PYRAMIDS])
    assert names["missing"] == cards_to_win(s) - s.cards_won(LEARNER)
    site = s.box.building_at[place(s, str(names["province"])), s.box.spot_names.index(str(names["site"]))]
    assert s.owner[place(s, str(names["province"]))] == BABYLON and s.buildings[site] == FREE
    assert s.legions[unit_at(place(s, str(names["place"])), BABYLON)] == 1
    assert s.legal_actions(LEARNER) == [s.actions.done]
