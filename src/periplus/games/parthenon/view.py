"""What one seat of Parthenon may see and remember.

The table of secrets (P6, P79, Q58):

| thing                             | who knows it                             | what reveals it                      |
| --------------------------------- | ---------------------------------------- | ------------------------------------ |
| commodities in hand               | their owner; everybody who remembers:    | paying, trading, losing, discarding  |
|                                   | all cards come and go openly; views show |                                      |
|                                   | sizes only, ``recall`` has the cards     |                                      |
| how cards are split between home  | their owner; others know sizes, Aegis    | trades and losses abroad, numbers    |
| and fleets that are away          | cards at home, and what was shown aboard | shown to a hazard, the return        |
| lands and loads of a secret       | their owner                              | all have launched                    |
| launch                            |                                          |                                      |
| answers to events, Armies, Gifts, | their owner                              | all have answered                    |
| losses, lands to reveal, discards |                                          |                                      |
| a face-down harbor card           | those who have looked at it: views show  | turning it up                        |
|                                   | it while they say whether to reveal it,  |                                      |
|                                   | later only ``recall`` does               |                                      |
| hazards at the top of the deck    | those who have consulted the Oracle      | drawing them                         |
| events to come, plans in the      | nobody                                   | turning up, taking a plan, drawing   |
| pile, the rest of both decks      |                                          |                                      |
| what is lost at random, lots, the | nobody                                   | losing it, drawing; the end of the   |
| seed                              |                                          | game                                 |

Who is asked follows from what everybody can see: sizes of hands and cargoes, Aegis cards at home, structures, and the
numbers shown.
"""

from typing import Any

import msgspec

from periplus.games.parthenon.discard import SHOWN
from periplus.games.parthenon.events import in_force, stage_discount, village_discount
from periplus.games.parthenon.hands import one_by_one
from periplus.games.parthenon.harbors import arrived
from periplus.games.parthenon.kinds import (
    ARMY,
    CLASS_NAMES,
    COMMODITIES,
    FIRST_ACROPOLIS,
    FIRST_ALTERNATE,
    FIRST_WORKSHOP,
    FLEET_NAMES,
    FLEETS,
    GOLD,
    GROUPS,
    KIND_NAMES,
    KINDS,
    LANDS,
    MADE,
    NOBODY,
    PHASES,
    PHILOSOPHIES,
    PLACES,
)
from periplus.games.parthenon.knowledge import at_home, deal_unknown, total_of
from periplus.games.parthenon.philosophies import copies_left
from periplus.games.parthenon.score import is_complete
from periplus.games.parthenon.state import (
    AEGIS,
    AT_HOME,
    FATE,
    FATE_HOW,
    FATE_NAMES,
    FATE_NUMBER,
    FATE_SEAT,
    NO_CARD,
    OFFER,
    OFFER_MAKER,
    OFFER_NUMBER,
    OFFER_TO,
    ParthenonState,
    cards_of,
    fleet_at,
    load_at,
    maker_at,
    number_at,
)
from periplus.games.parthenon.trade import WANTED_NAMES, given_in, wanted_in
from periplus.kernel.bits import members
from periplus.kernel.luck import Luck
from periplus.kernel.message import EventKind

STAGES = ("pile", "plan", "partial", "completed")
# The phase to which each step belongs (P2).
PHASE_OF = {
    "OrderEvents": "events", "IgnoreEvent": "events", "PayToll": "events", "ShakeStructures": "events",
    "StopMakers": "events", "SpareMakers": "events", "NameIsland": "events", "TakeBoon": "events",
    "FestivalSwap": "events", "TakeAsGuest": "events", "CaulkFleets": "events", "MerchantTrade": "events",
    "ArrangeSeason": "events", "AssignArmies": "production", "TendGardens": "production",
    "StartTrade": "island trade", "IslandTrade": "island trade", "LookAhead": "journey", "LaunchFleets": "journey",
    "LightFleets": "journey", "WardFleets": "hazards", "LoseCards": "hazards", "DriveFleet": "hazards",
    "RevealHarbors": "fleet trade", "FleetTrade": "fleet trade", "Jettison": "return", "BuildIsland": "build",
    "Discard": "discard", "Salvage": "discard", "Vote": "archon", "NameWinner": "archon",
}  # fmt: skip

EVENTS = {
    "island": EventKind(("seat", "island", "cards", "count"), reveals=("island", "cards", "count")),
    "first-archon": EventKind(("seat",), reveals=("seat",)),
    "year": EventKind(("year",)),
    "events-laid": EventKind(("events",), reveals=("events",)),
    "season": EventKind(("year", "season", "event"), reveals=("event",)),
    "events-ordered": EventKind(("seat", "events")),
    "donated": EventKind(("seat", "to_seat", "cards"), reveals=("cards",)),
    "answered": EventKind(("seat",)),
    "ignoring": EventKind(("seats", "count"), reveals=("seats", "count")),
    "ignored": EventKind(("seat", "event", "cards"), reveals=("event", "cards")),
    "event": EventKind(("event",)),
    "tolls": EventKind(("seats", "count"), reveals=("seats", "count")),
    "paid": EventKind(("seat", "cards", "event"), reveals=("cards",)),
    "suffers": EventKind(("seat", "event", "stoic"), reveals=("stoic",)),
    "lost": EventKind(("seat", "cards"), reveals=("cards",)),
    "skips": EventKind(("seat", "makers"), reveals=("makers",)),
    "stopped": EventKind(("seat", "victim_seat", "makers")),
    "spared": EventKind(("seat", "makers")),
    "shaken": EventKind(("seat", "structure")),
    "takes": EventKind(("seat", "cards"), reveals=("cards",)),
    "named": EventKind(("seat", "named_seat")),
    "swapped": EventKind(("seat", "given", "got"), reveals=("given",)),
    "caulked": EventKind(("seat", "fleets", "count", "cards"), reveals=("fleets", "count", "cards")),
    "traded": EventKind(("seat", "give", "get"), reveals=("give",)),
    "arranged": EventKind(("seat", "seats", "phases")),
    "produced": EventKind(("seat", "cards", "makers"), reveals=("cards", "makers")),
    "raised": EventKind(("seat", "wonder", "stage", "cards"), reveals=("cards",)),
    "visited": EventKind(("seat", "owner_seat", "wonder", "cards"), reveals=("cards",)),
    "offer": EventKind(("number", "seat", "to_seats", "give", "want"), reveals=("give",)),
    "accepted": EventKind(("number", "seat", "maker_seat", "give", "want"), reveals=("want",)),
    "declined": EventKind(("number", "seat")),
    "withdrawn": EventKind(("number", "seat")),
    "fallen": EventKind(("number", "seat")),
    "looked": EventKind(("seat", "land"), private=("card",)),
    "consulted": EventKind(("seat", "count"), private=("hazards",)),
    "sails": EventKind(("seat", "count"), reveals=("count",)),
    "launched": EventKind(("seat", "fleet", "land", "count"), private=("cards",), reveals=("land", "count", "fleet")),
    "lit": EventKind(("seat", "owner_seat", "fleets", "count", "cards"), reveals=("fleets", "count", "cards")),
    "hazard": EventKind(("hazard", "title", "group", "fleets"), reveals=("hazard", "title")),
    "numbers": EventKind(("fleets", "numbers", "hazard"), reveals=("numbers",)),
    "struck": EventKind(("struck", "spared"), reveals=("struck", "spared")),
    "protected": EventKind(("fleets", "card"), reveals=("card", "fleets")),
    "wards": EventKind(("fleets", "count"), reveals=("fleets", "count")),
    "warded": EventKind(("fleets", "card"), reveals=("fleets", "card")),
    "cargo-lost": EventKind(("fleets", "cards"), reveals=("cards",)),
    "consoled": EventKind(("seat",)),
    "turned-back": EventKind(("fleets",)),
    "driven": EventKind(("fleets", "land")),
    "reveals": EventKind(("seat", "lands"), reveals=("lands",)),
    "harbor": EventKind(("land", "card"), reveals=("card",)),
    "entered": EventKind(("seat", "land", "fleet", "cards", "stolen"), reveals=("cards", "stolen")),
    "bank-trade": EventKind(("seat", "land", "give", "get"), reveals=("give",)),
    "plan": EventKind(("seat", "wonder", "cards"), reveals=("wonder", "cards")),
    "jettisoned": EventKind(("seat", "land", "cards"), reveals=("cards",)),
    "fleet-built": EventKind(("seat", "fleet", "cards"), reveals=("cards",)),
    "built": EventKind(("seat", "thing", "card", "cards", "structures"), reveals=("cards",)),
    "philosophy": EventKind(("seat", "philosophy", "cards"), reveals=("cards",)),
    "made": EventKind(("seat", "structure", "get", "cards"), reveals=("cards",)),
    "discarded": EventKind(("seat", "cards", "shown", "kept"), reveals=("cards", "shown", "kept")),
    "voted": EventKind(("seat", "for_seat")),
    "archon": EventKind(("seat", "votes", "tied"), reveals=("seat",)),
    "winner-named": EventKind(("seat", "winner_seat")),
}


class Allowed(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A part of a view: its fields are all that may be shown."""


class EventView(Allowed):
    """An event of the year that lies open; those in force act this season."""

    name: str
    in_force: bool
    done: bool


class PlaceView(Allowed):
    """A place of an island: what belongs there, what it makes, and whether it is built, used or unusable."""

    thing: str
    makes: str
    built: bool
    used: bool
    shaken: bool


class WonderView(Allowed):
    """A wonder of a player and its stage."""

    name: str
    stage: str


class PlayerView(Allowed):
    """What lies open in front of a player."""

    seat: int
    island: str
    structures: int
    complete: bool
    places: list[PlaceView]
    wonders: list[WonderView]
    philosophies: list[str]
    fleets: int
    aegis: dict[str, int]
    hand_size: int
    shown: list[str] | None
    idle: list[str]
    ignoring: list[str]
    offers_made: int
    village_discount: int
    stage_discount: dict[str, int]
    vote: int | None


class FleetView(Allowed):
    """A fleet that is away: where, how large, what everybody has seen aboard; its cargo for the owner alone."""

    seat: int
    fleet: str
    land: str
    size: int
    turned_back: bool
    trading: bool
    struck: bool
    shown: list[str]
    numbers: dict[str, int]
    cargo: list[str] | None


class LandView(Allowed):
    """A land and its harbor card: up, down or none; ``looked`` if the viewer has seen it face down.

    The card has a name if it is up, or while the viewer says whether to reveal it.
    """

    name: str
    group: str
    face: str
    card: str | None
    looked: bool


class OfferView(Allowed):
    """An offer that stands."""

    number: int
    seat: int
    to: list[int]
    give: list[str]
    want: list[str]


class FateView(Allowed):
    """What became of an offer that is gone, and by whom."""

    number: int
    how: str
    seat: int


class ParthenonView(Allowed):
    """What one seat sees."""

    game: str
    seats: int
    seat: int | None
    year: int
    season: int
    phase: str
    step: str
    ending: str
    actors: list[int]
    order: list[int]
    ordered: list[str]
    archon: int | None
    events: list[EventView]
    event: str | None
    named: str | int | None
    players: list[PlayerView]
    lands: list[LandView]
    fleets: list[FleetView]
    hazard: str | None
    hazards_left: int
    hazards_gone: list[str]
    offers: list[OfferView]
    offer_count: int
    offers_gone: list[FateView]
    offers_allowed: int
    plans_left: int
    copies: dict[str, int]
    hand: dict[str, int] | None


SCHEMA = ParthenonView


def view(s: ParthenonState, seat: int | None) -> dict[str, Any]:
    """Return what a seat (None: a spectator) sees, built from what may be shown."""
    step = s.step_name()
    seen = ParthenonView(
        game=s.game.name,
        seats=s.seats,
        seat=None,
        year=s.year,
        season=s.season_number,
        phase=PHASE_OF.get(step, ""),
        step=step,
        ending=s.ending,
        actors=s.actors(),
        order=s.order[:],
        ordered=[PHASES[phase] for phase in members(s.season.ordered)],
        archon=None if s.archon == NOBODY else s.archon,
        events=view_events(s),
        event=view_event(s, step),
        named=view_named(s),
        players=[view_player(s, player) for player in range(s.seats)],
        lands=view_lands(s, None),
        fleets=view_fleets(s, None),
        hazard=None if s.voyage.hazard == NO_CARD else s.box.hazard_names[s.voyage.hazard],
        hazards_left=len(s.hazard_pile) + len(s.hazard_top),
        hazards_gone=[s.box.hazard_names[hazard] for hazard in s.hazard_discards],
        offers=view_offers(s),
        offer_count=s.season.offer_count,
        offers_gone=view_fates(s),
        offers_allowed=s.options.offers,
        plans_left=len(s.plan_pile),
        copies={s.box.philosophy_names[each]: copies_left(s, each) for each in range(PHILOSOPHIES)},
        hand=None,
    )
    data: dict[str, Any] = msgspec.to_builtins(seen)
    return data if seat is None else data | own(s, seat)


def own(s: ParthenonState, seat: int) -> dict[str, Any]:
    """Return what a seat sees apart from spectators: harbor cards it has looked at, its cargoes, and its hand."""
    seen = {"lands": view_lands(s, seat), "fleets": view_fleets(s, seat), "hand": counted(s.hands[cards_of(seat)])}
    data: dict[str, Any] = msgspec.to_builtins(seen)
    return data | {"seat": seat}


def counted(cards: list[int]) -> dict[str, int]:
    """Return cards by name and number, without those of which there are none."""
    return {KIND_NAMES[kind]: cards[kind] for kind in range(KINDS) if cards[kind]}


def view_events(s: ParthenonState) -> list[EventView]:
    """Return the events that lie open."""
    acting, done = in_force(s), s.season.event_order[: s.season.events_done]
    return [
        EventView(name=s.box.event_names[event], in_force=event in acting, done=event in done) for event in s.events
    ]


def view_event(s: ParthenonState, step: str) -> str | None:
    """Return the event that is being carried out."""
    running = PHASE_OF.get(step) == "events" and step != "ArrangeSeason" and s.season.events_done > 0
    return s.box.event_names[s.season.event_order[s.season.events_done - 1]] if running else None


def view_named(s: ParthenonState) -> str | int | None:
    """Return what the Archon has named for an event: a structure or a seat, or the island being decided on."""
    step, answers = s.step_name(), s.answers
    if step in ("StopMakers", "SpareMakers"):
        return answers.victim
    if answers.named == NOBODY or step not in ("PayToll", "TakeBoon", "TakeAsGuest"):
        return None
    return s.box.acropolis_names[answers.named] if step == "PayToll" else answers.named


def view_player(s: ParthenonState, seat: int) -> PlayerView:
    """Return what lies open in front of a player."""
    home = at_home(s, seat)
    first = maker_at(seat, 0)
    showing = s.answers.said[seat] == SHOWN and s.step_name() in ("Salvage", "Vote")
    wonders = [wonder for wonder in range(len(s.wonder_owner)) if s.wonder_owner[wonder] == seat]
    return PlayerView(
        seat=seat,
        island=s.name_of(seat),
        structures=s.structures(seat),
        complete=is_complete(s, seat),
        places=[view_place(s, seat, place) for place in range(PLACES)],
        wonders=[WonderView(name=s.box.wonder_names[each], stage=STAGES[s.wonder_stage[each]]) for each in wonders],
        philosophies=[s.box.philosophy_names[each] for each in members(s.philosophies[seat])],
        fleets=s.fleets[seat],
        aegis={KIND_NAMES[kind]: home[kind] for kind in range(ARMY, KINDS)},
        hand_size=sum(home[:COMMODITIES]),
        shown=one_by_one(s.hands[cards_of(seat)][:COMMODITIES] + [0] * (KINDS - COMMODITIES)) if showing else None,
        idle=[KIND_NAMES[kind] for kind in range(MADE) for _ in range(s.season.skipping[first + kind])],
        ignoring=[s.box.event_names[event] for event in members(s.season.ignored[seat])],
        offers_made=s.season.offers_made[seat],
        village_discount=village_discount(s, seat),
        stage_discount=view_stage_discount(s, seat),
        vote=None if s.votes[seat] == NOBODY else s.votes[seat],
    )


def view_stage_discount(s: ParthenonState, seat: int) -> dict[str, int]:
    """Return how much gold the next wonder stage costs less, or how many basic cards if it costs no gold."""
    discount = stage_discount(s, seat)
    return {} if discount is None else {"gold": discount.counts[GOLD], "basic": discount.basic}


def view_place(s: ParthenonState, seat: int, place: int) -> PlaceView:
    """Return a place of an island."""
    island = s.box.islands[s.island_of[seat]]
    if place < FIRST_WORKSHOP:
        thing, makes = f"village {place + 1}", KIND_NAMES[island.makes[place]]
    elif place < FIRST_ACROPOLIS:
        thing, makes = "workshop", KIND_NAMES[island.rare]
    else:
        name, makes = s.box.acropolis_names[s.type_at(seat, place)], ""
        thing = f"alternate {name}" if place >= FIRST_ALTERNATE else name
    return PlaceView(
        thing=thing,
        makes=makes,
        built=s.has_built(seat, place),
        used=bool(s.season.used[seat] >> place & 1),
        shaken=bool(s.season.shaken[seat] >> place & 1),
    )


def view_lands(s: ParthenonState, seat: int | None) -> list[LandView]:
    """Return all lands."""
    return [view_land(s, land, seat) for land in range(LANDS)]


def view_land(s: ParthenonState, land: int, seat: int | None) -> LandView:
    """Return a land; those who say whether to reveal a face-down card have it before them."""
    card, is_up = s.harbors[land], bool(s.harbors_up >> land & 1)
    looking = seat is not None and s.step_name() == "RevealHarbors" and bool(arrived(s, seat, land))
    return LandView(
        name=s.box.land_names[land],
        group=GROUPS[s.box.lands[land].group],
        face="none" if card == NO_CARD else "up" if is_up else "down",
        card=s.box.harbor_names[card] if card != NO_CARD and (is_up or looking) else None,
        looked=seat is not None and not is_up and bool(s.harbors_seen[land] >> seat & 1),
    )


def view_fleets(s: ParthenonState, seat: int | None) -> list[FleetView]:
    """Return the fleets that are away; those of a secret launch are seen by their owner alone."""
    found: list[FleetView] = []
    for owner in range(s.seats):
        if owner != seat and s.voyage.sealed >> owner & 1:
            continue
        for each in range(FLEETS):
            if s.voyage.lands[fleet_at(owner, each)] != AT_HOME:
                found.append(view_fleet(s, owner, each, owner == seat))
    return found


def view_fleet(s: ParthenonState, owner: int, each: int, own: bool) -> FleetView:
    """Return a fleet that is away."""
    fleet, voyage = fleet_at(owner, each), s.voyage
    cargo = slice(load_at(fleet, 0), load_at(fleet + 1, 0))
    return FleetView(
        seat=owner,
        fleet=FLEET_NAMES[each],
        land=s.box.land_names[voyage.lands[fleet]],
        size=s.cargo_size(fleet),
        turned_back=bool(voyage.turned_back >> fleet & 1),
        trading=bool(voyage.trading >> fleet & 1),
        struck=bool(voyage.targets >> fleet & 1),
        shown=one_by_one(voyage.shown[cargo]),
        numbers=known_numbers(s, fleet),
        cargo=one_by_one(voyage.aboard[cargo]) if own else None,
    )


def known_numbers(s: ParthenonState, fleet: int) -> dict[str, int]:
    """Return the numbers of cards aboard a fleet that were shown."""
    found: dict[str, int] = {}
    for of, name in (*enumerate(CLASS_NAMES), (AEGIS, "aegis")):
        at = number_at(fleet, of)
        if s.voyage.fewest[at] == s.voyage.most[at]:
            found[name] = s.voyage.most[at]
    return found


def view_offers(s: ParthenonState) -> list[OfferView]:
    """Return the offers that stand."""
    offers = s.season.offers
    return [
        OfferView(
            number=offers[at + OFFER_NUMBER],
            seat=offers[at + OFFER_MAKER],
            to=members(offers[at + OFFER_TO]),
            give=one_by_one(given_in(s, at)),
            want=[WANTED_NAMES[kind] for kind, count in enumerate(wanted_in(s, at)) for _ in range(count)],
        )
        for at in range(0, len(offers), OFFER)
    ]


def view_fates(s: ParthenonState) -> list[FateView]:
    """Return what became of the offers of the season that are gone."""
    fates = s.season.fates
    return [
        FateView(number=fates[at + FATE_NUMBER], how=FATE_NAMES[fates[at + FATE_HOW]], seat=fates[at + FATE_SEAT])
        for at in range(0, len(fates), FATE)
    ]


# Memory


def recall(s: ParthenonState, seat: int | None) -> dict[str, Any]:
    """Return all cards of everybody, at home and aboard, and the cards that the seat has looked at (Q58)."""
    harbors = {}
    hazards = []
    if seat is not None:
        for land in range(LANDS):
            if s.harbors[land] != NO_CARD and not s.harbors_up >> land & 1 and s.harbors_seen[land] >> seat & 1:
                harbors[s.box.land_names[land]] = s.box.harbor_names[s.harbors[land]]
        hazards = [
            s.box.hazard_names[hazard] if s.hazard_seen[at] >> seat & 1 else None
            for at, hazard in enumerate(s.hazard_top)
        ]
    cards = [counted(total_of(s, player)) for player in range(s.seats)]
    return {"cards": cards, "harbors": harbors, "hazards": hazards}


def deal_anew(s: ParthenonState, seat: int | None, luck: Luck) -> None:
    """Replace what a seat does not know."""
    deal_unknown(s, NOBODY if seat is None else seat, luck)
