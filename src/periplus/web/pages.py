"""The pages apart from the table: the first page, a new table, links to follow, and the rules."""

from typing import Any
from urllib.parse import quote, urlencode

from litestar import Response, get, post
from litestar.response import Redirect

from periplus.games import game as open_game
from periplus.games import game_names
from periplus.harbour.harbour import Harbour
from periplus.kernel.errors import PeriplusError
from periplus.kernel.game import Game
from periplus.kernel.lesson import lesson_of
from periplus.kernel.message import Message
from periplus.kernel.option import Value, named
from periplus.kernel.text import LANGUAGES, Text, slug
from periplus.table.entries import BOT, BadCommand, Chair, Setting, clean_name
from periplus.table.house import House
from periplus.table.keys import hash_of
from periplus.table.lesson import lesson_setting, need_lesson
from periplus.table.situation import OVER
from periplus.table.table import Table
from periplus.web.drawings import preview
from periplus.web.limits import address_of
from periplus.web.render import home, name_of, page, page_fault, page_text, ways_on
from periplus.web.visitor import (
    LANGUAGE,
    NAME,
    THEME,
    THEMES,
    YEAR,
    AnyRequest,
    FormData,
    Visitor,
    cookie,
    form_of,
    visitor_of,
    whole,
)

SHOWN_TABLES = 30
PACES = ("0", "1", "2", "3", "7")
DELAYS = ("0", "0.5", "1", "2", "4")
DEFAULT_DELAY = "2"
LINKS = ("join", "return", "watch")


def game_info(visitor: Visitor, game: Game) -> dict[str, Any]:
    """Return what the first page shows of a game."""
    speaks = page_text(visitor, game.room)
    return {
        "name": game.name,
        "title": speaks.say(Message("title")),
        "pitch": speaks.say(Message("pitch")),
        "length": speaks.say(Message("length")),
        "low": min(game.seats),
        "high": max(game.seats),
        "seats": game.seats,
        "lesson": lesson_of(game) is not None,
    }


@post("/language")
async def choose_language(request: AnyRequest) -> Redirect:
    """Remember a reader's language."""
    form = await form_of(request)
    language, answer = form.get("language"), back_to(form)
    if language in LANGUAGES:
        answer.set_cookie(cookie(request, LANGUAGE, language))
    return answer


@post("/theme")
async def choose_theme(request: AnyRequest) -> Redirect:
    """Remember whether a reader wants pages light or dark, or forget it."""
    form = await form_of(request)
    theme, answer = form.get("theme"), back_to(form)
    if theme in THEMES:
        answer.set_cookie(cookie(request, THEME, theme, age=0 if theme == THEMES[0] else YEAR))
    return answer


def back_to(form: FormData) -> Redirect:
    """Return to the page on which a form of the masthead was sent."""
    return Redirect(local_path(form.get("next")), status_code=303)


def local_path(path: str) -> str:
    """Return a path on this server, never one that leads elsewhere."""
    plain = path.startswith("/") and not path.startswith("//") and "\\" not in path and path.isprintable()
    return path if plain and path.isascii() else "/"


# A new table


@post("/play-now")
async def play_now(request: AnyRequest, house: House) -> Redirect:
    """Open a table for one person against bots."""
    form, visitor = await form_of(request), visitor_of(request)
    game = open_game(form.need("game"))
    chairs = (Chair("person", name_of(visitor)), *[Chair("bot", bot=BOT)] * (min(game.seats) - 1))
    setting = Setting(game=game.name, chairs=chairs, language=visitor.language())
    table = await house.create(setting, visitor.secret, "device", [0])
    return Redirect(f"/table/{table.id}", status_code=303)


@get("/learn/{game:str}")
async def lesson_page(request: AnyRequest, game: str) -> Response[str]:
    """Say what a lesson is; the table is opened only when the button is pressed."""
    opened = open_game(game)
    need_lesson(opened)
    speaks = page_text(visitor_of(request), opened.room)
    return page(
        request, "ask.html", about=opened, heading=title_of_lesson(speaks), wants_name=False, shown_link="", back="/",
        lines=[speaks.say(Message(f"page-learn-{part}")) for part in ("told", "for-you", "after")],
        action=request.url.path, button=speaks.say(Message("page-learn-begin")),
    )  # fmt: skip


def title_of_lesson(speaks: Text) -> str:
    """Return what the lesson of a game is called."""
    return speaks.say(Message("page-learn-of", {"game": speaks.say(Message("title"))}))


@post("/learn/{game:str}")
async def begin_lesson(request: AnyRequest, house: House, game: str) -> Redirect:
    """Open a table for the lesson of a game."""
    visitor, opened = visitor_of(request), open_game(game)
    speaks = page_text(visitor, opened.room)
    setting = lesson_setting(opened, name_of(visitor), BOT, language=visitor.language(), title=title_of_lesson(speaks))
    table = await house.create(setting, visitor.secret, "device", [0])
    return Redirect(f"/table/{table.id}", status_code=303)


@get("/new")
async def new_table(
    request: AnyRequest, house: House, game: str = "", seats: str = "", public: str = ""
) -> Response[str]:
    """Show the form for a new table."""
    opened = open_game(game or game_names()[0])
    count = whole(seats, "seats") if seats else min(opened.seats)
    wanted = FormData({}) if public != "yes" else FormData({"public": ["yes"], "watched": ["yes"], "hints": ["yes"]})
    return show_new(request, house, opened, count if count in opened.seats else min(opened.seats), wanted)


def address_of_new(game: str, seats: int, public: bool = False) -> str:
    """Return where the form for a new table is."""
    return f"/new?{urlencode({'game': game, 'seats': seats, **({'public': 'yes'} if public else {})})}"


def show_new(
    request: AnyRequest, house: House, game: Game, seats: int, form: FormData, notice: str = ""
) -> Response[str]:
    """Return the form for a new table, filled in as it was; at a public one, seats are open unless chosen otherwise."""
    visitor, public = visitor_of(request), form.get("public") == "yes"
    others = "open" if public else f"bot:{BOT}"
    speaks = page_text(visitor, game.room)
    asked = bool(form.data)
    kinds = [(kind, speaks.say(Message(f"page-seat-kind-{kind}"))) for kind in ("me", "here", "open")]
    kinds += [(f"bot:{bot}", speaks.say(Message("page-seat-kind-bot", {"bot": bot}))) for bot in house.bots]
    options = {each.name: option_info(speaks, game, each.name, form) for each in game.options}
    shown = [options[each.name] for each in game.options if each.matters(seats)]
    return page(
        request, "new.html", 422 if notice else 200, about=game, here=address_of_new(game.name, seats, public),
        text=speaks, game=game_info(visitor, game), seats=seats, kinds=kinds, notice=notice,
        games=[game_info(visitor, open_game(name)) for name in shown_games(game)],
        chosen=[form.get(f"who-{seat}") or ("me" if seat == 0 else others) for seat in range(seats)],
        public=public, watched=form.get("watched") == "yes",
        names=[form.get(f"name-{seat}") or (visitor.name if seat == 0 else "") for seat in range(seats)],
        paces=[(value, speaks.say(Message("page-days", {"days": int(value)}))) for value in PACES],
        delays=[(value, speaks.say(Message("page-seconds", {"seconds": float(value)}))) for value in DELAYS],
        days=form.get("days") or PACES[0], delay=form.get("bot-delay") or DEFAULT_DELAY,
        memory_aid=form.get("memory-aid") == "yes",
        hints=form.get("hints") == "yes" if asked else True,
        options=shown, changed=sum(option["changed"] for option in shown), kept=kept(game, seats, form),
        title=form.get("title"), table_language=form.get("table-language") or visitor.language(),
    )  # fmt: skip


def kept(game: Game, seats: int, form: FormData) -> list[tuple[str, str]]:
    """Return what was filled in for more players than there are now, so that it is there again if they come back."""
    beyond = [f"{field}-{seat}" for seat in range(seats, max(game.seats)) for field in ("who", "name")]
    beyond += [f"option-{option.name}" for option in game.options if not option.matters(seats)]
    return [(name, form.get(name)) for name in beyond if form.get(name)]


def shown_games(game: Game) -> list[str]:
    """Return the games to choose from, including the one that was asked for."""
    return list(dict.fromkeys([*game_names(), game.name]))


def option_info(speaks: Text, game: Game, name: str, form: FormData) -> dict[str, Any]:
    """Return an option with its explanation."""
    option = named(game.options, name)
    values = [(str(value).lower(), value == option.default) for value in option.values]
    chosen, usual = form.get(f"option-{name}"), str(option.default).lower()
    return {
        "name": name,
        "changed": chosen not in ("", usual),
        "rule": option.rule,
        "question": speaks.say(Message(f"option-{slug(name)}")),
        "value": chosen or usual,
        "values": [
            (value, speaks.say(Message(f"option-{slug(name)}-{slug(value)}")), is_default)
            for value, is_default in values
        ],
    }


@post("/new/seats", status_code=200)
async def change_seats(request: AnyRequest, house: House) -> Response[str]:
    """Show the form for a new table with another number of seats, and all else as it was filled in."""
    form = await form_of(request)
    game, seats = open_game(form.need("game")), form.number("seats")
    return show_new(request, house, game, seats if seats in game.seats else min(game.seats), form)


@post("/new")
async def open_table(request: AnyRequest, house: House, harbour: Harbour) -> Response[str]:
    """Open the table that the form describes."""
    form, visitor = await form_of(request), visitor_of(request)
    game = open_game(form.need("game"))
    seats = form.number("seats")
    try:
        setting, own = setting_of(game, seats, form, visitor)
        table = await harbour.open_table(setting, visitor.secret, "device", own, address_of(request))
    except PeriplusError as error:
        notice = page_fault(error, visitor, game.room)
        return show_new(request, house, game, seats if seats in game.seats else min(game.seats), form, notice)
    answer: Response[str] = Redirect(f"/table/{table.id}", status_code=303)
    mine = [setting.chairs[seat].name for seat in own if form.get(f"who-{seat}") == "me"]
    for name in mine[:1]:
        answer.set_cookie(cookie(request, NAME, name))
    return answer


def setting_of(game: Game, seats: int, form: FormData, visitor: Visitor) -> tuple[Setting, list[int]]:
    """Read the form for a new table: the setting, and the seats on this screen."""
    chairs, own = list[Chair](), list[int]()
    for seat in range(min(seats, max(game.seats))):
        kind, _, bot = form.need(f"who-{seat}").partition(":")
        if kind in ("me", "here"):
            own.append(seat)
            default = name_of(visitor) if kind == "me" else ""
            name = form.get(f"name-{seat}").strip() or default or page_text(visitor, game.room).seat(seat)
            chairs.append(Chair("person", clean_name(name)))
        elif kind in ("open", "bot"):
            chairs.append(Chair("open") if kind == "open" else Chair("bot", bot=bot))
        else:
            raise BadCommand("error-page-field", {"field": f"who-{seat}"})
    language = form.get("table-language")
    return Setting(
        game=game.name,
        chairs=tuple(chairs),
        options=options_of(game, seats, form),
        language=language if language in LANGUAGES else visitor.language(),
        title=form.get("title"),
        days=decimal(form.get("days") or "0", "days"),
        bot_delay=decimal(form.get("bot-delay") or DEFAULT_DELAY, "bot-delay"),
        memory_aid=form.get("memory-aid") == "yes",
        hints=form.get("hints") == "yes",
        public=form.get("public") == "yes",
        watched=form.get("watched") == "yes",
    ), own


def options_of(game: Game, seats: int, form: FormData) -> dict[str, Value]:
    """Read the options of a game from a form."""
    asked = [option.name for option in game.options if option.matters(seats)]
    given = {name: form.get(f"option-{name}") for name in asked}
    return {name: named(game.options, name).read(value) for name, value in given.items() if value}


def decimal(given: str, name: str) -> float:
    """Read a number that may have a fraction."""
    first, dot, rest = given.partition(".")
    if dot and not (rest.isascii() and rest.isdigit() and len(rest) < 4):
        raise BadCommand("error-page-number", {"field": name, "word": given})
    return float(f"{whole(first, name)}.{rest or '0'}")


# Links


@get("/join/{invitation:str}")
async def invitation_page(request: AnyRequest, house: House, invitation: str) -> Response[str]:
    """Show what an invitation is for; nothing is taken until the button is pressed."""
    return await show_invitation(request, house, invitation)


async def show_invitation(
    request: AnyRequest, house: House, invitation: str, name: str = "", notice: str = ""
) -> Response[str]:
    """Return the page of an invitation."""
    visitor = visitor_of(request)
    table, key = await house.invited_to(invitation)
    assert key.seat is not None
    speaks = page_text(visitor, table.game.room, table.setting.language)
    title = speaks.say(Message("title"))
    names = [chair.name or speaks.seat(seat) for seat, chair in enumerate(table.chairs)]
    others = ", ".join(name for seat, name in enumerate(names) if seat != key.seat)
    lines = [speaks.say(Message("pitch")), speaks.say(Message("page-invited", {"names": others}))]
    used, over = key.kind == "used", table.stage in OVER
    if used or over:
        lines = [speaks.say(Message("page-invitation-over" if over else "page-invitation-used"))]
        lines.append(speaks.say(Message("page-ask-host")))
    return page(
        request, "ask.html", 422 if notice else 200, about=table.game,
        say=lambda id, **params: speaks.say(Message(id, params)), language=visitor.language(table.setting.language),
        heading=table.setting.title or title, lines=lines, action="" if used or over else f"/join/{invitation}",
        wants_name=True, name=name or visitor.name, button=speaks.say(Message("page-join")), notice=notice,
        shown_link="", back="", ways=await ways_from(house, visitor, table, speaks) if used or over else [],
    )  # fmt: skip


async def ways_from(house: House, visitor: Visitor, table: Table, speaks: Text) -> list[tuple[str, str]]:
    """Return where somebody can go whose invitation is of no use: to their seat if they have one, or elsewhere."""
    known = await house.store.keys_of(hash_of(visitor.secret), table.id)
    there = [(f"/table/{table.id}", speaks.say(Message("page-to-table")))] if known else []
    alike = address_of_new(table.setting.game, table.seats), speaks.say(Message("page-table-like-this"))
    return [*there, *ways_on(speaks), alike]


@post("/join/{invitation:str}")
async def join_table(request: AnyRequest, house: House, invitation: str) -> Response[str]:
    """Take the seat of an invitation."""
    form, visitor = await form_of(request), visitor_of(request)
    try:
        table, seat = await house.join(invitation, form.need("name"), visitor.secret, "device")
    except BadCommand as error:
        table, _ = await house.invited_to(invitation)
        notice = page_fault(error, visitor, table.game.room, table.setting.language)
        return await show_invitation(request, house, invitation, form.get("name"), notice)
    answer: Response[str] = Redirect(f"/table/{table.id}", status_code=303)
    answer.set_cookie(cookie(request, NAME, table.chairs[seat].name))
    return answer


@get(["/return/{link:str}", "/watch/{link:str}"])
async def link_page(request: AnyRequest, link: str) -> Response[str]:
    """Show what a link is for; the seat is opened on this device only when the button is pressed."""
    kind = request.url.path.split("/")[1]
    speaks = page_text(visitor_of(request))
    return page(
        request, "ask.html", heading=speaks.say(Message(f"page-{kind}-heading")), wants_name=False, shown_link="",
        lines=[speaks.say(Message(f"page-{kind}-told"))], action=request.url.path, back="",
        button=speaks.say(Message(f"page-{kind}-button")),
        preview=f"/watch/{quote(link)}/preview.png" if kind == "watch" else preview(),
    )  # fmt: skip


@post(["/return/{link:str}", "/watch/{link:str}"], status_code=200)
async def use_link(request: AnyRequest, house: House, link: str) -> Response[str]:
    """Open on this device what a link opens; whoever followed a return link gets another for the next time."""
    visitor = visitor_of(request)
    given = await house.give_back(link, visitor.secret)
    if not given.link:
        answer: Response[Any] = Redirect(f"/table/{given.table}", status_code=303)
        return answer
    speaks = page_text(visitor)
    return page(
        request, "ask.html", heading=speaks.say(Message("page-returned")), wants_name=False, button="", action="",
        lines=[speaks.say(Message("page-returned-told"))], shown_link=f"{home(request)}/return/{given.link}", back="",
        ways=[(f"/table/{given.table}", speaks.say(Message("page-to-table")))],
    )  # fmt: skip


ROUTES = [
    choose_language, choose_theme, play_now, lesson_page, begin_lesson, new_table, change_seats, open_table,
    invitation_page, join_table, link_page, use_link,
]  # fmt: skip
