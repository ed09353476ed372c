"""Phase 1: players acquire contracts from a row of columns and load them."""

from bisect import insort
from typing import Final

from periplus.games.neptun.actions import Take
from periplus.games.neptun.box import SLOTS
from periplus.games.neptun.state import (
    CITY_LUCK,
    FACE_DOWN,
    FREE,
    GONE,
    GOODS_LUCK,
    NO_COLUMN,
    NOBODY,
    OAR_LUCK,
    OPEN,
    TURN,
    TURNS,
    NeptunState,
    slot_at,
    slots_of,
)
from periplus.kernel.action import Action
from periplus.kernel.errors import Refused
from periplus.kernel.message import Description, Event, Message
from periplus.kernel.state import Step

LEFTMOST: Final = 0


def lay_out_contracts(s: NeptunState) -> None:
    """Fill the row: one column more than there are players, with the last turn's leftover at the left end."""
    first = LEFTMOST if s.row_city[LEFTMOST] == GONE else LEFTMOST + 1
    for column in range(first, s.seats + 1):  # N13: N+1 columns in turn 1, then N beside the leftover
        s.row_city[column] = FACE_DOWN
        s.row_goods[column] = FACE_DOWN
        s.row_oar[column] = FACE_DOWN


def turn_up(s: NeptunState, column: int) -> None:
    """Turn up a column, whose cards are drawn only now."""
    s.row_city[column] = s.draw(s.city_bag, CITY_LUCK)
    s.row_goods[column] = s.draw(s.goods_bag, GOODS_LUCK)
    s.row_oar[column] = s.draw(s.oar_bag, OAR_LUCK)


def column_params(s: NeptunState, column: int) -> dict[str, object]:
    """Return what everybody sees of a face-up column."""
    box, card = s.box, s.row_city[column]
    return {
        "column": column + 1,
        "city": box.city_names[box.card_city[card]],
        "good": box.goods_names[s.row_goods[column]],
        "pay": pay_message(s, card, s.row_goods[column]),
        "oar": box.oar_names[s.row_oar[column]],
    }


def pay_message(s: NeptunState, card: int, good: int) -> Message:
    """Return what delivering a good on a city card pays."""
    box = s.box
    # N14: gold if the good is in the left column of the card, temple points if in the right
    if box.card_gold[card][good]:
        return Message("pay-gold", {"gold": box.card_gold[card][good]})
    region = box.region_names[box.city_region[box.card_city[card]]]
    return Message("pay-points", {"points": box.card_points[card][good], "region": region})


class Acquire(Step[NeptunState]):
    """Take a column, or turn up the next one and so refuse those that were open before."""

    rule = "N15"
    verbs = ("take", "reveal")

    def prompt(self, s: NeptunState, seat: int) -> Message:
        """Ask for a column, or for the one just turned up."""
        if s.revealed_column == NO_COLUMN:
            return Message("prompt-acquire", {"turn": s.loops[TURN] + 1})
        more = FACE_DOWN in s.row_city
        params = column_params(s, s.revealed_column)
        return Message("prompt-acquire-revealed" if more else "prompt-acquire-must", params)

    def legal(self, s: NeptunState, seat: int) -> list[Action]:
        """List every open column with every free slot, and revealing."""
        actions: list[Action] = []
        manifest, first = s.manifest, slot_at(seat, 0)
        for column in range(s.seats + 1):
            if s.row_city[column] >= 0 and s.revealed_column in (NO_COLUMN, column) and s.row_refuser[column] != seat:
                take = s.actions.take[column]
                for slot in range(SLOTS):
                    if manifest[first + slot] == FREE:
                        actions.append(take[slot])
        if FACE_DOWN in s.row_city:
            actions.append(s.actions.reveal)
        return actions

    def check(self, s: NeptunState, seat: int, action: Action) -> None:
        """Refuse columns that are face down, gone or closed, and slots that are taken."""
        if isinstance(action, Take):
            self.check_take(s, seat, action.column, action.slot)
        elif FACE_DOWN not in s.row_city:
            # N16: the rightmost column, once revealed, must be taken; N18: so must one of the open columns
            raise Refused("N18" if s.revealed_column == NO_COLUMN else "N16", "nothing-to-reveal")

    def check_take(self, s: NeptunState, seat: int, column: int, slot: int) -> None:
        """Refuse a column or a slot that cannot be taken."""
        if column > s.seats or s.row_city[column] == GONE:
            raise Refused("N15", "no-such-column", {"column": column + 1})
        if s.row_city[column] == FACE_DOWN:
            raise Refused("N16", "column-face-down", {"column": column + 1})
        # N17: revealing closes all columns that were face up before; N16: a refusal is final
        if s.revealed_column not in (NO_COLUMN, column):
            open_one = {"column": column + 1, "open": s.revealed_column + 1}
            raise Refused("N17", "column-closed", open_one)
        if s.row_refuser[column] == seat:
            raise Refused("N19", "column-refused", {"column": column + 1})
        if s.manifest[slot_at(seat, slot)] != FREE:
            raise Refused("N20", "slot-taken", {"slot": slot + 1})

    def temptations(self, s: NeptunState, seat: int) -> dict[str, list[Action]]:
        """Point at the columns that are left, and at slots for the first of them that can be taken."""
        free = s.manifest[slots_of(seat)].index(FREE)
        wanted: dict[str, list[Action]] = {}
        first = NO_COLUMN
        for column in range(s.seats + 1):
            if s.row_city[column] != GONE:
                wanted[f"column-{column + 1}"] = [s.actions.take[column][free]]
                closed = s.row_refuser[column] == seat
                if column == s.revealed_column or (first == NO_COLUMN and not closed):
                    first = column
        for slot in range(SLOTS):
            wanted[f"slot-{seat}-{slot + 1}"] = [s.actions.take[first][slot]]
        return wanted

    def effect(self, s: NeptunState, seat: int, action: Action) -> None:
        """Reveal or take."""
        if isinstance(action, Take):
            self.take(s, seat, action.column, action.slot)
        else:
            self.reveal(s, seat)

    def reveal(self, s: NeptunState, seat: int) -> None:
        """Turn up the leftmost face-down column; N19: refused columns stay face up for the others."""
        if s.options.refusal_lasts_round and s.revealed_column != NO_COLUMN:
            s.row_refuser[s.revealed_column] = seat
        s.revealed_column = s.row_city.index(FACE_DOWN)
        turn_up(s, s.revealed_column)
        if s.told is not None:
            s.tell(Event("revealed", {"seat": seat, **column_params(s, s.revealed_column)}))

    def take(self, s: NeptunState, seat: int, column: int, slot: int) -> None:
        """Take a column: contract to the manifest, oar card to the hand, gold to the purse."""
        if s.told is not None:
            gold = s.leftover_gold if column == LEFTMOST else 0
            s.tell(Event("taken", {"seat": seat, "slot": slot + 1, **column_params(s, column), "gold": gold}))
        at = slot_at(seat, slot)
        s.manifest[at] = OPEN  # N20: loaded at once, never moved
        s.manifest_city[at] = s.row_city[column]
        s.manifest_goods[at] = s.row_goods[column]
        oar = s.row_oar[column]
        s.oar_scale[seat] = s.box.oar_power[oar]  # N21: order marker to the power, card to the hand
        insort(s.hands[seat], oar)
        if column == LEFTMOST and s.leftover_gold:
            s.gold[seat] += s.leftover_gold  # N22
            s.leftover_gold = 0
        clear_column(s, column)
        s.revealed_column = NO_COLUMN
        s.done(seat)

    def describe(self, s: NeptunState, seat: int, action: Action) -> Description:
        """Say what is taken or refused."""
        if not isinstance(action, Take):
            return self.describe_reveal(s, seat)
        column, box = action.column, s.box
        params = column_params(s, column)
        consequences = [
            Message("consequence-load", {"slot": action.slot + 1, "pay": params["pay"]}),
            Message("consequence-oar", {"oar": params["oar"], "power": box.oar_power[s.row_oar[column]]}),
        ]
        if column == LEFTMOST and s.leftover_gold:
            consequences.append(Message("consequence-leftover", {"gold": s.leftover_gold}))
        label = Message("label-take", {**params, "slot": action.slot + 1})
        pieces = [f"column-{column + 1}", f"slot-{seat}-{action.slot + 1}"]
        return Description(label, consequences, [str(params["city"])], pieces)

    def describe_reveal(self, s: NeptunState, seat: int) -> Description:
        """Say which columns revealing closes."""
        down = s.row_city.index(FACE_DOWN)
        label = Message("label-reveal", {"column": down + 1})
        consequences: list[Message] = []
        closed = [column + 1 for column in range(down) if s.row_city[column] >= 0 and s.row_refuser[column] != seat]
        if s.revealed_column != NO_COLUMN:
            label = Message("label-refuse", {"column": down + 1, "refused": s.revealed_column + 1})
            if s.options.refusal_lasts_round:
                consequences.append(Message("consequence-refusal-lasts", {"column": s.revealed_column + 1}))
        elif closed:
            consequences.append(Message("consequence-closes", {"columns": closed}))
        if FACE_DOWN not in s.row_city[down + 1 :]:
            consequences.append(Message("consequence-must-take", {"column": down + 1}))
        return Description(label, consequences, [], [f"column-{down + 1}"])


def clear_column(s: NeptunState, column: int) -> None:
    """Leave a column's place empty."""
    s.row_city[column] = GONE
    s.row_goods[column] = GONE
    s.row_oar[column] = GONE
    s.row_refuser[column] = NOBODY


def new_player_order(s: NeptunState) -> None:
    """Set the order by the oar scale, then deal with the column that is left."""
    # N23: lowest power first; on one space from the top down, so that the last to arrive goes first
    last_came_first = s.order[::-1]
    s.order = sorted(last_came_first, key=s.oar_scale.__getitem__)
    s.oar_scale = [0] * s.seats
    if s.told is not None:
        s.tell(Event("order", {"seats": s.order[:]}))
    if s.loops[TURN] == TURNS - 1:
        discard_leftover(s)
    else:
        keep_leftover(s)


def leftover(s: NeptunState) -> int:
    """Return the one column that nobody took."""
    for column in range(s.seats + 1):
        if s.row_city[column] != GONE:
            return column
    raise AssertionError("N15: as many contracts are taken as there are players")


def keep_leftover(s: NeptunState) -> None:
    """Move the leftover to the left end for the next turn."""
    column = leftover(s)
    if s.row_city[column] == FACE_DOWN:
        turn_up(s, column)  # N24: it was face down: turned up, without gold
    elif s.leftover_gold == 0 or s.options.leftover_gold_accumulates:
        s.leftover_gold += 1  # N24: it was face up: one gold more
    if column != LEFTMOST:
        s.row_city[LEFTMOST] = s.row_city[column]
        s.row_goods[LEFTMOST] = s.row_goods[column]
        s.row_oar[LEFTMOST] = s.row_oar[column]
        s.row_refuser[LEFTMOST] = s.row_refuser[column]
        clear_column(s, column)
    if s.told is not None:
        s.tell(Event("leftover", {**column_params(s, LEFTMOST), "gold": s.leftover_gold}))


def discard_leftover(s: NeptunState) -> None:
    """N25: after the fifth turn the leftover is discarded; its gold returns to the supply."""
    column = leftover(s)
    if s.row_city[column] == FACE_DOWN:
        turn_up(s, column)
    if s.told is not None:
        s.tell(Event("leftover-discarded", column_params(s, column)))
    clear_column(s, column)
    s.leftover_gold = 0
