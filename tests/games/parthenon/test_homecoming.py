"""The return phase, clauses P48 and P49: what fleets can carry home."""

from periplus.games.parthenon.state import ParthenonState
from tests.games.parthenon.tables_sea import (
    CHIOS,
    CRETE,
    asked,
    do,
    hand,
    harbor,
    hazards,
    launch,
    listed,
    named,
    refused,
    table,
)

SAFE = ["Safe Journey"] * 3


def back_from(*launches: str, up: tuple[str, ...] = ("Italy", "Egypt")) -> ParthenonState:
    """Let the fleets of Chios lie at lands with open harbors."""
    s = table()
    for land in up:
        harbor(s, land, "Open Harbor", up=True)
    hazards(s, *SAFE)
    launch(s, (CHIOS, " ".join(launches)))
    return s


def test_a_fleet_carries_six_cards_home() -> None:
    """E22: a fleet of 8 cards alone -> its owner discards 2 of choice, openly."""
    s = back_from("A Italy with gold gold wool wool wool wool")
    do(s, CHIOS, "trade gold for ore ore in Italy", "trade gold for ore ore in Italy", "done")
    assert asked(s) == ("Jettison", [CHIOS])
    listed(s, CHIOS)
    refused(s, CHIOS, "jettison Italy ore", "P48", "wrong-number-discarded")
    refused(s, CHIOS, "jettison Italy ore ore ore", "P48", "wrong-number-discarded")
    refused(s, CHIOS, "jettison Italy gold gold", "P42", "not-aboard")
    refused(s, CHIOS, "jettison Egypt ore ore", "P48", "nothing-too-much")
    told = do(s, CHIOS, "jettison Italy ore wool")
    assert named(told, "jettisoned") == [{"seat": CHIOS, "land": "Italy", "cards": ["ore", "wool"]}]
    assert hand(s, CHIOS) == ["ore"] * 3 + ["wool"] * 3


def test_an_own_fleet_at_the_same_land_takes_over() -> None:
    """E22: 8 cards, and an own fleet with 4 at the same land -> nothing is lost."""
    s = back_from("A Italy with gold gold wool wool wool wool B Italy with wool wool wool wool")
    do(s, CHIOS, "trade gold for ore ore in Italy", "trade gold for ore ore in Italy", "done")
    assert s.step_name() != "Jettison"
    assert len(hand(s, CHIOS)) == 12


def test_fleets_at_different_lands_do_not_help() -> None:
    """E28: 8 cards in Italy, an own fleet with room in Egypt -> 2 are discarded in Italy."""
    s = back_from("A Italy with gold gold wool wool wool wool B Egypt with wool")
    do(s, CHIOS, "trade gold for ore ore in Italy", "trade gold for ore ore in Italy", "done")
    assert asked(s) == ("Jettison", [CHIOS])
    do(s, CHIOS, "jettison Italy wool wool")
    assert len(hand(s, CHIOS)) == 7


def test_a_fleet_kept_from_trading_takes_over_what_it_has_room_for() -> None:
    """Q64: at Harbor Fees A trades, B does not and carries 4 -> A's hold may have 6 + 2 cards; beyond that discard."""
    s = table()
    harbor(s, "Italy", "Harbor Fees", up=True)
    hazards(s, *SAFE)
    launch(s, (CHIOS, "A Italy with gold gold gold gold gold wool B Italy with wool wool wool wool"))
    do(s, CHIOS, "enter A with wool", *["trade gold for ore ore in Italy"] * 4, "done")
    assert asked(s) == ("Jettison", [CHIOS])  # 9 cards in the hold, room for 8
    do(s, CHIOS, "jettison Italy gold")
    assert hand(s, CHIOS) == ["ore"] * 8 + ["wool"] * 4


def test_aegis_cards_bought_abroad_count_and_plans_do_not() -> None:
    """Q25: 6 cards and an Army bought for gold: still 6; a Surplus makes 7 -> one goes. Plans are never cargo (P6)."""
    s = back_from("A Italy with gold gold wool wool wool wool")
    do(s, CHIOS, "trade gold for army in Italy", "trade gold for ore ore in Italy", "done")
    assert asked(s) == ("Jettison", [CHIOS])
    do(s, CHIOS, "jettison Italy army")
    assert len(hand(s, CHIOS)) == 6
    s = back_from("A Athens with gold wool wool wool wool wool", up=("Athens",))
    do(s, CHIOS, "plan Athens", "done")
    assert len(hand(s, CHIOS)) == 6


def test_all_cargo_comes_home() -> None:
    """P49, Q59: commodities go to hand; Aegis cards lie open at home, without asking; the voyage is over."""
    s = back_from("A Italy with wool army gift")
    do(s, CHIOS, "done")
    assert hand(s, CHIOS) == ["wool", "army", "gift"]
    assert not s.voyage.begun


def test_several_lands_are_cleared_one_after_the_other() -> None:
    """P48: too much at two lands -> both must be answered before the season goes on."""
    s = back_from("A Italy with gold gold gold gold wool wool B Egypt with gold gold gold gold wool wool")
    for land in ("Italy", "Egypt"):
        do(s, CHIOS, *[f"trade gold for ore ore in {land}"] * 2)
    do(s, CHIOS, "done")
    do(s, CHIOS, "jettison Egypt ore ore")
    assert asked(s) == ("Jettison", [CHIOS])
    do(s, CHIOS, "jettison Italy ore ore")
    assert len(hand(s, CHIOS)) == 12


def test_everybody_discards_at_the_same_time() -> None:
    """P18: two islands have too much -> both are asked."""
    s = table()
    harbor(s, "Italy", "Open Harbor", up=True)
    hazards(s, *SAFE)
    cards = "gold gold wool wool wool wool"
    launch(s, (CHIOS, f"A Italy with {cards}"), (CRETE, f"A Italy with {cards}"))
    for seat in (CHIOS, CRETE):
        do(s, seat, "trade gold for ore ore in Italy", "done")
    assert asked(s) == ("Jettison", [CHIOS, CRETE])
