"""The Archon phase, and the end of a season, a year and the game (P68 to P74)."""

from typing import Final

from periplus.games.parthenon.cards import PARTHENON
from periplus.games.parthenon.events import weakest
from periplus.games.parthenon.kinds import NOBODY
from periplus.games.parthenon.score import complete_islands, leaders
from periplus.games.parthenon.set_up import clockwise, is_last_year, year_is_over
from periplus.games.parthenon.state import ARCHON_LUCK, ParthenonState
from periplus.kernel.action import Action, Choice
from periplus.kernel.bits import mask, members
from periplus.kernel.errors import Refused
from periplus.kernel.message import Description, Event, Message
from periplus.kernel.state import Question, Step

PHASE: Final = Message("cell-when", {"when": "archon"})


def open_vote(s: ParthenonState) -> None:
    """Let the Archon vote first, then clockwise (P68)."""
    s.order = clockwise(s)
    s.votes = [NOBODY] * s.seats


class Vote(Step[ParthenonState]):
    """Everybody gives their Archon card to somebody else, openly and in order (P68, P77)."""

    rule = "P68"
    verbs = ("vote",)

    def legal(self, s: ParthenonState, seat: int) -> list[Action]:
        """List all others."""
        return [s.actions.votes[s.island_of[other]] for other in range(s.seats) if other != seat]

    def check(self, s: ParthenonState, seat: int, action: Action) -> None:
        """Refuse oneself, and islands that nobody plays."""
        assert isinstance(action, Choice)
        chosen = s.seat_of[action.value]
        if chosen == NOBODY:
            raise Refused("P68", "nobody-there", {"island": s.box.island_names[action.value]})
        if chosen == seat:
            raise Refused("P68", "vote-for-oneself")

    def effect(self, s: ParthenonState, seat: int, action: Action) -> None:
        """Note the vote."""
        assert isinstance(action, Choice)
        s.votes[seat] = s.seat_of[action.value]
        if s.told is not None:
            s.tell(Event("voted", {"seat": seat, "for_seat": s.votes[seat]}))
        s.done(seat)

    def question(self, s: ParthenonState) -> Question | None:
        """Let whoever is furthest behind, or one of the islands in play, be voted for in advance."""
        return Question(["weakest", *[str(s.actions.votes[island]) for island in s.island_of]], {}, PHASE)

    def answer(self, s: ParthenonState, seat: int, given: str) -> Action | None:
        """Return the vote; nobody votes for oneself."""
        if given == "weakest":
            return s.actions.votes[s.island_of[weakest(s, [other for other in s.order if other != seat])]]
        return super().answer(s, seat, given)

    def describe(self, s: ParthenonState, seat: int, action: Action) -> Description:
        """Name the island and its votes so far."""
        assert isinstance(action, Choice)
        chosen = s.seat_of[action.value]
        votes = Message("consequence-votes", {"count": s.votes.count(chosen) + 1})
        label = Message("label-vote", {"island": s.box.island_names[action.value]})
        return Description(label, [votes], [f"island-{chosen}"], [])


def elect(s: ParthenonState) -> None:
    """Make whoever has most votes Archon; among equals chance decides, or the Parthenon (P69, P64)."""
    most = max([s.votes.count(seat) for seat in range(s.seats)])
    tied = [seat for seat in range(s.seats) if s.votes.count(seat) == most]
    owner = s.owner_of(PARTHENON)
    if owner in tied:
        s.archon = owner
    elif len(tied) > 1:
        s.archon = tied[s.roll(len(tied), ARCHON_LUCK)]
    else:
        s.archon = tied[0]
    if s.told is not None:
        s.tell(Event("archon", {"seat": s.archon, "votes": most, "tied": len(tied)}))


def end_season(s: ParthenonState) -> None:
    """End the game after a whole season if an island is complete (P72), or after the last year (P73)."""
    complete = complete_islands(s)
    if not complete and not (year_is_over(s) and is_last_year(s)):
        return
    first = leaders(s)
    if len(first) > 1:
        s.tied = mask(first)
        return
    s.winner = first[0]
    s.end("complete" if complete else "years-over")


class NameWinner(Step[ParthenonState]):
    """The Archon chooses the winner among islands that are equal in everything (P74, Q35)."""

    rule = "P74"
    verbs = ("name",)

    def asks(self, s: ParthenonState, seat: int) -> bool:
        """Ask the Archon if there is a tie."""
        return s.tied != 0 and seat == s.archon

    def legal(self, s: ParthenonState, seat: int) -> list[Action]:
        """List the islands that are tied."""
        return [s.actions.names[s.island_of[each]] for each in members(s.tied)]

    def check(self, s: ParthenonState, seat: int, action: Action) -> None:
        """Refuse islands that are not tied."""
        assert isinstance(action, Choice)
        chosen = s.seat_of[action.value]
        if chosen == NOBODY or not s.tied >> chosen & 1:
            raise Refused("P74", "not-tied", {"island": s.box.island_names[action.value]})

    def effect(self, s: ParthenonState, seat: int, action: Action) -> None:
        """Name the winner."""
        assert isinstance(action, Choice)
        s.winner = s.seat_of[action.value]
        if s.told is not None:
            s.tell(Event("winner-named", {"seat": seat, "winner_seat": s.winner}))
        s.done(seat)
        s.end("archon")

    def question(self, s: ParthenonState) -> Question | None:
        """Let oneself be named in advance."""
        return Question(["myself"], {}, PHASE)

    def answer(self, s: ParthenonState, seat: int, given: str) -> Action | None:
        """Return one's own island."""
        return s.actions.names[s.island_of[seat]]

    def describe(self, s: ParthenonState, seat: int, action: Action) -> Description:
        """Name the island."""
        assert isinstance(action, Choice)
        chosen = s.seat_of[action.value]
        label = Message("label-name", {"island": s.box.island_names[action.value]})
        return Description(label, [], [f"island-{chosen}"], [])
