"""Set-up: what is dealt and laid out before the first round."""

from periplus.games.neptun.state import MARKER_LUCK, ORDER_LUCK, NeptunState
from periplus.kernel.message import Event


def set_up(s: NeptunState) -> None:
    """Lay out the board, the decks and what each player gets."""
    box = s.box
    deal_markers(s)
    # N5: three decks, shuffled separately; N2 and N11: tiles and coins lie ready, and all know which
    s.city_bag = list(range(len(box.card_names)))
    s.goods_bag = box.goods_deck[:]
    s.oar_bag = box.oar_deck[:]
    s.wind = box.start_wind  # N6
    for seat in range(s.seats):
        s.hands[seat] = box.starting_oars[:]  # N7: two starting oar cards and 5 gold
        s.gold[seat] = box.start_gold
    deal_order(s)
    if s.told is not None:
        s.tell(Event("set-up", {"seats": s.order[:], "wind": s.wind}))


def deal_markers(s: NeptunState) -> None:
    """Put a random marker on every link."""
    coastal, deep = s.box.coastal_markers[:], s.box.deep_markers[:]
    # N3: deep-sea markers on deep-sea links, coastal ones on coastal links, all revealed
    s.markers = [s.draw(deep if is_deep else coastal, MARKER_LUCK) for is_deep in s.box.link_deep]
    s.derive()


def deal_order(s: NeptunState) -> None:
    """Draw the initial player order."""
    markers = list(range(s.seats))
    s.order = [s.draw(markers, ORDER_LUCK) for _ in range(s.seats)]  # N9
