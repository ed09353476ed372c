"""The discard phase, clauses P65 to P67, and the powers that change what is kept."""

from periplus.games.parthenon.kinds import FIRST_ACROPOLIS
from periplus.games.parthenon.state import ParthenonState
from tests.games.parthenon.tables_sea import (
    BOX,
    CHIOS,
    CRETE,
    RHODES,
    allowed,
    asked,
    build,
    build_phase,
    discard_phase,
    do,
    hand,
    hold,
    listed,
    named,
    refused,
    table,
    think,
    wonder,
)


def discarding(cards: str, *things: str) -> ParthenonState:
    """Let Chios discard from a hand."""
    s = table()
    build(s, CHIOS, *things)
    hold(s, CHIOS, cards)
    discard_phase(s)
    return s


def test_option_a_keeps_three_hidden() -> None:
    """E16, P67: any 3 hidden, 3 grain allowed; the others go face up (Q50), what is kept is not told."""
    s = discarding("grain grain grain wool ore grapes")
    assert asked(s) == ("Discard", [CHIOS])
    refused(s, CHIOS, "keep grain grain grain wool", "P67", "too-many-kept")
    refused(s, CHIOS, "keep timber", "P67", "not-in-hand")
    told = do(s, CHIOS, "keep grain grain grain")
    assert named(told, "discarded") == [{"seat": CHIOS, "cards": ["grapes", "ore", "wool"], "shown": False, "kept": []}]
    assert hand(s, CHIOS) == ["grain"] * 3


def test_option_b_keeps_one_of_each() -> None:
    """E16, P66: everything is shown, one of each kind is kept: 4 cards, 2 grain go."""
    s = discarding("grain grain grain wool ore grapes")
    refused(s, CHIOS, "show keeping grain", "P66", "too-many-duplicates")
    told = do(s, CHIOS, "show")
    assert named(told, "discarded")[0]["cards"] == ["grain", "grain"]
    assert named(told, "discarded")[0]["kept"] == ["grain", "grapes", "ore", "wool"]
    assert hand(s, CHIOS) == ["grain", "grapes", "ore", "wool"]


def test_what_was_shown_stays_visible_until_the_vote_is_over() -> None:
    """P66: Chios has shown its hand, Crete has kept three hidden -> all see the first until the season ends."""
    s = table()
    for seat in (CHIOS, CRETE):
        hold(s, seat, "wool wool wool ore")
    discard_phase(s)
    do(s, CHIOS, "show")
    do(s, CRETE, "keep wool wool wool")
    assert s.step_name() == "Vote"
    players = s.view(RHODES)["players"]
    assert [players[seat]["shown"] for seat in (CHIOS, CRETE)] == [["ore", "wool"], None]
    for seat, island in ((CHIOS, "Crete"), (CRETE, "Chios"), (RHODES, "Chios")):
        do(s, seat, f"vote {island}")
    assert s.view(RHODES)["players"][CHIOS]["shown"] is None


def test_option_b_has_no_upper_limit() -> None:
    """P66: one of each of the eleven kinds is kept."""
    cards = "grain grapes olives ore timber wool pottery spices tools papyrus gold"
    s = discarding(cards)
    do(s, CHIOS, "show")
    assert hand(s, CHIOS) == cards.split()


def test_aegis_cards_are_never_discarded() -> None:
    """P65: only commodities count and go."""
    s = discarding("wool wool wool army army gift gift warship")
    assert s.step_name() != "Discard"
    s = discarding("wool wool wool wool army army gift")
    do(s, CHIOS, "show")
    assert hand(s, CHIOS) == ["wool", "army", "army", "gift"]


def test_few_cards_are_kept_without_asking() -> None:
    """Q32, Q68: 3 commodities -> nobody is asked; 4 -> the owner is."""
    s = table()
    hold(s, CHIOS, "wool wool wool")
    hold(s, CRETE, "wool wool wool wool")
    discard_phase(s)
    assert asked(s) == ("Discard", [CRETE])
    do(s, CRETE, "keep wool")
    assert hand(s, CHIOS) == ["wool"] * 3
    assert hand(s, CRETE) == ["wool"]


def test_answers_are_secret_until_all_are_in() -> None:
    """P65: all choose at the same time; an answer may be changed until then."""
    s = table()
    for seat in (CHIOS, CRETE):
        hold(s, seat, "wool wool wool ore")
    discard_phase(s)
    assert [event.name for event in do(s, CHIOS, "keep wool")] == ["answered"]
    do(s, CHIOS, "show")
    told = do(s, CRETE, "keep wool wool wool")
    assert [event["shown"] for event in named(told, "discarded")] == [True, False]
    assert hand(s, CHIOS) == ["ore", "wool"]


def test_a_treasury_keeps_six_at_once() -> None:
    """E14, P57: a Treasury built this phase -> 6 cards are kept hidden."""
    s = table()
    hold(s, CHIOS, "pottery spices tools wool wool wool wool wool wool wool")
    build_phase(s)
    do(s, CHIOS, "build treasury with pottery spices tools", "done")
    assert asked(s) == ("Discard", [CHIOS])
    refused(s, CHIOS, "keep wool wool wool wool wool wool wool", "P67", "too-many-kept")
    do(s, CHIOS, "keep wool wool wool wool wool wool")
    assert hand(s, CHIOS) == ["wool"] * 6


def test_a_shaken_treasury_does_not_help() -> None:
    """Q72: Earthquake has shaken the Treasury -> the limit is 3 this season."""
    s = table()
    build(s, CHIOS, "treasury")
    s.season.shaken[CHIOS] = 1 << FIRST_ACROPOLIS + BOX.acropolis_names.index("treasury")
    hold(s, CHIOS, "wool wool wool wool")
    discard_phase(s)
    refused(s, CHIOS, "keep wool wool wool wool", "P67", "too-many-kept")


def test_limits_add_up() -> None:
    """Q68: Treasury 6, Epicureanism +2, Labyrinth +3 -> 11 cards hidden; without the Treasury 8."""
    for things, limit in ((("treasury",), 11), ((), 8)):
        s = table()
        build(s, CHIOS, *things)
        think(s, CHIOS, "Epicureanism")
        wonder(s, CHIOS, "Labyrinth")
        hold(s, CHIOS, " ".join(["wool"] * 12))
        discard_phase(s)
        assert allowed(s, CHIOS, "keep " + " ".join(["wool"] * limit))
        refused(s, CHIOS, "keep " + " ".join(["wool"] * (limit + 1)), "P67", "too-many-kept")


def test_epicureanism_keeps_a_duplicate() -> None:
    """D8 Epicureanism: option B keeps one duplicate, of a kind one has twice; or none."""
    s = table()
    think(s, CHIOS, "Epicureanism")
    hold(s, CHIOS, "wool wool wool ore grain grain gold")
    discard_phase(s)
    refused(s, CHIOS, "show keeping wool wool", "P66", "too-many-duplicates")
    refused(s, CHIOS, "show keeping ore", "P66", "no-duplicate")
    refused(s, CHIOS, "show keeping timber", "P66", "no-duplicate")
    do(s, CHIOS, "show keeping grain")
    assert hand(s, CHIOS) == ["grain", "grain", "ore", "wool", "gold"]


def test_what_is_listed_keeps_as_much_as_allowed() -> None:
    """P67: 5 wool, 1 ore -> each way listed to keep hidden has 3 cards or every kind."""
    s = discarding("wool wool wool wool wool ore")
    kept = [line.split()[1:] for line in listed(s, CHIOS) if line.startswith("keep")]
    assert min(len(cards) for cards in kept) == 2


def test_the_mausoleum_takes_what_others_discard() -> None:
    """D9 Mausoleum, Q68: after all discards are seen, up to 2 Basics just discarded by others, beyond any limit."""
    s = table()
    wonder(s, CHIOS, "Mausoleum")
    hold(s, CHIOS, "tools tools tools ore ore")
    hold(s, CRETE, "wool wool wool wool gold gold")
    hold(s, RHODES, "grain grain")
    discard_phase(s)
    do(s, CRETE, "keep wool wool gold")
    assert s.step_name() == "Discard"
    do(s, CHIOS, "keep tools tools tools")
    assert asked(s) == ("Salvage", [CHIOS])
    refused(s, CHIOS, "take wool wool wool", "P64", "too-many-salvaged")
    refused(s, CHIOS, "take gold", "P64", "not-discarded")
    refused(s, CHIOS, "take ore", "P64", "not-discarded")
    refused(s, CHIOS, "take grain", "P64", "not-discarded")
    listed(s, CHIOS)
    do(s, CHIOS, "take wool wool")
    assert hand(s, CHIOS) == ["wool", "wool", "tools", "tools", "tools"]


def test_the_mausoleum_may_leave_them() -> None:
    """D9 Mausoleum: pass, or nothing discarded by others -> nothing is taken, nobody is asked."""
    s = table()
    wonder(s, CHIOS, "Mausoleum")
    hold(s, CRETE, "wool wool wool wool")
    discard_phase(s)
    do(s, CRETE, "keep wool wool wool")
    do(s, CHIOS, "pass")
    assert hand(s, CHIOS) == []
    s = table()
    wonder(s, CHIOS, "Mausoleum")
    hold(s, CHIOS, "wool wool wool wool")
    hold(s, CRETE, "gold gold gold gold")
    discard_phase(s)
    do(s, CHIOS, "keep wool")
    do(s, CRETE, "keep gold")
    assert s.step_name() == "Vote"
