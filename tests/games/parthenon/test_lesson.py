"""The lesson of Parthenon says nothing that is not so when the learner reads it."""

from collections.abc import Callable
from typing import Any

import pytest

from periplus.games.parthenon.actions import Build, Launch
from periplus.games.parthenon.cards import OVER
from periplus.games.parthenon.construction import cost_of, maker_name, thing_name
from periplus.games.parthenon.discard import hand_limit
from periplus.games.parthenon.journey import odds_among
from periplus.games.parthenon.kinds import BASIC, BASICS, FAR, GOLD, GOLDEN, KIND_NAMES, NEAR, NOBODY, PLAN, POTTERY
from periplus.games.parthenon.price import Price
from periplus.games.parthenon.purse import stage_of
from periplus.games.parthenon.state import ParthenonState, card_at, fleet_at, load_at
from periplus.games.parthenon.trade import given_in, wanted_in
from periplus.kernel.action import Action
from periplus.kernel.lesson import LEARNER
from periplus.kernel.message import Event, Message
from tests.games.lessons import by_hand, replay, script

SCRIPT = script("parthenon")
BY_HAND = by_hand(SCRIPT)
TASK = {task.say: at for task, at in zip(SCRIPT.lesson.tasks, BY_HAND, strict=True)}
RHODIAN, CRETAN = 1, 2
FLEET = fleet_at(LEARNER, 0)


def told_at(decisions: int) -> tuple[ParthenonState, list[Event]]:
    """Return the table after so many decisions of the script, and all that was told on the way."""
    s, told = replay("parthenon", decisions)
    assert isinstance(s, ParthenonState)
    return s, told


def before(task: str) -> ParthenonState:
    """Return the table when a task is due."""
    return told_at(TASK[task])[0]


def wanted(task: str) -> Action:
    """Return what a task asks for."""
    return SCRIPT.dues[TASK[task]].action


def said(task: str) -> dict[str, Any]:
    """Return that in plain words."""
    return dict(wanted(task).to_json())


def public(told: list[Event], name: str) -> list[dict[str, Any]]:
    """Return what events of a kind have told everybody."""
    return [dict(event.public) for event in told if event.name == name]


def in_hand(s: ParthenonState, seat: int = LEARNER) -> dict[str, int]:
    """Return the cards of a seat at home, by their names."""
    held = {name: s.hands[card_at(seat, kind)] for kind, name in enumerate(KIND_NAMES)}
    return {name: count for name, count in held.items() if count}


def counts(held: dict[str, int]) -> dict[str, Any]:
    """Return two kinds of cards as texts count them."""
    (card, count), (other_card, other_count) = held.items()
    return {"card": card, "count": count, "other_card": other_card, "other_count": other_count}


def counted(cards: list[str]) -> dict[str, int]:
    """Count cards by their names."""
    return {card: cards.count(card) for card in dict.fromkeys(cards)}


def percent(s: ParthenonState, launch: str) -> int:
    """Return the chance that a fleet arrives whole, as the page says it."""
    action = s.game.parse(launch)
    assert isinstance(action, Launch)
    return round(100 * odds_among(s, LEARNER, action, 0).whole)


def name_of_land(s: ParthenonState, seat: int) -> str:
    """Return the land that a fleet sails to."""
    return s.box.land_names[s.voyage.lands[fleet_at(seat, 0)]]


def building(s: ParthenonState, action: Action) -> dict[str, Any]:
    """Return what is built, what it makes and what it is paid with."""
    assert isinstance(action, Build)
    thing, price = action.thing, s.box.islands[s.island_of[LEARNER]].prices[action.thing]
    assert [each.size for each in cost_of(s, LEARNER, thing).prices] == [1] * len(cost_of(s, LEARNER, thing).prices)
    return {"thing": thing_name(s, thing), "made_card": maker_name(s, LEARNER, thing), "price": price.size}


def events(s: ParthenonState) -> list[str]:
    """Return the events in force."""
    return [s.box.event_names[event] for event in s.events]


# What a task names, worked out from the table when it is due


def of_harvest(s: ParthenonState) -> dict[str, Any]:
    """Return the island, what it has and needs, and the event."""
    whole = {"island": s.name_of(LEARNER), "structures": s.structures(LEARNER), "goal": sum(s.box.goal)}
    return {**whole, "event": events(s)[0], "card": said("lesson-harvest")["cards"][0]}


def of_production(s: ParthenonState) -> dict[str, Any]:
    """Return the cards in hand."""
    return counts(in_hand(s))


def of_launch(s: ParthenonState) -> dict[str, Any]:
    """Return what a fleet can carry, what it does carry, and its odds."""
    action = said("lesson-launch")
    assert len(action["a_cards"]) == s.hand_size(LEARNER)
    odds = percent(s, str(wanted("lesson-launch")))
    return {"most": s.box.cargo, "land": action["a"], "count": len(action["a_cards"]), "percent": odds}


def of_reveal(s: ParthenonState) -> dict[str, Any]:
    """Return the hazard, the land, its card and what that concerns."""
    hazards, land = public(told_at(TASK["lesson-reveal"])[1], "hazard"), s.voyage.lands[FLEET]
    card = s.box.harbor_cards[s.harbors[land]]
    assert card.shortage != NOBODY and not s.voyage.aboard[load_at(FLEET, card.shortage)]
    names = {"land": s.box.land_names[land], "harbor_card": card.name, "card": KIND_NAMES[card.shortage]}
    return {"hazard": hazards[-1]["hazard"], **names}


def of_plan(s: ParthenonState) -> dict[str, Any]:
    """Return the rate of neighbouring lands, and the plans that are left."""
    (price, got) = s.box.rates[NEAR][BASIC][BASIC]
    assert got == 1
    return {"price": price, "plans": len(s.plan_pile)}


def of_village(s: ParthenonState) -> dict[str, Any]:
    """Return the plan and its price, and what is built."""
    wonder = s.wonder_owner.index(LEARNER)
    price = stage_of(s, wonder).price
    (kind,) = price.named
    built, action = building(s, wanted("lesson-village")), said("lesson-village")
    own = {"wonder": s.box.wonder_names[wonder], "price": price.size, "card": KIND_NAMES[kind]}
    return {**built, **own, "paid_card": action["cards"][0]}


def of_vote(s: ParthenonState) -> dict[str, Any]:
    """Return what all islands have, and whom the others have voted for."""
    (structures,) = {s.structures(seat) for seat in range(s.seats)}
    assert [s.votes[RHODIAN], s.votes[CRETAN]] == [CRETAN, RHODIAN] and s.votes[LEARNER] == NOBODY
    return {"structures": structures, "called": s.name_of(RHODIAN), "other_called": s.name_of(CRETAN)}


def of_events(s: ParthenonState) -> dict[str, Any]:
    """Return the events, old and new, and the Archon."""
    card = said("lesson-events")["cards"][0]
    return {"event": events(s)[0], "new_event": events(s)[1], "called": s.name_of(s.archon), "card": card}


def of_accept(s: ParthenonState) -> dict[str, Any]:
    """Return the villages, the hand and the offer."""
    given, want = given_in(s, 0), wanted_in(s, 0)
    assert (sum(given), sum(want)) == (1, 1)
    held = counts(in_hand(s))
    assert KIND_NAMES[want.index(1)] == held["other_card"]
    offer = {"called": s.name_of(CRETAN), "got_card": KIND_NAMES[given.index(1)]}
    return {"villages": s.villages(LEARNER), **held, **offer}


def of_offer(s: ParthenonState) -> dict[str, Any]:
    """Return what is offered for what, who has that, and how many offers there are."""
    action = said("lesson-offer")
    (give,), (want,) = action["give"], action["want"]
    assert want not in in_hand(s) and in_hand(s)[give] == max(in_hand(s).values())
    assert s.makers(RHODIAN)[KIND_NAMES.index(want)] and want in in_hand(s, RHODIAN)
    return {"give_card": give, "want_card": want, "called": s.name_of(RHODIAN), "most": s.options.offers}


def of_done(s: ParthenonState) -> dict[str, Any]:
    """Return who has accepted, and how many kinds there are in hand."""
    accepted = public(told_at(TASK["lesson-done"])[1], "accepted")[-1]
    return {"called": s.name_of(accepted["seat"]), "kinds": len(in_hand(s))}


def of_abroad(s: ParthenonState) -> dict[str, Any]:
    """Return the rates, the other fleet, the load and its odds."""
    action = said("lesson-abroad")
    everything = " ".join(name for name, count in in_hand(s).items() for _ in range(count))
    odds = {"percent": percent(s, str(wanted("lesson-abroad")))}
    odds["low_percent"] = percent(s, f"launch A {action['a']} with {everything}")
    rates = {"price": s.box.rates[FAR][BASIC][GOLDEN][0], "near_price": s.box.rates[NEAR][BASIC][GOLDEN][0]}
    rival: dict[str, Any] = {"called": s.name_of(RHODIAN), "other_land": name_of_land(s, RHODIAN)}
    rival["most"] = s.cargo_size(fleet_at(RHODIAN, 0))
    (limit,) = {each.over for each in s.box.hazards if each.strikes == OVER}
    assert len(action["a_cards"]) <= limit
    return {**rates, **rival, **odds, **counts(counted(action["a_cards"])), "land": action["a"], "limit": limit}


def of_harbor(s: ParthenonState) -> dict[str, Any]:
    """Return both hazards, what they took from whom, and the harbor card."""
    told = told_at(TASK["lesson-harbor"])[1]
    first, second = [each["hazard"] for each in public(told, "hazard")[-2:]]
    (lost,) = public(told, "cargo-lost")
    assert lost["fleets"] == [Message("fleet", {"island": "Rhodes", "fleet": "A"})]
    (cards,) = lost["cards"]
    card = s.box.hazards[s.box.hazard_names.index(second)]
    assert cards.params["count"] == card.loses
    struck = {"lost": card.loses, "limit": card.over, "called": "Rhodes", "lost_card": cards.params["kind"]}
    land = {"land": name_of_land(s, LEARNER), "harbor_card": s.box.harbor_names[s.harbors[s.voyage.lands[FLEET]]]}
    return {"hazard": first, "second_hazard": second, **struck, **land}


def of_trade(s: ParthenonState) -> dict[str, Any]:
    """Return what is traded, and what stays aboard."""
    action, aboard = said("lesson-trade"), counted(said("lesson-abroad")["a_cards"])
    assert action["get"] == ["gold"] and sum(aboard.values()) == s.cargo_size(FLEET)
    (card, count), (other_card, _) = aboard.items()
    assert action["give"] == [card] * count and s.makers(LEARNER)[KIND_NAMES.index(card)]
    return {"count": count, "card": card, "other_card": other_card}


def of_build(s: ParthenonState) -> dict[str, Any]:
    """Return the hand, the village with its printed price, and the event that makes it cheaper."""
    (paid,) = said("lesson-build")["cards"]
    built = building(s, wanted("lesson-build"))
    assert not s.makers(LEARNER)[KIND_NAMES.index(built["made_card"])]
    return {"hand": s.hand_size(LEARNER), "event": events(s)[-1], **built, "card": paid}


def of_discard(s: ParthenonState) -> dict[str, Any]:
    """Return how much may be hidden, and how many kinds there are: no card twice."""
    assert set(in_hand(s).values()) == {1}
    return {"limit": hand_limit(s, LEARNER), "kinds": len(in_hand(s))}


def of_archon(s: ParthenonState) -> dict[str, Any]:
    """Return who has voted, and who leads."""
    assert s.votes == [NOBODY, LEARNER, LEARNER]
    structures = [s.structures(seat) for seat in range(s.seats)]
    assert structures.count(max(structures)) == 1 and structures.index(max(structures)) == CRETAN
    return {"called": s.name_of(RHODIAN), "other_called": s.name_of(CRETAN), "most": max(structures)}


FACTS: dict[str, Callable[[ParthenonState], dict[str, Any]]] = {
    "lesson-harvest": of_harvest, "lesson-production": of_production, "lesson-launch": of_launch,
    "lesson-reveal": of_reveal, "lesson-plan": of_plan, "lesson-village": of_village, "lesson-vote": of_vote,
    "lesson-events": of_events, "lesson-accept": of_accept, "lesson-offer": of_offer, "lesson-done": of_done,
    "lesson-abroad": of_abroad, "lesson-harbor": of_harbor, "lesson-trade": of_trade, "lesson-build": of_build,
    "lesson-discard": of_discard, "lesson-archon": of_archon,
}  # fmt: skip


@pytest.mark.parametrize("at", BY_HAND)
def test_what_a_task_names_is_true(at: int) -> None:
    """Islands, cards, lands and numbers are those of the table and of the wanted action at that moment."""
    task = SCRIPT.dues[at].task
    assert task.names.items() <= FACTS[task.say](told_at(at)[0]).items()


@pytest.mark.parametrize("at", BY_HAND)
def test_what_a_task_asks_for_is_listed(at: int) -> None:
    """The page offers it, though loads and offers are open-ended."""
    assert SCRIPT.dues[at].action in told_at(at)[0].legal_actions(LEARNER)


def test_what_is_said_of_the_first_season_is_true() -> None:
    """Any basic pays for the next villages, the plan is free, nothing is lost at sea, and the vote decides."""
    s = before("lesson-production")
    prices = s.box.islands[s.island_of[LEARNER]].prices
    assert [(price.basic, price.size) for price in prices[2:4]] == [(1, 1), (1, 1)]
    s = before("lesson-plan")
    assert s.box.lands[s.voyage.lands[FLEET]].plans[0].size == 0 and s.cargo_size(FLEET) == 3
    s = before("lesson-village")
    assert s.wonders_at(LEARNER, PLAN) == 1 and in_hand(s) == {"olives": 2, "timber": 1}
    s = before("lesson-vote")
    assert (in_hand(s), s.archon) == ({"timber": 1}, RHODIAN)
    s = before("lesson-events")
    assert (s.season_number, s.archon) == (2, RHODIAN)
    assert before("lesson-abroad").order == [RHODIAN, CRETAN, LEARNER]


def test_what_is_said_of_the_second_season_is_true() -> None:
    """A workshop takes all six basics, gold is widely needed, and the cards kept are the price of a sixth village."""
    s = before("lesson-accept")
    price = s.box.workshop_price
    assert (price.basic, price.different) == (BASICS, True) or price.counts[:BASICS] == [1] * BASICS
    assert len([each for each in s.box.acropolis if each.price.counts[GOLD]]) == len(s.box.acropolis) - 1
    golden = [each for each in s.box.wonders if needs_gold(each.plan.price) or needs_gold(each.partial.price)]
    assert len(golden) == len(s.box.wonders) - 1 and all(needs_gold(each) for each in s.box.fleet_prices)
    s = before("lesson-discard")
    sixth = s.box.islands[s.island_of[LEARNER]].prices[5]
    assert (sixth.basic, sixth.different) == (3, True) and in_hand(s) == {"olives": 1, "ore": 1, "wool": 1, "gold": 1}
    assert told_at(TASK["lesson-archon"])[0].hand_size(LEARNER) == 4


def needs_gold(price: Price) -> bool:
    """Say whether gold is part of a price."""
    return price.counts[GOLD] > 0


def test_what_the_end_names_is_true() -> None:
    """The learner is Archon, one structure a season may be built, and one basic is missing for a workshop."""
    s, names = told_at(len(SCRIPT.dues))[0], SCRIPT.lesson.end.names
    assert (s.archon, s.step_name(), s.season_number) == (LEARNER, "OrderEvents", 3)
    assert (names["event"], s.box.events[s.events[-1]].structures) == (events(s)[-1], 1)
    made = {KIND_NAMES[kind] for kind, count in enumerate(s.makers(LEARNER)) if count}
    assert made == {"olives", "timber", "grapes"} and in_hand(s).keys() == {"olives", "ore", "wool", "gold"}
    assert set(KIND_NAMES[:BASICS]) - made - in_hand(s).keys() == {names["missing_card"]}
    island, market = s.box.islands[s.island_of[LEARNER]], s.box.acropolis_names.index(str(names["thing"]))
    assert KIND_NAMES[island.rare] == names["made_card"]
    needed = s.box.acropolis[market].price.counts
    assert (needed[POTTERY], needed[GOLD], sum(needed)) == (1, 1, 2)
    second = s.box.lands[s.box.land_names.index(str(names["land"]))].plans[1]
    assert second.counts[GOLD] == second.size == names["price"]
