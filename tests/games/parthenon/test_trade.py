"""Island Trade, clauses P26 and P27: offers to one, several or all, answers to them, and what is refused."""

import pytest

from periplus.games.parthenon.state import ParthenonState
from periplus.kernel.errors import BadNotation, Refused
from tests.games.parthenon.tables import (
    CHIOS,
    CRETE,
    FOURTH,
    GAME,
    RHODES,
    asked,
    do,
    hand,
    hold,
    listed,
    named,
    refused,
    table,
    trading,
)

ALL = [CHIOS, CRETE, RHODES]


def market(seats: int = 3, **options: int) -> ParthenonState:
    """Begin open trade: wool, wool and ore for Chios, gold and grain for Crete, pottery and tools for Rhodes."""
    s = table(seats, 1, **options)
    hold(s, CHIOS, "wool wool ore army")
    hold(s, CRETE, "gold grain")
    hold(s, RHODES, "pottery tools grain")
    if seats > FOURTH:
        hold(s, FOURTH, "timber")
    trading(s)
    return s


# Offers


def test_an_offer_to_one() -> None:
    """P26, Q55: an offer to Crete -> only Crete may accept; the cards change hands at once, the offer is gone."""
    s = market()
    told = do(s, CHIOS, "offer wool for gold to Crete")
    assert named(told, "offer") == [
        {"number": 1, "seat": CHIOS, "to_seats": [CRETE], "give": ["wool"], "want": ["gold"]}
    ]
    refused(s, RHODES, "accept 1", "P26", "offer-not-for-you")
    told = do(s, CRETE, "accept 1")
    assert named(told, "accepted")[0]["maker_seat"] == CHIOS
    assert hand(s, CHIOS) == "ore wool gold army"
    assert hand(s, CRETE) == "grain wool"
    assert s.season.offers == []


def test_an_offer_to_several() -> None:
    """Q55: an offer to Crete and Rhodes -> both may accept, the fourth island may not."""
    s = market(4)
    do(s, CHIOS, "offer wool for grain to Crete Rhodes")
    refused(s, FOURTH, "accept 1", "P26", "offer-not-for-you")
    do(s, RHODES, "accept 1")
    assert hand(s, CHIOS) == "grain ore wool army"


def test_an_offer_to_all() -> None:
    """Q55: no addressee -> everybody else; the first to accept gets it, the next is too late."""
    s = market()
    told = do(s, CHIOS, "offer wool for grain")
    assert named(told, "offer")[0]["to_seats"] == [CRETE, RHODES]
    do(s, RHODES, "accept 1")
    assert hand(s, RHODES) == "wool pottery tools"
    refused(s, CRETE, "accept 1", "P26", "offer-gone")


def test_any_amounts() -> None:
    """P26: several cards on both sides, any ratio -> allowed."""
    s = market()
    do(s, CHIOS, "offer wool wool ore for gold to Crete")
    do(s, CRETE, "accept 1")
    assert hand(s, CHIOS) == "gold army"
    do(s, CHIOS, "offer gold for pottery tools grain to Rhodes")
    do(s, RHODES, "accept 2")
    assert hand(s, CHIOS) == "grain pottery tools army"


def test_a_gift() -> None:
    """Q7, Q55: something for nothing -> allowed; it changes hands when it is accepted, not before."""
    s = market()
    do(s, CHIOS, "offer ore to Crete")
    assert hand(s, CRETE) == "grain gold"
    do(s, CRETE, "accept 1")
    assert hand(s, CRETE) == "grain ore gold"


def test_a_plea() -> None:
    """Q55: nothing for something -> allowed, and may be accepted."""
    s = market()
    do(s, CHIOS, "offer for gold")
    do(s, CRETE, "accept 1")
    assert hand(s, CHIOS) == "ore wool wool gold army"


def test_aegis_cards_are_traded() -> None:
    """P26, Q53: an Army for gold -> allowed, on either side."""
    s = market()
    do(s, CHIOS, "offer army for gold")
    do(s, CRETE, "accept 1", "offer for wool to Chios", "offer army for ore to Rhodes Chios")
    do(s, CHIOS, "accept 3")
    assert hand(s, CHIOS) == "wool wool gold army"


@pytest.mark.parametrize(
    "line",
    ["offer Stoicism for gold", "offer Colossus", "offer wool for village", "offer fleet", "offer wool for plan"],
)
def test_what_is_never_traded(line: str) -> None:
    """P26: philosophies, wonders, structures, fleets, plans -> cannot even be written."""
    with pytest.raises(BadNotation):
        GAME.parse(line)


def test_any_basic_any_rare() -> None:
    """Q55: "any Basic, any Rare" wanted -> whoever accepts names the cards."""
    s = market()
    do(s, CHIOS, "offer wool ore for basic rare")
    refused(s, RHODES, "accept 1", "P26", "not-what-is-wanted")
    refused(s, RHODES, "accept 1 with grain", "P26", "not-what-is-wanted")
    refused(s, RHODES, "accept 1 with pottery tools", "P26", "not-what-is-wanted")
    refused(s, RHODES, "accept 1 with grain pottery tools", "P26", "not-what-is-wanted")
    refused(s, RHODES, "accept 1 with wool pottery", "P26", "not-in-hand")
    refused(s, CRETE, "accept 1 with grain gold", "P26", "not-what-is-wanted")
    do(s, RHODES, "accept 1 with grain tools")
    assert hand(s, CHIOS) == "grain wool tools army"


def test_papyrus_is_a_rare_good() -> None:
    """P4, Q55: any rare wanted -> papyrus will do, gold will not."""
    s = market()
    hold(s, CRETE, "papyrus gold")
    do(s, CHIOS, "offer wool for rare")
    refused(s, CRETE, "accept 1 with gold", "P26", "not-what-is-wanted")
    do(s, CRETE, "accept 1 with papyrus")
    assert hand(s, CRETE) == "wool gold"


def test_named_cards_where_there_is_no_choice() -> None:
    """Q55: the wanted cards are named although there is no choice -> allowed if they are right."""
    s = market()
    do(s, CHIOS, "offer wool for gold")
    refused(s, CRETE, "accept 1 with grain", "P26", "not-what-is-wanted")
    do(s, CRETE, "accept 1 with gold")
    assert hand(s, CRETE) == "grain wool"


def test_what_is_listed() -> None:
    """Q55: an offer that one can pay -> accept and decline are listed; one that one cannot -> decline alone."""
    s = market()
    do(s, CHIOS, "offer wool for rare")
    assert {"accept 1 with pottery", "decline 1"} <= set(listed(s, RHODES))
    assert "decline 1" in listed(s, CRETE)
    assert not [line for line in listed(s, CRETE) if line.startswith("accept")]
    assert "withdraw 1" in listed(s, CHIOS)


# Answers


def test_declining() -> None:
    """Q55: Crete declines -> it may not accept any more, Rhodes may; when nobody is left the offer is gone."""
    s = market()
    do(s, CHIOS, "offer wool for grain")
    do(s, CRETE, "decline 1")
    refused(s, CRETE, "accept 1", "P26", "offer-not-for-you")
    do(s, RHODES, "decline 1")
    refused(s, RHODES, "accept 1", "P26", "offer-gone")
    refused(s, CHIOS, "withdraw 1", "P26", "offer-gone")


def test_answering() -> None:
    """Q55: Crete answers -> a new offer to the maker alone; Crete has declined, others may still accept the first."""
    s = market()
    do(s, CHIOS, "offer wool for gold")
    told = do(s, CRETE, "answer 1 with grain for wool")
    assert named(told, "offer") == [
        {"number": 2, "seat": CRETE, "to_seats": [CHIOS], "give": ["grain"], "want": ["wool"]}
    ]
    refused(s, CRETE, "accept 1", "P26", "offer-not-for-you")
    refused(s, RHODES, "accept 2", "P26", "offer-not-for-you")
    assert "decline 1" in listed(s, RHODES)
    do(s, CHIOS, "accept 2")
    assert hand(s, CRETE) == "wool gold"


def test_answers_may_be_answered() -> None:
    """Q55: an answer to an answer -> one more offer; either side may be empty."""
    s = market()
    do(s, CHIOS, "offer wool for gold to Crete")
    do(s, CRETE, "answer 1 with grain")
    do(s, CHIOS, "answer 2 for gold")
    do(s, CRETE, "accept 3")
    assert hand(s, CHIOS) == "ore wool wool gold army"


def test_withdrawing() -> None:
    """Q55: the maker withdraws -> nobody can accept; others cannot withdraw it."""
    s = market()
    do(s, CHIOS, "offer wool for gold")
    refused(s, CRETE, "withdraw 1", "P26", "not-your-offer")
    told = do(s, CHIOS, "withdraw 1")
    assert named(told, "withdrawn") == [{"number": 1, "seat": CHIOS}]
    refused(s, CRETE, "accept 1", "P26", "offer-gone")


def test_what_became_of_offers() -> None:
    """Accepted, declined by all, withdrawn, or void: everybody sees it, and is told on trying to accept it."""
    s = market()
    for seat, line in (
        (CHIOS, "offer wool for gold"), (CRETE, "accept 1"),
        (CHIOS, "offer ore for grain to Crete"), (CRETE, "decline 2"),
        (CHIOS, "offer ore for grain to Crete"), (CHIOS, "withdraw 3"),
        (CHIOS, "offer ore for pottery"), (CHIOS, "offer ore for tools to Rhodes"), (RHODES, "accept 5"),
    ):  # fmt: skip
        do(s, seat, line)
    fates = ("accepted", CRETE), ("declined", CRETE), ("withdrawn", CHIOS), ("fallen", CHIOS), ("accepted", RHODES)
    known = {each["number"]: (each["how"], each["seat"]) for each in s.view(None)["offers_gone"]}
    assert known == dict(enumerate(fates, start=1))
    with pytest.raises(Refused) as refusal:
        s.check(RHODES, GAME.parse("accept 3"))
    assert dict(refusal.value.message.params) == {"number": 3, "how": "withdrawn", "seat": CHIOS}


def test_numbers_are_not_used_again() -> None:
    """Q55: offer 1 is withdrawn -> the next one is 2."""
    s = market()
    do(s, CHIOS, "offer wool for gold", "withdraw 1", "offer wool for gold")
    refused(s, CRETE, "accept 1", "P26", "offer-gone")
    do(s, CRETE, "accept 2")


def test_numbers_begin_again_every_season() -> None:
    """Q55: a new season -> offer 1 again, and all offers of the last one are gone."""
    s = market()
    do(s, CHIOS, "offer wool for papyrus")
    for seat in ALL:
        do(s, seat, "done")
    assert s.season.offers == []
    hold(s, CHIOS, "wool")
    trading(s)
    refused(s, CRETE, "accept 1", "P26", "no-such-offer")
    do(s, CHIOS, "offer wool")
    do(s, CRETE, "accept 1")


# When an offer falls


def test_an_offer_falls() -> None:
    """Q56: the maker has traded away what another offer gives -> that offer falls, and everybody is told."""
    s = market()
    do(s, CHIOS, "offer ore for gold", "offer ore for pottery", "offer wool for tools")
    told = do(s, CRETE, "accept 1")
    assert named(told, "fallen") == [{"number": 2, "seat": CHIOS}]
    refused(s, RHODES, "accept 2", "P26", "offer-gone")
    do(s, RHODES, "accept 3")


def test_an_offer_falls_by_accepting() -> None:
    """Q56: the maker accepts another's offer with that card -> its own offer falls."""
    s = market()
    do(s, CHIOS, "offer ore for papyrus")
    do(s, CRETE, "offer gold for ore")
    told = do(s, CHIOS, "accept 2")
    assert named(told, "fallen") == [{"number": 1, "seat": CHIOS}]


def test_two_offers_of_two_cards() -> None:
    """Q56: two wool, two offers of one each -> both stand after the first is accepted."""
    s = market()
    do(s, CHIOS, "offer wool for gold", "offer wool for pottery")
    do(s, CRETE, "accept 1")
    do(s, RHODES, "accept 2")
    assert hand(s, CHIOS) == "ore pottery gold army"


def test_what_is_wanted_need_not_be_there() -> None:
    """Q55, P27: nobody has papyrus -> it may be asked for; nobody can accept and nobody must."""
    s = market()
    do(s, CHIOS, "offer wool for papyrus")
    refused(s, CRETE, "accept 1", "P26", "not-in-hand")
    for seat in ALL:
        do(s, seat, "done")
    assert s.step_name() == "LaunchFleets"


# The end of the phase


def test_asked_again_after_done() -> None:
    """Q55: Crete has said done and is named in an offer -> it is asked again; Rhodes, not named, is not."""
    s = market()
    do(s, CRETE, "done")
    do(s, RHODES, "done")
    assert asked(s) == ("IslandTrade", [CHIOS])
    do(s, CHIOS, "offer wool for gold to Crete")
    assert asked(s) == ("IslandTrade", [CHIOS, CRETE])


def test_the_last_one_asks_others_again() -> None:
    """Q55: the maker says done after its offer to all -> the phase goes on until the others have said done again."""
    s = market()
    do(s, CRETE, "done")
    do(s, RHODES, "done")
    do(s, CHIOS, "offer wool for gold", "done")
    assert asked(s) == ("IslandTrade", [CRETE, RHODES])
    do(s, CRETE, "decline 1", "done")
    do(s, RHODES, "done")
    assert s.step_name() == "LaunchFleets"


def test_who_is_done_may_still_act() -> None:
    """Q55: Crete is done, Chios is not -> Crete may make an offer, accept, decline."""
    s = market()
    do(s, CRETE, "done")
    assert CRETE in s.may_act()
    do(s, CRETE, "offer grain for wool to Chios")
    do(s, CHIOS, "accept 1")
    assert hand(s, CRETE) == "wool gold"
    assert asked(s) == ("IslandTrade", [CHIOS, RHODES])


def test_done_alone_ends_the_phase() -> None:
    """P27: everybody is done at once -> no trade is forced, hands are unchanged."""
    s = market()
    for seat in ALL:
        do(s, seat, "done")
    assert hand(s, CHIOS) == "ore wool wool army"
    assert s.season.trades == 0


def test_empty_hands_are_not_waited_for() -> None:
    """Q55, P79: an island without cards -> not asked, but may plead and accept gifts while the phase lasts."""
    s = market(4)
    hold(s, FOURTH, "")
    trading(s)
    assert asked(s) == ("IslandTrade", ALL)
    do(s, FOURTH, "offer for wool to Chios")
    do(s, CHIOS, "accept 1")
    assert hand(s, FOURTH) == "wool"


def test_aegis_cards_alone() -> None:
    """P26: a Gift at home and no commodity -> asked, as it may be traded."""
    s = table()
    hold(s, RHODES, "gift")
    trading(s)
    assert asked(s) == ("IslandTrade", [RHODES])


def test_nobody_has_a_card() -> None:
    """P26: all hands are empty -> no trade; nobody can load a fleet either."""
    s = table()
    trading(s)
    assert s.step_name() not in ("IslandTrade", "LaunchFleets")


# The limit


@pytest.mark.parametrize("limit", [2, 4, 6, 12])
def test_limit_of_offers(limit: int) -> None:
    """Q55: the table option -> as many offers a season, withdrawn or not, answers included; then refused."""
    s = market(3, offers=limit)
    do(s, CRETE, "offer gold for wool")
    for number in range(2, limit + 1):
        do(s, CHIOS, "offer wool for gold", f"withdraw {number}")
    do(s, CHIOS, "answer 1 with ore for gold")
    refused(s, CHIOS, "offer wool for gold", "P26", "too-many-offers")
    refused(s, CHIOS, "offer wool to Crete", "P26", "too-many-offers")
    do(s, CRETE, "offer gold for ore to Chios")
    refused(s, CHIOS, f"answer {limit + 2} with wool", "P26", "too-many-offers")
    assert not [line for line in listed(s, CHIOS) if line.startswith("offer")]
    do(s, CHIOS, f"accept {limit + 2}")


def test_six_offers_by_default() -> None:
    """Q55: no option -> six."""
    assert table().options.offers == 6


def test_the_limit_is_of_one_season() -> None:
    """Q55: the limit is reached, a new season begins -> offers may be made again."""
    s = market(3, offers=2)
    do(s, CHIOS, "offer wool for gold", "offer wool for gold")
    trading(s)
    do(s, CHIOS, "offer wool for gold")


# What is refused


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("offer gold for wool", "not-in-hand"),
        ("offer wool wool wool for gold", "not-in-hand"),
        ("offer warship for gold", "not-in-hand"),
        ("offer wool for gold to Chios", "offer-to-oneself"),
        ("offer wool for gold to Crete Chios", "offer-to-oneself"),
        ("offer wool for gold to Naxos", "nobody-there"),
        ("offer wool for gold to Crete Crete", "island-twice"),
        ("offer", "empty-offer"),
        ("offer to Crete", "empty-offer"),
        ("accept 7", "no-such-offer"),
        ("decline 7", "no-such-offer"),
        ("withdraw 7", "no-such-offer"),
        ("answer 7 with wool", "no-such-offer"),
        ("accept 1", "own-offer"),
        ("decline 1", "own-offer"),
        ("answer 1 with wool", "own-offer"),
        ("answer 2", "empty-offer"),
        ("answer 2 with gold", "not-in-hand"),
        ("accept 2", "not-in-hand"),
        ("withdraw 2", "not-your-offer"),
        ("pass", "islandtrade-first"),
        ("trade wool wool for ore", "islandtrade-first"),
    ],
)
def test_refusals(line: str, reason: str) -> None:
    """P26: what one lacks, oneself, nobody, twice, nothing, numbers that are not open -> refused for that reason."""
    s = market()
    do(s, CHIOS, "offer wool for gold")
    do(s, RHODES, "offer pottery for grapes to Chios")
    refused(s, CHIOS, line, "P26", reason)


def test_an_offer_does_not_bind_its_cards() -> None:
    """Q55, Q56: the same card in two offers -> both stand until one is accepted."""
    s = market()
    do(s, CHIOS, "offer ore for gold to Crete", "offer ore for pottery to Rhodes")
    assert "accept 1" in listed(s, CRETE)
    assert "accept 2" in listed(s, RHODES)
    do(s, RHODES, "accept 2")
    refused(s, CRETE, "accept 1", "P26", "offer-gone")


def test_both_sides_of_a_trade_are_checked_at_once() -> None:
    """P26: a card is both given and wanted -> the accepter must hold it before, not get it by the trade."""
    s = market()
    do(s, CHIOS, "offer wool ore for wool to Crete")
    refused(s, CRETE, "accept 1", "P26", "not-in-hand")
