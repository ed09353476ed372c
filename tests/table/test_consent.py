"""Mail goes only to people who have agreed to it, and nobody is asked too often, however an address is written."""

import asyncio
import time
from email import message_from_string
from email.message import EmailMessage
from email.policy import default

import pytest

from periplus.table.consent import DAY, MOST_BY_VISITOR, MOST_FROM_PLACE, Consent, TooMany
from periplus.table.keys import NoKey
from periplus.table.mail import is_mail, mailbox, tidied
from periplus.table.notices import Herald
from periplus.table.store import Contact, Store
from tests.table.hosting import LongCrew, open_house, people, run, setting
from tests.table.postgres import free_port
from tests.table.test_notices import ADA, HOME, PostOffice, post, quiet, stake_all
from tests.table.test_store import opened

pytestmark = pytest.mark.once

BOB = "bob@example.org"
__all__ = ["post"]


def read(letter: str) -> EmailMessage:
    """Read a letter."""
    found = message_from_string(letter, policy=default)
    assert isinstance(found, EmailMessage)
    return found


# How addresses are written


@pytest.mark.parametrize(
    ("given", "used"),
    [
        ("  bob@Example.ORG. ", BOB),
        ("\u00a0bob\uff20example.org", BOB),
        ("bob@exämple.org", "bob@xn--exmple-cua.org"),
        ("bob@EXÄMPLE.org", "bob@xn--exmple-cua.org"),
        ("Bob+periplus@example.org", "Bob+periplus@example.org"),
        ("bob", "bob"),
    ],
)
def test_an_address_is_tidied(given: str, used: str) -> None:
    """Spaces and the case of the host go, and hosts in other letters are written as mail servers read them."""
    assert tidied(given) == used


@pytest.mark.parametrize("given", ["bob@ex ample.org", "böb@example.org", "bob@-ä.org", "bob@ä..org", "bob@\u200b"])
def test_tidying_makes_nothing_good_of_a_bad_address(given: str) -> None:
    """It is refused afterwards as before."""
    assert not is_mail(tidied(given))


@pytest.mark.parametrize("other", ["BOB@example.org", "bob+1@example.org", "Bob+x+y@EXAMPLE.org", " bob@example.org."])
def test_addresses_of_one_mailbox_count_as_one(other: str) -> None:
    """So that nobody can be pestered under many names."""
    assert mailbox(other) == mailbox(BOB)


def test_dots_count_where_they_mean_something() -> None:
    """At one large host they do not."""
    assert mailbox("b.o.b@googlemail.com") == mailbox("bob@gmail.com")
    assert mailbox("b.ob@example.org") != mailbox(BOB)


# What is stored


def test_an_address_is_asked_once_a_day_until_it_answers(store_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """However it is written; whoever has answered is never asked again, and may answer otherwise."""

    async def story() -> None:
        consent = Consent("secret")
        async with opened(store_url) as store:
            assert await consent.claim(store, BOB)
            assert not await consent.claim(store, "BOB+x@EXAMPLE.org")
            monkeypatch.setattr(time, "time", lambda: now + DAY + 1)
            assert await consent.is_due(store, BOB) and await consent.claim(store, BOB)
            assert not await consent.is_due(store, BOB) and not await consent.claim(store, BOB)
            for answer in ("no", "yes", "no"):
                await consent.settle(store, consent.token(BOB), answer)
                assert await consent.answer_of(store, "Bob@example.org") == answer
            monkeypatch.setattr(time, "time", lambda: now + 9 * DAY)
            assert not await consent.is_due(store, BOB) and not await consent.claim(store, BOB)
            assert await consent.answer_of(store, "cleo@example.org") is None

    now = time.time()
    run(story())


def test_one_of_several_processes_asks(store_url: str) -> None:
    """All at the same moment: there is one question."""

    async def story() -> None:
        consent = Consent("secret")
        async with opened(store_url) as one, opened(store_url) as other:
            claims = [consent.claim(store, BOB) for store in (one, other) * 3]
            assert sorted(await asyncio.gather(*claims)) == [False] * 5 + [True]

    run(story())


def test_only_a_link_that_was_sent_answers(store_url: str) -> None:
    """One that follows from the secret of the server, of an address that was asked."""

    async def story() -> None:
        async with opened(store_url) as store:
            consent = Consent("secret")
            await consent.claim(store, BOB)
            wrong = consent.token("cleo@example.org"), Consent("guess").token(BOB), consent.hash(BOB), ""
            for token in wrong:
                with pytest.raises(NoKey):
                    await consent.settle(store, token, "yes")
                with pytest.raises(NoKey):
                    await consent.check(store, token)
            assert await consent.answer_of(store, BOB) == "asked"

    run(story())


def test_nobody_has_many_addresses_asked() -> None:
    """Neither one visitor, nor all from one network address together, whoever they say they are."""
    consent = Consent("secret")
    for _ in range(MOST_BY_VISITOR):
        consent.count("ada", "here")
    with pytest.raises(TooMany):
        consent.count("ada", "there")
    for number in range(MOST_FROM_PLACE - MOST_BY_VISITOR):
        consent.count(str(number), "here")
    with pytest.raises(TooMany):
        consent.count("new", "here")
    consent.count("new", "elsewhere")


def test_another_day_another_try(monkeypatch: pytest.MonkeyPatch) -> None:
    """By the clock that nobody sets."""
    consent, now = Consent("secret"), time.monotonic()
    for _ in range(MOST_BY_VISITOR):
        consent.count("ada", "here")
    monkeypatch.setattr(time, "monotonic", lambda: now + DAY)
    consent.count("ada", "here")


# What is sent


def test_an_address_that_has_not_agreed_gets_one_question(store_url: str, crew: LongCrew, post: PostOffice) -> None:
    """Stored by an earlier version: asked in place of the first notice, and left alone until it agrees."""

    async def story() -> None:
        async with open_house(store_url, crew, herald=Herald(HOME, post.url())) as house:
            table = await house.create(setting("example", *people(2), title="Buy!"), ADA, "device", (0, 1))
            await house.store.set_contacts(table.id, 1, [Contact("mail", BOB, "fr")])
            await stake_all(house, table)
            await quiet(house)
            assert not await house.herald.try_out(house.store, table, 1)
            (question,) = map(read, post.letters)
            said = question.get_content()
            token = house.herald.consent.token(BOB)
            assert f"{HOME}/confirm/{token}\n" in said and "Bonjour" in said
            assert question["List-Unsubscribe"] == f"<{HOME}/stop/{token}>"
            assert not any(theirs in post.letters[0] for theirs in ("Buy", "Bob,", table.id))
            await house.herald.consent.settle(house.store, token, "yes")
            assert await house.herald.try_out(house.store, table, 1)
            assert read(post.letters[1]).get_content().strip().endswith(f"\n{HOME}/stop/{token}")
            await house.herald.consent.settle(house.store, token, "no")
            assert not await house.herald.try_out(house.store, table, 1)
            assert len(post.letters) == 2

    run(story())


def test_a_question_that_is_not_taken_is_asked_again(sqlite_url: str, caplog: pytest.LogCaptureFixture) -> None:
    """The mail server is away: that is logged without the address, and the next try is a first one."""

    async def story() -> None:
        store, herald = Store(sqlite_url), Herald(HOME, f"smtp://127.0.0.1:{free_port()}")
        await store.open()
        for _ in range(2):
            assert not await herald.ask(store, Contact("mail", BOB))
            assert await herald.consent.is_due(store, BOB)
        await store.close()

    run(story())
    assert len(caplog.messages) == 2 and BOB not in caplog.text


def test_one_mailbox_is_told_so_often_under_all_its_names(sqlite_url: str, crew: LongCrew, post: PostOffice) -> None:
    """Twelve an hour in all."""

    async def story() -> None:
        async with open_house(sqlite_url, crew, herald=Herald(HOME, post.url())) as house:
            table = await house.create(setting("example", *people(2)), ADA, "device", (0, 1))
            consent = house.herald.consent
            await consent.claim(house.store, BOB)
            await consent.settle(house.store, consent.token(BOB), "yes")
            for number in range(15):
                await house.store.set_contacts(table.id, 1, [Contact("mail", f"bob+{number}@example.org")])
                await house.herald.try_out(house.store, table, 1)
            assert len(post.letters) == 12

    run(story())
