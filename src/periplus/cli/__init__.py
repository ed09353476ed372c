"""The command line: ``periplus COMMAND``. A fault is one line on standard error and exit code 2."""

import os
import sys
from collections.abc import Sequence

from cyclopts import App, CycloptsError, Group, Parameter

from periplus.cli.faults import INTERRUPTED, fail, leave_output, misread, sentences
from periplus.cli.help import Help
from periplus.cli.speak import choose_language, tame_streams
from periplus.kernel.errors import PeriplusError
from periplus.version import version_line

COMMANDS = {
    "games": "show:games",
    "options": "show:options",
    "rules": "show:rules",
    "box": "show:box",
    "play": "play:play",
    "resume": "play:resume",
    "serve": "serve:serve",
    "mcp": "mcp:mcp",
    "doctor": "doctor:doctor",
    "backup": "backup:backup",
    "restore": "backup:restore",
    "host-link": "host:host_link",
    "record": "record:record",
    "replay": "record:replay",
    "verify": "record:verify",
    "draw": "draw:draw",
    "analyse": "analyse:analyse",
    "simulate": "simulate:simulate",
}

PARAMETERS = Group("Parameters")
app = App(
    name="periplus", version=version_line, help_format="plaintext", help_formatter=Help(),
    group_arguments=PARAMETERS, group_parameters=PARAMETERS, default_parameter=Parameter(show_default=True),
)  # fmt: skip
for name, place in COMMANDS.items():
    app.command(f"periplus.cli.{place}", name=name)  # loaded when it is called
lab = App(name="lab", help_format="plaintext", help_formatter=Help())
lab.command("periplus.cli.experiments:run", name="run")
lab.command("periplus.cli.experiments:report", name="report")
lab.command("periplus.cli.experiments:compare", name="compare")
lab.command("periplus.cli.lab:fit", name="fit")
lab.command("periplus.cli.lab:try_out", name="try")
lab.command("periplus.cli.lab:puzzles", name="puzzles")
app.command(lab)


def main(arguments: Sequence[str] | None = None) -> None:
    """Run a command; report a fault in one line."""
    tame_streams()
    try:
        language, rest = take_language(sys.argv[1:] if arguments is None else arguments)
        choose_language(language, os.environ)
        app(rest, exit_on_error=False, print_error=False)
        sys.stdout.flush()
    except CycloptsError as error:
        fail(misread(error))
    except PeriplusError as error:
        fail(*sentences(error))
    except KeyboardInterrupt:
        sys.stderr.write("\n")
        sys.exit(INTERRUPTED)
    except OSError as error:
        leave_output(error)


def take_language(arguments: Sequence[str]) -> tuple[str | None, list[str]]:
    """Take ``--lang LANGUAGE`` out of the arguments, wherever it is: help is printed in that language, too."""
    rest, languages, coming = list[str](), list[str](), iter(arguments)
    for argument in coming:
        if argument == "--lang" or argument.startswith("--lang="):
            languages.append(argument.partition("=")[2] if "=" in argument else next(coming, ""))
        else:
            rest.append(argument)
    return languages[-1] if languages else None, rest
