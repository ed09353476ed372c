"""Blocking, reporting and moderating, in both databases: who meets whom, who is told what, and what is noted."""

import time
from pathlib import Path

import pytest
from sqlalchemy import select

from periplus.harbour.blocks import MOST_BLOCKED
from periplus.harbour.harbour import Harbour
from periplus.harbour.moderation import FOR_EVER, Banned, link_for_moderator
from periplus.harbour.names import NameTaken
from periplus.harbour.proofs import Spent
from periplus.harbour.reports import MOST_A_DAY, MOST_FROM_PLACE, MOST_REMARKS, Reported
from periplus.table.backup import back_up, restore
from periplus.table.consent import TooMany
from periplus.table.entries import BadCommand, encode
from periplus.table.keys import NoKey, Owner, hash_of
from periplus.table.schema import acts, bans, reports
from periplus.table.store import Store
from tests.harbour.people import ADA, BOB, CLEO, account, device, nothing, open_harbour, two_harbours
from tests.harbour.test_lobby import HERE, opened, public
from tests.table.hosting import OPEN, LongCrew, fresh_id, person, run, setting, soon
from tests.test_cli import wrong

pytestmark = pytest.mark.once

HOST = hash_of("host" * 8)


# Blocking


def test_who_is_blocked_is_not_met(store_url: str, crew: LongCrew) -> None:
    """Neither at my tables nor, by chance, at theirs; at a table by link it is for its host to say."""

    async def story() -> None:
        async with open_harbour(store_url, crew) as harbour:
            ada, bob = await account(harbour, "Ada", ADA), await account(harbour, "Bob", BOB)
            hers, his = await opened(harbour, public()), await opened(harbour, public(person("Bob"), OPEN), BOB)
            await harbour.blocks.block(ada.id, bob.id, "Bob")
            with pytest.raises(NoKey, match="does not want to play with you"):
                await harbour.sit_down(hers, "Bob", BOB, "device", HERE)
            with pytest.raises(BadCommand, match="Bob, whom you have blocked"):
                await harbour.sit_down(his, "Ada", ADA, "device", HERE)
            link = await harbour.house.create(setting("example", person("Ada"), OPEN), ADA, "device", (0,))
            await harbour.house.join((await harbour.house.invitations(link, ADA))[1], "Bob", BOB, "device")
            await harbour.blocks.unblock(ada.id, bob.id)
            await harbour.sit_down(hers, "Bob", BOB, "device", HERE)

    run(story())


def test_a_guest_is_blocked_by_their_device(sqlite_url: str, crew: LongCrew) -> None:
    """Whatever they call themselves the next time; of what they say, nothing is shown."""

    async def story() -> None:
        async with open_harbour(sqlite_url, crew) as harbour:
            ada = await account(harbour, "Ada", ADA)
            met = await opened(harbour, setting("neptun", person("Ada"), OPEN, OPEN, public=True))
            _, seat = await harbour.sit_down(met, "Pest", CLEO, "device", HERE)
            assert list(await harbour.blocks.seats(ada.id, met)) == []
            await harbour.blocks.block(ada.id, hash_of(CLEO), "Pest")
            assert list(await harbour.blocks.seats(ada.id, met)) == [seat]
            assert list(await harbour.blocks.seats("", met)) == []
            later = await opened(harbour, public())
            with pytest.raises(NoKey):
                await harbour.sit_down(later, "Angel", CLEO, "device", HERE)

    run(story())


def test_blocks_have_an_end(sqlite_url: str, crew: LongCrew, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody blocks themselves, or more than so many."""

    async def story() -> None:
        async with open_harbour(sqlite_url, crew) as harbour:
            ada = await account(harbour, "Ada", ADA)
            with pytest.raises(BadCommand, match="yourself"):
                await harbour.blocks.block(ada.id, ada.id, "Ada")
            assert MOST_BLOCKED >= 100
            monkeypatch.setattr("periplus.harbour.blocks.MOST_BLOCKED", 1)
            await harbour.blocks.block(ada.id, "b" * 64, "B")
            with pytest.raises(BadCommand, match="at most"):
                await harbour.blocks.block(ada.id, "c" * 64, "C")

    run(story())


def test_other_processes_know_of_blocks_and_bans(postgres_url: str, crew: LongCrew) -> None:
    """And a process that starts later reads them."""

    async def story() -> None:
        async with two_harbours(postgres_url, crew) as (one, other):
            ada = await account(one, "Ada", ADA)
            await one.blocks.block(ada.id, "b" * 64, "B")
            await one.moderation.ban(HOST, {"b" * 64: "device"}, "B", 1, "rude")
            await soon(lambda: "b" * 64 in other.blocks.of(ada.id))
            await soon(lambda: "b" * 64 in other.moderation.bans.value)
        async with open_harbour(postgres_url, crew) as harbour:
            await harbour.open()
            assert "b" * 64 in harbour.blocks.of(ada.id)
            with pytest.raises(Banned):
                harbour.moderation.check("b" * 64)

    run(story())


# Reporting


async def rude_table(harbour: Harbour, remarks: int = 1) -> str:
    """Open a public table at which Bob, a guest, says something."""
    id = await opened(harbour, setting("neptun", person("Ada"), OPEN, OPEN, public=True, watched=True))
    await harbour.sit_down(id, "Bob", BOB, "device", HERE)
    bob = await harbour.house.holder(id, BOB)
    for number in range(remarks):
        await harbour.house.say(bob, 1, "Bob", f"rude {number}", fresh_id())
    return id


def test_a_report_keeps_what_was_there_to_see(store_url: str, crew: LongCrew) -> None:
    """The last remarks as they were, though they are removed later; then it is dealt with, and no longer open."""

    async def story() -> None:
        async with open_harbour(store_url, crew) as harbour:
            id = await rude_table(harbour, MOST_REMARKS + 2)
            table = (await harbour.house.live(id)).table
            whom = await harbour.reports.at_table(table, 1)
            await harbour.reports.make(Owner(CLEO), HERE, "remark", whom, " So \x00 rude\n")
            first = table.remarks[-1]
            await harbour.moderation.remove_remark(HOST, id, first.at, "Bob", "rude")
            (report,) = await harbour.reports.open()
            assert (report.kind, report.name, report.table, report.seat) == ("remark", "Bob", id, 1)
            assert (report.whom, report.by, report.words) == (hash_of(BOB), hash_of(CLEO), "So rude")
            assert [each.text for each in report.context] == [f"rude {n}" for n in range(2, MOST_REMARKS + 2)]
            await harbour.reports.close(report.id)
            assert await harbour.reports.open() == []
            assert len(await harbour.reports.by(hash_of(CLEO))) == 1

    run(story())


def test_what_cannot_be_reported(sqlite_url: str, crew: LongCrew) -> None:
    """Nobody at an open seat, no bot, nothing of a kind that there is not, and nothing at a table by link."""

    async def story() -> None:
        async with open_harbour(sqlite_url, crew) as harbour:
            table = (await harbour.house.live(await rude_table(harbour))).table
            link = await harbour.house.create(setting("example", person("Ada"), OPEN), ADA, "device", (0,))
            for there, seat in ((table, 2), (table, 7), (link, 0)):
                with pytest.raises(BadCommand):
                    await harbour.reports.at_table(there, seat)
            with pytest.raises(BadCommand):
                await harbour.reports.make(Owner(CLEO), HERE, "nose", Reported("b" * 64, "Bob"), "")
            assert await harbour.house.store.read(select(reports)) == []

    run(story())


def test_nobody_reports_without_end(sqlite_url: str, crew: LongCrew) -> None:
    """So many a day for one person, and so many for all from one network."""

    async def story() -> None:
        async with open_harbour(sqlite_url, crew) as harbour:
            whom = Reported("b" * 64, "Bob")
            for _ in range(MOST_A_DAY):
                await harbour.reports.make(Owner(CLEO), HERE, "name", whom, "")
            with pytest.raises(TooMany):
                await harbour.reports.make(Owner(CLEO), "elsewhere", "name", whom, "")
            for number in range(MOST_FROM_PLACE - MOST_A_DAY):
                await harbour.reports.make(Owner(f"x{number}" * 10), HERE, "name", whom, "")
            with pytest.raises(TooMany):
                await harbour.reports.make(Owner(ADA), HERE, "name", whom, "")
            await harbour.reports.make(Owner(ADA), "elsewhere", "name", whom, "")

    run(story())


# Moderating


def test_a_link_makes_one_device_a_moderators(store_url: str, crew: LongCrew) -> None:
    """Once; the device stays one when the server is started again."""

    async def story() -> None:
        async with open_harbour(store_url, crew) as harbour:
            link = await link_for_moderator(harbour.accounts.proofs)
            assert not harbour.moderation.is_moderator(HOST)
            await harbour.moderation.appoint(HOST, link)
            assert harbour.moderation.is_moderator(HOST)
            with pytest.raises(Spent):
                await harbour.moderation.appoint(hash_of(BOB), link)
            assert not harbour.moderation.is_moderator(hash_of(BOB))
        async with open_harbour(store_url, crew) as harbour:
            await harbour.open()
            assert harbour.moderation.is_moderator(HOST)
            assert [(each.what, each.who) for each in await harbour.moderation.acts()] == [("moderator", HOST[:8])]

    run(story())


def test_every_act_is_noted_and_none_forgotten(store_url: str, crew: LongCrew) -> None:
    """Who, what, to whom and why, the latest first; nothing in the program changes or deletes one."""

    async def story() -> None:
        async with open_harbour(store_url, crew) as harbour:
            kept = harbour.moderation
            bob = await account(harbour, "Bobolina", BOB)
            id = await opened(harbour, setting("neptun", person("Ada"), OPEN, OPEN, public=True))
            await harbour.sit_down(id, "Bobolina", BOB, "device", HERE)
            await harbour.house.say(await harbour.house.holder(id, BOB), 1, "Bobolina", "rude", fresh_id())
            said = (await harbour.house.live(id)).table.remarks[0]
            await kept.remove_remark(HOST, id, said.at, "Bobolina", "one")
            await kept.rename_seat(HOST, id, 1, "two")
            await kept.rename_account(HOST, bob, "three")
            await kept.ban(HOST, {bob.id: "account"}, "Bobolina", 7, "four")
            await kept.lift(HOST, bob.id, "five")
            await kept.close_table(HOST, id, "six")
            await kept.note(HOST, "report", "x", "seven")
            noted = [(each.what, each.why) for each in await kept.acts()]
            assert noted == [
                ("report", "seven"), ("table", "six"), ("lift", "five"), ("lift", "five"), ("ban", "four"),
                ("ban", "four"), ("name", "three"), ("name", "two"), ("remark", "one"),
            ]  # fmt: skip  # the account is banned with its device
            assert all(each.who == HOST[:8] and each.whom for each in await kept.acts())
            assert len(await harbour.house.store.read(select(acts))) == 9

    run(story())


def test_a_name_is_removed_everywhere(store_url: str, crew: LongCrew) -> None:
    """From its account, its tables and what they have written; nobody gets it again, not even a guest."""

    async def story() -> None:
        async with open_harbour(store_url, crew) as harbour:
            bob = await account(harbour, "Bad Word", BOB)
            id = await opened(harbour, setting("neptun", person("Ada"), OPEN, OPEN, public=True))
            await harbour.sit_down(id, "Bad Word", BOB, "device", HERE)
            await harbour.moderation.rename_account(HOST, bob, "bad word")
            now = await harbour.accounts.need(bob.id)
            assert now.name.startswith("Player ") and (await harbour.accounts.signed_in(hash_of(BOB))) == now
            assert (await harbour.house.live(id)).table.chairs[1].name == now.name
            stored = "".join(map(encode, await harbour.house.store.entries(id)))
            assert "Bad Word" not in stored
            with pytest.raises(NameTaken):
                await account(harbour, "BAD WORD", CLEO)
            with pytest.raises(NameTaken):
                await harbour.accounts.rename(now, "Bad Word")
            with pytest.raises(BadCommand):
                await harbour.sit_down(id, "Bad word", CLEO, "device", HERE)
            await harbour.accounts.rename(now, "Good Word")

    run(story())


def test_a_guest_is_called_by_a_number(sqlite_url: str, crew: LongCrew) -> None:
    """In the language of the table; their seat stays theirs."""

    async def story() -> None:
        async with open_harbour(sqlite_url, crew) as harbour:
            id = await opened(harbour, setting("neptun", person("Ada"), OPEN, OPEN, public=True, language="fr"))
            await harbour.sit_down(id, "Gros Mot", BOB, "device", HERE)
            await harbour.moderation.rename_seat(HOST, id, 1, "gros mot")
            assert (await harbour.house.live(id)).table.chairs[1].name == "Joueur 2"
            assert (await harbour.house.holder(id, BOB)).seats == (1,)

    run(story())


def test_a_ban_ends_by_itself_or_is_lifted(store_url: str, crew: LongCrew) -> None:
    """An account, a device or a place; who is banned is told why and until when."""

    async def story() -> None:
        async with open_harbour(store_url, crew) as harbour:
            kept = harbour.moderation
            for kind, hash in (("account", "a" * 64), ("device", "b" * 64), ("place", harbour.comings.place(HERE))):
                await kept.ban(HOST, {hash: kind}, "Bob", FOR_EVER, "rude")  # type: ignore[dict-item]
                with pytest.raises(Banned) as refused:
                    kept.check("x" * 64, hash)
                assert refused.value.message.params["why"] == "rude"
                kept.check("x" * 64, "")
            await kept.lift(HOST, "a" * 64, "sorry")
            kept.check("a" * 64)
            await harbour.house.store.carry_out(bans.update().values(until=time.time() - 1))
            await kept.bans.look()
            assert kept.bans.value == {}

    run(story())


def test_signing_out_is_no_way_around_a_ban(store_url: str, crew: LongCrew) -> None:
    """An account is banned with its devices; they are let back in together."""

    async def story() -> None:
        async with open_harbour(store_url, crew) as harbour:
            kept, accounts = harbour.moderation, harbour.accounts
            bob = await account(harbour, "Bobolina", BOB)
            await accounts.enter(bob.id, device(CLEO), nothing)
            place = harbour.comings.place(HERE)
            await kept.ban(HOST, {bob.id: "account", place: "place"}, "Bobolina", 7, "rude")
            await accounts.sessions.end(bob.id)
            for hash in (bob.id, hash_of(BOB), hash_of(CLEO), place):
                with pytest.raises(Banned):
                    kept.check(hash)
            assert [len(together) for together in kept.banned()] == [4]
            kept.check(hash_of(ADA))
            await kept.lift(HOST, hash_of(CLEO), "sorry")
            kept.check(bob.id, hash_of(BOB), hash_of(CLEO), place)
            assert kept.banned() == []

    run(story())


def test_a_moderator_who_lost_a_device(store_url: str, crew: LongCrew) -> None:
    """Another link takes moderation from all other devices, once it is used."""

    async def story() -> None:
        async with open_harbour(store_url, crew) as harbour:
            kept, proofs = harbour.moderation, harbour.accounts.proofs
            await kept.appoint(HOST, await link_for_moderator(proofs))
            await kept.appoint(hash_of(ADA), await link_for_moderator(proofs))
            assert kept.is_moderator(HOST) and kept.is_moderator(hash_of(ADA))
            link = await link_for_moderator(proofs, alone=True)
            assert kept.is_moderator(HOST)
            await kept.appoint(hash_of(BOB), link)
            assert [kept.is_moderator(each) for each in (HOST, hash_of(ADA), hash_of(BOB))] == [False, False, True]

    run(story())


@pytest.mark.parametrize("to_postgres", [True, False])
def test_what_was_noted_outlives_a_move(
    sqlite_url: str, postgres_url: str, crew: LongCrew, tmp_path: Path, to_postgres: bool
) -> None:
    """Restored in the other kind of database, the log of acts goes on, and people report on."""
    file, urls = tmp_path / "tables.backup", [sqlite_url, postgres_url]
    before, after = urls if to_postgres else reversed(urls)

    async def story(url: str, noted: int) -> None:
        async with open_harbour(url, crew) as harbour:
            await harbour.open()
            await harbour.moderation.ban(HOST, {"a" * 64: "device"}, "Bob", 7, "rude")
            await harbour.reports.make(Owner(ADA), HERE, "player", Reported("x", "X"), "look")
            assert len(await harbour.moderation.acts()) == len(await harbour.reports.open()) == noted

    run(story(before, 1))
    back_up(Store(before), file)
    restore(Store(after), file)
    run(story(after, 2))


def test_a_link_needs_a_database(tmp_path: Path) -> None:
    """A mistyped address -> refused; no database is made there, whose link would open nothing."""
    missing = tmp_path / "tabels.db"
    assert str(missing) in wrong("host-link", "--db", f"sqlite:///{missing}")
    assert not missing.exists()
