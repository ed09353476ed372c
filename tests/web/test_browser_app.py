"""Periplus as an app in a real browser: the worker, the page without a connection, the offer to install, notices."""

import json
import signal

import pytest
from playwright.sync_api import CDPSession, expect

from tests.table.devices import Device
from tests.web.browser import Guest, Visit, no_sideways
from tests.web.server import Server
from tests.web.test_axe import findings

pytestmark = pytest.mark.once

NO_NETWORK = "ERR_|Failed to (load|fetch)|network error"
HELD = """async () => {
  const found = {};
  for (const name of await caches.keys()) {
    found[name] = (await (await caches.open(name)).keys()).map((each) => each.url.replace(location.origin, ""));
  }
  return found;
}"""


def await_worker(guest: Guest) -> None:
    """Wait until the worker is in charge of the page."""
    guest.page.wait_for_function("() => navigator.serviceWorker.controller?.state === 'activated'")


def held(guest: Guest) -> dict[str, list[str]]:
    """Return what the browser holds for the worker, by the name of the cache."""
    found: dict[str, list[str]] = guest.page.evaluate(HELD)
    return found


# The worker


def test_the_worker_holds_the_shell_and_no_table(server: Server, visit: Visit) -> None:
    """One cache with files and the page without a connection; a whole game adds nothing to it."""
    ann = visit(server)
    ann.go("/")
    await_worker(ann)
    ((name, files),) = held(ann).items()
    assert "/offline" in files and all(each == "/offline" or "?v=" in each for each in files)
    ann.open_table()
    ann.play_on(first=("done",))
    ann.page.reload()
    assert held(ann) == {name: files}
    assert not any("/table" in each or "/api" in each for each in files)


@pytest.mark.parametrize(
    ("language", "said", "again"),
    [("en", "No connection", "Try again"), ("fr", "Pas de connexion", "Réessayer"), ("nl", "Geen", "Opnieuw")],
)
def test_without_a_server_there_is_a_page_that_goes_on(
    own_server: Server, visit: Visit, language: str, said: str, again: str
) -> None:
    """A table that was open is not shown from memory; when the server is back, the page is the table again."""
    ann = visit(own_server, locale=language)
    ann.expect_complaint(NO_NETWORK)
    table = ann.open_table(title="Friday")
    await_worker(ann)
    own_server.stop(signal.SIGKILL)
    for path in (table, "/"):
        ann.go(path)
        expect(ann.page.get_by_role("heading")).to_contain_text(said)
        assert "Friday" not in ann.page.content()
        assert ann.page.locator("#table").count() == 0
    ann.go(table)
    assert findings(ann) == []
    no_sideways(ann)
    ann.page.get_by_role("link", name=again).click()
    expect(ann.page.get_by_role("heading")).to_contain_text(said)
    assert ann.path == table
    own_server.start()
    expect(ann.page.locator("#table")).to_be_visible()


def test_another_version_takes_the_place_of_the_old_one(server: Server, visit: Visit) -> None:
    """Another language makes another worker: its cache is the only one, and what others left behind is deleted."""
    ann = visit(server, locale="en")
    ann.go("/")
    await_worker(ann)
    (before,) = held(ann)
    ann.page.evaluate("caches.open('periplus-of-long-ago')")
    ann.page.locator("button[name=language][value=nl]").click()
    after = before
    while after == before:
        ann.page.wait_for_timeout(50)
        names: list[str] = ann.page.evaluate("caches.keys()")
        after = names[0] if len(names) == 1 else before
    assert all("?v=" in each or each == "/offline" for each in held(ann)[after])
    assert after != "periplus-of-long-ago"


def test_commands_pass_the_worker_by(server: Server, visit: Visit) -> None:
    """A form that another site sends is refused as ever, though the worker is in charge of our pages."""
    ann = visit(server)
    ann.expect_complaint("403")
    ann.go("/")
    await_worker(ann)
    ann.page.goto(f"data:text/html,<form method=post action={server.home}/play-now><button name=game value=example>x")
    ann.page.get_by_role("button").click()
    expect(ann.page.locator("main")).to_contain_text("came from another site")


# The offer to install

OFFER = """() => {
  const event = new Event("beforeinstallprompt", { cancelable: true });
  event.prompt = () => { window.prompted = (window.prompted ?? 0) + 1; };
  dispatchEvent(event);
  return event.defaultPrevented;
}"""


def test_the_offer_to_install_is_quiet_and_can_be_declined(server: Server, visit: Visit) -> None:
    """It is not there unless the browser offers it; one button asks the browser, the other one ends it for good."""
    ann = visit(server)
    ann.go("/")
    offer = ann.page.locator("#install")
    expect(offer).to_be_hidden()
    assert ann.page.evaluate(OFFER)
    ann.page.get_by_role("button", name="Install as an app").click()
    expect(offer).to_be_hidden()
    assert ann.page.evaluate("window.prompted") == 1
    ann.page.evaluate(OFFER)
    assert findings(ann) == []
    ann.page.get_by_role("button", name="Don’t offer this again").click()
    expect(offer).to_be_hidden()
    ann.page.reload()
    ann.page.evaluate(OFFER)
    expect(offer).to_be_hidden()
    assert ann.page.evaluate("window.prompted") is None


# Notices on this device

STUB = """(given) => {
  let held = null;
  const subscription = {
    endpoint: given.endpoint,
    options: {},
    toJSON: () => ({ endpoint: given.endpoint, keys: { p256dh: given.p256dh, auth: given.auth } }),
    unsubscribe: async () => { held = null; return true; },
  };
  PushManager.prototype.getSubscription = async () => held;
  PushManager.prototype.subscribe = async (options) => {
    window.asked = { visible: options.userVisibleOnly, key: [...options.applicationServerKey] };
    if (given.fails) throw new DOMException("no", "AbortError");
    subscription.options.applicationServerKey = options.applicationServerKey.buffer;
    held = subscription;
    return held;
  };
  Notification.requestPermission = async () => { window.permission = "asked"; return given.answer; };
}"""


@pytest.fixture
def ann(server: Server, visit: Visit) -> Guest:
    """Somebody at a table who has opened the notices of her seat."""
    guest = visit(server)
    guest.open_table(title="Friday")
    await_worker(guest)
    return guest


def stub(guest: Guest, device: Device, answer: str = "granted", fails: bool = False) -> None:
    """Let the browser subscribe as if there were a push service, and its owner answer what it asks."""
    guest.page.evaluate(STUB, {**device.fields(), "answer": answer, "fails": fails})
    notices = guest.draw_out("menu").locator("#notices")
    if notices.get_attribute("open") is None:
        notices.locator("summary").click()


def test_a_device_subscribes_on_a_click(ann: Guest) -> None:
    """Permission is asked for on the click and not before; then the page knows the device, until it is stopped."""
    device = Device("https://push.example/ann")
    stub(ann, device)
    start = ann.page.get_by_role("button", name="Notify me on this device")
    stop = ann.page.get_by_role("button", name="Stop on this device")
    expect(start).to_be_visible()
    expect(stop).to_be_hidden()
    assert ann.page.evaluate("window.permission") is None
    start.click()
    expect(stop).to_be_visible()
    expect(start).to_be_hidden()
    asked = ann.page.evaluate("window.asked")
    assert asked["visible"] and len(asked["key"]) == 65 and asked["key"][0] == 4
    assert ann.page.locator("#push").get_attribute("data-devices") == device.contact.digest
    expect(ann.page.get_by_text("1 device is notified.")).to_be_visible()
    assert findings(ann) == []
    stop.click()
    expect(start).to_be_visible()
    expect(ann.page.get_by_text("1 device is notified.")).to_be_hidden()


@pytest.mark.parametrize(
    ("answer", "fails", "said"), [("denied", False, "blocks notifications"), ("granted", True, "could not sign up")]
)
def test_a_device_that_cannot_subscribe_is_told_why(ann: Guest, answer: str, fails: bool, said: str) -> None:
    """Its owner has refused, or its push service does not answer."""
    stub(ann, Device("https://push.example/ann"), answer, fails)
    ann.page.get_by_role("button", name="Notify me on this device").click()
    expect(ann.page.locator("#push .told")).to_contain_text(said)
    assert ann.page.locator("#push").get_attribute("data-devices") == ""


def test_a_browser_without_push_says_so(server: Server, visit: Visit) -> None:
    """The button says what is missing, and what one can do."""
    ann = visit(server)
    ann.context.add_init_script("delete window.PushManager")
    ann.open_table()
    ann.draw_out("menu").locator("#notices summary").click()
    ann.page.get_by_role("button", name="Notify me on this device").click()
    expect(ann.page.locator("#push .told")).to_contain_text("home screen")


# What the worker shows

SHOWN = """async () => {
  const held = await navigator.serviceWorker.ready;
  return (await held.getNotifications()).map(({ title, body, tag, icon }) => ({ title, body, tag, icon }));
}"""


class Push:
    """Delivers what is pushed, as the browser does when it comes from a push service."""

    def __init__(self, guest: Guest) -> None:
        """Listen for the worker's registration."""
        self.guest = guest
        guest.context.grant_permissions(["notifications"], origin=guest.server.home)
        guest.page.wait_for_function("() => Notification.permission === 'granted'")
        self.session: CDPSession = guest.context.new_cdp_session(guest.page)
        self.ids: list[str] = []
        self.session.on("ServiceWorker.workerRegistrationUpdated", self.hear)
        self.session.send("ServiceWorker.enable")

    def hear(self, told: dict[str, list[dict[str, str]]]) -> None:
        """Note the registrations of this server."""
        home = self.guest.server.home
        self.ids += [each["registrationId"] for each in told["registrations"] if each["scopeURL"].startswith(home)]

    def deliver(self, **said: str) -> None:
        """Deliver a message."""
        while not self.ids:
            self.guest.page.wait_for_timeout(20)
        told = {"origin": self.guest.server.home, "registrationId": self.ids[-1], "data": json.dumps(said)}
        self.session.send("ServiceWorker.deliverPushMessage", told)

    def shown(self, count: int) -> list[dict[str, object]]:
        """Wait until so many notices are shown, and return them.

        Chromium forgets a notice that is asked for while it is on its way to the screen: look seldom, and not at once.
        """
        for _ in range(40):
            self.guest.page.wait_for_timeout(500)
            found: list[dict[str, object]] = self.guest.page.evaluate(SHOWN)
            if len(found) == count:
                return found
        raise AssertionError(found)


def turn(guest: Guest, title: str = "Your turn · Friday") -> dict[str, str]:
    """Return what is pushed when it is somebody's turn at the table of the page."""
    return {"title": title, "body": "Neptun", "url": guest.path, "check": f"{guest.path}/notice?seat=1"}


def test_a_push_is_shown_once_for_each_table(ann: Guest) -> None:
    """Title and game, with our icon; what comes later about the same table takes its place."""
    push = Push(ann)
    push.deliver(**turn(ann))
    (first,) = push.shown(1)
    assert (first["title"], first["body"], first["tag"]) == ("Your turn · Friday", "Neptun", ann.path)
    assert "/icon/any-192.png" in str(first["icon"])
    push.deliver(**turn(ann, "Your turn · again"))
    while push.shown(1)[0]["title"] == first["title"]:
        ann.page.wait_for_timeout(50)
    push.deliver(title="Your turn · Monday", body="", url="/table/other", check="")
    assert {each["tag"] for each in push.shown(2)} == {ann.path, "/table/other"}


def test_a_notice_of_a_turn_that_is_over_does_not_stay(server: Server, visit: Visit) -> None:
    """The seat is not awaited any more: the notice that comes late is closed, and with it the one before."""
    host = visit(server)
    host.open_table(who=("me", "open"))
    await_worker(host)
    push = Push(host)
    push.deliver(**turn(host) | {"check": ""})
    push.shown(1)
    push.deliver(**turn(host))
    assert push.shown(0) == []


def test_whoever_opens_the_table_needs_no_notice(ann: Guest) -> None:
    """The notice about a table is closed when its page is opened; those of other tables stay."""
    push, table = Push(ann), ann.path
    push.deliver(**turn(ann))
    push.deliver(title="Your turn · Monday", body="", url="/table/other", check="")
    push.shown(2)
    ann.go("/")
    push.shown(2)
    ann.go(table)
    (left,) = push.shown(1)
    assert left["tag"] == "/table/other"


def test_a_hidden_page_shows_the_same_notice(ann: Guest) -> None:
    """A page in a hidden tab that hears of its turn uses the place of a pushed notice: there is only one."""
    push = Push(ann)
    ann.page.evaluate(
        """() => {
          const ask = window.fetch;
          const turn = () => Promise.resolve(Response.json({ awaited: true, decision: 99 }));
          window.fetch = (url, ...how) => (String(url).endsWith("/notice") ? turn() : ask(url, ...how));
          localStorage.setItem("periplus-notify", "on");
          Object.defineProperty(document, "hidden", { value: true });
          document.dispatchEvent(new Event("visibilitychange"));
        }"""
    )
    (shown,) = push.shown(1)
    assert (shown["title"], shown["tag"]) == ("Friday", ann.path)
    push.deliver(**turn(ann))
    while push.shown(1)[0]["title"] == "Friday":
        ann.page.wait_for_timeout(50)


def test_a_click_on_a_notice_leads_to_the_table(server: Server, visit: Visit) -> None:
    """A page that shows the table is brought to the front; if there is none, one is opened."""
    ann = visit(server)
    table = ann.open_table()
    await_worker(ann)
    (worker,) = ann.context.service_workers
    opened = """async (path) => {
      const pages = [];
      self.clients.openWindow = async (url) => { pages.push("opened " + url); };
      WindowClient.prototype.focus = async function () { pages.push("focused " + this.url); };
      await open(path);
      return pages.map((each) => each.replace(location.origin, ""));
    }"""
    assert worker.evaluate(opened, table) == [f"focused {table}"]
    assert worker.evaluate(opened, "/table/other") == ["opened /table/other"]
