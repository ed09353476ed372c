"""What Parthenon announces: events, hazards, votes, and the phases of a season."""

from collections.abc import Mapping
from typing import Any

from periplus.games.parthenon.effects import effect_of, hazard_effect, joined
from periplus.games.parthenon.view import PHASE_OF
from periplus.kernel.message import Message
from periplus.kernel.news import Bulletin, News, Phase

SUFFERED = ("paid", "suffers", "lost", "shaken", "stopped", "spared", "skips")
ENJOYED = ("named", "takes", "swapped", "caulked", "traded")
EVENT = dict.fromkeys((*SUFFERED, *ENJOYED), "P20")
HAZARD = {
    "numbers": "P34", "struck": "P38", "protected": "P34", "warded": "P35", "cargo-lost": "P33", "consoled": "P36",
    "turned-back": "P37", "driven": "P33",
}  # fmt: skip
OPENS = {"hazards": "hazard"}


def event_told(box: dict[str, Any], params: Mapping[str, Any]) -> Message:
    """Say what an event does."""
    return effect_of(next(each for each in box["events"] if each["name"] == params["event"]))


def hazard_told(box: dict[str, Any], params: Mapping[str, Any]) -> Message:
    """Say for whom a hazard is drawn, and what it does."""
    card = next(each for each in box["hazards"] if each["name"] == params["hazard"])
    return joined([Message("event-hazard", {**params}), hazard_effect(card)], "sentences")


NEWS = News(
    bulletins=(
        Bulletin("event", "P20", EVENT, passes=("answered", "tolls"), about=event_told, waits=True),
        Bulletin("hazard", "P33", HAZARD, passes=("answered", "wards"), about=hazard_told, waits=True),
        Bulletin("voted", "P68", {"voted": "P68", "archon": "P69"}, waits=True),
    ),
    phases=tuple(
        Phase(Message("cell-when", {"when": phase}), Message("cell-when", {"when": phase}), OPENS.get(phase, ""))
        for phase in dict.fromkeys(PHASE_OF.values())
    ),
    rule="P70",
)
