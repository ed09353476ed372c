"""What the forms of a table's page do: one function for each command."""

from collections.abc import Awaitable, Callable, Mapping
from typing import Any

import msgspec
from litestar import Response, post
from litestar.exceptions import NotFoundException
from litestar.response import Redirect
from markupsafe import Markup

from periplus.kernel.action import Action, Blank, Form
from periplus.kernel.errors import PeriplusError
from periplus.table.commands import Command, Decision
from periplus.table.entries import (
    BadCommand,
    Ended,
    Filled,
    Hurried,
    Order,
    Paused,
    Resumed,
    Undone,
    Wished,
    Wishes,
    mark,
)
from periplus.table.house import House
from periplus.table.keys import hash_of, new_secret
from periplus.web import notices
from periplus.web.analysis import title_of_again
from periplus.web.desk import LIFTED, Desk, send, sit_down
from periplus.web.fragments import refusal, render
from periplus.web.look import Look
from periplus.web.news import PACES
from periplus.web.notices import Reply
from periplus.web.render import home, name_of, page
from periplus.web.visitor import READ, AnyRequest, FormData, cookie, form_of, whole


@post("/table/{id:str}/{command:str}", status_code=200)
async def command(request: AnyRequest, house: House, id: str, command: str) -> Response[str]:
    """Do what a form of the page asks for, or say why not."""
    if command not in COMMANDS:
        raise NotFoundException
    form = await form_of(request)  # first: somebody who sends it slowly may lose their seat meanwhile
    desk = await sit_down(request, house, id)
    try:
        reply = await COMMANDS[command](desk, form)
    except PeriplusError as error:
        return await desk.refuse(error)
    return await desk.answer(command) if reply is None else reply


def again(desk: Desk, path: str = "") -> Response[str]:
    """Send the reader to the page of the table, or to another."""
    answer: Response[Any] = Redirect(path or f"/table/{desk.id}", status_code=303)
    return answer


async def act(desk: Desk, form: FormData) -> Reply:
    """Decide as listed or in notation, or ask what that would do."""
    seat, action = form.seat(desk.holder), desk.live.table.game.parse(form.need("action"))
    if form.get("ask"):
        return await explain(desk, seat, action)
    await decide(desk, seat, form.number("decision"), action, form.get(f"seen:{form.need('action')}"))
    return None


async def explain(desk: Desk, seat: int, action: Action) -> Response[str]:
    """Say what an action would do; if it is forbidden, refuse it with the reason."""
    sentence = allowed(desk.look(seat), seat, action)
    return send({"refusal": Markup.escape(sentence)}) if desk.is_live else await desk.page(notice=sentence)


def allowed(look: Look, seat: int, action: Action) -> str:
    """Return what an allowed action would do; raise the refusal of any other."""
    choice = look.choice(seat, action)
    return f"{look.say('page-allowed', label=choice.label)} {choice.consequences}"


async def hint(desk: Desk, form: FormData) -> Reply:
    """Say what to do, and why."""
    seat, decision = form.seat(desk.holder), form.number("decision")
    if desk.seat() != seat:  # the curtain has fallen since
        return None
    look = desk.look(seat)
    advised = await desk.house.advise(desk.live.table, seat, decision)
    hints = [look.hint(seat, each) for each in advised]
    html = render("hint", look, best=hints[0], hints=hints, picks=desk.is_live)
    return send({f"hint-{seat}-{decision}": html}) if desk.is_live else await desk.page(hint=html)


async def decide(desk: Desk, seat: int, decision: int, action: Action, seen: str = "") -> None:
    """Take a decision; the same one sent twice is taken once."""
    await desk.do(Decision(seat, decision, action, seen=seen), f"{seat}:act:{decision}:{mark(str(action))}")


async def fill(desk: Desk, form: FormData) -> Reply:
    """Decide by filling in a form, or ask what that would do."""
    seat = form.seat(desk.holder)
    if form.get("ask"):
        return await foretell(desk, seat, form)
    asked = asked_in(desk.live.table.state.forms(seat), form)
    if asked is None:
        raise BadCommand("error-page-form", {"verb": form.need("verb")})
    await decide(desk, seat, form.number("decision"), asked.fill(filled(asked, form)))
    return None


def asked_in(forms: list[Form], form: FormData) -> Form | None:
    """Return which form of the game was filled in: there may be several of one verb."""
    verb, nth = form.need("verb"), whole(form.get("nth") or "0", "nth")
    of_verb = [each for each in forms if each.verb.name == verb]
    return of_verb[nth] if nth < len(of_verb) else None


async def foretell(desk: Desk, seat: int, form: FormData) -> Reply:
    """Say what a form as filled in would do, or why it cannot be done; to a page that is out of date, say nothing."""
    look, decision = desk.look(seat), form.number("decision")
    asked = asked_in(look.state.forms(seat), form) if look.may_speak else None
    if desk.seat() != seat or decision != look.decision or asked is None:
        return send({}) if desk.is_live else None
    said = foretold(look, seat, asked, form)
    nth = whole(form.get("nth") or "0", "nth")
    key = f"{asked.verb.name}-{nth + 1}" if nth else asked.verb.name
    return send({f"foretold-{seat}-{decision}-{key}": said}) if desk.is_live else await desk.page(notice=said)


def foretold(look: Look, seat: int, asked: Form, form: FormData) -> Markup:
    """Return what a form would do, what is still missing in it, or which clause forbids it."""
    try:
        values = filled(asked, form)
        if missing := [look.input_label(asked, blank) for blank in asked.blanks if is_missing(asked, blank, values)]:
            return Markup.escape(look.say("page-missing", fields=", ".join(missing)))
        return Markup.escape(allowed(look, seat, asked.fill(values)))
    except PeriplusError as error:
        return refusal(look, error)


def is_missing(asked: Form, blank: Blank, values: Mapping[str, object]) -> bool:
    """Say whether more must be filled into a blank."""
    given = values.get(blank.name)
    if isinstance(given, list):
        return len(given) < blank.low
    optional = any(field.name == blank.name and field.optional for field in asked.verb.fields)
    return given is None and (blank.low > 0 or not optional)


def filled(asked: Form, form: FormData) -> Mapping[str, object]:
    """Read what was filled into the form of an open-ended action."""
    values: dict[str, object] = {}
    for blank in asked.blanks:
        given = [value for value in form.all(blank.name) if value]
        for value in dict.fromkeys(str(each) for each in blank.values):
            count = form.get(f"{blank.name}:{value}")
            given += [value] * min(whole(count, blank.name), blank.high + 1) if count else []
        if blank.several and given:
            values[blank.name] = given
        elif given:
            values[blank.name] = whole(given[0], blank.name) if not blank.values else given[0]
    return values


async def undo(desk: Desk, form: FormData) -> Reply:
    """Take back a decision."""
    seat, decision = form.seat(desk.holder), form.number("decision")
    await desk.do(Undone(seat, decision), f"{seat}:undo:{decision}")
    return None


async def skip(desk: Desk, form: FormData) -> Reply:
    """Let bots decide at once until a person is asked."""
    seat, play = form.seat(desk.holder), desk.live.table.play
    await desk.do(Hurried(seat), f"{seat}:skip:{0 if play is None else len(play.decisions)}")
    return None


async def read(desk: Desk, form: FormData) -> Reply:
    """Remember that somebody without scripts has read news."""
    number, answer = form.number("number"), again(desk)
    answer.set_cookie(cookie(desk.request, READ, str(number), f"/table/{desk.id}"))
    return answer


async def say(desk: Desk, form: FormData) -> Reply:
    """Say something: players at their seats, spectators among themselves."""
    seat = form.seat(desk.holder) if desk.holder.seats else None
    name = form.need("name") if seat is None else desk.live.table.chairs[seat].name
    who, said = hash_of(desk.visitor.secret)[:8] if seat is None else seat, form.need("text")
    await desk.house.say(desk.holder, seat, name, said, f"{who}:say:{form.get('command')[:20]}:{mark(said)}")
    return None


async def wish(desk: Desk, form: FormData) -> Reply:
    """Store what a seat wants done without being asked."""
    seat = form.seat(desk.holder)
    wishes = Wishes(form.get("forced") == "yes", tuple(orders_of(desk, form)))
    await desk.do(Wished(seat, wishes), new_secret())
    return None


def orders_of(desk: Desk, form: FormData) -> list[Order]:
    """Read the answers that were given in advance."""
    orders = []
    for name, question in desk.live.table.state.questions().items():
        if form.get(f"answer-{name}"):
            given = {topic: form.all(f"only-{name}-{topic}") for topic in question.topics}
            only = {topic: [value_of(each) for each in listed] for topic, listed in given.items() if listed}
            orders.append(Order(name, form.get(f"answer-{name}"), only))
    return orders


def value_of(given: str) -> int | str:
    """Return the value of a topic: a seat is a number, everything else a name."""
    return int(given) if given.isascii() and given.isdigit() and len(given) < 4 else given


# The seat


async def wish_forced(desk: Desk, form: FormData) -> Reply:
    """Decide for a seat from now on wherever it has no choice."""
    seat = form.seat(desk.holder)
    wishes = msgspec.structs.replace(desk.live.table.wishes[seat], forced=True)
    await desk.do(Wished(seat, wishes), new_secret())
    return None


async def lift(desk: Desk, form: FormData) -> Reply:
    """Lift the curtain for one of the seats on this screen."""
    seat, answer = form.seat(desk.holder), again(desk)
    answer.set_cookie(cookie(desk.request, LIFTED, str(seat), f"/table/{desk.id}", None))
    return answer


async def pass_screen(desk: Desk, form: FormData) -> Reply:
    """Lower the curtain for the next person."""
    answer = again(desk)
    answer.set_cookie(cookie(desk.request, LIFTED, "", f"/table/{desk.id}", 0))
    return answer


async def rename(desk: Desk, form: FormData) -> Reply:
    """Take another name."""
    await desk.house.rename(desk.holder, form.seat(desk.holder), form.need("name"), desk.visitor.secret)
    return None


async def make_return(desk: Desk, form: FormData) -> Reply:
    """Make a link that gives the seat back on another device, and show it this once."""
    seat = form.seat(desk.holder)
    return show_once(
        desk,
        seat,
        "return",
        f"{home(desk.request)}/return/{await desk.house.return_link(desk.holder, seat, desk.visitor.secret)}",
    )


async def make_token(desk: Desk, form: FormData) -> Reply:
    """Make a token with which a program plays the seat, and show it this once."""
    seat = form.seat(desk.holder)
    return show_once(desk, seat, "token", await desk.house.token(desk.holder, seat, desk.visitor.secret))


def show_once(desk: Desk, seat: int, kind: str, secret: str) -> Response[str]:
    """Return a page with a secret that is shown only this once."""
    look = desk.look(seat)
    return page(
        desk.request, "ask.html", look=look, heading=look.say(f"page-made-{kind}"),
        lines=[look.say(f"page-made-{kind}-told")], action="", wants_name=False, button="", shown_link=secret,
        back=f"/table/{desk.id}",
    )  # fmt: skip


async def hand(desk: Desk, form: FormData) -> Reply:
    """Let a bot play for somebody."""
    seat = form.seat()
    await desk.house.hand(desk.holder, seat, form.need("bot"), new_secret())
    return None


async def take_back(desk: Desk, form: FormData) -> Reply:
    """Let the person play again."""
    seat = form.seat(desk.holder)
    await desk.house.take_back(desk.holder, seat, new_secret())
    return None


# The host


async def invite(desk: Desk, form: FormData) -> Reply:
    """Free a seat for somebody else, or renew its invitation."""
    seat = form.seat()
    command = f"host:open:{seat}:{form.get('command')[:20]}"
    await desk.house.replace(desk.holder, seat, desk.visitor.secret, command)
    return None


async def fill_seats(desk: Desk, form: FormData) -> Reply:
    """Give an open seat, or all of them, to bots."""
    bot = desk.house.need_bot(form.need("bot"))
    seat = form.seat() if form.get("seat") else None
    which = "" if seat is None else f":{seat}"
    return await host_does(desk, Filled(bot, seat), f"fill{which}:{form.get('command')[:20]}")


async def pause(desk: Desk, form: FormData) -> Reply:
    """Pause the game."""
    return await host_does(desk, Paused(), f"pause:{form.get('command')[:20]}")


async def resume(desk: Desk, form: FormData) -> Reply:
    """Resume the game."""
    return await host_does(desk, Resumed(), f"resume:{form.get('command')[:20]}")


async def end(desk: Desk, form: FormData) -> Reply:
    """End the table before the game is over."""
    return await host_does(desk, Ended(), "end")


async def host_does(desk: Desk, command: Command, id: str) -> Reply:
    """Do what only the host may do."""
    desk.holder.need_host()
    await desk.do(command, f"host:{id}")
    return None


async def pace(desk: Desk, form: FormData) -> Reply:
    """Let bots wait for another time."""
    name = form.need("pace")
    if name not in PACES:
        raise BadCommand("error-page-field", {"field": "pace"})
    await desk.house.pace(desk.holder, PACES[name], new_secret())
    return None


async def new_watch(desk: Desk, form: FormData) -> Reply:
    """Make a new link for spectators."""
    await desk.house.new_watch(desk.holder, desk.visitor.secret)
    return None


async def rematch(desk: Desk, form: FormData) -> Reply:
    """Play again with everybody one seat further on."""
    return again(desk, f"/table/{await desk.house.rematch(desk.holder)}")


async def analyse(desk: Desk, form: FormData) -> Reply:
    """Have a game that is over analysed."""
    await desk.house.study.ask(desk.live.table)
    return again(desk, f"/table/{desk.id}/analysis")


async def try_again(desk: Desk, form: FormData) -> Reply:
    """Open a table against bots that goes on from a moment of a game that is over."""
    look, at, visitor = desk.look_now(), form.number("at"), desk.visitor
    table = await desk.house.try_again(
        look.table, at, form.seat(), name_of(visitor), title_of_again(look, at), visitor.secret
    )
    return again(desk, f"/table/{table.id}")


COMMANDS: dict[str, Callable[[Desk, FormData], Awaitable[Reply]]] = {
    "act": act, "hint": hint, "fill": fill, "undo": undo, "skip": skip, "read": read, "say": say, "wishes": wish,
    "forced": wish_forced, "lift": lift, "pass": pass_screen, "pace": pace, "name": rename, "return": make_return,
    "token": make_token,
    "hand": hand, "take-back": take_back, "invite": invite, "fill-seats": fill_seats, "pause": pause,
    "resume": resume, "end": end, "rematch": rematch, "analyse": analyse, "again": try_again,
    "watch-link": new_watch, **notices.COMMANDS,
}  # fmt: skip

ROUTES = [command]
