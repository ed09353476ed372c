"""Cases of rulebook and questions, T1 to T51, as far as they concern roles, commerce and construction."""

import pytest

from periplus.games.mare_nostrum.state import MareNostrumState
from periplus.kernel.errors import BadNotation
from tests.games.mare_nostrum.tables import (
    BABYLON,
    BOX,
    CARTHAGE,
    EGYPT,
    GAME,
    GREECE,
    ROME,
    allowed,
    army,
    at,
    builder,
    cover,
    fleet,
    fort,
    gain,
    hand,
    hold,
    idle,
    income_of,
    leaders,
    own,
    place,
    say,
    stand,
    standing,
    table,
    why,
)

TAXES = "tax tax tax"
TRADERS = (CARTHAGE, BABYLON, GREECE)


def trade(*offers: str) -> MareNostrumState:
    """Let Carthage, the Director, Babylon and Greece offer all they hold."""
    s = table(3)
    for civ, offer in zip(TRADERS, offers, strict=True):
        hold(s, civ, offer)
    say(s, CARTHAGE, f"exchange {len(offers[0].split())}")
    for civ, offer in zip(TRADERS, offers, strict=True):
        say(s, civ, f"offer {offer}")
    return s


def sizes(s: MareNostrumState) -> list[int]:
    """Return how many cards everybody holds, as everybody sees it."""
    return [each["hand_size"] for each in s.view(None)["players"]]


def test_t1_three_sets_of_three() -> None:
    """T1 (M31): 3 taxes, 2 grain, perfume, livestock, gold, slaves -> 5 goods at most, but three sets of 3."""
    s = builder(CARTHAGE, f"{TAXES} grain grain perfume livestock gold slaves")
    assert why(s, CARTHAGE, "build market Africa with grain grain perfume livestock gold slaves") == (
        "M31", "goods-alike",
    )  # fmt: skip
    assert not any("market" in str(action) for action in s.legal_actions(s.seat_of[CARTHAGE]))
    say(s, CARTHAGE, f"build legion Africa with {TAXES}", "build legion Africa with grain perfume livestock")
    say(s, CARTHAGE, "build trireme Africa with grain gold slaves")
    assert hand(s, CARTHAGE) == []


def test_t2_one_caravan_one_icon() -> None:
    """T2 (M21): one caravan in Africa, on perfume -> no fruit; for both it takes two."""
    s = table()
    assert {"perfume", "fruit"} <= set(income_of(s, CARTHAGE))
    s.buildings[BOX.building_at[place("Africa"), BOX.spot_names.index("fruit")]] = 0
    assert "fruit" not in income_of(s, CARTHAGE)
    assert income_of(s, CARTHAGE)["perfume"] == 1


def test_t3_the_director_says_zero() -> None:
    """T3 (M26): the Director says 0 -> no exchange this turn."""
    s = table()
    say(s, CARTHAGE, "exchange 0")
    assert s.step_name() == "NameBuilder"


def test_t4_six_cards_and_a_hand_of_five() -> None:
    """T4 (M27): the Director says 6, Babylon holds 5 -> Babylon is left out."""
    s = table(3)
    for civ, count in zip(TRADERS, (6, 5, 6), strict=True):
        hold(s, civ, "tax " * count)
    say(s, CARTHAGE, "exchange 6")
    assert s.actors() == [s.seat_of[CARTHAGE], s.seat_of[GREECE]]


def test_t5_nobody_passes() -> None:
    """T5 (M27): Babylon could take part and would rather not -> refused."""
    s = table(3)
    say(s, CARTHAGE, "exchange 1")
    assert why(s, BABYLON, "done") == ("M27", "offer-first")


def test_t6_the_last_offer_returns() -> None:
    """T6 (M29): Greece alone still has offered cards -> it is over, and Greece takes them back."""
    s = trade("grain", "oil", "fish")
    say(s, CARTHAGE, "take oil from Babylon")
    say(s, BABYLON, "take grain from Carthage")
    assert s.step_name() == "NameBuilder"
    assert hand(s, GREECE) == ["fish"]


def test_t7_two_with_offers() -> None:
    """T7 (M29): only two have offered cards -> after one round trip between them it ends."""
    s = table(3)
    for civ, cards in zip(TRADERS, ("grain wine gold", "oil tax gems", "fish"), strict=True):
        hold(s, civ, cards)
    say(s, CARTHAGE, "exchange 3", "offer grain wine gold")
    say(s, BABYLON, "offer oil tax gems")
    say(s, CARTHAGE, "take oil from Babylon")
    say(s, BABYLON, "take wine from Carthage")
    assert s.step_name() == "NameBuilder"
    assert sizes(s) == [3, 3, 1]


def test_t8_the_last_card_was_the_directors() -> None:
    """T8 (M29): the last card was taken from the Director -> hands are as large as before, he gives nothing."""
    s = trade("grain wine", "oil tax", "fish gold")
    say(s, CARTHAGE, "take oil from Babylon")
    say(s, BABYLON, "take grain from Carthage")
    say(s, CARTHAGE, "take fish from Greece")
    say(s, GREECE, "take tax from Babylon")
    say(s, BABYLON, "take wine from Carthage")
    assert s.step_name() == "NameBuilder"
    assert [hand(s, civ) for civ in TRADERS] == [["oil", "fish"], ["grain", "wine"], ["gold", "tax"]]


def test_t9_the_last_card_was_somebody_elses() -> None:
    """T9 (M29): the last card was taken from Greece -> the Director gives it one of all his cards."""
    s = trade("grain", "oil", "fish")
    say(s, CARTHAGE, "take oil from Babylon")
    say(s, BABYLON, "take fish from Greece")
    assert (s.step_name(), s.actors()) == ("Give", [s.seat_of[CARTHAGE]])
    assert sizes(s) == [2, 1, 0]
    assert allowed(s, CARTHAGE, "give grain")
    say(s, CARTHAGE, "give oil")
    assert sizes(s) == [1, 1, 1]


def test_t10_a_chain_of_triremes() -> None:
    """T10 (M36, M49): own triremes on all seas between -> adjacent for influence and for legions."""
    s = builder(GREECE, TAXES)
    army(s, GREECE, "Athens", 1)
    fleet(s, GREECE, "Ionian", 1)
    fleet(s, GREECE, "Tyrrhenian", 1)
    assert allowed(s, GREECE, f"build influence Sardinia with {TAXES}")
    at(s, "Legions", GREECE)
    assert allowed(s, GREECE, "move 1 legion Athens -> Sardinia")
    fleet(s, GREECE, "Ionian", 0)
    assert why(s, GREECE, "move 1 legion Athens -> Sardinia") == ("M49", "no-land-way")
    at(s, "Construct", GREECE)
    assert why(s, GREECE, f"build influence Sardinia with {TAXES}") == ("M36", "not-next-to")


def test_t11_influence_at_sea_and_on_islands() -> None:
    """T11 (M36, M35): a marker at sea -> cannot even be said; building on an island needs one."""
    s = builder(GREECE, TAXES)
    with pytest.raises(BadNotation):
        GAME.parse(f"build influence Aegean with {TAXES}")
    assert why(s, GREECE, f"build city Rhodes with {TAXES}") == ("M35", "not-yours")
    own(s, GREECE, "Rhodes")
    assert allowed(s, GREECE, f"build city Rhodes with {TAXES}")


def test_t17_a_caravan_under_an_enemy_legion() -> None:
    """T17 (M17): Rome has a legion on Numidia's caravan -> it counts for Rome, which becomes Director."""
    s = table()
    army(s, ROME, "Numidia", 1)
    cover(s, "Numidia", "gold")
    assert s.view(None)["roles"][0]["counts"][:2] == [5, 3]
    idle(s, "Demand")
    assert leaders(s)[0] == ROME


def test_t18_a_tie_with_the_holder() -> None:
    """T18 (M18): Greece has as many cities as Egypt, the Political Leader -> Egypt keeps the role."""
    s = table()
    assert s.view(None)["roles"][1]["counts"][EGYPT] == s.view(None)["roles"][1]["counts"][GREECE] == 3
    idle(s, "Demand")
    assert leaders(s)[1] == EGYPT


def test_t19_a_tie_without_the_holder() -> None:
    """T19 (M18): Greece and Babylon tie ahead of the Military Leader, Rome -> Rome chooses between them."""
    s = table()
    army(s, GREECE, "Athens", 1)
    army(s, BABYLON, "Babylon", 1)
    idle(s, "Bequeath")
    assert s.actors() == [s.seat_of[ROME]]
    assert [str(action) for action in s.legal_actions(s.seat_of[ROME])] == ["name Babylon", "name Greece"]
    say(s, ROME, "name Greece")
    assert leaders(s)[2] == GREECE


def test_t20_shopping_before_the_game() -> None:
    """T20 (M13): free set-up -> 36 points; the own hero, no other card; Greece may use the Aegean."""
    s = GAME.new(5, 1, {"civilisations": "in_order", "set_up": "free"})
    assert isinstance(s, MareNostrumState)
    assert s.points == [36] * 5
    while s.actors() != [s.seat_of[GREECE]]:
        s.apply(s.actors()[0], s.legal_actions(s.actors()[0])[0])
    say(s, GREECE, "build influence Athens")
    while s.actors() != [s.seat_of[GREECE]]:
        s.apply(s.actors()[0], s.legal_actions(s.actors()[0])[0])
    assert allowed(s, GREECE, "buy Pericles")
    assert allowed(s, GREECE, "build influence Cnossus")
    assert why(s, GREECE, "buy Solomon") == ("M13", "own-hero-only")
    assert why(s, GREECE, "buy Lighthouse") == ("M13", "own-hero-only")


def test_t21_caesar_is_roman() -> None:
    """T21 (M7): Carthage would buy Julius Caesar -> refused."""
    s = builder(CARTHAGE, "tax " * 9)
    s.card_owner[BOX.card_names.index("Julius Caesar")] = -1
    assert why(s, CARTHAGE, "buy Julius Caesar with" + " tax" * 9) == ("M7", "other-people")


def test_t22_a_province_of_this_turn() -> None:
    """T22 (M37): influence was placed in Gallia this turn -> no caravan there yet."""
    s = builder(ROME, "tax " * 6)
    say(s, ROME, f"build influence Gallia with {TAXES}")
    assert why(s, ROME, f"build caravan Gallia with {TAXES}") == ("M37", "just-placed")


def test_t23_occupied_province_and_capital() -> None:
    """T23 (M40): Greeks hold Etruria and Roma -> Rome builds nothing in the one, anything in its capital."""
    s = builder(ROME, "tax " * 6)
    fort(s, "Roma", 0)
    army(s, GREECE, "Etruria", 1)
    army(s, GREECE, "Roma", 1)
    assert why(s, ROME, f"build caravan Etruria livestock with {TAXES}") == ("M40", "occupied-there")
    assert allowed(s, ROME, "build temple Roma with" + " tax" * 6)


@pytest.mark.parametrize(
    ("line", "cost"),
    [("build city Cyrene", 2), ("build caravan Thebes", 2), ("build temple Thebes", 5), ("build market Thebes", 5),
     ("buy Solomon", 9)],
)  # fmt: skip
def test_t25_prices_with_the_mausoleum(line: str, cost: int) -> None:
    """T25 (M45): the Mausoleum -> city and caravan 2, temple and market 5, a hero still 9."""
    s = builder(EGYPT, "tax " * 10)
    gain(s, EGYPT, "Mausoleum")
    assert [n for n in range(1, 11) if allowed(s, EGYPT, f"{line} with" + " tax" * n)] == [cost]


@pytest.mark.parametrize(
    ("civ", "line"),
    [(ROME, "build legion Roma"), (ROME, "build fortress Etruria"), (GREECE, "build trireme Athens")],
)
def test_t26_prices_with_caesar_and_pericles(civ: int, line: str) -> None:
    """T26 (M44): Caesar's legions and fortresses, Pericles' triremes -> 2."""
    s = builder(civ, TAXES)
    assert allowed(s, civ, f"{line} with tax tax")
    assert why(s, civ, f"{line} with {TAXES}") == ("M32", "wrong-price")


def test_t28_three_without_rome_and_egypt() -> None:
    """T28 (M12): Greece, Babylon and Carthage play -> Greece is Political Leader, and nobody has two roles."""
    roles = leaders(table(3))
    assert roles[1] == GREECE
    assert len(set(roles)) == 3


def test_t29_the_caravan_of_alexandria() -> None:
    """T29 (M8): Egypt's caravan in the capital -> on papyrus or on grain; there is no livestock."""
    s = GAME.new(3, 1, {"civilisations": "in_order", "three_without": "rome-carthage"})
    assert isinstance(s, MareNostrumState)
    say(s, BABYLON, "build caravan Assyria fruit")
    assert [str(action) for action in s.legal_actions(s.seat_of[EGYPT])] == [
        "build caravan Aegyptus papyrus", "build caravan Aegyptus grain",
    ]  # fmt: skip
    assert why(s, EGYPT, "build caravan Aegyptus livestock") == ("M8", "caravan-first")


def test_t30_sizes_of_hands_are_public() -> None:
    """T30 (M25): how many cards does Egypt hold -> everybody may know."""
    s = table()
    hold(s, EGYPT, "tax tax wine grain grain oil gems")
    assert s.view(s.seat_of[ROME])["players"][s.seat_of[EGYPT]]["hand_size"] == 7


def test_t31_a_taken_card_is_safe() -> None:
    """T31 (M28): Carthage has taken Babylon's tax -> Babylon cannot take it back."""
    s = trade("grain", "tax", "fish")
    say(s, CARTHAGE, "take tax from Babylon")
    assert why(s, BABYLON, "take tax from Carthage") == ("M28", "not-offered")


def test_t32_influence_next_to_a_new_marker() -> None:
    """T32 (M36): a marker was placed in Illyria this turn -> none in Dacia, which only Illyria makes adjacent."""
    s = builder(ROME, "tax " * 6)
    say(s, ROME, f"build influence Illyria with {TAXES}")
    assert why(s, ROME, f"build influence Dacia with {TAXES}") == ("M36", "not-next-to")


def test_t38_one_card_and_back() -> None:
    """T38 (M29): N = 1, the Director takes from B, B from him -> only C has an offer: over, nobody owes."""
    s = trade("grain", "oil", "fish")
    say(s, CARTHAGE, "take oil from Babylon")
    say(s, BABYLON, "take grain from Carthage")
    assert s.step_name() == "NameBuilder"
    assert [hand(s, civ) for civ in TRADERS] == [["oil"], ["grain"], ["fish"]]


def test_t39_one_card_and_on() -> None:
    """T39 (M29): N = 1, the Director takes from B, B from C -> only he has an offer left; he gives C a card."""
    s = trade("grain", "oil", "fish")
    say(s, CARTHAGE, "take oil from Babylon")
    say(s, BABYLON, "take fish from Greece")
    say(s, CARTHAGE, "give grain")
    assert [hand(s, civ) for civ in TRADERS] == [["oil"], ["fish"], ["grain"]]


def test_t40_two_round_trips() -> None:
    """T40 (M29): N = 2, round trips with B and with C, then from B -> C takes one back, B is given one."""
    s = trade("grain wine", "oil tax", "fish gold")
    say(s, CARTHAGE, "take oil from Babylon")
    say(s, BABYLON, "take grain from Carthage")
    assert why(s, CARTHAGE, "take tax from Babylon") == ("M29", "round-trip")
    say(s, CARTHAGE, "take fish from Greece")
    say(s, GREECE, "take wine from Carthage")
    assert why(s, CARTHAGE, "take gold from Greece") == ("M29", "round-trip")
    say(s, CARTHAGE, "take tax from Babylon")
    assert s.step_name() == "Give"
    say(s, CARTHAGE, "give fish")
    assert [hand(s, civ) for civ in TRADERS] == [["oil", "tax"], ["grain", "fish"], ["gold", "wine"]]


@pytest.mark.parametrize("civ", range(5))
def test_t41_the_sheets_are_worth_36(civ: int) -> None:
    """T41 (M8, M13): what a sheet puts on the board at list prices, the hero at 9 -> 36 points."""
    s = table()
    provinces = [province for province in range(BOX.provinces) if s.owner[province] == civ]
    buildings = sum(len(standing(s, BOX.province_names[province])) for province in provinces)
    fortresses = sum(s.fortresses[province] for province in provinces)
    assert 3 * (len(provinces) + buildings + fortresses) + 9 == 36


@pytest.mark.parametrize(("wonder", "left"), [(False, ["tax", "tax"]), (True, ["wine", "tax", "tax"])])
def test_t42_two_taxes_and_a_commodity(wonder: bool, left: list[str]) -> None:
    """T42 (M33): 2 taxes and wine are left -> the taxes stay, the wine too with the Hanging Gardens."""
    s = builder(ROME, "tax tax wine")
    army(s, GREECE, "Athens", 1)
    s.acted = 0b11110
    if wonder:
        gain(s, ROME, "Hanging Gardens")
    say(s, ROME, "done")
    if wonder:
        say(s, ROME, "keep wine")
    assert hand(s, ROME) == left


def test_t43_ulysses() -> None:
    """T43 (M29): Carthage announces a card of Babylon, Greece redirects -> from Greece, which picks next; once."""
    s = trade("grain wine", "oil metal", "fish tax")
    gain(s, GREECE, "Ulysses")
    say(s, CARTHAGE, "take oil from Babylon")
    say(s, GREECE, "redirect")
    say(s, CARTHAGE, "take tax from Greece")
    assert (s.step_name(), s.actors()) == ("Pick", [s.seat_of[GREECE]])
    say(s, GREECE, "take metal from Babylon")
    say(s, BABYLON, "take wine from Carthage")
    assert (s.step_name(), s.actors()) == ("Pick", [s.seat_of[CARTHAGE]])


def test_t44_fortresses_and_zeus() -> None:
    """T44 (M38): a second fortress in Roma -> refused, allowed with the Statue of Zeus; a third refused."""
    s = builder(ROME, "tax " * 4)
    assert why(s, ROME, "build fortress Roma with tax tax") == ("M38", "fortress-there")
    gain(s, ROME, "Statue of Zeus")
    say(s, ROME, "build fortress Roma with tax tax")
    assert why(s, ROME, "build fortress Roma with tax tax") == ("M38", "fortress-there")


def test_t45_hammurabi() -> None:
    """T45 (M44): two adjacent markers in a turn -> the first is free, the second costs 3; a distant one is refused."""
    s = builder(BABYLON, TAXES)
    assert why(s, BABYLON, "build influence Libya") == ("M36", "not-next-to")
    say(s, BABYLON, "build influence Arabia", f"build influence Armenia with {TAXES}")
    assert hand(s, BABYLON) == []


def test_t48_a_province_at_war() -> None:
    """T48 (M40, M57): Romans and a fortress in Macedonia and in Athens -> both produce for Greece; it builds in one."""
    s = builder(GREECE, TAXES)
    before = income_of(s, GREECE)
    fort(s, "Macedonia", 1)
    for province in ("Macedonia", "Athens"):
        army(s, ROME, province, 2)
    assert income_of(s, GREECE) == before
    assert why(s, GREECE, f"build legion Macedonia with {TAXES}") == ("M40", "occupied-there")
    assert allowed(s, GREECE, f"build legion Athens with {TAXES}")


def test_t49_a_capital_stripped_bare() -> None:
    """T49 (M58, M60): Rome enters Athens, bare of units and buildings -> nothing can be done, and that is legal."""
    s = table()
    fort(s, "Athens", 0)
    for spot in ("oil", "Athenae", "Sparta"):
        s.buildings[BOX.building_at[place("Athens"), BOX.spot_names.index(spot)]] = 0
    army(s, ROME, "Macedonia", 1)
    at(s, "Legions", ROME)
    say(s, ROME, "move 1 legion Macedonia -> Athens")
    assert s.step_name() == "Aftermath"
    assert why(s, ROME, "pillage Athens Sparta") == ("M58", "no-building")
    assert why(s, ROME, "occupy Athens Sparta") == ("M58", "no-building")
    assert why(s, ROME, "convert Athens") == ("M60", "players-capital")
    say(s, ROME, "done")
    assert s.step_name() == "Legions"


def test_t50_nobody_else_holds_four() -> None:
    """T50 (M26): the Director says 4, nobody else holds so many -> no exchange, nobody owes a card."""
    s = table(3)
    for civ, cards in zip(TRADERS, ("grain wine oil tax", "tax tax", "fish"), strict=True):
        hold(s, civ, cards)
    say(s, CARTHAGE, "exchange 4")
    assert s.step_name() == "NameBuilder"
    assert sizes(s) == [4, 2, 1]


def test_t51_a_legion_in_the_occupied_capital() -> None:
    """T51 (M40, M57): Rome builds a legion in its occupied capital -> war there, and the next income is Rome's."""
    s = builder(ROME, "tax tax")
    fort(s, "Roma", 0)
    stand(s, ("Roma", "temple"))
    army(s, GREECE, "Roma", 3)
    cover(s, "Roma", "Roma", "wine", "temple")
    assert "wine" not in income_of(s, ROME)
    say(s, ROME, "build legion Roma with tax tax")
    assert s.view(None)["places"][place("Roma")]["at_war"]
    assert (income_of(s, ROME)["wine"], income_of(s, ROME)["tax"]) == (1, 2)
