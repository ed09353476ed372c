"""Notices to people who are away: who is told, how, and where nobody may knock."""

import asyncio
import json
import socket
import time
from base64 import b64decode
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_string
from email.message import EmailMessage
from email.policy import default
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from socketserver import BaseServer, StreamRequestHandler, ThreadingTCPServer
from threading import Event, Thread
from typing import Any
from urllib.parse import urlsplit

import pytest

from periplus.table.entries import BadCommand, Handed, Paused, Resumed
from periplus.table.house import House
from periplus.table.keys import Holder
from periplus.table.mail import LONGEST_ADDRESS
from periplus.table.notices import PATIENCE, Herald
from periplus.table.store import Contact
from periplus.table.table import Table
from tests.table.hosting import LongCrew, decide, fresh_id, open_house, people, run, setting, soon, two_houses
from tests.table.postgres import free_port

pytestmark = pytest.mark.once

ADA = "secret of Ada"
HOME = "https://periplus.example"


@contextmanager
def serving(server: BaseServer) -> Iterator[None]:
    """Let a server run in a thread of its own."""
    thread = Thread(target=server.serve_forever, args=(0.02,))
    thread.start()
    try:
        yield
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


class Knocks(ThreadingHTTPServer):
    """A server for webhooks on loopback that notes who knocks."""

    def __init__(self) -> None:
        """Listen."""
        self.heard: list[tuple[str, dict[str, str], str]] = []
        self.closing = Event()
        super().__init__(("127.0.0.1", 0), Door)

    def url(self, path: str) -> str:
        """Return an address at this server."""
        return f"http://127.0.0.1:{self.server_port}{path}"


class Door(BaseHTTPRequestHandler):
    """Answers a knock: ``/away`` sends elsewhere, ``/slow`` takes all its time, ``/broken`` is out of order."""

    def do_POST(self) -> None:
        """Note what was said."""
        assert isinstance(self.server, Knocks)
        body = self.rfile.read(int(self.headers["Content-Length"])).decode()
        self.server.heard.append((self.path, dict(self.headers), body))
        if self.path == "/slow":
            self.server.closing.wait(60)
        self.send_response({"/away": 307, "/broken": 500}.get(self.path, 200))
        if self.path == "/away":
            self.send_header("Location", self.server.url("/elsewhere"))
        self.send_header("Content-Length", "0")
        self.end_headers()

    def log_message(self, *args: object) -> None:
        """Say nothing."""


class PostOffice(ThreadingTCPServer):
    """A mail server on loopback that keeps letters, and all that was said."""

    def __init__(self, *offers: str) -> None:
        """Listen; ``offers`` are the extensions it tells of."""
        self.offers = offers
        self.said: list[str] = []
        self.letters: list[str] = []
        super().__init__(("127.0.0.1", 0), Clerk)

    def url(self, who: str = "") -> str:
        """Return the address of this server."""
        return f"smtp://{who}127.0.0.1:{self.server_address[1]}"


class Clerk(StreamRequestHandler):
    """Takes letters, as RFC 5321 says; cannot encrypt though it may have offered to."""

    def tell(self, line: str) -> None:
        """Answer."""
        self.wfile.write(f"{line}\r\n".encode())

    def handle(self) -> None:
        """Talk until the other one leaves."""
        assert isinstance(self.server, PostOffice)
        self.tell("220 post office")
        while line := self.rfile.readline().decode().strip():
            word = line.split()[0].upper()
            self.server.said.append(word + line[len(word) :])
            if word == "EHLO":
                for offer in ("post office", *self.server.offers):
                    self.tell(f"250-{offer}")
            if word == "DATA":
                self.tell("354 go on")
                self.server.letters.append(self.letter())
            answers = {"STARTTLS": "454 not now", "AUTH": "235 welcome", "QUIT": "221 bye"}
            self.tell(answers.get(word, "250 well"))

    def letter(self) -> str:
        """Read a letter."""
        lines = []
        while (line := self.rfile.readline().decode().rstrip("\r\n")) != ".":
            lines.append(line)
        return "\n".join(lines)


@pytest.fixture
def knocks() -> Iterator[Knocks]:
    """Run a server for webhooks."""
    server = Knocks()
    with serving(server):
        yield server
        server.closing.set()


@pytest.fixture
def post() -> Iterator[PostOffice]:
    """Run a mail server."""
    server = PostOffice("AUTH PLAIN", "8BITMIME")
    with serving(server):
        yield server


async def two_people(house: House, *contacts: Contact, **more: Any) -> Table:
    """Set up a table for Ada and Bob, who wants to be told, and has agreed to mail."""
    table = await house.create(setting("example", *people(2), **more), ADA, "device", (0, 1))
    await house.store.set_contacts(table.id, 1, contacts)
    for contact in contacts:
        if contact.kind == "mail":
            await agree(house, contact.address)
    return table


async def agree(house: House, address: str) -> None:
    """Let an address agree to mail, as if it had been asked."""
    consent = house.herald.consent
    await consent.claim(house.store, address)
    await consent.settle(house.store, consent.token(address), "yes")


async def stake_all(house: House, table: Table) -> Table:
    """Let both lay down a stake, so that both are asked anew."""
    for seat in (0, 1):
        table = await decide(house, table.id, seat, str(table.state.legal_actions(seat)[0]))
    assert table.awaited() == [0, 1]
    return table


async def quiet(house: House) -> None:
    """Wait until all notices are sent."""
    while any("Herald.call" in repr(task) for task in house.tasks):
        await asyncio.sleep(0.01)


def notices(caplog: pytest.LogCaptureFixture) -> list[str]:
    """Return what was logged about notices."""
    return [record.getMessage() for record in caplog.records if record.name == "periplus.notices"]


# Who is told, and when


def test_whoever_is_away_is_told_once(
    store_url: str, crew: LongCrew, knocks: Knocks, caplog: pytest.LogCaptureFixture
) -> None:
    """The game waits for Bob: one knock, with a link; what Ada does while it waits for him still is no news."""

    async def story() -> None:
        async with open_house(store_url, crew, herald=Herald(HOME, private_webhooks=True)) as house:
            table = await two_people(house, Contact("webhook", knocks.url("/bob?key=1")), title="Friday")
            table = await stake_all(house, table)
            table = await decide(house, table.id, 0, "done")
            await house.say(Holder(table.id), 0, "Ada", "well?", fresh_id())
            await house.do(table.id, Paused(), fresh_id())
            await house.do(table.id, Resumed(), fresh_id())
            await quiet(house)
            (path, headers, body), *others = knocks.heard
            assert (path, others) == ("/bob?key=1", [])
            assert headers["Host"] == f"127.0.0.1:{knocks.server_port}"
            said = json.loads(body)
            link = f"{HOME}/table/{table.id}"
            assert (said["table"], said["link"]) == (table.id, link)
            assert "Friday" in said["text"]
            assert "Bob" in said["text"]
            assert link in said["text"]

    run(story())
    assert notices(caplog) == []


@pytest.mark.parametrize(("quiet_for", "last"), [(0.0, 2), (600.0, 1)])
def test_every_decision_is_told_anew_but_not_too_often(
    sqlite_url: str, crew: LongCrew, knocks: Knocks, monkeypatch: pytest.MonkeyPatch, quiet_for: float, last: int
) -> None:
    """Bob's stake is asked for at the start (nobody was away yet), then the market, then his turn to build."""
    monkeypatch.setattr("periplus.table.live.QUIET", quiet_for)

    async def story() -> None:
        async with open_house(sqlite_url, crew, herald=Herald(HOME, private_webhooks=True)) as house:
            table = await stake_all(house, await two_people(house, Contact("webhook", knocks.url("/bob"))))
            await quiet(house)
            assert len(knocks.heard) == 1
            for seat in (1, 0):
                table = await decide(house, table.id, seat, "done")
            await quiet(house)
            assert (table.state.step_name(), table.awaited(), len(knocks.heard)) == ("Build", [0], 1)
            table = await decide(house, table.id, 0, "pass")
            await quiet(house)
            assert (table.awaited(), len(knocks.heard)) == ([1], last)

    run(story())


def test_whoever_is_there_is_not_told(sqlite_url: str, crew: LongCrew, knocks: Knocks) -> None:
    """Bob has the table open; when he has gone he is told, even if a hidden tab looks in for him."""

    async def story() -> None:
        async with open_house(sqlite_url, crew, herald=Herald(HOME, private_webhooks=True)) as house:
            table = await two_people(house, Contact("webhook", knocks.url("/bob")))
            live = await house.live(table.id)
            async with house.watching(live, 1):
                table = await stake_all(house, table)
            await quiet(house)
            assert knocks.heard == []
            live.seen[1] = time.monotonic()
            for seat, said in ((0, "done"), (1, "done"), (0, "pass")):
                await decide(house, table.id, seat, said)
            await quiet(house)
            assert len(knocks.heard) == 1

    run(story())


def test_a_seat_that_a_bot_plays_is_not_told(sqlite_url: str, crew: LongCrew, knocks: Knocks) -> None:
    """Bob handed his seat over: he does not want to hear of every turn."""

    async def story() -> None:
        async with open_house(sqlite_url, crew, herald=Herald(HOME, private_webhooks=True)) as house:
            table = await two_people(house, Contact("webhook", knocks.url("/bob")), bot_delay=60.0)
            await house.do(table.id, Handed(1, "greedy"), fresh_id())
            await stake_all(house, table)
            await asyncio.sleep(0.1)
            assert knocks.heard == []

    run(story())


def test_of_several_houses_one_tells(postgres_url: str, crew: LongCrew, knocks: Knocks) -> None:
    """The one at which the decision was taken."""

    async def story() -> None:
        herald = Herald(HOME, private_webhooks=True)
        async with two_houses(postgres_url, crew, herald) as (one, other):
            table = await two_people(one, Contact("webhook", knocks.url("/bob")))
            theirs = await other.live(table.id)
            table = await stake_all(one, table)
            await soon(lambda: theirs.table.seq == table.seq)
            await quiet(one)
            await quiet(other)
            assert len(knocks.heard) == 1

    run(story())


def test_whoever_watches_at_another_house_is_not_told(postgres_url: str, crew: LongCrew, knocks: Knocks) -> None:
    """Ada decides at one house while Bob sits at the other; when he has gone he is told."""

    async def story() -> None:
        herald = Herald(HOME, private_webhooks=True)
        async with two_houses(postgres_url, crew, herald) as (one, other):
            table = await two_people(one, Contact("webhook", knocks.url("/bob")))
            ours, theirs = await one.live(table.id), await other.live(table.id)
            async with other.watching(theirs, 1):
                await soon(lambda: ours.is_present(1))
                table = await stake_all(one, table)
                await quiet(one)
                assert knocks.heard == []
            await soon(lambda: not ours.is_present(1))
            for seat, said in ((0, "done"), (1, "done"), (0, "pass")):
                await decide(one, table.id, seat, said)
            await quiet(one)
            assert len(knocks.heard) == 1

    run(story())


# What fails holds up nothing


def test_a_notice_that_fails_is_logged(
    sqlite_url: str, crew: LongCrew, post: PostOffice, caplog: pytest.LogCaptureFixture
) -> None:
    """Nobody listens to the webhook: that is told in the log, the mail goes out all the same, and play goes on."""

    async def story() -> None:
        async with open_house(sqlite_url, crew, herald=Herald(HOME, post.url(), private_webhooks=True)) as house:
            nobody = Contact("webhook", f"http://127.0.0.1:{free_port()}/")
            table = await two_people(house, nobody, Contact("mail", "bob@example.org"))
            await stake_all(house, table)
            await quiet(house)
            assert len(post.letters) == 1
            (told,) = notices(caplog)
            assert "seat 1" in told
            assert table.id in told

    run(story())


def test_a_language_that_we_do_not_speak_is_no_reason_to_be_silent(
    sqlite_url: str, crew: LongCrew, knocks: Knocks
) -> None:
    """Whoever asked for it is told in English."""

    async def story() -> None:
        async with open_house(sqlite_url, crew, herald=Herald(HOME, private_webhooks=True)) as house:
            await stake_all(house, await two_people(house, Contact("webhook", knocks.url("/bob"), "xx")))
            await quiet(house)
            assert "it is your turn" in knocks.heard[0][2]

    run(story())


def test_nobody_waits_for_a_slow_webhook(sqlite_url: str, crew: LongCrew, knocks: Knocks) -> None:
    """Commands are answered at once, and the house closes at once, though somebody's server takes its time."""

    async def story() -> None:
        async with open_house(sqlite_url, crew, herald=Herald(HOME, private_webhooks=True)) as house:
            table = await two_people(house, Contact("webhook", knocks.url("/slow")))
            begun = time.monotonic()
            table = await stake_all(house, table)
            await soon(lambda: len(knocks.heard) == 1)
            await decide(house, table.id, 0, "done")
        assert time.monotonic() - begun < PATIENCE

    run(story())


@pytest.mark.parametrize("path", ["/away", "/broken"])
def test_redirects_are_not_followed(sqlite_url: str, crew: LongCrew, knocks: Knocks, path: str) -> None:
    """A webhook cannot send us elsewhere, nor make us try again."""

    async def story() -> None:
        async with open_house(sqlite_url, crew, herald=Herald(HOME, private_webhooks=True)) as house:
            await stake_all(house, await two_people(house, Contact("webhook", knocks.url(path))))
            await quiet(house)
            assert [heard[0] for heard in knocks.heard] == [path]

    run(story())


# Where nobody may knock


def test_a_private_network_is_not_knocked_at(
    sqlite_url: str, crew: LongCrew, knocks: Knocks, caplog: pytest.LogCaptureFixture
) -> None:
    """Unless that was allowed, the server knocks nowhere that others cannot reach; it is logged."""

    async def story() -> None:
        async with open_house(sqlite_url, crew, herald=Herald(HOME)) as house:
            await stake_all(house, await two_people(house, Contact("webhook", knocks.url("/bob"))))
            await quiet(house)
            assert knocks.heard == []
            assert "BadCommand" in notices(caplog)[0]

    run(story())


@pytest.mark.parametrize(
    "host",
    [
        "127.0.0.1",
        "localhost",
        "127.1",
        "2130706433",
        "0x7f000001",
        "0.0.0.0",
        "10.1.2.3",
        "172.16.0.1",
        "192.168.1.1",
        "169.254.169.254",
        "100.64.0.1",
        "[::1]",
        "[::]",
        "[::ffff:127.0.0.1]",
        "[fd00::1]",
        "[fe80::1]",
        "[fec0::1]",
        "[2001:4860::5efe:7f00:1]",
        "[2001:4860::200:5efe:a00:1]",
    ],
)
def test_private_addresses_in_any_writing_are_refused(host: str) -> None:
    """Loopback, private, link-local and shared addresses, in old and new notations."""
    where = urlsplit(f"http://{host}:8080/hook")
    with pytest.raises(BadCommand, match="cannot be sent"):
        Herald(HOME).public_address(where)


def test_a_name_with_one_private_address_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """A name that leads to a public and a private address leads nowhere."""

    def found(*args: object, **more: object) -> list[tuple[object, ...]]:
        return [(0, 0, 0, "", (address, 80)) for address in ("93.184.215.14", "10.0.0.1")]

    monkeypatch.setattr(socket, "getaddrinfo", found)
    with pytest.raises(BadCommand):
        Herald(HOME).public_address(urlsplit("http://two-faced.example/"))


def test_a_webhook_is_called_where_it_was_looked_up(knocks: Knocks, monkeypatch: pytest.MonkeyPatch) -> None:
    """The name is asked for once, and what was found then is called: another answer later changes nothing."""
    asked: list[object] = []
    truth = socket.getaddrinfo

    def found(host: object, *args: object, **more: object) -> object:
        asked.append(host)
        told = "127.0.0.1" if host == "hook.example" else host
        return truth(told, *args, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(socket, "getaddrinfo", found)
    url = f"http://user:word@hook.example:{knocks.server_port}/bob"
    run(Herald(HOME, private_webhooks=True).knock(url, {"text": "hello"}))
    assert asked.count("hook.example") == 1
    assert knocks.heard[0][1]["Host"] == f"hook.example:{knocks.server_port}"


# Addresses


@pytest.mark.parametrize(
    "address",
    [
        "",
        "bob",
        "ftp://example.org/",
        "javascript:alert(1)",
        "http://",
        "http:///path",
        "https://exa mple.org/",
        "https://example.org/\r\nX-Evil: 1",
        "https://example.org:0/",
        "https://example.org:99999/",
        "https://[::1/",
        "https://exämple.org/",
        "https://example.org/" + "x" * LONGEST_ADDRESS,
    ],
)
def test_what_is_no_webhook_is_refused(address: str) -> None:
    """Other schemes, no host, lines within, too long."""
    with pytest.raises(BadCommand, match="cannot be sent"):
        Herald(HOME).check(Contact("webhook", address))


@pytest.mark.parametrize(
    "address",
    [
        "",
        "bob",
        "@example.org",
        "bob@",
        "bob@localhost",
        "bob@example.org\r\nBcc: all@example.org",
        "bob@example.org\nX: y",
        "bob@example.org, all@example.org",
        "Bob <bob@example.org>",
        "bob@example.org;all@example.org",
        '"bob"@example.org',
        "bob smith@example.org",
        "böb@example.org",
        "b" * LONGEST_ADDRESS + "@example.org",
    ],
)
def test_what_is_no_mail_address_is_refused(address: str) -> None:
    """Other headers, several people, names in front, too long."""
    with pytest.raises(BadCommand, match="cannot be sent"):
        Herald(HOME, "smtp://localhost").check(Contact("mail", address))


def test_good_addresses_are_taken() -> None:
    """A webhook with a query, and mail with a tag, if there is a mail server."""
    Herald(HOME).check(Contact("webhook", "https://example.org:8443/hook?room=%20a"))
    Herald(HOME, "smtp://localhost").check(Contact("mail", "bob+periplus@mail.example.org"))
    with pytest.raises(BadCommand, match="does not send mail"):
        Herald(HOME).check(Contact("mail", "bob@example.org"))


# Mail


def send_letter(sqlite_url: str, crew: LongCrew, herald: Herald, title: str = "Friday") -> None:
    """Play until Bob is sent a letter, or cannot be."""

    async def story() -> None:
        async with open_house(sqlite_url, crew, herald=herald) as house:
            table = await two_people(house, Contact("mail", "bob@example.org"), title=title)
            await stake_all(house, table)
            await quiet(house)

    run(story())


def test_mail_says_whose_turn_it_is(sqlite_url: str, crew: LongCrew, post: PostOffice) -> None:
    """One letter to Bob, from the address of this server, with the table in its subject and the link in its text."""
    send_letter(sqlite_url, crew, Herald(HOME + "/", post.url(), "table@periplus.example"))
    (sent,) = post.letters
    read = message_from_string(sent, policy=default)
    assert (read["To"], read["From"]) == ("bob@example.org", "table@periplus.example")
    assert "Friday" in read["Subject"]
    assert f"{HOME}/table/" in sent
    assert "Hello Bob" in sent
    assert [line for line in post.said if line.startswith("RCPT")] == ["RCPT TO:<bob@example.org>"]


def letter_to_bob(sqlite_url: str, crew: LongCrew, post: PostOffice, language: str = "en") -> EmailMessage:
    """Return the letter that Bob gets, in his language."""

    async def story() -> None:
        async with open_house(sqlite_url, crew, herald=Herald(HOME, post.url(), "table@periplus.example")) as house:
            table = await two_people(house, Contact("mail", "bob@example.org", language), title="Friday")
            await stake_all(house, table)
            await quiet(house)

    run(story())
    read = message_from_string(post.letters[-1], policy=default)
    assert isinstance(read, EmailMessage)
    return read


@pytest.mark.parametrize(
    ("language", "subject", "hello", "stop"),
    [
        ("en", "Friday: it is your turn", "Hello Bob", "No more mail"),
        ("fr", "Friday\u00a0: c’est à vous de jouer", "Bonjour Bob", "Ne plus recevoir"),
        ("nl", "Friday: jij bent aan de beurt", "Hallo Bob", "Geen e-mail meer"),
    ],
)
def test_mail_is_complete_in_every_language(
    sqlite_url: str, crew: LongCrew, post: PostOffice, language: str, subject: str, hello: str, stop: str
) -> None:
    """Subject, text, the link to the table and the one that stops it; a date, an id, and that no person wrote it."""
    read = letter_to_bob(sqlite_url, crew, post, language)
    said = read.get_content()
    assert read["Subject"] == subject
    assert hello in said and stop in said and f"{HOME}/table/" in said
    assert read["Date"] and read["Message-ID"].endswith("@periplus.example>")
    assert read["Auto-Submitted"] == "auto-generated"


def test_mail_is_stopped_with_the_link_in_it(sqlite_url: str, crew: LongCrew, post: PostOffice) -> None:
    """The header and the text name the same link; its token stops this mail, another token stops nothing."""
    read = letter_to_bob(sqlite_url, crew, post)
    link = read["List-Unsubscribe"].strip("<>")
    assert read["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert link in read.get_content()
    *_, table, seat, token = link.split("/")

    async def story() -> None:
        async with open_house(sqlite_url, crew, herald=Herald(HOME, post.url())) as house:
            webhook = Contact("webhook", "https://example.org/hook")
            mail = Contact("mail", "bob@example.org")
            await house.store.set_contacts(table, 1, [mail, webhook])
            for at, wrong in ((1, token[:-1] + "x"), (0, token), (1, "")):
                await house.herald.stop(house.store, table, at, wrong)
            assert len(await house.store.contacts_of(table, 1)) == 2
            await house.herald.stop(house.store, table, int(seat) - 1, token)
            assert await house.store.contacts_of(table, 1) == [webhook]
            other = Contact("mail", "cleo@example.org")
            await house.store.set_contacts(table, 1, [other])
            await house.herald.stop(house.store, table, 1, token)
            assert await house.store.contacts_of(table, 1) == [other]

    run(story())


def test_a_test_says_whether_it_was_taken(sqlite_url: str, crew: LongCrew, post: PostOffice, knocks: Knocks) -> None:
    """It goes wherever the seat wants notices, says that it is a test, and is not taken everywhere if one fails."""

    async def story() -> None:
        herald = Herald(HOME, post.url(), private_webhooks=True)
        async with open_house(sqlite_url, crew, herald=herald) as house:
            mail, hook = Contact("mail", "bob@example.org"), Contact("webhook", knocks.url("/bob"))
            table = await two_people(house, mail, hook)
            assert await herald.try_out(house.store, table, 1)
            assert "only a test" in post.letters[0] and "only a test" in knocks.heard[0][2]
            await house.store.set_contacts(table.id, 1, [mail, Contact("webhook", knocks.url("/broken"))])
            assert not await herald.try_out(house.store, table, 1)
            assert len(post.letters) == 2

    run(story())


def test_a_title_cannot_add_a_header(sqlite_url: str, crew: LongCrew, post: PostOffice) -> None:
    """Whatever the host calls the table, it stays in the subject."""
    send_letter(sqlite_url, crew, Herald(HOME, post.url()), "Friday\r\nBcc: all@example.org\r\n\r\nBuy!")
    (sent,) = post.letters
    read = message_from_string(sent, policy=default)
    assert read["Bcc"] is None
    assert "Bcc: all@example.org" in read["Subject"]


def test_the_mail_server_is_told_who_we_are(sqlite_url: str, crew: LongCrew, post: PostOffice) -> None:
    """Name and password of its address, with their signs."""
    send_letter(sqlite_url, crew, Herald(HOME, post.url("peri%40plus:p%3Ass@")))
    (said,) = [line for line in post.said if line.startswith("AUTH PLAIN ")]
    assert b64decode(said.split()[2]) == b"\0peri@plus\0p:ss"
    assert len(post.letters) == 1


def test_no_password_goes_out_in_the_open_where_it_can_be_avoided(
    sqlite_url: str, crew: LongCrew, caplog: pytest.LogCaptureFixture
) -> None:
    """The server offers encryption, which then fails: nothing is sent, and that is logged without the password."""
    post = PostOffice("STARTTLS", "AUTH PLAIN")
    with serving(post):
        send_letter(sqlite_url, crew, Herald(HOME, post.url("periplus:hunter2@")))
    assert "STARTTLS" in post.said
    assert not [line for line in post.said if line.startswith(("AUTH", "MAIL"))]
    assert post.letters == []
    (told,) = notices(caplog)
    assert "hunter2" not in told


def test_nobody_waits_for_a_slow_mail_server(
    sqlite_url: str, crew: LongCrew, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """It takes the call and says nothing: play goes on, and after a while the notice is given up."""
    monkeypatch.setattr("periplus.table.notices.PATIENCE", 3.0)
    with socket.create_server(("127.0.0.1", 0)) as silent:

        async def story() -> None:
            url = f"smtp://127.0.0.1:{silent.getsockname()[1]}"
            async with open_house(sqlite_url, crew, herald=Herald(HOME, url)) as house:
                table = await stake_all(house, await two_people(house, Contact("mail", "bob@example.org")))
                await decide(house, table.id, 0, "done")
                assert notices(caplog) == []
                await quiet(house)

        run(story())
    assert len(notices(caplog)) == 1
