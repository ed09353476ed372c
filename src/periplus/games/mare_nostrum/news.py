"""What Mare Nostrum announces: battles, exchanges, and the phases of a turn."""

from collections.abc import Mapping
from typing import Any

from periplus.games.mare_nostrum.sheets import PHASES
from periplus.kernel.message import Message
from periplus.kernel.news import Bulletin, News, Phase, Side

Data = dict[str, Any]
SIDES = ("", "enemy_")
ROLLED = ("civ", "dice", "bonus", "total")


def sides(box: Data, view: Data, battle: Mapping[str, Any]) -> list[Side]:
    """Return what both sides of a battle have rolled, and how many units that hits."""
    return [side(box, view, {name: battle[f"{which}{name}"] for name in ROLLED}) for which in SIDES]


def side(box: Data, view: Data, rolled: Data) -> Side:
    """Return one side of a battle; a neutral civilisation has no seat."""
    seat = next((player["seat"] for player in view["players"] if player["civ"] == rolled["civ"]), None)
    adds = [Message("news-adds", {"count": rolled["bonus"]})] if rolled["bonus"] else []
    verdict = Message("news-hits", {"count": rolled["total"] // box["battle"]["hit"]})
    return Side(seat, Message("cell-civ", {"civ": rolled["civ"]}), rolled["dice"], adds, rolled["total"], verdict)


NEWS = News(
    bulletins=(
        Bulletin("battle", "M54", {"lost": "M54", "lost-fleet": "M54"}, passes=("chose-losses",), sides=sides),
        Bulletin(
            "offers",
            "M28",
            {"offers": "M27", "taken": "M28", "redirected": "M29", "gift": "M29"},
            waits=True,
        ),
    ),
    phases=tuple(Phase(Message(f"course-{phase}"), Message(f"course-{phase}")) for phase in PHASES),
    rule="M15",
)
