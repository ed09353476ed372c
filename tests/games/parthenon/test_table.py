"""What lies where and who sees it, clauses P5 to P7, P26 and P79, as far as the first phases of a season show it."""

import pytest

from periplus.games.parthenon.kinds import KIND_NAMES, PLAN
from tests.games.parthenon.tables import (
    BOX,
    CHIOS,
    CRETE,
    RHODES,
    begin,
    build,
    do,
    hand,
    hold,
    table,
    think,
    trading,
    turn_up,
    wonder,
)


def test_the_bank_never_runs_out() -> None:
    """P5, Q1: more cards of a kind in hand than the box has, Aegis cards too -> the next is made all the same."""
    s = table()
    hold(s, CHIOS, " ".join(["timber"] * 40 + ["gift"] * 30))
    begin(s, "do begin_production")
    assert hand(s, CHIOS).split().count("timber") == 41
    turn_up(s, "Favour of Poseidon")
    assert hand(s, CRETE).split().count("gift") == 1


@pytest.mark.parametrize("viewer", [CHIOS, RHODES, None])
def test_hands_are_hidden(viewer: int | None) -> None:
    """P6, P79: Crete holds wool and gold -> others see two cards, not which."""
    s, other = table(), table()
    hold(s, CRETE, "wool gold")
    hold(other, CRETE, "ore papyrus")
    assert s.view(viewer)["players"][CRETE]["hand_size"] == 2
    assert s.view(viewer) == other.view(viewer)


def test_the_owner_sees_its_hand() -> None:
    """P6: Crete looks at its own hand -> it sees every card."""
    s = table()
    hold(s, CRETE, "wool gold gold")
    seen = s.view(CRETE)["hand"]
    assert {kind: seen[kind] for kind in KIND_NAMES[:11] if seen.get(kind)} == {"wool": 1, "gold": 2}


def test_what_lies_open() -> None:
    """P6, P79: structures, Aegis cards at home, philosophies, plans -> everybody sees them; none is a hand card."""
    s = table()
    build(s, CRETE, "shrine", "fleet")
    hold(s, CRETE, "army gift gift")
    think(s, CRETE, "Stoicism")
    wonder(s, CRETE, "Colossus", PLAN)
    seen = s.view(None)["players"][CRETE]
    assert seen["aegis"] == {"army": 1, "warship": 0, "gift": 2}
    assert seen["philosophies"] == ["Stoicism"]
    assert seen["wonders"] == [{"name": "Colossus", "stage": "plan"}]
    assert [place["thing"] for place in seen["places"] if place["built"]] == ["village 1", "village 2", "shrine"]
    assert (seen["fleets"], seen["hand_size"]) == (2, 0)


def test_what_can_be_built_is_known() -> None:
    """P7: the build deck -> all its places are seen, built or not, by everybody."""
    s = table()
    assert len(s.view(None)["players"][CRETE]["places"]) == 16


@pytest.mark.parametrize("viewer", [CRETE, None])
def test_secret_answers_are_not_seen(viewer: int | None) -> None:
    """P79: Chios has answered an event, others have not -> nobody sees which answer it was."""
    views = []
    for line in ("pay grapes", "suffer skipping timber", "suffer skipping olives"):
        s = table()
        hold(s, CHIOS, "grapes")
        turn_up(s, "Drought")
        do(s, CHIOS, line)
        views.append(s.view(viewer))
    assert views[0] == views[1] == views[2]


def test_offers_are_public() -> None:
    """P79: an offer to Crete -> everybody sees it, with its number and both sides."""
    s = table()
    hold(s, CHIOS, "wool")
    trading(s)
    do(s, CHIOS, "offer wool for gold to Crete")
    assert s.view(None)["offers"] == s.view(RHODES)["offers"]
    assert len(s.view(None)["offers"]) == 1


def test_events_to_come_are_hidden() -> None:
    """P12, P79: one event face up -> that one alone is seen; with open events all four are."""
    s = table()
    assert [each["name"] for each in s.view(None)["events"]] == [BOX.event_names[event] for event in s.events]
    assert len(table(open_events=True).view(None)["events"]) == 4
