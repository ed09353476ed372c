"""What everybody knows of a cargo: imagined positions fit all that was shown (P79, Q58)."""

from collections.abc import Iterator

from periplus.games.parthenon.knowledge import deal_unknown
from periplus.games.parthenon.state import ParthenonState
from periplus.kernel.luck import Luck, stretch
from tests.games.parthenon.tables_sea import (
    CHIOS,
    CRETE,
    at_sea,
    cargo,
    do,
    embark,
    hand,
    harbor,
    hazards,
    hold,
    launch,
    look_ahead,
    table,
    wonder,
)


def imagined(s: ParthenonState, viewer: int) -> Iterator[ParthenonState]:
    """Yield positions that a seat can imagine."""
    for number in range(30):
        other = s.copy()
        other.detach()
        deal_unknown(other, viewer, Luck(stretch(number), [0] * 7))
        yield other


def test_cargoes_are_dealt_again_from_all_cards() -> None:
    """Q58: hand of wool and ore, cargo of grain -> others imagine any of them aboard, always one card."""
    s = table()
    hazards(s, "Safe Journey")
    hold(s, CHIOS, "wool ore")
    launch(s, (CHIOS, "A Athens with grain"))
    found = {tuple(cargo(other, CHIOS)) for other in imagined(s, CRETE)}
    assert found == {("wool",), ("ore",), ("grain",)}
    assert all(len(hand(other, CHIOS)) == 2 for other in imagined(s, CRETE))
    assert {tuple(cargo(other, CHIOS)) for other in imagined(s, CHIOS)} == {("grain",)}


def test_numbers_shown_hold() -> None:
    """Q42: Pirates have shown that one fleet has 1 rare, the other none -> imagined cargoes agree."""
    s = table()
    hazards(s, "Rich Prize", "Safe Journey")
    hold(s, CHIOS, "pottery wool")
    launch(s, (CHIOS, "A Egypt with tools tools ore B Italy with tools ore grain"))
    for other in imagined(s, CRETE):
        assert len([card for card in cargo(other, CHIOS) if card in ("tools", "pottery")]) == 0
        assert len([card for card in cargo(other, CHIOS, "B") if card in ("tools", "pottery")]) == 1


def test_the_first_protection_shown_tells_what_is_missing() -> None:
    """Q60: Sirens: a Gift is shown aboard A, so it has neither Army nor Warship -> these are aboard B, unseen."""
    s, _ = at_sea("Sirens, Safe Journey, Safe Journey", (CHIOS, "A Athens with gift wool B Egypt with army warship"))
    assert all(cargo(other, CHIOS, "B") == ["army", "warship"] for other in imagined(s, CRETE))


def test_a_fleet_that_loses_nothing_to_a_squall_has_no_commodity() -> None:
    """Q58: Squall takes nothing from a fleet -> all know that it carries Aegis cards alone."""
    s, _ = at_sea("Squall, Safe Journey, Safe Journey", (CHIOS, "A Athens with army B Egypt with army wool"))
    assert all(cargo(other, CHIOS) == ["army"] for other in imagined(s, CRETE))
    assert all(cargo(other, CHIOS, "B") == ["wool", "army"] for other in imagined(s, CRETE))


def test_a_fleet_that_loses_too_little_has_nothing_left() -> None:
    """Q58: Boarding takes 1 instead of 2 commodities -> the rest are Aegis cards."""
    s = table()
    hazards(s, "Boarding")
    hold(s, CHIOS, "wool wool wool")
    launch(s, (CHIOS, "A Athens with ore gift gift gift B Sparta with wool gift gift"))
    do(s, CHIOS, "pass")
    assert all(cargo(other, CHIOS) == ["gift"] * 3 for other in imagined(s, CRETE))


def test_thieves_that_find_nothing_tell_it() -> None:
    """Q65: Thieves take nothing from a fleet that enters -> it has no commodity."""
    s = table()
    harbor(s, "Athens", "Thieves", up=True)
    hazards(s, "Safe Journey", "Safe Journey", "Safe Journey")
    hold(s, CHIOS, "wool")
    launch(s, (CHIOS, "A Athens with army B Egypt with army wool"))
    do(s, CHIOS, "pass", "enter A")
    assert all(cargo(other, CHIOS) == ["army"] for other in imagined(s, CRETE))


def test_what_is_paid_to_the_lighthouse_stays_at_home() -> None:
    """Q58: the owner of the Lighthouse had no card at home and is paid a wool -> the wool is at home."""
    s = table()
    wonder(s, CHIOS, "Great Lighthouse")
    hazards(s, "Safe Journey")
    hold(s, CRETE, "wool")
    launch(s, (CHIOS, "A Athens with grain ore"), (CRETE, "A Sparta with grain"))
    do(s, CRETE, "light A paying wool")
    for other in imagined(s, CRETE):
        assert (hand(other, CHIOS), cargo(other, CHIOS)) == (["wool"], ["grain", "ore"])


def test_what_is_paid_to_the_colossus_stays_at_home() -> None:
    """Q66: the owner of the Colossus gets its Basic at home, while fleets are away."""
    s = table()
    wonder(s, CHIOS, "Colossus")
    harbor(s, "Sparta", "Blockade", up=True)
    hazards(s, "Safe Journey", "Safe Journey", "Safe Journey")
    launch(s, (CHIOS, "A Egypt with grain ore"), (CRETE, "A Sparta with wool ore ore"))
    do(s, CHIOS, "pass")
    do(s, CRETE, "enter A paying wool")
    for other in imagined(s, CRETE):
        assert (hand(other, CHIOS), cargo(other, CHIOS)) == (["wool"], ["grain", "ore"])


def test_hazards_seen_by_others_are_dealt_again() -> None:
    """Q62: the owner of the Oracle has seen two hazards -> others imagine any two, the owner those two."""
    s = table()
    wonder(s, CHIOS, "Oracle of Apollo")
    hazards(s)
    look_ahead(s)
    do(s, CHIOS, "consult")
    assert all(other.hazard_top == s.hazard_top for other in imagined(s, CHIOS))
    assert len({tuple(other.hazard_top) for other in imagined(s, CRETE)}) > 5
    for other in imagined(s, CRETE):
        assert sorted(other.hazard_top + other.hazard_pile) == sorted(s.hazard_top + s.hazard_pile)


def test_secret_launches_are_imagined_as_any_that_is_listed() -> None:
    """Q54: Chios has launched in secret -> others imagine other launches; what it has in all stays the same."""
    s = table()
    hold(s, CHIOS, "wool ore")
    hold(s, CRETE, "wool")
    embark(s, ordered=False)
    do(s, CHIOS, "launch A Egypt with wool")
    lands = {other.voyage.lands[0] for other in imagined(s, CRETE)}
    assert len(lands) > 3
    for other in imagined(s, CRETE):
        assert sorted(hand(other, CHIOS) + cargo(other, CHIOS)) == ["ore", "wool"]


def test_harbor_cards_seen_by_others_are_dealt_again() -> None:
    """P79: Chios has looked into Athens -> Crete imagines other cards there, Chios does not."""
    s = table()
    harbor(s, "Athens", "Thieves")
    hazards(s, "Safe Journey")
    launch(s, (CHIOS, "A Athens with wool"))
    assert {other.harbors[0] for other in imagined(s, CHIOS)} == {s.harbors[0]}
    assert len({other.harbors[0] for other in imagined(s, CRETE)}) > 3


def test_what_is_known_of_fleets_that_share_a_hold_stays_known() -> None:
    """Q58, Q64: A loses nothing to a Squall, so it carries Aegis cards alone -> after A and B merge, C has no Gift."""
    s = table()
    s.fleets[CHIOS] = 3
    hold(s, CHIOS, "gift wool grain ore ore")
    harbor(s, "Sparta", "Open Harbor", up=True)
    hazards(s, "Squall", "Safe Journey", "Safe Journey")
    launch(s, (CHIOS, "A Sparta with gift B Sparta with wool grain C Italy with ore ore"))
    do(s, CHIOS, "pass", "pass")
    assert s.voyage.trading & 0b11 == 0b11
    for other in imagined(s, CRETE):
        assert "gift" not in cargo(other, CHIOS, "C")


def test_the_last_hazard_of_a_pile_is_known_to_all() -> None:
    """Q58, Q62: the Oracle shows the last card of the pile and one of the next -> nobody imagines another on top."""
    s = table()
    wonder(s, CHIOS, "Oracle of Apollo")
    hurricane = s.box.hazard_names.index("Hurricane")
    s.hazard_discards = sorted([*s.hazard_pile, *s.hazard_discards])
    s.hazard_discards.remove(hurricane)
    s.hazard_pile = [hurricane]
    hold(s, CHIOS, "wool")
    look_ahead(s)
    do(s, CHIOS, "consult")
    assert s.hazard_top[0] == hurricane
    assert {other.hazard_top[0] for other in imagined(s, CRETE)} == {hurricane}
    assert len({other.hazard_top[1] for other in imagined(s, CRETE)}) > 2
