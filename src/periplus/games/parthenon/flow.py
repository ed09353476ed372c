"""The order of play of Parthenon, on one screen."""

from periplus.games.parthenon.archon import NameWinner, Vote, elect, end_season, open_vote
from periplus.games.parthenon.boons import (
    CaulkFleets,
    FestivalSwap,
    MerchantTrade,
    NameIsland,
    TakeAsGuest,
    TakeBoon,
    caulk_fleets,
    settle_boons,
)
from periplus.games.parthenon.box import Box
from periplus.games.parthenon.construction import BuildIsland
from periplus.games.parthenon.discard import Discard, Salvage, begin_discard, discard_all
from periplus.games.parthenon.events import (
    ArrangeSeason,
    IgnoreEvent,
    OrderEvents,
    arrange_season,
    build_is_ordered,
    events_are_over,
    fleet_trade_is_ordered,
    ignore_events,
    is_boon,
    is_festival,
    is_merchants,
    is_shipworm,
    is_toll,
    journey_is_ordered,
    next_event,
    note_order,
    trade_is_ordered,
)
from periplus.games.parthenon.foresight import LookAhead
from periplus.games.parthenon.harbors import FleetTrade, RevealHarbors, look_into_harbors, turn_up_harbors
from periplus.games.parthenon.hazards import WardFleets, end_hazards, next_hazard, seas_are_calm, ward_fleets
from periplus.games.parthenon.homecoming import Jettison, come_home
from periplus.games.parthenon.journey import LaunchFleets, begin_journey, set_sail
from periplus.games.parthenon.lighthouse import LightFleets, begin_lighting, light_fleets
from periplus.games.parthenon.losses import DriveFleet, LoseCards, all_driven, strike
from periplus.games.parthenon.market import StartTrade
from periplus.games.parthenon.production import AssignArmies, TendGardens, begin_production, produce
from periplus.games.parthenon.set_up import (
    all_years_played,
    begin_season,
    begin_year,
    deal_islands,
    end_year,
    lay_out_harbors,
    year_is_over,
)
from periplus.games.parthenon.stops import (
    ShakeStructures,
    SpareMakers,
    StopMakers,
    next_victim,
    no_victims,
    stop_makers,
)
from periplus.games.parthenon.tolls import PayToll, settle_tolls
from periplus.games.parthenon.trade import IslandTrade, close_trade
from periplus.kernel.flow import Phrase, all_at_once, call, in_order, in_order_if, one, sequence, until, when
from periplus.kernel.option import Value

UNBOUNDED = 0

SEASON: Phrase = sequence(
    begin_season,
    # 1 Events
    one(OrderEvents()), note_order, all_at_once(IgnoreEvent()), ignore_events,
    until(events_are_over, next_event, call("event")),
    one(ArrangeSeason()), arrange_season,
    # 2 Production
    begin_production, all_at_once(AssignArmies()), one(TendGardens()), produce,
    # 3 Island trade
    in_order_if(trade_is_ordered, StartTrade()), all_at_once(IslandTrade()), close_trade,
    # 4 Journey
    all_at_once(LookAhead()), begin_journey, in_order_if(journey_is_ordered, LaunchFleets()), set_sail,
    begin_lighting, all_at_once(LightFleets()), light_fleets,
    # 5 Hazards
    until(seas_are_calm, call("hazard")), end_hazards,
    # 6 Fleet trade
    look_into_harbors, all_at_once(RevealHarbors()), turn_up_harbors,
    in_order_if(fleet_trade_is_ordered, FleetTrade()),
    # 7 Return
    all_at_once(Jettison()), come_home,
    # 8 Build
    in_order_if(build_is_ordered, BuildIsland()),
    # 9 Discard
    begin_discard, all_at_once(Discard()), discard_all, one(Salvage()),
    # 10 Archon
    open_vote, in_order(Vote()), elect,
    end_season, one(NameWinner()),
)  # fmt: skip

ORDER_OF_PLAY: Phrase = sequence(
    deal_islands, lay_out_harbors,
    until(all_years_played, begin_year, until(year_is_over, SEASON), end_year),
)  # fmt: skip

NAMED: dict[str, Phrase] = {
    "event": sequence(
        when(is_toll,
            one(ShakeStructures()), all_at_once(PayToll()), settle_tolls,
            until(no_victims, next_victim, one(StopMakers()), one(SpareMakers()), stop_makers)),
        when(is_boon, one(NameIsland()), all_at_once(TakeBoon()), settle_boons),
        when(is_festival, in_order(FestivalSwap()), one(NameIsland()), one(TakeAsGuest())),
        when(is_shipworm, all_at_once(CaulkFleets()), caulk_fleets),
        when(is_merchants, all_at_once(MerchantTrade()))),
    "hazard": sequence(
        next_hazard, all_at_once(WardFleets()), ward_fleets, all_at_once(LoseCards()), strike,
        until(all_driven, one(DriveFleet()))),
}  # fmt: skip


def longest(box: Box, seats: int, settings: dict[str, Value]) -> int:
    """Say that nothing bounds a game: abroad, basic cards can be swapped one for one for ever (P43)."""
    return UNBOUNDED
