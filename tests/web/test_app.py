"""Periplus as an app, as devices ask for it: the manifest, icons, the worker's files, and forms for notices."""

import json
import re
import struct
from collections.abc import Iterator
from email import message_from_string
from email.message import EmailMessage
from email.policy import default
from importlib.resources import files
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest

from periplus.games import game_names
from periplus.kernel.text import LANGUAGES
from periplus.table.consent import MOST_BY_VISITOR
from periplus.table.notices import MOST_DEVICES
from periplus.web.app import POLICY
from periplus.web.install import MAST, PAGE
from tests.table.devices import Device, PushService, push_service
from tests.table.test_notices import PostOffice, serving
from tests.web.player import SAME, Player, read_page
from tests.web.server import KnownServer, Server

pytestmark = pytest.mark.once


@pytest.fixture
def ada(server: Server) -> Iterator[Player]:
    """Somebody who plays the example game with somebody on the same screen."""
    player = Player(server.home, "Ada")
    yield player
    player.leave()


def linked(player: Player, rel: str) -> str:
    """Return where the first page says that something is."""
    (found,) = re.findall(rf'<link rel="{rel}" href="([^"]+)"', player.get("/").text)
    return str(found)


def manifest_of(player: Player) -> dict[str, Any]:
    """Return the manifest that a page names."""
    found: dict[str, Any] = json.loads(player.get(linked(player, "manifest")).text)
    return found


def size_of(png: bytes) -> tuple[int, int]:
    """Return how wide and how tall a PNG is, and check that it is one."""
    assert png[:8] == b"\x89PNG\r\n\x1a\n" and png[12:16] == b"IHDR"
    width, height = struct.unpack(">II", png[16:24])
    return width, height


# The manifest and the icons


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_manifest_has_all_that_a_device_needs(ada: Player, language: str) -> None:
    """In the reader's language; whatever the language, it is the same app."""
    ada.post("/language", {"language": language}, parts=False)
    path = linked(ada, "manifest")
    answer = httpx.get(ada.home + path)  # as browsers ask for it: without cookies
    assert answer.headers["content-type"] == "application/manifest+json"
    assert "set-cookie" not in answer.headers
    told = manifest_of(ada)
    assert told == answer.json()
    assert (told["id"], told["start_url"], told["scope"], told["display"]) == ("/", "/", "/", "standalone")
    assert (told["lang"], told["short_name"]) == (language, "Periplus")
    assert len(told["description"]) > 20
    assert [each["url"] for each in told["shortcuts"]] == ["/new", *[f"/new?game={name}" for name in game_names()]]
    for each in told["shortcuts"]:
        assert each["name"] and ada.get(each["url"]).status_code == 200


def test_the_description_is_in_the_readers_language(ada: Player) -> None:
    """Three languages, three descriptions."""
    told = set()
    for language in LANGUAGES:
        ada.post("/language", {"language": language}, parts=False)
        told.add(manifest_of(ada)["description"])
    assert len(told) == len(LANGUAGES)


def test_icons_are_as_large_as_they_say(ada: Player) -> None:
    """192 and 512 pixels and one that may be cut to any shape, as the bytes say; and one for home screens."""
    icons = manifest_of(ada)["icons"]
    assert [(each["sizes"], each["purpose"]) for each in icons] == [
        ("192x192", "any"),
        ("512x512", "any"),
        ("512x512", "maskable"),
    ]
    for each in icons:
        answer = ada.client.get(each["src"])
        assert answer.headers["content-type"] == each["type"] == "image/png"
        assert "x".join(map(str, size_of(answer.content))) == each["sizes"]
        assert "immutable" in answer.headers["cache-control"]
    assert size_of(ada.client.get(linked(ada, "apple-touch-icon")).content) == (180, 180)


def test_colours_are_those_of_the_pages(ada: Player) -> None:
    """What devices paint around a page continues it: by day, by night, and as the reader has chosen."""
    styles = files("periplus.web").joinpath("static", "periplus.css").read_text("utf-8")
    assert f"--mast: light-dark({MAST['light']}, {MAST['dark']})" in styles
    assert f"--page: light-dark({PAGE}," in styles
    painted = re.findall(r'<meta name="theme-color" content="(#\w+)"(?: media="([^"]+)")?>', ada.get("/").text)
    assert painted == [(MAST[each], f"(prefers-color-scheme: {each})") for each in ("light", "dark")]
    ada.post("/theme", {"theme": "dark"}, parts=False)
    painted = re.findall(r'<meta name="theme-color" content="(#\w+)"(?: media="([^"]+)")?>', ada.get("/").text)
    assert painted == [(MAST["dark"], "")]


@pytest.mark.parametrize(
    "path", ["/icon/any-193.png", "/icon/any-192.svg", "/icon/x", "/install/de.webmanifest", "/install/en.json"]
)
def test_nothing_else_is_there(ada: Player, path: str) -> None:
    """Other sizes, kinds and languages are not made."""
    assert ada.get(path).status_code == 404


def test_the_policy_allows_just_this() -> None:
    """Workers and manifests of our own, and all that was forbidden before still is."""
    rules = dict(each.strip().split(" ", 1) for each in POLICY.split(";"))
    assert (rules["worker-src"], rules["manifest-src"], rules["default-src"]) == ("'self'", "'self'", "'none'")
    assert set(rules.values()) == {"'self'", "'none'"}


# The worker


def shell_of(player: Player) -> dict[str, Any]:
    """Return what the worker is to hold."""
    answer = player.get("/worker.js")
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["cache-control"] == "no-store"
    found = re.match(r"const SHELL = (\{.*\});\n", answer.text)
    assert found is not None
    told: dict[str, Any] = json.loads(found[1])
    return told


def test_the_worker_holds_files_and_nothing_of_a_game(ada: Player) -> None:
    """Every file exists, at an address that names its version, besides the page without a connection."""
    told = shell_of(ada)
    offline, *others = told["files"]
    assert offline == told["offline"] == "/offline"
    assert len(others) > 5
    for path in others:
        assert re.fullmatch(r"/(static/[\w./-]+|board\.css)\?v=[0-9a-f]{12}", path)
        assert ada.get(path).status_code == 200
    named = {each for _, tag in read_page(ada.get("/offline").text).tags for each in tag.values() if each}
    assert {each for each in named if each.startswith(("/static/", "/board"))} == set(others)


def test_the_worker_changes_with_whatever_it_holds(ada: Player) -> None:
    """It stays the same from one look to the next; another language or theme makes another version."""
    first = shell_of(ada)
    assert shell_of(ada) == first
    ada.post("/language", {"language": "nl"}, parts=False)
    dutch = shell_of(ada)
    ada.post("/theme", {"theme": "dark"}, parts=False)
    assert len({first["version"], dutch["version"], shell_of(ada)["version"]}) == 3


@pytest.mark.parametrize(
    ("language", "said"), [("en", "No connection"), ("fr", "Pas de connexion"), ("nl", "Geen verbinding")]
)
def test_the_page_without_a_connection_is_in_the_readers_language(ada: Player, language: str, said: str) -> None:
    """It says what is wrong, and has a way on: the same address again, or the first page."""
    ada.post("/language", {"language": language}, parts=False)
    page = ada.get("/offline").text
    assert f"<h1>{said}</h1>" in page
    assert 'href=""' in page and 'href="/"' in page


# Notices, by the forms of a page


@pytest.fixture
def service() -> Iterator[PushService]:
    """Run a push service."""
    with push_service() as made:
        yield made


@pytest.fixture
def post() -> Iterator[PostOffice]:
    """Run a mail server."""
    made = PostOffice("8BITMIME")
    with serving(made):
        yield made


@pytest.fixture
def bob(tmp_path: Path, post: PostOffice) -> Iterator[Player]:
    """Somebody at a server that sends mail and may call loopback."""
    server = KnownServer(tmp_path, "--private-webhooks", "--smtp", post.url(), "--rate", "100000").start()
    player = Player(server.home, "Bob")
    player.open_table("example", ("me", "open"), title="Friday")
    yield player
    player.leave()
    server.stop()
    assert "Traceback" not in server.faults()


def devices_of(player: Player) -> list[str]:
    """Return the devices of which the page knows, by their digests."""
    (found,) = re.findall(r'data-devices="([^"]*)"', player.look().text)
    return str(found).split()


def subscribe(player: Player, device: Device) -> httpx.Response:
    """Subscribe a device for the first seat."""
    return player.say("push", {"seat": "1", **device.fields()})


def test_a_device_is_added_tried_out_and_removed(bob: Player, service: PushService) -> None:
    """The page knows it; a test reaches it, in the reader's language; removed, it is told no more."""
    bob.post("/language", {"language": "fr"}, parts=False)
    device, other = service.device("/bob"), service.device("/other")
    for each in (device, device, other):
        assert subscribe(bob, each).status_code == 200
    assert devices_of(bob) == [device.contact.digest, other.contact.digest]
    answer = bob.say("try-notices", {"seat": "1"})
    assert "L’essai est parti" in answer.text
    (pushed,) = [each for each in service.heard if each.path == "/bob"]
    said = device.read(pushed.body)
    assert (said["title"], said["url"], said["check"]) == ("Les avis arrivent · Friday", f"/table/{bob.table}", "")
    bob.say("push-stop", {"seat": "1", "device": device.contact.digest})
    assert devices_of(bob) == [other.contact.digest]
    bob.say("push-stop", {"seat": "1"}, parts=False)
    assert devices_of(bob) == []


def test_addresses_and_devices_do_not_disturb_each_other(bob: Player, service: PushService) -> None:
    """Changing the mail address keeps devices, and removing devices keeps the address."""
    device = service.device()
    subscribe(bob, device)
    bob.say("contacts", {"seat": "1", "mail": "bob@example.org", "webhook": ""})
    assert devices_of(bob) == [device.contact.digest]
    bob.say("push-stop", {"seat": "1"})
    assert 'value="bob@example.org"' in bob.look().text


def test_the_oldest_of_too_many_devices_is_forgotten(bob: Player, service: PushService) -> None:
    """A seat has only so many."""
    made = [service.device(f"/{number}") for number in range(MOST_DEVICES + 2)]
    for each in made:
        subscribe(bob, each)
    assert devices_of(bob) == [each.contact.digest for each in made[2:]]


def test_a_device_that_cannot_be_used_is_refused(bob: Player) -> None:
    """Without fields, or with keys that are none: a sentence, and nothing is stored."""
    good = Device("https://push.example/x").fields()
    for wrong in ({}, {**good, "p256dh": "x"}, {**good, "auth": ""}, {**good, "endpoint": "javascript:x"}):
        assert bob.say("push", {"seat": "1", **wrong}).status_code == 422
    assert bob.say("push", {"seat": "2", **good}).status_code == 403
    assert devices_of(bob) == []


def test_a_test_that_fails_is_told(bob: Player, service: PushService) -> None:
    """The push service takes nothing now: that is said, and not that all is well."""
    subscribe(bob, service.device("/busy"))
    assert "Not every test was taken" in bob.say("try-notices", {"seat": "1"}).text
    assert "Not every test was taken" in bob.say("try-notices", {"seat": "1"}, parts=False).text


def letter_of(post: PostOffice, at: int = -1) -> EmailMessage:
    """Return a letter that was sent."""
    found = message_from_string(post.letters[at], policy=default)
    assert isinstance(found, EmailMessage)
    return found


def path_in(letter: EmailMessage, begin: str) -> str:
    """Return the path of the link in a letter that begins like this."""
    (found,) = re.findall(rf"https?://[^/]+({begin}\S*)", letter.get_content())
    return str(found)


def agree(player: Player, post: PostOffice) -> None:
    """Follow the link of the letter that was sent last, and press the button there."""
    path = path_in(letter_of(post), "/confirm/")
    with httpx.Client(base_url=player.home, headers=SAME) as anybody:
        assert anybody.post(path).status_code == 200


WAITING = "Waiting for confirmation"


def test_an_address_must_agree_before_it_gets_mail(bob: Player, post: PostOffice) -> None:
    """One letter asks, in the reader's language; looking at its link agrees to nothing, its button does."""
    bob.post("/language", {"language": "nl"}, parts=False)
    bob.say("contacts", {"seat": "1", "mail": " bob@EXAMPLE.org"})
    question = letter_of(post)
    assert question["To"] == "bob@example.org" and "Hallo" in question.get_content()
    bob.post("/language", {"language": "en"}, parts=False)
    assert WAITING in bob.look().text
    assert WAITING in bob.say("try-notices", {"seat": "1"}).text
    assert WAITING in bob.say("contacts", {"seat": "1", "mail": "bob@example.org"}).text
    path = path_in(question, "/confirm/")
    with httpx.Client(base_url=bob.home) as scanner:
        for method in ("GET", "HEAD", "GET"):
            assert scanner.request(method, path).status_code in (200, 405)
        assert f'action="{path}"' in scanner.get(path).text
        assert scanner.post(path).status_code == 403  # another site
        assert scanner.post(path[:-1] + "x", headers=SAME).status_code == 403
    assert WAITING in bob.look().text and len(post.letters) == 1
    agree(bob, post)
    assert WAITING not in bob.look().text
    assert "on its way" in bob.say("try-notices", {"seat": "1"}).text
    assert len(post.letters) == 2


def test_an_address_that_agreed_is_not_asked_at_the_next_table(bob: Player, post: PostOffice) -> None:
    """However it is written there, and whoever writes it."""
    bob.say("contacts", {"seat": "1", "mail": "bob@example.org"})
    agree(bob, post)
    bob.open_table("example", ("me", "open"))
    bob.say("contacts", {"seat": "1", "mail": "Bob+games@example.org"})
    assert WAITING not in bob.look().text
    bob.say("try-notices", {"seat": "1"})
    assert [letter_of(post, at)["To"] for at in (0, 1)] == ["bob@example.org", "Bob+games@example.org"]
    assert len(post.letters) == 2


def test_a_visitor_can_have_only_so_many_addresses_asked(bob: Player, post: PostOffice) -> None:
    """Beyond that, the answer is 429 and nothing is sent or stored; one that was asked is free."""
    for number in range(MOST_BY_VISITOR):
        assert bob.say("contacts", {"seat": "1", "mail": f"b{number}@example.org"}).status_code == 200
    answer = bob.say("contacts", {"seat": "1", "mail": "one@more.example"})
    assert answer.status_code == 429 and "tomorrow" in answer.text
    assert "one@more.example" not in bob.look().text
    assert bob.say("contacts", {"seat": "1", "mail": "b0@example.org"}).status_code == 200
    assert len(post.letters) == MOST_BY_VISITOR


def test_an_address_that_cannot_be_asked_is_refused(bob: Player, post: PostOffice) -> None:
    """The mail server is away."""
    post.shutdown()
    post.server_close()
    answer = bob.say("contacts", {"seat": "1", "mail": "bob@example.org"})
    assert answer.status_code == 422 and "No mail could be sent" in answer.text
    assert 'value="bob@example.org"' not in bob.look().text


def test_all_mail_is_stopped_with_one_click(bob: Player, post: PostOffice) -> None:
    """By the question itself: the address is never asked again; later, its button agrees all the same."""
    bob.say("contacts", {"seat": "1", "mail": "bob@example.org"})
    stop = urlsplit(letter_of(post)["List-Unsubscribe"].strip("<>")).path
    with httpx.Client(base_url=bob.home) as stranger:
        assert f'action="{stop}"' in stranger.get(stop).text
        assert stranger.post(stop[:-1] + "x").status_code == 403
        assert stranger.post(stop, data={"List-Unsubscribe": "One-Click"}).status_code == 200
    bob.say("contacts", {"seat": "1", "mail": "bob@example.org"})
    bob.say("try-notices", {"seat": "1"})
    assert len(post.letters) == 1
    agree(bob, post)
    bob.say("try-notices", {"seat": "1"})
    assert path_in(letter_of(post), "/stop/[0-9a-f]+\n?$") == stop


def test_mail_is_stopped_with_one_click(bob: Player, post: PostOffice) -> None:
    """A mail server posts to the link in the header, with no cookie and no origin; looking at it stops nothing."""
    bob.say("contacts", {"seat": "1", "mail": "bob@example.org"})
    agree(bob, post)
    bob.say("try-notices", {"seat": "1"})
    path = urlsplit(letter_of(post)["List-Unsubscribe"].strip("<>")).path
    with httpx.Client(base_url=bob.home) as stranger:
        assert f'action="{path}"' in stranger.get(path).text
        stranger.post(path[:-1] + "x", data={"List-Unsubscribe": "One-Click"})
        assert 'value="bob@example.org"' in bob.look().text
        for _ in range(2):
            answer = stranger.post(path, data={"List-Unsubscribe": "One-Click"})
            assert answer.status_code == 200 and "no more mail" in answer.text
        assert stranger.post("/stop/nothing/1/x").status_code == 404
        assert stranger.post(f"/stop/{bob.table}/one/x").status_code == 422
    assert "bob@example.org" not in bob.look().text


def test_a_device_that_wakes_is_not_seen(ada: Player) -> None:
    """What a device asks while nobody looks at it makes nobody present; a page in a hidden tab does."""
    ada.open_table("example", ("me", "open"))
    bob = Player(ada.home, "Bob")
    bob.join(ada.invitations()[0])
    ada.look("/notice?seat=1")
    assert "away" in line_of(bob, "Ada")
    ada.look("/notice")
    assert "here" in line_of(bob, "Ada")
    bob.leave()


def line_of(player: Player, name: str) -> str:
    """Return how somebody stands in the list of people."""
    people = player.look().text.partition('id="people"')[2].partition("</section>")[0]
    (found,) = [line for line in re.findall(r"<li.*?</li>", people, re.DOTALL) if name in line]
    return str(found)


def test_a_device_that_wakes_asks_for_its_seat(ada: Player) -> None:
    """Two share a screen behind a curtain: each seat is told whether it is awaited, and strangers are told nothing."""
    ada.open_table("example", ("me", "here"))
    asked = [ada.look(f"/notice?seat={number}").json() for number in (1, 2)]
    assert [each["awaited"] for each in asked] == [True, True]
    stranger = Player(ada.home, "Wim")
    assert stranger.get(f"/table/{ada.table}/notice?seat=1").status_code == 403
    stranger.leave()
    one = Player(ada.home, "Cleo")
    one.open_table("example", ("me", "open"))
    assert one.look("/notice?seat=1").json()["awaited"] is False
    assert one.look("/notice?seat=2").status_code == 403
    assert one.look("/notice?seat=x").status_code == 422
    one.leave()
