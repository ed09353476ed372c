"""What Parthenon announces: events, hazards, votes, and the phases of a season."""

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

NEWS = News(
    bulletins=(
        Bulletin("event", "P20", EVENT, passes=("answered", "tolls"), waits=True),
        Bulletin("hazard", "P33", HAZARD, passes=("answered", "wards"), waits=True),
        Bulletin("voted", "P68", {"voted": "P68", "archon": "P69"}, waits=True),
    ),
    phases=tuple(
        Phase(Message("cell-when", {"when": phase}), Message("cell-when", {"when": phase}), OPENS.get(phase, ""))
        for phase in dict.fromkeys(PHASE_OF.values())
    ),
    rule="P70",
)
