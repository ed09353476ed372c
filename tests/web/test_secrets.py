"""Secrets: whole games over HTTP, of which every byte is kept, tell a reader nothing that they may not know.

Two proofs. What was sent is searched for secrets word by word. And everything that was sent at some point of the log
is asked for again, of a mirror: the same pages over a table in which all that the reader may not know is different.
The mirror must answer with the same bytes.
"""

import asyncio
import gzip
import json
import re
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterable, Iterator, Sequence
from functools import partial
from random import Random
from typing import Any, NamedTuple

import msgspec
import pytest
from litestar.testing import TestClient

from periplus.games.example.state import NO_CARD as NO_STAKE
from periplus.games.neptun.state import NO_CARD, NO_TILE
from periplus.kernel.faults import FaultText
from periplus.kernel.luck import luck_from
from periplus.kernel.message import Event
from periplus.kernel.option import Value
from periplus.kernel.record import Record, commitment, make_record, read_record
from periplus.kernel.state import State
from periplus.table.commands import Command
from periplus.table.crew import Crew
from periplus.table.entries import Acted, Order, Said, Wished, Wishes
from periplus.table.house import House
from periplus.table.keys import Holder, derived, hash_of
from periplus.table.live import Live
from periplus.table.notices import Herald
from periplus.table.situation import OVER
from periplus.table.store import Store
from periplus.table.table import Table
from periplus.web.api import Caller, status_for
from periplus.web.app import make_app
from periplus.web.commands import COMMANDS
from periplus.web.fragments import html_of
from periplus.web.look import Look
from periplus.web.shown import LogLine
from tests.conformance.walks import said as said_by
from tests.games.neptun.walks import prefer, prepare
from tests.table.hosting import acts, after, people, play_on, setting, table_of
from tests.web.player import HTMX, PARTIAL, SAME, Form, Heard, Player, Stream, choose, forms_in, log_of, tables_in
from tests.web.server import Server

PRESENCE = re.compile(r'<span class="presence \w+">[^<]*</span>')
WATCHERS = re.compile(r'(</ul>\s*)<p class="muted small">[^<]*</p>')
NONCE = re.compile(r'name="command" value="\d+"')
EVERY_GAME = [
    pytest.param("neptun", ("open", "me", "open"), marks=pytest.mark.compiled),
    pytest.param("neptun", ("bot:random", "open", "me", "bot:greedy"), marks=pytest.mark.once),
    pytest.param("mare_nostrum", ("open", "bot:greedy", "me"), marks=pytest.mark.compiled),
    pytest.param("parthenon", ("open", "bot:greedy", "me"), marks=pytest.mark.compiled),
    ("example", ("open", "bot:random", "me")),
]
FORETOLD = {"parthenon": ("chance of arriving with everything aboard",)}
"""What is told of luck to come, before somebody decides."""
SHORT = {"mare_nostrum": {"option-turn_limit": "5"}, "parthenon": {"option-years": "1", "option-offers": "2"}}
"""What is chosen so that an evening comes to an end."""

pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning:litestar")


@pytest.fixture
def house(server: Server) -> Iterator[Server]:
    """A server whose database is read besides, and that finds no mistake of its own."""
    before = len(server.faults())
    yield server
    assert "Traceback" not in server.faults()[before:]


# A table of which a reader may not know some things, and those are different


class Veiled(Table):
    """A table that a reader cannot tell from the true one, though all that is hidden from them differs."""

    truth: Table
    reader: int | None
    deal: int

    @property
    def commitment(self) -> str:
        """What is published."""
        return commitment(self.truth.made.seed, self.truth.made.salt)

    def past(self, decisions: int) -> tuple[State, list[Event]]:
        """Return an earlier position, dealt anew."""
        state, told = self.truth.past(decisions)
        return dealt_anew(state, self.reader, self.deal), [veil(event, self.reader) for event in told]


def veiled(truth: Table, reader: int | None, deal: int = 1, screen: Sequence[int] = ()) -> Table:
    """Return a table in which the seed, secrets of the game, wishes and talk behind one's back differ.

    Several seats on one screen, behind a curtain, see what anybody may see; whose turn it is depends on their wishes.
    """
    twin = Veiled.__new__(Veiled)
    twin.__dict__.update(truth.__dict__)
    twin.truth, twin.reader, twin.deal = truth, reader, deal
    twin.made = msgspec.structs.replace(truth.made, seed="0" * 64, salt="1" * 64)
    own = {reader, *screen}
    twin.wishes = [wishes if seat in own else Wishes(not wishes.forced) for seat, wishes in enumerate(truth.wishes)]
    twin.lines = [
        line._replace(what=veil(line.what, reader)) if isinstance(line.what, Event) else line for line in truth.lines
    ]
    if reader is not None or screen:
        twin.remarks = [each._replace(text="?") if each.seat is None else each for each in truth.remarks]
    if truth.play is not None:
        twin.play = truth.play.copy()
        twin.play.state = dealt_anew(truth.state, reader, deal)
        first = truth.play.decisions[0][1] if truth.play.decisions else None
        known = [(seat, action if seat == reader else first or action) for seat, action in truth.play.decisions]
        twin.play.decisions = known
    return twin


def dealt_anew(state: State, reader: int | None, deal: int) -> State:
    """Return a position that a reader cannot tell from another, and that differs from it if that can be."""
    truth = hidden(state)
    for number in range(4):
        world = state.resample(reader, luck_from(100 * deal + number))
        if hidden(world) != truth:
            break
    return world


def hidden(state: State) -> dict[str, Any]:
    """Return a position without its luck."""
    return {key: value for key, value in state.to_json().items() if key not in ("seed", "counts")}


def veil(event: Event, reader: int | None) -> Event:
    """Return an event whose private part differs, unless it is the reader's own."""
    if reader in event.owners or not event.private:
        return event
    return Event(event.name, event.public, dict.fromkeys(event.private, "?"), *event.owners)


class Mirror(House):
    """A house with one table, as one reader holds it at one moment; nothing that is done there is kept."""

    def __init__(self, db: str) -> None:
        """Take contacts and keys from a database."""
        super().__init__(Store(db), Crew(1), Herald("http://example.org"))
        self.shown: Live | None = None
        self.who: Holder | None = None

    async def open(self) -> None:
        """Do nothing by itself, with the keys of the server that it mirrors."""
        await self.store.open()
        await self.herald.open(self.store)

    async def live(self, id: str) -> Live:
        """Return the table."""
        assert self.shown is not None
        return self.shown

    async def holder(self, table: str, secret: str) -> Holder:
        """Return what the reader holds."""
        assert self.who is not None
        return self.who

    async def changes(self, *asked: Any, **more: Any) -> AsyncIterator[bool]:
        """Tell once how it stands."""
        yield False

    async def do(self, id: str, command: Command, command_id: str, *more: Any, **besides: Any) -> Table:
        """Do it, and forget it."""
        table = (await self.live(id)).table
        return table.do(command, command_id, table.at)[1]


class Glass:
    """The pages over a mirror."""

    def __init__(self, db: str, home: str) -> None:
        """Set up the pages."""
        self.mirror = Mirror(db)
        self.client = TestClient(make_app(self.mirror, rate=10**9), base_url=home)

    def __enter__(self) -> "Glass":
        """Open."""
        self.client.__enter__()
        return self

    def __exit__(self, *fault: object) -> None:
        """Close."""
        self.client.__exit__(None, None, None)

    def show(self, table: Table, who: Holder) -> None:
        """Hold up a table to a reader."""
        self.mirror.shown, self.mirror.who = Live(table), who

    def shown(self, table: Table, guest: "Guest") -> "Glass":
        """Hold up a table to a guest."""
        self.show(table, guest.holder)
        return self

    def ask(self, path: str, headers: dict[str, str], data: dict[str, Any] | None = None) -> str:
        """Ask as was asked of the server."""
        if data is None:
            return self.client.get(path, headers=headers).text
        return self.client.post(path, headers={**headers, **SAME}, data=data).text


def plain(html: str) -> str:
    """Return what was sent without who is present, and without the numbers of forms that go up with the log."""
    return NONCE.sub("", WATCHERS.sub(r"\1", PRESENCE.sub("", html)))


def fragments_of(told: str) -> dict[str, str]:
    """Return the fragments of a page in an answer, or in what a stream sends."""
    lines = [line[6:] for line in told.splitlines() if line.startswith("data: ")] or [told]
    return {name: plain(html) for name, html in PARTIAL.findall("\n".join(lines))}


# Whole games

KINDS = 9  # of what people do besides deciding


class Exact(NamedTuple):
    """An answer, and the version of the table at which it was given."""

    version: int
    heard: Heard
    program: bool


class Guest:
    """Somebody at the table, what they hold, and what they were told at which place in the log."""

    def __init__(self, player: Player) -> None:
        """Begin with nothing."""
        self.player = player
        self.exact: list[Exact] = []
        self.pastimes = 0
        self.begun = len(player.heard)  # from here on nothing is done that the log does not tell

    @property
    def seat(self) -> int | None:
        """The seat."""
        return next(iter(self.player.seats), None)

    @property
    def holder(self) -> Holder:
        """What they hold."""
        return Holder(self.player.table, self.player.seats, self.player.host)

    def headers(self, program: bool) -> dict[str, str]:
        """Return how they ask."""
        if program:
            return {"Authorization": f"Bearer {self.player.token}"}
        return {"Cookie": "; ".join(f"{name}={value}" for name, value in self.player.cookies.items())}

    def settled(self, *asks: Callable[[], object]) -> None:
        """Ask several things while nothing happens at the table, so that we know how it stood."""
        before, begun = self.player.version(), len(self.player.heard) - 1
        for ask in asks:
            ask()
        if self.player.version() == before:
            told = self.player.heard[begun:]
            self.exact += [Exact(before, each, each.path.startswith("/api/")) for each in told]

    def everything(self, luck: Random) -> None:
        """Look at everything that can be looked at."""
        me = self.player
        at, before = luck.randrange(0, 60), luck.randrange(0, 100)
        asks = ["", "/words", "/log", f"/log?before={before}", f"/replay?at={at}", "/replay"]
        asks += ["/record.json", "/record.txt"]
        told = ["", "/view", "/actions", "/hint", "/log", "/record"]
        self.settled(*[partial(me.look, path) for path in asks], *[partial(me.ask, path) for path in told])


class Evening:
    """A game that was played, by whom, and its log."""

    def __init__(self, server: Server, guests: list[Guest]) -> None:
        """Read the log."""
        self.guests, self.db, self.home = guests, server.db, server.home
        self.entries = log_of(server.db, self.table)
        self.tables = list(tables_in(self.table, self.entries))
        self.versions: dict[int, list[Table]] = {}
        for table in self.tables:
            self.versions.setdefault(table.version, []).append(table)
        self.veils: dict[tuple[int, int | None], Table] = {}

    def veiled(self, version: int, reader: int | None) -> Iterator[Table]:
        """Yield how the table may have stood for a reader: what not all may know has no version of its own."""
        for table in self.versions[version]:
            if (table.seq, reader) not in self.veils:
                self.veils[table.seq, reader] = veiled(table, reader, table.seq)
            yield self.veils[table.seq, reader]

    def is_hidden(self, version: int | None) -> bool:
        """Say whether the game went on at a version, so that there was something to hide."""
        return version is not None and all(table.play and table.stage not in OVER for table in self.versions[version])

    @property
    def table(self) -> str:
        """The table."""
        return self.guests[0].player.table


def check_same(told: str, others: Iterable[str], what: object) -> None:
    """Something that was told must be the same as one of the others would be."""
    tried = []
    for other in others:
        if other == told:
            return
        tried.append(other)
    assert told == tried[0], what


def set_table(server: Server, game: str, chairs: tuple[str, ...], luck: Random) -> list[Guest]:
    """Let people come to a table: the host, others by invitation, and one who looks on."""
    host = Player(server.home, "Ada", luck)
    aid = {"memory-aid": luck.choice(("yes", "no"))}
    host.open_table(game, chairs, **aid, **SHORT.get(game, {}))
    links, watch = host.invitations(), host.watch_link()
    guests = [host]
    for name, link in zip(("Bob", "Cleo", "Dido"), links, strict=False):
        player = Player(server.home, name, luck)
        player.join(link)
        guests.append(player)
    for player in guests:
        seat = str(player.seats[0] + 1)
        player.say("contacts", {"seat": seat, "webhook": f"http://127.0.0.1:9/of-{player.name}"})
        player.make_token()
    looker = Player(server.home, "Wim", luck)
    looker.watch(watch)
    looker.token = watch.rpartition("/")[2]
    return [Guest(player) for player in [*guests, looker]]


def listen(guest: Guest) -> None:
    """Listen to all streams."""
    seat = "" if guest.seat is None else str(guest.seat + 1)
    guest.player.listen(f"/stream?seat={seat}").wait(lambda stream: bool(stream.events))
    if guest.seat is None or guest.player.host:
        guest.player.listen("/stream", program=True).wait(lambda stream: bool(stream.events))


def play_evening(server: Server, game: str, chairs: tuple[str, ...], seed: int) -> Evening:
    """Play a whole game, with all that people do besides."""
    luck = Random(seed)
    guests = set_table(server, game, chairs, luck)
    for guest in guests:
        listen(guest)
    seated = [guest for guest in guests if guest.seat is not None]
    said: list[str] = []
    quiet = 0
    while quiet < 3:
        moved = False
        for guest in seated:
            moved = take_turn(guest, guests, said, luck) or moved
        quiet = 0 if moved else quiet + (guests[0].player.ask("").json()["stage"] == "over")
    for guest in guests:
        last = guest.player.version()
        for _, stream in guest.player.streams:
            stream.wait(partial(has_come_to, last))
        guest.player.leave()
    return Evening(server, guests)


def has_come_to(version: int, stream: Stream) -> bool:
    """Say whether a stream has told of a version."""
    return stream.events[-1].id == version


def take_turn(guest: Guest, guests: list[Guest], said: list[str], luck: Random) -> bool:
    """Decide, if asked; and now and then do something else."""
    me = guest.player
    told = me.ask("").json()
    if luck.random() < 0.12 or guest.pastimes < KINDS:
        pastime(guest, guests, said, luck)
        return True
    if not told["asked"]:
        return False
    html = me.look().text
    chosen = choose(html, luck)
    if chosen is None:
        return False
    said.append(chosen[1].get("action", "?"))
    if luck.random() < 0.1:
        question = {**chosen[1], "action": luck.choice(said), "ask": "yes"}
        guest.settled(partial(me.say, "act", question, luck.random() < 0.5))
    if chosen[0] == "fill":
        guest.settled(partial(me.say, "fill", {**chosen[1], "ask": "yes"}))
    if luck.random() < 0.3:
        wondering = {name: chosen[1][name] for name in ("seat", "decision")}
        guest.settled(partial(me.say, "hint", wondering, luck.random() < 0.7))
    me.say(*chosen, parts=luck.random() < 0.8)
    return True


def pastime(guest: Guest, guests: list[Guest], said: list[str], luck: Random) -> None:
    """Talk, slip, take back, snoop, ask for what is not allowed, or let a bot play for a while."""
    me, looker = guest.player, guests[-1]
    seat = str(me.seats[0] + 1)
    decision = str(me.notice()["decision"])
    other = str(luck.choice([each for each in guests if each.seat not in (None, guest.seat)]).player.seats[0] + 1)
    guest.pastimes += 1
    match guest.pastimes % KINDS:
        case 0:
            me.say("say", {"seat": seat, "text": f"{me.name} says {luck.random()}", "command": "1"})
        case 1:
            looker.player.say("say", {"name": "Wim", "text": f"behind backs {luck.random()}", "command": "1"})
        case 2:
            me.say("undo", {"seat": seat, "decision": decision})
        case 3 | 4:
            guest.everything(luck)
            looker.everything(luck)
        case 5:
            tried = luck.choice([*said, "sail to Atlantis", "stay"])
            guest.settled(
                lambda: me.say("act", {"seat": seat, "decision": decision, "action": "nonsense"}),
                lambda: me.say("act", {"seat": other, "decision": decision, "action": tried}),
                lambda: me.say("act", {"seat": seat, "decision": str(int(decision) + 7), "action": tried}),
                lambda: me.ask("/act", {"decision": 900, "action": tried}),
                lambda: me.say("hand", {"seat": other, "bot": "nobody"}),
            )
        case 6:
            form = next(iter(forms_in(me.look().text, "wishes")), Form("", "", []))
            answers = {field.name: luck.choice(field.values) for field in form.fields if field.kind == "select"}
            forced = {"forced": "yes"} if luck.random() < 0.5 else {}
            me.say("wishes", {"seat": seat, **answers, **forced})
        case _:
            me.say("hand", {"seat": seat, "bot": "greedy"})
            guest.everything(luck)
            me.say("take-back", {"seat": seat})


@pytest.mark.parametrize(("game", "chairs"), EVERY_GAME)
def test_nobody_is_sent_what_they_may_not_know(house: Server, game: str, chairs: tuple[str, ...]) -> None:
    """Every byte of a whole game is free of secrets, and the same as if the secrets were others."""
    evening = play_evening(house, game, chairs, seed=len(chairs) + len(game))
    check_words(evening)
    compared = check_mirror(evening)
    pushed = {place for guest in evening.guests for event in pages_of(guest).events for place in event.places()}
    assert all(any(place.startswith(panel) for place in pushed) for panel in PANELS_OF[game])
    assert all("gzip" in stream.head for guest in evening.guests for _, stream in guest.player.streams)
    met = Counter(kind for table in evening.tables for kind in secrets_at(table))
    assert compared["pushed"] > len(evening.tables)
    assert compared["asked"] > 20 and compared["hint"] > 3 and compared["page"] > 5 and compared["answer"] > 5
    assert all(met[kind] > 0 for kind in SECRETS_OF[game]), met
    told = [each.heard.body for guest in evening.guests for each in guest.exact]
    assert all(any(words in body for body in told) for words in FORETOLD.get(game, ()))
    assert {"Acted", "Said", "Wished"} <= {type(entry.what).__name__ for entry in evening.entries}


# Secrets word by word

SECRETS_OF = {
    "neptun": ("chosen",),
    "mare_nostrum": ("offer",),
    "parthenon": ("hand", "cargo", "harbor"),
    "example": ("hand", "stake", "harbour"),
}
PANELS_OF = {
    "neptun": {f"panel-{name}" for name in ("chart", "row", "hand", "manifest", "temples")},
    "mare_nostrum": {f"panel-{name}" for name in ("chart", "exchange", "hand", "heroes", "supply")},
    "parthenon": {"desk", *(f"panel-{name}" for name in ("events", "chart", "island", "hand"))},
    "example": {"panel-sheets"},
}
"""What is pushed of a board by itself."""


def secrets_at(table: Table) -> Iterator[str]:
    """Yield the kinds of secrets that there are now."""
    if table.play is None or table.state.is_over:
        return
    s: Any = table.state
    if table.setting.game == "neptun":
        if any(card != NO_CARD for card in s.chosen):
            yield "chosen"
        if any(value != NO_TILE for value in s.bonus):
            yield "bonus"
    elif table.setting.game == "mare_nostrum":
        if any(s.exchange.offers) and not s.exchange.offers_open:
            yield "offer"
        if s.gift.may_be & (s.gift.may_be - 1):
            yield "gift"
    elif table.setting.game == "parthenon":
        yield from secrets_at_sea(s)
    else:
        yield "hand"
        if any(stake != NO_STAKE for stake in s.stakes):
            yield "stake"
        if s.harbour != NO_STAKE:
            yield "harbour"


def secrets_at_sea(s: Any) -> Iterator[str]:
    """Yield the kinds of secrets that there are now in Parthenon."""
    if any(s.hands):
        yield "hand"
    if any(s.voyage.aboard):
        yield "cargo"
    if s.voyage.sealed:
        yield "launch"
    if any(seen and not s.harbors_up >> land & 1 for land, seen in enumerate(s.harbors_seen)):
        yield "harbor"


def check_words(evening: Evening) -> None:
    """Search every byte for the seed, the salt, and what others hold."""
    over = next(table.version for table in evening.tables if table.stage in OVER)
    made = evening.tables[0].made
    private = {guest.player.name: private_words(guest.player) for guest in evening.guests}
    for guest in evening.guests:
        me = guest.player
        others = {word for name, words in private.items() if name != me.name for word in words}
        for at, heard in enumerate(me.heard):
            assert leaks(heard.bytes, others) == [], heard.what
            if latest(me.heard[at:]) < over:
                assert leaks(heard.bytes, {made.seed, made.salt}) == [], heard.what
                assert heard.status >= 400 or "/record" not in heard.path, "a record before the end"
        for _, stream in me.streams:
            assert leaks(stream.text, others) == []
            for event in stream.events:
                if event.id is not None and event.id < over:
                    assert leaks(event.data, {made.seed, made.salt}) == [], event.id
        check_programs(guest, evening, over)


def private_words(player: Player) -> set[str]:
    """Return what nobody but somebody themselves may be sent."""
    seat = {f"/of-{player.name}", player.token, hash_of(player.token)} if player.seats else set[str]()
    return {player.secret, hash_of(player.secret), derived(player.secret, "watch", ""), *seat}


def leaks(text: str, words: set[str]) -> list[str]:
    """Return the secrets that stand in a text."""
    return [word for word in words if word in text]


def latest(heard: list[Heard]) -> int:
    """Return at which version, at the latest, the first of some answers was given: a status tells."""
    told = next(each.body for each in heard if re.fullmatch(r"/api/tables/[^/]+", each.path))
    return int(json.loads(told)["sequence"])


def check_programs(guest: Guest, evening: Evening, over: int) -> None:
    """What programs are told of others: no card in hand or chosen, no tile, no private part of an event."""
    for version, heard, _ in guest.exact:
        if version >= over or heard.status != 200 or not heard.path.startswith("/api/"):
            continue
        told, table = json.loads(heard.body), evening.versions[version][0]
        if heard.path.endswith("/view"):
            check_view(told["view"], told["recall"], guest.seat, table)
            aided = guest.seat is not None and table.setting.memory_aid
            assert aided or told["recall"] == {}
        if heard.path.endswith("/log"):
            assert len(told) >= min(500, len(table.lines))
            for line, heard_line in zip(table.lines, told, strict=False):
                if isinstance(line.what, Event) and guest.seat not in line.what.owners:
                    assert not set(line.what.private) & set(heard_line["message"]["params"])


def check_view(view: dict[str, Any], recall: dict[str, Any], seat: int | None, table: Table) -> None:
    """A view holds one's own secrets alone."""
    s: Any = table.state
    if table.setting.game == "neptun":
        shown = s.options.bonus_tiles_fixed
        assert all((player["bonus"] is None) != shown for player in view["players"])
        assert all("chosen" not in player for player in view["players"])
        assert (view["own"] is None) == (seat is None)
        if seat is not None:
            own = None if s.chosen[seat] == NO_CARD else s.box.oar_names[s.chosen[seat]]
            assert view["own"]["chosen"] == own
    elif table.setting.game == "mare_nostrum":
        assert (view["hand"] is None) == (seat is None)
        assert all((player["offer"] is None) != s.exchange.offers_open for player in view["players"])
        assert recall.get("gift") is None or seat not in (s.gift.giver, s.gift.receiver)
    elif table.setting.game == "parthenon":
        check_view_at_sea(view, recall, seat, s)
    else:
        goods = s.box.goods
        assert view["hand"] == (None if seat is None else [goods[card] for card in s.hands[seat]])
        assert set(view["players"][0]) == {"points", "cards", "gives", "wants", "guards", "staked", "peeked"}
        assert recall.get("harbour") is None or (seat is not None and s.harbour_seen >> seat & 1)


def check_view_at_sea(view: dict[str, Any], recall: dict[str, Any], seat: int | None, s: Any) -> None:
    """A view of Parthenon holds one's own hand and cargoes, open launches, and harbor cards that one has looked at."""
    assert (view["hand"] is None) == (seat is None)
    for fleet in view["fleets"]:
        assert (fleet["cargo"] is None) == (fleet["seat"] != seat)
        assert fleet["seat"] == seat or not s.voyage.sealed >> fleet["seat"] & 1
    for land, shown in enumerate(view["lands"]):
        is_up = bool(s.harbors_up >> land & 1)
        looked = seat is not None and bool(s.harbors_seen[land] >> seat & 1)
        assert is_up or shown["card"] is None or (looked and s.step_name() == "RevealHarbors")
        assert (looked and not is_up) or shown["name"] not in recall.get("harbors", {})


# The mirror


def check_mirror(evening: Evening) -> Counter[str]:
    """Ask a mirror for all that was sent; return how much was compared."""
    compared: Counter[str] = Counter()
    with Glass(evening.db, evening.home) as glass:
        for guest in evening.guests:
            for exact in guest.exact:
                if evening.is_hidden(exact.version):
                    compared["asked"] += 1
                    compared["hint"] += exact.heard.path.endswith("/hint") and exact.heard.status == 200
                    check_asked(glass, guest, exact, evening.veiled(exact.version, guest.seat))
            check_answers(glass, guest, evening, compared)
            check_pushed(glass, guest, evening, compared)
    return compared


def check_asked(glass: Glass, guest: Guest, exact: Exact, tables: Iterable[Table]) -> None:
    """Ask again for what was asked for."""
    heard, headers = exact.heard, guest.headers(exact.program)
    if exact.program and heard.what.startswith("POST"):
        return  # its body is JSON; the same fault is told to pages
    path = heard.what.partition(" ")[2]
    htmx = HTMX if heard.data is not None and "<!doctype" not in heard.body else {}
    asked = (plain(glass.shown(table, guest).ask(path, {**headers, **htmx}, heard.data)) for table in tables)
    check_same(plain(heard.body), asked, heard.what)


def check_answers(glass: Glass, guest: Guest, evening: Evening, compared: Counter[str]) -> None:
    """Compare whole pages, and the fragments with which a command is answered, by the place that they name."""
    for heard in guest.player.heard[guest.begun :]:
        named = re.search(r'name="command" value="(\d+)">\s*<input (type="hidden" name="seat"|name="name")', heard.body)
        if named is None or not evening.is_hidden(int(named[1])):
            continue
        version, is_page = int(named[1]), "<!doctype" in heard.body
        tables = evening.veiled(version, guest.seat)
        if not is_page:
            compared["answer"] += 1
            assert fragments_of(heard.body).get("refusal", "") == ""
            check_fragments(guest, fragments_of(heard.body), list(tables))
        elif heard.what == f"GET /table/{evening.table}" and version % 4 == 0:
            compared["page"] += 1
            asked = (plain(glass.shown(table, guest).ask(heard.path, guest.headers(False))) for table in tables)
            check_same(plain(heard.body), asked, heard.what)


def pages_of(guest: Guest) -> Stream:
    """Return the stream of the page."""
    return guest.player.streams[0][1]


def check_pushed(glass: Glass, guest: Guest, evening: Evening, compared: Counter[str]) -> None:
    """Compare everything that was pushed."""
    _, *programs = guest.player.streams
    for event in pages_of(guest).events:
        if event.id is not None and evening.is_hidden(event.id):
            compared["pushed"] += 1
            fragments = {name: plain(html) for name, html in event.parts().items()}
            check_fragments(guest, fragments, list(evening.veiled(event.id, guest.seat)))
    for event in [event for _, program in programs for event in program.events]:
        if event.id is not None and evening.is_hidden(event.id):
            compared["told"] += 1
            callers = [Caller(glass.mirror, Live(each), guest.holder) for each in evening.veiled(event.id, guest.seat)]
            check_same(event.data, (msgspec.json.encode(status_for(each)).decode() for each in callers), event.id)


def check_fragments(guest: Guest, fragments: dict[str, str], tables: list[Table]) -> None:
    """Compare fragments with those over other tables; those of the reader's own are compared with whole pages."""
    looks = [Look(Live(table), guest.holder, guest.seat, "en", table.at) for table in tables]
    for name in set(fragments) - {"mine", "host", "refusal", "chat-form"}:
        check_same(fragments[name], (plain(html_of(name, look)) for look in looks), (name, tables[0].seq))


# Secrets that random play never comes to, and leaks that these tests must find

LOOKS = ("", "/words", "/log", "/notice", "/record.json")
ASKS = ("", "/view", "/actions", "/hint", "/log", "/stream", "/record")


def told_to(glass: Glass, table: Table, seat: int | None) -> dict[str, str]:
    """Return all that a reader can be told of a table."""
    glass.show(table, Holder(table.id, () if seat is None else (seat,)))
    me = {"Cookie": f"periplus={'x' * 30}", "Authorization": f"Bearer {'x' * 30}"}
    number = "" if seat is None else seat + 1
    said = {"seat": str((seat or 0) + 1), "decision": "0", "action": "nonsense"}
    told = {path: glass.ask(f"/table/{table.id}{path}", me) for path in (*LOOKS, f"/stream?seat={number}")}
    told |= {f"api{path}": glass.ask(f"/api/tables/{table.id}{path}", me) for path in ASKS}
    told |= {"refused": glass.ask(f"/table/{table.id}/act", {**me, **HTMX}, said)}
    wondering = {**said, "decision": str(table.answered[seat or 0])}
    told |= {"hint": glass.ask(f"/table/{table.id}/hint", {**me, **HTMX}, wondering)}
    return told


def differing(glass: Glass, table: Table, seat: int | None) -> list[str]:
    """Return what tells a reader more than they may know."""
    truth, other = told_to(glass, table, seat), told_to(glass, veiled(table, seat), seat)
    return [path for path in truth if truth[path] != other[path]]


@pytest.fixture(scope="module")
def glass(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Glass]:
    """Pages over tables in memory."""
    with Glass(f"sqlite:///{tmp_path_factory.mktemp('glass') / 'tables.db'}", "http://127.0.0.1") as made:
        yield made


@pytest.fixture(scope="module")
def prepared() -> Table:
    """A table with all kinds of secrets: oar cards chosen, bonus tiles drawn, wishes, and talk behind backs."""
    table = table_of(setting("neptun", *people(3)), 5)
    assert table.play is not None
    table.play.state = prepare(table.state)
    luck = luck_from(5)
    while not any(value > 0 for value in table.state.to_json()["bonus"]):
        seat = table.awaited()[0]
        action = prefer(table.state, seat) or said_by(table.state, seat, luck)
        table = after(table, Acted(seat, table.answered[seat], str(action)))
    table = play_on(table, lambda table: table.state.step_name() == "ChooseOar", luck)
    for seat in (0, 1):
        table = after(table, Acted(seat, table.answered[seat], str(table.state.legal_actions(seat)[0])))
    orders = (Order("extraturn", table.state.questions()["extraturn"].answers[0]),)
    table = after(table, *[Wished(seat, Wishes(True, orders)) for seat in (0, 1)])
    return after(table, Said(0, "Ada", "hello"), Said(None, "Wim", "she is bluffing"))


def test_prepared_secrets_are_kept(glass: Glass, prepared: Table) -> None:
    """Bonus tiles, chosen cards, wishes and talk of spectators change nothing for those who may not know them."""
    s: Any = prepared.state
    assert [card != NO_CARD for card in s.chosen] == [True, True, False]
    assert any(value not in (NO_TILE, 0) for value in s.bonus)
    for seat in (None, 0, 1, 2):
        assert differing(glass, prepared, seat) == []


@pytest.mark.parametrize("game", ["neptun", "parthenon"])
def test_the_board_in_the_lobby_is_as_for_nobody(glass: Glass, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The picture that strangers are shown is the same if all secrets are others; a leak would be found."""
    table = table_of(setting(game, *people(3), watched=True), 5)
    table = play_on(table, lambda table: hidden(dealt_anew(table.state, None, 1)) != hidden(table.state), luck_from(5))
    path = f"/lobby/{table.id}/board-light.svg"

    def seen(shown: Table) -> str:
        glass.show(shown, Holder(table.id, stranger=True))
        return glass.ask(path, {})

    others = [veiled(table, None, deal) for deal in range(1, 5)]
    assert "<svg" in seen(table) and {seen(each) for each in others} == {seen(table)}

    def leaking(live: Live, theme: str) -> bytes:
        return gzip.compress(repr(hidden(live.table.state)).encode())

    monkeypatch.setattr("periplus.web.lobby.drawn", leaking)
    assert {seen(each) for each in others} != {seen(table)}


def test_a_card_that_changed_hands_is_kept(glass: Glass) -> None:
    """Mare Nostrum: which card was given shows in nothing that others are sent than the two who saw it."""
    short: dict[str, Value] = {"turn_limit": 5}
    table = table_of(setting("mare_nostrum", *people(3), options=short), 1)
    table = play_on(table, lambda table: "gift" in secrets_at(table), luck_from(1))
    for seat in (None, 0, 1, 2):
        assert differing(glass, table, seat) == []


def launched() -> Table:
    """Return a table of Parthenon at which two of three have launched fleets in secret."""
    table = table_of(setting("parthenon", *people(3), options={"years": 1}), 1)
    table = play_on(table, lambda table: table.state.step_name() == "ArrangeSeason", luck_from(2))
    table = acts(table, table.awaited()[0], "arrange")
    table = play_on(table, lambda table: table.state.step_name() == "LaunchFleets", luck_from(2), "done")
    for seat in (0, 1):
        table = acts(table, seat, str(table.state.legal_actions(seat)[-1]))
    return table


def test_a_secret_launch_is_kept(glass: Glass, monkeypatch: pytest.MonkeyPatch) -> None:
    """Parthenon: where fleets sail, and with what, shows in nothing that others are sent; a leak would be found."""
    table = launched()
    s: Any = table.state
    assert s.voyage.sealed == 0b11 and sum(s.voyage.aboard) > 1
    for seat in (None, 0, 1, 2):
        assert differing(glass, table, seat) == []
    monkeypatch.setattr(
        "periplus.web.look.Look.prompt", lambda look: f"{look.state.voyage.lands} {look.state.voyage.aboard}"
    )
    assert differing(glass, table, 2)


def test_a_harbor_card_looked_at_is_kept(glass: Glass) -> None:
    """Parthenon: a face-down card that some have seen, hands and cargoes show in nothing that others are sent."""
    table = table_of(setting("parthenon", *people(3), options={"years": 1}), 1)
    table = play_on(table, lambda table: {"harbor", "cargo"} <= {*secrets_at(table)}, luck_from(1), "launch")
    for seat in (None, 0, 1, 2):
        assert differing(glass, table, seat) == []


def leak_line(look: Look, line: Any) -> LogLine:
    """Tell a line as its owner reads it."""
    owner = line.what.owners[0] if isinstance(line.what, Event) and line.what.owners else look.seat
    return LogLine("", look.tell(line.seen_by(owner)), "", None)


def leak_record(table: Table) -> Record:
    """Hand out a record before the end."""
    assert table.play is not None
    return make_record(table.play.state, table.play.decisions, None, table.made.salt)


LEAKS: dict[str, tuple[str, Any]] = {
    "a line as its owner reads it": ("periplus.web.look.Look.line", leak_line),
    "chosen cards in the prompt": ("periplus.web.look.Look.prompt", lambda look: str(look.state.to_json()["chosen"])),
    "bonus tiles in a name": ("periplus.web.look.Look.speaker", lambda look, said: str(look.state.to_json()["bonus"])),
    "wishes of others": (
        "periplus.web.look.Look.order", lambda look, name: (look.table.wishes[1].orders or [Order(name, "")])[0],
    ),
    "talk behind backs": ("periplus.web.look.Look.remarks", lambda look: look.table.remarks),
    "the seed as commitment": ("periplus.table.table.Table.commitment", property(lambda table: table.made.seed)),
    "chosen cards in a hint": (
        "periplus.web.look.Look.worth", lambda look, points: str(look.state.to_json()["chosen"]),
    ),
    "the salt in a refusal": ("periplus.web.look.Look.fault_text", lambda look, error: FaultText(look.table.made.salt)),
    "the view of another seat": ("periplus.web.api.Caller.seat", property(lambda caller: 0)),
}  # fmt: skip


@pytest.mark.parametrize("leak", LEAKS)
def test_a_leak_would_be_found(glass: Glass, prepared: Table, leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Pages that tell too much, in one place only, are caught."""
    where, leaky = LEAKS[leak]
    monkeypatch.setattr(where, leaky)
    assert differing(glass, prepared, 2)


def test_an_early_record_would_be_found(glass: Glass, monkeypatch: pytest.MonkeyPatch) -> None:
    """A record that is handed out before the end is caught."""
    table = table_of(setting("example", *people(2)))
    assert differing(glass, table, 1) == []
    monkeypatch.setattr("periplus.table.table.Table.record", leak_record)
    assert set(differing(glass, table, 1)) == {"/record.json", "api/record"}


def test_a_secret_word_would_be_found() -> None:
    """A search for secrets finds them in a header and in a body."""
    heard = Heard("GET /", 200, "x-seed: abc", "the salt is def")
    assert leaks(heard.bytes, {"abc", "ghi"}) == ["abc"]
    assert leaks(heard.bytes, {"def"}) == ["def"]


def test_wishes_and_talk_of_spectators_leave_no_trace(house: Server) -> None:
    """When somebody wishes something, and when spectators talk, nothing that others are sent changes by a byte."""
    guests = set_table(house, "example", ("me", "open"), Random(1))
    ada, bob, looker = (guest.player for guest in guests)
    streams = [ada.listen("/stream?seat=1"), ada.listen("/stream", program=True)]
    for stream in streams:
        stream.wait(lambda stream: bool(stream.events))
    bob.say("say", {"seat": "2", "text": "hello", "command": "1"})
    for stream in streams:
        stream.wait(partial(has_come_to, ada.version()))

    def told() -> list[str]:
        pages = [ada.look(path).text for path in ("", "/log", "/notice", "/replay")]
        return [*pages, *[ada.ask(path).text for path in ("", "/view", "/log", "/actions")]]

    before, pushed = told(), [len(stream.events) for stream in streams]
    form = forms_in(bob.look().text, "wishes")[0]
    answers = {field.name: field.values[-1] for field in form.fields if field.kind == "select"}
    assert answers and bob.say("wishes", {"seat": "2", **answers}).status_code == 200
    looker.say("say", {"name": "Wim", "text": "behind backs", "command": "1"})
    assert [type(entry.what).__name__ for entry in log_of(house.db, ada.table)][-2:] == ["Wished", "Said"]
    assert told() == before
    bob.say("say", {"seat": "2", "text": "again", "command": "2"})
    for stream in streams:
        stream.wait(partial(has_come_to, ada.version()))
    assert [len(stream.events) for stream in streams] == [count + 1 for count in pushed]
    for player in (ada, bob, looker):
        player.leave()


def test_a_changed_choice_leaves_no_trace(house: Server) -> None:
    """When somebody changes a secret choice, nothing others are sent changes by a byte, nor do lists of tables."""
    guests = set_table(house, "example", ("me", "open"), Random(1))
    ada, bob, looker = (guest.player for guest in guests)
    chosen = [each["notation"] for each in ada.ask("/actions").json()["actions"]]
    assert ada.ask("/act", {"decision": 0, "action": chosen[0]}).status_code == 200
    later, bob.table = bob.open_table("example", ("me", "here")), ada.table
    streams = [who.listen(path) for who, path in ((bob, "/stream?seat=2"), (looker, "/stream?seat="))]
    streams += [who.listen("/stream", program=True) for who in (bob, looker)]
    for stream in streams:
        stream.wait(lambda stream: bool(stream.events))

    def told() -> list[str]:
        answers = [who.look(path) for who in (bob, looker) for path in ("", "/log", "/notice", "/words")]
        answers += [who.ask(path) for who in (bob, looker) for path in ("", "/view", "/log")]
        answers += [bob.ask("/actions"), bob.ask("/hint"), bob.get("/")]
        assert {answer.status_code for answer in answers} == {200}
        return [f"{[each for each in answer.headers.items() if each[0] != 'date']} {answer.text}" for answer in answers]

    own, before = ada.ask("/actions").json(), told()
    assert before[-1].index(later) < before[-1].index(ada.table)
    for number, action in enumerate([*chosen[1:3], chosen[0]], start=1):
        assert ada.ask("/act", {"decision": number, "action": action}).status_code == 200
        assert told() == before
    assert ada.ask("/actions").json() != own
    assert [type(entry.what).__name__ for entry in log_of(house.db, ada.table)][-3:] == ["Acted"] * 3
    bob.say("say", {"seat": "2", "text": "again", "command": "2"})
    for stream in streams:
        stream.wait(partial(has_come_to, bob.version()))
    assert [len(stream.events) for stream in streams[2:]] == [2, 2]
    assert {part for stream in streams[:2] for event in stream.events[1:-1] for part in event.parts()} <= {"people"}
    for player in (ada, bob, looker):
        player.leave()


def test_the_breath_of_a_stream_tells_nothing() -> None:
    """A choice is changed again and again while another seat listens -> its stream breathes as regularly as before."""

    async def breaths(changes: int) -> int:
        tables = Mirror("sqlite:////nowhere/tables.db")
        live, heard = Live(table_of(setting("example", *people(2)))), 0

        async def listen() -> None:
            nonlocal heard
            async for still in House.changes(tables, live, Holder("t", (1,)), 0.2, presence=False):
                heard += still

        listening = asyncio.create_task(listen())
        for _ in range(12):
            await asyncio.sleep(0.1)
            live.ring() if changes else None
        listening.cancel()
        return heard

    assert asyncio.run(breaths(0)) >= 4
    assert asyncio.run(breaths(1)) >= 4  # and not none, as if each change gave it another 0.2 seconds


# Strangers, other seats, and the curtain


def test_strangers_are_refused(house: Server) -> None:
    """A table's page, streams, log, replay, record and commands, and all of its API, are for those with a key."""
    host = Player(house.home, "Ada")
    host.open_table("example", ("me", "bot:random"))
    stranger = Player(house.home, "Eve")
    stranger.table, stranger.token = host.table, stranger.secret
    looks = [
        "",
        "/stream?seat=1",
        "/stream?seat=",
        "/curtain",
        "/notice",
        "/words",
        "/log",
        "/replay",
        "/picture.svg",
        "/picture.png",
        "/story.svg",
        "/story.png",
        "/film.webp",
        "/record.json",
        "/record.txt",
    ]
    answers = [stranger.look(path) for path in looks]
    answers += [stranger.say(command, {"seat": "1", "decision": "0", "action": "x"}) for command in COMMANDS]
    answers += [stranger.ask(path) for path in ASKS]
    answers += [stranger.ask(path, {"decision": 0, "action": "x", "text": "x"}) for path in API_COMMANDS]
    assert {answer.status_code for answer in answers} == {403}
    for each in stranger.heard:
        assert leaks(each.bytes, {"Ada", host.secret}) == []
    assert len(log_of(house.db, host.table)) == 1 or host.notice()["awaited"]
    host.leave()
    stranger.leave()


API_COMMANDS = ("/act", "/undo", "/say", "/wishes", "/pause", "/resume", "/end")


def test_a_seat_speaks_for_itself_alone(house: Server) -> None:
    """Every command in another seat's name, and everything that only the host may do, is refused with 403."""
    host = Player(house.home, "Ada")
    host.open_table("example", ("me", "open"))
    bob = Player(house.home, "Bob")
    bob.join(host.invitations()[0])
    looker = Player(house.home, "Wim")
    looker.watch(host.watch_link())
    before = len(log_of(house.db, host.table))
    action = forms_in(host.look().text, "act")[0].values("action")[0]
    whose = {"seat": "1", "decision": "0", "action": action, "name": "Eve", "text": "hi", "bot": "greedy"}
    own = ("act", "hint", "fill", "undo", "wishes", "name", "contacts", "return", "token", "hand", "take-back")
    for player in (bob, looker):
        for command in (*own, "invite", "fill-seats", "watch-link", "pause", "resume", "end"):
            answer = player.say(command, whose)
            assert answer.status_code == 403, (player.name, command)
        assert player.look("/stream?seat=1").status_code == 403
    assert bob.say("say", whose).status_code == 403
    assert bob.say("rematch", {}).status_code == 422
    assert len(log_of(house.db, host.table)) == before
    for player in (host, bob, looker):
        player.leave()


def test_the_record_waits_for_the_end(house: Server) -> None:
    """Nobody gets the record of an unfinished game; everybody at the table gets it when it is ended."""
    host = Player(house.home, "Ada")
    host.open_table("example", ("me", "bot:random"))
    host.make_token()
    looker = Player(house.home, "Wim")
    looker.watch(host.watch_link())
    for player in (host, looker):
        assert [player.look(f"/record.{kind}").status_code for kind in ("json", "txt")] == [422, 422]
    assert host.ask("/record").status_code == 422
    host.say("end", {})
    for player in (host, looker):
        assert read_record(player.look("/record.json").text).salt
    host.leave()
    looker.leave()


def test_a_seat_given_away_hears_no_more(house: Server) -> None:
    """Whoever loses a seat loses its streams, its page, and its token; the next one gets the invitation."""
    host = Player(house.home, "Ada")
    host.open_table("example", ("me", "open"))
    bob = Player(house.home, "Bob")
    bob.join(host.invitations()[0])
    bob.make_token()
    streams = [bob.listen("/stream?seat=2"), bob.listen("/stream", program=True)]
    for stream in streams:
        stream.wait(lambda stream: bool(stream.events))
    host.say("invite", {"seat": "2", "command": "9"})
    for stream in streams:
        stream.wait(lambda stream: stream.ended)
    assert bob.look().status_code == bob.ask("/view").status_code == bob.look("/stream?seat=2").status_code == 403
    cleo = Player(house.home, "Cleo")
    cleo.join(host.invitations()[0])
    assert cleo.look().status_code == 200
    for player in (host, bob, cleo):
        player.leave()


def test_the_curtain_hides_every_seat(house: Server) -> None:
    """With two seats on a screen and none lifted: page, streams, log, replay and refusals are as for nobody."""
    host = Player(house.home, "Ada")
    host.open_table("neptun", ("me", "here", "bot:greedy"))
    looker = Player(house.home, "Wim")
    looker.watch(f"/watch/{derived(host.secret, 'watch', host.table)}")
    looker.say("say", {"name": "Wim", "text": "behind backs", "command": "1"})
    luck = Random(4)
    guest = Guest(host)
    host.make_token()
    curtain = host.listen("/curtain")
    for _ in range(25):
        guest.settled(
            host.look, lambda: host.look("/log"), lambda: host.look("/replay"),
            lambda: host.say("undo", {"seat": "1", "decision": "900"}),
            lambda: host.say("undo", {"seat": "2", "decision": "900"}, parts=False),
        )  # fmt: skip
        assert host.look("/stream?seat=1").status_code == 403
        lifts = forms_in(host.look().text, "lift")
        host.say("lift", lifts[0].filled(), parts=False)
        html = host.look().text
        lifted = int(lifts[0].filled()["seat"])
        assert host.look(f"/stream?seat={3 - lifted}").status_code == 403
        chosen = choose(html, luck)
        if chosen is not None:
            assert chosen[1]["seat"] == str(lifted)
            host.say(*chosen)
        host.say("pass", {}, parts=False)
    refused = [heard.status for heard in host.heard if heard.path.endswith("/undo")]
    assert set(refused) == {409}
    host.hush()
    entries = log_of(house.db, host.table)
    tables = {table.version: table for table in tables_in(host.table, entries)}
    cookies = {"Cookie": f"periplus={host.secret}"}
    curtained = {version: veiled(table, None, version, screen=(0, 1)) for version, table in tables.items()}
    with Glass(house.db, house.home) as glass:
        for exact in [each for each in guest.exact if not each.program]:
            glass.show(curtained[exact.version], guest.holder)
            heard = exact.heard
            htmx = HTMX if heard.data is not None and "<!doctype" not in heard.body else {}
            told = glass.ask(heard.what.partition(" ")[2], {**cookies, **htmx}, heard.data)
            assert plain(told) == plain(heard.body), heard.what
            assert "behind backs" not in heard.body
        for event in curtain.events:
            assert event.id is not None
            glass.show(curtained[event.id], guest.holder)
            lines = glass.ask(f"/table/{host.table}/curtain", cookies).splitlines()
            assert event.data == "\n".join(line[6:] for line in lines if line.startswith("data: "))
    assert len(guest.exact) > 60 and len(curtain.events) > 10
    host.leave()
    looker.leave()
