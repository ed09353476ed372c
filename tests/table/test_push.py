"""Notices that are pushed to devices: who can read them, who signs them, and when a device is told no more."""

import re
import time
from collections.abc import Iterator

import pytest
from cryptography.exceptions import InvalidSignature, InvalidTag
from cryptography.hazmat.primitives.asymmetric import ec

from periplus.table.entries import BadCommand, Ended
from periplus.table.house import House
from periplus.table.keys import Holder
from periplus.table.notices import LONGEST_PUSH, MOST_AN_HOUR, Herald
from periplus.table.push import SECONDS, Pusher, new_key, to_bytes
from periplus.table.store import Contact
from periplus.table.table import Table
from tests.table.devices import CURVE, Device, PushService, opened, push_service, signed
from tests.table.hosting import LongCrew, fresh_id, open_house, run
from tests.table.test_notices import HOME, notices, quiet, stake_all, two_people

pytestmark = pytest.mark.once


@pytest.fixture
def service() -> Iterator[PushService]:
    """Run a push service."""
    with push_service() as made:
        yield made


def herald() -> Herald:
    """Return a herald that also knocks on loopback."""
    return Herald(HOME, private_webhooks=True)


async def told(house: House, *devices: Device, title: str = "Friday") -> Table:
    """Play until Bob, who has these devices, is told that it is his turn."""
    table = await two_people(house, *[device.contact for device in devices], title=title)
    table = await stake_all(house, table)
    await quiet(house)
    return table


# What is pushed


def test_a_device_is_told_whose_turn_it_is(store_url: str, crew: LongCrew, service: PushService) -> None:
    """One push, which only the device can read: whose turn, at which table, and where; nothing of the game."""
    device = service.device("/bob?key=1")

    async def story() -> None:
        async with open_house(store_url, crew, herald=herald()) as house:
            table = await told(house, device)
            (pushed,) = service.heard
            assert pushed.path == "/bob?key=1"
            assert device.read(pushed.body) == {
                "title": "Your turn · Friday",
                "body": "The example game",
                "url": f"/table/{table.id}",
                "check": f"/table/{table.id}/notice?seat=2",
            }
            assert b"Friday" not in pushed.body

    run(story())


@pytest.mark.parametrize(("language", "title"), [("fr", "À vous de jouer · Friday"), ("nl", "Jouw beurt · Friday")])
def test_a_device_is_told_in_its_language(
    sqlite_url: str, crew: LongCrew, service: PushService, language: str, title: str
) -> None:
    """Whoever asked for it is told in the language in which they asked."""
    device = service.device(language=language)

    async def story() -> None:
        async with open_house(sqlite_url, crew, herald=herald()) as house:
            await told(house, device)
            assert device.read(service.heard[0].body)["title"] == title

    run(story())


def test_nobody_else_can_read_a_push(sqlite_url: str, crew: LongCrew, service: PushService) -> None:
    """Neither another device, nor one that has the key but not the secret; and no two pushes look alike."""
    device, other = service.device(), service.device("/other")

    async def story() -> None:
        async with open_house(sqlite_url, crew, herald=herald()) as house:
            await told(house, device)
            assert house.herald.pusher is not None
            body = service.heard[0].body
            for private, auth in ((other.private, device.auth), (device.private, other.auth)):
                with pytest.raises(InvalidTag):
                    opened(body, private, auth)
            again = [house.herald.pusher.wrap(device.contact, b"same") for _ in range(2)]
            assert [opened(each, device.private, device.auth) for each in again] == [b"same", b"same"]
            assert again[0][:86] != again[1][:86]

    run(story())


def test_the_example_of_the_standard_can_be_read() -> None:
    """Our reader opens the message of RFC 8291, section 5: what it reads in these tests is what browsers read."""
    number = int.from_bytes(to_bytes("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"), "big")
    message = to_bytes(
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl"
        "7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )
    said = opened(message, ec.derive_private_key(number, CURVE), to_bytes("BTBZMqHH6r4Tts7J_aSIgg"))
    assert said == b"When I grow up, I want to be a watermelon"


# Who signs it


def test_a_push_is_signed_for_its_service(sqlite_url: str, crew: LongCrew, service: PushService) -> None:
    """The server's key, the service as its audience, the host as its subject, and valid for less than a day."""

    async def story() -> None:
        async with open_house(sqlite_url, crew, herald=herald()) as house:
            await told(house, service.device())
            assert house.herald.pusher is not None
            claims = signed(service.heard[0].headers, house.herald.pusher.public_key)
            assert (claims["aud"], claims["sub"]) == (service.origin, HOME)
            assert time.time() < claims["exp"] < time.time() + 86_400

    run(story())


def test_a_forged_signature_is_found() -> None:
    """The check of these tests refuses claims that were changed, and a key that is not the server's."""
    pusher = Pusher(new_key(), HOME)
    headers = pusher.headers(Contact("push", "https://push.example/x", key=""), "t")
    assert signed(headers, pusher.public_key)["aud"] == "https://push.example"
    with pytest.raises(AssertionError):
        signed(headers, Pusher(new_key(), HOME).public_key)
    changed = re.sub(r"\.[\w-]+\.", ".eyJhdWQiOiJ4In0.", headers["Authorization"])
    with pytest.raises(InvalidSignature):
        signed({"Authorization": changed}, pusher.public_key)


def test_a_service_keeps_one_notice_for_each_table(sqlite_url: str, crew: LongCrew, service: PushService) -> None:
    """A day at most; what is new about a table takes the place of what is old; the table's name is not told."""

    async def story() -> None:
        async with open_house(sqlite_url, crew, herald=herald()) as house:
            tables = [await told(house, service.device()) for _ in range(2)]
            await house.herald.call(house.store, tables[0], [1])
            topics = [pushed.headers["Topic"] for pushed in service.heard]
            assert topics[0] == topics[2] != topics[1]
            assert all(re.fullmatch(r"[\w-]{1,32}", topic) for topic in topics)
            assert not any(table.id in str(pushed.headers) for table in tables for pushed in service.heard)
            first = service.heard[0].headers
            assert (first["TTL"], first["Content-Encoding"], first["Urgency"]) == (str(SECONDS), "aes128gcm", "high")

    run(story())


def test_a_server_keeps_its_keys(store_url: str, crew: LongCrew) -> None:
    """Made once, for all processes and after every start; another database has other keys."""

    async def keys() -> tuple[str, str]:
        async with open_house(store_url, crew) as one, open_house(store_url, crew) as other:
            assert one.herald.pusher is not None and other.herald.pusher is not None
            assert one.herald.pusher.public_key == other.herald.pusher.public_key
            assert one.herald.secret == other.herald.secret
            return one.herald.pusher.public_key, one.herald.secret

    first = run(keys())
    assert run(keys()) == first
    assert len(to_bytes(first[0])) == 65 and first[1]
    assert new_key() != new_key()


# Who is told no more


@pytest.mark.parametrize("path", ["/gone", "/lost"])
def test_a_device_that_has_gone_is_forgotten(sqlite_url: str, crew: LongCrew, service: PushService, path: str) -> None:
    """Its push service says so: it is not tried again, and the others stay."""
    gone, other = service.device(path), service.device("/other")

    async def story() -> None:
        async with open_house(sqlite_url, crew, herald=herald()) as house:
            table = await told(house, gone, other)
            assert sorted(pushed.path for pushed in service.heard) == sorted([path, "/other"])
            assert await house.store.contacts_of(table.id, 1) == [other.contact]

    run(story())


def test_a_service_that_takes_nothing_is_tried_less_often(
    sqlite_url: str, crew: LongCrew, service: PushService, caplog: pytest.LogCaptureFixture
) -> None:
    """The device is kept and each failure logged with the status, but after some there is silence for the hour."""
    device = service.device("/busy")

    async def story() -> None:
        async with open_house(sqlite_url, crew, herald=herald()) as house:
            table = await told(house, device)
            for _ in range(MOST_AN_HOUR):
                await house.herald.call(house.store, table, [1])
            assert len(service.heard) == MOST_AN_HOUR / 4
            assert await house.store.contacts_of(table.id, 1) == [device.contact]
            assert "429" in notices(caplog)[0]

    run(story())


def test_a_service_cannot_send_us_elsewhere(sqlite_url: str, crew: LongCrew, service: PushService) -> None:
    """A redirect is not followed."""

    async def story() -> None:
        async with open_house(sqlite_url, crew, herald=herald()) as house:
            await told(house, service.device("/away"))
            assert [pushed.path for pushed in service.heard] == ["/away"]

    run(story())


def test_a_private_network_is_pushed_nothing(
    sqlite_url: str, crew: LongCrew, service: PushService, caplog: pytest.LogCaptureFixture
) -> None:
    """A push service inside the host's own network is not called, whatever name leads there."""

    async def story() -> None:
        async with open_house(sqlite_url, crew) as house:
            await told(house, service.device())
            assert service.heard == []
            assert "BadCommand" in notices(caplog)[0]

    run(story())


def test_whoever_loses_a_seat_is_told_no_more(sqlite_url: str, crew: LongCrew, service: PushService) -> None:
    """With the seat goes the device; at a rematch it moves on with its owner."""
    device = service.device()

    async def story() -> None:
        async with open_house(sqlite_url, crew, herald=herald()) as house:
            table = await two_people(house, device.contact)
            await house.open_seat(table.id, 1, "secret of the host", "open")
            assert await house.store.contacts_of(table.id, 1) == []
            table = await two_people(house, device.contact)
            await house.do(table.id, *ended())
            again = await house.rematch(Holder(table.id, (0,), host=True))
            assert await house.store.contacts_of(again, 0) == [device.contact]

    run(story())


def ended() -> tuple[Ended, str]:
    """Return the command that ends a table, with an id."""
    return Ended(), fresh_id()


# Which devices are taken


def test_good_devices_are_taken() -> None:
    """An address of a push service, with the keys of a browser."""
    Herald(HOME).check(Device("https://push.example/wpush/v2/gAAAA?x=1").contact)
    herald().check(Device("http://127.0.0.1:8080/x").contact)


@pytest.mark.parametrize(
    "address",
    [
        "",
        "http://push.example/x",
        "ftp://push.example/x",
        "https://",
        "https://push.example/ x",
        "https://push.example:0/",
        f"https://push.example/{'x' * LONGEST_PUSH}",
    ],
)
def test_what_is_no_push_service_is_refused(address: str) -> None:
    """Not encrypted, no address at all, too long."""
    with pytest.raises(BadCommand, match="cannot be sent"):
        Herald(HOME).check(Device(address).contact)


GOOD = Device("https://push.example/x").contact
POINT, AUTH = GOOD.key.split()


@pytest.mark.parametrize(
    "key",
    [
        "",
        " ",
        POINT,
        f" {AUTH}",
        f"{POINT} {AUTH[:-2]}",
        f"{POINT} {AUTH}{AUTH}",
        f"{POINT[:-4]} {AUTH}",
        f"{POINT}é {AUTH}",
        f"B{'A' * 86} {AUTH}",
        f"{AUTH} {POINT}",
    ],
    ids=[
        "empty", "blank", "no secret", "no point", "short secret", "long secret", "short point", "accents",
        "not on the curve", "swapped",
    ],
)  # fmt: skip
def test_what_is_no_key_of_a_device_is_refused(key: str) -> None:
    """Missing, cut short, not on the curve, in another writing."""
    with pytest.raises(BadCommand, match="cannot be sent"):
        Herald(HOME).check(Contact("push", GOOD.address, "en", key))
