"""Golden playthroughs: every value of the interface over a whole game, as text that a reader can check.

Run ``python -m tests.conformance.golden`` (``make golden``) to write them anew, and read the difference.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from periplus.kernel.message import Event, plain_data
from periplus.kernel.position import digest
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
            lines += [f"    form {json.dumps(form.to_json())}" for form in s.forms(seat)]
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


def file_of(name: str, seats: int) -> Path:
    """Return where a playthrough is kept."""
    return FOLDER / f"{name}-{seats}.txt"


def main() -> None:
    """Write all playthroughs."""
    FOLDER.mkdir(exist_ok=True)
    for name, seats in TABLES:
        file_of(name, seats).write_text(playthrough(name, seats), encoding="utf-8")


if __name__ == "__main__":
    main()
