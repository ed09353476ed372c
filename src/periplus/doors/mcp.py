"""A door for language models: an MCP server through which a model takes a seat at a table like anybody else.

It knows only what the API of a server tells the seat, and says it in words. What plays a seat is its key, which every
tool is given; the door itself remembers nothing, so that one process can serve any number of models.
"""

from collections.abc import Awaitable, Callable, Sequence
from functools import partial, wraps
from typing import Annotated, Any, Literal

import httpx
from mcp.server.mcpserver import MCPServer
from mcp.server.mcpserver.exceptions import ResourceNotFoundError, ToolError
from mcp.server.mcpserver.resources import FunctionResource
from mcp.types import CallToolResult, TextContent, ToolAnnotations
from pydantic import Field

from periplus.doors.host import PATIENCE, Choice, Fault, Host, Place
from periplus.games import game as open_game
from periplus.games import game_names
from periplus.kernel.errors import PeriplusError
from periplus.kernel.message import Message, message_of
from periplus.kernel.rules import clause_of, clauses_of
from periplus.kernel.words import clause_in_words
from periplus.version import VERSION

MOST_LISTED = 40
"""Actions that are listed at once; a filter finds the others."""
LONGEST_WAIT = 50.0
"""Seconds: clients give a tool up after a minute."""

INSTRUCTIONS = """\
Periplus is a table for board games about trade in the ancient Mediterranean, with every rule enforced.
To play: `join` with an invitation that a person gave you, or `open_table` yourself; both give you a seat key, which
every other tool takes. Then, until the game is over: `look` (with `wait`) until you are asked, choose one of the
actions, and `act` with the number of the decision and the action in its notation. What you see is all that your seat
may know. `why` tells what an action would do, or which rule forbids it; the rules are resources (periplus://rules/GAME)."""

Tool = Callable[..., Awaitable[CallToolResult]]
Seat = Annotated[str, Field(description="your seat key, TABLE:TOKEN, from `join` or `open_table`: keep it to yourself")]
DecisionNumber = Annotated[int, Field(ge=0, description="the number of the decision, as `look` tells it")]
Notation = Annotated[
    str | dict[str, Any],
    Field(description="in notation, as listed, or as data: {verb, and a value for each blank of a form}"),
]
LOOKS = ToolAnnotations(read_only_hint=True, open_world_hint=False)
ACTS = ToolAnnotations(read_only_hint=False, destructive_hint=False, open_world_hint=False)


def told(lines: Sequence[str], **data: Any) -> CallToolResult:
    """Return paragraphs for the model, and data for a program."""
    said = "\n\n".join(line for line in lines if line)
    return CallToolResult(content=[TextContent(type="text", text=said)], structured_content=data)


def listing(title: str, lines: Sequence[str]) -> str:
    """Return lines as a list under a title; nothing if there are none."""
    return "\n".join([f"## {title}", *(f"- {line}" for line in lines)]) if lines else ""


def choices_in_words(choices: Sequence[Choice], forms: Sequence[str], beginning: str) -> str:
    """Return what can be done as lists: the first of the actions that begin with some words, and all forms."""
    lines = [f"`{each.notation}`: {each.label}. {each.consequences}".rstrip() for each in choices[:MOST_LISTED]]
    more = len(choices) - MOST_LISTED
    if more > 0:
        lines.append(f"… and {more} more: `actions` with a longer `beginning` lists them.")
    if beginning and not choices:
        lines = [f"No action begins with “{beginning}”."]
    blanks = listing("Also possible, with the blanks filled in (as data, or in notation)", forms)
    return "\n\n".join(filter(None, [listing("You can", lines), blanks]))


def data_of(choices: Sequence[Choice]) -> list[dict[str, str]]:
    """Return actions as data."""
    return [{"notation": each.notation, "label": each.label, "seen": each.seen} for each in choices]


class Door:
    """The tools, resources and prompts, over one server of Periplus."""

    def __init__(self, home: str, language: str) -> None:
        """Open the door of the server at an address."""
        self.home = home
        self.host = Host(httpx.AsyncClient(base_url=home, timeout=PATIENCE), language)

    # Tables

    async def games(self) -> CallToolResult:
        """List the games, with how many can play, their options, and the bots that can fill seats."""
        found = await self.host.ask("GET", "/games")
        known = [each for each in found if each["name"] in game_names(hidden=True)]
        lines = []
        for each in known:
            speaks, seats = self.host.text(open_game(each["name"]).room), each["seats"]
            intro = " ".join(speaks.say(Message("intro")).split())
            options = "; ".join(f"{one['name']} ({one['rule']}): {one['values']}" for one in each["options"])
            lines.append(
                f"## {speaks.say(Message('title'))} (`{each['name']}`)\n{intro}\n\n"
                f"Players: {seats[0]} to {seats[-1]}. Bots, the weakest first: {', '.join(each['bots'])}.\n"
                f"Options: {options}"
            )
        return told(lines, games=found)

    async def open_table(
        self,
        game: Annotated[str, Field(description="as `games` names it")],
        seats: Annotated[
            list[str],
            Field(description="one for each player: `me`, `open` (somebody is invited), or a bot: `bot:greedy`"),
        ],
        name: Annotated[str, Field(description="what you are called")] = "Model",
        title: str = "",
        options: dict[str, bool | int | str] | None = None,
    ) -> CallToolResult:
        """Open a table; you get the key of your seat, and an invitation for each open one."""
        chairs = [chair_of(each, name) for each in seats]
        data = {"game": game, "seats": chairs, "title": title, "options": options or {}}
        opened = await self.host.ask("POST", "/tables", json=data)
        keys = {seat: f"{opened['table']}:{token}" for seat, token in opened["tokens"].items()}
        invited = {seat: f"{self.home}/join/{each}" for seat, each in opened["invitations"].items()}
        return told(
            [
                listing("The keys of your seats", [f"seat {seat}: `{key}`" for seat, key in keys.items()]),
                listing("Invitations, each for one player", [f"seat {seat}: {each}" for seat, each in invited.items()]),
                f"Whoever has this link can watch: {self.home}/watch/{opened['watch']}",
                "The game begins when no seat is open.",
            ],
            keys=keys, invitations=opened["invitations"], table=opened["table"],
        )  # fmt: skip

    async def join(
        self,
        invitation: Annotated[str, Field(description="the link, or its last part")],
        name: Annotated[str, Field(description="what you want to be called")],
    ) -> CallToolResult:
        """Take the seat of an invitation."""
        data = {"invitation": invitation.strip().rstrip("/").rpartition("/")[2], "name": name}
        taken = await self.host.ask("POST", "/join", json=data)
        key = f"{taken['table']}:{taken['token']}"
        return told([f"You have seat {taken['seat']}. Your seat key: `{key}`", "Now `look`."], key=key, **taken)

    # Looking

    async def look(
        self,
        seat: Seat,
        since: Annotated[
            int, Field(ge=0, description="tell what has happened since this `sequence` of an earlier look")
        ] = 0,
        wait: Annotated[float, Field(ge=0, le=LONGEST_WAIT, description="seconds to wait until you are asked")] = 0.0,
        actions: Annotated[bool, Field(description="list what you can do")] = True,
    ) -> CallToolResult:
        """Look at the table: who is asked, what has happened, what lies there, and what you can do."""
        place = await self.host.sit_down(seat)
        if wait:
            place = await place.await_turn(wait)
        return await self.told_place(place, since, actions)

    async def told_place(self, place: Place, since: int, with_actions: bool) -> CallToolResult:
        """Tell what a seat sees."""
        status = place.status
        free = [str(number) for number, each in enumerate(status["seats"]) if each["holder"] == "open"]
        if free:
            return told([f"The game begins when no seat is open any more: {', '.join(free)}."], **summary_of(status))
        seen = await place.see()
        choices: list[Choice] = []
        parts = [whereabouts(place), listing("What has happened", await place.news(since)), "## The table"]
        parts += [place.table_in_words(seen), place.prompt(seen)]
        if status["asked"]:
            parts.append(f"**You are asked: decision {status['decision']}.**")
            if with_actions:
                choices, forms = await place.choices()
                parts.append(choices_in_words(choices, forms, ""))
        return told(parts, **summary_of(status), actions=data_of(choices))

    async def actions(
        self,
        seat: Seat,
        beginning: Annotated[str, Field(description="only those whose notation begins like this")] = "",
    ) -> CallToolResult:
        """List what you can do now, with what each action would bring; open-ended actions as forms."""
        place = await self.host.sit_down(seat)
        await place.see()
        choices, forms = await place.choices()
        fitting = [each for each in choices if each.notation.lower().startswith(beginning.strip().lower())]
        said = choices_in_words(fitting, forms, beginning)
        return told([said], decision=place.status["decision"], actions=data_of(fitting), forms=forms)

    async def why(self, seat: Seat, action: Notation) -> CallToolResult:
        """Tell what an action would do now, or which rule forbids it; nothing is decided."""
        place = await self.host.sit_down(seat)
        await place.see()
        try:
            described = place.choice(await place.post("describe", {"action": action}))
        except Fault as fault:
            return told([f"Not possible now. {fault}"], allowed=False)
        said = f"Allowed: `{described.notation}`. {described.label}. {described.consequences}"
        return told([said], allowed=True, notation=described.notation, seen=described.seen)

    async def hint(self, seat: Seat) -> CallToolResult:
        """Ask what a bot would do in your place, and why, if the table allows hints."""
        place = await self.host.sit_down(seat)
        await place.see()
        given = await place.get("/hint")
        lines, best = [], []
        for each in given["actions"]:
            choice = place.choice(each["action"])
            reasons = "; ".join(
                f"{place.say(message_of(one['message']))} ({one['worth']:+.1f})" for one in each["reasons"]
            )
            lines.append(f"`{choice.notation}`: {choice.label}; worth {each['worth']:+.1f}: {reasons}")
            best.append(choice.notation)
        return told([listing("The best, as a bot sees it", lines)], decision=given["decision"], actions=best)

    # Acting

    async def act(
        self,
        seat: Seat,
        decision: DecisionNumber,
        action: Notation,
        seen: Annotated[
            str, Field(description="the mark listed with the action: refused if it would do something else")
        ] = "",
    ) -> CallToolResult:
        """Take a decision. The same decision sent twice is taken once; one that has been taken already is refused."""
        place = await self.host.sit_down(seat)
        before = place.status["sequence"]
        await place.post("act", {"decision": decision, "action": action, "seen": seen})
        return await self.told_since(place, before)

    async def undo(self, seat: Seat, decision: DecisionNumber) -> CallToolResult:
        """Take your last decision back, as long as nothing has been revealed and nobody has acted on it.

        ``decision`` is the number of your next decision.
        """
        place = await self.host.sit_down(seat)
        before = place.status["sequence"]
        await place.post("undo", {"decision": decision})
        return await self.told_since(place, before)

    async def say(self, seat: Seat, text: Annotated[str, Field(min_length=1)]) -> CallToolResult:
        """Say something to the other players."""
        place = await self.host.sit_down(seat)
        done = await place.post("say", {"text": text})
        return told(["Said."], **done)

    async def told_since(self, place: Place, sequence: int) -> CallToolResult:
        """Tell what a command has brought, and whether the seat is asked again."""
        now = await place.again()
        await now.see()
        news = listing("What has happened", await now.news(sequence))
        return told(["Done.", news, what_next(now)], **summary_of(now.status))

    # Rules

    def rulebook(self, game: str) -> str:
        """Return all rules of a game, by numbered clauses."""
        clauses = clauses_of(opened(game).room, self.host.language).values()
        return "\n\n".join(clause_in_words(each) for each in clauses)

    def clause(self, game: str, id: str) -> str:
        """Return one clause of the rules."""
        try:
            return clause_in_words(clause_of(opened(game).room, id, self.host.language))
        except PeriplusError as error:
            raise ResourceNotFoundError(str(error)) from error

    def rules(
        self,
        game: Annotated[str, Field(description="as `games` names it")],
        clause: Annotated[str, Field(description="for example N37; without it, all of them")] = "",
    ) -> str:
        """Read the rules of a game, or one clause of them (for models that cannot read resources)."""
        return self.clause(game, clause) if clause else self.rulebook(game)

    # Prompts

    def play(self, invitation: str, name: str = "Model") -> str:
        """Play a whole game at the seat of an invitation."""
        return (
            f"Join the table with the invitation {invitation} as “{name}” and play the game to its end, as well as you "
            "can. Read the rules of the game first. `look` with `wait=50` until you are asked; think about what the "
            "others want; `act`; and go on until the game is over. Then tell how it went. Keep your seat key secret."
        )

    def teach(self, game: Literal["neptun", "mare_nostrum", "parthenon"] = "neptun") -> str:
        """Explain a game to somebody new to it, with examples from a table."""
        return (
            f"Read the rules of {game} (periplus://rules/{game}). Explain to me, in ten sentences, what the game is "
            "about, what a turn looks like and how one wins. Then open a table with me at an `open` seat and bots at "
            "the others, give me my invitation, and answer my questions about the rules, naming the clause."
        )


def opened(name: str) -> Any:
    """Return a game, or say that there is none."""
    try:
        return open_game(name)
    except PeriplusError as error:
        raise ResourceNotFoundError(str(error)) from error


def chair_of(word: str, name: str) -> dict[str, str]:
    """Return a seat of a new table as the API takes it."""
    kind, _, bot = word.strip().partition(":")
    if kind not in ("me", "open", "bot"):
        raise Fault(f"A seat is `me`, `open` or a bot such as `bot:greedy`, not “{word}”.")
    return {"kind": kind, "name": name if kind == "me" else "", **({"bot": bot} if bot else {})}


def whereabouts(place: Place) -> str:
    """Tell who sits where, and whom the game is waiting for."""
    status, names = place.status, place.names
    people = [
        " ".join(
            filter(
                None,
                [
                    names.seat(seat),
                    f"({beside})" if (beside := names.beside(seat)) else "",
                    "(you)" if seat == status["seat"] else "",
                ],
            )
        )
        for seat in range(len(status["seats"]))
    ]
    waiting = ", ".join(names.seat(seat) for seat in status["awaited"])
    title = names.say(Message("title"))
    state = f"The game is waiting for {waiting}." if waiting else f"The table is {status['stage']}."
    return f"{title}. Players, from seat 0: {', '.join(people)}. {state}"


def what_next(place: Place) -> str:
    """Tell whether a seat is asked again."""
    if place.is_over:
        return "The game is over."
    return (
        f"You are asked: decision {place.status['decision']}." if place.status["asked"] else "Now `look` with `wait`."
    )


def summary_of(status: dict[str, Any]) -> dict[str, Any]:
    """Return what a program needs to know of the status."""
    return {name: status[name] for name in ("stage", "sequence", "seat", "awaited", "decision", "asked", "may_undo")}


def guarded(tool: Tool) -> Tool:
    """Tell faults to the model instead of treating them as crashes."""

    @wraps(tool)
    async def call(*args: Any, **kwargs: Any) -> CallToolResult:
        try:
            return await tool(*args, **kwargs)
        except (Fault, PeriplusError) as error:
            raise ToolError(str(error)) from error

    return call


def door(home: str, language: str = "en") -> MCPServer:
    """Return the MCP server for a server of Periplus."""
    opened_door = Door(home.rstrip("/"), language)
    server = MCPServer("periplus", title="Periplus", instructions=INSTRUCTIONS, version=VERSION, log_level="WARNING")
    looks: list[Tool] = [opened_door.games, opened_door.look, opened_door.actions, opened_door.why, opened_door.hint]
    acts: list[Tool] = [opened_door.open_table, opened_door.join, opened_door.act, opened_door.undo, opened_door.say]
    for kind, tools in ((LOOKS, looks), (ACTS, acts)):
        for tool in tools:
            server.tool(annotations=kind, structured_output=False)(guarded(tool))
    server.tool(annotations=LOOKS, structured_output=False)(opened_door.rules)
    server.resource("periplus://rules/{game}/{id}", mime_type="text/markdown")(opened_door.clause)
    for name in game_names():
        title = opened_door.host.text(open_game(name).room).say(Message("title"))
        uri = f"periplus://rules/{name}"
        rulebook = partial(opened_door.rulebook, name)
        server.add_resource(
            FunctionResource(uri=uri, name=f"{name}-rules", title=title, mime_type="text/markdown", fn=rulebook)
        )
    server.prompt()(opened_door.play)
    server.prompt()(opened_door.teach)
    return server
