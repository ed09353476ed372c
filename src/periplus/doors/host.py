"""A server of Periplus, as programs reach it over HTTP: what it answers, put into sentences."""

import time
from collections.abc import AsyncIterator, Sequence
from contextlib import suppress
from typing import Any, NamedTuple, Self

import httpx
import msgspec

from periplus.games import game as open_game
from periplus.kernel.errors import PeriplusError
from periplus.kernel.game import Game
from periplus.kernel.message import Message, message_of
from periplus.kernel.names import Names
from periplus.kernel.rules import clause_of
from periplus.kernel.text import PAGES, MissingText, Text, capital, text
from periplus.kernel.words import clause_in_words, form_in_words, view_in_words

PATIENCE = 30.0
"""Seconds that a server may take to answer."""
DONE = ("over", "ended")


class Fault(Exception):
    """What is wrong, as sentences."""


class Key(NamedTuple):
    """What plays a seat: the table, and the token of the seat."""

    table: str
    token: str

    @classmethod
    def read(cls, written: str) -> Self:
        """Read a key as ``str`` writes it."""
        table, colon, token = written.strip().partition(":")
        if not (table and colon and token) or "/" in table:
            raise Fault("A seat key looks like TABLE:TOKEN. You get one from `open_table` or `join`.")
        return cls(table, token)

    def __str__(self) -> str:
        """Write it as one word."""
        return f"{self.table}:{self.token}"


class Choice(NamedTuple):
    """An action on the list: its notation, what it is called, what it would do, and the mark of that."""

    notation: str
    label: str
    consequences: str
    seen: str


class Host:
    """A server, and the language in which it is told."""

    def __init__(self, http: httpx.AsyncClient, language: str) -> None:
        """Take a client whose base is the address of the server."""
        self.http = http
        self.language = language

    async def ask(self, method: str, path: str, token: str = "", game: str = "", **rest: Any) -> Any:
        """Send a request, and return the answer; a fault is told in sentences, with its clause in full."""
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        try:
            answer = await self.http.request(method, f"/api{path}", headers=headers, **rest)
        except httpx.TransportError as error:
            raise Fault(f"There is no answer from {self.http.base_url}: is the server running?") from error
        if answer.is_success:
            return answer.json()
        raise Fault(self.fault(answer, game))

    def fault(self, answer: httpx.Response, game: str) -> str:
        """Put an answer that refuses something into words."""
        try:
            told = answer.json()
            room = open_game(game).room if game else ""
            sentence = self.text(room).say(message_of({"id": told["error"], "params": told.get("params", {})}))
        except (ValueError, KeyError, TypeError, PeriplusError, MissingText):
            with suppress(ValueError, KeyError, TypeError):
                return str(answer.json()["message"])
            return f"The server answered {answer.status_code}."
        sentence, rule = f"{capital(sentence).rstrip('.')}.", told.get("rule", "")
        return f"{sentence}\n\n{clause_in_words(clause_of(room, rule, self.language))}" if rule and room else sentence

    def text(self, room: str = "") -> Text:
        """Return our sentences, with those of a game."""
        return text(self.language, room, PAGES)

    async def sit_down(self, key: str) -> "Place":
        """Return the seat that a key plays, as it is now."""
        read = Key.read(key)
        return Place(self, read, await self.ask("GET", f"/tables/{read.table}", read.token))


class Place:
    """A seat at a table, as it was when the status was asked for."""

    def __init__(self, host: Host, key: Key, status: dict[str, Any]) -> None:
        """Take the status of the table for this seat."""
        self.host = host
        self.key = key
        self.status = status
        self.game: Game = open_game(status["game"])
        self.names = Names(host.text(self.game.room), self.game, None, self.people())

    def people(self) -> list[str]:
        """Return the names of those who play."""
        return [each["name"] or each["bot"] or f"seat {number}" for number, each in enumerate(self.status["seats"])]

    @property
    def is_over(self) -> bool:
        """Say whether the table is closed."""
        return self.status["stage"] in DONE

    @property
    def waits(self) -> bool:
        """Say whether there is nothing to do for this seat but to wait."""
        return not self.status["asked"] and not self.is_over

    async def get(self, what: str, **params: Any) -> Any:
        """Ask about the table."""
        path = f"/tables/{self.key.table}{what}"
        return await self.host.ask("GET", path, self.key.token, self.game.name, params=params)

    async def post(self, what: str, data: dict[str, Any]) -> Any:
        """Do something at the table."""
        path = f"/tables/{self.key.table}/{what}"
        return await self.host.ask("POST", path, self.key.token, self.game.name, json=data)

    async def again(self) -> "Place":
        """Return the seat as it is now."""
        return Place(self.host, self.key, await self.get(""))

    async def await_turn(self, seconds: float) -> "Place":
        """Return the seat once it is asked, the game is over, or so many seconds have passed."""
        place, until = self, time.monotonic() + seconds
        while place.waits and time.monotonic() < until:
            with suppress(httpx.TransportError):
                async for status in self.statuses(until):
                    place = Place(self.host, self.key, status)
                    if not place.waits or time.monotonic() >= until:
                        break
        return place

    async def statuses(self, until: float) -> AsyncIterator[dict[str, Any]]:
        """Yield the status of the table, now and whenever it changes."""
        headers = {"Authorization": f"Bearer {self.key.token}"}
        patience = httpx.Timeout(PATIENCE, read=max(0.1, until - time.monotonic()))
        path = f"/api/tables/{self.key.table}/stream"
        async with self.host.http.stream("GET", path, headers=headers, timeout=patience) as answer:
            if answer.is_error:
                await answer.aread()
                raise Fault(self.host.fault(answer, self.game.name))
            async for line in answer.aiter_lines():
                if line.startswith("data: "):
                    yield msgspec.json.decode(line.removeprefix("data: "))

    # In words

    async def see(self) -> dict[str, Any]:
        """Return what this seat sees, and learn what the seats are called."""
        seen: dict[str, Any] = await self.get("/view")
        self.names = Names(self.host.text(self.game.room), self.game, seen["view"], self.people())
        return seen

    def say(self, message: Message) -> str:
        """Put a message into words; what only another version of the program has words for stays as it is."""
        try:
            return self.names.say(message)
        except MissingText:
            return repr(message)

    def table_in_words(self, seen: dict[str, Any]) -> str:
        """Return what lies on the table."""
        return view_in_words(self.game, seen["view"], self.status["seat"], self.names)

    def prompt(self, seen: dict[str, Any]) -> str:
        """Return what is asked."""
        return self.say(message_of(seen["prompt"])) if seen["prompt"] else ""

    async def choices(self) -> tuple[list[Choice], list[str]]:
        """Return the actions that are listed, and the open-ended ones in words."""
        offered = await self.get("/actions")
        return [self.choice(each) for each in offered["actions"]], [form_in_words(each) for each in offered["forms"]]

    def choice(self, listed: dict[str, Any]) -> Choice:
        """Return an action of the list, in words."""
        told = listed["description"]
        does = self.sentences(told["consequences"])
        return Choice(listed["notation"], self.say(message_of(told["label"])), does, listed["seen"])

    def sentences(self, messages: Sequence[dict[str, Any]]) -> str:
        """Return messages as sentences."""
        return " ".join(self.say(message_of(each)) for each in messages)

    async def news(self, after: int) -> list[str]:
        """Return what has happened and what was said since a sequence number."""
        told, said = await self.get("/log", after=after), await self.get("/talk", after=after)
        lines = [(each["sequence"], self.say(message_of(each["message"]))) for each in told]
        lines += [(each["sequence"], f"{each['name']}: “{each['text']}”") for each in said]
        return [line for _, line in sorted(lines, key=lambda line: line[0])]
