"""The fragments that are laid out in blocks, of which a page is sent those that have changed.

These are the lists that grow (the log, the latest moves, the chat), the people, and the board with its panels.
"""

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache, partial
from typing import Any

import msgspec
from markupsafe import Markup

from periplus.kernel.board import Detail, Panel
from periplus.table.lines import Line, Remark
from periplus.web.blocks import Block
from periplus.web.look import Look
from periplus.web.news import News
from periplus.web.render import templates
from periplus.web.shown import Input, Listed, LogLine

PANEL = "panel-"
SEAT_PANEL = "panel-seat-"
DESK_PANEL = "panel-desk-"
WITHIN = "\0"
"""Where a template has a place for blocks."""
TIP = Block("tip", '<div id="tip" class="tip" role="presentation"></div>')
"""Where a script tells what a thing lets you do."""


def filled(name: str, /, **context: Any) -> str:
    """Return the template of a fragment, filled in."""
    return templates.get_template(f"fragments/{name}.html").render(context)


def around_for(id: str, look: Look, name: str, blocks: Iterable[Block], **context: Any) -> Block:
    """Return a block with others in the place of a template that shows nothing of the table but this context."""

    def halves() -> tuple[str, str]:
        opening, _, closing = within(name, look, **context).partition(WITHIN)
        return opening, closing

    opening, closing = look.sketches.get("around", id, context, halves)
    return Block(id, opening, tuple(blocks), closing)


def kept(id: str, name: str, look: Look, /, **context: Any) -> Markup:
    """Return a template that shows nothing of the table but this context, with a place for something within."""
    return look.sketches.get("kept", id, context, lambda: Markup(within(name, look, **context)))


def within(name: str, look: Look, /, **context: Any) -> str:
    """Return the template of a fragment, filled in, with a place for something within."""
    return filled(name, look=look, say=look.say, within=Markup(WITHIN), **context)


# Pieces of the question, which are often asked for again


def fieldset(look: Look, stem: str, field: Input) -> Markup:
    """Return a blank of a form; only its id may depend on the decision."""

    def made() -> str:
        return filled("field", field=field, id=Markup(WITHIN), say=look.say, look=look)

    return Markup(look.sketches.get("field", field.name, field, made).replace(WITHIN, f"{stem}-{field.name}"))


def option(look: Look, each: Listed, rows: Mapping[str, object], proposals: Mapping[str, object]) -> Markup:
    """Return an action to choose; only its id may depend on the decision."""
    kind, known = ("fields", proposals) if each.notation in proposals else ("row", rows)
    data = msgspec.json.encode(known[each.notation]).decode()
    html = listed(each._replace(heading=""), kind, data, each.notation == look.wanted)
    return Markup(html.replace(WITHIN, str(look.decision)))


@lru_cache(8192)
def listed(each: Listed, kind: str, data: str, wanted: bool) -> str:
    """Return an action to choose, with a place for the number of the decision."""
    return filled("option", each=each, kind=kind, data=msgspec.json.decode(data), wanted=wanted, decision=WITHIN)


def offer(look: Look) -> Markup:
    """Return what saves clicks, for those who may decide and have decided before."""
    if look.seat is None or not look.may_speak or not look.decision or look.table.setting.lesson:
        return Markup("")
    return kept("offer", "offer", look, seat=look.seat, forced=look.table.wishes[look.seat].forced)


def why(look: Look) -> Markup:
    """Return what cannot be done, and a form to ask why; only the number of the decision is always another."""
    if not look.may_speak:
        return Markup("")
    return Markup(kept("why", "why", look, seat=look.seat, refusals=look.refusals).replace(WITHIN, str(look.decision)))


# Lists


def log(look: Look) -> Block:
    """Return the latest lines of the log, newest first; whoever has no line of their own there has what all have."""
    told, owned = look.live.cached(("log", look.table.seq, look.language), lambda: told_to_all(look.spectator()))
    mine = {place for place, owners in owned if look.seat in owners}
    if not mine:
        return told
    lines, *earlier = told.blocks
    blocks = [
        log_line(look, place) if place in mine else line
        for place, line in zip(look.latest(), lines.blocks, strict=True)
    ]
    return told._replace(blocks=(lines._replace(blocks=tuple(blocks)), *earlier))


def told_to_all(look: Look) -> tuple[Block, list[tuple[int, tuple[int, ...]]]]:
    """Return the log as spectators read it, and the places of lines that tell others more, with whom they tell it."""
    lines, known = look.table.lines, look.live.lasting(("lines", look.called), dict[int, tuple[Line, Block]])
    for place in look.latest():
        if place not in known or known[place][0] is not lines[place]:
            known[place] = lines[place], log_line(look, place)
    for place in known.keys() - {*look.latest()}:
        del known[place]
    owned = [(place, lines[place].owners) for place in look.latest() if lines[place].owners]
    told = around_for("log-lines", look, "log", (known[place][1] for place in look.latest()))
    return Block("log", "", (told, *earlier(look))), owned


def log_line(look: Look, place: int) -> Block:
    """Return a line of the log."""
    line = look.line(look.table.lines[place])
    return line_block(f"line-{place}", line, emblem_of(look, line.seat))


@lru_cache(20_000)
def line_block(id: str, line: LogLine, colour: int | None) -> Block:
    """Return a line of a list, which most moves leave unchanged."""
    return Block(id, filled("line", id=id, line=line, colour=colour))


def earlier(look: Look) -> list[Block]:
    """Return the way to earlier lines, if there are any."""
    return [around_for("log-earlier", look, "earlier", ())] if look.has_earlier_lines() else []


def since(look: Look, whole: bool = True) -> Block:
    """Return the latest moves, the last one at the end, and the way to the whole log."""
    moves, count = News(look).since()
    lines = [line_block(f"since-{place}", move, emblem_of(look, move.seat)) for place, move in moves]
    seated = look.seat is not None
    listed = around_for("since-list", look, "latest", lines, seated=seated)
    everything = around_for("since-all", look, "moves", (), count=count, lines=len(look.table.lines))
    return around_for("panel-since", look, "since", (listed, everything) if whole else (listed,), seated=seated)


def chat(look: Look) -> Block:
    """Return who said what."""
    said = [remark_block(look, remark) for remark in look.remarks()]
    return Block("chat", "", (around_for("chat-list", look, "chat", said),))


def remark_block(look: Look, remark: Remark) -> Block:
    """Return a remark."""
    own, tag = remark.seat is not None and remark.seat == look.seat, look.say("page-spectator")
    gone = "" if remark.text else look.say("page-remark-gone")
    return said_block(
        remark, look.speaker(remark), own, emblem_of(look, remark.seat), "" if remark.seat is not None else tag, gone
    )


@lru_cache(4096)
def said_block(remark: Remark, who: str, own: bool, colour: int | None, tag: str, gone: str) -> Block:
    """Return a remark in words."""
    id = f"said-{remark.at:.6f}".replace(".", "-")
    return Block(id, filled("remark", id=id, remark=remark, who=who, own=own, colour=colour, tag=tag, gone=gone))


def emblem_of(look: Look, seat: int | None) -> int | None:
    """Return the colour of a seat, if it is one."""
    return None if seat is None else look.colours[seat]


# People and the board


def people(look: Look) -> Block:
    """Return who sits at the table, with what lies before them, and how many look on."""
    holdings = {each.id: each for each in panels(look)}
    rows = [person(look, seat, holdings.get(f"{SEAT_PANEL}{seat}")) for seat in range(look.table.seats)]
    return around_for("people", look, "people", rows, spectators=look.live.spectators())


def person(look: Look, seat: int, holding: Block | None) -> Block:
    """Return a person with what lies before them, which is the same for most who look."""
    shown = look.person(seat)

    def laid_out() -> Block:
        tags = around_for(f"tags-{seat}", look, "tags", (), person=shown)  # what changes with every turn
        context = {"seat": seat, "called": shown.name, "beside": shown.badge, "colour": look.colours[seat]}
        blocks = (tags,) if holding is None else (tags, holding)
        return around_for(f"person-{seat}", look, "person", blocks, **context)

    return look.live.cached(("laid", look.table.seq, look.language, shown, id(holding)), laid_out)


def desk(look: Look) -> Block:
    """Return the panels that belong to the question."""
    return Block("desk", "", tuple(each for each in panels(look) if each.id.startswith(DESK_PANEL)))


def board(look: Look) -> Block:
    """Return the board with its panels; until the game begins, the waiting room."""
    if not look.begun:
        return Block("board", filled("lobby", look=look, say=look.say))
    shown = around_for("panels", look, "panels", (*on_board(look), since(look)))
    fair = [] if look.is_over else [around_for("commitment", look, "board", ())]
    return Block("board", "", (shown, TIP, *fair))


def on_board(look: Look) -> list[Block]:
    """Return the panels on the board: not those of players, who are in a list of their own, nor those of the desk."""
    return [each for each in panels(look) if not each.id.startswith((SEAT_PANEL, DESK_PANEL))]


def panels(look: Look) -> list[Block]:
    """Return the panels of the board: drawn, or as tables of text."""
    return look.once("panels", lambda: [*drawn(look), reminders(look)] if look.begun else [])


def drawn(look: Look) -> list[Block]:
    """Return the panels that are drawn, or the tables of text instead."""
    found = [look.sketches.get("panel", each.name, each, partial(panel_block, look, each)) for each in look.panels()]
    return found or [within_panel("panel-sheets", filled("sheets", look=look))]


def within_panel(id: str, html: str) -> Block:
    """Return what is not drawn as a panel."""
    return Block(id, f'<section class="panel" id="{id}">{html}</section>')


def reminders(look: Look) -> Block:
    """Return what the reader was shown before."""
    grids = look.reminders()
    return within_panel("panel-reminders", filled("reminders", say=look.say, reminders=grids) if grids else "")


def panel_block(look: Look, panel: Panel) -> Block:
    """Return a panel with its details, or with what it has inside."""
    id, sketches = place_of(panel), look.sketches
    shown = *panel[1:5], bool(panel.inside or panel.details)
    opening, closing = sketches.get("frame", id, shown, lambda: framed(panel, id, look.table.game.name))
    details = [sketches.get(id, f"<g> {each.name}", each, partial(detail_block, id, each)) for each in panel.details]
    return Block(id, opening, tuple(details), closing, panel.inside)


def framed(panel: Panel, id: str, game: str) -> tuple[str, str]:
    """Return what stands before and after that which is drawn on a panel."""
    drawn = Markup(WITHIN if panel.inside or panel.details else "")
    opening, _, closing = filled("panel", panel=panel, id=id, game=game, within=drawn).partition(WITHIN)
    return opening, closing


def detail_block(panel: str, detail: Detail) -> Block:
    """Return a detail of a panel, with an id on the page."""
    id = f"{panel}-{detail.name}"
    return Block(id, f'<g id="{id}">', closing="</g>", body=detail.svg)


def place_of(panel: Panel) -> str:
    """Return the id of the place of a panel on the page."""
    return f"{DESK_PANEL if panel.place == 'desk' else PANEL}{panel.name}"


LAID: dict[str, Callable[[Look], Block]] = {"log": log, "chat": chat, "people": people, "desk": desk, "board": board}
"""What lays out each of these fragments."""
