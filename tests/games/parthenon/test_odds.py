"""The odds of a voyage: they agree with the hazard deck, with what a seat has seen, and with what really happens."""

import pytest

from periplus.games.parthenon.kinds import KIND_NAMES
from periplus.games.parthenon.odds import odds_of
from periplus.games.parthenon.price import counted
from periplus.games.parthenon.state import STREAMS, ParthenonState
from periplus.kernel.luck import Luck, stretch
from tests.games.parthenon.tables_sea import (
    BOX,
    CHIOS,
    CRETE,
    GAME,
    cargo,
    do,
    embark,
    hazards,
    hold,
    listed,
    table,
    wonder,
)

LANDS = ("Athens", "Egypt")


def load(cards: str) -> list[int]:
    """Return cards as counts of each kind."""
    return counted(tuple(KIND_NAMES.index(card) for card in cards.split()))


def sea(others: int = 0) -> ParthenonState:
    """Return a sea with a fresh deck on which Chios has launched fleets of a size, near and far."""
    s = table()
    hazards(s)
    s.fleets[CHIOS] = 3
    cards = " ".join(["wool"] * others)
    hold(s, CHIOS, f"{cards} {cards}")
    hold(s, CRETE, "wool")
    embark(s)
    if others:
        do(s, CHIOS, f"launch A Athens with {cards} B Egypt with {cards}")
    return s


def hit(s: ParthenonState, land: str, cards: str, seat: int = CRETE) -> float:
    """Return the chance in percent that a load is hit on the way to a land."""
    return 100 * (1 - odds_of(s, seat, BOX.land_names.index(land), load(cards)).whole)


@pytest.mark.parametrize(
    ("cards", "others", "near", "far"),
    [
        ("wool wool wool", 6, 14, 26),
        ("wool wool wool", 0, 31, 52),
        ("wool wool wool wool wool wool", 7, 28, 48),
        ("wool wool wool wool wool wool", 0, 44, 70),
        ("gold gold", 6, 19, 36),
        ("wool wool wool wool tools tools", 0, 53, 78),
        ("wool wool wool tools tools warship", 0, 31, 52),
    ],
)
def test_the_odds_are_those_of_the_deck(cards: str, others: int, near: int, far: int) -> None:
    """D6: the chances of a fresh deck to be hit, near and far, to within a percentage point."""
    s = sea(min(others, 6))
    if others > 6:  # no fleet can be larger: let one seem to be
        s.voyage.aboard[: len(KIND_NAMES)] = load(" ".join(["wool"] * others))
        s.voyage.aboard[len(KIND_NAMES) : 2 * len(KIND_NAMES)] = load(" ".join(["wool"] * others))
    for land, expected in zip(LANDS, (near, far), strict=True):
        assert abs(hit(s, land, cards) - expected) <= 1


def test_a_hazard_that_was_seen_is_certain() -> None:
    """Q62: the top card is a Safe Journey or a Hurricane, and the seat has seen it -> no risk, or no arrival."""
    s = sea()
    hazards(s, "Safe Journey", "Hurricane")
    s.hazard_seen = [1 << CRETE, 1 << CRETE]
    assert hit(s, "Athens", "wool") == 0
    assert odds_of(s, CRETE, BOX.land_names.index("Egypt"), load("wool")).arrives == 0
    assert 0 < hit(s, "Athens", "wool", seat=CHIOS) < 50


def test_a_near_fleet_takes_the_first_hazard() -> None:
    """P32: a fleet near is under way -> a far fleet meets the second and the third card."""
    s = sea(1)
    hazards(s, "Hurricane", "Safe Journey", "Safe Journey")
    s.hazard_seen = [1 << CRETE] * 3
    assert hit(s, "Egypt", "wool") == 0
    assert hit(s, "Athens", "wool") == 100


def test_seen_cards_that_are_gone_change_the_odds() -> None:
    """P13: all Safe Journeys lie on the discard pile -> the risk is higher than with a fresh deck."""
    s = sea()
    fresh = hit(s, "Athens", "wool wool wool")
    s.hazard_pile = [each for each in s.hazard_pile if each != 0]
    s.hazard_discards = [0] * 14
    assert hit(s, "Athens", "wool wool wool") > fresh


def test_the_lighthouse_improves_the_odds_of_its_owner() -> None:
    """D9 Great Lighthouse: own near fleets ignore Storms -> for 3 basics Pirates, Mutiny and Sirens remain."""
    s = sea()
    wonder(s, CRETE, "Great Lighthouse")
    assert abs(hit(s, "Athens", "wool wool wool") - 100 * 4 / 36) < 1
    assert abs(hit(s, "Egypt", "wool wool wool") - 52) <= 1


def test_own_fleets_count_as_well() -> None:
    """P34: A with 6 wool and B with 3 are launched near together -> B is not the largest: 86% arrive whole, A 56%."""
    s = table()
    hazards(s)
    s.fleets[CHIOS] = 2
    hold(s, CHIOS, " ".join(["wool"] * 9))
    embark(s)
    line = "launch A Athens with wool wool wool wool wool wool B Sparta with wool wool wool"
    said = s.describe(CHIOS, GAME.parse(line)).consequences
    assert [(each.params["fleet"], each.params["percent"]) for each in said] == [("A", 56), ("B", 86)]


def endure(s: ParthenonState) -> None:
    """Let everybody do nothing against hazards, until they are over."""
    while s.step_name() in ("WardFleets", "LoseCards", "DriveFleet"):
        do(s, s.actors()[0], listed(s, s.actors()[0])[0])


@pytest.mark.parametrize("land", LANDS)
@pytest.mark.parametrize("cards", ["wool wool wool", "wool wool wool wool tools gold"])
def test_the_average_loss_agrees_with_what_happens(land: str, cards: str) -> None:
    """D6: the average loss of 600 voyages of one fleet alone is near the one that is told."""
    lost = arrived = 0
    voyages = 600
    start = table()
    hazards(start)
    hold(start, CHIOS, cards)
    embark(start)
    expected = odds_of(start, CHIOS, BOX.land_names.index(land), load(cards))
    for number in range(voyages):
        s = start.copy()
        s.luck = Luck(stretch(number), [0] * STREAMS)
        do(s, CHIOS, f"launch A {land} with {cards}")
        endure(s)
        if s.step_name() in ("RevealHarbors", "FleetTrade"):  # otherwise it was sent home
            arrived += 1
            lost += len(cards.split()) - len(cargo(s, CHIOS))
    assert abs(arrived / voyages - expected.arrives) < 0.06
    assert abs(lost / voyages - expected.lost) < 0.35
