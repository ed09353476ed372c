"""What must hold in every position of Parthenon: every card is there, once, and where it may be at this step."""

from typing import Final

from periplus.games.parthenon.audit_steps import (
    EVENT_STEPS,
    OVER,
    audit_answers,
    audit_asked,
    audit_event,
    is_before,
    is_from,
    step_due,
)
from periplus.games.parthenon.audit_voyage import MOST_DRAWS, audit_voyage
from periplus.games.parthenon.cards import LIGHTHOUSE, MERCHANTS, ORACLE, SHIPWORM, THEATER, ZEUS
from periplus.games.parthenon.events import in_force
from periplus.games.parthenon.kinds import (
    ACROPOLIS,
    ALTERNATES,
    COMPLETED,
    FIRST_ACROPOLIS,
    FIRST_ALTERNATE,
    FIRST_WORKSHOP,
    FLEETS,
    IN_PILE,
    KINDS,
    LANDS,
    MADE,
    NOBODY,
    PHASES,
    PHILOSOPHIES,
    PLACES,
    STARTING_VILLAGES,
)
from periplus.games.parthenon.market import swaps_left
from periplus.games.parthenon.score import complete_islands, leaders
from periplus.games.parthenon.set_up import clockwise, first_year, is_last_year, year_is_over, years_to_play
from periplus.games.parthenon.state import (
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
    UNDRAWN,
    ParthenonState,
    maker_at,
)
from periplus.games.parthenon.trade import given_in, holds, wanted_in
from periplus.kernel.bits import mask, members
from periplus.kernel.position import fields_of, need, need_sizes

GROWING: Final = (
    "arranged", "event_order", "offers", "fates", "losing", "redraws", "plan_pile", "event_pile", "events",
    "harbor_pile", "harbor_discards", "hazard_pile", "hazard_top", "hazard_seen", "hazard_discards",
)  # fmt: skip
# Fields of the season that are empty until a step is due
NOT_BEFORE: Final = {
    "ignored": EVENT_STEPS[0], "no_armies": EVENT_STEPS[0], "caulked": EVENT_STEPS[0], "shaken": EVENT_STEPS[0],
    "thought": EVENT_STEPS[0], "swaps": EVENT_STEPS[0], "ordered": "AssignArmies", "arranged": "AssignArmies",
    "stages": "StartTrade", "offers_made": "IslandTrade", "offer_count": "IslandTrade", "trades": "IslandTrade",
    "visited": "LookAhead", "lit": "WardFleets", "structures": "BuildIsland", "villages": "BuildIsland",
    "used": "BuildIsland", "discarded": "Salvage", "tied": "NameWinner",
}  # fmt: skip
MERCHANTS_PAST: Final = ("MerchantTrade", "ArrangeSeason", "AssignArmies", "TendGardens")
ENDINGS: Final = ("complete", "years-over", "archon")
MOST_CARDS: Final = 999  # of a kind in one place: far more than a game can bring
MOST_SAID: Final = 1 << LANDS
FEWEST_TIED: Final = 2


def audit(s: ParthenonState) -> None:
    """Raise ``BadPosition`` with the first field that does not fit."""
    step = step_due(s)
    need_sizes(s, but=GROWING)
    audit_numbers(s)
    audit_islands(s)
    audit_structures(s)
    audit_wonders(s)
    audit_time(s)
    audit_harbors(s)
    audit_hazards(s, step)
    audit_event(s, step)
    audit_season(s, step)
    audit_order(s, step)
    audit_swaps(s, step)
    audit_offers(s, step)
    audit_voyage(s, step)
    audit_votes(s, step)
    audit_end(s, step)
    audit_answers(s, step)
    audit_asked(s)


def within(values: list[int], low: int, high: int) -> bool:
    """Say whether all values lie between bounds."""
    return all(low <= value <= high for value in values)


def numbers_in(value: int | list[int]) -> list[int]:
    """Return the numbers of a field."""
    return value if isinstance(value, list) else [value]


def audit_numbers(s: ParthenonState) -> None:
    """Each number, and each number in a list, is one that its field can hold."""
    box = s.box
    seat, seats, fleets = s.seats - 1, (1 << s.seats) - 1, (1 << s.seats * FLEETS) - 1
    cards, events, lands = (0, MOST_CARDS), (1 << len(box.events)) - 1, (1 << LANDS) - 1
    wonders, harbors, hazards = len(box.wonders) - 1, len(box.harbor_cards) - 1, len(box.hazards) - 1
    places = (1 << PLACES) - 1
    bounds = {
        "archon": (0, seat), "island_of": (0, len(box.islands) - 1), "seat_of": (NOBODY, seat), "hands": cards,
        "built": (0, places), "fleets": (1, FLEETS), "philosophies": (0, (1 << PHILOSOPHIES) - 1),
        "wonder_owner": (NOBODY, seat), "wonder_stage": (IN_PILE, COMPLETED), "plan_pile": (0, wonders),
        "event_pile": (0, len(box.events) - 1), "events": (0, len(box.events) - 1), "harbor_pile": (0, harbors),
        "harbor_discards": (0, harbors), "harbors": (UNDRAWN, harbors), "harbors_up": (0, lands),
        "harbors_seen": (0, seats), "hazard_pile": (0, hazards), "hazard_top": (0, hazards), "hazard_seen": (1, seats),
        "hazard_discards": (0, hazards), "votes": (NOBODY, seat), "tied": (0, seats), "winner": (NOBODY, seat),
        "ordered": (0, (1 << len(PHASES)) - 1), "arranged": (0, seat), "events_done": (0, box.seasons),
        "ignored": (0, events), "no_armies": (0, seats), "caulked": (0, (1 << FLEETS) - 1), "shaken": (0, places),
        "structures": (0, PLACES), "villages": (0, PLACES), "stages": cards, "used": (0, places),
        "thought": (0, (1 << PHILOSOPHIES) - 1), "visited": (0, (1 << wonders + 1) - 1), "swaps": cards,
        "lit": (0, fleets), "offers_made": (0, s.options.offers), "offer_count": cards, "trades": cards,
        "offers": cards, "fates": cards, "said": (-2, MOST_SAID), "cards": cards, "stoic": (0, seats),
        "named": (NOBODY, max(seat, ACROPOLIS - 1)), "victims": (0, seats), "victim": (NOBODY, seat),
        "discarded": cards, "aboard": cards, "shown": cards, "lands": (AT_HOME, LANDS - 1),
        "fewest": cards, "most": cards, "sealed": (0, seats),
        "turned_back": (0, fleets), "trading": (0, fleets), "fair_used": (0, fleets),
        "revealing": (0, lands), "draws": (0, MOST_DRAWS), "hazard": (NO_CARD, hazards),
        "alone": (NOBODY, s.seats * FLEETS - 1), "targets": (0, fleets), "gifts": (0, fleets),
        "sacrifices": (0, fleets), "answered": (0, seats), "losing": (0, s.seats * FLEETS * KINDS - 1),
        "driven": (0, fleets), "redraws": (0, s.seats * FLEETS - 1), "begun": (0, 1), "willing": (0, seats),
        "landed": cards, "skipping": (0, PLACES), "stopping": (0, PLACES),
    }  # fmt: skip
    for field in fields_of(s):
        if field.key in bounds:
            low, high = bounds[field.key]
            need(within(numbers_in(field.read(s)), low, high), field.key)


def audit_islands(s: ParthenonState) -> None:
    """Islands and seats match, and the three with a torch are in play (P9)."""
    need(len(set(s.island_of)) == s.seats, "island_of")
    for island, each in enumerate(s.box.islands):
        need(not each.torch or island in s.island_of, "island_of")
        need(s.seat_of[island] == (s.island_of.index(island) if island in s.island_of else NOBODY), "seat_of")


def audit_structures(s: ParthenonState) -> None:
    """Islands have what they began with, one alternate at most (P52); philosophies have four copies (P60)."""
    box, tournament = s.box, s.options.tournament
    villages = box.tournament_villages if tournament else STARTING_VILLAGES
    workshops = box.tournament_workshops if tournament else 0
    start = (1 << villages) - 1 | (1 << workshops) - 1 << FIRST_WORKSHOP
    for seat, built in enumerate(s.built):
        need(built & start == start, "built")
        need(built >> FIRST_WORKSHOP & 3 != 2, "built")  # the second workshop follows the first
        alternates = built >> FIRST_ALTERNATE & (1 << ALTERNATES) - 1
        need(s.acropolis(seat) <= ACROPOLIS and alternates.bit_count() <= 1, "built")
        need(s.fleets[seat] >= (box.tournament_fleets if tournament else 1), "fleets")
    for philosophy in range(PHILOSOPHIES):
        need(sum([held >> philosophy & 1 for held in s.philosophies]) <= box.copies, "philosophies")


def audit_wonders(s: ParthenonState) -> None:
    """Every plan is in the pile or belongs to a seat, two at most to each (P47)."""
    piled = [wonder for wonder, stage in enumerate(s.wonder_stage) if stage == IN_PILE]
    need(s.plan_pile == piled, "plan_pile")
    for wonder, owner in enumerate(s.wonder_owner):
        need((owner == NOBODY) == (wonder in piled), "wonder_owner")
    fewest = s.box.tournament_plans if s.options.tournament else 0
    for seat in range(s.seats):
        need(fewest <= s.plans_taken(seat) <= s.box.most_plans, "wonder_owner")


def audit_time(s: ParthenonState) -> None:
    """Year and season follow from those played, and the events are those of the year, each once (P12, P19)."""
    need(0 <= s.years_played < years_to_play(s), "years_played")
    need(s.year == first_year(s) + s.years_played, "year")
    need(1 <= s.season_number <= s.box.seasons, "season_number")
    laid = s.box.events_laid if s.options.open_events else s.season_number
    need(len(s.events) == laid, "events")
    need(s.event_pile == sorted(s.event_pile), "event_pile")
    of_year = [
        at
        for at, event in enumerate(s.box.events)
        if event.year == s.year and not (s.options.first_game and event.harsh)
    ]
    need(sorted(s.events + s.event_pile) == of_year, "events")


def audit_harbors(s: ParthenonState) -> None:
    """Every harbor card is in the pile, at a land or discarded (P13, P71)."""
    at_lands = [card for card in s.harbors if card >= 0]
    need(s.harbor_pile == sorted(s.harbor_pile), "harbor_pile")
    need(s.harbor_discards == sorted(s.harbor_discards), "harbor_discards")
    need(sorted(s.harbor_pile + s.harbor_discards + at_lands) == s.box.harbor_deck, "harbor_pile")
    delian = s.options.delian_league and not s.options.tournament and s.years_played == 0
    for land, card in enumerate(s.harbors):
        empty = delian and len(s.box.lands[land].plans) > 0  # P75
        need((card == NO_CARD) == empty, "harbors")
        need(card >= 0 or s.harbors_seen[land] == 0, "harbors_seen")  # the first to look draws it
        need(card >= 0 or not s.harbors_up >> land & 1, "harbors_up")
    need(s.harbors.count(UNDRAWN) <= len(s.harbor_pile), "harbor_pile")


def audit_hazards(s: ParthenonState, step: str) -> None:
    """Every hazard is in the pile, at its top, discarded or being resolved (P32); only an Oracle shows some (Q62)."""
    drawn = [s.voyage.hazard] if step in ("WardFleets", "LoseCards") else []
    for key, cards in (("hazard_pile", s.hazard_pile), ("hazard_discards", s.hazard_discards)):
        need(cards == sorted(cards), key)
    there = s.hazard_pile + s.hazard_top + s.hazard_discards + drawn
    need(sorted(there) == sorted(s.box.hazard_deck), "hazard_pile")
    need(len(s.hazard_seen) == len(s.hazard_top), "hazard_seen")
    need(0 <= s.hazard_rest <= len(s.hazard_top), "hazard_rest")
    oracle = s.box.wonders[s.box.wonder_with[ORACLE]]
    most = 0 if s.owner_of(ORACLE) == NOBODY else max(oracle.amount, oracle.visitor_amount)
    need(len(s.hazard_top) <= most, "hazard_top")


def audit_order(s: ParthenonState, step: str) -> None:
    """Seats are asked clockwise from the Archon, or as the Archon has arranged (P78)."""
    arranged = s.season.arranged
    need(not arranged or sorted(arranged) == list(range(s.seats)), "arranged")
    if is_from(step, "NameWinner"):  # the order is still that of the last Archon
        need(s.order == [(s.order[0] + each) % s.seats for each in range(s.seats)], "order")
    else:
        need(s.order == (arranged if arranged and is_before(step, "Vote") else clockwise(s)), "order")


def audit_season(s: ParthenonState, step: str) -> None:
    """What was done this season can have been done by now, by those who could."""
    season = s.season
    numbers = {field.key: numbers_in(field.read(s)) for field in fields_of(s)}
    for key, first in NOT_BEFORE.items():
        need(is_from(step, first) or not any(numbers[key]), key)
    completed = mask([wonder for wonder, stage in enumerate(s.wonder_stage) if stage == COMPLETED])
    acting, acropolis = mask(in_force(s)), ~((1 << FIRST_ACROPOLIS) - 1)
    leaking = any(s.box.events[event].effect == SHIPWORM for event in in_force(s))
    need(season.no_armies == 0 or any(s.box.events[event].no_armies for event in in_force(s)), "no_armies")
    for seat in range(s.seats):
        ignored = season.ignored[seat]
        need(ignored & ~acting == 0 and ignored.bit_count() <= 1, "ignored")  # Q74
        need(ignored == 0 or s.owner_of(ZEUS) != NOBODY, "ignored")
        need(season.caulked[seat] < (1 << s.fleets[seat] if leaking else 1), "caulked")
        need(season.shaken[seat] & ~(s.built[seat] & acropolis) == 0, "shaken")
        need(season.used[seat] & ~(s.built[seat] & acropolis) == 0, "used")
        need(season.villages[seat] <= season.structures[seat] <= s.built[seat].bit_count(), "structures")
        need(season.thought[seat] & ~s.philosophies[seat] == 0, "thought")
        need(season.visited[seat] & ~completed == 0, "visited")
        makers = s.makers(seat)
        for kind in range(MADE):
            stopped = season.skipping[maker_at(seat, kind)]
            need(stopped <= (makers[kind] if season.events_done else 0), "skipping")
    audit_lit(s)


def audit_lit(s: ParthenonState) -> None:
    """The Lighthouse shines for fleets that there are, of others than its owner (P64)."""
    owner = s.owner_of(LIGHTHOUSE)
    for fleet in members(s.season.lit):
        seat = fleet // FLEETS
        need(owner not in (NOBODY, seat) and fleet % FLEETS < s.fleets[seat], "lit")


def audit_swaps(s: ParthenonState, step: str) -> None:
    """Nobody has swapped more cards than Merchant Ships, or later the theatre, allow."""
    trades = [s.box.events[each].trades for each in in_force(s) if s.box.events[each].effect == MERCHANTS]
    for seat, swaps in enumerate(s.season.swaps):
        if step in MERCHANTS_PAST:
            need(swaps <= max([0, *trades]), "swaps")
        elif is_from(step, "StartTrade"):
            need(swaps_left(s, seat) >= 0 and (swaps == 0 or s.owner_of(THEATER) != NOBODY), "swaps")
        else:
            need(swaps == 0, "swaps")


def audit_offers(s: ParthenonState, step: str) -> None:
    """Offers stand while islands trade: numbered, made by those who hold what they give, to others (P26, Q55)."""
    season = s.season
    offers, standing = season.offers, len(season.offers) // OFFER
    need(len(offers) % OFFER == 0 and (standing == 0 or step == "IslandTrade"), "offers")
    need(season.offer_count == sum(season.offers_made), "offer_count")
    need(season.trades + standing <= season.offer_count, "trades")
    last = 0
    for at in range(0, len(offers), OFFER):
        number, maker, to = offers[at + OFFER_NUMBER], offers[at + OFFER_MAKER], offers[at + OFFER_TO]
        need(last < number <= season.offer_count and maker < s.seats, "offers")
        need(0 < to < 1 << s.seats and not to >> maker & 1, "offers")
        need(any(given_in(s, at)) or any(wanted_in(s, at)), "offers")
        need(holds(s, maker, given_in(s, at)), "offers")  # Q56
        last = number
    audit_fates(s)


def audit_fates(s: ParthenonState) -> None:
    """Each offer is gone once at most, and none of those that stand; what became of it has a name."""
    fates = s.season.fates
    need(len(fates) % FATE == 0, "fates")
    numbers = fates[FATE_NUMBER::FATE]
    need(len(set(numbers)) == len(numbers) and not {*numbers} & {*s.season.offers[OFFER_NUMBER::OFFER]}, "fates")
    need(within(numbers, 1, s.season.offer_count) and within(fates[FATE_SEAT::FATE], 0, s.seats - 1), "fates")
    need(within(fates[FATE_HOW::FATE], 0, len(FATE_NAMES) - 1), "fates")


def audit_votes(s: ParthenonState, step: str) -> None:
    """Everybody has voted for somebody else, or nobody has yet; most votes make the Archon (P68, P69)."""
    none_yet = set(s.votes) == {NOBODY} and is_before(step, "Vote")
    for seat, vote in enumerate(s.votes):
        voted = not none_yet and (step != "Vote" or s.order.index(seat) < s.turn)
        need((vote != NOBODY) == voted and vote != seat, "votes")
    if not none_yet and step != "Vote":
        need(s.votes.count(s.archon) == max([s.votes.count(seat) for seat in range(s.seats)]), "archon")


def audit_end(s: ParthenonState, step: str) -> None:
    """The game ends after a season with a complete island, or the last one; the Archon decides ties (P72 to P74)."""
    over = step == OVER
    need(s.ending in ENDINGS if over else s.ending == "", "ending")
    need((s.winner != NOBODY) == over, "winner")
    if is_before(step, "NameWinner"):
        return
    complete, first = complete_islands(s), leaders(s)
    need(len(complete) > 0 or (year_is_over(s) and is_last_year(s)), "season_number")
    is_tied = len(first) >= FEWEST_TIED
    need(s.tied == (mask(first) if is_tied else 0) and (is_tied or over), "tied")
    need(not over or s.winner in first, "winner")
    need(not over or s.ending == ("archon" if is_tied else "complete" if complete else "years-over"), "ending")
