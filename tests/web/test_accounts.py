"""Accounts over HTTP: links by mail, what needs an account, and what other sites and strangers cannot do."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from periplus.harbour.letters import MOST_AN_HOUR
from periplus.table.consent import MOST_BY_VISITOR
from tests.table.test_notices import PostOffice
from tests.web.conftest import FAST
from tests.web.player import Player
from tests.web.server import KnownServer, PublicServer
from tests.web.test_app import letter_of, path_in

pytestmark = pytest.mark.once


@pytest.fixture
def ada(mailing: PublicServer) -> Iterator[Player]:
    """Somebody with a device."""
    player = Player(mailing.home, "Ada")
    yield player
    player.leave()


@pytest.fixture
def other(mailing: PublicServer) -> Iterator[Player]:
    """Somebody with another device."""
    player = Player(mailing.home, "Bob")
    yield player
    player.leave()


def link_for(player: Player, post: PostOffice, address: str) -> str:
    """Ask for a link and return its path."""
    before = len(post.letters)
    answer = player.post("/sign-in/mail", {"address": address}, parts=False)
    assert answer.status_code == 200, answer.text
    assert len(post.letters) == before + 1
    return path_in(letter_of(post), "/enter/")


def make_account(player: Player, post: PostOffice, name: str, address: str) -> str:
    """Make an account by mail; return its recovery code."""
    answer = player.post(link_for(player, post, address), {"name": name}, parts=False)
    assert answer.status_code == 200, answer.text
    (code,) = re.findall(r'readonly value="([^"]+)"', answer.text)
    return str(code)


def is_signed_in(player: Player) -> bool:
    """Say whether somebody has an account open."""
    return player.get("/account").status_code == 200


def test_a_link_by_mail_makes_an_account_and_signs_in(mailing: PublicServer, post: PostOffice) -> None:
    """Looking at it does nothing, its button makes the account; the next link signs another device in."""
    ada, other = Player(mailing.home, "Ada"), Player(mailing.home, "Ada")
    ada.post("/language", {"language": "fr"}, parts=False)
    path = link_for(ada, post, " Ada@EXAMPLE.org")
    letter = letter_of(post)
    assert letter["To"] == "Ada@example.org" and "Bonjour" in letter.get_content()
    assert "/stop/" in letter["List-Unsubscribe"]
    ada.post("/language", {"language": "en"}, parts=False)
    for _ in range(2):
        assert 'name="name"' in ada.get(path).text
    assert not is_signed_in(ada)
    code = re.findall(r'readonly value="([^"]+)"', ada.post(path, {"name": "Ada"}, parts=False).text)[0]
    assert is_signed_in(ada) and re.fullmatch(r"(\w{5}-){3}\w{5}", code)
    assert ada.get(path).status_code == 403  # used
    again = link_for(other, post, "ada+games@example.org")
    assert "Sign in as Ada" in other.get(again).text
    assert other.post(again, {}, parts=False).status_code == 303
    assert is_signed_in(other)
    for player in (ada, other):
        player.leave()


def test_a_link_works_only_where_it_was_asked_for(ada: Player, other: Player, post: PostOffice) -> None:
    """Whoever reads the mail elsewhere gets nowhere, and does not use the link up."""
    path = link_for(ada, post, "thief@example.org")
    assert other.get(path).status_code == other.post(path, {"name": "Thief"}, parts=False).status_code == 403
    assert ada.get(path).status_code == 200


def test_a_name_that_is_refused_leaves_the_link_good(ada: Player, post: PostOffice) -> None:
    """Another name is chosen, with the same link."""
    path = link_for(ada, post, "halia@example.org")
    for name in ("Host", "", "x" * 30):
        answer = ada.post(path, {"name": name}, parts=False)
        assert answer.status_code == 422 and 'role="alert"' in answer.text
    assert ada.post(path, {"name": "Halia"}, parts=False).status_code == 200
    assert is_signed_in(ada)


def test_an_address_is_added_and_forgotten(ada: Player, other: Player, post: PostOffice) -> None:
    """It leads to the account once its link was followed; one that leads to another account is refused."""
    make_account(ada, post, "Ino", "ino@example.org")
    make_account(other, post, "Juno", "juno@example.org")
    ada.post("/account/mail", {"address": "juno@example.org"}, parts=False)
    answer = ada.post(path_in(letter_of(post), "/enter/"), {}, parts=False)
    assert answer.status_code == 422 and "another account" in answer.text
    answer = ada.post("/account/mail/remove", {}, parts=False)
    assert answer.status_code == 422 and "only way" in answer.text  # there is no passkey


def test_mailboxes_are_not_pestered(mailing: PublicServer, post: PostOffice) -> None:
    """So many links an hour for one, whoever asks; so many addresses a day for a visitor; none for who wants none."""
    asking = [Player(mailing.home, f"P{number}") for number in range(3)]
    for number in range(MOST_AN_HOUR):
        link_for(asking[number % 2], post, "kore@example.org")
    answer = asking[2].post("/sign-in/mail", {"address": "k.o.r.e+x@example.org".replace(".", "", 3)}, parts=False)
    assert answer.status_code == 429 and "within the hour" in answer.text
    for number in range(MOST_BY_VISITOR - 1):
        link_for(asking[2], post, f"kore{number}@example.org")
    answer = asking[2].post("/sign-in/mail", {"address": "one@more.example"}, parts=False)
    assert answer.status_code == 429 and "tomorrow" in answer.text
    stop = path_in(letter_of(post, -1), "/stop/")
    sent = len(post.letters)
    assert asking[1].post(stop, {}, parts=False).status_code == 200
    answer = asking[1].post("/sign-in/mail", {"address": f"kore{MOST_BY_VISITOR - 2}@example.org"}, parts=False)
    assert "on its way" in answer.text and len(post.letters) == sent
    for player in asking:
        player.leave()


def test_an_address_that_got_a_link_can_still_be_asked(ada: Player, post: PostOffice) -> None:
    """Notices need consent of their own: the question is not held back by a link that was sent."""
    make_account(ada, post, "Leto", "leto@example.org")
    ada.open_table("example", ("me", "open"))
    ada.say("contacts", {"seat": "1", "mail": "leto@example.org"})
    assert "/confirm/" in letter_of(post).get_content()


@pytest.mark.parametrize("address", ["", "nobody", "a@b", "x@example.org, y@example.org"])
def test_addresses_that_cannot_be(ada: Player, post: PostOffice, address: str) -> None:
    """Refused in words; nothing is sent."""
    sent = len(post.letters)
    answer = ada.post("/sign-in/mail", {"address": address}, parts=False)
    assert answer.status_code == 422 and 'role="alert"' in answer.text and len(post.letters) == sent


@pytest.mark.parametrize(
    "path",
    ["/account/name", "/account/passkeys", "/account/code", "/account/link", "/account/sign-out", "/account/mail"],
)
def test_an_account_is_its_owners(ada: Player, path: str) -> None:
    """Who is not signed in is sent to sign in, and other sites do nothing in anybody's name."""
    answer = ada.post(path, {"name": "x"}, parts=False)
    assert answer.status_code == 303 and answer.headers["location"].startswith("/sign-in?next=")
    assert ada.client.post(path, headers={"Sec-Fetch-Site": "cross-site"}).status_code == 403


@pytest.mark.parametrize("answer", ["", "{", "[]", '{"response": {"clientDataJSON": "eyJ9"}}', '{"rawId": 3}', "\0"])
@pytest.mark.parametrize("path", ["/sign-in/passkey", "/sign-in/new"])
def test_answers_of_no_authenticator(ada: Player, path: str, answer: str) -> None:
    """Refused, whatever they are."""
    assert ada.post(path, {"answer": answer}, parts=False).status_code == 403


@pytest.mark.parametrize("next", ["//evil.example/", "https://evil.example", "/\\evil.example", "javascript:alert(1)"])
def test_nobody_is_led_away(ada: Player, post: PostOffice, next: str) -> None:
    """Where to go on is a page of ours."""
    assert "evil" not in re.sub(
        r'name="next"[^>]*', "", ada.client.get("/sign-in", params={"next": next}).text.split("<main")[1]
    )


def test_guests_keep_playing_by_link(mailing: PublicServer) -> None:
    """Nobody is asked for an account, at this server either."""
    ada, bob = Player(mailing.home, "Ada"), Player(mailing.home, "Bob")
    ada.open_table("example", ("me", "open"))
    bob.join(ada.invitations()[0])
    assert bob.look().status_code == 200
    for player in (ada, bob):
        player.leave()


def test_a_private_server_stays_as_it_was(tmp_path: Path) -> None:
    """Without a public address no page speaks of accounts; who looks for them is told what there is."""
    private = KnownServer(tmp_path, *FAST).start()
    try:
        player = Player(private.home, "Ada")
        assert "/sign-in" not in player.get("/").text
        assert 'name="public"' not in player.get("/new").text
        assert 'name="public"' in player.get("/new?public=yes").text
        assert "There is no way to sign in here" in player.get("/sign-in").text
        player.leave()
    finally:
        private.stop()
