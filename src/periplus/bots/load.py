"""Bots by name, or from your own file: ``greedy``, ``captain-2``, ``./mybot.py:MyBot``, ``package.module:MyBot``."""

import sys
from collections.abc import Iterable
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from traceback import extract_tb
from types import ModuleType

from periplus.bots.bot import Bot
from periplus.bots.captain import Captain, PatientCaptain, QuickCaptain
from periplus.bots.greedy import Greedy
from periplus.bots.novice import Novice
from periplus.bots.random import Random
from periplus.kernel.errors import BadTable, PeriplusError
from periplus.version import is_compiled

OURS: dict[str, type[Bot]] = {
    "random": Random,
    "novice": Novice,
    "greedy": Greedy,
    "captain-1": QuickCaptain,
    "captain-2": Captain,
    "captain-3": PatientCaptain,
}


class BadBot(PeriplusError):
    """There is no such bot, or its file cannot be used."""


PATIENT = ("captain-3",)
"""Bots that take too long for a table unless the rules are compiled."""


def bot_names() -> list[str]:
    """Return the names of the bots that come with the program, the weakest first."""
    return list(OURS)


def called(name: str) -> str:
    """Return what a bot is called where its file is nobody's business: by its class."""
    return name.rpartition(":")[2]


def offered(names: Iterable[str]) -> dict[str, str]:
    """Return bots by what each is called; of two that are called alike, the second by its file as well."""
    found = {name: name for name in OURS if is_compiled() or name not in PATIENT}
    for name in names:
        source = name.rpartition(":")[0]
        found[called(name) if called(name) not in found else f"{Path(source).stem}.{called(name)}"] = name
    return found


def load_bot(name: str) -> type[Bot]:
    """Return the class of a bot: one of ours, or ``FILE.py:CLASS`` or ``MODULE:CLASS``."""
    if name in OURS:
        return OURS[name]
    source, colon, wanted = name.rpartition(":")
    if not (source and colon and wanted):
        raise BadBot("error-bot", {"bot": name, "known": ", ".join(OURS)})
    found = getattr(_module(source), wanted, None)
    if found is None:
        raise BadBot("error-bot-class", {"file": source, "class": wanted})
    if not (isinstance(found, type) and issubclass(found, Bot)):
        raise BadBot("error-bot-kind", {"file": source, "class": wanted})
    return found


def _module(source: str) -> ModuleType:
    """Run the file or import the module that holds a bot."""
    path = Path(source)
    is_file = path.suffix == ".py"
    try:
        there = not is_file or path.is_file()
    except OSError:
        there = False
    if not there:
        raise BadBot("error-bot-file", {"file": source})
    try:
        return _run(path) if is_file else import_module(source)
    except (Exception, SystemExit) as error:
        what = {"error": type(error).__name__, "what": str(error), "line": _line(error, path)}
        raise BadBot("error-bot-load", {"file": source, **what}) from error


def _run(path: Path) -> ModuleType:
    """Run a file as a module, which can import its neighbours."""
    spec = spec_from_file_location(f"periplus_bot_{path.stem}", path.resolve())
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[module.__name__] = module
    sys.path.insert(0, str(path.resolve().parent))
    try:
        spec.loader.exec_module(module)
    finally:
        sys.path.pop(0)
    return module


def _line(error: BaseException, path: Path) -> int:
    """Return the line of a file where an error occurred; 0 if it occurred elsewhere."""
    if isinstance(error, SyntaxError) and error.filename == str(path.resolve()):
        return error.lineno or 0
    frames = [frame for frame in extract_tb(error.__traceback__) if Path(frame.filename) == path.resolve()]
    return frames[-1].lineno or 0 if frames else 0


def bots_for(given: str, seats: int | None = None) -> list[str]:
    """Read comma-separated names: one for each seat, or one for all."""
    names = [name.strip() for name in given.split(",")]
    if seats is None or len(names) == seats:
        return names
    if len(names) == 1:
        return names * seats
    raise BadTable("error-bots", {"bots": len(names), "given": seats})
