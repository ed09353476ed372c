"""Events that ask every island to pay: who is asked, and what is suffered otherwise."""

from itertools import combinations_with_replacement
from typing import Final

from periplus.games.parthenon.actions import Cards, Suffer
from periplus.games.parthenon.cards import EARTHQUAKE, ENDURE, LABYRINTH, PARTHENON, TOLL, EventCard
from periplus.games.parthenon.events import PHASE, acts_on, card, current
from periplus.games.parthenon.hands import (
    card_blank,
    commodities_in_hand,
    handles,
    in_hand,
    lose_at_random,
    makers_of,
    names,
    names_of,
    need_cards,
    spend,
)
from periplus.games.parthenon.kinds import (
    ARMY,
    BASICS,
    COMMODITIES,
    FIRST_ACROPOLIS,
    KINDS,
    MADE,
    NOBODY,
    PLACES,
)
from periplus.games.parthenon.price import Price, counted, listed
from periplus.games.parthenon.state import NOT_SAID, ParthenonState, card_at, cards_of, maker_at
from periplus.kernel.action import Action, Blank, Form
from periplus.kernel.errors import Refused
from periplus.kernel.message import Description, Event, Message
from periplus.kernel.state import Question, Step

PAID: Final = 0
SUFFERED: Final = 1


def prices(s: ParthenonState) -> list[Price]:
    """Return the prices of the event, of which an island pays one."""
    price = card(s).price
    return card(s).prices if price is None else [price]


def is_concerned(s: ParthenonState, seat: int) -> bool:
    """Say whether the event asks a seat for something."""
    if not acts_on(s, seat):
        return False
    event = card(s)
    if event.effect == EARTHQUAKE:
        # Q75: what the Archon picks passes by the owner of the Parthenon
        return shaken_places(s, seat) != 0 and not s.owns(seat, PARTHENON)
    # D5: owning one of these cards is enough
    return max([0, *[s.hands[card_at(seat, kind)] for kind in event.excused]]) == 0


def shaken_places(s: ParthenonState, seat: int) -> int:
    """Return the bits of a seat's structures of the type that the Archon has named (Q70: both copies)."""
    found = 0
    for place in range(FIRST_ACROPOLIS, PLACES):
        if s.has_built(seat, place) and s.type_at(seat, place) == s.answers.named:
            found |= 1 << place
    return found


def may_be_payable(s: ParthenonState, seat: int) -> bool:
    """Say whether, as all can see, a seat may be able to pay: Aegis cards lie open, of the rest the number is known."""
    for price in prices(s):
        asked = sum(price.counts[:COMMODITIES]) + price.basic + price.rare
        shown = True
        for kind in range(ARMY, KINDS):
            shown = shown and s.hands[card_at(seat, kind)] >= price.counts[kind]
        if shown and asked <= s.hand_size(seat):
            return True
    return False


# What is suffered


def working(s: ParthenonState, seat: int) -> list[int]:
    """Return how many makers of each kind no event has stopped yet this season (Q71)."""
    still, first = s.makers(seat), maker_at(seat, 0)
    for kind in range(MADE):
        still[kind] -= s.season.skipping[first + kind]
    return still


def loses_hand(s: ParthenonState, seat: int) -> bool:
    """Say whether the event can take cards of a seat's hand: never from the owner of the Labyrinth (P64)."""
    event = card(s)
    return (event.lost > 0 or event.kept >= 0) and not s.owns(seat, LABYRINTH)


def can_endure(s: ParthenonState, seat: int) -> bool:
    """Say whether a seat may use Stoicism, once a season (P58)."""
    return s.thinks(seat, ENDURE) and not s.season.thought[seat] >> s.box.philosophy_with[ENDURE] & 1


def amount_endured(s: ParthenonState) -> int:
    """Return by how much Stoicism lessens a loss."""
    return s.box.philosophies[s.box.philosophy_with[ENDURE]].amount


def to_stop(s: ParthenonState, seat: int) -> tuple[int, int]:
    """Return how many workshops must skip because of the event, and how many makers in all (Q71)."""
    return to_stop_of(s, working(s, seat))


def to_stop_of(s: ParthenonState, still: list[int]) -> tuple[int, int]:
    """Return the same for the makers that still work."""
    event = card(s)
    villages, workshops = sum(still[:BASICS]), sum(still[BASICS:])
    stopped = workshops if event.all_workshops else 0
    in_all = stopped + min(event.villages, villages)
    return stopped, in_all + min(event.makers, villages + workshops - in_all)


def names_own(s: ParthenonState, seat: int) -> bool:
    """Say whether a seat itself names what skips: unless the card leaves it to the Archon (P21, Q75)."""
    return not card(s).named_by_archon or s.owns(seat, PARTHENON)


def kept_limit(s: ParthenonState, seat: int, stoic: bool) -> int:
    """Return how many cards of the hand may be kept, or NOBODY if all of them."""
    event = card(s)
    size = s.hand_size(seat)
    if event.kept < 0 or not loses_hand(s, seat) or size <= event.kept:
        return NOBODY
    return min(size, event.kept + (amount_endured(s) if stoic else 0))  # Q73


def choices_to_stop(s: ParthenonState, seat: int, fewer: int = 0) -> list[tuple[int, ...]]:
    """Return every way in which makers of a seat can skip, as kinds."""
    still = working(s, seat)
    in_all = to_stop_of(s, still)[1]
    kinds = [kind for kind in range(MADE) if still[kind] > 0]
    found: list[tuple[int, ...]] = []
    for chosen in combinations_with_replacement(kinds, max(0, in_all - fewer)):
        if may_skip(s, still, chosen, fewer):
            found.append(chosen)
    return found


def is_way_to_stop(s: ParthenonState, seat: int, chosen: tuple[int, ...], fewer: int) -> bool:
    """Say whether these makers of a seat may be the ones that skip."""
    return may_skip(s, working(s, seat), chosen, fewer)


def may_skip(s: ParthenonState, still: list[int], chosen: tuple[int, ...], fewer: int) -> bool:
    """Say the same of the makers that still work."""
    workshops, in_all = to_stop_of(s, still)
    counts = counted(chosen)
    for kind in range(MADE):
        if counts[kind] > still[kind]:
            return False
    rare = sum(counts[BASICS:MADE])
    if len(chosen) != max(0, in_all - fewer) or rare < workshops - fewer:
        return False
    return card(s).makers > 0 or (rare <= workshops and len(chosen) - rare <= in_all - workshops)


# The answers


class PayToll(Step[ParthenonState]):
    """Every island pays what an event asks, or suffers (P20, Q45)."""

    rule = "P20"
    verbs = ("pay", "suffer")

    def asks(self, s: ParthenonState, seat: int) -> bool:
        """Ask all who, as everybody can see, have a choice (Q70)."""
        if not is_concerned(s, seat):
            return False
        event = card(s)
        harmless = not event.no_armies and event.effect != EARTHQUAKE and not self.is_costly(s, seat)
        return not harmless and (may_be_payable(s, seat) or self.has_choice(s, seat))

    def is_costly(self, s: ParthenonState, seat: int) -> bool:
        """Say whether a seat that does not pay loses a card or has a maker that skips."""
        return (
            to_stop(s, seat)[1] > 0 or cards_lost(s, seat, card(s), False) > 0 or kept_limit(s, seat, False) != NOBODY
        )

    def has_choice(self, s: ParthenonState, seat: int) -> bool:
        """Say whether a seat that cannot pay has something to choose."""
        stops = names_own(s, seat) and len(choices_to_stop(s, seat)) > 1
        keeps = kept_limit(s, seat, False) != NOBODY
        return stops or keeps or self.may_endure(s, seat)

    def may(self, s: ParthenonState, seat: int) -> bool:
        """Let a seat change its mind until all have answered."""
        return s.answers.said[seat] != NOT_SAID

    def secret(self, s: ParthenonState) -> bool:
        """Say that answers are shown together."""
        return True

    def prompt(self, s: ParthenonState, seat: int) -> Message:
        """Name the event."""
        return Message("prompt-paytoll", {"event": s.box.event_names[current(s)]})

    def legal(self, s: ParthenonState, seat: int) -> list[Action]:
        """List one payment for each price, and every way to suffer that is not a matter of many cards."""
        found: list[Action] = []
        for price in prices(s):
            paid = price.payment(s.hands, 0, card_at(seat, 0))
            if paid is not None:
                found.append(Cards(s.actions.pay, listed(paid)))
        for stoic in (False, True) if self.may_endure(s, seat) else (False,):
            fewer = amount_endured(s) if stoic else 0
            stopped = choices_to_stop(s, seat, fewer) if names_own(s, seat) else [()]
            keeping = self.kept(s, seat, stoic)
            found += [Suffer(s.actions.suffer, skipping, keeping, stoic) for skipping in stopped]
        return found

    def may_endure(self, s: ParthenonState, seat: int) -> bool:
        """Say whether Stoicism can be used with the answer: it lessens losses that are suffered, nothing else (Q73)."""
        if not can_endure(s, seat) or not self.is_costly(s, seat):
            return False
        return names_own(s, seat) or to_stop(s, seat)[1] == 0

    def kept(self, s: ParthenonState, seat: int, stoic: bool) -> tuple[int, ...]:
        """Return the cards that a seat would keep: the rarest first."""
        limit = kept_limit(s, seat, stoic)
        if limit == NOBODY:
            return ()
        first = card_at(seat, 0)
        rarest = [kind for kind in range(COMMODITIES - 1, -1, -1) for _ in range(s.hands[first + kind])]
        return tuple(sorted(rarest[:limit]))

    def forms(self, s: ParthenonState, seat: int) -> list[Form]:
        """Let a seat choose what to pay, or what to keep."""
        cards, limit = in_hand(s, seat), kept_limit(s, seat, False)
        found: list[Form] = []
        if cards:
            found.append(Form(s.actions.pay, [Blank("cards", cards, 1, len(cards), several=True)]))
        if limit != NOBODY:
            most = limit + (amount_endured(s) if self.may_endure(s, seat) else 0)
            kept = card_blank("keeping", commodities_in_hand(s, seat), limit, most)
            blanks = (
                [kept, Blank("stoically", [True], 0, 1, labels=[Message("one-yes")])]
                if self.may_endure(s, seat)
                else [kept]
            )
            found.append(Form(s.actions.suffer, blanks))
        return found

    def check(self, s: ParthenonState, seat: int, action: Action) -> None:
        """Refuse wrong payments, and losses other than those of the card."""
        if isinstance(action, Cards):
            cards = counted(action.cards)
            need_cards(s, seat, cards, "P20")
            for price in prices(s):
                if price.is_paid_by(cards, 0):
                    return
            raise Refused("P20", "wrong-payment")
        assert isinstance(action, Suffer)
        if action.stoic and not self.may_endure(s, seat):
            raise Refused("P58", "no-stoicism")
        fewer = amount_endured(s) if action.stoic else 0
        if names_own(s, seat):
            if not is_way_to_stop(s, seat, action.skipping, fewer):
                raise Refused("P21", "wrong-makers", {"count": max(0, to_stop(s, seat)[1] - fewer)})
        elif action.skipping:
            raise Refused("P21", "archon-chooses")
        self.check_kept(s, seat, action)

    def check_kept(self, s: ParthenonState, seat: int, action: Suffer) -> None:
        """Refuse to keep too many cards, too few, or others than those in hand."""
        limit = kept_limit(s, seat, action.stoic)
        need_cards(s, seat, counted(action.keeping), "P20")
        if len(action.keeping) != max(0, limit):
            raise Refused("P20", "wrong-number-kept", {"count": max(0, limit)})

    def effect(self, s: ParthenonState, seat: int, action: Action) -> None:
        """Note the answer."""
        answers = s.answers
        answers.stoic &= ~(1 << seat)
        answers.stopping[maker_at(seat, 0) : maker_at(seat + 1, 0)] = [0] * MADE
        if isinstance(action, Cards):
            answers.said[seat] = PAID
            answers.cards[cards_of(seat)] = counted(action.cards)
        else:
            assert isinstance(action, Suffer)
            answers.said[seat] = SUFFERED
            answers.cards[cards_of(seat)] = counted(action.keeping)
            for kind in action.skipping:
                answers.stopping[maker_at(seat, kind)] += 1
            if action.stoic:
                answers.stoic |= 1 << seat
        if s.told is not None:
            s.tell(Event("answered", {"seat": seat}))
        s.done(seat)

    def question(self, s: ParthenonState) -> Question | None:
        """Let it be said in advance, for some events, whether one pays."""
        events: list[object] = [
            name for name, each in zip(s.box.event_names, s.box.events, strict=True)
            if each.effect in (TOLL, EARTHQUAKE)
        ]  # fmt: skip
        return Question(["pay", "suffer", "pay or suffer"], {"event": events}, PHASE)

    def about(self, s: ParthenonState) -> dict[str, object]:
        """Name the event."""
        return {"event": s.box.event_names[current(s)]}

    def answer(self, s: ParthenonState, seat: int, given: str) -> Action | None:
        """Return the first payment listed, or the first way to suffer, with Stoicism where it helps (Q73)."""
        stoic = self.may_endure(s, seat)
        for action in self.legal(s, seat):
            if isinstance(action, Suffer):
                if given != "pay" and action.stoic == stoic:
                    return action
            elif given != "suffer":
                return action
        return None

    def describe(self, s: ParthenonState, seat: int, action: Action) -> Description:
        """Name what is paid or suffered."""
        if isinstance(action, Cards):
            return Description(Message("label-pay", {"cards": names_of(action.cards)}), [], [], handles(action.cards))
        assert isinstance(action, Suffer)
        event, said = card(s), list[Message]()
        if action.skipping:
            said.append(Message("consequence-skip", {"makers": makers_of(action.skipping)}))
        elif not names_own(s, seat) and to_stop(s, seat)[1]:
            said.append(Message("consequence-archon-stops", {"count": to_stop(s, seat)[1]}))
        if event.lost and loses_hand(s, seat):
            said.append(Message("consequence-lose-random", {"count": cards_lost(s, seat, event, action.stoic)}))
        if kept_limit(s, seat, action.stoic) != NOBODY:
            said.append(Message("consequence-keep", {"cards": names_of(action.keeping)}))
        if event.no_armies:
            said.append(Message("consequence-no-armies"))
        if event.effect == EARTHQUAKE:
            said.append(Message("consequence-shaken", {"structure": s.box.acropolis_names[s.answers.named]}))
        return Description(Message("label-suffer", {"stoic": action.stoic}), said, [], handles(action.keeping))


def cards_lost(s: ParthenonState, seat: int, event: EventCard, stoic: bool) -> int:
    """Return how many cards of its hand a seat loses at random (Q3: no more than it has; Q73)."""
    if not loses_hand(s, seat):
        return 0
    return max(0, min(event.lost, s.hand_size(seat)) - (amount_endured(s) if stoic else 0))


def settle_tolls(s: ParthenonState) -> None:
    """Carry out all answers; islands without a choice suffer (Q3)."""
    s.answers.victims = 0
    if s.told is not None:
        paying = [seat for seat in s.order if s.answers.said[seat] == PAID]
        s.tell(Event("tolls", {"seats": paying, "count": len(paying)}))
    for seat in s.order:
        if not is_concerned(s, seat):
            continue
        if s.answers.said[seat] == PAID:
            cards = s.answers.cards[cards_of(seat)]
            spend(s, seat, cards)
            if s.told is not None:
                s.tell(Event("paid", {"seat": seat, "cards": names(cards), "event": s.box.event_names[current(s)]}))
        else:
            suffer(s, seat)


def suffer(s: ParthenonState, seat: int) -> None:
    """Let a seat suffer what the event does to those who do not pay."""
    event, stoic = card(s), bool(s.answers.stoic >> seat & 1)
    if stoic:
        s.season.thought[seat] |= 1 << s.box.philosophy_with[ENDURE]
    if s.told is not None:
        s.tell(Event("suffers", {"seat": seat, "event": s.box.event_names[current(s)], "stoic": stoic}))
    if event.no_armies:
        s.season.no_armies |= 1 << seat
    if event.effect == EARTHQUAKE:
        s.season.shaken[seat] |= shaken_places(s, seat)
    lose_hand(s, seat, stoic)
    if names_own(s, seat):
        if s.answers.said[seat] == NOT_SAID:
            for chosen in choices_to_stop(s, seat)[:1]:
                name_makers(s, seat, chosen)
        stop_named(s, seat)
    elif to_stop(s, seat)[1]:
        s.answers.victims |= 1 << seat


def lose_hand(s: ParthenonState, seat: int, stoic: bool) -> None:
    """Take the cards of a hand that the event takes."""
    event, lost = card(s), [0] * KINDS
    limit = kept_limit(s, seat, stoic)
    if limit != NOBODY:
        for kind in range(COMMODITIES):
            at = card_at(seat, kind)
            lost[kind] = s.hands[at] - s.answers.cards[at]
        spend(s, seat, lost)
    commodities = list(range(COMMODITIES))
    for _ in range(cards_lost(s, seat, event, stoic)):
        lost[lose_at_random(s, s.hands, card_at(seat, 0), commodities)] += 1
    if s.told is not None and max(lost):
        s.tell(Event("lost", {"seat": seat, "cards": names(lost)}))


def name_makers(s: ParthenonState, seat: int, kinds: tuple[int, ...]) -> None:
    """Note which makers of a seat are to skip."""
    for kind in kinds:
        s.answers.stopping[maker_at(seat, kind)] += 1


def stop_named(s: ParthenonState, seat: int) -> None:
    """Let the makers that were named skip this season's production."""
    stopped: list[int] = []
    for kind in range(MADE):
        at = maker_at(seat, kind)
        s.season.skipping[at] += s.answers.stopping[at]
        stopped += [kind] * s.answers.stopping[at]
        s.answers.stopping[at] = 0
    if s.told is not None and stopped:
        s.tell(Event("skips", {"seat": seat, "makers": makers_of(tuple(stopped))}))
