"""What greedy does at Mare Nostrum: situations in which a good player has no doubt, and whole games."""

import pytest

from periplus.bots import Greedy, Random, ask
from periplus.bots.bot import begin
from periplus.games.mare_nostrum.bot import KEPT
from periplus.games.mare_nostrum.box import DIRECTOR, GOODS, KINDS, POLITICAL, TAX
from periplus.games.mare_nostrum.odds import at_least
from periplus.games.mare_nostrum.plans import Plans
from periplus.games.mare_nostrum.state import MareNostrumState
from periplus.kernel.luck import luck_from
from periplus.version import is_compiled
from tests.games.mare_nostrum.tables import (
    BABYLON,
    CARTHAGE,
    EGYPT,
    GAME,
    GREECE,
    ROME,
    army,
    asked,
    at,
    builder,
    commands,
    fort,
    gain,
    hold,
    own,
    say,
    stand,
    table,
)

NINE = "livestock grain fruit gems slaves oil metal gold papyrus"
TWELVE = f"{NINE} perfume fish wine"


def choice(s: MareNostrumState, civ: int) -> str:
    """Return what greedy says."""
    return str(ask(Greedy(luck_from(1)), s, s.seat_of[civ]))


def worth(s: MareNostrumState, civ: int, line: str) -> float:
    """Return what greedy thinks of a decision."""
    return s.game.appraise(s, s.seat_of[civ], [s.game.parse(line)])[0]


def trade(count: int, *hands: str) -> MareNostrumState:
    """Begin an exchange of three: the Director, Carthage, then Babylon and Greece hold these cards."""
    s = table(3)
    s.roles[DIRECTOR] = s.seat_of[CARTHAGE]
    for civ, cards in zip((CARTHAGE, BABYLON, GREECE), hands, strict=True):
        hold(s, civ, cards)
    say(s, CARTHAGE, f"exchange {count}")
    return s


# Construction


@pytest.mark.parametrize("cards", [TWELVE, "tax " * 12])
def test_it_buys_the_pyramids(cards: str) -> None:
    """Twelve different goods, or twelve taxes -> the Pyramids, which win."""
    assert choice(builder(BABYLON, cards), BABYLON).startswith("buy Pyramids with")


@pytest.mark.parametrize("cards", [NINE, "tax " * 9])
def test_it_buys_the_winning_card(cards: str) -> None:
    """Three heroes and wonders, and the price of a fourth -> any of them, before all else."""
    s = builder(ROME, cards)
    gain(s, ROME, "Solomon", "Helen of Troy")
    assert choice(s, ROME).startswith("buy ")


def test_it_keeps_a_winning_hand_together() -> None:
    """Nine goods that win and three taxes besides -> nothing cheap is bought with the goods."""
    s = builder(ROME, f"{NINE} tax tax tax")
    gain(s, ROME, "Solomon", "Helen of Troy")
    cheap = [str(action) for action in s.legal_actions(s.seat_of[ROME]) if str(action).startswith("build")]
    assert cheap
    assert all(worth(s, ROME, line) < 0 for line in cheap if "tax" not in line)


def test_cleopatra_completes_a_set() -> None:
    """Egypt lacks one tax for the card that wins -> it changes a good for it, then buys."""
    s = builder(EGYPT, "tax tax tax tax tax tax tax tax grain")
    gain(s, EGYPT, "Solomon", "Helen of Troy")
    assert choice(s, EGYPT) == "swap grain for tax"
    say(s, EGYPT, "swap grain for tax")
    assert choice(s, EGYPT).startswith("buy ")


def test_a_free_marker_is_used() -> None:
    """Babylon without cards -> Hammurabi's free marker is placed."""
    assert choice(builder(BABYLON), BABYLON).startswith("build influence")


def test_three_goods_are_not_wasted() -> None:
    """Three different goods in hand, which are lost otherwise -> something is built."""
    assert choice(builder(CARTHAGE, "grain wine fish"), CARTHAGE).startswith("build")


def test_a_rich_province_before_a_poor_one() -> None:
    """Carthage may settle Libya, with a site and an icon, or Phazania, with an icon -> Libya is worth more."""
    s = builder(CARTHAGE, "grain wine fish")
    libya, phazania = [
        worth(s, CARTHAGE, f"build influence {land} with grain wine fish") for land in ("Libya", "Phazania")
    ]
    assert libya > phazania


def test_a_leader_who_can_win_builds_first() -> None:
    """Egypt leads the construction and has twelve taxes -> it names itself."""
    s = table()
    s.roles[POLITICAL] = s.seat_of[EGYPT]
    hold(s, EGYPT, "tax " * 12)
    hold(s, ROME, TWELVE)
    at(s, "NameBuilder", EGYPT)
    s.active = -1
    assert choice(s, EGYPT) == "name Egypt"


# Commerce


def test_doubles_are_offered_first() -> None:
    """Eight different goods and a second grain, one card is asked for -> the grain."""
    s = trade(1, "grain grain livestock fruit gems slaves oil metal gold", "wine tax", "fish tax")
    assert choice(s, CARTHAGE) == "offer grain"


def test_the_card_that_completes_nine_is_taken() -> None:
    """Eight different goods in hand, a ninth and an eighth again on the table -> the ninth."""
    s = trade(1, "grain grain livestock fruit gems slaves oil metal gold", "wine tax", "oil tax")
    say(s, CARTHAGE, "offer grain")
    say(s, BABYLON, "offer wine")
    say(s, GREECE, "offer oil")
    assert choice(s, CARTHAGE) == "take wine from Babylon"


def test_the_leaders_winning_card_is_denied() -> None:
    """Greece needs one card and has nine taxes, one of them on the table -> Carthage takes it."""
    s = trade(1, "grain grain", "wine fish", "tax " * 9)
    gain(s, GREECE, "Solomon", "Helen of Troy")
    say(s, CARTHAGE, "offer grain")
    say(s, BABYLON, "offer wine")
    say(s, GREECE, "offer tax")
    assert choice(s, CARTHAGE) == "take tax from Greece"


def test_who_is_ahead_is_denied_more() -> None:
    """The same card of the same hand, which spoils a set of three -> it is worth more once Greece earns most."""
    s = trade(1, "grain grain", "fish fish", "wine oil gold")
    say(s, CARTHAGE, "offer grain")
    say(s, BABYLON, "offer fish")
    say(s, GREECE, "offer wine")
    before = denied(s, "take wine from Greece")
    own(s, GREECE, "Illyria", "Dacia", "Asia")
    stand(s, ("Illyria", "slaves"), ("Dacia", "gold"), ("Asia", "oil"))
    assert denied(s, "take wine from Greece") > before > 0


def denied(s: MareNostrumState, line: str) -> float:
    """Return how much of what Carthage thinks of a decision is that another has less."""
    parts = s.game.reasons(s, s.seat_of[CARTHAGE], s.game.parse(line))
    return sum(part.worth for part in parts if part.message.id == "reason-denied")


def test_nothing_is_offered_that_completes_the_leaders_set() -> None:
    """Greece needs one card and has eight taxes -> Carthage offers a good rather than its tax."""
    s = trade(1, "grain tax", "wine fish", "tax " * 8 + "oil")
    gain(s, GREECE, "Solomon", "Helen of Troy")
    assert choice(s, CARTHAGE) == "offer grain"


def test_a_winning_hand_is_not_exchanged() -> None:
    """The Director holds twelve different goods -> no exchange that touches them."""
    s = table(3)
    s.roles[DIRECTOR] = s.seat_of[CARTHAGE]
    hold(s, CARTHAGE, TWELVE)
    assert choice(s, CARTHAGE) == "exchange 0"


# War


def test_an_undefended_province_of_the_leader_is_entered() -> None:
    """Egypt needs one card; Libya, its city and its caravan lie open next to a legion of Carthage -> it goes there."""
    s = table()
    own(s, EGYPT, "Libya")
    stand(s, ("Libya", "Leptis Magna"), ("Libya", "livestock"))
    gain(s, EGYPT, "Solomon", "Colossus")
    army(s, CARTHAGE, "Byzacena", 1)
    commands(s, CARTHAGE)
    assert choice(s, CARTHAGE) == "move 1 legion Byzacena -> Libya"
    say(s, CARTHAGE, "move 1 legion Byzacena -> Libya")
    assert choice(s, CARTHAGE).split()[0] in ("occupy", "pillage", "convert")


@pytest.mark.parametrize(("guards", "attacks"), [(4, False), (1, True)])
def test_it_attacks_only_with_hope(guards: int, attacks: bool) -> None:
    """One legion against four and a fortress stays where it is; four against one take the leader's province."""
    s = table()
    own(s, EGYPT, "Libya")
    stand(s, ("Libya", "Leptis Magna"), ("Libya", "livestock"))
    gain(s, EGYPT, "Solomon", "Helen of Troy")
    army(s, EGYPT, "Libya", guards)
    fort(s, "Libya", 0 if attacks else 1)
    army(s, CARTHAGE, "Byzacena", 4 if attacks else 1)
    commands(s, CARTHAGE)
    assert (choice(s, CARTHAGE) == "move 4 legions Byzacena -> Libya") == attacks
    assert attacks or "Libya" not in choice(s, CARTHAGE)


def test_the_leader_is_hurt_rather_than_the_last() -> None:
    """Libya of Egypt, which needs one card, and Phazania of Greece lie open -> Egypt's is worth more."""
    s = table()
    own(s, EGYPT, "Libya")
    own(s, GREECE, "Phazania")
    stand(s, ("Libya", "livestock"), ("Phazania", "slaves"))
    gain(s, EGYPT, "Solomon", "Helen of Troy")
    army(s, CARTHAGE, "Byzacena", 1)
    commands(s, CARTHAGE)
    moves = [worth(s, CARTHAGE, f"move 1 legion Byzacena -> {land}") for land in ("Libya", "Phazania")]
    assert moves[0] > moves[1]


def test_helen_lures() -> None:
    """A Roman legion enters Macedonia of Helen's owner -> she lures it."""
    s = table()
    gain(s, GREECE, "Helen of Troy")
    army(s, ROME, "Illyria", 2)
    commands(s, ROME)
    say(s, ROME, "move 2 legions Illyria -> Macedonia")
    assert asked(s) == ("Lure", [GREECE])
    assert choice(s, GREECE) == "lure"


# Prices


def test_dice() -> None:
    """One die shows at least 5 in two of six throws; any dice show nothing at all for certain."""
    assert at_least(6, 1, 5) == pytest.approx(2 / 6)
    assert at_least(6, 3, 0) == 1.0
    assert at_least(6, 2, 13) == 0.0


def test_more_cards_are_never_worth_less() -> None:
    """A hand that gains a card can buy at least as much as before."""
    plans = Plans([4.0, 3.0, 2.0], [6.0], 12.0, 3, 12, swap=False)
    luck, hand = luck_from(7), [0] * KINDS
    before = plans.worth(hand)
    for _ in range(20):
        hand[luck.below(KINDS)] += 1
        assert plans.worth(hand) >= before
        before = plans.worth(hand)
    assert sum(hand[:GOODS]) + hand[TAX] == 20


# Whole games


def play(kinds: list[type[Greedy | Random]], seed: int, limit: int) -> MareNostrumState:
    """Play a game to its end."""
    s = GAME.new(len(kinds), seed, {"civilisations": "in_order", "turn_limit": limit})
    assert isinstance(s, MareNostrumState)
    bots = [begin(kind, luck_from(seed * 10 + seat)) for seat, kind in enumerate(kinds)]
    while not s.is_over:
        seat = s.actors()[0]
        s.apply(seat, ask(bots[seat], s, seat))
    return s


def test_it_beats_random_players() -> None:
    """One greedy among four random players, each civilisation as often -> it wins nearly always."""
    won, games = 0, 40 if is_compiled() else 10
    for seed in range(games):
        kinds = [Greedy if seat == seed % 5 else Random for seat in range(5)]
        won += play(kinds, seed, 40).standings().winners() == [seed % 5]
    assert won >= 0.95 * games


def test_what_it_saw_before_makes_no_difference() -> None:
    """A game of greedy players -> every action is worth the same, whatever they keep of earlier positions."""
    met: list[tuple[MareNostrumState, int, list[float]]] = []
    s = GAME.new(5, 3, {"civilisations": "in_order", "turn_limit": 10})
    assert isinstance(s, MareNostrumState)
    while not s.is_over:
        seat = s.actors()[0]
        actions = s.legal_actions(seat)
        worths = s.game.appraise(s, seat, actions)
        met.append((s.copy(), seat, worths))
        s.apply(seat, actions[worths.index(max(worths))])
    for then, seat, worths in met:
        KEPT.clear()
        assert then.game.appraise(then, seat, then.legal_actions(seat)) == worths


def test_among_equals_a_game_comes_to_an_end() -> None:
    """Five greedy players -> somebody wins within forty turns, now with the Pyramids, now with four cards."""
    endings = [play([Greedy] * 5, seed, 40).ending for seed in (range(10) if is_compiled() else range(3, 5))]
    assert set(endings) == {"cards", "pyramids"}
