"""What texts of Neptun name besides what its code spells out."""

from periplus.games.neptun.sheets import PHASES
from tests.kernel.named import Named

NAMED = Named(
    box_names=(("good", "goods", "name"),),
    point_sources=("bonus", "gold"),
    names=("city-crete", "from-crete", *(f"phase-{phase}" for phase in (*PHASES, "extra"))),
)
