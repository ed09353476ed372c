"""Every way in which a game ends, clauses M1 to M3: who wins, and how the others stand."""

import pytest

from periplus.games.mare_nostrum.state import MareNostrumState
from periplus.kernel.errors import GameOver
from tests.games.mare_nostrum.tables import (
    BABYLON,
    CARTHAGE,
    EGYPT,
    GAME,
    GREECE,
    ROME,
    army,
    at,
    builder,
    fort,
    gain,
    hold,
    idle,
    leaders,
    own,
    say,
    stand,
    table,
    why,
)

NINE = "with" + " tax" * 9
GOODS = "livestock grain fruit gems slaves oil metal gold papyrus perfume fish wine"


def ranks(s: MareNostrumState) -> list[int]:
    """Return the rank of each civilisation of five players."""
    return [standing.rank for standing in sorted(s.standings().seats, key=lambda standing: standing.seat)]


# The Pyramids


@pytest.mark.parametrize("cards", ["tax " * 12, GOODS])
def test_the_pyramids(cards: str) -> None:
    """M1: Greece builds the Pyramids for 12, in taxes or in goods -> the game ends at once, Greece wins."""
    s = builder(GREECE, cards)
    say(s, GREECE, f"buy Pyramids with {cards}")
    assert s.is_over
    assert s.ending == "pyramids"
    assert s.standings().winners() == [s.seat_of[GREECE]]


def test_the_pyramids_beat_more_cards() -> None:
    """M1, M3: Greece builds the Pyramids, its second card, while Egypt has three -> Greece is first, Egypt second."""
    s = builder(GREECE, "tax " * 12)
    gain(s, EGYPT, "Colossus", "Ulysses")
    say(s, GREECE, "buy Pyramids with" + " tax" * 12)
    assert ranks(s)[GREECE] == 1
    assert ranks(s)[EGYPT] == 2


def test_nobody_plays_on() -> None:
    """M1: the game is over -> nobody is asked, and nothing can be said."""
    s = builder(GREECE, "tax " * 12)
    say(s, GREECE, "buy Pyramids with" + " tax" * 12)
    assert s.actors() == []
    with pytest.raises(GameOver):
        say(s, EGYPT, "done")


# Heroes and wonders


@pytest.mark.parametrize(
    ("had", "last"),
    [
        (("Agamemnon", "Solomon"), "Ulysses"),
        (("Colossus", "Lighthouse"), "Mausoleum"),
        (("Agamemnon", "Colossus"), "Ulysses"),
    ],
    ids=["heroes", "wonders", "mixed"],
)
def test_four_cards(had: tuple[str, ...], last: str) -> None:
    """M1: Egypt, with its own hero and two more, buys another -> four in any mix end the game at once."""
    s = builder(EGYPT, "tax " * 9)
    gain(s, EGYPT, *had)
    say(s, EGYPT, f"buy {last} {NINE}")
    assert s.ending == "cards"
    assert s.standings().winners() == [s.seat_of[EGYPT]]


def test_three_cards_are_not_enough() -> None:
    """M1: Egypt's third card -> the game goes on."""
    s = builder(EGYPT, "tax " * 9)
    gain(s, EGYPT, "Agamemnon")
    say(s, EGYPT, f"buy Colossus {NINE}")
    assert not s.is_over
    assert s.actors() == [s.seat_of[EGYPT]]


def test_the_long_game() -> None:
    """M1, option goal: five cards -> four do not win, the fifth does."""
    s = builder(EGYPT, "tax " * 9, goal="five")
    gain(s, EGYPT, "Agamemnon", "Solomon")
    say(s, EGYPT, f"buy Colossus {NINE}")
    assert not s.is_over
    hold(s, EGYPT, "tax " * 9)
    say(s, EGYPT, f"buy Ulysses {NINE}")
    assert s.ending == "cards"


def test_the_pyramids_of_the_long_game() -> None:
    """M1, option goal: the Pyramids at 13 -> twelve are not enough."""
    s = builder(EGYPT, "tax " * 13, goal="five")
    assert why(s, EGYPT, "buy Pyramids with" + " tax" * 12) == ("M32", "wrong-price")
    say(s, EGYPT, "buy Pyramids with" + " tax" * 13)
    assert s.ending == "pyramids"


@pytest.mark.parametrize(("first", "name"), [(EGYPT, "Egypt"), (ROME, "Rome")])
def test_the_order_decides_between_two(first: int, name: str) -> None:
    """M2: Egypt and Rome could both win this turn -> whoever the Political Leader names first wins alone."""
    s = table()
    for civ in (EGYPT, ROME):
        hold(s, civ, "tax " * 12)
    say(s, CARTHAGE, "exchange 0")
    say(s, EGYPT, f"name {name}")
    say(s, first, "buy Pyramids with" + " tax" * 12)
    assert s.standings().winners() == [s.seat_of[first]]


# Other victories


def test_three_roles() -> None:
    """M1, option three_roles: Rome holds all roles when they are assigned -> Rome wins before the turn begins."""
    s = table(three_roles=True)
    stand(s, ("Etruria", "livestock"), ("Roma", "temple"))
    gain(s, ROME, "Solomon")
    army(s, ROME, "Roma", 1)
    idle(s, "Demand")
    assert s.ending == "roles"
    assert s.standings().winners() == [s.seat_of[ROME]]
    assert leaders(s) == [ROME] * 3


def test_three_roles_as_a_rule() -> None:
    """M1: without the option all three roles win nothing -> the next turn begins."""
    s = table()
    stand(s, ("Etruria", "livestock"), ("Roma", "temple"))
    gain(s, ROME, "Solomon")
    army(s, ROME, "Roma", 1)
    idle(s, "Demand")
    assert (s.is_over, s.turns, leaders(s)) == (False, 2, [ROME] * 3)


def test_three_roles_before_the_first_turn() -> None:
    """M1, option three_roles: a free set-up that leaves one player with all roles -> nobody wins before playing."""
    s = GAME.new(3, 1, {"civilisations": "in_order", "set_up": "free", "three_roles": True})
    assert isinstance(s, MareNostrumState)
    wishes = ["influence Carthage", "fortress Carthage", "city Carthage", "caravan Carthage fruit"]
    while s.step_name() == "Settle":
        actor = s.actors()[0]
        if s.civ_of[actor] == CARTHAGE and wishes:
            say(s, CARTHAGE, f"build {wishes.pop(0)}")
        else:
            s.apply(actor, s.legal_actions(actor)[-1])
    assert leaders(s) == [CARTHAGE] * 3
    assert (s.is_over, s.turns) == (False, 1)


def conquer(s: MareNostrumState, *capitals: str) -> None:
    """Let Roman legions stand alone in capitals."""
    for capital in capitals:
        fort(s, capital, 0)
        army(s, ROME, capital, 1)


def test_four_capitals() -> None:
    """M1, option four_capitals: Rome holds its own and is alone in three others -> Rome wins at the next assignment."""
    s = table(four_capitals=True)
    conquer(s, "Athens", "Carthage", "Babylon")
    assert not s.is_over
    idle(s, "Demand")
    assert s.ending == "capitals"
    assert s.standings().winners() == [s.seat_of[ROME]]


def test_a_besieged_capital_counts_for_its_owner() -> None:
    """M1, option four_capitals: in one of the three a fortress stands -> it is its owner's, and nobody wins."""
    s = table(four_capitals=True)
    conquer(s, "Athens", "Carthage", "Babylon")
    fort(s, "Athens", 1)
    idle(s, "Demand")
    assert (s.is_over, s.turns) == (False, 2)


def test_an_invaded_own_capital_does_not_count() -> None:
    """M1, option four_capitals: Greeks are alone in Roma -> Rome holds three, and nobody wins."""
    s = table(four_capitals=True)
    conquer(s, "Athens", "Carthage", "Babylon")
    fort(s, "Roma", 0)
    army(s, GREECE, "Roma", 1)
    idle(s, "Demand")
    assert (s.is_over, s.turns) == (False, 2)


def test_neutral_capitals_count() -> None:
    """M1, option four_capitals: capitals of neutrals that Rome owns -> they count like any other."""
    s = table(3, four_capitals=True, three_without="babylon-egypt")
    own(s, ROME, "Babylon", "Alexandria")
    for name, neutral in (("Babylon", BABYLON), ("Alexandria", EGYPT)):
        army(s, neutral, name, 0)
    conquer(s, "Athens")
    idle(s, "Demand")
    assert s.ending == "capitals"
    assert s.standings().winners() == [s.seat_of[ROME]]


def test_four_capitals_as_a_rule() -> None:
    """M1: without the option capitals win nothing -> the next turn begins."""
    s = table()
    conquer(s, "Athens", "Carthage", "Babylon")
    idle(s, "Demand")
    assert (s.is_over, s.turns) == (False, 2)


# The limit of turns


def test_the_turn_limit() -> None:
    """M3, option turn_limit: five turns -> the game ends after the fifth, by the limit."""
    s = table(turn_limit=5)
    while not s.is_over:
        last = s.turns
        idle(s, "Demand")
    assert (last, s.ending) == (5, "turn-limit")


def test_no_limit_as_a_rule() -> None:
    """M3: nothing said -> turn after turn is played."""
    s = table()
    for _ in range(50):
        idle(s, "Demand")
    assert (s.is_over, s.turns) == (False, 51)


def limited() -> MareNostrumState:
    """Begin a game that ends when its current turn, the fifth, is over."""
    s = table(turn_limit=5)
    s.turns = 5
    return s


def test_standings_by_cards() -> None:
    """M3: the limit is reached -> more heroes and wonders come first, whatever the income."""
    s = limited()
    gain(s, EGYPT, "Solomon", "Helen of Troy")
    gain(s, GREECE, "Agamemnon")
    stand(s, ("Roma", "market"))
    idle(s, "Demand")
    assert ranks(s) == [3, 4, 4, 1, 2]
    assert s.standings().seats[0].score == 3


def test_standings_by_income() -> None:
    """M3: as many cards -> the larger income comes first, the card of Artemis and the tax of the Colossus included."""
    s = limited()
    gain(s, GREECE, "Temple of Artemis")
    gain(s, EGYPT, "Solomon")
    gain(s, ROME, "Colossus")
    stand(s, ("Roma", "market"))
    gain(s, CARTHAGE, "Agamemnon")
    idle(s, "Demand")
    assert ranks(s) == [1, 3, 5, 3, 2]


def test_equal_players_share_a_rank() -> None:
    """M3: nobody has more cards or a larger income -> all five are first."""
    s = limited()
    idle(s, "Demand")
    assert ranks(s) == [1] * 5


def test_the_others_at_a_victory() -> None:
    """M3: Egypt wins -> the others follow by cards, then by income; equal ones share a rank."""
    s = builder(EGYPT, "tax " * 12)
    gain(s, GREECE, "Solomon")
    stand(s, ("Roma", "market"))
    say(s, EGYPT, "buy Pyramids with" + " tax" * 12)
    assert ranks(s) == [3, 4, 4, 1, 2]


def test_the_winner_of_another_victory_leads() -> None:
    """M3: Rome wins by capitals while Egypt has three cards -> Rome is first, Egypt second."""
    s = table(four_capitals=True)
    gain(s, EGYPT, "Solomon", "Ulysses")
    conquer(s, "Athens", "Carthage", "Babylon")
    idle(s, "Demand")
    assert ranks(s)[ROME] == 1
    assert ranks(s)[EGYPT] == 2


def test_standings_on_the_way() -> None:
    """M3: in the middle of a game -> the same order, and nobody has won."""
    s = table()
    at(s, "Construct", ROME)
    gain(s, BABYLON, "Colossus")
    assert ranks(s) == [2, 2, 1, 2, 2]
    assert s.standings().ending == ""
