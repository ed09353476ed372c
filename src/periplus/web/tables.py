"""The page of a table: what a seat sees, what it says, and the stream that keeps it up to date."""

import time
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import AsyncExitStack
from typing import Any

from litestar import Response, get, post
from litestar.enums import MediaType
from litestar.exceptions import NotFoundException, TooManyRequestsException
from litestar.response import Redirect, Stream
from markupsafe import Markup

from periplus.kernel.action import Action, Form
from periplus.kernel.errors import PeriplusError, Refused
from periplus.kernel.record import to_json, to_text
from periplus.table.entries import (
    Acted,
    BadCommand,
    Ended,
    Filled,
    Named,
    Order,
    Paused,
    Resumed,
    Undone,
    What,
    Wished,
    Wishes,
    clean_name,
    mark,
)
from periplus.table.house import House, Live
from periplus.table.keys import Holder, NoKey, derived, hash_of, new_secret
from periplus.table.store import Contact
from periplus.table.table import IN_PLAY
from periplus.web.events import BREATH, PING, event, event_stream
from periplus.web.look import Look
from periplus.web.render import board, drawing, drawings, frame, home, page, part, partial, pushed
from periplus.web.status import status_of
from periplus.web.visitor import AnyRequest, Visitor, Words, cookie, visitor_of, whole, words_of

CURTAIN = -1  # instead of a seat: several seats are on this screen, and none has lifted the curtain
LIFTED = "lifted"
OF_SEATS = ("wishes", "contacts", "name")  # commands that change the panel of one's own seat
STREAMING = "X-Streaming"  # a header with which a page says that it has a stream
MOST_STREAMS = 50
"""Pages that one seat, or all spectators together, may have open at once."""


class Desk:
    """One request about one table: who asks, what they hold, and how they see it."""

    def __init__(self, house: House, request: AnyRequest, live: Live, holder: Holder) -> None:
        """Sit down at a table."""
        self.house = house
        self.request = request
        self.live = live
        self.holder = holder
        self.visitor: Visitor = visitor_of(request)

    @property
    def id(self) -> str:
        """The table."""
        return self.live.table.id

    async def do(self, what: What, command: str) -> None:
        """Do something at the table, in the name of this reader."""
        await self.house.do(self.id, what, command, by=self.holder)

    def seat(self) -> int | None:
        """Return the seat at which this reader looks: their only one, or the one that has lifted the curtain.

        There is a curtain only while the game goes on.
        """
        if len(self.holder.seats) < 2:
            return next(iter(self.holder.seats), None)
        lifted = self.request.cookies.get(LIFTED, "")
        if lifted in [str(seat) for seat in self.holder.seats]:
            return int(lifted)
        return CURTAIN if self.live.table.stage in IN_PLAY else self.holder.seats[0]

    def look(self, seat: int | None) -> Look:
        """Return the table as it is seen from a seat."""
        language = self.visitor.language(self.live.table.setting.language)
        return Look(self.live, self.holder, seat, language, time.time())

    async def parts(self, look: Look) -> dict[str, Markup]:
        """Return all parts of the page."""
        panels = {name: await self.panel(name, look) for name in self.panels(look)}
        return {**pushed(look), "board": board(look), **panels}

    def panels(self, look: Look) -> list[str]:
        """Return which panels a reader has besides what everybody gets."""
        return ["mine"] * (look.seat is not None) + ["host"] * self.holder.host

    async def panel(self, name: str, look: Look) -> Markup:
        """Return the panel of one's own seat, or of the host."""
        if name == "host":
            return part("host", look, **await self.hosting())
        assert look.seat is not None
        return part("mine", look, **await self.own(look.seat))

    async def news(self, look: Look, sent: dict[str, str]) -> dict[str, Markup]:
        """Return the parts that differ from what was sent before, and remember them."""
        panels = {name: html for name, html in drawings(look).items() if is_new(sent, name, html)}
        parts = {name: html for name, html in pushed(look).items() if is_new(sent, name, html)}
        parts |= {"board": board(look)} if is_new(sent, "board", frame(look)) else lying(panels)
        for name in self.panels(look):
            if is_new(sent, name, look.panel(name)):
                parts[name] = await self.panel(name, look)
        return parts

    def chat_form(self, look: Look) -> Markup:
        """Return the form to say something; what is sent twice from one form is said once."""
        return part("chat_form", look, nonce=look.table.version, name=self.visitor.name)

    async def own(self, seat: int) -> dict[str, Any]:
        """Return what only the reader's own panel shows."""
        contacts = {each.kind: each.address for each in await self.house.store.contacts_of(self.id, seat)}
        return {"contacts": contacts, "sends_mail": bool(self.house.herald.smtp), "bots": self.house.bots}

    async def hosting(self) -> dict[str, Any]:
        """Return what only the host's panel shows."""
        table, secret = self.live.table, self.visitor.secret
        watch = derived(secret, "watch", table.id)
        known = await self.house.store.keys_of(hash_of(watch), table.id)
        return {
            "invitations": await self.house.invitations(table, secret) if table.open_seats() else {},
            "watch": watch if known else "",
            "home": home(self.request),
            "bots": self.house.bots,
            "nonce": table.version,
        }

    async def page(self, status: int = 200, notice: str = "", hint: str = "") -> Response[str]:
        """Return the whole page: the table, or the curtain before it."""
        seat = self.seat()
        if seat == CURTAIN:
            parts = {"curtain": self.curtain()}
            return page(self.request, "curtain.html", status, look=self.look(None), parts=parts, notice=notice)
        look = self.look(seat)
        parts = {**await self.parts(look), "chat_form": self.chat_form(look)}
        return page(self.request, "table.html", status, look=look, parts=parts, notice=notice, hint=hint)

    def curtain(self) -> Markup:
        """Return what everybody on this screen may see before a curtain is lifted."""
        look = self.look(None)
        return part("curtain", look, awaited_here=look.first_here())

    # Answers to what was said

    async def answer(self, command: str) -> Response[str]:
        """Answer a command that was done: the page as it is now, in parts or whole."""
        if "HX-Request" not in self.request.headers:
            return Redirect(f"/table/{self.id}", status_code=303)
        seat = self.seat()
        if seat == CURTAIN or command == "watch-link":  # a new link is not pushed to anybody
            return Response("", headers={"HX-Refresh": "true"})
        look = self.look(seat)
        if STREAMING not in self.request.headers:
            parts = await self.parts(look)
        else:  # all else comes by the stream
            parts = {"mine": await self.panel("mine", look)} if command in OF_SEATS else {}
        parts |= {"refusal": Markup(""), "chat-form": self.chat_form(look)}
        html = "".join(partial(name, each) for name, each in parts.items())
        return Response(html, media_type=MediaType.HTML)

    async def refuse(self, error: PeriplusError) -> Response[str]:
        """Answer a command that was refused: why, with the clause; the page stays as it is."""
        seat = self.seat()
        look = self.look(None if seat == CURTAIN else seat)
        if "HX-Request" not in self.request.headers:
            return await self.page(status_of(error), look.tell_error(error))
        html = partial("refusal", refusal(look, error))
        if status_of(error) == 409 and seat != CURTAIN:  # the page is out of date
            html += "".join(partial(name, each) for name, each in (await self.parts(look)).items())
        return Response(html, status_code=status_of(error), media_type=MediaType.HTML)


def refusal(look: Look, error: PeriplusError) -> Markup:
    """Return why something is refused, with a link to the clause."""
    if not isinstance(error, Refused):
        return Markup.escape(look.tell_error(error))
    told = look.tell(error.message)
    address = f"/rules/{look.table.setting.game}?q={error.rule}"
    return Markup('{} <a class="clause" href="{}" target="_blank">{}</a>').format(told, address, error.rule)


async def sit_down(request: AnyRequest, house: House, id: str) -> Desk:
    """Return the desk of a request, or refuse whoever holds no key."""
    visitor = visitor_of(request)
    if visitor.fresh:
        raise NoKey("error-table-no-key")
    holder = await house.holder(id, visitor.secret)
    return Desk(house, request, await house.live(id), holder)


# To look


@get("/table/{id:str}")
async def table_page(request: AnyRequest, house: House, id: str) -> Response[str]:
    """Show a table."""
    return await (await sit_down(request, house, id)).page()


@get("/table/{id:str}/stream")
async def stream(request: AnyRequest, house: House, id: str, seat: str = "") -> Stream:
    """Push what changes on the page of a table."""
    desk = await sit_down(request, house, id)
    shown = desk.seat()
    if shown == CURTAIN or seat != ("" if shown is None else str(shown + 1)):
        raise NoKey("error-table-no-key")
    if desk.live.present[shown] >= MOST_STREAMS:
        raise TooManyRequestsException
    return event_stream(request, pushes(desk, shown))


async def pushes(desk: Desk, seat: int | None) -> AsyncIterator[bytes]:
    """Yield the parts of the page that have changed, as long as somebody looks and may look."""
    sent: dict[str, str] = {}
    async with desk.house.watching(desk.live, seat):
        async for still in desk.house.changes(desk.live, desk.holder, BREATH):
            if desk.seat() != seat:  # the game has begun, and the curtain falls
                yield event("", desk.live.table.version, "reload")
                return
            look = desk.look(seat)
            html = "".join(partial(name, html) for name, html in (await desk.news(look, sent)).items())
            if html or still:
                yield event(html, look.table.version) if html else PING


def lying(panels: Mapping[str, Markup]) -> dict[str, Markup]:
    """Return the panels that lie on the board; what lies before players comes with the list of people."""
    return {name: html for name, html in panels.items() if not name.startswith("panel-seat-")}


def is_new(sent: dict[str, str], name: str, content: str) -> bool:
    """Say whether something differs from what was sent, and remember it."""
    digest = mark(content)
    if sent.get(name) == digest:
        return False
    sent[name] = digest
    return True


@get("/table/{id:str}/curtain")
async def curtain_stream(request: AnyRequest, house: House, id: str) -> Stream:
    """Push who is next, while the curtain is down."""
    desk = await sit_down(request, house, id)

    async def lines() -> AsyncIterator[bytes]:
        sent: dict[str, str] = {}
        async with AsyncExitStack() as here:
            for seat in desk.holder.seats:
                await here.enter_async_context(house.watching(desk.live, seat))
            async for still in house.changes(desk.live, desk.holder, BREATH):
                html = desk.curtain()
                if is_new(sent, "curtain", html):
                    yield event(html, desk.live.table.version)
                elif still:
                    yield PING

    return event_stream(request, lines())


@get("/table/{id:str}/notice")
async def notice(request: AnyRequest, house: House, id: str) -> dict[str, Any]:
    """Tell a page in a hidden tab, which has no stream, whether it is somebody's turn."""
    desk = await sit_down(request, house, id)
    shown = desk.seat()
    if shown is not None and shown != CURTAIN:
        desk.live.seen[shown] = time.monotonic()
    look = desk.look(None if shown == CURTAIN else shown)
    return {"awaited": look.asked, "decision": look.decision}


@get("/table/{id:str}/log")
async def whole_log(request: AnyRequest, house: House, id: str, before: str = "") -> Response[str]:
    """Show the log page by page."""
    desk = await sit_down(request, house, id)
    seat = desk.seat()
    look = desk.look(None if seat == CURTAIN else seat)
    return page(request, "log.html", look=look, lines=look.lines(whole(before, "before") if before else None))


@get("/table/{id:str}/replay")
async def replay_page(request: AnyRequest, house: House, id: str, at: str = "") -> Response[str]:
    """Step through the game as this reader saw it."""
    desk = await sit_down(request, house, id)
    seat = desk.seat()
    look = desk.look(None if seat == CURTAIN else seat)
    if look.in_play and look.holder.seats and not look.table.setting.memory_aid:
        raise BadCommand("error-page-no-looking-back")
    last = 0 if look.table.play is None else len(look.table.play.decisions)
    number = whole(at, "at") if at else (last if look.in_play else 0)
    state, events = look.table.past(number)
    told = [look.tell(event.seen_by(look.seat)) for event in events]
    panels = {panel.name: drawing(panel, look.table.game.name) for panel in look.panels(state)}
    grids = [] if panels else look.grids(state)
    return page(request, "replay.html", look=look, at=number, last=last, told=told, panels=panels, grids=grids)


@get("/table/{id:str}/words")
async def words_page(request: AnyRequest, house: House, id: str) -> Response[str]:
    """Show all that lies on the table as tables of words."""
    desk = await sit_down(request, house, id)
    seat = desk.seat()
    look = desk.look(None if seat == CURTAIN else seat)
    return page(request, "words.html", look=look, grids=look.grids() if look.begun else [])


@get(["/table/{id:str}/record.json", "/table/{id:str}/record.txt"])
async def record(request: AnyRequest, house: House, id: str) -> Response[str]:
    """Hand out the record of a finished game."""
    desk = await sit_down(request, house, id)
    made = desk.live.table.record()
    is_text = request.url.path.endswith(".txt")
    name = f"{made.game}-{id}.{'txt' if is_text else 'json'}"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    kind = MediaType.TEXT if is_text else MediaType.JSON
    return Response(to_text(made) if is_text else to_json(made), media_type=kind, headers=headers)


# What is said: one function for each command; what it returns is the answer, if it is not the page itself

Reply = Response[str] | None


@post("/table/{id:str}/{command:str}", status_code=200)
async def command(request: AnyRequest, house: House, id: str, command: str) -> Response[str]:
    """Do what a form of the page asks for, or say why not."""
    if command not in COMMANDS:
        raise NotFoundException
    words = await words_of(request)  # first: whoever sends it slowly may have lost their seat meanwhile
    desk = await sit_down(request, house, id)
    try:
        reply = await COMMANDS[command](desk, words)
    except PeriplusError as error:
        return await desk.refuse(error)
    return await desk.answer(command) if reply is None else reply


def again(desk: Desk, path: str = "") -> Response[str]:
    """Send the reader to the page of the table, or to another."""
    answer: Response[Any] = Redirect(path or f"/table/{desk.id}", status_code=303)
    return answer


async def act(desk: Desk, words: Words) -> Reply:
    """Decide as listed, or in notation; or ask what that would do."""
    seat, action = words.seat(desk.holder), desk.live.table.game.parse(words.need("action"))
    if words.get("ask"):
        return await explain(desk, seat, action)
    await decide(desk, seat, words.number("decision"), action, words.get(f"seen:{words.need('action')}"))
    return None


async def explain(desk: Desk, seat: int, action: Action) -> Response[str]:
    """Say what an action would do; what forbids it is a refusal."""
    look = desk.look(seat)
    choice = look.choice(seat, action)
    told = f"{look.say('page-allowed', label=choice.label)} {choice.consequences}"
    if "HX-Request" not in desk.request.headers:
        return await desk.page(notice=told)
    return Response(partial("refusal", Markup.escape(told)), media_type=MediaType.HTML)


async def hint(desk: Desk, words: Words) -> Reply:
    """Say what greedy would do, and why."""
    seat, decision = words.seat(desk.holder), words.number("decision")
    if desk.seat() != seat:  # the curtain has fallen meanwhile
        return None
    look = desk.look(seat)
    best, *others = look.hint(decision)
    live = "HX-Request" in desk.request.headers
    told = part("hint", look, best=best, others=others, picks=live)
    if not live:
        return await desk.page(hint=told)
    return Response(partial(f"hint-{seat}-{decision}", told), media_type=MediaType.HTML)


async def decide(desk: Desk, seat: int, decision: int, action: Action, seen: str = "") -> None:
    """Take a decision; the same one sent twice is taken once."""
    said = str(action)
    await desk.do(Acted(seat, decision, said, seen=seen), f"{seat}:act:{decision}:{mark(said)}")


async def fill(desk: Desk, words: Words) -> Reply:
    """Decide by filling in a form."""
    seat, verb = words.seat(desk.holder), words.need("verb")
    forms = {form.verb.name: form for form in desk.live.table.state.forms(seat)}
    if verb not in forms:
        raise BadCommand("error-page-form", {"verb": verb})
    await decide(desk, seat, words.number("decision"), forms[verb].fill(filled(forms[verb], words)))
    return None


def filled(form: Form, words: Words) -> Mapping[str, object]:
    """Read what was filled into a form."""
    values: dict[str, object] = {}
    for blank in form.blanks:
        given = [word for word in words.all(blank.name) if word]
        for value in dict.fromkeys(str(each) for each in blank.values):
            count = words.get(f"{blank.name}:{value}")
            given += [value] * min(whole(count, blank.name), blank.high + 1) if count else []
        if blank.several and given:
            values[blank.name] = given
        elif given:
            values[blank.name] = whole(given[0], blank.name) if not blank.values else given[0]
    return values


async def undo(desk: Desk, words: Words) -> Reply:
    """Take a decision back."""
    seat, decision = words.seat(desk.holder), words.number("decision")
    await desk.do(Undone(seat, decision), f"{seat}:undo:{decision}")
    return None


async def say(desk: Desk, words: Words) -> Reply:
    """Say something: players at their seats, spectators among themselves."""
    seat = words.seat(desk.holder) if desk.holder.seats else None
    name = words.need("name") if seat is None else desk.live.table.chairs[seat].name
    who, said = hash_of(desk.visitor.secret)[:8] if seat is None else seat, words.need("text")
    await desk.house.say(desk.holder, seat, name, said, f"{who}:say:{words.get('command')[:20]}:{mark(said)}")
    return None


async def wish(desk: Desk, words: Words) -> Reply:
    """Keep what a seat wants to be done without being asked."""
    seat = words.seat(desk.holder)
    wishes = Wishes(words.get("forced") == "yes", tuple(orders_of(desk, words)))
    await desk.do(Wished(seat, wishes), new_secret())
    return None


def orders_of(desk: Desk, words: Words) -> list[Order]:
    """Read the answers that were given beforehand."""
    orders = []
    for name, question in desk.live.table.state.questions().items():
        if words.get(f"answer-{name}"):
            given = {topic: words.all(f"only-{name}-{topic}") for topic in question.topics}
            only = {topic: [value_of(word) for word in listed] for topic, listed in given.items() if listed}
            orders.append(Order(name, words.get(f"answer-{name}"), only))
    return orders


def value_of(word: str) -> int | str:
    """Return the value of a topic: a seat is a number, everything else a name."""
    return int(word) if word.isascii() and word.isdigit() and len(word) < 4 else word


# The seat


async def lift(desk: Desk, words: Words) -> Reply:
    """Lift the curtain for one of the seats on this screen."""
    seat, answer = words.seat(desk.holder), again(desk)
    answer.set_cookie(cookie(desk.request, LIFTED, str(seat), f"/table/{desk.id}", None))
    return answer


async def pass_screen(desk: Desk, words: Words) -> Reply:
    """Let the curtain down for the next one."""
    answer = again(desk)
    answer.set_cookie(cookie(desk.request, LIFTED, "", f"/table/{desk.id}", 0))
    return answer


async def rename(desk: Desk, words: Words) -> Reply:
    """Take another name."""
    seat, name = words.seat(desk.holder), clean_name(words.need("name"))
    await desk.do(Named(seat, name), new_secret())
    return None


async def set_contacts(desk: Desk, words: Words) -> Reply:
    """Keep where somebody wants to be told that it is their turn."""
    seat, language = words.seat(desk.holder), desk.visitor.language(desk.live.table.setting.language)
    asked = (
        Contact("webhook", words.get("webhook").strip(), language),
        Contact("mail", words.get("mail").strip(), language),
    )
    wanted = [contact for contact in asked if contact.address]
    for contact in wanted:
        desk.house.herald.check(contact)
    await desk.house.store.set_contacts(desk.id, seat, wanted)
    return None


async def make_return(desk: Desk, words: Words) -> Reply:
    """Make a link that gives the seat back on another device, and show it once."""
    seat = words.seat(desk.holder)
    return show_once(
        desk,
        seat,
        "return",
        f"{home(desk.request)}/return/{await desk.house.return_link(desk.holder, seat, desk.visitor.secret)}",
    )


async def make_token(desk: Desk, words: Words) -> Reply:
    """Make a token with which a program plays the seat, and show it once."""
    seat = words.seat(desk.holder)
    return show_once(desk, seat, "token", await desk.house.token(desk.holder, seat, desk.visitor.secret))


def show_once(desk: Desk, seat: int, kind: str, secret: str) -> Response[str]:
    """Return a page with a secret that is not kept."""
    look = desk.look(seat)
    return page(
        desk.request, "ask.html", look=look, heading=look.say(f"page-made-{kind}"),
        told=[look.say(f"page-made-{kind}-told")], action="", wants_name=False, button="", shown_link=secret,
        back=f"/table/{desk.id}",
    )  # fmt: skip


async def hand(desk: Desk, words: Words) -> Reply:
    """Let a bot play for somebody."""
    seat = words.seat()
    await desk.house.hand(desk.holder, seat, words.need("bot"), new_secret())
    return None


async def take_back(desk: Desk, words: Words) -> Reply:
    """Play again oneself."""
    seat = words.seat(desk.holder)
    await desk.house.take_back(desk.holder, seat, new_secret())
    return None


# The host


async def invite(desk: Desk, words: Words) -> Reply:
    """Give a seat free for somebody else, or renew its invitation."""
    seat = words.seat()
    command = f"host:open:{seat}:{words.get('command')[:20]}"
    await desk.house.replace(desk.holder, seat, desk.visitor.secret, command)
    return None


async def fill_seats(desk: Desk, words: Words) -> Reply:
    """Give all open seats to bots."""
    desk.house.need_bot(words.need("bot"))
    return await host_does(desk, Filled(words.need("bot")), f"fill:{words.get('command')[:20]}")


async def pause(desk: Desk, words: Words) -> Reply:
    """Stop for a while."""
    return await host_does(desk, Paused(), f"pause:{words.get('command')[:20]}")


async def resume(desk: Desk, words: Words) -> Reply:
    """Go on."""
    return await host_does(desk, Resumed(), f"resume:{words.get('command')[:20]}")


async def end(desk: Desk, words: Words) -> Reply:
    """End the table early."""
    return await host_does(desk, Ended(), "end")


async def host_does(desk: Desk, what: What, command: str) -> Reply:
    """Do what only the host may do."""
    desk.holder.need_host()
    await desk.do(what, f"host:{command}")
    return None


async def new_watch(desk: Desk, words: Words) -> Reply:
    """Make a new link for spectators."""
    await desk.house.new_watch(desk.holder, desk.visitor.secret)
    return None


async def rematch(desk: Desk, words: Words) -> Reply:
    """Play again with everybody one seat further on."""
    return again(desk, f"/table/{await desk.house.rematch(desk.holder)}")


COMMANDS: dict[str, Callable[[Desk, Words], Awaitable[Reply]]] = {
    "act": act, "hint": hint, "fill": fill, "undo": undo, "say": say, "wishes": wish, "lift": lift,
    "pass": pass_screen, "name": rename, "contacts": set_contacts, "return": make_return, "token": make_token,
    "hand": hand, "take-back": take_back, "invite": invite, "fill-seats": fill_seats, "pause": pause,
    "resume": resume, "end": end, "rematch": rematch, "watch-link": new_watch,
}  # fmt: skip

ROUTES = [table_page, stream, curtain_stream, notice, whole_log, replay_page, words_page, record, command]
