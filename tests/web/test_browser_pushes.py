"""A page that was kept up to date by what was pushed holds what a page that is loaded anew holds."""

from typing import Any

import pytest

from tests.web.browser import Guest, Visit
from tests.web.server import Server

pytestmark = pytest.mark.once

DECIDE = """async () => {
    const form = document.querySelector("#choice form.choices"), data = new FormData(form ?? undefined);
    const offered = [...document.querySelectorAll("#choice [name=action][type=radio]")].map((each) => each.value);
    if (!offered.length) return false;
    const wished = ["serve", "build", "take", "sail", "pass"];
    const found = wished.map((verb) => offered.find((each) => each.includes(verb))).filter(Boolean);
    data.set("action", found[Number(data.get("decision")) % found.length] ?? offered[0]);
    const answer = await fetch(form.getAttribute("action"), {
        method: "POST", body: new URLSearchParams(data), headers: { "HX-Request": "true", "X-Streaming": "yes" },
    });
    return answer.ok;
}"""
"""Takes a decision without touching the page: only what is pushed will tell."""
TALK = """async () => {
    const form = document.querySelector("#chat-form form"), data = new FormData(form);
    data.set("text", `so many: ${data.get("command")}`);
    const how = { method: "POST", body: new URLSearchParams(data), headers: { "HX-Request": "true" } };
    await fetch(form.getAttribute("action"), how);
}"""
"""Says something without touching the page."""
HELD = """async () => {
    const own = ["class", "style", "open", "tabindex"];
    const mine = ["lit", "fits", "picked", "hinted", "htmx-added", "htmx-settling"]; // what scripts do to a page
    function plain(node) {
        if (node.nodeType === Node.TEXT_NODE) return node.data.trim() ? [node.data.trim()] : [];
        if (node.nodeType !== Node.ELEMENT_NODE || node.matches(".likeness, #zoom")) return [];
        if (node.matches("#tip")) return ["tip"];
        const told = [...node.attributes].filter(({ name }) => !own.includes(name) && !name.startsWith("data-htmx"));
        const classes = [...node.classList].filter((each) => !mine.includes(each)).join(" ");
        const attributes = told.map(({ name, value }) => `${name}=${value}`).sort();
        return [[node.namespaceURI, node.localName, classes, attributes, [...node.childNodes].flatMap(plain)]];
    }
    const anew = new DOMParser().parseFromString(await (await fetch(location.pathname)).text(), "text/html");
    const parts = ["status", "desk", "people", "board", "log", "chat", "course", "pace"];
    const of = (page) => Object.fromEntries(parts.map((id) => [id, plain(page.getElementById(id))]));
    return [of(document), of(anew)];
}"""
"""What the page holds, and what it would hold if it were loaded now."""
SAME = f"""async () => {{
    const [kept, anew] = await ({HELD})();
    return JSON.stringify(kept) === JSON.stringify(anew);
}}"""


def decide(guest: Guest) -> None:
    """Take a decision, if one is asked for now."""
    number = guest.number()
    if guest.page.evaluate(DECIDE):
        guest.await_after(number)


def differences(kept: Any, anew: Any, where: str = "") -> list[str]:
    """Return where two pages differ."""
    if kept == anew:
        return []
    if not isinstance(kept, list) or not isinstance(anew, list) or len(kept) != len(anew):
        return [f"{where}: {str(kept)[:600]} != {str(anew)[:600]}"]
    return [
        each
        for at, (one, two) in enumerate(zip(kept, anew, strict=True))
        for each in differences(one, two, f"{where}/{at}")
    ]


@pytest.mark.parametrize(("game", "seats"), [("neptun", 4), ("mare_nostrum", 3), ("parthenon", 3)])
def test_a_page_kept_open_is_the_page_loaded_anew(server: Server, visit: Visit, game: str, seats: int) -> None:
    """After every few decisions, for a player and for a spectator, down to the last attribute; nothing is reloaded."""
    ann, wim = visit(server), visit(server)
    ann.open_table(game, ("me", *("bot:random",) * (seats - 1)))
    wim.go(ann.page.locator("#host input.link").first.input_value())
    wim.page.locator("main form button.primary").click()
    wim.page.wait_for_url(f"**{ann.path}")
    for guest in (ann, wim):
        guest.page.evaluate("() => { document.body.dataset.kept = 'yes' }")
    for _ in range(8):
        for _ in range(5):
            if ann.await_turn():
                decide(ann)
        ann.page.evaluate(TALK)
        for guest in (ann, wim):
            check_same(guest)
    assert ann.page.evaluate("document.body.dataset.kept") == wim.page.evaluate("document.body.dataset.kept") == "yes"
    assert ann.number() > 20


def check_same(guest: Guest) -> None:
    """Check that the page holds what it would hold if it were loaded now; a push may be on its way."""
    for _ in range(50):
        if guest.page.evaluate(SAME):
            return
        guest.page.wait_for_timeout(100)
    kept, anew = guest.page.evaluate(HELD)
    assert not [each for name in kept for each in differences(kept[name], anew[name], name)]
