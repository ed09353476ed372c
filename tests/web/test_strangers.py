"""Strangers over HTTP: what the lobby and profiles tell nobody, what a ban forbids, and what nobody may send."""

import json
import re
from collections.abc import Iterator

import pytest
from sqlalchemy import select

from periplus.table.keys import hash_of
from periplus.table.schema import accounts
from periplus.web.app import MODULES
from tests.table.test_notices import PostOffice
from tests.web.player import HTMX, SAME, Player, Stream, log_of, run_store
from tests.web.server import PublicServer
from tests.web.test_accounts import make_account
from tests.web.test_browser_peace import host_link

pytestmark = pytest.mark.once

PUBLIC = {"public": "yes", "watched": "yes"}
MARKUP = "<b>Ada</b>"


@pytest.fixture
def eve(mailing: PublicServer) -> Iterator[Player]:
    """A stranger."""
    player = Player(mailing.home, "Eve")
    yield player
    player.leave()


def somebody(mailing: PublicServer, post: PostOffice, name: str) -> Player:
    """Return somebody with an account."""
    player = Player(mailing.home, name)
    make_account(player, post, name, f"{name.lower()}@example.org")
    return player


def moderator(mailing: PublicServer) -> Player:
    """Return somebody who moderates."""
    player = Player(mailing.home, "Eunomia")
    assert player.post(host_link(mailing).removeprefix(mailing.home), {}, parts=False).status_code == 303
    return player


def token_of(player: Player) -> str:
    """Make a token with which a program acts for an account."""
    (token,) = re.findall(r'readonly value="([^"]+)"', player.post("/account/token", {}, parts=False).text)
    return str(token)


# What nobody is told


def test_the_lobby_and_profiles_keep_secrets(mailing: PublicServer, post: PostOffice, eve: Player) -> None:
    """Every byte a stranger gets while others play: no key, no address, no account's id, no seed, no table by link."""
    ada, bob, friend = (somebody(mailing, post, name) for name in ("Calliope", "Erato", "Thalia"))
    ada.open_table("neptun", ("me", "open", "bot:greedy"), title="Parnassus", **PUBLIC)
    friend.open_table("neptun", ("me", "open", "bot:greedy"), title="Hidden cove")
    streams = [Stream(mailing.home, path, {"Cookie": f"periplus={eve.secret}"}) for path in LOOKS[:2]]
    assert bob.post(f"/lobby/{ada.table}", {}, parts=False).status_code == 303
    bob.table, bob.seats = ada.table, (1,)
    for player in (ada, bob, friend):
        player.make_token()
    links = [*friend.invitations(), friend.watch_link(), ada.watch_link()]
    for number in range(12):
        for player in (ada, bob):
            player.move()
        if number % 4 == 0:
            look_around(eve, ada.table)
    for stream in streams:
        stream.wait(lambda stream: "Parnassus" in stream.text)
        stream.stop()
    ids = run_store(
        mailing.db, lambda store: store.read(select(accounts.c.id, accounts.c.mailbox, accounts.c.recovery))
    )
    made = [log_of(mailing.db, player.table)[0].what for player in (ada, friend)]
    words = {str(word) for row in ids for word in row} | {link.rpartition("/")[2] for link in links}
    words |= {getattr(what, part) for what in made for part in ("seed", "salt")}
    words |= {word for each in (ada, bob, friend) for word in (each.secret, hash_of(each.secret), each.token)}
    words |= {friend.table, "Hidden cove", "@example.org"}
    told = [each.bytes for each in eve.heard if each.path.startswith(("/lobby", "/player", "/api", "/"))]
    told += [stream.text for stream in streams]
    assert all("Parnassus" in page for page in (eve.get("/lobby").text, eve.get("/").text, eve.get("/api/lobby").text))
    assert [(word, page[:80]) for page in told for word in words if word in page] == []
    ada.say("end", {})
    for player in (ada, bob, friend):
        player.leave()


LOOKS = ("/lobby/stream", "/lobby/stream?door=yes", "/", "/lobby", "/api/lobby")


def look_around(eve: Player, table: str) -> None:
    """Ask for everything that strangers may see."""
    for path in (
        *LOOKS[2:], "/player/Calliope", "/player/Thalia", "/api/players/Calliope", "/api/players/Thalia",
        f"/lobby/{table}/board-light.svg", f"/table/{table}", f"/table/{table}/people", f"/table/{table}/log",
    ):  # fmt: skip
        assert eve.get(path).status_code == 200, path


def test_an_address_gives_no_account_away(mailing: PublicServer, post: PostOffice, eve: Player) -> None:
    """Whoever asks for a link is told the same, whether there is an account or not."""
    somebody(mailing, post, "Urania").leave()
    told = [eve.post("/sign-in/mail", {"address": f"{name}@example.org"}, parts=False) for name in ("urania", "nobody")]
    pages = [answer.text.replace("urania@", "@").replace("nobody@", "@") for answer in told]
    assert pages[0] == pages[1] and {answer.status_code for answer in told} == {200}


def test_names_and_words_are_never_markup(mailing: PublicServer, eve: Player) -> None:
    """In the lobby, at the door, at a table, in a report and on moderators' pages they are shown as they are."""
    host = Player(mailing.home, "Ada")
    name = MARKUP
    host.open_table("example", ("me", "open"), title="<i>T</i>", **PUBLIC, **{"name-0": name})
    assert eve.post(f"/table/{host.table}/people/1/report", {"kind": "name", "words": "<u>x</u>"}).status_code == 200
    keeper = moderator(mailing)
    pages = [
        eve.get("/lobby").text, eve.get("/").text, eve.get(f"/table/{host.table}").text,
        eve.get(f"/table/{host.table}/people").text, keeper.get("/host").text,
        keeper.get(f"/host/table/{host.table}").text,
    ]  # fmt: skip
    for page in pages:
        assert "&lt;b&gt;Ada" in page and not re.search("<b>Ada|<i>T|<u>x", page)
    host.say("end", {})
    host.leave()
    keeper.leave()


# What other sites and programs cannot do


def test_no_other_site_sends_anything(eve: Player) -> None:
    """Whatever can be sent to a page is refused when it comes from elsewhere, to people who may not know it as well."""
    paths = {
        re.sub(r"\{[^}]+\}", "1", str(path))
        for module in MODULES for route in module.ROUTES for path in route.paths
        if "POST" in {str(getattr(each, "value", each)) for each in route.http_methods}
    }  # fmt: skip
    paths = {path for path in paths if not path.startswith("/stop/")}  # which mail programs send by themselves
    assert {"/account/delete", "/sign-in/passkey", "/host/lift", "/lobby/1", "/player/1/block"} <= paths
    for path in sorted(paths):
        assert eve.client.post(path, headers={"Sec-Fetch-Site": "cross-site"}).status_code == 403, path
        assert eve.client.post(path, headers={"Sec-Fetch-Site": "same-site"}).status_code == 403, path


def test_no_program_has_a_token_that_could_be_guessed(mailing: PublicServer, eve: Player) -> None:
    """A table is opened, joined and sat down at with a long token or none."""
    seats = [{"kind": "me"}, {"kind": "open"}]
    ask = {"game": "example", "seats": seats, "public": True}
    short = {"Authorization": "Bearer x"}
    assert eve.client.post("/api/tables", json=ask, headers=short).status_code == 422
    made = eve.client.post("/api/tables", json=ask).json()
    lobby = f"/api/lobby/{made['table']}"
    assert eve.client.post(lobby, json={"name": "X"}, headers=short).status_code == 422
    assert eve.client.post(lobby, json={"name": "X", "token": "short"}).status_code == 422
    host = {"Authorization": f"Bearer {made['host']}"}
    assert eve.client.post(f"/api/tables/{made['table']}/end", headers=host).status_code == 200


def test_what_can_be_done_about_somebody(mailing: PublicServer, eve: Player) -> None:
    """Block and report: what else is asked does nothing."""
    host = Player(mailing.home, "Ada")
    host.open_table("example", ("me", "open"), **PUBLIC)
    assert eve.post(f"/table/{host.table}/people/1/admire", {"kind": "name"}).status_code == 404
    assert eve.post(f"/table/{host.table}/people/9/report", {"kind": "name"}).status_code in (404, 422)
    host.say("end", {})
    host.leave()


# What a ban forbids


def test_a_ban_holds_everywhere(mailing: PublicServer, post: PostOffice) -> None:
    """On pages and for programs, signed in or out; looking on, one's own data and leaving stay. Then it is lifted."""
    host, rogue, keeper = Player(mailing.home, "Ada"), somebody(mailing, post, "Rogue"), moderator(mailing)
    host.open_table("neptun", ("me", "open", "open"), **PUBLIC)
    assert rogue.post(f"/lobby/{host.table}", {}, parts=False).status_code == 303
    rogue.table, rogue.seats = host.table, (1,)
    program = {"Authorization": f"Bearer {token_of(rogue)}"}
    invitation = host.invitations()[0]
    found = keeper.get("/host?name=rogue").text
    (owner,) = re.findall(r'/host/owner/([0-9a-f]{64})"', found)
    refused = keeper.post(f"/host/owner/{owner}/ban", {"days": "7", "why": ""}, parts=False)
    assert refused.status_code == 422  # why, has to be said
    assert keeper.post(f"/host/owner/{owner}/ban", {"days": "7", "why": "rude"}, parts=False).status_code == 303
    paths = ["/new", "/play-now", "/account/name", "/account/mail", "/account/token", "/account/link", invitation]
    paths += [f"/table/{host.table}/{what}" for what in ("say", "act", "people/1/report", "name")]
    paths += [f"/lobby/{host.table}"]

    def refusals() -> set[int]:
        asked = [rogue.client.post(path, data={"name": "Rogue", "text": "x"}).status_code for path in paths]
        api = {"game": "example", "seats": [{"kind": "me"}, {"kind": "open"}]}
        join = {"invitation": invitation.rpartition("/")[2], "name": "R", "token": program["Authorization"][7:]}
        for path, data in (("/api/tables", api), (f"/api/lobby/{host.table}", {}), ("/api/join", join)):
            asked.append(rogue.client.post(path, json=data, headers=program).status_code)
        asked.append(
            rogue.client.post(f"/api/tables/{host.table}/say", json={"text": "x"}, headers=program).status_code
        )
        return {*asked}

    assert refusals() == {403}
    assert rogue.client.post("/new", headers=HTMX).status_code == 403
    assert (
        rogue.get("/account").status_code == rogue.look().status_code == rogue.get("/rules/neptun").status_code == 200
    )
    assert rogue.post("/account/export", {}, parts=False).status_code == 200
    assert rogue.post("/account/sign-out", {}, parts=False).status_code == 303
    assert rogue.get("/lobby").status_code == rogue.client.post("/new").status_code == 403  # on this device, too
    keeper.post("/host/lift", {"hash": owner, "why": "sorry"}, parts=False)
    assert rogue.get("/lobby").status_code == 200
    acts = re.findall(r"<td>([^<]*)</td><td><bdi>Rogue[^<]*</bdi></td><td>([^<]*)</td>", keeper.get("/host").text)
    assert {why for _, why in acts} == {"rude", "sorry"} and len(acts) >= 4
    host.say("end", {})
    for player in (host, rogue, keeper):
        player.leave()


def test_tables_by_link_are_not_for_moderators(mailing: PublicServer) -> None:
    """They cannot look at one, or do anything there, even if they know its address."""
    host, keeper = Player(mailing.home, "Ada"), moderator(mailing)
    host.open_table("example", ("me", "open"))
    page = f"/host/table/{host.table}"
    assert keeper.get(page).status_code == 404
    for command in ("close", "name", "remark"):
        answer = keeper.post(f"{page}/{command}", {"why": "x", "seat": "1", "at": "1", "name": "Ada"}, parts=False)
        assert answer.status_code == 404
    assert len(log_of(mailing.db, host.table)) == 1
    host.leave()
    keeper.leave()


def test_a_report_is_closed_with_a_word(mailing: PublicServer, eve: Player) -> None:
    """Without saying what was done it stays open, so that every act is noted."""
    host, keeper = Player(mailing.home, "Ada"), moderator(mailing)
    host.open_table("example", ("me", "open"), **PUBLIC)
    eve.post(f"/table/{host.table}/people/1/report", {"kind": "name", "words": "odd indeed"})
    before = keeper.get("/host").text
    (number,) = re.findall(r"odd indeed.*?/host/report/(\d+)", before, re.DOTALL)
    assert keeper.post(f"/host/report/{number}", {"why": " "}, parts=False).status_code == 422
    assert "odd indeed" in keeper.get("/host").text
    assert keeper.post(f"/host/report/{number}", {"why": "seen"}, parts=False).status_code == 303
    after = keeper.get("/host").text
    assert "odd indeed" not in after and "seen" in after
    host.say("end", {})
    host.leave()
    keeper.leave()


def test_what_programs_find(mailing: PublicServer, post: PostOffice) -> None:
    """An open table, a seat under the name of the account, and a player's page as data."""
    host, ada = Player(mailing.home, "Host"), somebody(mailing, post, "Melpomene")
    host.open_table("neptun", ("me", "open", "open"), title="Agora", **PUBLIC, **{"name-0": "Clio"})
    program = {"Authorization": f"Bearer {token_of(ada)}"}
    (listed,) = [each for each in ada.client.get("/api/lobby").json() if each["title"] == "Agora"]
    assert listed["table"] == host.table and listed["public"] and [each["holder"] for each in listed["seats"]] == [
        "person", "open", "open",
    ]  # fmt: skip
    sat = ada.client.post(f"/api/lobby/{host.table}", json={}, headers=program)
    assert sat.status_code == 201 and sat.json()["seat"] == 1
    again = ada.client.post(f"/api/lobby/{host.table}", json={}, headers=program)
    assert again.json()["seat"] == 1
    seats = next(each for each in ada.client.get("/api/lobby").json() if each["title"] == "Agora")["seats"]
    assert seats[1] == {"holder": "person", "name": "Melpomene", "account": "Melpomene"}
    told = json.loads(ada.client.get("/api/players/melpomene").text)
    assert told["name"] == "Melpomene" and told["results"] == []
    assert ada.client.get("/api/players/nobody at all", headers=SAME).status_code == 404
    host.say("end", {})
    host.leave()
    ada.leave()
