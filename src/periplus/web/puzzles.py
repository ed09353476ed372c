"""Puzzles: one a day for each game, answered on the board. Nothing is stored: an answer is a part of an address."""

from collections.abc import Awaitable, Callable
from datetime import timedelta
from functools import lru_cache, partial
from typing import Any, NamedTuple
from urllib.parse import urlencode

from litestar import Response, get, post
from litestar.exceptions import NotFoundException
from litestar.response import Redirect
from markupsafe import Markup

from periplus.bots.analysis import reasons_for
from periplus.games import game as open_game
from periplus.games import game_names
from periplus.kernel.action import Action
from periplus.kernel.errors import PeriplusError
from periplus.kernel.game import Game
from periplus.kernel.message import Message
from periplus.kernel.puzzle import Puzzle, puzzles_of
from periplus.table.commands import Command, Decision
from periplus.table.house import House
from periplus.table.keys import Holder
from periplus.table.live import Live
from periplus.table.puzzle import made_for, puzzle_at, puzzle_of_day, puzzle_table, solved, today
from periplus.web import commands
from periplus.web.aside import aside
from periplus.web.commands import again
from periplus.web.desk import Desk
from periplus.web.fragments import render
from periplus.web.laid import TIP, around_for, desk, on_board, people, since
from periplus.web.look import Look
from periplus.web.notices import Reply
from periplus.web.render import name_of, page, page_text
from periplus.web.shown import Listed
from periplus.web.visitor import AnyRequest, FormData, form_of, is_whole, visitor_of

KEPT = 64
"""Tables of puzzles that are kept, with what was drawn of them."""
SHOWN = 6
"""Answers that are shown with what they are worth, apart from the reader's own and greedy's."""


@lru_cache(KEPT)
def live_of(game: Game, number: int) -> Live:
    """Return the table of a puzzle, which never changes."""
    live = Live(puzzle_table(game, number))
    live.present.update(live.table.people())
    return live


class PuzzleLook(Look):
    """The table of a puzzle as whoever solves it sees it."""

    @property
    def has_company(self) -> bool:
        """Say that many see just this."""
        return True

    @property
    def address(self) -> str:
        """Where the page is."""
        return f"/puzzles/{self.table.id.replace('-', '/')}"


class PuzzleDesk(Desk):
    """One request about one puzzle."""

    def __init__(self, house: House, request: AnyRequest, game: Game, number: int, live: Live) -> None:
        """Take the seat that is asked."""
        self.game = game
        self.number = number
        self.puzzle: Puzzle = puzzle_at(game, number)
        self.given: Action | None = None
        super().__init__(house, request, live, Holder(live.table.id, (self.puzzle.seat,)))

    def look(self, seat: int | None) -> PuzzleLook:
        """Return the table as it is seen from a seat."""
        return PuzzleLook(self.live, self.holder, seat, self.visitor.language(), 0.0)

    async def do(self, command: Command, id: str) -> None:
        """Take an answer, if it is allowed."""
        assert isinstance(command, Decision)
        self.live.table.state.check(command.seat, command.action)
        self.given = command.action

    async def answer(self, command: str) -> Response[str]:
        """Send whoever has answered to the page that says what the answer is worth."""
        path = f"{self.look(None).address}?{urlencode({'answer': str(self.given)})}#verdict"
        if self.is_live:
            return Response("", headers={"HX-Redirect": path})
        return Redirect(path, status_code=303)

    async def page(self, status: int = 200, notice: str = "", hint: str = "") -> Response[str]:
        """Return the puzzle as it is asked."""
        return await aside(partial(self.shown, status, notice))

    def shown(self, status: int = 200, notice: str = "", answer: Action | None = None) -> Response[str]:
        """Return the page of the puzzle, with what an answer is worth once there is one."""
        look = self.look(self.puzzle.seat)
        shown = choice(look) if answer is None else self.verdict(look, answer)
        return page(
            self.request, "puzzle.html", status, look=look, puzzle=self.puzzle, number=self.number, notice=notice,
            answered=answer is not None, fragments={**fragments(look), "choice": shown},
        )  # fmt: skip

    def verdict(self, look: Look, answer: Action) -> Markup:
        """Return what an answer is worth, and ways on."""
        return render("verdict", look, told=told(look, self.puzzle, answer), others=self.others(look))

    def others(self, look: Look) -> list[tuple[str, str]]:
        """Return today's puzzles, except this one, with where they are."""
        listed = [(each["title"], f"/puzzles/{each['game']}/{each['number']}") for each in puzzles_of_day(self.request)]
        return [(look.say("page-puzzle-of", game=title), path) for title, path in listed if path != look.address]


# What a page shows


class Weighed(NamedTuple):
    """An answer as a page shows it: what it is called, the chance to win in percent, and whose answer it is."""

    choice: Listed
    percent: int
    best: bool
    own: bool
    greedy: bool


class Seen(NamedTuple):
    """What an answer is worth at first sight, and why."""

    label: str
    worth: str
    reasons: list[tuple[str, str]]


class Told(NamedTuple):
    """What an answer is worth, as a page shows it; the best answer and greedy's beside it."""

    standing: str
    own: Listed
    percent: int | None  # None if it was not tried
    best: Weighed
    missed: Weighed
    weighed: list[Weighed]
    first_sight: list[Seen]


def told(look: Look, puzzle: Puzzle, action: Action) -> Told:
    """Return what an answer is worth."""
    game, seat = look.table.game, puzzle.seat
    found = solved(game, puzzle, action)
    alike = str(action) if found.answer is None else found.answer.action
    rows = [weighed(look, puzzle, at, alike) for at in range(len(puzzle.answers))]
    missed = next(each for each in rows if each.greedy)
    shown = [each for at, each in enumerate(rows) if at < SHOWN or each.own or each.greedy]
    own = next((each for each in rows if each.own), None)
    seen = dict.fromkeys([puzzle.best.action, str(action), puzzle.greedy])
    return Told(
        found.standing, look.choice(seat, action), None if own is None else own.percent, rows[0], missed, shown,
        [first_sight(look, seat, each) for each in seen],
    )  # fmt: skip


def weighed(look: Look, puzzle: Puzzle, at: int, own: str) -> Weighed:
    """Return one of the answers that were tried."""
    answer = puzzle.answers[at]
    choice = look.choice(puzzle.seat, look.table.game.parse(answer.action))
    percent = round(100 * answer.chance)
    return Weighed(choice, percent, at == 0, answer.action == own, answer.action == puzzle.greedy)


def first_sight(look: Look, seat: int, notation: str) -> Seen:
    """Return what an action is worth at first sight, in the words of the game."""
    action = look.table.game.parse(notation)
    reasons = reasons_for(look.state, seat, action, look.decision)
    told = [(look.tell(each.message), look.worth(each.worth)) for each in reasons if round(each.worth, 1)]
    return Seen(look.choice(seat, action).label, look.worth(sum(each.worth for each in reasons)), told)


def choice(look: Look) -> Markup:
    """Return what can be answered."""
    return look.once("choice", partial(render, "choice", look, offer=Markup))


def fragments(look: Look) -> dict[str, Markup]:
    """Return what else the page holds, in which nothing ever changes."""
    panels = around_for("panels", look, "panels", (*on_board(look), since(look, whole=False)))
    return {
        "board": Markup(panels.html + TIP.html),
        "desk": desk(look).html,
        "people": people(look).html,
        "status": render("status", look),
        "course": render("course", look),
    }


# Pages


@get("/puzzles")
async def puzzles_page(request: AnyRequest) -> Response[str]:
    """Show today's puzzles, and yesterday's."""
    return page(request, "puzzles.html", puzzles=puzzles_of_day(request))


def puzzles_of_day(request: AnyRequest) -> list[dict[str, Any]]:
    """Return what is shown of today's puzzles."""
    games = map(open_game, game_names())
    return [puzzle_info(request, game) for game in games if puzzles_of(game)]


def puzzle_info(request: AnyRequest, game: Game) -> dict[str, Any]:
    """Return what is shown of a game's puzzle of the day."""
    number = puzzle_of_day(game, today())
    puzzle, speaks = puzzle_at(game, number), page_text(visitor_of(request), game.room)
    return {
        "game": game.name,
        "title": speaks.say(Message("title")),
        "number": number,
        "stars": puzzle.stars,
        "seats": puzzle.seats,
        "yesterday": puzzle_of_day(game, today() - timedelta(days=1)),
    }


@get("/puzzles/{game:str}")
async def puzzle_of_today(game: str) -> Redirect:
    """Lead to a game's puzzle of the day."""
    opened = open_game(game)
    number = need_number(opened, str(puzzle_of_day(opened, today())))
    return Redirect(f"/puzzles/{game}/{number}", status_code=303)


@get("/puzzles/{game:str}/{number:str}")
async def puzzle_page(request: AnyRequest, house: House, game: str, number: str, answer: str = "") -> Response[str]:
    """Show a puzzle, and what an answer is worth once there is one."""
    opened = open_game(game)
    at = need_number(opened, number)
    desk = PuzzleDesk(house, request, opened, at, await table_of(opened, at))
    if not answer:
        return await desk.page()
    try:
        action = desk.game.parse(answer)
        desk.live.table.state.check(desk.puzzle.seat, action)
    except PeriplusError as error:
        return await desk.refuse(error)
    return await aside(partial(desk.shown, answer=action))


@post("/puzzles/{game:str}/{number:str}/{command:str}", status_code=200)
async def answer_puzzle(request: AnyRequest, house: House, game: str, number: str, command: str) -> Response[str]:
    """Take an answer, or say what it would do; or say why it is not allowed."""
    if command not in COMMANDS:
        raise NotFoundException
    form, opened = await form_of(request), open_game(game)
    at = need_number(opened, number)
    table = (await table_of(opened, at)).table
    desk = PuzzleDesk(house, request, opened, at, Live(table))  # what is kept belongs to the thread
    try:
        reply = await COMMANDS[command](desk, form)
    except PeriplusError as error:
        return await desk.refuse(error)
    return await desk.answer(command) if reply is None else reply


def need_number(game: Game, given: str) -> int:
    """Return the number of a puzzle that an address names, if there is one."""
    if not is_whole(given) or not 1 <= int(given) <= len(puzzles_of(game)):
        raise NotFoundException
    return int(given)


async def table_of(game: Game, number: int) -> Live:
    """Return the table of a puzzle."""
    return await aside(partial(live_of, game, number))


async def play_on(desk: PuzzleDesk, form: FormData) -> Reply:
    """Open a table that goes on from the puzzle, against bots."""
    visitor, seat = desk.visitor, desk.puzzle.seat
    look = desk.look(seat)
    title = look.say("page-puzzle", number=desk.number)
    made = made_for(desk.game, desk.puzzle, name=name_of(visitor), title=title, language=visitor.language())
    table = await desk.house.create(made.setting, visitor.secret, "device", [seat], of=made)
    return again(desk, f"/table/{table.id}")


COMMANDS: dict[str, Callable[[PuzzleDesk, FormData], Awaitable[Reply]]] = {
    "act": commands.act, "fill": commands.fill, "again": play_on,
}  # fmt: skip

ROUTES = [puzzles_page, puzzle_of_today, puzzle_page, answer_puzzle]
