"""Hints over HTTP: on pages with and without scripts, and for programs."""

from collections.abc import Iterator

import httpx
import pytest

from periplus.table.hint import Advice, advise, imagined
from periplus.table.keys import Holder
from periplus.table.live import Live
from periplus.version import is_compiled
from periplus.web.look import Look
from tests.table.hosting import people, setting, table_of
from tests.web.player import Player, forms_in
from tests.web.server import Server


@pytest.fixture
def ada(server: Server) -> Iterator[Player]:
    """Somebody at the example, who is asked for a stake."""
    player = Player(server.home, "Ada")
    player.open_table("example", ("me", "bot:greedy"))
    yield player
    player.leave()


def asked(player: Player) -> dict[str, str]:
    """Return what the form for a hint sends."""
    return forms_in(player.look().text, "hint")[0].filled()


def test_a_hint_comes_as_a_part(ada: Player) -> None:
    """The answer is one part: the action, a button to choose it, and nothing of the table changes."""
    before, said = ada.version() if ada.make_token() else 0, asked(ada)
    answer = ada.say("hint", said)
    assert answer.status_code == 200
    assert answer.text.startswith(f'<hx-partial hx-target="#hint-0-{said["decision"]}" hx-swap="innerMorph">')
    assert (
        "The best choices, with your chance to win:" if is_compiled() else "The best choice, worth"
    ) in answer.text and 'data-notation="stake ' in answer.text
    assert ada.say("hint", said).text == answer.text
    assert ada.version() == before


def test_a_hint_without_scripts_is_on_the_page(ada: Player) -> None:
    """The whole page comes back with the hint below the choices, and no button that needs a script."""
    page = ada.say("hint", asked(ada), parts=False).text
    assert "<!doctype" in page and "The best choice" in page
    assert 'class="pick"' not in page and forms_in(page, "act")


def test_a_hint_for_a_former_decision_is_refused(ada: Player) -> None:
    """Whoever asks about what has been decided is told so."""
    said = asked(ada)
    action = forms_in(ada.look().text, "act")[0].values("action")[0]
    ada.say("act", {**said, "action": action})
    assert ada.say("hint", said).status_code == 409


def test_a_table_without_hints(server: Server) -> None:
    """It has no form for them, and says why it gives none, to people and to programs."""
    host = Player(server.home, "Ada")
    host.open_table("example", ("me", "bot:greedy"), hints="no")
    assert forms_in(host.look().text, "hint") == []
    answer = host.say("hint", {"seat": "1", "decision": "0"})
    assert answer.status_code == 422 and "This table is played without hints" in answer.text
    host.make_token()
    assert host.ask("/hint").json()["error"] == "error-table-no-hints"
    host.leave()


def test_programs_get_hints(server: Server) -> None:
    """A seat that is asked gets actions, best first, each with reasons that add up; one that is not gets 409."""
    seats = [{"kind": "me"}] * 3
    made = httpx.post(f"{server.home}/api/tables", json={"game": "neptun", "seats": seats}).json()
    path = f"{server.home}/api/tables/{made['table']}"
    answers = [
        httpx.get(f"{path}/hint", headers={"Authorization": f"Bearer {token}"}) for token in made["tokens"].values()
    ]
    assert sorted(answer.status_code for answer in answers) == [200, 409, 409]
    told = next(answer.json() for answer in answers if answer.status_code == 200)
    assert told["decision"] == 0 and told["actions"][0]["action"]["notation"] == "reveal"
    for each in told["actions"]:
        assert sum(reason["worth"] for reason in each["reasons"]) == pytest.approx(each["worth"])
    looker = httpx.get(f"{path}/hint", headers={"Authorization": f"Bearer {made['watch']}"})
    assert looker.json()["error"] == "error-api-no-seat"
    refused = {"game": "neptun", "seats": seats, "hints": False}
    quiet = httpx.post(f"{server.home}/api/tables", json=refused).json()
    answer = httpx.get(
        f"{server.home}/api/tables/{quiet['table']}/hint", headers={"Authorization": f"Bearer {quiet['host']}"}
    )
    assert answer.json()["error"] == "error-table-no-hints"


@pytest.mark.parametrize(
    ("language", "words", "comma"),
    [("en", "what might be there", "."), ("fr", "moyenne", ","), ("nl", "gemiddeld", ",")],
)
def test_hints_are_told_in_the_language(language: str, words: str, comma: str) -> None:
    """Worths have a sign and one decimal, as the language writes it."""
    table = table_of(setting("neptun", *people(3)))
    seat = table.awaited()[0]
    look = Look(Live(table), Holder(table.id, (seat,)), seat, language, 0.0)
    (best,) = [look.hint(seat, each) for each in advise(imagined(table, seat, 0), seat)]
    assert best.choice.notation == "reveal" and words in best.reasons[0][0]
    assert best.worth[0] == "+" and best.worth[-2] == comma
    assert best.chance is None
    assert look.hint(seat, Advice(table.game.parse("reveal"), 1.0, [], 0.426)).chance == 43
    assert [look.worth(points) for points in (-1.26, 0.04, -0.04)] == [f"−1{comma}3", f"0{comma}0", f"0{comma}0"]
