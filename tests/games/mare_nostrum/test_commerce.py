"""The commerce phase, clauses M21 to M29 and what M64 hides of it: income, then the exchange."""

import pytest

from periplus.games.mare_nostrum.box import TAX
from periplus.games.mare_nostrum.cards import tally
from periplus.games.mare_nostrum.state import MareNostrumState
from periplus.kernel.errors import WrongSeat
from periplus.kernel.message import Event
from periplus.kernel.text import text
from tests.games.mare_nostrum.tables import (
    BABYLON,
    BOX,
    CARTHAGE,
    EGYPT,
    GREECE,
    ROME,
    allowed,
    army,
    cover,
    gain,
    hand,
    hold,
    idle,
    income_of,
    named,
    own,
    say,
    stand,
    table,
    why,
)

# Income


@pytest.mark.parametrize(
    ("civ", "cards"),
    [
        (ROME, {"grain": 1, "oil": 1, "metal": 1, "wine": 1, "tax": 1}),
        (CARTHAGE, {"livestock": 1, "fruit": 1, "gold": 1, "perfume": 1, "tax": 1}),
        (BABYLON, {"livestock": 1, "grain": 1, "perfume": 1, "tax": 2}),
        (EGYPT, {"papyrus": 2, "tax": 3}),
        (GREECE, {"oil": 1, "wine": 1, "tax": 3}),
    ],
)
def test_cities_and_caravans(civ: int, cards: dict[str, int]) -> None:
    """M21: the first income -> a tax for each city, a card of its good for each caravan."""
    s = table()
    assert income_of(s, civ) == cards
    assert {name: hand(s, civ).count(name) for name in cards} == cards


def test_a_temple_doubles_cities() -> None:
    """M21: a temple in Achaia -> its two cities yield two taxes each; caravans and other provinces stay as they are."""
    s = table()
    stand(s, ("Achaia", "temple"))
    assert income_of(s, GREECE) == {"oil": 1, "wine": 1, "tax": 5}


def test_a_market_doubles_caravans() -> None:
    """M21: a market in Roma -> two metal and two wine; its city and other provinces stay as they are."""
    s = table()
    stand(s, ("Roma", "market"))
    assert income_of(s, ROME) == {"grain": 1, "oil": 1, "metal": 2, "wine": 2, "tax": 1}


def test_nothing_without_a_building() -> None:
    """M21: a province with free icons and sites, with a temple and a market -> nothing."""
    s = table()
    before = income_of(s, ROME)
    own(s, ROME, "Sicilia")
    stand(s, ("Sicilia", "temple"), ("Sicilia", "market"))
    assert income_of(s, ROME) == before


def occupied(legions: int, *spots: str) -> MareNostrumState:
    """Let Rome occupy Cyrenaica with its city, caravan, temple and market, on these spots."""
    s = table()
    stand(s, ("Cyrenaica", "Cyrene"), ("Cyrenaica", "temple"), ("Cyrenaica", "market"))
    army(s, ROME, "Cyrenaica", legions)
    cover(s, "Cyrenaica", *spots)
    return s


@pytest.mark.parametrize(
    ("spots", "rome", "egypt"),
    [
        ((), {}, {"tax": 2, "papyrus": 2}),
        (("Cyrene",), {"tax": 1}, {"papyrus": 2}),
        (("Cyrene", "temple"), {"tax": 2}, {"papyrus": 2}),
        (("temple",), {}, {"tax": 1, "papyrus": 2}),
        (("papyrus",), {"papyrus": 1}, {"tax": 2}),
        (("papyrus", "market"), {"papyrus": 2}, {"tax": 2}),
        (("market", "Cyrene"), {"tax": 1}, {"papyrus": 1}),
    ],
)
def test_temples_and_markets_under_legions(spots: tuple[str, ...], rome: dict[str, int], egypt: dict[str, int]) -> None:
    """M22: an occupier -> a temple or market doubles for whom it serves: under a legion for him, else for the owner."""
    s, before = occupied(3, *spots), table()
    elsewhere = {"tax": 3, "papyrus": 1}
    assert {card: count - income_of(before, ROME).get(card, 0) for card, count in income_of(s, ROME).items()} == {
        **dict.fromkeys(income_of(before, ROME), 0), **rome,
    }  # fmt: skip
    assert income_of(s, EGYPT) == {card: elsewhere[card] + egypt.get(card, 0) for card in income_of(s, EGYPT)}


def test_the_occupier_collects() -> None:
    """M21: legions on city and caravan of Cyrenaica since an earlier turn -> their cards come to the occupier."""
    s = occupied(2, "Cyrene", "papyrus")
    idle(s, "Demand")
    assert hand(s, ROME).count("papyrus") == 1
    assert hand(s, EGYPT).count("papyrus") == 1


def test_the_colossus() -> None:
    """M23: the Colossus -> a tax more."""
    s = table()
    gain(s, ROME, "Colossus")
    assert income_of(s, ROME)["tax"] == 2
    idle(s, "Demand")
    assert hand(s, ROME).count("tax") == 1 + 2


def test_the_temple_of_artemis() -> None:
    """M23: the Temple of Artemis -> its owner takes a good of his choice, when all incomes are dealt; no tax."""
    s = table()
    gain(s, ROME, "Temple of Artemis")
    idle(s, "Collect")
    assert s.actors() == [s.seat_of[ROME]]
    assert len(hand(s, GREECE)) == 5 + 2
    assert why(s, ROME, "exchange 0") == ("M23", "collect-first")
    say(s, ROME, "collect perfume")
    assert hand(s, ROME).count("perfume") == 1
    assert s.step_name() == "Demand"


def test_artemis_and_a_bank_that_lacks_a_good() -> None:
    """M23: no perfume is left in the bank -> Artemis cannot give it."""
    s = table()
    gain(s, ROME, "Temple of Artemis")
    idle(s, "Collect")
    s.bank[BOX.kind_names.index("perfume")] = 0
    assert why(s, ROME, "collect perfume") == ("M23", "not-in-bank")
    assert allowed(s, ROME, "collect papyrus")


def test_a_bank_that_runs_out() -> None:
    """M24: four taxes for ten -> served clockwise from the Director: Carthage 1, Babylon 2, Egypt 1, others none."""
    s = table()
    army(s, ROME, "Roma", 1)
    idle(s, "Legions")
    for civ in range(5):
        hold(s, civ, "")
    s.bank[TAX] = 4
    idle(s, "Demand")
    assert [hand(s, civ).count("tax") for civ in range(5)] == [0, 1, 2, 1, 0]
    assert [len(hand(s, civ)) for civ in range(5)] == [4, 5, 5, 3, 2]
    assert s.bank[TAX] == 0


def test_income_is_open_and_hands_are_not() -> None:
    """M25: an income -> everybody is told the cards; later a view has the size of other hands, not the cards."""
    s = table()
    idle(s, "NameBuilder")
    told: list[Event] = []
    while s.turns == 1:
        actor = s.actors()[0]
        actions = s.legal_actions(actor)
        s.apply(actor, s.actions.done if s.actions.done in actions else actions[0], told)
    incomes = {event.public["seat"]: event.public["cards"] for event in named(told, "income")}
    assert incomes[s.seat_of[EGYPT]] == tally({"papyrus": 2, "tax": 3})
    seen = s.view(s.seat_of[ROME])
    assert seen["players"][s.seat_of[EGYPT]]["hand_size"] == len(hand(s, EGYPT))
    assert sum(seen["hand"].values()) == len(hand(s, ROME))
    assert s.view(None)["hand"] is None


# The exchange: three players, Carthage is Director


def trade(demand: int, carthage: str, babylon: str, greece: str) -> MareNostrumState:
    """Give three players their hands, and let the Director, Carthage, name a number."""
    s = table(3)
    for civ, cards in ((CARTHAGE, carthage), (BABYLON, babylon), (GREECE, greece)):
        hold(s, civ, cards)
    say(s, CARTHAGE, f"exchange {demand}")
    return s


def offered(carthage: str, babylon: str, greece: str, *cards: str) -> MareNostrumState:
    """Let three players offer all they hold; the owner of cards of power is Greece."""
    s = table(3)
    gain(s, GREECE, *cards)
    for civ, offer in ((CARTHAGE, carthage), (BABYLON, babylon), (GREECE, greece)):
        hold(s, civ, offer)
    say(s, CARTHAGE, f"exchange {len(carthage.split())}")
    for civ, offer in ((CARTHAGE, carthage), (BABYLON, babylon), (GREECE, greece)):
        say(s, civ, f"offer {offer}")
    return s


def sizes(s: MareNostrumState) -> list[int]:
    """Return the sizes of the hands of Carthage, Babylon and Greece, as everybody sees them."""
    return [each["hand_size"] for each in s.view(None)["players"]]


def picker(s: MareNostrumState) -> int:
    """Return the civilisation that picks."""
    assert s.step_name() == "Pick"
    return s.civ_of[s.actors()[0]]


def test_the_director_names_a_number() -> None:
    """M26: the Director holds three cards -> any number up to three, not four."""
    s = table(3)
    hold(s, CARTHAGE, "grain wine tax")
    assert s.actors() == [s.seat_of[CARTHAGE]]
    assert [str(action) for action in s.legal_actions(s.seat_of[CARTHAGE])] == [f"exchange {n}" for n in range(4)]
    assert why(s, CARTHAGE, "exchange 4") == ("M26", "more-than-hand")
    assert why(s, CARTHAGE, "done") == ("M26", "demand-first")


def test_zero_cancels_the_exchange() -> None:
    """M26: the Director says 0 -> construction begins at once."""
    s = trade(0, "grain", "wine", "tax")
    assert s.step_name() == "NameBuilder"
    assert sizes(s) == [1, 1, 1]


def test_a_director_without_cards() -> None:
    """M26: the Director has no card -> he can only say 0."""
    s = table(3)
    hold(s, CARTHAGE, "")
    assert [str(action) for action in s.legal_actions(s.seat_of[CARTHAGE])] == ["exchange 0"]
    assert why(s, CARTHAGE, "exchange 1") == ("M26", "more-than-hand")


def test_more_than_others_hold() -> None:
    """M26, M27: the Director asks for two, Greece holds one -> allowed; Greece is left out, the others trade."""
    s = trade(2, "grain wine", "oil tax", "fish")
    assert s.view(None)["traders"] == [s.seat_of[CARTHAGE], s.seat_of[BABYLON]]
    assert s.actors() == [s.seat_of[CARTHAGE], s.seat_of[BABYLON]]


def test_nobody_to_trade_with() -> None:
    """M26: nobody but the Director holds as many -> no exchange, nobody owes a card."""
    s = trade(2, "grain wine", "oil", "fish")
    assert s.step_name() == "NameBuilder"
    assert sizes(s) == [2, 1, 1]


def test_whoever_can_must_take_part() -> None:
    """M27: Greece holds enough cards -> it cannot pass, nor offer fewer or more."""
    s = trade(2, "grain wine", "oil tax", "fish tax gold")
    assert s.seat_of[GREECE] in s.actors()
    assert why(s, GREECE, "done") == ("M27", "offer-first")
    assert why(s, GREECE, "offer fish") == ("M26", "wrong-count")
    assert why(s, GREECE, "offer fish tax gold") == ("M26", "wrong-count")


def test_a_hand_of_exactly_so_many() -> None:
    """M27: a hand of just as many as asked for -> it takes part; taxes may be offered like goods."""
    s = trade(2, "grain wine", "tax tax", "fish gold")
    say(s, BABYLON, "offer tax tax")
    assert why(s, GREECE, "offer tax fish") == ("M28", "not-in-hand")


def test_those_left_out_are_no_victims() -> None:
    """M27: Greece is left out -> nobody can take from it, and it is not asked."""
    s = trade(2, "grain wine", "oil tax", "fish")
    with pytest.raises(WrongSeat):
        say(s, GREECE, "offer fish")
    say(s, CARTHAGE, "offer grain wine")
    say(s, BABYLON, "offer oil tax")
    assert why(s, CARTHAGE, "take fish from Greece") == ("M28", "not-offered")


def test_offers_are_secret_until_all_are_made() -> None:
    """M28, M64: two of three have offered -> nobody sees what, they may still change; then all offers are open."""
    s = trade(1, "grain wine", "oil tax", "fish gold")
    told = say(s, CARTHAGE, "offer grain")
    assert "cards" not in named(told, "offered")[0].seen_by(s.seat_of[BABYLON]).params
    say(s, BABYLON, "offer oil")
    say(s, BABYLON, "offer tax")
    assert [each["offer"] for each in s.view(s.seat_of[GREECE])["players"]] == [None] * 3
    say(s, GREECE, "offer gold")
    assert [each["offer"] for each in s.view(s.seat_of[GREECE])["players"]] == [["grain"], ["tax"], ["gold"]]


@pytest.mark.parametrize("demand", [1, 3, 6, 9, 12])
def test_offers_that_are_listed(demand: int) -> None:
    """M28: a large hand -> some offers are listed, all of them possible; any other of the right size is as good."""
    cards = "livestock grain grain grain fruit gems slaves wine wine tax tax tax"
    s = trade(demand, cards, cards, "")
    listed = s.legal_actions(s.seat_of[BABYLON])
    assert len(listed) == len(set(listed)) > 0
    for action in listed:
        s.check(s.seat_of[BABYLON], action)
    assert allowed(s, BABYLON, "offer " + " ".join(cards.split()[:demand]))


def test_the_director_picks_first_then_the_victim() -> None:
    """M28: Carthage takes from Babylon -> Babylon picks next, then whoever it takes from."""
    s = offered("grain wine", "oil tax", "fish gold")
    assert picker(s) == CARTHAGE
    assert why(s, CARTHAGE, "take grain from Carthage") == ("M28", "own-offer")
    assert why(s, CARTHAGE, "take gold from Babylon") == ("M28", "not-offered")
    assert why(s, CARTHAGE, "done") == ("M28", "pick-first")
    say(s, CARTHAGE, "take tax from Babylon")
    assert picker(s) == BABYLON
    say(s, BABYLON, "take fish from Greece")
    assert picker(s) == GREECE


def test_taken_cards_are_safe_and_face_down() -> None:
    """M28: Carthage has taken a tax -> it lies face down, and Babylon cannot take it back."""
    s = offered("grain wine", "oil tax", "fish gold")
    say(s, CARTHAGE, "take tax from Babylon")
    player = s.view(s.seat_of[GREECE])["players"][s.seat_of[CARTHAGE]]
    assert (player["offer"], player["taken"]) == (["grain", "wine"], 1)
    assert why(s, BABYLON, "take tax from Carthage") == ("M28", "not-offered")


def test_a_picker_needs_no_offer_left() -> None:
    """M28: Babylon's last offered card is taken -> it picks all the same."""
    s = offered("grain", "oil", "fish")
    say(s, CARTHAGE, "take oil from Babylon")
    assert picker(s) == BABYLON
    assert allowed(s, BABYLON, "take fish from Greece")


def test_one_round_trip() -> None:
    """M29.1: Carthage from Babylon, Babylon from Carthage -> Carthage may not take from Babylon now, but later."""
    s = offered("grain wine gems", "oil tax slaves", "fish gold metal")
    say(s, CARTHAGE, "take tax from Babylon")
    say(s, BABYLON, "take grain from Carthage")
    assert why(s, CARTHAGE, "take oil from Babylon") == ("M29", "round-trip")
    say(s, CARTHAGE, "take fish from Greece")
    say(s, GREECE, "take wine from Carthage")
    assert why(s, CARTHAGE, "take gold from Greece") == ("M29", "round-trip")
    assert allowed(s, CARTHAGE, "take oil from Babylon")


def test_a_round_trip_through_a_third_is_none() -> None:
    """M29.1: Carthage from Babylon, Babylon from Greece, Greece from Carthage -> Carthage may take from Babylon."""
    s = offered("grain wine gems", "oil tax slaves", "fish gold metal")
    say(s, CARTHAGE, "take tax from Babylon")
    say(s, BABYLON, "take fish from Greece")
    say(s, GREECE, "take grain from Carthage")
    assert allowed(s, CARTHAGE, "take oil from Babylon")
    assert allowed(s, CARTHAGE, "take gold from Greece")


def test_the_exchange_ends_with_one_offer_left() -> None:
    """M29.2: only Greece has offered cards left -> it is over; the card returns to Greece."""
    s = offered("grain", "oil", "fish")
    say(s, CARTHAGE, "take oil from Babylon")
    say(s, BABYLON, "take grain from Carthage")
    assert s.step_name() == "NameBuilder"
    assert [hand(s, civ) for civ in (CARTHAGE, BABYLON, GREECE)] == [["oil"], ["grain"], ["fish"]]
    assert s.view(None)["traders"] == []


def test_the_exchange_ends_when_the_picker_has_no_victim() -> None:
    """M29.2: two traders, after one round trip -> the Director can take from nobody; leftovers return."""
    s = trade(2, "grain wine", "oil tax", "fish")
    say(s, CARTHAGE, "offer grain wine")
    say(s, BABYLON, "offer oil tax")
    say(s, CARTHAGE, "take oil from Babylon")
    say(s, BABYLON, "take wine from Carthage")
    assert s.step_name() == "NameBuilder"
    assert [hand(s, civ) for civ in (CARTHAGE, BABYLON)] == [["grain", "oil"], ["wine", "tax"]]


def test_the_director_gives_a_card() -> None:
    """M29.3: the last card was taken from Greece -> the Director gives it one, of all he holds, acquired or left."""
    s = trade(1, "grain tax", "oil", "fish")
    for civ, card in ((CARTHAGE, "grain"), (BABYLON, "oil"), (GREECE, "fish")):
        say(s, civ, f"offer {card}")
    say(s, CARTHAGE, "take oil from Babylon")
    say(s, BABYLON, "take fish from Greece")
    assert s.step_name() == "Give"
    assert why(s, CARTHAGE, "give gold") == ("M29", "not-in-hand")
    assert why(s, CARTHAGE, "done") == ("M29", "give-first")
    assert all(allowed(s, CARTHAGE, f"give {card}") for card in ("grain", "tax", "oil"))
    say(s, CARTHAGE, "give oil")
    assert [hand(s, civ) for civ in (CARTHAGE, BABYLON, GREECE)] == [["grain", "tax"], ["fish"], ["oil"]]


@pytest.mark.parametrize(
    ("language", "asked"),
    [
        ("en", "Player 3 is one card short: which of your cards do you give?"),
        ("fr", "Il manque une carte à Joueur 3\xa0: laquelle des vôtres donnez-vous\xa0?"),
        ("nl", "Speler 3 komt één kaart tekort: welke kaart van jezelf geef je?"),
    ],
)
def test_any_card_will_do(language: str, asked: str) -> None:
    """M29.3: the Director owes a card -> asked for any of his own, not for one to give back."""
    s = trade(1, "grain tax", "oil", "fish")
    for civ, card in ((CARTHAGE, "grain"), (BABYLON, "oil"), (GREECE, "fish")):
        say(s, civ, f"offer {card}")
    say(s, CARTHAGE, "take oil from Babylon")
    say(s, BABYLON, "take fish from Greece")
    assert text(language, s.game.room).say(s.prompt(s.seat_of[CARTHAGE])) == asked


def foretold(s: MareNostrumState, civ: int, line: str) -> list[str]:
    """Return what a pick is said to lead to."""
    return [message.id for message in s.describe(s.seat_of[civ], s.game.parse(line)).consequences]


def test_what_a_pick_leads_to() -> None:
    """M29: the victim picks next -> told so; if it was the last pick -> whether the Director owes a card."""
    s = offered("grain", "oil", "fish")
    assert foretold(s, CARTHAGE, "take oil from Babylon") == ["consequence-picks-next"]
    say(s, CARTHAGE, "take oil from Babylon")
    assert foretold(s, BABYLON, "take grain from Carthage") == ["consequence-all-even"]
    assert foretold(s, BABYLON, "take fish from Greece") == ["consequence-card-owed"]


def test_only_two_see_the_gift() -> None:
    """M29.3, M64: the Director gives Greece a tax -> the two are told which card, Babylon is not."""
    s = offered("grain", "oil", "fish")
    say(s, CARTHAGE, "take oil from Babylon")
    say(s, BABYLON, "take fish from Greece")
    (gift,) = named(say(s, CARTHAGE, "give grain"), "gift")
    told = [gift.seen_by(s.seat_of[civ]).params.get("card") for civ in (CARTHAGE, BABYLON, GREECE)]
    assert told == ["grain", None, "grain"]
    assert s.recall(s.seat_of[BABYLON])["gift"]["may_be"] == ["grain", "oil"]


@pytest.mark.parametrize("seed", range(8))
def test_nobody_gains_or_loses_a_card(seed: int) -> None:
    """M29.3: any exchange -> afterwards every hand is as large as before."""
    s = offered("grain wine gems", "oil tax slaves", "fish gold metal")
    pick = seed
    while s.step_name() in ("Pick", "Give"):
        actor = s.actors()[0]
        actions = s.legal_actions(actor)
        s.apply(actor, actions[pick % len(actions)])
        pick = pick * 5 + 3
    assert sizes(s) == [3, 3, 3]


# Ulysses


def test_ulysses_redirects_a_pick() -> None:
    """M29: Carthage announces a card of Babylon, Greece redirects -> Carthage takes one of Greece, which picks next."""
    s = offered("grain wine", "oil tax", "fish gold", "Ulysses")
    say(s, CARTHAGE, "take tax from Babylon")
    assert (s.step_name(), s.actors()) == ("Redirect", [s.seat_of[GREECE]])
    assert s.view(None)["announced"] == {"card": "tax", "victim": s.seat_of[BABYLON]}
    assert why(s, GREECE, "done") == ("M29", "redirect-first")
    say(s, GREECE, "redirect")
    assert (s.step_name(), s.actors()) == ("PickInstead", [s.seat_of[CARTHAGE]])
    assert why(s, CARTHAGE, "take tax from Babylon") == ("M29", "ulysses-forces")
    say(s, CARTHAGE, "take gold from Greece")
    assert picker(s) == GREECE
    assert s.view(None)["players"][s.seat_of[BABYLON]]["offer"] == ["oil", "tax"]
    assert s.view(None)["players"][s.seat_of[GREECE]]["offer"] == ["fish"]


def test_ulysses_lets_a_pick_pass() -> None:
    """M29: Greece lets the first pick pass -> the card moves, and Ulysses can be used on a later one."""
    s = offered("grain wine gems", "oil tax slaves", "fish gold metal", "Ulysses")
    say(s, CARTHAGE, "take tax from Babylon")
    say(s, GREECE, "let")
    say(s, BABYLON, "take wine from Carthage")
    assert s.step_name() == "Redirect"


def test_ulysses_once_a_phase() -> None:
    """M29: Ulysses was used -> he is not asked again in this phase, but in the next."""
    s = offered("grain wine gems", "oil tax slaves", "fish gold metal", "Ulysses")
    say(s, CARTHAGE, "take tax from Babylon")
    say(s, GREECE, "redirect")
    say(s, CARTHAGE, "take gold from Greece")
    say(s, GREECE, "take oil from Babylon")
    say(s, BABYLON, "take grain from Carthage")
    assert picker(s) == CARTHAGE
    idle(s, "Demand")
    director = s.civ_of[s.actors()[0]]
    say(s, director, "exchange 1")
    idle(s, "Pick")
    assert picker(s) == CARTHAGE
    s.apply(s.actors()[0], next(each for each in s.legal_actions(s.actors()[0]) if "Babylon" in str(each)))
    assert s.step_name() == "Redirect"


def test_ulysses_is_not_asked_about_his_owner() -> None:
    """M29: a card of the owner is announced, or the owner picks -> nothing to redirect."""
    s = offered("grain wine", "oil tax", "fish gold", "Ulysses")
    say(s, CARTHAGE, "take gold from Greece")
    assert picker(s) == GREECE
    say(s, GREECE, "take tax from Babylon")
    assert picker(s) == BABYLON


def test_ulysses_needs_an_offer() -> None:
    """M29: the owner has no offered card left, or is left out of the exchange -> he is not asked."""
    s = trade(2, "grain wine", "oil tax", "fish")
    gain(s, GREECE, "Ulysses")
    say(s, CARTHAGE, "offer grain wine")
    say(s, BABYLON, "offer oil tax")
    say(s, CARTHAGE, "take tax from Babylon")
    assert picker(s) == BABYLON


def test_ulysses_forces_no_second_round_trip() -> None:
    """M29: Carthage from Greece, Greece from Carthage, then a card of Babylon is announced -> no redirection."""
    s = offered("grain wine gems", "oil tax slaves", "fish gold metal", "Ulysses")
    say(s, CARTHAGE, "take gold from Greece")
    say(s, GREECE, "take grain from Carthage")
    say(s, CARTHAGE, "take tax from Babylon")
    assert picker(s) == BABYLON


def test_income_of_a_province_at_war() -> None:
    """M21: Romans beside the fortress of Africa -> it is at war, and all its cards are Carthage's."""
    s = table()
    army(s, ROME, "Africa", 2)
    assert income_of(s, CARTHAGE) == {"livestock": 1, "fruit": 1, "gold": 1, "perfume": 1, "tax": 1}
