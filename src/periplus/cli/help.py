"""How ``--help`` is printed: names from the code, sentences from our texts."""

import re
from typing import Any

from cyclopts.help import HelpEntry, HelpPanel
from rich.console import Console, ConsoleOptions
from rich.markup import escape
from rich.table import Table

from periplus.cli.speak import say
from periplus.kernel.text import LANGUAGES


class Help:
    """A formatter for cyclopts."""

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
        has_default = entry.default not in (None, "None", "False")
        return f"{sentence} {say('help-default', value=entry.default)}" if has_default else sentence

    def render_usage(self, console: Console, options: ConsoleOptions, usage: Any) -> None:
        """Print how a command is called."""
        name, *arguments = str(usage).removeprefix("Usage:").split()
        called = [argument for argument in arguments if re.fullmatch("[a-z]+(-[a-z]+)*|GAME|FILE", argument)]
        console.print(say("help-usage", words=" ".join([name, *called, "…"])), markup=False)

    def render_description(self, console: Console, options: ConsoleOptions, description: Any) -> None:
        """Print nothing: usage and parameters say it all, and docstrings are for programmers."""
