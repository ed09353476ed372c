"""Forms that answer, over HTTP: what one as filled in would do, on pages with and without scripts, and for programs."""

from collections.abc import Iterator

import httpx
import pytest

from periplus.games import game
from periplus.kernel.action import Blank, Form
from periplus.kernel.luck import luck_from
from periplus.table.keys import Holder
from periplus.table.live import Live
from periplus.table.table import Table
from periplus.web.commands import asked_in, foretold
from periplus.web.look import Look
from periplus.web.visitor import FormData
from tests.table.hosting import people, play_on, setting, table_of
from tests.web.player import Player, forms_in, soon
from tests.web.server import Server


@pytest.fixture
def ada(server: Server) -> Iterator[Player]:
    """Somebody at the market of the example."""
    player = Player(server.home, "Ada")
    player.open_table("example", ("me", "bot:greedy"))
    player.say("act", {**asked(player, "act"), "action": choices(player)[0]})
    soon(lambda: forms_in(player.look().text, "fill"))  # once the bot has staked
    player.make_token()
    soon(lambda: player.ask("").json()["awaited"] == [0])  # once the bot has nothing more to offer
    yield player
    player.leave()


def asked(player: Player, command: str) -> dict[str, str]:
    """Return what a form of the page sends, as it is."""
    return forms_in(player.look().text, command)[0].filled()


def choices(player: Player) -> list[str]:
    """Return the actions that are listed."""
    return forms_in(player.look().text, "act")[0].values("action")


def held(player: Player) -> str:
    """Return a card in hand."""
    return next(each.split()[1] for each in choices(player) if each.startswith("offer"))


def asks_of(player: Player, more: dict[str, str], parts: bool = True) -> httpx.Response:
    """Ask what the form of an offer would do."""
    return player.say("fill", {**asked(player, "fill"), "ask": "yes", **more}, parts)


def test_a_form_says_what_it_would_do(ada: Player) -> None:
    """The answer is one part with the label; nothing changes at the table, and the form can then be sent."""
    before, card = ada.version(), held(ada)
    more = {f"give:{card}": "1", "want:salt": "2"}
    answer, decision = asks_of(ada, more), asked(ada, "fill")["decision"]
    assert answer.status_code == 200
    assert answer.text.startswith(f'<hx-partial hx-target="#foretold-0-{decision}-offer" hx-swap="innerMorph">')
    assert f"This is allowed: Offer {card} for salt, salt." in answer.text
    assert ada.version() == before
    assert ada.say("fill", {**asked(ada, "fill"), **more}).status_code == 200
    assert ada.version() > before


def test_a_form_says_what_does_not_fit(ada: Player) -> None:
    """Too much of something, or no number: the answer says so, and is no fault, as nothing was sent yet."""
    refused = asks_of(ada, {f"give:{held(ada)}": "1", "want:salt": "3", "want:wine": "1"})
    assert refused.status_code == 200 and "at most 3" in refused.text
    nonsense = asks_of(ada, {f"give:{held(ada)}": "<b>"})
    assert nonsense.status_code == 200 and "&lt;b&gt;" in nonsense.text


def test_each_form_of_a_verb_is_filled_in_as_such() -> None:
    """A game may ask for the same verb with other values, as for fleets in two lands: the page says which was meant."""
    verb = game("example").lexicon.verbs["offer"]
    forms = [Form(verb, [Blank("give", [card], 1, 1)]) for card in ("salt", "wine")]
    asked = [asked_in(forms, FormData({"verb": ["offer"], **nth})) for nth in ({}, {"nth": ["0"]}, {"nth": ["1"]})]
    assert asked == [forms[0], forms[0], forms[1]]
    assert asked_in(forms, FormData({"verb": ["offer"], "nth": ["2"]})) is None


@pytest.mark.parametrize(("language", "words"), [("en", "a set is 3 cards"), ("fr", "3 cartes"), ("nl", "3 kaarten")])
def test_a_refusal_names_its_clause(language: str, words: str) -> None:
    """Cards that are no set: why not, with a link to the clause, as other refusals have it."""
    table = play_on(table_of(setting("example", *people(2)), 3), pays_two_kinds, luck_from(3), "let")
    (seat,) = table.awaited()
    look = Look(Live(table), Holder(table.id, (seat,)), seat, language, 0.0)
    (form,) = table.state.forms(seat)
    one, other = sorted({*map(str, form.blanks[0].values)}, key=[*map(str, form.blanks[0].values)].count)[-2:]
    told = foretold(look, seat, form, FormData({f"cards:{other}": ["2"], f"cards:{one}": ["1"]}))
    assert words in told.lower()
    assert told.endswith('<a class="clause" href="/rules/example?q=X5" target="_blank">X5</a>')


def pays_two_kinds(table: Table) -> bool:
    """Say whether somebody who builds holds cards of two kinds, and two of one of them."""
    seat = table.awaited()[0]
    if table.state.step_name() != "Build" or not table.state.forms(seat):
        return False
    hand = table.state.view(seat)["hand"]
    return len(set(hand)) > 1 and max(map(hand.count, hand)) > 1


def test_a_form_that_is_not_complete_says_what_is_missing(ada: Player) -> None:
    """Gently: neither a fault nor a clause."""
    assert "Still to fill in: You give, You want." in asks_of(ada, {}).text
    assert "Still to fill in: You want." in asks_of(ada, {f"give:{held(ada)}": "1"}).text


def test_without_scripts_the_page_says_it(ada: Player) -> None:
    """The whole page comes back, with the answer at its top."""
    page = asks_of(ada, {f"give:{held(ada)}": "1", "want:salt": "2"}, parts=False).text
    assert "<!doctype" in page and "This is allowed: Offer" in page


def test_a_form_answers_its_own_seat_only(ada: Player, server: Server) -> None:
    """Nobody else is told anything; a page that is out of date gets no answer, and no complaint."""
    data = {**asked(ada, "fill"), "ask": "yes", f"give:{held(ada)}": "1", "want:salt": "2"}
    stranger = Player(server.home, "Eve")
    assert stranger.post(f"/table/{ada.table}/fill", data).status_code == 403
    assert ada.say("fill", {**data, "seat": "2"}).status_code == 403
    for stale in ({"decision": "0"}, {"verb": "build"}):
        answer = ada.say("fill", {**data, **stale})
        assert (answer.status_code, answer.text) == (200, "")


def test_programs_ask_the_same(ada: Player) -> None:
    """``describe`` answers with what is listed, with what a form would do, or with the clause; nothing is decided."""
    before, card = ada.version(), held(ada)
    listed = ada.ask("/actions").json()["actions"][0]
    assert ada.ask("/describe", {"action": listed["notation"]}).json() == listed
    told = ada.ask("/describe", {"action": {"verb": "offer", "give": [card], "want": ["salt", "salt"]}})
    assert told.status_code == 200
    assert told.json()["notation"] == f"offer {card} for salt salt"
    assert told.json()["description"]["label"]["id"] == "label-offer"
    refused = ada.ask("/describe", {"action": "accept 1"})
    assert refused.status_code == 422 and refused.json()["rule"] == "X4"
    assert ada.ask("/describe", {"action": {"verb": "offer", "give": [card]}}).status_code == 422
    assert ada.ask("/describe", {}).status_code == 400
    assert ada.version() == before
    bare = httpx.post(f"{ada.home}/api/tables/{ada.table}/describe", json={"action": "done"})
    assert bare.status_code == 401


def test_describe_is_described(server: Server) -> None:
    """The OpenAPI description has the request and its answer."""
    paths = httpx.get(f"{server.home}/api/openapi.json").json()["paths"]
    asked = paths["/api/tables/{table}/describe"]["post"]
    assert asked["requestBody"]["content"]["application/json"]["schema"]["$ref"].endswith("/Considered")
    assert asked["responses"]["200"]["content"]["application/json"]["schema"]["$ref"].endswith("/ActionInfo")
