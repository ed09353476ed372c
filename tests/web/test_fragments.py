"""The fragments of a table's page: each has its place, and a stream sends what is new and nothing else."""

import asyncio
import re
from collections.abc import Iterable
from pathlib import Path
from random import Random

import pytest
from markupsafe import Markup

from periplus.kernel.luck import luck_from
from periplus.table.crew import Crew
from periplus.table.entries import Joined, Said, Undone, Wished, Wishes
from periplus.table.house import House
from periplus.table.keys import Holder
from periplus.table.live import Live
from periplus.table.notices import Herald
from periplus.table.store import Store
from periplus.table.table import Table
from periplus.web import fragments
from periplus.web.blocks import INNER, OUTER, Block, Swap, partials, swaps
from periplus.web.fragments import FRAGMENTS, STREAMED, Fragments, Sent, html_of, render
from periplus.web.laid import on_board, panels
from periplus.web.look import Look
from periplus.web.visitor import Visitor
from tests.table.hosting import OPEN, acts, after, choice, people, setting, table_of
from tests.web.player import swapped, swaps_in

VISITOR = Visitor("x" * 30, False, "", "en", "", "")
EVERYBODY = [
    "choice",
    "log",
    "chat",
    "announcement",
    "course",
    "status",
    "desk",
    "people",
    "pace",
    "board",
    "invite",
]


def look_at(live: Live, seat: int | None, host: bool = False) -> Look:
    """Return a table as it is seen from a seat."""
    return Look(live, Holder(live.table.id, () if seat is None else (seat,), host), seat, "en", live.table.at)


def sent(db: str, tables: Iterable[Table], seat: int | None, host: bool = False) -> list[list[str]]:
    """Return what a stream swaps while a table goes through some stages."""

    async def story() -> list[list[str]]:
        house, memory = House(Store(db), Crew(0), Herald("http://example.org")), Sent()
        await house.store.open()
        try:
            looks = [look_at(Live(table), seat, host) for table in tables]
            return [[swap.target for swap in await Fragments(look, house, VISITOR, "").news(memory)] for look in looks]
        finally:
            await house.store.close()

    return asyncio.run(story())


def test_a_reader_has_what_concerns_them(tmp_path: Path) -> None:
    """A spectator has neither a seat nor the host's fragment; only a lesson has a card."""
    table, db = table_of(setting("neptun", *people(3))), f"sqlite:///{tmp_path}/tables.db"
    assert sent(db, [table], None) == [EVERYBODY]
    assert sent(db, [table], 1) == [[*EVERYBODY, "mine"]]
    assert sent(db, [table], 1, host=True) == [[*EVERYBODY, "mine", "host"]]


def test_a_stream_sends_what_is_new(tmp_path: Path) -> None:
    """Nothing twice; talk alone after talk; after a decision the panels that it changed, and not the whole board."""
    table = table_of(setting("neptun", *people(3)))
    talked = after(table, Said(1, "Bob", "hello"))
    actor = talked.awaited()[0]
    decided = acts(talked, actor, str(talked.state.legal_actions(actor)[0]))
    wished = after(decided, Wished(actor, Wishes(forced=True)))
    first, again, chat, moved, nothing = sent(
        f"sqlite:///{tmp_path}/tables.db", [table, table, talked, decided, wished], (actor + 1) % 3
    )
    assert "board" in first and not any(name.startswith("panel-") for name in first)
    assert (again, chat, nothing) == ([], ["chat-list"], [])
    assert "board" not in moved and any(name.startswith("panel-") for name in moved)
    assert not {"log", "people"} & {*moved} and any(name.startswith("line-") for name in moved)


def test_a_change_of_turn_sends_nobody_anew(tmp_path: Path) -> None:
    """What is said of those whose turn ends or begins is sent, and not what lies before them."""
    before = table = table_of(setting("neptun", *people(3)))
    while table.awaited() == before.awaited():
        before, seat = table, table.awaited()[0]
        table = acts(before, seat, str(before.state.legal_actions(seat)[0]))
    _, moved = sent(f"sqlite:///{tmp_path}/tables.db", [before, table], None)
    assert {f"tags-{seat}" for seat in {*before.awaited()} ^ {*table.awaited()}} <= {*moved}
    assert not any(name.startswith("person-") for name in moved)


def test_a_game_that_begins_has_a_new_board(tmp_path: Path) -> None:
    """The frame has changed: the whole board is sent, and its panels are not sent again after it."""
    lobby = table_of(setting("neptun", OPEN, *people(2)))
    full = after(lobby, Joined(0, "Cleo"))
    begun, still = sent(f"sqlite:///{tmp_path}/tables.db", [lobby, full, full], None)[1:]
    assert "board" in begun and not any(name.startswith("panel-") for name in begun)
    assert still == []


def test_a_board_holds_its_panels() -> None:
    """What lies before players comes with the list of people instead; the log has a place of its own."""
    look = look_at(Live(table_of(setting("neptun", *people(3)))), 0)
    board, people_html = html_of("board", look), html_of("people", look)
    assert set(on_board(look)) < set(panels(look))
    for block in panels(look):
        assert block.html in (board if block in on_board(look) else people_html)
    assert html_of("log", look) not in board


def test_a_line_of_the_log_is_sent_once(tmp_path: Path) -> None:
    """After each decision a page gets the new lines alone: the others, of which it shows forty, stay."""
    table, known = table_of(setting("neptun", *people(3))), 0

    async def story() -> None:
        nonlocal table, known
        house, memory = House(Store(f"sqlite:///{tmp_path}/tables.db"), Crew(0), Herald("http://example.org")), Sent()
        await house.store.open()
        for _ in range(90):
            look = look_at(Live(table), None)
            news = await Fragments(look, house, VISITOR, "").news(memory)
            told = re.findall(r'<li id="line-(\d+)"', "".join(each.html for each in news))
            assert sorted(map(int, told)) == [*range(known, len(table.lines))]
            known = len(table.lines)
            seat = table.awaited()[0]
            table = acts(table, seat, str(choice(table, seat, luck_from(table.seq))))
        await house.store.close()

    asyncio.run(story())
    assert known > 90


def test_readers_share_what_is_rendered_once() -> None:
    """Spectators, or two at the same seat, in the same language; another seat has its own."""
    live = Live(table_of(setting("neptun", *people(3))))
    assert panels(look_at(live, None)) is panels(look_at(live, None))
    live.present.update([0, 0])
    assert html_of("choice", look_at(live, 0)) is html_of("choice", look_at(live, 0))
    assert panels(look_at(live, 0)) is panels(look_at(live, 0))
    assert html_of("choice", look_at(live, 0)) != html_of("choice", look_at(live, 1))


def test_what_one_page_shows_is_not_kept_for_others() -> None:
    """A seat with a single page: what is drawn for it is held for as long as the page is told, and no longer."""
    live = Live(table_of(setting("neptun", *people(3))))
    live.present.update([0])
    look = look_at(live, 0)
    assert html_of("choice", look) is html_of("choice", look) and panels(look) is panels(look)
    held = [*live.cache.values()]
    assert not any(each is html_of("choice", look) or each is panels(look) for each in held)


def test_only_the_own_seat_is_left_to_answers() -> None:
    """A page is told which fragments the stream alone keeps up to date."""
    assert {each.name for each in FRAGMENTS} - set(STREAMED) == {"mine"}


def test_a_drawing_that_changes_is_sent_whole() -> None:
    """Only what is drawn in it differs; the same drawn again is not sent."""
    before, after = (Block("map", "<svg>", (), "</svg>", drawn) for drawn in ("<path/>", "<circle/>"))
    assert [*swaps(before, after)] == [Swap("map", OUTER, "<svg><circle/></svg>")]
    assert [*swaps(before, Block("map", "<svg>", (), "</svg>", "<path/>"))] == []


def test_swaps_are_sent_to_their_places() -> None:
    """What htmx reads is what was meant; a browser reads a piece of a drawing as one only within a drawing."""
    meant = [Swap("status", INNER, "<p>1</p>"), Swap("chart-city", OUTER, '<g id="chart-city"></g>')]
    html = partials(meant)
    assert [tuple(each) for each in swaps_in(html)] == [tuple(each) for each in meant]
    assert "<svg><g" in html and html.count("<hx-partial") == 2


def fresh_page(look: Look) -> dict[str, str]:
    """Return what a page that is loaded now holds, apart from what is the reader's or the host's own."""
    apart = ("invite", "mine", "host", "lesson")
    return {each.name: html_of(each.name, look) for each in FRAGMENTS if each.name not in apart}


@pytest.mark.parametrize(("game", "seats"), [("neptun", 3), ("mare_nostrum", 3), ("parthenon", 3), ("example", 3)])
def test_a_page_after_pushes_is_the_page_loaded_anew(tmp_path: Path, game: str, seats: int) -> None:
    """Whatever happens, each fragment on a page that was kept up to date is what it would be on a new one."""
    luck, table = Random(7), table_of(setting(game, *people(seats)))

    def happens() -> Table:
        seat = luck.choice(table.awaited())
        if luck.random() < 0.1:
            return after(table, Said(seat, "Bob", f"hello {table.seq}"))
        if luck.random() < 0.1 and table.may_undo(seat):
            return after(table, Undone(seat, table.answered[seat]))
        if luck.random() < 0.1:
            return after(table, Wished(seat, Wishes(forced=luck.random() < 0.5)))
        return acts(table, seat, str(luck.choice(table.state.legal_actions(seat))))

    async def story() -> None:
        nonlocal table
        house = House(Store(f"sqlite:///{tmp_path}/tables.db"), Crew(0), Herald("http://example.org"))
        await house.store.open()
        pages: dict[int | None, tuple[Sent, dict[str, str]]] = {seat: (Sent(), {}) for seat in (0, 1, None)}
        live = Live(table)
        for _ in range(60):
            live.take(table)
            for seat, (memory, page) in pages.items():
                look = look_at(live, seat)
                news = await Fragments(look, house, VISITOR, "").news(memory)
                for each in swaps_in(partials(news)):
                    swapped(page, each)
                anew = fresh_page(look_at(Live(table), seat))  # which has no sketches of what was drawn before
                assert {name: page.get(name) for name in anew} == anew
            table = happens() if table.awaited() else table
        await house.store.close()

    asyncio.run(story())


def test_what_has_not_changed_is_not_rendered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """After somebody talks, the chat alone is rendered for a page that is up to date."""
    table = table_of(setting("neptun", *people(3)))
    rendered: list[str] = []

    def noted(name: str, look: Look, /, **context: object) -> Markup:
        rendered.append(name)
        return render(name, look, **context)

    async def story() -> None:
        house, memory = House(Store(f"sqlite:///{tmp_path}/tables.db"), Crew(0), Herald("http://example.org")), Sent()
        await house.store.open()
        await Fragments(look_at(Live(table), 0), house, VISITOR, "").news(memory)
        monkeypatch.setattr(fragments, "render", noted)
        await Fragments(look_at(Live(after(table, Said(1, "Bob", "hello"))), 0), house, VISITOR, "").news(memory)
        await house.store.close()

    asyncio.run(story())
    assert rendered == []
