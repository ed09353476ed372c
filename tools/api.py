"""Write docs/api.md: every public name of the library with its sentence, from the sources.

python tools/api.py           write it
python tools/api.py --check   only say whether it is up to date
"""

import sys
from pathlib import Path

import griffe

TOP = Path(__file__).parents[1]
PAGE = TOP / "docs" / "api.md"


def kernel(*names: str) -> list[str]:
    """Return modules of the kernel by their full names."""
    return [f"periplus.kernel.{name}" for name in names]


EXPERIMENTS = (
    "experiment", "reading", "run", "folder", "answers", "intervals", "tournament", "findings", "report", "compare",
)  # fmt: skip
MODULES = {
    "Playing": ["periplus", "periplus.games", *kernel("game", "state", "view", "action")],
    "Messages and texts": kernel("message", "text", "rules", "sheet"),
    "Drawings": [*kernel("board"), "periplus.draw.png"],
    "Results, records and undo": kernel("standings", "record", "undo"),
    "Luck": kernel("luck", "chance", "playout"),
    "Learning": kernel("codec", "numbers"),
    "Bots": [
        "periplus.bots",
        *[f"periplus.bots.{name}" for name in ("seat", "bot", "random", "greedy", "load", "analysis")],
    ],
    "Simulations": ["periplus.lab", "periplus.lab.simulate", "periplus.lab.tally", "periplus.lab.play"],
    "Experiments": [f"periplus.lab.{name}" for name in EXPERIMENTS],
    "Boxes, options and files": kernel("box", "option", "files"),
    "Writing a game": kernel("flow", "position"),
    "Errors": kernel("errors"),
    "What a seat sees in Neptun": ["periplus.games.neptun.view"],
    "What a seat sees in Mare Nostrum": ["periplus.games.mare_nostrum.view"],
    "What a seat sees in Parthenon": ["periplus.games.parthenon.view"],
}
INTRODUCTION = """# The library

Every public name with its sentence. This page is written from the sources by `make api`.
"""


Thing = griffe.Object | griffe.Alias


def documentation(thing: Thing) -> str:
    """Return the documentation of a thing, with code in single backticks."""
    return thing.docstring.value.replace("``", "`") if thing.docstring else ""


def item(name: str, thing: Thing) -> str:
    """Return a name with its sentence as an item of a list."""
    text = documentation(thing)
    return (f"- `{name}`: {text}" if text else f"- `{name}`").replace("\n", "\n  ")


def is_public(thing: Thing) -> bool:
    """Say whether a thing is written here and meant for others: exported, if its package exports any of its module."""
    if thing.is_alias or thing.name.startswith("_"):
        return False
    module = thing.parent
    package = module.parent if module is not None else None
    if module is None or not isinstance(package, griffe.Module) or package.name == "periplus":
        return True
    exported = {str(each) for each in package.exports or ()} & module.members.keys()
    return not exported or thing.name in exported


def signature(function: griffe.Function) -> str:
    """Return how a function is called, on one line."""
    line = " ".join(str(function.signature()).split())
    return line.replace("(self, ", "(").replace("(self)", "()")


def field(attribute: griffe.Attribute) -> str:
    """Return an attribute with its type, if that is written down."""
    kind = str(attribute.annotation or "").removeprefix("Final")
    return f"{attribute.name}: {kind}" if kind else attribute.name


def is_shown(attribute: griffe.Attribute) -> bool:
    """Say whether an attribute is documented, or a field of a struct, whose type says enough."""
    bases = [str(base) for base in getattr(attribute.parent, "bases", [])]
    is_field = any(base in ("msgspec.Struct", "Allowed") for base in bases)
    return is_public(attribute) and bool(documentation(attribute) or is_field)


def class_lines(kind: griffe.Class) -> list[str]:
    """Return a class with how it is made, its documented attributes and its methods."""
    bases = ", ".join(str(base) for base in kind.bases)
    members = list(kind.members.values())
    methods = [each for each in members if isinstance(each, griffe.Function)]
    made = [each for each in methods if each.name == "__init__"]
    lines = [f"### class `{kind.name}{f'({bases})' if bases else ''}`", "", documentation(kind), ""]
    lines += [item(signature(each).replace("__init__", kind.name), each) for each in made]
    lines += [item(field(each), each) for each in members if isinstance(each, griffe.Attribute) and is_shown(each)]
    lines += [item(signature(each), each) for each in methods if is_public(each)]
    return [*lines, ""]


def module_lines(package: griffe.Object | griffe.Alias, name: str) -> list[str]:
    """Return a module: what it exports, or its own classes and functions."""
    module = package if name == "periplus" else package[name.removeprefix("periplus.")]
    assert isinstance(module, griffe.Module)
    lines = [f"## `{name}`", "", documentation(module), ""]
    if module.exports:
        return [*lines, "Exports " + ", ".join(f"`{each}`" for each in module.exports) + ".", ""]
    things = [each for each in module.members.values() if is_public(each)]
    constants = [item(each.name, each) for each in things if each.is_attribute and documentation(each)]
    functions = [item(signature(each), each) for each in things if isinstance(each, griffe.Function)]
    classes = [line for each in things if isinstance(each, griffe.Class) for line in class_lines(each)]
    return [*lines, *constants, *functions, "", *classes]


def page() -> str:
    """Return the whole page."""
    lines, package = [INTRODUCTION], griffe.load("periplus", search_paths=[str(TOP / "src")])
    for chapter, names in MODULES.items():
        lines += [f"# {chapter}", ""]
        for name in names:
            lines += module_lines(package, name)
    text = "\n".join(line.rstrip() for line in "\n".join(lines).split("\n"))
    while "\n\n\n" in text:
        text = text.replace("\n\n\n", "\n\n")
    return text.rstrip("\n") + "\n"


def main() -> int:
    """Write the page, or check it."""
    if "--check" not in sys.argv:
        PAGE.write_text(page(), encoding="utf-8")
        return 0
    if PAGE.read_text(encoding="utf-8") == page():
        return 0
    sys.stderr.write("docs/api.md is out of date: run `make api`\n")
    return 1


if __name__ == "__main__":
    sys.exit(main())
