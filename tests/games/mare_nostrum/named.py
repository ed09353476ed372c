"""What texts of Mare Nostrum name besides what its code spells out."""

from periplus.games.mare_nostrum.actions import LOSSES
from periplus.games.mare_nostrum.box import ITEMS, ROLE_NAMES
from periplus.games.mare_nostrum.sheets import PHASES
from periplus.games.mare_nostrum.sites import OBSTACLES
from tests.kernel.named import Named

NAMED = Named(
    box_names=(
        ("card", "goods", "name"),
        ("card", "cards", "name"),
        ("power", "cards", "power"),
        ("civ", "civilisations", "name"),
        ("part", "civilisations", "name"),
        ("spot", "goods", "name"),
    ),
    point_sources=("heroes", "wonders"),
    names=(
        "card-tax", "spot-temple", "spot-market", "tie-break-2",
        *[f"item-{item}" for item in ITEMS],
        *[f"{kind}-{role}" for role in ROLE_NAMES for kind in ("role", "counted")],
        *[f"how-{how}" for how in LOSSES],
        *[f"course-{phase}" for phase in PHASES],
    ),
    told=(
        ("cell-influence", ("count",)),
        *[(f"refused-{reason}", ("item", "province")) for _, reason in OBSTACLES if reason],
    ),
)  # fmt: skip
