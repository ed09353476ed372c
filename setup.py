"""Compile the rules with mypyc; without a C compiler, install them as they are and say so once."""

import os
import re
import sys
from pathlib import Path

from setuptools import Distribution, Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError, CCompilerError

SOURCES = Path("src/periplus")
# What runs on every decision. The rest (texts, files, pages, command line) gains nothing from compiling.
KERNEL = [
    "luck",
    "message",
    "option",
    "standings",
    "action",
    "codec",
    "bits",
    "state",
    "numbers",
    "flow",
    "game",
    "playout",
]
BOTS = ["seat", "bot", "random", "greedy", "novice", "outlook", "captain"]
DOORS = ["course", "rounds"]
# All of a room is compiled except what people look at; the example shows that a game can be plain Python.
LOOKED_AT = {
    "__init__",
    "audit",
    "audit_steps",
    "audit_voyage",
    "sheets",
    "atlas",
    "effects",
    "board",
    "chart",
    "desk",
    "icons",
    "news",
    "painter",
    "panels",
}
PLAIN = {"example"}


def compiled() -> list[str]:
    """Return the modules to compile."""
    parts = {"kernel": KERNEL, "bots": BOTS, "doors": DOORS}
    files = [SOURCES / part / f"{name}.py" for part, names in parts.items() for name in names]
    for file in sorted(SOURCES.glob("games/*/*.py")):
        if file.parent.name not in PLAIN and file.stem not in LOOKED_AT:
            files.append(file)
    return [str(file) for file in files]


class Package(Distribution):
    """What is built: its extensions are named only when they are compiled, as mypyc takes a while."""

    def has_ext_modules(self) -> bool:
        """Say before that whether there will be any: unless the environment asks for a pure package."""
        return not os.environ.get("PERIPLUS_PURE")


class BuildIfPossible(build_ext):
    """Build the extensions, or none of them: half a compiled engine would be worse than none."""

    def run(self) -> None:
        """Build; on failure, go on without."""
        self.distribution.ext_modules = [*extensions()]
        self.reinitialize_command(self).ensure_finalized()  # which it was without them
        try:
            super().run()
        except (BaseError, CCompilerError, OSError):
            self.extensions.clear()
            sys.stderr.write("periplus: no working C compiler; the rules are installed uncompiled and run slower\n")


def extensions() -> list[Extension]:
    """Return the extension modules."""
    from mypyc.build import mypycify

    # One file for all is more than Microsoft's compiler can hold.
    built: list[Extension] = mypycify(compiled(), opt_level="3", debug_level="0", multi_file=sys.platform == "win32")
    if sys.platform == "linux":
        # Functions call each other directly; looking for warnings in generated code takes as long as compiling it.
        flags = ["-fno-semantic-interposition", "-Wno-all"]
        for each in built:
            each.extra_compile_args = [*each.extra_compile_args, *flags]
    return built


def read_me() -> str:
    """Return README.md as an index of packages shows it: by itself, so without pictures and links to other files."""
    text = Path("README.md").read_text("utf-8")
    text = re.sub(r"^(!|\|).*\n", "", text, flags=re.MULTILINE)
    return re.sub(r"\[([^]]+)\]\((?!https?:)[^)]+\)", r"\1", text)


setup(
    long_description=read_me(),
    long_description_content_type="text/markdown",
    distclass=Package,
    cmdclass={"build_ext": BuildIfPossible},
)
