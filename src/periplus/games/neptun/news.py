"""What Neptun announces: the phases of a round, and what it has brought."""

from periplus.kernel.message import Message
from periplus.kernel.news import News, Phase

NEWS = News(
    phases=tuple(
        Phase(Message("chapter-phase", {"phase": phase}), Message(f"phase-short-{phase}"))
        for phase in ("acquire", "fulfil", "extra")
    ),
    rule="N48",
)
