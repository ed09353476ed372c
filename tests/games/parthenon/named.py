"""What texts of Parthenon name besides what its code spells out."""

from periplus.games.parthenon.cards import FATES, LOSSES, PHILOSOPHY_POWERS, STRIKES, WONDER_POWERS
from periplus.games.parthenon.construction import OBSTACLES as TO_BUILDING
from periplus.games.parthenon.crafts import OBSTACLES as TO_USE
from periplus.games.parthenon.desk import SIDES
from periplus.games.parthenon.effects import BRIEF
from periplus.games.parthenon.kinds import GROUPS, KIND_NAMES, PHASES, VILLAGES
from periplus.games.parthenon.painter import SHORTER
from periplus.games.parthenon.view import PHASE_OF, STAGES
from tests.kernel.named import Named

TIE_BREAKS = 11  # behind completeness and structures (P74)
POWER_PARAMS = ("count", "duplicates", "card", "price")
NAMED = Named(
    box_names=(
        ("island", "islands", "name"),
        ("called", "islands", "name"),
        ("question-vote-vote", "islands", "name"),
        ("land", "lands", "name"),
        ("event", "events", "name"),
        ("hazard", "hazards", "name"),
        ("title", "hazards", "title"),
        ("card", "harbor_cards", "name"),
        ("philosophy", "philosophies", "name"),
        ("wonder", "wonders", "name"),
        ("thing", "acropolis", "name"),
        ("thing-alternate", "acropolis", "name"),
        ("structure", "acropolis", "name"),
        ("structure-alternate", "acropolis", "name"),
        ("structure", "wonders", "name"),
        ("short", "acropolis", "name"),
        ("short", "wonders", "name"),
    ),
    point_sources=("villages", "workshops", "acropolis", "wonders"),
    names=(
        "prompt-orderevents", "prompt-shakestructures", "prompt-nameisland",
        "thing-workshop", "thing-fleet", "card-basic", "card-rare",
        *[f"thing-village-{number + 1}" for number in range(VILLAGES)],
        *[f"card-{kind}" for kind in KIND_NAMES],
        *[f"short-{kind}" for kind in SHORTER],
        *[f"phase-{phase}" for phase in PHASES],
        *[f"when-{phase}" for phase in dict.fromkeys(PHASE_OF.values())],
        *[f"reached-{stage}" for stage in STAGES[1:]],
        *[f"group-{group}" for group in GROUPS],
        *[f"rate-{side}" for side in SIDES],
        *[f"tie-break-{at}" for at in range(2, 2 + TIE_BREAKS)],
    ),
    told=(
        *[(f"refused-{reason}", ("thing", "structure", "count")) for _, reason in (*TO_BUILDING, *TO_USE)],
        *[(f"loss-{name}", ("count",)) for name in ("villages", "makers", "lost", "kept")],
        *[(f"brief-{name}", ("price", "cards", "count", "things")) for name in BRIEF],
        *[(f"power-{name}", POWER_PARAMS) for name in (*WONDER_POWERS, *PHILOSOPHY_POWERS)],
        *[(f"struck-{fleets}", ("of", "count")) for fleets in STRIKES[1:]],
        *[(f"fate-{fate}", ()) for fate in FATES[1:]],
        *[(f"takes-{name}", ("of",)) for name in LOSSES],
        *[(f"takes-{how}", ("cards",)) for how in ("chosen", "sure", "random")],
        ("either", ("first", "second")), ("sentences", ("first", "second")),
    ),
)  # fmt: skip
