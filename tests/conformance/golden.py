"""Golden playthroughs: every value of the interface over a whole game, as text that a reader can check.

Run ``python -m tests.conformance.golden`` (``make golden``) to write them anew, and read the difference.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import periplus
from periplus.kernel.luck import SEED_BYTES
from periplus.kernel.message import Event, plain_data
from periplus.kernel.position import digest, fields_of
from tests.conformance.walks import TABLES, walk

FOLDER = Path(__file__).parents[1] / "golden"


def leaves(data: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    """Yield every leaf of plain data with its path."""
    items = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in items:
        if isinstance(value, (dict, list)) and value:
            yield from leaves(value, f"{path}.{key}")
        else:
            yield f"{path}.{key}".strip("."), value


def changes(before: dict[str, Any], after: dict[str, Any]) -> list[str]:
    """Return the leaves that are new, changed or gone."""
    told = [f"{path} = {json.dumps(value)}" for path, value in after.items() if before.get(path, ...) != value]
    return told + [f"{path} is gone" for path in before if path not in after]


def playthrough(name: str, seats: int) -> str:
    """Play one game and write down views, recalls, prompts, actions, forms and events of each step."""
    lines = [f"{name}, {seats} seats"]
    seen: dict[str, dict[str, Any]] = {}
    forms: dict[int, list[str]] = {}
    told: list[Event] = []
    for number, (s, acting, action) in enumerate(walk(name, seats, seats, told), start=1):
        lines += told_lines(told)
        told.clear()
        shown: list[str] = []
        for watcher in ("seat 0", "a spectator"):
            seat = 0 if watcher == "seat 0" else None
            now = dict(leaves({"view": s.view(seat), "recall": s.recall(seat)}))
            new = [line for line in changes(seen.get(watcher, {}), now) if line not in shown]
            lines += [f"  {watcher} sees {line}" for line in new]
            shown, seen[watcher] = new, now
        lines.append(f"{number}. {s.step_name()}, position {digest(s)[:16]}, may act {s.may_act()}")
        for seat in s.actors():
            lines.append(f"  {seat} is asked {json.dumps(s.prompt(seat).to_json())}")
            lines.append(f"    {' | '.join(str(each) for each in s.legal_actions(seat))}")
            filled_in = [f"    form {json.dumps(form.to_json())}" for form in s.forms(seat)]
            lines += [line for line in filled_in if line not in forms.get(seat, [])]  # the others are as before
            forms[seat] = filled_in
        lines.append(f"  {acting}: {action}    {json.dumps(s.describe(acting, action).to_json())}")
    lines += [*told_lines(told), f"end, position {digest(s)[:16]}", json.dumps(s.standings().to_json())]
    return "\n".join(lines) + "\n"


def told_lines(told: list[Event]) -> list[str]:
    """Write down events: what all see, and what their owner sees."""
    lines = []
    for event in told:
        lines.append(f"  told {event.name} {json.dumps(event.seen_by(None).to_json()['params'])}")
        if event.private:
            lines.append(f"    and to {event.owners} alone {json.dumps(plain_data(dict(event.private)))}")
    return lines


def keys_of(name: str) -> str:
    """Write down how records know the fields and the steps of a game."""
    game = periplus.game(name)
    empty = game.empty(game.seats[0], {}, game.rules, bytes(SEED_BYTES))
    fields = {field.key: layout(field.recorded(empty)) for field in fields_of(empty) if not field.memo}
    steps = {step.name() for instruction in empty.instructions for step in instruction.all_steps()}
    lines = [f"field {key}: {kind}" for key, kind in sorted(fields.items())]
    return "\n".join([*lines, *[f"step {step}" for step in sorted(steps)]]) + "\n"


def layout(value: object) -> str:
    """Say whether a field is a number, a list, or a list of lists."""
    if not isinstance(value, list):
        return "number"
    return "lists" if value and isinstance(value[0], list) else "list"


def file_of_keys(name: str) -> Path:
    """Return where the keys of a game are written down."""
    return FOLDER / f"{name}-keys.txt"


def file_of(name: str, seats: int) -> Path:
    """Return where a playthrough is written down."""
    return FOLDER / f"{name}-{seats}.txt"


def main() -> None:
    """Write all playthroughs, and the keys of every game."""
    FOLDER.mkdir(exist_ok=True)
    for name in periplus.game_names(hidden=True):
        file_of_keys(name).write_text(keys_of(name), encoding="utf-8")
    for name, seats in TABLES:
        file_of(name, seats).write_text(playthrough(name, seats), encoding="utf-8")


if __name__ == "__main__":
    main()
