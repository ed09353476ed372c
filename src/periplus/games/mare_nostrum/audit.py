"""What must hold in every position of Mare Nostrum: every card and piece is there, once, where it may be."""

from typing import Final

from periplus.games.mare_nostrum.battle import engaged, fewest_fallen, forts, most_fallen
from periplus.games.mare_nostrum.box import (
    CIVS,
    CLEOPATRA,
    DIRECTOR,
    GARDENS,
    HAMMURABI,
    HELEN,
    KINDS,
    NEBUCHADNEZZAR,
    NOBODY,
    PYRAMIDS,
    ROLES,
    TAX,
    ULYSSES,
)
from periplus.games.mare_nostrum.exchange import is_victim, traders
from periplus.games.mare_nostrum.provinces import (
    convertible,
    covered_in,
    enemies_in,
    invader_of,
    is_foreign,
    occupier_of,
)
from periplus.games.mare_nostrum.roles import leaders, role_counts
from periplus.games.mare_nostrum.score import cards_to_win
from periplus.games.mare_nostrum.set_up import civilisations, spots_chosen
from periplus.games.mare_nostrum.sites import fortress_limit
from periplus.games.mare_nostrum.state import (
    FREE,
    NO_CARD,
    NOT_CHOSEN,
    NOWHERE,
    ROLE,
    SHUT,
    SIDES,
    MareNostrumState,
    card_at,
    cards_of,
    pieces_of,
    unit_at,
    units_in,
)
from periplus.kernel.bits import mask, members
from periplus.kernel.flow import Call
from periplus.kernel.position import fields_of, need, need_sizes

# Steps by the stage of a turn to which they belong
SET_UP: Final = ("PlaceCaravan", "Settle")
PICKING: Final = ("Pick", "Redirect", "PickInstead")
EXCHANGE: Final = ("MakeOffer", *PICKING, "Give")
CONSTRUCTION: Final = ("NameBuilder", "Construct")
ENTRY: Final = ("Lure", "Casualties", "Aftermath")
MOVING: Final = ("Fleets", "Legions", "Hold", "Uncover", *ENTRY)
MILITARY_STEPS: Final = ("NameCommander", *MOVING)
WON: Final = ("pyramids", "cards")
ENDINGS: Final = (*WON, "roles", "capitals", "turn-limit")
OVER: Final = "over"
ARRIVING: Final = 6  # length of the stack when legions have left buildings and not yet entered a province
FEWEST_TIED: Final = 2


def audit(s: MareNostrumState) -> None:
    """Raise ``BadPosition`` with the first field that does not fit."""
    step = part_of_turn(s)
    audit_sizes(s)
    audit_numbers(s)
    audit_players(s, step)
    audit_heroes(s)
    audit_pieces(s)
    audit_buildings(s)
    audit_cards(s)
    audit_stack(s, step)
    audit_roles(s, step)
    audit_exchange(s, step)
    audit_gift(s, step)
    audit_construction(s, step)
    audit_hands(s, step)
    audit_moves(s, step)
    audit_battle(s, step)
    audit_occupations(s, step)
    audit_step(s)


def part_of_turn(s: MareNostrumState) -> str:
    """Return the step that is due; a game won by building ended in the middle of it."""
    return s.step_name() or ("Construct" if s.ending in WON else OVER)


def within(values: list[int], low: int, high: int) -> bool:
    """Say whether all values lie between bounds."""
    return all(low <= value <= high for value in values)


def audit_sizes(s: MareNostrumState) -> None:
    """Each list has its length."""
    need_sizes(s)


def audit_numbers(s: MareNostrumState) -> None:
    """Each number, and each number in a list, is one that its field can hold."""
    box, none, provinces = s.box, NOBODY, (1 << s.box.provinces) - 1
    seat, seats, place, places = s.seats - 1, (1 << s.seats) - 1, box.places - 1, (1 << box.places) - 1
    bounds = {
        "civ_of": (0, CIVS - 1), "seat_of": (none, seat), "roles": (none, seat), "card_owner": (none, seat),
        "owner": (none, CIVS - 1), "fortresses": (0, box.zeus_fortresses), "buildings": (FREE, SHUT),
        "converting": (0, provinces), "points": (0, box.set_up_points), "heirs": (0, seats), "traders": (0, seats),
        "offers_open": (0, 1), "picker": (none, seat), "last_picker": (none, seat), "picker_before": (none, seat),
        "victim": (none, seat), "wanted": (NO_CARD, KINDS - 1), "redirected": (0, 1), "ulysses_used": (0, 1),
        "gift_from": (none, seat), "gift_to": (none, seat), "gift_card": (NO_CARD, KINDS - 1),
        "gift_may_be": (0, (1 << KINDS) - 1), "acted": (0, seats), "active": (none, seat), "placed": (0, provinces),
        "free_marker_used": (0, 1), "swap_used": (0, 1), "helen_used": (0, 1), "fought": (0, places),
        "held": (0, provinces), "chosen": (0, provinces), "battle_place": (NOWHERE, place), "sides": (none, CIVS - 1),
    }  # fmt: skip
    not_negative = ("turns", "legions", "triremes", "bank", "hands", "spent", "demand", "offers", "taken", "tired",
                    "entering", "dice", "losses")  # fmt: skip
    numbers = {field.key: numbers_in(field.read(s)) for field in fields_of(s)}
    for key, (low, high) in bounds.items():
        need(within(numbers[key], low, high), key)
    for key in not_negative:
        need(min(numbers[key]) >= 0, key)
    need(min(s.battle.fallen) >= NOT_CHOSEN, "fallen")


def numbers_in(value: int | list[int]) -> list[int]:
    """Return the numbers of a field."""
    return value if isinstance(value, list) else [value]


def audit_players(s: MareNostrumState, step: str) -> None:
    """Civilisations and seats match each other, every player has a capital, and turns are counted."""
    playing = civilisations(s)
    need((s.civ_of if s.options.in_seat_order else sorted(s.civ_of)) == playing, "civ_of")
    for civ in range(CIVS):
        need(s.seat_of[civ] == (s.civ_of.index(civ) if civ in playing else NOBODY), "seat_of")
    for seat, civ in enumerate(s.civ_of):
        marker = s.owner[s.box.civ_capital[civ]]
        first = step == "Settle" and marker == NOBODY and s.points[seat] == s.box.set_up_points
        need(marker == civ or first, "owner")  # M60: nobody ever loses it
    begun = step not in SET_UP and not (step == "Bequeath" and s.options.free_set_up)
    need((s.turns == 0 or step not in SET_UP) and (s.turns > 0 or not begun), "turns")
    limit = s.options.turn_limit
    need(s.turns <= limit if limit else s.ending != "turn-limit", "turns")
    need(step == "Settle" or not any(s.points), "points")
    need(step == "Settle" or s.order == sorted(s.order), "order")
    need(s.waiting > 0 if s.ending == "" else s.ending in ENDINGS and s.waiting == 0, "ending")


def audit_heroes(s: MareNostrumState) -> None:
    """Heroes belong to their own people, sheets give everybody his own, and reaching the goal ends the game."""
    for card, owner in enumerate(s.card_owner):
        need(owner == NOBODY or s.box.card_civ[card] in (NOBODY, s.civ_of[owner]), "card_owner")
    for seat, civ in enumerate(s.civ_of):
        need(s.options.free_set_up or s.card_owner[s.box.civ_hero[civ]] == seat, "card_owner")
    need((s.card_owner[PYRAMIDS] != NOBODY) == (s.ending == "pyramids"), "card_owner")
    most = max([s.cards_won(seat) for seat in range(s.seats)])
    need(most < cards_to_win(s) or s.ending in WON, "card_owner")
    need(most >= cards_to_win(s) or s.ending != "cards", "ending")


def audit_pieces(s: MareNostrumState) -> None:
    """All pieces of each colour are there; fortresses belong to owners, ships in port to coasts."""
    box = s.box
    for civ in range(CIVS):
        fortresses = [s.fortresses[province] for province in range(box.provinces) if s.owner[province] == civ]
        used = (s.owner.count(civ), sum(s.legions[civ::CIVS]), sum(s.triremes[civ::CIVS]), sum(fortresses))
        left = [there - on_board for there, on_board in zip(box.reserve, used, strict=True)]
        need(s.reserve[pieces_of(civ)] == left and min(left) >= 0, "reserve")
    for province in range(box.provinces):
        owner = s.owner[province]
        most = 0 if owner == NOBODY else fortress_limit(s, owner)  # M38
        need(s.fortresses[province] <= most, "fortresses")
        port = s.triremes[units_in(province)]
        need(box.shores[province] != 0 or not any(port), "triremes")  # M39


def audit_buildings(s: MareNostrumState) -> None:
    """Buildings are on spots in play, under somebody's influence; the others are in stock."""
    box, in_play = s.box, spots_chosen(s)
    standing = [0] * len(s.stock)
    for building, state in enumerate(s.buildings):
        need((state == SHUT) == (box.building_option[building] not in in_play), "buildings")
        if state not in (FREE, SHUT):
            need(s.owner[box.building_province[building]] != NOBODY, "buildings")  # M35
            standing[box.building_kind[building]] += 1
    for kind, count in enumerate(standing):
        left = box.stock[kind][box_column(s)] - count
        need(s.stock[kind] == left and left >= 0, "stock")


def box_column(s: MareNostrumState) -> int:
    """Return where the box has the number of tokens for this many players (M5)."""
    return s.seats - s.game.seats[0]


def audit_cards(s: MareNostrumState) -> None:
    """Every card is in the bank, in front of a player, or laid out in this construction phase."""
    for kind in range(KINDS):
        there = s.bank[kind] + s.spent[kind]
        for cards in (s.hands, s.exchange.offers, s.exchange.taken):
            there += sum(cards[kind::KINDS])
        need(there == s.box.card_counts[kind], "bank")


def audit_stack(s: MareNostrumState, step: str) -> None:
    """The stack holds only what can have been interrupted, or can have called the phrase being played."""
    need(s.stack in stacks(s, step), "stack")


def stacks(s: MareNostrumState, step: str) -> list[list[int]]:
    """Return what the stack can be at a step: the places to go back to, and who is asked there."""
    if step in EXCHANGE:
        return [after(s, "exchange")]
    legions = [place_of(s, "Legions"), 0, 1 << max(s.active, 0)]
    if step in ("Lure", "Aftermath"):
        return [legions]
    if step == "Casualties":
        return [legions + after(s, "battle")]
    if step == "Uncover":
        entry = [s.game.program.entries["entry"], 0, 0]
        return [legions, legions + entry, legions + after(s, "battle") + after(s, "uncover")]
    return [[]]


def after(s: MareNostrumState, phrase: str) -> list[int]:
    """Return the place after the call of a phrase."""
    calls = [place for place, each in enumerate(s.instructions) if isinstance(each, Call) and each.name == phrase]
    return [calls[0] + 1, 0, 0]


def place_of(s: MareNostrumState, step: str) -> int:
    """Return the place of a step in the order of play."""
    steps = [[each.name() for each in instruction.all_steps()] for instruction in s.instructions]
    return next(place for place, names in enumerate(steps) if step in names)


def audit_roles(s: MareNostrumState, step: str) -> None:
    """Roles have holders from the first turn on; a holder chooses among all who are tied."""
    bequeathing, role = step == "Bequeath", s.loops[ROLE]
    need(0 <= role < ROLES, "loops")
    if step in SET_UP:
        need(s.roles == [NOBODY] * ROLES, "roles")
    held = s.roles[: role + 1] if bequeathing and s.turns == 0 else s.roles
    need(step in SET_UP or NOBODY not in held, "roles")
    tied = leaders(role_counts(s, role), list(range(s.seats))) if bequeathing else []
    need(s.heirs == mask(tied) and (not bequeathing or len(tied) >= FEWEST_TIED), "heirs")


def audit_exchange(s: MareNostrumState, step: str) -> None:
    """Traders have laid out what the Director said; a card picked is there to be taken."""
    exchange, trading, picking = s.exchange, step in EXCHANGE, step in PICKING
    need((exchange.demand > 0) == trading, "demand")
    need((exchange.traders > 0) == trading, "traders")
    need(step != "MakeOffer" or exchange.traders == traders(s, exchange.demand), "traders")
    need(exchange.offers_open == picking, "offers_open")
    picker, victim, wanted = exchange.picker, exchange.victim, exchange.wanted
    need((picker != NOBODY) == (picking or step == "Give"), "picker")
    need(picker == NOBODY or exchange.traders >> picker & 1 == 1, "picker")
    audit_offers(s, step)
    audit_earlier_picks(s, step)
    announced = step in ("Redirect", "PickInstead")
    need((victim != NOBODY) == announced and (not announced or is_victim(exchange, victim)), "victim")
    need((wanted != NO_CARD) == (step == "Redirect"), "wanted")
    need(wanted == NO_CARD or exchange.offers[card_at(victim, wanted)] > 0, "wanted")
    forced = step == "PickInstead"
    need(exchange.redirected == forced and (not forced or victim == s.card_owner[ULYSSES]), "redirected")
    used = exchange.ulysses_used == 1
    need(not used or (picking and step != "Redirect" and s.card_owner[ULYSSES] != NOBODY), "ulysses_used")
    need(used or not forced, "ulysses_used")


def audit_offers(s: MareNostrumState, step: str) -> None:
    """Everybody has offered equally many cards; the Director is one ahead, and the picker is one behind."""
    exchange = s.exchange
    for seat in range(s.seats):
        offers, taken = sum(exchange.offers[cards_of(seat)]), sum(exchange.taken[cards_of(seat)])
        due = exchange.demand if exchange.traders >> seat & 1 else 0
        if step in PICKING:
            ahead = int(seat == s.roles[DIRECTOR]) - int(seat == exchange.picker)
            need(offers <= due and offers + taken == due + ahead, "offers")  # M29
        else:
            offered = step == "MakeOffer" and not s.waiting >> seat & 1
            need(offers == (due if offered else 0), "offers")
            need(taken == 0, "taken")


def audit_earlier_picks(s: MareNostrumState, step: str) -> None:
    """The last two who picked are known once they have picked."""
    exchange, picks = s.exchange, sum(s.exchange.taken)
    last, before = exchange.last_picker, exchange.picker_before
    for key, seat, count in (("last_picker", last, 1), ("picker_before", before, 2)):
        if step in PICKING:
            need((seat != NOBODY) == (picks >= count), key)
        need(seat == NOBODY or (step in (*PICKING, "Give") and exchange.traders >> seat & 1 == 1), key)
    need(last == NOBODY or last != exchange.picker, "last_picker")
    need(before == NOBODY or before != last, "picker_before")


def audit_gift(s: MareNostrumState, step: str) -> None:
    """A card given unseen is known to be one of several, while there is something to learn about it."""
    gift, given = s.gift, s.gift.card != NO_CARD
    need(not given or step in CONSTRUCTION, "gift_card")
    need(gift.giver == (s.roles[DIRECTOR] if given else NOBODY), "gift_from")
    need((gift.receiver != NOBODY) == given and (not given or gift.receiver != gift.giver), "gift_to")
    if not given:
        need(gift.may_be == 0, "gift_may_be")
        return
    need(gift.may_be >> gift.card & 1 == 1, "gift_may_be")
    spent = s.hands[card_at(gift.receiver, gift.card)] == 0
    for kind in members(gift.may_be & ~(1 << gift.card)):
        need(not spent and s.hands[card_at(gift.giver, kind)] > 0, "gift_may_be")


def audit_construction(s: MareNostrumState, step: str) -> None:
    """A seat that acts has not acted yet; what was done this turn could be done."""
    need((s.active != NOBODY) == (step in MOVING or step == "Construct"), "active")
    need(s.active == NOBODY or not s.acted >> s.active & 1, "acted")
    need(step in CONSTRUCTION or not any(s.spent), "spent")
    building = builders(s) if step in CONSTRUCTION else []
    for province in members(s.construction.placed):
        need(s.player(s.owner[province]) in building, "placed")
    need(s.construction.free_marker_used == 0 or s.card_owner[HAMMURABI] in building, "free_marker_used")
    need(s.construction.swap_used == 0 or s.card_owner[CLEOPATRA] in building, "swap_used")
    begun = s.turns > 1 or (s.turns == 1 and step in (*MILITARY_STEPS, "Bequeath", OVER))
    need(s.helen_used == 0 or (begun and s.card_owner[HELEN] != NOBODY), "helen_used")


def builders(s: MareNostrumState) -> list[int]:
    """Return the seats that have built in this construction phase, or are building."""
    return [seat for seat in range(s.seats) if seat == s.active or s.acted >> seat & 1]


def audit_hands(s: MareNostrumState, step: str) -> None:
    """After construction only what may be kept is in hand, and what Nebuchadnezzar's owner has pillaged."""
    if step not in ("KeepTaxes", *MILITARY_STEPS):
        return
    for seat in range(s.seats):
        if s.card_owner[NEBUCHADNEZZAR] != seat:
            goods, taxes = sum(s.hands[card_at(seat, 0) : card_at(seat, TAX)]), s.hands[card_at(seat, TAX)]
            need(goods <= int(s.card_owner[GARDENS] == seat) and taxes <= s.box.taxes_kept, "hands")  # M33


def audit_moves(s: MareNostrumState, step: str) -> None:
    """Only units that are there are tired; battles and choices belong to a turn of moves."""
    command = s.command
    if step not in MOVING:
        need(not any(command.tired), "tired")
        for key, bits in (("fought", command.fought), ("held", command.held), ("chosen", command.chosen)):
            need(bits == 0, key)
        return
    civ = s.civ_of[s.active]
    need(step != "Fleets" or command.chosen == 0, "chosen")
    need(step != "Fleets" or command.fought & (1 << s.box.provinces) - 1 == 0, "fought")  # M48
    for key, bits in (("held", command.held), ("chosen", command.chosen)):
        need(all(is_foreign(s, province, civ) for province in members(bits)), key)  # M58
    for place in range(s.box.places):
        units = s.legions if place < s.box.provinces else s.triremes
        need(command.tired[place] <= units[unit_at(place, civ)], "tired")


def audit_battle(s: MareNostrumState, step: str) -> None:
    """Where legions enter or fight, both sides are there, and losses follow from the dice."""
    if step not in ENTRY and not (step == "Uncover" and len(s.stack) >= ARRIVING):
        return
    place, (attacker, defender) = s.battle.place, s.battle.sides
    need(0 <= place < s.box.provinces, "battle_place")
    need(attacker == s.civ_of[s.active] and defender != attacker, "sides")
    if step == "Lure" or (step == "Uncover" and len(s.stack) == ARRIVING):
        need(s.battle.entering <= s.command.tired[place], "entering")
        enemies = enemies_in(s, place, attacker)
        need(defender in enemies if enemies else defender == NOBODY, "sides")
    if step == "Casualties":
        need(defender != NOBODY, "sides")
        for side in range(SIDES):
            audit_losses(s, side)


def audit_losses(s: MareNostrumState, side: int) -> None:
    """A side loses a unit for every full 5 points of the other, and has chosen which if it was asked."""
    battle, units = s.battle, engaged(s, side) + forts(s, side)
    need(units > 0, "battle_place")
    need(battle.losses[side] == min(battle.dice[1 - side] // s.box.hit, units), "losses")  # M54
    low, high = fewest_fallen(s, side), most_fallen(s, side)
    seat = s.seat_of[battle.sides[side]]
    asked = low < high and seat != NOBODY
    chosen = asked and not s.waiting >> seat & 1
    need(low <= battle.fallen[side] <= high if chosen else battle.fallen[side] == NOT_CHOSEN, "fallen")


def audit_occupations(s: MareNostrumState, step: str) -> None:
    """Buildings are covered, and markers about to be replaced, only where there is a sole invader."""
    for province in range(s.box.provinces):
        covered, converting = len(covered_in(s, province)), s.converting >> province & 1
        need(not converting or (convertible(s, province) and covered == 0), "converting")
        if covered or converting:
            field = "converting" if converting else "buildings"
            invader = occupier(s, province, step)
            need(s.player(invader) != NOBODY, field)
            too_many = covered > s.legions[unit_at(province, invader)]
            need(not too_many or step == "Uncover", field)  # M65


def occupier(s: MareNostrumState, province: int, step: str) -> int:
    """Return who holds a province alone, or held it until somebody entered it just now."""
    if province == s.battle.place and step in ("Lure", "Casualties", "Uncover"):
        civ = occupier_of(s, province)
        return NOBODY if civ == s.owner[province] else civ
    return invader_of(s, province)


def audit_step(s: MareNostrumState) -> None:
    """Those who are asked have a decision to take, and can take it."""
    for seat in s.actors():
        step = s.instructions[s.pc].step(s)
        moves = s.step_name() in ("Fleets", "Legions")  # the last unit may have been lost
        need(seat == s.active if moves else step.asks(s, seat), "waiting")
        need(len(step.legal(s, seat)) > 0, "waiting")
