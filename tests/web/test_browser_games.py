"""A whole game of every kind in a real browser, to its end, by mouse."""

import re

import pytest
from playwright.sync_api import Locator, expect

from periplus.games import game
from tests.web.browser import Guest, Visit, begins
from tests.web.hands import hands_at
from tests.web.server import Server
from tests.web.test_axe import findings
from tests.web.test_browser_mare_nostrum import sit_down

pytestmark = pytest.mark.compiled

MARE_NOSTRUM, PARTHENON = game("mare_nostrum"), game("parthenon")


def test_a_whole_game_of_the_example_by_clicks(server: Server, visit: Visit) -> None:
    """Stake, fill in an offer, trade, build, and see at the end who won and where points came from."""
    ann = visit(server)
    ann.fill_in_table(title="Harbour night")
    expect(ann.page).to_have_title("● Your turn · Harbour night · Periplus")
    expect(ann.prompt).to_have_text("Place a card face down as your stake.")
    expect(ann.page.locator("#choice .proof")).to_have_count(0)

    ann.play_on(begins("offer"))
    number, held = ann.number(), next(each.split()[1] for each in ann.offered() if each.startswith("offer"))
    wanted = "salt" if held == "wine" else "wine"
    ann.page.get_by_text("Your own way: Make an offer").click()
    form = ann.page.locator("#choice form.fill")
    form.locator(f'input[name="give:{held}"]').fill("1")
    form.locator(f'input[name="want:{wanted}"]').fill("2")
    form.get_by_role("button", name="Confirm").click()
    ann.await_after(number)
    expect(ann.log.filter(has_text=f"Ann offers {held} for {wanted}, {wanted}.")).to_have_count(1)

    assert not ann.play_on(first=("build", "peek", "done", "withdraw"))
    expect(ann.page).to_have_title("Harbour night · Periplus")
    names = ann.page.locator("#people .name").all_text_contents()
    assert names[0] == "Ann" and len(set(names)) == 2
    expect(ann.page.locator("#choice .over h2").first).to_contain_text(re.compile("|".join(names)))
    standings = ann.page.locator("table.standings")
    expect(standings.locator("thead th")).to_have_text(["Rank", "Player", "Score", "Points"])
    rows = [row.locator("td, th").all_inner_texts() for row in standings.locator("tbody tr").all()]
    assert len(rows) == 2 and rows[0][0] == "1"
    assert all(score == points for _, _, score, points in rows)
    assert {name.strip() for _, name, _, _ in rows} == set(names)


def test_a_whole_game_of_neptun_with_one_click_for_a_decision(server: Server, visit: Visit) -> None:
    """Three rounds of Neptun against two bots; the click that picks the last part decides, if one wants it so."""
    ann = visit(server)
    ann.fill_in_table("neptun", ("me", "bot:greedy", "bot:greedy"))
    assert ann.await_turn()
    ann.choose_first()
    assert ann.await_turn()
    ann.draw_out("menu").get_by_label("Decide with one click").check()
    ann.put_away()
    decisions = 1
    while ann.await_turn():
        number = ann.number()
        pick_at_once(ann, number)
        ann.await_after(number)
        decisions += 1
    assert decisions >= 30
    expect(ann.prompt).to_contain_text("The game is over.")
    expect(ann.page.locator("table.standings tbody tr")).to_have_count(3)
    headings = ann.page.locator("table.standings thead th").all_inner_texts()
    assert headings[3:] == ["Hispania", "Italia", "Graecia", "Asia Minor", "Africa", "Gold temple", "Bonus tiles"]
    rows = [row.locator("td, th").all_inner_texts() for row in ann.page.locator("table.standings tbody tr").all()]
    assert all(int(row[2]) == sum(map(int, row[3:])) for row in rows)


def pick_at_once(guest: Guest, number: int) -> None:
    """Pick the first entry of each part until the decision is taken; what is forced has a button of its own."""
    entries = f"#act-0-{number}:has(#confirm:disabled) .part.open .entry"
    if guest.page.locator(f"#act-0-{number} #confirm").is_enabled():
        guest.page.locator("#confirm").click()
    while guest.page.locator(entries).count():
        guest.page.locator(entries).first.click()


def fill_in(guest: Guest, notation: str) -> None:
    """Say with a form what the list says, too: pick names, and count what there are several of."""
    number, told = guest.number(), MARE_NOSTRUM.parse(notation).to_json()
    form = guest.page.locator(f"#form-0-{number}-{told.pop('verb')}")
    form.locator("summary").click()
    for name, value in told.items():
        if isinstance(value, list):
            take(form, name, [str(each) for each in value])
        elif form.locator(f'select[name="{name}"]').count():
            form.locator(f'select[name="{name}"]').select_option(str(value))
        else:
            form.locator(f'[type=radio][name="{name}"][value="{value}"]').check()
    form.get_by_role("button", name="Confirm").click()
    guest.await_after(number)


def take(form: Locator, name: str, values: list[str]) -> None:
    """Tick what comes once, or count what there are several of."""
    ticks = form.locator(f'input[type=checkbox][name="{name}"]')
    if ticks.count():
        for each in values:
            form.locator(f'input[name="{name}"][value="{each}"]').check()
        return
    for each in values:
        stepper(form, name, each).get_by_role("button", name="More").click()
    expect(form.locator(".sum")).to_have_text(f"= {len(values)}")


def stepper(form: Locator, name: str, value: str) -> Locator:
    """Return the counter of a value."""
    return form.locator(".count").filter(has=form.page.locator(f'input[name="{name}:{value}"]'))


def decide(guest: Guest, used: set[str]) -> None:
    """Use each form once, and see to a legion that can move; else pick what is done soonest."""
    offered = guest.offered()
    for verb in {"offer", "build", "move"} - used:
        listed = [each for each in offered if each.startswith(verb) and is_plain(each)]
        if listed and guest.page.locator(f"#choice form.fill input[value={verb}]").count():
            used.add(verb)
            fill_in(guest, listed[0])
            return
    recruits = [each for each in offered if each.startswith("build legion") and "move" not in used]
    guest.say_what([*recruits, *[each for each in offered if each == "done"], *offered][0])


def is_plain(notation: str) -> bool:
    """Say whether an action is one of those that the game is steered to: a legion is built, and one unit moves."""
    return notation.startswith(("offer", "build legion", "move 1 "))


def test_a_whole_game_of_mare_nostrum(server: Server, visit: Visit) -> None:
    """A person and four bots play to the end of the last turn: by the list, and by a form of every kind."""
    ann = visit(server)
    sit_down(ann)
    used: set[str] = set()
    while ann.await_turn():
        if ann.offered():  # a push may have come between
            decide(ann, used)
    assert used == {"offer", "build", "move"}
    expect(ann.prompt).to_contain_text("The game is over.")
    standings = ann.page.locator("table.standings")
    expect(standings.locator("thead th")).to_have_text(["Rank", "Player", "Score", "Heroes", "Wonders"])
    rows = [row.locator("td, th").all_inner_texts() for row in standings.locator("tbody tr").all()]
    assert len(rows) == 5 and all(int(row[2]) == int(row[3]) + int(row[4]) for row in rows)
    over = ann.path
    for path in (over, f"{over}/log", f"{over}/replay?at=30", f"{over}/words"):
        ann.go(path)
        assert findings(ann) == []
    ann.go(f"{over}/replay?at=30")
    expect(ann.page.locator("#past")).to_contain_text("Your cards")
    ann.page.locator("#later").click()
    expect(ann.page.locator("#past strong").first).to_have_text(re.compile("31 of "))


def take_first(guest: Guest, verbs: tuple[str, ...]) -> None:
    """Do what begins with one of some verbs, or else the first that is offered: by the list, or at a desk."""
    number, offered = guest.number(), guest.offered()
    wished = [each for verb in verbs for each in offered if each.startswith(verb)]
    for _ in hands_at(guest).take(PARTHENON.parse((wished or offered)[0])):
        pass
    guest.await_after(number)


def test_a_whole_game_of_parthenon(server: Server, visit: Visit) -> None:
    """A year of four seasons against two bots: launch at the desk, build, vote, and see where points come from."""
    ann = visit(server)
    ann.fill_in_table("parthenon", ("me", "bot:greedy", "bot:greedy"), options={"years": "1"})
    while ann.await_turn():
        if ann.offered():  # a push may have come between
            take_first(ann, ("launch", "reveal", "plan", "build", "raise"))
    expect(ann.prompt).to_contain_text("The game is over.")
    standings = ann.page.locator("table.standings")
    sources = ["Villages", "Workshops", "Acropolis structures", "Completed wonders"]
    expect(standings.locator("thead th")).to_have_text(["Rank", "Player", "Score", *sources])
    rows = [row.locator("td, th").all_inner_texts() for row in standings.locator("tbody tr").all()]
    assert len(rows) == 3 and all(int(row[2]) == sum(map(int, row[3:])) for row in rows)
    assert any("Ann" in row[1] and int(row[3]) > 2 for row in rows)  # it began with two villages
    over = ann.path
    for path in (over, f"{over}/log", f"{over}/replay?at=30", f"{over}/words"):
        ann.go(path)
        assert findings(ann) == []
