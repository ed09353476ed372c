"""The order of play of Mare Nostrum, on one screen."""

from periplus.games.mare_nostrum.aftermath import Aftermath, Hold, Uncover, is_thinned, nothing_to_uncover
from periplus.games.mare_nostrum.battle import Casualties, battle_is_due, note_war, remove_losses, roll_dice
from periplus.games.mare_nostrum.box import ROLES, Box
from periplus.games.mare_nostrum.construction import (
    Construct,
    Keep,
    KeepTaxes,
    NameBuilder,
    all_have_built,
    begin_construction,
    call_builder,
    end_building,
    end_construction,
)
from periplus.games.mare_nostrum.exchange import (
    Demand,
    Give,
    MakeOffer,
    Pick,
    PickInstead,
    Redirect,
    close_exchange,
    end_exchange,
    exchange_is_held,
    exchange_is_over,
    hand_over,
    is_redirected,
    open_offers,
)
from periplus.games.mare_nostrum.fleets import Fleets
from periplus.games.mare_nostrum.helen import Lure
from periplus.games.mare_nostrum.income import Collect, collect_income
from periplus.games.mare_nostrum.legions import Legions
from periplus.games.mare_nostrum.military import (
    NameCommander,
    all_have_moved,
    begin_military,
    call_commander,
    end_commanding,
)
from periplus.games.mare_nostrum.roles import Bequeath, assign_role, first_roles
from periplus.games.mare_nostrum.score import (
    begin_turn,
    end_by_limit,
    other_victories,
    roles_change,
    turn_limit_reached,
)
from periplus.games.mare_nostrum.set_up import (
    PlaceCaravan,
    Settle,
    all_placed,
    draw_order,
    end_placing,
    is_free_set_up,
    set_up,
)
from periplus.games.mare_nostrum.state import ROLE
from periplus.kernel.flow import Phrase, all_at_once, call, in_order, one, repeat, sequence, until, when
from periplus.kernel.option import Value

UNBOUNDED = 0

# M14: a turn is commerce, construction and war; M15: before each turn, the roles are assigned again.
ORDER_OF_PLAY = sequence(
    set_up,
    in_order(PlaceCaravan()),
    when(is_free_set_up, draw_order, until(all_placed, in_order(Settle())), end_placing),
    first_roles,
    until(turn_limit_reached,
        when(roles_change, repeat(ROLE, ROLES, assign_role, one(Bequeath()))),
        other_victories, begin_turn,
        collect_income, one(Collect()), one(Demand()),
        when(exchange_is_held, call("exchange")),
        begin_construction,
        until(all_have_built, one(NameBuilder()), call_builder, one(Construct()), end_building),
        end_construction, one(Keep()), in_order(KeepTaxes()),
        begin_military,
        until(all_have_moved,
            one(NameCommander()), call_commander, one(Fleets()), one(Legions()), one(Hold()), end_commanding)),
    end_by_limit,
)  # fmt: skip

NAMED: dict[str, Phrase] = {
    "exchange": sequence(
        all_at_once(MakeOffer()), open_offers,
        until(exchange_is_over, one(Pick()), one(Redirect()), when(is_redirected, one(PickInstead())), hand_over),
        close_exchange, one(Give()), end_exchange),
    "entry": sequence(one(Lure()), when(battle_is_due, call("battle")), note_war, one(Aftermath())),
    "battle": sequence(
        roll_dice, all_at_once(Casualties()), remove_losses, note_war, when(is_thinned, call("uncover"))),
    "uncover": until(nothing_to_uncover, one(Uncover())),
}  # fmt: skip


def longest(box: Box, seats: int, settings: dict[str, Value]) -> int:
    """Count every decision that a game with a limit of turns can ask for; nothing bounds another (M3)."""
    turns = settings["turn_limit"]
    assert isinstance(turns, int)
    placing = len(box.building_kind) + seats + seats * box.set_up_points  # each costs a point, or is the last
    return placing + turns * longest_turn(box, seats) if turns else UNBOUNDED


def longest_turn(box: Box, seats: int) -> int:
    """Count every decision that a turn can ask for."""
    cards, triremes, legions = sum(box.card_counts), box.reserve_triremes, box.reserve_legions
    commerce = ROLES + 2 + seats + 3 * cards + 1  # a card is picked, perhaps redirected, and picked again
    construction = 2 * seats + cards + 2 + 1 + seats  # each purchase costs a card, but for one marker and one swap
    battles = box.seas + box.provinces + legions  # one in each place, or where legions enter
    entering = 1 + 2 + 2 + 1  # Helen, losses of both sides, what they uncover, what the invader does
    moving = triremes + legions + legions  # a unit moves once; what legions leave is uncovered
    command = 1 + moving + battles * (1 + entering) + box.provinces + 3
    return commerce + construction + seats * command
