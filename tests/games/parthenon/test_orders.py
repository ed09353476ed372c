"""Standing orders for Parthenon: what people answer in advance at a table."""

from collections import Counter
from collections.abc import Callable, Iterator

import pytest

from periplus.games.parthenon.cards import FESTIVAL
from periplus.games.parthenon.events import card
from periplus.games.parthenon.state import ParthenonState
from periplus.games.parthenon.view import PHASE_OF
from periplus.kernel.errors import PeriplusError
from periplus.kernel.luck import Luck, luck_from
from periplus.kernel.message import Message
from periplus.kernel.state import State
from periplus.kernel.undo import Play
from periplus.table.entries import Acted, BadCommand, Order, Wished, Wishes
from periplus.table.table import Table
from tests.conformance.walks import walk
from tests.games.parthenon import tables
from tests.games.parthenon.tables_sea import (
    CHIOS,
    CRETE,
    RHODES,
    at_sea,
    build,
    build_phase,
    cargo,
    discard_phase,
    do,
    embark,
    go,
    hand,
    harbor,
    hazards,
    hold,
    launch,
    look_ahead,
    table,
    think,
    wonder,
)
from tests.games.parthenon.walks import prepare
from tests.table.hosting import acts, after, choice, people, person, setting, table_of

BASICS = ("grain", "grapes", "olives", "ore", "timber", "wool")
TAKING = ["scarcest", *[f"take {kind}" for kind in BASICS]]
SHAKING = [
    f"shake {each}" for each in ("marketplace", "shrine", "fortress", "great harbor", "academy", "treasury")
]  # fmt: skip
ARRANGING = [
    "arrange", "arrange ordered journey", "arrange ordered journey build", "arrange ordered trade journey harbor build",
]  # fmt: skip
ANSWERS = {
    "orderevents": ["as laid out", "payments last"], "ignoreevent": ["pass"], "arrangeseason": ARRANGING,
    "shakestructures": SHAKING, "paytoll": ["pay", "suffer", "pay or suffer"], "stopmakers": ["cheapest", "dearest"],
    "sparemakers": ["pass", "dearest"], "nameisland": ["myself", "weakest", "myself or weakest"], "takeboon": TAKING,
    "festivalswap": ["pass"], "takeasguest": TAKING, "caulkfleets": ["pass", "caulk"], "merchanttrade": ["done"],
    "assignarmies": ["scarcest", "assign"], "tendgardens": TAKING, "starttrade": ["done"], "islandtrade": ["done"],
    "lookahead": ["done", "look"], "launchfleets": ["stay"], "lightfleets": ["pass", "light"],
    "wardfleets": ["pass", "ward"], "losecards": ["plentiful"], "drivefleet": ["first"],
    "revealharbors": ["pass", "reveal"], "fleettrade": ["done"], "jettison": ["cheapest", "plentiful"],
    "buildisland": ["done"], "discard": ["show", "keep", "keep more"], "salvage": ["pass", "scarcest"],
    "vote": ["weakest", "vote Chios", "vote Crete", "vote Rhodes"], "namewinner": ["myself"],
}  # fmt: skip
"""Every question of a game of three, in the order of the phases, with its answers."""

ALWAYS = {
    "orderevents": "payments last", "ignoreevent": "pass", "arrangeseason": "arrange ordered journey",
    "shakestructures": "shake shrine", "paytoll": "pay or suffer", "stopmakers": "dearest", "sparemakers": "dearest",
    "nameisland": "myself or weakest", "takeboon": "scarcest", "festivalswap": "pass", "takeasguest": "scarcest",
    "caulkfleets": "caulk", "merchanttrade": "done", "assignarmies": "scarcest", "tendgardens": "scarcest",
    "starttrade": "done", "islandtrade": "done", "lookahead": "look", "launchfleets": "stay", "lightfleets": "light",
    "wardfleets": "ward", "losecards": "plentiful", "drivefleet": "first", "revealharbors": "reveal",
    "fleettrade": "done", "jettison": "cheapest", "buildisland": "done", "discard": "keep more",
    "salvage": "scarcest", "vote": "weakest",
}  # fmt: skip
"""Orders that leave nothing to ask, up to the choice of a winner."""


# Events, by hand


def event(name: str, cards: str = "", wisdom: str = "") -> ParthenonState:
    """Turn up an event; Chios, the Archon, has these cards and philosophies."""
    s = tables.table()
    tables.hold(s, CHIOS, cards)
    think(s, CHIOS, *wisdom.split())
    tables.turn_up(s, *name.split(", "))
    return s


def zeus() -> ParthenonState:
    """Return a position in which Chios may pay Crete to ignore an event."""
    s = tables.table()
    wonder(s, CRETE, "Statue of Zeus")
    hold(s, CHIOS, "spices")
    tables.turn_up(s, "Drought")
    return s


def persians(victim: int) -> ParthenonState:
    """Return a position in which Chios names what is idle on an island: its own, or that of Crete, who is stoic."""
    s = tables.table()
    build(s, CHIOS, "workshop")
    build(s, CRETE, "workshop")
    think(s, CRETE, "Stoicism")
    tables.turn_up(s, "Persian War")
    if victim == CRETE:
        do(s, CHIOS, "stop olives timber")
    return s


def stoic() -> ParthenonState:
    """Return a position in which Crete may spare a village or a workshop."""
    s = persians(CRETE)
    do(s, CHIOS, "stop wool spices")
    return s


def games() -> ParthenonState:
    """Return a position in which Chios names another island; Crete has most structures."""
    s = tables.table()
    build(s, CRETE, "village 3")
    tables.turn_up(s, "Olympic Games")
    return s


def guest() -> ParthenonState:
    """Return a position in which Chios is the guest of honour, with every kind but ore at home."""
    s = tables.table()
    tables.turn_up(s, "Island Festival")
    do(s, CHIOS, "name Chios")
    hold(s, CHIOS, "grain grapes olives timber wool")
    return s


def leaking(cards: str) -> ParthenonState:
    """Return a position in which Chios, who has three fleets, can pay for some of them."""
    s = tables.table()
    s.fleets[CHIOS] = 3
    hold(s, CHIOS, cards)
    tables.turn_up(s, "Shipworm")
    return s


# The rest of a season, by hand


def producing(cards: str, gardens: bool = False) -> ParthenonState:
    """Return a position in which Chios, whose villages make olives and timber, assigns Armies, or has the Gardens."""
    s = table()
    hold(s, CHIOS, cards)
    if gardens:
        wonder(s, CHIOS, "Hanging Gardens")
    go(s, "do begin_production")
    return s


def start_trade() -> ParthenonState:
    """Return a position in which Chios can pay for a wonder before trading."""
    s = table()
    wonder(s, CHIOS, "Temple of Artemis", "plan")
    hold(s, CHIOS, "wool wool wool wool")
    go(s, "in order if trade_is_ordered StartTrade")
    return s


def island_trade() -> ParthenonState:
    """Return a position in which Chios and Crete have cards to trade."""
    s = table()
    hold(s, CHIOS, "wool wool")
    hold(s, CRETE, "ore ore")
    go(s, "all at once IslandTrade")
    return s


def foresight(oracle: int, sceptic: bool = True) -> ParthenonState:
    """Return a position in which Chios can look ahead, by Scepticism or by the Oracle of an island."""
    s = table()
    hold(s, CHIOS, "wool")
    wonder(s, oracle, "Oracle of Apollo")
    think(s, CHIOS, *["Scepticism"] * sceptic)
    look_ahead(s)
    return s


def journey() -> ParthenonState:
    """Return a position in which Chios can launch fleets."""
    s = table()
    hold(s, CHIOS, "wool")
    embark(s)
    return s


def lighthouse(cards: str) -> ParthenonState:
    """Return a position in which Chios can pay Crete for two fleets near home, with the cards left there."""
    s = table()
    hold(s, CHIOS, cards)
    wonder(s, CRETE, "Great Lighthouse")
    launch(s, (CHIOS, "A Athens with wool B Sparta with ore C Egypt with gold"))
    return s


def struck(hazard: str = "Squall") -> ParthenonState:
    """Return a position in which a hazard strikes a fleet of Chios that has a Gift aboard."""
    s = table()
    hazards(s, hazard, "Safe Journey")
    launch(s, (CHIOS, "A Athens with wool gold gift"))
    return s


def robbed() -> ParthenonState:
    """Return a position in which pirates take a basic card of Chios."""
    return at_sea("Provisions, Safe Journey", (CHIOS, "A Athens with ore wool wool"))[0]


def off_course() -> ParthenonState:
    """Return a position in which Chios chooses where a fleet of Crete is driven."""
    return at_sea("Off Course, Safe Journey", (CRETE, "A Athens with ore wool"))[0]


def face_down() -> ParthenonState:
    """Return a position in which Chios has seen two harbor cards."""
    s = table()
    harbor(s, "Athens", "Blockade")
    harbor(s, "Sparta", "Unrest")
    hazards(s, "Safe Journey")
    launch(s, (CHIOS, "A Athens with ore B Sparta with wool"))
    return s


def fleet_trade() -> ParthenonState:
    """Return a position in which a fleet of Chios lies in an open harbor."""
    s = table()
    harbor(s, "Sparta", "Open Harbor", up=True)
    hazards(s, "Safe Journey")
    launch(s, (CHIOS, "A Sparta with wool wool"))
    return s


def overloaded() -> ParthenonState:
    """Return a position in which a fleet of Chios has two cards too many."""
    s = table()
    harbor(s, "Italy", "Open Harbor", up=True)
    hazards(s, "Safe Journey", "Safe Journey")
    launch(s, (CHIOS, "A Italy with gold gold wool wool wool grain"))
    do(s, CHIOS, "trade gold for ore ore in Italy", "trade gold for ore ore in Italy", "done")
    return s


def building() -> ParthenonState:
    """Return a position in which Chios can build."""
    s = table()
    hold(s, CHIOS, "wool wool")
    build_phase(s)
    return s


def discarding(cards: str, wisdom: str = "") -> ParthenonState:
    """Return a position in which Chios holds more than it may keep hidden."""
    s = table()
    hold(s, CHIOS, cards)
    think(s, CHIOS, *wisdom.split())
    discard_phase(s)
    return s


def mausoleum() -> ParthenonState:
    """Return a position in which Chios, who has an ore, may take two of the cards that Crete has discarded."""
    s = table()
    wonder(s, CHIOS, "Mausoleum")
    hold(s, CHIOS, "ore")
    hold(s, CRETE, "wool wool wool ore ore grain gold gold gold")
    discard_phase(s)
    do(s, CRETE, "keep gold gold gold")
    return s


def voting() -> ParthenonState:
    """Return a position in which Chios votes; Rhodes has the fewest structures of the others."""
    s = table()
    build(s, CRETE, "village 3")
    go(s, "do open_vote")
    return s


def equals(*seats: int) -> ParthenonState:
    """Return a position in which Chios chooses the winner among some islands."""
    s = table()
    s.tied = sum(1 << seat for seat in seats)
    go(s, "one NameWinner")
    return s


# At a table


def ordered(s: ParthenonState, *orders: Order, seat: int = CHIOS) -> Table:
    """Return a table of three people at which a position has come about, and an island has given orders."""
    found = table_of(setting("parthenon", *people(3)))
    found.play = Play(s)
    return after(found, Wished(seat, Wishes(orders=orders)))


def says(s: ParthenonState, given: str, seat: int = CHIOS) -> str | None:
    """Return what an island decides by an order for the present question; None if it is asked."""
    at = ordered(s, Order(s.step_name().lower(), given), seat=seat)
    assert at.state.step(seat) is not None
    known = at.known_answer(seat)
    assert at.asks(seat) == (known is None)
    return None if known is None else str(known[0])


def obeyed(at: Table, seat: int = CHIOS) -> Table:
    """Let the table do its duty, an order of an island."""
    duty = at.duty()
    assert duty is not None and (duty.seat, duty.by) == (seat, "order")
    return after(at, Acted(duty.seat, duty.decision, str(duty.action), duty.by))


def position(at: Table) -> ParthenonState:
    """Return the position at a table."""
    s = at.state
    assert isinstance(s, ParthenonState)
    return s


def test_what_can_be_answered_in_advance() -> None:
    """P17, P70: every decision of a season -> its answers, in the order of the phases."""
    asked = table().questions()
    assert {name: each.answers for name, each in asked.items()} == ANSWERS
    assert {name: list(each.topics) for name, each in asked.items() if each.topics} == {
        "paytoll": ["event"], "wardfleets": ["title"],
    }  # fmt: skip
    assert set(asked) == {step.lower() for step in PHASE_OF}


def test_questions_name_their_phases() -> None:
    """P17: the phase of each question is the one in which it is asked, and phases come in their order."""
    when = {step.lower(): Message("cell-when", {"when": phase}) for step, phase in PHASE_OF.items()}
    asked = table().questions()
    assert {name: each.phase for name, each in asked.items()} == {name: when[name] for name in asked}
    met = list(dict.fromkeys(str(each.phase) for each in asked.values()))
    assert met == list(dict.fromkeys(str(phase) for phase in when.values()))


def test_what_an_earthquake_strikes_can_be_named_in_advance() -> None:
    """P21: a structure for each answer -> what the Archon says."""
    s = event("Earthquake")
    assert [says(s, answer) for answer in SHAKING] == SHAKING


@pytest.mark.parametrize(
    ("make", "of", "given", "said"),
    [
        # P19: the order of events
        (event, ("Drought, Colonists, Pirate Raids",), "as laid out", "order Drought Colonists Pirate Raids"),
        (event, ("Drought, Colonists, Pirate Raids",), "payments last", "order Colonists Drought Pirate Raids"),
        (
            event, ("Earthquake, Famine, Favour of Poseidon, Golden Age",), "payments last",
            "order Favour of Poseidon Golden Age Earthquake Famine",
        ),
        # P64: the Statue of Zeus
        (zeus, (), "pass", "pass"),
        # P20: paying, or not
        (event, ("Drought", "grapes wool"), "pay", "pay grapes"),
        (event, ("Drought", "grapes wool"), "suffer", "suffer skipping olives"),
        (event, ("Drought", "grapes wool"), "pay or suffer", "pay grapes"),
        (event, ("Drought", "wool"), "pay", None),
        (event, ("Drought", "wool"), "pay or suffer", "suffer skipping olives"),
        (event, ("Persian Tribute", "gold spices wool wool wool"), "pay", "pay gold"),
        (event, ("Persian Tribute", "ore wool wool wool"), "pay", "pay ore wool wool"),
        (event, ("Famine", "wool wool wool gold spices"), "suffer", "suffer keeping wool spices gold"),
        (event, ("Drought", "grapes", "Stoicism"), "suffer", "suffer stoically"),
        (event, ("Drought", "grapes", "Stoicism"), "pay or suffer", "pay grapes"),
        # P21: what is idle
        (persians, (CHIOS,), "cheapest", "stop olives timber"),
        (persians, (CHIOS,), "dearest", "stop olives timber"),
        (persians, (CRETE,), "cheapest", "stop grain wool"),
        (persians, (CRETE,), "dearest", "stop wool spices"),
        # P21: whom an event favours
        (games, (), "myself", None),
        (games, (), "weakest", "name Rhodes"),
        (games, (), "myself or weakest", "name Rhodes"),
        (event, ("Island Festival",), "myself", "name Chios"),
        (event, ("Island Festival",), "weakest", "name Crete"),
        (event, ("Island Festival",), "myself or weakest", "name Chios"),
        # P20: cards that are given
        (event, ("Bountiful Harvest", "olives olives timber"), "scarcest", "take timber"),
        (event, ("Bountiful Harvest", "timber"), "scarcest", "take olives"),
        (event, ("Bountiful Harvest",), "take timber", "take timber"),
        (event, ("Bountiful Harvest",), "take wool", None),
        (event, ("Island Festival", "wool"), "pass", "pass"),
        (guest, (), "scarcest", "take ore"),
        (guest, (), "take wool", "take wool"),
        (leaking, ("timber timber",), "caulk", "caulk A B"),
        (leaking, ("timber timber",), "pass", "pass"),
        (leaking, ("wool wool",), "caulk", "pass"),
        (event, ("Merchant Ships", "wool"), "done", "done"),
        # P78: the season
        (tables.table, (), "arrange", "arrange"),
        (tables.table, (), "arrange ordered trade journey harbor build", "arrange ordered trade journey harbor build"),
        # P24, P64: production
        (producing, ("army olives",), "scarcest", "assign timber"),
        (producing, ("army army",), "scarcest", "assign olives timber"),
        (producing, ("army army",), "assign", "assign"),
        (producing, ("grain grapes olives", True), "scarcest", "take ore"),
        (producing, ("", True), "take wool", "take wool"),
        # P28, P58, P64: the journey
        (foresight, (CHIOS,), "look", "look Athens"),
        (foresight, (CHIOS, False), "look", "consult"),
        (foresight, (CRETE, False), "look", "done"),
        (foresight, (CHIOS,), "done", "done"),
        (journey, (), "stay", "stay"),
        (lighthouse, ("wool",), "light", "light A paying wool"),
        (lighthouse, ("wool ore",), "light", "light A B paying ore wool"),
        (lighthouse, ("gold",), "light", "pass"),
        (lighthouse, ("wool ore",), "pass", "pass"),
        # P21, P33: hazards
        (robbed, (), "plentiful", "lose A wool"),
        (off_course, (), "first", "drive Crete A to Sparta"),
        # P39, P48: harbors, and the way home
        (face_down, (), "reveal", "reveal Athens Sparta"),
        (face_down, (), "pass", "pass"),
        (overloaded, (), "cheapest", "jettison Italy grain ore"),
        (overloaded, (), "plentiful", "jettison Italy ore ore"),
        # P64 to P67: discarding
        (discarding, ("wool wool gold gold pottery spices papyrus",), "show", "show"),
        (discarding, ("wool wool gold gold pottery spices papyrus",), "keep", "keep papyrus gold gold"),
        (discarding, ("wool wool gold gold pottery spices papyrus",), "keep more", "show"),
        (discarding, ("wool wool wool wool gold",), "keep more", "keep wool wool gold"),
        (discarding, ("wool wool wool ore ore gold gold", "Epicureanism"), "show", "show keeping gold"),
        (mausoleum, (), "scarcest", "take grain wool"),
        (mausoleum, (), "pass", "pass"),
        # P68, P74: votes
        (voting, (), "weakest", "vote Rhodes"),
        (voting, (), "vote Crete", "vote Crete"),
        (voting, (), "vote Chios", None),
        (equals, (CHIOS, CRETE), "myself", "name Chios"),
        (equals, (CRETE, RHODES), "myself", None),
    ],
)  # fmt: skip
def test_orders_become_decisions(
    make: Callable[..., ParthenonState], of: tuple[object, ...], given: str, said: str | None
) -> None:
    """P19 to P74: an order of Chios for what it is asked -> what it says then; if that is impossible, it is asked."""
    s = make(*of)
    assert says(s, given) == said
    if said is not None:
        do(s.copy(), CHIOS, said)


@pytest.mark.parametrize(("given", "said"), [("dearest", "spare spices"), ("pass", "pass")])
def test_stoicism_is_used_or_kept_in_advance(given: str, said: str) -> None:
    """P58, Q73: the Archon has named a village and a workshop of Crete -> it spares the workshop, or nothing."""
    assert says(stoic(), given, CRETE) == said


def test_looking_ends_by_itself() -> None:
    """P58, P64: "look" of a sceptic with the Oracle -> a harbor card, then the hazards, and the game goes on."""
    at = ordered(foresight(CHIOS), Order("lookahead", "look"))
    at = obeyed(obeyed(at))
    assert at.play is not None
    assert [str(action) for _, action in at.play.decisions] == ["look Athens", "consult"]
    assert at.state.step_name() == "LaunchFleets"


@pytest.mark.parametrize("at", [start_trade, fleet_trade, building])
def test_done_is_said_in_advance(at: Callable[[], ParthenonState]) -> None:
    """P25, P42, P50: Chios has ordered "done" -> it is not asked, and the game goes on without it."""
    s = at()
    name = s.step_name()
    waiting = ordered(s)
    assert waiting.asks(CHIOS) and waiting.duty() is None
    told = ordered(s, Order(name.lower(), "done"))
    assert not told.asks(CHIOS)
    assert obeyed(told).state.step_name() != name


def test_an_order_for_another_question_is_passed_over() -> None:
    """P50: Chios has ordered "done" for trading only -> it is asked what it builds."""
    at = ordered(building(), Order("islandtrade", "done"), Order("wardfleets", "ward"))
    assert at.asks(CHIOS) and at.duty() is None


def test_done_in_advance_answers_offers_too() -> None:
    """P26, Q55: Crete offers to Chios, who has ordered "done" -> Chios says so again, and trading ends."""
    at = ordered(island_trade(), Order("islandtrade", "done"))
    assert not at.asks(CHIOS) and at.asks(CRETE)
    assert at.duty() is None  # Crete may still think of something
    at = acts(at, CRETE, "offer ore for wool to Chios")
    assert not at.asks(CHIOS)
    at = obeyed(acts(at, CRETE, "done"))
    assert at.state.step_name() != "IslandTrade"
    assert hand(position(at), CHIOS) == ["wool", "wool"]


@pytest.mark.parametrize(("answer", "kept"), [("ward", False), ("pass", True)])
def test_gifts_are_used_or_kept_in_advance(answer: str, kept: bool) -> None:
    """P36: a Storm throws a commodity overboard -> "ward" discards the Gift instead, "pass" keeps it."""
    aboard = cargo(position(obeyed(ordered(struck(), Order("wardfleets", answer)))), CHIOS)
    assert ("gift" in aboard, len(aboard)) == (kept, 2)


def test_gifts_are_used_against_some_hazards_only() -> None:
    """P36: the order is for Pirates -> against a Storm Chios is asked, against Pirates the Gift is used."""
    order = Order("wardfleets", "ward", {"title": ["Pirates"]})
    at = ordered(struck("Squall"), order)
    assert at.asks(CHIOS) and at.duty() is None
    at = obeyed(ordered(struck("Ransom"), order))
    assert "gift" not in cargo(position(at), CHIOS)


def test_some_events_only_are_paid_in_advance() -> None:
    """P20: the order is for Famine -> Chios is asked about Drought; with another order for the rest, that one holds."""
    for_famine = Order("paytoll", "pay", {"event": ["Famine", "Earthquake"]})
    at = ordered(event("Drought", "grapes"), for_famine)
    assert at.asks(CHIOS)
    at = ordered(event("Famine", "grain wool wool wool"), for_famine)
    assert not at.asks(CHIOS)
    at = ordered(event("Drought", "grapes"), for_famine, Order("paytoll", "suffer"))
    known = at.known_answer(CHIOS)
    assert known is not None and str(known[0]) == "suffer skipping olives"


def test_the_first_vote_that_is_possible_counts() -> None:
    """P68: Chios first, then Crete -> Chios, who cannot vote for itself, votes for Crete."""
    at = ordered(voting(), Order("vote", "vote Chios"), Order("vote", "vote Crete"))
    assert position(obeyed(at)).votes[CHIOS] == CRETE


@pytest.mark.parametrize(
    "order",
    [
        Order("islandtrade", "offer wool for ore"),
        Order("paytoll", "pay grapes"),
        Order("paytoll", "pay", {"event": ["Colonists"]}),
        Order("takeboon", "take gold"),
        Order("vote", "vote Naxos"),
        Order("launchfleets", "launch A Athens with wool"),
    ],
)
def test_an_order_must_be_one_of_the_answers(order: Order) -> None:
    """P20, P26, P28, P68: an offer, a payment, an event without a price, an island that nobody plays -> refused."""
    with pytest.raises(BadCommand):
        ordered(island_trade(), order)


# Silence


@pytest.mark.parametrize(
    ("make", "of", "given"),
    [
        (event, ("Famine", "grain wool wool wool"), "pay or suffer"),
        (event, ("Famine", "wool wool wool ore"), "pay or suffer"),
        (leaking, ("wool wool",), "caulk"),
        (lighthouse, ("gold",), "light"),
        (discarding, ("wool wool gold gold pottery",), "keep"),
    ],
)
@pytest.mark.parametrize("seat", [None, CRETE])
def test_others_learn_no_more_than_the_answer(
    make: Callable[..., ParthenonState], of: tuple[object, ...], given: str, seat: int | None
) -> None:
    """P20, P64, Q45: Chios is obeyed -> others see, and read, what they would if it had decided by hand."""
    s = make(*of)
    wished = ordered(s, Order(s.step_name().lower(), given))
    assert wished.state.view(seat) == s.view(seat)
    by_hand = acts(ordered(s), CHIOS, str(says(s, given)))
    done = obeyed(wished)
    assert done.state.view(seat) == by_hand.state.view(seat)
    assert [line.seen_by(seat) for line in done.lines] == [line.seen_by(seat) for line in by_hand.lines]


def test_an_order_waits_for_those_who_choose_at_the_same_time() -> None:
    """Q45: Chios has ordered, Crete and Rhodes think -> nobody sees an answer before they have given theirs."""
    at = ordered(event("Bountiful Harvest"), Order("takeboon", "take timber"))
    assert at.duty() is None and not at.asks(CHIOS)
    at = acts(at, CRETE, "take wool")
    assert at.duty() is None
    assert hand(position(obeyed(acts(at, RHODES, "take ore"))), CHIOS) == ["timber"]


def answers_at(s: State, seat: int) -> dict[str, str | None]:
    """Return what every answer to the present question comes to; None if it is impossible."""
    step = s.step(seat)
    assert step is not None
    question, found = step.question(s), dict[str, str | None]()
    assert question is not None
    for given in question.answers:
        try:
            action = step.answer(s, seat, given)
            found[given] = None if action is None else str(action)
            if action is not None:
                s.check(seat, action)
        except PeriplusError:
            found[given] = None
    return found


def positions(seeds: range) -> Iterator[tuple[ParthenonState, int]]:
    """Play random games of three and six, some of them rich; yield each position with a seat that is asked."""
    for seats in (3, 6):
        for seed in seeds:
            for s, seat, _ in walk("parthenon", seats, seed):
                assert isinstance(s, ParthenonState)
                if seat in s.actors():
                    yield s, seat


def may_be_impossible(s: ParthenonState, given: str) -> bool:
    """Say whether somebody who has given this answer in advance may be asked all the same."""
    if s.step_name() == "NameIsland":
        return given == "myself" or (given == "weakest" and card(s).effect == FESTIVAL)
    named = {"TakeBoon": "take", "Vote": "vote", "NameWinner": "myself", "PayToll": "pay"}.get(s.step_name())
    return named == given.split(" ")[0] and given != "pay or suffer"


def test_answers_follow_from_what_a_seat_knows() -> None:
    """P18 to P74: in random games, an answer is allowed or, where it may be, impossible; by own knowledge alone."""
    met = Counter[str]()
    for number, (s, seat) in enumerate(positions(range(50, 56))):
        found = answers_at(s, seat)
        impossible = [given for given, said in found.items() if said is None]
        assert [given for given in impossible if not may_be_impossible(s, given)] == []
        met[s.step_name()] += 1
        if number % 5 == 0:
            assert answers_at(s.resample(seat, luck_from(number)), seat) == found
    assert {step for step in PHASE_OF if not met[step]} <= {"NameWinner", "CaulkFleets"}


# Whole seasons


def six(seed: int) -> Table:
    """Return a table of six people."""
    return table_of(setting("parthenon", *people(5), person("Fay")), seed)


def on_orders(at: Table, *besides: str) -> Table:
    """Let five of six people order everything, besides some questions; Fay orders nothing."""
    orders = [Order(question, answer) for question, answer in ALWAYS.items() if question not in besides]
    return after(at, *[Wished(seat, Wishes(orders=tuple(orders))) for seat in range(5)])


def go_on(at: Table, luck: Luck) -> Table:
    """Let the table do its duty, or else whoever is asked decide at random, though rather launch fleets than not."""
    duty = at.duty()
    if duty is not None:
        return after(at, Acted(duty.seat, duty.decision, str(duty.action), duty.by))
    seat = next(seat for seat in range(6) if at.asks(seat))
    return acts(at, seat, str(choice(at, seat, luck, "launch")))


def play_season(at: Table, seed: int, *by_hand: str) -> tuple[Table, set[str]]:
    """Play to the end of the season; of the five, nobody is asked but in steps by hand. Return what orders decided."""
    luck, season, met = luck_from(seed), position(at).season_number, set[str]()
    while at.stage == "playing" and position(at).season_number == season:
        asked = [seat for seat in range(6) if at.asks(seat)]
        assert asked in ([], [5]) or at.state.step_name() in by_hand
        met |= {at.state.step_name()} if at.duty() else set()
        at = go_on(at, luck)
    return at, met


def test_a_season_passes_without_five_of_six() -> None:
    """P17: five have ordered everything -> the first season is played, and no decision waits for any of them."""
    at, met = play_season(on_orders(six(1)), 1)
    assert (position(at).year, position(at).season_number) == (1, 2)
    assert {"ArrangeSeason", "IslandTrade", "LaunchFleets", "BuildIsland", "Vote"} <= met


def test_whole_games_pass_with_few_questions() -> None:
    """P17: only fleets are launched by hand, and some are rich from the start -> nothing else waits for the five."""
    by_hand, found = ("LaunchFleets", "NameWinner"), set[str]()
    for seed in range(1, 4):
        at = on_orders(six(seed), "launchfleets")
        while at.stage == "playing":
            at, met = play_season(at, seed, *by_hand)
            found |= met
    for seed in range(1, 13):
        at = six(seed)
        at.play = Play(prepare(at.state))
        found |= play_season(on_orders(at, "launchfleets"), seed, *by_hand)[1]
    assert set(PHASE_OF) - found <= {*by_hand, "SpareMakers", "WardFleets", "Jettison"}


def test_the_game_waits_for_nobody_but_the_one_without_orders() -> None:
    """P26: all six can trade, and five have ordered -> the game waits for Fay alone."""
    at, luck = on_orders(six(2)), luck_from(1)
    while at.state.step_name() != "IslandTrade":
        at = go_on(at, luck)
    assert (sorted(at.people_awaited()), at.duty()) == ([0, 1, 2, 3, 4, 5], None)
    assert [seat for seat in range(6) if at.asks(seat)] == [5]
