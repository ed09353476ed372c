"""The hazards phase: cards drawn for fleets near and far, who is struck, Gifts and redraws (P31 to P38)."""

from typing import Final

from periplus.games.parthenon.actions import Lists
from periplus.games.parthenon.cards import ALL, DRIVEN, HOME, LARGEST, LIGHTHOUSE, MOST_OF, OVER, WITH, Hazard
from periplus.games.parthenon.cargo import (
    may_carry,
    number_aboard,
    owner,
    sailing,
    show_card,
    show_lack,
    show_number,
    take_off,
)
from periplus.games.parthenon.events import closed_lands
from periplus.games.parthenon.foresight import next_from_pile
from periplus.games.parthenon.kinds import FAR, FLEET_NAMES, FLEETS, GIFT, KIND_NAMES, LANDS, NEAR, NOBODY
from periplus.games.parthenon.odds import is_storm
from periplus.games.parthenon.state import NO_CARD, ParthenonState, fleet_at, load_at
from periplus.kernel.action import Action, Blank, Form
from periplus.kernel.bits import mask, members
from periplus.kernel.errors import Refused
from periplus.kernel.message import Description, Event, Message
from periplus.kernel.state import Question, Step

NEAR_DRAWS: Final = 1  # P31: one card for neighbouring lands, two for foreign ones
FAR_DRAWS: Final = 2
PHASE: Final = Message("cell-when", {"when": "hazards"})


def card(s: ParthenonState) -> Hazard:
    """Return the hazard being resolved."""
    return s.box.hazards[s.voyage.hazard]


def bound_for(s: ParthenonState, group: int) -> int:
    """Return the bits of the fleets under way to lands of a group."""
    found, lands = sailing(s), s.box.lands_of[group]
    for fleet in members(found):
        if not lands >> s.voyage.lands[fleet] & 1:
            found &= ~(1 << fleet)
    return found


def group_now(s: ParthenonState) -> int:
    """Return the group of lands whose fleets are at risk."""
    return NEAR if s.voyage.draws <= NEAR_DRAWS else FAR


# Drawing


def seas_are_calm(s: ParthenonState) -> bool:
    """Say whether no hazard is left to draw (P31, Q41): none for a group to which no fleet is under way."""
    voyage = s.voyage
    if voyage.redraws:
        return False
    if voyage.draws < NEAR_DRAWS and bound_for(s, NEAR):
        return False
    return voyage.draws >= NEAR_DRAWS + FAR_DRAWS or bound_for(s, FAR) == 0


def next_hazard(s: ParthenonState) -> None:
    """Draw the next hazard: a private one for a Gift that was used, then near, then far (P32, P36)."""
    voyage = s.voyage
    if voyage.redraws:
        voyage.alone = voyage.redraws.pop(0)
    else:
        voyage.alone = NOBODY
        if voyage.draws < NEAR_DRAWS and bound_for(s, NEAR) == 0:
            voyage.draws = NEAR_DRAWS
        voyage.draws += 1
    voyage.hazard = draw_hazard(s)
    voyage.gifts = voyage.sacrifices = voyage.answered = voyage.willing = voyage.driven = 0
    voyage.losing = []
    if s.told is not None:
        drawn = {"hazard": s.box.hazard_names[voyage.hazard], "title": card(s).title, "group": group_now(s)}
        s.tell(Event("hazard", {**drawn, "fleets": fleet_names(s, at_risk(s))}))
    find_targets(s)


def draw_hazard(s: ParthenonState) -> int:
    """Take the top hazard; those that somebody has looked at come first (Q62)."""
    if not s.hazard_top:
        return next_from_pile(s)
    s.reveal()
    s.hazard_seen.pop(0)
    s.hazard_rest = max(0, s.hazard_rest - 1)
    return s.hazard_top.pop(0)


def at_risk(s: ParthenonState) -> int:
    """Return the bits of the fleets that the hazard can hurt: all of the group, or the one that drew it (P36)."""
    return bound_for(s, group_now(s)) if s.voyage.alone == NOBODY else 1 << s.voyage.alone


def fleet_names(s: ParthenonState, fleets: int) -> list[object]:
    """Name fleets by their island and letter."""
    return [
        Message("fleet", {"island": s.name_of(owner(fleet)), "fleet": FLEET_NAMES[fleet % FLEETS]})
        for fleet in members(fleets)
    ]


def numbers_shown(s: ParthenonState, fleets: list[int], numbers: list[int]) -> list[object]:
    """Name fleets with the number of cards that each shows."""
    return [
        Message(
            "fleet-shows", {"island": s.name_of(owner(fleet)), "fleet": FLEET_NAMES[fleet % FLEETS], "number": number}
        )
        for fleet, number in zip(fleets, numbers, strict=True)
    ]


# Who is struck


def find_targets(s: ParthenonState) -> None:
    """Find the fleets that the card strikes, protected ones included (P34), then leave these out."""
    struck = chosen_by(s) & at_risk(s)
    spared = 0
    for fleet in members(struck):
        if is_spared(s, fleet):
            spared |= 1 << fleet
    s.voyage.targets = struck & ~spared
    if s.told is not None and struck:
        targets: dict[str, object] = {"struck": fleet_names(s, s.voyage.targets), "spared": fleet_names(s, spared)}
        s.tell(Event("struck", targets))


def chosen_by(s: ParthenonState) -> int:
    """Return the bits of the fleets of the group that the card names; all fleets with the most (P38)."""
    hazard, fleets = card(s), members(bound_for(s, group_now(s)))
    if hazard.strikes == ALL:
        return mask(fleets)
    if hazard.strikes == OVER:
        return mask([fleet for fleet in fleets if s.cargo_size(fleet) > hazard.over])
    if hazard.strikes == LARGEST:
        sizes = [s.cargo_size(fleet) for fleet in fleets]
        return mask([fleet for fleet, size in zip(fleets, sizes, strict=True) if size == max(sizes)])
    if hazard.strikes in (MOST_OF, WITH):
        # Q42, Q60: each fleet of the group shows how many it carries
        numbers = [show_number(s, fleet, hazard.of) for fleet in fleets]
        if s.told is not None:
            shown = {"fleets": numbers_shown(s, fleets, numbers), "numbers": numbers}
            s.tell(Event("numbers", {**shown, "hazard": s.box.hazard_names[s.voyage.hazard]}))
        least = max(1, max(numbers)) if hazard.strikes == MOST_OF else 1
        return mask([fleet for fleet, number in zip(fleets, numbers, strict=True) if number >= least])
    return 0


def is_spared(s: ParthenonState, fleet: int) -> bool:
    """Say whether a fleet is immune; the card that makes it so is shown (P35, Q15), or that it has none (Q60)."""
    hazard = card(s)
    if is_storm(s, hazard) and group_now(s) == NEAR and (s.owns(owner(fleet), LIGHTHOUSE) or s.season.lit >> fleet & 1):
        return True  # P64: the Great Lighthouse
    for kind in hazard.spared_by:
        if s.voyage.aboard[load_at(fleet, kind)]:
            show_card(s, fleet, kind)
            if s.told is not None:
                s.tell(Event("protected", {"fleets": fleet_names(s, 1 << fleet), "card": KIND_NAMES[kind]}))
            return True
        show_lack(s, fleet, kind)  # Q60: the first that protects is shown, so those before it are not aboard
    return False


def other_lands(s: ParthenonState, fleet: int) -> list[int]:
    """Return the lands of the group to which a fleet can be driven: others, and open to it (Q61)."""
    here = s.voyage.lands[fleet]
    lands = s.box.lands_of[s.box.lands[here].group] & ~closed_lands(s, owner(fleet))
    return [land for land in range(LANDS) if lands >> land & 1 and land != here]


def would_change(s: ParthenonState, fleet: int) -> bool:
    """Say whether the card does anything to a fleet that it strikes (Q13)."""
    hazard = card(s)
    moves = hazard.fate == HOME or (hazard.fate == DRIVEN and len(other_lands(s, fleet)) > 0)
    return moves or (hazard.loses != 0 and number_aboard(s, fleet, hazard.of) > 0)


# Gifts


def may_sacrifice(s: ParthenonState) -> bool:
    """Say whether a card may be discarded against this hazard, without a redraw (D3)."""
    return card(s).title == s.box.sacrifice_title


class WardFleets(Step[ParthenonState]):
    """Owners of fleets that are struck may discard a Gift of Poseidon, against Pirates an Army (P36, Q11)."""

    rule = "P36"
    verbs = ("ward", "pass")

    def asks(self, s: ParthenonState, seat: int) -> bool:
        """Ask the owners of targets which, as far as all know, may carry such a card (Q60)."""
        for fleet in self.targets(s, seat):
            if may_carry(s, fleet, GIFT) or (may_sacrifice(s) and may_carry(s, fleet, s.box.sacrifice_card)):
                return True
        return False

    def targets(self, s: ParthenonState, seat: int) -> list[int]:
        """Return the fleets of a seat that are struck."""
        return [fleet for fleet in members(s.voyage.targets) if owner(fleet) == seat]

    def may(self, s: ParthenonState, seat: int) -> bool:
        """Let a seat change its mind until all have answered."""
        return bool(s.voyage.answered >> seat & 1)

    def secret(self, s: ParthenonState) -> bool:
        """Say that answers are shown together."""
        return True

    def prompt(self, s: ParthenonState, seat: int) -> Message:
        """Name the hazard."""
        return Message("prompt-wardfleets", {"hazard": s.box.hazard_names[s.voyage.hazard]})

    def able(self, s: ParthenonState, seat: int, kind: int) -> list[int]:
        """Return the fleets of a seat that can discard a card of a kind."""
        return [
            fleet for fleet in self.targets(s, seat)
            if s.voyage.aboard[load_at(fleet, kind)] and would_change(s, fleet)
        ]  # fmt: skip

    def legal(self, s: ParthenonState, seat: int) -> list[Action]:
        """List a Gift for every fleet that can, which may be none, then for each alone; likewise other cards."""
        found: list[Action] = [s.actions.pass_, Lists(s.actions.ward, (), ())]
        gifts = [fleet % FLEETS for fleet in self.able(s, seat, GIFT)]
        found += [Lists(s.actions.ward, (fleet,), ()) for fleet in gifts] if len(gifts) > 1 else []
        if may_sacrifice(s):
            armies = [fleet % FLEETS for fleet in self.able(s, seat, s.box.sacrifice_card)]
            groups = [(fleet,) for fleet in armies] + ([tuple(armies)] if len(armies) > 1 else [])
            found += [Lists(s.actions.ward, (), group) for group in groups]
        return found

    def forms(self, s: ParthenonState, seat: int) -> list[Form]:
        """Let a seat combine Gifts and other cards."""
        fleets: list[object] = [FLEET_NAMES[fleet % FLEETS] for fleet in self.targets(s, seat)]
        blanks = [Blank("gift", fleets, 0, len(fleets), several=True)]
        if may_sacrifice(s):
            blanks.append(Blank("army", fleets, 0, len(fleets), several=True))
        return [Form(s.actions.ward, blanks)]

    def check(self, s: ParthenonState, seat: int, action: Action) -> None:
        """Refuse fleets that are not struck or would not be hurt, and cards that are not aboard."""
        if not isinstance(action, Lists):
            return
        if action.second and not may_sacrifice(s):
            raise Refused("P36", "not-against-this", {"card": KIND_NAMES[s.box.sacrifice_card]})
        both = [*action.first, *action.second]
        if len(set(both)) < len(both):
            raise Refused("P36", "fleet-twice")
        for kind, fleets in ((GIFT, action.first), (s.box.sacrifice_card, action.second)):
            able = self.able(s, seat, kind)
            for each in fleets:
                if fleet_at(seat, each) not in able:
                    raise Refused("P36", "cannot-ward", {"fleet": FLEET_NAMES[each], "card": KIND_NAMES[kind]})

    def effect(self, s: ParthenonState, seat: int, action: Action) -> None:
        """Note the answer."""
        voyage, own = s.voyage, (1 << FLEETS) - 1 << fleet_at(seat, 0)
        voyage.gifts &= ~own
        voyage.sacrifices &= ~own
        voyage.answered |= 1 << seat
        voyage.willing &= ~(1 << seat)
        if isinstance(action, Lists):
            voyage.gifts |= mask(self.gifts_of(s, seat, action)) << fleet_at(seat, 0)
            voyage.willing |= (len(action.first) + len(action.second) == 0) << seat
            voyage.sacrifices |= mask(list(action.second)) << fleet_at(seat, 0)
        if s.told is not None:
            s.tell(Event("answered", {"seat": seat}))
        s.done(seat)

    def gifts_of(self, s: ParthenonState, seat: int, action: Lists) -> list[int]:
        """Return the fleets that discard a Gift: those named, or all that can if none is named at all."""
        if action.first or action.second:
            return list(action.first)
        return [fleet % FLEETS for fleet in self.able(s, seat, GIFT)]

    def question(self, s: ParthenonState) -> Question | None:
        """Let Gifts be refused, or used for every fleet that can, in advance."""
        return Question(["pass", "ward"], {"title": list(s.box.titles)}, PHASE)

    def about(self, s: ParthenonState) -> dict[str, object]:
        """Say what kind of hazard it is."""
        return {"title": card(s).title}

    def describe(self, s: ParthenonState, seat: int, action: Action) -> Description:
        """Name the fleets."""
        if not isinstance(action, Lists):
            return Description(Message("label-endure"), [], [], [])
        gifts = self.gifts_of(s, seat, action)
        params = {
            "gifts": [FLEET_NAMES[each] for each in gifts], "gift_count": len(gifts),
            "armies": [FLEET_NAMES[each] for each in action.second], "army_count": len(action.second),
        }  # fmt: skip
        then = [Message("consequence-redraw")] if gifts else []
        return Description(Message("label-ward", params), then, [], [f"fleet-{seat}-{each}" for each in gifts])


def ward_fleets(s: ParthenonState) -> None:
    """Discard what was named: these fleets are spared, and Gifts bring a redraw each, in Archon order (Q11)."""
    voyage, redraws = s.voyage, list[int]()
    if s.told is not None and voyage.answered:
        warding = voyage.gifts | voyage.sacrifices
        s.tell(Event("wards", {"fleets": fleet_names(s, warding), "count": warding.bit_count()}))
    for seat in s.order:
        for each in range(FLEETS):
            fleet = fleet_at(seat, each)
            if voyage.gifts >> fleet & 1:
                discard_against(s, fleet, GIFT)
                redraws.append(fleet)
            elif voyage.sacrifices >> fleet & 1:
                discard_against(s, fleet, s.box.sacrifice_card)
    voyage.redraws = redraws + voyage.redraws  # Q12: a Gift against a redraw is answered before the others
    voyage.targets &= ~(voyage.gifts | voyage.sacrifices)
    voyage.answered = voyage.willing = 0


def discard_against(s: ParthenonState, fleet: int, kind: int) -> None:
    """Discard a card of a cargo against the hazard."""
    take_off(s, fleet, kind)
    if s.told is not None:
        s.tell(Event("warded", {"fleets": fleet_names(s, 1 << fleet), "card": KIND_NAMES[kind]}))


def end_hazards(s: ParthenonState) -> None:
    """Clear the last hazard."""
    s.voyage.hazard = NO_CARD
    s.voyage.alone = NOBODY
