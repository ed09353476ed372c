"""How the program speaks: in which language, to standard output, and when something is wrong."""

import os
import re
import sys
from collections.abc import Mapping
from io import TextIOWrapper
from shutil import which
from typing import Any, NoReturn

from cyclopts import (
    CoercionError,
    CycloptsError,
    MissingArgumentError,
    RepeatArgumentError,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
)
from cyclopts.help import HelpEntry, HelpPanel
from rich.console import Console, ConsoleOptions
from rich.markdown import Markdown
from rich.markup import escape
from rich.table import Table

from periplus.kernel.errors import BadBox, BadTable, PeriplusError
from periplus.kernel.faults import fault_text
from periplus.kernel.files import what_of
from periplus.kernel.game import Game
from periplus.kernel.message import Message
from periplus.kernel.rules import Clause, clauses_of
from periplus.kernel.state import State
from periplus.kernel.text import LANGUAGES, Text, tame, text

FAULT = 2
INTERRUPTED = 130


class Tongue:
    """The language of this process."""

    language = "en"


def choose_language(word: str | None, environ: Mapping[str, str]) -> None:
    """Speak the language that was asked for, or that of the environment, or English."""
    Tongue.language = language_of(environ)
    if word is not None and word not in LANGUAGES:
        raise BadTable("error-language", {"language": word, "known": ", ".join(LANGUAGES)})
    Tongue.language = word or Tongue.language


def language_of(environ: Mapping[str, str]) -> str:
    """Return our first language that the environment wishes for, or English."""
    wishes = ":".join(environ.get(name, "") for name in ("PERIPLUS_LANG", "LANGUAGE"))
    locales = [environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environ.get(name)]
    for wish in [*wishes.split(":"), *locales[:1]]:
        if wish[:2].lower() in LANGUAGES:
            return wish[:2].lower()
    return "en"


def game_text(game: Game) -> Text:
    """Return the texts for a game."""
    return text(Tongue.language, game.room)


def say(id: str, **params: object) -> str:
    """Return a sentence of the program."""
    return text(Tongue.language).say(Message(id, params))


def out(line: str = "") -> None:
    """Print a line as it is."""
    sys.stdout.write(line + "\n")


def console() -> Console:
    """Return a console for tables and rules, as wide as the terminal, or wide enough for a file."""
    return Console(highlight=False, width=None if sys.stdout.isatty() else 120)


def program_name() -> str:
    """Return how people call this program, as they would type it."""
    if which("periplus"):
        return "periplus"
    return "python -m periplus" if sys.argv[0].endswith("__main__.py") else sys.argv[0]


def tame_streams() -> None:
    """Let no letter that a terminal cannot show or send stop the program."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def told(error: PeriplusError, room: str = "") -> list[str]:
    """Return an error as sentences, with the texts of a game: a refusal with its clause, each fault of a box."""
    fault = fault_text(error, Tongue.language, room)
    if not isinstance(error, BadBox):
        return [str(fault)]
    name = tame(str(error.message.params["box"]))
    return [f"{name}: {each}" for each in fault.faults]


def ranking(s: State) -> list[str]:
    """Return the standings, best first, with where points came from."""
    speaks, lines = game_text(s.game), list[str]()
    for each in s.standings().seats:
        sources = [f"{speaks.word('source', name)} {points}" for name, points in each.sources.items() if points]
        params = {"rank": each.rank, "player": speaks.seat(each.seat), "score": each.score}
        lines.append(say("cli-standing", **params, sources=", ".join(sources) or "–"))
    return lines


def clause_list(room: str) -> list[str]:
    """Return the titles of all clauses, by section."""
    lines, section = list[str](), ""
    for each in clauses_of(room, Tongue.language).values():
        if each.section != section:
            section = each.section
            lines += ["", section]
        lines.append(f"  {each.id:<4} {each.title}")
    return lines


def clause_page(pages: Console, clause: Clause) -> None:
    """Print a clause."""
    pages.print(f"[bold]{clause.id} {escape(clause.title)}[/bold]  ({escape(clause.section)})\n")
    pages.print(Markdown(clause.text))


def fail(*lines: str) -> NoReturn:
    """Tell what is wrong and leave."""
    for line in lines:
        sys.stderr.write(f"periplus: {line}\n")
    sys.exit(FAULT)


def leave_output(error: OSError) -> None:
    """End when nobody reads on, or standard output takes no more."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # so that nothing more fails at exit
    if isinstance(error, BrokenPipeError):
        sys.exit(1)
    fail(say("error-system", what=what_of(error)))


def misread(error: CycloptsError) -> str:
    """Return what is wrong with the command line."""
    match error:
        case UnknownCommandError():
            known = [name for name in error.app or () if not name.startswith("-")]
            return say("error-command", word=error.unused_tokens[0] if error.unused_tokens else "", known=known)
        case UnknownOptionError():
            return say("error-flag", word=error.token.keyword or error.token.value)
        case MissingArgumentError():
            return say("error-missing", name=named(error))
        case RepeatArgumentError():
            return say("error-repeated", name=error.token.keyword or named(error))
        case CoercionError() if error.token is not None:
            kind = "number" if error.target_type is int else "other"
            return say("error-value", name=named(error), word=error.token.value, kind=kind)
        case UnusedCliTokensError():
            return say("error-unused", words=list(error.unused_tokens or []))
    return say("error-line", what=" ".join(str(error).split()))


def named(error: CycloptsError) -> str:
    """Return the parameter that an error is about, as it is written."""
    return error.argument.name if error.argument is not None else "–"


class Help:
    """How ``--help`` is printed: names from the code, sentences from our texts."""

    def __call__(self, console: Console, options: ConsoleOptions, panel: HelpPanel) -> None:
        """Print commands or parameters with a sentence each."""
        rows = Table.grid(padding=(0, 2))
        for entry in panel.entries:
            rows.add_row("  " + ", ".join(entry.display_labels), escape(self.sentence(entry, panel.format)))
        if panel.format == "command":
            rows.add_row(f"  --lang {'|'.join(LANGUAGES)}", say("help-command-lang"))
        if panel.entries:
            console.print(f"{say(f'help-{panel.format}s')}", markup=False)
            console.print(rows)
            console.print()

    def sentence(self, entry: HelpEntry, kind: str) -> str:
        """Return what an entry is for, with its default."""
        name = (*entry.names, entry.positional_label or "")[0].lstrip("-").lower()
        if name in ("help", "version"):
            kind = "command"
        sentence = say(f"help-{kind}-{name}")
        told_default = entry.default not in (None, "None", "False")
        return f"{sentence} {say('help-default', value=entry.default)}" if told_default else sentence

    def render_usage(self, console: Console, options: ConsoleOptions, usage: Any) -> None:
        """Print how a command is called."""
        name, *words = str(usage).removeprefix("Usage:").split()
        called = [word for word in words if re.fullmatch("[a-z]+|GAME|FILE", word)]
        console.print(say("help-usage", words=" ".join([name, *called, "…"])), markup=False)

    def render_description(self, console: Console, options: ConsoleOptions, description: Any) -> None:
        """Print nothing: the usage and the parameters tell it, and docstrings are for programmers."""
