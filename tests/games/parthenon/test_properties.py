"""Whatever is played: what holds at every moment of any game of Parthenon."""

from collections import Counter
from collections.abc import Iterator
from functools import cache

import pytest

from periplus.games.parthenon.cards import ZEUS
from periplus.games.parthenon.discard import duplicates_allowed, hand_limit
from periplus.games.parthenon.kinds import (
    COMMODITIES,
    COMPLETED,
    FLEETS,
    IN_PILE,
    KIND_NAMES,
    KINDS,
    NOBODY,
    PHILOSOPHIES,
    PLAN,
)
from periplus.games.parthenon.knowledge import deal_unknown, has_answered, total_of
from periplus.games.parthenon.set_up import years_to_play
from periplus.games.parthenon.state import AT_HOME, STREAMS, ParthenonState, card_at, fleet_at
from periplus.kernel.action import Action
from periplus.kernel.luck import Luck, luck_from, stretch
from periplus.kernel.message import Event, Message
from tests.conformance.walks import said
from tests.games.parthenon.tables_sea import BOX, GAME, go, one_by_one

PLAYED = [(3, 0), (3, 1), (4, 2), (4, 3), (5, 4), (6, 5), (6, 7)]
any_game = pytest.mark.parametrize(("seats", "seed"), PLAYED)
Position = tuple[ParthenonState, int, Action, list[Event]]


def enrich(s: ParthenonState) -> None:
    """Let every island begin the last year with fleets, structures, wonders, philosophies and cards."""
    for seat in range(s.seats):
        s.fleets[seat] = 2 + seat % 2
        s.built[seat] |= 0b11 << 2 | 1 << 6 | 1 << 8 + seat % 6 | 1 << 12
        while s.plans_taken(seat) < 2:
            wonder = s.plan_pile.pop((5 * seat + len(s.plan_pile)) % len(s.plan_pile))
            s.wonder_owner[wonder], s.wonder_stage[wonder] = (
                seat,
                PLAN if s.plans_taken(seat) and seat == 1 else COMPLETED,
            )
        s.philosophies[seat] |= 1 << seat % PHILOSOPHIES | 1 << (seat + 2) % PHILOSOPHIES
        for kind in range(KINDS):
            s.hands[card_at(seat, kind)] += 1 + (seat + kind) % 2
    s.years_played = years_to_play(s) - 1
    if s.years_played:
        s.votes = [s.archon if seat != s.archon else (seat + 1) % s.seats for seat in range(s.seats)]
    go(s, "do begin_year")


def play(seats: int, seed: int) -> Iterator[Position]:
    """Play a random year; yield each position before a decision, the decision, and what it tells."""
    luck, told = luck_from(seed), list[Event]()
    variants = {"fair_seas": seed % 2 == 1, "tournament": seed % 3 == 1, "delian_league": seed % 4 == 0}
    options = {**variants, "years": 3 if seed % 2 == 1 else 1}
    s = GAME.new(seats, seed, options)
    assert isinstance(s, ParthenonState)
    if seed % 2 == 1:
        enrich(s)
    while not s.is_over:
        actors = s.actors()
        seat = actors[luck.below(len(actors))]
        action = said(s, seat, luck)
        told.clear()
        before = s.copy()
        s.apply(seat, action, told)
        yield before, seat, action, told
    yield s, NOBODY, s.actions.done, []


@cache
def game(seats: int, seed: int) -> list[ParthenonState]:
    """Return all positions of a random year."""
    return [position[0] for position in play(seats, seed)]


# What is conserved


@any_game
def test_structures_never_fall(seats: int, seed: int) -> None:
    """Invariant (iii), P3: no island ever has fewer structures, fleets, philosophies, plans or stages than before."""
    before = game(seats, seed)[0]
    for s in game(seats, seed):
        for seat in range(seats):
            assert s.built[seat] & before.built[seat] == before.built[seat]
            assert s.philosophies[seat] & before.philosophies[seat] == before.philosophies[seat]
            assert FLEETS >= s.fleets[seat] >= before.fleets[seat]
            assert s.structures(seat) >= before.structures(seat)
        assert all(now >= then for now, then in zip(s.wonder_stage, before.wonder_stage, strict=True))
        before = s


@any_game
def test_an_island_has_two_plans_and_wonders_at_most(seats: int, seed: int) -> None:
    """Invariant (iv), P47: 0 <= plans + wonders <= 2 per island; every plan is in the pile or with an island."""
    for s in game(seats, seed):
        assert all(s.plans_taken(seat) <= 2 for seat in range(seats))
        for wonder in range(len(BOX.wonders)):
            in_pile = wonder in s.plan_pile
            assert in_pile == (s.wonder_owner[wonder] == NOBODY) == (s.wonder_stage[wonder] == IN_PILE)
        assert len(set(s.plan_pile)) == len(s.plan_pile)


@any_game
def test_no_philosophy_has_more_than_four_owners(seats: int, seed: int) -> None:
    """P60: four copies of each."""
    for s in game(seats, seed):
        for philosophy in range(PHILOSOPHIES):
            assert sum(held >> philosophy & 1 for held in s.philosophies) <= BOX.copies


@any_game
def test_both_decks_are_conserved(seats: int, seed: int) -> None:
    """P13: hazards and harbor cards are in their pile, on the discards or on the table, none twice and none lost."""
    for s in game(seats, seed):
        drawn = [s.voyage.hazard] if s.step_name() in ("WardFleets", "LoseCards") else []
        hazards = s.hazard_pile + s.hazard_top + s.hazard_discards + drawn
        assert Counter(hazards) == Counter(BOX.hazard_deck)
        harbors = s.harbor_pile + s.harbor_discards + [card for card in s.harbors if card >= 0]
        assert Counter(harbors) == Counter(BOX.harbor_deck)
        assert len(s.hazard_top) == len(s.hazard_seen)


@any_game
def test_fleets_away_belong_to_who_has_them(seats: int, seed: int) -> None:
    """P28, P61: only fleets that were built sail; fleets at home carry nothing; no number of cards is negative."""
    for s in game(seats, seed):
        for seat in range(seats):
            for each in range(FLEETS):
                fleet = fleet_at(seat, each)
                if s.voyage.lands[fleet] != AT_HOME:
                    assert each < s.fleets[seat]
                else:
                    assert s.cargo_size(fleet) == 0
        assert min(s.hands + s.voyage.aboard + s.voyage.shown) >= 0
        assert all(shown <= aboard for shown, aboard in zip(s.voyage.shown, s.voyage.aboard, strict=True))


# Every card is accounted for


def cards_in(event: Event, key: str = "cards") -> list[str]:
    """Return cards that an event names."""
    found = one_by_one(event.public[key])
    assert isinstance(found, list)
    return found


def whose(s: ParthenonState, event: Event) -> int:
    """Return the seat that an event is about: named itself, or by one of its fleets."""
    if "seat" in event.public:
        seat = event.public["seat"]
        assert isinstance(seat, int)
        return seat
    fleets = event.public["fleets"]
    assert isinstance(fleets, list)
    assert isinstance(fleets[0], Message)
    return s.seat_of[BOX.island_names.index(str(fleets[0].params["island"]))]


SPENT = (
    "paid",
    "lost",
    "raised",
    "cargo-lost",
    "plan",
    "jettisoned",
    "fleet-built",
    "built",
    "discarded",
    "philosophy",
)
TAKEN = ("takes", "produced")
PASSED_ON = {"donated": "to_seat", "visited": "owner_seat", "lit": "owner_seat"}


def entries(s: ParthenonState, event: Event) -> list[tuple[int, int, str]]:
    """Return what an event says of cards: a seat, +1 or -1, and a kind."""
    name, found = event.name, list[tuple[int, int, str]]()

    def note(seat: object, sign: int, cards: list[str]) -> None:
        """Note cards that a seat takes or gives."""
        assert isinstance(seat, int)
        found.extend((seat, sign, card) for card in cards)

    if name in SPENT:
        note(whose(s, event), -1, cards_in(event))
    elif name in TAKEN:
        note(whose(s, event), 1, cards_in(event))
    elif name in PASSED_ON:
        note(whose(s, event), -1, cards_in(event))
        note(event.public[PASSED_ON[name]], 1, cards_in(event))
    elif name == "ignored":
        note(whose(s, event), -1, cards_in(event))
        note(s.owner_of(ZEUS), 1, cards_in(event))
    elif name in ("traded", "bank-trade"):
        note(whose(s, event), -1, cards_in(event, "give"))
        note(whose(s, event), 1, cards_in(event, "get"))
    elif name == "accepted":
        for seat, sign in ((event.public["maker_seat"], -1), (event.public["seat"], 1)):
            note(seat, sign, cards_in(event, "give"))
            note(seat, -sign, cards_in(event, "want"))
    elif name == "swapped":
        note(whose(s, event), -1, cards_in(event, "given"))
        note(whose(s, event), 1, cards_in(event, "got"))
    elif name == "made":
        note(whose(s, event), -1, cards_in(event))
        note(whose(s, event), 1, cards_in(event, "get"))
    elif name == "warded":
        note(whose(s, event), -1, [str(event.public["card"])])
    elif name == "entered":
        note(whose(s, event), -1, cards_in(event) + cards_in(event, "stolen"))
    elif name == "caulked":
        note(whose(s, event), -1, ["timber"] * len(cards_in(event, "fleets")))
    elif name == "consoled":
        note(whose(s, event), 1, ["gift"])
    return found


@any_game
def test_every_card_is_accounted_for(seats: int, seed: int) -> None:
    """P79: whatever enters or leaves a hand or a cargo is told, card by card; nothing else changes what one has."""
    ledger: list[list[int]] | None = None
    for s, _, _, told in play(seats, seed):
        held = [total_of(s, seat) for seat in range(seats)]
        assert ledger is None or ledger == held
        ledger = held
        for event in told:
            for seat, sign, card in entries(s, event):
                ledger[seat][KIND_NAMES.index(card)] += sign


# Discard, and what is asked


@any_game
def test_hands_obey_the_limits_after_discarding(seats: int, seed: int) -> None:
    """Invariant (v), P66, P67: after Discard each hand is within the limit, or one of each kind (and one duplicate)."""
    last = None
    for s in game(seats, seed):
        if s.step_name() == "Vote" and last not in ("Vote", "Salvage"):
            for seat in range(seats):
                hand = s.hands[card_at(seat, 0) : card_at(seat, COMMODITIES)]
                doubles = sum(count - 1 for count in hand if count)
                assert sum(hand) <= hand_limit(s, seat) or doubles <= duplicates_allowed(s, seat)
        last = s.step_name()


@any_game
def test_whatever_is_listed_is_allowed(seats: int, seed: int) -> None:
    """P18: nobody is asked without an answer, every listed answer is allowed, and none is listed twice."""
    for at, s in enumerate(game(seats, seed)):
        if at % 7 == 0:
            for seat in [*s.actors(), *s.may_act()]:
                actions = s.legal_actions(seat)
                assert actions
                for action in actions:
                    s.check(seat, action)
                    s.describe(seat, action)
                lines = [str(action) for action in actions]
                assert len(lines) == len(set(lines))
                assert [str(GAME.parse(line)) for line in lines] == lines


@any_game
def test_positions_are_saved_and_loaded(seats: int, seed: int) -> None:
    """P79: a position read back is the same."""
    for at, s in enumerate(game(seats, seed)):
        if at % 11 == 0:
            assert GAME.from_json(s.to_json()).to_json() == s.to_json()


@any_game
def test_who_is_asked_depends_on_what_all_know(seats: int, seed: int) -> None:
    """Q60, P79: in whatever a seat or a spectator can imagine, the same seats are asked the same; sizes agree."""
    for at, s in enumerate(game(seats, seed)):
        if at % 5 or s.is_over:
            continue
        for viewer in (NOBODY, 0):
            other = s.copy()
            other.detach()
            deal_unknown(other, viewer, Luck(stretch(at), [0] * STREAMS))
            assert (other.step_name(), other.actors()) == (s.step_name(), s.actors())
            watcher = None if viewer == NOBODY else viewer
            assert dict(other.view(watcher)) == dict(s.view(watcher))
            step = other.instructions[other.pc].step(other)
            for seat in range(seats):
                if not (step.secret(s) and has_answered(s, seat)):
                    assert step.asks(other, seat) == step.asks(s, seat), (s.step_name(), seat)
                assert total_of(other, seat) == total_of(s, seat)
                if not s.voyage.sealed:
                    assert other.hand_size(seat) == s.hand_size(seat)
                    assert (
                        other.hands[card_at(seat, COMMODITIES) : card_at(seat + 1, 0)]
                        == (s.hands[card_at(seat, COMMODITIES) : card_at(seat + 1, 0)])
                    )
            if not s.voyage.sealed:
                sizes = [s.cargo_size(fleet) for fleet in range(seats * FLEETS)]
                assert [other.cargo_size(fleet) for fleet in range(seats * FLEETS)] == sizes
