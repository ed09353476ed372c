"""The discard phase: two ways to keep commodities, and the Mausoleum (P65 to P67)."""

from typing import Final

from periplus.games.parthenon.actions import Cards
from periplus.games.parthenon.boons import SCARCEST, scarcest
from periplus.games.parthenon.cards import ENJOY, LABYRINTH, MAUSOLEUM
from periplus.games.parthenon.hands import card_blank, commodities_in_hand, handles, names, names_of, need_cards, spend
from periplus.games.parthenon.kinds import BASICS, COMMODITIES, FIRST_ACROPOLIS, KIND_NAMES, KINDS, PLACES
from periplus.games.parthenon.price import counted
from periplus.games.parthenon.state import NOT_SAID, Answers, ParthenonState, card_at, cards_of
from periplus.kernel.action import Action, Blank, Form
from periplus.kernel.errors import Refused
from periplus.kernel.message import Description, Event, Message
from periplus.kernel.state import Question, Step

KEPT: Final = 0
SHOWN: Final = 1
PHASE: Final = Message("cell-when", {"when": "discard"})


def hand_limit(s: ParthenonState, seat: int) -> int:
    """Return how many commodities a seat may keep hidden (P67, P57, Q68)."""
    limit = s.box.hand
    for place in range(FIRST_ACROPOLIS, PLACES):
        if s.has_built(seat, place) and not s.season.shaken[seat] >> place & 1:
            limit = max(limit, s.box.acropolis[s.type_at(seat, place)].hand)
    if s.thinks(seat, ENJOY):
        limit += s.box.philosophies[s.box.philosophy_with[ENJOY]].amount
    if s.owns(seat, LABYRINTH):
        limit += s.box.wonders[s.box.wonder_with[LABYRINTH]].amount
    return limit


def duplicates_allowed(s: ParthenonState, seat: int) -> int:
    """Return how many duplicates a seat may keep when it shows its hand (P58)."""
    return s.box.philosophies[s.box.philosophy_with[ENJOY]].duplicates if s.thinks(seat, ENJOY) else 0


class Discard(Step[ParthenonState]):
    """Keep a few commodities hidden, or show all and keep one of each kind (P65 to P67)."""

    rule = "P65"
    verbs = ("keep", "show")

    def asks(self, s: ParthenonState, seat: int) -> bool:
        """Ask all who hold more than they may keep hidden; all others keep everything (Q32, Q68)."""
        return s.hand_size(seat) > hand_limit(s, seat)

    def may(self, s: ParthenonState, seat: int) -> bool:
        """Let a seat change its mind until all have answered."""
        return s.answers.said[seat] != NOT_SAID

    def secret(self, s: ParthenonState) -> bool:
        """Say that answers are shown together."""
        return True

    def prompt(self, s: ParthenonState, seat: int) -> Message:
        """Say how many may be kept hidden."""
        return Message("prompt-discard", {"count": hand_limit(s, seat)})

    def legal(self, s: ParthenonState, seat: int) -> list[Action]:
        """List showing all, keeping the rarest, and keeping the most plentiful."""
        first, limit = card_at(seat, 0), hand_limit(s, seat)
        row = [kind for kind in range(COMMODITIES) for _ in range(s.hands[first + kind])]
        found: list[Action] = []
        duplicates = [kind for kind in range(COMMODITIES - 1, -1, -1) if s.hands[first + kind] > 1]
        kept = tuple(sorted(duplicates[: duplicates_allowed(s, seat)]))
        found.append(Cards(s.actions.show, kept))
        spread = sorted([kind for kind in range(COMMODITIES) if s.hands[first + kind]])
        for cards in (row[len(row) - limit :], row[:limit], spread[max(0, len(spread) - limit) :]):
            action = Cards(s.actions.keep, tuple(sorted(cards[:limit])))
            if action not in found:
                found.append(action)
        return found

    def forms(self, s: ParthenonState, seat: int) -> list[Form]:
        """Let a seat keep any cards."""
        cards, limit = commodities_in_hand(s, seat), hand_limit(s, seat)
        found = [Form(s.actions.keep, [Blank("cards", cards, 0, limit, several=True)])]
        extra = duplicates_allowed(s, seat)
        if extra:
            found.append(Form(s.actions.show, [card_blank("keeping", cards, 0, extra)]))
        return found

    def check(self, s: ParthenonState, seat: int, action: Action) -> None:
        """Refuse to keep too much, and what one does not have."""
        assert isinstance(action, Cards)
        counts = counted(action.cards)
        if action.verb.name == "keep":
            need_cards(s, seat, counts, "P67")
            if len(action.cards) > hand_limit(s, seat):
                raise Refused("P67", "too-many-kept", {"count": hand_limit(s, seat)})
            return
        if len(action.cards) > duplicates_allowed(s, seat):
            raise Refused("P66", "too-many-duplicates", {"count": duplicates_allowed(s, seat)})
        for kind in range(KINDS):
            if counts[kind] and counts[kind] + 1 > s.hands[card_at(seat, kind)]:
                raise Refused("P66", "no-duplicate", {"card": KIND_NAMES[kind]})

    def effect(self, s: ParthenonState, seat: int, action: Action) -> None:
        """Note what is kept."""
        assert isinstance(action, Cards)
        kept = counted(action.cards)
        s.answers.said[seat] = KEPT
        if action.verb.name == "show":
            s.answers.said[seat] = SHOWN
            for kind in range(COMMODITIES):
                kept[kind] += min(1, s.hands[card_at(seat, kind)])  # P66: one of each kind
        s.answers.cards[cards_of(seat)] = kept
        if s.told is not None:
            s.tell(Event("answered", {"seat": seat}))
        s.done(seat)

    def question(self, s: ParthenonState) -> Question | None:
        """Let it be said in advance whether one shows, keeps the rarest hidden, or does what keeps more cards."""
        return Question(["show", "keep", "keep more"], {}, PHASE)

    def answer(self, s: ParthenonState, seat: int, given: str) -> Action | None:
        """Return one of the first two ways listed: showing all, and keeping the rarest."""
        shown, hidden = self.legal(s, seat)[:2]
        assert isinstance(shown, Cards)
        kinds = [kind for kind in range(COMMODITIES) if s.hands[card_at(seat, kind)]]
        more = given == "keep more" and len(kinds) + len(shown.cards) > hand_limit(s, seat)
        return shown if given == "show" or more else hidden

    def describe(self, s: ParthenonState, seat: int, action: Action) -> Description:
        """Name what is kept, and how many cards go."""
        assert isinstance(action, Cards)
        if action.verb.name == "keep":
            gone = s.hand_size(seat) - len(action.cards)
            params = {"cards": names_of(action.cards), "count": len(action.cards)}
            return Description(
                Message("label-keep", params),
                [Message("consequence-discard", {"count": gone})],
                [],
                handles(action.cards),
            )
        kinds = [kind for kind in range(COMMODITIES) if s.hands[card_at(seat, kind)]]
        gone = s.hand_size(seat) - len(kinds) - len(action.cards)
        params = {"cards": names_of(tuple(kinds)), "extra": names_of(action.cards)}
        return Description(
            Message("label-show", params), [Message("consequence-discard", {"count": gone})], [], handles(tuple(kinds))
        )


def begin_discard(s: ParthenonState) -> None:
    """Clear what was said before."""
    s.answers = Answers(s.seats)


def discard_all(s: ParthenonState) -> None:
    """Discard everything that is not kept, face up (Q50)."""
    for seat in s.order:
        said = s.answers.said[seat]
        if said == NOT_SAID:
            continue
        gone = [0] * KINDS
        for kind in range(COMMODITIES):
            at = card_at(seat, kind)
            gone[kind] = s.hands[at] - s.answers.cards[at]
            s.answers.discarded[at] = gone[kind]
        spend(s, seat, gone)
        if s.told is not None:
            kept = names(s.answers.cards[cards_of(seat)]) if said == SHOWN else []
            s.tell(Event("discarded", {"seat": seat, "cards": names(gone), "shown": said == SHOWN, "kept": kept}))


class Salvage(Step[ParthenonState]):
    """The owner of the Mausoleum takes basic cards that others have just discarded (P64, Q68)."""

    rule = "P64"
    verbs = ("take", "pass")

    def asks(self, s: ParthenonState, seat: int) -> bool:
        """Ask the owner if there are any."""
        return s.owns(seat, MAUSOLEUM) and sum(self.left(s, seat)) > 0

    def left(self, s: ParthenonState, seat: int) -> list[int]:
        """Return the basic cards that others have discarded, as counts."""
        counts = [0] * KINDS
        for other in range(s.seats):
            if other != seat:
                for kind in range(BASICS):
                    counts[kind] += s.answers.discarded[card_at(other, kind)]
        return counts

    def amount(self, s: ParthenonState) -> int:
        """Return how many may be taken."""
        return s.box.wonders[s.box.wonder_with[MAUSOLEUM]].amount

    def legal(self, s: ParthenonState, seat: int) -> list[Action]:
        """List every kind as often as possible, and pairs."""
        left, found = self.left(s, seat), [s.actions.pass_]
        for kind in range(BASICS):
            if left[kind]:
                found.append(Cards(s.actions.take, (kind,) * min(left[kind], self.amount(s))))
                if self.amount(s) > 1:
                    others = [other for other in range(kind + 1, BASICS) if left[other]]
                    found += [Cards(s.actions.take, (kind, other)) for other in others]
        return found

    def check(self, s: ParthenonState, seat: int, action: Action) -> None:
        """Refuse too many, and what was not discarded."""
        if not isinstance(action, Cards):
            return
        left, counts = self.left(s, seat), counted(action.cards)
        if len(action.cards) > self.amount(s):
            raise Refused("P64", "too-many-salvaged", {"count": self.amount(s)})
        for kind in range(KINDS):
            if counts[kind] > left[kind]:
                raise Refused("P64", "not-discarded", {"card": KIND_NAMES[kind]})

    def effect(self, s: ParthenonState, seat: int, action: Action) -> None:
        """Take them."""
        if isinstance(action, Cards):
            for kind in action.cards:
                s.hands[card_at(seat, kind)] += 1
            if s.told is not None:
                s.tell(Event("takes", {"seat": seat, "cards": names_of(action.cards)}))
        s.done(seat)

    def question(self, s: ParthenonState) -> Question | None:
        """Let it be said in advance whether one takes any."""
        return Question(["pass", SCARCEST], {}, PHASE)

    def answer(self, s: ParthenonState, seat: int, given: str) -> Action | None:
        """Return as many as one may take, of what one has fewest, or pass."""
        if given == SCARCEST:
            return Cards(s.actions.take, scarcest(s, seat, self.left(s, seat), self.amount(s)))
        return s.actions.pass_

    def describe(self, s: ParthenonState, seat: int, action: Action) -> Description:
        """Name the cards."""
        if not isinstance(action, Cards):
            return Description(Message("label-pass"), [], [], [])
        return Description(Message("label-take", {"cards": names_of(action.cards)}), [], [], [])
