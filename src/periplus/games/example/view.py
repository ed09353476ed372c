"""What one seat of the example game may see and remember.

The table of secrets:

| thing                    | who knows it                              | what reveals it             |
| ------------------------ | ----------------------------------------- | --------------------------- |
| order of the deck        | nobody: a bag                             | dealing, to the owner       |
| cards in hand            | their owner; all, if offered or traded    | an offer, a stall, a stake  |
| a stake                  | its owner                                 | all have staked             |
| the harbour card         | nobody; those who peeked                  | the end of the round        |
"""

from typing import Any

import msgspec

from periplus.games.example.market import names
from periplus.games.example.state import NO_CARD, ROUND, ExampleState
from periplus.kernel.luck import Luck
from periplus.kernel.message import EventKind

EVENTS = {
    "dealt": EventKind(("seat",), private=("goods",)),
    "staked": EventKind(("seat",), private=("good",)),
    "stakes": EventKind(("goods",), reveals=("goods",)),
    "offered": EventKind(("seat", "goods", "wants"), reveals=("goods",)),
    "withdrawn": EventKind(("seat",)),
    "traded": EventKind(("seat", "other_seat", "goods")),
    "peeked": EventKind(("seat",), private=("good",)),
    "built": EventKind(("seat", "goods"), reveals=("goods",)),
    "challenged": EventKind(("seat", "other_seat", "roll"), reveals=("roll",)),
    "harbour": EventKind(("good",), reveals=("good",)),
    "festival": EventKind(("roll",), reveals=("roll",)),
}


class PlayerView(msgspec.Struct, forbid_unknown_fields=True):
    """What lies open in front of a player."""

    points: int
    cards: int
    gives: list[str]
    wants: list[str]
    guards: int
    staked: bool
    peeked: bool


class ExampleView(msgspec.Struct, forbid_unknown_fields=True):
    """The table as one seat sees it."""

    round: int
    step: str
    actors: list[int]
    deck: int
    players: list[PlayerView]
    hand: list[str] | None
    stake: str | None


SCHEMA = ExampleView


def view(s: ExampleState, seat: int | None) -> dict[str, Any]:
    """Return what a seat may see."""
    players = [
        PlayerView(
            points=s.points[at],
            cards=len(s.hands[at]),
            gives=names(s, s.give[at]),
            wants=names(s, s.want[at]),
            guards=s.guards[at],
            staked=s.stakes[at] != NO_CARD,
            peeked=bool(s.harbour_seen >> at & 1),
        )
        for at in range(s.seats)
    ]
    own = None if seat is None else names(s, s.hands[seat])
    stake = None if seat is None or s.stakes[seat] == NO_CARD else s.box.goods[s.stakes[seat]]
    deck = len(s.bag) + (s.harbour != NO_CARD)
    seen = ExampleView(s.loops[ROUND] + 1, s.step_name(), s.actors(), deck, players, own, stake)
    data: dict[str, Any] = msgspec.to_builtins(seen)
    return data


def knows_harbour(s: ExampleState, seat: int | None) -> bool:
    """Say whether a seat has looked at the harbour card."""
    return seat is not None and bool(s.harbour_seen >> seat & 1)


def recall(s: ExampleState, seat: int | None) -> dict[str, Any]:
    """Return cards seen in hands, and the harbour card for those who peeked."""
    harbour = s.box.goods[s.harbour] if knows_harbour(s, seat) else None
    return {"shown": [names(s, cards) for cards in s.shown], "harbour": harbour}


def deal_anew(s: ExampleState, seat: int | None, luck: Luck) -> None:
    """Deal everything a seat has not seen from one bag."""
    others = [other for other in range(s.seats) if other != seat]
    counts = [len(s.hands[other]) - len(s.shown[other]) for other in others]
    for other in others:
        s.bag += s.hands[other]
        for card in s.shown[other]:
            s.bag.remove(card)
    if s.harbour != NO_CARD and not knows_harbour(s, seat):
        s.bag.append(s.harbour)
    s.bag.sort()
    for other, count in zip(others, counts, strict=True):
        unseen = [s.bag.pop(luck.below(len(s.bag))) for _ in range(count)]
        s.hands[other] = sorted(s.shown[other] + unseen)
        if s.stakes[other] != NO_CARD:
            s.stakes[other] = s.hands[other][luck.below(len(s.hands[other]))]
    if s.harbour != NO_CARD and not knows_harbour(s, seat):
        s.harbour = s.bag.pop(luck.below(len(s.bag)))
