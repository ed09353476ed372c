"""A position of Parthenon as numbers, for programs that learn."""

from typing import Final

from periplus.games.parthenon.events import in_force, village_discount
from periplus.games.parthenon.hands import hand_of
from periplus.games.parthenon.kinds import (
    ACROPOLIS,
    ARMY,
    CLASS_NAMES,
    COMMODITIES,
    COMPLETED,
    FIRST_ACROPOLIS,
    FLEET_NAMES,
    FLEETS,
    IN_PILE,
    KIND_NAMES,
    KINDS,
    LANDS,
    MADE,
    PHASES,
    PLACES,
    VILLAGES,
    WORKSHOPS,
    YEARS,
)
from periplus.games.parthenon.knowledge import at_home, knows, total_of
from periplus.games.parthenon.state import (
    AT_HOME,
    NO_CARD,
    NUMBERS,
    OFFER,
    OFFER_MAKER,
    OFFER_NUMBER,
    OFFER_TO,
    WANTED,
    ParthenonState,
    fleet_at,
    load_at,
    maker_at,
    number_at,
)
from periplus.games.parthenon.trade import WANTED_NAMES, given_in, wanted_in
from periplus.kernel.numbers import NOTHING, Ledger, places_after, seats_from

MOST: Final = 99  # cards: more is told as this
OFFERS: Final = 8  # that are told: the latest of those that one has made or may accept
NUMBERED: Final = [str(number + 1) for number in range(MOST)]
KINDS_LIST: Final = list(KIND_NAMES)
COMMODITY_LIST: Final = list(KIND_NAMES[:COMMODITIES])
AEGIS_LIST: Final = list(KIND_NAMES[ARMY:])
MADE_LIST: Final = list(KIND_NAMES[:MADE])
WANTED_LIST: Final = list(WANTED_NAMES)
CLASS_LIST: Final = [*CLASS_NAMES, "aegis"]
PHASE_LIST: Final = list(PHASES)
PLACE_LIST: Final = [
    *[f"village{number + 1}" for number in range(VILLAGES)],
    *[f"workshop{number + 1}" for number in range(WORKSHOPS)],
    *[f"acropolis{number + 1}" for number in range(ACROPOLIS)],
    *[f"alternate{number + 1}" for number in range(PLACES - FIRST_ACROPOLIS - ACROPOLIS)],
]
NO_CARDS: Final = [0] * KINDS
NOT_WANTED: Final = [0] * WANTED


def write(s: ParthenonState, seat: int, ledger: Ledger) -> None:
    """Write what a seat may know: the season and its events, lands and hazards, players, fleets, and offers."""
    write_season(s, seat, ledger)
    write_events(s, ledger)
    write_lands(s, seat, ledger)
    write_hazards(s, seat, ledger)
    for turn, player in enumerate(seats_from(s, seat)):
        ledger.of(turn)
        write_player(s, seat, player, ledger)
        write_island(s, player, ledger)
        for fleet in range(FLEETS):
            ledger.of(turn)
            write_fleet(s, seat, player, fleet, ledger)
    ledger.of_all()
    ledger.amounts("home", "one's own cards at home", hand_of(s, seat), MOST, KINDS_LIST)
    write_offers(s, seat, ledger)


def write_season(s: ParthenonState, seat: int, ledger: Ledger) -> None:
    """Write year and season, the Archon and how the season is played, and what is left in the piles."""
    ledger.amount("year", "the year, from 0", s.year, YEARS)
    ledger.amount("season", "the season of the year", s.season_number, s.box.seasons)
    ledger.named("archon", "who is Archon", places_after(s, seat, s.archon), ledger.players)
    ledger.flags("ordered", "whether the phase is played in order", s.season.ordered, PHASE_LIST)
    ledger.amount("plans_left", "wonders in the pile", len(s.plan_pile), len(s.box.wonders))
    owners = [places_after(s, seat, owner) for owner in s.wonder_owner]
    stages = [IN_PILE if owner < 0 else s.wonder_stage[at] for at, owner in enumerate(s.wonder_owner)]
    meaning = "whose the wonder is: 0 for one's own, 1 for the next player's; -1 for nobody's"
    ledger.amounts("wonder_owner", meaning, owners, s.seats - 1, s.box.wonder_names, NOTHING)
    meaning = "the stage of the wonder: 1 plan, 2 partial, 3 completed"
    ledger.amounts("wonder_stage", meaning, stages, COMPLETED, s.box.wonder_names)


def write_events(s: ParthenonState, ledger: Ledger) -> None:
    """Write the events that lie open, and which have been carried out."""
    events, season, acting = s.events, s.season, in_force(s)
    done = season.event_order[: season.events_done]
    for at in range(s.box.events_laid):
        event = events[at] if at < len(events) else NO_CARD
        ledger.named(f"event{at + 1}", "an event of the year that lies open", event, s.box.event_names)
        ledger.flag(f"event{at + 1}_acts", "whether it is in force this season", event in acting)
        ledger.flag(f"event{at + 1}_done", "whether it has been carried out", event != NO_CARD and event in done)
    current = done[-1] if done else NO_CARD
    ledger.named("event", "the event that came last this season", current, s.box.event_names)


def write_lands(s: ParthenonState, seat: int, ledger: Ledger) -> None:
    """Write the harbor cards, face up or looked at."""
    for land in range(LANDS):
        ledger.whose = f"{s.box.land_names[land]}." if ledger.explains else ""
        card, is_up = s.harbors[land], bool(s.harbors_up >> land & 1)
        known = card >= 0 and (is_up or knows(s.harbors_seen[land], seat))
        ledger.amount("face", "0 no harbor card, 1 face down, 2 face up", 0 if card == NO_CARD else 1 + is_up, 2)
        ledger.named("harbor", "the harbor card, where one knows it", card if known else NOTHING, s.box.harbor_names)
    ledger.of_all()


def write_hazards(s: ParthenonState, seat: int, ledger: Ledger) -> None:
    """Write the hazard being resolved, those that are gone, and those that one has looked at."""
    names, voyage = s.box.hazard_names, s.voyage
    ledger.named("hazard", "the hazard being resolved", voyage.hazard, names)
    ledger.amount("hazards_left", "hazards in the deck", len(s.hazard_pile) + len(s.hazard_top), MOST)
    gone = [s.hazard_discards.count(hazard) for hazard in range(len(names))]
    ledger.amounts("hazards_gone", "hazards that have come", gone, MOST, names)
    for at in range(3):
        seen = at < len(s.hazard_top) and knows(s.hazard_seen[at], seat)
        ledger.named(f"hazard{at + 1}", "a hazard to come, if one has looked at it",
                     s.hazard_top[at] if seen else NOTHING, names)  # fmt: skip


def write_player(s: ParthenonState, seat: int, player: int, ledger: Ledger) -> None:
    """Write all cards of a player, as one remembers them, what lies at its home, and what it has done."""
    season, home = s.season, at_home(s, player)
    first = maker_at(player, 0)
    ledger.named("island", "its island", s.island_of[player], s.box.island_names)
    ledger.amounts("cards", "its cards, at home and aboard", total_of(s, player), MOST, KINDS_LIST)
    ledger.amount("home_size", "commodities at home", sum(home[:COMMODITIES]), MOST)
    ledger.amounts("home", "Aegis cards at home", home[ARMY:], MOST, AEGIS_LIST)
    ledger.amount("offers_made", "offers that it has made", season.offers_made[player], MOST)
    ledger.flags("ignores", "whether it ignores the event", season.ignored[player], s.box.event_names)
    idle = season.skipping[first : first + MADE]
    ledger.amounts("idle", "villages or workshops that make nothing", idle, VILLAGES, MADE_LIST)
    ledger.amount("village_discount", "basic cards less for a village", village_discount(s, player), MOST)
    ledger.amount("stages", "stages of wonders built this season", season.stages[player], MOST)
    ledger.named("vote", "for whom it has voted", places_after(s, seat, s.votes[player]), ledger.players)


def write_island(s: ParthenonState, player: int, ledger: Ledger) -> None:
    """Write what stands on an island."""
    season = s.season
    ledger.flags("built", "whether it is built", s.built[player], PLACE_LIST)
    ledger.flags("used", "whether it was used this season", season.used[player], PLACE_LIST)
    ledger.flags("shaken", "whether it cannot be used this season", season.shaken[player], PLACE_LIST)
    ledger.amount("villages", "its villages", s.villages(player), VILLAGES)
    ledger.amount("workshops", "its workshops", s.workshops(player), WORKSHOPS)
    ledger.amount("acropolis", "its acropolis structures", s.acropolis(player), PLACES - FIRST_ACROPOLIS)
    ledger.amount("fleets", "its fleets", s.fleets[player], FLEETS)
    ledger.flags("thinks", "whether it has the philosophy", s.philosophies[player], s.box.philosophy_names)
    ledger.flags("thought", "whether it has used it this season", season.thought[player], s.box.philosophy_names)
    ledger.flags("visited", "whether it has used the wonder this season", season.visited[player], s.box.wonder_names)


def write_fleet(s: ParthenonState, seat: int, player: int, each: int, ledger: Ledger) -> None:
    """Write a fleet that is away: a launch that is still secret is told to its owner alone."""
    fleet, voyage, own = fleet_at(player, each), s.voyage, player == seat
    ledger.whose = f"{ledger.whose}fleet{FLEET_NAMES[each]}." if ledger.explains else ""
    away = voyage.lands[fleet] != AT_HOME and (own or not voyage.sealed >> player & 1)
    cargo = slice(load_at(fleet, 0), load_at(fleet + 1, 0))
    ledger.named("land", "where it sails or lies", voyage.lands[fleet] if away else NOTHING, s.box.land_names)
    ledger.amount("size", "cards that it carries", s.cargo_size(fleet) if away else 0, MOST)
    ledger.flag("turned_back", "whether it was turned back", away and bool(voyage.turned_back >> fleet & 1))
    ledger.flag("trading", "whether it may trade", away and bool(voyage.trading >> fleet & 1))
    ledger.flag("struck", "whether the hazard strikes it", away and bool(voyage.targets >> fleet & 1))
    ledger.amounts(
        "shown", "cards that all know to be aboard", voyage.shown[cargo] if away else NO_CARDS, MOST, KINDS_LIST
    )
    if own:
        ledger.amounts("cargo", "one's own cards aboard", voyage.aboard[cargo] if away else NO_CARDS, MOST, KINDS_LIST)
    bounds = slice(number_at(fleet, 0), number_at(fleet + 1, 0))
    fewest, most = voyage.fewest[bounds], voyage.most[bounds]
    ledger.amounts("at_least", "how many all know to be aboard", fewest if away else [0] * NUMBERS, MOST, CLASS_LIST)
    ledger.amounts(
        "at_most", "how many can be aboard, as far as all know", most if away else [0] * NUMBERS, MOST, CLASS_LIST
    )


def write_offers(s: ParthenonState, seat: int, ledger: Ledger) -> None:
    """Write the latest offers that concern one: those that one has made or may accept."""
    offers = s.season.offers
    mine = [
        at
        for at in range(0, len(offers), OFFER)
        if offers[at + OFFER_MAKER] == seat or offers[at + OFFER_TO] >> seat & 1
    ]
    ledger.amount("offer_count", "offers made this season", s.season.offer_count, MOST)
    ledger.amount("offers_standing", "offers that stand", len(offers) // OFFER, MOST)
    for number in range(OFFERS):
        ledger.whose = f"offer{number + 1}." if ledger.explains else ""
        at = mine[-1 - number] if number < len(mine) else NOTHING
        there = at != NOTHING
        maker = places_after(s, seat, offers[at + OFFER_MAKER]) if there else NOTHING
        ledger.named("maker", "whose offer it is, the latest first", maker, ledger.players)
        ledger.amount("number", "its number", offers[at + OFFER_NUMBER] if there else 0, MOST)
        ledger.amounts("gives", "what it gives", given_in(s, at) if there else NO_CARDS, MOST, KINDS_LIST)
        ledger.amounts("wants", "what it wants", wanted_in(s, at) if there else NOT_WANTED, MOST, WANTED_LIST)
    ledger.of_all()
