"""Compile the rules with mypyc; without a C compiler install them as they are, and say so once."""

import os
import sys

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError, CCompilerError

# What runs on every decision. The rest (texts, files, views, command line) gains nothing from compiling.
KERNEL = ["luck", "message", "option", "standings", "action", "state", "flow", "game", "playout"]
NEPTUN = ["box", "state", "actions", "set_up", "acquire", "fulfil", "score", "flow", "bot"]
MARE_NOSTRUM = [
    "entries", "box", "state", "actions", "cards", "provinces", "sites", "purse", "set_up", "roles", "income",
    "exchange", "score", "construction", "battle", "helen", "aftermath", "military", "fleets", "legions", "flow",
    "odds", "plans", "eye", "bot",
]  # fmt: skip
BOTS = ["seat", "bot", "random", "greedy"]
COMPILED = [f"src/periplus/kernel/{name}.py" for name in KERNEL]
COMPILED += [f"src/periplus/games/neptun/{name}.py" for name in NEPTUN]
COMPILED += [f"src/periplus/games/mare_nostrum/{name}.py" for name in MARE_NOSTRUM]
COMPILED += [f"src/periplus/bots/{name}.py" for name in BOTS]


class BuildIfPossible(build_ext):
    """Build the extensions, or none of them: half a compiled engine would be worse than none."""

    def run(self) -> None:
        """Build; on failure go on without."""
        try:
            super().run()
        except (BaseError, CCompilerError, OSError):
            self.extensions.clear()
            sys.stderr.write("periplus: no working C compiler; the rules are installed uncompiled and run slower\n")


def extensions() -> list[Extension]:
    """Return the extension modules, unless the environment asks for a pure install."""
    if os.environ.get("PERIPLUS_PURE"):
        return []
    from mypyc.build import mypycify

    compiled: list[Extension] = mypycify(COMPILED, opt_level="3")
    if sys.platform != "win32":
        for each in compiled:
            each.extra_compile_args.append("-fno-semantic-interposition")  # functions call each other directly
    return compiled


setup(ext_modules=extensions(), cmdclass={"build_ext": BuildIfPossible})
