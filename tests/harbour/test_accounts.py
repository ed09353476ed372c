"""Accounts in both databases: who opens which seats, on which device, and by what one comes back."""

import asyncio
import time
from collections.abc import AsyncIterator

import pytest
from sqlalchemy import select

from periplus.harbour.accounts import BadCode, hash_of_code, new_code, new_id
from periplus.harbour.names import MOST_NAMES, NameTaken
from periplus.harbour.proofs import ANYWHERE, Spent, spend
from periplus.harbour.sessions import NOTED
from periplus.table.entries import BadCommand
from periplus.table.keys import Holder, NoKey, hash_of
from periplus.table.schema import accounts, names, proofs, sessions
from tests.harbour.people import ADA, BOB, CLEO, LOST, account, device, nothing, open_harbour, two_harbours
from tests.table.hosting import OPEN, LongCrew, bot, person, run, setting, soon

pytestmark = pytest.mark.once


# Devices and their seats


def test_signing_in_opens_the_seats_of_all_devices(store_url: str, crew: LongCrew) -> None:
    """Ada plays on two devices: signed in, each opens what the other began, as host where it was; Bob opens nothing."""

    async def story() -> None:
        async with open_harbour(store_url, crew) as harbour:
            house = harbour.house
            here = await house.create(setting("example", person("Ada"), bot()), ADA, "device", (0,))
            there = await house.create(setting("example", person("Ada"), OPEN), CLEO, "device", (0,))
            ada = await account(harbour, "Ada", ADA)
            with pytest.raises(NoKey):
                await house.holder(here.id, CLEO)
            await harbour.accounts.enter(ada.id, device(CLEO), nothing)
            for table in (here, there):
                for secret in (ADA, CLEO):
                    holder = await house.holder(table.id, secret)
                    assert (holder.seats, holder.host, holder.account) == ((0,), True, ada.id)
            for secret in (ADA, CLEO):
                assert {row.id for row, _ in await house.tables_of(secret)} == {here.id, there.id}
            later = await house.create(setting("example", person("Ada"), OPEN), CLEO, "device", (0,))
            assert (await house.holder(later.id, ADA)).host
            invitation = (await house.invitations(later, CLEO))[1]
            await house.join(invitation, "Bob", BOB, "device")
            assert (await house.holder(later.id, BOB)).seats == (1,)
            with pytest.raises(NoKey):
                await house.holder(here.id, BOB)

    run(story())


def test_one_seat_on_two_devices_stays_one(store_url: str, crew: LongCrew) -> None:
    """Both had it, one of them as host: the account has it once, as host."""

    async def story() -> None:
        async with open_harbour(store_url, crew) as harbour:
            house = harbour.house
            table = await house.create(setting("example", person("Ada"), bot()), ADA, "device", (0,))
            link = await house.return_link(await house.holder(table.id, ADA), 0, ADA)
            await house.give_back(link, CLEO)
            ada = await account(harbour, "Ada", CLEO)
            await harbour.accounts.enter(ada.id, device(ADA), nothing)
            kept = [key for key in await house.store.keys_at(table.id) if key.kind == "device"]
            assert [(key.hash, key.seat, key.host) for key in kept] == [(ada.id, 0, True)]

    run(story())


def test_a_device_that_is_signed_out_opens_nothing(store_url: str, crew: LongCrew) -> None:
    """Neither what it brought along nor what others did; the account keeps all, and another device goes on."""

    async def story() -> None:
        async with open_harbour(store_url, crew) as harbour:
            house = harbour.house
            table = await house.create(setting("example", person("Ada"), bot()), LOST, "device", (0,))
            ada = await account(harbour, "Ada", LOST)
            await harbour.accounts.enter(ada.id, device(ADA), nothing)
            await harbour.accounts.sessions.end(ada.id, [hash_of(LOST)])
            with pytest.raises(NoKey):
                await house.holder(table.id, LOST)
            assert await house.tables_of(LOST) == []
            assert await harbour.accounts.signed_in(hash_of(LOST)) is None
            assert (await house.holder(table.id, ADA)).seats == (0,)
            assert [each.device for each in await harbour.accounts.sessions.of(ada.id)] == [hash_of(ADA)]

    run(story())


def test_nobody_signs_out_the_devices_of_others(store_url: str, crew: LongCrew) -> None:
    """Not even by name; nor do their keys change hands."""

    async def story() -> None:
        async with open_harbour(store_url, crew) as harbour:
            house = harbour.house
            ada, bob = await account(harbour, "Ada", ADA), await account(harbour, "Bob", BOB)
            table = await house.create(setting("example", person("Ada"), bot()), ADA, "device", (0,))
            await harbour.accounts.sessions.end(bob.id, [hash_of(ADA)])
            assert (await house.holder(table.id, ADA)).account == ada.id
            with pytest.raises(NoKey):
                await house.holder(table.id, BOB)

    run(story())


async def told(changes: AsyncIterator[bool]) -> list[bool]:
    """Listen to a stream to its end."""
    return [still async for still in changes]


def test_a_stream_ends_with_its_session(store_url: str, crew: LongCrew) -> None:
    """Whoever finds a lost device open at a table is told nothing more; others are."""

    async def story() -> None:
        async with open_harbour(store_url, crew) as harbour:
            house = harbour.house
            table = await house.create(setting("example", person("Ada"), OPEN), LOST, "device", (0,))
            ada = await account(harbour, "Ada", LOST)
            await harbour.accounts.enter(ada.id, device(ADA), nothing)
            live = await house.live(table.id)
            lost, kept = [await house.holder(table.id, secret) for secret in (LOST, ADA)]
            theirs, ours = [asyncio.create_task(told(house.changes(live, each, 60))) for each in (lost, kept)]
            await asyncio.sleep(0)
            await harbour.accounts.sessions.end(ada.id, [hash_of(LOST)])
            assert await theirs
            assert not ours.done()
            ours.cancel()

    run(story())


def test_other_processes_hear_of_it(postgres_url: str, crew: LongCrew) -> None:
    """A stream in one process ends when the device is signed out in another, where its seats are closed at once."""

    async def story() -> None:
        async with two_harbours(postgres_url, crew) as (one, other):
            table = await one.house.create(setting("example", person("Ada"), OPEN), LOST, "device", (0,))
            ada = await account(one, "Ada", LOST)
            holder: Holder = await other.house.holder(table.id, LOST)
            assert holder.account == ada.id
            stream = asyncio.create_task(told(other.house.changes(await other.house.live(table.id), holder, 60)))
            await asyncio.sleep(0)
            await one.accounts.sessions.end(ada.id)
            with pytest.raises(NoKey):
                await other.house.holder(table.id, LOST)
            await soon(stream.done)

    run(story())


def test_sessions_outlive_a_restart(store_url: str, crew: LongCrew) -> None:
    """In memory or not."""

    async def story() -> None:
        async with open_harbour(store_url, crew) as harbour:
            table = await harbour.house.create(setting("example", person("Ada"), bot()), ADA, "device", (0,))
            ada = await account(harbour, "Ada", ADA)
        async with open_harbour(store_url, crew) as harbour:
            assert (await harbour.house.holder(table.id, ADA)).account == ada.id
            assert await harbour.accounts.signed_in(hash_of(ADA)) == ada

    run(story())


def test_so_many_devices_for_one_account(store_url: str, crew: LongCrew, monkeypatch: pytest.MonkeyPatch) -> None:
    """One more, and the one that was not seen for longest is signed out."""
    monkeypatch.setattr("periplus.harbour.sessions.MOST_DEVICES", 2)

    async def story() -> None:
        async with open_harbour(store_url, crew) as harbour:
            ada = await account(harbour, "Ada", ADA)
            for secret in (BOB, CLEO):
                await harbour.accounts.enter(ada.id, device(secret), nothing)
            signed_in = [await harbour.accounts.signed_in(hash_of(secret)) for secret in (ADA, BOB, CLEO)]
            assert signed_in == [None, ada, ada]
            await harbour.accounts.enter(ada.id, device(CLEO), nothing)
            assert len(await harbour.accounts.sessions.of(ada.id)) == 2

    run(story())


def test_no_secret_opens_an_account(store_url: str, crew: LongCrew) -> None:
    """Its id is the hash of nothing: a device that takes it for its secret is a stranger."""

    async def story() -> None:
        async with open_harbour(store_url, crew) as harbour:
            table = await harbour.house.create(setting("example", person("Ada"), bot()), ADA, "device", (0,))
            ada = await account(harbour, "Ada", ADA)
            for secret in (ada.id, f"account:{ada.id}", hash_of(ADA)):
                with pytest.raises(NoKey):
                    await harbour.house.holder(table.id, secret)

    run(story())


def test_it_is_noted_now_and_then_that_a_device_was_seen(store_url: str, crew: LongCrew) -> None:
    """Once an hour, not with every look."""

    async def story() -> None:
        async with open_harbour(store_url, crew) as harbour:
            ada, store = await account(harbour, "Ada", ADA), harbour.house.store
            (before,) = await harbour.accounts.sessions.of(ada.id)
            await harbour.accounts.signed_in(hash_of(ADA))
            assert await harbour.accounts.sessions.of(ada.id) == [before]
            long_ago = time.time() - 2 * NOTED
            await store.carry_out(sessions.update().values(seen_at=long_ago))
            await harbour.accounts.signed_in(hash_of(ADA))
            assert (await harbour.accounts.sessions.of(ada.id))[0].seen_at > long_ago + NOTED

    run(story())


# Names


@pytest.mark.parametrize("name", ["ada", "Аdа", "𝐀da", "A\u200bda", "ADA"])
def test_names_are_unique_by_their_look(sqlite_url: str, crew: LongCrew, name: str) -> None:
    """Whatever letters it is written in; its owner may write it so."""

    async def story() -> None:
        async with open_harbour(sqlite_url, crew) as harbour:
            ada = await account(harbour, "Ada", ADA)
            with pytest.raises(BadCommand):
                await harbour.accounts.check_new(name)
            with pytest.raises(BadCommand):
                await account(harbour, name, BOB)
            assert await harbour.accounts.signed_in(hash_of(BOB)) is None
            assert await harbour.accounts.called(name) == ada

    run(story())


@pytest.mark.parametrize(
    ("name", "fault"),
    [
        ("Host", "error-account-name-reserved"), ("mоderator", "error-table-name-mixed"),
        ("Modérateur", "error-account-name-reserved"), ("Rome", "error-account-name-reserved"),
        ("Seat 3", "error-account-name-reserved"), ("Captain", "error-account-name-reserved"),
        ("Oud-speler", "error-account-name-reserved"), ("A/B", "error-account-name"),
        ("…", "error-table-name"), ("x" * 25, "error-table-name-long"),
    ],
)  # fmt: skip
def test_some_names_are_refused(sqlite_url: str, crew: LongCrew, name: str, fault: str) -> None:
    """Roles, what seats and parts are called, what cannot be in an address, and what is no name at a table either."""

    async def story() -> None:
        async with open_harbour(sqlite_url, crew) as harbour:
            with pytest.raises(BadCommand) as refused:
                await harbour.accounts.check_new(name)
            assert refused.value.message.id == fault

    run(story())


def test_a_former_name_stays_ones_own(store_url: str, crew: LongCrew) -> None:
    """Nobody else gets it, and it leads to the same account; there can only be so many."""

    async def story() -> None:
        async with open_harbour(store_url, crew) as harbour:
            ada = await account(harbour, "Ada", ADA)
            for number in range(1, MOST_NAMES):
                await harbour.accounts.rename(ada, f"Ada {'x' * number}")
            with pytest.raises(BadCommand, match="had 5 names"):
                await harbour.accounts.rename(ada, "Ada again")
            with pytest.raises(NameTaken):
                await account(harbour, "Ada", BOB)
            assert (await harbour.accounts.called("ada")).name == f"Ada {'x' * (MOST_NAMES - 1)}"
            await harbour.accounts.rename(ada, "Ada")
            assert (await harbour.accounts.need(ada.id)).name == "Ada"

    run(story())


def test_two_who_want_one_name_at_once(store_url: str, crew: LongCrew) -> None:
    """One gets it; the other is refused, and nothing is left of that account."""

    async def story() -> None:
        async with open_harbour(store_url, crew) as harbour:
            wanted = [account(harbour, "Ada", secret) for secret in (ADA, BOB, CLEO)]
            found = await asyncio.gather(*wanted, return_exceptions=True)
            assert sorted(isinstance(each, NameTaken) for each in found) == [False, True, True]
            rows = [await harbour.house.store.read(select(each)) for each in (accounts, sessions)]
            assert [len(each) for each in rows] == [1, 1]
            assert {row.account for row in await harbour.house.store.read(select(names))} == {rows[0][0].id}

    run(story())


# Ways back


def test_a_recovery_code_works_once(store_url: str, crew: LongCrew) -> None:
    """However it is typed; then another takes its place, and a renewed one cancels it."""

    async def story() -> None:
        async with open_harbour(store_url, crew) as harbour:
            id = new_id()
            code = await harbour.accounts.make(id, "Ada", device(LOST), nothing)
            found, second = await harbour.accounts.enter_by_code(device(ADA), f" {code.lower().replace('-', ' ')}\n")
            assert found.id == id and await harbour.accounts.signed_in(hash_of(ADA)) == found
            for wrong in (code, "", "ABCDE", new_code()):
                with pytest.raises(BadCode):
                    await harbour.accounts.enter_by_code(device(BOB), wrong)
            third = await harbour.accounts.renew_code(found)
            with pytest.raises(BadCode):
                await harbour.accounts.enter_by_code(device(BOB), second)
            assert (await harbour.accounts.enter_by_code(device(BOB), third))[0].id == id
            stored = (await harbour.house.store.read(select(accounts.c.recovery)))[0][0]
            assert stored not in (hash_of_code(code), third)

    run(story())


def test_a_link_for_another_device_works_once(store_url: str, crew: LongCrew) -> None:
    """On whatever device; of two that follow it at once, one is signed in."""

    async def story() -> None:
        async with open_harbour(store_url, crew) as harbour:
            ada = await account(harbour, "Ada", ADA)
            link = await harbour.accounts.link_for_device(ada)
            assert await harbour.accounts.of_link(device(CLEO), link) == ada
            tries = [harbour.accounts.enter_by_link(device(secret), link) for secret in (BOB, CLEO)]
            found = await asyncio.gather(*tries, return_exceptions=True)
            assert sorted(isinstance(each, Spent) for each in found) == [False, True]
            assert len(await harbour.accounts.sessions.of(ada.id)) == 2

    run(story())


def test_proofs_are_bound_to_their_device_and_kind_and_time(store_url: str, crew: LongCrew) -> None:
    """Another device, another kind, or too late: refused; and what is too old is forgotten. Only hashes are stored."""

    async def story() -> None:
        async with open_harbour(store_url, crew) as harbour:
            given, store = harbour.accounts.proofs, harbour.house.store
            mine = await given.give("mail", "a" * 64, {"x": 1}, 60)
            old = await given.give("device", ANYWHERE, {}, -1)
            assert await given.about("mail", mine, "a" * 64) == {"x": 1}
            for kind, secret, who in (("mail", mine, "b" * 64), ("enter", mine, "a" * 64), ("device", old, "a" * 64)):
                with pytest.raises(Spent):
                    await given.about(kind, secret, who)  # type: ignore[arg-type]
            await store.write(lambda connection: spend(connection, "mail", mine, "a" * 64))
            with pytest.raises(Spent):
                await store.write(lambda connection: spend(connection, "mail", mine, "a" * 64))
            fresh = await given.give("enter", "a" * 64, {}, 60)
            assert [row.hash for row in await store.read(select(proofs))] == [hash_of(fresh)]

    run(story())
