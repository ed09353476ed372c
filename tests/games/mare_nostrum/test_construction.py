"""The construction phase, clauses M30 to M46: order, payments, limits, and the powers that help to build."""

import pytest

from periplus.bots import Greedy, ask
from periplus.games.mare_nostrum.box import TAX
from periplus.games.mare_nostrum.state import MareNostrumState
from periplus.kernel.errors import BadNotation
from periplus.kernel.luck import luck_from
from tests.games.mare_nostrum.tables import (
    BABYLON,
    BOX,
    CARTHAGE,
    EGYPT,
    GREECE,
    ROME,
    allowed,
    army,
    asked,
    at,
    builder,
    fleet,
    fort,
    gain,
    hand,
    hold,
    idle,
    income_of,
    may,
    named,
    own,
    place,
    say,
    stand,
    standing,
    table,
    why,
)

TAXES = "tax tax tax"
GOODS = "livestock grain fruit gems slaves oil metal gold papyrus perfume fish wine"


def taxes(count: int) -> str:
    """Return so many taxes."""
    return " ".join(["tax"] * count)


def goods(count: int) -> str:
    """Return so many different goods."""
    return " ".join(GOODS.split()[:count])


def price(s: MareNostrumState, civ: int, what: str) -> list[int]:
    """Return with how many taxes a thing can be paid."""
    hold(s, civ, taxes(14))
    return [count for count in range(1, 15) if allowed(s, civ, f"{what} with {taxes(count)}")]


# Who builds when


def test_the_political_leader_names_the_next() -> None:
    """M30: Egypt names whoever it likes, itself included -> that player builds; nobody builds twice."""
    s = table()
    say(s, CARTHAGE, "exchange 0")
    assert (s.step_name(), s.actors()) == ("NameBuilder", [s.seat_of[EGYPT]])
    assert why(s, EGYPT, "done") == ("M30", "name-first")
    say(s, EGYPT, "name Egypt")
    say(s, EGYPT, "done", "name Greece")
    say(s, GREECE, "done")
    assert why(s, EGYPT, "name Greece") == ("M30", "not-next")
    say(s, EGYPT, "name Carthage")
    assert (s.step_name(), s.actors()) == ("Construct", [s.seat_of[CARTHAGE]])


def test_whoever_has_nothing_is_passed_over() -> None:
    """M30: Greece has no cards -> it cannot be named; Babylon, with Hammurabi's free marker, can."""
    s = table()
    hold(s, GREECE, "")
    hold(s, BABYLON, "")
    say(s, CARTHAGE, "exchange 0")
    assert why(s, EGYPT, "name Greece") == ("M30", "not-next")
    assert allowed(s, EGYPT, "name Babylon")


def test_a_neutral_is_not_named() -> None:
    """M30: Babylon is neutral -> it cannot be named."""
    s = table(4)
    say(s, CARTHAGE, "exchange 0")
    assert why(s, EGYPT, "name Babylon") == ("M30", "not-next")


def test_the_last_one_need_not_be_named() -> None:
    """M30: four of five have built -> the fifth builds without a word."""
    s = table()
    say(s, CARTHAGE, "exchange 0")
    for civ, name in ((ROME, "Rome"), (CARTHAGE, "Carthage"), (BABYLON, "Babylon"), (EGYPT, "Egypt")):
        say(s, EGYPT, f"name {name}")
        say(s, civ, "done")
    assert (s.step_name(), s.actors()) == ("Construct", [s.seat_of[GREECE]])


# Payments


def test_any_number_of_combinations() -> None:
    """M31: taxes and two sets of goods -> three things, then the turn ends when the player says so."""
    s = builder(CARTHAGE, f"{TAXES} grain oil fish grain wine gold")
    say(s, CARTHAGE, f"build legion Africa with {TAXES}")
    say(s, CARTHAGE, "build legion Africa with grain oil fish", "build legion Africa with grain wine gold")
    assert s.legions[place("Africa") * 5 + CARTHAGE] == 3
    assert hand(s, CARTHAGE) == []
    assert s.actors() == [s.seat_of[CARTHAGE]]


@pytest.mark.parametrize(
    ("cards", "reason"),
    [("tax tax grain", "mixed-set"), ("grain grain wine", "goods-alike"), ("tax tax fish", "not-in-hand")],
)
def test_what_is_no_combination(cards: str, reason: str) -> None:
    """M31: taxes with goods, two alike, cards not in hand -> refused."""
    s = builder(CARTHAGE, f"{TAXES} grain grain wine")
    assert why(s, CARTHAGE, f"build legion Africa with {cards}") == ("M31", reason)


def test_no_form_without_means() -> None:
    """M32: two taxes pay for nothing -> nothing but the end of the turn is offered; three do -> a form."""
    s = builder(CARTHAGE, "tax tax")
    assert may(s, CARTHAGE) == ["done"]
    assert s.forms(s.seat_of[CARTHAGE]) == []
    hold(s, CARTHAGE, TAXES)
    assert [form.verb.name for form in s.forms(s.seat_of[CARTHAGE])] == ["build"]


def test_two_sets_do_not_add_up() -> None:
    """M31: three taxes and three goods for a temple, or the same three goods twice -> refused."""
    s = builder(CARTHAGE, f"{TAXES} grain grain wine wine oil oil")
    assert why(s, CARTHAGE, f"build temple Africa with {TAXES} grain wine oil") == ("M31", "mixed-set")
    assert why(s, CARTHAGE, "build temple Africa with grain wine oil grain wine oil") == ("M31", "goods-alike")


def test_other_words_while_building() -> None:
    """M31: a builder says something of another phase -> refused."""
    s = builder(CARTHAGE)
    assert why(s, CARTHAGE, "exchange 0") == ("M31", "construct-first")


@pytest.mark.parametrize(
    ("line", "cost"),
    [
        ("build influence Libya", 3),
        ("build city Cyrene", 3),
        ("build caravan Thebes", 3),
        ("build legion Thebes", 3),
        ("build trireme Cyrene", 3),
        ("build fortress Thebes", 3),
        ("build temple Thebes", 6),
        ("build market Thebes", 6),
        ("buy Solomon", 9),
        ("buy Colossus", 9),
        ("buy Pyramids", 12),
    ],
)
def test_prices(line: str, cost: int) -> None:
    """M32: the value must be the price, exactly, in taxes or in different goods -> less and more are refused."""
    s = builder(EGYPT)
    assert price(s, EGYPT, line) == [cost]
    assert why(s, EGYPT, f"{line} with {taxes(cost - 1)}") == ("M32", "wrong-price")
    assert why(s, EGYPT, f"{line} with {taxes(cost + 1)}") == ("M32", "wrong-price")
    assert why(s, EGYPT, line) == ("M32", "wrong-price")
    hold(s, EGYPT, goods(12))
    assert allowed(s, EGYPT, f"{line} with {goods(cost)}")


def test_leftovers_are_discarded() -> None:
    """M33: all have built -> goods are gone, two taxes stay; a single tax stays as well."""
    s = builder(EGYPT)
    s.acted = 0b11111 & ~(1 << s.seat_of[EGYPT])
    hold(s, EGYPT, "tax tax tax grain")
    hold(s, ROME, "tax livestock wine wine")
    army(s, GREECE, "Athens", 1)
    say(s, EGYPT, "done")
    assert hand(s, EGYPT) == ["tax", "tax"]
    assert hand(s, ROME) == ["tax"]


def last_builders(taxes_kept_asked: bool = False) -> MareNostrumState:
    """Let all have built: Egypt has three taxes left, Rome one, Greece only a good."""
    s = builder(EGYPT, taxes_kept_asked=taxes_kept_asked)
    s.acted = 0b11111 & ~(1 << s.seat_of[EGYPT])
    hold(s, EGYPT, "tax tax tax grain")
    hold(s, ROME, "tax wine")
    hold(s, GREECE, "fish")
    for civ in (CARTHAGE, BABYLON):
        hold(s, civ, "")
    army(s, GREECE, "Athens", 1)
    say(s, EGYPT, "done")
    return s


def test_nobody_is_asked_about_taxes() -> None:
    """M33: by default all keep as many taxes as they may, without a question."""
    s = last_builders()
    assert s.step_name() == "Legions"
    assert (hand(s, ROME), hand(s, EGYPT)) == (["tax"], ["tax", "tax"])


def test_taxes_may_be_given_up() -> None:
    """M33, option taxes_kept_asked: those with taxes left say in seat order how many they keep, two at most."""
    s = last_builders(taxes_kept_asked=True)
    assert asked(s) == ("KeepTaxes", [ROME])
    assert may(s, ROME) == ["retain 1", "retain 0"]
    assert why(s, ROME, "retain 2") == ("M33", "too-few-taxes")
    assert why(s, ROME, "done") == ("M33", "keeptaxes-first")
    bank = s.bank[TAX]
    (event,) = say(s, ROME, "retain 0")
    assert (event.name, event.public["seat"], s.bank[TAX]) == ("discarded", s.seat_of[ROME], bank + 1)
    assert asked(s) == ("KeepTaxes", [EGYPT])
    assert may(s, EGYPT) == ["retain 2", "retain 1", "retain 0"]
    say(s, EGYPT, "retain 1")
    assert (hand(s, ROME), hand(s, EGYPT), hand(s, GREECE)) == ([], ["tax"], [])
    assert s.step_name() == "Legions"


def test_programs_keep_their_taxes() -> None:
    """M33, option taxes_kept_asked: greedy is asked -> it keeps all it may."""
    s = last_builders(taxes_kept_asked=True)
    assert str(ask(Greedy(luck_from(1)), s, s.seat_of[ROME])) == "retain 1"


def gardens(cards: str, taxes_kept_asked: bool = False) -> MareNostrumState:
    """Let the last builder be Rome, with the Hanging Gardens and these cards, and be done."""
    s = builder(ROME, cards, taxes_kept_asked=taxes_kept_asked)
    gain(s, ROME, "Hanging Gardens")
    army(s, GREECE, "Achaia", 1)
    s.acted = 0b11110
    say(s, ROME, "done")
    return s


def test_the_hanging_gardens() -> None:
    """M33: the Hanging Gardens -> the owner keeps a good of his choice besides two taxes; others see only that."""
    s = gardens("tax tax tax grain wine wine")
    assert (s.step_name(), s.actors()) == ("Keep", [s.seat_of[ROME]])
    assert why(s, ROME, "keep gold") == ("M33", "not-in-hand")
    assert why(s, ROME, "exchange 0") == ("M33", "keep-first")
    (kept,) = named(say(s, ROME, "keep wine"), "kept")
    assert hand(s, ROME) == ["wine", "tax", "tax"]
    assert kept.seen_by(s.seat_of[ROME]).params["card"] == "wine"
    assert "card" not in kept.seen_by(s.seat_of[EGYPT]).params


def test_the_hanging_gardens_and_taxes() -> None:
    """M33, option taxes_kept_asked: the owner of the Hanging Gardens keeps a good first, then says how many taxes."""
    s = gardens("tax tax tax grain wine", taxes_kept_asked=True)
    say(s, ROME, "keep wine")
    assert asked(s) == ("KeepTaxes", [ROME])
    say(s, ROME, "retain 0")
    assert hand(s, ROME) == ["wine"]


def test_the_hanging_gardens_may_be_left_alone() -> None:
    """M33: the owner keeps nothing -> his goods are gone like all others."""
    s = gardens("tax grain wine")
    say(s, ROME, "done")
    assert hand(s, ROME) == ["tax"]


def test_the_hanging_gardens_keep_no_taxes() -> None:
    """M33: the owner has taxes alone -> nobody asks him, and two of them stay as with all others."""
    s = gardens("tax tax tax")
    assert s.step_name() != "Keep"
    assert hand(s, ROME) == ["tax", "tax"]


def test_why_not_there_and_why_not_that() -> None:
    """Provinces and cards say why nothing can be built: a capital, too far, too dear; not where something can."""
    s = builder(ROME, "tax tax tax")
    found = {name: refused.rule for name, refused in s.refusals(s.seat_of[ROME]).items()}
    assert (found["Achaia"], found["Armenia"], found["card-Colossus"]) == ("M60", "M36", "M32")
    assert not {"Roma", "Gallia"} & set(found)


def test_spent_cards_return_at_the_end_of_the_phase() -> None:
    """M34: Egypt pays with three taxes -> they lie open until all have built, then the bank has them."""
    s = builder(EGYPT, TAXES)
    bank = s.view(None)["bank"]["tax"]
    say(s, EGYPT, f"build legion Thebes with {TAXES}")
    assert (s.view(None)["bank"]["tax"], s.view(None)["spent"]) == (bank, {"tax": 3})
    s.acted = 0b11111 & ~(1 << s.seat_of[EGYPT])
    say(s, EGYPT, "done")
    assert s.view(None)["spent"] == {}
    assert sum(s.bank) + sum(s.hands) == 123


def test_no_swap_with_spent_cards() -> None:
    """M34: the bank has no perfume, what was spent is not in it -> Cleopatra cannot have one."""
    s = builder(EGYPT, "tax")
    perfume = BOX.kind_names.index("perfume")
    s.spent[perfume], s.bank[perfume] = s.bank[perfume], 0
    assert why(s, EGYPT, "swap tax for perfume") == ("M34", "not-in-bank")
    assert allowed(s, EGYPT, "swap tax for papyrus")


# Where to build


@pytest.mark.parametrize("item", ["city", "caravan", "temple", "market", "legion", "trireme", "fortress"])
def test_only_under_the_own_marker(item: str) -> None:
    """M35: anything in a province without the own marker, free or foreign -> refused."""
    s = builder(EGYPT, taxes(6))
    for province in ("Libya", "Thracia"):
        assert why(s, EGYPT, f"build {item} {province} with {TAXES}") == ("M35", "not-yours")


def test_influence_by_land() -> None:
    """M36: a free province with a land border -> allowed; farther away, or foreign, or one's own -> refused."""
    s = builder(ROME, TAXES)
    assert allowed(s, ROME, f"build influence Gallia with {TAXES}")
    assert why(s, ROME, f"build influence Dacia with {TAXES}") == ("M36", "not-next-to")
    assert why(s, ROME, f"build influence Sicilia with {TAXES}") == ("M36", "not-next-to")
    assert why(s, ROME, f"build influence Numidia with {TAXES}") == ("M36", "foreign-marker")
    assert why(s, ROME, f"build influence Roma with {TAXES}") == ("M36", "own-marker")
    assert why(s, ROME, f"build influence Gallia wine with {TAXES}") == ("M36", "no-spot-needed")


def test_influence_along_triremes() -> None:
    """M36: fleets on the Tyrrhenian and the Ionian Sea -> Sicilia, Sardinia, but not Creta behind a gap."""
    s = builder(ROME, TAXES)
    fleet(s, ROME, "Tyrrhenian", 1)
    assert allowed(s, ROME, f"build influence Sicilia with {TAXES}")
    assert why(s, ROME, f"build influence Crete with {TAXES}") == ("M36", "not-next-to")
    fleet(s, ROME, "Aegean", 1)
    assert why(s, ROME, f"build influence Crete with {TAXES}") == ("M36", "not-next-to")
    fleet(s, ROME, "Ionian", 1)
    assert allowed(s, ROME, f"build influence Crete with {TAXES}")


def test_foreign_triremes_do_not_matter() -> None:
    """M36: Carthage has triremes in the same sea -> Rome's chain holds."""
    s = builder(ROME, TAXES)
    fleet(s, ROME, "Tyrrhenian", 1)
    fleet(s, CARTHAGE, "Tyrrhenian", 3)
    assert allowed(s, ROME, f"build influence Sicilia with {TAXES}")
    fleet(s, ROME, "Tyrrhenian", 0)
    assert why(s, ROME, f"build influence Sicilia with {TAXES}") == ("M36", "not-next-to")


def test_triremes_in_port_are_no_chain() -> None:
    """M36: a trireme in the port of Italia -> Sicilia is not next to it."""
    s = builder(ROME, TAXES)
    fleet(s, ROME, "Italia", 1)
    assert why(s, ROME, f"build influence Sicilia with {TAXES}") == ("M36", "not-next-to")


def test_a_new_marker_is_no_base() -> None:
    """M36: a marker was placed in Illyria this turn -> Dacia beyond it has to wait."""
    s = builder(ROME, taxes(6))
    say(s, ROME, f"build influence Illyria with {TAXES}")
    assert why(s, ROME, f"build influence Dacia with {TAXES}") == ("M36", "not-next-to")


def test_a_base_under_foreign_legions() -> None:
    """M36: Etruria is occupied -> it is still a base for influence in Gallia."""
    s = builder(ROME, TAXES)
    army(s, GREECE, "Etruria", 2)
    assert allowed(s, ROME, f"build influence Gallia with {TAXES}")


def test_wait_a_turn() -> None:
    """M37: a marker was placed in Gallia this turn -> nothing else can be built there; in the next turn it can."""
    s = builder(ROME, taxes(6))
    say(s, ROME, f"build influence Gallia with {TAXES}")
    assert s.view(None)["places"][place("Gallia")]["new"]
    for item in ("caravan", "legion", "trireme", "fortress", "temple", "market"):
        assert why(s, ROME, f"build {item} Gallia with {TAXES}") == ("M37", "just-placed")
    idle(s, "Demand")
    idle(s, "Construct")
    at(s, "Construct", ROME)
    hold(s, ROME, TAXES)
    assert allowed(s, ROME, f"build caravan Gallia with {TAXES}")


def converting(province: str, cards: str = TAXES, civ: int = ROME) -> MareNostrumState:
    """Let somebody build who has a legion on the marker of a foreign province."""
    s = builder(civ, cards)
    army(s, civ, province, 1)
    s.converting |= 1 << place(province)
    return s


def test_a_conversion_is_paid() -> None:
    """M37, M6: Rome pays 3 and takes over Macedonia -> the old marker returns, the caravan works for Rome."""
    s = converting("Macedonia")
    own(s, ROME, "Illyria")
    left = s.reserve[GREECE * 4]
    say(s, ROME, f"build influence Macedonia with {TAXES}")
    assert s.view(None)["places"][place("Macedonia")]["owner"] == "Rome"
    assert not s.view(None)["places"][place("Macedonia")]["converting"]
    assert s.reserve[GREECE * 4] == left + 1
    assert income_of(s, ROME)["wine"] == 2
    hold(s, ROME, taxes(6))
    assert why(s, ROME, f"build market Macedonia with {taxes(6)}") == ("M37", "just-placed")


def test_a_conversion_has_to_be_chosen_and_adjacent() -> None:
    """M36: a legion in Macedonia that is not on the marker, far from Rome, or not alone -> no conversion."""
    s = converting("Macedonia")
    assert why(s, ROME, f"build influence Macedonia with {TAXES}") == ("M36", "not-next-to")
    own(s, ROME, "Illyria")
    assert allowed(s, ROME, f"build influence Macedonia with {TAXES}")
    s.converting = 0
    assert why(s, ROME, f"build influence Macedonia with {TAXES}") == ("M58", "not-converting")
    army(s, GREECE, "Macedonia", 1)
    assert why(s, ROME, f"build influence Macedonia with {TAXES}") == ("M36", "foreign-marker")


@pytest.mark.parametrize("romans", [0, 2])
def test_influence_never_comes_to_the_capital_of_a_player(romans: int) -> None:
    """M60: Athens, held by Romans or not -> refused as a capital, without the advice to convert it first."""
    s = builder(ROME, TAXES)
    fort(s, "Achaia", 0)
    army(s, ROME, "Achaia", romans)
    assert why(s, ROME, f"build influence Achaia with {TAXES}") == ("M60", "players-capital")
    assert s.refusals(s.seat_of[ROME])["Achaia"].rule == "M60"


# How much a province holds


@pytest.mark.parametrize("item", ["temple", "market"])
def test_one_temple_and_one_market(item: str) -> None:
    """M38: a second temple or market in a province -> refused; it needs neither city nor caravan there."""
    s = builder(GREECE, taxes(12))
    say(s, GREECE, f"build {item} Macedonia with {taxes(6)}")
    assert standing(s, "Macedonia") == ["wine", item]
    assert why(s, GREECE, f"build {item} Macedonia with {taxes(6)}") == ("M38", "spot-taken")
    own(s, GREECE, "Rhodes")
    assert allowed(s, GREECE, f"build {item} Rhodes with {taxes(6)}")


def test_one_city_on_each_site() -> None:
    """M38: both sites of Achaia have their city, Macedonia has no site -> refused; Cyrene is free."""
    s = builder(GREECE, TAXES)
    for line in ("city Achaia Sparta", "city Achaia Athenae", "city Achaia"):
        assert why(s, GREECE, f"build {line} with {TAXES}") == ("M38", "spot-taken")
    for line in ("city Macedonia", "city Macedonia Sparta", "city Achaia oil"):
        assert why(s, GREECE, f"build {line} with {TAXES}") == ("M38", "no-spot")
    s = builder(EGYPT, TAXES)
    say(s, EGYPT, f"build city Cyrene with {TAXES}")
    assert standing(s, "Cyrene") == ["Cyrene", "papyrus"]


def test_one_caravan_on_each_icon() -> None:
    """M38: one icon of Etruria is taken -> a caravan on the other one, then no more; other goods have no icon there."""
    s = builder(ROME, taxes(6))
    assert why(s, ROME, f"build caravan Etruria grain with {TAXES}") == ("M38", "spot-taken")
    assert why(s, ROME, f"build caravan Etruria gems with {TAXES}") == ("M38", "no-spot")
    say(s, ROME, f"build caravan Etruria livestock with {TAXES}")
    assert set(standing(s, "Etruria")) == {"grain", "livestock"}
    assert why(s, ROME, f"build caravan Etruria livestock with {TAXES}") == ("M38", "spot-taken")


def test_the_only_icon_left_need_not_be_named() -> None:
    """M38: a caravan in Etruria, where one icon is left -> it stands there."""
    s = builder(ROME, TAXES)
    say(s, ROME, f"build caravan Etruria with {TAXES}")
    assert set(standing(s, "Etruria")) == {"grain", "livestock"}


def test_one_fortress_or_two_with_zeus() -> None:
    """M38: a second fortress -> refused; with the Statue of Zeus allowed, but not a third."""
    s = builder(EGYPT, taxes(9))
    assert why(s, EGYPT, f"build fortress Alexandria with {TAXES}") == ("M38", "fortress-there")
    gain(s, EGYPT, "Statue of Zeus")
    say(s, EGYPT, f"build fortress Alexandria with {TAXES}")
    assert s.fortresses[place("Alexandria")] == 2
    assert why(s, EGYPT, f"build fortress Alexandria with {TAXES}") == ("M38", "fortress-there")


def test_zeus_of_somebody_else() -> None:
    """M38: Rome has the Statue of Zeus -> Egypt has one fortress a province."""
    s = builder(EGYPT, TAXES)
    gain(s, ROME, "Statue of Zeus")
    assert why(s, EGYPT, f"build fortress Alexandria with {TAXES}") == ("M38", "fortress-there")


def test_any_number_of_legions_and_triremes() -> None:
    """M38: eight legions and five triremes in one province -> allowed as long as the reserve lasts."""
    s = builder(EGYPT)
    for unit, count in (("legion", 8), ("trireme", 5)):
        for _ in range(count):
            hold(s, EGYPT, TAXES)
            say(s, EGYPT, f"build {unit} Alexandria with {TAXES}")
            s.spent, s.bank = [0] * len(s.bank), [had + paid for had, paid in zip(s.bank, s.spent, strict=True)]
        hold(s, EGYPT, TAXES)
        assert why(s, EGYPT, f"build {unit} Alexandria with {TAXES}") == ("M4", "out-of-pieces")
    assert why(s, EGYPT, f"build legion Alexandria papyrus with {TAXES}") == ("M38", "no-spot-needed")


def test_triremes_need_a_coast() -> None:
    """M39: a trireme in Thebais, far from the sea -> refused; on a coast or an island it lies in port."""
    s = builder(EGYPT, taxes(6))
    assert why(s, EGYPT, f"build trireme Thebes with {TAXES}") == ("M39", "no-coast")
    own(s, EGYPT, "Rhodes")
    say(s, EGYPT, f"build trireme Cyrene with {TAXES}", f"build trireme Rhodes with {TAXES}")
    assert [s.triremes[place(name) * 5 + EGYPT] for name in ("Cyrene", "Rhodes", "Aegean")] == [1, 1, 0]


# Foreign legions


@pytest.mark.parametrize("item", ["city", "temple", "market", "legion", "trireme", "fortress"])
def test_nothing_among_foreign_legions(item: str) -> None:
    """M40: a Roman legion stands in Cyrenaica -> Egypt builds nothing there."""
    s = builder(EGYPT, taxes(6))
    army(s, ROME, "Cyrene", 1)
    cost = 6 if item in ("temple", "market") else 3
    assert why(s, EGYPT, f"build {item} Cyrene with {taxes(cost)}") == ("M40", "occupied-there")
    army(s, ROME, "Cyrene", 0)
    assert allowed(s, EGYPT, f"build {item} Cyrene with {taxes(cost)}")


def test_nothing_in_a_province_at_war() -> None:
    """M40: legions of both, or a siege of a fortress -> nothing is built there."""
    s = builder(EGYPT, TAXES)
    army(s, ROME, "Cyrene", 1)
    army(s, EGYPT, "Cyrene", 2)
    assert why(s, EGYPT, f"build city Cyrene with {TAXES}") == ("M40", "occupied-there")
    army(s, EGYPT, "Cyrene", 0)
    fort(s, "Cyrene", 1)
    assert why(s, EGYPT, f"build city Cyrene with {TAXES}") == ("M40", "occupied-there")


@pytest.mark.parametrize("item", ["caravan grain", "temple", "market", "legion", "trireme"])
def test_always_in_the_own_capital(item: str) -> None:
    """M40: Romans hold Alexandria -> Egypt builds there whatever it likes."""
    s = builder(EGYPT, taxes(6))
    fort(s, "Alexandria", 0)
    army(s, ROME, "Alexandria", 2)
    what, *spot = item.split()
    cost = 6 if what in ("temple", "market") else 3
    assert allowed(s, EGYPT, f"build {what} Alexandria {' '.join(spot)} with {taxes(cost)}")


def test_a_conquered_capital_is_none_of_the_conqueror() -> None:
    """M40: Rome owns the former capital of a neutral, Greeks stand in it -> Rome builds nothing there."""
    s = builder(ROME, TAXES, seats=4)
    own(s, ROME, "Babylon")
    fort(s, "Babylon", 0)
    army(s, BABYLON, "Babylon", 0)
    army(s, GREECE, "Babylon", 1)
    assert why(s, ROME, f"build caravan Babylon grain with {TAXES}") == ("M40", "occupied-there")


@pytest.mark.parametrize("unit", ["legion", "fortress"])
def test_a_unit_beside_occupiers_means_war(unit: str) -> None:
    """M40: Egypt builds a legion or fortress in its occupied capital -> no battle; war, and the occupation is over."""
    s = builder(EGYPT, TAXES)
    fort(s, "Alexandria", 0)
    army(s, ROME, "Alexandria", 2)
    for spot in ("Alexandria", "Memphis"):
        s.buildings[BOX.building_at[place("Alexandria"), BOX.spot_names.index(spot)]] = 2
    assert income_of(s, EGYPT)["tax"] == 1
    say(s, EGYPT, f"build {unit} Alexandria with {TAXES}")
    assert s.view(None)["places"][place("Alexandria")]["at_war"]
    assert income_of(s, EGYPT)["tax"] == 3
    assert s.legions[place("Alexandria") * 5 + ROME] == 2


def test_legions_hold_an_unowned_province() -> None:
    """M41: a Greek legion in free Illyria -> Rome cannot place influence, Greece, next to it, can."""
    s = builder(ROME, TAXES)
    army(s, GREECE, "Illyria", 1)
    assert why(s, ROME, f"build influence Illyria with {TAXES}") == ("M41", "legions-there")
    s = builder(GREECE, TAXES)
    army(s, GREECE, "Illyria", 1)
    army(s, GREECE, "Gallia", 1)
    assert allowed(s, GREECE, f"build influence Illyria with {TAXES}")
    assert why(s, GREECE, f"build influence Gallia with {TAXES}") == ("M36", "not-next-to")


# Powers


def test_powers_work_at_once() -> None:
    """M42: Egypt buys the Mausoleum -> the city built next costs 2."""
    s = builder(EGYPT, taxes(11))
    say(s, EGYPT, f"buy Mausoleum with {taxes(9)}", "build city Cyrene with tax tax")
    assert standing(s, "Cyrene") == ["Cyrene", "papyrus"]


def test_nothing_is_taken_back() -> None:
    """M43: units, buildings, markers of one's own -> no word removes them, and whatever a builder can do adds."""
    s = builder(EGYPT, taxes(6))
    for line in ("remove legion Alexandria", "destroy city Thebes"):
        with pytest.raises(BadNotation):
            s.game.parse(line)
    assert {action.verb.name for action in s.legal_actions(s.seat_of[EGYPT])} == {"build", "swap", "done"}


@pytest.mark.parametrize(
    ("caesar", "fortress"),
    [("both", 2), ("legions", 3)],
)
def test_julius_caesar(caesar: str, fortress: int) -> None:
    """M44: Caesar -> legions cost 2, fortresses too unless the option says legions alone; triremes 3."""
    s = builder(ROME, caesar=caesar)
    assert price(s, ROME, "build legion Roma") == [2]
    assert price(s, ROME, "build fortress Etruria") == [fortress]
    assert price(s, ROME, "build trireme Roma") == [3]


def test_pericles() -> None:
    """M44: Pericles -> triremes cost 2, legions 3."""
    s = builder(GREECE)
    assert price(s, GREECE, "build trireme Athens") == [2]
    assert price(s, GREECE, "build legion Athens") == [3]


def test_hammurabi() -> None:
    """M44: Hammurabi -> one marker a turn for nothing, adjacent as ever; the next costs 3; others always pay."""
    s = builder(BABYLON, TAXES)
    assert why(s, BABYLON, "build influence Asia") == ("M36", "not-next-to")
    say(s, BABYLON, "build influence Arabia")
    assert hand(s, BABYLON) == ["tax"] * 3
    assert why(s, BABYLON, "build influence Judaea") == ("M32", "wrong-price")
    say(s, BABYLON, f"build influence Judaea with {TAXES}")
    assert why(builder(ROME), ROME, "build influence Gallia") == ("M32", "too-dear")


def test_hammurabi_may_be_saved() -> None:
    """M44: Babylon pays for its first marker -> the free one is still to come; in the next turn there is another."""
    s = builder(BABYLON, TAXES)
    say(s, BABYLON, f"build influence Arabia with {TAXES}", "build influence Judaea")
    assert why(s, BABYLON, "build influence Armenia") == ("M32", "too-dear")
    idle(s, "NameBuilder")
    while s.turns == 1:
        idle(s, "NameBuilder")
    at(s, "Construct", BABYLON)
    assert allowed(s, BABYLON, "build influence Armenia")


def test_hammurabi_pays_a_conversion() -> None:
    """M44: a Babylonian legion on the marker of Cappadocia, next to Syria -> the free marker replaces it."""
    s = converting("Cappadocia", "", BABYLON)
    own(s, ROME, "Cappadocia")
    say(s, BABYLON, "build influence Cappadocia")
    assert s.view(None)["places"][place("Cappadocia")]["owner"] == "Babylon"


def test_cleopatra() -> None:
    """M44: Cleopatra -> a good for a tax once a phase, or the reverse; nothing else."""
    s = builder(EGYPT, "grain wine tax")
    assert why(s, EGYPT, "swap grain for wine") == ("M44", "swap-alike")
    assert why(s, EGYPT, "swap tax for tax") == ("M44", "swap-alike")
    assert why(s, EGYPT, "swap fish for tax") == ("M44", "not-in-hand")
    bank = s.bank[:]
    say(s, EGYPT, "swap grain for tax")
    assert hand(s, EGYPT) == ["wine", "tax", "tax"]
    assert sum(s.bank) == sum(bank)
    assert why(s, EGYPT, "swap wine for tax") == ("M44", "swapped-already")


def test_cleopatra_the_other_way() -> None:
    """M44: a tax for a good of any kind in the bank, once in each phase -> allowed again in the next turn."""
    s = builder(EGYPT, "tax tax")
    say(s, EGYPT, "swap tax for gems")
    assert hand(s, EGYPT) == ["gems", "tax"]
    idle(s, "NameBuilder")
    while s.turns == 1:
        idle(s, "NameBuilder")
    at(s, "Construct", EGYPT)
    assert allowed(s, EGYPT, "swap tax for gold")
    assert why(builder(ROME, "tax"), ROME, "swap tax for gold") == ("M44", "no-cleopatra")


@pytest.mark.parametrize(
    ("line", "cost"),
    [
        ("build city Cyrene", 2),
        ("build caravan Thebes", 2),
        ("build temple Thebes", 5),
        ("build market Thebes", 5),
        ("build influence Libya", 3),
        ("build legion Thebes", 3),
        ("build trireme Cyrene", 3),
        ("build fortress Thebes", 3),
        ("buy Solomon", 9),
        ("buy Colossus", 9),
        ("buy Pyramids", 12),
    ],
)
def test_the_mausoleum(line: str, cost: int) -> None:
    """M45: the Mausoleum -> buildings are cheaper by 1, nothing else is."""
    s = builder(EGYPT)
    gain(s, EGYPT, "Mausoleum")
    assert price(s, EGYPT, line) == [cost]


def test_the_lighthouse() -> None:
    """M46: the Lighthouse -> influence in any province without a foreign marker, near or far."""
    s = builder(ROME, TAXES)
    gain(s, ROME, "Lighthouse")
    for name in ("Cyprus", "Arabia", "Aethiopia"):
        assert allowed(s, ROME, f"build influence {name} with {TAXES}")
    assert why(s, ROME, f"build influence Thracia with {TAXES}") == ("M36", "foreign-marker")
    army(s, GREECE, "Cyprus", 1)
    assert why(s, ROME, f"build influence Cyprus with {TAXES}") == ("M41", "legions-there")


def test_the_lighthouse_in_a_conversion() -> None:
    """M46: a Roman legion on the marker of Macedonia, far from Rome -> with the Lighthouse it can be replaced."""
    s = converting("Macedonia")
    gain(s, ROME, "Lighthouse")
    assert allowed(s, ROME, f"build influence Macedonia with {TAXES}")


@pytest.mark.parametrize("cards", [TAXES, goods(12), "tax tax tax tax tax tax wine grain oil metal gold fish"])
def test_whatever_is_listed_is_allowed(cards: str) -> None:
    """M31, M35, M38: everything that a builder is offered -> passes its own check."""
    s = builder(EGYPT, cards)
    fleet(s, EGYPT, "Aegean", 1)
    stand(s, ("Thebes", "gold"))
    for action in s.legal_actions(s.seat_of[EGYPT]):
        s.check(s.seat_of[EGYPT], action)
