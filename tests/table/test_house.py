"""The house, with both databases: commands, keys, bots, and what survives being closed."""

import asyncio
import time
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager, suppress
from itertools import pairwise
from pathlib import Path
from typing import Any, ClassVar

import msgspec
import pytest
from sqlalchemy import MetaData, create_engine, text, update
from sqlalchemy.exc import OperationalError

from periplus.bots.names import known_names
from periplus.games import game_of
from periplus.kernel.errors import BadTable, PeriplusError, UnknownGame
from periplus.kernel.luck import luck_from
from periplus.kernel.option import Value
from periplus.kernel.record import check_seal, replay
from periplus.kernel.state import State
from periplus.table.commands import Decision
from periplus.table.crew import Crew
from periplus.table.entries import Acted, BadCommand, Chair, Ended, Paused, Said, Setting, Stale, Undone, encode
from periplus.table.house import House
from periplus.table.keys import Holder, NoKey, derived, hash_of
from periplus.table.live import Live
from periplus.table.rows import Change
from periplus.table.schema import log
from periplus.table.situation import DAY
from periplus.table.store import Contact, Store
from periplus.table.table import Table, replayed
from periplus.table.tables import NoTable
from tests.table.hosting import (
    OPEN,
    LongCrew,
    bot,
    decide,
    fresh_id,
    open_house,
    people,
    person,
    play_through,
    run,
    setting,
    snapshot,
    soon,
    synchronous,
)

pytestmark = pytest.mark.once

ADA, BOB, CLEO = "secret of Ada", "secret of Bob", "secret of Cleo"


async def host(house: House, *chairs: Chair, own: Iterable[int] = (0,), game: str = "example", **more: Any) -> Table:
    """Let Ada set up a table."""
    return await house.create(setting(game, *chairs, **more), ADA, "device", own)


async def seated(house: House, *chairs: Chair, **more: Any) -> tuple[Table, Holder, Holder]:
    """Let Ada set up a table and Bob join it at the first open seat; return what both hold."""
    table = await host(house, *(chairs or (person("Ada"), OPEN)), **more)
    invitations = await house.invitations(table, ADA)
    table, _ = await house.join(invitations[min(invitations)], "Bob", BOB, "device")
    return table, await house.holder(table.id, ADA), await house.holder(table.id, BOB)


def first(table: Table, seat: int) -> str:
    """Return the first thing that a seat may do."""
    return str(table.state.legal_actions(seat)[0])


def decision(table: Table, seat: int, number: int, action: str = "", seen: str = "") -> Decision:
    """Return a decision of a seat: some action, or the first thing that it may do."""
    return Decision(seat, number, table.game.parse(action or first(table, seat)), seen=seen)


# Commands


def plain(holder: Holder) -> Holder:
    """Return what somebody holds, whenever they looked."""
    return msgspec.structs.replace(holder, openings=())


def test_a_command_is_done_once(store_url: str, crew: LongCrew) -> None:
    """The same command thirty times at once, and again later: one entry, and everybody is told the same."""

    async def story() -> None:
        async with open_house(store_url, crew) as house:
            table = await host(house, *people(2), own=(0, 1))
            act = decision(table, 0, 0)
            answers = await asyncio.gather(*[house.do(table.id, act, "same") for _ in range(30)])
            assert {answer.seq for answer in answers} == {table.seq + 1}
            again = await house.do(table.id, act, "same")
            assert (again.seq, again.answered) == (table.seq + 1, [1, 0])
            assert len(await house.store.entries(table.id)) == again.seq

    run(story())


def test_a_retry_is_harmless_after_others_have_moved(store_url: str, crew: LongCrew) -> None:
    """The answer to a command got lost: sent again much later, it does nothing, and is no error."""

    async def story() -> None:
        async with open_house(store_url, crew) as house:
            table = await host(house, *people(2), own=(0, 1))
            act = decision(table, 0, 0)
            await house.do(table.id, act, "lost")
            await house.do(table.id, Undone(0, 1), "undo")
            await decide(house, table.id, 1, first(table, 1))
            assert (await house.do(table.id, act, "lost")).answered == [2, 1]

    run(story())


def test_one_decision_is_taken_once(store_url: str, crew: LongCrew) -> None:
    """Twenty commands for the same decision at once: one wins, all others are stale."""

    async def story() -> None:
        async with open_house(store_url, crew) as house:
            table = await host(house, *people(2), own=(0, 1))
            act = decision(table, 0, 0)
            tries = [house.do(table.id, act, f"try-{number}") for number in range(20)]
            results = await asyncio.gather(*tries, return_exceptions=True)
            assert sum(isinstance(result, Table) for result in results) == 1
            assert sum(isinstance(result, Stale) for result in results) == 19
            assert len(await house.store.entries(table.id)) == table.seq + 1

    run(story())


def test_seats_that_decide_at_once_all_succeed(store_url: str, crew: LongCrew) -> None:
    """Three secret stakes and some talk at the same moment: everything is written."""

    async def story() -> None:
        async with open_house(store_url, crew) as house:
            table = await host(house, *people(3), own=(0, 1, 2))
            acts = [house.do(table.id, decision(table, seat, 0), fresh_id()) for seat in range(3)]
            talk = [house.say(Holder(table.id), seat, "", "hm", fresh_id()) for seat in range(3)]
            await asyncio.gather(*acts, *talk)
            after = (await house.live(table.id)).table
            assert after.state.step_name() == "Market"
            assert (after.answered, len(after.remarks)) == ([1, 1, 1], 3)

    run(story())


def test_what_is_refused_is_not_written(store_url: str, crew: LongCrew) -> None:
    """Not your turn, not allowed, not readable, no such table."""

    async def story() -> None:
        async with open_house(store_url, crew) as house:
            table = await host(house, *people(2), own=(0, 1))
            for wrong in ("done", "sing", "", "stake gold"):
                with pytest.raises(PeriplusError):
                    await decide(house, table.id, 0, wrong)
            with pytest.raises(NoTable):
                await house.do("nowhere", decision(table, 0, 0, "done"), fresh_id())
            assert len(await house.store.entries(table.id)) == table.seq
            assert (await house.live(table.id)).table.seq == table.seq
            assert house.loading == {}

    run(story())


def test_whoever_watches_hears_of_every_change(store_url: str, crew: LongCrew) -> None:
    """The bell rings once the change can be seen; coming and going rings it too."""

    async def story() -> None:
        async with open_house(store_url, crew) as house:
            table = await host(house, *people(2), own=(0, 1))
            live = await house.live(table.id)
            bell = live.changed
            async with house.watching(live, None), house.watching(live, 0):
                await asyncio.wait_for(bell.wait(), 10)
                assert (live.spectators(), live.is_present(0), live.is_present(1)) == (1, True, False)
                heard = asyncio.create_task(live.changed.wait())
                await asyncio.sleep(0)
                await decide(house, table.id, 0, first(table, 0))
                await asyncio.wait_for(heard, 10)
                assert live.table.seq == table.seq + 1
            assert (live.spectators(), live.is_present(0)) == (0, False)

    run(story())


# A database that fails


class Faltering(Store):
    """A store that fails once when somebody decides, before or after it has written, and is slow with remarks."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self.whose = ""
        self.written = False

    async def append(self, *changes: Change) -> None:
        what = changes[0].entry.what
        fails = isinstance(what, Acted) and what.by == self.whose
        await asyncio.sleep(0.1 if isinstance(what, Said) else 0.02 * fails)
        if fails:
            self.whose = ""
        if not fails or self.written:
            await super().append(*changes)
        if fails:
            raise OperationalError("COMMIT", {}, Exception("the database is away"))


@asynccontextmanager
async def faltering(url: str, crew: Crew) -> AsyncIterator[tuple[House, Faltering]]:
    """Open a house whose store fails on demand."""
    async with open_house(url, crew) as house:
        await house.store.close()
        store = Faltering(url)
        house.store = store
        yield house, store


@pytest.mark.parametrize("written", [False, True])
def test_a_command_can_be_sent_again_when_the_store_failed(store_url: str, crew: LongCrew, written: bool) -> None:
    """Nobody knows whether it was written: sent again it is done once, and whoever watches goes on with the truth."""

    async def story() -> None:
        async with faltering(store_url, crew) as (house, store):
            table = await host(house, *people(2), own=(0, 1))
            store.whose, store.written = "person", written
            act = decision(table, 0, 0)
            with pytest.raises(OperationalError):
                await house.do(table.id, act, "once")
            assert (await house.live(table.id)).table.answered == [int(written), 0]
            after = await house.do(table.id, act, "once")
            assert after.answered == [1, 0]
            assert len(await store.entries(table.id)) == table.seq + 1

    run(story())


def test_commands_that_waited_behind_one_that_failed_are_seen(sqlite_url: str, crew: LongCrew) -> None:
    """They are done at the table that took the place of the one given up, where everybody looks now."""

    async def story() -> None:
        async with faltering(sqlite_url, crew) as (house, store):
            table = await host(house, *people(2), own=(0, 1))
            store.whose = "person"
            live = await house.live(table.id)

            async def watch() -> Live:
                while not live.gone:
                    await live.changed.wait()
                return await house.live(table.id)

            watched = asyncio.create_task(watch())
            failed = house.do(table.id, decision(table, 0, 0), fresh_id())
            talk = [house.say(Holder(table.id), 1, "Bob", str(number), fresh_id()) for number in range(3)]
            results = await asyncio.gather(failed, *talk, return_exceptions=True)
            assert [isinstance(result, OperationalError) for result in results] == [True, False, False, False]
            assert len((await watched).table.remarks) == 3

    run(story())


@pytest.mark.parametrize(("whose", "written"), [("person", True), ("bot", False), ("bot", True)])
def test_bots_go_on_when_the_store_is_back(
    store_url: str, crew: LongCrew, hasty: None, whose: str, written: bool
) -> None:
    """It failed when a person had decided, or while a bot did: nobody asks, and the bots go on by themselves."""

    async def story() -> None:
        async with faltering(store_url, crew) as (house, store):
            table = await host(house, person("Ada"), bot(), bot())
            store.whose, store.written = whose, written
            with suppress(OperationalError):
                await decide(house, table.id, 0, first(table, 0))
            await soon(lambda: table.id in house.lives and min(house.lives[table.id].table.answered) > 0)
            entries = await store.entries(table.id)
            assert store.whose == ""
            assert replayed(table.id, entries).state.step_name() != "Stake"

    run(story())


# Whole games


@pytest.mark.parametrize(("game", "chairs", "most"), [("example", 3, 8), ("neptun", 4, 30)])
def test_games_go_on_when_the_house_is_opened_again(
    store_url: str, crew: LongCrew, hasty: None, game: str, chairs: int, most: int
) -> None:
    """People and bots play; now and then the house is closed and opened: every table stands where it stood."""
    luck = luck_from(7)
    seats = (person("Ada"), bot("random"), person("Bob"), bot("greedy"))[:chairs]

    async def evening(ids: list[str]) -> bool:
        async with open_house(store_url, crew) as house:
            if not ids:
                ids += [(await host(house, *seats, own=(0, 2), game=game)).id for _ in range(2)]
            for id in ids:
                await play_through(house, id, luck, most)
            kept = {id: (house.lives[id].table, snapshot(house.lives[id].table)) for id in ids}
        store = Store(store_url)
        for id, (table, before) in kept.items():
            entries = await store.entries(id)
            assert len(entries) - table.seq in (0, 1)  # a bot may have decided while we closed
            assert snapshot(replayed(id, entries[: table.seq])) == before
        await store.close()
        return all(table.stage == "over" for table, _ in kept.values())

    async def story() -> None:
        ids: list[str] = []
        evenings = 1
        while not await evening(ids):
            evenings += 1
        assert evenings > 2
        async with open_house(store_url, crew) as house:
            for id in ids:
                table = (await house.live(id)).table
                record = table.record()
                assert check_seal(record) == table.commitment
                assert replay(record, game_of(record)) == table.state

    run(story())


def test_bots_wake_when_the_house_is_opened(store_url: str, crew: LongCrew) -> None:
    """A table that was left while it was a bot's turn goes on though nobody asks for it."""

    async def story() -> None:
        async with open_house(store_url, crew) as house:
            table = await host(house, person("Ada"), bot(), bot_delay=60.0)
            await decide(house, table.id, 0, first(table, 0))
        engine = create_engine(synchronous(store_url))
        with engine.begin() as connection:  # an hour ago, so that the bot need not wait any more
            for row in connection.execute(log.select()).all():
                moved = msgspec.json.decode(row.entry)
                moved["at"] -= 3600
                entry = msgspec.json.encode(moved).decode()
                connection.execute(update(log).where(log.c.seq == row.seq).values(entry=entry))
        engine.dispose()
        async with open_house(store_url, crew) as house:
            assert list(house.lives) == [table.id]
            await soon(lambda: house.lives[table.id].table.answered[1] > 0)

    run(story())


def test_one_broken_table_does_not_keep_the_house_closed(
    store_url: str, crew: LongCrew, hasty: None, caplog: pytest.LogCaptureFixture
) -> None:
    """A log that cannot be read is told of, and all other tables go on."""

    async def story() -> None:
        async with open_house(store_url, crew) as house:
            broken, whole = [await host(house, person("Ada"), bot(), bot_delay=0.2) for _ in range(2)]
            for table in (broken, whole):
                await decide(house, table.id, 0, first(table, 0))
        engine = create_engine(synchronous(store_url))
        with engine.begin() as connection:
            connection.execute(update(log).where(log.c.table_id == broken.id).values(entry='{"id": "?"}'))
        engine.dispose()
        async with open_house(store_url, crew) as house:
            await soon(lambda: house.lives[whole.id].table.answered[1] > 0)
        assert any(broken.id in told.getMessage() for told in caplog.records)

    run(story())


def test_a_bot_leaves_time_for_a_slip(store_url: str, crew: LongCrew) -> None:
    """Within the delay the last decision can be taken back, and the bot has not answered; the time begins anew."""

    async def story() -> None:
        async with open_house(store_url, crew) as house:
            table = await host(house, person("Ada"), bot(), bot_delay=1.5)
            await decide(house, table.id, 0, first(table, 0))
            after = await house.do(table.id, Undone(0, 1), fresh_id())
            assert after.answered == [2, 0]
            await decide(house, table.id, 0, first(table, 0))
            live = await house.live(table.id)
            await soon(lambda: live.table.answered[1] > 0)
            *_, decided, answered = (await house.store.entries(table.id))[: table.seq + 4]
            assert answered.at - decided.at >= 1.5

    run(story())


def test_bots_take_their_time_while_people_trade(store_url: str, crew: LongCrew) -> None:
    """Where all act at once, every decision of a bot comes the full delay after the last, until it has left."""

    async def story() -> None:
        async with open_house(store_url, crew) as house:
            table = await host(house, person("Ada"), bot(), bot(), bot_delay=0.6)
            await decide(house, table.id, 0, first(table, 0))
            live = await house.live(table.id)
            await soon(lambda: live.table.awaited() == [0])  # both bots have left the market
            entries = await house.store.entries(table.id)
            decided = [entry.at for entry in entries if isinstance(entry.what, Acted)]
            assert len(decided) >= 5
            assert min(later - earlier for earlier, later in pairwise(decided)) >= 0.6

    run(story())


def test_a_bot_thinks_again_when_somebody_was_faster(store_url: str) -> None:
    """A person decided while the bot was thinking: it is asked again, about what is so now, and takes its time."""

    class Slow(LongCrew):
        asked, go = asyncio.Event(), asyncio.Event()
        seen: ClassVar[list[int]] = []

        async def ask(self, table: str, bot: str, state: State, seat: int, later: bool = False) -> str:
            self.seen.append(state.to_json()["offers_left"][0])
            if state.step_name() == "Market":
                self.asked.set()
                await self.go.wait()
            return await super().ask(table, bot, state, seat, later)

    async def story() -> None:
        slow = Slow(1)
        async with open_house(store_url, slow) as house:
            table = await host(house, person("Ada"), bot(), bot_delay=0.4)
            await decide(house, table.id, 0, first(table, 0))
            await slow.asked.wait()
            live = await house.live(table.id)
            offer = next(each for each in map(str, live.table.state.legal_actions(0)) if each.startswith("offer"))
            before = live.table.answered[1]
            after = await decide(house, table.id, 0, offer)
            slow.go.set()
            await soon(lambda: live.table.answered[1] > before)
            *_, offered, answered = (await house.store.entries(table.id))[: after.seq + 1]
            assert isinstance(answered.what, Acted) and answered.what.seat == 1
            assert answered.at - offered.at >= 0.4
            assert slow.seen[-2:] == [2, 1]
        slow.go_home()

    run(story())


def test_a_bot_whose_person_came_back_is_not_heard(store_url: str, crew: LongCrew) -> None:
    """The bot was still thinking when its person took the seat back: the decision is the person's."""

    class Slow(LongCrew):
        asked, back, answered = asyncio.Event(), asyncio.Event(), asyncio.Event()

        async def ask(self, *args: Any) -> str:
            self.asked.set()
            await self.back.wait()
            action = await super().ask(*args)
            self.answered.set()
            return action

    async def story() -> None:
        slow = Slow(1)
        async with open_house(store_url, slow) as house:
            table = await host(house, *people(2), own=(0, 1))
            holder = await house.holder(table.id, ADA)
            await house.hand(holder, 0, "greedy", fresh_id())
            await decide(house, table.id, 1, first(table, 1))
            await slow.asked.wait()
            await house.take_back(holder, 0, fresh_id())
            slow.back.set()
            await slow.answered.wait()
            live = await house.live(table.id)
            await soon(lambda: live.steward is None)
            assert live.table.answered == [0, 1]
        slow.go_home()

    run(story())


def test_no_word_of_a_player_stops_the_bots(store_url: str, crew: LongCrew) -> None:
    """Whatever id a person gives a remark, the bots and a rematch go on: commands of the house have ids of its own."""

    async def story() -> None:
        async with open_house(store_url, crew) as house:
            table = await host(house, person("Ada"), bot())
            for id in ("bot:1:0", "first:1:0", "rematch"):
                await house.say(Holder(table.id), 0, "Ada", "hm", id)
            await decide(house, table.id, 0, first(table, 0))
            live = await house.live(table.id)
            await soon(lambda: live.table.answered[1] > 0)
            await house.do(table.id, Ended(), fresh_id())
            assert await house.rematch(await house.holder(table.id, ADA))

    run(story())


# Setting up


@pytest.mark.parametrize(
    ("wanted", "kind", "why"),
    [
        (setting("chess", *people(2)), UnknownGame, "chess"),
        (setting("example", *people(1)), BadTable, "play"),
        (setting("example", *people(4)), BadTable, "play"),
        (setting("example"), BadTable, "play"),
        (setting("example", person("Ada"), bot("genius")), BadCommand, "there is no bot “genius”"),
        (setting("example", person("Ada"), bot("/etc/passwd:Bot")), BadCommand, "there is no bot"),
        (setting("example", person("Ada"), bot("")), BadCommand, "there is no bot"),
        (setting("example", person("Ada"), person(" ada ")), BadCommand, "already called “ada”"),
        (setting("example", person("Ada"), person(" ")), BadCommand, "is not a name"),
        (setting("example", *people(2), options={"carnival": True}), BadTable, "carnival"),
        (setting("example", *people(2), options={"festival": "maybe"}), BadTable, "festival"),
        (setting("example", *people(2), options={"festival": 1}), BadTable, "festival"),
        (setting("example", *people(2), days=-1.0), BadCommand, "from 0 to"),
        (setting("example", *people(2), days=61.0), BadCommand, "from 0 to"),
        (setting("example", *people(2), days=float("nan")), BadCommand, "from 0 to"),
        (setting("example", *people(2), bot_delay=61.0), BadCommand, "from 0 to"),
        (setting("example", *people(2), bot_delay=float("inf")), BadCommand, "from 0 to"),
    ],
)
def test_only_what_can_be_played_is_set_up(
    sqlite_url: str, crew: LongCrew, wanted: Setting, kind: type[PeriplusError], why: str
) -> None:
    """No such game, seats, bot, option or pace, a name twice or none: refused with a reason, and nothing is kept."""

    async def story() -> None:
        async with open_house(sqlite_url, crew) as house:
            with pytest.raises(kind, match=why):
                await house.create(wanted, ADA, "device", [0])
            assert await house.tables_of(ADA) == []

    run(story())


def test_what_is_set_up_is_clean_and_complete(store_url: str, crew: LongCrew) -> None:
    """Options are settled, names and title cleaned, a bot is named by the house; the seed is nobody's choice."""

    async def story() -> None:
        async with open_house(store_url, crew) as house:
            odd = Chair("bot", "Ada's bot", "random")
            table = await host(house, person(" Ada\n"), odd, title="  An\tevening\u202e ")
            other = await host(house, person("Ada"), odd)
            assert table.chairs[0] == person("Ada")
            assert table.chairs[1].bot == "random"
            assert table.chairs[1].name in known_names()
            assert table.setting.title == "An evening"
            festival: dict[str, Value] = {"festival": True}
            assert table.setting.options == festival
            assert len({table.made.seed, table.made.salt, other.made.seed, other.made.salt}) == 4
            assert House.seed(house) != House.seed(house)
            assert table.commitment not in (table.made.seed, table.made.salt)

    run(story())


# Keys


def test_a_holder_may_do_what_their_keys_say(store_url: str, crew: LongCrew) -> None:
    """Ada is host and sits at two seats, Bob at his, a spectator at none; strangers do not come in."""

    async def story() -> None:
        async with open_house(store_url, crew) as house:
            table, ada, bob = await seated(house, person("Ada"), person("Dido"), OPEN, own=(0, 1))
            assert (plain(ada), plain(bob)) == (Holder(table.id, (0, 1), True), Holder(table.id, (2,)))
            for stranger in (CLEO, "", hash_of(ADA)):
                with pytest.raises(NoKey, match="not open to you"):
                    await house.holder(table.id, stranger)
            with pytest.raises(NoTable):
                await house.holder("elsewhere", ADA)
            ada.need_host()
            with pytest.raises(NoKey):
                bob.need_host()
            with pytest.raises(NoKey, match="seat 1 is not yours"):
                bob.need_seat(0)

    run(story())


def test_a_list_of_ones_tables(store_url: str, crew: LongCrew) -> None:
    """The latest first, with what one may do there; an invitation alone is no table of one's own."""

    async def story() -> None:
        async with open_house(store_url, crew) as house:
            one, *_ = await seated(house)
            other = await host(house, person("Ada"), bot(), own=())
            mine = await house.tables_of(ADA)
            assert [(row.id, holder.seats, holder.host) for row, holder in mine] == [
                (other.id, (), True),
                (one.id, (0,), True),
            ]
            assert [(row.id, holder.seats) for row, holder in await house.tables_of(BOB)] == [(one.id, (1,))]
            assert await house.tables_of(CLEO) == []
            third = await host(house, person("Ada"), OPEN)
            assert await house.tables_of((await house.invitations(third, ADA))[1]) == []

    run(story())


def test_an_invitation_is_good_once(store_url: str, crew: LongCrew) -> None:
    """Bob takes the seat; Cleo with the same link does not; Bob clicking again stays where he is."""

    async def story() -> None:
        async with open_house(store_url, crew) as house:
            table = await host(house, person("Ada"), OPEN)
            invitation = (await house.invitations(table, ADA))[1]
            with pytest.raises(NoKey, match="not open to you"):
                await house.holder(table.id, invitation)
            joined, seat = await house.join(invitation, "Bob", BOB, "device")
            assert (seat, joined.stage, joined.chairs[1]) == (1, "playing", person("Bob"))
            again, seat = await house.join(invitation, "Bobby", BOB, "device")
            assert (seat, again.seq, again.chairs[1].name) == (1, joined.seq, "Bob")
            with pytest.raises(NoKey, match="somebody else has used"):
                await house.join(invitation, "Cleo", CLEO, "device")
            with pytest.raises(NoKey, match="not valid"):
                await house.join("no invitation", "Cleo", CLEO, "device")
            assert await house.invitations(joined, ADA) == {}
            with pytest.raises(NoKey, match="not open to you"):
                await house.holder(table.id, invitation)

    run(story())


def test_of_two_who_follow_an_invitation_at_once_one_sits_down(store_url: str, crew: LongCrew) -> None:
    """The other is told so, and holds nothing."""

    async def story() -> None:
        async with open_house(store_url, crew) as house:
            for _ in range(5):
                table = await host(house, person("Ada"), OPEN)
                invitation = (await house.invitations(table, ADA))[1]
                both = [
                    house.join(invitation, name, secret, "device") for name, secret in (("Bob", BOB), ("Cleo", CLEO))
                ]
                results = await asyncio.gather(*both, return_exceptions=True)
                assert sorted(type(result).__name__ for result in results) == ["NoKey", "tuple"]
                winner = (BOB, CLEO)[[isinstance(result, tuple) for result in results].index(True)]
                assert (await house.holder(table.id, winner)).seats == (1,)
                with pytest.raises(NoKey):
                    await house.holder(table.id, BOB if winner == CLEO else CLEO)

    run(story())


def test_a_double_click_on_an_invitation_is_harmless(store_url: str, crew: LongCrew) -> None:
    """The same device five times at once."""

    async def story() -> None:
        async with open_house(store_url, crew) as house:
            table = await host(house, person("Ada"), OPEN)
            invitation = (await house.invitations(table, ADA))[1]
            results = await asyncio.gather(*[house.join(invitation, "Bob", BOB, "device") for _ in range(5)])
            assert {seat for _, seat in results} == {1}
            assert len(await house.store.entries(table.id)) == 2

    run(story())


def test_a_renewed_invitation_ends_the_former(store_url: str, crew: LongCrew) -> None:
    """The host can show it again; others who know the table cannot make it up."""

    async def story() -> None:
        async with open_house(store_url, crew) as house:
            table = await host(house, person("Ada"), OPEN)
            former = (await house.invitations(table, ADA))[1]
            assert await house.invitations(table, ADA) == {1: former}
            assert await house.invitations(table, BOB) == {}
            renewed = await house.open_seat(table.id, 1, ADA, "renew")
            assert renewed != former
            assert await house.open_seat(table.id, 1, ADA, "renew") == renewed
            assert await house.invitations((await house.live(table.id)).table, ADA) == {1: renewed}
            with pytest.raises(NoKey, match="not valid"):
                await house.join(former, "Bob", BOB, "device")
            await house.join(renewed, "Bob", BOB, "device")

    run(story())


def test_whoever_is_replaced_loses_all_keys(store_url: str, crew: LongCrew) -> None:
    """Device, token, return link and the used invitation: none opens the seat that somebody else now has."""

    async def story() -> None:
        async with open_house(store_url, crew) as house:
            table = await host(house, person("Ada"), OPEN)
            invitation = (await house.invitations(table, ADA))[1]
            await house.join(invitation, "Bob", BOB, "device")
            bob = await house.holder(table.id, BOB)
            token, link = await house.token(bob, 1, BOB), await house.return_link(bob, 1, BOB)
            await house.give_back(link, "another device of Bob")
            renewed = await house.open_seat(table.id, 1, ADA, fresh_id())
            await house.join(renewed, "Cleo", CLEO, "device")
            for secret in (BOB, token, link, "another device of Bob"):
                with pytest.raises(NoKey):
                    await house.holder(table.id, secret)
            with pytest.raises(NoKey):
                await house.give_back(link, BOB)
            with pytest.raises(NoKey):
                await house.join(invitation, "Bob", BOB, "device")
            assert (await house.holder(table.id, CLEO)).seats == (1,)
            assert await house.tables_of(BOB) == []

    run(story())


def test_whoever_is_replaced_hears_no_more(store_url: str, crew: LongCrew) -> None:
    """Notices went to Bob's address: whoever sits there now has their own or none."""

    async def story() -> None:
        async with open_house(store_url, crew) as house:
            table, *_ = await seated(house)
            await house.store.set_contacts(table.id, 1, [Contact("mail", "bob@example.org")])
            assert len(await house.store.contacts_of(table.id, 1)) == 1
            await house.open_seat(table.id, 1, ADA, fresh_id())
            assert await house.store.contacts_of(table.id, 1) == []

    run(story())


def test_a_host_who_gives_the_own_seat_away_stays_host(store_url: str, crew: LongCrew) -> None:
    """Ada leaves her seat to Cleo, and can still invite, pause and end."""

    async def story() -> None:
        async with open_house(store_url, crew) as house:
            table, *_ = await seated(house)
            invitation = await house.open_seat(table.id, 0, ADA, fresh_id())
            assert plain(await house.holder(table.id, ADA)) == Holder(table.id, (), True)
            await house.join(invitation, "Cleo", CLEO, "device")
            assert plain(await house.holder(table.id, CLEO)) == Holder(table.id, (0,))

    run(story())


def test_a_return_link_gives_the_seat_back_and_can_be_renewed(store_url: str, crew: LongCrew) -> None:
    """On a new device; the host is host there too; the former link ends with the new one."""

    async def story() -> None:
        async with open_house(store_url, crew) as house:
            table, ada, bob = await seated(house)
            former = await house.return_link(ada, 0, ADA)
            assert (await house.give_back(former, "new device")).table == table.id
            assert await house.holder(table.id, "new device") == ada
            unused = await house.return_link(ada, 0, ADA)
            renewed = await house.return_link(ada, 0, ADA)
            for link in (former, unused):
                with pytest.raises(NoKey, match="a newer one has replaced it"):
                    await house.give_back(link, "thief")
            await house.give_back(renewed, "newest device")
            await house.give_back(renewed, "newest device")
            assert await house.holder(table.id, "newest device") == ada
            assert await house.holder(table.id, ADA) == ada
            with pytest.raises(NoKey):
                await house.return_link(bob, 0, BOB)
            bobs = await house.return_link(bob, 1, BOB)
            await house.give_back(bobs, "device of Bob")
            assert await house.holder(table.id, "device of Bob") == bob
            await house.give_back(renewed, "newest device")

    run(story())


def test_a_return_link_works_once(store_url: str, crew: LongCrew) -> None:
    """Followed on a new device -> of no use to anybody else, and another takes its place, host and all.

    Whoever followed it may follow it again. No link opens anything by itself, as a cookie or a token.
    """

    async def story() -> None:
        async with open_house(store_url, crew) as house:
            table, ada, _ = await seated(house)
            link = await house.return_link(ada, 0, ADA)
            given = await house.give_back(link, "new device")
            assert given.table == table.id and given.link != link
            with pytest.raises(NoKey, match="has been used"):
                await house.give_back(link, "thief")
            assert await house.give_back(link, "new device") == (table.id, "")
            for secret in (link, given.link):
                with pytest.raises(NoKey):
                    await house.holder(table.id, secret)
                assert await house.tables_of(secret) == []
            await house.give_back(given.link, "newest device")
            assert await house.holder(table.id, "newest device") == ada
            with pytest.raises(NoKey):
                await house.give_back(given.link, "thief")

    run(story())


def test_only_one_follows_a_return_link(store_url: str, crew: LongCrew) -> None:
    """Many devices follow the same link at the same moment -> one of them has the seat."""

    async def story() -> None:
        async with open_house(store_url, crew) as house:
            table, ada, _ = await seated(house)
            link = await house.return_link(ada, 0, ADA)
            devices = [f"device {number}" for number in range(8)]
            answers = await asyncio.gather(
                *[house.give_back(link, device) for device in devices], return_exceptions=True
            )
            assert sorted(type(answer).__name__ for answer in answers) == ["GivenBack", *["NoKey"] * 7]
            keys = [key for key in await house.store.keys_at(table.id) if key.seat == 0 and key.kind == "device"]
            assert len(keys) == 2

    run(story())


def test_a_token_lets_a_program_play(store_url: str, crew: LongCrew) -> None:
    """One seat, never as the host; a new one ends the former."""

    async def story() -> None:
        async with open_house(store_url, crew) as house:
            table, ada, _ = await seated(house)
            former, token = await house.token(ada, 0, ADA), await house.token(ada, 0, ADA)
            assert plain(await house.holder(table.id, token)) == Holder(table.id, (0,))
            with pytest.raises(NoKey):
                await house.holder(table.id, former)
            with pytest.raises(NoKey):
                await house.token(ada, 1, ADA)

    run(story())


def test_a_spectator_holds_no_seat(store_url: str, crew: LongCrew) -> None:
    """The link to look on opens the table and nothing at it; whoever sits there loses nothing by it."""

    async def story() -> None:
        async with open_house(store_url, crew) as house:
            table, ada, bob = await seated(house)
            link = derived(ADA, "watch", table.id)
            assert await house.give_back(link, CLEO) == (table.id, "")
            assert plain(await house.holder(table.id, CLEO)) == Holder(table.id)
            for secret, before in ((ADA, ada), (BOB, bob)):
                await house.give_back(link, secret)
                assert await house.holder(table.id, secret) == before
            with pytest.raises(NoKey):
                await house.rematch(await house.holder(table.id, CLEO))

    run(story())


def test_only_hashes_of_secrets_are_kept(store_url: str, crew: LongCrew, tmp_path: Path) -> None:
    """No secret of a device, a token, a link or an invitation stands anywhere in the database."""

    async def story() -> list[str]:
        async with open_house(store_url, crew) as house:
            table, ada, bob = await seated(house, person("Ada"), OPEN, OPEN, OPEN, game="neptun")
            told = [ADA, BOB, *(await house.invitations(table, ADA)).values()]
            told += [
                await house.return_link(ada, 0, ADA),
                await house.token(bob, 1, BOB),
                derived(ADA, "watch", table.id),
            ]
            told.append(await house.open_seat(table.id, 2, ADA, fresh_id()))
            assert len(set(told)) == 8
            return told

    told = run(story())
    engine, found = create_engine(synchronous(store_url)), MetaData()
    found.reflect(engine)
    with engine.connect() as connection:
        rows = {name: connection.execute(text(f"SELECT * FROM {name}")).all() for name in found.tables}
    engine.dispose()
    assert all(rows[name] for name in ("periplus_keys", "periplus_log", "periplus_tables", "periplus_schema"))
    dump = repr(rows)
    assert hash_of(ADA) in dump
    assert not [secret for secret in told if secret in dump]


# Handing over


def test_people_hand_over_and_take_back_their_own_seat(store_url: str, crew: LongCrew) -> None:
    """Oneself at any time; nobody else's; only to a bot that is offered."""

    async def story() -> None:
        async with open_house(store_url, crew) as house:
            _, ada, bob = await seated(house, days=1.0)
            with pytest.raises(BadCommand, match="there is no bot"):
                await house.hand(bob, 1, "genius", fresh_id())
            with pytest.raises(NoKey):
                await house.hand(bob, 0, "greedy", fresh_id())
            after = await house.hand(bob, 1, "greedy", fresh_id())
            assert after.chairs[1] == Chair("person", "Bob", "greedy")
            with pytest.raises(NoKey):
                await house.take_back(ada, 1, fresh_id())
            assert (await house.take_back(bob, 1, fresh_id())).chairs[1] == person("Bob")

    run(story())


def test_the_host_hands_over_whoever_is_not_there(
    store_url: str, crew: LongCrew, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At one sitting at any time; over days only somebody who is late."""

    async def story() -> None:
        async with open_house(store_url, crew) as house:
            _, ada, _ = await seated(house)
            assert (await house.hand(ada, 1, "greedy", fresh_id())).chairs[1].bot == "greedy"
            _, ada, _ = await seated(house, days=1.0)
            with pytest.raises(BadCommand, match="still has time"):
                await house.hand(ada, 1, "greedy", fresh_id())
            later = time.time() + DAY + 1
            monkeypatch.setattr(time, "time", lambda: later)
            assert (await house.hand(ada, 1, "greedy", fresh_id())).chairs[1].bot == "greedy"

    run(story())


# Talking


def test_remarks_are_cleaned_and_not_too_long(store_url: str, crew: LongCrew) -> None:
    """Spectators give a name; players have one; nothing is no remark."""

    async def story() -> None:
        async with open_house(store_url, crew) as house:
            table, *_ = await seated(house)
            after = await house.say(Holder(table.id), 1, "Bob", " well\x00 played ", fresh_id())
            after = await house.say(Holder(table.id), None, " Eve ", "hello", fresh_id())
            assert [(remark.name, remark.text, remark.room) for remark in after.remarks] == [
                ("Bob", "well played", "players"),
                ("Eve", "hello", "spectators"),
            ]
            for nothing in ("", " \n", "x" * 501):
                with pytest.raises(BadCommand, match="1 to 500"):
                    await house.say(Holder(table.id), 1, "Bob", nothing, fresh_id())
            with pytest.raises(BadCommand, match="is not a name"):
                await house.say(Holder(table.id), None, "", "hello", fresh_id())

    run(story())


# Playing again


def test_the_same_people_play_again_one_seat_further_on(store_url: str, crew: LongCrew) -> None:
    """Keys open the new seats; bots keep their names; the host is host; handed seats are people's again; links stay."""

    async def story() -> None:
        async with open_house(store_url, crew) as house:
            table, ada, bob = await seated(house, person("Ada"), OPEN, bot("random"))
            token, link = await house.token(bob, 1, BOB), await house.return_link(bob, 1, BOB)
            with pytest.raises(BadCommand, match="not over yet"):
                await house.rematch(ada)
            await house.hand(bob, 1, "greedy", fresh_id())
            await house.do(table.id, Ended(), fresh_id())
            again = (await house.live(await house.rematch(bob))).table
            assert again.chairs == (table.chairs[2], person("Ada"), person("Bob"))
            assert (again.stage, again.setting.options) == ("playing", table.setting.options)
            assert again.made.seed != table.made.seed
            assert plain(await house.holder(again.id, ADA)) == Holder(again.id, (1,), True)
            assert plain(await house.holder(again.id, BOB)) == Holder(again.id, (2,))
            assert plain(await house.holder(again.id, token)) == Holder(again.id, (2,))
            with pytest.raises(NoKey):
                await house.holder(again.id, link)
            assert (await house.live(table.id)).table.rematch == again.id
            assert {row.id for row, _ in await house.tables_of(BOB)} == {again.id, table.id}

    run(story())


def test_there_is_one_rematch_however_many_ask(store_url: str, crew: LongCrew) -> None:
    """All who ask at once, and whoever asks later, come to the same table."""

    async def story() -> None:
        async with open_house(store_url, crew) as house:
            table, ada, bob = await seated(house)
            await house.do(table.id, Ended(), fresh_id())
            asked = await asyncio.gather(*[house.rematch(holder) for holder in (ada, bob) * 5])
            assert len({*asked, await house.rematch(ada)}) == 1
            assert len(await house.tables_of(ADA)) == 2

    run(story())


def test_a_table_that_nobody_came_to_can_be_tried_again(store_url: str, crew: LongCrew) -> None:
    """Seats that were open are open again; the host invites anew."""

    async def story() -> None:
        async with open_house(store_url, crew) as house:
            table = await host(house, person("Ada"), OPEN)
            await house.do(table.id, Ended(), fresh_id())
            id = await house.rematch(await house.holder(table.id, ADA))
            again = (await house.live(id)).table
            assert (again.stage, again.chairs) == ("gathering", (OPEN, person("Ada")))
            invitation = await house.open_seat(id, 0, ADA, fresh_id())
            await house.join(invitation, "Bob", BOB, "device")

    run(story())


# What is kept in memory


def test_tables_that_nobody_uses_are_let_go(sqlite_url: str, crew: LongCrew, monkeypatch: pytest.MonkeyPatch) -> None:
    """The longest unused first, never one that somebody watches; asked for again it is the same."""
    monkeypatch.setattr("periplus.table.tables.MOST_IDLE", 3)

    async def story() -> None:
        async with open_house(sqlite_url, crew) as house:
            watched = await host(house, *people(2), own=(0, 1))
            async with house.watching(await house.live(watched.id), 0):
                made = [await host(house, *people(2), own=(0, 1)) for _ in range(6)]
                assert watched.id in house.lives
                assert made[0].id not in house.lives
                assert len(house.lives) <= 4
            assert snapshot((await house.live(made[0].id)).table) == snapshot(made[0])

    run(story())


def test_drawings_are_let_go(sqlite_url: str, crew: LongCrew, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where a page was asked for that never opened its stream, and of all but the tables that were used last."""
    monkeypatch.setattr("periplus.table.tables.MOST_DRAWN", 3)

    async def story() -> list[list[bool]]:
        async with open_house(sqlite_url, crew) as house:
            lives = [await house.live((await host(house, *people(2), own=(0, 1))).id) for _ in range(5)]
            begun = time.monotonic()
            for at, live in enumerate(lives):
                live.used = live.moved_at = begun + at
                live.lasting("drawn", str)
                live.cached("drawn", str)
            found = [[live.has_drawn() for live in lives]]
            house.tidy(begun - 60)
            found.append([live.has_drawn() for live in lives])
            async with house.watching(lives[3], 0):
                house.tidy(begun + 3.5)
                found.append([live.has_drawn() for live in lives])
            return found

    few, all_left = [False, False, True, True, True], [False, False, False, True, True]
    assert run(story()) == [[True] * 5, few, all_left]


def test_a_house_is_tidied(sqlite_url: str, crew: LongCrew, monkeypatch: pytest.MonkeyPatch) -> None:
    """Again and again, as long as it is open."""
    monkeypatch.setattr("periplus.table.tables.TIDY", 0.01)
    monkeypatch.setattr("periplus.table.tables.LINGER", 0.01)

    async def story() -> None:
        async with open_house(sqlite_url, crew) as house:
            for _ in range(2):
                live = await house.live((await host(house, *people(2), own=(0, 1))).id)
                live.lasting("drawn", str)
                await soon(lambda live=live: not live.has_drawn())

    run(story())


def test_a_table_is_loaded_once(sqlite_url: str, crew: LongCrew) -> None:
    """Everybody who asks for it at once gets the same."""

    async def story() -> None:
        async with open_house(sqlite_url, crew) as house:
            table = await host(house, *people(2), own=(0, 1))
            house.lives.clear()
            found = await asyncio.gather(*[house.live(table.id) for _ in range(10)])
            assert len({id(live) for live in found}) == 1
            assert house.loading == {}

    run(story())


def test_a_paused_table_can_be_opened_and_joined(store_url: str, crew: LongCrew) -> None:
    """Bob is replaced during a pause: the game goes on when the host says so."""

    async def story() -> None:
        async with open_house(store_url, crew) as house:
            table, *_ = await seated(house)
            await house.do(table.id, Paused(), fresh_id())
            invitation = await house.open_seat(table.id, 1, ADA, fresh_id())
            after, _ = await house.join(invitation, "Cleo", CLEO, "device")
            assert (after.stage, after.chairs[1]) == ("paused", person("Cleo"))

    run(story())


def test_a_writer_of_the_same_place_is_found_out(store_url: str, crew: LongCrew) -> None:
    """Another house wrote first, and its bell was not heard yet: the command is tried again on the new table."""

    async def story() -> None:
        async with open_house(store_url, crew) as one, open_house(store_url, crew) as other:
            table = await host(one, *people(2), own=(0, 1))
            await other.live(table.id)
            for seat, house in ((0, one), (1, other)):
                await house.do(table.id, decision(table, seat, 0), fresh_id())
            assert (await other.live(table.id)).table.answered == [1, 1]
            with pytest.raises(Stale):
                await one.do(table.id, decision(table, 1, 0), fresh_id())
            await asyncio.gather(
                *[house.say(Holder(table.id), 0, "Ada", "hm", fresh_id()) for house in (one, other) * 10]
            )
            assert len((await one.do(table.id, Said(0, "Ada", "end"), fresh_id())).remarks) == 21

    run(story())


def test_whoever_has_lost_the_seat_meanwhile_does_nothing_there(store_url: str, crew: LongCrew) -> None:
    """Bob was let in; then his seat went to Cleo. What he began cannot be ended: no decision, talk, token or link."""

    async def story() -> None:
        async with open_house(store_url, crew) as house:
            table, _, bob = await seated(house)
            live = await house.live(table.id)
            stream = house.changes(live, bob, 60.0)
            assert await anext(stream) is False
            renewed = await house.open_seat(table.id, 1, ADA, fresh_id())
            await house.join(renewed, "Cleo", CLEO, "device")
            before = live.table
            stake = decision(before, 1, 0)
            for attempt in (
                house.do(table.id, stake, fresh_id(), by=bob),
                house.say(bob, 1, "Bob", "hm", fresh_id()),
                house.hand(bob, 1, "greedy", fresh_id()),
                house.token(bob, 1, BOB),
                house.return_link(bob, 1, BOB),
            ):
                with pytest.raises(NoKey):
                    await attempt
            assert live.table is before
            with pytest.raises(StopAsyncIteration):
                await anext(stream)

    run(story())


def test_a_friend_at_the_hosts_screen_takes_no_host_home(store_url: str, crew: LongCrew) -> None:
    """Two people at one screen: the return link of the second opens a seat, not the house."""

    async def story() -> None:
        async with open_house(store_url, crew) as house:
            table = await host(house, person("Ada"), person("Bob"), own=(0, 1))
            ada = await house.holder(table.id, ADA)
            await house.give_back(await house.return_link(ada, 1, ADA), "phone of Bob")
            await house.give_back(await house.return_link(ada, 0, ADA), "phone of Ada")
            assert plain(await house.holder(table.id, "phone of Bob")) == Holder(table.id, (1,))
            assert plain(await house.holder(table.id, "phone of Ada")) == Holder(table.id, (0,), True)

    run(story())


def test_an_offer_that_was_changed_is_not_accepted(store_url: str, crew: LongCrew) -> None:
    """Bob read one offer of Ada's; she puts another in its place: his click says so, and no card changes hands."""

    async def story() -> None:
        async with open_house(store_url, crew) as house:
            table, *_ = await seated(house)
            for seat in (0, 1):
                table = await house.do(table.id, decision(table, seat, 0), fresh_id())
            state = table.state
            offers = [str(action) for action in state.legal_actions(0) if action.verb.name == "offer"]
            mine = state.view(1)["hand"]
            good = [offer for offer in offers if offer.split(" for ")[1] in mine]
            accept = table.game.parse("accept 1")
            table = await house.do(table.id, decision(table, 0, 1, good[0]), fresh_id())
            seen = table.seen(1, accept)
            for said in ("withdraw", good[-1]):
                table = await house.do(table.id, decision(table, 0, table.answered[0], said), fresh_id())
            assert good[0] != good[-1]
            with pytest.raises(Stale, match="has changed"):
                await house.do(table.id, decision(table, 1, 1, "accept 1", seen), fresh_id())
            seen = table.seen(1, accept)
            done = await house.do(table.id, decision(table, 1, 1, "accept 1", seen), fresh_id())
            assert done.answered[1] == 2
            assert all('"seen":"' not in line or '"seen":""' in line for line in await log_of(house, table.id))

    async def log_of(house: House, id: str) -> list[str]:
        return [encode(entry) for entry in await house.store.entries(id)]

    run(story())
