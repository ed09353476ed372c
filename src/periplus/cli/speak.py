"""How the program speaks: in which language, and on standard output."""

import sys
from collections.abc import Mapping, Sequence
from io import TextIOWrapper
from shutil import which

from rich.console import Console
from rich.markdown import Markdown
from rich.markup import escape

from periplus.bots.load import bot_names
from periplus.bots.names import bot_name
from periplus.kernel.errors import BadTable
from periplus.kernel.game import Game
from periplus.kernel.message import Message
from periplus.kernel.names import Names
from periplus.kernel.record import PERSON
from periplus.kernel.rules import Clause, clauses_of
from periplus.kernel.standings import Standing, tie_break
from periplus.kernel.state import State
from periplus.kernel.text import LANGUAGES, Text, tame, text


class Tongue:
    """The language of this process."""

    language = "en"


def choose_language(wanted: str | None, environ: Mapping[str, str]) -> None:
    """Speak the language asked for, that of the environment, or English."""
    Tongue.language = language_of(environ)
    if wanted is not None and wanted not in LANGUAGES:
        raise BadTable("error-language", {"language": wanted, "known": ", ".join(LANGUAGES)})
    Tongue.language = wanted or Tongue.language


def language_of(environ: Mapping[str, str]) -> str:
    """Return the first language of the environment that we speak, or English."""
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


def err(line: str) -> None:
    """Print a line where it is not taken for what a program says to another."""
    print(line, file=sys.stderr, flush=True)


def out(line: str = "") -> None:
    """Print a line as it is."""
    sys.stdout.write(line + "\n")


def console() -> Console:
    """Return a console for tables and rules: as wide as the terminal, or wide enough for a file."""
    return Console(highlight=False, width=None if sys.stdout.isatty() else 120)


def program_name() -> str:
    """Return the name of this program as people would type it."""
    if which("periplus"):
        return "periplus"
    return "python -m periplus" if sys.argv[0].endswith("__main__.py") else sys.argv[0]


def tame_streams() -> None:
    """Keep the program going when a terminal cannot show or send a character."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def names_at(s: State, players: Sequence[str] | None) -> Names:
    """Return what seats are called: ``players`` has a bot for each, or ``PERSON``.

    A bot from a file is called by its class, if no other seat has the same one; other bots have names of their own.
    """
    text, people = game_text(s.game), list[str]()
    known = [tame(player.rpartition(":")[2]) for player in players or [PERSON] * s.seats]
    for seat, player in enumerate(known):
        own = player not in (PERSON, *bot_names()) and known.count(player) == 1
        named = player if own else bot_name(s.luck.seed.hex(), seat, [*people, *known])
        people.append(text.seat(seat) if player == PERSON else named)
    return Names(text, s.game, s.view(None), people)


def ranking(s: State, text: Names) -> list[str]:
    """Return the standings, best first, what the points are for, and what breaks ties."""
    lines, seats = list[str](), s.standings().seats
    for each in seats:
        sources = [f"{text.value('source', name)} {points}" for name, points in each.sources.items() if points]
        sources += told_apart(text, each, seats)
        params = {"rank": each.rank, "player": text.seat(each.seat), "score": each.score}
        lines.append(say("cli-standing", **params, sources=", ".join(sources) or "–"))
    return lines


def told_apart(text: Names, each: Standing, seats: Sequence[Standing]) -> list[str]:
    """Return what sets a seat apart from others with the same score, if the game has a name for it."""
    at = tie_break(each, seats)
    id = f"tie-break-{at}"
    return (
        [say("cli-tie-break", what=text.say(Message(id)), count=each.key[at])]
        if at is not None and text.has(id)
        else []
    )


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
