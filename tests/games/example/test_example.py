"""The rules of the example game, case by case."""

import pytest

import periplus
from periplus.games.example.state import ExampleState
from periplus.kernel.luck import Luck, luck_from, stretch

WINE, WOOL, SALT = range(3)


def table(seats: int = 2) -> ExampleState:
    """Set up a game."""
    s = periplus.game("example").new(seats, 1)
    assert isinstance(s, ExampleState)
    return s


def say(s: ExampleState, *words: tuple[int, str]) -> ExampleState:
    """Let seats speak in turn."""
    for seat, notation in words:
        s.apply(seat, s.game.parse(notation))
    return s


def hold(s: ExampleState, seat: int, *cards: int) -> None:
    """Give a seat these cards, out of the bag."""
    s.bag = sorted(s.bag + s.hands[seat])
    for card in cards:
        s.bag.remove(card)
    s.hands[seat] = sorted(cards)


def market(seats: int = 2) -> ExampleState:
    """Come to the first market; seat 0 holds wine, wine and salt, seat 1 two of wool and a salt."""
    s = table(seats)
    hold(s, 0, WINE, WINE, SALT, SALT)
    hold(s, 1, WOOL, WOOL, SALT, WINE)
    say(s, (0, "stake salt"), (1, "stake wine"))
    return s if seats == 2 else say(s, (2, f"stake {s.box.goods[s.hands[2][0]]}"))


def building() -> ExampleState:
    """Come to seat 0's turn to build; it holds three of wine, one wool and one salt."""
    s = say(market(), (0, "done"), (1, "done"))
    hold(s, 0, WINE, WINE, WINE, WOOL, SALT)
    return s


def refused(s: ExampleState, seat: int, notation: str) -> tuple[str, str]:
    """Return clause and reason of a refusal."""
    with pytest.raises(periplus.Refused) as caught:
        say(s, (seat, notation))
    return caught.value.rule, caught.value.reason


def test_most_points_win_and_ties_share() -> None:
    """X1: 5, 7 and 7 points -> two winners, the third is third."""
    s = table(3)
    s.points = [5, 7, 7]
    assert s.standings().winners() == [1, 2]
    assert [each.rank for each in s.standings().seats] == [1, 1, 3]


def test_three_cards_are_dealt_that_only_their_owner_sees() -> None:
    """X2: at the start each seat sees its own three cards and the number of the others'."""
    s = table(3)
    assert [len(hand) for hand in s.hands] == [3, 3, 3]
    seen = s.view(1)
    assert len(seen["hand"]) == 3
    assert [player["cards"] for player in seen["players"]] == [3, 3, 3]
    assert s.view(None)["hand"] is None


def test_a_stake_alone_of_its_kind_earns_a_point() -> None:
    """X3: salt and wine staked -> a point each; the cards leave the game."""
    s = market()
    assert s.points == [1, 1]
    assert len(s.hands[0]) == len(s.hands[1]) == 3
    assert refused(table(), 0, "done") == ("X3", "stake-first")


def test_equal_stakes_earn_nothing_and_may_be_changed_before() -> None:
    """X3: seat 0 stakes wine, then salt instead; seat 1 stakes salt -> no points."""
    s = table()
    hold(s, 0, WINE, SALT, WOOL)
    hold(s, 1, SALT, SALT, WOOL)
    say(s, (0, "stake wine"))
    assert (s.actors(), s.may_act()) == ([1], [0])
    say(s, (0, "stake salt"), (1, "stake salt"))
    assert s.points == [0, 0]
    assert s.hands[0] == [WINE, WOOL]


def test_a_stake_must_be_in_hand() -> None:
    """X3: without wool, wool cannot be staked."""
    s = table()
    hold(s, 0, WINE, SALT, SALT)
    assert refused(s, 0, "stake wool") == ("X3", "not-in-hand")


def test_an_offer_is_accepted_by_whoever_can_pay() -> None:
    """X4: seat 0 offers two wine for a wool; seat 1 accepts -> cards change hands, the offer is gone."""
    s = say(market(), (0, "offer wine wine for wool"), (1, "accept 1"))
    assert s.hands == [[WOOL, SALT], [WINE, WINE, WOOL, SALT]]
    assert s.recall(None)["shown"] == [["wool"], ["wine", "wine"]]
    assert refused(s, 1, "accept 1") == ("X4", "no-such-offer")


def test_accepting_withdraws_the_own_offer() -> None:
    """X4: seat 1 has an offer standing and accepts another -> its own is withdrawn."""
    s = say(market(), (1, "offer wool for salt"), (0, "offer wine for wool"), (1, "accept 1"))
    assert s.give == [[], []]


def test_offers_are_limited_and_checked() -> None:
    """X4: one standing at a time, two in a market, of own cards, for something; done is final."""
    s = market()
    assert refused(s, 0, "offer wool for salt") == ("X4", "cannot-pay")
    assert refused(s, 0, "withdraw") == ("X4", "no-offer")
    assert refused(s, 0, "accept 2") == ("X4", "no-such-offer")
    assert refused(s, 0, "pass") == ("X4", "market-first")
    say(s, (0, "offer wine for wool"))
    assert refused(s, 0, "offer wine for wool") == ("X4", "offers-used")
    assert refused(s, 0, "accept 1") == ("X4", "own-offer")
    assert refused(s, 1, f"offer wool for{' salt' * 11}") == ("X4", "not-that-many")
    say(s, (1, "done"), (0, "withdraw"), (0, "offer salt for wine"), (0, "withdraw"))
    assert refused(s, 0, "offer wine for wool") == ("X4", "offers-used")
    with pytest.raises(periplus.WrongSeat):
        say(s, (1, "accept 1"))


def test_offers_end_with_the_market() -> None:
    """X4: an offer that nobody took is gone when all are done."""
    s = say(market(), (0, "offer wine for wool"), (0, "done"), (1, "done"))
    assert s.give == [[], []]


def test_an_offer_form_names_own_cards() -> None:
    """X4: the form for an offer lists the own hand, and takes any part of it."""
    (form,) = market().forms(0)
    assert form.blanks[0].values == ["wine", "wine", "salt"]
    assert str(form.fill({"give": ["salt", "wine"], "want": ["wool"]})) == "offer wine salt for wool"


@pytest.mark.parametrize("paid", ["wine wine wine", "wine wool salt"])
def test_a_set_builds_a_stall(paid: str) -> None:
    """X5: three alike or three different -> three points."""
    s = say(building(), (0, f"build with {paid}"), (1, "let"))
    assert s.points[0] == 1 + 3
    assert len(s.hands[0]) == 2
    assert s.actors() == [0]


def test_other_payments_are_refused() -> None:
    """X5: two cards, two alike and one other, or cards not in hand are no set."""
    s = building()
    assert refused(s, 0, "build with wine wine") == ("X5", "no-set")
    assert refused(s, 0, "build with wine wine salt") == ("X5", "no-set")
    assert refused(s, 0, "build with salt salt salt") == ("X5", "cannot-pay")
    assert refused(s, 0, "done") == ("X5", "build-first")


def test_the_harbour_card_is_seen_by_whoever_peeks() -> None:
    """X6: seat 0 looks -> it recalls the card, seat 1 does not, and a second look is refused."""
    s = say(building(), (0, "peek"))
    assert s.recall(0)["harbour"] == s.box.goods[s.harbour]
    assert s.recall(1)["harbour"] is None
    assert refused(s, 0, "peek") == ("X6", "seen-already")
    assert {s.resample(0, luck_from(n)).to_json()["harbour"] for n in range(30)} == {s.harbour}
    assert len({s.resample(1, luck_from(n)).to_json()["harbour"] for n in range(30)}) == 3


def test_building_with_the_harbour_good_earns_a_point() -> None:
    """X6: wine, wool and salt built, so the harbour good is among them -> one point more, and a new card."""
    s = say(building(), (0, "peek"), (0, "build with wine wool salt"), (1, "let"), (0, "pass"))
    before = s.points[0]
    say(s, (1, "pass"))
    assert s.points[0] == before + 1
    assert s.recall(0)["harbour"] is None


def test_a_challenge_comes_in_the_middle_of_the_turn() -> None:
    """X7: seat 1 is asked at once; a 5 or 6 leaves the stall 1 point, anything else 3; the guard is spent."""
    results = set()
    for seed in range(30):
        s = building()
        s.luck = Luck(stretch(seed), [0, 0, 0])
        say(s, (0, "build with wine wine wine"))
        assert s.actors() == [1]
        assert refused(s, 1, "pass") == ("X7", "challenge-first")
        say(s, (1, "challenge"))
        die = Luck(stretch(seed), [0, 0, 0]).below(6, 2) + 1
        assert s.points[0] == 1 + (1 if die >= 5 else 3)
        assert s.guards == [1, 0]
        assert s.actors() == [0]
        results.add(s.points[0])
    assert results == {2, 4}


def test_nobody_is_asked_after_a_challenge_or_without_a_guard() -> None:
    """X7: of three players the second challenges -> the third is not asked; without guards nobody is."""
    s = say(market(3), (0, "done"), (1, "done"), (2, "done"))
    hold(s, 0, WINE, WINE, WINE, WOOL, WOOL, WOOL)
    say(s, (0, "build with wine wine wine"), (1, "challenge"))
    assert s.actors() == [0]
    say(s, (0, "build with wool wool wool"))
    assert s.actors() == [2]


def test_the_festival_may_be_left_out() -> None:
    """X8: with the option off no die is rolled after the last round."""
    s = periplus.game("example").new(2, 1, {"festival": False})
    assert isinstance(s, ExampleState)
    pass_all_the_way(s)
    assert s.is_over
    assert s.festival == 0


def pass_all_the_way(s: ExampleState) -> None:
    """Stake what must be staked, and do nothing else to the end."""
    while not s.is_over:
        seat = s.actors()[0]
        choices = [str(action) for action in s.legal_actions(seat)]
        say(s, (seat, next(word for word in choices if word.split()[0] in ("stake", "done", "pass"))))


def test_the_festival_ends_the_game_with_a_roll_beyond_the_seats() -> None:
    """X8: the last roll names no seat; every roll before it gave a point."""
    for seed in range(20):
        s = table()
        s.luck = Luck(stretch(seed), [0, 0, 0])
        pass_all_the_way(s)
        die, rolls = Luck(stretch(seed), [0, 0, 0]), list[int]()
        while not rolls or rolls[-1] <= 2:
            rolls.append(die.below(6, 2) + 1)
        assert s.festival == rolls[-1] > 2
        assert sum(s.points) <= 6 + len(rolls) - 1
