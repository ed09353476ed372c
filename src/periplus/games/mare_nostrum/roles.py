"""The three roles: who holds them, and how they change hands before each turn."""

from periplus.games.mare_nostrum.box import (
    AGAMEMNON,
    ARCHIMEDES,
    CARAVAN,
    CITY,
    MARKET,
    MILITARY,
    NOBODY,
    ROLE_NAMES,
    ROLES,
    SOLOMON,
    TEMPLE,
)
from periplus.games.mare_nostrum.provinces import controller
from periplus.games.mare_nostrum.state import (
    BUILT,
    COVERED,
    FORTRESSES,
    LEGIONS,
    ROLE,
    ROLE_LUCK,
    TRIREMES,
    MareNostrumState,
    piece_at,
)
from periplus.kernel.action import Action, Choice
from periplus.kernel.bits import mask
from periplus.kernel.errors import Refused
from periplus.kernel.message import Description, Event, Message
from periplus.kernel.state import Step

PATRONS = (AGAMEMNON, SOLOMON, ARCHIMEDES)  # M16: of Director, Political and Military Leader
COUNTED = ((CARAVAN, MARKET), (CITY, TEMPLE))  # M15: what Director and Political Leader have most of


def units_of(s: MareNostrumState, civ: int) -> int:
    """Return how many units a civilisation has on the board, triremes in port included."""
    box, at = s.box, piece_at(civ, 0)
    left = s.reserve[at + LEGIONS] + s.reserve[at + TRIREMES] + s.reserve[at + FORTRESSES]
    return box.reserve_legions + box.reserve_triremes + box.reserve_fortresses - left


def role_counts(s: MareNostrumState, role: int) -> list[int]:
    """Return what each seat has towards a role; neutral pieces never count (M10)."""
    counts = [s.box.role_bonus if s.card_owner[PATRONS[role]] == seat else 0 for seat in range(s.seats)]
    if role == MILITARY:
        for seat in range(s.seats):
            counts[seat] += units_of(s, s.civ_of[seat])
        return counts
    kind, doubler = COUNTED[role]
    for building, each in enumerate(s.box.building_kind):
        if each in (kind, doubler) and s.buildings[building] in (BUILT, COVERED):
            seat = s.player(controller(s, building))
            if seat != NOBODY:
                counts[seat] += 1
    return counts


def leaders(counts: list[int], among: list[int]) -> list[int]:
    """Return those of some seats that have the most."""
    most = max([counts[seat] for seat in among])
    return [seat for seat in among if counts[seat] == most]


def first_roles(s: MareNostrumState) -> None:
    """Hand out the roles before the first turn."""
    for seat in range(s.seats):
        role = s.box.civ_role[s.civ_of[seat]]
        if role != NOBODY:
            s.roles[role] = seat  # M9: as the sheets say
    for role in range(ROLES):
        if s.roles[role] == NOBODY and not s.options.free_set_up:
            # M12: an absent holder's role goes to the seat with the most, of those without a role; ties by lot
            without = [seat for seat in range(s.seats) if seat not in s.roles]
            give_role(s, role, by_lot(s, leaders(role_counts(s, role), without)))


def by_lot(s: MareNostrumState, tied: list[int]) -> int:
    """Return one of some seats, drawn by lot if there are several."""
    return tied[0] if len(tied) == 1 else tied[s.roll(len(tied), ROLE_LUCK)]


def give_role(s: MareNostrumState, role: int, seat: int) -> None:
    """Hand a role to a seat, and say so if the seat is new to it."""
    if s.told is not None and s.roles[role] != seat:
        s.tell(Event("role", {"role": ROLE_NAMES[role], "seat": seat}))
    s.roles[role] = seat


def assign_role(s: MareNostrumState) -> None:
    """Compare what everybody has towards a role; if its holder has to choose, note among whom."""
    role = s.loops[ROLE]
    holder = s.roles[role]
    tied = leaders(role_counts(s, role), list(range(s.seats)))  # M15; M19: one seat may hold several
    s.heirs = 0
    if holder in tied:
        return  # M18: a tie with the holder leaves the role where it is
    if len(tied) == 1:
        give_role(s, role, tied[0])
    elif holder == NOBODY:
        give_role(s, role, by_lot(s, tied))  # M13: a role that nobody holds yet
    else:
        s.heirs = mask(tied)


class Bequeath(Step[MareNostrumState]):
    """The holder of a role chooses among others who are tied for it."""

    rule = "M18"
    verbs = ("name",)

    def asks(self, s: MareNostrumState, seat: int) -> bool:
        """Ask the seat that held the role in the turn just ended."""
        return s.heirs != 0 and s.roles[s.loops[ROLE]] == seat

    def prompt(self, s: MareNostrumState, seat: int) -> Message:
        """Name the role."""
        return Message("prompt-bequeath", {"role": ROLE_NAMES[s.loops[ROLE]]})

    def legal(self, s: MareNostrumState, seat: int) -> list[Action]:
        """List those who are tied."""
        return [s.actions.name[s.civ_of[heir]] for heir in range(s.seats) if s.heirs >> heir & 1]

    def check(self, s: MareNostrumState, seat: int, action: Action) -> None:
        """Refuse everybody else."""
        assert isinstance(action, Choice)
        heir = s.seat_of[action.value]
        if heir == NOBODY or not s.heirs >> heir & 1:
            params = {"civ": s.box.civ_names[action.value], "role": ROLE_NAMES[s.loops[ROLE]]}
            raise Refused("M18", "not-tied", params)

    def effect(self, s: MareNostrumState, seat: int, action: Action) -> None:
        """Hand the role over."""
        assert isinstance(action, Choice)
        s.heirs = 0
        give_role(s, s.loops[ROLE], s.seat_of[action.value])
        s.done(seat)

    def describe(self, s: MareNostrumState, seat: int, action: Action) -> Description:
        """Say who gets the role."""
        assert isinstance(action, Choice)
        params = {"role": ROLE_NAMES[s.loops[ROLE]], "civ": s.box.civ_names[action.value]}
        return Description(Message("label-bequeath", params), [], [], [])


class NameNext(Step[MareNostrumState]):
    """The leader of a phase names who is next; the last one left need not be named."""

    verbs = ("name",)
    otherwise = "name-first"

    def role(self) -> int:
        """Return whose task it is."""
        raise NotImplementedError

    def left(self, s: MareNostrumState) -> int:
        """Return the seats that still have something to do in this phase, as bits."""
        raise NotImplementedError

    def asks(self, s: MareNostrumState, seat: int) -> bool:
        """Ask the leader if there is a choice."""
        if s.roles[self.role()] != seat:
            return False
        left = self.left(s)
        return left & (left - 1) != 0

    def prompt(self, s: MareNostrumState, seat: int) -> Message:
        """Name the phase."""
        return Message("prompt-namenext", {"role": ROLE_NAMES[self.role()]})

    def legal(self, s: MareNostrumState, seat: int) -> list[Action]:
        """List those who have not had their turn."""
        left = self.left(s)
        return [s.actions.name[s.civ_of[other]] for other in range(s.seats) if left >> other & 1]

    def check(self, s: MareNostrumState, seat: int, action: Action) -> None:
        """Refuse those who have had their turn, have nothing to do, or are not playing."""
        assert isinstance(action, Choice)
        named = s.seat_of[action.value]
        if named == NOBODY or not self.left(s) >> named & 1:
            raise Refused(self.rule, "not-next", {"civ": s.box.civ_names[action.value]})

    def effect(self, s: MareNostrumState, seat: int, action: Action) -> None:
        """Call the next player up."""
        assert isinstance(action, Choice)
        s.active = s.seat_of[action.value]
        if s.told is not None:
            s.tell(Event("named", {"seat": seat, "next_seat": s.active}))
        s.done(seat)

    def describe(self, s: MareNostrumState, seat: int, action: Action) -> Description:
        """Say who is next."""
        assert isinstance(action, Choice)
        return Description(Message("label-name", {"civ": s.box.civ_names[action.value]}), [], [], [])
